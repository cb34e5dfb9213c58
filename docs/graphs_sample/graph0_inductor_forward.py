# AOT ID: ['0_forward']
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


cpp_fused__to_copy_abs_add_amax_amin_arange_bitwise_and_clamp_clamp_min_div_eq_exp_exp2_expm1_gather_ge_gt_index_index_add_le_log1p_lt_mul_ne_neg_new_zeros_ones_like_reciprocal_scalar_tensor_select_slice_stack_sub_sum_unbind_unsqueeze_view_where_zeros_like_0 = async_compile.cpp_pybinding(['float*', 'const at::BFloat16*', 'const float*', 'const float*', 'const float*', 'const float*', 'const bool*', 'const int64_t*', 'const float*', 'const float*', 'const float*', 'const int64_t*', 'const float*', 'const float*', 'const float*', 'const float*', 'const double*', 'const double*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'double*', 'double*', 'double*', 'double*', 'float*', 'bool*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'int64_t*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'int64_t*', 'int64_t*', 'int64_t*', 'int64_t*', 'int64_t*', 'float*', 'double*', 'double*', 'double*', 'double*', 'float*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'const int64_t', 'const int64_t'], r'''
#include <torch/csrc/inductor/cpp_prefix.h>
extern "C"  void  kernel(float* in_out_ptr0,
                       const at::BFloat16* in_ptr0,
                       const float* in_ptr1,
                       const float* in_ptr2,
                       const float* in_ptr3,
                       const float* in_ptr4,
                       const bool* in_ptr5,
                       const int64_t* in_ptr6,
                       const float* in_ptr7,
                       const float* in_ptr8,
                       const float* in_ptr9,
                       const int64_t* in_ptr10,
                       const float* in_ptr11,
                       const float* in_ptr12,
                       const float* in_ptr13,
                       const float* in_ptr14,
                       const double* in_ptr15,
                       const double* in_ptr16,
                       float* out_ptr0,
                       float* out_ptr1,
                       float* out_ptr2,
                       float* out_ptr3,
                       float* out_ptr4,
                       float* out_ptr5,
                       float* out_ptr6,
                       float* out_ptr7,
                       float* out_ptr8,
                       float* out_ptr9,
                       float* out_ptr10,
                       float* out_ptr11,
                       double* out_ptr12,
                       double* out_ptr14,
                       double* out_ptr15,
                       double* out_ptr16,
                       float* out_ptr17,
                       bool* out_ptr18,
                       float* out_ptr19,
                       float* out_ptr21,
                       float* out_ptr22,
                       float* out_ptr24,
                       float* out_ptr25,
                       float* out_ptr29,
                       float* out_ptr30,
                       float* out_ptr31,
                       float* out_ptr32,
                       float* out_ptr33,
                       float* out_ptr34,
                       int64_t* out_ptr35,
                       float* out_ptr36,
                       float* out_ptr37,
                       float* out_ptr38,
                       float* out_ptr39,
                       float* out_ptr40,
                       float* out_ptr41,
                       float* out_ptr42,
                       float* out_ptr43,
                       float* out_ptr44,
                       float* out_ptr45,
                       float* out_ptr46,
                       float* out_ptr47,
                       float* out_ptr48,
                       float* out_ptr49,
                       float* out_ptr50,
                       float* out_ptr51,
                       float* out_ptr52,
                       float* out_ptr53,
                       float* out_ptr54,
                       float* out_ptr55,
                       int64_t* out_ptr56,
                       int64_t* out_ptr57,
                       int64_t* out_ptr58,
                       int64_t* out_ptr59,
                       int64_t* out_ptr60,
                       float* out_ptr61,
                       double* out_ptr63,
                       double* out_ptr64,
                       double* out_ptr65,
                       double* out_ptr66,
                       float* out_ptr67,
                       double* out_ptr68,
                       double* out_ptr69,
                       double* out_ptr70,
                       double* out_ptr71,
                       double* out_ptr72,
                       double* out_ptr73,
                       double* out_ptr74,
                       double* out_ptr75,
                       double* out_ptr76,
                       double* out_ptr77,
                       double* out_ptr78,
                       double* out_ptr79,
                       double* out_ptr80,
                       double* out_ptr81,
                       double* out_ptr82,
                       double* out_ptr83,
                       double* out_ptr84,
                       double* out_ptr85,
                       double* out_ptr86,
                       double* out_ptr87,
                       double* out_ptr88,
                       double* out_ptr89,
                       double* out_ptr90,
                       double* out_ptr91,
                       double* out_ptr92,
                       double* out_ptr93,
                       double* out_ptr94,
                       double* out_ptr95,
                       double* out_ptr96,
                       double* out_ptr97,
                       double* out_ptr98,
                       double* out_ptr99,
                       double* out_ptr100,
                       double* out_ptr101,
                       double* out_ptr102,
                       double* out_ptr103,
                       double* out_ptr104,
                       double* out_ptr105,
                       double* out_ptr106,
                       double* out_ptr107,
                       double* out_ptr108,
                       double* out_ptr109,
                       double* out_ptr110,
                       double* out_ptr111,
                       double* out_ptr112,
                       double* out_ptr113,
                       double* out_ptr114,
                       double* out_ptr115,
                       double* out_ptr116,
                       double* out_ptr117,
                       double* out_ptr118,
                       double* out_ptr119,
                       double* out_ptr120,
                       double* out_ptr121,
                       double* out_ptr122,
                       double* out_ptr123,
                       double* out_ptr124,
                       double* out_ptr125,
                       double* out_ptr126,
                       double* out_ptr127,
                       const int64_t ks0,
                       const int64_t ks1)
{
    std::atomic<int> inductor_cpu_integer_div_error{0};
    inductor_cpu_integer_div_error_flag = &inductor_cpu_integer_div_error;
    #pragma omp parallel
    {
        int tid = omp_get_thread_num();
        {
            #pragma omp for
            for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(1L))
            {
                #pragma GCC ivdep
                for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(296L); x1+=static_cast<int64_t>(1L))
                {
                    {
                        float tmp_acc0 = -std::numeric_limits<float>::infinity();
                        at::vec::VectorizedN<float,2> tmp_acc0_vec = at::vec::VectorizedN<float,2>(-std::numeric_limits<float>::infinity());
                        for(int64_t x2=static_cast<int64_t>(0L); x2<static_cast<int64_t>(512L); x2+=static_cast<int64_t>(32L))
                        {
                            {
                                if(C10_LIKELY(x2 >= static_cast<int64_t>(0) && x2 < static_cast<int64_t>(512L)))
                                {
                                    auto tmp0 = at::vec::Vectorized<at::BFloat16>::loadu(in_ptr0 + static_cast<int64_t>(x2 + 512L*x1 + 151936L*x0), static_cast<int64_t>(32));
                                    auto tmp1 = at::vec::convert<float,2,at::BFloat16,1>(tmp0);
                                    tmp_acc0_vec = at::vec::maximum(tmp_acc0_vec, tmp1);
                                }
                            }
                        }
                        tmp_acc0 = max_propagate_nan(tmp_acc0, at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc0_vec));
                        out_ptr0[static_cast<int64_t>(x1 + 296L*x0)] = static_cast<float>(tmp_acc0);
                    }
                }
            }
        }
        {
            #pragma omp for
            for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(1L))
            {
                #pragma GCC ivdep
                for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(296L); x1+=static_cast<int64_t>(1L))
                {
                    {
                        float tmp_acc0 = 0;
                        at::vec::VectorizedN<float,2> tmp_acc0_vec = at::vec::VectorizedN<float,2>(0);
                        float tmp_acc1 = 0;
                        at::vec::VectorizedN<float,2> tmp_acc1_vec = at::vec::VectorizedN<float,2>(0);
                        float tmp_acc2 = 0;
                        at::vec::VectorizedN<float,2> tmp_acc2_vec = at::vec::VectorizedN<float,2>(0);
                        for(int64_t x2=static_cast<int64_t>(0L); x2<static_cast<int64_t>(512L); x2+=static_cast<int64_t>(32L))
                        {
                            {
                                if(C10_LIKELY(x2 >= static_cast<int64_t>(0) && x2 < static_cast<int64_t>(512L)))
                                {
                                    auto tmp0 = at::vec::Vectorized<at::BFloat16>::loadu(in_ptr0 + static_cast<int64_t>(x2 + 512L*x1 + 151936L*x0), static_cast<int64_t>(32));
                                    auto tmp2 = out_ptr0[static_cast<int64_t>(x1 + 296L*x0)];
                                    auto tmp7 = in_ptr1[static_cast<int64_t>(0L)];
                                    auto tmp1 = at::vec::convert<float,2,at::BFloat16,1>(tmp0);
                                    auto tmp3 = static_cast<float>(-3.4028234663852886e+38);
                                    auto tmp4 = max_propagate_nan(tmp2, tmp3);
                                    auto tmp5 = at::vec::VectorizedN<float,2>(tmp4);
                                    auto tmp6 = tmp1 - tmp5;
                                    auto tmp8 = static_cast<float>(1.1754943508222875e-38);
                                    auto tmp9 = tmp7 >= tmp8;
                                    auto tmp10 = static_cast<float>(3.4028234663852886e+38);
                                    auto tmp11 = tmp7 <= tmp10;
                                    auto tmp12 = decltype(tmp9)(tmp9 & tmp11);
                                    auto tmp13 = std::numeric_limits<float>::quiet_NaN();
                                    auto tmp14 = tmp12 ? tmp7 : tmp13;
                                    auto tmp15 = static_cast<float>(1.0);
                                    auto tmp16 = tmp15 / tmp14;
                                    auto tmp17 = static_cast<float>(1.4426950408889634);
                                    auto tmp18 = float(tmp16 * tmp17);
                                    auto tmp19 = at::vec::VectorizedN<float,2>(tmp18);
                                    auto tmp20 = tmp6 * tmp19;
                                    auto tmp21 = static_cast<float>(-10000.0);
                                    auto tmp22 = at::vec::VectorizedN<float,2>(tmp21);
                                    auto tmp23 = at::vec::maximum(tmp20, tmp22);
                                    auto tmp24 = tmp23.exp2();
                                    auto tmp25 = static_cast<float>(0.0);
                                    auto tmp26 = at::vec::VectorizedN<float,2>(tmp25);
                                    auto tmp27 = at::vec::VecMask<float,2>(tmp23 >= tmp26);
                                    auto tmp28 = tmp27.to<float,2>();
                                    auto tmp29 = tmp24 - tmp28;
                                    auto tmp30 = tmp29 + tmp26;
                                    auto tmp31 = tmp24 * tmp23;
                                    tmp_acc0_vec = tmp_acc0_vec + tmp30;
                                    tmp_acc1_vec = tmp_acc1_vec + tmp28;
                                    tmp_acc2_vec = tmp_acc2_vec + tmp31;
                                }
                            }
                        }
                        tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc0_vec);
                        out_ptr1[static_cast<int64_t>(x1 + 296L*x0)] = static_cast<float>(tmp_acc0);
                        tmp_acc1 = tmp_acc1 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc1_vec);
                        out_ptr2[static_cast<int64_t>(x1 + 296L*x0)] = static_cast<float>(tmp_acc1);
                        tmp_acc2 = tmp_acc2 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc2_vec);
                        out_ptr3[static_cast<int64_t>(x1 + 297L*x0)] = static_cast<float>(tmp_acc2);
                    }
                }
            }
        }
        {
            #pragma omp for
            for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(1L))
            {
                for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(296L); x1+=static_cast<int64_t>(16L))
                {
                    {
                        if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(288L)))
                        {
                            auto tmp0 = at::vec::Vectorized<float>::loadu(out_ptr1 + static_cast<int64_t>(x1 + 296L*x0), static_cast<int64_t>(16));
                            auto tmp1 = at::vec::Vectorized<float>::loadu(out_ptr2 + static_cast<int64_t>(x1 + 296L*x0), static_cast<int64_t>(16));
                            auto tmp2 = static_cast<float>(1.0);
                            auto tmp3 = at::vec::Vectorized<float>(tmp2);
                            auto tmp4 = tmp1 - tmp3;
                            auto tmp5 = tmp0 + tmp4;
                            tmp5.store(out_ptr4 + static_cast<int64_t>(x1 + 297L*x0));
                        }
                        if(C10_UNLIKELY(x1 >= static_cast<int64_t>(288L) && x1 < static_cast<int64_t>(296L)))
                        {
                            auto tmp0 = at::vec::Vectorized<float>::loadu(out_ptr1 + static_cast<int64_t>(x1 + 296L*x0), static_cast<int64_t>(8L));
                            auto tmp1 = at::vec::Vectorized<float>::loadu(out_ptr2 + static_cast<int64_t>(x1 + 296L*x0), static_cast<int64_t>(8L));
                            auto tmp2 = static_cast<float>(1.0);
                            auto tmp3 = at::vec::Vectorized<float>(tmp2);
                            auto tmp4 = tmp1 - tmp3;
                            auto tmp5 = tmp0 + tmp4;
                            tmp5.store(out_ptr4 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(8L));
                        }
                    }
                }
            }
        }
        {
            #pragma omp for
            for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(1L))
            {
                for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(296L); x1+=static_cast<int64_t>(16L))
                {
                    {
                        if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(288L)))
                        {
                            auto tmp0 = at::vec::Vectorized<float>::loadu(out_ptr0 + static_cast<int64_t>(x1 + 296L*x0), static_cast<int64_t>(16));
                            auto tmp1 = static_cast<float>(-3.4028234663852886e+38);
                            auto tmp2 = at::vec::Vectorized<float>(tmp1);
                            auto tmp3 = at::vec::maximum(tmp0, tmp2);
                            tmp3.store(out_ptr5 + static_cast<int64_t>(x1 + 297L*x0));
                        }
                        if(C10_UNLIKELY(x1 >= static_cast<int64_t>(288L) && x1 < static_cast<int64_t>(296L)))
                        {
                            auto tmp0 = at::vec::Vectorized<float>::loadu(out_ptr0 + static_cast<int64_t>(x1 + 296L*x0), static_cast<int64_t>(8L));
                            auto tmp1 = static_cast<float>(-3.4028234663852886e+38);
                            auto tmp2 = at::vec::Vectorized<float>(tmp1);
                            auto tmp3 = at::vec::maximum(tmp0, tmp2);
                            tmp3.store(out_ptr5 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(8L));
                        }
                    }
                }
            }
        }
        {
            #pragma omp for
            for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(1L))
            {
                {
                    float tmp_acc0 = -std::numeric_limits<float>::infinity();
                    at::vec::VectorizedN<float,2> tmp_acc0_vec = at::vec::VectorizedN<float,2>(-std::numeric_limits<float>::infinity());
                    for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(384L); x1+=static_cast<int64_t>(32L))
                    {
                        {
                            if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(384L)))
                            {
                                auto tmp0 = at::vec::Vectorized<at::BFloat16>::loadu(in_ptr0 + static_cast<int64_t>(151552L + x1 + 151936L*x0), static_cast<int64_t>(32));
                                auto tmp1 = at::vec::convert<float,2,at::BFloat16,1>(tmp0);
                                tmp_acc0_vec = at::vec::maximum(tmp_acc0_vec, tmp1);
                            }
                        }
                    }
                    tmp_acc0 = max_propagate_nan(tmp_acc0, at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc0_vec));
                    out_ptr6[static_cast<int64_t>(x0)] = static_cast<float>(tmp_acc0);
                }
                {
                    float tmp_acc0 = 0;
                    at::vec::VectorizedN<float,2> tmp_acc0_vec = at::vec::VectorizedN<float,2>(0);
                    float tmp_acc1 = 0;
                    at::vec::VectorizedN<float,2> tmp_acc1_vec = at::vec::VectorizedN<float,2>(0);
                    float tmp_acc2 = 0;
                    at::vec::VectorizedN<float,2> tmp_acc2_vec = at::vec::VectorizedN<float,2>(0);
                    for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(384L); x1+=static_cast<int64_t>(32L))
                    {
                        {
                            if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(384L)))
                            {
                                auto tmp0 = at::vec::Vectorized<at::BFloat16>::loadu(in_ptr0 + static_cast<int64_t>(151552L + x1 + 151936L*x0), static_cast<int64_t>(32));
                                auto tmp2 = out_ptr6[static_cast<int64_t>(x0)];
                                auto tmp7 = in_ptr1[static_cast<int64_t>(0L)];
                                auto tmp1 = at::vec::convert<float,2,at::BFloat16,1>(tmp0);
                                auto tmp3 = static_cast<float>(-3.4028234663852886e+38);
                                auto tmp4 = max_propagate_nan(tmp2, tmp3);
                                auto tmp5 = at::vec::VectorizedN<float,2>(tmp4);
                                auto tmp6 = tmp1 - tmp5;
                                auto tmp8 = static_cast<float>(1.1754943508222875e-38);
                                auto tmp9 = tmp7 >= tmp8;
                                auto tmp10 = static_cast<float>(3.4028234663852886e+38);
                                auto tmp11 = tmp7 <= tmp10;
                                auto tmp12 = decltype(tmp9)(tmp9 & tmp11);
                                auto tmp13 = std::numeric_limits<float>::quiet_NaN();
                                auto tmp14 = tmp12 ? tmp7 : tmp13;
                                auto tmp15 = static_cast<float>(1.0);
                                auto tmp16 = tmp15 / tmp14;
                                auto tmp17 = static_cast<float>(1.4426950408889634);
                                auto tmp18 = float(tmp16 * tmp17);
                                auto tmp19 = at::vec::VectorizedN<float,2>(tmp18);
                                auto tmp20 = tmp6 * tmp19;
                                auto tmp21 = static_cast<float>(-10000.0);
                                auto tmp22 = at::vec::VectorizedN<float,2>(tmp21);
                                auto tmp23 = at::vec::maximum(tmp20, tmp22);
                                auto tmp24 = tmp23.exp2();
                                auto tmp25 = static_cast<float>(0.0);
                                auto tmp26 = at::vec::VectorizedN<float,2>(tmp25);
                                auto tmp27 = at::vec::VecMask<float,2>(tmp23 >= tmp26);
                                auto tmp28 = tmp27.to<float,2>();
                                auto tmp29 = tmp24 - tmp28;
                                auto tmp30 = tmp29 + tmp26;
                                auto tmp31 = tmp24 * tmp23;
                                tmp_acc0_vec = tmp_acc0_vec + tmp30;
                                tmp_acc1_vec = tmp_acc1_vec + tmp28;
                                tmp_acc2_vec = tmp_acc2_vec + tmp31;
                            }
                        }
                    }
                    tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc0_vec);
                    out_ptr7[static_cast<int64_t>(x0)] = static_cast<float>(tmp_acc0);
                    tmp_acc1 = tmp_acc1 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc1_vec);
                    out_ptr8[static_cast<int64_t>(x0)] = static_cast<float>(tmp_acc1);
                    tmp_acc2 = tmp_acc2 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc2_vec);
                    out_ptr9[static_cast<int64_t>(297L*x0)] = static_cast<float>(tmp_acc2);
                }
                {
                    {
                        auto tmp0 = out_ptr7[static_cast<int64_t>(x0)];
                        auto tmp1 = out_ptr8[static_cast<int64_t>(x0)];
                        auto tmp2 = static_cast<float>(1.0);
                        auto tmp3 = float(tmp1 - tmp2);
                        auto tmp4 = float(tmp0 + tmp3);
                        out_ptr10[static_cast<int64_t>(297L*x0)] = tmp4;
                    }
                }
                {
                    {
                        auto tmp0 = out_ptr6[static_cast<int64_t>(x0)];
                        auto tmp1 = static_cast<float>(-3.4028234663852886e+38);
                        auto tmp2 = max_propagate_nan(tmp0, tmp1);
                        out_ptr11[static_cast<int64_t>(297L*x0)] = tmp2;
                    }
                }
            }
        }
        {
            #pragma omp for
            for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(1L))
            {
                {
                    double tmp_acc0 = -std::numeric_limits<double>::infinity();
                    at::vec::VectorizedN<double,2> tmp_acc0_vec = at::vec::VectorizedN<double,2>(-std::numeric_limits<double>::infinity());
                    for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(297L); x1+=static_cast<int64_t>(16L))
                    {
                        {
                            if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(288L)))
                            {
                                auto tmp0 = at::vec::Vectorized<float>::loadu(in_ptr2 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(16));
                                auto tmp1 = at::vec::convert<double,2,float,1>(tmp0);
                                tmp_acc0_vec = at::vec::maximum(tmp_acc0_vec, tmp1);
                            }
                            if(C10_UNLIKELY(x1 >= static_cast<int64_t>(288L) && x1 < static_cast<int64_t>(297L)))
                            {
                                auto tmp0 = at::vec::Vectorized<float>::loadu(in_ptr2 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(9L));
                                auto tmp1 = at::vec::convert<double,2,float,1>(tmp0);
                                tmp_acc0_vec = max_masked_reduce(tmp_acc0_vec, tmp1, static_cast<int64_t>(9L));
                            }
                        }
                    }
                    tmp_acc0 = max_propagate_nan(tmp_acc0, at::vec::vec_reduce_all<double, 2>([](at::vec::Vectorized<double>& x, at::vec::Vectorized<double>& y) { return at::vec::maximum(x, y); }, tmp_acc0_vec));
                    out_ptr12[static_cast<int64_t>(x0)] = static_cast<double>(tmp_acc0);
                }
            }
        }
        {
            #pragma omp for
            for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(1L))
            {
                {
                    double tmp_acc0 = 0;
                    at::vec::VectorizedN<double,2> tmp_acc0_vec = at::vec::VectorizedN<double,2>(0);
                    double tmp_acc1 = 0;
                    at::vec::VectorizedN<double,2> tmp_acc1_vec = at::vec::VectorizedN<double,2>(0);
                    double tmp_acc2 = 0;
                    at::vec::VectorizedN<double,2> tmp_acc2_vec = at::vec::VectorizedN<double,2>(0);
                    for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(297L); x1+=static_cast<int64_t>(16L))
                    {
                        {
                            if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(288L)))
                            {
                                auto tmp0 = at::vec::Vectorized<float>::loadu(in_ptr2 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(16));
                                auto tmp2 = out_ptr12[static_cast<int64_t>(x0)];
                                auto tmp5 = in_ptr1[static_cast<int64_t>(0L)];
                                auto tmp27 = at::vec::Vectorized<float>::loadu(in_ptr3 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(16));
                                auto tmp29 = at::vec::Vectorized<float>::loadu(in_ptr4 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(16));
                                auto tmp1 = at::vec::convert<double,2,float,1>(tmp0);
                                auto tmp3 = at::vec::VectorizedN<double,2>(tmp2);
                                auto tmp4 = tmp1 - tmp3;
                                auto tmp6 = static_cast<float>(1.1754943508222875e-38);
                                auto tmp7 = tmp5 >= tmp6;
                                auto tmp8 = static_cast<float>(3.4028234663852886e+38);
                                auto tmp9 = tmp5 <= tmp8;
                                auto tmp10 = decltype(tmp7)(tmp7 & tmp9);
                                auto tmp11 = std::numeric_limits<float>::quiet_NaN();
                                auto tmp12 = tmp10 ? tmp5 : tmp11;
                                auto tmp13 = c10::convert<double>(tmp12);
                                auto tmp14 = static_cast<float>(1.0);
                                auto tmp15 = tmp14 / tmp13;
                                auto tmp16 = static_cast<double>(1.4426950408889634);
                                auto tmp17 = double(tmp15 * tmp16);
                                auto tmp18 = at::vec::VectorizedN<double,2>(tmp17);
                                auto tmp19 = tmp4 * tmp18;
                                auto tmp20 = static_cast<double>(-10000.0);
                                auto tmp21 = at::vec::VectorizedN<double,2>(tmp20);
                                auto tmp22 = at::vec::maximum(tmp19, tmp21);
                                auto tmp23 = static_cast<double>(0.6931471805599453);
                                auto tmp24 = at::vec::VectorizedN<double,2>(tmp23);
                                auto tmp25 = tmp22 * tmp24;
                                auto tmp26 = tmp25.exp();
                                auto tmp28 = at::vec::convert<double,2,float,1>(tmp27);
                                auto tmp30 = at::vec::convert<double,2,float,1>(tmp29);
                                auto tmp31 = static_cast<double>(1.0);
                                auto tmp32 = at::vec::VectorizedN<double,2>(tmp31);
                                auto tmp33 = tmp30 + tmp32;
                                auto tmp34 = tmp33 * tmp22;
                                auto tmp35 = tmp28 + tmp34;
                                auto tmp36 = tmp35 * tmp26;
                                auto tmp37 = static_cast<double>(0.0);
                                auto tmp38 = at::vec::VectorizedN<double,2>(tmp37);
                                auto tmp39 = at::vec::VecMask<double,2>(tmp22 >= tmp38);
                                auto tmp40 = tmp39.to<double,2>();
                                auto tmp41 = tmp26 - tmp40;
                                auto tmp42 = tmp30 * tmp26;
                                auto tmp43 = tmp41 + tmp42;
                                tmp_acc0_vec = tmp_acc0_vec + tmp36;
                                tmp_acc1_vec = tmp_acc1_vec + tmp43;
                                tmp_acc2_vec = tmp_acc2_vec + tmp40;
                            }
                            if(C10_UNLIKELY(x1 >= static_cast<int64_t>(288L) && x1 < static_cast<int64_t>(297L)))
                            {
                                auto tmp0 = at::vec::Vectorized<float>::loadu(in_ptr2 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(9L));
                                auto tmp2 = out_ptr12[static_cast<int64_t>(x0)];
                                auto tmp5 = in_ptr1[static_cast<int64_t>(0L)];
                                auto tmp27 = at::vec::Vectorized<float>::loadu(in_ptr3 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(9L));
                                auto tmp29 = at::vec::Vectorized<float>::loadu(in_ptr4 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(9L));
                                auto tmp1 = at::vec::convert<double,2,float,1>(tmp0);
                                auto tmp3 = at::vec::VectorizedN<double,2>(tmp2);
                                auto tmp4 = tmp1 - tmp3;
                                auto tmp6 = static_cast<float>(1.1754943508222875e-38);
                                auto tmp7 = tmp5 >= tmp6;
                                auto tmp8 = static_cast<float>(3.4028234663852886e+38);
                                auto tmp9 = tmp5 <= tmp8;
                                auto tmp10 = decltype(tmp7)(tmp7 & tmp9);
                                auto tmp11 = std::numeric_limits<float>::quiet_NaN();
                                auto tmp12 = tmp10 ? tmp5 : tmp11;
                                auto tmp13 = c10::convert<double>(tmp12);
                                auto tmp14 = static_cast<float>(1.0);
                                auto tmp15 = tmp14 / tmp13;
                                auto tmp16 = static_cast<double>(1.4426950408889634);
                                auto tmp17 = double(tmp15 * tmp16);
                                auto tmp18 = at::vec::VectorizedN<double,2>(tmp17);
                                auto tmp19 = tmp4 * tmp18;
                                auto tmp20 = static_cast<double>(-10000.0);
                                auto tmp21 = at::vec::VectorizedN<double,2>(tmp20);
                                auto tmp22 = at::vec::maximum(tmp19, tmp21);
                                auto tmp23 = static_cast<double>(0.6931471805599453);
                                auto tmp24 = at::vec::VectorizedN<double,2>(tmp23);
                                auto tmp25 = tmp22 * tmp24;
                                auto tmp26 = tmp25.exp();
                                auto tmp28 = at::vec::convert<double,2,float,1>(tmp27);
                                auto tmp30 = at::vec::convert<double,2,float,1>(tmp29);
                                auto tmp31 = static_cast<double>(1.0);
                                auto tmp32 = at::vec::VectorizedN<double,2>(tmp31);
                                auto tmp33 = tmp30 + tmp32;
                                auto tmp34 = tmp33 * tmp22;
                                auto tmp35 = tmp28 + tmp34;
                                auto tmp36 = tmp35 * tmp26;
                                auto tmp37 = static_cast<double>(0.0);
                                auto tmp38 = at::vec::VectorizedN<double,2>(tmp37);
                                auto tmp39 = at::vec::VecMask<double,2>(tmp22 >= tmp38);
                                auto tmp40 = tmp39.to<double,2>();
                                auto tmp41 = tmp26 - tmp40;
                                auto tmp42 = tmp30 * tmp26;
                                auto tmp43 = tmp41 + tmp42;
                                tmp_acc0_vec = sum_masked_reduce(tmp_acc0_vec, tmp36, static_cast<int64_t>(9L));
                                tmp_acc1_vec = sum_masked_reduce(tmp_acc1_vec, tmp43, static_cast<int64_t>(9L));
                                tmp_acc2_vec = sum_masked_reduce(tmp_acc2_vec, tmp40, static_cast<int64_t>(9L));
                            }
                        }
                    }
                    tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<double, 2>([](at::vec::Vectorized<double>& x, at::vec::Vectorized<double>& y) { return x + y; }, tmp_acc0_vec);
                    out_ptr14[static_cast<int64_t>(x0)] = static_cast<double>(tmp_acc0);
                    tmp_acc1 = tmp_acc1 + at::vec::vec_reduce_all<double, 2>([](at::vec::Vectorized<double>& x, at::vec::Vectorized<double>& y) { return x + y; }, tmp_acc1_vec);
                    out_ptr15[static_cast<int64_t>(x0)] = static_cast<double>(tmp_acc1);
                    tmp_acc2 = tmp_acc2 + at::vec::vec_reduce_all<double, 2>([](at::vec::Vectorized<double>& x, at::vec::Vectorized<double>& y) { return x + y; }, tmp_acc2_vec);
                    out_ptr16[static_cast<int64_t>(x0)] = static_cast<double>(tmp_acc2);
                }
            }
        }
        #pragma omp single
        {
            {
                for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(16L))
                {
                    {
                        if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L))))))
                        {
                            auto tmp0 = at::vec::VectorizedN<double,2>::loadu(out_ptr12 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                            auto tmp1 = at::vec::convert<float,1,double,2>(tmp0);
                            tmp1.store(out_ptr17 + static_cast<int64_t>(x0));
                        }
                        if(C10_UNLIKELY(x0 >= static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))) && x0 < static_cast<int64_t>(ks0)))
                        {
                            auto tmp0 = at::vec::VectorizedN<double,2>::loadu(out_ptr12 + static_cast<int64_t>(x0), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
                            auto tmp1 = at::vec::convert<float,1,double,2>(tmp0);
                            tmp1.store(out_ptr17 + static_cast<int64_t>(x0), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
                        }
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    float tmp_acc0 = 0;
                    at::vec::Vectorized<float> tmp_acc0_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc1 = std::numeric_limits<float>::infinity();
                    at::vec::Vectorized<float> tmp_acc1_vec = at::vec::Vectorized<float>(std::numeric_limits<float>::infinity());
                    float tmp_acc2 = -std::numeric_limits<float>::infinity();
                    at::vec::Vectorized<float> tmp_acc2_vec = at::vec::Vectorized<float>(-std::numeric_limits<float>::infinity());
                    int64_t tmp_acc3 = 0;
                    at::vec::VectorizedN<int64_t,2> tmp_acc3_vec = at::vec::VectorizedN<int64_t,2>(0);
                    float tmp_acc4 = 0;
                    at::vec::Vectorized<float> tmp_acc4_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc5 = 0;
                    at::vec::Vectorized<float> tmp_acc5_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc6 = 0;
                    at::vec::Vectorized<float> tmp_acc6_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc7 = 0;
                    at::vec::Vectorized<float> tmp_acc7_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc8 = 0;
                    at::vec::Vectorized<float> tmp_acc8_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc9 = 0;
                    at::vec::Vectorized<float> tmp_acc9_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc10 = 0;
                    at::vec::Vectorized<float> tmp_acc10_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc11 = std::numeric_limits<float>::infinity();
                    at::vec::Vectorized<float> tmp_acc11_vec = at::vec::Vectorized<float>(std::numeric_limits<float>::infinity());
                    float tmp_acc12 = -std::numeric_limits<float>::infinity();
                    at::vec::Vectorized<float> tmp_acc12_vec = at::vec::Vectorized<float>(-std::numeric_limits<float>::infinity());
                    for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(16L))
                    {
                        {
                            if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L))))))
                            {
                                auto tmp0 = at::vec::VecMask<float,1>::from(in_ptr5 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp7 = at::vec::VectorizedN<double,2>::loadu(out_ptr15 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp8 = at::vec::VectorizedN<double,2>::loadu(out_ptr16 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp17 = at::vec::VectorizedN<int64_t,2>::loadu(in_ptr6 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp39 = at::vec::VectorizedN<double,2>::loadu(out_ptr12 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp42 = in_ptr1[static_cast<int64_t>(0L)];
                                auto tmp59 = at::vec::VectorizedN<double,2>::loadu(out_ptr14 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp71 = at::vec::Vectorized<float>::loadu(in_ptr7 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp143 = at::vec::Vectorized<float>::loadu(in_ptr8 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp185 = at::vec::Vectorized<float>::loadu(in_ptr9 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp1 = tmp0.to<int64_t,2>();
                                auto tmp2 = static_cast<int64_t>(0);
                                auto tmp3 = at::vec::VectorizedN<int64_t,2>(tmp2);
                                auto tmp4 = at::vec::VecMask<int64_t,2>(tmp1 != tmp3);
                                auto tmp5 = tmp4.template cast<int32_t,1>();
                                auto tmp6 = tmp5 & tmp5;
                                auto tmp9 = static_cast<double>(1.0);
                                auto tmp10 = at::vec::VectorizedN<double,2>(tmp9);
                                auto tmp11 = tmp8 - tmp10;
                                auto tmp12 = tmp7 + tmp11;
                                auto tmp13 = at::vec::convert<float,1,double,2>(tmp12);
                                auto tmp14 = at::vec::convert<double,2,float,1>(tmp13);
                                auto tmp15 = tmp14.log1p();
                                auto tmp16 = at::vec::convert<float,1,double,2>(tmp15);
                                auto tmp18 = static_cast<int64_t>(-2147483648);
                                auto tmp19 = at::vec::VectorizedN<int64_t,2>(tmp18);
                                auto tmp20 = decltype(tmp17)::blendv(tmp19, tmp17, tmp4.template cast<int64_t,2>());
                                auto tmp21 = at::vec::VecMask<int64_t,2>(tmp20 == tmp19);
                                auto tmp22 = at::vec::VecMask<int64_t,2>(tmp20 >= tmp3);
                                auto tmp23 = static_cast<int64_t>(151936);
                                auto tmp24 = at::vec::VectorizedN<int64_t,2>(tmp23);
                                auto tmp25 = at::vec::VecMask<int64_t,2>(tmp20 < tmp24);
                                auto tmp26 = tmp22.template cast<int32_t,1>();
                                auto tmp27 = tmp25.template cast<int32_t,1>();
                                auto tmp28 = tmp26 & tmp27;
                                auto tmp29 = tmp20 - tmp3;
                                auto tmp30 = at::vec::maximum(tmp29, tmp3);
                                auto tmp31 = static_cast<int64_t>(151935);
                                auto tmp32 = at::vec::VectorizedN<int64_t,2>(tmp31);
                                auto tmp33 = at::vec::minimum(tmp30, tmp32);
                                auto tmp34 =
                                [&]
                                {
                                    __at_align__ std::array<int64_t, 16> tmpbuf;
                                    tmp33.store(tmpbuf.data(), static_cast<int64_t>(16));
                                    return tmpbuf;
                                }
                                ()
                                ;
                                auto tmp35 =
                                [&]
                                {
                                    __at_align__ std::array<int64_t, 16> tmpbuf;
                                    #pragma GCC unroll 16
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(16); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = static_cast<int64_t>(tmp34[x0_inner]);
                                    }
                                    return at::vec::VectorizedN<int64_t,2>::loadu(tmpbuf.data(), static_cast<int64_t>(16));
                                }
                                ()
                                ;
                                TORCH_CHECK((at::vec::VecMask<int64_t,2>((at::vec::VectorizedN<int64_t,2>(0) <= tmp35) & (tmp35 < at::vec::VectorizedN<int64_t,2>(151936L)))).all_masked(), "index out of bounds: 0 <= tmp35 < 151936L");
                                auto tmp37 =
                                [&]
                                {
                                    __at_align__ std::array<at::BFloat16, 32> tmpbuf;
                                    #pragma GCC unroll 16
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(16); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = in_ptr0[static_cast<int64_t>(tmp34[x0_inner] + 151936L*x0 + 151936L*x0_inner)];
                                    }
                                    return at::vec::Vectorized<at::BFloat16>::loadu(tmpbuf.data(), static_cast<int64_t>(16));
                                }
                                ()
                                ;
                                auto tmp38 = at::vec::convert<float>(tmp37);
                                auto tmp40 = at::vec::convert<float,1,double,2>(tmp39);
                                auto tmp41 = tmp38 - tmp40;
                                auto tmp43 = static_cast<float>(1.1754943508222875e-38);
                                auto tmp44 = tmp42 >= tmp43;
                                auto tmp45 = static_cast<float>(3.4028234663852886e+38);
                                auto tmp46 = tmp42 <= tmp45;
                                auto tmp47 = decltype(tmp44)(tmp44 & tmp46);
                                auto tmp48 = std::numeric_limits<float>::quiet_NaN();
                                auto tmp49 = tmp47 ? tmp42 : tmp48;
                                auto tmp50 = at::vec::Vectorized<float>(tmp49);
                                auto tmp51 = tmp41 / tmp50;
                                auto tmp52 = tmp51 - tmp16;
                                auto tmp53 = at::vec::Vectorized<float>(tmp48);
                                auto tmp54 = decltype(tmp52)::blendv(tmp53, tmp52, tmp28.template cast<float,1>());
                                auto tmp55 = static_cast<float>(0.0);
                                auto tmp56 = at::vec::Vectorized<float>(tmp55);
                                auto tmp57 = decltype(tmp56)::blendv(tmp54, tmp56, tmp21.template cast<float,1>());
                                auto tmp58 = decltype(tmp57)::blendv(tmp56, tmp57, tmp4.template cast<float,1>());
                                auto tmp60 = at::vec::convert<float,1,double,2>(tmp59);
                                auto tmp61 = static_cast<float>(0.6931471805599453);
                                auto tmp62 = at::vec::Vectorized<float>(tmp61);
                                auto tmp63 = tmp60 * tmp62;
                                auto tmp64 = static_cast<float>(1.0);
                                auto tmp65 = at::vec::Vectorized<float>(tmp64);
                                auto tmp66 = tmp13 + tmp65;
                                auto tmp67 = tmp63 / tmp66;
                                auto tmp68 = tmp16 - tmp67;
                                auto tmp69 = decltype(tmp56)::blendv(tmp68, tmp56, tmp21.template cast<float,1>());
                                auto tmp70 = decltype(tmp69)::blendv(tmp56, tmp69, tmp4.template cast<float,1>());
                                auto tmp72 = decltype(tmp71)::blendv(tmp56, tmp71, tmp4.template cast<float,1>());
                                auto tmp73 = tmp72 - tmp58;
                                auto tmp74 = tmp73.abs();
                                auto tmp75 = static_cast<float>(0.5);
                                auto tmp76 = at::vec::Vectorized<float>(tmp75);
                                auto tmp77 = at::vec::VecMask<float,1>(tmp74 < tmp76);
                                auto tmp78 = decltype(tmp73)::blendv(tmp56, tmp73, tmp77.template cast<float,1>());
                                auto tmp79 = tmp56 * tmp78;
                                auto tmp80 = static_cast<float>(7.647163731819816e-13);
                                auto tmp81 = at::vec::Vectorized<float>(tmp80);
                                auto tmp82 = tmp79 + tmp81;
                                auto tmp83 = tmp82 * tmp78;
                                auto tmp84 = static_cast<float>(1.1470745597729725e-11);
                                auto tmp85 = at::vec::Vectorized<float>(tmp84);
                                auto tmp86 = tmp83 + tmp85;
                                auto tmp87 = tmp86 * tmp78;
                                auto tmp88 = static_cast<float>(1.6059043836821613e-10);
                                auto tmp89 = at::vec::Vectorized<float>(tmp88);
                                auto tmp90 = tmp87 + tmp89;
                                auto tmp91 = tmp90 * tmp78;
                                auto tmp92 = static_cast<float>(2.08767569878681e-09);
                                auto tmp93 = at::vec::Vectorized<float>(tmp92);
                                auto tmp94 = tmp91 + tmp93;
                                auto tmp95 = tmp94 * tmp78;
                                auto tmp96 = static_cast<float>(2.505210838544172e-08);
                                auto tmp97 = at::vec::Vectorized<float>(tmp96);
                                auto tmp98 = tmp95 + tmp97;
                                auto tmp99 = tmp98 * tmp78;
                                auto tmp100 = static_cast<float>(2.755731922398589e-07);
                                auto tmp101 = at::vec::Vectorized<float>(tmp100);
                                auto tmp102 = tmp99 + tmp101;
                                auto tmp103 = tmp102 * tmp78;
                                auto tmp104 = static_cast<float>(2.7557319223985893e-06);
                                auto tmp105 = at::vec::Vectorized<float>(tmp104);
                                auto tmp106 = tmp103 + tmp105;
                                auto tmp107 = tmp106 * tmp78;
                                auto tmp108 = static_cast<float>(2.48015873015873e-05);
                                auto tmp109 = at::vec::Vectorized<float>(tmp108);
                                auto tmp110 = tmp107 + tmp109;
                                auto tmp111 = tmp110 * tmp78;
                                auto tmp112 = static_cast<float>(0.0001984126984126984);
                                auto tmp113 = at::vec::Vectorized<float>(tmp112);
                                auto tmp114 = tmp111 + tmp113;
                                auto tmp115 = tmp114 * tmp78;
                                auto tmp116 = static_cast<float>(0.001388888888888889);
                                auto tmp117 = at::vec::Vectorized<float>(tmp116);
                                auto tmp118 = tmp115 + tmp117;
                                auto tmp119 = tmp118 * tmp78;
                                auto tmp120 = static_cast<float>(0.008333333333333333);
                                auto tmp121 = at::vec::Vectorized<float>(tmp120);
                                auto tmp122 = tmp119 + tmp121;
                                auto tmp123 = tmp122 * tmp78;
                                auto tmp124 = static_cast<float>(0.041666666666666664);
                                auto tmp125 = at::vec::Vectorized<float>(tmp124);
                                auto tmp126 = tmp123 + tmp125;
                                auto tmp127 = tmp126 * tmp78;
                                auto tmp128 = static_cast<float>(0.16666666666666666);
                                auto tmp129 = at::vec::Vectorized<float>(tmp128);
                                auto tmp130 = tmp127 + tmp129;
                                auto tmp131 = tmp130 * tmp78;
                                auto tmp132 = tmp131 + tmp76;
                                auto tmp133 = tmp132 * tmp78;
                                auto tmp134 = tmp133 * tmp78;
                                auto tmp135 = static_cast<float>(20.0);
                                auto tmp136 = at::vec::Vectorized<float>(tmp135);
                                auto tmp137 = at::vec::minimum(tmp73, tmp136);
                                auto tmp138 = decltype(tmp56)::blendv(tmp137, tmp56, tmp77.template cast<float,1>());
                                auto tmp139 = tmp138.exp() - decltype(tmp138)(1);
                                auto tmp140 = tmp139 - tmp138;
                                auto tmp141 = decltype(tmp134)::blendv(tmp140, tmp134, tmp77.template cast<float,1>());
                                auto tmp142 = decltype(tmp141)::blendv(tmp56, tmp141, tmp4.template cast<float,1>());
                                auto tmp144 = decltype(tmp143)::blendv(tmp56, tmp143, tmp4.template cast<float,1>());
                                auto tmp145 = tmp58 - tmp144;
                                auto tmp146 = static_cast<float>(-20.0);
                                auto tmp147 = at::vec::Vectorized<float>(tmp146);
                                auto tmp148 = at::vec::maximum(tmp145, tmp147);
                                auto tmp149 = at::vec::minimum(tmp148, tmp136);
                                auto tmp150 = tmp149.exp();
                                auto tmp151 = decltype(tmp150)::blendv(tmp65, tmp150, tmp4.template cast<float,1>());
                                auto tmp152 = decltype(tmp145)::blendv(tmp56, tmp145, tmp6.template cast<float,1>());
                                auto tmp153 = at::vec::maximum(tmp152, tmp147);
                                auto tmp154 = at::vec::minimum(tmp153, tmp136);
                                auto tmp155 = tmp154.exp();
                                auto tmp156 = decltype(tmp155)::blendv(tmp65, tmp155, tmp6.template cast<float,1>());
                                auto tmp157 = tmp145.abs();
                                auto tmp158 = at::vec::VecMask<float,1>(tmp157 < tmp76);
                                auto tmp159 = decltype(tmp145)::blendv(tmp56, tmp145, tmp158.template cast<float,1>());
                                auto tmp160 = tmp56 * tmp159;
                                auto tmp161 = tmp160 + tmp81;
                                auto tmp162 = tmp161 * tmp159;
                                auto tmp163 = tmp162 + tmp85;
                                auto tmp164 = tmp163 * tmp159;
                                auto tmp165 = tmp164 + tmp89;
                                auto tmp166 = tmp165 * tmp159;
                                auto tmp167 = tmp166 + tmp93;
                                auto tmp168 = tmp167 * tmp159;
                                auto tmp169 = tmp168 + tmp97;
                                auto tmp170 = tmp169 * tmp159;
                                auto tmp171 = tmp170 + tmp101;
                                auto tmp172 = tmp171 * tmp159;
                                auto tmp173 = tmp172 + tmp105;
                                auto tmp174 = tmp173 * tmp159;
                                auto tmp175 = tmp174 + tmp109;
                                auto tmp176 = tmp175 * tmp159;
                                auto tmp177 = tmp176 + tmp113;
                                auto tmp178 = tmp177 * tmp159;
                                auto tmp179 = tmp178 + tmp117;
                                auto tmp180 = tmp179 * tmp159;
                                auto tmp181 = tmp180 + tmp121;
                                auto tmp182 = tmp181 * tmp159;
                                auto tmp183 = tmp182 + tmp125;
                                auto tmp184 = tmp183 * tmp159;
                                auto tmp186 = decltype(tmp185)::blendv(tmp56, tmp185, tmp4.template cast<float,1>());
                                auto tmp187 = tmp144 - tmp186;
                                auto tmp188 = at::vec::maximum(tmp187, tmp147);
                                auto tmp189 = at::vec::minimum(tmp188, tmp136);
                                auto tmp190 = tmp189.exp();
                                auto tmp191 = tmp187.abs();
                                auto tmp192 = at::vec::VecMask<float,1>(tmp191 < tmp76);
                                auto tmp193 = decltype(tmp187)::blendv(tmp56, tmp187, tmp192.template cast<float,1>());
                                auto tmp194 = tmp56 * tmp193;
                                auto tmp195 = tmp194 + tmp81;
                                auto tmp196 = tmp195 * tmp193;
                                auto tmp197 = tmp196 + tmp85;
                                auto tmp198 = tmp197 * tmp193;
                                auto tmp199 = tmp198 + tmp89;
                                auto tmp200 = tmp199 * tmp193;
                                auto tmp201 = tmp200 + tmp93;
                                auto tmp202 = tmp201 * tmp193;
                                auto tmp203 = tmp202 + tmp97;
                                auto tmp204 = tmp203 * tmp193;
                                auto tmp205 = tmp204 + tmp101;
                                auto tmp206 = tmp205 * tmp193;
                                auto tmp207 = tmp206 + tmp105;
                                auto tmp208 = tmp207 * tmp193;
                                auto tmp209 = tmp208 + tmp109;
                                auto tmp210 = tmp209 * tmp193;
                                auto tmp211 = tmp210 + tmp113;
                                auto tmp212 = tmp211 * tmp193;
                                auto tmp213 = tmp212 + tmp117;
                                auto tmp214 = tmp213 * tmp193;
                                auto tmp215 = tmp214 + tmp121;
                                auto tmp216 = tmp215 * tmp193;
                                auto tmp217 = tmp216 + tmp125;
                                auto tmp218 = decltype(tmp151)::blendv(tmp56, tmp151, tmp4.template cast<float,1>());
                                auto tmp219 = at::vec::maximum(tmp66, tmp65);
                                auto tmp220 = tmp63 / tmp219;
                                auto tmp221 = decltype(tmp65)::blendv(tmp56, tmp65, tmp6.template cast<float,1>());
                                auto tmp222 = decltype(tmp190)::blendv(tmp56, tmp190, tmp4.template cast<float,1>());
                                auto tmp223 = std::numeric_limits<float>::infinity();
                                auto tmp224 = at::vec::Vectorized<float>(tmp223);
                                auto tmp225 = decltype(tmp190)::blendv(tmp224, tmp190, tmp4.template cast<float,1>());
                                auto tmp226 = -std::numeric_limits<float>::infinity();
                                auto tmp227 = at::vec::Vectorized<float>(tmp226);
                                auto tmp228 = decltype(tmp190)::blendv(tmp227, tmp190, tmp4.template cast<float,1>());
                                auto tmp229 = tmp4.to<int64_t,2>();
                                auto tmp230 = decltype(tmp58)::blendv(tmp56, tmp58, tmp4.template cast<float,1>());
                                auto tmp231 = tmp145.neg();
                                auto tmp232 = decltype(tmp231)::blendv(tmp56, tmp231, tmp4.template cast<float,1>());
                                auto tmp233 = tmp184 + tmp129;
                                auto tmp234 = tmp233 * tmp159;
                                auto tmp235 = tmp234 + tmp76;
                                auto tmp236 = tmp235 * tmp159;
                                auto tmp237 = tmp236 * tmp159;
                                auto tmp238 = at::vec::minimum(tmp145, tmp136);
                                auto tmp239 = decltype(tmp56)::blendv(tmp238, tmp56, tmp158.template cast<float,1>());
                                auto tmp240 = tmp239.exp() - decltype(tmp239)(1);
                                auto tmp241 = tmp240 - tmp239;
                                auto tmp242 = decltype(tmp237)::blendv(tmp241, tmp237, tmp158.template cast<float,1>());
                                auto tmp243 = decltype(tmp242)::blendv(tmp56, tmp242, tmp4.template cast<float,1>());
                                auto tmp244 = tmp187.neg();
                                auto tmp245 = decltype(tmp244)::blendv(tmp56, tmp244, tmp4.template cast<float,1>());
                                auto tmp246 = tmp217 * tmp193;
                                auto tmp247 = tmp246 + tmp129;
                                auto tmp248 = tmp247 * tmp193;
                                auto tmp249 = tmp248 + tmp76;
                                auto tmp250 = tmp249 * tmp193;
                                auto tmp251 = tmp250 * tmp193;
                                auto tmp252 = at::vec::minimum(tmp187, tmp136);
                                auto tmp253 = decltype(tmp56)::blendv(tmp252, tmp56, tmp192.template cast<float,1>());
                                auto tmp254 = tmp253.exp() - decltype(tmp253)(1);
                                auto tmp255 = tmp254 - tmp253;
                                auto tmp256 = decltype(tmp251)::blendv(tmp255, tmp251, tmp192.template cast<float,1>());
                                auto tmp257 = decltype(tmp256)::blendv(tmp56, tmp256, tmp4.template cast<float,1>());
                                auto tmp258 = decltype(tmp191)::blendv(tmp56, tmp191, tmp4.template cast<float,1>());
                                auto tmp259 = decltype(tmp65)::blendv(tmp56, tmp65, tmp4.template cast<float,1>());
                                auto tmp260 = decltype(tmp65)::blendv(tmp224, tmp65, tmp4.template cast<float,1>());
                                auto tmp261 = decltype(tmp65)::blendv(tmp227, tmp65, tmp4.template cast<float,1>());
                                tmp6.store(out_ptr18 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                tmp13.store(out_ptr19 + static_cast<int64_t>(x0));
                                tmp58.store(out_ptr21 + static_cast<int64_t>(x0));
                                tmp70.store(out_ptr22 + static_cast<int64_t>(x0));
                                tmp142.store(in_out_ptr0 + static_cast<int64_t>(x0));
                                tmp151.store(out_ptr24 + static_cast<int64_t>(x0));
                                tmp156.store(out_ptr25 + static_cast<int64_t>(x0));
                                tmp218.store(out_ptr29 + static_cast<int64_t>(x0));
                                tmp220.store(out_ptr30 + static_cast<int64_t>(x0));
                                tmp221.store(out_ptr31 + static_cast<int64_t>(x0));
                                tmp_acc0_vec = tmp_acc0_vec + tmp222;
                                tmp_acc1_vec = at::vec::minimum(tmp_acc1_vec, tmp225);
                                tmp_acc2_vec = at::vec::maximum(tmp_acc2_vec, tmp228);
                                tmp_acc3_vec = tmp_acc3_vec + tmp229;
                                tmp_acc4_vec = tmp_acc4_vec + tmp230;
                                tmp_acc5_vec = tmp_acc5_vec + tmp232;
                                tmp_acc6_vec = tmp_acc6_vec + tmp243;
                                tmp_acc7_vec = tmp_acc7_vec + tmp245;
                                tmp_acc8_vec = tmp_acc8_vec + tmp257;
                                tmp_acc9_vec = tmp_acc9_vec + tmp258;
                                tmp_acc10_vec = tmp_acc10_vec + tmp259;
                                tmp_acc11_vec = at::vec::minimum(tmp_acc11_vec, tmp260);
                                tmp_acc12_vec = at::vec::maximum(tmp_acc12_vec, tmp261);
                            }
                            if(C10_UNLIKELY(x0 >= static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))) && x0 < static_cast<int64_t>(ks0)))
                            {
                                for (int64_t x0_tail = static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L))));x0_tail < static_cast<int64_t>(ks0); x0_tail++)
                                {
                                    auto tmp0 = in_ptr5[static_cast<int64_t>(x0_tail)];
                                    auto tmp5 = out_ptr15[static_cast<int64_t>(x0_tail)];
                                    auto tmp6 = out_ptr16[static_cast<int64_t>(x0_tail)];
                                    auto tmp14 = in_ptr6[static_cast<int64_t>(x0_tail)];
                                    auto tmp31 = out_ptr12[static_cast<int64_t>(x0_tail)];
                                    auto tmp34 = in_ptr1[static_cast<int64_t>(0L)];
                                    auto tmp48 = out_ptr14[static_cast<int64_t>(x0_tail)];
                                    auto tmp58 = in_ptr7[static_cast<int64_t>(x0_tail)];
                                    auto tmp115 = in_ptr8[static_cast<int64_t>(x0_tail)];
                                    auto tmp156 = in_ptr9[static_cast<int64_t>(x0_tail)];
                                    auto tmp1 = c10::convert<int64_t>(tmp0);
                                    auto tmp2 = static_cast<int64_t>(0);
                                    auto tmp3 = tmp1 != tmp2;
                                    auto tmp4 = decltype(tmp3)(tmp3 & tmp3);
                                    auto tmp7 = static_cast<double>(1.0);
                                    auto tmp8 = double(tmp6 - tmp7);
                                    auto tmp9 = double(tmp5 + tmp8);
                                    auto tmp10 = c10::convert<float>(tmp9);
                                    auto tmp11 = c10::convert<double>(tmp10);
                                    auto tmp12 = std::log1p(tmp11);
                                    auto tmp13 = c10::convert<float>(tmp12);
                                    auto tmp15 = static_cast<int64_t>(-2147483648);
                                    auto tmp16 = tmp3 ? tmp14 : tmp15;
                                    auto tmp17 = tmp16 == tmp15;
                                    auto tmp18 = tmp16 >= tmp2;
                                    auto tmp19 = static_cast<int64_t>(151936);
                                    auto tmp20 = tmp16 < tmp19;
                                    auto tmp21 = decltype(tmp18)(tmp18 & tmp20);
                                    auto tmp22 = int64_t(tmp16 - tmp2);
                                    auto tmp23 = max_propagate_nan(tmp22, tmp2);
                                    auto tmp24 = static_cast<int64_t>(151935);
                                    auto tmp25 = min_propagate_nan(tmp23, tmp24);
                                    auto tmp26 = tmp25;
                                    auto tmp27 = c10::convert<int64_t>(tmp26);
                                    TORCH_CHECK((0 <= tmp27) & (tmp27 < 151936L), "index out of bounds: 0 <= tmp27 < 151936L");
                                    auto tmp29 = in_ptr0[static_cast<int64_t>(tmp25 + 151936L*x0_tail)];
                                    auto tmp30 = c10::convert<float>(tmp29);
                                    auto tmp32 = c10::convert<float>(tmp31);
                                    auto tmp33 = float(tmp30 - tmp32);
                                    auto tmp35 = static_cast<float>(1.1754943508222875e-38);
                                    auto tmp36 = tmp34 >= tmp35;
                                    auto tmp37 = static_cast<float>(3.4028234663852886e+38);
                                    auto tmp38 = tmp34 <= tmp37;
                                    auto tmp39 = decltype(tmp36)(tmp36 & tmp38);
                                    auto tmp40 = std::numeric_limits<float>::quiet_NaN();
                                    auto tmp41 = tmp39 ? tmp34 : tmp40;
                                    auto tmp42 = tmp33 / tmp41;
                                    auto tmp43 = float(tmp42 - tmp13);
                                    auto tmp44 = tmp21 ? tmp43 : tmp40;
                                    auto tmp45 = static_cast<float>(0.0);
                                    auto tmp46 = tmp17 ? tmp45 : tmp44;
                                    auto tmp47 = tmp3 ? tmp46 : tmp45;
                                    auto tmp49 = c10::convert<float>(tmp48);
                                    auto tmp50 = static_cast<float>(0.6931471805599453);
                                    auto tmp51 = float(tmp49 * tmp50);
                                    auto tmp52 = static_cast<float>(1.0);
                                    auto tmp53 = float(tmp10 + tmp52);
                                    auto tmp54 = tmp51 / tmp53;
                                    auto tmp55 = float(tmp13 - tmp54);
                                    auto tmp56 = tmp17 ? tmp45 : tmp55;
                                    auto tmp57 = tmp3 ? tmp56 : tmp45;
                                    auto tmp59 = tmp3 ? tmp58 : tmp45;
                                    auto tmp60 = float(tmp59 - tmp47);
                                    auto tmp61 = std::abs(tmp60);
                                    auto tmp62 = static_cast<float>(0.5);
                                    auto tmp63 = tmp61 < tmp62;
                                    auto tmp64 = tmp63 ? tmp60 : tmp45;
                                    auto tmp65 = float(tmp45 * tmp64);
                                    auto tmp66 = static_cast<float>(7.647163731819816e-13);
                                    auto tmp67 = float(tmp65 + tmp66);
                                    auto tmp68 = float(tmp67 * tmp64);
                                    auto tmp69 = static_cast<float>(1.1470745597729725e-11);
                                    auto tmp70 = float(tmp68 + tmp69);
                                    auto tmp71 = float(tmp70 * tmp64);
                                    auto tmp72 = static_cast<float>(1.6059043836821613e-10);
                                    auto tmp73 = float(tmp71 + tmp72);
                                    auto tmp74 = float(tmp73 * tmp64);
                                    auto tmp75 = static_cast<float>(2.08767569878681e-09);
                                    auto tmp76 = float(tmp74 + tmp75);
                                    auto tmp77 = float(tmp76 * tmp64);
                                    auto tmp78 = static_cast<float>(2.505210838544172e-08);
                                    auto tmp79 = float(tmp77 + tmp78);
                                    auto tmp80 = float(tmp79 * tmp64);
                                    auto tmp81 = static_cast<float>(2.755731922398589e-07);
                                    auto tmp82 = float(tmp80 + tmp81);
                                    auto tmp83 = float(tmp82 * tmp64);
                                    auto tmp84 = static_cast<float>(2.7557319223985893e-06);
                                    auto tmp85 = float(tmp83 + tmp84);
                                    auto tmp86 = float(tmp85 * tmp64);
                                    auto tmp87 = static_cast<float>(2.48015873015873e-05);
                                    auto tmp88 = float(tmp86 + tmp87);
                                    auto tmp89 = float(tmp88 * tmp64);
                                    auto tmp90 = static_cast<float>(0.0001984126984126984);
                                    auto tmp91 = float(tmp89 + tmp90);
                                    auto tmp92 = float(tmp91 * tmp64);
                                    auto tmp93 = static_cast<float>(0.001388888888888889);
                                    auto tmp94 = float(tmp92 + tmp93);
                                    auto tmp95 = float(tmp94 * tmp64);
                                    auto tmp96 = static_cast<float>(0.008333333333333333);
                                    auto tmp97 = float(tmp95 + tmp96);
                                    auto tmp98 = float(tmp97 * tmp64);
                                    auto tmp99 = static_cast<float>(0.041666666666666664);
                                    auto tmp100 = float(tmp98 + tmp99);
                                    auto tmp101 = float(tmp100 * tmp64);
                                    auto tmp102 = static_cast<float>(0.16666666666666666);
                                    auto tmp103 = float(tmp101 + tmp102);
                                    auto tmp104 = float(tmp103 * tmp64);
                                    auto tmp105 = float(tmp104 + tmp62);
                                    auto tmp106 = float(tmp105 * tmp64);
                                    auto tmp107 = float(tmp106 * tmp64);
                                    auto tmp108 = static_cast<float>(20.0);
                                    auto tmp109 = min_propagate_nan(tmp60, tmp108);
                                    auto tmp110 = tmp63 ? tmp45 : tmp109;
                                    auto tmp111 = std::expm1(tmp110);
                                    auto tmp112 = float(tmp111 - tmp110);
                                    auto tmp113 = tmp63 ? tmp107 : tmp112;
                                    auto tmp114 = tmp3 ? tmp113 : tmp45;
                                    auto tmp116 = tmp3 ? tmp115 : tmp45;
                                    auto tmp117 = float(tmp47 - tmp116);
                                    auto tmp118 = static_cast<float>(-20.0);
                                    auto tmp119 = max_propagate_nan(tmp117, tmp118);
                                    auto tmp120 = min_propagate_nan(tmp119, tmp108);
                                    auto tmp121 = std::exp(tmp120);
                                    auto tmp122 = tmp3 ? tmp121 : tmp52;
                                    auto tmp123 = tmp4 ? tmp117 : tmp45;
                                    auto tmp124 = max_propagate_nan(tmp123, tmp118);
                                    auto tmp125 = min_propagate_nan(tmp124, tmp108);
                                    auto tmp126 = std::exp(tmp125);
                                    auto tmp127 = tmp4 ? tmp126 : tmp52;
                                    auto tmp128 = std::abs(tmp117);
                                    auto tmp129 = tmp128 < tmp62;
                                    auto tmp130 = tmp129 ? tmp117 : tmp45;
                                    auto tmp131 = float(tmp45 * tmp130);
                                    auto tmp132 = float(tmp131 + tmp66);
                                    auto tmp133 = float(tmp132 * tmp130);
                                    auto tmp134 = float(tmp133 + tmp69);
                                    auto tmp135 = float(tmp134 * tmp130);
                                    auto tmp136 = float(tmp135 + tmp72);
                                    auto tmp137 = float(tmp136 * tmp130);
                                    auto tmp138 = float(tmp137 + tmp75);
                                    auto tmp139 = float(tmp138 * tmp130);
                                    auto tmp140 = float(tmp139 + tmp78);
                                    auto tmp141 = float(tmp140 * tmp130);
                                    auto tmp142 = float(tmp141 + tmp81);
                                    auto tmp143 = float(tmp142 * tmp130);
                                    auto tmp144 = float(tmp143 + tmp84);
                                    auto tmp145 = float(tmp144 * tmp130);
                                    auto tmp146 = float(tmp145 + tmp87);
                                    auto tmp147 = float(tmp146 * tmp130);
                                    auto tmp148 = float(tmp147 + tmp90);
                                    auto tmp149 = float(tmp148 * tmp130);
                                    auto tmp150 = float(tmp149 + tmp93);
                                    auto tmp151 = float(tmp150 * tmp130);
                                    auto tmp152 = float(tmp151 + tmp96);
                                    auto tmp153 = float(tmp152 * tmp130);
                                    auto tmp154 = float(tmp153 + tmp99);
                                    auto tmp155 = float(tmp154 * tmp130);
                                    auto tmp157 = tmp3 ? tmp156 : tmp45;
                                    auto tmp158 = float(tmp116 - tmp157);
                                    auto tmp159 = max_propagate_nan(tmp158, tmp118);
                                    auto tmp160 = min_propagate_nan(tmp159, tmp108);
                                    auto tmp161 = std::exp(tmp160);
                                    auto tmp162 = std::abs(tmp158);
                                    auto tmp163 = tmp162 < tmp62;
                                    auto tmp164 = tmp163 ? tmp158 : tmp45;
                                    auto tmp165 = float(tmp45 * tmp164);
                                    auto tmp166 = float(tmp165 + tmp66);
                                    auto tmp167 = float(tmp166 * tmp164);
                                    auto tmp168 = float(tmp167 + tmp69);
                                    auto tmp169 = float(tmp168 * tmp164);
                                    auto tmp170 = float(tmp169 + tmp72);
                                    auto tmp171 = float(tmp170 * tmp164);
                                    auto tmp172 = float(tmp171 + tmp75);
                                    auto tmp173 = float(tmp172 * tmp164);
                                    auto tmp174 = float(tmp173 + tmp78);
                                    auto tmp175 = float(tmp174 * tmp164);
                                    auto tmp176 = float(tmp175 + tmp81);
                                    auto tmp177 = float(tmp176 * tmp164);
                                    auto tmp178 = float(tmp177 + tmp84);
                                    auto tmp179 = float(tmp178 * tmp164);
                                    auto tmp180 = float(tmp179 + tmp87);
                                    auto tmp181 = float(tmp180 * tmp164);
                                    auto tmp182 = float(tmp181 + tmp90);
                                    auto tmp183 = float(tmp182 * tmp164);
                                    auto tmp184 = float(tmp183 + tmp93);
                                    auto tmp185 = float(tmp184 * tmp164);
                                    auto tmp186 = float(tmp185 + tmp96);
                                    auto tmp187 = float(tmp186 * tmp164);
                                    auto tmp188 = float(tmp187 + tmp99);
                                    auto tmp189 = tmp3 ? tmp122 : tmp45;
                                    auto tmp190 = max_propagate_nan(tmp53, tmp52);
                                    auto tmp191 = tmp51 / tmp190;
                                    auto tmp192 = tmp4 ? tmp52 : tmp45;
                                    auto tmp193 = tmp3 ? tmp161 : tmp45;
                                    auto tmp194 = std::numeric_limits<float>::infinity();
                                    auto tmp195 = tmp3 ? tmp161 : tmp194;
                                    auto tmp196 = -std::numeric_limits<float>::infinity();
                                    auto tmp197 = tmp3 ? tmp161 : tmp196;
                                    auto tmp198 = c10::convert<int64_t>(tmp3);
                                    auto tmp199 = tmp3 ? tmp47 : tmp45;
                                    auto tmp200 = decltype(tmp117)(-tmp117);
                                    auto tmp201 = tmp3 ? tmp200 : tmp45;
                                    auto tmp202 = float(tmp155 + tmp102);
                                    auto tmp203 = float(tmp202 * tmp130);
                                    auto tmp204 = float(tmp203 + tmp62);
                                    auto tmp205 = float(tmp204 * tmp130);
                                    auto tmp206 = float(tmp205 * tmp130);
                                    auto tmp207 = min_propagate_nan(tmp117, tmp108);
                                    auto tmp208 = tmp129 ? tmp45 : tmp207;
                                    auto tmp209 = std::expm1(tmp208);
                                    auto tmp210 = float(tmp209 - tmp208);
                                    auto tmp211 = tmp129 ? tmp206 : tmp210;
                                    auto tmp212 = tmp3 ? tmp211 : tmp45;
                                    auto tmp213 = decltype(tmp158)(-tmp158);
                                    auto tmp214 = tmp3 ? tmp213 : tmp45;
                                    auto tmp215 = float(tmp188 * tmp164);
                                    auto tmp216 = float(tmp215 + tmp102);
                                    auto tmp217 = float(tmp216 * tmp164);
                                    auto tmp218 = float(tmp217 + tmp62);
                                    auto tmp219 = float(tmp218 * tmp164);
                                    auto tmp220 = float(tmp219 * tmp164);
                                    auto tmp221 = min_propagate_nan(tmp158, tmp108);
                                    auto tmp222 = tmp163 ? tmp45 : tmp221;
                                    auto tmp223 = std::expm1(tmp222);
                                    auto tmp224 = float(tmp223 - tmp222);
                                    auto tmp225 = tmp163 ? tmp220 : tmp224;
                                    auto tmp226 = tmp3 ? tmp225 : tmp45;
                                    auto tmp227 = tmp3 ? tmp162 : tmp45;
                                    auto tmp228 = tmp3 ? tmp52 : tmp45;
                                    auto tmp229 = tmp3 ? tmp52 : tmp194;
                                    auto tmp230 = tmp3 ? tmp52 : tmp196;
                                    out_ptr18[static_cast<int64_t>(x0_tail)] = tmp4;
                                    out_ptr19[static_cast<int64_t>(x0_tail)] = tmp10;
                                    out_ptr21[static_cast<int64_t>(x0_tail)] = tmp47;
                                    out_ptr22[static_cast<int64_t>(x0_tail)] = tmp57;
                                    in_out_ptr0[static_cast<int64_t>(x0_tail)] = tmp114;
                                    out_ptr24[static_cast<int64_t>(x0_tail)] = tmp122;
                                    out_ptr25[static_cast<int64_t>(x0_tail)] = tmp127;
                                    out_ptr29[static_cast<int64_t>(x0_tail)] = tmp189;
                                    out_ptr30[static_cast<int64_t>(x0_tail)] = tmp191;
                                    out_ptr31[static_cast<int64_t>(x0_tail)] = tmp192;
                                    tmp_acc0 = tmp_acc0 + tmp193;
                                    tmp_acc1 = min_propagate_nan(tmp_acc1, tmp195);
                                    tmp_acc2 = max_propagate_nan(tmp_acc2, tmp197);
                                    tmp_acc3 = tmp_acc3 + tmp198;
                                    tmp_acc4 = tmp_acc4 + tmp199;
                                    tmp_acc5 = tmp_acc5 + tmp201;
                                    tmp_acc6 = tmp_acc6 + tmp212;
                                    tmp_acc7 = tmp_acc7 + tmp214;
                                    tmp_acc8 = tmp_acc8 + tmp226;
                                    tmp_acc9 = tmp_acc9 + tmp227;
                                    tmp_acc10 = tmp_acc10 + tmp228;
                                    tmp_acc11 = min_propagate_nan(tmp_acc11, tmp229);
                                    tmp_acc12 = max_propagate_nan(tmp_acc12, tmp230);
                                }
                            }
                        }
                    }
                    tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc0_vec);
                    out_ptr32[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc0);
                    tmp_acc1 = min_propagate_nan(tmp_acc1, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::minimum(x, y); }, tmp_acc1_vec));
                    out_ptr33[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc1);
                    tmp_acc2 = max_propagate_nan(tmp_acc2, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc2_vec));
                    out_ptr34[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc2);
                    tmp_acc3 = tmp_acc3 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc3_vec);
                    out_ptr35[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc3);
                    tmp_acc4 = tmp_acc4 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc4_vec);
                    out_ptr36[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc4);
                    tmp_acc5 = tmp_acc5 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc5_vec);
                    out_ptr37[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc5);
                    tmp_acc6 = tmp_acc6 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc6_vec);
                    out_ptr38[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc6);
                    tmp_acc7 = tmp_acc7 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc7_vec);
                    out_ptr39[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc7);
                    tmp_acc8 = tmp_acc8 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc8_vec);
                    out_ptr40[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc8);
                    tmp_acc9 = tmp_acc9 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc9_vec);
                    out_ptr41[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc9);
                    tmp_acc10 = tmp_acc10 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc10_vec);
                    out_ptr42[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc10);
                    tmp_acc11 = min_propagate_nan(tmp_acc11, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::minimum(x, y); }, tmp_acc11_vec));
                    out_ptr43[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc11);
                    tmp_acc12 = max_propagate_nan(tmp_acc12, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc12_vec));
                    out_ptr44[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc12);
                }
            }
        }
        #pragma omp single
        {
            {
                for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks1); x0+=static_cast<int64_t>(16L))
                {
                    {
                        if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(16L))))))
                        {
                            auto tmp0 = static_cast<float>(0.0);
                            auto tmp1 = at::vec::Vectorized<float>(tmp0);
                            tmp1.store(out_ptr45 + static_cast<int64_t>(x0));
                        }
                        if(C10_UNLIKELY(x0 >= static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(16L)))) && x0 < static_cast<int64_t>(ks1)))
                        {
                            auto tmp0 = static_cast<float>(0.0);
                            auto tmp1 = at::vec::Vectorized<float>(tmp0);
                            tmp1.store(out_ptr45 + static_cast<int64_t>(x0), static_cast<int64_t>(ks1 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(16L)))));
                        }
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(16L))
                {
                    {
                        if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L))))))
                        {
                            auto tmp0 = at::vec::VecMask<float,1>::from(in_ptr5 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                            auto tmp5 = at::vec::VectorizedN<int64_t,2>::loadu(in_ptr10 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                            auto tmp1 = tmp0.to<int64_t,2>();
                            auto tmp2 = static_cast<int64_t>(0);
                            auto tmp3 = at::vec::VectorizedN<int64_t,2>(tmp2);
                            auto tmp4 = at::vec::VecMask<int64_t,2>(tmp1 != tmp3);
                            auto tmp6 = at::vec::VecMask<int64_t,2>(tmp5 >= tmp3);
                            auto tmp7 = (-2L) + ks1;
                            auto tmp8 = c10::convert<int64_t>(tmp7);
                            auto tmp9 = at::vec::VectorizedN<int64_t,2>(tmp8);
                            auto tmp10 = at::vec::VecMask<int64_t,2>(tmp5 < tmp9);
                            auto tmp11 = tmp6.template cast<int32_t,1>();
                            auto tmp12 = tmp10.template cast<int32_t,1>();
                            auto tmp13 = tmp11 & tmp12;
                            auto tmp14 = ks1;
                            auto tmp15 = c10::convert<int64_t>(tmp14);
                            auto tmp16 = at::vec::VectorizedN<int64_t,2>(tmp15);
                            auto tmp17 = decltype(tmp5)::blendv(tmp16, tmp5, tmp13.template cast<int64_t,2>());
                            auto tmp18 = (-1L) + ks1;
                            auto tmp19 = c10::convert<int64_t>(tmp18);
                            auto tmp20 = at::vec::VectorizedN<int64_t,2>(tmp19);
                            auto tmp21 = decltype(tmp17)::blendv(tmp20, tmp17, tmp4.template cast<int64_t,2>());
                            auto tmp22 = tmp21 + tmp16;
                            auto tmp23 = at::vec::VecMask<int64_t,2>(tmp21 < tmp3);
                            auto tmp24 = decltype(tmp22)::blendv(tmp21, tmp22, tmp23.template cast<int64_t,2>());
                            auto tmp25 =
                            [&]
                            {
                                __at_align__ std::array<int64_t, 16> tmpbuf;
                                tmp24.store(tmpbuf.data(), static_cast<int64_t>(16));
                                return tmpbuf;
                            }
                            ()
                            ;
                            auto tmp26 =
                            [&]
                            {
                                __at_align__ std::array<int64_t, 16> tmpbuf;
                                #pragma GCC unroll 16
                                for (long x0_inner = 0; x0_inner < static_cast<int64_t>(16); x0_inner++)
                                {
                                    tmpbuf[x0_inner] = static_cast<int64_t>(tmp25[x0_inner]);
                                }
                                return at::vec::VectorizedN<int64_t,2>::loadu(tmpbuf.data(), static_cast<int64_t>(16));
                            }
                            ()
                            ;
                            TORCH_CHECK((at::vec::VecMask<int64_t,2>((at::vec::VectorizedN<int64_t,2>(0) <= tmp26) & (tmp26 < at::vec::VectorizedN<int64_t,2>(ks1)))).all_masked(), "index out of bounds: 0 <= tmp26 < ks1");
                            auto tmp28 = tmp4.to<float,1>();
                            atomic_add_vec<float, 2, 1>(out_ptr45, tmp26, tmp28);
                        }
                        if(C10_UNLIKELY(x0 >= static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))) && x0 < static_cast<int64_t>(ks0)))
                        {
                            auto tmp0 = at::vec::VecMask<float,1>::from(in_ptr5 + static_cast<int64_t>(x0), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
                            auto tmp5 = at::vec::VectorizedN<int64_t,2>::loadu(in_ptr10 + static_cast<int64_t>(x0), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
                            auto tmp1 = tmp0.to<int64_t,2>();
                            auto tmp2 = static_cast<int64_t>(0);
                            auto tmp3 = at::vec::VectorizedN<int64_t,2>(tmp2);
                            auto tmp4 = at::vec::VecMask<int64_t,2>(tmp1 != tmp3);
                            auto tmp6 = at::vec::VecMask<int64_t,2>(tmp5 >= tmp3);
                            auto tmp7 = (-2L) + ks1;
                            auto tmp8 = c10::convert<int64_t>(tmp7);
                            auto tmp9 = at::vec::VectorizedN<int64_t,2>(tmp8);
                            auto tmp10 = at::vec::VecMask<int64_t,2>(tmp5 < tmp9);
                            auto tmp11 = tmp6.template cast<int32_t,1>();
                            auto tmp12 = tmp10.template cast<int32_t,1>();
                            auto tmp13 = tmp11 & tmp12;
                            auto tmp14 = ks1;
                            auto tmp15 = c10::convert<int64_t>(tmp14);
                            auto tmp16 = at::vec::VectorizedN<int64_t,2>(tmp15);
                            auto tmp17 = decltype(tmp5)::blendv(tmp16, tmp5, tmp13.template cast<int64_t,2>());
                            auto tmp18 = (-1L) + ks1;
                            auto tmp19 = c10::convert<int64_t>(tmp18);
                            auto tmp20 = at::vec::VectorizedN<int64_t,2>(tmp19);
                            auto tmp21 = decltype(tmp17)::blendv(tmp20, tmp17, tmp4.template cast<int64_t,2>());
                            auto tmp22 = tmp21 + tmp16;
                            auto tmp23 = at::vec::VecMask<int64_t,2>(tmp21 < tmp3);
                            auto tmp24 = decltype(tmp22)::blendv(tmp21, tmp22, tmp23.template cast<int64_t,2>());
                            auto tmp25 =
                            [&]
                            {
                                __at_align__ std::array<int64_t, 16> tmpbuf;
                                tmp24.store(tmpbuf.data(), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
                                return tmpbuf;
                            }
                            ()
                            ;
                            auto tmp26 =
                            [&]
                            {
                                __at_align__ std::array<int64_t, 16> tmpbuf;
                                #pragma GCC unroll 16
                                for (long x0_inner = 0; x0_inner < static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))); x0_inner++)
                                {
                                    tmpbuf[x0_inner] = static_cast<int64_t>(tmp25[x0_inner]);
                                }
                                return at::vec::VectorizedN<int64_t,2>::loadu(tmpbuf.data(), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
                            }
                            ()
                            ;
                            TORCH_CHECK((at::vec::VecMask<int64_t,2>::set(at::vec::VecMask<int64_t,2>::from(1), (at::vec::VecMask<int64_t,2>((at::vec::VectorizedN<int64_t,2>(0) <= tmp26) & (tmp26 < at::vec::VectorizedN<int64_t,2>(ks1)))), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))))).all_masked(), "index out of bounds: 0 <= tmp26 < ks1");
                            auto tmp28 = tmp4.to<float,1>();
                            atomic_add_vec<float, 2, 1>(out_ptr45, tmp26, tmp28, static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
                        }
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    float tmp_acc0 = 0;
                    at::vec::Vectorized<float> tmp_acc0_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc1 = 0;
                    at::vec::Vectorized<float> tmp_acc1_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc2 = 0;
                    at::vec::Vectorized<float> tmp_acc2_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc3 = 0;
                    at::vec::Vectorized<float> tmp_acc3_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc4 = 0;
                    at::vec::Vectorized<float> tmp_acc4_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc5 = 0;
                    at::vec::Vectorized<float> tmp_acc5_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc6 = 0;
                    at::vec::Vectorized<float> tmp_acc6_vec = at::vec::Vectorized<float>(0);
                    float tmp_acc7 = std::numeric_limits<float>::infinity();
                    at::vec::Vectorized<float> tmp_acc7_vec = at::vec::Vectorized<float>(std::numeric_limits<float>::infinity());
                    float tmp_acc8 = -std::numeric_limits<float>::infinity();
                    at::vec::Vectorized<float> tmp_acc8_vec = at::vec::Vectorized<float>(-std::numeric_limits<float>::infinity());
                    int64_t tmp_acc9 = 0;
                    at::vec::VectorizedN<int64_t,2> tmp_acc9_vec = at::vec::VectorizedN<int64_t,2>(0);
                    int64_t tmp_acc10 = 0;
                    at::vec::VectorizedN<int64_t,2> tmp_acc10_vec = at::vec::VectorizedN<int64_t,2>(0);
                    int64_t tmp_acc11 = 0;
                    at::vec::VectorizedN<int64_t,2> tmp_acc11_vec = at::vec::VectorizedN<int64_t,2>(0);
                    int64_t tmp_acc12 = 0;
                    at::vec::VectorizedN<int64_t,2> tmp_acc12_vec = at::vec::VectorizedN<int64_t,2>(0);
                    for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(16L))
                    {
                        {
                            if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L))))))
                            {
                                auto tmp0 = at::vec::VecMask<float,1>::from(in_ptr5 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp5 = at::vec::VectorizedN<int64_t,2>::loadu(in_ptr10 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp35 = at::vec::VecMask<float,1>::from(out_ptr18 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp36 = at::vec::Vectorized<float>::loadu(in_ptr11 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp41 = at::vec::Vectorized<float>::loadu(out_ptr25 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp55 = at::vec::Vectorized<float>::loadu(in_out_ptr0 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp58 = at::vec::Vectorized<float>::loadu(out_ptr22 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp62 = at::vec::Vectorized<float>::loadu(out_ptr24 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp1 = tmp0.to<int64_t,2>();
                                auto tmp2 = static_cast<int64_t>(0);
                                auto tmp3 = at::vec::VectorizedN<int64_t,2>(tmp2);
                                auto tmp4 = at::vec::VecMask<int64_t,2>(tmp1 != tmp3);
                                auto tmp6 = at::vec::VecMask<int64_t,2>(tmp5 >= tmp3);
                                auto tmp7 = (-2L) + ks1;
                                auto tmp8 = c10::convert<int64_t>(tmp7);
                                auto tmp9 = at::vec::VectorizedN<int64_t,2>(tmp8);
                                auto tmp10 = at::vec::VecMask<int64_t,2>(tmp5 < tmp9);
                                auto tmp11 = tmp6.template cast<int32_t,1>();
                                auto tmp12 = tmp10.template cast<int32_t,1>();
                                auto tmp13 = tmp11 & tmp12;
                                auto tmp14 = ks1;
                                auto tmp15 = c10::convert<int64_t>(tmp14);
                                auto tmp16 = at::vec::VectorizedN<int64_t,2>(tmp15);
                                auto tmp17 = decltype(tmp5)::blendv(tmp16, tmp5, tmp13.template cast<int64_t,2>());
                                auto tmp18 = (-1L) + ks1;
                                auto tmp19 = c10::convert<int64_t>(tmp18);
                                auto tmp20 = at::vec::VectorizedN<int64_t,2>(tmp19);
                                auto tmp21 = decltype(tmp17)::blendv(tmp20, tmp17, tmp4.template cast<int64_t,2>());
                                auto tmp22 = tmp21 + tmp16;
                                auto tmp23 = at::vec::VecMask<int64_t,2>(tmp21 < tmp3);
                                auto tmp24 = decltype(tmp22)::blendv(tmp21, tmp22, tmp23.template cast<int64_t,2>());
                                auto tmp25 =
                                [&]
                                {
                                    __at_align__ std::array<int64_t, 16> tmpbuf;
                                    tmp24.store(tmpbuf.data(), static_cast<int64_t>(16));
                                    return tmpbuf;
                                }
                                ()
                                ;
                                auto tmp26 =
                                [&]
                                {
                                    __at_align__ std::array<int64_t, 16> tmpbuf;
                                    #pragma GCC unroll 16
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(16); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = static_cast<int64_t>(tmp25[x0_inner]);
                                    }
                                    return at::vec::VectorizedN<int64_t,2>::loadu(tmpbuf.data(), static_cast<int64_t>(16));
                                }
                                ()
                                ;
                                TORCH_CHECK((at::vec::VecMask<int64_t,2>((at::vec::VectorizedN<int64_t,2>(0) <= tmp26) & (tmp26 < at::vec::VectorizedN<int64_t,2>(ks1)))).all_masked(), "index out of bounds: 0 <= tmp26 < ks1");
                                auto tmp28 =
                                [&]
                                {
                                    __at_align__ std::array<float, 16> tmpbuf;
                                    #pragma GCC unroll 16
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(16); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = out_ptr45[static_cast<int64_t>(tmp25[x0_inner])];
                                    }
                                    return at::vec::Vectorized<float>::loadu(tmpbuf.data(), static_cast<int64_t>(16));
                                }
                                ()
                                ;
                                auto tmp29 = static_cast<float>(0.0);
                                auto tmp30 = at::vec::Vectorized<float>(tmp29);
                                auto tmp31 = at::vec::VecMask<float,1>(tmp28 == tmp30);
                                auto tmp32 = static_cast<float>(1.0);
                                auto tmp33 = at::vec::Vectorized<float>(tmp32);
                                auto tmp34 = decltype(tmp33)::blendv(tmp28, tmp33, tmp31.template cast<float,1>());
                                auto tmp37 = decltype(tmp36)::blendv(tmp30, tmp36, tmp4.template cast<float,1>());
                                auto tmp38 = decltype(tmp37)::blendv(tmp30, tmp37, tmp35.template cast<float,1>());
                                auto tmp39 = tmp38.neg();
                                auto tmp40 = at::vec::VecMask<float,1>(tmp38 < tmp30);
                                auto tmp42 = static_cast<float>(0.8);
                                auto tmp43 = at::vec::Vectorized<float>(tmp42);
                                auto tmp44 = at::vec::maximum(tmp41, tmp43);
                                auto tmp45 = static_cast<float>(1.2);
                                auto tmp46 = at::vec::Vectorized<float>(tmp45);
                                auto tmp47 = at::vec::minimum(tmp41, tmp46);
                                auto tmp48 = decltype(tmp44)::blendv(tmp47, tmp44, tmp40.template cast<float,1>());
                                auto tmp49 = tmp39 * tmp48;
                                auto tmp50 = decltype(tmp49)::blendv(tmp30, tmp49, tmp35.template cast<float,1>());
                                auto tmp51 = decltype(tmp33)::blendv(tmp33, tmp33, tmp35.template cast<float,1>());
                                auto tmp52 = tmp50 * tmp51;
                                auto tmp53 = decltype(tmp52)::blendv(tmp30, tmp52, tmp4.template cast<float,1>());
                                auto tmp54 = tmp53 / tmp34;
                                auto tmp56 = decltype(tmp55)::blendv(tmp30, tmp55, tmp4.template cast<float,1>());
                                auto tmp57 = tmp56 / tmp34;
                                auto tmp59 = decltype(tmp58)::blendv(tmp30, tmp58, tmp4.template cast<float,1>());
                                auto tmp60 = tmp59 / tmp34;
                                auto tmp61 = decltype(tmp37)::blendv(tmp30, tmp37, tmp4.template cast<float,1>());
                                auto tmp63 = decltype(tmp62)::blendv(tmp30, tmp62, tmp4.template cast<float,1>());
                                auto tmp64 = std::numeric_limits<float>::infinity();
                                auto tmp65 = at::vec::Vectorized<float>(tmp64);
                                auto tmp66 = decltype(tmp62)::blendv(tmp65, tmp62, tmp4.template cast<float,1>());
                                auto tmp67 = -std::numeric_limits<float>::infinity();
                                auto tmp68 = at::vec::Vectorized<float>(tmp67);
                                auto tmp69 = decltype(tmp62)::blendv(tmp68, tmp62, tmp4.template cast<float,1>());
                                auto tmp70 = at::vec::VecMask<float,1>(tmp37 < tmp30);
                                auto tmp71 = at::vec::VecMask<float,1>(tmp62 < tmp43);
                                auto tmp72 = tmp70.template cast<int32_t,1>();
                                auto tmp73 = tmp71.template cast<int32_t,1>();
                                auto tmp74 = tmp72 & tmp73;
                                auto tmp75 = tmp74.template cast<int32_t,1>();
                                auto tmp76 = tmp4.template cast<int32_t,1>();
                                auto tmp77 = tmp75 & tmp76;
                                auto tmp78 = tmp77.to<int64_t,2>();
                                auto tmp79 = at::vec::VecMask<float,1>(tmp37 > tmp30);
                                auto tmp80 = at::vec::VecMask<float,1>(tmp62 > tmp46);
                                auto tmp81 = tmp79.template cast<int32_t,1>();
                                auto tmp82 = tmp80.template cast<int32_t,1>();
                                auto tmp83 = tmp81 & tmp82;
                                auto tmp84 = tmp83.template cast<int32_t,1>();
                                auto tmp85 = tmp84 & tmp76;
                                auto tmp86 = tmp85.to<int64_t,2>();
                                auto tmp87 = tmp35.template cast<int32_t,1>();
                                auto tmp88 = tmp87 & tmp76;
                                auto tmp89 = tmp88.to<int64_t,2>();
                                auto tmp90 = static_cast<bool>(false);
                                auto tmp91 = at::vec::VecMask<float,1>::from(tmp90);
                                auto tmp92 = tmp91.template cast<int32_t,1>();
                                auto tmp93 = tmp92 & tmp76;
                                auto tmp94 = tmp93.to<int64_t,2>();
                                tmp34.store(out_ptr46 + static_cast<int64_t>(x0));
                                tmp_acc0_vec = tmp_acc0_vec + tmp54;
                                tmp_acc1_vec = tmp_acc1_vec + tmp57;
                                tmp_acc2_vec = tmp_acc2_vec + tmp60;
                                tmp_acc3_vec = tmp_acc3_vec + tmp59;
                                tmp_acc4_vec = tmp_acc4_vec + tmp56;
                                tmp_acc5_vec = tmp_acc5_vec + tmp61;
                                tmp_acc6_vec = tmp_acc6_vec + tmp63;
                                tmp_acc7_vec = at::vec::minimum(tmp_acc7_vec, tmp66);
                                tmp_acc8_vec = at::vec::maximum(tmp_acc8_vec, tmp69);
                                tmp_acc9_vec = tmp_acc9_vec + tmp78;
                                tmp_acc10_vec = tmp_acc10_vec + tmp86;
                                tmp_acc11_vec = tmp_acc11_vec + tmp89;
                                tmp_acc12_vec = tmp_acc12_vec + tmp94;
                            }
                            if(C10_UNLIKELY(x0 >= static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))) && x0 < static_cast<int64_t>(ks0)))
                            {
                                for (int64_t x0_tail = static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L))));x0_tail < static_cast<int64_t>(ks0); x0_tail++)
                                {
                                    auto tmp0 = in_ptr5[static_cast<int64_t>(x0_tail)];
                                    auto tmp4 = in_ptr10[static_cast<int64_t>(x0_tail)];
                                    auto tmp27 = out_ptr18[static_cast<int64_t>(x0_tail)];
                                    auto tmp28 = in_ptr11[static_cast<int64_t>(x0_tail)];
                                    auto tmp33 = out_ptr25[static_cast<int64_t>(x0_tail)];
                                    auto tmp45 = in_out_ptr0[static_cast<int64_t>(x0_tail)];
                                    auto tmp48 = out_ptr22[static_cast<int64_t>(x0_tail)];
                                    auto tmp52 = out_ptr24[static_cast<int64_t>(x0_tail)];
                                    auto tmp1 = c10::convert<int64_t>(tmp0);
                                    auto tmp2 = static_cast<int64_t>(0);
                                    auto tmp3 = tmp1 != tmp2;
                                    auto tmp5 = tmp4 >= tmp2;
                                    auto tmp6 = (-2L) + ks1;
                                    auto tmp7 = c10::convert<int64_t>(tmp6);
                                    auto tmp8 = tmp4 < tmp7;
                                    auto tmp9 = decltype(tmp5)(tmp5 & tmp8);
                                    auto tmp10 = ks1;
                                    auto tmp11 = c10::convert<int64_t>(tmp10);
                                    auto tmp12 = tmp9 ? tmp4 : tmp11;
                                    auto tmp13 = (-1L) + ks1;
                                    auto tmp14 = c10::convert<int64_t>(tmp13);
                                    auto tmp15 = tmp3 ? tmp12 : tmp14;
                                    auto tmp16 = int64_t(tmp15 + tmp11);
                                    auto tmp17 = tmp15 < 0;
                                    auto tmp18 = tmp17 ? tmp16 : tmp15;
                                    auto tmp19 = tmp18;
                                    auto tmp20 = c10::convert<int64_t>(tmp19);
                                    TORCH_CHECK((0 <= tmp20) & (tmp20 < ks1), "index out of bounds: 0 <= tmp20 < ks1");
                                    auto tmp22 = out_ptr45[static_cast<int64_t>(tmp18)];
                                    auto tmp23 = static_cast<float>(0.0);
                                    auto tmp24 = tmp22 == tmp23;
                                    auto tmp25 = static_cast<float>(1.0);
                                    auto tmp26 = tmp24 ? tmp25 : tmp22;
                                    auto tmp29 = tmp3 ? tmp28 : tmp23;
                                    auto tmp30 = tmp27 ? tmp29 : tmp23;
                                    auto tmp31 = decltype(tmp30)(-tmp30);
                                    auto tmp32 = tmp30 < tmp23;
                                    auto tmp34 = static_cast<float>(0.8);
                                    auto tmp35 = max_propagate_nan(tmp33, tmp34);
                                    auto tmp36 = static_cast<float>(1.2);
                                    auto tmp37 = min_propagate_nan(tmp33, tmp36);
                                    auto tmp38 = tmp32 ? tmp35 : tmp37;
                                    auto tmp39 = float(tmp31 * tmp38);
                                    auto tmp40 = tmp27 ? tmp39 : tmp23;
                                    auto tmp41 = tmp27 ? tmp25 : tmp25;
                                    auto tmp42 = float(tmp40 * tmp41);
                                    auto tmp43 = tmp3 ? tmp42 : tmp23;
                                    auto tmp44 = tmp43 / tmp26;
                                    auto tmp46 = tmp3 ? tmp45 : tmp23;
                                    auto tmp47 = tmp46 / tmp26;
                                    auto tmp49 = tmp3 ? tmp48 : tmp23;
                                    auto tmp50 = tmp49 / tmp26;
                                    auto tmp51 = tmp3 ? tmp29 : tmp23;
                                    auto tmp53 = tmp3 ? tmp52 : tmp23;
                                    auto tmp54 = std::numeric_limits<float>::infinity();
                                    auto tmp55 = tmp3 ? tmp52 : tmp54;
                                    auto tmp56 = -std::numeric_limits<float>::infinity();
                                    auto tmp57 = tmp3 ? tmp52 : tmp56;
                                    auto tmp58 = tmp29 < tmp23;
                                    auto tmp59 = tmp52 < tmp34;
                                    auto tmp60 = decltype(tmp58)(tmp58 & tmp59);
                                    auto tmp61 = decltype(tmp60)(tmp60 & tmp3);
                                    auto tmp62 = c10::convert<int64_t>(tmp61);
                                    auto tmp63 = tmp29 > tmp23;
                                    auto tmp64 = tmp52 > tmp36;
                                    auto tmp65 = decltype(tmp63)(tmp63 & tmp64);
                                    auto tmp66 = decltype(tmp65)(tmp65 & tmp3);
                                    auto tmp67 = c10::convert<int64_t>(tmp66);
                                    auto tmp68 = decltype(tmp27)(tmp27 & tmp3);
                                    auto tmp69 = c10::convert<int64_t>(tmp68);
                                    auto tmp70 = static_cast<bool>(false);
                                    auto tmp71 = decltype(tmp70)(tmp70 & tmp3);
                                    auto tmp72 = c10::convert<int64_t>(tmp71);
                                    out_ptr46[static_cast<int64_t>(x0_tail)] = tmp26;
                                    tmp_acc0 = tmp_acc0 + tmp44;
                                    tmp_acc1 = tmp_acc1 + tmp47;
                                    tmp_acc2 = tmp_acc2 + tmp50;
                                    tmp_acc3 = tmp_acc3 + tmp49;
                                    tmp_acc4 = tmp_acc4 + tmp46;
                                    tmp_acc5 = tmp_acc5 + tmp51;
                                    tmp_acc6 = tmp_acc6 + tmp53;
                                    tmp_acc7 = min_propagate_nan(tmp_acc7, tmp55);
                                    tmp_acc8 = max_propagate_nan(tmp_acc8, tmp57);
                                    tmp_acc9 = tmp_acc9 + tmp62;
                                    tmp_acc10 = tmp_acc10 + tmp67;
                                    tmp_acc11 = tmp_acc11 + tmp69;
                                    tmp_acc12 = tmp_acc12 + tmp72;
                                }
                            }
                        }
                    }
                    tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc0_vec);
                    out_ptr47[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc0);
                    tmp_acc1 = tmp_acc1 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc1_vec);
                    out_ptr48[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc1);
                    tmp_acc2 = tmp_acc2 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc2_vec);
                    out_ptr49[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc2);
                    tmp_acc3 = tmp_acc3 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc3_vec);
                    out_ptr50[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc3);
                    tmp_acc4 = tmp_acc4 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc4_vec);
                    out_ptr51[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc4);
                    tmp_acc5 = tmp_acc5 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc5_vec);
                    out_ptr52[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc5);
                    tmp_acc6 = tmp_acc6 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc6_vec);
                    out_ptr53[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc6);
                    tmp_acc7 = min_propagate_nan(tmp_acc7, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::minimum(x, y); }, tmp_acc7_vec));
                    out_ptr54[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc7);
                    tmp_acc8 = max_propagate_nan(tmp_acc8, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc8_vec));
                    out_ptr55[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc8);
                    tmp_acc9 = tmp_acc9 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc9_vec);
                    out_ptr56[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc9);
                    tmp_acc10 = tmp_acc10 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc10_vec);
                    out_ptr57[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc10);
                    tmp_acc11 = tmp_acc11 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc11_vec);
                    out_ptr58[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc11);
                    tmp_acc12 = tmp_acc12 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc12_vec);
                    out_ptr59[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc12);
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    int64_t tmp_acc0 = 0;
                    at::vec::VectorizedN<int64_t,2> tmp_acc0_vec = at::vec::VectorizedN<int64_t,2>(0);
                    for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks1); x0+=static_cast<int64_t>(16L))
                    {
                        {
                            if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(16L))))))
                            {
                                auto tmp0 = x0;
                                auto tmp1 = c10::convert<int64_t>(tmp0);
                                auto tmp2 = at::vec::VectorizedN<int64_t,2>::arange(tmp1, 1);
                                auto tmp3 = (-2L) + ks1;
                                auto tmp4 = c10::convert<int64_t>(tmp3);
                                auto tmp5 = at::vec::VectorizedN<int64_t,2>(tmp4);
                                auto tmp6 = at::vec::VecMask<int64_t,2>(tmp2 < tmp5);
                                auto tmp7 = tmp6.to<int64_t,2>();
                                tmp_acc0_vec = tmp_acc0_vec + tmp7;
                            }
                            if(C10_UNLIKELY(x0 >= static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(16L)))) && x0 < static_cast<int64_t>(ks1)))
                            {
                                auto tmp0 = x0;
                                auto tmp1 = c10::convert<int64_t>(tmp0);
                                auto tmp2 = at::vec::VectorizedN<int64_t,2>::arange(tmp1, 1);
                                auto tmp3 = (-2L) + ks1;
                                auto tmp4 = c10::convert<int64_t>(tmp3);
                                auto tmp5 = at::vec::VectorizedN<int64_t,2>(tmp4);
                                auto tmp6 = at::vec::VecMask<int64_t,2>(tmp2 < tmp5);
                                auto tmp7 = tmp6.to<int64_t,2>();
                                tmp_acc0_vec = sum_masked_reduce(tmp_acc0_vec, tmp7, static_cast<int64_t>(ks1 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(16L)))));
                            }
                        }
                    }
                    tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc0_vec);
                    out_ptr60[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc0);
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr60[static_cast<int64_t>(0L)];
                        auto tmp6 = out_ptr47[static_cast<int64_t>(0L)];
                        auto tmp8 = in_ptr12[static_cast<int64_t>(0L)];
                        auto tmp9 = out_ptr48[static_cast<int64_t>(0L)];
                        auto tmp13 = in_ptr13[static_cast<int64_t>(0L)];
                        auto tmp15 = out_ptr49[static_cast<int64_t>(0L)];
                        auto tmp23 = in_ptr14[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<float>(tmp0);
                        auto tmp2 = static_cast<float>(0.0);
                        auto tmp3 = tmp1 == tmp2;
                        auto tmp4 = static_cast<float>(1.0);
                        auto tmp5 = tmp3 ? tmp4 : tmp1;
                        auto tmp7 = tmp6 / tmp5;
                        auto tmp10 = tmp9 / tmp5;
                        auto tmp11 = float(tmp8 * tmp10);
                        auto tmp12 = float(tmp7 + tmp11);
                        auto tmp14 = decltype(tmp13)(-tmp13);
                        auto tmp16 = tmp15 / tmp5;
                        auto tmp17 = float(tmp14 * tmp16);
                        auto tmp18 = float(tmp12 + tmp17);
                        auto tmp19 = c10::convert<double>(tmp11);
                        auto tmp20 = c10::convert<double>(tmp17);
                        auto tmp21 = c10::convert<double>(tmp18);
                        auto tmp22 = c10::convert<double>(tmp7);
                        auto tmp24 = float(tmp18 * tmp23);
                        out_ptr61[static_cast<int64_t>(0L)] = tmp5;
                        out_ptr63[static_cast<int64_t>(0L)] = tmp19;
                        out_ptr64[static_cast<int64_t>(0L)] = tmp20;
                        out_ptr65[static_cast<int64_t>(0L)] = tmp21;
                        out_ptr66[static_cast<int64_t>(0L)] = tmp22;
                        out_ptr67[static_cast<int64_t>(0L)] = tmp24;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr68[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr36[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr69[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr50[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr70[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr51[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr71[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr52[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr72[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr53[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr73[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr54[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr74[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr55[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr75[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr37[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr76[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr38[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr77[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr56[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr78[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr57[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr79[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr59[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr80[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr32[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr81[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr33[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr82[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr34[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr83[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr84[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr40[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr85[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr41[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr86[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr42[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr87[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr43[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr88[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr44[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr89[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr42[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr90[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr43[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr91[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr44[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr92[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr59[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr93[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr58[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr94[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = static_cast<double>(1.0);
                        out_ptr95[static_cast<int64_t>(0L)] = tmp0;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = static_cast<double>(1.0);
                        out_ptr96[static_cast<int64_t>(0L)] = tmp0;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = static_cast<double>(1.0);
                        out_ptr97[static_cast<int64_t>(0L)] = tmp0;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = static_cast<double>(1.0);
                        out_ptr98[static_cast<int64_t>(0L)] = tmp0;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr99[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr100[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr101[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr102[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr103[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr104[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr105[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr106[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr107[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr108[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr109[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr110[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr111[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr112[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr113[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr114[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr115[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr116[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr117[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr118[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr119[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr120[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr121[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr122[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr123[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr124[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr125[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                #pragma GCC ivdep
                for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(31L); x0+=static_cast<int64_t>(1L))
                {
                    {
                        {
                            auto tmp0 = in_ptr15[static_cast<int64_t>(x0)];
                            out_ptr126[static_cast<int64_t>(2L*x0)] = tmp0;
                        }
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                #pragma GCC ivdep
                for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(31L); x0+=static_cast<int64_t>(1L))
                {
                    {
                        {
                            auto tmp0 = in_ptr16[static_cast<int64_t>(x0)];
                            out_ptr127[static_cast<int64_t>(2L*x0)] = tmp0;
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
        primals_1, primals_2, primals_3, primals_4, primals_5, primals_6, primals_7, primals_8, primals_9, primals_10, primals_11, primals_12, primals_13, primals_14, primals_15 = args
        args.clear()
        s49 = primals_1
        s24 = primals_2
        s11 = primals_11
        s22 = s11
        s87 = s11
        s4 = s11
        s9 = s11
        s80 = s11
        s13 = s11
        assert_size_stride(primals_5, (s11, 151936), (151936, 1), 'input')
        assert_size_stride(primals_7, (), (), 'input')
        buf0 = empty_strided_cpu((s11, 296), (296, 1), torch.float32)
        buf1 = empty_strided_cpu((s11, 296), (296, 1), torch.float32)
        buf2 = empty_strided_cpu((s11, 296), (296, 1), torch.float32)
        buf8 = empty_strided_cpu((s11, 297), (297, 1), torch.float32)
        buf3 = reinterpret_tensor(buf8, (s11, 296), (297, 1), 0)  # alias
        buf14 = empty_strided_cpu((s11, 297), (297, 1), torch.float32)
        buf12 = reinterpret_tensor(buf14, (s11, 296), (297, 1), 0)  # alias
        buf11 = empty_strided_cpu((s11, 297), (297, 1), torch.float32)
        buf9 = reinterpret_tensor(buf11, (s11, 296), (297, 1), 0)  # alias
        buf4 = empty_strided_cpu((s11, 1), (1, s11), torch.float32)
        buf5 = empty_strided_cpu((s11, 1), (1, s11), torch.float32)
        buf6 = empty_strided_cpu((s11, 1), (1, s11), torch.float32)
        buf7 = reinterpret_tensor(buf8, (s11, 1), (297, 1), 296)  # alias
        buf13 = reinterpret_tensor(buf14, (s11, 1), (297, 1), 296)  # alias
        buf10 = reinterpret_tensor(buf11, (s11, 1), (297, 1), 296)  # alias
        buf15 = empty_strided_cpu((s11, ), (1, ), torch.float64)
        buf17 = empty_strided_cpu((s11, ), (1, ), torch.float64)
        buf18 = empty_strided_cpu((s11, ), (1, ), torch.float64)
        buf19 = empty_strided_cpu((s11, ), (1, ), torch.float64)
        buf134 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        assert_size_stride(primals_4, (s11, ), (1, ), 'input')
        assert_size_stride(primals_6, (s11, ), (1, ), 'input')
        assert_size_stride(primals_10, (s11, ), (1, ), 'input')
        assert_size_stride(primals_9, (s11, ), (1, ), 'input')
        assert_size_stride(primals_12, (s11, ), (1, ), 'input')
        buf29 = empty_strided_cpu((s11, ), (1, ), torch.bool)
        buf20 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf22 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf23 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf24 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf25 = reinterpret_tensor(buf24, (s11, ), (1, ), 0); del buf24  # reuse
        buf28 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf30 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf64 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf133 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf65 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf53 = empty_strided_cpu((), (), torch.float32)
        buf54 = empty_strided_cpu((), (), torch.float32)
        buf55 = empty_strided_cpu((), (), torch.float32)
        buf38 = empty_strided_cpu((), (), torch.int64)
        buf39 = empty_strided_cpu((), (), torch.float32)
        buf46 = empty_strided_cpu((), (), torch.float32)
        buf48 = empty_strided_cpu((), (), torch.float32)
        buf56 = empty_strided_cpu((), (), torch.float32)
        buf58 = empty_strided_cpu((), (), torch.float32)
        buf59 = empty_strided_cpu((), (), torch.float32)
        buf60 = empty_strided_cpu((), (), torch.float32)
        buf61 = empty_strided_cpu((), (), torch.float32)
        buf62 = empty_strided_cpu((), (), torch.float32)
        buf26 = empty_strided_cpu((s49, 1), (1, 1), torch.float32)
        assert_size_stride(primals_3, (s11, ), (1, ), 'input')
        assert_size_stride(primals_8, (s11, ), (1, ), 'input')
        buf31 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf32 = empty_strided_cpu((), (), torch.float32)
        buf35 = empty_strided_cpu((), (), torch.float32)
        buf36 = empty_strided_cpu((), (), torch.float32)
        buf40 = empty_strided_cpu((), (), torch.float32)
        buf41 = empty_strided_cpu((), (), torch.float32)
        buf42 = empty_strided_cpu((), (), torch.float32)
        buf43 = empty_strided_cpu((), (), torch.float32)
        buf44 = empty_strided_cpu((), (), torch.float32)
        buf45 = empty_strided_cpu((), (), torch.float32)
        buf49 = empty_strided_cpu((), (), torch.int64)
        buf50 = empty_strided_cpu((), (), torch.int64)
        buf63 = empty_strided_cpu((), (), torch.int64)
        buf51 = empty_strided_cpu((), (), torch.int64)
        buf33 = empty_strided_cpu((), (), torch.int64)
        assert_size_stride(primals_13, (), (), 'input')
        assert_size_stride(primals_14, (), (), 'input')
        assert_size_stride(primals_15, (), (), 'input')
        buf34 = empty_strided_cpu((), (), torch.float32)
        buf97 = empty_strided_cpu((31, ), (1, ), torch.float64)
        buf68 = reinterpret_tensor(buf97, (1, ), (1, ), 2)  # alias
        buf69 = reinterpret_tensor(buf97, (1, ), (1, ), 3)  # alias
        buf66 = reinterpret_tensor(buf97, (1, ), (1, ), 0)  # alias
        buf67 = reinterpret_tensor(buf97, (1, ), (1, ), 1)  # alias
        buf135 = empty_strided_cpu((), (), torch.float32)
        buf70 = reinterpret_tensor(buf97, (1, ), (1, ), 4)  # alias
        buf71 = reinterpret_tensor(buf97, (1, ), (1, ), 5)  # alias
        buf72 = reinterpret_tensor(buf97, (1, ), (1, ), 6)  # alias
        buf73 = reinterpret_tensor(buf97, (1, ), (1, ), 7)  # alias
        buf74 = reinterpret_tensor(buf97, (1, ), (1, ), 8)  # alias
        buf75 = reinterpret_tensor(buf97, (1, ), (1, ), 9)  # alias
        buf76 = reinterpret_tensor(buf97, (1, ), (1, ), 10)  # alias
        buf77 = reinterpret_tensor(buf97, (1, ), (1, ), 11)  # alias
        buf78 = reinterpret_tensor(buf97, (1, ), (1, ), 12)  # alias
        buf79 = reinterpret_tensor(buf97, (1, ), (1, ), 13)  # alias
        buf80 = reinterpret_tensor(buf97, (1, ), (1, ), 14)  # alias
        buf81 = reinterpret_tensor(buf97, (1, ), (1, ), 15)  # alias
        buf82 = reinterpret_tensor(buf97, (1, ), (1, ), 16)  # alias
        buf83 = reinterpret_tensor(buf97, (1, ), (1, ), 17)  # alias
        buf84 = reinterpret_tensor(buf97, (1, ), (1, ), 18)  # alias
        buf85 = reinterpret_tensor(buf97, (1, ), (1, ), 19)  # alias
        buf86 = reinterpret_tensor(buf97, (1, ), (1, ), 20)  # alias
        buf87 = reinterpret_tensor(buf97, (1, ), (1, ), 21)  # alias
        buf88 = reinterpret_tensor(buf97, (1, ), (1, ), 22)  # alias
        buf89 = reinterpret_tensor(buf97, (1, ), (1, ), 23)  # alias
        buf90 = reinterpret_tensor(buf97, (1, ), (1, ), 24)  # alias
        buf91 = reinterpret_tensor(buf97, (1, ), (1, ), 25)  # alias
        buf92 = reinterpret_tensor(buf97, (1, ), (1, ), 26)  # alias
        buf93 = reinterpret_tensor(buf97, (1, ), (1, ), 27)  # alias
        buf94 = reinterpret_tensor(buf97, (1, ), (1, ), 28)  # alias
        buf95 = reinterpret_tensor(buf97, (1, ), (1, ), 29)  # alias
        buf96 = reinterpret_tensor(buf97, (1, ), (1, ), 30)  # alias
        buf129 = empty_strided_cpu((31, ), (1, ), torch.float64)
        buf98 = reinterpret_tensor(buf129, (1, ), (1, ), 0)  # alias
        buf99 = reinterpret_tensor(buf129, (1, ), (1, ), 1)  # alias
        buf100 = reinterpret_tensor(buf129, (1, ), (1, ), 2)  # alias
        buf101 = reinterpret_tensor(buf129, (1, ), (1, ), 3)  # alias
        buf102 = reinterpret_tensor(buf129, (1, ), (1, ), 4)  # alias
        buf103 = reinterpret_tensor(buf129, (1, ), (1, ), 5)  # alias
        buf104 = reinterpret_tensor(buf129, (1, ), (1, ), 6)  # alias
        buf105 = reinterpret_tensor(buf129, (1, ), (1, ), 7)  # alias
        buf106 = reinterpret_tensor(buf129, (1, ), (1, ), 8)  # alias
        buf107 = reinterpret_tensor(buf129, (1, ), (1, ), 9)  # alias
        buf108 = reinterpret_tensor(buf129, (1, ), (1, ), 10)  # alias
        buf109 = reinterpret_tensor(buf129, (1, ), (1, ), 11)  # alias
        buf110 = reinterpret_tensor(buf129, (1, ), (1, ), 12)  # alias
        buf111 = reinterpret_tensor(buf129, (1, ), (1, ), 13)  # alias
        buf112 = reinterpret_tensor(buf129, (1, ), (1, ), 14)  # alias
        buf113 = reinterpret_tensor(buf129, (1, ), (1, ), 15)  # alias
        buf114 = reinterpret_tensor(buf129, (1, ), (1, ), 16)  # alias
        buf115 = reinterpret_tensor(buf129, (1, ), (1, ), 17)  # alias
        buf116 = reinterpret_tensor(buf129, (1, ), (1, ), 18)  # alias
        buf117 = reinterpret_tensor(buf129, (1, ), (1, ), 19)  # alias
        buf118 = reinterpret_tensor(buf129, (1, ), (1, ), 20)  # alias
        buf119 = reinterpret_tensor(buf129, (1, ), (1, ), 21)  # alias
        buf120 = reinterpret_tensor(buf129, (1, ), (1, ), 22)  # alias
        buf121 = reinterpret_tensor(buf129, (1, ), (1, ), 23)  # alias
        buf122 = reinterpret_tensor(buf129, (1, ), (1, ), 24)  # alias
        buf123 = reinterpret_tensor(buf129, (1, ), (1, ), 25)  # alias
        buf124 = reinterpret_tensor(buf129, (1, ), (1, ), 26)  # alias
        buf125 = reinterpret_tensor(buf129, (1, ), (1, ), 27)  # alias
        buf126 = reinterpret_tensor(buf129, (1, ), (1, ), 28)  # alias
        buf127 = reinterpret_tensor(buf129, (1, ), (1, ), 29)  # alias
        buf128 = reinterpret_tensor(buf129, (1, ), (1, ), 30)  # alias
        buf132 = empty_strided_cpu((31, 2), (2, 1), torch.float64)
        buf130 = reinterpret_tensor(buf132, (31, 1), (2, 1), 0)  # alias
        buf131 = reinterpret_tensor(buf132, (31, 1), (2, 1), 1)  # alias
        cpp_fused__to_copy_abs_add_amax_amin_arange_bitwise_and_clamp_clamp_min_div_eq_exp_exp2_expm1_gather_ge_gt_index_index_add_le_log1p_lt_mul_ne_neg_new_zeros_ones_like_reciprocal_scalar_tensor_select_slice_stack_sub_sum_unbind_unsqueeze_view_where_zeros_like_0(buf25, primals_5, primals_7, buf11, buf8, buf14, primals_4, primals_6, primals_10, primals_9, primals_12, primals_3, primals_8, primals_13, primals_14, primals_15, buf97, buf129, buf0, buf1, buf2, buf3, buf12, buf9, buf4, buf5, buf6, buf7, buf13, buf10, buf15, buf17, buf18, buf19, buf134, buf29, buf20, buf22, buf23, buf28, buf30, buf64, buf133, buf65, buf53, buf54, buf55, buf38, buf39, buf46, buf48, buf56, buf58, buf59, buf60, buf61, buf62, buf26, buf31, buf32, buf35, buf36, buf40, buf41, buf42, buf43, buf44, buf45, buf49, buf50, buf63, buf51, buf33, buf34, buf68, buf69, buf66, buf67, buf135, buf70, buf71, buf72, buf73, buf74, buf75, buf76, buf77, buf78, buf79, buf80, buf81, buf82, buf83, buf84, buf85, buf86, buf87, buf88, buf89, buf90, buf91, buf92, buf93, buf94, buf95, buf96, buf98, buf99, buf100, buf101, buf102, buf103, buf104, buf105, buf106, buf107, buf108, buf109, buf110, buf111, buf112, buf113, buf114, buf115, buf116, buf117, buf118, buf119, buf120, buf121, buf122, buf123, buf124, buf125, buf126, buf127, buf128, buf130, buf131, s11, s49)
        del buf0
        del buf1
        del buf10
        del buf100
        del buf101
        del buf102
        del buf103
        del buf104
        del buf105
        del buf106
        del buf107
        del buf108
        del buf109
        del buf11
        del buf110
        del buf111
        del buf112
        del buf113
        del buf114
        del buf115
        del buf116
        del buf117
        del buf118
        del buf119
        del buf12
        del buf120
        del buf121
        del buf122
        del buf123
        del buf124
        del buf125
        del buf126
        del buf127
        del buf128
        del buf129
        del buf13
        del buf14
        del buf15
        del buf17
        del buf18
        del buf19
        del buf2
        del buf26
        del buf28
        del buf3
        del buf30
        del buf32
        del buf33
        del buf35
        del buf36
        del buf38
        del buf39
        del buf4
        del buf40
        del buf41
        del buf42
        del buf43
        del buf44
        del buf45
        del buf46
        del buf48
        del buf49
        del buf5
        del buf50
        del buf51
        del buf53
        del buf54
        del buf55
        del buf56
        del buf58
        del buf59
        del buf6
        del buf60
        del buf61
        del buf62
        del buf63
        del buf66
        del buf67
        del buf68
        del buf69
        del buf7
        del buf70
        del buf71
        del buf72
        del buf73
        del buf74
        del buf75
        del buf76
        del buf77
        del buf78
        del buf79
        del buf8
        del buf80
        del buf81
        del buf82
        del buf83
        del buf84
        del buf85
        del buf86
        del buf87
        del buf88
        del buf89
        del buf9
        del buf90
        del buf91
        del buf92
        del buf93
        del buf94
        del buf95
        del buf96
        del buf97
        del buf98
        del buf99
        del primals_12
        del primals_3
        return (buf135, buf132, buf22, buf23, buf64, buf25, buf65, primals_4, primals_5, primals_6, primals_7, primals_8, primals_9, primals_10, primals_13, primals_14, primals_15, buf20, buf22, buf29, buf31, buf34, buf133, reinterpret_tensor(buf134, (s11, 1), (1, 1), 0), s11, s11, )

runner = Runner(partitions=[])
call = runner.call
recursively_apply_fns = runner.recursively_apply_fns


def get_args():
    from torch._dynamo.testing import rand_strided
    primals_1 = 10
    primals_2 = 512
    primals_3 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.int64)
    primals_4 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.bool)
    primals_5 = rand_strided((512, 151936), (151936, 1), device='cpu', dtype=torch.bfloat16)
    primals_6 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.int64)
    primals_7 = rand_strided((), (), device='cpu', dtype=torch.float32)
    primals_8 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.float32)
    primals_9 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.float32)
    primals_10 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.float32)
    primals_11 = 512
    primals_12 = rand_strided((512, ), (1, ), device='cpu', dtype=torch.float32)
    primals_13 = rand_strided((), (), device='cpu', dtype=torch.float32)
    primals_14 = rand_strided((), (), device='cpu', dtype=torch.float32)
    primals_15 = rand_strided((), (), device='cpu', dtype=torch.float32)
    return [primals_1, primals_2, primals_3, primals_4, primals_5, primals_6, primals_7, primals_8, primals_9, primals_10, primals_11, primals_12, primals_13, primals_14, primals_15]


def benchmark_compiled_module(args, times=10, repeat=10):
    from torch._inductor.utils import print_performance
    fn = lambda: call(list(args))
    return print_performance(fn, times=times, repeat=repeat, device='cpu')


if __name__ == "__main__":
    from torch._inductor.wrapper_benchmark import compiled_module_main
    args = get_args()
    compiled_module_main('None', lambda times, repeat: benchmark_compiled_module(args, times=times, repeat=repeat))
