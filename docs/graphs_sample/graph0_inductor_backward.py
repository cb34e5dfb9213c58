# AOT ID: ['0_backward']
from ctypes import c_void_p, c_long, c_int
import torch
import math
import random
import os
import tempfile
from math import inf, nan
from cmath import nanj
from torch._inductor.hooks import run_intermediate_hooks
from torch._inductor.utils import maybe_profile
from torch._inductor.codegen.memory_planning import _align as align
from torch import device, empty_strided
from torch._inductor.async_compile import AsyncCompile
from torch._inductor.select_algorithm import extern_kernels

aten = torch.ops.aten
inductor_ops = torch.ops.inductor
_quantized = torch.ops._quantized
assert_size_stride = torch._C._dynamo.guards.assert_size_stride
assert_alignment = torch._C._dynamo.guards.assert_alignment
empty_strided_cpu = torch._C._dynamo.guards._empty_strided_cpu
empty_strided_cpu_pinned = torch._C._dynamo.guards._empty_strided_cpu_pinned
empty_strided_cuda = torch._C._dynamo.guards._empty_strided_cuda
empty_strided_xpu = torch._C._dynamo.guards._empty_strided_xpu
empty_strided_mtia = torch._C._dynamo.guards._empty_strided_mtia
reinterpret_tensor = torch._C._dynamo.guards._reinterpret_tensor
alloc_from_pool = torch.ops.inductor._alloc_from_pool
async_compile = AsyncCompile()
empty_strided_p2p = torch._C._distributed_c10d._SymmetricMemory.empty_strided_p2p


cpp_fused__to_copy_abs_add_arange_bitwise_and_cat_clamp_clamp_min_div_eq_exp_exp2_expand_expm1_gather_ge_gt_le_logical_and_lt_mul_ne_neg_ones_like_reciprocal_scalar_tensor_select_slice_stack_sub_unbind_unsqueeze_where_zeros_like_0 = async_compile.cpp_pybinding(['const bool*', 'const float*', 'const float*', 'const float*', 'const float*', 'const float*', 'const float*', 'const float*', 'const float*', 'const bool*', 'const float*', 'const float*', 'const float*', 'const float*', 'const float*', 'const int64_t*', 'const at::BFloat16*', 'const float*', 'const float*', 'const float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'at::BFloat16*', 'const int64_t'], r'''
#include <torch/csrc/inductor/cpp_prefix.h>
extern "C"  void  kernel(const bool* in_ptr0,
                       const float* in_ptr1,
                       const float* in_ptr2,
                       const float* in_ptr3,
                       const float* in_ptr4,
                       const float* in_ptr5,
                       const float* in_ptr6,
                       const float* in_ptr7,
                       const float* in_ptr8,
                       const bool* in_ptr9,
                       const float* in_ptr10,
                       const float* in_ptr11,
                       const float* in_ptr12,
                       const float* in_ptr13,
                       const float* in_ptr14,
                       const int64_t* in_ptr15,
                       const at::BFloat16* in_ptr16,
                       const float* in_ptr17,
                       const float* in_ptr18,
                       const float* in_ptr19,
                       float* out_ptr10,
                       float* out_ptr11,
                       float* out_ptr12,
                       float* out_ptr13,
                       float* out_ptr14,
                       float* out_ptr15,
                       float* out_ptr16,
                       float* out_ptr17,
                       at::BFloat16* out_ptr18,
                       const int64_t ks0)
{
    std::atomic<int> inductor_cpu_integer_div_error{0};
    inductor_cpu_integer_div_error_flag = &inductor_cpu_integer_div_error;
    {
        for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(8L))
        {
            {
                if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L))))))
                {
                    auto tmp0 = at::vec::VecMask<float,1>::from(in_ptr0 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                    auto tmp5 = in_ptr1[static_cast<int64_t>(0L)];
                    auto tmp6 = in_ptr2[static_cast<int64_t>(0L)];
                    auto tmp8 = in_ptr3[static_cast<int64_t>(0L)];
                    auto tmp10 = in_ptr4[static_cast<int64_t>(0L)];
                    auto tmp12 = at::vec::Vectorized<float>::loadu(in_ptr5 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                    auto tmp19 = in_ptr6[static_cast<int64_t>(0L)];
                    auto tmp27 = at::vec::Vectorized<float>::loadu(in_ptr7 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                    auto tmp29 = at::vec::Vectorized<float>::loadu(in_ptr8 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                    auto tmp155 = at::vec::VecMask<float,1>::from(in_ptr9 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                    auto tmp163 = at::vec::Vectorized<float>::loadu(in_ptr10 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                    auto tmp168 = at::vec::Vectorized<float>::loadu(in_ptr11 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                    auto tmp202 = at::vec::Vectorized<float>::loadu(in_ptr12 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                    auto tmp206 = at::vec::Vectorized<float>::loadu(in_ptr13 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                    auto tmp209 = in_ptr14[static_cast<int64_t>(0L)];
                    auto tmp222 = at::vec::VectorizedN<int64_t,2>::loadu(in_ptr15 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                    auto tmp236 = at::vec::Vectorized<float>::loadu(in_ptr17 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                    auto tmp1 = tmp0.to<int64_t,2>();
                    auto tmp2 = static_cast<int64_t>(0);
                    auto tmp3 = at::vec::VectorizedN<int64_t,2>(tmp2);
                    auto tmp4 = at::vec::VecMask<int64_t,2>(tmp1 != tmp3);
                    auto tmp7 = float(tmp5 * tmp6);
                    auto tmp9 = float(tmp7 * tmp8);
                    auto tmp11 = tmp9 / tmp10;
                    auto tmp13 = at::vec::Vectorized<float>(tmp11);
                    auto tmp14 = tmp13 / tmp12;
                    auto tmp15 = static_cast<float>(0.0);
                    auto tmp16 = at::vec::Vectorized<float>(tmp15);
                    auto tmp17 = decltype(tmp14)::blendv(tmp16, tmp14, tmp4.template cast<float,1>());
                    auto tmp18 = decltype(tmp17)::blendv(tmp16, tmp17, tmp4.template cast<float,1>());
                    auto tmp20 = decltype(tmp19)(-tmp19);
                    auto tmp21 = float(tmp7 * tmp20);
                    auto tmp22 = tmp21 / tmp10;
                    auto tmp23 = at::vec::Vectorized<float>(tmp22);
                    auto tmp24 = tmp23 / tmp12;
                    auto tmp25 = decltype(tmp24)::blendv(tmp16, tmp24, tmp4.template cast<float,1>());
                    auto tmp26 = decltype(tmp25)::blendv(tmp16, tmp25, tmp4.template cast<float,1>());
                    auto tmp28 = decltype(tmp27)::blendv(tmp16, tmp27, tmp4.template cast<float,1>());
                    auto tmp30 = tmp28 - tmp29;
                    auto tmp31 = tmp30.abs();
                    auto tmp32 = static_cast<float>(0.5);
                    auto tmp33 = at::vec::Vectorized<float>(tmp32);
                    auto tmp34 = at::vec::VecMask<float,1>(tmp31 < tmp33);
                    auto tmp35 = decltype(tmp30)::blendv(tmp16, tmp30, tmp34.template cast<float,1>());
                    auto tmp36 = tmp16 * tmp35;
                    auto tmp37 = static_cast<float>(7.647163731819816e-13);
                    auto tmp38 = at::vec::Vectorized<float>(tmp37);
                    auto tmp39 = tmp36 + tmp38;
                    auto tmp40 = tmp39 * tmp35;
                    auto tmp41 = static_cast<float>(1.1470745597729725e-11);
                    auto tmp42 = at::vec::Vectorized<float>(tmp41);
                    auto tmp43 = tmp40 + tmp42;
                    auto tmp44 = tmp43 * tmp35;
                    auto tmp45 = static_cast<float>(1.6059043836821613e-10);
                    auto tmp46 = at::vec::Vectorized<float>(tmp45);
                    auto tmp47 = tmp44 + tmp46;
                    auto tmp48 = tmp47 * tmp35;
                    auto tmp49 = static_cast<float>(2.08767569878681e-09);
                    auto tmp50 = at::vec::Vectorized<float>(tmp49);
                    auto tmp51 = tmp48 + tmp50;
                    auto tmp52 = tmp51 * tmp35;
                    auto tmp53 = static_cast<float>(2.505210838544172e-08);
                    auto tmp54 = at::vec::Vectorized<float>(tmp53);
                    auto tmp55 = tmp52 + tmp54;
                    auto tmp56 = tmp55 * tmp35;
                    auto tmp57 = static_cast<float>(2.755731922398589e-07);
                    auto tmp58 = at::vec::Vectorized<float>(tmp57);
                    auto tmp59 = tmp56 + tmp58;
                    auto tmp60 = tmp59 * tmp35;
                    auto tmp61 = static_cast<float>(2.7557319223985893e-06);
                    auto tmp62 = at::vec::Vectorized<float>(tmp61);
                    auto tmp63 = tmp60 + tmp62;
                    auto tmp64 = tmp63 * tmp35;
                    auto tmp65 = static_cast<float>(2.48015873015873e-05);
                    auto tmp66 = at::vec::Vectorized<float>(tmp65);
                    auto tmp67 = tmp64 + tmp66;
                    auto tmp68 = tmp67 * tmp35;
                    auto tmp69 = static_cast<float>(0.0001984126984126984);
                    auto tmp70 = at::vec::Vectorized<float>(tmp69);
                    auto tmp71 = tmp68 + tmp70;
                    auto tmp72 = tmp71 * tmp35;
                    auto tmp73 = static_cast<float>(0.001388888888888889);
                    auto tmp74 = at::vec::Vectorized<float>(tmp73);
                    auto tmp75 = tmp72 + tmp74;
                    auto tmp76 = tmp75 * tmp35;
                    auto tmp77 = static_cast<float>(0.008333333333333333);
                    auto tmp78 = at::vec::Vectorized<float>(tmp77);
                    auto tmp79 = tmp76 + tmp78;
                    auto tmp80 = tmp79 * tmp35;
                    auto tmp81 = static_cast<float>(0.041666666666666664);
                    auto tmp82 = at::vec::Vectorized<float>(tmp81);
                    auto tmp83 = tmp80 + tmp82;
                    auto tmp84 = tmp83 * tmp35;
                    auto tmp85 = decltype(tmp18)::blendv(tmp16, tmp18, tmp34.template cast<float,1>());
                    auto tmp86 = tmp85 * tmp35;
                    auto tmp87 = tmp86 * tmp35;
                    auto tmp88 = tmp87 * tmp35;
                    auto tmp89 = tmp88 * tmp83;
                    auto tmp90 = tmp88 * tmp35;
                    auto tmp91 = tmp90 * tmp79;
                    auto tmp92 = tmp90 * tmp35;
                    auto tmp93 = tmp92 * tmp75;
                    auto tmp94 = static_cast<float>(0.16666666666666666);
                    auto tmp95 = at::vec::Vectorized<float>(tmp94);
                    auto tmp96 = tmp84 + tmp95;
                    auto tmp97 = tmp96 * tmp35;
                    auto tmp98 = tmp97 + tmp33;
                    auto tmp99 = tmp98 * tmp35;
                    auto tmp100 = tmp85 * tmp99;
                    auto tmp101 = tmp86 * tmp98;
                    auto tmp102 = tmp100 + tmp101;
                    auto tmp103 = tmp87 * tmp96;
                    auto tmp104 = tmp102 + tmp103;
                    auto tmp105 = tmp104 + tmp89;
                    auto tmp106 = tmp105 + tmp91;
                    auto tmp107 = tmp106 + tmp93;
                    auto tmp108 = tmp92 * tmp35;
                    auto tmp109 = tmp108 * tmp71;
                    auto tmp110 = tmp107 + tmp109;
                    auto tmp111 = tmp108 * tmp35;
                    auto tmp112 = tmp111 * tmp67;
                    auto tmp113 = tmp110 + tmp112;
                    auto tmp114 = tmp111 * tmp35;
                    auto tmp115 = tmp114 * tmp63;
                    auto tmp116 = tmp113 + tmp115;
                    auto tmp117 = tmp114 * tmp35;
                    auto tmp118 = tmp117 * tmp59;
                    auto tmp119 = tmp116 + tmp118;
                    auto tmp120 = tmp117 * tmp35;
                    auto tmp121 = tmp120 * tmp55;
                    auto tmp122 = tmp119 + tmp121;
                    auto tmp123 = tmp120 * tmp35;
                    auto tmp124 = tmp123 * tmp51;
                    auto tmp125 = tmp122 + tmp124;
                    auto tmp126 = static_cast<float>(20.0);
                    auto tmp127 = at::vec::Vectorized<float>(tmp126);
                    auto tmp128 = at::vec::VecMask<float,1>(tmp30 <= tmp127);
                    auto tmp129 = decltype(tmp16)::blendv(tmp18, tmp16, tmp34.template cast<float,1>());
                    auto tmp130 = tmp129.neg();
                    auto tmp131 = at::vec::minimum(tmp30, tmp127);
                    auto tmp132 = decltype(tmp16)::blendv(tmp131, tmp16, tmp34.template cast<float,1>());
                    auto tmp133 = tmp132.exp() - decltype(tmp132)(1);
                    auto tmp134 = static_cast<float>(1.0);
                    auto tmp135 = at::vec::Vectorized<float>(tmp134);
                    auto tmp136 = tmp133 + tmp135;
                    auto tmp137 = tmp129 * tmp136;
                    auto tmp138 = tmp130 + tmp137;
                    auto tmp139 = decltype(tmp16)::blendv(tmp138, tmp16, tmp34.template cast<float,1>());
                    auto tmp140 = decltype(tmp139)::blendv(tmp16, tmp139, tmp128.template cast<float,1>());
                    auto tmp141 = tmp123 * tmp35;
                    auto tmp142 = tmp141 * tmp47;
                    auto tmp143 = tmp125 + tmp142;
                    auto tmp144 = tmp141 * tmp35;
                    auto tmp145 = tmp144 * tmp43;
                    auto tmp146 = tmp143 + tmp145;
                    auto tmp147 = tmp144 * tmp35;
                    auto tmp148 = tmp147 * tmp39;
                    auto tmp149 = tmp146 + tmp148;
                    auto tmp150 = tmp147 * tmp35;
                    auto tmp151 = tmp150 * tmp16;
                    auto tmp152 = tmp149 + tmp151;
                    auto tmp153 = decltype(tmp152)::blendv(tmp16, tmp152, tmp34.template cast<float,1>());
                    auto tmp154 = tmp140 + tmp153;
                    auto tmp156 = tmp7 / tmp10;
                    auto tmp157 = at::vec::Vectorized<float>(tmp156);
                    auto tmp158 = tmp157 / tmp12;
                    auto tmp159 = decltype(tmp158)::blendv(tmp16, tmp158, tmp4.template cast<float,1>());
                    auto tmp160 = decltype(tmp135)::blendv(tmp135, tmp135, tmp155.template cast<float,1>());
                    auto tmp161 = tmp159 * tmp160;
                    auto tmp162 = decltype(tmp161)::blendv(tmp16, tmp161, tmp155.template cast<float,1>());
                    auto tmp164 = decltype(tmp163)::blendv(tmp16, tmp163, tmp4.template cast<float,1>());
                    auto tmp165 = decltype(tmp164)::blendv(tmp16, tmp164, tmp155.template cast<float,1>());
                    auto tmp166 = tmp165.neg();
                    auto tmp167 = tmp162 * tmp166;
                    auto tmp169 = decltype(tmp168)::blendv(tmp16, tmp168, tmp4.template cast<float,1>());
                    auto tmp170 = tmp29 - tmp169;
                    auto tmp171 = decltype(tmp170)::blendv(tmp16, tmp170, tmp155.template cast<float,1>());
                    auto tmp172 = static_cast<float>(-20.0);
                    auto tmp173 = at::vec::Vectorized<float>(tmp172);
                    auto tmp174 = at::vec::maximum(tmp171, tmp173);
                    auto tmp175 = at::vec::minimum(tmp174, tmp127);
                    auto tmp176 = tmp175.exp();
                    auto tmp177 = tmp154.neg();
                    auto tmp178 = at::vec::VecMask<float,1>(tmp171 >= tmp173);
                    auto tmp179 = at::vec::VecMask<float,1>(tmp171 <= tmp127);
                    auto tmp180 = tmp178.template cast<int32_t,1>();
                    auto tmp181 = tmp179.template cast<int32_t,1>();
                    auto tmp182 = tmp180 & tmp181;
                    auto tmp183 = decltype(tmp176)::blendv(tmp135, tmp176, tmp155.template cast<float,1>());
                    auto tmp184 = static_cast<float>(0.8);
                    auto tmp185 = at::vec::Vectorized<float>(tmp184);
                    auto tmp186 = at::vec::VecMask<float,1>(tmp183 >= tmp185);
                    auto tmp187 = at::vec::VecMask<float,1>(tmp165 < tmp16);
                    auto tmp188 = decltype(tmp167)::blendv(tmp16, tmp167, tmp187.template cast<float,1>());
                    auto tmp189 = decltype(tmp188)::blendv(tmp16, tmp188, tmp186.template cast<float,1>());
                    auto tmp190 = static_cast<float>(1.2);
                    auto tmp191 = at::vec::Vectorized<float>(tmp190);
                    auto tmp192 = at::vec::VecMask<float,1>(tmp183 <= tmp191);
                    auto tmp193 = decltype(tmp16)::blendv(tmp167, tmp16, tmp187.template cast<float,1>());
                    auto tmp194 = decltype(tmp193)::blendv(tmp16, tmp193, tmp192.template cast<float,1>());
                    auto tmp195 = tmp189 + tmp194;
                    auto tmp196 = decltype(tmp195)::blendv(tmp16, tmp195, tmp155.template cast<float,1>());
                    auto tmp197 = tmp196 * tmp176;
                    auto tmp198 = decltype(tmp197)::blendv(tmp16, tmp197, tmp182.template cast<float,1>());
                    auto tmp199 = decltype(tmp198)::blendv(tmp16, tmp198, tmp155.template cast<float,1>());
                    auto tmp200 = tmp177 + tmp199;
                    auto tmp201 = decltype(tmp200)::blendv(tmp16, tmp200, tmp4.template cast<float,1>());
                    auto tmp203 = tmp26 * tmp202;
                    auto tmp204 = tmp201.neg();
                    auto tmp205 = tmp203 + tmp204;
                    auto tmp207 = tmp206 + tmp135;
                    auto tmp208 = at::vec::maximum(tmp207, tmp135);
                    auto tmp210 = static_cast<float>(1.1754943508222875e-38);
                    auto tmp211 = tmp209 >= tmp210;
                    auto tmp212 = static_cast<float>(3.4028234663852886e+38);
                    auto tmp213 = tmp209 <= tmp212;
                    auto tmp214 = decltype(tmp211)(tmp211 & tmp213);
                    auto tmp215 = std::numeric_limits<float>::quiet_NaN();
                    auto tmp216 = tmp214 ? tmp209 : tmp215;
                    auto tmp217 = at::vec::Vectorized<float>(tmp216);
                    auto tmp218 = tmp208 * tmp217;
                    auto tmp219 = tmp218.reciprocal();
                    auto tmp220 = tmp219 * tmp135;
                    auto tmp221 = tmp205 * tmp220;
                    auto tmp223 = static_cast<int64_t>(-2147483648);
                    auto tmp224 = at::vec::VectorizedN<int64_t,2>(tmp223);
                    auto tmp225 = decltype(tmp222)::blendv(tmp224, tmp222, tmp4.template cast<int64_t,2>());
                    auto tmp226 = tmp225 - tmp3;
                    auto tmp227 = at::vec::maximum(tmp226, tmp3);
                    auto tmp228 = static_cast<int64_t>(151935);
                    auto tmp229 = at::vec::VectorizedN<int64_t,2>(tmp228);
                    auto tmp230 = at::vec::minimum(tmp227, tmp229);
                    auto tmp231 =
                    [&]
                    {
                        __at_align__ std::array<int64_t, 8> tmpbuf;
                        tmp230.store(tmpbuf.data(), static_cast<int64_t>(8));
                        return tmpbuf;
                    }
                    ()
                    ;
                    auto tmp232 =
                    [&]
                    {
                        __at_align__ std::array<int64_t, 8> tmpbuf;
                        #pragma GCC unroll 8
                        for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                        {
                            tmpbuf[x0_inner] = static_cast<int64_t>(tmp231[x0_inner]);
                        }
                        return at::vec::VectorizedN<int64_t,2>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                    }
                    ()
                    ;
                    TORCH_CHECK((at::vec::VecMask<int64_t,2>((at::vec::VectorizedN<int64_t,2>(0) <= tmp232) & (tmp232 < at::vec::VectorizedN<int64_t,2>(151936L)))).all_masked(), "index out of bounds: 0 <= tmp232 < 151936L");
                    auto tmp234 =
                    [&]
                    {
                        __at_align__ std::array<at::BFloat16, 16> tmpbuf;
                        #pragma GCC unroll 8
                        for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                        {
                            tmpbuf[x0_inner] = in_ptr16[static_cast<int64_t>(tmp231[x0_inner] + 151936L*x0 + 151936L*x0_inner)];
                        }
                        return at::vec::Vectorized<at::BFloat16>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                    }
                    ()
                    ;
                    auto tmp235 = at::vec::convert<float>(tmp234);
                    auto tmp237 = tmp235 - tmp236;
                    auto tmp238 = tmp134 / tmp216;
                    auto tmp239 = static_cast<float>(1.4426950408889634);
                    auto tmp240 = float(tmp238 * tmp239);
                    auto tmp241 = at::vec::Vectorized<float>(tmp240);
                    auto tmp242 = tmp237 * tmp241;
                    auto tmp243 = static_cast<float>(-10000.0);
                    auto tmp244 = at::vec::Vectorized<float>(tmp243);
                    auto tmp245 = at::vec::maximum(tmp242, tmp244);
                    auto tmp246 = -std::numeric_limits<float>::infinity();
                    auto tmp247 = at::vec::Vectorized<float>(tmp246);
                    auto tmp248 = at::vec::VecMask<float,1>(tmp235 != tmp247);
                    auto tmp249 = at::vec::VecMask<float,1>(tmp245 >= tmp16);
                    auto tmp250 = tmp248.template cast<int32_t,1>();
                    auto tmp251 = tmp249.template cast<int32_t,1>();
                    auto tmp252 = tmp250 & tmp251;
                    auto tmp253 = tmp201 * tmp206;
                    auto tmp254 = tmp203 + tmp253;
                    auto tmp255 = tmp254 * tmp220;
                    auto tmp256 = static_cast<float>(0.6931471805599453);
                    auto tmp257 = at::vec::Vectorized<float>(tmp256);
                    auto tmp258 = tmp245 * tmp257;
                    auto tmp259 = tmp258.exp();
                    auto tmp260 = tmp26 * tmp257;
                    auto tmp261 = tmp260 * tmp220;
                    auto tmp262 = tmp261 * tmp245;
                    auto tmp263 = tmp221 - tmp262;
                    auto tmp264 = tmp259 * tmp263;
                    auto tmp265 = tmp201 / tmp217;
                    auto tmp266 = decltype(tmp265)::blendv(tmp16, tmp265, tmp248.template cast<float,1>());
                    auto tmp267 = tmp264 + tmp266;
                    auto tmp268 = decltype(tmp255)::blendv(tmp267, tmp255, tmp252.template cast<float,1>());
                    auto tmp269 = at::vec::VecMask<int64_t,2>(tmp225 != tmp224);
                    auto tmp270 = decltype(tmp261)::blendv(tmp16, tmp261, tmp269.template cast<float,1>());
                    auto tmp271 = decltype(tmp268)::blendv(tmp16, tmp268, tmp269.template cast<float,1>());
                    auto tmp272 = decltype(tmp236)::blendv(tmp16, tmp236, tmp269.template cast<float,1>());
                    auto tmp273 = decltype(tmp221)::blendv(tmp16, tmp221, tmp269.template cast<float,1>());
                    auto tmp274 = decltype(tmp241)::blendv(tmp16, tmp241, tmp269.template cast<float,1>());
                    auto tmp275 = at::vec::convert<float,1,int64_t,2>(tmp226);
                    tmp270.store(out_ptr10 + static_cast<int64_t>(x0));
                    tmp271.store(out_ptr11 + static_cast<int64_t>(x0));
                    tmp272.store(out_ptr12 + static_cast<int64_t>(x0));
                    tmp273.store(out_ptr13 + static_cast<int64_t>(x0));
                    tmp274.store(out_ptr14 + static_cast<int64_t>(x0));
                    tmp275.store(out_ptr15 + static_cast<int64_t>(x0));
                }
                if(C10_UNLIKELY(x0 >= static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L)))) && x0 < static_cast<int64_t>(ks0)))
                {
                    for (int64_t x0_tail = static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L))));x0_tail < static_cast<int64_t>(ks0); x0_tail++)
                    {
                        auto tmp0 = in_ptr0[static_cast<int64_t>(x0_tail)];
                        auto tmp4 = in_ptr1[static_cast<int64_t>(0L)];
                        auto tmp5 = in_ptr2[static_cast<int64_t>(0L)];
                        auto tmp7 = in_ptr3[static_cast<int64_t>(0L)];
                        auto tmp9 = in_ptr4[static_cast<int64_t>(0L)];
                        auto tmp11 = in_ptr5[static_cast<int64_t>(x0_tail)];
                        auto tmp16 = in_ptr6[static_cast<int64_t>(0L)];
                        auto tmp23 = in_ptr7[static_cast<int64_t>(x0_tail)];
                        auto tmp25 = in_ptr8[static_cast<int64_t>(x0_tail)];
                        auto tmp135 = in_ptr9[static_cast<int64_t>(x0_tail)];
                        auto tmp142 = in_ptr10[static_cast<int64_t>(x0_tail)];
                        auto tmp147 = in_ptr11[static_cast<int64_t>(x0_tail)];
                        auto tmp176 = in_ptr12[static_cast<int64_t>(x0_tail)];
                        auto tmp180 = in_ptr13[static_cast<int64_t>(x0_tail)];
                        auto tmp183 = in_ptr14[static_cast<int64_t>(0L)];
                        auto tmp195 = in_ptr15[static_cast<int64_t>(x0_tail)];
                        auto tmp207 = in_ptr17[static_cast<int64_t>(x0_tail)];
                        auto tmp1 = c10::convert<int64_t>(tmp0);
                        auto tmp2 = static_cast<int64_t>(0);
                        auto tmp3 = tmp1 != tmp2;
                        auto tmp6 = float(tmp4 * tmp5);
                        auto tmp8 = float(tmp6 * tmp7);
                        auto tmp10 = tmp8 / tmp9;
                        auto tmp12 = tmp10 / tmp11;
                        auto tmp13 = static_cast<float>(0.0);
                        auto tmp14 = tmp3 ? tmp12 : tmp13;
                        auto tmp15 = tmp3 ? tmp14 : tmp13;
                        auto tmp17 = decltype(tmp16)(-tmp16);
                        auto tmp18 = float(tmp6 * tmp17);
                        auto tmp19 = tmp18 / tmp9;
                        auto tmp20 = tmp19 / tmp11;
                        auto tmp21 = tmp3 ? tmp20 : tmp13;
                        auto tmp22 = tmp3 ? tmp21 : tmp13;
                        auto tmp24 = tmp3 ? tmp23 : tmp13;
                        auto tmp26 = float(tmp24 - tmp25);
                        auto tmp27 = std::abs(tmp26);
                        auto tmp28 = static_cast<float>(0.5);
                        auto tmp29 = tmp27 < tmp28;
                        auto tmp30 = tmp29 ? tmp26 : tmp13;
                        auto tmp31 = float(tmp13 * tmp30);
                        auto tmp32 = static_cast<float>(7.647163731819816e-13);
                        auto tmp33 = float(tmp31 + tmp32);
                        auto tmp34 = float(tmp33 * tmp30);
                        auto tmp35 = static_cast<float>(1.1470745597729725e-11);
                        auto tmp36 = float(tmp34 + tmp35);
                        auto tmp37 = float(tmp36 * tmp30);
                        auto tmp38 = static_cast<float>(1.6059043836821613e-10);
                        auto tmp39 = float(tmp37 + tmp38);
                        auto tmp40 = float(tmp39 * tmp30);
                        auto tmp41 = static_cast<float>(2.08767569878681e-09);
                        auto tmp42 = float(tmp40 + tmp41);
                        auto tmp43 = float(tmp42 * tmp30);
                        auto tmp44 = static_cast<float>(2.505210838544172e-08);
                        auto tmp45 = float(tmp43 + tmp44);
                        auto tmp46 = float(tmp45 * tmp30);
                        auto tmp47 = static_cast<float>(2.755731922398589e-07);
                        auto tmp48 = float(tmp46 + tmp47);
                        auto tmp49 = float(tmp48 * tmp30);
                        auto tmp50 = static_cast<float>(2.7557319223985893e-06);
                        auto tmp51 = float(tmp49 + tmp50);
                        auto tmp52 = float(tmp51 * tmp30);
                        auto tmp53 = static_cast<float>(2.48015873015873e-05);
                        auto tmp54 = float(tmp52 + tmp53);
                        auto tmp55 = float(tmp54 * tmp30);
                        auto tmp56 = static_cast<float>(0.0001984126984126984);
                        auto tmp57 = float(tmp55 + tmp56);
                        auto tmp58 = float(tmp57 * tmp30);
                        auto tmp59 = static_cast<float>(0.001388888888888889);
                        auto tmp60 = float(tmp58 + tmp59);
                        auto tmp61 = float(tmp60 * tmp30);
                        auto tmp62 = static_cast<float>(0.008333333333333333);
                        auto tmp63 = float(tmp61 + tmp62);
                        auto tmp64 = float(tmp63 * tmp30);
                        auto tmp65 = static_cast<float>(0.041666666666666664);
                        auto tmp66 = float(tmp64 + tmp65);
                        auto tmp67 = float(tmp66 * tmp30);
                        auto tmp68 = tmp29 ? tmp15 : tmp13;
                        auto tmp69 = float(tmp68 * tmp30);
                        auto tmp70 = float(tmp69 * tmp30);
                        auto tmp71 = float(tmp70 * tmp30);
                        auto tmp72 = float(tmp71 * tmp66);
                        auto tmp73 = float(tmp71 * tmp30);
                        auto tmp74 = float(tmp73 * tmp63);
                        auto tmp75 = float(tmp73 * tmp30);
                        auto tmp76 = float(tmp75 * tmp60);
                        auto tmp77 = static_cast<float>(0.16666666666666666);
                        auto tmp78 = float(tmp67 + tmp77);
                        auto tmp79 = float(tmp78 * tmp30);
                        auto tmp80 = float(tmp79 + tmp28);
                        auto tmp81 = float(tmp80 * tmp30);
                        auto tmp82 = float(tmp68 * tmp81);
                        auto tmp83 = float(tmp69 * tmp80);
                        auto tmp84 = float(tmp82 + tmp83);
                        auto tmp85 = float(tmp70 * tmp78);
                        auto tmp86 = float(tmp84 + tmp85);
                        auto tmp87 = float(tmp86 + tmp72);
                        auto tmp88 = float(tmp87 + tmp74);
                        auto tmp89 = float(tmp88 + tmp76);
                        auto tmp90 = float(tmp75 * tmp30);
                        auto tmp91 = float(tmp90 * tmp57);
                        auto tmp92 = float(tmp89 + tmp91);
                        auto tmp93 = float(tmp90 * tmp30);
                        auto tmp94 = float(tmp93 * tmp54);
                        auto tmp95 = float(tmp92 + tmp94);
                        auto tmp96 = float(tmp93 * tmp30);
                        auto tmp97 = float(tmp96 * tmp51);
                        auto tmp98 = float(tmp95 + tmp97);
                        auto tmp99 = float(tmp96 * tmp30);
                        auto tmp100 = float(tmp99 * tmp48);
                        auto tmp101 = float(tmp98 + tmp100);
                        auto tmp102 = float(tmp99 * tmp30);
                        auto tmp103 = float(tmp102 * tmp45);
                        auto tmp104 = float(tmp101 + tmp103);
                        auto tmp105 = float(tmp102 * tmp30);
                        auto tmp106 = float(tmp105 * tmp42);
                        auto tmp107 = float(tmp104 + tmp106);
                        auto tmp108 = static_cast<float>(20.0);
                        auto tmp109 = tmp26 <= tmp108;
                        auto tmp110 = tmp29 ? tmp13 : tmp15;
                        auto tmp111 = decltype(tmp110)(-tmp110);
                        auto tmp112 = min_propagate_nan(tmp26, tmp108);
                        auto tmp113 = tmp29 ? tmp13 : tmp112;
                        auto tmp114 = std::expm1(tmp113);
                        auto tmp115 = static_cast<float>(1.0);
                        auto tmp116 = float(tmp114 + tmp115);
                        auto tmp117 = float(tmp110 * tmp116);
                        auto tmp118 = float(tmp111 + tmp117);
                        auto tmp119 = tmp29 ? tmp13 : tmp118;
                        auto tmp120 = tmp109 ? tmp119 : tmp13;
                        auto tmp121 = float(tmp105 * tmp30);
                        auto tmp122 = float(tmp121 * tmp39);
                        auto tmp123 = float(tmp107 + tmp122);
                        auto tmp124 = float(tmp121 * tmp30);
                        auto tmp125 = float(tmp124 * tmp36);
                        auto tmp126 = float(tmp123 + tmp125);
                        auto tmp127 = float(tmp124 * tmp30);
                        auto tmp128 = float(tmp127 * tmp33);
                        auto tmp129 = float(tmp126 + tmp128);
                        auto tmp130 = float(tmp127 * tmp30);
                        auto tmp131 = float(tmp130 * tmp13);
                        auto tmp132 = float(tmp129 + tmp131);
                        auto tmp133 = tmp29 ? tmp132 : tmp13;
                        auto tmp134 = float(tmp120 + tmp133);
                        auto tmp136 = tmp6 / tmp9;
                        auto tmp137 = tmp136 / tmp11;
                        auto tmp138 = tmp3 ? tmp137 : tmp13;
                        auto tmp139 = tmp135 ? tmp115 : tmp115;
                        auto tmp140 = float(tmp138 * tmp139);
                        auto tmp141 = tmp135 ? tmp140 : tmp13;
                        auto tmp143 = tmp3 ? tmp142 : tmp13;
                        auto tmp144 = tmp135 ? tmp143 : tmp13;
                        auto tmp145 = decltype(tmp144)(-tmp144);
                        auto tmp146 = float(tmp141 * tmp145);
                        auto tmp148 = tmp3 ? tmp147 : tmp13;
                        auto tmp149 = float(tmp25 - tmp148);
                        auto tmp150 = tmp135 ? tmp149 : tmp13;
                        auto tmp151 = static_cast<float>(-20.0);
                        auto tmp152 = max_propagate_nan(tmp150, tmp151);
                        auto tmp153 = min_propagate_nan(tmp152, tmp108);
                        auto tmp154 = std::exp(tmp153);
                        auto tmp155 = decltype(tmp134)(-tmp134);
                        auto tmp156 = tmp150 >= tmp151;
                        auto tmp157 = tmp150 <= tmp108;
                        auto tmp158 = tmp156 && tmp157;
                        auto tmp159 = tmp135 ? tmp154 : tmp115;
                        auto tmp160 = static_cast<float>(0.8);
                        auto tmp161 = tmp159 >= tmp160;
                        auto tmp162 = tmp144 < tmp13;
                        auto tmp163 = tmp162 ? tmp146 : tmp13;
                        auto tmp164 = tmp161 ? tmp163 : tmp13;
                        auto tmp165 = static_cast<float>(1.2);
                        auto tmp166 = tmp159 <= tmp165;
                        auto tmp167 = tmp162 ? tmp13 : tmp146;
                        auto tmp168 = tmp166 ? tmp167 : tmp13;
                        auto tmp169 = float(tmp164 + tmp168);
                        auto tmp170 = tmp135 ? tmp169 : tmp13;
                        auto tmp171 = float(tmp170 * tmp154);
                        auto tmp172 = tmp158 ? tmp171 : tmp13;
                        auto tmp173 = tmp135 ? tmp172 : tmp13;
                        auto tmp174 = float(tmp155 + tmp173);
                        auto tmp175 = tmp3 ? tmp174 : tmp13;
                        auto tmp177 = float(tmp22 * tmp176);
                        auto tmp178 = decltype(tmp175)(-tmp175);
                        auto tmp179 = float(tmp177 + tmp178);
                        auto tmp181 = float(tmp180 + tmp115);
                        auto tmp182 = max_propagate_nan(tmp181, tmp115);
                        auto tmp184 = static_cast<float>(1.1754943508222875e-38);
                        auto tmp185 = tmp183 >= tmp184;
                        auto tmp186 = static_cast<float>(3.4028234663852886e+38);
                        auto tmp187 = tmp183 <= tmp186;
                        auto tmp188 = decltype(tmp185)(tmp185 & tmp187);
                        auto tmp189 = std::numeric_limits<float>::quiet_NaN();
                        auto tmp190 = tmp188 ? tmp183 : tmp189;
                        auto tmp191 = float(tmp182 * tmp190);
                        auto tmp192 = tmp115 / tmp191;
                        auto tmp193 = float(tmp192 * tmp115);
                        auto tmp194 = float(tmp179 * tmp193);
                        auto tmp196 = static_cast<int64_t>(-2147483648);
                        auto tmp197 = tmp3 ? tmp195 : tmp196;
                        auto tmp198 = int64_t(tmp197 - tmp2);
                        auto tmp199 = max_propagate_nan(tmp198, tmp2);
                        auto tmp200 = static_cast<int64_t>(151935);
                        auto tmp201 = min_propagate_nan(tmp199, tmp200);
                        auto tmp202 = tmp201;
                        auto tmp203 = c10::convert<int64_t>(tmp202);
                        TORCH_CHECK((0 <= tmp203) & (tmp203 < 151936L), "index out of bounds: 0 <= tmp203 < 151936L");
                        auto tmp205 = in_ptr16[static_cast<int64_t>(tmp201 + 151936L*x0_tail)];
                        auto tmp206 = c10::convert<float>(tmp205);
                        auto tmp208 = float(tmp206 - tmp207);
                        auto tmp209 = tmp115 / tmp190;
                        auto tmp210 = static_cast<float>(1.4426950408889634);
                        auto tmp211 = float(tmp209 * tmp210);
                        auto tmp212 = float(tmp208 * tmp211);
                        auto tmp213 = static_cast<float>(-10000.0);
                        auto tmp214 = max_propagate_nan(tmp212, tmp213);
                        auto tmp215 = -std::numeric_limits<float>::infinity();
                        auto tmp216 = tmp206 != tmp215;
                        auto tmp217 = tmp214 >= tmp13;
                        auto tmp218 = decltype(tmp216)(tmp216 & tmp217);
                        auto tmp219 = float(tmp175 * tmp180);
                        auto tmp220 = float(tmp177 + tmp219);
                        auto tmp221 = float(tmp220 * tmp193);
                        auto tmp222 = static_cast<float>(0.6931471805599453);
                        auto tmp223 = float(tmp214 * tmp222);
                        auto tmp224 = std::exp(tmp223);
                        auto tmp225 = float(tmp22 * tmp222);
                        auto tmp226 = float(tmp225 * tmp193);
                        auto tmp227 = float(tmp226 * tmp214);
                        auto tmp228 = float(tmp194 - tmp227);
                        auto tmp229 = float(tmp224 * tmp228);
                        auto tmp230 = tmp175 / tmp190;
                        auto tmp231 = tmp216 ? tmp230 : tmp13;
                        auto tmp232 = float(tmp229 + tmp231);
                        auto tmp233 = tmp218 ? tmp221 : tmp232;
                        auto tmp234 = tmp197 != tmp196;
                        auto tmp235 = tmp234 ? tmp226 : tmp13;
                        auto tmp236 = tmp234 ? tmp233 : tmp13;
                        auto tmp237 = tmp234 ? tmp207 : tmp13;
                        auto tmp238 = tmp234 ? tmp194 : tmp13;
                        auto tmp239 = tmp234 ? tmp211 : tmp13;
                        auto tmp240 = c10::convert<float>(tmp198);
                        out_ptr10[static_cast<int64_t>(x0_tail)] = tmp235;
                        out_ptr11[static_cast<int64_t>(x0_tail)] = tmp236;
                        out_ptr12[static_cast<int64_t>(x0_tail)] = tmp237;
                        out_ptr13[static_cast<int64_t>(x0_tail)] = tmp238;
                        out_ptr14[static_cast<int64_t>(x0_tail)] = tmp239;
                        out_ptr15[static_cast<int64_t>(x0_tail)] = tmp240;
                    }
                }
            }
        }
    }
    {
        {
            {
                auto tmp0 = static_cast<float>(0.0);
                out_ptr16[static_cast<int64_t>(0L)] = tmp0;
            }
        }
    }
    #pragma omp parallel
    {
        int tid = omp_get_thread_num();
        {
            #pragma omp for
            for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(151935L); x0+=static_cast<int64_t>(8L))
            {
                {
                    if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(151928L)))
                    {
                        auto tmp0 = 1L + x0;
                        auto tmp1 = c10::convert<float>(tmp0);
                        auto tmp2 = at::vec::Vectorized<float>::arange(tmp1, 1);
                        tmp2.store(out_ptr17 + static_cast<int64_t>(x0));
                    }
                    if(C10_UNLIKELY(x0 >= static_cast<int64_t>(151928L) && x0 < static_cast<int64_t>(151935L)))
                    {
                        auto tmp0 = 1L + x0;
                        auto tmp1 = c10::convert<float>(tmp0);
                        auto tmp2 = at::vec::Vectorized<float>::arange(tmp1, 1);
                        tmp2.store(out_ptr17 + static_cast<int64_t>(x0), static_cast<int64_t>(7L));
                    }
                }
            }
        }
        {
            #pragma omp for
            for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(1L))
            {
                for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(151936L); x1+=static_cast<int64_t>(16L))
                {
                    {
                        if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(151936L)))
                        {
                            auto tmp0 = at::vec::Vectorized<at::BFloat16>::loadu(in_ptr16 + static_cast<int64_t>(x1 + 151936L*x0), static_cast<int64_t>(16));
                            auto tmp5 = at::vec::VectorizedN<float,2>::loadu(in_ptr18 + static_cast<int64_t>(x1), static_cast<int64_t>(16));
                            auto tmp6 = in_ptr19[static_cast<int64_t>(ks0 + x0)];
                            auto tmp12 = in_ptr19[static_cast<int64_t>(x0 + 2L*ks0)];
                            auto tmp13 = in_ptr19[static_cast<int64_t>(x0 + 3L*ks0)];
                            auto tmp16 = in_ptr19[static_cast<int64_t>(x0)];
                            auto tmp24 = in_ptr19[static_cast<int64_t>(x0 + 4L*ks0)];
                            auto tmp25 = in_ptr19[static_cast<int64_t>(x0 + 5L*ks0)];
                            auto tmp1 = at::vec::convert<float,2,at::BFloat16,1>(tmp0);
                            auto tmp2 = -std::numeric_limits<float>::infinity();
                            auto tmp3 = at::vec::VectorizedN<float,2>(tmp2);
                            auto tmp4 = at::vec::VecMask<float,2>(tmp1 != tmp3);
                            auto tmp7 = at::vec::VectorizedN<float,2>(tmp6);
                            auto tmp8 = at::vec::VecMask<float,2>(tmp5 == tmp7);
                            auto tmp9 = tmp4.template cast<int32_t,2>();
                            auto tmp10 = tmp8.template cast<int32_t,2>();
                            auto tmp11 = tmp9 & tmp10;
                            auto tmp14 = at::vec::VectorizedN<float,2>(tmp13);
                            auto tmp15 = tmp1 - tmp14;
                            auto tmp17 = at::vec::VectorizedN<float,2>(tmp16);
                            auto tmp18 = tmp15 * tmp17;
                            auto tmp19 = static_cast<float>(-10000.0);
                            auto tmp20 = at::vec::VectorizedN<float,2>(tmp19);
                            auto tmp21 = at::vec::VecMask<float,2>(tmp18 > tmp20);
                            auto tmp22 = decltype(tmp18)::blendv(tmp20, tmp18, tmp21.template cast<float,2>());
                            auto tmp23 = tmp22.exp2();
                            auto tmp26 = at::vec::VectorizedN<float,2>(tmp25);
                            auto tmp27 = tmp26 * tmp22;
                            auto tmp28 = at::vec::VectorizedN<float,2>(tmp24);
                            auto tmp29 = tmp28 - tmp27;
                            auto tmp30 = tmp23 * tmp29;
                            auto tmp31 = at::vec::VectorizedN<float,2>(tmp12);
                            auto tmp32 = decltype(tmp31)::blendv(tmp30, tmp31, tmp11.template cast<float,2>());
                            auto tmp33 = at::vec::convert<at::BFloat16,1,float,2>(tmp32);
                            tmp33.store(out_ptr18 + static_cast<int64_t>(x1 + 151936L*x0), static_cast<int64_t>(16));
                        }
                    }
                }
            }
        }
    }
    inductor_cpu_integer_div_error_flag = nullptr;
    inductor_cpu_throw_if_integer_div_error(inductor_cpu_integer_div_error);
}
''')


async_compile.wait(globals())
del async_compile

class Runner:
    def __init__(self, partitions):
        self.partitions = partitions

    def recursively_apply_fns(self, fns):
        new_callables = []
        for fn, c in zip(fns, self.partitions):
            new_callables.append(fn(c))
        self.partitions = new_callables

    def call(self, args):
        primals_2, primals_11, primals_4, primals_5, primals_6, primals_7, primals_8, primals_9, primals_10, primals_13, primals_14, primals_15, convert_element_type_17, convert_element_type_18, where_10, bitwise_and_5, index, where_31, div_15, tangents_1 = args
        args.clear()
        s11 = primals_2
        s24 = s11
        s22 = s11
        s87 = s11
        s4 = s11
        s9 = s11
        s80 = s11
        s13 = s11
        assert_size_stride(primals_4, (s11, ), (1, ), 'input')
        assert_size_stride(tangents_1, (), (), 'input')
        assert_size_stride(primals_15, (), (), 'input')
        assert_size_stride(primals_13, (), (), 'input')
        assert_size_stride(where_31, (), (), 'input')
        assert_size_stride(index, (s11, ), (1, ), 'input')
        assert_size_stride(primals_14, (), (), 'input')
        assert_size_stride(primals_10, (s11, ), (1, ), 'input')
        assert_size_stride(where_10, (s11, ), (1, ), 'input')
        assert_size_stride(bitwise_and_5, (s11, ), (1, ), 'input')
        assert_size_stride(primals_8, (s11, ), (1, ), 'input')
        assert_size_stride(primals_9, (s11, ), (1, ), 'input')
        assert_size_stride(div_15, (s11, ), (1, ), 'input')
        assert_size_stride(convert_element_type_18, (s11, ), (1, ), 'input')
        assert_size_stride(primals_7, (), (), 'input')
        assert_size_stride(primals_6, (s11, ), (1, ), 'input')
        assert_size_stride(primals_5, (s11, 151936), (151936, 1), 'input')
        assert_size_stride(convert_element_type_17, (s11, ), (1, ), 'input')
        buf22 = empty_strided_cpu((6*s11, ), (1, ), torch.float32)
        buf21 = reinterpret_tensor(buf22, (s11, ), (1, ), 5*s11)  # alias
        buf18 = reinterpret_tensor(buf22, (s11, ), (1, ), 2*s11)  # alias
        buf19 = reinterpret_tensor(buf22, (s11, ), (1, ), 3*s11)  # alias
        buf20 = reinterpret_tensor(buf22, (s11, ), (1, ), 4*s11)  # alias
        buf16 = reinterpret_tensor(buf22, (s11, ), (1, ), 0)  # alias
        buf17 = reinterpret_tensor(buf22, (s11, ), (1, ), s11)  # alias
        buf25 = empty_strided_cpu((151936, ), (1, ), torch.float32)
        buf23 = reinterpret_tensor(buf25, (1, ), (1, ), 0)  # alias
        buf24 = reinterpret_tensor(buf25, (151935, ), (1, ), 1)  # alias
        buf26 = empty_strided_cpu((s11, 151936), (151936, 1), torch.bfloat16)
        cpp_fused__to_copy_abs_add_arange_bitwise_and_cat_clamp_clamp_min_div_eq_exp_exp2_expand_expm1_gather_ge_gt_le_logical_and_lt_mul_ne_neg_ones_like_reciprocal_scalar_tensor_select_slice_stack_sub_unbind_unsqueeze_where_zeros_like_0(primals_4, tangents_1, primals_15, primals_13, where_31, index, primals_14, primals_10, where_10, bitwise_and_5, primals_8, primals_9, div_15, convert_element_type_18, primals_7, primals_6, primals_5, convert_element_type_17, buf25, buf22, buf21, buf18, buf19, buf20, buf16, buf17, buf23, buf24, buf26, s11)
        del bitwise_and_5
        del buf16
        del buf17
        del buf18
        del buf19
        del buf20
        del buf21
        del buf22
        del buf23
        del buf24
        del buf25
        del convert_element_type_17
        del convert_element_type_18
        del div_15
        del index
        del primals_10
        del primals_13
        del primals_14
        del primals_15
        del primals_4
        del primals_5
        del primals_6
        del primals_7
        del primals_8
        del primals_9
        del tangents_1
        del where_10
        del where_31
        return (None, None, None, None, buf26, None, None, None, None, None, None, None, None, None, None, )

runner = Runner(partitions=[])
call = runner.call
recursively_apply_fns = runner.recursively_apply_fns


def get_args():
    from torch._dynamo.testing import rand_strided
    primals_2 = 512
    primals_11 = 512
    primals_4 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.bool)
    primals_5 = rand_strided((512, 151936), (151936, 1), device='cpu', dtype=torch.bfloat16)
    primals_6 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.int64)
    primals_7 = rand_strided((), (), device='cpu', dtype=torch.float32)
    primals_8 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.float32)
    primals_9 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.float32)
    primals_10 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.float32)
    primals_13 = rand_strided((), (), device='cpu', dtype=torch.float32)
    primals_14 = rand_strided((), (), device='cpu', dtype=torch.float32)
    primals_15 = rand_strided((), (), device='cpu', dtype=torch.float32)
    convert_element_type_17 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.float32)
    convert_element_type_18 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.float32)
    where_10 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.float32)
    bitwise_and_5 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.bool)
    index = rand_strided((512, ), (1, ), device='cpu', dtype=torch.float32)
    where_31 = rand_strided((), (), device='cpu', dtype=torch.float32)
    div_15 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.float32)
    tangents_1 = rand_strided((), (), device='cpu', dtype=torch.float32)
    return [primals_2, primals_11, primals_4, primals_5, primals_6, primals_7, primals_8, primals_9, primals_10, primals_13, primals_14, primals_15, convert_element_type_17, convert_element_type_18, where_10, bitwise_and_5, index, where_31, div_15, tangents_1]


def benchmark_compiled_module(args, times=10, repeat=10):
    from torch._inductor.utils import print_performance
    fn = lambda: call(list(args))
    return print_performance(fn, times=times, repeat=repeat, device='cpu')


if __name__ == "__main__":
    from torch._inductor.wrapper_benchmark import compiled_module_main
    args = get_args()
    compiled_module_main('None', lambda times, repeat: benchmark_compiled_module(args, times=times, repeat=repeat))
