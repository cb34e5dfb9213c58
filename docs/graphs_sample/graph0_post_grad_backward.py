class GraphModule(torch.nn.Module):
    def forward(self, primals_2: "Sym(s11)", primals_11: "Sym(s11)", primals_4: "b8[s11][1]cpu", primals_5: "bf16[s11, 151936][151936, 1]cpu", primals_6: "i64[s11][1]cpu", primals_7: "f32[][]cpu", primals_8: "f32[s11][1]cpu", primals_9: "f32[s11][1]cpu", primals_10: "f32[s11][1]cpu", primals_13: "f32[][]cpu", primals_14: "f32[][]cpu", primals_15: "f32[][]cpu", convert_element_type_17: "f32[s11][1]cpu", convert_element_type_18: "f32[s11][1]cpu", where_10: "f32[s11][1]cpu", bitwise_and_5: "b8[s11][1]cpu", index: "f32[s11][1]cpu", where_31: "f32[][]cpu", div_15: "f32[s11][1]cpu", tangents_1: "f32[][]cpu"):
        # File: logpile/loss/step.py:139 in compute, code: return Result(terms["loss"] * batch.loss_scale, record.parts(), record.kinds, per_token)
        mul_501: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_15);  tangents_1 = primals_15 = None

        # File: logpile/loss/step.py:184 in reduced_terms, code: entropy_term = -batch.entropy_coef * reduce_aux(values.entropy)
        neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(primals_14);  primals_14 = None
        mul_502: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_501, neg_1);  neg_1 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        div_9: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_502, where_31);  mul_502 = None
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
        mul_503: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_501, primals_13);  primals_13 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        div_11: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_503, where_31);  mul_503 = None
        expand_1: "f32[s11][0]cpu" = torch.ops.aten.expand.default(div_11, [primals_11]);  div_11 = None

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_12: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(expand_1, index);  expand_1 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_68: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, div_12, full_default_4);  div_12 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        div_13: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_501, where_31);  mul_501 = where_31 = None
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
        mul_504: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_69, where_28);  where_69 = where_28 = None
        where_70: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, mul_504, full_default_4);  mul_504 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_19: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_8, full_default_4);  primals_8 = None

        # File: logpile/loss/step.py:249 in only, code: advantages=torch.where(kept, tokens.advantages, 0.0),
        where_24: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, where_19, full_default_4);  where_19 = None

        # File: logpile/loss/surrogates.py:42 in ppo_clip, code: return -advantages.detach() * torch.where(advantages < 0, down, up)
        neg: "f32[s11][1]cpu" = torch.ops.aten.neg.default(where_24)
        mul_505: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_70, neg);  where_70 = neg = None
        lt_4: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(where_24, 0);  where_24 = None
        where_71: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_4, full_default_4, mul_505)
        where_72: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_4, mul_505, full_default_4);  lt_4 = mul_505 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_12: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_9, full_default_4);  primals_9 = None

        # File: logpile/loss/ratio.py:33 in token_log_ratio, code: return logprob - old.detach()
        sub_169: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_10, where_12);  where_12 = None

        # File: logpile/loss/step.py:248 in only, code: log_ratio=torch.where(kept, tokens.log_ratio, 0.0),
        where_23: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, sub_169, full_default_4);  sub_169 = None

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_min_8: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(where_23, -20.0)
        clamp_max_3: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_8, 20.0);  clamp_min_8 = None
        exp_3: "f32[s11][1]cpu" = torch.ops.aten.exp.default(clamp_max_3);  clamp_max_3 = None

        # File: logpile/loss/step.py:122 in compute, code: live = live._replace(ratio=torch.where(kept, ratio, 1.0))
        where_25: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, exp_3, full_default_17);  full_default_17 = None

        # File: logpile/loss/surrogates.py:39 in ppo_clip, code: down = ratio.clamp(min=1.0 - clip_low)
        ge_12: "b8[s11][1]cpu" = torch.ops.aten.ge.Scalar(where_25, 0.8)
        where_73: "f32[s11][1]cpu" = torch.ops.aten.where.self(ge_12, where_72, full_default_4);  ge_12 = where_72 = None

        # File: logpile/loss/surrogates.py:38 in ppo_clip, code: up = ratio.clamp(max=1.0 + clip_high)
        le_3: "b8[s11][1]cpu" = torch.ops.aten.le.Scalar(where_25, 1.2);  where_25 = None
        where_74: "f32[s11][1]cpu" = torch.ops.aten.where.self(le_3, where_71, full_default_4);  le_3 = where_71 = None
        add_956: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(where_73, where_74);  where_73 = where_74 = None

        # File: logpile/loss/step.py:122 in compute, code: live = live._replace(ratio=torch.where(kept, ratio, 1.0))
        where_75: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, add_956, full_default_4);  add_956 = None

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        mul_506: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_75, exp_3);  where_75 = exp_3 = None
        ge_13: "b8[s11][1]cpu" = torch.ops.aten.ge.Scalar(where_23, -20.0)
        le_4: "b8[s11][1]cpu" = torch.ops.aten.le.Scalar(where_23, 20.0);  where_23 = None
        logical_and: "b8[s11][1]cpu" = torch.ops.aten.logical_and.default(ge_13, le_4);  ge_13 = le_4 = None
        where_76: "f32[s11][1]cpu" = torch.ops.aten.where.self(logical_and, mul_506, full_default_4);  logical_and = mul_506 = None

        # File: logpile/loss/step.py:248 in only, code: log_ratio=torch.where(kept, tokens.log_ratio, 0.0),
        where_77: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, where_76, full_default_4);  bitwise_and_5 = where_76 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_78: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_68, full_default_4);  where_68 = None
        where_14: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_10, full_default_4);  primals_10 = None

        # File: logpile/loss/kl.py:54 in kl_estimate, code: d = ref_logprob.detach() - logprob
        sub_177: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_14, where_10);  where_14 = where_10 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_1: "f32[s11][1]cpu" = torch.ops.aten.abs.default(sub_177)
        lt_2: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 0.5);  abs_1 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        where_79: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, full_default_4, where_78)
        where_80: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, where_78, full_default_4);  where_78 = None
        neg_4: "f32[s11][1]cpu" = torch.ops.aten.neg.default(where_79)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_max_1: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(sub_177, 20.0)
        where_16: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, full_default_4, clamp_max_1);  clamp_max_1 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        expm1: "f32[s11][1]cpu" = torch.ops.aten.expm1.default(where_16);  where_16 = None
        add_957: "f32[s11][1]cpu" = torch.ops.aten.add.Scalar(expm1, 1);  expm1 = None
        mul_507: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_79, add_957);  where_79 = add_957 = None
        add_958: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(neg_4, mul_507);  neg_4 = mul_507 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_15: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, sub_177, full_default_4)

        # File: logpile/loss/kl.py:81 in k3, code: series = torch.zeros_like(d)
        full_default_13: "f32[s11][1]cpu" = torch.ops.aten.full.default([primals_2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False);  primals_2 = None

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_232: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(full_default_13, where_15)
        add_424: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_232, 7.647163731819816e-13);  mul_232 = None
        mul_235: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_424, where_15)
        add_429: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_235, 1.1470745597729725e-11);  mul_235 = None
        mul_238: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_429, where_15)
        add_434: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_238, 1.6059043836821613e-10);  mul_238 = None
        mul_241: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_434, where_15)
        add_439: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_241, 2.08767569878681e-09);  mul_241 = None
        mul_244: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_439, where_15)
        add_444: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_244, 2.505210838544172e-08);  mul_244 = None
        mul_247: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_444, where_15)
        add_449: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_247, 2.755731922398589e-07);  mul_247 = None
        mul_250: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_449, where_15)
        add_454: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_250, 2.7557319223985893e-06);  mul_250 = None
        mul_253: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_454, where_15)
        add_459: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_253, 2.48015873015873e-05);  mul_253 = None
        mul_256: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_459, where_15)
        add_464: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_256, 0.0001984126984126984);  mul_256 = None
        mul_259: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_464, where_15)
        add_469: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_259, 0.001388888888888889);  mul_259 = None
        mul_262: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_469, where_15)
        add_474: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_262, 0.008333333333333333);  mul_262 = None
        mul_265: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_474, where_15)
        add_479: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_265, 0.041666666666666664);  mul_265 = None
        mul_268: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_479, where_15)
        add_484: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_268, 0.16666666666666666);  mul_268 = None
        mul_271: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_484, where_15)
        add_489: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_271, 0.5);  mul_271 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_274: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_489, where_15)
        mul_508: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_80, mul_274);  mul_274 = None
        mul_509: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_80, where_15);  where_80 = None
        mul_510: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_509, add_489);  add_489 = None
        mul_511: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_509, where_15);  mul_509 = None
        add_959: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_508, mul_510);  mul_508 = mul_510 = None

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_512: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_511, add_484);  add_484 = None
        mul_513: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_511, where_15);  mul_511 = None
        add_960: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_959, mul_512);  add_959 = mul_512 = None
        mul_514: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_513, add_479);  add_479 = None
        mul_515: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_513, where_15);  mul_513 = None
        add_961: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_960, mul_514);  add_960 = mul_514 = None
        mul_516: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_515, add_474);  add_474 = None
        mul_517: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_515, where_15);  mul_515 = None
        add_962: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_961, mul_516);  add_961 = mul_516 = None
        mul_518: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_517, add_469);  add_469 = None
        mul_519: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_517, where_15);  mul_517 = None
        add_963: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_962, mul_518);  add_962 = mul_518 = None
        mul_520: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_519, add_464);  add_464 = None
        mul_521: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_519, where_15);  mul_519 = None
        add_964: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_963, mul_520);  add_963 = mul_520 = None
        mul_522: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_521, add_459);  add_459 = None
        mul_523: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_521, where_15);  mul_521 = None
        add_965: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_964, mul_522);  add_964 = mul_522 = None
        mul_524: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_523, add_454);  add_454 = None
        mul_525: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_523, where_15);  mul_523 = None
        add_966: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_965, mul_524);  add_965 = mul_524 = None
        mul_526: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_525, add_449);  add_449 = None
        mul_527: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_525, where_15);  mul_525 = None
        add_967: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_966, mul_526);  add_966 = mul_526 = None
        mul_528: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_527, add_444);  add_444 = None
        mul_529: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_527, where_15);  mul_527 = None
        add_968: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_967, mul_528);  add_967 = mul_528 = None
        mul_530: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_529, add_439);  add_439 = None
        mul_531: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_529, where_15);  mul_529 = None
        add_969: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_968, mul_530);  add_968 = mul_530 = None
        mul_532: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_531, add_434);  add_434 = None
        mul_533: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_531, where_15);  mul_531 = None
        add_970: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_969, mul_532);  add_969 = mul_532 = None
        mul_534: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_533, add_429);  add_429 = None
        mul_535: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_533, where_15);  mul_533 = None
        add_971: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_970, mul_534);  add_970 = mul_534 = None
        mul_536: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_535, add_424);  add_424 = None
        mul_537: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_535, where_15);  mul_535 = where_15 = None
        add_972: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_971, mul_536);  add_971 = mul_536 = None
        mul_538: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_537, full_default_13);  mul_537 = full_default_13 = None
        add_973: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(add_972, mul_538);  add_972 = mul_538 = None

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        where_81: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, full_default_4, add_958);  add_958 = None
        le_5: "b8[s11][1]cpu" = torch.ops.aten.le.Scalar(sub_177, 20.0);  sub_177 = None
        where_82: "f32[s11][1]cpu" = torch.ops.aten.where.self(le_5, where_81, full_default_4);  le_5 = where_81 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_83: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, add_973, full_default_4);  lt_2 = add_973 = None
        add_974: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(where_82, where_83);  where_82 = where_83 = None

        # File: logpile/loss/kl.py:54 in kl_estimate, code: d = ref_logprob.detach() - logprob
        neg_5: "f32[s11][1]cpu" = torch.ops.aten.neg.default(add_974);  add_974 = None

        # File: logpile/loss/ratio.py:33 in token_log_ratio, code: return logprob - old.detach()
        add_975: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(neg_5, where_77);  neg_5 = where_77 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_84: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_67, full_default_4);  where_67 = None
        where_85: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, add_975, full_default_4);  add_975 = None

        # File: logpile/ops/api.py:124 in logprob_entropy, code: results = Results(*(program.plain(call) if plain else FORWARD(*call)))
        add_348: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_18, 1.0)
        clamp_min_11: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(add_348, 1.0);  add_348 = None
        mul_540: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_84, div_15);  div_15 = None
        mul_541: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_84, 0.6931471805599453);  where_84 = None
        full_default_93: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        ge_1: "b8[][]cpu" = torch.ops.aten.ge.Scalar(primals_7, 1.1754943508222875e-38)
        le: "b8[][]cpu" = torch.ops.aten.le.Scalar(primals_7, 3.4028234663852886e+38)
        bitwise_and_1: "b8[][]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_1, le);  ge_1 = le = None
        where_86: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and_1, primals_7, full_default_93);  full_default_93 = None
        mul_542: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(clamp_min_11, where_86);  clamp_min_11 = None
        reciprocal_4: "f32[s11][1]cpu" = torch.ops.aten.reciprocal.default(mul_542);  mul_542 = None
        mul_543: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_4, 1.0);  reciprocal_4 = None
        neg_6: "f32[s11][1]cpu" = torch.ops.aten.neg.default(where_85)
        add_978: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_540, neg_6);  neg_6 = None
        div_16: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(where_85, where_86);  where_86 = None
        mul_544: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_85, convert_element_type_18);  where_85 = convert_element_type_18 = None
        add_979: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_540, mul_544);  mul_540 = mul_544 = None
        mul_545: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_979, mul_543);  add_979 = None
        mul_546: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_978, mul_543);  add_978 = None
        mul_547: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_541, mul_543);  mul_541 = mul_543 = None

        # File: logpile/loss/policy.py:285 in call_op, code: target = torch.where(counted, target, IGNORED)
        full_default: "i64[][]cpu" = torch.ops.aten.full.default([], -2147483648, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_2: "i64[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_6, full_default);  ne = primals_6 = full_default = None

        # File: logpile/ops/api.py:124 in logprob_entropy, code: results = Results(*(program.plain(call) if plain else FORWARD(*call)))
        ne_4: "b8[s11][1]cpu" = torch.ops.aten.ne.Scalar(where_2, -2147483648)
        full_default_94: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_87: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and_1, primals_7, full_default_94);  full_default_94 = None
        reciprocal_5: "f32[][]cpu" = torch.ops.aten.reciprocal.default(where_87);  where_87 = None
        mul_548: "f32[][]cpu" = torch.ops.aten.mul.Tensor(reciprocal_5, 1.4426950408889634);  reciprocal_5 = None
        where_88: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne_4, mul_548, full_default_4);  mul_548 = None
        sub_121: "i64[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_2, 0);  where_2 = None
        clamp_min_6: "i64[s11][1]cpu" = torch.ops.aten.clamp_min.default(sub_121, 0)
        clamp_max: "i64[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_6, 151935);  clamp_min_6 = None
        unsqueeze_15: "i64[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(clamp_max, 1);  clamp_max = None
        gather_1: "bf16[s11, 1][1, 1]cpu" = torch.ops.aten.gather.default(primals_5, -1, unsqueeze_15);  unsqueeze_15 = None
        select_1: "bf16[s11][1]cpu" = torch.ops.aten.select.int(gather_1, 1, 0);  gather_1 = None
        convert_element_type_89: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(select_1, torch.float32);  select_1 = None
        ne_5: "b8[s11][1]cpu" = torch.ops.aten.ne.Scalar(convert_element_type_89, -inf)
        sub_435: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_89, convert_element_type_17);  convert_element_type_89 = None
        full_default_96: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_89: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and_1, primals_7, full_default_96);  bitwise_and_1 = primals_7 = full_default_96 = None
        reciprocal_6: "f32[][]cpu" = torch.ops.aten.reciprocal.default(where_89);  where_89 = None
        mul_549: "f32[][]cpu" = torch.ops.aten.mul.Tensor(reciprocal_6, 1.4426950408889634);  reciprocal_6 = None
        mul_550: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(sub_435, mul_549);  sub_435 = mul_549 = None
        clamp_min_14: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(mul_550, -10000.0);  mul_550 = None
        mul_551: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(clamp_min_14, 0.6931471805599453)
        exp_5: "f32[s11][1]cpu" = torch.ops.aten.exp.default(mul_551);  mul_551 = None
        mul_552: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_547, clamp_min_14)
        sub_436: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(mul_546, mul_552);  mul_552 = None
        mul_553: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(exp_5, sub_436);  exp_5 = sub_436 = None
        where_90: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne_5, div_16, full_default_4);  div_16 = None
        add_980: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_553, where_90);  mul_553 = where_90 = None
        ge_17: "b8[s11][1]cpu" = torch.ops.aten.ge.Scalar(clamp_min_14, 0.0);  clamp_min_14 = None
        bitwise_and_16: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ne_5, ge_17);  ne_5 = ge_17 = None
        where_91: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_16, mul_545, add_980);  bitwise_and_16 = mul_545 = add_980 = None
        where_92: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne_4, where_91, full_default_4);  where_91 = None
        where_93: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne_4, convert_element_type_17, full_default_4);  convert_element_type_17 = None
        where_94: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne_4, mul_546, full_default_4);  mul_546 = None
        where_95: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne_4, mul_547, full_default_4);  ne_4 = mul_547 = full_default_4 = None
        convert_element_type_90: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(sub_121, torch.float32);  sub_121 = None
        cat_6: "f32[6*s11][1]cpu" = torch.ops.aten.cat.default([where_88, convert_element_type_90, where_92, where_93, where_94, where_95]);  where_88 = convert_element_type_90 = where_92 = where_93 = where_94 = where_95 = None
        view_12: "f32[6, s11][s11, 1]cpu" = torch.ops.aten.reshape.default(cat_6, [6, primals_11]);  cat_6 = primals_11 = None
        unsqueeze_82: "f32[6, s11, 1][s11, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(view_12, 2);  view_12 = None
        unbind_1 = torch.ops.aten.unbind.int(unsqueeze_82);  unsqueeze_82 = None
        getitem_1: "f32[s11, 1][1, 1]cpu" = unbind_1[0]
        getitem_2: "f32[s11, 1][1, 1]cpu" = unbind_1[1]
        getitem_3: "f32[s11, 1][1, 1]cpu" = unbind_1[2]
        getitem_4: "f32[s11, 1][1, 1]cpu" = unbind_1[3]
        getitem_5: "f32[s11, 1][1, 1]cpu" = unbind_1[4]
        getitem_6: "f32[s11, 1][1, 1]cpu" = unbind_1[5];  unbind_1 = None
        iota_3: "i64[151936][1]cpu" = torch.ops.prims.iota.default(151936, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
        mul_554: "i64[151936][1]cpu" = torch.ops.aten.mul.Tensor(iota_3, 1);  iota_3 = None
        add_981: "i64[151936][1]cpu" = torch.ops.aten.add.Tensor(mul_554, 0);  mul_554 = None
        convert_element_type_91: "f32[151936][1]cpu" = torch.ops.prims.convert_element_type.default(add_981, torch.float32);  add_981 = None
        slice_3: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(convert_element_type_91, 0, 0, 1)
        slice_4: "f32[151935][1]cpu" = torch.ops.aten.slice.Tensor(convert_element_type_91, 0, 1, 9223372036854775807);  convert_element_type_91 = None
        cat_7: "f32[151936][1]cpu" = torch.ops.aten.cat.default([slice_3, slice_4]);  slice_3 = slice_4 = None
        convert_element_type: "f32[s11, 151936][151936, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_5, torch.float32);  primals_5 = None
        sub_437: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_4);  getitem_4 = None
        mul_555: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.mul.Tensor(sub_437, getitem_1);  sub_437 = getitem_1 = None
        gt_2: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.gt.Scalar(mul_555, -10000.0)
        full_default_102: "f32[][]cpu" = torch.ops.aten.full.default([], -10000.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_96: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.where.self(gt_2, mul_555, full_default_102);  gt_2 = mul_555 = full_default_102 = None
        exp2_2: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.exp2.default(where_96)
        mul_556: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_6, where_96);  getitem_6 = where_96 = None
        sub_438: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.sub.Tensor(getitem_5, mul_556);  getitem_5 = mul_556 = None
        mul_557: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.mul.Tensor(exp2_2, sub_438);  exp2_2 = sub_438 = None
        ne_6: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.ne.Scalar(convert_element_type, -inf);  convert_element_type = None
        eq_447: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.eq.Tensor(cat_7, getitem_2);  cat_7 = getitem_2 = None
        bitwise_and_17: "b8[s11, 151936][151936, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ne_6, eq_447);  ne_6 = eq_447 = None
        where_97: "f32[s11, 151936][151936, 1]cpu" = torch.ops.aten.where.self(bitwise_and_17, getitem_3, mul_557);  bitwise_and_17 = getitem_3 = mul_557 = None
        convert_element_type_92: "bf16[s11, 151936][151936, 1]cpu" = torch.ops.prims.convert_element_type.default(where_97, torch.bfloat16);  where_97 = None
        return (None, None, None, None, convert_element_type_92, None, None, None, None, None, None, None, None, None, None)
