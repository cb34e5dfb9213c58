class GraphModule(torch.nn.Module):
    def forward(self, primals_2: "Sym(s11)", primals_11: "Sym(s11)", primals_4: "b8[s11][1]cpu", primals_5: "bf16[s11, 151936][151936, 1]cpu", primals_6: "i64[s11][1]cpu", primals_7: "f32[][]cpu", primals_8: "f32[s11][1]cpu", primals_9: "f32[s11][1]cpu", primals_10: "f32[s11][1]cpu", primals_13: "f32[][]cpu", primals_14: "f32[][]cpu", primals_15: "f32[][]cpu", where_10: "f32[s11][1]cpu", bitwise_and_5: "b8[s11][1]cpu", index: "f32[s11][1]cpu", where_31: "f32[][]cpu", mul_461: "f32[s11][1]cpu", div_15: "f32[s11][1]cpu", unsqueeze_75: "f32[s11, 1][1, 1]cpu", tangents_1: "f32[][]cpu"):
        # File: logpile/loss/step.py:139 in compute, code: return Result(terms["loss"] * batch.loss_scale, record.parts(), record.kinds, per_token)
        mul_422: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_15);  tangents_1 = primals_15 = None

        # File: logpile/loss/step.py:184 in reduced_terms, code: entropy_term = -batch.entropy_coef * reduce_aux(values.entropy)
        neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(primals_14);  primals_14 = None
        mul_423: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_422, neg_1);  neg_1 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        div_9: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_423, where_31);  mul_423 = None
        expand: "f32[s11][0]cpu" = torch.ops.aten.expand.default(div_9, [primals_11]);  div_9 = None

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_10: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(expand, index);  expand = None

        # File: logpile/loss/layout.py:62 in of_rows, code: counted = (mask != 0).reshape(-1)
        ne: "b8[s11][1]cpu" = torch.ops.aten.ne.Scalar(primals_4, 0);  primals_4 = None

        # File: logpile/ops/api.py:124 in logprob_entropy, code: results = Results(*(program.plain(call) if plain else FORWARD(*call)))
        full_default_4: "f32[][]cpu" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_67: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, div_10, full_default_4);  div_10 = None

        # File: logpile/loss/step.py:181 in reduced_terms, code: kl_term = batch.kl_coef * reduce_aux(values.kl)
        mul_424: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_422, primals_13);  primals_13 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        div_11: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_424, where_31);  mul_424 = None
        expand_1: "f32[s11][0]cpu" = torch.ops.aten.expand.default(div_11, [primals_11]);  div_11 = None

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_12: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(expand_1, index);  expand_1 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_68: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, div_12, full_default_4);  div_12 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        div_13: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_422, where_31);  mul_422 = where_31 = None
        expand_2: "f32[s11][0]cpu" = torch.ops.aten.expand.default(div_13, [primals_11]);  div_13 = primals_11 = None

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_14: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(expand_2, index);  expand_2 = index = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_69: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, div_14, full_default_4);  div_14 = None

        # File: logpile/loss/step.py:115 in compute, code: ratio = torch.where(layout.mask, ratio, 1.0)
        full_default_17: "f32[][]cpu" = torch.ops.aten.full.default([], 1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/step.py:266 in off_policy, code: one = torch.ones_like(tokens.logprob.detach())
        full_default_18: "f32[s11][1]cpu" = torch.ops.aten.full.default([primals_2], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/step.py:124 in compute, code: values = torch.where(kept, values, 0.0) * torch.where(kept, weight, 1.0)
        where_28: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, full_default_18, full_default_17);  full_default_18 = None
        mul_425: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_69, where_28);  where_69 = where_28 = None
        where_70: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, mul_425, full_default_4);  mul_425 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_19: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_8, full_default_4);  primals_8 = None

        # File: logpile/loss/step.py:249 in only, code: advantages=torch.where(kept, tokens.advantages, 0.0),
        where_24: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, where_19, full_default_4);  where_19 = None

        # File: logpile/loss/surrogates.py:42 in ppo_clip, code: return -advantages.detach() * torch.where(advantages < 0, down, up)
        neg: "f32[s11][1]cpu" = torch.ops.aten.neg.default(where_24)
        mul_426: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_70, neg);  where_70 = neg = None
        lt_4: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(where_24, 0);  where_24 = None
        where_71: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_4, full_default_4, mul_426)
        where_72: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_4, mul_426, full_default_4);  lt_4 = mul_426 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_12: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_9, full_default_4);  primals_9 = None

        # File: logpile/loss/ratio.py:33 in token_log_ratio, code: return logprob - old.detach()
        sub_113: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_10, where_12);  where_12 = None

        # File: logpile/loss/step.py:248 in only, code: log_ratio=torch.where(kept, tokens.log_ratio, 0.0),
        where_23: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, sub_113, full_default_4);  sub_113 = None

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_min_7: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(where_23, -20.0)
        clamp_max_3: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_7, 20.0);  clamp_min_7 = None
        exp_2: "f32[s11][1]cpu" = torch.ops.aten.exp.default(clamp_max_3);  clamp_max_3 = None

        # File: logpile/loss/step.py:122 in compute, code: live = live._replace(ratio=torch.where(kept, ratio, 1.0))
        where_25: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, exp_2, full_default_17);  full_default_17 = None

        # File: logpile/loss/surrogates.py:39 in ppo_clip, code: down = ratio.clamp(min=1.0 - clip_low)
        ge_8: "b8[s11][1]cpu" = torch.ops.aten.ge.Scalar(where_25, 0.8)
        where_73: "f32[s11][1]cpu" = torch.ops.aten.where.self(ge_8, where_72, full_default_4);  ge_8 = where_72 = None

        # File: logpile/loss/surrogates.py:38 in ppo_clip, code: up = ratio.clamp(max=1.0 + clip_high)
        le_3: "b8[s11][1]cpu" = torch.ops.aten.le.Scalar(where_25, 1.2);  where_25 = None
        where_74: "f32[s11][1]cpu" = torch.ops.aten.where.self(le_3, where_71, full_default_4);  le_3 = where_71 = None
        add_831: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(where_73, where_74);  where_73 = where_74 = None

        # File: logpile/loss/step.py:122 in compute, code: live = live._replace(ratio=torch.where(kept, ratio, 1.0))
        where_75: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, add_831, full_default_4);  add_831 = None

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        mul_427: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_75, exp_2);  where_75 = exp_2 = None
        ge_9: "b8[s11][1]cpu" = torch.ops.aten.ge.Scalar(where_23, -20.0)
        le_4: "b8[s11][1]cpu" = torch.ops.aten.le.Scalar(where_23, 20.0);  where_23 = None
        logical_and: "b8[s11][1]cpu" = torch.ops.aten.logical_and.default(ge_9, le_4);  ge_9 = le_4 = None
        where_76: "f32[s11][1]cpu" = torch.ops.aten.where.self(logical_and, mul_427, full_default_4);  logical_and = mul_427 = None

        # File: logpile/loss/step.py:248 in only, code: log_ratio=torch.where(kept, tokens.log_ratio, 0.0),
        where_77: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, where_76, full_default_4);  bitwise_and_5 = where_76 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_78: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_68, full_default_4);  where_68 = None
        where_14: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_10, full_default_4);  primals_10 = None

        # File: logpile/loss/kl.py:54 in kl_estimate, code: d = ref_logprob.detach() - logprob
        sub_121: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_14, where_10);  where_14 = where_10 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_1: "f32[s11][1]cpu" = torch.ops.aten.abs.default(sub_121)
        lt_2: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 0.5);  abs_1 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        where_79: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, full_default_4, where_78)
        where_80: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, where_78, full_default_4);  where_78 = None
        neg_4: "f32[s11][1]cpu" = torch.ops.aten.neg.default(where_79)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_max_1: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(sub_121, 20.0)
        where_16: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, full_default_4, clamp_max_1);  clamp_max_1 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        expm1: "f32[s11][1]cpu" = torch.ops.aten.expm1.default(where_16);  where_16 = None
        add_832: "f32[s11][1]cpu" = torch.ops.aten.add.Scalar(expm1, 1);  expm1 = None
        mul_428: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_79, add_832);  where_79 = add_832 = None
        add_833: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(neg_4, mul_428);  neg_4 = mul_428 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_15: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, sub_121, full_default_4)

        # File: logpile/loss/kl.py:81 in k3, code: series = torch.zeros_like(d)
        full_default_13: "f32[s11][1]cpu" = torch.ops.aten.full.default([primals_2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_153: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(full_default_13, where_15)
        add_299: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_153, 7.647163731819816e-13);  mul_153 = None
        mul_156: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_299, where_15)
        add_304: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_156, 1.1470745597729725e-11);  mul_156 = None
        mul_159: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_304, where_15)
        add_309: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_159, 1.6059043836821613e-10);  mul_159 = None
        mul_162: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_309, where_15)
        add_314: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_162, 2.08767569878681e-09);  mul_162 = None
        mul_165: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_314, where_15)
        add_319: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_165, 2.505210838544172e-08);  mul_165 = None
        mul_168: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_319, where_15)
        add_324: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_168, 2.755731922398589e-07);  mul_168 = None
        mul_171: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_324, where_15)
        add_329: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_171, 2.7557319223985893e-06);  mul_171 = None
        mul_174: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_329, where_15)
        add_334: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_174, 2.48015873015873e-05);  mul_174 = None
        mul_177: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_334, where_15)
        add_339: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_177, 0.0001984126984126984);  mul_177 = None
        mul_180: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_339, where_15)
        add_344: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_180, 0.001388888888888889);  mul_180 = None
        mul_183: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_344, where_15)
        add_349: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_183, 0.008333333333333333);  mul_183 = None
        mul_186: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_349, where_15)
        add_354: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_186, 0.041666666666666664);  mul_186 = None
        mul_189: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_354, where_15)
        add_359: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_189, 0.16666666666666666);  mul_189 = None
        mul_192: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_359, where_15)
        add_364: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_192, 0.5);  mul_192 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_195: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_364, where_15)
        mul_429: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_80, mul_195);  mul_195 = None
        mul_430: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_80, where_15);  where_80 = None
        mul_431: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_430, add_364);  add_364 = None
        mul_432: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_430, where_15);  mul_430 = None
        add_834: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_429, mul_431);  mul_429 = mul_431 = None

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_433: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_432, add_359);  add_359 = None
        mul_434: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_432, where_15);  mul_432 = None
        add_835: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_834, mul_433);  add_834 = mul_433 = None
        mul_435: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_434, add_354);  add_354 = None
        mul_436: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_434, where_15);  mul_434 = None
        add_836: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_835, mul_435);  add_835 = mul_435 = None
        mul_437: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_436, add_349);  add_349 = None
        mul_438: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_436, where_15);  mul_436 = None
        add_837: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_836, mul_437);  add_836 = mul_437 = None
        mul_439: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_438, add_344);  add_344 = None
        mul_440: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_438, where_15);  mul_438 = None
        add_838: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_837, mul_439);  add_837 = mul_439 = None
        mul_441: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_440, add_339);  add_339 = None
        mul_442: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_440, where_15);  mul_440 = None
        add_839: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_838, mul_441);  add_838 = mul_441 = None
        mul_443: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_442, add_334);  add_334 = None
        mul_444: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_442, where_15);  mul_442 = None
        add_840: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_839, mul_443);  add_839 = mul_443 = None
        mul_445: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_444, add_329);  add_329 = None
        mul_446: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_444, where_15);  mul_444 = None
        add_841: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_840, mul_445);  add_840 = mul_445 = None
        mul_447: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_446, add_324);  add_324 = None
        mul_448: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_446, where_15);  mul_446 = None
        add_842: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_841, mul_447);  add_841 = mul_447 = None
        mul_449: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_448, add_319);  add_319 = None
        mul_450: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_448, where_15);  mul_448 = None
        add_843: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_842, mul_449);  add_842 = mul_449 = None
        mul_451: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_450, add_314);  add_314 = None
        mul_452: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_450, where_15);  mul_450 = None
        add_844: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_843, mul_451);  add_843 = mul_451 = None
        mul_453: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_452, add_309);  add_309 = None
        mul_454: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_452, where_15);  mul_452 = None
        add_845: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_844, mul_453);  add_844 = mul_453 = None
        mul_455: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_454, add_304);  add_304 = None
        mul_456: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_454, where_15);  mul_454 = None
        add_846: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_845, mul_455);  add_845 = mul_455 = None
        mul_457: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_456, add_299);  add_299 = None
        mul_458: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_456, where_15);  mul_456 = where_15 = None
        add_847: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_846, mul_457);  add_846 = mul_457 = None
        mul_459: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_458, full_default_13);  mul_458 = full_default_13 = None
        add_848: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_847, mul_459);  add_847 = mul_459 = None

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        where_81: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, full_default_4, add_833);  add_833 = None
        le_5: "b8[s11][1]cpu" = torch.ops.aten.le.Scalar(sub_121, 20.0);  sub_121 = None
        where_82: "f32[s11][1]cpu" = torch.ops.aten.where.self(le_5, where_81, full_default_4);  le_5 = where_81 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_83: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, add_848, full_default_4);  lt_2 = add_848 = None
        add_849: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(where_82, where_83);  where_82 = where_83 = None

        # File: logpile/loss/kl.py:54 in kl_estimate, code: d = ref_logprob.detach() - logprob
        neg_5: "f32[s11][1]cpu" = torch.ops.aten.neg.default(add_849);  add_849 = None

        # File: logpile/loss/ratio.py:33 in token_log_ratio, code: return logprob - old.detach()
        add_850: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(neg_5, where_77);  neg_5 = where_77 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_84: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_67, full_default_4);  where_67 = None
        where_85: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, add_850, full_default_4);  add_850 = None

        # File: logpile/ops/api.py:124 in logprob_entropy, code: results = Results(*(program.plain(call) if plain else FORWARD(*call)))
        full_default_93: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        ge_1: "b8[][]cpu" = torch.ops.aten.ge.Scalar(primals_7, 1.1754943508222875e-38)
        le: "b8[][]cpu" = torch.ops.aten.le.Scalar(primals_7, 3.4028234663852886e+38)
        bitwise_and_1: "b8[][]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_1, le);  ge_1 = le = None
        where_86: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and_1, primals_7, full_default_93);  full_default_93 = None
        neg_6: "f32[s11][1]cpu" = torch.ops.aten.neg.default(where_85)
        mul_463: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_84, div_15);  div_15 = None
        add_851: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(neg_6, mul_463);  neg_6 = mul_463 = None
        mul_464: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_84, 0.6931471805599453);  where_84 = None
        mul_465: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_464, mul_461);  mul_464 = None
        mul_466: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_851, mul_461);  add_851 = mul_461 = None
        div_16: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(where_85, where_86);  where_85 = where_86 = None

        # File: logpile/loss/policy.py:285 in call_op, code: target = torch.where(counted, target, IGNORED)
        full_default: "i64[][]cpu" = torch.ops.aten.full.default([], -2147483648, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_2: "i64[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_6, full_default);  ne = primals_6 = full_default = None

        # File: logpile/ops/api.py:124 in logprob_entropy, code: results = Results(*(program.plain(call) if plain else FORWARD(*call)))
        ne_4: "b8[s11][1]cpu" = torch.ops.aten.ne.Scalar(where_2, -2147483648)
        where_87: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne_4, mul_466, full_default_4);  mul_466 = None
        where_88: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne_4, mul_465, full_default_4);  mul_465 = None
        where_89: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne_4, div_16, full_default_4);  div_16 = None
        full_default_97: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_90: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and_1, primals_7, full_default_97);  bitwise_and_1 = primals_7 = full_default_97 = None
        iota_3: "i64[151936][1]cpu" = torch.ops.prims.iota.default(151936, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
        add_852: "i64[151936][1]cpu" = torch.ops.aten.add.Tensor(iota_3, 0);  iota_3 = None
        unsqueeze_74: "i64[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_2, 1);  where_2 = None
        eq_400: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.eq.Tensor(add_852, unsqueeze_74);  add_852 = unsqueeze_74 = None
        convert_element_type: "f32[s11, 151936][151936, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_5, torch.float32);  primals_5 = None
        sub_377: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type, unsqueeze_75);  unsqueeze_75 = None
        reciprocal_4: "f32[][]cpu" = torch.ops.aten.reciprocal.default(where_90);  where_90 = None
        mul_467: "f32[][]cpu" = torch.ops.aten.mul.Tensor(reciprocal_4, 1.4426950408889634);  reciprocal_4 = None
        unsqueeze_76: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(mul_467, 0);  mul_467 = None
        mul_468: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.mul.Tensor(sub_377, unsqueeze_76);  sub_377 = unsqueeze_76 = None
        clamp_min_11: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.clamp_min.default(mul_468, -10000.0);  mul_468 = None
        unsqueeze_77: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_87, 1);  where_87 = None
        unsqueeze_78: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_88, 1);  where_88 = None
        mul_469: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_78, clamp_min_11);  unsqueeze_78 = None
        sub_378: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_77, mul_469);  unsqueeze_77 = mul_469 = None
        exp2_2: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.exp2.default(clamp_min_11);  clamp_min_11 = None
        mul_470: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.mul.Tensor(exp2_2, sub_378);  exp2_2 = sub_378 = None
        ne_5: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.ne.Scalar(convert_element_type, -inf);  convert_element_type = None
        bitwise_and_15: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_400, ne_5);  eq_400 = ne_5 = None
        unsqueeze_79: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_89, 1);  where_89 = None
        where_91: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.where.self(bitwise_and_15, unsqueeze_79, full_default_4);  bitwise_and_15 = unsqueeze_79 = None
        add_853: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.add.Tensor(mul_470, where_91);  mul_470 = where_91 = None
        full_default_99: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.full.default([primals_2, 151936], True, dtype = torch.bool, layout = torch.strided, device = device(type='cpu'), pin_memory = False);  primals_2 = None
        unsqueeze_80: "b8[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(ne_4, 1);  ne_4 = None
        bitwise_and_16: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(full_default_99, unsqueeze_80);  full_default_99 = unsqueeze_80 = None
        where_92: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.where.self(bitwise_and_16, add_853, full_default_4);  bitwise_and_16 = add_853 = full_default_4 = None
        convert_element_type_78: "bf16[s11, 151936][151936, 1]cpu" = torch.ops.prims.convert_element_type.default(where_92, torch.bfloat16);  where_92 = None
        return (None, None, None, None, convert_element_type_78, None, None, None, None, None, None, None, None, None, None)
