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
        slice_1: "f32[s11, 384][151936, 1]cpu" = torch.ops.aten.slice.Tensor(convert_element_type, 1, 151552, 9223372036854775807)
        amax: "f32[s11][1]cpu" = torch.ops.aten.amax.default(slice_1, [-1])
        clamp_min: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(amax, -3.4028234663852886e+38);  amax = None
        unsqueeze: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(clamp_min, 1);  clamp_min = None
        sub_20: "f32[s11, 384][384, 1]cpu" = torch.ops.aten.sub.Tensor(slice_1, unsqueeze);  slice_1 = None
        reciprocal: "f32[][]cpu" = torch.ops.aten.reciprocal.default(where_3)
        mul_16: "f32[][]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.4426950408889634);  reciprocal = None
        unsqueeze_1: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(mul_16, 0);  mul_16 = None
        mul_17: "f32[s11, 384][384, 1]cpu" = torch.ops.aten.mul.Tensor(sub_20, unsqueeze_1);  sub_20 = unsqueeze_1 = None
        clamp_min_1: "f32[s11, 384][384, 1]cpu" = torch.ops.aten.clamp_min.default(mul_17, -10000.0);  mul_17 = None
        exp2: "f32[s11, 384][384, 1]cpu" = torch.ops.aten.exp2.default(clamp_min_1)
        ge_2: "b8[s11, 384][384, 1]cpu" = torch.ops.aten.ge.Scalar(clamp_min_1, 0.0)
        convert_element_type_1: "f32[s11, 384][384, 1]cpu" = torch.ops.prims.convert_element_type.default(ge_2, torch.float32);  ge_2 = None
        sub_27: "f32[s11, 384][384, 1]cpu" = torch.ops.aten.sub.Tensor(exp2, convert_element_type_1)
        sum_1: "f32[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(sub_27, [-1]);  sub_27 = None
        sum_2: "f32[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [-1]);  convert_element_type_1 = None
        sub_31: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(sum_2, 1.0);  sum_2 = None
        add_67: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(sum_1, sub_31);  sum_1 = sub_31 = None
        mul_33: "f32[s11, 384][384, 1]cpu" = torch.ops.aten.mul.Tensor(exp2, clamp_min_1);  exp2 = clamp_min_1 = None
        sum_3: "f32[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_33, [-1]);  mul_33 = None
        slice_2: "f32[s11, 151552][151936, 1]cpu" = torch.ops.aten.slice.Tensor(convert_element_type, 1, 0, 151552)
        view_3: "f32[s11, 296, 512][151936, 512, 1]cpu" = torch.ops.aten.view.default(slice_2, [primals_11, 296, 512]);  slice_2 = None
        unsqueeze_2: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(where_3, 0)
        amax_1: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.amax.default(view_3, [-1])
        clamp_min_2: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.clamp_min.default(amax_1, -3.4028234663852886e+38);  amax_1 = None
        unsqueeze_3: "f32[s11, 296, 1][296, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(clamp_min_2, 2)
        sub_42: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.sub.Tensor(view_3, unsqueeze_3);  view_3 = unsqueeze_3 = None
        reciprocal_1: "f32[1][1]cpu" = torch.ops.aten.reciprocal.default(unsqueeze_2);  unsqueeze_2 = None
        mul_51: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_1, 1.4426950408889634);  reciprocal_1 = None
        unsqueeze_4: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_51, 1);  mul_51 = None
        mul_52: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.mul.Tensor(sub_42, unsqueeze_4);  sub_42 = unsqueeze_4 = None
        clamp_min_3: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.clamp_min.default(mul_52, -10000.0);  mul_52 = None
        exp2_1: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.exp2.default(clamp_min_3)
        ge_3: "b8[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.ge.Scalar(clamp_min_3, 0.0)
        convert_element_type_2: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.prims.convert_element_type.default(ge_3, torch.float32);  ge_3 = None
        sub_49: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.sub.Tensor(exp2_1, convert_element_type_2)
        sum_4: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub_49, [-1]);  sub_49 = None
        sum_5: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [-1]);  convert_element_type_2 = None
        sub_53: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.sub.Tensor(sum_5, 1.0);  sum_5 = None
        add_132: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.add.Tensor(sum_4, sub_53);  sum_4 = sub_53 = None
        mul_72: "f32[s11, 296, 512][151552, 512, 1]cpu" = torch.ops.aten.mul.Tensor(exp2_1, clamp_min_3);  exp2_1 = clamp_min_3 = None
        sum_6: "f32[s11, 296][296, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_72, [-1]);  mul_72 = None
        convert_element_type_3: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(where_3, torch.float64);  where_3 = None
        convert_element_type_4: "f64[s11, 296][296, 1]cpu" = torch.ops.prims.convert_element_type.default(clamp_min_2, torch.float64);  clamp_min_2 = None
        convert_element_type_5: "f64[s11, 296][296, 1]cpu" = torch.ops.prims.convert_element_type.default(add_132, torch.float64);  add_132 = None
        amax_2: "f64[s11][1]cpu" = torch.ops.aten.amax.default(convert_element_type_4, [-1])
        unsqueeze_5: "f64[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(amax_2, 1)
        sub_62: "f64[s11, 296][296, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_4, unsqueeze_5);  convert_element_type_4 = unsqueeze_5 = None
        unsqueeze_6: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_3, 0);  convert_element_type_3 = None
        reciprocal_2: "f64[1][1]cpu" = torch.ops.aten.reciprocal.default(unsqueeze_6);  unsqueeze_6 = None
        mul_85: "f64[1][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_2, 1.4426950408889634);  reciprocal_2 = None
        mul_86: "f64[s11, 296][296, 1]cpu" = torch.ops.aten.mul.Tensor(sub_62, mul_85);  sub_62 = None
        clamp_min_4: "f64[s11, 296][296, 1]cpu" = torch.ops.aten.clamp_min.default(mul_86, -10000.0);  mul_86 = None
        mul_91: "f64[s11, 296][296, 1]cpu" = torch.ops.aten.mul.Tensor(clamp_min_4, 0.6931471805599453)
        exp: "f64[s11, 296][296, 1]cpu" = torch.ops.aten.exp.default(mul_91);  mul_91 = None
        convert_element_type_6: "f64[s11, 296][296, 1]cpu" = torch.ops.prims.convert_element_type.default(sum_6, torch.float64);  sum_6 = None
        add_172: "f64[s11, 296][296, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_5, 1.0)
        mul_100: "f64[s11, 296][296, 1]cpu" = torch.ops.aten.mul.Tensor(add_172, clamp_min_4);  add_172 = None
        add_179: "f64[s11, 296][296, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_6, mul_100);  convert_element_type_6 = mul_100 = None
        mul_105: "f64[s11, 296][296, 1]cpu" = torch.ops.aten.mul.Tensor(add_179, exp);  add_179 = None
        sum_7: "f64[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_105, [-1]);  mul_105 = None
        convert_element_type_7: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(sum_7, torch.float32);  sum_7 = None
        mul_110: "f64[s11, 296][296, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_5, exp);  convert_element_type_5 = None
        ge_4: "b8[s11, 296][296, 1]cpu" = torch.ops.aten.ge.Scalar(clamp_min_4, 0.0);  clamp_min_4 = None
        convert_element_type_8: "f64[s11, 296][296, 1]cpu" = torch.ops.prims.convert_element_type.default(ge_4, torch.float64);  ge_4 = None
        sub_78: "f64[s11, 296][296, 1]cpu" = torch.ops.aten.sub.Tensor(exp, convert_element_type_8);  exp = None
        add_202: "f64[s11, 296][296, 1]cpu" = torch.ops.aten.add.Tensor(mul_110, sub_78);  mul_110 = sub_78 = None
        sum_8: "f64[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(add_202, [-1]);  add_202 = None
        sum_9: "f64[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(convert_element_type_8, [-1]);  convert_element_type_8 = None
        sub_83: "f64[s11][1]cpu" = torch.ops.aten.sub.Tensor(sum_9, 1.0);  sum_9 = None
        add_212: "f64[s11][1]cpu" = torch.ops.aten.add.Tensor(sum_8, sub_83);  sum_8 = sub_83 = None
        convert_element_type_9: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(amax_2, torch.float32);  amax_2 = None
        convert_element_type_10: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(add_212, torch.float32);  add_212 = None
        unsqueeze_7: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_7, 1);  convert_element_type_7 = None
        unsqueeze_8: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(sum_3, 1);  sum_3 = None
        cat: "f32[s11, 2][2, 1]cpu" = torch.ops.aten.cat.default([unsqueeze_7, unsqueeze_8], -1);  unsqueeze_7 = unsqueeze_8 = None
        unsqueeze_9: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_9, 1);  convert_element_type_9 = None
        cat_1: "f32[s11, 2][2, 1]cpu" = torch.ops.aten.cat.default([unsqueeze_9, unsqueeze], -1);  unsqueeze_9 = unsqueeze = None
        unsqueeze_11: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_10, 1);  convert_element_type_10 = None
        unsqueeze_12: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_67, 1);  add_67 = None
        cat_2: "f32[s11, 2][2, 1]cpu" = torch.ops.aten.cat.default([unsqueeze_11, unsqueeze_12], -1);  unsqueeze_11 = unsqueeze_12 = None
        convert_element_type_12: "f64[s11, 2][2, 1]cpu" = torch.ops.prims.convert_element_type.default(cat_1, torch.float64);  cat_1 = None
        convert_element_type_13: "f64[s11, 2][2, 1]cpu" = torch.ops.prims.convert_element_type.default(cat_2, torch.float64);  cat_2 = None
        amax_3: "f64[s11][1]cpu" = torch.ops.aten.amax.default(convert_element_type_12, [-1])
        unsqueeze_13: "f64[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(amax_3, 1)
        sub_95: "f64[s11, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_12, unsqueeze_13);  convert_element_type_12 = unsqueeze_13 = None
        mul_141: "f64[s11, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_95, mul_85);  sub_95 = mul_85 = None
        clamp_min_5: "f64[s11, 2][2, 1]cpu" = torch.ops.aten.clamp_min.default(mul_141, -10000.0);  mul_141 = None
        mul_146: "f64[s11, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clamp_min_5, 0.6931471805599453)
        exp_1: "f64[s11, 2][2, 1]cpu" = torch.ops.aten.exp.default(mul_146);  mul_146 = None
        convert_element_type_14: "f64[s11, 2][2, 1]cpu" = torch.ops.prims.convert_element_type.default(cat, torch.float64);  cat = None
        add_257: "f64[s11, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_13, 1.0)
        mul_155: "f64[s11, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_257, clamp_min_5);  add_257 = None
        add_264: "f64[s11, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_14, mul_155);  convert_element_type_14 = mul_155 = None
        mul_160: "f64[s11, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add_264, exp_1);  add_264 = None
        sum_10: "f64[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_160, [-1]);  mul_160 = None
        convert_element_type_15: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(sum_10, torch.float32);  sum_10 = None
        mul_165: "f64[s11, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_13, exp_1);  convert_element_type_13 = None
        ge_5: "b8[s11, 2][2, 1]cpu" = torch.ops.aten.ge.Scalar(clamp_min_5, 0.0);  clamp_min_5 = None
        convert_element_type_16: "f64[s11, 2][2, 1]cpu" = torch.ops.prims.convert_element_type.default(ge_5, torch.float64);  ge_5 = None
        sub_111: "f64[s11, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(exp_1, convert_element_type_16);  exp_1 = None
        add_287: "f64[s11, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_165, sub_111);  mul_165 = sub_111 = None
        sum_11: "f64[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(add_287, [-1]);  add_287 = None
        sum_12: "f64[s11][1]cpu" = torch.ops.aten.sum.dim_IntList(convert_element_type_16, [-1]);  convert_element_type_16 = None
        sub_116: "f64[s11][1]cpu" = torch.ops.aten.sub.Tensor(sum_12, 1.0);  sum_12 = None
        add_297: "f64[s11][1]cpu" = torch.ops.aten.add.Tensor(sum_11, sub_116);  sum_11 = sub_116 = None
        convert_element_type_17: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(amax_3, torch.float32);  amax_3 = None
        convert_element_type_18: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(add_297, torch.float32);  add_297 = None
        sub_121: "i64[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_2, 0)
        clamp_min_6: "i64[s11][1]cpu" = torch.ops.aten.clamp_min.default(sub_121, 0);  sub_121 = None
        clamp_max: "i64[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_6, 151935);  clamp_min_6 = None
        unsqueeze_15: "i64[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(clamp_max, 1);  clamp_max = None
        gather: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.gather.default(convert_element_type, -1, unsqueeze_15);  convert_element_type = unsqueeze_15 = None
        select: "f32[s11][1]cpu" = torch.ops.aten.select.int(gather, 1, 0);  gather = None
        full_default_2: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_5: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and_1, primals_7, full_default_2);  bitwise_and_1 = full_default_2 = None
        ge_8: "b8[s11][1]cpu" = torch.ops.aten.ge.Scalar(where_2, 0)
        lt_1: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(where_2, 151936)
        bitwise_and_4: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_8, lt_1);  ge_8 = lt_1 = None
        sub_130: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(select, convert_element_type_17);  select = None
        div: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(sub_130, where_5);  sub_130 = where_5 = None
        convert_element_type_19: "f64[s11][1]cpu" = torch.ops.prims.convert_element_type.default(convert_element_type_18, torch.float64)
        log1p: "f64[s11][1]cpu" = torch.ops.aten.log1p.default(convert_element_type_19);  convert_element_type_19 = None
        convert_element_type_20: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(log1p, torch.float32);  log1p = None
        sub_136: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(div, convert_element_type_20);  div = None
        full_default_3: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_6: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_4, sub_136, full_default_3);  bitwise_and_4 = sub_136 = full_default_3 = None
        eq_129: "b8[s11][1]cpu" = torch.ops.aten.eq.Scalar(where_2, -2147483648);  where_2 = None
        full_default_4: "f32[][]cpu" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_7: "f32[s11][1]cpu" = torch.ops.aten.where.self(eq_129, full_default_4, where_6);  where_6 = None
        mul_197: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_15, 0.6931471805599453);  convert_element_type_15 = None
        add_348: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_18, 1.0)
        div_1: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(mul_197, add_348)
        sub_147: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_20, div_1);  convert_element_type_20 = div_1 = None
        where_8: "f32[s11][1]cpu" = torch.ops.aten.where.self(eq_129, full_default_4, sub_147);  eq_129 = sub_147 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_10: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_7, full_default_4);  where_7 = None
        where_11: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_8, full_default_4);  where_8 = None
        where_12: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_9, full_default_4)

        # File: logpile/loss/ratio.py:33 in token_log_ratio, code: return logprob - old.detach()
        sub_169: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_10, where_12)

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_13: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_12, full_default_4);  primals_12 = None

        # File: logpile/loss/step.py:102 in compute, code: log_rho = (compared - layout.select(at_least_fp32(batch.rollout_logprob))).detach()
        sub_172: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_12, where_13);  where_12 = where_13 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_14: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_10, full_default_4)

        # File: logpile/loss/kl.py:54 in kl_estimate, code: d = ref_logprob.detach() - logprob
        sub_177: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(where_14, where_10);  where_14 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_1: "f32[s11][1]cpu" = torch.ops.aten.abs.default(sub_177)
        lt_2: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 0.5);  abs_1 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_15: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, sub_177, full_default_4)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_max_1: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(sub_177, 20.0);  sub_177 = None
        where_16: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, full_default_4, clamp_max_1);  clamp_max_1 = None

        # File: logpile/loss/kl.py:81 in k3, code: series = torch.zeros_like(d)
        full_default_13: "f32[s11][1]cpu" = torch.ops.aten.full.default([primals_2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_232: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(full_default_13, where_15)
        add_424: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_232, 7.647163731819816e-13);  mul_232 = None
        mul_235: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_424, where_15);  add_424 = None
        add_429: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_235, 1.1470745597729725e-11);  mul_235 = None
        mul_238: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_429, where_15);  add_429 = None
        add_434: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_238, 1.6059043836821613e-10);  mul_238 = None
        mul_241: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_434, where_15);  add_434 = None
        add_439: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_241, 2.08767569878681e-09);  mul_241 = None
        mul_244: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_439, where_15);  add_439 = None
        add_444: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_244, 2.505210838544172e-08);  mul_244 = None
        mul_247: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_444, where_15);  add_444 = None
        add_449: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_247, 2.755731922398589e-07);  mul_247 = None
        mul_250: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_449, where_15);  add_449 = None
        add_454: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_250, 2.7557319223985893e-06);  mul_250 = None
        mul_253: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_454, where_15);  add_454 = None
        add_459: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_253, 2.48015873015873e-05);  mul_253 = None
        mul_256: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_459, where_15);  add_459 = None
        add_464: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_256, 0.0001984126984126984);  mul_256 = None
        mul_259: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_464, where_15);  add_464 = None
        add_469: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_259, 0.001388888888888889);  mul_259 = None
        mul_262: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_469, where_15);  add_469 = None
        add_474: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_262, 0.008333333333333333);  mul_262 = None
        mul_265: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_474, where_15);  add_474 = None
        add_479: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_265, 0.041666666666666664);  mul_265 = None
        mul_268: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_479, where_15);  add_479 = None
        add_484: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_268, 0.16666666666666666);  mul_268 = None
        mul_271: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_484, where_15);  add_484 = None
        add_489: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_271, 0.5);  mul_271 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_274: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_489, where_15);  add_489 = None
        mul_276: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_274, where_15);  mul_274 = where_15 = None
        expm1: "f32[s11][1]cpu" = torch.ops.aten.expm1.default(where_16)
        sub_217: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(expm1, where_16);  expm1 = where_16 = None
        where_17: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_2, mul_276, sub_217);  lt_2 = mul_276 = sub_217 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_18: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_17, full_default_4);  where_17 = None
        where_19: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, primals_8, full_default_4)

        # File: logpile/loss/layout.py:103 in count_of_tokens, code: return self.mask.to(torch.float32)
        convert_element_type_25: "f32[s11][1]cpu" = torch.ops.prims.convert_element_type.default(ne, torch.float32)

        # File: logpile/loss/layout.py:113 in sums, code: stacked = torch.stack(torch.broadcast_tensors(*promoted(columns)), -1)  # [..., k]
        unsqueeze_16: "f32[s11, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_25, 1);  convert_element_type_25 = None

        # File: logpile/loss/layout.py:117 in sums, code: zeros = stacked.new_zeros(self.rows, len(columns))
        full_default_16: "f32[s49, 1][1, 1]cpu" = torch.ops.aten.full.default([primals_1, 1], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/layout.py:118 in sums, code: sums = zeros.index_add(0, self.row, stacked)
        index_put: "f32[s49, 1][1, 1]cpu" = torch.ops.aten.index_put.default(full_default_16, [where_1], unsqueeze_16, True);  full_default_16 = unsqueeze_16 = None

        # File: logpile/loss/layout.py:119 in sums, code: return list(sum_over(sums, self.cp_group).unbind(-1))
        unbind = torch.ops.aten.unbind.int(index_put, -1);  index_put = None

        # File: logpile/loss/aggregation.py:131 in nonzero, code: number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
        getitem: "f32[s49][1]cpu" = unbind[0];  unbind = None

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_min_7: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(sub_169, -20.0)
        clamp_max_2: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_7, 20.0);  clamp_min_7 = None
        exp_2: "f32[s11][1]cpu" = torch.ops.aten.exp.default(clamp_max_2);  clamp_max_2 = None

        # File: logpile/loss/step.py:115 in compute, code: ratio = torch.where(layout.mask, ratio, 1.0)
        full_default_17: "f32[][]cpu" = torch.ops.aten.full.default([], 1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_20: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, exp_2, full_default_17);  exp_2 = None

        # File: logpile/loss/step.py:266 in off_policy, code: one = torch.ones_like(tokens.logprob.detach())
        full_default_18: "f32[s11][1]cpu" = torch.ops.aten.full.default([primals_2], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)

        # File: logpile/loss/step.py:119 in compute, code: kept = kept & layout.mask
        bitwise_and_5: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ne, ne)

        # File: logpile/loss/step.py:248 in only, code: log_ratio=torch.where(kept, tokens.log_ratio, 0.0),
        where_23: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, sub_169, full_default_4)

        # File: logpile/loss/step.py:249 in only, code: advantages=torch.where(kept, tokens.advantages, 0.0),
        where_24: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, where_19, full_default_4)

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_min_8: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(where_23, -20.0);  where_23 = None
        clamp_max_3: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_8, 20.0);  clamp_min_8 = None
        exp_3: "f32[s11][1]cpu" = torch.ops.aten.exp.default(clamp_max_3);  clamp_max_3 = None

        # File: logpile/loss/step.py:122 in compute, code: live = live._replace(ratio=torch.where(kept, ratio, 1.0))
        where_25: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, exp_3, full_default_17);  exp_3 = None

        # File: logpile/loss/surrogates.py:38 in ppo_clip, code: up = ratio.clamp(max=1.0 + clip_high)
        clamp_max_4: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(where_25, 1.2)

        # File: logpile/loss/surrogates.py:39 in ppo_clip, code: down = ratio.clamp(min=1.0 - clip_low)
        clamp_min_9: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(where_25, 0.8);  where_25 = None

        # File: logpile/loss/surrogates.py:42 in ppo_clip, code: return -advantages.detach() * torch.where(advantages < 0, down, up)
        neg: "f32[s11][1]cpu" = torch.ops.aten.neg.default(where_24)
        lt_4: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(where_24, 0);  where_24 = None
        where_26: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_4, clamp_min_9, clamp_max_4);  lt_4 = clamp_min_9 = clamp_max_4 = None
        mul_312: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(neg, where_26);  neg = where_26 = None

        # File: logpile/loss/step.py:124 in compute, code: values = torch.where(kept, values, 0.0) * torch.where(kept, weight, 1.0)
        where_27: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, mul_312, full_default_4);  mul_312 = None
        where_28: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, full_default_18, full_default_17)
        mul_316: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(where_27, where_28);  where_27 = where_28 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_29: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, mul_316, full_default_4);  mul_316 = None

        # File: logpile/loss/aggregation.py:132 in nonzero, code: return torch.where(number == 0, 1.0, number).detach()
        eq_271: "b8[s49][1]cpu" = torch.ops.aten.eq.Scalar(getitem, 0)
        where_30: "f32[s49][1]cpu" = torch.ops.aten.where.self(eq_271, full_default_17, getitem);  eq_271 = getitem = None

        # File: logpile/loss/layout.py:140 in spread, code: return per_sequence[self.row]
        index: "f32[s11][1]cpu" = torch.ops.aten.index.Tensor(where_30, [where_1]);  where_30 = where_1 = None

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_3: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(where_29, index);  where_29 = None

        # File: logpile/loss/layout.py:150 in is_sequence, code: return torch.arange(self.rows, device=self.mask.device) < self.num_seqs
        iota: "i64[s49][1]cpu" = torch.ops.prims.iota.default(primals_1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False);  primals_1 = None
        lt_5: "b8[s49][1]cpu" = torch.ops.aten.lt.Scalar(iota, sub_4);  iota = sub_4 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        sum_13: "f32[][]cpu" = torch.ops.aten.sum.default(div_3);  div_3 = None
        sum_14: "i64[][]cpu" = torch.ops.aten.sum.default(lt_5);  lt_5 = None

        # File: logpile/loss/aggregation.py:131 in nonzero, code: number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
        convert_element_type_default: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_14, torch.float32);  sum_14 = None

        # File: logpile/loss/aggregation.py:132 in nonzero, code: return torch.where(number == 0, 1.0, number).detach()
        eq_279: "b8[][]cpu" = torch.ops.aten.eq.Scalar(convert_element_type_default, 0)
        where_31: "f32[][]cpu" = torch.ops.aten.where.self(eq_279, full_default_17, convert_element_type_default);  eq_279 = full_default_17 = convert_element_type_default = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        div_4: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_13, where_31);  sum_13 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_32: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_18, full_default_4)

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_5: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(where_32, index)

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        sum_15: "f32[][]cpu" = torch.ops.aten.sum.default(div_5);  div_5 = None
        div_6: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_15, where_31);  sum_15 = None

        # File: logpile/loss/step.py:181 in reduced_terms, code: kl_term = batch.kl_coef * reduce_aux(values.kl)
        mul_332: "f32[][]cpu" = torch.ops.aten.mul.Tensor(primals_13, div_6);  div_6 = None

        # File: logpile/loss/step.py:182 in reduced_terms, code: loss = loss + kl_term
        add_621: "f32[][]cpu" = torch.ops.aten.add.Tensor(div_4, mul_332)

        # File: logpile/loss/step.py:184 in reduced_terms, code: entropy_term = -batch.entropy_coef * reduce_aux(values.entropy)
        neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(primals_14)

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_35: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_11, full_default_4)

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        div_7: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(where_35, index)

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        sum_17: "f32[][]cpu" = torch.ops.aten.sum.default(div_7);  div_7 = None
        div_8: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_17, where_31);  sum_17 = None

        # File: logpile/loss/step.py:184 in reduced_terms, code: entropy_term = -batch.entropy_coef * reduce_aux(values.entropy)
        mul_340: "f32[][]cpu" = torch.ops.aten.mul.Tensor(neg_1, div_8);  neg_1 = div_8 = None

        # File: logpile/loss/step.py:185 in reduced_terms, code: loss = loss + entropy_term
        add_643: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_621, mul_340);  add_621 = None

        # File: logpile/loss/metrics.py:94 in __init__, code: self.count = mask.sum()
        sum_19: "i64[][]cpu" = torch.ops.aten.sum.default(ne)

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_26: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(add_643, torch.float64)
        convert_element_type_28: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(div_4, torch.float64);  div_4 = None
        convert_element_type_30: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(mul_332, torch.float64);  mul_332 = None
        convert_element_type_32: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(mul_340, torch.float64);  mul_340 = None
        convert_element_type_34: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_19, torch.float64);  sum_19 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_38: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_10, full_default_4)

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_20: "f32[][]cpu" = torch.ops.aten.sum.default(where_38);  where_38 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_36: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_20, torch.float64);  sum_20 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_21: "f32[][]cpu" = torch.ops.aten.sum.default(where_35);  where_35 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_38: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_21, torch.float64);  sum_21 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_22: "f32[][]cpu" = torch.ops.aten.sum.default(where_32);  where_32 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_40: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_22, torch.float64);  sum_22 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_41: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_19, full_default_4)

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_23: "f32[][]cpu" = torch.ops.aten.sum.default(where_41);  where_41 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_42: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_23, torch.float64);  sum_23 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_42: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_20, full_default_4)

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_24: "f32[][]cpu" = torch.ops.aten.sum.default(where_42);  where_42 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_44: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_24, torch.float64);  sum_24 = None

        # File: logpile/loss/metrics.py:126 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        full_default_44: "f32[][]cpu" = torch.ops.aten.full.default([], inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_43: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_20, full_default_44)
        amin: "f32[][]cpu" = torch.ops.aten.amin.default(where_43);  where_43 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_46: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amin, torch.float64);  amin = None

        # File: logpile/loss/metrics.py:127 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        full_default_45: "f32[][]cpu" = torch.ops.aten.full.default([], -inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        where_44: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_20, full_default_45)
        amax_4: "f32[][]cpu" = torch.ops.aten.amax.default(where_44);  where_44 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_48: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amax_4, torch.float64);  amax_4 = None

        # File: logpile/loss/step.py:398 in record_tokens, code: record.mean("old_kl/k1", -log_ratio)
        neg_2: "f32[s11][1]cpu" = torch.ops.aten.neg.default(sub_169)

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_45: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, neg_2, full_default_4);  neg_2 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_25: "f32[][]cpu" = torch.ops.aten.sum.default(where_45);  where_45 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_50: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_25, torch.float64);  sum_25 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_2: "f32[s11][1]cpu" = torch.ops.aten.abs.default(sub_169)
        lt_8: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(abs_2, 0.5);  abs_2 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_46: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_8, sub_169, full_default_4)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_max_5: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(sub_169, 20.0);  sub_169 = None
        where_47: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_8, full_default_4, clamp_max_5);  clamp_max_5 = None

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_363: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(full_default_13, where_46)
        add_692: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_363, 7.647163731819816e-13);  mul_363 = None
        mul_366: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_692, where_46);  add_692 = None
        add_697: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_366, 1.1470745597729725e-11);  mul_366 = None
        mul_369: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_697, where_46);  add_697 = None
        add_702: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_369, 1.6059043836821613e-10);  mul_369 = None
        mul_372: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_702, where_46);  add_702 = None
        add_707: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_372, 2.08767569878681e-09);  mul_372 = None
        mul_375: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_707, where_46);  add_707 = None
        add_712: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_375, 2.505210838544172e-08);  mul_375 = None
        mul_378: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_712, where_46);  add_712 = None
        add_717: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_378, 2.755731922398589e-07);  mul_378 = None
        mul_381: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_717, where_46);  add_717 = None
        add_722: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_381, 2.7557319223985893e-06);  mul_381 = None
        mul_384: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_722, where_46);  add_722 = None
        add_727: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_384, 2.48015873015873e-05);  mul_384 = None
        mul_387: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_727, where_46);  add_727 = None
        add_732: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_387, 0.0001984126984126984);  mul_387 = None
        mul_390: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_732, where_46);  add_732 = None
        add_737: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_390, 0.001388888888888889);  mul_390 = None
        mul_393: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_737, where_46);  add_737 = None
        add_742: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_393, 0.008333333333333333);  mul_393 = None
        mul_396: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_742, where_46);  add_742 = None
        add_747: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_396, 0.041666666666666664);  mul_396 = None
        mul_399: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_747, where_46);  add_747 = None
        add_752: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_399, 0.16666666666666666);  mul_399 = None
        mul_402: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_752, where_46);  add_752 = None
        add_757: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_402, 0.5);  mul_402 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_405: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_757, where_46);  add_757 = None
        mul_407: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_405, where_46);  mul_405 = where_46 = None
        expm1_1: "f32[s11][1]cpu" = torch.ops.aten.expm1.default(where_47)
        sub_343: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(expm1_1, where_47);  expm1_1 = where_47 = None
        where_48: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_8, mul_407, sub_343);  lt_8 = mul_407 = sub_343 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_49: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_48, full_default_4);  where_48 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_26: "f32[][]cpu" = torch.ops.aten.sum.default(where_49);  where_49 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_52: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_26, torch.float64);  sum_26 = None

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
        sum_27: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_and_8);  bitwise_and_8 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_54: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_27, torch.float64);  sum_27 = None

        # File: logpile/loss/metrics.py:116 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        bitwise_and_9: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_7, ne);  bitwise_and_7 = None
        sum_28: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_and_9);  bitwise_and_9 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_56: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_28, torch.float64);  sum_28 = None

        # File: logpile/loss/metrics.py:116 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        bitwise_and_10: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(full_default_51, ne);  full_default_51 = None
        sum_29: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_and_10);  bitwise_and_10 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_58: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_29, torch.float64);  sum_29 = None

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_min_10: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(sub_172, -20.0)
        clamp_max_6: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_10, 20.0);  clamp_min_10 = None
        exp_4: "f32[s11][1]cpu" = torch.ops.aten.exp.default(clamp_max_6);  clamp_max_6 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_50: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, exp_4, full_default_4)

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_30: "f32[][]cpu" = torch.ops.aten.sum.default(where_50);  where_50 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_60: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_30, torch.float64);  sum_30 = None

        # File: logpile/loss/metrics.py:126 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        where_51: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, exp_4, full_default_44)
        amin_1: "f32[][]cpu" = torch.ops.aten.amin.default(where_51);  where_51 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_62: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amin_1, torch.float64);  amin_1 = None

        # File: logpile/loss/metrics.py:127 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        where_52: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, exp_4, full_default_45);  exp_4 = None
        amax_5: "f32[][]cpu" = torch.ops.aten.amax.default(where_52);  where_52 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_64: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amax_5, torch.float64);  amax_5 = None

        # File: logpile/loss/step.py:413 in record_off_policy, code: record.mean("rollout/kl_k1", None if log_rho is None else -log_rho)
        neg_3: "f32[s11][1]cpu" = torch.ops.aten.neg.default(sub_172)

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_53: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, neg_3, full_default_4);  neg_3 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_31: "f32[][]cpu" = torch.ops.aten.sum.default(where_53);  where_53 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_66: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_31, torch.float64);  sum_31 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_3: "f32[s11][1]cpu" = torch.ops.aten.abs.default(sub_172)
        lt_11: "b8[s11][1]cpu" = torch.ops.aten.lt.Scalar(abs_3, 0.5)

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        where_54: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_11, sub_172, full_default_4)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_max_7: "f32[s11][1]cpu" = torch.ops.aten.clamp_max.default(sub_172, 20.0);  sub_172 = None
        where_55: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_11, full_default_4, clamp_max_7);  clamp_max_7 = None

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_431: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(full_default_13, where_54);  full_default_13 = None
        add_832: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_431, 7.647163731819816e-13);  mul_431 = None
        mul_434: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_832, where_54);  add_832 = None
        add_837: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_434, 1.1470745597729725e-11);  mul_434 = None
        mul_437: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_837, where_54);  add_837 = None
        add_842: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_437, 1.6059043836821613e-10);  mul_437 = None
        mul_440: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_842, where_54);  add_842 = None
        add_847: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_440, 2.08767569878681e-09);  mul_440 = None
        mul_443: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_847, where_54);  add_847 = None
        add_852: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_443, 2.505210838544172e-08);  mul_443 = None
        mul_446: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_852, where_54);  add_852 = None
        add_857: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_446, 2.755731922398589e-07);  mul_446 = None
        mul_449: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_857, where_54);  add_857 = None
        add_862: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_449, 2.7557319223985893e-06);  mul_449 = None
        mul_452: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_862, where_54);  add_862 = None
        add_867: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_452, 2.48015873015873e-05);  mul_452 = None
        mul_455: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_867, where_54);  add_867 = None
        add_872: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_455, 0.0001984126984126984);  mul_455 = None
        mul_458: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_872, where_54);  add_872 = None
        add_877: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_458, 0.001388888888888889);  mul_458 = None
        mul_461: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_877, where_54);  add_877 = None
        add_882: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_461, 0.008333333333333333);  mul_461 = None
        mul_464: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_882, where_54);  add_882 = None
        add_887: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_464, 0.041666666666666664);  mul_464 = None
        mul_467: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_887, where_54);  add_887 = None
        add_892: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_467, 0.16666666666666666);  mul_467 = None
        mul_470: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_892, where_54);  add_892 = None
        add_897: "f32[s11][1]cpu" = torch.ops.aten.add.Tensor(mul_470, 0.5);  mul_470 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_473: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(add_897, where_54);  add_897 = None
        mul_475: "f32[s11][1]cpu" = torch.ops.aten.mul.Tensor(mul_473, where_54);  mul_473 = where_54 = None
        expm1_2: "f32[s11][1]cpu" = torch.ops.aten.expm1.default(where_55)
        sub_407: "f32[s11][1]cpu" = torch.ops.aten.sub.Tensor(expm1_2, where_55);  expm1_2 = where_55 = None
        where_56: "f32[s11][1]cpu" = torch.ops.aten.where.self(lt_11, mul_475, sub_407);  lt_11 = mul_475 = sub_407 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_57: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_56, full_default_4);  where_56 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_32: "f32[][]cpu" = torch.ops.aten.sum.default(where_57);  where_57 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_68: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_32, torch.float64);  sum_32 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_58: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, abs_3, full_default_4);  abs_3 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_33: "f32[][]cpu" = torch.ops.aten.sum.default(where_58);  where_58 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_70: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_33, torch.float64);  sum_33 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        where_59: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, full_default_18, full_default_4)

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_34: "f32[][]cpu" = torch.ops.aten.sum.default(where_59);  where_59 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_72: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_34, torch.float64);  sum_34 = None

        # File: logpile/loss/metrics.py:126 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        where_60: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, full_default_18, full_default_44);  full_default_44 = None
        amin_2: "f32[][]cpu" = torch.ops.aten.amin.default(where_60);  where_60 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_74: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amin_2, torch.float64);  amin_2 = None

        # File: logpile/loss/metrics.py:127 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        where_61: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, full_default_18, full_default_45);  full_default_45 = None
        amax_6: "f32[][]cpu" = torch.ops.aten.amax.default(where_61);  where_61 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_76: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(amax_6, torch.float64);  amax_6 = None

        # File: logpile/loss/metrics.py:116 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        bitwise_and_12: "b8[s11][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_5, ne)
        sum_37: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_and_12);  bitwise_and_12 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        convert_element_type_86: "f64[][]cpu" = torch.ops.prims.convert_element_type.default(sum_37, torch.float64);  sum_37 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_65: "f32[s11][1]cpu" = torch.ops.aten.where.self(ne, where_20, full_default_4);  ne = where_20 = None

        # File: logpile/loss/step.py:137 in compute, code: torch.where(kept, weight if batch.weights is None else weight * batch.weights, 0.0),
        where_66: "f32[s11][1]cpu" = torch.ops.aten.where.self(bitwise_and_5, full_default_18, full_default_4);  full_default_18 = full_default_4 = None

        # File: logpile/loss/step.py:139 in compute, code: return Result(terms["loss"] * batch.loss_scale, record.parts(), record.kinds, per_token)
        mul_500: "f32[][]cpu" = torch.ops.aten.mul.Tensor(add_643, primals_15);  add_643 = None

        # File: logpile/loss/metrics.py:136 in parts, code: return torch.stack([torch.stack(self.totals), torch.stack(self.counts)], -1)
        unsqueeze_17: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_26, 0);  convert_element_type_26 = None
        unsqueeze_18: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_28, 0);  convert_element_type_28 = None
        unsqueeze_19: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_30, 0);  convert_element_type_30 = None
        unsqueeze_20: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_32, 0);  convert_element_type_32 = None
        unsqueeze_21: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_34, 0);  convert_element_type_34 = None
        unsqueeze_22: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_36, 0);  convert_element_type_36 = None
        unsqueeze_23: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_38, 0);  convert_element_type_38 = None
        unsqueeze_24: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_40, 0);  convert_element_type_40 = None
        unsqueeze_25: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_42, 0);  convert_element_type_42 = None
        unsqueeze_26: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_44, 0);  convert_element_type_44 = None
        unsqueeze_27: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_46, 0);  convert_element_type_46 = None
        unsqueeze_28: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_48, 0);  convert_element_type_48 = None
        unsqueeze_29: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_50, 0);  convert_element_type_50 = None
        unsqueeze_30: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_52, 0);  convert_element_type_52 = None
        unsqueeze_31: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_54, 0);  convert_element_type_54 = None
        unsqueeze_32: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_56, 0);  convert_element_type_56 = None
        unsqueeze_33: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_58, 0);  convert_element_type_58 = None
        unsqueeze_34: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_60, 0);  convert_element_type_60 = None
        unsqueeze_35: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_62, 0);  convert_element_type_62 = None
        unsqueeze_36: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_64, 0);  convert_element_type_64 = None
        unsqueeze_37: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_66, 0);  convert_element_type_66 = None
        unsqueeze_38: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_68, 0);  convert_element_type_68 = None
        unsqueeze_39: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_70, 0);  convert_element_type_70 = None
        unsqueeze_40: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_72, 0);  convert_element_type_72 = None
        unsqueeze_41: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_74, 0);  convert_element_type_74 = None
        unsqueeze_42: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_76, 0);  convert_element_type_76 = None
        unsqueeze_47: "f64[1][1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_86, 0);  convert_element_type_86 = None
        cat_3: "f64[31][1]cpu" = torch.ops.aten.cat.default([unsqueeze_17, unsqueeze_18, unsqueeze_19, unsqueeze_20, unsqueeze_21, unsqueeze_22, unsqueeze_23, unsqueeze_24, unsqueeze_25, unsqueeze_26, unsqueeze_27, unsqueeze_28, unsqueeze_29, unsqueeze_30, unsqueeze_31, unsqueeze_32, unsqueeze_33, unsqueeze_34, unsqueeze_35, unsqueeze_36, unsqueeze_37, unsqueeze_38, unsqueeze_39, unsqueeze_40, unsqueeze_41, unsqueeze_42, unsqueeze_40, unsqueeze_41, unsqueeze_42, unsqueeze_33, unsqueeze_47]);  unsqueeze_17 = unsqueeze_18 = unsqueeze_19 = unsqueeze_20 = unsqueeze_22 = unsqueeze_23 = unsqueeze_24 = unsqueeze_25 = unsqueeze_26 = unsqueeze_27 = unsqueeze_28 = unsqueeze_29 = unsqueeze_30 = unsqueeze_31 = unsqueeze_32 = unsqueeze_33 = unsqueeze_34 = unsqueeze_35 = unsqueeze_36 = unsqueeze_37 = unsqueeze_38 = unsqueeze_39 = unsqueeze_40 = unsqueeze_41 = unsqueeze_42 = unsqueeze_47 = None
        full_default_70: "f64[1][1]cpu" = torch.ops.aten.full.default([1], 1.0, dtype = torch.float64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
        cat_4: "f64[31][1]cpu" = torch.ops.aten.cat.default([full_default_70, full_default_70, full_default_70, full_default_70, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21, unsqueeze_21]);  full_default_70 = unsqueeze_21 = None
        unsqueeze_79: "f64[31, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(cat_3, 1);  cat_3 = None
        unsqueeze_80: "f64[31, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(cat_4, 1);  cat_4 = None
        cat_5: "f64[31, 2][2, 1]cpu" = torch.ops.aten.cat.default([unsqueeze_79, unsqueeze_80], -1);  unsqueeze_79 = unsqueeze_80 = None

        # File: logpile/ops/api.py:124 in logprob_entropy, code: results = Results(*(program.plain(call) if plain else FORWARD(*call)))
        clamp_min_11: "f32[s11][1]cpu" = torch.ops.aten.clamp_min.default(add_348, 1.0);  add_348 = None
        div_15: "f32[s11][1]cpu" = torch.ops.aten.div.Tensor(mul_197, clamp_min_11);  mul_197 = clamp_min_11 = None
        return (
            mul_500,  # PlainAOTOutput(idx=0)
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
            convert_element_type_17,  # SavedForBackwardsAOTOutput(idx=10)
            convert_element_type_18,  # SavedForBackwardsAOTOutput(idx=11)
            where_10,  # SavedForBackwardsAOTOutput(idx=12)
            bitwise_and_5,  # SavedForBackwardsAOTOutput(idx=13)
            index,  # SavedForBackwardsAOTOutput(idx=14)
            where_31,  # SavedForBackwardsAOTOutput(idx=15)
            div_15,  # SavedForBackwardsAOTOutput(idx=16)
            primals_2,  # SavedForBackwardsAOTOutput(idx=17)
            primals_11,  # SavedForBackwardsAOTOutput(idx=18)
        )
