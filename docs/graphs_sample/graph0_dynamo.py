class GraphModule(torch.nn.Module):
    def forward(self, s49: "Sym(s49)", s24: "Sym(s11)", L_data_seq_ids_: "i64[s11][1]cpu", L_data_mask_: "b8[s11][1]cpu", L_data_logits_: "bf16[s11, 151936][151936, 1]cpu", L_data_target_: "i64[s11][1]cpu", L_data_temperature_: "f32[][]cpu", L_data_advantages_: "f32[s11][1]cpu", L_data_old_logprob_: "f32[s11][1]cpu", L_data_ref_logprob_: "f32[s11][1]cpu", s11: "Sym(s11)", L_data_rollout_logprob_: "f32[s11][1]cpu", L_data_kl_coef_: "f32[][]cpu", L_data_entropy_coef_: "f32[][]cpu", L_data_loss_scale_: "f32[][]cpu"):
        l_data_seq_ids_ = L_data_seq_ids_
        l_data_mask_ = L_data_mask_
        l_data_logits_ = L_data_logits_
        l_data_target_ = L_data_target_
        l_data_temperature_ = L_data_temperature_
        l_data_advantages_ = L_data_advantages_
        l_data_old_logprob_ = L_data_old_logprob_
        l_data_ref_logprob_ = L_data_ref_logprob_
        l_data_rollout_logprob_ = L_data_rollout_logprob_
        l_data_kl_coef_ = L_data_kl_coef_
        l_data_entropy_coef_ = L_data_entropy_coef_
        l_data_loss_scale_ = L_data_loss_scale_

        # File: logpile/loss/layout.py:62 in of_rows, code: counted = (mask != 0).reshape(-1)
        ne_1: "b8[s11][1]cpu" = l_data_mask_ != 0
        counted: "b8[s11][1]cpu" = ne_1.reshape(-1);  ne_1 = None

        # File: logpile/loss/layout.py:63 in of_rows, code: ids = seq_ids.reshape(-1).to(torch.int64)
        reshape_1: "i64[s11][1]cpu" = l_data_seq_ids_.reshape(-1);  l_data_seq_ids_ = None
        ids: "i64[s11][1]cpu" = reshape_1.to(torch.int64);  reshape_1 = None

        # File: logpile/loss/layout.py:64 in of_rows, code: valid = (ids >= 0) & (ids < rows - SPARE)
        ge: "b8[s11][1]cpu" = ids >= 0
        sub: "Sym(s49 - 2)" = s49 - 2
        lt: "b8[s11][1]cpu" = ids < sub
        valid: "b8[s11][1]cpu" = ge & lt;  ge = lt = None

        # File: logpile/loss/layout.py:65 in of_rows, code: row = torch.where(valid, ids, rows)  # out of range, for the scatter to refuse
        row: "i64[s11][1]cpu" = torch.where(valid, ids, s49);  valid = ids = None

        # File: logpile/loss/layout.py:66 in of_rows, code: return Layout(counted, torch.where(counted, row, rows - 1), rows, group_name(cp_group))
        sub_1: "Sym(s49 - 1)" = s49 - 1
        where_1: "i64[s11][1]cpu" = torch.where(counted, row, sub_1);  row = sub_1 = None

        # File: logpile/loss/policy.py:283 in call_op, code: target = data["target"].long()
        target: "i64[s11][1]cpu" = l_data_target_.long();  l_data_target_ = None

        # File: logpile/loss/policy.py:284 in call_op, code: counted = data["mask"].reshape(target.shape) != 0  # packed ones may be [T] beside [1, T]
        size_1 = target.size()
        reshape_2: "b8[s11][1]cpu" = l_data_mask_.reshape(size_1);  l_data_mask_ = size_1 = None
        counted_1: "b8[s11][1]cpu" = reshape_2 != 0;  reshape_2 = None

        # File: logpile/loss/policy.py:285 in call_op, code: target = torch.where(counted, target, IGNORED)
        target_1: "i64[s11][1]cpu" = torch.where(counted_1, target, -2147483648);  counted_1 = target = None

        # File: logpile/ops/validation.py:49 in check_target, code: if target.shape != logits.shape[:-1]:
        eq: "Sym(True)" = s11 == s11;  s11 = None
        not_ = _operator_not_(eq);  eq = not_ = None

        # File: logpile/ops/arguments.py:54 in forward_call, code: target.long(),
        long_1: "i64[s11][1]cpu" = target_1.long();  target_1 = None

        # File: logpile/ops/arguments.py:81 in as_temperature, code: return temperature.to(dtype)
        to_1: "f32[][]cpu" = l_data_temperature_.to(torch.float32);  l_data_temperature_ = None

        # File: logpile/ops/transforms.py:22 in needs_plain_program, code: if not torch._C._are_functorch_transforms_active():
        _are_functorch_transforms_active = torch._C._are_functorch_transforms_active();  _are_functorch_transforms_active = None

        # File: logpile/ops/api.py:124 in logprob_entropy, code: results = Results(*(program.plain(call) if plain else FORWARD(*call)))
        logprob_entropy_default = torch.ops.logpile.logprob_entropy.default(l_data_logits_, long_1, to_1, None, None, None, None, None, True, True, -2147483648, 0, 151936, '', 1, True, False, 'tiles', 'b5098c791e82679c');  l_data_logits_ = long_1 = to_1 = None
        logprob: "f32[s11][1]cpu" = logprob_entropy_default[0]
        entropy: "f32[s11][1]cpu" = logprob_entropy_default[1];  logprob_entropy_default = None

        # File: logpile/loss/policy.py:261 in run_step, code: logprob.reshape(layout.mask.shape),
        size_6 = counted.size()
        reshape_3: "f32[s11][1]cpu" = logprob.reshape(size_6);  logprob = size_6 = None

        # File: logpile/loss/policy.py:262 in run_step, code: None if entropy is None else entropy.reshape(layout.mask.shape),
        size_7 = counted.size()
        reshape_4: "f32[s11][1]cpu" = entropy.reshape(size_7);  entropy = size_7 = None

        # File: logpile/loss/policy.py:263 in run_step, code: advantages.reshape(layout.mask.shape),
        size_8 = counted.size()
        reshape_5: "f32[s11][1]cpu" = l_data_advantages_.reshape(size_8);  l_data_advantages_ = size_8 = None

        # File: logpile/loss/policy.py:257 in token, code: return value if value is None else value.reshape(layout.mask.shape)
        size_9 = counted.size()
        reshape_6: "f32[s11][1]cpu" = l_data_old_logprob_.reshape(size_9);  l_data_old_logprob_ = size_9 = None
        size_10 = counted.size()
        reshape_7: "f32[s11][1]cpu" = l_data_ref_logprob_.reshape(size_10);  l_data_ref_logprob_ = size_10 = None
        size_11 = counted.size()
        reshape_8: "f32[s11][1]cpu" = l_data_rollout_logprob_.reshape(size_11);  l_data_rollout_logprob_ = size_11 = None

        # File: logpile/loss/ratio.py:91 in at_least_fp32, code: return x.to(torch.promote_types(x.dtype, torch.float32))
        to_2: "f32[s11][1]cpu" = reshape_3.to(torch.float32);  reshape_3 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        logprob_1: "f32[s11][1]cpu" = torch.where(counted, to_2, 0.0);  to_2 = None
        entropy_1: "f32[s11][1]cpu" = torch.where(counted, reshape_4, 0.0);  reshape_4 = None

        # File: logpile/loss/ratio.py:91 in at_least_fp32, code: return x.to(torch.promote_types(x.dtype, torch.float32))
        to_3: "f32[s11][1]cpu" = reshape_6.to(torch.float32);  reshape_6 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_5: "f32[s11][1]cpu" = torch.where(counted, to_3, 0.0);  to_3 = None

        # File: logpile/loss/step.py:97 in compute, code: old = layout.select(at_least_fp32(batch.old_logprob)).detach()
        old: "f32[s11][1]cpu" = where_5.detach();  where_5 = None

        # File: logpile/loss/ratio.py:33 in token_log_ratio, code: return logprob - old.detach()
        detach_1: "f32[s11][1]cpu" = old.detach()
        log_ratio: "f32[s11][1]cpu" = logprob_1 - detach_1;  detach_1 = None

        # File: logpile/loss/ratio.py:91 in at_least_fp32, code: return x.to(torch.promote_types(x.dtype, torch.float32))
        to_4: "f32[s11][1]cpu" = reshape_8.to(torch.float32);  reshape_8 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_6: "f32[s11][1]cpu" = torch.where(counted, to_4, 0.0);  to_4 = None

        # File: logpile/loss/step.py:102 in compute, code: log_rho = (compared - layout.select(at_least_fp32(batch.rollout_logprob))).detach()
        sub_3: "f32[s11][1]cpu" = old - where_6;  where_6 = None
        log_rho: "f32[s11][1]cpu" = sub_3.detach();  sub_3 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        ref: "f32[s11][1]cpu" = torch.where(counted, reshape_7, 0.0);  reshape_7 = None

        # File: logpile/loss/kl.py:54 in kl_estimate, code: d = ref_logprob.detach() - logprob
        detach_3: "f32[s11][1]cpu" = ref.detach();  ref = None
        d: "f32[s11][1]cpu" = detach_3 - logprob_1;  detach_3 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_1: "f32[s11][1]cpu" = d.abs()
        near: "b8[s11][1]cpu" = abs_1 < 0.5;  abs_1 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        small: "f32[s11][1]cpu" = torch.where(near, d, 0.0)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp: "f32[s11][1]cpu" = d.clamp(max = 20.0)
        large: "f32[s11][1]cpu" = torch.where(near, 0.0, clamp);  clamp = None

        # File: logpile/loss/kl.py:81 in k3, code: series = torch.zeros_like(d)
        series: "f32[s11][1]cpu" = torch.zeros_like(d);  d = None

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul: "f32[s11][1]cpu" = series * small;  series = None
        series_1: "f32[s11][1]cpu" = mul + 7.647163731819816e-13;  mul = None
        mul_1: "f32[s11][1]cpu" = series_1 * small;  series_1 = None
        series_2: "f32[s11][1]cpu" = mul_1 + 1.1470745597729725e-11;  mul_1 = None
        mul_2: "f32[s11][1]cpu" = series_2 * small;  series_2 = None
        series_3: "f32[s11][1]cpu" = mul_2 + 1.6059043836821613e-10;  mul_2 = None
        mul_3: "f32[s11][1]cpu" = series_3 * small;  series_3 = None
        series_4: "f32[s11][1]cpu" = mul_3 + 2.08767569878681e-09;  mul_3 = None
        mul_4: "f32[s11][1]cpu" = series_4 * small;  series_4 = None
        series_5: "f32[s11][1]cpu" = mul_4 + 2.505210838544172e-08;  mul_4 = None
        mul_5: "f32[s11][1]cpu" = series_5 * small;  series_5 = None
        series_6: "f32[s11][1]cpu" = mul_5 + 2.755731922398589e-07;  mul_5 = None
        mul_6: "f32[s11][1]cpu" = series_6 * small;  series_6 = None
        series_7: "f32[s11][1]cpu" = mul_6 + 2.7557319223985893e-06;  mul_6 = None
        mul_7: "f32[s11][1]cpu" = series_7 * small;  series_7 = None
        series_8: "f32[s11][1]cpu" = mul_7 + 2.48015873015873e-05;  mul_7 = None
        mul_8: "f32[s11][1]cpu" = series_8 * small;  series_8 = None
        series_9: "f32[s11][1]cpu" = mul_8 + 0.0001984126984126984;  mul_8 = None
        mul_9: "f32[s11][1]cpu" = series_9 * small;  series_9 = None
        series_10: "f32[s11][1]cpu" = mul_9 + 0.001388888888888889;  mul_9 = None
        mul_10: "f32[s11][1]cpu" = series_10 * small;  series_10 = None
        series_11: "f32[s11][1]cpu" = mul_10 + 0.008333333333333333;  mul_10 = None
        mul_11: "f32[s11][1]cpu" = series_11 * small;  series_11 = None
        series_12: "f32[s11][1]cpu" = mul_11 + 0.041666666666666664;  mul_11 = None
        mul_12: "f32[s11][1]cpu" = series_12 * small;  series_12 = None
        series_13: "f32[s11][1]cpu" = mul_12 + 0.16666666666666666;  mul_12 = None
        mul_13: "f32[s11][1]cpu" = series_13 * small;  series_13 = None
        series_14: "f32[s11][1]cpu" = mul_13 + 0.5;  mul_13 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_14: "f32[s11][1]cpu" = series_14 * small;  series_14 = None
        mul_15: "f32[s11][1]cpu" = mul_14 * small;  mul_14 = small = None
        expm1: "f32[s11][1]cpu" = torch.expm1(large)
        sub_5: "f32[s11][1]cpu" = expm1 - large;  expm1 = large = None
        value: "f32[s11][1]cpu" = torch.where(near, mul_15, sub_5);  near = mul_15 = sub_5 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        divergence: "f32[s11][1]cpu" = torch.where(counted, value, 0.0);  value = None

        # File: logpile/loss/step.py:104 in compute, code: advantages = layout.select(batch.advantages.detach()).to(logprob.dtype)
        detach_4: "f32[s11][1]cpu" = reshape_5.detach();  reshape_5 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_12: "f32[s11][1]cpu" = torch.where(counted, detach_4, 0.0);  detach_4 = None

        # File: logpile/loss/step.py:104 in compute, code: advantages = layout.select(batch.advantages.detach()).to(logprob.dtype)
        advantages: "f32[s11][1]cpu" = where_12.to(torch.float32);  where_12 = None

        # File: logpile/loss/layout.py:103 in count_of_tokens, code: return self.mask.to(torch.float32)
        column: "f32[s11][1]cpu" = counted.to(torch.float32)

        # File: logpile/loss/layout.py:180 in <listcomp>, code: return [column.to(dtype) for column in columns]
        to_7: "f32[s11][1]cpu" = column.to(torch.float32);  column = None

        # File: logpile/loss/layout.py:113 in sums, code: stacked = torch.stack(torch.broadcast_tensors(*promoted(columns)), -1)  # [..., k]
        broadcast_tensors = torch.functional.broadcast_tensors(to_7);  to_7 = None
        getitem_38: "f32[s11][1]cpu" = broadcast_tensors[0];  broadcast_tensors = None
        stacked: "f32[s11, 1][1, 1]cpu" = torch.stack((getitem_38,), -1);  getitem_38 = None

        # File: logpile/loss/layout.py:117 in sums, code: zeros = stacked.new_zeros(self.rows, len(columns))
        zeros: "f32[s49, 1][1, 1]cpu" = stacked.new_zeros(s49, 1)

        # File: logpile/loss/layout.py:118 in sums, code: sums = zeros.index_add(0, self.row, stacked)
        sums: "f32[s49, 1][1, 1]cpu" = zeros.index_add(0, where_1, stacked);  zeros = stacked = None

        # File: logpile/loss/layout.py:119 in sums, code: return list(sum_over(sums, self.cp_group).unbind(-1))
        unbind = sums.unbind(-1);  sums = None
        value_1: "f32[s49][1]cpu" = unbind[0];  unbind = None

        # File: logpile/loss/step.py:111 in compute, code: count = sums["count"].detach()
        count: "f32[s49][1]cpu" = value_1.detach();  value_1 = None

        # File: logpile/loss/step.py:114 in compute, code: ratio = leveled_ratio(logprob.detach(), log_ratio.detach(), mean, layout, level).detach()
        detach_6: "f32[s11][1]cpu" = logprob_1.detach();  detach_6 = None
        detach_7: "f32[s11][1]cpu" = log_ratio.detach()

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_1: "f32[s11][1]cpu" = detach_7.clamp(-20.0, 20.0);  detach_7 = None
        exp: "f32[s11][1]cpu" = clamp_1.exp();  clamp_1 = None

        # File: logpile/loss/step.py:114 in compute, code: ratio = leveled_ratio(logprob.detach(), log_ratio.detach(), mean, layout, level).detach()
        ratio: "f32[s11][1]cpu" = exp.detach();  exp = None

        # File: logpile/loss/step.py:115 in compute, code: ratio = torch.where(layout.mask, ratio, 1.0)
        ratio_1: "f32[s11][1]cpu" = torch.where(counted, ratio, 1.0);  ratio = None

        # File: logpile/loss/step.py:266 in off_policy, code: one = torch.ones_like(tokens.logprob.detach())
        detach_9: "f32[s11][1]cpu" = logprob_1.detach()
        one: "f32[s11][1]cpu" = torch.ones_like(detach_9);  detach_9 = None

        # File: logpile/loss/step.py:119 in compute, code: kept = kept & layout.mask
        kept: "b8[s11][1]cpu" = counted & counted

        # File: logpile/loss/step.py:246 in only, code: logprob=torch.where(kept, tokens.logprob, 0.0),
        logprob_2: "f32[s11][1]cpu" = torch.where(kept, logprob_1, 0.0);  logprob_2 = None

        # File: logpile/loss/step.py:247 in only, code: old_logprob=torch.where(kept, tokens.old_logprob, 0.0),
        old_1: "f32[s11][1]cpu" = torch.where(kept, old, 0.0);  old = old_1 = None

        # File: logpile/loss/step.py:248 in only, code: log_ratio=torch.where(kept, tokens.log_ratio, 0.0),
        log_ratio_1: "f32[s11][1]cpu" = torch.where(kept, log_ratio, 0.0)

        # File: logpile/loss/step.py:249 in only, code: advantages=torch.where(kept, tokens.advantages, 0.0),
        adv: "f32[s11][1]cpu" = torch.where(kept, advantages, 0.0)

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_2: "f32[s11][1]cpu" = log_ratio_1.clamp(-20.0, 20.0);  log_ratio_1 = None
        ratio_2: "f32[s11][1]cpu" = clamp_2.exp();  clamp_2 = None

        # File: logpile/loss/step.py:122 in compute, code: live = live._replace(ratio=torch.where(kept, ratio, 1.0))
        ratio_3: "f32[s11][1]cpu" = torch.where(kept, ratio_2, 1.0);  ratio_2 = None

        # File: logpile/loss/surrogates.py:38 in ppo_clip, code: up = ratio.clamp(max=1.0 + clip_high)
        up: "f32[s11][1]cpu" = ratio_3.clamp(max = 1.2)

        # File: logpile/loss/surrogates.py:39 in ppo_clip, code: down = ratio.clamp(min=1.0 - clip_low)
        down: "f32[s11][1]cpu" = ratio_3.clamp(min = 0.8);  ratio_3 = None

        # File: logpile/loss/surrogates.py:42 in ppo_clip, code: return -advantages.detach() * torch.where(advantages < 0, down, up)
        detach_10: "f32[s11][1]cpu" = adv.detach()
        neg: "f32[s11][1]cpu" = -detach_10;  detach_10 = None
        lt_2: "b8[s11][1]cpu" = adv < 0;  adv = None
        where_19: "f32[s11][1]cpu" = torch.where(lt_2, down, up);  lt_2 = down = up = None
        values: "f32[s11][1]cpu" = neg * where_19;  neg = where_19 = None

        # File: logpile/loss/step.py:124 in compute, code: values = torch.where(kept, values, 0.0) * torch.where(kept, weight, 1.0)
        where_20: "f32[s11][1]cpu" = torch.where(kept, values, 0.0);  values = None
        where_21: "f32[s11][1]cpu" = torch.where(kept, one, 1.0)
        values_1: "f32[s11][1]cpu" = where_20 * where_21;  where_20 = where_21 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        values_2: "f32[s11][1]cpu" = torch.where(counted, values_1, 0.0);  values_1 = None

        # File: logpile/loss/aggregation.py:131 in nonzero, code: number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
        zeros_1: "f32[][]cpu" = torch.zeros((), dtype = torch.float32, device = device(type='cpu'))
        add_14: "f32[s49][1]cpu" = zeros_1 + count;  zeros_1 = None
        number: "f32[s49][1]cpu" = add_14.to(torch.float32);  add_14 = None

        # File: logpile/loss/aggregation.py:132 in nonzero, code: return torch.where(number == 0, 1.0, number).detach()
        eq_9: "b8[s49][1]cpu" = number == 0
        where_23: "f32[s49][1]cpu" = torch.where(eq_9, 1.0, number);  eq_9 = number = None
        detach_11: "f32[s49][1]cpu" = where_23.detach();  where_23 = None

        # File: logpile/loss/layout.py:140 in spread, code: return per_sequence[self.row]
        getitem_42: "f32[s11][1]cpu" = detach_11[where_1];  detach_11 = None

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        values_3: "f32[s11][1]cpu" = values_2 / getitem_42;  values_2 = getitem_42 = None

        # File: logpile/loss/layout.py:150 in is_sequence, code: return torch.arange(self.rows, device=self.mask.device) < self.num_seqs
        arange: "i64[s49][1]cpu" = torch.arange(s49, device = device(type='cpu'))
        seqs: "b8[s49][1]cpu" = arange < sub;  arange = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        sum_1: "f32[][]cpu" = values_3.sum();  values_3 = None
        sum_2: "i64[][]cpu" = seqs.sum();  seqs = None

        # File: logpile/loss/aggregation.py:131 in nonzero, code: number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
        zeros_2: "f32[][]cpu" = torch.zeros((), dtype = torch.float32, device = device(type='cpu'))
        add_15: "f32[][]cpu" = zeros_2 + sum_2;  zeros_2 = sum_2 = None
        number_1: "f32[][]cpu" = add_15.to(torch.float32);  add_15 = None

        # File: logpile/loss/aggregation.py:132 in nonzero, code: return torch.where(number == 0, 1.0, number).detach()
        eq_10: "b8[][]cpu" = number_1 == 0
        where_24: "f32[][]cpu" = torch.where(eq_10, 1.0, number_1);  eq_10 = number_1 = None
        detach_12: "f32[][]cpu" = where_24.detach();  where_24 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        policy: "f32[][]cpu" = sum_1 / detach_12;  sum_1 = detach_12 = None

        # File: logpile/loss/step.py:178 in reduced_terms, code: loss, nothing = policy, torch.zeros_like(policy.detach())
        detach_13: "f32[][]cpu" = policy.detach()
        nothing: "f32[][]cpu" = torch.zeros_like(detach_13);  detach_13 = nothing = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        values_4: "f32[s11][1]cpu" = torch.where(counted, divergence, 0.0)

        # File: logpile/loss/aggregation.py:131 in nonzero, code: number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
        zeros_3: "f32[][]cpu" = torch.zeros((), dtype = torch.float32, device = device(type='cpu'))
        add_16: "f32[s49][1]cpu" = zeros_3 + count;  zeros_3 = None
        number_2: "f32[s49][1]cpu" = add_16.to(torch.float32);  add_16 = None

        # File: logpile/loss/aggregation.py:132 in nonzero, code: return torch.where(number == 0, 1.0, number).detach()
        eq_12: "b8[s49][1]cpu" = number_2 == 0
        where_26: "f32[s49][1]cpu" = torch.where(eq_12, 1.0, number_2);  eq_12 = number_2 = None
        detach_14: "f32[s49][1]cpu" = where_26.detach();  where_26 = None

        # File: logpile/loss/layout.py:140 in spread, code: return per_sequence[self.row]
        getitem_45: "f32[s11][1]cpu" = detach_14[where_1];  detach_14 = None

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        values_5: "f32[s11][1]cpu" = values_4 / getitem_45;  values_4 = getitem_45 = None

        # File: logpile/loss/layout.py:150 in is_sequence, code: return torch.arange(self.rows, device=self.mask.device) < self.num_seqs
        arange_1: "i64[s49][1]cpu" = torch.arange(s49, device = device(type='cpu'))
        seqs_1: "b8[s49][1]cpu" = arange_1 < sub;  arange_1 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        sum_3: "f32[][]cpu" = values_5.sum();  values_5 = None
        sum_4: "i64[][]cpu" = seqs_1.sum();  seqs_1 = None

        # File: logpile/loss/aggregation.py:131 in nonzero, code: number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
        zeros_4: "f32[][]cpu" = torch.zeros((), dtype = torch.float32, device = device(type='cpu'))
        add_17: "f32[][]cpu" = zeros_4 + sum_4;  zeros_4 = sum_4 = None
        number_3: "f32[][]cpu" = add_17.to(torch.float32);  add_17 = None

        # File: logpile/loss/aggregation.py:132 in nonzero, code: return torch.where(number == 0, 1.0, number).detach()
        eq_13: "b8[][]cpu" = number_3 == 0
        where_27: "f32[][]cpu" = torch.where(eq_13, 1.0, number_3);  eq_13 = number_3 = None
        detach_15: "f32[][]cpu" = where_27.detach();  where_27 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        truediv_3: "f32[][]cpu" = sum_3 / detach_15;  sum_3 = detach_15 = None

        # File: logpile/loss/step.py:181 in reduced_terms, code: kl_term = batch.kl_coef * reduce_aux(values.kl)
        kl_term: "f32[][]cpu" = l_data_kl_coef_ * truediv_3;  l_data_kl_coef_ = truediv_3 = None

        # File: logpile/loss/step.py:182 in reduced_terms, code: loss = loss + kl_term
        loss: "f32[][]cpu" = policy + kl_term

        # File: logpile/loss/step.py:184 in reduced_terms, code: entropy_term = -batch.entropy_coef * reduce_aux(values.entropy)
        neg_1: "f32[][]cpu" = -l_data_entropy_coef_;  l_data_entropy_coef_ = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        values_6: "f32[s11][1]cpu" = torch.where(counted, entropy_1, 0.0)

        # File: logpile/loss/aggregation.py:131 in nonzero, code: number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
        zeros_5: "f32[][]cpu" = torch.zeros((), dtype = torch.float32, device = device(type='cpu'))
        add_19: "f32[s49][1]cpu" = zeros_5 + count;  zeros_5 = count = None
        number_4: "f32[s49][1]cpu" = add_19.to(torch.float32);  add_19 = None

        # File: logpile/loss/aggregation.py:132 in nonzero, code: return torch.where(number == 0, 1.0, number).detach()
        eq_15: "b8[s49][1]cpu" = number_4 == 0
        where_29: "f32[s49][1]cpu" = torch.where(eq_15, 1.0, number_4);  eq_15 = number_4 = None
        detach_16: "f32[s49][1]cpu" = where_29.detach();  where_29 = None

        # File: logpile/loss/layout.py:140 in spread, code: return per_sequence[self.row]
        getitem_48: "f32[s11][1]cpu" = detach_16[where_1];  detach_16 = where_1 = None

        # File: logpile/loss/aggregation.py:110 in aggregate_with_counts, code: values = values / layout.spread(nonzero(lengths, values))
        values_7: "f32[s11][1]cpu" = values_6 / getitem_48;  values_6 = getitem_48 = None

        # File: logpile/loss/layout.py:150 in is_sequence, code: return torch.arange(self.rows, device=self.mask.device) < self.num_seqs
        arange_2: "i64[s49][1]cpu" = torch.arange(s49, device = device(type='cpu'));  s49 = None
        seqs_2: "b8[s49][1]cpu" = arange_2 < sub;  arange_2 = sub = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        sum_5: "f32[][]cpu" = values_7.sum();  values_7 = None
        sum_6: "i64[][]cpu" = seqs_2.sum();  seqs_2 = None

        # File: logpile/loss/aggregation.py:131 in nonzero, code: number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
        zeros_6: "f32[][]cpu" = torch.zeros((), dtype = torch.float32, device = device(type='cpu'))
        add_20: "f32[][]cpu" = zeros_6 + sum_6;  zeros_6 = sum_6 = None
        number_5: "f32[][]cpu" = add_20.to(torch.float32);  add_20 = None

        # File: logpile/loss/aggregation.py:132 in nonzero, code: return torch.where(number == 0, 1.0, number).detach()
        eq_16: "b8[][]cpu" = number_5 == 0
        where_30: "f32[][]cpu" = torch.where(eq_16, 1.0, number_5);  eq_16 = number_5 = None
        detach_17: "f32[][]cpu" = where_30.detach();  where_30 = None

        # File: logpile/loss/aggregation.py:123 in aggregate_with_counts, code: return values.sum() / nonzero(seqs.sum(), values)
        truediv_5: "f32[][]cpu" = sum_5 / detach_17;  sum_5 = detach_17 = None

        # File: logpile/loss/step.py:184 in reduced_terms, code: entropy_term = -batch.entropy_coef * reduce_aux(values.entropy)
        entropy_term: "f32[][]cpu" = neg_1 * truediv_5;  neg_1 = truediv_5 = None

        # File: logpile/loss/step.py:185 in reduced_terms, code: loss = loss + entropy_term
        loss_1: "f32[][]cpu" = loss + entropy_term;  loss = None

        # File: logpile/loss/metrics.py:94 in __init__, code: self.count = mask.sum()
        sum_7: "i64[][]cpu" = counted.sum()

        # File: logpile/loss/metrics.py:132 in sum, code: self.add(name, "sum", total, torch.ones_like(total))
        ones_like_1: "f32[][]cpu" = torch.ones_like(loss_1)

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_18: "f32[][]cpu" = loss_1.detach()
        double: "f64[][]cpu" = detach_18.double();  detach_18 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_19: "f32[][]cpu" = ones_like_1.detach();  ones_like_1 = None
        double_1: "f64[][]cpu" = detach_19.double();  detach_19 = None

        # File: logpile/loss/metrics.py:132 in sum, code: self.add(name, "sum", total, torch.ones_like(total))
        ones_like_2: "f32[][]cpu" = torch.ones_like(policy)

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_20: "f32[][]cpu" = policy.detach();  policy = None
        double_2: "f64[][]cpu" = detach_20.double();  detach_20 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_21: "f32[][]cpu" = ones_like_2.detach();  ones_like_2 = None
        double_3: "f64[][]cpu" = detach_21.double();  detach_21 = None

        # File: logpile/loss/metrics.py:132 in sum, code: self.add(name, "sum", total, torch.ones_like(total))
        ones_like_3: "f32[][]cpu" = torch.ones_like(kl_term)

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_22: "f32[][]cpu" = kl_term.detach();  kl_term = None
        double_4: "f64[][]cpu" = detach_22.double();  detach_22 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_23: "f32[][]cpu" = ones_like_3.detach();  ones_like_3 = None
        double_5: "f64[][]cpu" = detach_23.double();  detach_23 = None

        # File: logpile/loss/metrics.py:132 in sum, code: self.add(name, "sum", total, torch.ones_like(total))
        ones_like_4: "f32[][]cpu" = torch.ones_like(entropy_term)

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_24: "f32[][]cpu" = entropy_term.detach();  entropy_term = None
        double_6: "f64[][]cpu" = detach_24.double();  detach_24 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_25: "f32[][]cpu" = ones_like_4.detach();  ones_like_4 = None
        double_7: "f64[][]cpu" = detach_25.double();  detach_25 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_26: "i64[][]cpu" = sum_7.detach()
        double_8: "f64[][]cpu" = detach_26.double();  detach_26 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_27: "i64[][]cpu" = sum_7.detach()
        double_9: "f64[][]cpu" = detach_27.double();  detach_27 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_28: "f32[s11][1]cpu" = logprob_1.detach()
        kept_1: "f32[s11][1]cpu" = torch.where(counted, detach_28, 0.0);  detach_28 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_8: "f32[][]cpu" = kept_1.sum();  kept_1 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_29: "f32[][]cpu" = sum_8.detach();  sum_8 = None
        double_10: "f64[][]cpu" = detach_29.double();  detach_29 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_30: "i64[][]cpu" = sum_7.detach()
        double_11: "f64[][]cpu" = detach_30.double();  detach_30 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_31: "f32[s11][1]cpu" = entropy_1.detach()
        kept_2: "f32[s11][1]cpu" = torch.where(counted, detach_31, 0.0);  detach_31 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_9: "f32[][]cpu" = kept_2.sum();  kept_2 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_32: "f32[][]cpu" = sum_9.detach();  sum_9 = None
        double_12: "f64[][]cpu" = detach_32.double();  detach_32 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_33: "i64[][]cpu" = sum_7.detach()
        double_13: "f64[][]cpu" = detach_33.double();  detach_33 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_34: "f32[s11][1]cpu" = divergence.detach()
        kept_3: "f32[s11][1]cpu" = torch.where(counted, detach_34, 0.0);  detach_34 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_10: "f32[][]cpu" = kept_3.sum();  kept_3 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_35: "f32[][]cpu" = sum_10.detach();  sum_10 = None
        double_14: "f64[][]cpu" = detach_35.double();  detach_35 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_36: "i64[][]cpu" = sum_7.detach()
        double_15: "f64[][]cpu" = detach_36.double();  detach_36 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_37: "f32[s11][1]cpu" = advantages.detach()
        kept_4: "f32[s11][1]cpu" = torch.where(counted, detach_37, 0.0);  detach_37 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_11: "f32[][]cpu" = kept_4.sum();  kept_4 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_38: "f32[][]cpu" = sum_11.detach();  sum_11 = None
        double_16: "f64[][]cpu" = detach_38.double();  detach_38 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_39: "i64[][]cpu" = sum_7.detach()
        double_17: "f64[][]cpu" = detach_39.double();  detach_39 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_40: "f32[s11][1]cpu" = ratio_1.detach()
        kept_5: "f32[s11][1]cpu" = torch.where(counted, detach_40, 0.0);  detach_40 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_12: "f32[][]cpu" = kept_5.sum();  kept_5 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_41: "f32[][]cpu" = sum_12.detach();  sum_12 = None
        double_18: "f64[][]cpu" = detach_41.double();  detach_41 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_42: "i64[][]cpu" = sum_7.detach()
        double_19: "f64[][]cpu" = detach_42.double();  detach_42 = None

        # File: logpile/loss/metrics.py:125 in extremes, code: values = values.detach()
        values_8: "f32[s11][1]cpu" = ratio_1.detach()

        # File: logpile/loss/metrics.py:126 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        where_36: "f32[s11][1]cpu" = torch.where(counted, values_8, inf)
        amin: "f32[][]cpu" = where_36.amin();  where_36 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_44: "f32[][]cpu" = amin.detach();  amin = None
        double_20: "f64[][]cpu" = detach_44.double();  detach_44 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_45: "i64[][]cpu" = sum_7.detach()
        double_21: "f64[][]cpu" = detach_45.double();  detach_45 = None

        # File: logpile/loss/metrics.py:127 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        where_37: "f32[s11][1]cpu" = torch.where(counted, values_8, -inf);  values_8 = None
        largest: "f32[][]cpu" = where_37.amax();  where_37 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_46: "f32[][]cpu" = largest.detach();  largest = None
        double_22: "f64[][]cpu" = detach_46.double();  detach_46 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_47: "i64[][]cpu" = sum_7.detach()
        double_23: "f64[][]cpu" = detach_47.double();  detach_47 = None

        # File: logpile/loss/step.py:397 in record_tokens, code: log_ratio = tokens.log_ratio.detach()
        log_ratio_2: "f32[s11][1]cpu" = log_ratio.detach();  log_ratio = None

        # File: logpile/loss/step.py:398 in record_tokens, code: record.mean("old_kl/k1", -log_ratio)
        neg_2: "f32[s11][1]cpu" = -log_ratio_2

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_49: "f32[s11][1]cpu" = neg_2.detach();  neg_2 = None
        kept_6: "f32[s11][1]cpu" = torch.where(counted, detach_49, 0.0);  detach_49 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_13: "f32[][]cpu" = kept_6.sum();  kept_6 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_50: "f32[][]cpu" = sum_13.detach();  sum_13 = None
        double_24: "f64[][]cpu" = detach_50.double();  detach_50 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_51: "i64[][]cpu" = sum_7.detach()
        double_25: "f64[][]cpu" = detach_51.double();  detach_51 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_2: "f32[s11][1]cpu" = log_ratio_2.abs()
        near_1: "b8[s11][1]cpu" = abs_2 < 0.5;  abs_2 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        small_1: "f32[s11][1]cpu" = torch.where(near_1, log_ratio_2, 0.0)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_5: "f32[s11][1]cpu" = log_ratio_2.clamp(max = 20.0)
        large_1: "f32[s11][1]cpu" = torch.where(near_1, 0.0, clamp_5);  clamp_5 = None

        # File: logpile/loss/kl.py:81 in k3, code: series = torch.zeros_like(d)
        series_15: "f32[s11][1]cpu" = torch.zeros_like(log_ratio_2);  log_ratio_2 = None

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_20: "f32[s11][1]cpu" = series_15 * small_1;  series_15 = None
        series_16: "f32[s11][1]cpu" = mul_20 + 7.647163731819816e-13;  mul_20 = None
        mul_21: "f32[s11][1]cpu" = series_16 * small_1;  series_16 = None
        series_17: "f32[s11][1]cpu" = mul_21 + 1.1470745597729725e-11;  mul_21 = None
        mul_22: "f32[s11][1]cpu" = series_17 * small_1;  series_17 = None
        series_18: "f32[s11][1]cpu" = mul_22 + 1.6059043836821613e-10;  mul_22 = None
        mul_23: "f32[s11][1]cpu" = series_18 * small_1;  series_18 = None
        series_19: "f32[s11][1]cpu" = mul_23 + 2.08767569878681e-09;  mul_23 = None
        mul_24: "f32[s11][1]cpu" = series_19 * small_1;  series_19 = None
        series_20: "f32[s11][1]cpu" = mul_24 + 2.505210838544172e-08;  mul_24 = None
        mul_25: "f32[s11][1]cpu" = series_20 * small_1;  series_20 = None
        series_21: "f32[s11][1]cpu" = mul_25 + 2.755731922398589e-07;  mul_25 = None
        mul_26: "f32[s11][1]cpu" = series_21 * small_1;  series_21 = None
        series_22: "f32[s11][1]cpu" = mul_26 + 2.7557319223985893e-06;  mul_26 = None
        mul_27: "f32[s11][1]cpu" = series_22 * small_1;  series_22 = None
        series_23: "f32[s11][1]cpu" = mul_27 + 2.48015873015873e-05;  mul_27 = None
        mul_28: "f32[s11][1]cpu" = series_23 * small_1;  series_23 = None
        series_24: "f32[s11][1]cpu" = mul_28 + 0.0001984126984126984;  mul_28 = None
        mul_29: "f32[s11][1]cpu" = series_24 * small_1;  series_24 = None
        series_25: "f32[s11][1]cpu" = mul_29 + 0.001388888888888889;  mul_29 = None
        mul_30: "f32[s11][1]cpu" = series_25 * small_1;  series_25 = None
        series_26: "f32[s11][1]cpu" = mul_30 + 0.008333333333333333;  mul_30 = None
        mul_31: "f32[s11][1]cpu" = series_26 * small_1;  series_26 = None
        series_27: "f32[s11][1]cpu" = mul_31 + 0.041666666666666664;  mul_31 = None
        mul_32: "f32[s11][1]cpu" = series_27 * small_1;  series_27 = None
        series_28: "f32[s11][1]cpu" = mul_32 + 0.16666666666666666;  mul_32 = None
        mul_33: "f32[s11][1]cpu" = series_28 * small_1;  series_28 = None
        series_29: "f32[s11][1]cpu" = mul_33 + 0.5;  mul_33 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_34: "f32[s11][1]cpu" = series_29 * small_1;  series_29 = None
        mul_35: "f32[s11][1]cpu" = mul_34 * small_1;  mul_34 = small_1 = None
        expm1_1: "f32[s11][1]cpu" = torch.expm1(large_1)
        sub_9: "f32[s11][1]cpu" = expm1_1 - large_1;  expm1_1 = large_1 = None
        where_41: "f32[s11][1]cpu" = torch.where(near_1, mul_35, sub_9);  near_1 = mul_35 = sub_9 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_52: "f32[s11][1]cpu" = where_41.detach();  where_41 = None
        kept_7: "f32[s11][1]cpu" = torch.where(counted, detach_52, 0.0);  detach_52 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_14: "f32[][]cpu" = kept_7.sum();  kept_7 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_53: "f32[][]cpu" = sum_14.detach();  sum_14 = None
        double_26: "f64[][]cpu" = detach_53.double();  detach_53 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_54: "i64[][]cpu" = sum_7.detach()
        double_27: "f64[][]cpu" = detach_54.double();  detach_54 = None

        # File: logpile/loss/step.py:362 in clipped, code: ratio, adv = tokens.ratio.detach(), tokens.advantages
        ratio_4: "f32[s11][1]cpu" = ratio_1.detach()

        # File: logpile/loss/step.py:363 in clipped, code: never = torch.zeros_like(ratio, dtype=torch.bool)
        never: "b8[s11][1]cpu" = torch.zeros_like(ratio_4, dtype = torch.bool)

        # File: logpile/loss/step.py:366 in clipped, code: low = (adv < 0) & (ratio < 1.0 - c.clip_low)
        lt_7: "b8[s11][1]cpu" = advantages < 0
        lt_8: "b8[s11][1]cpu" = ratio_4 < 0.8
        low: "b8[s11][1]cpu" = lt_7 & lt_8;  lt_7 = lt_8 = None

        # File: logpile/loss/step.py:367 in clipped, code: high = (adv > 0) & (ratio > 1.0 + c.clip_high)
        gt: "b8[s11][1]cpu" = advantages > 0;  advantages = None
        gt_1: "b8[s11][1]cpu" = ratio_4 > 1.2;  ratio_4 = None
        high: "b8[s11][1]cpu" = gt & gt_1;  gt = gt_1 = None

        # File: logpile/loss/metrics.py:116 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        and__4: "b8[s11][1]cpu" = low & counted;  low = None
        sum_15: "i64[][]cpu" = and__4.sum();  and__4 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_56: "i64[][]cpu" = sum_15.detach();  sum_15 = None
        double_28: "f64[][]cpu" = detach_56.double();  detach_56 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_57: "i64[][]cpu" = sum_7.detach()
        double_29: "f64[][]cpu" = detach_57.double();  detach_57 = None

        # File: logpile/loss/metrics.py:116 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        and__5: "b8[s11][1]cpu" = high & counted;  high = None
        sum_16: "i64[][]cpu" = and__5.sum();  and__5 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_58: "i64[][]cpu" = sum_16.detach();  sum_16 = None
        double_30: "f64[][]cpu" = detach_58.double();  detach_58 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_59: "i64[][]cpu" = sum_7.detach()
        double_31: "f64[][]cpu" = detach_59.double();  detach_59 = None

        # File: logpile/loss/metrics.py:116 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        and__6: "b8[s11][1]cpu" = never & counted;  never = None
        sum_17: "i64[][]cpu" = and__6.sum();  and__6 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_60: "i64[][]cpu" = sum_17.detach();  sum_17 = None
        double_32: "f64[][]cpu" = detach_60.double();  detach_60 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_61: "i64[][]cpu" = sum_7.detach()
        double_33: "f64[][]cpu" = detach_61.double();  detach_61 = None

        # File: logpile/loss/ratio.py:86 in detached_exp, code: return bounded_exp(x.detach())
        detach_62: "f32[s11][1]cpu" = log_rho.detach()

        # File: logpile/loss/ratio.py:23 in bounded_exp, code: return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()
        clamp_6: "f32[s11][1]cpu" = detach_62.clamp(-20.0, 20.0);  detach_62 = None
        rho: "f32[s11][1]cpu" = clamp_6.exp();  clamp_6 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_63: "f32[s11][1]cpu" = rho.detach()
        kept_8: "f32[s11][1]cpu" = torch.where(counted, detach_63, 0.0);  detach_63 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_18: "f32[][]cpu" = kept_8.sum();  kept_8 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_64: "f32[][]cpu" = sum_18.detach();  sum_18 = None
        double_34: "f64[][]cpu" = detach_64.double();  detach_64 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_65: "i64[][]cpu" = sum_7.detach()
        double_35: "f64[][]cpu" = detach_65.double();  detach_65 = None

        # File: logpile/loss/metrics.py:125 in extremes, code: values = values.detach()
        values_9: "f32[s11][1]cpu" = rho.detach();  rho = None

        # File: logpile/loss/metrics.py:126 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        where_44: "f32[s11][1]cpu" = torch.where(counted, values_9, inf)
        amin_1: "f32[][]cpu" = where_44.amin();  where_44 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_67: "f32[][]cpu" = amin_1.detach();  amin_1 = None
        double_36: "f64[][]cpu" = detach_67.double();  detach_67 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_68: "i64[][]cpu" = sum_7.detach()
        double_37: "f64[][]cpu" = detach_68.double();  detach_68 = None

        # File: logpile/loss/metrics.py:127 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        where_45: "f32[s11][1]cpu" = torch.where(counted, values_9, -inf);  values_9 = None
        largest_1: "f32[][]cpu" = where_45.amax();  where_45 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_69: "f32[][]cpu" = largest_1.detach();  largest_1 = None
        double_38: "f64[][]cpu" = detach_69.double();  detach_69 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_70: "i64[][]cpu" = sum_7.detach()
        double_39: "f64[][]cpu" = detach_70.double();  detach_70 = None

        # File: logpile/loss/step.py:413 in record_off_policy, code: record.mean("rollout/kl_k1", None if log_rho is None else -log_rho)
        neg_3: "f32[s11][1]cpu" = -log_rho

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_71: "f32[s11][1]cpu" = neg_3.detach();  neg_3 = None
        kept_9: "f32[s11][1]cpu" = torch.where(counted, detach_71, 0.0);  detach_71 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_19: "f32[][]cpu" = kept_9.sum();  kept_9 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_72: "f32[][]cpu" = sum_19.detach();  sum_19 = None
        double_40: "f64[][]cpu" = detach_72.double();  detach_72 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_73: "i64[][]cpu" = sum_7.detach()
        double_41: "f64[][]cpu" = detach_73.double();  detach_73 = None

        # File: logpile/loss/kl.py:77 in k3, code: near = d.abs() < SERIES_BELOW
        abs_3: "f32[s11][1]cpu" = log_rho.abs()
        near_2: "b8[s11][1]cpu" = abs_3 < 0.5;  abs_3 = None

        # File: logpile/loss/kl.py:79 in k3, code: small = torch.where(near, d, 0.0)
        small_2: "f32[s11][1]cpu" = torch.where(near_2, log_rho, 0.0)

        # File: logpile/loss/kl.py:80 in k3, code: large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
        clamp_7: "f32[s11][1]cpu" = log_rho.clamp(max = 20.0)
        large_2: "f32[s11][1]cpu" = torch.where(near_2, 0.0, clamp_7);  clamp_7 = None

        # File: logpile/loss/kl.py:81 in k3, code: series = torch.zeros_like(d)
        series_30: "f32[s11][1]cpu" = torch.zeros_like(log_rho)

        # File: logpile/loss/kl.py:83 in k3, code: series = series * small + 1.0 / math.factorial(n)
        mul_36: "f32[s11][1]cpu" = series_30 * small_2;  series_30 = None
        series_31: "f32[s11][1]cpu" = mul_36 + 7.647163731819816e-13;  mul_36 = None
        mul_37: "f32[s11][1]cpu" = series_31 * small_2;  series_31 = None
        series_32: "f32[s11][1]cpu" = mul_37 + 1.1470745597729725e-11;  mul_37 = None
        mul_38: "f32[s11][1]cpu" = series_32 * small_2;  series_32 = None
        series_33: "f32[s11][1]cpu" = mul_38 + 1.6059043836821613e-10;  mul_38 = None
        mul_39: "f32[s11][1]cpu" = series_33 * small_2;  series_33 = None
        series_34: "f32[s11][1]cpu" = mul_39 + 2.08767569878681e-09;  mul_39 = None
        mul_40: "f32[s11][1]cpu" = series_34 * small_2;  series_34 = None
        series_35: "f32[s11][1]cpu" = mul_40 + 2.505210838544172e-08;  mul_40 = None
        mul_41: "f32[s11][1]cpu" = series_35 * small_2;  series_35 = None
        series_36: "f32[s11][1]cpu" = mul_41 + 2.755731922398589e-07;  mul_41 = None
        mul_42: "f32[s11][1]cpu" = series_36 * small_2;  series_36 = None
        series_37: "f32[s11][1]cpu" = mul_42 + 2.7557319223985893e-06;  mul_42 = None
        mul_43: "f32[s11][1]cpu" = series_37 * small_2;  series_37 = None
        series_38: "f32[s11][1]cpu" = mul_43 + 2.48015873015873e-05;  mul_43 = None
        mul_44: "f32[s11][1]cpu" = series_38 * small_2;  series_38 = None
        series_39: "f32[s11][1]cpu" = mul_44 + 0.0001984126984126984;  mul_44 = None
        mul_45: "f32[s11][1]cpu" = series_39 * small_2;  series_39 = None
        series_40: "f32[s11][1]cpu" = mul_45 + 0.001388888888888889;  mul_45 = None
        mul_46: "f32[s11][1]cpu" = series_40 * small_2;  series_40 = None
        series_41: "f32[s11][1]cpu" = mul_46 + 0.008333333333333333;  mul_46 = None
        mul_47: "f32[s11][1]cpu" = series_41 * small_2;  series_41 = None
        series_42: "f32[s11][1]cpu" = mul_47 + 0.041666666666666664;  mul_47 = None
        mul_48: "f32[s11][1]cpu" = series_42 * small_2;  series_42 = None
        series_43: "f32[s11][1]cpu" = mul_48 + 0.16666666666666666;  mul_48 = None
        mul_49: "f32[s11][1]cpu" = series_43 * small_2;  series_43 = None
        series_44: "f32[s11][1]cpu" = mul_49 + 0.5;  mul_49 = None

        # File: logpile/loss/kl.py:84 in k3, code: return torch.where(near, series * small * small, torch.expm1(large) - large)
        mul_50: "f32[s11][1]cpu" = series_44 * small_2;  series_44 = None
        mul_51: "f32[s11][1]cpu" = mul_50 * small_2;  mul_50 = small_2 = None
        expm1_2: "f32[s11][1]cpu" = torch.expm1(large_2)
        sub_10: "f32[s11][1]cpu" = expm1_2 - large_2;  expm1_2 = large_2 = None
        where_49: "f32[s11][1]cpu" = torch.where(near_2, mul_51, sub_10);  near_2 = mul_51 = sub_10 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_74: "f32[s11][1]cpu" = where_49.detach();  where_49 = None
        kept_10: "f32[s11][1]cpu" = torch.where(counted, detach_74, 0.0);  detach_74 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_20: "f32[][]cpu" = kept_10.sum();  kept_10 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_75: "f32[][]cpu" = sum_20.detach();  sum_20 = None
        double_42: "f64[][]cpu" = detach_75.double();  detach_75 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_76: "i64[][]cpu" = sum_7.detach()
        double_43: "f64[][]cpu" = detach_76.double();  detach_76 = None

        # File: logpile/loss/step.py:415 in record_off_policy, code: record.mean("rollout/abs_diff", None if log_rho is None else log_rho.abs())
        abs_4: "f32[s11][1]cpu" = log_rho.abs();  log_rho = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_77: "f32[s11][1]cpu" = abs_4.detach();  abs_4 = None
        kept_11: "f32[s11][1]cpu" = torch.where(counted, detach_77, 0.0);  detach_77 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_21: "f32[][]cpu" = kept_11.sum();  kept_11 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_78: "f32[][]cpu" = sum_21.detach();  sum_21 = None
        double_44: "f64[][]cpu" = detach_78.double();  detach_78 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_79: "i64[][]cpu" = sum_7.detach()
        double_45: "f64[][]cpu" = detach_79.double();  detach_79 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_80: "f32[s11][1]cpu" = one.detach()
        kept_12: "f32[s11][1]cpu" = torch.where(counted, detach_80, 0.0);  detach_80 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_22: "f32[][]cpu" = kept_12.sum();  kept_12 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_81: "f32[][]cpu" = sum_22.detach();  sum_22 = None
        double_46: "f64[][]cpu" = detach_81.double();  detach_81 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_82: "i64[][]cpu" = sum_7.detach()
        double_47: "f64[][]cpu" = detach_82.double();  detach_82 = None

        # File: logpile/loss/metrics.py:125 in extremes, code: values = values.detach()
        values_10: "f32[s11][1]cpu" = one.detach()

        # File: logpile/loss/metrics.py:126 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        where_53: "f32[s11][1]cpu" = torch.where(counted, values_10, inf)
        amin_2: "f32[][]cpu" = where_53.amin();  where_53 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_84: "f32[][]cpu" = amin_2.detach();  amin_2 = None
        double_48: "f64[][]cpu" = detach_84.double();  detach_84 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_85: "i64[][]cpu" = sum_7.detach()
        double_49: "f64[][]cpu" = detach_85.double();  detach_85 = None

        # File: logpile/loss/metrics.py:127 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        where_54: "f32[s11][1]cpu" = torch.where(counted, values_10, -inf);  values_10 = None
        largest_2: "f32[][]cpu" = where_54.amax();  where_54 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_86: "f32[][]cpu" = largest_2.detach();  largest_2 = None
        double_50: "f64[][]cpu" = detach_86.double();  detach_86 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_87: "i64[][]cpu" = sum_7.detach()
        double_51: "f64[][]cpu" = detach_87.double();  detach_87 = None

        # File: logpile/loss/metrics.py:111 in mean, code: kept = torch.where(self.mask, values.detach(), 0.0)
        detach_88: "f32[s11][1]cpu" = one.detach()
        kept_13: "f32[s11][1]cpu" = torch.where(counted, detach_88, 0.0);  detach_88 = None

        # File: logpile/loss/metrics.py:112 in mean, code: self.add(name, "mean", kept.sum(), self.count)
        sum_23: "f32[][]cpu" = kept_13.sum();  kept_13 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_89: "f32[][]cpu" = sum_23.detach();  sum_23 = None
        double_52: "f64[][]cpu" = detach_89.double();  detach_89 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_90: "i64[][]cpu" = sum_7.detach()
        double_53: "f64[][]cpu" = detach_90.double();  detach_90 = None

        # File: logpile/loss/metrics.py:125 in extremes, code: values = values.detach()
        values_11: "f32[s11][1]cpu" = one.detach()

        # File: logpile/loss/metrics.py:126 in extremes, code: self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        where_56: "f32[s11][1]cpu" = torch.where(counted, values_11, inf)
        amin_3: "f32[][]cpu" = where_56.amin();  where_56 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_92: "f32[][]cpu" = amin_3.detach();  amin_3 = None
        double_54: "f64[][]cpu" = detach_92.double();  detach_92 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_93: "i64[][]cpu" = sum_7.detach()
        double_55: "f64[][]cpu" = detach_93.double();  detach_93 = None

        # File: logpile/loss/metrics.py:127 in extremes, code: largest = torch.where(self.mask, values, -torch.inf).amax()
        where_57: "f32[s11][1]cpu" = torch.where(counted, values_11, -inf);  values_11 = None
        largest_3: "f32[][]cpu" = where_57.amax();  where_57 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_94: "f32[][]cpu" = largest_3.detach();  largest_3 = None
        double_56: "f64[][]cpu" = detach_94.double();  detach_94 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_95: "i64[][]cpu" = sum_7.detach()
        double_57: "f64[][]cpu" = detach_95.double();  detach_95 = None

        # File: logpile/loss/step.py:420 in record_off_policy, code: record.share("weight/truncated", raw != weight)
        ne_3: "b8[s11][1]cpu" = one != one

        # File: logpile/loss/metrics.py:116 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        and__7: "b8[s11][1]cpu" = ne_3 & counted;  ne_3 = None
        sum_24: "i64[][]cpu" = and__7.sum();  and__7 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_96: "i64[][]cpu" = sum_24.detach();  sum_24 = None
        double_58: "f64[][]cpu" = detach_96.double();  detach_96 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_97: "i64[][]cpu" = sum_7.detach()
        double_59: "f64[][]cpu" = detach_97.double();  detach_97 = None

        # File: logpile/loss/metrics.py:116 in share, code: self.add(name, "mean", (condition & self.mask).sum(), self.count)
        and__8: "b8[s11][1]cpu" = kept & counted
        sum_25: "i64[][]cpu" = and__8.sum();  and__8 = None

        # File: logpile/loss/metrics.py:102 in add, code: self.totals.append(total.detach().double())
        detach_98: "i64[][]cpu" = sum_25.detach();  sum_25 = None
        double_60: "f64[][]cpu" = detach_98.double();  detach_98 = None

        # File: logpile/loss/metrics.py:103 in add, code: self.counts.append(count.detach().double())
        detach_99: "i64[][]cpu" = sum_7.detach();  sum_7 = None
        double_61: "f64[][]cpu" = detach_99.double();  detach_99 = None

        # File: logpile/loss/step.py:133 in compute, code: logprob.detach(),
        detach_100: "f32[s11][1]cpu" = logprob_1.detach();  logprob_1 = None

        # File: logpile/loss/step.py:134 in compute, code: None if entropy is None else entropy.detach(),
        detach_101: "f32[s11][1]cpu" = entropy_1.detach();  entropy_1 = None

        # File: logpile/loss/layout.py:84 in select, code: return torch.where(self.mask, self.fit(values, "values"), 0.0)
        where_58: "f32[s11][1]cpu" = torch.where(counted, ratio_1, 0.0);  counted = ratio_1 = None

        # File: logpile/loss/step.py:136 in compute, code: None if divergence is None else divergence.detach(),
        detach_102: "f32[s11][1]cpu" = divergence.detach();  divergence = None

        # File: logpile/loss/step.py:137 in compute, code: torch.where(kept, weight if batch.weights is None else weight * batch.weights, 0.0),
        where_59: "f32[s11][1]cpu" = torch.where(kept, one, 0.0);  kept = one = None

        # File: logpile/loss/step.py:139 in compute, code: return Result(terms["loss"] * batch.loss_scale, record.parts(), record.kinds, per_token)
        mul_52: "f32[][]cpu" = loss_1 * l_data_loss_scale_;  loss_1 = l_data_loss_scale_ = None

        # File: logpile/loss/metrics.py:136 in parts, code: return torch.stack([torch.stack(self.totals), torch.stack(self.counts)], -1)
        stack_1: "f64[31][1]cpu" = torch.stack([double, double_2, double_4, double_6, double_8, double_10, double_12, double_14, double_16, double_18, double_20, double_22, double_24, double_26, double_28, double_30, double_32, double_34, double_36, double_38, double_40, double_42, double_44, double_46, double_48, double_50, double_52, double_54, double_56, double_58, double_60]);  double = double_2 = double_4 = double_6 = double_8 = double_10 = double_12 = double_14 = double_16 = double_18 = double_20 = double_22 = double_24 = double_26 = double_28 = double_30 = double_32 = double_34 = double_36 = double_38 = double_40 = double_42 = double_44 = double_46 = double_48 = double_50 = double_52 = double_54 = double_56 = double_58 = double_60 = None
        stack_2: "f64[31][1]cpu" = torch.stack([double_1, double_3, double_5, double_7, double_9, double_11, double_13, double_15, double_17, double_19, double_21, double_23, double_25, double_27, double_29, double_31, double_33, double_35, double_37, double_39, double_41, double_43, double_45, double_47, double_49, double_51, double_53, double_55, double_57, double_59, double_61]);  double_1 = double_3 = double_5 = double_7 = double_9 = double_11 = double_13 = double_15 = double_17 = double_19 = double_21 = double_23 = double_25 = double_27 = double_29 = double_31 = double_33 = double_35 = double_37 = double_39 = double_41 = double_43 = double_45 = double_47 = double_49 = double_51 = double_53 = double_55 = double_57 = double_59 = double_61 = None
        stack_3: "f64[31, 2][2, 1]cpu" = torch.stack([stack_1, stack_2], -1);  stack_1 = stack_2 = None
        return (mul_52, stack_3, detach_100, detach_101, where_58, detach_102, where_59)
