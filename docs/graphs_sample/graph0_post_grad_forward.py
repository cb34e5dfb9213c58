class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "Sym(s49)", primals_2: "Sym(s11)", primals_3: "i64[s11][1]cpu", primals_4: "b8[s11][1]cpu", primals_5: "bf16[s11, 151936][151936, 1]cpu", primals_6: "i64[s11][1]cpu", primals_7: "f32[][]cpu", primals_8: "f32[s11][1]cpu", primals_9: "f32[s11][1]cpu", primals_10: "f32[s11][1]cpu", primals_11: "Sym(s11)", primals_12: "f32[s11][1]cpu", primals_13: "f32[][]cpu", primals_14: "f32[][]cpu", primals_15: "f32[][]cpu"):
        # File: logpile/loss/layout.py:62 in of_rows, code: counted = (mask != 0).reshape(-1)
        ne: "b8[s11][1]cpu" = torch.ops.aten.ne.Scalar(primals_4, 0)

        # File: logpile/loss/layout.py:64 in of_rows, code: valid = (ids >= 0) & (ids < rows - SPARE)
        ge: "b8[s11][1]cpu" = torch.ops.aten.ge.Scalar(primals_3, 0)
        sub_4: "Sym(-2 + s49)" = primals_1 - 2
        lt: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(primals_3, sub_4)
        bitwise_and: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None

        # File: logpile/loss/layout.py:65 in of_rows, code: row = torch.where(valid, ids, rows)  # out of range, for the scatter to refuse
        scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(primals_1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
        where: "i64[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and, primals_3, scalar_tensor);  bitwise_and = primals_3 = scalar_tensor = None

        # File: logpile/loss/layout.py:66 in of_rows, code: return Layout(counted, torch.where(counted, row, rows - 1), rows, group_name(cp_group))
        sub_8: "Sym(-1 + s49)" = primals_1 - 1
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
        view_3: "f32[s11, 296, 512][151936, 512, 1]cpu" = torch.ops.aten.reshape.default(slice_1, [primals_11, 296, 512]);  slice_1 = None
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
        ge_2: "b8[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.ge.Scalar(clamp_min_1, 0.0)
        convert_element_type_1: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.prims.convert_element_type.default(ge_2, torch.float32);  ge_2 = None
        sub_28: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.sub.Tensor(exp2, convert_element_type_1)
        add_76: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.add.Tensor(sub_28, 0.0);  sub_28 = None
        sum_1: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_76, [-1]);  add_76 = None
        sum_2: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [-1]);  convert_element_type_1 = None
        sub_33: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.sub.Tensor(sum_2, 1.0);  sum_2 = None
        add_90: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.add.Tensor(sum_1, sub_33);  sum_1 = sub_33 = None
        mul_45: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.mul.Tensor(exp2, clamp_min_1);  exp2 = clamp_min_1 = None
        sum_3: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_45, [-1]);  mul_45 = None
        unsqueeze_3: "f32[s11, 1, 151936][151936, 151936, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type, 1)
        slice_2: "f32[s11, 1, 384][151936, 151936, 1]cpu" = torch.ops.aten.slice.Tensor(unsqueeze_3, 2, 151552, 9223372036854775807);  unsqueeze_3 = None
        amax_1: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.amax.default(slice_2, [-1])
        clamp_min_2: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(amax_1, -3.4028234663852886e+38);  amax_1 = None
        unsqueeze_4: "f32[s11, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(clamp_min_2, 2)
        sub_44: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.sub.Tensor(slice_2, unsqueeze_4);  slice_2 = unsqueeze_4 = None
        mul_61: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.mul.Tensor(sub_44, unsqueeze_2);  sub_44 = unsqueeze_2 = None
        clamp_min_3: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.clamp_min.default(mul_61, -10000.0);  mul_61 = None
        exp2_1: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.exp2.default(clamp_min_3)
        ge_3: "b8[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.ge.Scalar(clamp_min_3, 0.0)
        convert_element_type_2: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.prims.convert_element_type.default(ge_3, torch.float32);  ge_3 = None
        sub_51: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.sub.Tensor(exp2_1, convert_element_type_2)
        add_150: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.add.Tensor(sub_51, 0.0);  sub_51 = None
        sum_4: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_150, [-1]);  add_150 = None
        sum_5: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [-1]);  convert_element_type_2 = None
        sub_56: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(sum_5, 1.0);  sum_5 = None
        add_164: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(sum_4, sub_56);  sum_4 = sub_56 = None
        mul_79: "f32[s11, 1, 384][384, 384, 1]cpu" = torch.ops.aten.mul.Tensor(exp2_1, clamp_min_3);  exp2_1 = clamp_min_3 = None
        sum_6: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_79, [-1]);  mul_79 = None
        cat: "f32[s11, 297][297, 1]cpu" = torch.ops.aten.cat.default([sum_3, sum_6], -1);  sum_3 = sum_6 = None
        cat_1: "f32[s11, 297][297, 1]cpu" = torch.ops.aten.cat.default([clamp_min, clamp_min_2], -1);  clamp_min = clamp_min_2 = None
        cat_2: "f32[s11, 297][297, 1]cpu" = torch.ops.aten.cat.default([add_90, add_164], -1);  add_90 = add_164 = None
        convert_element_type_3: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(where_3, torch.float64);  where_3 = None
        convert_element_type_4: "f64[s11, 297][297, 1]cpu" = torch.ops.prims.convert_element_type.default(cat_1, torch.float64);  cat_1 = None
        convert_element_type_5: "f64[s11, 297][297, 1]cpu" = torch.ops.prims.convert_element_type.default(cat_2, torch.float64);  cat_2 = None
        amax_2: "f64[s11][1]cpu" = torch.ops.aten.amax.default(convert_element_type_4, [-1])
        unsqueeze_6: "f64[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(amax_2, 1)
        sub_68: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_4, unsqueeze_6);  convert_element_type_4 = unsqueeze_6 = None
        unsqueeze_7: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_3, 0);  convert_element_type_3 = None
        reciprocal_2: "f64[1][1]cpu" = torch.ops.aten.reciprocal.default(unsqueeze_7);  unsqueeze_7 = None
        mul_97: "f64[1][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_2, 1.4426950408889634);  reciprocal_2 = None
        mul_98: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.mul.Tensor(sub_68, mul_97);  sub_68 = mul_97 = None
        clamp_min_4: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.clamp_min.default(mul_98, -10000.0);  mul_98 = None
        mul_103: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.mul.Tensor(clamp_min_4, 0.6931471805599453)
        exp: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.exp.default(mul_103);  mul_103 = None
        convert_element_type_6: "f64[s11, 297][297, 1]cpu" = torch.ops.prims.convert_element_type.default(cat, torch.float64);  cat = None
        add_213: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_5, 1.0)
        mul_112: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.mul.Tensor(add_213, clamp_min_4);  add_213 = None
        add_220: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_6, mul_112);  convert_element_type_6 = mul_112 = None
        mul_117: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.mul.Tensor(add_220, exp);  add_220 = None
        sum_7: "f64[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_117, [-1]);  mul_117 = None
        convert_element_type_7: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(sum_7, torch.float32);  sum_7 = None
        mul_122: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_5, exp);  convert_element_type_5 = None
        ge_4: "b8[s11, 297][297, 1]cpu" = torch.ops.aten.ge.Scalar(clamp_min_4, 0.0);  clamp_min_4 = None
        convert_element_type_8: "f64[s11, 297][297, 1]cpu" = torch.ops.prims.convert_element_type.default(ge_4, torch.float64);  ge_4 = None
        sub_84: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.sub.Tensor(exp, convert_element_type_8);  exp = None
        add_243: "f64[s11, 297][297, 1]cpu" = torch.ops.aten.add.Tensor(sub_84, mul_122);  sub_84 = mul_122 = None
        sum_8: "f64[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(add_243, [-1]);  add_243 = None
        sum_9: "f64[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(convert_element_type_8, [-1]);  convert_element_type_8 = None
        sub_89: "f64[s11][1]cpu" = torch.ops.aten.sub.Tensor(sum_9, 1.0);  sum_9 = None
        add_253: "f64[s11][1]cpu" = torch.ops.aten.add.Tensor(sum_8, sub_89);  sum_8 = sub_89 = None
        convert_element_type_9: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(amax_2, torch.float32);  amax_2 = None
        convert_element_type_10: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(add_253, torch.float32);  add_253 = None
        sub_94: "i64[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_2, 0)
        clamp_min_5: "i64[s11][1]cpu" = torch.ops.aten.clamp_min.default(sub_94, 0);  sub_94 = None
        clamp_max: "i64[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_5, 151935);  clamp_min_5 = None
        unsqueeze_8: "i64[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(clamp_max, 1);  clamp_max = None
        gather: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.gather.default(convert_element_type, -1, unsqueeze_8);  convert_element_type = unsqueeze_8 = None
        select: "f32[s11][1]cpu" = torch.ops.aten.select.int(gather, 1, 0);  gather = None
        full_default_2: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_5: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and_1, primals_7, full_default_2);  bitwise_and_1 = full_default_2 = None
        ge_7: "b8[s11][1]cpu" = torch.ops.aten.ge.Scalar(where_2, 0)
        lt_1: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(where_2, 151936)
        bitwise_and_4: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_7, lt_1);  ge_7 = lt_1 = None
        sub_103: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(select, convert_element_type_9);  select = None
        div: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(sub_103, where_5);  sub_103 = where_5 = None
        convert_element_type_11: "f64[s11][1]cpu" = torch.ops.prims.convert_element_type.default(convert_element_type_10, torch.float64)
        log1p: "f64[s11][1]cpu" = torch.ops.aten.log1p.default(convert_element_type_11);  convert_element_type_11 = None
        convert_element_type_12: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(log1p, torch.float32);  log1p = None
        sub_109: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(div, convert_element_type_12);  div = None
        full_default_3: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_6: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_4, sub_109, full_default_3);  bitwise_and_4 = sub_109 = full_default_3 = None
        eq_105: "b8[s11][1]cpu" = torch.ops.aten.eq.Scalar(where_2, -2147483648);  where_2 = None
        full_default_4: "f32[][]cpu" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_7: "f32[s11][1]cpu" = torch.ops.aten.where.self(eq_105, full_default_4, where_6);  where_6 = None
        mul_154: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_7, 0.6931471805599453);  convert_element_type_7 = None
        add_304: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_10, 1.0)
        div_1: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(mul_154, add_304)
        sub_120: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_12, div_1);  convert_element_type_12 = div_1 = None
        where_8: "f32[s11][1]cpu" = torch.ops.aten.where.self(eq_105, full_default_4, sub_120);  eq_105 = sub_120 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_10: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_7, full_default_4);  where_7 = None
        where_11: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_8, full_default_4);  where_8 = None
        where_12: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_9, full_default_4)

        # File: logpile/loss/ratio.py:33 in token_log_ratio, code: return logprob - old.detach()
        sub_142: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_10, where_12)

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_13: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_12, full_default_4);  primals_12 = None

        # File: logpile/loss/step.py:102 in compute, code: log_rho = (compared - layout.select(at_least_fp32(batch.rollout_logprob))).detach()
        sub_145: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_12, where_13);  where_12 = where_13 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_14: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_10, full_default_4)

        # File: logpile/loss/kl.py:54 in kl_estimate, code: d = ref_logprob.detach() - logprob
        sub_150: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_14, where_10);  where_14 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_1: "f32[s11][1]cpu" = torch.ops.aten.abs.default(sub_150)
        lt_2: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 0.5);  abs_1 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_15: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, sub_150, full_default_4)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_max_1: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(sub_150, 20.0);  sub_150 = None
        where_16: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, full_default_4, clamp_max_1);  clamp_max_1 = None

        # File: logpile/loss/kl.py:81 in k3, code: series = torch.zeros_like(d)
        full_default_13: "f32[s11][1]cpu" = torch.ops.aten.full.default([primals_2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_189: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(full_default_13, where_15)
        add_380: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_189, 7.647163731819816e-13);  mul_189 = None
        mul_192: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_380, where_15);  add_380 = None
        add_385: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_192, 1.1470745597729725e-11);  mul_192 = None
        mul_195: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_385, where_15);  add_385 = None
        add_390: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_195, 1.6059043836821613e-10);  mul_195 = None
        mul_198: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_390, where_15);  add_390 = None
        add_395: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_198, 2.08767569878681e-09);  mul_198 = None
        mul_201: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_395, where_15);  add_395 = None
        add_400: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_201, 2.505210838544172e-08);  mul_201 = None
        mul_204: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_400, where_15);  add_400 = None
        add_405: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_204, 2.755731922398589e-07);  mul_204 = None
        mul_207: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_405, where_15);  add_405 = None
        add_410: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_207, 2.7557319223985893e-06);  mul_207 = None
        mul_210: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_410, where_15);  add_410 = None
        add_415: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_210, 2.48015873015873e-05);  mul_210 = None
        mul_213: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_415, where_15);  add_415 = None
        add_420: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_213, 0.0001984126984126984);  mul_213 = None
        mul_216: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_420, where_15);  add_420 = None
        add_425: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_216, 0.001388888888888889);  mul_216 = None
        mul_219: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_425, where_15);  add_425 = None
        add_430: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_219, 0.008333333333333333);  mul_219 = None
        mul_222: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_430, where_15);  add_430 = None
        add_435: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_222, 0.041666666666666664);  mul_222 = None
        mul_225: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_435, where_15);  add_435 = None
        add_440: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_225, 0.16666666666666666);  mul_225 = None
        mul_228: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_440, where_15);  add_440 = None
        add_445: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_228, 0.5);  mul_228 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_231: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_445, where_15);  add_445 = None
        mul_233: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_231, where_15);  mul_231 = where_15 = None
        expm1: "f32[s11][1]cpu" = torch.ops.aten.expm1.default(where_16)
        sub_190: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(expm1, where_16);  expm1 = where_16 = None
        where_17: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, mul_233, sub_190);  lt_2 = mul_233 = sub_190 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_18: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_17, full_default_4);  where_17 = None
        where_19: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_8, full_default_4)

        # File: logpile/loss/layout.py:103 in count_of_tokens, code: return self.mask.to(torch.float32)
        convert_element_type_17: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(ne, torch.float32)

        # File: logpile/loss/layout.py:113 in sums, code: stacked = torch.stack(torch.broadcast_tensors(*promoted(columns)), -1)  # [..., k]
        unsqueeze_9: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_17, 1);  convert_element_type_17 = None

        # File: logpile/loss/layout.py:117 in sums, code: zeros = stacked.new_zeros(self.rows, len(columns))
        full_default_16: "f32[s49, 1][1, 1]cpu" = torch.ops.aten.full.default([primals_1, 1], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/layout.py:118 in sums, code: sums = zeros.index_add(0, self.row, stacked)
        index_put: "f32[s49, 1][1, 1]cpu" = torch.ops.aten.index_put_.default(full_default_16, [where_1], unsqueeze_9, True);  full_default_16 = unsqueeze_9 = None

        # File: logpile/loss/layout.py:119 in sums, code: return list(sum_over(sums, self.cp_group).unbind(-1))
        unbind = torch.ops.aten.unbind.int(index_put, -1);  index_put = None

        # File: logpile/loss/aggregation.py:131 in nonzero, code: number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
        getitem: "f32[s49][1]cpu" = unbind[0];  unbind = None

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_min_6: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(sub_142, -20.0)
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
        where_23: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, sub_142, full_default_4)

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
        mul_269: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(neg, where_26);  neg = where_26 = None

        # File: logpile/loss/step.py:124 in compute, code: values = torch.where(kept, values, 0.0) * torch.where(kept, weight, 1.0)
        where_27: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, mul_269, full_default_4);  mul_269 = None
        where_28: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, full_default_18, full_default_17)
        mul_273: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_27, where_28);  where_27 = where_28 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_29: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, mul_273, full_default_4);  mul_273 = None

        # File: logpile/loss/aggregation.py:132 in nonzero, code: return torch.where(number == 0, 1.0, number).detach()
        eq_247: "b8[s49][1]cpu" = torch.ops.aten.eq.Scalar(getitem, 0)
        where_30: "f32[s49][1]cpu" = torch.ops.aten.where.self(eq_247, full_default_17, getitem);  eq_247 = getitem = None

        # File: logpile/loss/layout.py:140 in spread, code: return per_sequence[self.row]
        index: "f32[s11][1]cpu" = torch.ops.aten.index.Tensor(where_30, [where_1]);  where_30 = where_1 = None

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_3: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(where_29, index);  where_29 = None

        # File: logpile/loss/layout.py:150 in is_sequence, code: return torch.arange(self.rows, device=self.mask.device) < self.num_seqs
        iota: "i64[s49][1]cpu" = torch.ops.prims.iota.default(primals_1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False);  primals_1 = None
        lt_5: "b8[s49][1]cpu" = torch.ops.aten.lt.Scalar(iota, sub_4);  iota = sub_4 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        sum_10: "f32[][]cpu" = torch.ops.aten.sum.default(div_3);  div_3 = None
        sum_11: "i64[][]cpu" = torch.ops.aten.sum.default(lt_5);  lt_5 = None

        # File: logpile/loss/aggregation.py:131 in nonzero, code: number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
        convert_element_type_default: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_11, torch.float32);  sum_11 = None

        # File: logpile/loss/aggregation.py:132 in nonzero, code: return torch.where(number == 0, 1.0, number).detach()
        eq_255: "b8[][]cpu" = torch.ops.aten.eq.Scalar(convert_element_type_default, 0)
        where_31: "f32[][]cpu" = torch.ops.aten.where.self(eq_255, full_default_17, convert_element_type_default);  eq_255 = full_default_17 = convert_element_type_default = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        div_4: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_10, where_31);  sum_10 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_32: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_18, full_default_4)

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_5: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(where_32, index)

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        sum_12: "f32[][]cpu" = torch.ops.aten.sum.default(div_5);  div_5 = None
        div_6: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_12, where_31);  sum_12 = None

        # File: logpile/loss/step.py:181 in reduced_terms, code: kl_term = batch.kl_coef * reduce_aux(values.kl)
        mul_289: "f32[][]cpu" = torch.ops.aten.mul.Tensor(primals_13, div_6);  div_6 = None

        # File: logpile/loss/step.py:182 in reduced_terms, code: loss = loss + kl_term
        add_577: "f32[][]cpu" = torch.ops.aten.add.Tensor(div_4, mul_289)

        # File: logpile/loss/step.py:184 in reduced_terms, code: entropy_term = -batch.entropy_coef * reduce_aux(values.entropy)
        neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(primals_14)

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_35: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_11, full_default_4)

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_7: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(where_35, index)

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        sum_14: "f32[][]cpu" = torch.ops.aten.sum.default(div_7);  div_7 = None
        div_8: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_14, where_31);  sum_14 = None

        # File: logpile/loss/step.py:184 in reduced_terms, code: entropy_term = -batch.entropy_coef * reduce_aux(values.entropy)
        mul_297: "f32[][]cpu" = torch.ops.aten.mul.Tensor(neg_1, div_8);  neg_1 = div_8 = None

        # File: logpile/loss/step.py:185 in reduced_terms, code: loss = loss + entropy_term
        add_599: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_577, mul_297);  add_577 = None

        # File: logpile/loss/metrics.py:94 in __init__, code: self.count = mask.sum()
        sum_16: "i64[][]cpu" = torch.ops.aten.sum.default(ne)

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_18: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(add_599, torch.float64)
        convert_element_type_20: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(div_4, torch.float64);  div_4 = None
        convert_element_type_22: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(mul_289, torch.float64);  mul_289 = None
        convert_element_type_24: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(mul_297, torch.float64);  mul_297 = None
        convert_element_type_26: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_16, torch.float64);  sum_16 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_38: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_10, full_default_4)

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_17: "f32[][]cpu" = torch.ops.aten.sum.default(where_38);  where_38 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_28: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_17, torch.float64);  sum_17 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_18: "f32[][]cpu" = torch.ops.aten.sum.default(where_35);  where_35 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_30: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_18, torch.float64);  sum_18 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_19: "f32[][]cpu" = torch.ops.aten.sum.default(where_32);  where_32 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_32: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_19, torch.float64);  sum_19 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_41: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_19, full_default_4)

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_20: "f32[][]cpu" = torch.ops.aten.sum.default(where_41);  where_41 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_34: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_20, torch.float64);  sum_20 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_42: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_20, full_default_4)

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_21: "f32[][]cpu" = torch.ops.aten.sum.default(where_42);  where_42 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_36: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_21, torch.float64);  sum_21 = None

        # File: logpile/loss/metrics.py:126 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        full_default_44: "f32[][]cpu" = torch.ops.aten.full.default([], inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_43: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_20, full_default_44)
        amin: "f32[][]cpu" = torch.ops.aten.amin.default(where_43);  where_43 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_38: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amin, torch.float64);  amin = None

        # File: logpile/loss/metrics.py:127 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        full_default_45: "f32[][]cpu" = torch.ops.aten.full.default([], -inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_44: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_20, full_default_45)
        amax_3: "f32[][]cpu" = torch.ops.aten.amax.default(where_44);  where_44 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_40: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amax_3, torch.float64);  amax_3 = None

        # File: logpile/loss/step.py:398 in record_tokens, code: record.mean("old_kl/k1", -log_ratio)
        neg_2: "f32[s11][1]cpu" = torch.ops.aten.neg.default(sub_142)

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_45: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, neg_2, full_default_4);  neg_2 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_22: "f32[][]cpu" = torch.ops.aten.sum.default(where_45);  where_45 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_42: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_22, torch.float64);  sum_22 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_2: "f32[s11][1]cpu" = torch.ops.aten.abs.default(sub_142)
        lt_8: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(abs_2, 0.5);  abs_2 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_46: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_8, sub_142, full_default_4)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_max_5: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(sub_142, 20.0);  sub_142 = None
        where_47: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_8, full_default_4, clamp_max_5);  clamp_max_5 = None

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_320: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(full_default_13, where_46)
        add_648: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_320, 7.647163731819816e-13);  mul_320 = None
        mul_323: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_648, where_46);  add_648 = None
        add_653: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_323, 1.1470745597729725e-11);  mul_323 = None
        mul_326: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_653, where_46);  add_653 = None
        add_658: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_326, 1.6059043836821613e-10);  mul_326 = None
        mul_329: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_658, where_46);  add_658 = None
        add_663: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_329, 2.08767569878681e-09);  mul_329 = None
        mul_332: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_663, where_46);  add_663 = None
        add_668: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_332, 2.505210838544172e-08);  mul_332 = None
        mul_335: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_668, where_46);  add_668 = None
        add_673: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_335, 2.755731922398589e-07);  mul_335 = None
        mul_338: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_673, where_46);  add_673 = None
        add_678: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_338, 2.7557319223985893e-06);  mul_338 = None
        mul_341: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_678, where_46);  add_678 = None
        add_683: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_341, 2.48015873015873e-05);  mul_341 = None
        mul_344: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_683, where_46);  add_683 = None
        add_688: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_344, 0.0001984126984126984);  mul_344 = None
        mul_347: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_688, where_46);  add_688 = None
        add_693: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_347, 0.001388888888888889);  mul_347 = None
        mul_350: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_693, where_46);  add_693 = None
        add_698: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_350, 0.008333333333333333);  mul_350 = None
        mul_353: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_698, where_46);  add_698 = None
        add_703: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_353, 0.041666666666666664);  mul_353 = None
        mul_356: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_703, where_46);  add_703 = None
        add_708: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_356, 0.16666666666666666);  mul_356 = None
        mul_359: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_708, where_46);  add_708 = None
        add_713: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_359, 0.5);  mul_359 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_362: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_713, where_46);  add_713 = None
        mul_364: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_362, where_46);  mul_362 = where_46 = None
        expm1_1: "f32[s11][1]cpu" = torch.ops.aten.expm1.default(where_47)
        sub_316: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(expm1_1, where_47);  expm1_1 = where_47 = None
        where_48: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_8, mul_364, sub_316);  lt_8 = mul_364 = sub_316 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_49: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_48, full_default_4);  where_48 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_23: "f32[][]cpu" = torch.ops.aten.sum.default(where_49);  where_49 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_44: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_23, torch.float64);  sum_23 = None

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

        # File: logpile/loss/metrics.py:116 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        bitwise_and_8: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_6, ne);  bitwise_and_6 = None
        sum_24: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_and_8);  bitwise_and_8 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_46: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_24, torch.float64);  sum_24 = None

        # File: logpile/loss/metrics.py:116 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        bitwise_and_9: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_7, ne);  bitwise_and_7 = None
        sum_25: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_and_9);  bitwise_and_9 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_48: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_25, torch.float64);  sum_25 = None

        # File: logpile/loss/metrics.py:116 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        bitwise_and_10: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(full_default_51, ne);  full_default_51 = None
        sum_26: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_and_10);  bitwise_and_10 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_50: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_26, torch.float64);  sum_26 = None

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_min_9: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(sub_145, -20.0)
        clamp_max_6: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_9, 20.0);  clamp_min_9 = None
        exp_3: "f32[s11][1]cpu" = torch.ops.aten.exp.default(clamp_max_6);  clamp_max_6 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_50: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, exp_3, full_default_4)

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_27: "f32[][]cpu" = torch.ops.aten.sum.default(where_50);  where_50 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_52: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_27, torch.float64);  sum_27 = None

        # File: logpile/loss/metrics.py:126 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        where_51: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, exp_3, full_default_44)
        amin_1: "f32[][]cpu" = torch.ops.aten.amin.default(where_51);  where_51 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_54: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amin_1, torch.float64);  amin_1 = None

        # File: logpile/loss/metrics.py:127 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        where_52: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, exp_3, full_default_45);  exp_3 = None
        amax_4: "f32[][]cpu" = torch.ops.aten.amax.default(where_52);  where_52 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_56: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amax_4, torch.float64);  amax_4 = None

        # File: logpile/loss/step.py:413 in record_off_policy, code: record.mean("rollout/kl_k1", None if log_rho is None else -log_rho)
        neg_3: "f32[s11][1]cpu" = torch.ops.aten.neg.default(sub_145)

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_53: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, neg_3, full_default_4);  neg_3 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_28: "f32[][]cpu" = torch.ops.aten.sum.default(where_53);  where_53 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_58: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_28, torch.float64);  sum_28 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_3: "f32[s11][1]cpu" = torch.ops.aten.abs.default(sub_145)
        lt_11: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(abs_3, 0.5)

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_54: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_11, sub_145, full_default_4)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_max_7: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(sub_145, 20.0);  sub_145 = None
        where_55: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_11, full_default_4, clamp_max_7);  clamp_max_7 = None

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_388: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(full_default_13, where_54);  full_default_13 = None
        add_788: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_388, 7.647163731819816e-13);  mul_388 = None
        mul_391: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_788, where_54);  add_788 = None
        add_793: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_391, 1.1470745597729725e-11);  mul_391 = None
        mul_394: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_793, where_54);  add_793 = None
        add_798: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_394, 1.6059043836821613e-10);  mul_394 = None
        mul_397: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_798, where_54);  add_798 = None
        add_803: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_397, 2.08767569878681e-09);  mul_397 = None
        mul_400: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_803, where_54);  add_803 = None
        add_808: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_400, 2.505210838544172e-08);  mul_400 = None
        mul_403: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_808, where_54);  add_808 = None
        add_813: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_403, 2.755731922398589e-07);  mul_403 = None
        mul_406: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_813, where_54);  add_813 = None
        add_818: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_406, 2.7557319223985893e-06);  mul_406 = None
        mul_409: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_818, where_54);  add_818 = None
        add_823: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_409, 2.48015873015873e-05);  mul_409 = None
        mul_412: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_823, where_54);  add_823 = None
        add_828: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_412, 0.0001984126984126984);  mul_412 = None
        mul_415: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_828, where_54);  add_828 = None
        add_833: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_415, 0.001388888888888889);  mul_415 = None
        mul_418: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_833, where_54);  add_833 = None
        add_838: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_418, 0.008333333333333333);  mul_418 = None
        mul_421: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_838, where_54);  add_838 = None
        add_843: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_421, 0.041666666666666664);  mul_421 = None
        mul_424: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_843, where_54);  add_843 = None
        add_848: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_424, 0.16666666666666666);  mul_424 = None
        mul_427: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_848, where_54);  add_848 = None
        add_853: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_427, 0.5);  mul_427 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_430: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_853, where_54);  add_853 = None
        mul_432: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_430, where_54);  mul_430 = where_54 = None
        expm1_2: "f32[s11][1]cpu" = torch.ops.aten.expm1.default(where_55)
        sub_380: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(expm1_2, where_55);  expm1_2 = where_55 = None
        where_56: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_11, mul_432, sub_380);  lt_11 = mul_432 = sub_380 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_57: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_56, full_default_4);  where_56 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_29: "f32[][]cpu" = torch.ops.aten.sum.default(where_57);  where_57 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_60: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_29, torch.float64);  sum_29 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_58: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, abs_3, full_default_4);  abs_3 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_30: "f32[][]cpu" = torch.ops.aten.sum.default(where_58);  where_58 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_62: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_30, torch.float64);  sum_30 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_59: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, full_default_18, full_default_4)

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_31: "f32[][]cpu" = torch.ops.aten.sum.default(where_59);  where_59 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_64: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_31, torch.float64);  sum_31 = None

        # File: logpile/loss/metrics.py:126 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        where_60: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, full_default_18, full_default_44);  full_default_44 = None
        amin_2: "f32[][]cpu" = torch.ops.aten.amin.default(where_60);  where_60 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_66: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amin_2, torch.float64);  amin_2 = None

        # File: logpile/loss/metrics.py:127 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        where_61: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, full_default_18, full_default_45);  full_default_45 = None
        amax_5: "f32[][]cpu" = torch.ops.aten.amax.default(where_61);  where_61 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_68: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amax_5, torch.float64);  amax_5 = None

        # File: logpile/loss/metrics.py:116 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        bitwise_and_12: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_5, ne)
        sum_34: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_and_12);  bitwise_and_12 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_78: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_34, torch.float64);  sum_34 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_65: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_20, full_default_4);  ne = where_20 = None

        # File: logpile/loss/step.py:137 in compute, code: torch.where(kept, weight if batch.weights is None else weight * batch.weights, 0.0),
        where_66: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, full_default_18, full_default_4);  full_default_18 = full_default_4 = None

        # File: logpile/loss/step.py:139 in compute, code: return Result(terms["loss"] * batch.loss_scale, record.parts(), record.kinds, per_token)
        mul_457: "f32[][]cpu" = torch.ops.aten.mul.Tensor(add_599, primals_15);  add_599 = None

        # File: logpile/loss/metrics.py:136 in parts, code: return torch.stack([torch.stack(self.totals), torch.stack(self.counts)], -1)
        unsqueeze_10: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_18, 0);  convert_element_type_18 = None
        unsqueeze_11: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_20, 0);  convert_element_type_20 = None
        unsqueeze_12: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_22, 0);  convert_element_type_22 = None
        unsqueeze_13: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_24, 0);  convert_element_type_24 = None
        unsqueeze_14: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_26, 0);  convert_element_type_26 = None
        unsqueeze_15: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_28, 0);  convert_element_type_28 = None
        unsqueeze_16: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_30, 0);  convert_element_type_30 = None
        unsqueeze_17: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_32, 0);  convert_element_type_32 = None
        unsqueeze_18: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_34, 0);  convert_element_type_34 = None
        unsqueeze_19: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_36, 0);  convert_element_type_36 = None
        unsqueeze_20: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_38, 0);  convert_element_type_38 = None
        unsqueeze_21: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_40, 0);  convert_element_type_40 = None
        unsqueeze_22: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_42, 0);  convert_element_type_42 = None
        unsqueeze_23: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_44, 0);  convert_element_type_44 = None
        unsqueeze_24: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_46, 0);  convert_element_type_46 = None
        unsqueeze_25: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_48, 0);  convert_element_type_48 = None
        unsqueeze_26: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_50, 0);  convert_element_type_50 = None
        unsqueeze_27: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_52, 0);  convert_element_type_52 = None
        unsqueeze_28: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_54, 0);  convert_element_type_54 = None
        unsqueeze_29: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_56, 0);  convert_element_type_56 = None
        unsqueeze_30: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_58, 0);  convert_element_type_58 = None
        unsqueeze_31: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_60, 0);  convert_element_type_60 = None
        unsqueeze_32: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_62, 0);  convert_element_type_62 = None
        unsqueeze_33: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_64, 0);  convert_element_type_64 = None
        unsqueeze_34: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_66, 0);  convert_element_type_66 = None
        unsqueeze_35: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_68, 0);  convert_element_type_68 = None
        unsqueeze_40: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_78, 0);  convert_element_type_78 = None
        cat_3: "f64[31][1]cpu" = torch.ops.aten.cat.default([unsqueeze_10, unsqueeze_11, unsqueeze_12, unsqueeze_13, unsqueeze_14, unsqueeze_15, unsqueeze_16, unsqueeze_17, unsqueeze_18, unsqueeze_19, unsqueeze_20, unsqueeze_21, unsqueeze_22, unsqueeze_23, unsqueeze_24, unsqueeze_25, unsqueeze_26, unsqueeze_27, unsqueeze_28, unsqueeze_29, unsqueeze_30, unsqueeze_31, unsqueeze_32, unsqueeze_33, unsqueeze_34, unsqueeze_35, unsqueeze_33, unsqueeze_34, unsqueeze_35, unsqueeze_26, unsqueeze_40]);  unsqueeze_10 = unsqueeze_11 = unsqueeze_12 = unsqueeze_13 = unsqueeze_15 = unsqueeze_16 = unsqueeze_17 = unsqueeze_18 = unsqueeze_19 = unsqueeze_20 = unsqueeze_21 = unsqueeze_22 = unsqueeze_23 = unsqueeze_24 = unsqueeze_25 = unsqueeze_26 = unsqueeze_27 = unsqueeze_28 = unsqueeze_29 = unsqueeze_30 = unsqueeze_31 = unsqueeze_32 = unsqueeze_33 = unsqueeze_34 = unsqueeze_35 = unsqueeze_40 = None
        full_default_70: "f64[1][1]cpu" = torch.ops.aten.full.default([1], 1.0, dtype = torch.float64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        cat_4: "f64[31][1]cpu" = torch.ops.aten.cat.default([full_default_70, full_default_70, full_default_70, full_default_70, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14, unsqueeze_14]);  full_default_70 = unsqueeze_14 = None
        unsqueeze_72: "f64[31, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(cat_3, 1);  cat_3 = None
        unsqueeze_73: "f64[31, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(cat_4, 1);  cat_4 = None
        cat_5: "f64[31, 2][2, 1]cpu" = torch.ops.aten.cat.default([unsqueeze_72, unsqueeze_73], -1);  unsqueeze_72 = unsqueeze_73 = None

        # File: logpile/ops/api.py:124 in logprob_entropy, code: results = Results(*(program.plain(call) if plain else FORWARD(*call)))
        clamp_min_10: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(add_304, 1.0);  add_304 = None
        div_15: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(mul_154, clamp_min_10);  mul_154 = clamp_min_10 = None
        unsqueeze_75: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_9, 1);  convert_element_type_9 = None
        return (mul_457, cat_5, where_10, where_11, where_65, where_18, where_66, primals_4, primals_5, primals_6, primals_7, primals_8, primals_9, primals_10, primals_13, primals_14, primals_15, convert_element_type_10, where_10, bitwise_and_5, index, where_31, div_15, unsqueeze_75, primals_2, primals_11)
