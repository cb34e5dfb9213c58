class GraphModule(torch.nn.Module):
    def forward(self, args_0: "bf16[512, 151936][151936, 1]", args_1: "i64[512][1]", advantages: "f32[512][1]", advantages_per, mask: "b8[512][1]", seq_ids: "i64[512][1]", num_seqs, old_logprob: "f32[512][1]", ref_logprob: "f32[512][1]", rollout_logprob: "f32[512][1]"):
        # File: logpile/loss/policy.py:133 in forward, code: data["temperature"] = as_number("temperature", value, logits, positive=True)
        zeros: "f32[][]" = torch.ops.aten.zeros.default([], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
        add: "f32[][]" = torch.ops.aten.add.Tensor(zeros, 1.0);  zeros = None

        # File: logpile/loss/policy.py:134 in forward, code: return self._run(target, data | {"logits": logits, "target": target}, dict(rollout))
        zeros_1: "f32[][]" = torch.ops.aten.zeros.default([], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
        add_1: "f32[][]" = torch.ops.aten.add.Tensor(zeros_1, 0.01);  zeros_1 = None
        zeros_2: "f32[][]" = torch.ops.aten.zeros.default([], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
        add_2: "f32[][]" = torch.ops.aten.add.Tensor(zeros_2, 0.04);  zeros_2 = None
        zeros_3: "f32[][]" = torch.ops.aten.zeros.default([], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
        add_3: "f32[][]" = torch.ops.aten.add.Tensor(zeros_3, 1.0);  zeros_3 = None
        new_empty: "u8[10][1]" = torch.ops.aten.new_empty.default(args_1, [10], dtype = torch.uint8, pin_memory = False);  new_empty = None
        ne: "b8[512][1]" = torch.ops.aten.ne.Scalar(mask, 0)
        reshape: "b8[512][1]" = torch.ops.aten.reshape.default(ne, [-1]);  ne = None
        reshape_1: "i64[512][1]" = torch.ops.aten.reshape.default(seq_ids, [-1]);  seq_ids = None
        _assert_tensor_metadata_default = torch.ops.aten._assert_tensor_metadata.default(reshape_1, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default = None
        to: "i64[512][1]" = torch.ops.aten.to.dtype(reshape_1, torch.int64);  reshape_1 = None
        ge: "b8[512][1]" = torch.ops.aten.ge.Scalar(to, 0)
        lt: "b8[512][1]" = torch.ops.aten.lt.Scalar(to, 8)
        and_1: "b8[512][1]" = torch.ops.aten.__and__.Tensor(ge, lt);  ge = lt = None
        where: "i64[512][1]" = torch.ops.aten.where.ScalarOther(and_1, to, 10);  and_1 = to = None
        where_1: "i64[512][1]" = torch.ops.aten.where.ScalarOther(reshape, where, 9);  where = None
        _assert_tensor_metadata_default_1 = torch.ops.aten._assert_tensor_metadata.default(args_1, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_1 = None
        to_1: "i64[512][1]" = torch.ops.aten.to.dtype(args_1, torch.int64);  args_1 = None
        reshape_2: "b8[512][1]" = torch.ops.aten.reshape.default(mask, [512]);  mask = None
        ne_1: "b8[512][1]" = torch.ops.aten.ne.Scalar(reshape_2, 0);  reshape_2 = None
        where_2: "i64[512][1]" = torch.ops.aten.where.ScalarOther(ne_1, to_1, -2147483648);  ne_1 = to_1 = None
        _assert_tensor_metadata_default_2 = torch.ops.aten._assert_tensor_metadata.default(where_2, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_2 = None
        to_2: "i64[512][1]" = torch.ops.aten.to.dtype(where_2, torch.int64);  where_2 = None
        _assert_tensor_metadata_default_3 = torch.ops.aten._assert_tensor_metadata.default(add, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_3 = None
        to_3: "f32[][]" = torch.ops.aten.to.dtype(add, torch.float32);  add = None
        logprob_entropy = torch.ops.logpile.logprob_entropy.default(args_0, to_2, to_3, None, None, None, None, None, True, True, -2147483648, 0, 151936, '', 1, True, False, 'tiles', 'b5098c791e82679c');  args_0 = to_2 = to_3 = None
        getitem: "f32[512][1]" = logprob_entropy[0]
        getitem_1: "f32[512][1]" = logprob_entropy[1]
        getitem_2: "f32[512][1]" = logprob_entropy[2];  getitem_2 = None
        getitem_3: "f32[0][1]" = logprob_entropy[3];  getitem_3 = None
        getitem_4: "f32[512][1]" = logprob_entropy[4];  getitem_4 = None
        getitem_5: "f32[512][1]" = logprob_entropy[5];  getitem_5 = None
        getitem_6: "f32[512][1]" = logprob_entropy[6];  getitem_6 = None
        getitem_7: "f32[0][1]" = logprob_entropy[7];  getitem_7 = None
        getitem_8: "f32[0][1]" = logprob_entropy[8];  logprob_entropy = getitem_8 = None
        reshape_3: "f32[512][1]" = torch.ops.aten.reshape.default(getitem, [512]);  getitem = None
        reshape_4: "f32[512][1]" = torch.ops.aten.reshape.default(getitem_1, [512]);  getitem_1 = None
        reshape_5: "f32[512][1]" = torch.ops.aten.reshape.default(advantages, [512]);  advantages = None
        reshape_6: "f32[512][1]" = torch.ops.aten.reshape.default(old_logprob, [512]);  old_logprob = None
        reshape_7: "f32[512][1]" = torch.ops.aten.reshape.default(ref_logprob, [512]);  ref_logprob = None
        reshape_8: "f32[512][1]" = torch.ops.aten.reshape.default(rollout_logprob, [512]);  rollout_logprob = None
        promote_types = torch.ops.aten.promote_types.default(torch.float32, torch.float32);  promote_types = None
        _assert_tensor_metadata_default_4 = torch.ops.aten._assert_tensor_metadata.default(reshape_3, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_4 = None
        to_4: "f32[512][1]" = torch.ops.aten.to.dtype(reshape_3, torch.float32);  reshape_3 = None
        where_3: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, to_4, 0.0);  to_4 = None
        where_4: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, reshape_4, 0.0);  reshape_4 = None
        promote_types_1 = torch.ops.aten.promote_types.default(torch.float32, torch.float32);  promote_types_1 = None
        _assert_tensor_metadata_default_5 = torch.ops.aten._assert_tensor_metadata.default(reshape_6, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_5 = None
        to_5: "f32[512][1]" = torch.ops.aten.to.dtype(reshape_6, torch.float32);  reshape_6 = None
        where_5: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, to_5, 0.0);  to_5 = None
        detach: "f32[512][1]" = torch.ops.aten.detach.default(where_5);  where_5 = None
        detach_1: "f32[512][1]" = torch.ops.aten.detach.default(detach)
        sub: "f32[512][1]" = torch.ops.aten.sub.Tensor(where_3, detach_1);  detach_1 = None
        promote_types_2 = torch.ops.aten.promote_types.default(torch.float32, torch.float32);  promote_types_2 = None
        _assert_tensor_metadata_default_6 = torch.ops.aten._assert_tensor_metadata.default(reshape_8, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_6 = None
        to_6: "f32[512][1]" = torch.ops.aten.to.dtype(reshape_8, torch.float32);  reshape_8 = None
        where_6: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, to_6, 0.0);  to_6 = None
        sub_1: "f32[512][1]" = torch.ops.aten.sub.Tensor(detach, where_6);  where_6 = None
        detach_2: "f32[512][1]" = torch.ops.aten.detach.default(sub_1);  sub_1 = None
        where_7: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, reshape_7, 0.0);  reshape_7 = None
        detach_3: "f32[512][1]" = torch.ops.aten.detach.default(where_7);  where_7 = None
        sub_2: "f32[512][1]" = torch.ops.aten.sub.Tensor(detach_3, where_3);  detach_3 = None
        abs_1: "f32[512][1]" = torch.ops.aten.abs.default(sub_2)
        lt_1: "b8[512][1]" = torch.ops.aten.lt.Scalar(abs_1, 0.5);  abs_1 = None
        where_8: "f32[512][1]" = torch.ops.aten.where.ScalarOther(lt_1, sub_2, 0.0)
        clamp: "f32[512][1]" = torch.ops.aten.clamp.default(sub_2, None, 20.0)
        where_9: "f32[512][1]" = torch.ops.aten.where.ScalarSelf(lt_1, 0.0, clamp);  clamp = None
        zeros_like: "f32[512][1]" = torch.ops.aten.zeros_like.default(sub_2, pin_memory = False);  sub_2 = None
        mul: "f32[512][1]" = torch.ops.aten.mul.Tensor(zeros_like, where_8);  zeros_like = None
        add_4: "f32[512][1]" = torch.ops.aten.add.Tensor(mul, 7.647163731819816e-13);  mul = None
        mul_1: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_4, where_8);  add_4 = None
        add_5: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_1, 1.1470745597729725e-11);  mul_1 = None
        mul_2: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_5, where_8);  add_5 = None
        add_6: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_2, 1.6059043836821613e-10);  mul_2 = None
        mul_3: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_6, where_8);  add_6 = None
        add_7: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_3, 2.08767569878681e-09);  mul_3 = None
        mul_4: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_7, where_8);  add_7 = None
        add_8: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_4, 2.505210838544172e-08);  mul_4 = None
        mul_5: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_8, where_8);  add_8 = None
        add_9: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_5, 2.755731922398589e-07);  mul_5 = None
        mul_6: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_9, where_8);  add_9 = None
        add_10: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_6, 2.7557319223985893e-06);  mul_6 = None
        mul_7: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_10, where_8);  add_10 = None
        add_11: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_7, 2.48015873015873e-05);  mul_7 = None
        mul_8: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_11, where_8);  add_11 = None
        add_12: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_8, 0.0001984126984126984);  mul_8 = None
        mul_9: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_12, where_8);  add_12 = None
        add_13: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_9, 0.001388888888888889);  mul_9 = None
        mul_10: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_13, where_8);  add_13 = None
        add_14: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_10, 0.008333333333333333);  mul_10 = None
        mul_11: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_14, where_8);  add_14 = None
        add_15: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_11, 0.041666666666666664);  mul_11 = None
        mul_12: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_15, where_8);  add_15 = None
        add_16: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_12, 0.16666666666666666);  mul_12 = None
        mul_13: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_16, where_8);  add_16 = None
        add_17: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_13, 0.5);  mul_13 = None
        mul_14: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_17, where_8);  add_17 = None
        mul_15: "f32[512][1]" = torch.ops.aten.mul.Tensor(mul_14, where_8);  mul_14 = where_8 = None
        expm1: "f32[512][1]" = torch.ops.aten.expm1.default(where_9)
        sub_3: "f32[512][1]" = torch.ops.aten.sub.Tensor(expm1, where_9);  expm1 = where_9 = None
        where_10: "f32[512][1]" = torch.ops.aten.where.self(lt_1, mul_15, sub_3);  lt_1 = mul_15 = sub_3 = None
        where_11: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, where_10, 0.0);  where_10 = None
        detach_4: "f32[512][1]" = torch.ops.aten.detach.default(reshape_5);  reshape_5 = None
        where_12: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_4, 0.0);  detach_4 = None
        _assert_tensor_metadata_default_7 = torch.ops.aten._assert_tensor_metadata.default(where_12, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_7 = None
        to_7: "f32[512][1]" = torch.ops.aten.to.dtype(where_12, torch.float32);  where_12 = None
        _assert_tensor_metadata_default_8 = torch.ops.aten._assert_tensor_metadata.default(reshape, dtype = torch.bool, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_8 = None
        to_8: "f32[512][1]" = torch.ops.aten.to.dtype(reshape, torch.float32)
        promote_types_3 = torch.ops.aten.promote_types.default(torch.float32, torch.float32);  promote_types_3 = None
        _assert_tensor_metadata_default_9 = torch.ops.aten._assert_tensor_metadata.default(to_8, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_9 = None
        to_9: "f32[512][1]" = torch.ops.aten.to.dtype(to_8, torch.float32);  to_8 = None
        broadcast_tensors = torch.ops.aten.broadcast_tensors.default([to_9]);  to_9 = None
        getitem_9: "f32[512][1]" = broadcast_tensors[0];  broadcast_tensors = None
        stack: "f32[512, 1][1, 1]" = torch.ops.aten.stack.default([getitem_9], -1);  getitem_9 = None
        new_zeros: "f32[10, 1][1, 1]" = torch.ops.aten.new_zeros.default(stack, [10, 1], pin_memory = False)
        index_add: "f32[10, 1][1, 1]" = torch.ops.aten.index_add.default(new_zeros, 0, where_1, stack);  new_zeros = stack = None
        unbind = torch.ops.aten.unbind.int(index_add, -1);  index_add = None
        getitem_10: "f32[10][1]" = unbind[0];  unbind = None
        detach_5: "f32[10][1]" = torch.ops.aten.detach.default(getitem_10);  getitem_10 = None
        detach_7: "f32[512][1]" = torch.ops.aten.detach.default(sub)
        clamp_1: "f32[512][1]" = torch.ops.aten.clamp.default(detach_7, -20.0, 20.0);  detach_7 = None
        exp: "f32[512][1]" = torch.ops.aten.exp.default(clamp_1);  clamp_1 = None
        detach_8: "f32[512][1]" = torch.ops.aten.detach.default(exp);  exp = None
        where_13: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_8, 1.0);  detach_8 = None
        detach_9: "f32[512][1]" = torch.ops.aten.detach.default(where_3)
        ones_like: "f32[512][1]" = torch.ops.aten.ones_like.default(detach_9, pin_memory = False);  detach_9 = None
        and_2: "b8[512][1]" = torch.ops.aten.__and__.Tensor(reshape, reshape)
        where_14: "f32[512][1]" = torch.ops.aten.where.ScalarOther(and_2, where_3, 0.0);  where_14 = None
        where_15: "f32[512][1]" = torch.ops.aten.where.ScalarOther(and_2, detach, 0.0);  detach = where_15 = None
        where_16: "f32[512][1]" = torch.ops.aten.where.ScalarOther(and_2, sub, 0.0)
        where_17: "f32[512][1]" = torch.ops.aten.where.ScalarOther(and_2, to_7, 0.0)
        clamp_2: "f32[512][1]" = torch.ops.aten.clamp.default(where_16, -20.0, 20.0);  where_16 = None
        exp_1: "f32[512][1]" = torch.ops.aten.exp.default(clamp_2);  clamp_2 = None
        where_18: "f32[512][1]" = torch.ops.aten.where.ScalarOther(and_2, exp_1, 1.0);  exp_1 = None
        clamp_3: "f32[512][1]" = torch.ops.aten.clamp.default(where_18, None, 1.2)
        clamp_4: "f32[512][1]" = torch.ops.aten.clamp.default(where_18, 0.8);  where_18 = None
        detach_10: "f32[512][1]" = torch.ops.aten.detach.default(where_17)
        neg: "f32[512][1]" = torch.ops.aten.neg.default(detach_10);  detach_10 = None
        lt_2: "b8[512][1]" = torch.ops.aten.lt.Scalar(where_17, 0);  where_17 = None
        where_19: "f32[512][1]" = torch.ops.aten.where.self(lt_2, clamp_4, clamp_3);  lt_2 = clamp_4 = clamp_3 = None
        mul_16: "f32[512][1]" = torch.ops.aten.mul.Tensor(neg, where_19);  neg = where_19 = None
        where_20: "f32[512][1]" = torch.ops.aten.where.ScalarOther(and_2, mul_16, 0.0);  mul_16 = None
        where_21: "f32[512][1]" = torch.ops.aten.where.ScalarOther(and_2, ones_like, 1.0)
        mul_17: "f32[512][1]" = torch.ops.aten.mul.Tensor(where_20, where_21);  where_20 = where_21 = None
        where_22: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, mul_17, 0.0);  mul_17 = None
        zeros_4: "f32[][]" = torch.ops.aten.zeros.default([], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
        add_18: "f32[10][1]" = torch.ops.aten.add.Tensor(zeros_4, detach_5);  zeros_4 = None
        _assert_tensor_metadata_default_10 = torch.ops.aten._assert_tensor_metadata.default(add_18, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_10 = None
        to_10: "f32[10][1]" = torch.ops.aten.to.dtype(add_18, torch.float32);  add_18 = None
        eq: "b8[10][1]" = torch.ops.aten.eq.Scalar(to_10, 0)
        where_23: "f32[10][1]" = torch.ops.aten.where.ScalarSelf(eq, 1.0, to_10);  eq = to_10 = None
        detach_11: "f32[10][1]" = torch.ops.aten.detach.default(where_23);  where_23 = None
        index: "f32[512][1]" = torch.ops.aten.index.Tensor(detach_11, [where_1]);  detach_11 = None
        div: "f32[512][1]" = torch.ops.aten.div.Tensor(where_22, index);  where_22 = index = None
        arange: "i64[10][1]" = torch.ops.aten.arange.default(10, device = device(type='cpu'), pin_memory = False)
        lt_3: "b8[10][1]" = torch.ops.aten.lt.Scalar(arange, 8);  arange = None
        sum_1: "f32[][]" = torch.ops.aten.sum.default(div);  div = None
        sum_2: "i64[][]" = torch.ops.aten.sum.default(lt_3);  lt_3 = None
        zeros_5: "f32[][]" = torch.ops.aten.zeros.default([], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
        add_19: "f32[][]" = torch.ops.aten.add.Tensor(zeros_5, sum_2);  zeros_5 = sum_2 = None
        _assert_tensor_metadata_default_11 = torch.ops.aten._assert_tensor_metadata.default(add_19, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_11 = None
        to_11: "f32[][]" = torch.ops.aten.to.dtype(add_19, torch.float32);  add_19 = None
        eq_1: "b8[][]" = torch.ops.aten.eq.Scalar(to_11, 0)
        where_24: "f32[][]" = torch.ops.aten.where.ScalarSelf(eq_1, 1.0, to_11);  eq_1 = to_11 = None
        detach_12: "f32[][]" = torch.ops.aten.detach.default(where_24);  where_24 = None
        div_1: "f32[][]" = torch.ops.aten.div.Tensor(sum_1, detach_12);  sum_1 = detach_12 = None
        detach_13: "f32[][]" = torch.ops.aten.detach.default(div_1)
        zeros_like_1: "f32[][]" = torch.ops.aten.zeros_like.default(detach_13, pin_memory = False);  detach_13 = zeros_like_1 = None
        where_25: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, where_11, 0.0)
        zeros_6: "f32[][]" = torch.ops.aten.zeros.default([], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
        add_20: "f32[10][1]" = torch.ops.aten.add.Tensor(zeros_6, detach_5);  zeros_6 = None
        _assert_tensor_metadata_default_12 = torch.ops.aten._assert_tensor_metadata.default(add_20, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_12 = None
        to_12: "f32[10][1]" = torch.ops.aten.to.dtype(add_20, torch.float32);  add_20 = None
        eq_2: "b8[10][1]" = torch.ops.aten.eq.Scalar(to_12, 0)
        where_26: "f32[10][1]" = torch.ops.aten.where.ScalarSelf(eq_2, 1.0, to_12);  eq_2 = to_12 = None
        detach_14: "f32[10][1]" = torch.ops.aten.detach.default(where_26);  where_26 = None
        index_1: "f32[512][1]" = torch.ops.aten.index.Tensor(detach_14, [where_1]);  detach_14 = None
        div_2: "f32[512][1]" = torch.ops.aten.div.Tensor(where_25, index_1);  where_25 = index_1 = None
        arange_1: "i64[10][1]" = torch.ops.aten.arange.default(10, device = device(type='cpu'), pin_memory = False)
        lt_4: "b8[10][1]" = torch.ops.aten.lt.Scalar(arange_1, 8);  arange_1 = None
        sum_3: "f32[][]" = torch.ops.aten.sum.default(div_2);  div_2 = None
        sum_4: "i64[][]" = torch.ops.aten.sum.default(lt_4);  lt_4 = None
        zeros_7: "f32[][]" = torch.ops.aten.zeros.default([], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
        add_21: "f32[][]" = torch.ops.aten.add.Tensor(zeros_7, sum_4);  zeros_7 = sum_4 = None
        _assert_tensor_metadata_default_13 = torch.ops.aten._assert_tensor_metadata.default(add_21, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_13 = None
        to_13: "f32[][]" = torch.ops.aten.to.dtype(add_21, torch.float32);  add_21 = None
        eq_3: "b8[][]" = torch.ops.aten.eq.Scalar(to_13, 0)
        where_27: "f32[][]" = torch.ops.aten.where.ScalarSelf(eq_3, 1.0, to_13);  eq_3 = to_13 = None
        detach_15: "f32[][]" = torch.ops.aten.detach.default(where_27);  where_27 = None
        div_3: "f32[][]" = torch.ops.aten.div.Tensor(sum_3, detach_15);  sum_3 = detach_15 = None
        mul_18: "f32[][]" = torch.ops.aten.mul.Tensor(add_2, div_3);  add_2 = div_3 = None
        add_22: "f32[][]" = torch.ops.aten.add.Tensor(div_1, mul_18)
        neg_1: "f32[][]" = torch.ops.aten.neg.default(add_1);  add_1 = None
        where_28: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, where_4, 0.0)
        zeros_8: "f32[][]" = torch.ops.aten.zeros.default([], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
        add_23: "f32[10][1]" = torch.ops.aten.add.Tensor(zeros_8, detach_5);  zeros_8 = detach_5 = None
        _assert_tensor_metadata_default_14 = torch.ops.aten._assert_tensor_metadata.default(add_23, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_14 = None
        to_14: "f32[10][1]" = torch.ops.aten.to.dtype(add_23, torch.float32);  add_23 = None
        eq_4: "b8[10][1]" = torch.ops.aten.eq.Scalar(to_14, 0)
        where_29: "f32[10][1]" = torch.ops.aten.where.ScalarSelf(eq_4, 1.0, to_14);  eq_4 = to_14 = None
        detach_16: "f32[10][1]" = torch.ops.aten.detach.default(where_29);  where_29 = None
        index_2: "f32[512][1]" = torch.ops.aten.index.Tensor(detach_16, [where_1]);  detach_16 = where_1 = None
        div_4: "f32[512][1]" = torch.ops.aten.div.Tensor(where_28, index_2);  where_28 = index_2 = None
        arange_2: "i64[10][1]" = torch.ops.aten.arange.default(10, device = device(type='cpu'), pin_memory = False)
        lt_5: "b8[10][1]" = torch.ops.aten.lt.Scalar(arange_2, 8);  arange_2 = None
        sum_5: "f32[][]" = torch.ops.aten.sum.default(div_4);  div_4 = None
        sum_6: "i64[][]" = torch.ops.aten.sum.default(lt_5);  lt_5 = None
        zeros_9: "f32[][]" = torch.ops.aten.zeros.default([], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
        add_24: "f32[][]" = torch.ops.aten.add.Tensor(zeros_9, sum_6);  zeros_9 = sum_6 = None
        _assert_tensor_metadata_default_15 = torch.ops.aten._assert_tensor_metadata.default(add_24, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_15 = None
        to_15: "f32[][]" = torch.ops.aten.to.dtype(add_24, torch.float32);  add_24 = None
        eq_5: "b8[][]" = torch.ops.aten.eq.Scalar(to_15, 0)
        where_30: "f32[][]" = torch.ops.aten.where.ScalarSelf(eq_5, 1.0, to_15);  eq_5 = to_15 = None
        detach_17: "f32[][]" = torch.ops.aten.detach.default(where_30);  where_30 = None
        div_5: "f32[][]" = torch.ops.aten.div.Tensor(sum_5, detach_17);  sum_5 = detach_17 = None
        mul_19: "f32[][]" = torch.ops.aten.mul.Tensor(neg_1, div_5);  neg_1 = div_5 = None
        add_25: "f32[][]" = torch.ops.aten.add.Tensor(add_22, mul_19);  add_22 = None
        sum_7: "i64[][]" = torch.ops.aten.sum.default(reshape)
        ones_like_1: "f32[][]" = torch.ops.aten.ones_like.default(add_25, pin_memory = False)
        detach_18: "f32[][]" = torch.ops.aten.detach.default(add_25)
        _assert_tensor_metadata_default_16 = torch.ops.aten._assert_tensor_metadata.default(detach_18, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_16 = None
        to_16: "f64[][]" = torch.ops.aten.to.dtype(detach_18, torch.float64);  detach_18 = None
        detach_19: "f32[][]" = torch.ops.aten.detach.default(ones_like_1);  ones_like_1 = None
        _assert_tensor_metadata_default_17 = torch.ops.aten._assert_tensor_metadata.default(detach_19, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_17 = None
        to_17: "f64[][]" = torch.ops.aten.to.dtype(detach_19, torch.float64);  detach_19 = None
        ones_like_2: "f32[][]" = torch.ops.aten.ones_like.default(div_1, pin_memory = False)
        detach_20: "f32[][]" = torch.ops.aten.detach.default(div_1);  div_1 = None
        _assert_tensor_metadata_default_18 = torch.ops.aten._assert_tensor_metadata.default(detach_20, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_18 = None
        to_18: "f64[][]" = torch.ops.aten.to.dtype(detach_20, torch.float64);  detach_20 = None
        detach_21: "f32[][]" = torch.ops.aten.detach.default(ones_like_2);  ones_like_2 = None
        _assert_tensor_metadata_default_19 = torch.ops.aten._assert_tensor_metadata.default(detach_21, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_19 = None
        to_19: "f64[][]" = torch.ops.aten.to.dtype(detach_21, torch.float64);  detach_21 = None
        ones_like_3: "f32[][]" = torch.ops.aten.ones_like.default(mul_18, pin_memory = False)
        detach_22: "f32[][]" = torch.ops.aten.detach.default(mul_18);  mul_18 = None
        _assert_tensor_metadata_default_20 = torch.ops.aten._assert_tensor_metadata.default(detach_22, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_20 = None
        to_20: "f64[][]" = torch.ops.aten.to.dtype(detach_22, torch.float64);  detach_22 = None
        detach_23: "f32[][]" = torch.ops.aten.detach.default(ones_like_3);  ones_like_3 = None
        _assert_tensor_metadata_default_21 = torch.ops.aten._assert_tensor_metadata.default(detach_23, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_21 = None
        to_21: "f64[][]" = torch.ops.aten.to.dtype(detach_23, torch.float64);  detach_23 = None
        ones_like_4: "f32[][]" = torch.ops.aten.ones_like.default(mul_19, pin_memory = False)
        detach_24: "f32[][]" = torch.ops.aten.detach.default(mul_19);  mul_19 = None
        _assert_tensor_metadata_default_22 = torch.ops.aten._assert_tensor_metadata.default(detach_24, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_22 = None
        to_22: "f64[][]" = torch.ops.aten.to.dtype(detach_24, torch.float64);  detach_24 = None
        detach_25: "f32[][]" = torch.ops.aten.detach.default(ones_like_4);  ones_like_4 = None
        _assert_tensor_metadata_default_23 = torch.ops.aten._assert_tensor_metadata.default(detach_25, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_23 = None
        to_23: "f64[][]" = torch.ops.aten.to.dtype(detach_25, torch.float64);  detach_25 = None
        detach_26: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_24 = torch.ops.aten._assert_tensor_metadata.default(detach_26, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_24 = None
        to_24: "f64[][]" = torch.ops.aten.to.dtype(detach_26, torch.float64);  detach_26 = None
        detach_27: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_25 = torch.ops.aten._assert_tensor_metadata.default(detach_27, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_25 = None
        to_25: "f64[][]" = torch.ops.aten.to.dtype(detach_27, torch.float64);  detach_27 = None
        detach_28: "f32[512][1]" = torch.ops.aten.detach.default(where_3)
        where_31: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_28, 0.0);  detach_28 = None
        sum_8: "f32[][]" = torch.ops.aten.sum.default(where_31);  where_31 = None
        detach_29: "f32[][]" = torch.ops.aten.detach.default(sum_8);  sum_8 = None
        _assert_tensor_metadata_default_26 = torch.ops.aten._assert_tensor_metadata.default(detach_29, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_26 = None
        to_26: "f64[][]" = torch.ops.aten.to.dtype(detach_29, torch.float64);  detach_29 = None
        detach_30: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_27 = torch.ops.aten._assert_tensor_metadata.default(detach_30, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_27 = None
        to_27: "f64[][]" = torch.ops.aten.to.dtype(detach_30, torch.float64);  detach_30 = None
        detach_31: "f32[512][1]" = torch.ops.aten.detach.default(where_4)
        where_32: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_31, 0.0);  detach_31 = None
        sum_9: "f32[][]" = torch.ops.aten.sum.default(where_32);  where_32 = None
        detach_32: "f32[][]" = torch.ops.aten.detach.default(sum_9);  sum_9 = None
        _assert_tensor_metadata_default_28 = torch.ops.aten._assert_tensor_metadata.default(detach_32, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_28 = None
        to_28: "f64[][]" = torch.ops.aten.to.dtype(detach_32, torch.float64);  detach_32 = None
        detach_33: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_29 = torch.ops.aten._assert_tensor_metadata.default(detach_33, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_29 = None
        to_29: "f64[][]" = torch.ops.aten.to.dtype(detach_33, torch.float64);  detach_33 = None
        detach_34: "f32[512][1]" = torch.ops.aten.detach.default(where_11)
        where_33: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_34, 0.0);  detach_34 = None
        sum_10: "f32[][]" = torch.ops.aten.sum.default(where_33);  where_33 = None
        detach_35: "f32[][]" = torch.ops.aten.detach.default(sum_10);  sum_10 = None
        _assert_tensor_metadata_default_30 = torch.ops.aten._assert_tensor_metadata.default(detach_35, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_30 = None
        to_30: "f64[][]" = torch.ops.aten.to.dtype(detach_35, torch.float64);  detach_35 = None
        detach_36: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_31 = torch.ops.aten._assert_tensor_metadata.default(detach_36, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_31 = None
        to_31: "f64[][]" = torch.ops.aten.to.dtype(detach_36, torch.float64);  detach_36 = None
        detach_37: "f32[512][1]" = torch.ops.aten.detach.default(to_7)
        where_34: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_37, 0.0);  detach_37 = None
        sum_11: "f32[][]" = torch.ops.aten.sum.default(where_34);  where_34 = None
        detach_38: "f32[][]" = torch.ops.aten.detach.default(sum_11);  sum_11 = None
        _assert_tensor_metadata_default_32 = torch.ops.aten._assert_tensor_metadata.default(detach_38, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_32 = None
        to_32: "f64[][]" = torch.ops.aten.to.dtype(detach_38, torch.float64);  detach_38 = None
        detach_39: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_33 = torch.ops.aten._assert_tensor_metadata.default(detach_39, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_33 = None
        to_33: "f64[][]" = torch.ops.aten.to.dtype(detach_39, torch.float64);  detach_39 = None
        detach_40: "f32[512][1]" = torch.ops.aten.detach.default(where_13)
        where_35: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_40, 0.0);  detach_40 = None
        sum_12: "f32[][]" = torch.ops.aten.sum.default(where_35);  where_35 = None
        detach_41: "f32[][]" = torch.ops.aten.detach.default(sum_12);  sum_12 = None
        _assert_tensor_metadata_default_34 = torch.ops.aten._assert_tensor_metadata.default(detach_41, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_34 = None
        to_34: "f64[][]" = torch.ops.aten.to.dtype(detach_41, torch.float64);  detach_41 = None
        detach_42: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_35 = torch.ops.aten._assert_tensor_metadata.default(detach_42, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_35 = None
        to_35: "f64[][]" = torch.ops.aten.to.dtype(detach_42, torch.float64);  detach_42 = None
        detach_43: "f32[512][1]" = torch.ops.aten.detach.default(where_13)
        where_36: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_43, inf)
        amin: "f32[][]" = torch.ops.aten.amin.default(where_36);  where_36 = None
        detach_44: "f32[][]" = torch.ops.aten.detach.default(amin);  amin = None
        _assert_tensor_metadata_default_36 = torch.ops.aten._assert_tensor_metadata.default(detach_44, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_36 = None
        to_36: "f64[][]" = torch.ops.aten.to.dtype(detach_44, torch.float64);  detach_44 = None
        detach_45: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_37 = torch.ops.aten._assert_tensor_metadata.default(detach_45, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_37 = None
        to_37: "f64[][]" = torch.ops.aten.to.dtype(detach_45, torch.float64);  detach_45 = None
        where_37: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_43, -inf);  detach_43 = None
        amax: "f32[][]" = torch.ops.aten.amax.default(where_37);  where_37 = None
        detach_46: "f32[][]" = torch.ops.aten.detach.default(amax);  amax = None
        _assert_tensor_metadata_default_38 = torch.ops.aten._assert_tensor_metadata.default(detach_46, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_38 = None
        to_38: "f64[][]" = torch.ops.aten.to.dtype(detach_46, torch.float64);  detach_46 = None
        detach_47: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_39 = torch.ops.aten._assert_tensor_metadata.default(detach_47, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_39 = None
        to_39: "f64[][]" = torch.ops.aten.to.dtype(detach_47, torch.float64);  detach_47 = None
        detach_48: "f32[512][1]" = torch.ops.aten.detach.default(sub);  sub = None
        neg_2: "f32[512][1]" = torch.ops.aten.neg.default(detach_48)
        detach_49: "f32[512][1]" = torch.ops.aten.detach.default(neg_2);  neg_2 = None
        where_38: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_49, 0.0);  detach_49 = None
        sum_13: "f32[][]" = torch.ops.aten.sum.default(where_38);  where_38 = None
        detach_50: "f32[][]" = torch.ops.aten.detach.default(sum_13);  sum_13 = None
        _assert_tensor_metadata_default_40 = torch.ops.aten._assert_tensor_metadata.default(detach_50, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_40 = None
        to_40: "f64[][]" = torch.ops.aten.to.dtype(detach_50, torch.float64);  detach_50 = None
        detach_51: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_41 = torch.ops.aten._assert_tensor_metadata.default(detach_51, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_41 = None
        to_41: "f64[][]" = torch.ops.aten.to.dtype(detach_51, torch.float64);  detach_51 = None
        abs_2: "f32[512][1]" = torch.ops.aten.abs.default(detach_48)
        lt_6: "b8[512][1]" = torch.ops.aten.lt.Scalar(abs_2, 0.5);  abs_2 = None
        where_39: "f32[512][1]" = torch.ops.aten.where.ScalarOther(lt_6, detach_48, 0.0)
        clamp_5: "f32[512][1]" = torch.ops.aten.clamp.default(detach_48, None, 20.0)
        where_40: "f32[512][1]" = torch.ops.aten.where.ScalarSelf(lt_6, 0.0, clamp_5);  clamp_5 = None
        zeros_like_2: "f32[512][1]" = torch.ops.aten.zeros_like.default(detach_48, pin_memory = False);  detach_48 = None
        mul_20: "f32[512][1]" = torch.ops.aten.mul.Tensor(zeros_like_2, where_39);  zeros_like_2 = None
        add_26: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_20, 7.647163731819816e-13);  mul_20 = None
        mul_21: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_26, where_39);  add_26 = None
        add_27: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_21, 1.1470745597729725e-11);  mul_21 = None
        mul_22: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_27, where_39);  add_27 = None
        add_28: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_22, 1.6059043836821613e-10);  mul_22 = None
        mul_23: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_28, where_39);  add_28 = None
        add_29: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_23, 2.08767569878681e-09);  mul_23 = None
        mul_24: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_29, where_39);  add_29 = None
        add_30: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_24, 2.505210838544172e-08);  mul_24 = None
        mul_25: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_30, where_39);  add_30 = None
        add_31: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_25, 2.755731922398589e-07);  mul_25 = None
        mul_26: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_31, where_39);  add_31 = None
        add_32: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_26, 2.7557319223985893e-06);  mul_26 = None
        mul_27: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_32, where_39);  add_32 = None
        add_33: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_27, 2.48015873015873e-05);  mul_27 = None
        mul_28: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_33, where_39);  add_33 = None
        add_34: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_28, 0.0001984126984126984);  mul_28 = None
        mul_29: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_34, where_39);  add_34 = None
        add_35: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_29, 0.001388888888888889);  mul_29 = None
        mul_30: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_35, where_39);  add_35 = None
        add_36: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_30, 0.008333333333333333);  mul_30 = None
        mul_31: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_36, where_39);  add_36 = None
        add_37: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_31, 0.041666666666666664);  mul_31 = None
        mul_32: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_37, where_39);  add_37 = None
        add_38: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_32, 0.16666666666666666);  mul_32 = None
        mul_33: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_38, where_39);  add_38 = None
        add_39: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_33, 0.5);  mul_33 = None
        mul_34: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_39, where_39);  add_39 = None
        mul_35: "f32[512][1]" = torch.ops.aten.mul.Tensor(mul_34, where_39);  mul_34 = where_39 = None
        expm1_1: "f32[512][1]" = torch.ops.aten.expm1.default(where_40)
        sub_4: "f32[512][1]" = torch.ops.aten.sub.Tensor(expm1_1, where_40);  expm1_1 = where_40 = None
        where_41: "f32[512][1]" = torch.ops.aten.where.self(lt_6, mul_35, sub_4);  lt_6 = mul_35 = sub_4 = None
        detach_52: "f32[512][1]" = torch.ops.aten.detach.default(where_41);  where_41 = None
        where_42: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_52, 0.0);  detach_52 = None
        sum_14: "f32[][]" = torch.ops.aten.sum.default(where_42);  where_42 = None
        detach_53: "f32[][]" = torch.ops.aten.detach.default(sum_14);  sum_14 = None
        _assert_tensor_metadata_default_42 = torch.ops.aten._assert_tensor_metadata.default(detach_53, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_42 = None
        to_42: "f64[][]" = torch.ops.aten.to.dtype(detach_53, torch.float64);  detach_53 = None
        detach_54: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_43 = torch.ops.aten._assert_tensor_metadata.default(detach_54, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_43 = None
        to_43: "f64[][]" = torch.ops.aten.to.dtype(detach_54, torch.float64);  detach_54 = None
        detach_55: "f32[512][1]" = torch.ops.aten.detach.default(where_13)
        zeros_like_3: "b8[512][1]" = torch.ops.aten.zeros_like.default(detach_55, dtype = torch.bool, pin_memory = False)
        lt_7: "b8[512][1]" = torch.ops.aten.lt.Scalar(to_7, 0)
        lt_8: "b8[512][1]" = torch.ops.aten.lt.Scalar(detach_55, 0.8)
        and_3: "b8[512][1]" = torch.ops.aten.__and__.Tensor(lt_7, lt_8);  lt_7 = lt_8 = None
        gt: "b8[512][1]" = torch.ops.aten.gt.Scalar(to_7, 0);  to_7 = None
        gt_1: "b8[512][1]" = torch.ops.aten.gt.Scalar(detach_55, 1.2);  detach_55 = None
        and_4: "b8[512][1]" = torch.ops.aten.__and__.Tensor(gt, gt_1);  gt = gt_1 = None
        and_5: "b8[512][1]" = torch.ops.aten.__and__.Tensor(and_3, reshape);  and_3 = None
        sum_15: "i64[][]" = torch.ops.aten.sum.default(and_5);  and_5 = None
        detach_56: "i64[][]" = torch.ops.aten.detach.default(sum_15);  sum_15 = None
        _assert_tensor_metadata_default_44 = torch.ops.aten._assert_tensor_metadata.default(detach_56, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_44 = None
        to_44: "f64[][]" = torch.ops.aten.to.dtype(detach_56, torch.float64);  detach_56 = None
        detach_57: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_45 = torch.ops.aten._assert_tensor_metadata.default(detach_57, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_45 = None
        to_45: "f64[][]" = torch.ops.aten.to.dtype(detach_57, torch.float64);  detach_57 = None
        and_6: "b8[512][1]" = torch.ops.aten.__and__.Tensor(and_4, reshape);  and_4 = None
        sum_16: "i64[][]" = torch.ops.aten.sum.default(and_6);  and_6 = None
        detach_58: "i64[][]" = torch.ops.aten.detach.default(sum_16);  sum_16 = None
        _assert_tensor_metadata_default_46 = torch.ops.aten._assert_tensor_metadata.default(detach_58, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_46 = None
        to_46: "f64[][]" = torch.ops.aten.to.dtype(detach_58, torch.float64);  detach_58 = None
        detach_59: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_47 = torch.ops.aten._assert_tensor_metadata.default(detach_59, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_47 = None
        to_47: "f64[][]" = torch.ops.aten.to.dtype(detach_59, torch.float64);  detach_59 = None
        and_7: "b8[512][1]" = torch.ops.aten.__and__.Tensor(zeros_like_3, reshape);  zeros_like_3 = None
        sum_17: "i64[][]" = torch.ops.aten.sum.default(and_7);  and_7 = None
        detach_60: "i64[][]" = torch.ops.aten.detach.default(sum_17);  sum_17 = None
        _assert_tensor_metadata_default_48 = torch.ops.aten._assert_tensor_metadata.default(detach_60, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_48 = None
        to_48: "f64[][]" = torch.ops.aten.to.dtype(detach_60, torch.float64);  detach_60 = None
        detach_61: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_49 = torch.ops.aten._assert_tensor_metadata.default(detach_61, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_49 = None
        to_49: "f64[][]" = torch.ops.aten.to.dtype(detach_61, torch.float64);  detach_61 = None
        detach_62: "f32[512][1]" = torch.ops.aten.detach.default(detach_2)
        clamp_6: "f32[512][1]" = torch.ops.aten.clamp.default(detach_62, -20.0, 20.0);  detach_62 = None
        exp_2: "f32[512][1]" = torch.ops.aten.exp.default(clamp_6);  clamp_6 = None
        detach_63: "f32[512][1]" = torch.ops.aten.detach.default(exp_2)
        where_43: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_63, 0.0);  detach_63 = None
        sum_18: "f32[][]" = torch.ops.aten.sum.default(where_43);  where_43 = None
        detach_64: "f32[][]" = torch.ops.aten.detach.default(sum_18);  sum_18 = None
        _assert_tensor_metadata_default_50 = torch.ops.aten._assert_tensor_metadata.default(detach_64, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_50 = None
        to_50: "f64[][]" = torch.ops.aten.to.dtype(detach_64, torch.float64);  detach_64 = None
        detach_65: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_51 = torch.ops.aten._assert_tensor_metadata.default(detach_65, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_51 = None
        to_51: "f64[][]" = torch.ops.aten.to.dtype(detach_65, torch.float64);  detach_65 = None
        detach_66: "f32[512][1]" = torch.ops.aten.detach.default(exp_2);  exp_2 = None
        where_44: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_66, inf)
        amin_1: "f32[][]" = torch.ops.aten.amin.default(where_44);  where_44 = None
        detach_67: "f32[][]" = torch.ops.aten.detach.default(amin_1);  amin_1 = None
        _assert_tensor_metadata_default_52 = torch.ops.aten._assert_tensor_metadata.default(detach_67, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_52 = None
        to_52: "f64[][]" = torch.ops.aten.to.dtype(detach_67, torch.float64);  detach_67 = None
        detach_68: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_53 = torch.ops.aten._assert_tensor_metadata.default(detach_68, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_53 = None
        to_53: "f64[][]" = torch.ops.aten.to.dtype(detach_68, torch.float64);  detach_68 = None
        where_45: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_66, -inf);  detach_66 = None
        amax_1: "f32[][]" = torch.ops.aten.amax.default(where_45);  where_45 = None
        detach_69: "f32[][]" = torch.ops.aten.detach.default(amax_1);  amax_1 = None
        _assert_tensor_metadata_default_54 = torch.ops.aten._assert_tensor_metadata.default(detach_69, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_54 = None
        to_54: "f64[][]" = torch.ops.aten.to.dtype(detach_69, torch.float64);  detach_69 = None
        detach_70: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_55 = torch.ops.aten._assert_tensor_metadata.default(detach_70, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_55 = None
        to_55: "f64[][]" = torch.ops.aten.to.dtype(detach_70, torch.float64);  detach_70 = None
        neg_3: "f32[512][1]" = torch.ops.aten.neg.default(detach_2)
        detach_71: "f32[512][1]" = torch.ops.aten.detach.default(neg_3);  neg_3 = None
        where_46: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_71, 0.0);  detach_71 = None
        sum_19: "f32[][]" = torch.ops.aten.sum.default(where_46);  where_46 = None
        detach_72: "f32[][]" = torch.ops.aten.detach.default(sum_19);  sum_19 = None
        _assert_tensor_metadata_default_56 = torch.ops.aten._assert_tensor_metadata.default(detach_72, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_56 = None
        to_56: "f64[][]" = torch.ops.aten.to.dtype(detach_72, torch.float64);  detach_72 = None
        detach_73: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_57 = torch.ops.aten._assert_tensor_metadata.default(detach_73, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_57 = None
        to_57: "f64[][]" = torch.ops.aten.to.dtype(detach_73, torch.float64);  detach_73 = None
        abs_3: "f32[512][1]" = torch.ops.aten.abs.default(detach_2)
        lt_9: "b8[512][1]" = torch.ops.aten.lt.Scalar(abs_3, 0.5);  abs_3 = None
        where_47: "f32[512][1]" = torch.ops.aten.where.ScalarOther(lt_9, detach_2, 0.0)
        clamp_7: "f32[512][1]" = torch.ops.aten.clamp.default(detach_2, None, 20.0)
        where_48: "f32[512][1]" = torch.ops.aten.where.ScalarSelf(lt_9, 0.0, clamp_7);  clamp_7 = None
        zeros_like_4: "f32[512][1]" = torch.ops.aten.zeros_like.default(detach_2, pin_memory = False)
        mul_36: "f32[512][1]" = torch.ops.aten.mul.Tensor(zeros_like_4, where_47);  zeros_like_4 = None
        add_40: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_36, 7.647163731819816e-13);  mul_36 = None
        mul_37: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_40, where_47);  add_40 = None
        add_41: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_37, 1.1470745597729725e-11);  mul_37 = None
        mul_38: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_41, where_47);  add_41 = None
        add_42: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_38, 1.6059043836821613e-10);  mul_38 = None
        mul_39: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_42, where_47);  add_42 = None
        add_43: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_39, 2.08767569878681e-09);  mul_39 = None
        mul_40: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_43, where_47);  add_43 = None
        add_44: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_40, 2.505210838544172e-08);  mul_40 = None
        mul_41: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_44, where_47);  add_44 = None
        add_45: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_41, 2.755731922398589e-07);  mul_41 = None
        mul_42: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_45, where_47);  add_45 = None
        add_46: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_42, 2.7557319223985893e-06);  mul_42 = None
        mul_43: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_46, where_47);  add_46 = None
        add_47: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_43, 2.48015873015873e-05);  mul_43 = None
        mul_44: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_47, where_47);  add_47 = None
        add_48: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_44, 0.0001984126984126984);  mul_44 = None
        mul_45: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_48, where_47);  add_48 = None
        add_49: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_45, 0.001388888888888889);  mul_45 = None
        mul_46: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_49, where_47);  add_49 = None
        add_50: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_46, 0.008333333333333333);  mul_46 = None
        mul_47: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_50, where_47);  add_50 = None
        add_51: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_47, 0.041666666666666664);  mul_47 = None
        mul_48: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_51, where_47);  add_51 = None
        add_52: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_48, 0.16666666666666666);  mul_48 = None
        mul_49: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_52, where_47);  add_52 = None
        add_53: "f32[512][1]" = torch.ops.aten.add.Tensor(mul_49, 0.5);  mul_49 = None
        mul_50: "f32[512][1]" = torch.ops.aten.mul.Tensor(add_53, where_47);  add_53 = None
        mul_51: "f32[512][1]" = torch.ops.aten.mul.Tensor(mul_50, where_47);  mul_50 = where_47 = None
        expm1_2: "f32[512][1]" = torch.ops.aten.expm1.default(where_48)
        sub_5: "f32[512][1]" = torch.ops.aten.sub.Tensor(expm1_2, where_48);  expm1_2 = where_48 = None
        where_49: "f32[512][1]" = torch.ops.aten.where.self(lt_9, mul_51, sub_5);  lt_9 = mul_51 = sub_5 = None
        detach_74: "f32[512][1]" = torch.ops.aten.detach.default(where_49);  where_49 = None
        where_50: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_74, 0.0);  detach_74 = None
        sum_20: "f32[][]" = torch.ops.aten.sum.default(where_50);  where_50 = None
        detach_75: "f32[][]" = torch.ops.aten.detach.default(sum_20);  sum_20 = None
        _assert_tensor_metadata_default_58 = torch.ops.aten._assert_tensor_metadata.default(detach_75, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_58 = None
        to_58: "f64[][]" = torch.ops.aten.to.dtype(detach_75, torch.float64);  detach_75 = None
        detach_76: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_59 = torch.ops.aten._assert_tensor_metadata.default(detach_76, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_59 = None
        to_59: "f64[][]" = torch.ops.aten.to.dtype(detach_76, torch.float64);  detach_76 = None
        abs_4: "f32[512][1]" = torch.ops.aten.abs.default(detach_2);  detach_2 = None
        detach_77: "f32[512][1]" = torch.ops.aten.detach.default(abs_4);  abs_4 = None
        where_51: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_77, 0.0);  detach_77 = None
        sum_21: "f32[][]" = torch.ops.aten.sum.default(where_51);  where_51 = None
        detach_78: "f32[][]" = torch.ops.aten.detach.default(sum_21);  sum_21 = None
        _assert_tensor_metadata_default_60 = torch.ops.aten._assert_tensor_metadata.default(detach_78, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_60 = None
        to_60: "f64[][]" = torch.ops.aten.to.dtype(detach_78, torch.float64);  detach_78 = None
        detach_79: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_61 = torch.ops.aten._assert_tensor_metadata.default(detach_79, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_61 = None
        to_61: "f64[][]" = torch.ops.aten.to.dtype(detach_79, torch.float64);  detach_79 = None
        detach_80: "f32[512][1]" = torch.ops.aten.detach.default(ones_like)
        where_52: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_80, 0.0);  detach_80 = None
        sum_22: "f32[][]" = torch.ops.aten.sum.default(where_52);  where_52 = None
        detach_81: "f32[][]" = torch.ops.aten.detach.default(sum_22);  sum_22 = None
        _assert_tensor_metadata_default_62 = torch.ops.aten._assert_tensor_metadata.default(detach_81, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_62 = None
        to_62: "f64[][]" = torch.ops.aten.to.dtype(detach_81, torch.float64);  detach_81 = None
        detach_82: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_63 = torch.ops.aten._assert_tensor_metadata.default(detach_82, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_63 = None
        to_63: "f64[][]" = torch.ops.aten.to.dtype(detach_82, torch.float64);  detach_82 = None
        detach_83: "f32[512][1]" = torch.ops.aten.detach.default(ones_like)
        where_53: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_83, inf)
        amin_2: "f32[][]" = torch.ops.aten.amin.default(where_53);  where_53 = None
        detach_84: "f32[][]" = torch.ops.aten.detach.default(amin_2);  amin_2 = None
        _assert_tensor_metadata_default_64 = torch.ops.aten._assert_tensor_metadata.default(detach_84, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_64 = None
        to_64: "f64[][]" = torch.ops.aten.to.dtype(detach_84, torch.float64);  detach_84 = None
        detach_85: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_65 = torch.ops.aten._assert_tensor_metadata.default(detach_85, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_65 = None
        to_65: "f64[][]" = torch.ops.aten.to.dtype(detach_85, torch.float64);  detach_85 = None
        where_54: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_83, -inf);  detach_83 = None
        amax_2: "f32[][]" = torch.ops.aten.amax.default(where_54);  where_54 = None
        detach_86: "f32[][]" = torch.ops.aten.detach.default(amax_2);  amax_2 = None
        _assert_tensor_metadata_default_66 = torch.ops.aten._assert_tensor_metadata.default(detach_86, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_66 = None
        to_66: "f64[][]" = torch.ops.aten.to.dtype(detach_86, torch.float64);  detach_86 = None
        detach_87: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_67 = torch.ops.aten._assert_tensor_metadata.default(detach_87, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_67 = None
        to_67: "f64[][]" = torch.ops.aten.to.dtype(detach_87, torch.float64);  detach_87 = None
        detach_88: "f32[512][1]" = torch.ops.aten.detach.default(ones_like)
        where_55: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_88, 0.0);  detach_88 = None
        sum_23: "f32[][]" = torch.ops.aten.sum.default(where_55);  where_55 = None
        detach_89: "f32[][]" = torch.ops.aten.detach.default(sum_23);  sum_23 = None
        _assert_tensor_metadata_default_68 = torch.ops.aten._assert_tensor_metadata.default(detach_89, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_68 = None
        to_68: "f64[][]" = torch.ops.aten.to.dtype(detach_89, torch.float64);  detach_89 = None
        detach_90: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_69 = torch.ops.aten._assert_tensor_metadata.default(detach_90, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_69 = None
        to_69: "f64[][]" = torch.ops.aten.to.dtype(detach_90, torch.float64);  detach_90 = None
        detach_91: "f32[512][1]" = torch.ops.aten.detach.default(ones_like)
        where_56: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_91, inf)
        amin_3: "f32[][]" = torch.ops.aten.amin.default(where_56);  where_56 = None
        detach_92: "f32[][]" = torch.ops.aten.detach.default(amin_3);  amin_3 = None
        _assert_tensor_metadata_default_70 = torch.ops.aten._assert_tensor_metadata.default(detach_92, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_70 = None
        to_70: "f64[][]" = torch.ops.aten.to.dtype(detach_92, torch.float64);  detach_92 = None
        detach_93: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_71 = torch.ops.aten._assert_tensor_metadata.default(detach_93, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_71 = None
        to_71: "f64[][]" = torch.ops.aten.to.dtype(detach_93, torch.float64);  detach_93 = None
        where_57: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, detach_91, -inf);  detach_91 = None
        amax_3: "f32[][]" = torch.ops.aten.amax.default(where_57);  where_57 = None
        detach_94: "f32[][]" = torch.ops.aten.detach.default(amax_3);  amax_3 = None
        _assert_tensor_metadata_default_72 = torch.ops.aten._assert_tensor_metadata.default(detach_94, dtype = torch.float32, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_72 = None
        to_72: "f64[][]" = torch.ops.aten.to.dtype(detach_94, torch.float64);  detach_94 = None
        detach_95: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_73 = torch.ops.aten._assert_tensor_metadata.default(detach_95, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_73 = None
        to_73: "f64[][]" = torch.ops.aten.to.dtype(detach_95, torch.float64);  detach_95 = None
        ne_2: "b8[512][1]" = torch.ops.aten.ne.Tensor(ones_like, ones_like)
        and_8: "b8[512][1]" = torch.ops.aten.__and__.Tensor(ne_2, reshape);  ne_2 = None
        sum_24: "i64[][]" = torch.ops.aten.sum.default(and_8);  and_8 = None
        detach_96: "i64[][]" = torch.ops.aten.detach.default(sum_24);  sum_24 = None
        _assert_tensor_metadata_default_74 = torch.ops.aten._assert_tensor_metadata.default(detach_96, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_74 = None
        to_74: "f64[][]" = torch.ops.aten.to.dtype(detach_96, torch.float64);  detach_96 = None
        detach_97: "i64[][]" = torch.ops.aten.detach.default(sum_7)
        _assert_tensor_metadata_default_75 = torch.ops.aten._assert_tensor_metadata.default(detach_97, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_75 = None
        to_75: "f64[][]" = torch.ops.aten.to.dtype(detach_97, torch.float64);  detach_97 = None
        and_9: "b8[512][1]" = torch.ops.aten.__and__.Tensor(and_2, reshape)
        sum_25: "i64[][]" = torch.ops.aten.sum.default(and_9);  and_9 = None
        detach_98: "i64[][]" = torch.ops.aten.detach.default(sum_25);  sum_25 = None
        _assert_tensor_metadata_default_76 = torch.ops.aten._assert_tensor_metadata.default(detach_98, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_76 = None
        to_76: "f64[][]" = torch.ops.aten.to.dtype(detach_98, torch.float64);  detach_98 = None
        detach_99: "i64[][]" = torch.ops.aten.detach.default(sum_7);  sum_7 = None
        _assert_tensor_metadata_default_77 = torch.ops.aten._assert_tensor_metadata.default(detach_99, dtype = torch.int64, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default_77 = None
        to_77: "f64[][]" = torch.ops.aten.to.dtype(detach_99, torch.float64);  detach_99 = None
        detach_100: "f32[512][1]" = torch.ops.aten.detach.default(where_3);  where_3 = None
        detach_101: "f32[512][1]" = torch.ops.aten.detach.default(where_4);  where_4 = None
        where_58: "f32[512][1]" = torch.ops.aten.where.ScalarOther(reshape, where_13, 0.0);  reshape = where_13 = None
        detach_102: "f32[512][1]" = torch.ops.aten.detach.default(where_11);  where_11 = None
        where_59: "f32[512][1]" = torch.ops.aten.where.ScalarOther(and_2, ones_like, 0.0);  and_2 = ones_like = None
        mul_52: "f32[][]" = torch.ops.aten.mul.Tensor(add_25, add_3);  add_25 = add_3 = None
        stack_1: "f64[31][1]" = torch.ops.aten.stack.default([to_16, to_18, to_20, to_22, to_24, to_26, to_28, to_30, to_32, to_34, to_36, to_38, to_40, to_42, to_44, to_46, to_48, to_50, to_52, to_54, to_56, to_58, to_60, to_62, to_64, to_66, to_68, to_70, to_72, to_74, to_76]);  to_16 = to_18 = to_20 = to_22 = to_24 = to_26 = to_28 = to_30 = to_32 = to_34 = to_36 = to_38 = to_40 = to_42 = to_44 = to_46 = to_48 = to_50 = to_52 = to_54 = to_56 = to_58 = to_60 = to_62 = to_64 = to_66 = to_68 = to_70 = to_72 = to_74 = to_76 = None
        stack_2: "f64[31][1]" = torch.ops.aten.stack.default([to_17, to_19, to_21, to_23, to_25, to_27, to_29, to_31, to_33, to_35, to_37, to_39, to_41, to_43, to_45, to_47, to_49, to_51, to_53, to_55, to_57, to_59, to_61, to_63, to_65, to_67, to_69, to_71, to_73, to_75, to_77]);  to_17 = to_19 = to_21 = to_23 = to_25 = to_27 = to_29 = to_31 = to_33 = to_35 = to_37 = to_39 = to_41 = to_43 = to_45 = to_47 = to_49 = to_51 = to_53 = to_55 = to_57 = to_59 = to_61 = to_63 = to_65 = to_67 = to_69 = to_71 = to_73 = to_75 = to_77 = None
        stack_3: "f64[31, 2][2, 1]" = torch.ops.aten.stack.default([stack_1, stack_2], -1);  stack_1 = stack_2 = stack_3 = None
        reshape_9: "f32[512][1]" = torch.ops.aten.reshape.default(detach_100, [512]);  detach_100 = reshape_9 = None
        reshape_10: "f32[512][1]" = torch.ops.aten.reshape.default(detach_101, [512]);  detach_101 = reshape_10 = None
        reshape_11: "f32[512][1]" = torch.ops.aten.reshape.default(where_58, [512]);  where_58 = reshape_11 = None
        reshape_12: "f32[512][1]" = torch.ops.aten.reshape.default(detach_102, [512]);  detach_102 = reshape_12 = None
        reshape_13: "f32[512][1]" = torch.ops.aten.reshape.default(where_59, [512]);  where_59 = reshape_13 = None
        return (mul_52,)
