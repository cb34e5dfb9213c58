class GraphModule(torch.nn.Module):
    def forward(
        self,
        primals_2: "Sym(s11)",  # PlainAOTInput(idx=1)
        primals_11: "Sym(s11)",  # PlainAOTInput(idx=10)
        primals_4: "b8[s11][1]cpu",  # PlainAOTInput(idx=3)
        primals_5: "bf16[s11, 151936][151936, 1]cpu",  # PlainAOTInput(idx=4)
        primals_6: "i64[s11][1]cpu",  # PlainAOTInput(idx=5)
        primals_7: "f32[][]cpu",  # PlainAOTInput(idx=6)
        primals_8: "f32[s11][1]cpu",  # PlainAOTInput(idx=7)
        primals_9: "f32[s11][1]cpu",  # PlainAOTInput(idx=8)
        primals_10: "f32[s11][1]cpu",  # PlainAOTInput(idx=9)
        primals_13: "f32[][]cpu",  # PlainAOTInput(idx=12)
        primals_14: "f32[][]cpu",  # PlainAOTInput(idx=13)
        primals_15: "f32[][]cpu",  # PlainAOTInput(idx=14)
        convert_element_type_10: "f32[s11][1]cpu",
        where_10: "f32[s11][1]cpu",
        bitwise_and_5: "b8[s11][1]cpu",
        index: "f32[s11][1]cpu",
        where_31: "f32[][]cpu",
        div_15: "f32[s11][1]cpu",
        unsqueeze_75: "f32[s11, 1][1, 1]cpu",
        tangents_1: "f32[][]cpu",  # TangentAOTInput(output=PlainAOTOutput(idx=0))
    ):
        # File: logpile/loss/step.py:139 in compute, code: return Result(terms["loss"] * batch.loss_scale, record.parts(), record.kinds, per_token)
        mul_458: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_15);  tangents_1 = primals_15 = None

        # File: logpile/loss/step.py:184 in reduced_terms, code: entropy_term = -batch.entropy_coef * reduce_aux(values.entropy)
        neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(primals_14);  primals_14 = None
        mul_459: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_458, neg_1);  neg_1 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        div_9: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_459, where_31);  mul_459 = None
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
        mul_460: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_458, primals_13);  primals_13 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        div_11: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_460, where_31);  mul_460 = None
        expand_1: "f32[s11][0]cpu" = torch.ops.aten.expand.default(div_11, [primals_11]);  div_11 = None

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_12: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(expand_1, index);  expand_1 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_68: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, div_12, full_default_4);  div_12 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        div_13: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_458, where_31);  mul_458 = where_31 = None
        expand_2: "f32[s11][0]cpu" = torch.ops.aten.expand.default(div_13, [primals_11]);  div_13 = None

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
        mul_461: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_69, where_28);  where_69 = where_28 = None
        where_70: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, mul_461, full_default_4);  mul_461 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_19: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_8, full_default_4);  primals_8 = None

        # File: logpile/loss/step.py:249 in only, code: advantages=torch.where(kept, tokens.advantages, 0.0),
        where_24: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, where_19, full_default_4);  where_19 = None

        # File: logpile/loss/surrogates.py:42 in ppo_clip, code: return -advantages.detach() * torch.where(advantages < 0, down, up)
        neg: "f32[s11][1]cpu" = torch.ops.aten.neg.default(where_24)
        mul_462: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_70, neg);  where_70 = neg = None
        lt_4: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(where_24, 0);  where_24 = None
        where_71: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_4, full_default_4, mul_462)
        where_72: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_4, mul_462, full_default_4);  lt_4 = mul_462 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_12: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_9, full_default_4);  primals_9 = None

        # File: logpile/loss/ratio.py:33 in token_log_ratio, code: return logprob - old.detach()
        sub_142: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_10, where_12);  where_12 = None

        # File: logpile/loss/step.py:248 in only, code: log_ratio=torch.where(kept, tokens.log_ratio, 0.0),
        where_23: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, sub_142, full_default_4);  sub_142 = None

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_min_7: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(where_23, -20.0)
        clamp_max_3: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_7, 20.0);  clamp_min_7 = None
        exp_2: "f32[s11][1]cpu" = torch.ops.aten.exp.default(clamp_max_3);  clamp_max_3 = None

        # File: logpile/loss/step.py:122 in compute, code: live = live._replace(ratio=torch.where(kept, ratio, 1.0))
        where_25: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, exp_2, full_default_17);  full_default_17 = None

        # File: logpile/loss/surrogates.py:39 in ppo_clip, code: down = ratio.clamp(min=1.0 - clip_low)
        ge_11: "b8[s11][1]cpu" = torch.ops.aten.ge.Scalar(where_25, 0.8)
        where_73: "f32[s11][1]cpu" = torch.ops.aten.where.self(ge_11, where_72, full_default_4);  ge_11 = where_72 = None

        # File: logpile/loss/surrogates.py:38 in ppo_clip, code: up = ratio.clamp(max=1.0 + clip_high)
        le_3: "b8[s11][1]cpu" = torch.ops.aten.le.Scalar(where_25, 1.2);  where_25 = None
        where_74: "f32[s11][1]cpu" = torch.ops.aten.where.self(le_3, where_71, full_default_4);  le_3 = where_71 = None
        add_912: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(where_73, where_74);  where_73 = where_74 = None

        # File: logpile/loss/step.py:122 in compute, code: live = live._replace(ratio=torch.where(kept, ratio, 1.0))
        where_75: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, add_912, full_default_4);  add_912 = None

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        mul_463: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_75, exp_2);  where_75 = exp_2 = None
        ge_12: "b8[s11][1]cpu" = torch.ops.aten.ge.Scalar(where_23, -20.0)
        le_4: "b8[s11][1]cpu" = torch.ops.aten.le.Scalar(where_23, 20.0);  where_23 = None
        logical_and: "b8[s11][1]cpu" = torch.ops.aten.logical_and.default(ge_12, le_4);  ge_12 = le_4 = None
        where_76: "f32[s11][1]cpu" = torch.ops.aten.where.self(logical_and, mul_463, full_default_4);  logical_and = mul_463 = None

        # File: logpile/loss/step.py:248 in only, code: log_ratio=torch.where(kept, tokens.log_ratio, 0.0),
        where_77: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, where_76, full_default_4);  bitwise_and_5 = where_76 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_78: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_68, full_default_4);  where_68 = None
        where_14: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_10, full_default_4);  primals_10 = None

        # File: logpile/loss/kl.py:54 in kl_estimate, code: d = ref_logprob.detach() - logprob
        sub_150: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_14, where_10);  where_14 = where_10 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_1: "f32[s11][1]cpu" = torch.ops.aten.abs.default(sub_150)
        lt_2: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 0.5);  abs_1 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        where_79: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, full_default_4, where_78)
        where_80: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, where_78, full_default_4);  where_78 = None
        neg_4: "f32[s11][1]cpu" = torch.ops.aten.neg.default(where_79)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_max_1: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(sub_150, 20.0)
        where_16: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, full_default_4, clamp_max_1);  clamp_max_1 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        expm1: "f32[s11][1]cpu" = torch.ops.aten.expm1.default(where_16);  where_16 = None
        add_913: "f32[s11][1]cpu" = torch.ops.aten.add.Scalar(expm1, 1);  expm1 = None
        mul_464: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_79, add_913);  where_79 = add_913 = None
        add_914: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(neg_4, mul_464);  neg_4 = mul_464 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_15: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, sub_150, full_default_4)

        # File: logpile/loss/kl.py:81 in k3, code: series = torch.zeros_like(d)
        full_default_13: "f32[s11][1]cpu" = torch.ops.aten.full.default([primals_2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_189: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(full_default_13, where_15)
        add_380: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_189, 7.647163731819816e-13);  mul_189 = None
        mul_192: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_380, where_15)
        add_385: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_192, 1.1470745597729725e-11);  mul_192 = None
        mul_195: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_385, where_15)
        add_390: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_195, 1.6059043836821613e-10);  mul_195 = None
        mul_198: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_390, where_15)
        add_395: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_198, 2.08767569878681e-09);  mul_198 = None
        mul_201: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_395, where_15)
        add_400: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_201, 2.505210838544172e-08);  mul_201 = None
        mul_204: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_400, where_15)
        add_405: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_204, 2.755731922398589e-07);  mul_204 = None
        mul_207: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_405, where_15)
        add_410: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_207, 2.7557319223985893e-06);  mul_207 = None
        mul_210: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_410, where_15)
        add_415: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_210, 2.48015873015873e-05);  mul_210 = None
        mul_213: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_415, where_15)
        add_420: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_213, 0.0001984126984126984);  mul_213 = None
        mul_216: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_420, where_15)
        add_425: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_216, 0.001388888888888889);  mul_216 = None
        mul_219: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_425, where_15)
        add_430: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_219, 0.008333333333333333);  mul_219 = None
        mul_222: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_430, where_15)
        add_435: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_222, 0.041666666666666664);  mul_222 = None
        mul_225: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_435, where_15)
        add_440: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_225, 0.16666666666666666);  mul_225 = None
        mul_228: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_440, where_15)
        add_445: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_228, 0.5);  mul_228 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_231: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_445, where_15)
        mul_465: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_80, mul_231);  mul_231 = None
        mul_466: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_80, where_15);  where_80 = None
        mul_467: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_466, add_445);  add_445 = None
        mul_468: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_466, where_15);  mul_466 = None
        add_915: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_465, mul_467);  mul_465 = mul_467 = None

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_469: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_468, add_440);  add_440 = None
        mul_470: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_468, where_15);  mul_468 = None
        add_916: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_915, mul_469);  add_915 = mul_469 = None
        mul_471: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_470, add_435);  add_435 = None
        mul_472: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_470, where_15);  mul_470 = None
        add_917: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_916, mul_471);  add_916 = mul_471 = None
        mul_473: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_472, add_430);  add_430 = None
        mul_474: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_472, where_15);  mul_472 = None
        add_918: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_917, mul_473);  add_917 = mul_473 = None
        mul_475: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_474, add_425);  add_425 = None
        mul_476: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_474, where_15);  mul_474 = None
        add_919: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_918, mul_475);  add_918 = mul_475 = None
        mul_477: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_476, add_420);  add_420 = None
        mul_478: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_476, where_15);  mul_476 = None
        add_920: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_919, mul_477);  add_919 = mul_477 = None
        mul_479: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_478, add_415);  add_415 = None
        mul_480: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_478, where_15);  mul_478 = None
        add_921: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_920, mul_479);  add_920 = mul_479 = None
        mul_481: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_480, add_410);  add_410 = None
        mul_482: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_480, where_15);  mul_480 = None
        add_922: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_921, mul_481);  add_921 = mul_481 = None
        mul_483: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_482, add_405);  add_405 = None
        mul_484: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_482, where_15);  mul_482 = None
        add_923: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_922, mul_483);  add_922 = mul_483 = None
        mul_485: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_484, add_400);  add_400 = None
        mul_486: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_484, where_15);  mul_484 = None
        add_924: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_923, mul_485);  add_923 = mul_485 = None
        mul_487: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_486, add_395);  add_395 = None
        mul_488: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_486, where_15);  mul_486 = None
        add_925: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_924, mul_487);  add_924 = mul_487 = None
        mul_489: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_488, add_390);  add_390 = None
        mul_490: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_488, where_15);  mul_488 = None
        add_926: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_925, mul_489);  add_925 = mul_489 = None
        mul_491: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_490, add_385);  add_385 = None
        mul_492: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_490, where_15);  mul_490 = None
        add_927: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_926, mul_491);  add_926 = mul_491 = None
        mul_493: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_492, add_380);  add_380 = None
        mul_494: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_492, where_15);  mul_492 = where_15 = None
        add_928: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_927, mul_493);  add_927 = mul_493 = None
        mul_495: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_494, full_default_13);  mul_494 = full_default_13 = None
        add_929: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_928, mul_495);  add_928 = mul_495 = None

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        where_81: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, full_default_4, add_914);  add_914 = None
        le_5: "b8[s11][1]cpu" = torch.ops.aten.le.Scalar(sub_150, 20.0);  sub_150 = None
        where_82: "f32[s11][1]cpu" = torch.ops.aten.where.self(le_5, where_81, full_default_4);  le_5 = where_81 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_83: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, add_929, full_default_4);  lt_2 = add_929 = None
        add_930: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(where_82, where_83);  where_82 = where_83 = None

        # File: logpile/loss/kl.py:54 in kl_estimate, code: d = ref_logprob.detach() - logprob
        neg_5: "f32[s11][1]cpu" = torch.ops.aten.neg.default(add_930);  add_930 = None

        # File: logpile/loss/ratio.py:33 in token_log_ratio, code: return logprob - old.detach()
        add_931: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(neg_5, where_77);  neg_5 = where_77 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_84: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_67, full_default_4);  where_67 = None
        where_85: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, add_931, full_default_4);  add_931 = None

        # File: logpile/ops/api.py:124 in logprob_entropy, code: results = Results(*(program.plain(call) if plain else FORWARD(*call)))
        add_304: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_10, 1.0)
        clamp_min_10: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(add_304, 1.0);  add_304 = None
        mul_497: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_84, div_15);  div_15 = None
        mul_498: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_84, 0.6931471805599453);  where_84 = None
        full_default_93: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        ge_1: "b8[][]cpu" = torch.ops.aten.ge.Scalar(primals_7, 1.1754943508222875e-38)
        le: "b8[][]cpu" = torch.ops.aten.le.Scalar(primals_7, 3.4028234663852886e+38)
        bitwise_and_1: "b8[][]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_1, le);  ge_1 = le = None
        where_86: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and_1, primals_7, full_default_93);  full_default_93 = None
        mul_499: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(clamp_min_10, where_86);  clamp_min_10 = None
        reciprocal_3: "f32[s11][1]cpu" = torch.ops.aten.reciprocal.default(mul_499);  mul_499 = None
        mul_500: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_3, 1.0);  reciprocal_3 = None
        neg_6: "f32[s11][1]cpu" = torch.ops.aten.neg.default(where_85)
        add_934: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_497, neg_6);  neg_6 = None
        div_16: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(where_85, where_86);  where_86 = None
        mul_501: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_85, convert_element_type_10);  where_85 = convert_element_type_10 = None
        add_935: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_497, mul_501);  mul_497 = mul_501 = None
        mul_502: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_935, mul_500);  add_935 = None
        mul_503: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_934, mul_500);  add_934 = None
        mul_504: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_498, mul_500);  mul_498 = mul_500 = None
        iota_3: "i64[151936][1]cpu" = torch.ops.prims.iota.default(151936, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
        add_936: "i64[151936][1]cpu" = torch.ops.aten.add.Tensor(iota_3, 0);  iota_3 = None

        # File: logpile/loss/policy.py:285 in call_op, code: target = torch.where(counted, target, IGNORED)
        full_default: "i64[][]cpu" = torch.ops.aten.full.default([], -2147483648, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_2: "i64[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_6, full_default);  ne = primals_6 = full_default = None

        # File: logpile/ops/api.py:124 in logprob_entropy, code: results = Results(*(program.plain(call) if plain else FORWARD(*call)))
        unsqueeze_74: "i64[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_2, 1)
        eq_423: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.eq.Tensor(add_936, unsqueeze_74);  add_936 = unsqueeze_74 = None
        convert_element_type: "f32[s11, 151936][151936, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_5, torch.float32);  primals_5 = None
        ne_4: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.ne.Scalar(convert_element_type, -inf)
        bitwise_and_14: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_423, ne_4);  eq_423 = ne_4 = None
        full_default_94: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_87: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and_1, primals_7, full_default_94);  bitwise_and_1 = primals_7 = full_default_94 = None
        sub_406: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type, unsqueeze_75);  convert_element_type = unsqueeze_75 = None
        reciprocal_4: "f32[][]cpu" = torch.ops.aten.reciprocal.default(where_87);  where_87 = None
        mul_505: "f32[][]cpu" = torch.ops.aten.mul.Tensor(reciprocal_4, 1.4426950408889634);  reciprocal_4 = None
        unsqueeze_76: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(mul_505, 0);  mul_505 = None
        mul_506: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.mul.Tensor(sub_406, unsqueeze_76);  sub_406 = unsqueeze_76 = None
        clamp_min_12: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.clamp_min.default(mul_506, -10000.0);  mul_506 = None
        cat_6: "f32[4*s11][1]cpu" = torch.ops.aten.cat.default([mul_503, mul_504, div_16, mul_502]);  mul_503 = mul_504 = div_16 = mul_502 = None
        view_12: "f32[4, s11][s11, 1]cpu" = torch.ops.aten.view.default(cat_6, [4, primals_11]);  cat_6 = primals_11 = None
        unbind_1 = torch.ops.aten.unbind.int(view_12);  view_12 = None
        getitem_1: "f32[s11][1]cpu" = unbind_1[0]
        getitem_2: "f32[s11][1]cpu" = unbind_1[1]
        getitem_3: "f32[s11][1]cpu" = unbind_1[2]
        getitem_4: "f32[s11][1]cpu" = unbind_1[3];  unbind_1 = None
        unsqueeze_77: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_2, 1);  getitem_2 = None
        unsqueeze_78: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_3, 1);  getitem_3 = None
        unsqueeze_79: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_4, 1);  getitem_4 = None
        unsqueeze_80: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, 1);  getitem_1 = None
        mul_507: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_77, clamp_min_12);  unsqueeze_77 = None
        sub_407: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_80, mul_507);  unsqueeze_80 = mul_507 = None
        exp2_2: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.exp2.default(clamp_min_12)
        mul_508: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.mul.Tensor(exp2_2, sub_407);  exp2_2 = sub_407 = None
        where_88: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.where.self(bitwise_and_14, unsqueeze_78, full_default_4);  unsqueeze_78 = None
        add_937: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.add.Tensor(mul_508, where_88);  mul_508 = where_88 = None
        ge_15: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.ge.Scalar(clamp_min_12, 0.0);  clamp_min_12 = None
        bitwise_and_16: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_14, ge_15);  bitwise_and_14 = ge_15 = None
        where_89: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.where.self(bitwise_and_16, unsqueeze_79, add_937);  bitwise_and_16 = unsqueeze_79 = add_937 = None
        full_default_96: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.full.default([primals_2, 151936], True, dtype = torch.bool, layout = torch.strided, device = device(type='cpu'), pin_memory = False);  primals_2 = None
        ne_5: "b8[s11][1]cpu" = torch.ops.aten.ne.Scalar(where_2, -2147483648);  where_2 = None
        unsqueeze_81: "b8[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(ne_5, 1);  ne_5 = None
        bitwise_and_17: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(full_default_96, unsqueeze_81);  full_default_96 = unsqueeze_81 = None
        where_90: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.where.self(bitwise_and_17, where_89, full_default_4);  bitwise_and_17 = where_89 = full_default_4 = None
        convert_element_type_81: "bf16[s11, 151936][151936, 1]cpu" = torch.ops.prims.convert_element_type.default(where_90, torch.bfloat16);  where_90 = None
        return (
            None,  # None
            None,  # None
            None,  # None
            None,  # None
            convert_element_type_81,  # GradAOTOutput(grad_of=PlainAOTInput(idx=4))
            None,  # None
            None,  # None
            None,  # None
            None,  # None
            None,  # None
            None,  # None
            None,  # None
            None,  # None
            None,  # None
            None,  # None
        )
