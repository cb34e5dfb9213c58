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


cpp_fused__to_copy_abs_add_amax_amin_arange_bitwise_and_clamp_clamp_min_div_eq_exp_exp2_expm1_gather_ge_gt_index_index_add_le_log_lt_mul_ne_neg_new_zeros_ones_like_reciprocal_scalar_tensor_select_slice_stack_sub_sum_unbind_unsqueeze_view_where_zeros_like_0 = async_compile.cpp_pybinding(['float*', 'const at::BFloat16*', 'const float*', 'const float*', 'const float*', 'const float*', 'const bool*', 'const int64_t*', 'const int64_t*', 'const float*', 'const float*', 'const float*', 'const float*', 'const float*', 'const float*', 'const float*', 'const double*', 'const double*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'double*', 'double*', 'double*', 'float*', 'float*', 'float*', 'float*', 'bool*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'int64_t*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'float*', 'int64_t*', 'int64_t*', 'int64_t*', 'int64_t*', 'int64_t*', 'float*', 'double*', 'double*', 'double*', 'double*', 'float*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'double*', 'const int64_t', 'const int64_t'], r'''
#include <torch/csrc/inductor/cpp_prefix.h>
extern "C"  void  kernel(float* in_out_ptr0,
                       const at::BFloat16* in_ptr0,
                       const float* in_ptr1,
                       const float* in_ptr2,
                       const float* in_ptr3,
                       const float* in_ptr4,
                       const bool* in_ptr5,
                       const int64_t* in_ptr6,
                       const int64_t* in_ptr7,
                       const float* in_ptr8,
                       const float* in_ptr9,
                       const float* in_ptr10,
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
                       double* out_ptr8,
                       double* out_ptr10,
                       double* out_ptr11,
                       float* out_ptr12,
                       float* out_ptr13,
                       float* out_ptr14,
                       float* out_ptr15,
                       bool* out_ptr16,
                       float* out_ptr18,
                       float* out_ptr19,
                       float* out_ptr21,
                       float* out_ptr22,
                       float* out_ptr26,
                       float* out_ptr27,
                       float* out_ptr28,
                       float* out_ptr29,
                       float* out_ptr30,
                       int64_t* out_ptr31,
                       float* out_ptr32,
                       float* out_ptr33,
                       float* out_ptr34,
                       float* out_ptr35,
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
                       int64_t* out_ptr51,
                       int64_t* out_ptr52,
                       int64_t* out_ptr53,
                       int64_t* out_ptr54,
                       int64_t* out_ptr55,
                       float* out_ptr56,
                       double* out_ptr58,
                       double* out_ptr59,
                       double* out_ptr60,
                       double* out_ptr61,
                       float* out_ptr62,
                       double* out_ptr63,
                       double* out_ptr64,
                       double* out_ptr65,
                       double* out_ptr66,
                       double* out_ptr67,
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
                                    auto tmp25 = tmp24 * tmp23;
                                    tmp_acc0_vec = tmp_acc0_vec + tmp24;
                                    tmp_acc1_vec = tmp_acc1_vec + tmp25;
                                }
                            }
                        }
                        tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc0_vec);
                        out_ptr1[static_cast<int64_t>(x1 + 297L*x0)] = static_cast<float>(tmp_acc0);
                        tmp_acc1 = tmp_acc1 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc1_vec);
                        out_ptr2[static_cast<int64_t>(x1 + 297L*x0)] = static_cast<float>(tmp_acc1);
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
                            tmp3.store(out_ptr3 + static_cast<int64_t>(x1 + 297L*x0));
                        }
                        if(C10_UNLIKELY(x1 >= static_cast<int64_t>(288L) && x1 < static_cast<int64_t>(296L)))
                        {
                            auto tmp0 = at::vec::Vectorized<float>::loadu(out_ptr0 + static_cast<int64_t>(x1 + 296L*x0), static_cast<int64_t>(8L));
                            auto tmp1 = static_cast<float>(-3.4028234663852886e+38);
                            auto tmp2 = at::vec::Vectorized<float>(tmp1);
                            auto tmp3 = at::vec::maximum(tmp0, tmp2);
                            tmp3.store(out_ptr3 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(8L));
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
                    out_ptr4[static_cast<int64_t>(x0)] = static_cast<float>(tmp_acc0);
                }
                {
                    float tmp_acc0 = 0;
                    at::vec::VectorizedN<float,2> tmp_acc0_vec = at::vec::VectorizedN<float,2>(0);
                    float tmp_acc1 = 0;
                    at::vec::VectorizedN<float,2> tmp_acc1_vec = at::vec::VectorizedN<float,2>(0);
                    for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(384L); x1+=static_cast<int64_t>(32L))
                    {
                        {
                            if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(384L)))
                            {
                                auto tmp0 = at::vec::Vectorized<at::BFloat16>::loadu(in_ptr0 + static_cast<int64_t>(151552L + x1 + 151936L*x0), static_cast<int64_t>(32));
                                auto tmp2 = out_ptr4[static_cast<int64_t>(x0)];
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
                                auto tmp25 = tmp24 * tmp23;
                                tmp_acc0_vec = tmp_acc0_vec + tmp24;
                                tmp_acc1_vec = tmp_acc1_vec + tmp25;
                            }
                        }
                    }
                    tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc0_vec);
                    out_ptr5[static_cast<int64_t>(297L*x0)] = static_cast<float>(tmp_acc0);
                    tmp_acc1 = tmp_acc1 + at::vec::vec_reduce_all<float, 2>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc1_vec);
                    out_ptr6[static_cast<int64_t>(297L*x0)] = static_cast<float>(tmp_acc1);
                }
                {
                    {
                        auto tmp0 = out_ptr4[static_cast<int64_t>(x0)];
                        auto tmp1 = static_cast<float>(-3.4028234663852886e+38);
                        auto tmp2 = max_propagate_nan(tmp0, tmp1);
                        out_ptr7[static_cast<int64_t>(297L*x0)] = tmp2;
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
                    out_ptr8[static_cast<int64_t>(x0)] = static_cast<double>(tmp_acc0);
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
                    for(int64_t x1=static_cast<int64_t>(0L); x1<static_cast<int64_t>(297L); x1+=static_cast<int64_t>(16L))
                    {
                        {
                            if(C10_LIKELY(x1 >= static_cast<int64_t>(0) && x1 < static_cast<int64_t>(288L)))
                            {
                                auto tmp0 = at::vec::Vectorized<float>::loadu(in_ptr2 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(16));
                                auto tmp2 = out_ptr8[static_cast<int64_t>(x0)];
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
                                auto tmp31 = tmp30 * tmp22;
                                auto tmp32 = tmp28 + tmp31;
                                auto tmp33 = tmp32 * tmp26;
                                auto tmp34 = tmp30 * tmp26;
                                tmp_acc0_vec = tmp_acc0_vec + tmp33;
                                tmp_acc1_vec = tmp_acc1_vec + tmp34;
                            }
                            if(C10_UNLIKELY(x1 >= static_cast<int64_t>(288L) && x1 < static_cast<int64_t>(297L)))
                            {
                                auto tmp0 = at::vec::Vectorized<float>::loadu(in_ptr2 + static_cast<int64_t>(x1 + 297L*x0), static_cast<int64_t>(9L));
                                auto tmp2 = out_ptr8[static_cast<int64_t>(x0)];
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
                                auto tmp31 = tmp30 * tmp22;
                                auto tmp32 = tmp28 + tmp31;
                                auto tmp33 = tmp32 * tmp26;
                                auto tmp34 = tmp30 * tmp26;
                                tmp_acc0_vec = sum_masked_reduce(tmp_acc0_vec, tmp33, static_cast<int64_t>(9L));
                                tmp_acc1_vec = sum_masked_reduce(tmp_acc1_vec, tmp34, static_cast<int64_t>(9L));
                            }
                        }
                    }
                    tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<double, 2>([](at::vec::Vectorized<double>& x, at::vec::Vectorized<double>& y) { return x + y; }, tmp_acc0_vec);
                    out_ptr10[static_cast<int64_t>(x0)] = static_cast<double>(tmp_acc0);
                    tmp_acc1 = tmp_acc1 + at::vec::vec_reduce_all<double, 2>([](at::vec::Vectorized<double>& x, at::vec::Vectorized<double>& y) { return x + y; }, tmp_acc1_vec);
                    out_ptr11[static_cast<int64_t>(x0)] = static_cast<double>(tmp_acc1);
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
                            auto tmp0 = at::vec::VectorizedN<double,2>::loadu(out_ptr11 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                            auto tmp5 = in_ptr1[static_cast<int64_t>(0L)];
                            auto tmp17 = at::vec::VectorizedN<double,2>::loadu(out_ptr10 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                            auto tmp1 = at::vec::convert<float,1,double,2>(tmp0);
                            auto tmp2 = static_cast<float>(1.0);
                            auto tmp3 = at::vec::Vectorized<float>(tmp2);
                            auto tmp4 = at::vec::maximum(tmp1, tmp3);
                            auto tmp6 = static_cast<float>(1.1754943508222875e-38);
                            auto tmp7 = tmp5 >= tmp6;
                            auto tmp8 = static_cast<float>(3.4028234663852886e+38);
                            auto tmp9 = tmp5 <= tmp8;
                            auto tmp10 = decltype(tmp7)(tmp7 & tmp9);
                            auto tmp11 = std::numeric_limits<float>::quiet_NaN();
                            auto tmp12 = tmp10 ? tmp5 : tmp11;
                            auto tmp13 = at::vec::Vectorized<float>(tmp12);
                            auto tmp14 = tmp4 * tmp13;
                            auto tmp15 = tmp14.reciprocal();
                            auto tmp16 = tmp15 * tmp3;
                            auto tmp18 = at::vec::convert<float,1,double,2>(tmp17);
                            auto tmp19 = static_cast<float>(0.6931471805599453);
                            auto tmp20 = at::vec::Vectorized<float>(tmp19);
                            auto tmp21 = tmp18 * tmp20;
                            auto tmp22 = tmp21 / tmp4;
                            tmp16.store(out_ptr12 + static_cast<int64_t>(x0));
                            tmp22.store(out_ptr13 + static_cast<int64_t>(x0));
                        }
                        if(C10_UNLIKELY(x0 >= static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))) && x0 < static_cast<int64_t>(ks0)))
                        {
                            auto tmp0 = at::vec::VectorizedN<double,2>::loadu(out_ptr11 + static_cast<int64_t>(x0), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
                            auto tmp5 = in_ptr1[static_cast<int64_t>(0L)];
                            auto tmp17 = at::vec::VectorizedN<double,2>::loadu(out_ptr10 + static_cast<int64_t>(x0), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
                            auto tmp1 = at::vec::convert<float,1,double,2>(tmp0);
                            auto tmp2 = static_cast<float>(1.0);
                            auto tmp3 = at::vec::Vectorized<float>(tmp2);
                            auto tmp4 = at::vec::maximum(tmp1, tmp3);
                            auto tmp6 = static_cast<float>(1.1754943508222875e-38);
                            auto tmp7 = tmp5 >= tmp6;
                            auto tmp8 = static_cast<float>(3.4028234663852886e+38);
                            auto tmp9 = tmp5 <= tmp8;
                            auto tmp10 = decltype(tmp7)(tmp7 & tmp9);
                            auto tmp11 = std::numeric_limits<float>::quiet_NaN();
                            auto tmp12 = tmp10 ? tmp5 : tmp11;
                            auto tmp13 = at::vec::Vectorized<float>(tmp12);
                            auto tmp14 = tmp4 * tmp13;
                            auto tmp15 = tmp14.reciprocal();
                            auto tmp16 = tmp15 * tmp3;
                            auto tmp18 = at::vec::convert<float,1,double,2>(tmp17);
                            auto tmp19 = static_cast<float>(0.6931471805599453);
                            auto tmp20 = at::vec::Vectorized<float>(tmp19);
                            auto tmp21 = tmp18 * tmp20;
                            auto tmp22 = tmp21 / tmp4;
                            tmp16.store(out_ptr12 + static_cast<int64_t>(x0), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
                            tmp22.store(out_ptr13 + static_cast<int64_t>(x0), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
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
                            auto tmp0 = at::vec::VectorizedN<double,2>::loadu(out_ptr8 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                            auto tmp1 = at::vec::convert<float,1,double,2>(tmp0);
                            tmp1.store(out_ptr14 + static_cast<int64_t>(x0));
                        }
                        if(C10_UNLIKELY(x0 >= static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))) && x0 < static_cast<int64_t>(ks0)))
                        {
                            auto tmp0 = at::vec::VectorizedN<double,2>::loadu(out_ptr8 + static_cast<int64_t>(x0), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
                            auto tmp1 = at::vec::convert<float,1,double,2>(tmp0);
                            tmp1.store(out_ptr14 + static_cast<int64_t>(x0), static_cast<int64_t>(ks0 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))));
                        }
                    }
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
                            tmp1.store(out_ptr15 + static_cast<int64_t>(x0));
                        }
                        if(C10_UNLIKELY(x0 >= static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(16L)))) && x0 < static_cast<int64_t>(ks1)))
                        {
                            auto tmp0 = static_cast<float>(0.0);
                            auto tmp1 = at::vec::Vectorized<float>(tmp0);
                            tmp1.store(out_ptr15 + static_cast<int64_t>(x0), static_cast<int64_t>(ks1 + (-16L)*(c10::div_floor_integer(static_cast<int64_t>(ks1), static_cast<int64_t>(16L)))));
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
                                auto tmp5 = at::vec::VectorizedN<int64_t,2>::loadu(in_ptr6 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp31 = at::vec::VectorizedN<double,2>::loadu(out_ptr11 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp36 = at::vec::VectorizedN<int64_t,2>::loadu(in_ptr7 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp58 = at::vec::VectorizedN<double,2>::loadu(out_ptr8 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp61 = in_ptr1[static_cast<int64_t>(0L)];
                                auto tmp78 = at::vec::VectorizedN<double,2>::loadu(out_ptr10 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp87 = at::vec::Vectorized<float>::loadu(in_ptr8 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp159 = at::vec::Vectorized<float>::loadu(in_ptr9 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp203 = at::vec::Vectorized<float>::loadu(in_ptr10 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
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
                                auto tmp29 = tmp4.template cast<int32_t,1>();
                                auto tmp30 = tmp29 & tmp29;
                                auto tmp32 = at::vec::convert<float,1,double,2>(tmp31);
                                auto tmp33 = at::vec::convert<double,2,float,1>(tmp32);
                                auto tmp34 = tmp33.log();
                                auto tmp35 = at::vec::convert<float,1,double,2>(tmp34);
                                auto tmp37 = static_cast<int64_t>(-2147483648);
                                auto tmp38 = at::vec::VectorizedN<int64_t,2>(tmp37);
                                auto tmp39 = decltype(tmp36)::blendv(tmp38, tmp36, tmp4.template cast<int64_t,2>());
                                auto tmp40 = at::vec::VecMask<int64_t,2>(tmp39 == tmp38);
                                auto tmp41 = at::vec::VecMask<int64_t,2>(tmp39 >= tmp3);
                                auto tmp42 = static_cast<int64_t>(151936);
                                auto tmp43 = at::vec::VectorizedN<int64_t,2>(tmp42);
                                auto tmp44 = at::vec::VecMask<int64_t,2>(tmp39 < tmp43);
                                auto tmp45 = tmp41.template cast<int32_t,1>();
                                auto tmp46 = tmp44.template cast<int32_t,1>();
                                auto tmp47 = tmp45 & tmp46;
                                auto tmp48 = tmp39 - tmp3;
                                auto tmp49 = at::vec::maximum(tmp48, tmp3);
                                auto tmp50 = static_cast<int64_t>(151935);
                                auto tmp51 = at::vec::VectorizedN<int64_t,2>(tmp50);
                                auto tmp52 = at::vec::minimum(tmp49, tmp51);
                                auto tmp53 =
                                [&]
                                {
                                    __at_align__ std::array<int64_t, 16> tmpbuf;
                                    tmp52.store(tmpbuf.data(), static_cast<int64_t>(16));
                                    return tmpbuf;
                                }
                                ()
                                ;
                                auto tmp54 =
                                [&]
                                {
                                    __at_align__ std::array<int64_t, 16> tmpbuf;
                                    #pragma GCC unroll 16
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(16); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = static_cast<int64_t>(tmp53[x0_inner]);
                                    }
                                    return at::vec::VectorizedN<int64_t,2>::loadu(tmpbuf.data(), static_cast<int64_t>(16));
                                }
                                ()
                                ;
                                TORCH_CHECK((at::vec::VecMask<int64_t,2>((at::vec::VectorizedN<int64_t,2>(0) <= tmp54) & (tmp54 < at::vec::VectorizedN<int64_t,2>(151936L)))).all_masked(), "index out of bounds: 0 <= tmp54 < 151936L");
                                auto tmp56 =
                                [&]
                                {
                                    __at_align__ std::array<at::BFloat16, 32> tmpbuf;
                                    #pragma GCC unroll 16
                                    for (long x0_inner = 0; x0_inner < static_cast<int64_t>(16); x0_inner++)
                                    {
                                        tmpbuf[x0_inner] = in_ptr0[static_cast<int64_t>(tmp53[x0_inner] + 151936L*x0 + 151936L*x0_inner)];
                                    }
                                    return at::vec::Vectorized<at::BFloat16>::loadu(tmpbuf.data(), static_cast<int64_t>(16));
                                }
                                ()
                                ;
                                auto tmp57 = at::vec::convert<float>(tmp56);
                                auto tmp59 = at::vec::convert<float,1,double,2>(tmp58);
                                auto tmp60 = tmp57 - tmp59;
                                auto tmp62 = static_cast<float>(1.1754943508222875e-38);
                                auto tmp63 = tmp61 >= tmp62;
                                auto tmp64 = static_cast<float>(3.4028234663852886e+38);
                                auto tmp65 = tmp61 <= tmp64;
                                auto tmp66 = decltype(tmp63)(tmp63 & tmp65);
                                auto tmp67 = std::numeric_limits<float>::quiet_NaN();
                                auto tmp68 = tmp66 ? tmp61 : tmp67;
                                auto tmp69 = at::vec::Vectorized<float>(tmp68);
                                auto tmp70 = tmp60 / tmp69;
                                auto tmp71 = tmp70 - tmp35;
                                auto tmp72 = at::vec::Vectorized<float>(tmp67);
                                auto tmp73 = decltype(tmp71)::blendv(tmp72, tmp71, tmp47.template cast<float,1>());
                                auto tmp74 = static_cast<float>(0.0);
                                auto tmp75 = at::vec::Vectorized<float>(tmp74);
                                auto tmp76 = decltype(tmp75)::blendv(tmp73, tmp75, tmp40.template cast<float,1>());
                                auto tmp77 = decltype(tmp76)::blendv(tmp75, tmp76, tmp4.template cast<float,1>());
                                auto tmp79 = at::vec::convert<float,1,double,2>(tmp78);
                                auto tmp80 = static_cast<float>(0.6931471805599453);
                                auto tmp81 = at::vec::Vectorized<float>(tmp80);
                                auto tmp82 = tmp79 * tmp81;
                                auto tmp83 = tmp82 / tmp32;
                                auto tmp84 = tmp35 - tmp83;
                                auto tmp85 = decltype(tmp75)::blendv(tmp84, tmp75, tmp40.template cast<float,1>());
                                auto tmp86 = decltype(tmp85)::blendv(tmp75, tmp85, tmp4.template cast<float,1>());
                                auto tmp88 = decltype(tmp87)::blendv(tmp75, tmp87, tmp4.template cast<float,1>());
                                auto tmp89 = tmp88 - tmp77;
                                auto tmp90 = tmp89.abs();
                                auto tmp91 = static_cast<float>(0.5);
                                auto tmp92 = at::vec::Vectorized<float>(tmp91);
                                auto tmp93 = at::vec::VecMask<float,1>(tmp90 < tmp92);
                                auto tmp94 = decltype(tmp89)::blendv(tmp75, tmp89, tmp93.template cast<float,1>());
                                auto tmp95 = tmp75 * tmp94;
                                auto tmp96 = static_cast<float>(7.647163731819816e-13);
                                auto tmp97 = at::vec::Vectorized<float>(tmp96);
                                auto tmp98 = tmp95 + tmp97;
                                auto tmp99 = tmp98 * tmp94;
                                auto tmp100 = static_cast<float>(1.1470745597729725e-11);
                                auto tmp101 = at::vec::Vectorized<float>(tmp100);
                                auto tmp102 = tmp99 + tmp101;
                                auto tmp103 = tmp102 * tmp94;
                                auto tmp104 = static_cast<float>(1.6059043836821613e-10);
                                auto tmp105 = at::vec::Vectorized<float>(tmp104);
                                auto tmp106 = tmp103 + tmp105;
                                auto tmp107 = tmp106 * tmp94;
                                auto tmp108 = static_cast<float>(2.08767569878681e-09);
                                auto tmp109 = at::vec::Vectorized<float>(tmp108);
                                auto tmp110 = tmp107 + tmp109;
                                auto tmp111 = tmp110 * tmp94;
                                auto tmp112 = static_cast<float>(2.505210838544172e-08);
                                auto tmp113 = at::vec::Vectorized<float>(tmp112);
                                auto tmp114 = tmp111 + tmp113;
                                auto tmp115 = tmp114 * tmp94;
                                auto tmp116 = static_cast<float>(2.755731922398589e-07);
                                auto tmp117 = at::vec::Vectorized<float>(tmp116);
                                auto tmp118 = tmp115 + tmp117;
                                auto tmp119 = tmp118 * tmp94;
                                auto tmp120 = static_cast<float>(2.7557319223985893e-06);
                                auto tmp121 = at::vec::Vectorized<float>(tmp120);
                                auto tmp122 = tmp119 + tmp121;
                                auto tmp123 = tmp122 * tmp94;
                                auto tmp124 = static_cast<float>(2.48015873015873e-05);
                                auto tmp125 = at::vec::Vectorized<float>(tmp124);
                                auto tmp126 = tmp123 + tmp125;
                                auto tmp127 = tmp126 * tmp94;
                                auto tmp128 = static_cast<float>(0.0001984126984126984);
                                auto tmp129 = at::vec::Vectorized<float>(tmp128);
                                auto tmp130 = tmp127 + tmp129;
                                auto tmp131 = tmp130 * tmp94;
                                auto tmp132 = static_cast<float>(0.001388888888888889);
                                auto tmp133 = at::vec::Vectorized<float>(tmp132);
                                auto tmp134 = tmp131 + tmp133;
                                auto tmp135 = tmp134 * tmp94;
                                auto tmp136 = static_cast<float>(0.008333333333333333);
                                auto tmp137 = at::vec::Vectorized<float>(tmp136);
                                auto tmp138 = tmp135 + tmp137;
                                auto tmp139 = tmp138 * tmp94;
                                auto tmp140 = static_cast<float>(0.041666666666666664);
                                auto tmp141 = at::vec::Vectorized<float>(tmp140);
                                auto tmp142 = tmp139 + tmp141;
                                auto tmp143 = tmp142 * tmp94;
                                auto tmp144 = static_cast<float>(0.16666666666666666);
                                auto tmp145 = at::vec::Vectorized<float>(tmp144);
                                auto tmp146 = tmp143 + tmp145;
                                auto tmp147 = tmp146 * tmp94;
                                auto tmp148 = tmp147 + tmp92;
                                auto tmp149 = tmp148 * tmp94;
                                auto tmp150 = tmp149 * tmp94;
                                auto tmp151 = static_cast<float>(20.0);
                                auto tmp152 = at::vec::Vectorized<float>(tmp151);
                                auto tmp153 = at::vec::minimum(tmp89, tmp152);
                                auto tmp154 = decltype(tmp75)::blendv(tmp153, tmp75, tmp93.template cast<float,1>());
                                auto tmp155 = tmp154.exp() - decltype(tmp154)(1);
                                auto tmp156 = tmp155 - tmp154;
                                auto tmp157 = decltype(tmp150)::blendv(tmp156, tmp150, tmp93.template cast<float,1>());
                                auto tmp158 = decltype(tmp157)::blendv(tmp75, tmp157, tmp4.template cast<float,1>());
                                auto tmp160 = decltype(tmp159)::blendv(tmp75, tmp159, tmp4.template cast<float,1>());
                                auto tmp161 = tmp77 - tmp160;
                                auto tmp162 = static_cast<float>(-20.0);
                                auto tmp163 = at::vec::Vectorized<float>(tmp162);
                                auto tmp164 = at::vec::maximum(tmp161, tmp163);
                                auto tmp165 = at::vec::minimum(tmp164, tmp152);
                                auto tmp166 = tmp165.exp();
                                auto tmp167 = static_cast<float>(1.0);
                                auto tmp168 = at::vec::Vectorized<float>(tmp167);
                                auto tmp169 = decltype(tmp166)::blendv(tmp168, tmp166, tmp4.template cast<float,1>());
                                auto tmp170 = decltype(tmp161)::blendv(tmp75, tmp161, tmp30.template cast<float,1>());
                                auto tmp171 = at::vec::maximum(tmp170, tmp163);
                                auto tmp172 = at::vec::minimum(tmp171, tmp152);
                                auto tmp173 = tmp172.exp();
                                auto tmp174 = decltype(tmp173)::blendv(tmp168, tmp173, tmp30.template cast<float,1>());
                                auto tmp175 = tmp161.abs();
                                auto tmp176 = at::vec::VecMask<float,1>(tmp175 < tmp92);
                                auto tmp177 = decltype(tmp161)::blendv(tmp75, tmp161, tmp176.template cast<float,1>());
                                auto tmp178 = tmp75 * tmp177;
                                auto tmp179 = tmp178 + tmp97;
                                auto tmp180 = tmp179 * tmp177;
                                auto tmp181 = tmp180 + tmp101;
                                auto tmp182 = tmp181 * tmp177;
                                auto tmp183 = tmp182 + tmp105;
                                auto tmp184 = tmp183 * tmp177;
                                auto tmp185 = tmp184 + tmp109;
                                auto tmp186 = tmp185 * tmp177;
                                auto tmp187 = tmp186 + tmp113;
                                auto tmp188 = tmp187 * tmp177;
                                auto tmp189 = tmp188 + tmp117;
                                auto tmp190 = tmp189 * tmp177;
                                auto tmp191 = tmp190 + tmp121;
                                auto tmp192 = tmp191 * tmp177;
                                auto tmp193 = tmp192 + tmp125;
                                auto tmp194 = tmp193 * tmp177;
                                auto tmp195 = tmp194 + tmp129;
                                auto tmp196 = tmp195 * tmp177;
                                auto tmp197 = tmp196 + tmp133;
                                auto tmp198 = tmp197 * tmp177;
                                auto tmp199 = tmp198 + tmp137;
                                auto tmp200 = tmp199 * tmp177;
                                auto tmp201 = tmp200 + tmp141;
                                auto tmp202 = tmp201 * tmp177;
                                auto tmp204 = decltype(tmp203)::blendv(tmp75, tmp203, tmp4.template cast<float,1>());
                                auto tmp205 = tmp160 - tmp204;
                                auto tmp206 = at::vec::maximum(tmp205, tmp163);
                                auto tmp207 = at::vec::minimum(tmp206, tmp152);
                                auto tmp208 = tmp207.exp();
                                auto tmp209 = tmp205.abs();
                                auto tmp210 = at::vec::VecMask<float,1>(tmp209 < tmp92);
                                auto tmp211 = decltype(tmp205)::blendv(tmp75, tmp205, tmp210.template cast<float,1>());
                                auto tmp212 = tmp75 * tmp211;
                                auto tmp213 = tmp212 + tmp97;
                                auto tmp214 = tmp213 * tmp211;
                                auto tmp215 = tmp214 + tmp101;
                                auto tmp216 = tmp215 * tmp211;
                                auto tmp217 = tmp216 + tmp105;
                                auto tmp218 = tmp217 * tmp211;
                                auto tmp219 = tmp218 + tmp109;
                                auto tmp220 = tmp219 * tmp211;
                                auto tmp221 = tmp220 + tmp113;
                                auto tmp222 = tmp221 * tmp211;
                                auto tmp223 = tmp222 + tmp117;
                                auto tmp224 = tmp223 * tmp211;
                                auto tmp225 = tmp224 + tmp121;
                                auto tmp226 = tmp225 * tmp211;
                                auto tmp227 = tmp226 + tmp125;
                                auto tmp228 = tmp227 * tmp211;
                                auto tmp229 = tmp228 + tmp129;
                                auto tmp230 = tmp229 * tmp211;
                                auto tmp231 = tmp230 + tmp133;
                                auto tmp232 = tmp231 * tmp211;
                                auto tmp233 = tmp232 + tmp137;
                                auto tmp234 = tmp233 * tmp211;
                                auto tmp235 = tmp234 + tmp141;
                                auto tmp236 = decltype(tmp169)::blendv(tmp75, tmp169, tmp4.template cast<float,1>());
                                auto tmp237 = decltype(tmp168)::blendv(tmp75, tmp168, tmp30.template cast<float,1>());
                                auto tmp238 = decltype(tmp208)::blendv(tmp75, tmp208, tmp4.template cast<float,1>());
                                auto tmp239 = std::numeric_limits<float>::infinity();
                                auto tmp240 = at::vec::Vectorized<float>(tmp239);
                                auto tmp241 = decltype(tmp208)::blendv(tmp240, tmp208, tmp4.template cast<float,1>());
                                auto tmp242 = -std::numeric_limits<float>::infinity();
                                auto tmp243 = at::vec::Vectorized<float>(tmp242);
                                auto tmp244 = decltype(tmp208)::blendv(tmp243, tmp208, tmp4.template cast<float,1>());
                                auto tmp245 = tmp4.to<int64_t,2>();
                                auto tmp246 = decltype(tmp77)::blendv(tmp75, tmp77, tmp4.template cast<float,1>());
                                auto tmp247 = tmp161.neg();
                                auto tmp248 = decltype(tmp247)::blendv(tmp75, tmp247, tmp4.template cast<float,1>());
                                auto tmp249 = tmp202 + tmp145;
                                auto tmp250 = tmp249 * tmp177;
                                auto tmp251 = tmp250 + tmp92;
                                auto tmp252 = tmp251 * tmp177;
                                auto tmp253 = tmp252 * tmp177;
                                auto tmp254 = at::vec::minimum(tmp161, tmp152);
                                auto tmp255 = decltype(tmp75)::blendv(tmp254, tmp75, tmp176.template cast<float,1>());
                                auto tmp256 = tmp255.exp() - decltype(tmp255)(1);
                                auto tmp257 = tmp256 - tmp255;
                                auto tmp258 = decltype(tmp253)::blendv(tmp257, tmp253, tmp176.template cast<float,1>());
                                auto tmp259 = decltype(tmp258)::blendv(tmp75, tmp258, tmp4.template cast<float,1>());
                                auto tmp260 = tmp205.neg();
                                auto tmp261 = decltype(tmp260)::blendv(tmp75, tmp260, tmp4.template cast<float,1>());
                                auto tmp262 = tmp235 * tmp211;
                                auto tmp263 = tmp262 + tmp145;
                                auto tmp264 = tmp263 * tmp211;
                                auto tmp265 = tmp264 + tmp92;
                                auto tmp266 = tmp265 * tmp211;
                                auto tmp267 = tmp266 * tmp211;
                                auto tmp268 = at::vec::minimum(tmp205, tmp152);
                                auto tmp269 = decltype(tmp75)::blendv(tmp268, tmp75, tmp210.template cast<float,1>());
                                auto tmp270 = tmp269.exp() - decltype(tmp269)(1);
                                auto tmp271 = tmp270 - tmp269;
                                auto tmp272 = decltype(tmp267)::blendv(tmp271, tmp267, tmp210.template cast<float,1>());
                                auto tmp273 = decltype(tmp272)::blendv(tmp75, tmp272, tmp4.template cast<float,1>());
                                auto tmp274 = decltype(tmp209)::blendv(tmp75, tmp209, tmp4.template cast<float,1>());
                                auto tmp275 = decltype(tmp168)::blendv(tmp75, tmp168, tmp4.template cast<float,1>());
                                auto tmp276 = decltype(tmp168)::blendv(tmp240, tmp168, tmp4.template cast<float,1>());
                                auto tmp277 = decltype(tmp168)::blendv(tmp243, tmp168, tmp4.template cast<float,1>());
                                atomic_add_vec<float, 2, 1>(out_ptr15, tmp26, tmp28);
                                tmp30.store(out_ptr16 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                tmp77.store(out_ptr18 + static_cast<int64_t>(x0));
                                tmp86.store(out_ptr19 + static_cast<int64_t>(x0));
                                tmp158.store(in_out_ptr0 + static_cast<int64_t>(x0));
                                tmp169.store(out_ptr21 + static_cast<int64_t>(x0));
                                tmp174.store(out_ptr22 + static_cast<int64_t>(x0));
                                tmp236.store(out_ptr26 + static_cast<int64_t>(x0));
                                tmp237.store(out_ptr27 + static_cast<int64_t>(x0));
                                tmp_acc0_vec = tmp_acc0_vec + tmp238;
                                tmp_acc1_vec = at::vec::minimum(tmp_acc1_vec, tmp241);
                                tmp_acc2_vec = at::vec::maximum(tmp_acc2_vec, tmp244);
                                tmp_acc3_vec = tmp_acc3_vec + tmp245;
                                tmp_acc4_vec = tmp_acc4_vec + tmp246;
                                tmp_acc5_vec = tmp_acc5_vec + tmp248;
                                tmp_acc6_vec = tmp_acc6_vec + tmp259;
                                tmp_acc7_vec = tmp_acc7_vec + tmp261;
                                tmp_acc8_vec = tmp_acc8_vec + tmp273;
                                tmp_acc9_vec = tmp_acc9_vec + tmp274;
                                tmp_acc10_vec = tmp_acc10_vec + tmp275;
                                tmp_acc11_vec = at::vec::minimum(tmp_acc11_vec, tmp276);
                                tmp_acc12_vec = at::vec::maximum(tmp_acc12_vec, tmp277);
                            }
                            if(C10_UNLIKELY(x0 >= static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L)))) && x0 < static_cast<int64_t>(ks0)))
                            {
                                for (int64_t x0_tail = static_cast<int64_t>(16L*(c10::div_floor_integer(static_cast<int64_t>(ks0), static_cast<int64_t>(16L))));x0_tail < static_cast<int64_t>(ks0); x0_tail++)
                                {
                                    auto tmp0 = in_ptr5[static_cast<int64_t>(x0_tail)];
                                    auto tmp4 = in_ptr6[static_cast<int64_t>(x0_tail)];
                                    auto tmp24 = out_ptr11[static_cast<int64_t>(x0_tail)];
                                    auto tmp29 = in_ptr7[static_cast<int64_t>(x0_tail)];
                                    auto tmp46 = out_ptr8[static_cast<int64_t>(x0_tail)];
                                    auto tmp49 = in_ptr1[static_cast<int64_t>(0L)];
                                    auto tmp63 = out_ptr10[static_cast<int64_t>(x0_tail)];
                                    auto tmp71 = in_ptr8[static_cast<int64_t>(x0_tail)];
                                    auto tmp128 = in_ptr9[static_cast<int64_t>(x0_tail)];
                                    auto tmp170 = in_ptr10[static_cast<int64_t>(x0_tail)];
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
                                    auto tmp22 = c10::convert<float>(tmp3);
                                    auto tmp23 = decltype(tmp3)(tmp3 & tmp3);
                                    auto tmp25 = c10::convert<float>(tmp24);
                                    auto tmp26 = c10::convert<double>(tmp25);
                                    auto tmp27 = std::log(tmp26);
                                    auto tmp28 = c10::convert<float>(tmp27);
                                    auto tmp30 = static_cast<int64_t>(-2147483648);
                                    auto tmp31 = tmp3 ? tmp29 : tmp30;
                                    auto tmp32 = tmp31 == tmp30;
                                    auto tmp33 = tmp31 >= tmp2;
                                    auto tmp34 = static_cast<int64_t>(151936);
                                    auto tmp35 = tmp31 < tmp34;
                                    auto tmp36 = decltype(tmp33)(tmp33 & tmp35);
                                    auto tmp37 = int64_t(tmp31 - tmp2);
                                    auto tmp38 = max_propagate_nan(tmp37, tmp2);
                                    auto tmp39 = static_cast<int64_t>(151935);
                                    auto tmp40 = min_propagate_nan(tmp38, tmp39);
                                    auto tmp41 = tmp40;
                                    auto tmp42 = c10::convert<int64_t>(tmp41);
                                    TORCH_CHECK((0 <= tmp42) & (tmp42 < 151936L), "index out of bounds: 0 <= tmp42 < 151936L");
                                    auto tmp44 = in_ptr0[static_cast<int64_t>(tmp40 + 151936L*x0_tail)];
                                    auto tmp45 = c10::convert<float>(tmp44);
                                    auto tmp47 = c10::convert<float>(tmp46);
                                    auto tmp48 = float(tmp45 - tmp47);
                                    auto tmp50 = static_cast<float>(1.1754943508222875e-38);
                                    auto tmp51 = tmp49 >= tmp50;
                                    auto tmp52 = static_cast<float>(3.4028234663852886e+38);
                                    auto tmp53 = tmp49 <= tmp52;
                                    auto tmp54 = decltype(tmp51)(tmp51 & tmp53);
                                    auto tmp55 = std::numeric_limits<float>::quiet_NaN();
                                    auto tmp56 = tmp54 ? tmp49 : tmp55;
                                    auto tmp57 = tmp48 / tmp56;
                                    auto tmp58 = float(tmp57 - tmp28);
                                    auto tmp59 = tmp36 ? tmp58 : tmp55;
                                    auto tmp60 = static_cast<float>(0.0);
                                    auto tmp61 = tmp32 ? tmp60 : tmp59;
                                    auto tmp62 = tmp3 ? tmp61 : tmp60;
                                    auto tmp64 = c10::convert<float>(tmp63);
                                    auto tmp65 = static_cast<float>(0.6931471805599453);
                                    auto tmp66 = float(tmp64 * tmp65);
                                    auto tmp67 = tmp66 / tmp25;
                                    auto tmp68 = float(tmp28 - tmp67);
                                    auto tmp69 = tmp32 ? tmp60 : tmp68;
                                    auto tmp70 = tmp3 ? tmp69 : tmp60;
                                    auto tmp72 = tmp3 ? tmp71 : tmp60;
                                    auto tmp73 = float(tmp72 - tmp62);
                                    auto tmp74 = std::abs(tmp73);
                                    auto tmp75 = static_cast<float>(0.5);
                                    auto tmp76 = tmp74 < tmp75;
                                    auto tmp77 = tmp76 ? tmp73 : tmp60;
                                    auto tmp78 = float(tmp60 * tmp77);
                                    auto tmp79 = static_cast<float>(7.647163731819816e-13);
                                    auto tmp80 = float(tmp78 + tmp79);
                                    auto tmp81 = float(tmp80 * tmp77);
                                    auto tmp82 = static_cast<float>(1.1470745597729725e-11);
                                    auto tmp83 = float(tmp81 + tmp82);
                                    auto tmp84 = float(tmp83 * tmp77);
                                    auto tmp85 = static_cast<float>(1.6059043836821613e-10);
                                    auto tmp86 = float(tmp84 + tmp85);
                                    auto tmp87 = float(tmp86 * tmp77);
                                    auto tmp88 = static_cast<float>(2.08767569878681e-09);
                                    auto tmp89 = float(tmp87 + tmp88);
                                    auto tmp90 = float(tmp89 * tmp77);
                                    auto tmp91 = static_cast<float>(2.505210838544172e-08);
                                    auto tmp92 = float(tmp90 + tmp91);
                                    auto tmp93 = float(tmp92 * tmp77);
                                    auto tmp94 = static_cast<float>(2.755731922398589e-07);
                                    auto tmp95 = float(tmp93 + tmp94);
                                    auto tmp96 = float(tmp95 * tmp77);
                                    auto tmp97 = static_cast<float>(2.7557319223985893e-06);
                                    auto tmp98 = float(tmp96 + tmp97);
                                    auto tmp99 = float(tmp98 * tmp77);
                                    auto tmp100 = static_cast<float>(2.48015873015873e-05);
                                    auto tmp101 = float(tmp99 + tmp100);
                                    auto tmp102 = float(tmp101 * tmp77);
                                    auto tmp103 = static_cast<float>(0.0001984126984126984);
                                    auto tmp104 = float(tmp102 + tmp103);
                                    auto tmp105 = float(tmp104 * tmp77);
                                    auto tmp106 = static_cast<float>(0.001388888888888889);
                                    auto tmp107 = float(tmp105 + tmp106);
                                    auto tmp108 = float(tmp107 * tmp77);
                                    auto tmp109 = static_cast<float>(0.008333333333333333);
                                    auto tmp110 = float(tmp108 + tmp109);
                                    auto tmp111 = float(tmp110 * tmp77);
                                    auto tmp112 = static_cast<float>(0.041666666666666664);
                                    auto tmp113 = float(tmp111 + tmp112);
                                    auto tmp114 = float(tmp113 * tmp77);
                                    auto tmp115 = static_cast<float>(0.16666666666666666);
                                    auto tmp116 = float(tmp114 + tmp115);
                                    auto tmp117 = float(tmp116 * tmp77);
                                    auto tmp118 = float(tmp117 + tmp75);
                                    auto tmp119 = float(tmp118 * tmp77);
                                    auto tmp120 = float(tmp119 * tmp77);
                                    auto tmp121 = static_cast<float>(20.0);
                                    auto tmp122 = min_propagate_nan(tmp73, tmp121);
                                    auto tmp123 = tmp76 ? tmp60 : tmp122;
                                    auto tmp124 = std::expm1(tmp123);
                                    auto tmp125 = float(tmp124 - tmp123);
                                    auto tmp126 = tmp76 ? tmp120 : tmp125;
                                    auto tmp127 = tmp3 ? tmp126 : tmp60;
                                    auto tmp129 = tmp3 ? tmp128 : tmp60;
                                    auto tmp130 = float(tmp62 - tmp129);
                                    auto tmp131 = static_cast<float>(-20.0);
                                    auto tmp132 = max_propagate_nan(tmp130, tmp131);
                                    auto tmp133 = min_propagate_nan(tmp132, tmp121);
                                    auto tmp134 = std::exp(tmp133);
                                    auto tmp135 = static_cast<float>(1.0);
                                    auto tmp136 = tmp3 ? tmp134 : tmp135;
                                    auto tmp137 = tmp23 ? tmp130 : tmp60;
                                    auto tmp138 = max_propagate_nan(tmp137, tmp131);
                                    auto tmp139 = min_propagate_nan(tmp138, tmp121);
                                    auto tmp140 = std::exp(tmp139);
                                    auto tmp141 = tmp23 ? tmp140 : tmp135;
                                    auto tmp142 = std::abs(tmp130);
                                    auto tmp143 = tmp142 < tmp75;
                                    auto tmp144 = tmp143 ? tmp130 : tmp60;
                                    auto tmp145 = float(tmp60 * tmp144);
                                    auto tmp146 = float(tmp145 + tmp79);
                                    auto tmp147 = float(tmp146 * tmp144);
                                    auto tmp148 = float(tmp147 + tmp82);
                                    auto tmp149 = float(tmp148 * tmp144);
                                    auto tmp150 = float(tmp149 + tmp85);
                                    auto tmp151 = float(tmp150 * tmp144);
                                    auto tmp152 = float(tmp151 + tmp88);
                                    auto tmp153 = float(tmp152 * tmp144);
                                    auto tmp154 = float(tmp153 + tmp91);
                                    auto tmp155 = float(tmp154 * tmp144);
                                    auto tmp156 = float(tmp155 + tmp94);
                                    auto tmp157 = float(tmp156 * tmp144);
                                    auto tmp158 = float(tmp157 + tmp97);
                                    auto tmp159 = float(tmp158 * tmp144);
                                    auto tmp160 = float(tmp159 + tmp100);
                                    auto tmp161 = float(tmp160 * tmp144);
                                    auto tmp162 = float(tmp161 + tmp103);
                                    auto tmp163 = float(tmp162 * tmp144);
                                    auto tmp164 = float(tmp163 + tmp106);
                                    auto tmp165 = float(tmp164 * tmp144);
                                    auto tmp166 = float(tmp165 + tmp109);
                                    auto tmp167 = float(tmp166 * tmp144);
                                    auto tmp168 = float(tmp167 + tmp112);
                                    auto tmp169 = float(tmp168 * tmp144);
                                    auto tmp171 = tmp3 ? tmp170 : tmp60;
                                    auto tmp172 = float(tmp129 - tmp171);
                                    auto tmp173 = max_propagate_nan(tmp172, tmp131);
                                    auto tmp174 = min_propagate_nan(tmp173, tmp121);
                                    auto tmp175 = std::exp(tmp174);
                                    auto tmp176 = std::abs(tmp172);
                                    auto tmp177 = tmp176 < tmp75;
                                    auto tmp178 = tmp177 ? tmp172 : tmp60;
                                    auto tmp179 = float(tmp60 * tmp178);
                                    auto tmp180 = float(tmp179 + tmp79);
                                    auto tmp181 = float(tmp180 * tmp178);
                                    auto tmp182 = float(tmp181 + tmp82);
                                    auto tmp183 = float(tmp182 * tmp178);
                                    auto tmp184 = float(tmp183 + tmp85);
                                    auto tmp185 = float(tmp184 * tmp178);
                                    auto tmp186 = float(tmp185 + tmp88);
                                    auto tmp187 = float(tmp186 * tmp178);
                                    auto tmp188 = float(tmp187 + tmp91);
                                    auto tmp189 = float(tmp188 * tmp178);
                                    auto tmp190 = float(tmp189 + tmp94);
                                    auto tmp191 = float(tmp190 * tmp178);
                                    auto tmp192 = float(tmp191 + tmp97);
                                    auto tmp193 = float(tmp192 * tmp178);
                                    auto tmp194 = float(tmp193 + tmp100);
                                    auto tmp195 = float(tmp194 * tmp178);
                                    auto tmp196 = float(tmp195 + tmp103);
                                    auto tmp197 = float(tmp196 * tmp178);
                                    auto tmp198 = float(tmp197 + tmp106);
                                    auto tmp199 = float(tmp198 * tmp178);
                                    auto tmp200 = float(tmp199 + tmp109);
                                    auto tmp201 = float(tmp200 * tmp178);
                                    auto tmp202 = float(tmp201 + tmp112);
                                    auto tmp203 = tmp3 ? tmp136 : tmp60;
                                    auto tmp204 = tmp23 ? tmp135 : tmp60;
                                    auto tmp205 = tmp3 ? tmp175 : tmp60;
                                    auto tmp206 = std::numeric_limits<float>::infinity();
                                    auto tmp207 = tmp3 ? tmp175 : tmp206;
                                    auto tmp208 = -std::numeric_limits<float>::infinity();
                                    auto tmp209 = tmp3 ? tmp175 : tmp208;
                                    auto tmp210 = c10::convert<int64_t>(tmp3);
                                    auto tmp211 = tmp3 ? tmp62 : tmp60;
                                    auto tmp212 = decltype(tmp130)(-tmp130);
                                    auto tmp213 = tmp3 ? tmp212 : tmp60;
                                    auto tmp214 = float(tmp169 + tmp115);
                                    auto tmp215 = float(tmp214 * tmp144);
                                    auto tmp216 = float(tmp215 + tmp75);
                                    auto tmp217 = float(tmp216 * tmp144);
                                    auto tmp218 = float(tmp217 * tmp144);
                                    auto tmp219 = min_propagate_nan(tmp130, tmp121);
                                    auto tmp220 = tmp143 ? tmp60 : tmp219;
                                    auto tmp221 = std::expm1(tmp220);
                                    auto tmp222 = float(tmp221 - tmp220);
                                    auto tmp223 = tmp143 ? tmp218 : tmp222;
                                    auto tmp224 = tmp3 ? tmp223 : tmp60;
                                    auto tmp225 = decltype(tmp172)(-tmp172);
                                    auto tmp226 = tmp3 ? tmp225 : tmp60;
                                    auto tmp227 = float(tmp202 * tmp178);
                                    auto tmp228 = float(tmp227 + tmp115);
                                    auto tmp229 = float(tmp228 * tmp178);
                                    auto tmp230 = float(tmp229 + tmp75);
                                    auto tmp231 = float(tmp230 * tmp178);
                                    auto tmp232 = float(tmp231 * tmp178);
                                    auto tmp233 = min_propagate_nan(tmp172, tmp121);
                                    auto tmp234 = tmp177 ? tmp60 : tmp233;
                                    auto tmp235 = std::expm1(tmp234);
                                    auto tmp236 = float(tmp235 - tmp234);
                                    auto tmp237 = tmp177 ? tmp232 : tmp236;
                                    auto tmp238 = tmp3 ? tmp237 : tmp60;
                                    auto tmp239 = tmp3 ? tmp176 : tmp60;
                                    auto tmp240 = tmp3 ? tmp135 : tmp60;
                                    auto tmp241 = tmp3 ? tmp135 : tmp206;
                                    auto tmp242 = tmp3 ? tmp135 : tmp208;
                                    atomic_add(&out_ptr15[static_cast<int64_t>(tmp18)], static_cast<float>(tmp22));
                                    out_ptr16[static_cast<int64_t>(x0_tail)] = tmp23;
                                    out_ptr18[static_cast<int64_t>(x0_tail)] = tmp62;
                                    out_ptr19[static_cast<int64_t>(x0_tail)] = tmp70;
                                    in_out_ptr0[static_cast<int64_t>(x0_tail)] = tmp127;
                                    out_ptr21[static_cast<int64_t>(x0_tail)] = tmp136;
                                    out_ptr22[static_cast<int64_t>(x0_tail)] = tmp141;
                                    out_ptr26[static_cast<int64_t>(x0_tail)] = tmp203;
                                    out_ptr27[static_cast<int64_t>(x0_tail)] = tmp204;
                                    tmp_acc0 = tmp_acc0 + tmp205;
                                    tmp_acc1 = min_propagate_nan(tmp_acc1, tmp207);
                                    tmp_acc2 = max_propagate_nan(tmp_acc2, tmp209);
                                    tmp_acc3 = tmp_acc3 + tmp210;
                                    tmp_acc4 = tmp_acc4 + tmp211;
                                    tmp_acc5 = tmp_acc5 + tmp213;
                                    tmp_acc6 = tmp_acc6 + tmp224;
                                    tmp_acc7 = tmp_acc7 + tmp226;
                                    tmp_acc8 = tmp_acc8 + tmp238;
                                    tmp_acc9 = tmp_acc9 + tmp239;
                                    tmp_acc10 = tmp_acc10 + tmp240;
                                    tmp_acc11 = min_propagate_nan(tmp_acc11, tmp241);
                                    tmp_acc12 = max_propagate_nan(tmp_acc12, tmp242);
                                }
                            }
                        }
                    }
                    tmp_acc0 = tmp_acc0 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc0_vec);
                    out_ptr28[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc0);
                    tmp_acc1 = min_propagate_nan(tmp_acc1, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::minimum(x, y); }, tmp_acc1_vec));
                    out_ptr29[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc1);
                    tmp_acc2 = max_propagate_nan(tmp_acc2, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc2_vec));
                    out_ptr30[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc2);
                    tmp_acc3 = tmp_acc3 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc3_vec);
                    out_ptr31[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc3);
                    tmp_acc4 = tmp_acc4 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc4_vec);
                    out_ptr32[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc4);
                    tmp_acc5 = tmp_acc5 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc5_vec);
                    out_ptr33[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc5);
                    tmp_acc6 = tmp_acc6 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc6_vec);
                    out_ptr34[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc6);
                    tmp_acc7 = tmp_acc7 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc7_vec);
                    out_ptr35[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc7);
                    tmp_acc8 = tmp_acc8 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc8_vec);
                    out_ptr36[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc8);
                    tmp_acc9 = tmp_acc9 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc9_vec);
                    out_ptr37[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc9);
                    tmp_acc10 = tmp_acc10 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc10_vec);
                    out_ptr38[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc10);
                    tmp_acc11 = min_propagate_nan(tmp_acc11, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::minimum(x, y); }, tmp_acc11_vec));
                    out_ptr39[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc11);
                    tmp_acc12 = max_propagate_nan(tmp_acc12, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc12_vec));
                    out_ptr40[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc12);
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
                                auto tmp5 = at::vec::VectorizedN<int64_t,2>::loadu(in_ptr6 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp35 = at::vec::VecMask<float,1>::from(out_ptr16 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp36 = at::vec::Vectorized<float>::loadu(in_ptr11 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp41 = at::vec::Vectorized<float>::loadu(out_ptr22 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp55 = at::vec::Vectorized<float>::loadu(in_out_ptr0 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp58 = at::vec::Vectorized<float>::loadu(out_ptr19 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
                                auto tmp62 = at::vec::Vectorized<float>::loadu(out_ptr21 + static_cast<int64_t>(x0), static_cast<int64_t>(16));
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
                                        tmpbuf[x0_inner] = out_ptr15[static_cast<int64_t>(tmp25[x0_inner])];
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
                                tmp34.store(out_ptr41 + static_cast<int64_t>(x0));
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
                                    auto tmp4 = in_ptr6[static_cast<int64_t>(x0_tail)];
                                    auto tmp27 = out_ptr16[static_cast<int64_t>(x0_tail)];
                                    auto tmp28 = in_ptr11[static_cast<int64_t>(x0_tail)];
                                    auto tmp33 = out_ptr22[static_cast<int64_t>(x0_tail)];
                                    auto tmp45 = in_out_ptr0[static_cast<int64_t>(x0_tail)];
                                    auto tmp48 = out_ptr19[static_cast<int64_t>(x0_tail)];
                                    auto tmp52 = out_ptr21[static_cast<int64_t>(x0_tail)];
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
                                    auto tmp22 = out_ptr15[static_cast<int64_t>(tmp18)];
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
                                    out_ptr41[static_cast<int64_t>(x0_tail)] = tmp26;
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
                    out_ptr42[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc0);
                    tmp_acc1 = tmp_acc1 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc1_vec);
                    out_ptr43[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc1);
                    tmp_acc2 = tmp_acc2 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc2_vec);
                    out_ptr44[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc2);
                    tmp_acc3 = tmp_acc3 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc3_vec);
                    out_ptr45[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc3);
                    tmp_acc4 = tmp_acc4 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc4_vec);
                    out_ptr46[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc4);
                    tmp_acc5 = tmp_acc5 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc5_vec);
                    out_ptr47[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc5);
                    tmp_acc6 = tmp_acc6 + at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return x + y; }, tmp_acc6_vec);
                    out_ptr48[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc6);
                    tmp_acc7 = min_propagate_nan(tmp_acc7, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::minimum(x, y); }, tmp_acc7_vec));
                    out_ptr49[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc7);
                    tmp_acc8 = max_propagate_nan(tmp_acc8, at::vec::vec_reduce_all<float, 1>([](at::vec::Vectorized<float>& x, at::vec::Vectorized<float>& y) { return at::vec::maximum(x, y); }, tmp_acc8_vec));
                    out_ptr50[static_cast<int64_t>(0L)] = static_cast<float>(tmp_acc8);
                    tmp_acc9 = tmp_acc9 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc9_vec);
                    out_ptr51[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc9);
                    tmp_acc10 = tmp_acc10 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc10_vec);
                    out_ptr52[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc10);
                    tmp_acc11 = tmp_acc11 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc11_vec);
                    out_ptr53[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc11);
                    tmp_acc12 = tmp_acc12 + at::vec::vec_reduce_all<int64_t, 2>([](at::vec::Vectorized<int64_t>& x, at::vec::Vectorized<int64_t>& y) { return x + y; }, tmp_acc12_vec);
                    out_ptr54[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc12);
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
                    out_ptr55[static_cast<int64_t>(0L)] = static_cast<int64_t>(tmp_acc0);
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr55[static_cast<int64_t>(0L)];
                        auto tmp6 = out_ptr42[static_cast<int64_t>(0L)];
                        auto tmp8 = in_ptr12[static_cast<int64_t>(0L)];
                        auto tmp9 = out_ptr43[static_cast<int64_t>(0L)];
                        auto tmp13 = in_ptr13[static_cast<int64_t>(0L)];
                        auto tmp15 = out_ptr44[static_cast<int64_t>(0L)];
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
                        out_ptr56[static_cast<int64_t>(0L)] = tmp5;
                        out_ptr58[static_cast<int64_t>(0L)] = tmp19;
                        out_ptr59[static_cast<int64_t>(0L)] = tmp20;
                        out_ptr60[static_cast<int64_t>(0L)] = tmp21;
                        out_ptr61[static_cast<int64_t>(0L)] = tmp22;
                        out_ptr62[static_cast<int64_t>(0L)] = tmp24;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr63[static_cast<int64_t>(0L)] = tmp1;
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
                        out_ptr64[static_cast<int64_t>(0L)] = tmp1;
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
                        out_ptr65[static_cast<int64_t>(0L)] = tmp1;
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
                        out_ptr66[static_cast<int64_t>(0L)] = tmp1;
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
                        out_ptr67[static_cast<int64_t>(0L)] = tmp1;
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
                        auto tmp0 = out_ptr49[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr33[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr34[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr51[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr52[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr54[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr28[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr29[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr30[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr35[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr36[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr37[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr38[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr40[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr38[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr39[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr40[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr54[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr53[static_cast<int64_t>(0L)];
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
                        auto tmp0 = static_cast<double>(1.0);
                        out_ptr90[static_cast<int64_t>(0L)] = tmp0;
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
                        out_ptr91[static_cast<int64_t>(0L)] = tmp0;
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
                        out_ptr92[static_cast<int64_t>(0L)] = tmp0;
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
                        out_ptr93[static_cast<int64_t>(0L)] = tmp0;
                    }
                }
            }
        }
        #pragma omp single
        {
            {
                {
                    {
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
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
                        auto tmp0 = out_ptr31[static_cast<int64_t>(0L)];
                        auto tmp1 = c10::convert<double>(tmp0);
                        out_ptr120[static_cast<int64_t>(0L)] = tmp1;
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
                            out_ptr121[static_cast<int64_t>(2L*x0)] = tmp0;
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
                            out_ptr122[static_cast<int64_t>(2L*x0)] = tmp0;
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
        buf10 = empty_strided_cpu((s11, 297), (297, 1), torch.float32)
        buf1 = reinterpret_tensor(buf10, (s11, 296), (297, 1), 0)  # alias
        buf6 = empty_strided_cpu((s11, 297), (297, 1), torch.float32)
        buf2 = reinterpret_tensor(buf6, (s11, 296), (297, 1), 0)  # alias
        buf9 = empty_strided_cpu((s11, 297), (297, 1), torch.float32)
        buf7 = reinterpret_tensor(buf9, (s11, 296), (297, 1), 0)  # alias
        buf3 = empty_strided_cpu((s11, 1), (1, s11), torch.float32)
        buf4 = reinterpret_tensor(buf10, (s11, 1), (297, 1), 296)  # alias
        buf5 = reinterpret_tensor(buf6, (s11, 1), (297, 1), 296)  # alias
        buf8 = reinterpret_tensor(buf9, (s11, 1), (297, 1), 296)  # alias
        buf11 = empty_strided_cpu((s11, ), (1, ), torch.float64)
        buf13 = empty_strided_cpu((s11, ), (1, ), torch.float64)
        buf14 = empty_strided_cpu((s11, ), (1, ), torch.float64)
        buf127 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf128 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf129 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf20 = empty_strided_cpu((s49, 1), (1, 1), torch.float32)
        assert_size_stride(primals_4, (s11, ), (1, ), 'input')
        assert_size_stride(primals_3, (s11, ), (1, ), 'input')
        assert_size_stride(primals_6, (s11, ), (1, ), 'input')
        assert_size_stride(primals_10, (s11, ), (1, ), 'input')
        assert_size_stride(primals_9, (s11, ), (1, ), 'input')
        assert_size_stride(primals_12, (s11, ), (1, ), 'input')
        buf23 = empty_strided_cpu((s11, ), (1, ), torch.bool)
        buf16 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf17 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf18 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf19 = reinterpret_tensor(buf18, (s11, ), (1, ), 0); del buf18  # reuse
        buf22 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf24 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf58 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf59 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf47 = empty_strided_cpu((), (), torch.float32)
        buf48 = empty_strided_cpu((), (), torch.float32)
        buf49 = empty_strided_cpu((), (), torch.float32)
        buf32 = empty_strided_cpu((), (), torch.int64)
        buf33 = empty_strided_cpu((), (), torch.float32)
        buf40 = empty_strided_cpu((), (), torch.float32)
        buf42 = empty_strided_cpu((), (), torch.float32)
        buf50 = empty_strided_cpu((), (), torch.float32)
        buf52 = empty_strided_cpu((), (), torch.float32)
        buf53 = empty_strided_cpu((), (), torch.float32)
        buf54 = empty_strided_cpu((), (), torch.float32)
        buf55 = empty_strided_cpu((), (), torch.float32)
        buf56 = empty_strided_cpu((), (), torch.float32)
        assert_size_stride(primals_8, (s11, ), (1, ), 'input')
        buf25 = empty_strided_cpu((s11, ), (1, ), torch.float32)
        buf26 = empty_strided_cpu((), (), torch.float32)
        buf29 = empty_strided_cpu((), (), torch.float32)
        buf30 = empty_strided_cpu((), (), torch.float32)
        buf34 = empty_strided_cpu((), (), torch.float32)
        buf35 = empty_strided_cpu((), (), torch.float32)
        buf36 = empty_strided_cpu((), (), torch.float32)
        buf37 = empty_strided_cpu((), (), torch.float32)
        buf38 = empty_strided_cpu((), (), torch.float32)
        buf39 = empty_strided_cpu((), (), torch.float32)
        buf43 = empty_strided_cpu((), (), torch.int64)
        buf44 = empty_strided_cpu((), (), torch.int64)
        buf57 = empty_strided_cpu((), (), torch.int64)
        buf45 = empty_strided_cpu((), (), torch.int64)
        buf27 = empty_strided_cpu((), (), torch.int64)
        assert_size_stride(primals_13, (), (), 'input')
        assert_size_stride(primals_14, (), (), 'input')
        assert_size_stride(primals_15, (), (), 'input')
        buf28 = empty_strided_cpu((), (), torch.float32)
        buf91 = empty_strided_cpu((31, ), (1, ), torch.float64)
        buf62 = reinterpret_tensor(buf91, (1, ), (1, ), 2)  # alias
        buf63 = reinterpret_tensor(buf91, (1, ), (1, ), 3)  # alias
        buf60 = reinterpret_tensor(buf91, (1, ), (1, ), 0)  # alias
        buf61 = reinterpret_tensor(buf91, (1, ), (1, ), 1)  # alias
        buf130 = empty_strided_cpu((), (), torch.float32)
        buf64 = reinterpret_tensor(buf91, (1, ), (1, ), 4)  # alias
        buf65 = reinterpret_tensor(buf91, (1, ), (1, ), 5)  # alias
        buf66 = reinterpret_tensor(buf91, (1, ), (1, ), 6)  # alias
        buf67 = reinterpret_tensor(buf91, (1, ), (1, ), 7)  # alias
        buf68 = reinterpret_tensor(buf91, (1, ), (1, ), 8)  # alias
        buf69 = reinterpret_tensor(buf91, (1, ), (1, ), 9)  # alias
        buf70 = reinterpret_tensor(buf91, (1, ), (1, ), 10)  # alias
        buf71 = reinterpret_tensor(buf91, (1, ), (1, ), 11)  # alias
        buf72 = reinterpret_tensor(buf91, (1, ), (1, ), 12)  # alias
        buf73 = reinterpret_tensor(buf91, (1, ), (1, ), 13)  # alias
        buf74 = reinterpret_tensor(buf91, (1, ), (1, ), 14)  # alias
        buf75 = reinterpret_tensor(buf91, (1, ), (1, ), 15)  # alias
        buf76 = reinterpret_tensor(buf91, (1, ), (1, ), 16)  # alias
        buf77 = reinterpret_tensor(buf91, (1, ), (1, ), 17)  # alias
        buf78 = reinterpret_tensor(buf91, (1, ), (1, ), 18)  # alias
        buf79 = reinterpret_tensor(buf91, (1, ), (1, ), 19)  # alias
        buf80 = reinterpret_tensor(buf91, (1, ), (1, ), 20)  # alias
        buf81 = reinterpret_tensor(buf91, (1, ), (1, ), 21)  # alias
        buf82 = reinterpret_tensor(buf91, (1, ), (1, ), 22)  # alias
        buf83 = reinterpret_tensor(buf91, (1, ), (1, ), 23)  # alias
        buf84 = reinterpret_tensor(buf91, (1, ), (1, ), 24)  # alias
        buf85 = reinterpret_tensor(buf91, (1, ), (1, ), 25)  # alias
        buf86 = reinterpret_tensor(buf91, (1, ), (1, ), 26)  # alias
        buf87 = reinterpret_tensor(buf91, (1, ), (1, ), 27)  # alias
        buf88 = reinterpret_tensor(buf91, (1, ), (1, ), 28)  # alias
        buf89 = reinterpret_tensor(buf91, (1, ), (1, ), 29)  # alias
        buf90 = reinterpret_tensor(buf91, (1, ), (1, ), 30)  # alias
        buf123 = empty_strided_cpu((31, ), (1, ), torch.float64)
        buf92 = reinterpret_tensor(buf123, (1, ), (1, ), 0)  # alias
        buf93 = reinterpret_tensor(buf123, (1, ), (1, ), 1)  # alias
        buf94 = reinterpret_tensor(buf123, (1, ), (1, ), 2)  # alias
        buf95 = reinterpret_tensor(buf123, (1, ), (1, ), 3)  # alias
        buf96 = reinterpret_tensor(buf123, (1, ), (1, ), 4)  # alias
        buf97 = reinterpret_tensor(buf123, (1, ), (1, ), 5)  # alias
        buf98 = reinterpret_tensor(buf123, (1, ), (1, ), 6)  # alias
        buf99 = reinterpret_tensor(buf123, (1, ), (1, ), 7)  # alias
        buf100 = reinterpret_tensor(buf123, (1, ), (1, ), 8)  # alias
        buf101 = reinterpret_tensor(buf123, (1, ), (1, ), 9)  # alias
        buf102 = reinterpret_tensor(buf123, (1, ), (1, ), 10)  # alias
        buf103 = reinterpret_tensor(buf123, (1, ), (1, ), 11)  # alias
        buf104 = reinterpret_tensor(buf123, (1, ), (1, ), 12)  # alias
        buf105 = reinterpret_tensor(buf123, (1, ), (1, ), 13)  # alias
        buf106 = reinterpret_tensor(buf123, (1, ), (1, ), 14)  # alias
        buf107 = reinterpret_tensor(buf123, (1, ), (1, ), 15)  # alias
        buf108 = reinterpret_tensor(buf123, (1, ), (1, ), 16)  # alias
        buf109 = reinterpret_tensor(buf123, (1, ), (1, ), 17)  # alias
        buf110 = reinterpret_tensor(buf123, (1, ), (1, ), 18)  # alias
        buf111 = reinterpret_tensor(buf123, (1, ), (1, ), 19)  # alias
        buf112 = reinterpret_tensor(buf123, (1, ), (1, ), 20)  # alias
        buf113 = reinterpret_tensor(buf123, (1, ), (1, ), 21)  # alias
        buf114 = reinterpret_tensor(buf123, (1, ), (1, ), 22)  # alias
        buf115 = reinterpret_tensor(buf123, (1, ), (1, ), 23)  # alias
        buf116 = reinterpret_tensor(buf123, (1, ), (1, ), 24)  # alias
        buf117 = reinterpret_tensor(buf123, (1, ), (1, ), 25)  # alias
        buf118 = reinterpret_tensor(buf123, (1, ), (1, ), 26)  # alias
        buf119 = reinterpret_tensor(buf123, (1, ), (1, ), 27)  # alias
        buf120 = reinterpret_tensor(buf123, (1, ), (1, ), 28)  # alias
        buf121 = reinterpret_tensor(buf123, (1, ), (1, ), 29)  # alias
        buf122 = reinterpret_tensor(buf123, (1, ), (1, ), 30)  # alias
        buf126 = empty_strided_cpu((31, 2), (2, 1), torch.float64)
        buf124 = reinterpret_tensor(buf126, (31, 1), (2, 1), 0)  # alias
        buf125 = reinterpret_tensor(buf126, (31, 1), (2, 1), 1)  # alias
        cpp_fused__to_copy_abs_add_amax_amin_arange_bitwise_and_clamp_clamp_min_div_eq_exp_exp2_expm1_gather_ge_gt_index_index_add_le_log_lt_mul_ne_neg_new_zeros_ones_like_reciprocal_scalar_tensor_select_slice_stack_sub_sum_unbind_unsqueeze_view_where_zeros_like_0(buf19, primals_5, primals_7, buf9, buf6, buf10, primals_4, primals_3, primals_6, primals_10, primals_9, primals_12, primals_8, primals_13, primals_14, primals_15, buf91, buf123, buf0, buf1, buf2, buf7, buf3, buf4, buf5, buf8, buf11, buf13, buf14, buf127, buf128, buf129, buf20, buf23, buf16, buf17, buf22, buf24, buf58, buf59, buf47, buf48, buf49, buf32, buf33, buf40, buf42, buf50, buf52, buf53, buf54, buf55, buf56, buf25, buf26, buf29, buf30, buf34, buf35, buf36, buf37, buf38, buf39, buf43, buf44, buf57, buf45, buf27, buf28, buf62, buf63, buf60, buf61, buf130, buf64, buf65, buf66, buf67, buf68, buf69, buf70, buf71, buf72, buf73, buf74, buf75, buf76, buf77, buf78, buf79, buf80, buf81, buf82, buf83, buf84, buf85, buf86, buf87, buf88, buf89, buf90, buf92, buf93, buf94, buf95, buf96, buf97, buf98, buf99, buf100, buf101, buf102, buf103, buf104, buf105, buf106, buf107, buf108, buf109, buf110, buf111, buf112, buf113, buf114, buf115, buf116, buf117, buf118, buf119, buf120, buf121, buf122, buf124, buf125, s11, s49)
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
        del buf120
        del buf121
        del buf122
        del buf123
        del buf13
        del buf14
        del buf2
        del buf20
        del buf22
        del buf24
        del buf26
        del buf27
        del buf29
        del buf3
        del buf30
        del buf32
        del buf33
        del buf34
        del buf35
        del buf36
        del buf37
        del buf38
        del buf39
        del buf4
        del buf40
        del buf42
        del buf43
        del buf44
        del buf45
        del buf47
        del buf48
        del buf49
        del buf5
        del buf50
        del buf52
        del buf53
        del buf54
        del buf55
        del buf56
        del buf57
        del buf6
        del buf60
        del buf61
        del buf62
        del buf63
        del buf64
        del buf65
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
        return (buf130, buf126, buf16, buf17, buf58, buf19, buf59, primals_4, primals_5, primals_6, primals_7, primals_8, primals_9, primals_10, primals_13, primals_14, primals_15, buf16, buf23, buf25, buf28, buf127, buf128, reinterpret_tensor(buf129, (s11, 1), (1, 1), 0), s11, s11, )

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
