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


cpp_fused__to_copy_abs_add_amax_amin_arange_bitwise_and_clamp_clamp_min_div_eq_exp_exp2_expm1_gather_ge_gt_index_index_add_le_log1p_lt_mul_ne_neg_new_zeros_ones_like_reciprocal_scalar_tensor_select_slice_stack_sub_sum_unbind_unsqueeze_view_where_zeros_like_0 = async_compile.cpp_pybinding(['float*', 'const at::BFloat16*', 'const float*', 'const float*', 'const bool*', 'const float*', 'const float*', 'const int64_t*', 'const float*', 'const float*', 'const float*', 'const int64_t*', 'const float*', 'const float*', 'const float*', 'const float*', 'const double*', 'const double*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'double*', 'double*', 'double*', 'double*', 'float*', 'float*', 'float*', 'double*', 'bool*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'int64_t*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'int64_t*', 'int64_t*', 'int64_t*', 'int64_t*', 'int64_t*', 'float*', 'double*', 'double*', 'double*', 'double*', 'float*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'const int64_t', 'const int64_t'], r'''
#include <torch/csrc/inductor/cpp_prefix.h>
extern "C"  void  kernel(float* in_out_ptr0,
                       const at::BFloat16* in_ptr0,
                       const float* in_ptr1,
                       const float* in_ptr2,
                       const bool* in_ptr3,
                       const float* in_ptr4,
                       const float* in_ptr5,
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
                       double* out_ptr11,
                       double* out_ptr13,
                       double* out_ptr14,
                       double* out_ptr15,
                       float* out_ptr16,
                       float* out_ptr17,
                       float* out_ptr18,
                       double* out_ptr19,
                       bool* out_ptr20,
                       float* out_ptr21,
                       float* out_ptr22,
                       float* out_ptr25,
                       float* out_ptr26,
                       float* out_ptr28,
                       float* out_ptr29,
                       float* out_ptr33,
                       float* out_ptr34,
                       float* out_ptr35,
                       float* out_ptr36,
                       float* out_ptr37,
                       float* out_ptr38,
                       int64_t* out_ptr39,
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
                       float* out_ptr56,
                       float* out_ptr57,
                       float* out_ptr58,
                       float* out_ptr59,
                       int64_t* out_ptr60,
                       int64_t* out_ptr61,
                       int64_t* out_ptr62,
                       int64_t* out_ptr63,
                       int64_t* out_ptr64,
                       float* out_ptr65,
                       double* out_ptr67,
                       double* out_ptr68,
                       double* out_ptr69,
                       double* out_ptr70,
                       float* out_ptr71,
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
                       double* out_ptr128,
                       double* out_ptr129,
                       double* out_ptr130,
                       double* out_ptr131,
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
                {
                    float tmp_acc0 = -std::numeric_limits<float>::infinity();
                    at::vec::VectorizedN<float,2> tmp_acc0_vec = at::vec::VectorizedN<float,2>(-std::numeric_limits<float>::infinity());
                    for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(384L); x1+=static_cast<int64_t>(16L))
                    {
                        {
                            if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(384L)))
                            {
                                auto tmp0 = at::vec::Vectorized<at::BFloat16>::loadu(in_ptr0 + static_cast<int64_t>(151552L + x1 + 151936L*x0), static_cast<int64_t>(16));
                                auto tmp1 = at::vec::convert<float,2,at::BFloat16,1>(tmp0);
                                tmp_acc0_vec = at::vec::maximum(tmp_acc0_vec, tmp1);
                            }
                        }
                    }
                    tmp_acc0 = max_propagate_nan(tmp_acc0, at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc0_vec));
                    out_ptr0[static_cast<int64_t>(x0)] = static_cast<float>(tmp_acc0);
                }
                {
                    float tmp_acc0 = 0;
                    at::vec::VectorizedN<float,2> tmp_acc0_vec = at::vec::VectorizedN<float,2>(0);
                    float tmp_acc1 = 0;
                    at::vec::VectorizedN<float,2> tmp_acc1_vec = at::vec::VectorizedN<float,2>(0);
                    float tmp_acc2 = 0;
                    at::vec::VectorizedN<float,2> tmp_acc2_vec = at::vec::VectorizedN<float,2>(0);
                    for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(384L); x1+=static_cast<int64_t>(16L))
                    {
                        {
                            if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(384L)))
                            {
                                auto tmp0 = at::vec::Vectorized<at::BFloat16>::loadu(in_ptr0 + static_cast<int64_t>(151552L + x1 + 151936L*x0), static_cast<int64_t>(16));
                                auto tmp2 = out_ptr0[static_cast<int64_t>(x0)];
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
                                auto tmp30 = tmp24 * tmp23;
                                tmp_acc0_vec = tmp_acc0_vec + tmp29;
                                tmp_acc1_vec = tmp_acc1_vec + tmp28;
                                tmp_acc2_vec = tmp_acc2_vec + tmp30;
                            }
                        }
                    }
                    tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc0_vec);
                    out_ptr1[static_cast<int64_t>(x0)] = static_cast<float>(tmp_acc0);
                    tmp_acc1 = tmp_acc1 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc1_vec);
                    out_ptr2[static_cast<int64_t>(x0)] = static_cast<float>(tmp_acc1);
                    tmp_acc2 = tmp_acc2 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc2_vec);
                    out_ptr3[static_cast<int64_t>(x0)] = static_cast<float>(tmp_acc2);
                }
                {
                    {
                        auto tmp0 = out_ptr1[static_cast<int64_t>(x0)];
                        auto tmp1 = out_ptr2[static_cast<int64_t>(x0)];
                        auto tmp2 = static_cast<float>(1.0);
                        auto tmp3 = float(tmp1 - tmp2);
                        auto tmp4 = float(tmp0 + tmp3);
                        out_ptr4[static_cast<int64_t>(2L*x0)] = tmp4;
                    }
                }
                {
                    {
                        auto tmp0 = out_ptr3[static_cast<int64_t>(x0)];
                        out_ptr5[static_cast<int64_t>(2L*x0)] = tmp0;
                    }
                }
                {
                    {
                        auto tmp0 = out_ptr0[static_cast<int64_t>(x0)];
                        auto tmp1 = static_cast<float>(-3.4028234663852886e+38);
                        auto tmp2 = max_propagate_nan(tmp0, tmp1);
                        out_ptr6[static_cast<int64_t>(2L*x0)] = tmp2;
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
                        float tmp_acc0 = -std::numeric_limits<float>::infinity();
                        at::vec::VectorizedN<float,2> tmp_acc0_vec = at::vec::VectorizedN<float,2>(-std::numeric_limits<float>::infinity());
                        for(int64_t x2=static_cast<int64_t>(0L); x2<static_cast<int64_t>(512L); x2+=static_cast<int64_t>(16L))
                        {
                            {
                                if(C10_LIKELY(x2 >= static_cast<int64_t>(0) && x2 < static_cast<int64_t>(512L)))
                                {
                                    auto tmp0 = at::vec::Vectorized<at::BFloat16>::loadu(in_ptr0 + static_cast<int64_t>(x2 + 512L*x1 + 151936L*x0), static_cast<int64_t>(16));
                                    auto tmp1 = at::vec::convert<float,2,at::BFloat16,1>(tmp0);
                                    tmp_acc0_vec = at::vec::maximum(tmp_acc0_vec, tmp1);
                                }
                            }
                        }
                        tmp_acc0 = max_propagate_nan(tmp_acc0, at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc0_vec));
                        out_ptr7[static_cast<int64_t>(x1 + 296L*x0)] = static_cast<float>(tmp_acc0);
                    }
                    {
                        float tmp_acc0 = 0;
                        at::vec::VectorizedN<float,2> tmp_acc0_vec = at::vec::VectorizedN<float,2>(0);
                        float tmp_acc1 = 0;
                        at::vec::VectorizedN<float,2> tmp_acc1_vec = at::vec::VectorizedN<float,2>(0);
                        float tmp_acc2 = 0;
                        at::vec::VectorizedN<float,2> tmp_acc2_vec = at::vec::VectorizedN<float,2>(0);
                        for(int64_t x2=static_cast<int64_t>(0L); x2<static_cast<int64_t>(512L); x2+=static_cast<int64_t>(16L))
                        {
                            {
                                if(C10_LIKELY(x2 >= static_cast<int64_t>(0) && x2 < static_cast<int64_t>(512L)))
                                {
                                    auto tmp0 = at::vec::Vectorized<at::BFloat16>::loadu(in_ptr0 + static_cast<int64_t>(x2 + 512L*x1 + 151936L*x0), static_cast<int64_t>(16));
                                    auto tmp2 = out_ptr7[static_cast<int64_t>(x1 + 296L*x0)];
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
                                    auto tmp30 = tmp24 * tmp23;
                                    tmp_acc0_vec = tmp_acc0_vec + tmp29;
                                    tmp_acc1_vec = tmp_acc1_vec + tmp28;
                                    tmp_acc2_vec = tmp_acc2_vec + tmp30;
                                }
                            }
                        }
                        tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc0_vec);
                        out_ptr8[static_cast<int64_t>(x1 + 296L*x0)] = static_cast<float>(tmp_acc0);
                        tmp_acc1 = tmp_acc1 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc1_vec);
                        out_ptr9[static_cast<int64_t>(x1 + 296L*x0)] = static_cast<float>(tmp_acc1);
                        tmp_acc2 = tmp_acc2 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc2_vec);
                        out_ptr10[static_cast<int64_t>(x1 + 296L*x0)] = static_cast<float>(tmp_acc2);
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
                    for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(296L); x1+=static_cast<int64_t>(8L))
                    {
                        {
                            if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(296L)))
                            {
                                auto tmp0 = at::vec::Vectorized<float>::loadu(out_ptr7 + static_cast<int64_t>(x1 + 296L*x0), static_cast<int64_t>(8));
                                auto tmp1 = static_cast<float>(-3.4028234663852886e+38);
                                auto tmp2 = at::vec::Vectorized<float>(tmp1);
                                auto tmp3 = at::vec::maximum(tmp0, tmp2);
                                auto tmp4 = at::vec::convert<double,2,float,1>(tmp3);
                                tmp_acc0_vec = at::vec::maximum(tmp_acc0_vec, tmp4);
                            }
                        }
                    }
                    tmp_acc0 = max_propagate_nan(tmp_acc0, at::vec::vec_reduce_all<double, 2>([](at::vec::Vectorized<double>& x, at::vec::Vectorized<double>& y) { return at::vec::maximum(x, y); }, tmp_acc0_vec));
                    out_ptr11[static_cast<int64_t>(x0)] = static_cast<double>(tmp_acc0);
                }
                {
                    double tmp_acc0 = 0;
                    at::vec::VectorizedN<double,2> tmp_acc0_vec = at::vec::VectorizedN<double,2>(0);
                    double tmp_acc1 = 0;
                    at::vec::VectorizedN<double,2> tmp_acc1_vec = at::vec::VectorizedN<double,2>(0);
                    double tmp_acc2 = 0;
                    at::vec::VectorizedN<double,2> tmp_acc2_vec = at::vec::VectorizedN<double,2>(0);
                    for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(296L); x1+=static_cast<int64_t>(8L))
                    {
                        {
                            if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(296L)))
                            {
                                auto tmp0 = at::vec::Vectorized<float>::loadu(out_ptr7 + static_cast<int64_t>(x1 + 296L*x0), static_cast<int64_t>(8));
                                auto tmp5 = out_ptr11[static_cast<int64_t>(x0)];
                                auto tmp8 = in_ptr1[static_cast<int64_t>(0L)];
                                auto tmp30 = at::vec::Vectorized<float>::loadu(out_ptr10 + static_cast<int64_t>(x1 + 296L*x0), static_cast<int64_t>(8));
                                auto tmp32 = at::vec::Vectorized<float>::loadu(out_ptr8 + static_cast<int64_t>(x1 + 296L*x0), static_cast<int64_t>(8));
                                auto tmp33 = at::vec::Vectorized<float>::loadu(out_ptr9 + static_cast<int64_t>(x1 + 296L*x0), static_cast<int64_t>(8));
                                auto tmp1 = static_cast<float>(-3.4028234663852886e+38);
                                auto tmp2 = at::vec::Vectorized<float>(tmp1);
                                auto tmp3 = at::vec::maximum(tmp0, tmp2);
                                auto tmp4 = at::vec::convert<double,2,float,1>(tmp3);
                                auto tmp6 = at::vec::VectorizedN<double,2>(tmp5);
                                auto tmp7 = tmp4 - tmp6;
                                auto tmp9 = static_cast<float>(1.1754943508222875e-38);
                                auto tmp10 = tmp8 >= tmp9;
                                auto tmp11 = static_cast<float>(3.4028234663852886e+38);
                                auto tmp12 = tmp8 <= tmp11;
                                auto tmp13 = decltype(tmp10)(tmp10 & tmp12);
                                auto tmp14 = std::numeric_limits<float>::quiet_NaN();
                                auto tmp15 = tmp13 ? tmp8 : tmp14;
                                auto tmp16 = c10::convert<double>(tmp15);
                                auto tmp17 = static_cast<float>(1.0);
                                auto tmp18 = tmp17 / tmp16;
                                auto tmp19 = static_cast<double>(1.4426950408889634);
                                auto tmp20 = double(tmp18 * tmp19);
                                auto tmp21 = at::vec::VectorizedN<double,2>(tmp20);
                                auto tmp22 = tmp7 * tmp21;
                                auto tmp23 = static_cast<double>(-10000.0);
                                auto tmp24 = at::vec::VectorizedN<double,2>(tmp23);
                                auto tmp25 = at::vec::maximum(tmp22, tmp24);
                                auto tmp26 = static_cast<double>(0.6931471805599453);
                                auto tmp27 = at::vec::VectorizedN<double,2>(tmp26);
                                auto tmp28 = tmp25 * tmp27;
                                auto tmp29 = tmp28.exp();
                                auto tmp31 = at::vec::convert<double,2,float,1>(tmp30);
                                auto tmp34 = at::vec::Vectorized<float>(tmp17);
                                auto tmp35 = tmp33 - tmp34;
                                auto tmp36 = tmp32 + tmp35;
                                auto tmp37 = at::vec::convert<double,2,float,1>(tmp36);
                                auto tmp38 = static_cast<double>(1.0);
                                auto tmp39 = at::vec::VectorizedN<double,2>(tmp38);
                                auto tmp40 = tmp37 + tmp39;
                                auto tmp41 = tmp40 * tmp25;
                                auto tmp42 = tmp31 + tmp41;
                                auto tmp43 = tmp42 * tmp29;
                                auto tmp44 = tmp37 * tmp29;
                                auto tmp45 = static_cast<double>(0.0);
                                auto tmp46 = at::vec::VectorizedN<double,2>(tmp45);
                                auto tmp47 = at::vec::VecMask<double,2>(tmp25 >= tmp46);
                                auto tmp48 = tmp47.to<double,2>();
                                auto tmp49 = tmp29 - tmp48;
                                auto tmp50 = tmp44 + tmp49;
                                tmp_acc0_vec = tmp_acc0_vec + tmp43;
                                tmp_acc1_vec = tmp_acc1_vec + tmp50;
                                tmp_acc2_vec = tmp_acc2_vec + tmp48;
                            }
                        }
                    }
                    tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<double, 2>([](at::vec::Vectorized<double>& x, at::vec::Vectorized<double>& y) { return x + y; }, tmp_acc0_vec);
                    out_ptr13[static_cast<int64_t>(x0)] = static_cast<double>(tmp_acc0);
                    tmp_acc1 = tmp_acc1 + at::vec::vec_reduce_all<double, 2>([](at::vec::Vectorized<double>& x, at::vec::Vectorized<double>& y) { return x + y; }, tmp_acc1_vec);
                    out_ptr14[static_cast<int64_t>(x0)] = static_cast<double>(tmp_acc1);
                    tmp_acc2 = tmp_acc2 + at::vec::vec_reduce_all<double, 2>([](at::vec::Vectorized<double>& x, at::vec::Vectorized<double>& y) { return x + y; }, tmp_acc2_vec);
                    out_ptr15[static_cast<int64_t>(x0)] = static_cast<double>(tmp_acc2);
                }
                {
                    {
                        auto tmp0 = out_ptr14[static_cast<int64_t>(x0)];
                        auto tmp1 = out_ptr15[static_cast<int64_t>(x0)];
                        auto tmp2 = static_cast<double>(1.0);
                        auto tmp3 = double(tmp1 - tmp2);
                        auto tmp4 = double(tmp0 + tmp3);
                        auto tmp5 = c10::convert<float>(tmp4);
                        out_ptr16[static_cast<int64_t>(2L*x0)] = tmp5;
                    }
                }
                {
                    {
                        auto tmp0 = out_ptr13[static_cast<int64_t>(x0)];
                        auto tmp1 = c10::convert<float>(tmp0);
                        out_ptr17[static_cast<int64_t>(2L*x0)] = tmp1;
                    }
                }
                {
                    {
                        auto tmp0 = out_ptr11[static_cast<int64_t>(x0)];
                        auto tmp1 = c10::convert<float>(tmp0);
                        out_ptr18[static_cast<int64_t>(2L*x0)] = tmp1;
                    }
                }
            }
        }
        {
            #pragma omp for
            for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(1L))
            {
                for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(2L); x1+=static_cast<int64_t>(8L))
                {
                    {
                        if(C10_LIKELY(x1 >= static_cast<int64_t>(0L) && x1 < static_cast<int64_t>(2L)))
                        {
                            auto tmp0 = at::vec::Vectorized<float>::loadu(in_ptr2 + static_cast<int64_t>(x1 + 2L*x0), static_cast<int64_t>(2L));
                            auto tmp2 = in_ptr2[static_cast<int64_t>(2L*x0)];
                            auto tmp4 = in_ptr2[static_cast<int64_t>(1L + 2L*x0)];
                            auto tmp9 = in_ptr1[static_cast<int64_t>(0L)];
                            auto tmp1 = at::vec::convert<double,2,float,1>(tmp0);
                            auto tmp3 = c10::convert<double>(tmp2);
                            auto tmp5 = c10::convert<double>(tmp4);
                            auto tmp6 = max_propagate_nan(tmp3, tmp5);
                            auto tmp7 = at::vec::VectorizedN<double,2>(tmp6);
                            auto tmp8 = tmp1 - tmp7;
                            auto tmp10 = static_cast<float>(1.1754943508222875e-38);
                            auto tmp11 = tmp9 >= tmp10;
                            auto tmp12 = static_cast<float>(3.4028234663852886e+38);
                            auto tmp13 = tmp9 <= tmp12;
                            auto tmp14 = decltype(tmp11)(tmp11 & tmp13);
                            auto tmp15 = std::numeric_limits<float>::quiet_NaN();
                            auto tmp16 = tmp14 ? tmp9 : tmp15;
                            auto tmp17 = c10::convert<double>(tmp16);
                            auto tmp18 = static_cast<float>(1.0);
                            auto tmp19 = tmp18 / tmp17;
                            auto tmp20 = static_cast<double>(1.4426950408889634);
                            auto tmp21 = double(tmp19 * tmp20);
                            auto tmp22 = at::vec::VectorizedN<double,2>(tmp21);
                            auto tmp23 = tmp8 * tmp22;
                            auto tmp24 = static_cast<double>(-10000.0);
                            auto tmp25 = at::vec::VectorizedN<double,2>(tmp24);
                            auto tmp26 = at::vec::maximum(tmp23, tmp25);
                            auto tmp27 = static_cast<double>(0.6931471805599453);
                            auto tmp28 = at::vec::VectorizedN<double,2>(tmp27);
                            auto tmp29 = tmp26 * tmp28;
                            auto tmp30 = tmp29.exp();
                            tmp30.store(out_ptr19 + static_cast<int64_t>(x1 + 2L*x0), static_cast<int64_t>(2L));
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
                    for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(8L))
                    {
                        {
                            if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L))))))
                            {
                                auto tmp0 = at::vec::VecMask<float,1>::from(in_ptr3 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                auto tmp7 =
                                [&]
                                {
                                    __at_align__ std::array<float, 8> tmpbuf;
                                    #pragma GCC unroll 8
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = in_ptr2[static_cast<int64_t>(2L*x0 + 2L*x0_inner)];
                                    }
                                    return at::vec::Vectorized<float>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                                }
                                ()
                                ;
                                auto tmp9 =
                                [&]
                                {
                                    __at_align__ std::array<float, 8> tmpbuf;
                                    #pragma GCC unroll 8
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = in_ptr2[static_cast<int64_t>(1L + 2L*x0 + 2L*x0_inner)];
                                    }
                                    return at::vec::Vectorized<float>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                                }
                                ()
                                ;
                                auto tmp13 =
                                [&]
                                {
                                    __at_align__ std::array<float, 8> tmpbuf;
                                    #pragma GCC unroll 8
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = in_ptr4[static_cast<int64_t>(2L*x0 + 2L*x0_inner)];
                                    }
                                    return at::vec::Vectorized<float>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                                }
                                ()
                                ;
                                auto tmp15 =
                                [&]
                                {
                                    __at_align__ std::array<double, 8> tmpbuf;
                                    #pragma GCC unroll 8
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = out_ptr19[static_cast<int64_t>(2L*x0 + 2L*x0_inner)];
                                    }
                                    return at::vec::VectorizedN<double,2>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                                }
                                ()
                                ;
                                auto tmp18 = in_ptr1[static_cast<int64_t>(0L)];
                                auto tmp42 =
                                [&]
                                {
                                    __at_align__ std::array<float, 8> tmpbuf;
                                    #pragma GCC unroll 8
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = in_ptr4[static_cast<int64_t>(1L + 2L*x0 + 2L*x0_inner)];
                                    }
                                    return at::vec::Vectorized<float>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                                }
                                ()
                                ;
                                auto tmp44 =
                                [&]
                                {
                                    __at_align__ std::array<double, 8> tmpbuf;
                                    #pragma GCC unroll 8
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = out_ptr19[static_cast<int64_t>(1L + 2L*x0 + 2L*x0_inner)];
                                    }
                                    return at::vec::VectorizedN<double,2>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                                }
                                ()
                                ;
                                auto tmp60 =
                                [&]
                                {
                                    __at_align__ std::array<float, 8> tmpbuf;
                                    #pragma GCC unroll 8
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = in_ptr5[static_cast<int64_t>(2L*x0 + 2L*x0_inner)];
                                    }
                                    return at::vec::Vectorized<float>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                                }
                                ()
                                ;
                                auto tmp66 =
                                [&]
                                {
                                    __at_align__ std::array<float, 8> tmpbuf;
                                    #pragma GCC unroll 8
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = in_ptr5[static_cast<int64_t>(1L + 2L*x0 + 2L*x0_inner)];
                                    }
                                    return at::vec::Vectorized<float>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                                }
                                ()
                                ;
                                auto tmp80 = at::vec::VectorizedN<int64_t,2>::loadu(in_ptr6 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                auto tmp118 = at::vec::Vectorized<float>::loadu(in_ptr7 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                auto tmp190 = at::vec::Vectorized<float>::loadu(in_ptr8 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                auto tmp232 = at::vec::Vectorized<float>::loadu(in_ptr9 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                auto tmp1 = tmp0.to<int64_t,2>();
                                auto tmp2 = static_cast<int64_t>(0);
                                auto tmp3 = at::vec::VectorizedN<int64_t,2>(tmp2);
                                auto tmp4 = at::vec::VecMask<int64_t,2>(tmp1 != tmp3);
                                auto tmp5 = tmp4.template cast<int32_t,1>();
                                auto tmp6 = tmp5 & tmp5;
                                auto tmp8 = at::vec::convert<double,2,float,1>(tmp7);
                                auto tmp10 = at::vec::convert<double,2,float,1>(tmp9);
                                auto tmp11 = at::vec::maximum(tmp8, tmp10);
                                auto tmp12 = at::vec::convert<float,1,double,2>(tmp11);
                                auto tmp14 = at::vec::convert<double,2,float,1>(tmp13);
                                auto tmp16 = tmp14 * tmp15;
                                auto tmp17 = tmp8 - tmp11;
                                auto tmp19 = static_cast<float>(1.1754943508222875e-38);
                                auto tmp20 = tmp18 >= tmp19;
                                auto tmp21 = static_cast<float>(3.4028234663852886e+38);
                                auto tmp22 = tmp18 <= tmp21;
                                auto tmp23 = decltype(tmp20)(tmp20 & tmp22);
                                auto tmp24 = std::numeric_limits<float>::quiet_NaN();
                                auto tmp25 = tmp23 ? tmp18 : tmp24;
                                auto tmp26 = c10::convert<double>(tmp25);
                                auto tmp27 = static_cast<float>(1.0);
                                auto tmp28 = tmp27 / tmp26;
                                auto tmp29 = static_cast<double>(1.4426950408889634);
                                auto tmp30 = double(tmp28 * tmp29);
                                auto tmp31 = at::vec::VectorizedN<double,2>(tmp30);
                                auto tmp32 = tmp17 * tmp31;
                                auto tmp33 = static_cast<double>(-10000.0);
                                auto tmp34 = at::vec::VectorizedN<double,2>(tmp33);
                                auto tmp35 = at::vec::maximum(tmp32, tmp34);
                                auto tmp36 = static_cast<double>(0.0);
                                auto tmp37 = at::vec::VectorizedN<double,2>(tmp36);
                                auto tmp38 = at::vec::VecMask<double,2>(tmp35 >= tmp37);
                                auto tmp39 = tmp38.to<double,2>();
                                auto tmp40 = tmp15 - tmp39;
                                auto tmp41 = tmp16 + tmp40;
                                auto tmp43 = at::vec::convert<double,2,float,1>(tmp42);
                                auto tmp45 = tmp43 * tmp44;
                                auto tmp46 = tmp10 - tmp11;
                                auto tmp47 = tmp46 * tmp31;
                                auto tmp48 = at::vec::maximum(tmp47, tmp34);
                                auto tmp49 = at::vec::VecMask<double,2>(tmp48 >= tmp37);
                                auto tmp50 = tmp49.to<double,2>();
                                auto tmp51 = tmp44 - tmp50;
                                auto tmp52 = tmp45 + tmp51;
                                auto tmp53 = tmp41 + tmp52;
                                auto tmp54 = tmp39 + tmp50;
                                auto tmp55 = static_cast<double>(1.0);
                                auto tmp56 = at::vec::VectorizedN<double,2>(tmp55);
                                auto tmp57 = tmp54 - tmp56;
                                auto tmp58 = tmp53 + tmp57;
                                auto tmp59 = at::vec::convert<float,1,double,2>(tmp58);
                                auto tmp61 = at::vec::convert<double,2,float,1>(tmp60);
                                auto tmp62 = tmp14 + tmp56;
                                auto tmp63 = tmp62 * tmp35;
                                auto tmp64 = tmp61 + tmp63;
                                auto tmp65 = tmp64 * tmp15;
                                auto tmp67 = at::vec::convert<double,2,float,1>(tmp66);
                                auto tmp68 = tmp43 + tmp56;
                                auto tmp69 = tmp68 * tmp48;
                                auto tmp70 = tmp67 + tmp69;
                                auto tmp71 = tmp70 * tmp44;
                                auto tmp72 = tmp65 + tmp71;
                                auto tmp73 = at::vec::convert<float,1,double,2>(tmp72);
                                auto tmp74 = static_cast<float>(0.6931471805599453);
                                auto tmp75 = at::vec::Vectorized<float>(tmp74);
                                auto tmp76 = tmp73 * tmp75;
                                auto tmp77 = at::vec::convert<double,2,float,1>(tmp59);
                                auto tmp78 = tmp77.log1p();
                                auto tmp79 = at::vec::convert<float,1,double,2>(tmp78);
                                auto tmp81 = static_cast<int64_t>(-2147483648);
                                auto tmp82 = at::vec::VectorizedN<int64_t,2>(tmp81);
                                auto tmp83 = decltype(tmp80)::blendv(tmp82, tmp80, tmp4.template cast<int64_t,2>());
                                auto tmp84 = at::vec::VecMask<int64_t,2>(tmp83 == tmp82);
                                auto tmp85 = at::vec::VecMask<int64_t,2>(tmp83 >= tmp3);
                                auto tmp86 = static_cast<int64_t>(151936);
                                auto tmp87 = at::vec::VectorizedN<int64_t,2>(tmp86);
                                auto tmp88 = at::vec::VecMask<int64_t,2>(tmp83 < tmp87);
                                auto tmp89 = tmp85.template cast<int32_t,1>();
                                auto tmp90 = tmp88.template cast<int32_t,1>();
                                auto tmp91 = tmp89 & tmp90;
                                auto tmp92 = tmp83 - tmp3;
                                auto tmp93 = at::vec::maximum(tmp92, tmp3);
                                auto tmp94 = static_cast<int64_t>(151935);
                                auto tmp95 = at::vec::VectorizedN<int64_t,2>(tmp94);
                                auto tmp96 = at::vec::minimum(tmp93, tmp95);
                                auto tmp97 =
                                [&]
                                {
                                    __at_align__ std::array<int64_t, 8> tmpbuf;
                                    tmp96.store(tmpbuf.data(), static_cast<int64_t>(8));
                                    return tmpbuf;
                                }
                                ()
                                ;
                                auto tmp98 =
                                [&]
                                {
                                    __at_align__ std::array<int64_t, 8> tmpbuf;
                                    #pragma GCC unroll 8
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = static_cast<int64_t>(tmp97[x0_inner]);
                                    }
                                    return at::vec::VectorizedN<int64_t,2>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                                }
                                ()
                                ;
                                TORCH_CHECK((at::vec::VecMask<int64_t,2>((at::vec::VectorizedN<int64_t,2>(0) <= tmp98) & (tmp98 < at::vec::VectorizedN<int64_t,2>(151936L)))).all_masked(), "index out of bounds: 0 <= tmp98 < 151936L");
                                auto tmp100 =
                                [&]
                                {
                                    __at_align__ std::array<at::BFloat16, 16> tmpbuf;
                                    #pragma GCC unroll 8
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = in_ptr0[static_cast<int64_t>(tmp97[x0_inner] + 151936L*x0 + 151936L*x0_inner)];
                                    }
                                    return at::vec::Vectorized<at::BFloat16>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                                }
                                ()
                                ;
                                auto tmp101 = at::vec::convert<float>(tmp100);
                                auto tmp102 = tmp101 - tmp12;
                                auto tmp103 = at::vec::Vectorized<float>(tmp25);
                                auto tmp104 = tmp102 / tmp103;
                                auto tmp105 = tmp104 - tmp79;
                                auto tmp106 = at::vec::Vectorized<float>(tmp24);
                                auto tmp107 = decltype(tmp105)::blendv(tmp106, tmp105, tmp91.template cast<float,1>());
                                auto tmp108 = static_cast<float>(0.0);
                                auto tmp109 = at::vec::Vectorized<float>(tmp108);
                                auto tmp110 = decltype(tmp109)::blendv(tmp107, tmp109, tmp84.template cast<float,1>());
                                auto tmp111 = decltype(tmp110)::blendv(tmp109, tmp110, tmp4.template cast<float,1>());
                                auto tmp112 = at::vec::Vectorized<float>(tmp27);
                                auto tmp113 = tmp59 + tmp112;
                                auto tmp114 = tmp76 / tmp113;
                                auto tmp115 = tmp79 - tmp114;
                                auto tmp116 = decltype(tmp109)::blendv(tmp115, tmp109, tmp84.template cast<float,1>());
                                auto tmp117 = decltype(tmp116)::blendv(tmp109, tmp116, tmp4.template cast<float,1>());
                                auto tmp119 = decltype(tmp118)::blendv(tmp109, tmp118, tmp4.template cast<float,1>());
                                auto tmp120 = tmp119 - tmp111;
                                auto tmp121 = tmp120.abs();
                                auto tmp122 = static_cast<float>(0.5);
                                auto tmp123 = at::vec::Vectorized<float>(tmp122);
                                auto tmp124 = at::vec::VecMask<float,1>(tmp121 < tmp123);
                                auto tmp125 = decltype(tmp120)::blendv(tmp109, tmp120, tmp124.template cast<float,1>());
                                auto tmp126 = tmp109 * tmp125;
                                auto tmp127 = static_cast<float>(7.647163731819816e-13);
                                auto tmp128 = at::vec::Vectorized<float>(tmp127);
                                auto tmp129 = tmp126 + tmp128;
                                auto tmp130 = tmp129 * tmp125;
                                auto tmp131 = static_cast<float>(1.1470745597729725e-11);
                                auto tmp132 = at::vec::Vectorized<float>(tmp131);
                                auto tmp133 = tmp130 + tmp132;
                                auto tmp134 = tmp133 * tmp125;
                                auto tmp135 = static_cast<float>(1.6059043836821613e-10);
                                auto tmp136 = at::vec::Vectorized<float>(tmp135);
                                auto tmp137 = tmp134 + tmp136;
                                auto tmp138 = tmp137 * tmp125;
                                auto tmp139 = static_cast<float>(2.08767569878681e-09);
                                auto tmp140 = at::vec::Vectorized<float>(tmp139);
                                auto tmp141 = tmp138 + tmp140;
                                auto tmp142 = tmp141 * tmp125;
                                auto tmp143 = static_cast<float>(2.505210838544172e-08);
                                auto tmp144 = at::vec::Vectorized<float>(tmp143);
                                auto tmp145 = tmp142 + tmp144;
                                auto tmp146 = tmp145 * tmp125;
                                auto tmp147 = static_cast<float>(2.755731922398589e-07);
                                auto tmp148 = at::vec::Vectorized<float>(tmp147);
                                auto tmp149 = tmp146 + tmp148;
                                auto tmp150 = tmp149 * tmp125;
                                auto tmp151 = static_cast<float>(2.7557319223985893e-06);
                                auto tmp152 = at::vec::Vectorized<float>(tmp151);
                                auto tmp153 = tmp150 + tmp152;
                                auto tmp154 = tmp153 * tmp125;
                                auto tmp155 = static_cast<float>(2.48015873015873e-05);
                                auto tmp156 = at::vec::Vectorized<float>(tmp155);
                                auto tmp157 = tmp154 + tmp156;
                                auto tmp158 = tmp157 * tmp125;
                                auto tmp159 = static_cast<float>(0.0001984126984126984);
                                auto tmp160 = at::vec::Vectorized<float>(tmp159);
                                auto tmp161 = tmp158 + tmp160;
                                auto tmp162 = tmp161 * tmp125;
                                auto tmp163 = static_cast<float>(0.001388888888888889);
                                auto tmp164 = at::vec::Vectorized<float>(tmp163);
                                auto tmp165 = tmp162 + tmp164;
                                auto tmp166 = tmp165 * tmp125;
                                auto tmp167 = static_cast<float>(0.008333333333333333);
                                auto tmp168 = at::vec::Vectorized<float>(tmp167);
                                auto tmp169 = tmp166 + tmp168;
                                auto tmp170 = tmp169 * tmp125;
                                auto tmp171 = static_cast<float>(0.041666666666666664);
                                auto tmp172 = at::vec::Vectorized<float>(tmp171);
                                auto tmp173 = tmp170 + tmp172;
                                auto tmp174 = tmp173 * tmp125;
                                auto tmp175 = static_cast<float>(0.16666666666666666);
                                auto tmp176 = at::vec::Vectorized<float>(tmp175);
                                auto tmp177 = tmp174 + tmp176;
                                auto tmp178 = tmp177 * tmp125;
                                auto tmp179 = tmp178 + tmp123;
                                auto tmp180 = tmp179 * tmp125;
                                auto tmp181 = tmp180 * tmp125;
                                auto tmp182 = static_cast<float>(20.0);
                                auto tmp183 = at::vec::Vectorized<float>(tmp182);
                                auto tmp184 = at::vec::minimum(tmp120, tmp183);
                                auto tmp185 = decltype(tmp109)::blendv(tmp184, tmp109, tmp124.template cast<float,1>());
                                auto tmp186 = tmp185.exp() - decltype(tmp185)(1);
                                auto tmp187 = tmp186 - tmp185;
                                auto tmp188 = decltype(tmp181)::blendv(tmp187, tmp181, tmp124.template cast<float,1>());
                                auto tmp189 = decltype(tmp188)::blendv(tmp109, tmp188, tmp4.template cast<float,1>());
                                auto tmp191 = decltype(tmp190)::blendv(tmp109, tmp190, tmp4.template cast<float,1>());
                                auto tmp192 = tmp111 - tmp191;
                                auto tmp193 = static_cast<float>(-20.0);
                                auto tmp194 = at::vec::Vectorized<float>(tmp193);
                                auto tmp195 = at::vec::maximum(tmp192, tmp194);
                                auto tmp196 = at::vec::minimum(tmp195, tmp183);
                                auto tmp197 = tmp196.exp();
                                auto tmp198 = decltype(tmp197)::blendv(tmp112, tmp197, tmp4.template cast<float,1>());
                                auto tmp199 = decltype(tmp192)::blendv(tmp109, tmp192, tmp6.template cast<float,1>());
                                auto tmp200 = at::vec::maximum(tmp199, tmp194);
                                auto tmp201 = at::vec::minimum(tmp200, tmp183);
                                auto tmp202 = tmp201.exp();
                                auto tmp203 = decltype(tmp202)::blendv(tmp112, tmp202, tmp6.template cast<float,1>());
                                auto tmp204 = tmp192.abs();
                                auto tmp205 = at::vec::VecMask<float,1>(tmp204 < tmp123);
                                auto tmp206 = decltype(tmp192)::blendv(tmp109, tmp192, tmp205.template cast<float,1>());
                                auto tmp207 = tmp109 * tmp206;
                                auto tmp208 = tmp207 + tmp128;
                                auto tmp209 = tmp208 * tmp206;
                                auto tmp210 = tmp209 + tmp132;
                                auto tmp211 = tmp210 * tmp206;
                                auto tmp212 = tmp211 + tmp136;
                                auto tmp213 = tmp212 * tmp206;
                                auto tmp214 = tmp213 + tmp140;
                                auto tmp215 = tmp214 * tmp206;
                                auto tmp216 = tmp215 + tmp144;
                                auto tmp217 = tmp216 * tmp206;
                                auto tmp218 = tmp217 + tmp148;
                                auto tmp219 = tmp218 * tmp206;
                                auto tmp220 = tmp219 + tmp152;
                                auto tmp221 = tmp220 * tmp206;
                                auto tmp222 = tmp221 + tmp156;
                                auto tmp223 = tmp222 * tmp206;
                                auto tmp224 = tmp223 + tmp160;
                                auto tmp225 = tmp224 * tmp206;
                                auto tmp226 = tmp225 + tmp164;
                                auto tmp227 = tmp226 * tmp206;
                                auto tmp228 = tmp227 + tmp168;
                                auto tmp229 = tmp228 * tmp206;
                                auto tmp230 = tmp229 + tmp172;
                                auto tmp231 = tmp230 * tmp206;
                                auto tmp233 = decltype(tmp232)::blendv(tmp109, tmp232, tmp4.template cast<float,1>());
                                auto tmp234 = tmp191 - tmp233;
                                auto tmp235 = at::vec::maximum(tmp234, tmp194);
                                auto tmp236 = at::vec::minimum(tmp235, tmp183);
                                auto tmp237 = tmp236.exp();
                                auto tmp238 = tmp234.abs();
                                auto tmp239 = at::vec::VecMask<float,1>(tmp238 < tmp123);
                                auto tmp240 = decltype(tmp234)::blendv(tmp109, tmp234, tmp239.template cast<float,1>());
                                auto tmp241 = tmp109 * tmp240;
                                auto tmp242 = tmp241 + tmp128;
                                auto tmp243 = tmp242 * tmp240;
                                auto tmp244 = tmp243 + tmp132;
                                auto tmp245 = tmp244 * tmp240;
                                auto tmp246 = tmp245 + tmp136;
                                auto tmp247 = tmp246 * tmp240;
                                auto tmp248 = tmp247 + tmp140;
                                auto tmp249 = tmp248 * tmp240;
                                auto tmp250 = tmp249 + tmp144;
                                auto tmp251 = tmp250 * tmp240;
                                auto tmp252 = tmp251 + tmp148;
                                auto tmp253 = tmp252 * tmp240;
                                auto tmp254 = tmp253 + tmp152;
                                auto tmp255 = tmp254 * tmp240;
                                auto tmp256 = tmp255 + tmp156;
                                auto tmp257 = tmp256 * tmp240;
                                auto tmp258 = tmp257 + tmp160;
                                auto tmp259 = tmp258 * tmp240;
                                auto tmp260 = tmp259 + tmp164;
                                auto tmp261 = tmp260 * tmp240;
                                auto tmp262 = tmp261 + tmp168;
                                auto tmp263 = tmp262 * tmp240;
                                auto tmp264 = tmp263 + tmp172;
                                auto tmp265 = decltype(tmp198)::blendv(tmp109, tmp198, tmp4.template cast<float,1>());
                                auto tmp266 = at::vec::maximum(tmp113, tmp112);
                                auto tmp267 = tmp76 / tmp266;
                                auto tmp268 = decltype(tmp112)::blendv(tmp109, tmp112, tmp6.template cast<float,1>());
                                auto tmp269 = decltype(tmp237)::blendv(tmp109, tmp237, tmp4.template cast<float,1>());
                                auto tmp270 = std::numeric_limits<float>::infinity();
                                auto tmp271 = at::vec::Vectorized<float>(tmp270);
                                auto tmp272 = decltype(tmp237)::blendv(tmp271, tmp237, tmp4.template cast<float,1>());
                                auto tmp273 = -std::numeric_limits<float>::infinity();
                                auto tmp274 = at::vec::Vectorized<float>(tmp273);
                                auto tmp275 = decltype(tmp237)::blendv(tmp274, tmp237, tmp4.template cast<float,1>());
                                auto tmp276 = tmp4.to<int64_t,2>();
                                auto tmp277 = decltype(tmp111)::blendv(tmp109, tmp111, tmp4.template cast<float,1>());
                                auto tmp278 = tmp192.neg();
                                auto tmp279 = decltype(tmp278)::blendv(tmp109, tmp278, tmp4.template cast<float,1>());
                                auto tmp280 = tmp231 + tmp176;
                                auto tmp281 = tmp280 * tmp206;
                                auto tmp282 = tmp281 + tmp123;
                                auto tmp283 = tmp282 * tmp206;
                                auto tmp284 = tmp283 * tmp206;
                                auto tmp285 = at::vec::minimum(tmp192, tmp183);
                                auto tmp286 = decltype(tmp109)::blendv(tmp285, tmp109, tmp205.template cast<float,1>());
                                auto tmp287 = tmp286.exp() - decltype(tmp286)(1);
                                auto tmp288 = tmp287 - tmp286;
                                auto tmp289 = decltype(tmp284)::blendv(tmp288, tmp284, tmp205.template cast<float,1>());
                                auto tmp290 = decltype(tmp289)::blendv(tmp109, tmp289, tmp4.template cast<float,1>());
                                auto tmp291 = tmp234.neg();
                                auto tmp292 = decltype(tmp291)::blendv(tmp109, tmp291, tmp4.template cast<float,1>());
                                auto tmp293 = tmp264 * tmp240;
                                auto tmp294 = tmp293 + tmp176;
                                auto tmp295 = tmp294 * tmp240;
                                auto tmp296 = tmp295 + tmp123;
                                auto tmp297 = tmp296 * tmp240;
                                auto tmp298 = tmp297 * tmp240;
                                auto tmp299 = at::vec::minimum(tmp234, tmp183);
                                auto tmp300 = decltype(tmp109)::blendv(tmp299, tmp109, tmp239.template cast<float,1>());
                                auto tmp301 = tmp300.exp() - decltype(tmp300)(1);
                                auto tmp302 = tmp301 - tmp300;
                                auto tmp303 = decltype(tmp298)::blendv(tmp302, tmp298, tmp239.template cast<float,1>());
                                auto tmp304 = decltype(tmp303)::blendv(tmp109, tmp303, tmp4.template cast<float,1>());
                                auto tmp305 = decltype(tmp238)::blendv(tmp109, tmp238, tmp4.template cast<float,1>());
                                auto tmp306 = decltype(tmp112)::blendv(tmp109, tmp112, tmp4.template cast<float,1>());
                                auto tmp307 = decltype(tmp112)::blendv(tmp271, tmp112, tmp4.template cast<float,1>());
                                auto tmp308 = decltype(tmp112)::blendv(tmp274, tmp112, tmp4.template cast<float,1>());
                                tmp6.store(out_ptr20 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                tmp12.store(out_ptr21 + static_cast<int64_t>(x0));
                                tmp59.store(out_ptr22 + static_cast<int64_t>(x0));
                                tmp111.store(out_ptr25 + static_cast<int64_t>(x0));
                                tmp117.store(out_ptr26 + static_cast<int64_t>(x0));
                                tmp189.store(in_out_ptr0 + static_cast<int64_t>(x0));
                                tmp198.store(out_ptr28 + static_cast<int64_t>(x0));
                                tmp203.store(out_ptr29 + static_cast<int64_t>(x0));
                                tmp265.store(out_ptr33 + static_cast<int64_t>(x0));
                                tmp267.store(out_ptr34 + static_cast<int64_t>(x0));
                                tmp268.store(out_ptr35 + static_cast<int64_t>(x0));
                                tmp_acc0_vec = tmp_acc0_vec + tmp269;
                                tmp_acc1_vec = at::vec::minimum(tmp_acc1_vec, tmp272);
                                tmp_acc2_vec = at::vec::maximum(tmp_acc2_vec, tmp275);
                                tmp_acc3_vec = tmp_acc3_vec + tmp276;
                                tmp_acc4_vec = tmp_acc4_vec + tmp277;
                                tmp_acc5_vec = tmp_acc5_vec + tmp279;
                                tmp_acc6_vec = tmp_acc6_vec + tmp290;
                                tmp_acc7_vec = tmp_acc7_vec + tmp292;
                                tmp_acc8_vec = tmp_acc8_vec + tmp304;
                                tmp_acc9_vec = tmp_acc9_vec + tmp305;
                                tmp_acc10_vec = tmp_acc10_vec + tmp306;
                                tmp_acc11_vec = at::vec::minimum(tmp_acc11_vec, tmp307);
                                tmp_acc12_vec = at::vec::maximum(tmp_acc12_vec, tmp308);
                            }
                            if(C10_UNLIKELY(x0 >= static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L)))) && x0 < static_cast<int64_t>(ks0)))
                            {
                                for (int64_t x0_tail = static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L))));x0_tail < static_cast<int64_t>(ks0); x0_tail++)
                                {
                                    auto tmp0 = in_ptr3[static_cast<int64_t>(x0_tail)];
                                    auto tmp5 = in_ptr2[static_cast<int64_t>(2L*x0_tail)];
                                    auto tmp7 = in_ptr2[static_cast<int64_t>(1L + 2L*x0_tail)];
                                    auto tmp11 = in_ptr4[static_cast<int64_t>(2L*x0_tail)];
                                    auto tmp13 = out_ptr19[static_cast<int64_t>(2L*x0_tail)];
                                    auto tmp16 = in_ptr1[static_cast<int64_t>(0L)];
                                    auto tmp37 = in_ptr4[static_cast<int64_t>(1L + 2L*x0_tail)];
                                    auto tmp39 = out_ptr19[static_cast<int64_t>(1L + 2L*x0_tail)];
                                    auto tmp54 = in_ptr5[static_cast<int64_t>(2L*x0_tail)];
                                    auto tmp60 = in_ptr5[static_cast<int64_t>(1L + 2L*x0_tail)];
                                    auto tmp73 = in_ptr6[static_cast<int64_t>(x0_tail)];
                                    auto tmp102 = in_ptr7[static_cast<int64_t>(x0_tail)];
                                    auto tmp159 = in_ptr8[static_cast<int64_t>(x0_tail)];
                                    auto tmp200 = in_ptr9[static_cast<int64_t>(x0_tail)];
                                    auto tmp1 = c10::convert<int64_t>(tmp0);
                                    auto tmp2 = static_cast<int64_t>(0);
                                    auto tmp3 = tmp1 != tmp2;
                                    auto tmp4 = decltype(tmp3)(tmp3 & tmp3);
                                    auto tmp6 = c10::convert<double>(tmp5);
                                    auto tmp8 = c10::convert<double>(tmp7);
                                    auto tmp9 = max_propagate_nan(tmp6, tmp8);
                                    auto tmp10 = c10::convert<float>(tmp9);
                                    auto tmp12 = c10::convert<double>(tmp11);
                                    auto tmp14 = double(tmp12 * tmp13);
                                    auto tmp15 = double(tmp6 - tmp9);
                                    auto tmp17 = static_cast<float>(1.1754943508222875e-38);
                                    auto tmp18 = tmp16 >= tmp17;
                                    auto tmp19 = static_cast<float>(3.4028234663852886e+38);
                                    auto tmp20 = tmp16 <= tmp19;
                                    auto tmp21 = decltype(tmp18)(tmp18 & tmp20);
                                    auto tmp22 = std::numeric_limits<float>::quiet_NaN();
                                    auto tmp23 = tmp21 ? tmp16 : tmp22;
                                    auto tmp24 = c10::convert<double>(tmp23);
                                    auto tmp25 = static_cast<float>(1.0);
                                    auto tmp26 = tmp25 / tmp24;
                                    auto tmp27 = static_cast<double>(1.4426950408889634);
                                    auto tmp28 = double(tmp26 * tmp27);
                                    auto tmp29 = double(tmp15 * tmp28);
                                    auto tmp30 = static_cast<double>(-10000.0);
                                    auto tmp31 = max_propagate_nan(tmp29, tmp30);
                                    auto tmp32 = static_cast<double>(0.0);
                                    auto tmp33 = tmp31 >= tmp32;
                                    auto tmp34 = c10::convert<double>(tmp33);
                                    auto tmp35 = double(tmp13 - tmp34);
                                    auto tmp36 = double(tmp14 + tmp35);
                                    auto tmp38 = c10::convert<double>(tmp37);
                                    auto tmp40 = double(tmp38 * tmp39);
                                    auto tmp41 = double(tmp8 - tmp9);
                                    auto tmp42 = double(tmp41 * tmp28);
                                    auto tmp43 = max_propagate_nan(tmp42, tmp30);
                                    auto tmp44 = tmp43 >= tmp32;
                                    auto tmp45 = c10::convert<double>(tmp44);
                                    auto tmp46 = double(tmp39 - tmp45);
                                    auto tmp47 = double(tmp40 + tmp46);
                                    auto tmp48 = double(tmp36 + tmp47);
                                    auto tmp49 = double(tmp34 + tmp45);
                                    auto tmp50 = static_cast<double>(1.0);
                                    auto tmp51 = double(tmp49 - tmp50);
                                    auto tmp52 = double(tmp48 + tmp51);
                                    auto tmp53 = c10::convert<float>(tmp52);
                                    auto tmp55 = c10::convert<double>(tmp54);
                                    auto tmp56 = double(tmp12 + tmp50);
                                    auto tmp57 = double(tmp56 * tmp31);
                                    auto tmp58 = double(tmp55 + tmp57);
                                    auto tmp59 = double(tmp58 * tmp13);
                                    auto tmp61 = c10::convert<double>(tmp60);
                                    auto tmp62 = double(tmp38 + tmp50);
                                    auto tmp63 = double(tmp62 * tmp43);
                                    auto tmp64 = double(tmp61 + tmp63);
                                    auto tmp65 = double(tmp64 * tmp39);
                                    auto tmp66 = double(tmp59 + tmp65);
                                    auto tmp67 = c10::convert<float>(tmp66);
                                    auto tmp68 = static_cast<float>(0.6931471805599453);
                                    auto tmp69 = float(tmp67 * tmp68);
                                    auto tmp70 = c10::convert<double>(tmp53);
                                    auto tmp71 = std::log1p(tmp70);
                                    auto tmp72 = c10::convert<float>(tmp71);
                                    auto tmp74 = static_cast<int64_t>(-2147483648);
                                    auto tmp75 = tmp3 ? tmp73 : tmp74;
                                    auto tmp76 = tmp75 == tmp74;
                                    auto tmp77 = tmp75 >= tmp2;
                                    auto tmp78 = static_cast<int64_t>(151936);
                                    auto tmp79 = tmp75 < tmp78;
                                    auto tmp80 = decltype(tmp77)(tmp77 & tmp79);
                                    auto tmp81 = int64_t(tmp75 - tmp2);
                                    auto tmp82 = max_propagate_nan(tmp81, tmp2);
                                    auto tmp83 = static_cast<int64_t>(151935);
                                    auto tmp84 = min_propagate_nan(tmp82, tmp83);
                                    auto tmp85 = tmp84;
                                    auto tmp86 = c10::convert<int64_t>(tmp85);
                                    TORCH_CHECK((0 <= tmp86) & (tmp86 < 151936L), "index out of bounds: 0 <= tmp86 < 151936L");
                                    auto tmp88 = in_ptr0[static_cast<int64_t>(tmp84 + 151936L*x0_tail)];
                                    auto tmp89 = c10::convert<float>(tmp88);
                                    auto tmp90 = float(tmp89 - tmp10);
                                    auto tmp91 = tmp90 / tmp23;
                                    auto tmp92 = float(tmp91 - tmp72);
                                    auto tmp93 = tmp80 ? tmp92 : tmp22;
                                    auto tmp94 = static_cast<float>(0.0);
                                    auto tmp95 = tmp76 ? tmp94 : tmp93;
                                    auto tmp96 = tmp3 ? tmp95 : tmp94;
                                    auto tmp97 = float(tmp53 + tmp25);
                                    auto tmp98 = tmp69 / tmp97;
                                    auto tmp99 = float(tmp72 - tmp98);
                                    auto tmp100 = tmp76 ? tmp94 : tmp99;
                                    auto tmp101 = tmp3 ? tmp100 : tmp94;
                                    auto tmp103 = tmp3 ? tmp102 : tmp94;
                                    auto tmp104 = float(tmp103 - tmp96);
                                    auto tmp105 = std::abs(tmp104);
                                    auto tmp106 = static_cast<float>(0.5);
                                    auto tmp107 = tmp105 < tmp106;
                                    auto tmp108 = tmp107 ? tmp104 : tmp94;
                                    auto tmp109 = float(tmp94 * tmp108);
                                    auto tmp110 = static_cast<float>(7.647163731819816e-13);
                                    auto tmp111 = float(tmp109 + tmp110);
                                    auto tmp112 = float(tmp111 * tmp108);
                                    auto tmp113 = static_cast<float>(1.1470745597729725e-11);
                                    auto tmp114 = float(tmp112 + tmp113);
                                    auto tmp115 = float(tmp114 * tmp108);
                                    auto tmp116 = static_cast<float>(1.6059043836821613e-10);
                                    auto tmp117 = float(tmp115 + tmp116);
                                    auto tmp118 = float(tmp117 * tmp108);
                                    auto tmp119 = static_cast<float>(2.08767569878681e-09);
                                    auto tmp120 = float(tmp118 + tmp119);
                                    auto tmp121 = float(tmp120 * tmp108);
                                    auto tmp122 = static_cast<float>(2.505210838544172e-08);
                                    auto tmp123 = float(tmp121 + tmp122);
                                    auto tmp124 = float(tmp123 * tmp108);
                                    auto tmp125 = static_cast<float>(2.755731922398589e-07);
                                    auto tmp126 = float(tmp124 + tmp125);
                                    auto tmp127 = float(tmp126 * tmp108);
                                    auto tmp128 = static_cast<float>(2.7557319223985893e-06);
                                    auto tmp129 = float(tmp127 + tmp128);
                                    auto tmp130 = float(tmp129 * tmp108);
                                    auto tmp131 = static_cast<float>(2.48015873015873e-05);
                                    auto tmp132 = float(tmp130 + tmp131);
                                    auto tmp133 = float(tmp132 * tmp108);
                                    auto tmp134 = static_cast<float>(0.0001984126984126984);
                                    auto tmp135 = float(tmp133 + tmp134);
                                    auto tmp136 = float(tmp135 * tmp108);
                                    auto tmp137 = static_cast<float>(0.001388888888888889);
                                    auto tmp138 = float(tmp136 + tmp137);
                                    auto tmp139 = float(tmp138 * tmp108);
                                    auto tmp140 = static_cast<float>(0.008333333333333333);
                                    auto tmp141 = float(tmp139 + tmp140);
                                    auto tmp142 = float(tmp141 * tmp108);
                                    auto tmp143 = static_cast<float>(0.041666666666666664);
                                    auto tmp144 = float(tmp142 + tmp143);
                                    auto tmp145 = float(tmp144 * tmp108);
                                    auto tmp146 = static_cast<float>(0.16666666666666666);
                                    auto tmp147 = float(tmp145 + tmp146);
                                    auto tmp148 = float(tmp147 * tmp108);
                                    auto tmp149 = float(tmp148 + tmp106);
                                    auto tmp150 = float(tmp149 * tmp108);
                                    auto tmp151 = float(tmp150 * tmp108);
                                    auto tmp152 = static_cast<float>(20.0);
                                    auto tmp153 = min_propagate_nan(tmp104, tmp152);
                                    auto tmp154 = tmp107 ? tmp94 : tmp153;
                                    auto tmp155 = std::expm1(tmp154);
                                    auto tmp156 = float(tmp155 - tmp154);
                                    auto tmp157 = tmp107 ? tmp151 : tmp156;
                                    auto tmp158 = tmp3 ? tmp157 : tmp94;
                                    auto tmp160 = tmp3 ? tmp159 : tmp94;
                                    auto tmp161 = float(tmp96 - tmp160);
                                    auto tmp162 = static_cast<float>(-20.0);
                                    auto tmp163 = max_propagate_nan(tmp161, tmp162);
                                    auto tmp164 = min_propagate_nan(tmp163, tmp152);
                                    auto tmp165 = std::exp(tmp164);
                                    auto tmp166 = tmp3 ? tmp165 : tmp25;
                                    auto tmp167 = tmp4 ? tmp161 : tmp94;
                                    auto tmp168 = max_propagate_nan(tmp167, tmp162);
                                    auto tmp169 = min_propagate_nan(tmp168, tmp152);
                                    auto tmp170 = std::exp(tmp169);
                                    auto tmp171 = tmp4 ? tmp170 : tmp25;
                                    auto tmp172 = std::abs(tmp161);
                                    auto tmp173 = tmp172 < tmp106;
                                    auto tmp174 = tmp173 ? tmp161 : tmp94;
                                    auto tmp175 = float(tmp94 * tmp174);
                                    auto tmp176 = float(tmp175 + tmp110);
                                    auto tmp177 = float(tmp176 * tmp174);
                                    auto tmp178 = float(tmp177 + tmp113);
                                    auto tmp179 = float(tmp178 * tmp174);
                                    auto tmp180 = float(tmp179 + tmp116);
                                    auto tmp181 = float(tmp180 * tmp174);
                                    auto tmp182 = float(tmp181 + tmp119);
                                    auto tmp183 = float(tmp182 * tmp174);
                                    auto tmp184 = float(tmp183 + tmp122);
                                    auto tmp185 = float(tmp184 * tmp174);
                                    auto tmp186 = float(tmp185 + tmp125);
                                    auto tmp187 = float(tmp186 * tmp174);
                                    auto tmp188 = float(tmp187 + tmp128);
                                    auto tmp189 = float(tmp188 * tmp174);
                                    auto tmp190 = float(tmp189 + tmp131);
                                    auto tmp191 = float(tmp190 * tmp174);
                                    auto tmp192 = float(tmp191 + tmp134);
                                    auto tmp193 = float(tmp192 * tmp174);
                                    auto tmp194 = float(tmp193 + tmp137);
                                    auto tmp195 = float(tmp194 * tmp174);
                                    auto tmp196 = float(tmp195 + tmp140);
                                    auto tmp197 = float(tmp196 * tmp174);
                                    auto tmp198 = float(tmp197 + tmp143);
                                    auto tmp199 = float(tmp198 * tmp174);
                                    auto tmp201 = tmp3 ? tmp200 : tmp94;
                                    auto tmp202 = float(tmp160 - tmp201);
                                    auto tmp203 = max_propagate_nan(tmp202, tmp162);
                                    auto tmp204 = min_propagate_nan(tmp203, tmp152);
                                    auto tmp205 = std::exp(tmp204);
                                    auto tmp206 = std::abs(tmp202);
                                    auto tmp207 = tmp206 < tmp106;
                                    auto tmp208 = tmp207 ? tmp202 : tmp94;
                                    auto tmp209 = float(tmp94 * tmp208);
                                    auto tmp210 = float(tmp209 + tmp110);
                                    auto tmp211 = float(tmp210 * tmp208);
                                    auto tmp212 = float(tmp211 + tmp113);
                                    auto tmp213 = float(tmp212 * tmp208);
                                    auto tmp214 = float(tmp213 + tmp116);
                                    auto tmp215 = float(tmp214 * tmp208);
                                    auto tmp216 = float(tmp215 + tmp119);
                                    auto tmp217 = float(tmp216 * tmp208);
                                    auto tmp218 = float(tmp217 + tmp122);
                                    auto tmp219 = float(tmp218 * tmp208);
                                    auto tmp220 = float(tmp219 + tmp125);
                                    auto tmp221 = float(tmp220 * tmp208);
                                    auto tmp222 = float(tmp221 + tmp128);
                                    auto tmp223 = float(tmp222 * tmp208);
                                    auto tmp224 = float(tmp223 + tmp131);
                                    auto tmp225 = float(tmp224 * tmp208);
                                    auto tmp226 = float(tmp225 + tmp134);
                                    auto tmp227 = float(tmp226 * tmp208);
                                    auto tmp228 = float(tmp227 + tmp137);
                                    auto tmp229 = float(tmp228 * tmp208);
                                    auto tmp230 = float(tmp229 + tmp140);
                                    auto tmp231 = float(tmp230 * tmp208);
                                    auto tmp232 = float(tmp231 + tmp143);
                                    auto tmp233 = tmp3 ? tmp166 : tmp94;
                                    auto tmp234 = max_propagate_nan(tmp97, tmp25);
                                    auto tmp235 = tmp69 / tmp234;
                                    auto tmp236 = tmp4 ? tmp25 : tmp94;
                                    auto tmp237 = tmp3 ? tmp205 : tmp94;
                                    auto tmp238 = std::numeric_limits<float>::infinity();
                                    auto tmp239 = tmp3 ? tmp205 : tmp238;
                                    auto tmp240 = -std::numeric_limits<float>::infinity();
                                    auto tmp241 = tmp3 ? tmp205 : tmp240;
                                    auto tmp242 = c10::convert<int64_t>(tmp3);
                                    auto tmp243 = tmp3 ? tmp96 : tmp94;
                                    auto tmp244 = decltype(tmp161)(-tmp161);
                                    auto tmp245 = tmp3 ? tmp244 : tmp94;
                                    auto tmp246 = float(tmp199 + tmp146);
                                    auto tmp247 = float(tmp246 * tmp174);
                                    auto tmp248 = float(tmp247 + tmp106);
                                    auto tmp249 = float(tmp248 * tmp174);
                                    auto tmp250 = float(tmp249 * tmp174);
                                    auto tmp251 = min_propagate_nan(tmp161, tmp152);
                                    auto tmp252 = tmp173 ? tmp94 : tmp251;
                                    auto tmp253 = std::expm1(tmp252);
                                    auto tmp254 = float(tmp253 - tmp252);
                                    auto tmp255 = tmp173 ? tmp250 : tmp254;
                                    auto tmp256 = tmp3 ? tmp255 : tmp94;
                                    auto tmp257 = decltype(tmp202)(-tmp202);
                                    auto tmp258 = tmp3 ? tmp257 : tmp94;
                                    auto tmp259 = float(tmp232 * tmp208);
                                    auto tmp260 = float(tmp259 + tmp146);
                                    auto tmp261 = float(tmp260 * tmp208);
                                    auto tmp262 = float(tmp261 + tmp106);
                                    auto tmp263 = float(tmp262 * tmp208);
                                    auto tmp264 = float(tmp263 * tmp208);
                                    auto tmp265 = min_propagate_nan(tmp202, tmp152);
                                    auto tmp266 = tmp207 ? tmp94 : tmp265;
                                    auto tmp267 = std::expm1(tmp266);
                                    auto tmp268 = float(tmp267 - tmp266);
                                    auto tmp269 = tmp207 ? tmp264 : tmp268;
                                    auto tmp270 = tmp3 ? tmp269 : tmp94;
                                    auto tmp271 = tmp3 ? tmp206 : tmp94;
                                    auto tmp272 = tmp3 ? tmp25 : tmp94;
                                    auto tmp273 = tmp3 ? tmp25 : tmp238;
                                    auto tmp274 = tmp3 ? tmp25 : tmp240;
                                    out_ptr20[static_cast<int64_t>(x0_tail)] = tmp4;
                                    out_ptr21[static_cast<int64_t>(x0_tail)] = tmp10;
                                    out_ptr22[static_cast<int64_t>(x0_tail)] = tmp53;
                                    out_ptr25[static_cast<int64_t>(x0_tail)] = tmp96;
                                    out_ptr26[static_cast<int64_t>(x0_tail)] = tmp101;
                                    in_out_ptr0[static_cast<int64_t>(x0_tail)] = tmp158;
                                    out_ptr28[static_cast<int64_t>(x0_tail)] = tmp166;
                                    out_ptr29[static_cast<int64_t>(x0_tail)] = tmp171;
                                    out_ptr33[static_cast<int64_t>(x0_tail)] = tmp233;
                                    out_ptr34[static_cast<int64_t>(x0_tail)] = tmp235;
                                    out_ptr35[static_cast<int64_t>(x0_tail)] = tmp236;
                                    tmp_acc0 = tmp_acc0 + tmp237;
                                    tmp_acc1 = min_propagate_nan(tmp_acc1, tmp239);
                                    tmp_acc2 = max_propagate_nan(tmp_acc2, tmp241);
                                    tmp_acc3 = tmp_acc3 + tmp242;
                                    tmp_acc4 = tmp_acc4 + tmp243;
                                    tmp_acc5 = tmp_acc5 + tmp245;
                                    tmp_acc6 = tmp_acc6 + tmp256;
                                    tmp_acc7 = tmp_acc7 + tmp258;
                                    tmp_acc8 = tmp_acc8 + tmp270;
                                    tmp_acc9 = tmp_acc9 + tmp271;
                                    tmp_acc10 = tmp_acc10 + tmp272;
                                    tmp_acc11 = min_propagate_nan(tmp_acc11, tmp273);
                                    tmp_acc12 = max_propagate_nan(tmp_acc12, tmp274);
                                }
                            }
                        }
                    }
                    tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc0_vec);
                    out_ptr36[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc0);
                    tmp_acc1 = min_propagate_nan(tmp_acc1, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::minimum(x, y); }, tmp_acc1_vec));
                    out_ptr37[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc1);
                    tmp_acc2 = max_propagate_nan(tmp_acc2, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc2_vec));
                    out_ptr38[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc2);
                    tmp_acc3 = tmp_acc3 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc3_vec);
                    out_ptr39[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc3);
                    tmp_acc4 = tmp_acc4 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc4_vec);
                    out_ptr40[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc4);
                    tmp_acc5 = tmp_acc5 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc5_vec);
                    out_ptr41[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc5);
                    tmp_acc6 = tmp_acc6 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc6_vec);
                    out_ptr42[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc6);
                    tmp_acc7 = tmp_acc7 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc7_vec);
                    out_ptr43[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc7);
                    tmp_acc8 = tmp_acc8 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc8_vec);
                    out_ptr44[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc8);
                    tmp_acc9 = tmp_acc9 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc9_vec);
                    out_ptr45[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc9);
                    tmp_acc10 = tmp_acc10 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc10_vec);
                    out_ptr46[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc10);
                    tmp_acc11 = min_propagate_nan(tmp_acc11, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::minimum(x, y); }, tmp_acc11_vec));
                    out_ptr47[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc11);
                    tmp_acc12 = max_propagate_nan(tmp_acc12, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc12_vec));
                    out_ptr48[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc12);
                }
            }
        }
        #pragma omp single
        {
            {
                for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks1); x0+=static_cast<int64_t>(8L))
                {
                    {
                        if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(8L))))))
                        {
                            auto tmp0 = static_cast<float>(0.0);
                            auto tmp1 = at::vec::Vectorized<float>(tmp0);
                            tmp1.store(out_ptr49 + static_cast<int64_t>(x0));
                        }
                        if(C10_UNLIKELY(x0 >= static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(8L)))) && x0 < static_cast<int64_t>(ks1)))
                        {
                            auto tmp0 = static_cast<float>(0.0);
                            auto tmp1 = at::vec::Vectorized<float>(tmp0);
                            tmp1.store(out_ptr49 + static_cast<int64_t>(x0), static_cast<int64_t>(ks1 + (-8L)*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(8L)))));
                        }
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(8L))
                {
                    {
                        if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L))))))
                        {
                            auto tmp0 = at::vec::VecMask<float,1>::from(in_ptr3 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                            auto tmp5 = at::vec::VectorizedN<int64_t,2>::loadu(in_ptr10 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
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
                                __at_align__ std::array<int64_t, 8> tmpbuf;
                                tmp24.store(tmpbuf.data(), static_cast<int64_t>(8));
                                return tmpbuf;
                            }
                            ()
                            ;
                            auto tmp26 =
                            [&]
                            {
                                __at_align__ std::array<int64_t, 8> tmpbuf;
                                #pragma GCC unroll 8
                                for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                {
                                    tmpbuf[x0_inner] = static_cast<int64_t>(tmp25[x0_inner]);
                                }
                                return at::vec::VectorizedN<int64_t,2>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                            }
                            ()
                            ;
                            TORCH_CHECK((at::vec::VecMask<int64_t,2>((at::vec::VectorizedN<int64_t,2>(0) <= tmp26) & (tmp26 < at::vec::VectorizedN<int64_t,2>(ks1)))).all_masked(), "index out of bounds: 0 <= tmp26 < ks1");
                            auto tmp28 = tmp4.to<float,1>();
                            atomic_add_vec<float, 2, 1>(out_ptr49, tmp26, tmp28);
                        }
                        if(C10_UNLIKELY(x0 >= static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L)))) && x0 < static_cast<int64_t>(ks0)))
                        {
                            auto tmp0 = at::vec::VecMask<float,1>::from(in_ptr3 + static_cast<int64_t>(x0), static_cast<int64_t>(ks0 + (-8L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L)))));
                            auto tmp5 = at::vec::VectorizedN<int64_t,2>::loadu(in_ptr10 + static_cast<int64_t>(x0), static_cast<int64_t>(ks0 + (-8L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L)))));
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
                                __at_align__ std::array<int64_t, 8> tmpbuf;
                                tmp24.store(tmpbuf.data(), static_cast<int64_t>(ks0 + (-8L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L)))));
                                return tmpbuf;
                            }
                            ()
                            ;
                            auto tmp26 =
                            [&]
                            {
                                __at_align__ std::array<int64_t, 8> tmpbuf;
                                #pragma GCC unroll 8
                                for (long x0_inner = 0; x0_inner < static_cast<int64_t>(ks0 + (-8L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L)))); x0_inner++)
                                {
                                    tmpbuf[x0_inner] = static_cast<int64_t>(tmp25[x0_inner]);
                                }
                                return at::vec::VectorizedN<int64_t,2>::loadu(tmpbuf.data(), static_cast<int64_t>(ks0 + (-8L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L)))));
                            }
                            ()
                            ;
                            TORCH_CHECK((at::vec::VecMask<int64_t,2>::set(at::vec::VecMask<int64_t,2>::from(1), (at::vec::VecMask<int64_t,2>((at::vec::VectorizedN<int64_t,2>(0) <= tmp26) & (tmp26 < at::vec::VectorizedN<int64_t,2>(ks1)))), static_cast<int64_t>(ks0 + (-8L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L)))))).all_masked(), "index out of bounds: 0 <= tmp26 < ks1");
                            auto tmp28 = tmp4.to<float,1>();
                            atomic_add_vec<float, 2, 1>(out_ptr49, tmp26, tmp28, static_cast<int64_t>(ks0 + (-8L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L)))));
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
                    for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks0); x0+=static_cast<int64_t>(8L))
                    {
                        {
                            if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L))))))
                            {
                                auto tmp0 = at::vec::VecMask<float,1>::from(in_ptr3 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                auto tmp5 = at::vec::VectorizedN<int64_t,2>::loadu(in_ptr10 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                auto tmp35 = at::vec::VecMask<float,1>::from(out_ptr20 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                auto tmp36 = at::vec::Vectorized<float>::loadu(in_ptr11 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                auto tmp41 = at::vec::Vectorized<float>::loadu(out_ptr29 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                auto tmp55 = at::vec::Vectorized<float>::loadu(in_out_ptr0 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                auto tmp58 = at::vec::Vectorized<float>::loadu(out_ptr26 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
                                auto tmp62 = at::vec::Vectorized<float>::loadu(out_ptr28 + static_cast<int64_t>(x0), static_cast<int64_t>(8));
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
                                    __at_align__ std::array<int64_t, 8> tmpbuf;
                                    tmp24.store(tmpbuf.data(), static_cast<int64_t>(8));
                                    return tmpbuf;
                                }
                                ()
                                ;
                                auto tmp26 =
                                [&]
                                {
                                    __at_align__ std::array<int64_t, 8> tmpbuf;
                                    #pragma GCC unroll 8
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = static_cast<int64_t>(tmp25[x0_inner]);
                                    }
                                    return at::vec::VectorizedN<int64_t,2>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
                                }
                                ()
                                ;
                                TORCH_CHECK((at::vec::VecMask<int64_t,2>((at::vec::VectorizedN<int64_t,2>(0) <= tmp26) & (tmp26 < at::vec::VectorizedN<int64_t,2>(ks1)))).all_masked(), "index out of bounds: 0 <= tmp26 < ks1");
                                auto tmp28 =
                                [&]
                                {
                                    __at_align__ std::array<float, 8> tmpbuf;
                                    #pragma GCC unroll 8
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(8); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = out_ptr49[static_cast<int64_t>(tmp25[x0_inner])];
                                    }
                                    return at::vec::Vectorized<float>::loadu(tmpbuf.data(), static_cast<int64_t>(8));
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
                                tmp34.store(out_ptr50 + static_cast<int64_t>(x0));
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
                            if(C10_UNLIKELY(x0 >= static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L)))) && x0 < static_cast<int64_t>(ks0)))
                            {
                                for (int64_t x0_tail = static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(8L))));x0_tail < static_cast<int64_t>(ks0); x0_tail++)
                                {
                                    auto tmp0 = in_ptr3[static_cast<int64_t>(x0_tail)];
                                    auto tmp4 = in_ptr10[static_cast<int64_t>(x0_tail)];
                                    auto tmp27 = out_ptr20[static_cast<int64_t>(x0_tail)];
                                    auto tmp28 = in_ptr11[static_cast<int64_t>(x0_tail)];
                                    auto tmp33 = out_ptr29[static_cast<int64_t>(x0_tail)];
                                    auto tmp45 = in_out_ptr0[static_cast<int64_t>(x0_tail)];
                                    auto tmp48 = out_ptr26[static_cast<int64_t>(x0_tail)];
                                    auto tmp52 = out_ptr28[static_cast<int64_t>(x0_tail)];
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
                                    auto tmp22 = out_ptr49[static_cast<int64_t>(tmp18)];
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
                                    out_ptr50[static_cast<int64_t>(x0_tail)] = tmp26;
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
                    out_ptr51[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc0);
                    tmp_acc1 = tmp_acc1 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc1_vec);
                    out_ptr52[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc1);
                    tmp_acc2 = tmp_acc2 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc2_vec);
                    out_ptr53[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc2);
                    tmp_acc3 = tmp_acc3 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc3_vec);
                    out_ptr54[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc3);
                    tmp_acc4 = tmp_acc4 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc4_vec);
                    out_ptr55[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc4);
                    tmp_acc5 = tmp_acc5 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc5_vec);
                    out_ptr56[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc5);
                    tmp_acc6 = tmp_acc6 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc6_vec);
                    out_ptr57[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc6);
                    tmp_acc7 = min_propagate_nan(tmp_acc7, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::minimum(x, y); }, tmp_acc7_vec));
                    out_ptr58[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc7);
                    tmp_acc8 = max_propagate_nan(tmp_acc8, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc8_vec));
                    out_ptr59[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc8);
                    tmp_acc9 = tmp_acc9 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc9_vec);
                    out_ptr60[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc9);
                    tmp_acc10 = tmp_acc10 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc10_vec);
                    out_ptr61[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc10);
                    tmp_acc11 = tmp_acc11 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc11_vec);
                    out_ptr62[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc11);
                    tmp_acc12 = tmp_acc12 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc12_vec);
                    out_ptr63[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc12);
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    int64_t tmp_acc0 = 0;
                    at::vec::VectorizedN<int64_t,2> tmp_acc0_vec = at::vec::VectorizedN<int64_t,2>(0);
                    for(int64_t x0=static_cast<int64_t>(0L); x0<static_cast<int64_t>(ks1); x0+=static_cast<int64_t>(8L))
                    {
                        {
                            if(C10_LIKELY(x0 >= static_cast<int64_t>(0) && x0 < static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(8L))))))
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
                            if(C10_UNLIKELY(x0 >= static_cast<int64_t>(8L*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(8L)))) && x0 < static_cast<int64_t>(ks1)))
                            {
                                auto tmp0 = x0;
                                auto tmp1 = c10::convert<int64_t>(tmp0);
                                auto tmp2 = at::vec::VectorizedN<int64_t,2>::arange(tmp1, 1);
                                auto tmp3 = (-2L) + ks1;
                                auto tmp4 = c10::convert<int64_t>(tmp3);
                                auto tmp5 = at::vec::VectorizedN<int64_t,2>(tmp4);
                                auto tmp6 = at::vec::VecMask<int64_t,2>(tmp2 < tmp5);
                                auto tmp7 = tmp6.to<int64_t,2>();
                                tmp_acc0_vec = sum_masked_reduce(tmp_acc0_vec, tmp7, static_cast<int64_t>(ks1 + (-8L)*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(8L)))));
                            }
                        }
                    }
                    tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc0_vec);
                    out_ptr64[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc0);
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr64[static_cast<int64_t>(0L)];
                        auto tmp6 = out_ptr51[static_cast<int64_t>(0L)];
                        auto tmp8 = in_ptr12[static_cast<int64_t>(0L)];
                        auto tmp9 = out_ptr52[static_cast<int64_t>(0L)];
                        auto tmp13 = in_ptr13[static_cast<int64_t>(0L)];
                        auto tmp15 = out_ptr53[static_cast<int64_t>(0L)];
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
                        out_ptr65[static_cast<int64_t>(0L)] = tmp5;
                        out_ptr67[static_cast<int64_t>(0L)] = tmp19;
                        out_ptr68[static_cast<int64_t>(0L)] = tmp20;
                        out_ptr69[static_cast<int64_t>(0L)] = tmp21;
                        out_ptr70[static_cast<int64_t>(0L)] = tmp22;
                        out_ptr71[static_cast<int64_t>(0L)] = tmp24;
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
                        auto tmp0 = out_ptr40[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr56[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr57[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr58[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr59[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr41[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr42[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr60[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr61[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr63[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr36[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr37[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr38[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr45[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr46[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr47[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr48[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr46[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr47[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr95[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr48[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr96[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr63[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr97[static_cast<int64_t>(0L)] = tmp1;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr62[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr98[static_cast<int64_t>(0L)] = tmp1;
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
                        out_ptr99[static_cast<int64_t>(0L)] = tmp0;
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
                        out_ptr100[static_cast<int64_t>(0L)] = tmp0;
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
                        out_ptr101[static_cast<int64_t>(0L)] = tmp0;
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
                        out_ptr102[static_cast<int64_t>(0L)] = tmp0;
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr125[static_cast<int64_t>(0L)] = tmp1;
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
                        out_ptr126[static_cast<int64_t>(0L)] = tmp1;
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
                        out_ptr127[static_cast<int64_t>(0L)] = tmp1;
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
                        out_ptr128[static_cast<int64_t>(0L)] = tmp1;
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
                        out_ptr129[static_cast<int64_t>(0L)] = tmp1;
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
                            out_ptr130[static_cast<int64_t>(2L*x0)] = tmp0;
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
                            out_ptr131[static_cast<int64_t>(2L*x0)] = tmp0;
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
        buf0 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf1 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf2 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf3 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf21 = empty_strided_cpu((s11, 2), (2, 1), torch.float32)
        buf20 = reinterpret_tensor(buf21, (s11, 1), (2, 1), 1)  # alias
        buf15 = empty_strided_cpu((s11, 2), (2, 1), torch.float32)
        buf14 = reinterpret_tensor(buf15, (s11, 1), (2, 1), 1)  # alias
        buf18 = empty_strided_cpu((s11, 2), (2, 1), torch.float32)
        buf17 = reinterpret_tensor(buf18, (s11, 1), (2, 1), 1)  # alias
        buf4 = empty_strided_cpu((s11, 296), (296, 1), torch.float32)
        buf5 = empty_strided_cpu((s11, 296), (296, 1), torch.float32)
        buf6 = empty_strided_cpu((s11, 296), (296, 1), torch.float32)
        buf7 = empty_strided_cpu((s11, 296), (296, 1), torch.float32)
        buf8 = empty_strided_cpu((s11, ), (1, ), torch.float64)
        buf10 = empty_strided_cpu((s11, ), (1, ), torch.float64)
        buf11 = empty_strided_cpu((s11, ), (1, ), torch.float64)
        buf12 = empty_strided_cpu((s11, ), (1, ), torch.float64)
        buf19 = reinterpret_tensor(buf21, (s11, 1), (2, 1), 0)  # alias
        buf13 = reinterpret_tensor(buf15, (s11, 1), (2, 1), 0)  # alias
        buf16 = reinterpret_tensor(buf18, (s11, 1), (2, 1), 0)  # alias
        buf22 = empty_strided_cpu((s11, 2), (2, 1), torch.float64)
        assert_size_stride(primals_4, (s11, ), (1, ), 'input')
        assert_size_stride(primals_6, (s11, ), (1, ), 'input')
        assert_size_stride(primals_10, (s11, ), (1, ), 'input')
        assert_size_stride(primals_9, (s11, ), (1, ), 'input')
        assert_size_stride(primals_12, (s11, ), (1, ), 'input')
        buf34 = empty_strided_cpu((s11, ), (1, ), torch.bool)
        buf23 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf24 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf27 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf28 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf29 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf30 = reinterpret_tensor(buf29, (s11, ), (1, ), 0); del buf29  # reuse
        buf33 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf35 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf69 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf138 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf70 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf58 = empty_strided_cpu((), (), torch.float32)
        buf59 = empty_strided_cpu((), (), torch.float32)
        buf60 = empty_strided_cpu((), (), torch.float32)
        buf43 = empty_strided_cpu((), (), torch.int64)
        buf44 = empty_strided_cpu((), (), torch.float32)
        buf51 = empty_strided_cpu((), (), torch.float32)
        buf53 = empty_strided_cpu((), (), torch.float32)
        buf61 = empty_strided_cpu((), (), torch.float32)
        buf63 = empty_strided_cpu((), (), torch.float32)
        buf64 = empty_strided_cpu((), (), torch.float32)
        buf65 = empty_strided_cpu((), (), torch.float32)
        buf66 = empty_strided_cpu((), (), torch.float32)
        buf67 = empty_strided_cpu((), (), torch.float32)
        buf31 = empty_strided_cpu((s49, 1), (1, 1), torch.float32)
        assert_size_stride(primals_3, (s11, ), (1, ), 'input')
        assert_size_stride(primals_8, (s11, ), (1, ), 'input')
        buf36 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf37 = empty_strided_cpu((), (), torch.float32)
        buf40 = empty_strided_cpu((), (), torch.float32)
        buf41 = empty_strided_cpu((), (), torch.float32)
        buf45 = empty_strided_cpu((), (), torch.float32)
        buf46 = empty_strided_cpu((), (), torch.float32)
        buf47 = empty_strided_cpu((), (), torch.float32)
        buf48 = empty_strided_cpu((), (), torch.float32)
        buf49 = empty_strided_cpu((), (), torch.float32)
        buf50 = empty_strided_cpu((), (), torch.float32)
        buf54 = empty_strided_cpu((), (), torch.int64)
        buf55 = empty_strided_cpu((), (), torch.int64)
        buf68 = empty_strided_cpu((), (), torch.int64)
        buf56 = empty_strided_cpu((), (), torch.int64)
        buf38 = empty_strided_cpu((), (), torch.int64)
        assert_size_stride(primals_13, (), (), 'input')
        assert_size_stride(primals_14, (), (), 'input')
        assert_size_stride(primals_15, (), (), 'input')
        buf39 = empty_strided_cpu((), (), torch.float32)
        buf102 = empty_strided_cpu((31, ), (1, ), torch.float64)
        buf73 = reinterpret_tensor(buf102, (1, ), (1, ), 2)  # alias
        buf74 = reinterpret_tensor(buf102, (1, ), (1, ), 3)  # alias
        buf71 = reinterpret_tensor(buf102, (1, ), (1, ), 0)  # alias
        buf72 = reinterpret_tensor(buf102, (1, ), (1, ), 1)  # alias
        buf139 = empty_strided_cpu((), (), torch.float32)
        buf75 = reinterpret_tensor(buf102, (1, ), (1, ), 4)  # alias
        buf76 = reinterpret_tensor(buf102, (1, ), (1, ), 5)  # alias
        buf77 = reinterpret_tensor(buf102, (1, ), (1, ), 6)  # alias
        buf78 = reinterpret_tensor(buf102, (1, ), (1, ), 7)  # alias
        buf79 = reinterpret_tensor(buf102, (1, ), (1, ), 8)  # alias
        buf80 = reinterpret_tensor(buf102, (1, ), (1, ), 9)  # alias
        buf81 = reinterpret_tensor(buf102, (1, ), (1, ), 10)  # alias
        buf82 = reinterpret_tensor(buf102, (1, ), (1, ), 11)  # alias
        buf83 = reinterpret_tensor(buf102, (1, ), (1, ), 12)  # alias
        buf84 = reinterpret_tensor(buf102, (1, ), (1, ), 13)  # alias
        buf85 = reinterpret_tensor(buf102, (1, ), (1, ), 14)  # alias
        buf86 = reinterpret_tensor(buf102, (1, ), (1, ), 15)  # alias
        buf87 = reinterpret_tensor(buf102, (1, ), (1, ), 16)  # alias
        buf88 = reinterpret_tensor(buf102, (1, ), (1, ), 17)  # alias
        buf89 = reinterpret_tensor(buf102, (1, ), (1, ), 18)  # alias
        buf90 = reinterpret_tensor(buf102, (1, ), (1, ), 19)  # alias
        buf91 = reinterpret_tensor(buf102, (1, ), (1, ), 20)  # alias
        buf92 = reinterpret_tensor(buf102, (1, ), (1, ), 21)  # alias
        buf93 = reinterpret_tensor(buf102, (1, ), (1, ), 22)  # alias
        buf94 = reinterpret_tensor(buf102, (1, ), (1, ), 23)  # alias
        buf95 = reinterpret_tensor(buf102, (1, ), (1, ), 24)  # alias
        buf96 = reinterpret_tensor(buf102, (1, ), (1, ), 25)  # alias
        buf97 = reinterpret_tensor(buf102, (1, ), (1, ), 26)  # alias
        buf98 = reinterpret_tensor(buf102, (1, ), (1, ), 27)  # alias
        buf99 = reinterpret_tensor(buf102, (1, ), (1, ), 28)  # alias
        buf100 = reinterpret_tensor(buf102, (1, ), (1, ), 29)  # alias
        buf101 = reinterpret_tensor(buf102, (1, ), (1, ), 30)  # alias
        buf134 = empty_strided_cpu((31, ), (1, ), torch.float64)
        buf103 = reinterpret_tensor(buf134, (1, ), (1, ), 0)  # alias
        buf104 = reinterpret_tensor(buf134, (1, ), (1, ), 1)  # alias
        buf105 = reinterpret_tensor(buf134, (1, ), (1, ), 2)  # alias
        buf106 = reinterpret_tensor(buf134, (1, ), (1, ), 3)  # alias
        buf107 = reinterpret_tensor(buf134, (1, ), (1, ), 4)  # alias
        buf108 = reinterpret_tensor(buf134, (1, ), (1, ), 5)  # alias
        buf109 = reinterpret_tensor(buf134, (1, ), (1, ), 6)  # alias
        buf110 = reinterpret_tensor(buf134, (1, ), (1, ), 7)  # alias
        buf111 = reinterpret_tensor(buf134, (1, ), (1, ), 8)  # alias
        buf112 = reinterpret_tensor(buf134, (1, ), (1, ), 9)  # alias
        buf113 = reinterpret_tensor(buf134, (1, ), (1, ), 10)  # alias
        buf114 = reinterpret_tensor(buf134, (1, ), (1, ), 11)  # alias
        buf115 = reinterpret_tensor(buf134, (1, ), (1, ), 12)  # alias
        buf116 = reinterpret_tensor(buf134, (1, ), (1, ), 13)  # alias
        buf117 = reinterpret_tensor(buf134, (1, ), (1, ), 14)  # alias
        buf118 = reinterpret_tensor(buf134, (1, ), (1, ), 15)  # alias
        buf119 = reinterpret_tensor(buf134, (1, ), (1, ), 16)  # alias
        buf120 = reinterpret_tensor(buf134, (1, ), (1, ), 17)  # alias
        buf121 = reinterpret_tensor(buf134, (1, ), (1, ), 18)  # alias
        buf122 = reinterpret_tensor(buf134, (1, ), (1, ), 19)  # alias
        buf123 = reinterpret_tensor(buf134, (1, ), (1, ), 20)  # alias
        buf124 = reinterpret_tensor(buf134, (1, ), (1, ), 21)  # alias
        buf125 = reinterpret_tensor(buf134, (1, ), (1, ), 22)  # alias
        buf126 = reinterpret_tensor(buf134, (1, ), (1, ), 23)  # alias
        buf127 = reinterpret_tensor(buf134, (1, ), (1, ), 24)  # alias
        buf128 = reinterpret_tensor(buf134, (1, ), (1, ), 25)  # alias
        buf129 = reinterpret_tensor(buf134, (1, ), (1, ), 26)  # alias
        buf130 = reinterpret_tensor(buf134, (1, ), (1, ), 27)  # alias
        buf131 = reinterpret_tensor(buf134, (1, ), (1, ), 28)  # alias
        buf132 = reinterpret_tensor(buf134, (1, ), (1, ), 29)  # alias
        buf133 = reinterpret_tensor(buf134, (1, ), (1, ), 30)  # alias
        buf137 = empty_strided_cpu((31, 2), (2, 1), torch.float64)
        buf135 = reinterpret_tensor(buf137, (31, 1), (2, 1), 0)  # alias
        buf136 = reinterpret_tensor(buf137, (31, 1), (2, 1), 1)  # alias
        cpp_fused__to_copy_abs_add_amax_amin_arange_bitwise_and_clamp_clamp_min_div_eq_exp_exp2_expm1_gather_ge_gt_index_index_add_le_log1p_lt_mul_ne_neg_new_zeros_ones_like_reciprocal_scalar_tensor_select_slice_stack_sub_sum_unbind_unsqueeze_view_where_zeros_like_0(buf30, primals_5, primals_7, buf18, primals_4, buf21, buf15, primals_6, primals_10, primals_9, primals_12, primals_3, primals_8, primals_13, primals_14, primals_15, buf102, buf134, buf0, buf1, buf2, buf3, buf20, buf14, buf17, buf4, buf5, buf6, buf7, buf8, buf10, buf11, buf12, buf19, buf13, buf16, buf22, buf34, buf23, buf24, buf27, buf28, buf33, buf35, buf69, buf138, buf70, buf58, buf59, buf60, buf43, buf44, buf51, buf53, buf61, buf63, buf64, buf65, buf66, buf67, buf31, buf36, buf37, buf40, buf41, buf45, buf46, buf47, buf48, buf49, buf50, buf54, buf55, buf68, buf56, buf38, buf39, buf73, buf74, buf71, buf72, buf139, buf75, buf76, buf77, buf78, buf79, buf80, buf81, buf82, buf83, buf84, buf85, buf86, buf87, buf88, buf89, buf90, buf91, buf92, buf93, buf94, buf95, buf96, buf97, buf98, buf99, buf100, buf101, buf103, buf104, buf105, buf106, buf107, buf108, buf109, buf110, buf111, buf112, buf113, buf114, buf115, buf116, buf117, buf118, buf119, buf120, buf121, buf122, buf123, buf124, buf125, buf126, buf127, buf128, buf129, buf130, buf131, buf132, buf133, buf135, buf136, s11, s49)
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
        del buf130
        del buf131
        del buf132
        del buf133
        del buf134
        del buf14
        del buf15
        del buf16
        del buf17
        del buf18
        del buf19
        del buf2
        del buf20
        del buf21
        del buf22
        del buf3
        del buf31
        del buf33
        del buf35
        del buf37
        del buf38
        del buf4
        del buf40
        del buf41
        del buf43
        del buf44
        del buf45
        del buf46
        del buf47
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
        del buf63
        del buf64
        del buf65
        del buf66
        del buf67
        del buf68
        del buf7
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
        return (buf139, buf137, buf27, buf28, buf69, buf30, buf70, primals_4, primals_5, primals_6, primals_7, primals_8, primals_9, primals_10, primals_13, primals_14, primals_15, buf23, buf24, buf27, buf34, buf36, buf39, buf138, s11, s11, )

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
