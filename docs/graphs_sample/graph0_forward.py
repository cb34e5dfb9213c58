class GraphModule(torch.nn.Module):
    def forward(
        self,
        primals_1: "Sym(s49)",  # PlainAOTInput(idx=0)
        primals_2: "Sym(s11)",  # PlainAOTInput(idx=1)
        primals_3: "i64[s11][1]cpu",  # PlainAOTInput(idx=2)
        primals_4: "b8[s11][1]cpu",  # PlainAOTInput(idx=3)
        primals_5: "bf16[s11, 151936][151936, 1]cpu",  # PlainAOTInput(idx=4)
        primals_6: "i64[s11][1]cpu",  # PlainAOTInput(idx=5)
        primals_7: "f32[][]cpu",  # PlainAOTInput(idx=6)
        primals_8: "f32[s11][1]cpu",  # PlainAOTInput(idx=7)
        primals_9: "f32[s11][1]cpu",  # PlainAOTInput(idx=8)
        primals_10: "f32[s11][1]cpu",  # PlainAOTInput(idx=9)
        primals_11: "Sym(s11)",  # PlainAOTInput(idx=10)
        primals_12: "f32[s11][1]cpu",  # PlainAOTInput(idx=11)
        primals_13: "f32[][]cpu",  # PlainAOTInput(idx=12)
        primals_14: "f32[][]cpu",  # PlainAOTInput(idx=13)
        primals_15: "f32[][]cpu",  # PlainAOTInput(idx=14)
    ):
        # File: logpile/loss/layout.py:62 in of_rows, code: counted = (mask != 0).reshape(-1)
        ne: "b8[s11][1]cpu" = torch.ops.aten.ne.Scalar(primals_4, 0)

        # File: logpile/loss/layout.py:64 in of_rows, code: valid = (ids >= 0) & (ids < rows - SPARE)
        ge: "b8[s11][1]cpu" = torch.ops.aten.ge.Scalar(primals_3, 0)
        sub_4: "Sym(s49 - 2)" = primals_1 - 2
        lt: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(primals_3, sub_4)
        bitwise_and: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None

        # File: logpile/loss/layout.py:65 in of_rows, code: row = torch.where(valid, ids, rows)  # out of range, for the scatter to refuse
        scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(primals_1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
        where: "i64[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and, primals_3, scalar_tensor);  bitwise_and = primals_3 = scalar_tensor = None

        # File: logpile/loss/layout.py:66 in of_rows, code: return Layout(counted, torch.where(counted, row, rows - 1), rows, group_name(cp_group))
        sub_8: "Sym(s49 - 1)" = primals_1 - 1
        scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(sub_8, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'));  sub_8 = None
        where_1: "i64[s11][1]cpu" = torch.ops.aten.where.self(ne, where, scalar_tensor_1);  where = scalar_tensor_1 = None

        # File: logpile/loss/policy.py:285 in call_op, code: target = torch.where(counted, target, IGNORED)
        full_default: "i64[][]cpu" = torch.ops.aten.full.default([], -2147483648, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_2: "i64[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_6, full_default);  full_default = None

        # File: logpile/ops/api.py:124 in logprob_entropy, code: results = Results(*(program.plain(call) if plain else FORWARD(*call)))
        convert_element_type: "f32[s11, 151936][151936, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_5, torch.float32)
        ge_1: "b8[][]cpu" = torch.ops.aten.ge.Scalar(primals_7, 1.1754943508222875e-38)
        le: "b8[][]cpu" = torch.ops.aten.le.Scalar(primals_7, 3.4028234663852886e+38)
        bitwise_and_1: "b8[][]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_1, le);  ge_1 = le = None
        full_default_1: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_3: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and_1, primals_7, full_default_1);  full_default_1 = None
        unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(where_3, 0)
        slice_1: "f32[s11, 151552][151936, 1]cpu" = torch.ops.aten.slice.Tensor(convert_element_type, 1, 0, 151552)
        view_3: "f32[s11, 296, 512][151936, 512, 1]cpu" = torch.ops.aten.view.default(slice_1, [primals_11, 296, 512]);  slice_1 = None
        amax: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.amax.default(view_3, [-1])
        clamp_min: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.clamp_min.default(amax, -3.4028234663852886e+38);  amax = None
        unsqueeze_1: "f32[s11, 296, 1][296, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(clamp_min, 2)
        sub_21: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.sub.Tensor(view_3, unsqueeze_1);  view_3 = unsqueeze_1 = None
        reciprocal: "f32[1][1]cpu" = torch.ops.aten.reciprocal.default(unsqueeze);  unsqueeze = None
        mul_22: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.4426950408889634);  reciprocal = None
        unsqueeze_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_22, 1);  mul_22 = None
        mul_23: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.mul.Tensor(sub_21, unsqueeze_2);  sub_21 = None
        clamp_min_1: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.clamp_min.default(mul_23, -10000.0);  mul_23 = None
        exp2: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.exp2.default(clamp_min_1)
        sum_1: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp2, [-1])
        mul_32: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.mul.Tensor(exp2, clamp_min_1);  exp2 = clamp_min_1 = None
        sum_2: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_32, [-1]);  mul_32 = None
        unsqueeze_3: "f32[s11, 1, 151936][151936, 151936, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type, 1)
        slice_2: "f32[s11, 1, 384][151936, 151936, 1]cpu" = torch.ops.aten.slice.Tensor(unsqueeze_3, 2, 151552, 9223372036854775807);  unsqueeze_3 = None
        amax_1: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.amax.default(slice_2, [-1])
        clamp_min_2: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(amax_1, -3.4028234663852886e+38);  amax_1 = None
        unsqueeze_4: "f32[s11, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(clamp_min_2, 2)
        sub_35: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.sub.Tensor(slice_2, unsqueeze_4);  slice_2 = unsqueeze_4 = None
        mul_48: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.mul.Tensor(sub_35, unsqueeze_2);  sub_35 = unsqueeze_2 = None
        clamp_min_3: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.clamp_min.default(mul_48, -10000.0);  mul_48 = None
        exp2_1: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.exp2.default(clamp_min_3)
        sum_3: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp2_1, [-1])
        mul_56: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.mul.Tensor(exp2_1, clamp_min_3);  exp2_1 = clamp_min_3 = None
        sum_4: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_56, [-1]);  mul_56 = None
        cat: "f32[s11, 297][297, 1]cpu" = torch.ops.aten.cat.default([sum_2, sum_4], -1);  sum_2 = sum_4 = None
        cat_1: "f32[s11, 297][297, 1]cpu" = torch.ops.aten.cat.default([clamp_min, clamp_min_2], -1);  clamp_min = clamp_min_2 = None
        cat_2: "f32[s11, 297][297, 1]cpu" = torch.ops.aten.cat.default([sum_1, sum_3], -1);  sum_1 = sum_3 = None
        convert_element_type_1: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(where_3, torch.float64);  where_3 = None
        convert_element_type_2: "f64[s11, 297][297, 1]cpu" = torch.ops.prims.convert_element_type.default(cat_1, torch.float64);  cat_1 = None
        convert_element_type_3: "f64[s11, 297][297, 1]cpu" = torch.ops.prims.convert_element_type.default(cat_2, torch.float64);  cat_2 = None
        amax_2: "f64[s11][1]cpu" = torch.ops.aten.amax.default(convert_element_type_2, [-1])
        unsqueeze_6: "f64[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(amax_2, 1)
        sub_50: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_2, unsqueeze_6);  convert_element_type_2 = unsqueeze_6 = None
        unsqueeze_7: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 0);  convert_element_type_1 = None
        reciprocal_2: "f64[1][1]cpu" = torch.ops.aten.reciprocal.default(unsqueeze_7);  unsqueeze_7 = None
        mul_74: "f64[1][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_2, 1.4426950408889634);  reciprocal_2 = None
        mul_75: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.mul.Tensor(sub_50, mul_74);  sub_50 = mul_74 = None
        clamp_min_4: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.clamp_min.default(mul_75, -10000.0);  mul_75 = None
        mul_80: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.mul.Tensor(clamp_min_4, 0.6931471805599453)
        exp: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.exp.default(mul_80);  mul_80 = None
        convert_element_type_4: "f64[s11, 297][297, 1]cpu" = torch.ops.prims.convert_element_type.default(cat, torch.float64);  cat = None
        mul_87: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_3, clamp_min_4);  clamp_min_4 = None
        add_162: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_4, mul_87);  convert_element_type_4 = mul_87 = None
        mul_92: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.mul.Tensor(add_162, exp);  add_162 = None
        sum_5: "f64[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_92, [-1]);  mul_92 = None
        convert_element_type_5: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32);  sum_5 = None
        convert_element_type_6: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(amax_2, torch.float32);  amax_2 = None
        mul_98: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_3, exp);  convert_element_type_3 = exp = None
        sum_6: "f64[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_98, [-1]);  mul_98 = None
        convert_element_type_7: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(sum_6, torch.float32);  sum_6 = None
        sub_66: "i64[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_2, 0)
        clamp_min_5: "i64[s11][1]cpu" = torch.ops.aten.clamp_min.default(sub_66, 0);  sub_66 = None
        clamp_max: "i64[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_5, 151935);  clamp_min_5 = None
        unsqueeze_8: "i64[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(clamp_max, 1);  clamp_max = None
        gather: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.gather.default(convert_element_type, -1, unsqueeze_8);  convert_element_type = unsqueeze_8 = None
        select: "f32[s11][1]cpu" = torch.ops.aten.select.int(gather, 1, 0);  gather = None
        full_default_2: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_5: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and_1, primals_7, full_default_2);  full_default_2 = None
        ge_4: "b8[s11][1]cpu" = torch.ops.aten.ge.Scalar(where_2, 0)
        lt_1: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(where_2, 151936)
        bitwise_and_4: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_4, lt_1);  ge_4 = lt_1 = None
        sub_75: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(select, convert_element_type_6);  select = None
        div: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(sub_75, where_5);  sub_75 = where_5 = None
        convert_element_type_8: "f64[s11][1]cpu" = torch.ops.prims.convert_element_type.default(convert_element_type_7, torch.float64)
        log: "f64[s11][1]cpu" = torch.ops.aten.log.default(convert_element_type_8);  convert_element_type_8 = None
        convert_element_type_9: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(log, torch.float32);  log = None
        sub_81: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(div, convert_element_type_9);  div = None
        full_default_3: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_6: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_4, sub_81, full_default_3);  bitwise_and_4 = sub_81 = full_default_3 = None
        eq_83: "b8[s11][1]cpu" = torch.ops.aten.eq.Scalar(where_2, -2147483648);  where_2 = None
        full_default_4: "f32[][]cpu" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_7: "f32[s11][1]cpu" = torch.ops.aten.where.self(eq_83, full_default_4, where_6);  where_6 = None
        mul_119: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_5, 0.6931471805599453);  convert_element_type_5 = None
        div_1: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(mul_119, convert_element_type_7)
        sub_91: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_9, div_1);  convert_element_type_9 = div_1 = None
        where_8: "f32[s11][1]cpu" = torch.ops.aten.where.self(eq_83, full_default_4, sub_91);  eq_83 = sub_91 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_10: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_7, full_default_4);  where_7 = None
        where_11: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_8, full_default_4);  where_8 = None
        where_12: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_9, full_default_4)

        # File: logpile/loss/ratio.py:33 in token_log_ratio, code: return logprob - old.detach()
        sub_113: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_10, where_12)

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_13: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_12, full_default_4);  primals_12 = None

        # File: logpile/loss/step.py:102 in compute, code: log_rho = (compared - layout.select(at_least_fp32(batch.rollout_logprob))).detach()
        sub_116: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_12, where_13);  where_12 = where_13 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_14: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_10, full_default_4)

        # File: logpile/loss/kl.py:54 in kl_estimate, code: d = ref_logprob.detach() - logprob
        sub_121: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_14, where_10);  where_14 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_1: "f32[s11][1]cpu" = torch.ops.aten.abs.default(sub_121)
        lt_2: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 0.5);  abs_1 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_15: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, sub_121, full_default_4)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_max_1: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(sub_121, 20.0);  sub_121 = None
        where_16: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, full_default_4, clamp_max_1);  clamp_max_1 = None

        # File: logpile/loss/kl.py:81 in k3, code: series = torch.zeros_like(d)
        full_default_13: "f32[s11][1]cpu" = torch.ops.aten.full.default([primals_2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_153: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(full_default_13, where_15)
        add_299: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_153, 7.647163731819816e-13);  mul_153 = None
        mul_156: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_299, where_15);  add_299 = None
        add_304: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_156, 1.1470745597729725e-11);  mul_156 = None
        mul_159: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_304, where_15);  add_304 = None
        add_309: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_159, 1.6059043836821613e-10);  mul_159 = None
        mul_162: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_309, where_15);  add_309 = None
        add_314: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_162, 2.08767569878681e-09);  mul_162 = None
        mul_165: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_314, where_15);  add_314 = None
        add_319: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_165, 2.505210838544172e-08);  mul_165 = None
        mul_168: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_319, where_15);  add_319 = None
        add_324: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_168, 2.755731922398589e-07);  mul_168 = None
        mul_171: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_324, where_15);  add_324 = None
        add_329: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_171, 2.7557319223985893e-06);  mul_171 = None
        mul_174: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_329, where_15);  add_329 = None
        add_334: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_174, 2.48015873015873e-05);  mul_174 = None
        mul_177: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_334, where_15);  add_334 = None
        add_339: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_177, 0.0001984126984126984);  mul_177 = None
        mul_180: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_339, where_15);  add_339 = None
        add_344: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_180, 0.001388888888888889);  mul_180 = None
        mul_183: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_344, where_15);  add_344 = None
        add_349: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_183, 0.008333333333333333);  mul_183 = None
        mul_186: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_349, where_15);  add_349 = None
        add_354: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_186, 0.041666666666666664);  mul_186 = None
        mul_189: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_354, where_15);  add_354 = None
        add_359: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_189, 0.16666666666666666);  mul_189 = None
        mul_192: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_359, where_15);  add_359 = None
        add_364: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_192, 0.5);  mul_192 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_195: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_364, where_15);  add_364 = None
        mul_197: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_195, where_15);  mul_195 = where_15 = None
        expm1: "f32[s11][1]cpu" = torch.ops.aten.expm1.default(where_16)
        sub_161: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(expm1, where_16);  expm1 = where_16 = None
        where_17: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, mul_197, sub_161);  lt_2 = mul_197 = sub_161 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_18: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_17, full_default_4);  where_17 = None
        where_19: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_8, full_default_4)

        # File: logpile/loss/layout.py:103 in count_of_tokens, code: return self.mask.to(torch.float32)
        convert_element_type_14: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(ne, torch.float32)

        # File: logpile/loss/layout.py:113 in sums, code: stacked = torch.stack(torch.broadcast_tensors(*promoted(columns)), -1)  # [..., k]
        unsqueeze_9: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_14, 1);  convert_element_type_14 = None

        # File: logpile/loss/layout.py:117 in sums, code: zeros = stacked.new_zeros(self.rows, len(columns))
        full_default_16: "f32[s49, 1][1, 1]cpu" = torch.ops.aten.full.default([primals_1, 1], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/layout.py:118 in sums, code: sums = zeros.index_add(0, self.row, stacked)
        index_put: "f32[s49, 1][1, 1]cpu" = torch.ops.aten.index_put.default(full_default_16, [where_1], unsqueeze_9, True);  full_default_16 = unsqueeze_9 = None

        # File: logpile/loss/layout.py:119 in sums, code: return list(sum_over(sums, self.cp_group).unbind(-1))
        unbind = torch.ops.aten.unbind.int(index_put, -1);  index_put = None

        # File: logpile/loss/aggregation.py:131 in nonzero, code: number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
        getitem: "f32[s49][1]cpu" = unbind[0];  unbind = None

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_min_6: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(sub_113, -20.0)
        clamp_max_2: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_6, 20.0);  clamp_min_6 = None
        exp_1: "f32[s11][1]cpu" = torch.ops.aten.exp.default(clamp_max_2);  clamp_max_2 = None

        # File: logpile/loss/step.py:115 in compute, code: ratio = torch.where(layout.mask, ratio, 1.0)
        full_default_17: "f32[][]cpu" = torch.ops.aten.full.default([], 1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_20: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, exp_1, full_default_17);  exp_1 = None

        # File: logpile/loss/step.py:266 in off_policy, code: one = torch.ones_like(tokens.logprob.detach())
        full_default_18: "f32[s11][1]cpu" = torch.ops.aten.full.default([primals_2], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/step.py:119 in compute, code: kept = kept & layout.mask
        bitwise_and_5: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ne, ne)

        # File: logpile/loss/step.py:248 in only, code: log_ratio=torch.where(kept, tokens.log_ratio, 0.0),
        where_23: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, sub_113, full_default_4)

        # File: logpile/loss/step.py:249 in only, code: advantages=torch.where(kept, tokens.advantages, 0.0),
        where_24: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, where_19, full_default_4)

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_min_7: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(where_23, -20.0);  where_23 = None
        clamp_max_3: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_7, 20.0);  clamp_min_7 = None
        exp_2: "f32[s11][1]cpu" = torch.ops.aten.exp.default(clamp_max_3);  clamp_max_3 = None

        # File: logpile/loss/step.py:122 in compute, code: live = live._replace(ratio=torch.where(kept, ratio, 1.0))
        where_25: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, exp_2, full_default_17);  exp_2 = None

        # File: logpile/loss/surrogates.py:38 in ppo_clip, code: up = ratio.clamp(max=1.0 + clip_high)
        clamp_max_4: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(where_25, 1.2)

        # File: logpile/loss/surrogates.py:39 in ppo_clip, code: down = ratio.clamp(min=1.0 - clip_low)
        clamp_min_8: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(where_25, 0.8);  where_25 = None

        # File: logpile/loss/surrogates.py:42 in ppo_clip, code: return -advantages.detach() * torch.where(advantages < 0, down, up)
        neg: "f32[s11][1]cpu" = torch.ops.aten.neg.default(where_24)
        lt_4: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(where_24, 0);  where_24 = None
        where_26: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_4, clamp_min_8, clamp_max_4);  lt_4 = clamp_min_8 = clamp_max_4 = None
        mul_233: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(neg, where_26);  neg = where_26 = None

        # File: logpile/loss/step.py:124 in compute, code: values = torch.where(kept, values, 0.0) * torch.where(kept, weight, 1.0)
        where_27: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, mul_233, full_default_4);  mul_233 = None
        where_28: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, full_default_18, full_default_17)
        mul_237: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_27, where_28);  where_27 = where_28 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_29: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, mul_237, full_default_4);  mul_237 = None

        # File: logpile/loss/aggregation.py:132 in nonzero, code: return torch.where(number == 0, 1.0, number).detach()
        eq_224: "b8[s49][1]cpu" = torch.ops.aten.eq.Scalar(getitem, 0)
        where_30: "f32[s49][1]cpu" = torch.ops.aten.where.self(eq_224, full_default_17, getitem);  eq_224 = getitem = None

        # File: logpile/loss/layout.py:140 in spread, code: return per_sequence[self.row]
        index: "f32[s11][1]cpu" = torch.ops.aten.index.Tensor(where_30, [where_1]);  where_30 = where_1 = None

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_3: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(where_29, index);  where_29 = None

        # File: logpile/loss/layout.py:150 in is_sequence, code: return torch.arange(self.rows, device=self.mask.device) < self.num_seqs
        iota: "i64[s49][1]cpu" = torch.ops.prims.iota.default(primals_1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False);  primals_1 = None
        lt_5: "b8[s49][1]cpu" = torch.ops.aten.lt.Scalar(iota, sub_4);  iota = sub_4 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        sum_7: "f32[][]cpu" = torch.ops.aten.sum.default(div_3);  div_3 = None
        sum_8: "i64[][]cpu" = torch.ops.aten.sum.default(lt_5);  lt_5 = None

        # File: logpile/loss/aggregation.py:131 in nonzero, code: number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
        convert_element_type_default: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_8, torch.float32);  sum_8 = None

        # File: logpile/loss/aggregation.py:132 in nonzero, code: return torch.where(number == 0, 1.0, number).detach()
        eq_232: "b8[][]cpu" = torch.ops.aten.eq.Scalar(convert_element_type_default, 0)
        where_31: "f32[][]cpu" = torch.ops.aten.where.self(eq_232, full_default_17, convert_element_type_default);  eq_232 = full_default_17 = convert_element_type_default = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        div_4: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_7, where_31);  sum_7 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_32: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_18, full_default_4)

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_5: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(where_32, index)

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        sum_9: "f32[][]cpu" = torch.ops.aten.sum.default(div_5);  div_5 = None
        div_6: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_9, where_31);  sum_9 = None

        # File: logpile/loss/step.py:181 in reduced_terms, code: kl_term = batch.kl_coef * reduce_aux(values.kl)
        mul_253: "f32[][]cpu" = torch.ops.aten.mul.Tensor(primals_13, div_6);  div_6 = None

        # File: logpile/loss/step.py:182 in reduced_terms, code: loss = loss + kl_term
        add_496: "f32[][]cpu" = torch.ops.aten.add.Tensor(div_4, mul_253)

        # File: logpile/loss/step.py:184 in reduced_terms, code: entropy_term = -batch.entropy_coef * reduce_aux(values.entropy)
        neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(primals_14)

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_35: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_11, full_default_4)

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_7: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(where_35, index)

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        sum_11: "f32[][]cpu" = torch.ops.aten.sum.default(div_7);  div_7 = None
        div_8: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_11, where_31);  sum_11 = None

        # File: logpile/loss/step.py:184 in reduced_terms, code: entropy_term = -batch.entropy_coef * reduce_aux(values.entropy)
        mul_261: "f32[][]cpu" = torch.ops.aten.mul.Tensor(neg_1, div_8);  neg_1 = div_8 = None

        # File: logpile/loss/step.py:185 in reduced_terms, code: loss = loss + entropy_term
        add_518: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_496, mul_261);  add_496 = None

        # File: logpile/loss/metrics.py:100 in __init__, code: self.count = mask.sum()
        sum_13: "i64[][]cpu" = torch.ops.aten.sum.default(ne)

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_15: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(add_518, torch.float64)
        convert_element_type_17: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(div_4, torch.float64);  div_4 = None
        convert_element_type_19: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(mul_253, torch.float64);  mul_253 = None
        convert_element_type_21: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(mul_261, torch.float64);  mul_261 = None
        convert_element_type_23: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_13, torch.float64);  sum_13 = None

        # File: logpile/loss/metrics.py:117 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_38: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_10, full_default_4)

        # File: logpile/loss/metrics.py:118 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_14: "f32[][]cpu" = torch.ops.aten.sum.default(where_38);  where_38 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_25: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_14, torch.float64);  sum_14 = None

        # File: logpile/loss/metrics.py:118 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_15: "f32[][]cpu" = torch.ops.aten.sum.default(where_35);  where_35 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_27: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_15, torch.float64);  sum_15 = None

        # File: logpile/loss/metrics.py:118 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_16: "f32[][]cpu" = torch.ops.aten.sum.default(where_32);  where_32 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_29: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_16, torch.float64);  sum_16 = None

        # File: logpile/loss/metrics.py:117 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_41: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_19, full_default_4)

        # File: logpile/loss/metrics.py:118 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_17: "f32[][]cpu" = torch.ops.aten.sum.default(where_41);  where_41 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_31: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_17, torch.float64);  sum_17 = None

        # File: logpile/loss/metrics.py:117 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_42: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_20, full_default_4)

        # File: logpile/loss/metrics.py:118 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_18: "f32[][]cpu" = torch.ops.aten.sum.default(where_42);  where_42 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_33: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_18, torch.float64);  sum_18 = None

        # File: logpile/loss/metrics.py:132 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        full_default_44: "f32[][]cpu" = torch.ops.aten.full.default([], inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_43: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_20, full_default_44)
        amin: "f32[][]cpu" = torch.ops.aten.amin.default(where_43);  where_43 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_35: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amin, torch.float64);  amin = None

        # File: logpile/loss/metrics.py:133 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        full_default_45: "f32[][]cpu" = torch.ops.aten.full.default([], -inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_44: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_20, full_default_45)
        amax_3: "f32[][]cpu" = torch.ops.aten.amax.default(where_44);  where_44 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_37: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amax_3, torch.float64);  amax_3 = None

        # File: logpile/loss/step.py:398 in record_tokens, code: record.mean("old_kl/k1", -log_ratio)
        neg_2: "f32[s11][1]cpu" = torch.ops.aten.neg.default(sub_113)

        # File: logpile/loss/metrics.py:117 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_45: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, neg_2, full_default_4);  neg_2 = None

        # File: logpile/loss/metrics.py:118 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_19: "f32[][]cpu" = torch.ops.aten.sum.default(where_45);  where_45 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_39: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_19, torch.float64);  sum_19 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_2: "f32[s11][1]cpu" = torch.ops.aten.abs.default(sub_113)
        lt_8: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(abs_2, 0.5);  abs_2 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_46: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_8, sub_113, full_default_4)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_max_5: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(sub_113, 20.0);  sub_113 = None
        where_47: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_8, full_default_4, clamp_max_5);  clamp_max_5 = None

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_284: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(full_default_13, where_46)
        add_567: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_284, 7.647163731819816e-13);  mul_284 = None
        mul_287: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_567, where_46);  add_567 = None
        add_572: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_287, 1.1470745597729725e-11);  mul_287 = None
        mul_290: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_572, where_46);  add_572 = None
        add_577: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_290, 1.6059043836821613e-10);  mul_290 = None
        mul_293: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_577, where_46);  add_577 = None
        add_582: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_293, 2.08767569878681e-09);  mul_293 = None
        mul_296: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_582, where_46);  add_582 = None
        add_587: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_296, 2.505210838544172e-08);  mul_296 = None
        mul_299: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_587, where_46);  add_587 = None
        add_592: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_299, 2.755731922398589e-07);  mul_299 = None
        mul_302: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_592, where_46);  add_592 = None
        add_597: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_302, 2.7557319223985893e-06);  mul_302 = None
        mul_305: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_597, where_46);  add_597 = None
        add_602: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_305, 2.48015873015873e-05);  mul_305 = None
        mul_308: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_602, where_46);  add_602 = None
        add_607: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_308, 0.0001984126984126984);  mul_308 = None
        mul_311: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_607, where_46);  add_607 = None
        add_612: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_311, 0.001388888888888889);  mul_311 = None
        mul_314: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_612, where_46);  add_612 = None
        add_617: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_314, 0.008333333333333333);  mul_314 = None
        mul_317: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_617, where_46);  add_617 = None
        add_622: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_317, 0.041666666666666664);  mul_317 = None
        mul_320: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_622, where_46);  add_622 = None
        add_627: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_320, 0.16666666666666666);  mul_320 = None
        mul_323: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_627, where_46);  add_627 = None
        add_632: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_323, 0.5);  mul_323 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_326: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_632, where_46);  add_632 = None
        mul_328: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_326, where_46);  mul_326 = where_46 = None
        expm1_1: "f32[s11][1]cpu" = torch.ops.aten.expm1.default(where_47)
        sub_287: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(expm1_1, where_47);  expm1_1 = where_47 = None
        where_48: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_8, mul_328, sub_287);  lt_8 = mul_328 = sub_287 = None

        # File: logpile/loss/metrics.py:117 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_49: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_48, full_default_4);  where_48 = None

        # File: logpile/loss/metrics.py:118 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_20: "f32[][]cpu" = torch.ops.aten.sum.default(where_49);  where_49 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_41: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_20, torch.float64);  sum_20 = None

        # File: logpile/loss/step.py:363 in clipped, code: never = torch.zeros_like(ratio, dtype=torch.bool)
        full_default_51: "b8[s11][1]cpu" = torch.ops.aten.full.default([primals_2], False, dtype = torch.bool, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/step.py:366 in clipped, code: low = (adv < 0) & (ratio < 1.0 - c.clip_low)
        lt_9: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(where_19, 0)
        lt_10: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(where_20, 0.8)
        bitwise_and_6: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(lt_9, lt_10);  lt_9 = lt_10 = None

        # File: logpile/loss/step.py:367 in clipped, code: high = (adv > 0) & (ratio > 1.0 + c.clip_high)
        gt: "b8[s11][1]cpu" = torch.ops.aten.gt.Scalar(where_19, 0);  where_19 = None
        gt_1: "b8[s11][1]cpu" = torch.ops.aten.gt.Scalar(where_20, 1.2)
        bitwise_and_7: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(gt, gt_1);  gt = gt_1 = None

        # File: logpile/loss/metrics.py:122 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        bitwise_and_8: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_6, ne);  bitwise_and_6 = None
        sum_21: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_and_8);  bitwise_and_8 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_43: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_21, torch.float64);  sum_21 = None

        # File: logpile/loss/metrics.py:122 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        bitwise_and_9: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_7, ne);  bitwise_and_7 = None
        sum_22: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_and_9);  bitwise_and_9 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_45: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_22, torch.float64);  sum_22 = None

        # File: logpile/loss/metrics.py:122 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        bitwise_and_10: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(full_default_51, ne);  full_default_51 = None
        sum_23: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_and_10);  bitwise_and_10 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_47: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_23, torch.float64);  sum_23 = None

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_min_9: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(sub_116, -20.0)
        clamp_max_6: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_9, 20.0);  clamp_min_9 = None
        exp_3: "f32[s11][1]cpu" = torch.ops.aten.exp.default(clamp_max_6);  clamp_max_6 = None

        # File: logpile/loss/metrics.py:117 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_50: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, exp_3, full_default_4)

        # File: logpile/loss/metrics.py:118 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_24: "f32[][]cpu" = torch.ops.aten.sum.default(where_50);  where_50 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_49: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_24, torch.float64);  sum_24 = None

        # File: logpile/loss/metrics.py:132 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        where_51: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, exp_3, full_default_44)
        amin_1: "f32[][]cpu" = torch.ops.aten.amin.default(where_51);  where_51 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_51: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amin_1, torch.float64);  amin_1 = None

        # File: logpile/loss/metrics.py:133 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        where_52: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, exp_3, full_default_45);  exp_3 = None
        amax_4: "f32[][]cpu" = torch.ops.aten.amax.default(where_52);  where_52 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_53: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amax_4, torch.float64);  amax_4 = None

        # File: logpile/loss/step.py:413 in record_off_policy, code: record.mean("rollout/kl_k1", None if log_rho is None else -log_rho)
        neg_3: "f32[s11][1]cpu" = torch.ops.aten.neg.default(sub_116)

        # File: logpile/loss/metrics.py:117 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_53: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, neg_3, full_default_4);  neg_3 = None

        # File: logpile/loss/metrics.py:118 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_25: "f32[][]cpu" = torch.ops.aten.sum.default(where_53);  where_53 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_55: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_25, torch.float64);  sum_25 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_3: "f32[s11][1]cpu" = torch.ops.aten.abs.default(sub_116)
        lt_11: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(abs_3, 0.5)

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_54: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_11, sub_116, full_default_4)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_max_7: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(sub_116, 20.0);  sub_116 = None
        where_55: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_11, full_default_4, clamp_max_7);  clamp_max_7 = None

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_352: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(full_default_13, where_54);  full_default_13 = None
        add_707: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_352, 7.647163731819816e-13);  mul_352 = None
        mul_355: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_707, where_54);  add_707 = None
        add_712: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_355, 1.1470745597729725e-11);  mul_355 = None
        mul_358: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_712, where_54);  add_712 = None
        add_717: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_358, 1.6059043836821613e-10);  mul_358 = None
        mul_361: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_717, where_54);  add_717 = None
        add_722: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_361, 2.08767569878681e-09);  mul_361 = None
        mul_364: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_722, where_54);  add_722 = None
        add_727: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_364, 2.505210838544172e-08);  mul_364 = None
        mul_367: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_727, where_54);  add_727 = None
        add_732: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_367, 2.755731922398589e-07);  mul_367 = None
        mul_370: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_732, where_54);  add_732 = None
        add_737: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_370, 2.7557319223985893e-06);  mul_370 = None
        mul_373: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_737, where_54);  add_737 = None
        add_742: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_373, 2.48015873015873e-05);  mul_373 = None
        mul_376: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_742, where_54);  add_742 = None
        add_747: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_376, 0.0001984126984126984);  mul_376 = None
        mul_379: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_747, where_54);  add_747 = None
        add_752: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_379, 0.001388888888888889);  mul_379 = None
        mul_382: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_752, where_54);  add_752 = None
        add_757: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_382, 0.008333333333333333);  mul_382 = None
        mul_385: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_757, where_54);  add_757 = None
        add_762: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_385, 0.041666666666666664);  mul_385 = None
        mul_388: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_762, where_54);  add_762 = None
        add_767: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_388, 0.16666666666666666);  mul_388 = None
        mul_391: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_767, where_54);  add_767 = None
        add_772: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_391, 0.5);  mul_391 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_394: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_772, where_54);  add_772 = None
        mul_396: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_394, where_54);  mul_394 = where_54 = None
        expm1_2: "f32[s11][1]cpu" = torch.ops.aten.expm1.default(where_55)
        sub_351: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(expm1_2, where_55);  expm1_2 = where_55 = None
        where_56: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_11, mul_396, sub_351);  lt_11 = mul_396 = sub_351 = None

        # File: logpile/loss/metrics.py:117 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_57: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_56, full_default_4);  where_56 = None

        # File: logpile/loss/metrics.py:118 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_26: "f32[][]cpu" = torch.ops.aten.sum.default(where_57);  where_57 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_57: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_26, torch.float64);  sum_26 = None

        # File: logpile/loss/metrics.py:117 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_58: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, abs_3, full_default_4);  abs_3 = None

        # File: logpile/loss/metrics.py:118 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_27: "f32[][]cpu" = torch.ops.aten.sum.default(where_58);  where_58 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_59: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_27, torch.float64);  sum_27 = None

        # File: logpile/loss/metrics.py:117 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_59: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, full_default_18, full_default_4)

        # File: logpile/loss/metrics.py:118 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_28: "f32[][]cpu" = torch.ops.aten.sum.default(where_59);  where_59 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_61: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_28, torch.float64);  sum_28 = None

        # File: logpile/loss/metrics.py:132 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        where_60: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, full_default_18, full_default_44);  full_default_44 = None
        amin_2: "f32[][]cpu" = torch.ops.aten.amin.default(where_60);  where_60 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_63: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amin_2, torch.float64);  amin_2 = None

        # File: logpile/loss/metrics.py:133 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        where_61: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, full_default_18, full_default_45);  full_default_45 = None
        amax_5: "f32[][]cpu" = torch.ops.aten.amax.default(where_61);  where_61 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_65: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amax_5, torch.float64);  amax_5 = None

        # File: logpile/loss/metrics.py:122 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        bitwise_and_12: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_5, ne)
        sum_31: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_and_12);  bitwise_and_12 = None

        # File: logpile/loss/metrics.py:108 in add, code: self.totals.append(total.detach().double())
        convert_element_type_75: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_31, torch.float64);  sum_31 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_65: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_20, full_default_4);  ne = where_20 = None

        # File: logpile/loss/step.py:137 in compute, code: torch.where(kept, weight if batch.weights is None else weight * batch.weights, 0.0),
        where_66: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, full_default_18, full_default_4);  full_default_18 = full_default_4 = None

        # File: logpile/loss/step.py:139 in compute, code: return Result(terms["loss"] * batch.loss_scale, record.parts(), record.kinds, per_token)
        mul_421: "f32[][]cpu" = torch.ops.aten.mul.Tensor(add_518, primals_15);  add_518 = None

        # File: logpile/loss/metrics.py:142 in parts, code: return torch.stack([torch.stack(self.totals), torch.stack(self.counts)], -1)
        unsqueeze_10: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_15, 0);  convert_element_type_15 = None
        unsqueeze_11: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_17, 0);  convert_element_type_17 = None
        unsqueeze_12: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_19, 0);  convert_element_type_19 = None
        unsqueeze_13: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_21, 0);  convert_element_type_21 = None
        unsqueeze_14: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_23, 0);  convert_element_type_23 = None
        unsqueeze_15: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_25, 0);  convert_element_type_25 = None
        unsqueeze_16: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_27, 0);  convert_element_type_27 = None
        unsqueeze_17: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_29, 0);  convert_element_type_29 = None
        unsqueeze_18: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_31, 0);  convert_element_type_31 = None
        unsqueeze_19: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_33, 0);  convert_element_type_33 = None
        unsqueeze_20: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_35, 0);  convert_element_type_35 = None
        unsqueeze_21: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_37, 0);  convert_element_type_37 = None
        unsqueeze_22: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_39, 0);  convert_element_type_39 = None
        unsqueeze_23: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_41, 0);  convert_element_type_41 = None
        unsqueeze_24: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_43, 0);  convert_element_type_43 = None
        unsqueeze_25: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_45, 0);  convert_element_type_45 = None
        unsqueeze_26: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_47, 0);  convert_element_type_47 = None
        unsqueeze_27: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_49, 0);  convert_element_type_49 = None
        unsqueeze_28: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_51, 0);  convert_element_type_51 = None
        unsqueeze_29: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_53, 0);  convert_element_type_53 = None
        unsqueeze_30: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_55, 0);  convert_element_type_55 = None
        unsqueeze_31: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_57, 0);  convert_element_type_57 = None
        unsqueeze_32: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_59, 0);  convert_element_type_59 = None
        unsqueeze_33: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_61, 0);  convert_element_type_61 = None
        unsqueeze_34: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_63, 0);  convert_element_type_63 = None
        unsqueeze_35: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_65, 0);  convert_element_type_65 = None
        unsqueeze_40: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_75, 0);  convert_element_type_75 = None
        cat_3: "f64[31][1]cpu" = torch.ops.aten.cat.default([unsqueeze_10, unsqueeze_11, unsqueeze_12, unsqueeze_13, unsqueeze_14, unsqueeze_15, unsqueeze_16, unsqueeze_17, unsqueeze_18, unsqueeze_19, unsqueeze_20, unsqueeze_21, unsqueeze_22, unsqueeze_23, unsqueeze_24, unsqueeze_25, unsqueeze_26, unsqueeze_27, unsqueeze_28, unsqueeze_29, unsqueeze_30, unsqueeze_31, unsqueeze_32, unsqueeze_33, unsqueeze_34, unsqueeze_35, unsqueeze_33, unsqueeze_34, unsqueeze_35, unsqueeze_26, unsqueeze_40]);  unsqueeze_10 = unsqueeze_11 = unsqueeze_12 = unsqueeze_13 = unsqueeze_15 = unsqueeze_16 = unsqueeze_17 = unsqueeze_18 = unsqueeze_19 = unsqueeze_20 = unsqueeze_21 = unsqueeze_22 = unsqueeze_23 = unsqueeze_24 = unsqueeze_25 = unsqueeze_26 = unsqueeze_27 = unsqueeze_28 = unsqueeze_29 = unsqueeze_30 = unsqueeze_31 = unsqueeze_32 = unsqueeze_33 = unsqueeze_34 = unsqueeze_35 = unsqueeze_40 = None
        full_default_70: "f64[1][1]cpu" = torch.ops.aten.full.default([1], 1.0, dtype = torch.float64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        cat_4: "f64[31][1]cpu" = torch.ops.aten.cat.default([full_default_70, full_default_70, full_default_70, full_default_70, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14]);  full_default_70 = unsqueeze_14 = None
        unsqueeze_72: "f64[31, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(cat_3, 1);  cat_3 = None
        unsqueeze_73: "f64[31, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(cat_4, 1);  cat_4 = None
        cat_5: "f64[31, 2][2, 1]cpu" = torch.ops.aten.cat.default([unsqueeze_72, unsqueeze_73], -1);  unsqueeze_72 = unsqueeze_73 = None

        # File: logpile/ops/api.py:124 in logprob_entropy, code: results = Results(*(program.plain(call) if plain else FORWARD(*call)))
        full_default_93: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_86: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and_1, primals_7, full_default_93);  bitwise_and_1 = full_default_93 = None
        clamp_min_10: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type_7, 1.0);  convert_element_type_7 = None
        mul_460: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(clamp_min_10, where_86);  where_86 = None
        reciprocal_3: "f32[s11][1]cpu" = torch.ops.aten.reciprocal.default(mul_460);  mul_460 = None
        mul_461: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_3, 1.0);  reciprocal_3 = None
        div_15: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(mul_119, clamp_min_10);  mul_119 = clamp_min_10 = None
        unsqueeze_75: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_6, 1);  convert_element_type_6 = None
        return (
            mul_421,  # PlainAOTOutput(idx=0)
            cat_5,  # PlainAOTOutput(idx=1)
            where_10,  # PlainAOTOutput(idx=2)
            where_11,  # PlainAOTOutput(idx=3)
            where_65,  # PlainAOTOutput(idx=4)
            where_18,  # PlainAOTOutput(idx=5)
            where_66,  # PlainAOTOutput(idx=6)
            primals_4,  # SavedForBackwardsAOTOutput(idx=0)
            primals_5,  # SavedForBackwardsAOTOutput(idx=1)
            primals_6,  # SavedForBackwardsAOTOutput(idx=2)
            primals_7,  # SavedForBackwardsAOTOutput(idx=3)
            primals_8,  # SavedForBackwardsAOTOutput(idx=4)
            primals_9,  # SavedForBackwardsAOTOutput(idx=5)
            primals_10,  # SavedForBackwardsAOTOutput(idx=6)
            primals_13,  # SavedForBackwardsAOTOutput(idx=7)
            primals_14,  # SavedForBackwardsAOTOutput(idx=8)
            primals_15,  # SavedForBackwardsAOTOutput(idx=9)
            where_10,  # SavedForBackwardsAOTOutput(idx=10)
            bitwise_and_5,  # SavedForBackwardsAOTOutput(idx=11)
            index,  # SavedForBackwardsAOTOutput(idx=12)
            where_31,  # SavedForBackwardsAOTOutput(idx=13)
            mul_461,  # SavedForBackwardsAOTOutput(idx=14)
            div_15,  # SavedForBackwardsAOTOutput(idx=15)
            unsqueeze_75,  # SavedForBackwardsAOTOutput(idx=16)
            primals_2,  # SavedForBackwardsAOTOutput(idx=17)
            primals_11,  # SavedForBackwardsAOTOutput(idx=18)
        )
