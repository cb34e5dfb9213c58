"""Reports made by hand, with the stages that they name, for the tests of the page."""

from dataclasses import replace
from pathlib import Path

from logpile.compile_graphs.report import (
    Access,
    Break,
    Cast,
    Collective,
    Failure,
    GuardGroup,
    Kernel,
    Live,
    Recompile,
    Remark,
    Report,
    SavedTensor,
    Source,
    Specialised,
    Stage,
    TensorFacts,
    Verdict,
)

LOSS = Source("/home/me/train/loss.py", 31, "logp = log_softmax(logits.float(), -1)")
PICK = Source("/home/me/train/loss.py", 32, "picked = logp.gather(-1, target[:, None])")
PRINT = Source("/home/me/train/step.py", 7, 'print("loss", loss)')

LOGITS = TensorFacts("logits", [512, 151936], "bfloat16", 155_582_464)
TARGET = TensorFacts("target", [512], "int64", 4096)
MAXIMUM = TensorFacts("amax", [512, 1], "float32", 2048)
TOTAL = TensorFacts("log", [512, 1], "float32", 2048)
GRAD = TensorFacts("buf4", [512, 151936], "bfloat16", 155_582_464)
WIDE = TensorFacts("convert", [512, 151936], "float32", 311_164_928)

FORWARD = """\
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "bf16[512, 151936]", primals_2: "i64[512]"):
        # File: /home/me/train/loss.py:31 in loss, code: logp = log_softmax(logits.float(), -1)
        convert: "f32[512, 151936]" = torch.ops.prims.convert_element_type.default(primals_1)
        amax: "f32[512, 1]" = torch.ops.aten.amax.default(convert, [-1], True)
        log: "f32[512, 1]" = torch.ops.aten.log.default(amax)

        # File: /home/me/train/loss.py:32 in loss, code: picked = logp.gather(-1, target[:, None])
        gather: "f32[512, 1]" = torch.ops.aten.gather.default(convert, -1, primals_2)
        return (gather, primals_1, primals_2, amax, log)
"""
BACKWARD = """\
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "bf16[512, 151936]", tangents_1: "f32[512, 1]"):
        # File: /home/me/train/loss.py:31 in loss, code: logp = log_softmax(logits.float(), -1)
        exp: "f32[512, 151936]" = torch.ops.aten.exp.default(primals_1)
        return (exp, None)
"""
KERNELS = """\
from torch._inductor.async_compile import AsyncCompile
async_compile = AsyncCompile()

cpp_fused_amax_0 = async_compile.cpp_pybinding(['const bfloat16*', 'float*'], r'''
#include <torch/csrc/inductor/cpp_prefix.h>
extern "C" void kernel(const at::BFloat16* in_ptr0, float* out_ptr0)
{
    // the largest logit of a row
    for (int64_t x0 = 0; x0 < 512L; x0 += 1L) { out_ptr0[x0] = 0.0f; }
}
''')

def call(args):
    cpp_fused_amax_0(primals_1, buf0)
    return (buf0,)
"""

STAGES = [
    (Stage("forward", 0, "0_forward.py", "python"), FORWARD),
    (Stage("backward", 0, "0_backward.py", "python"), BACKWARD),
    (Stage("inductor_forward", 0, "0_inductor_forward.py", "python"), KERNELS),
]

CLEAN = Verdict(
    graphs=1,
    breaks=0,
    recompiles=0,
    opaque_calls=0,
    kernels_forward=1,
    kernels_backward=1,
    full_size_kernels=2,
    full_size_buffers=1,
    full_size_gradients=1,
    full_size_casts=1,
    saved_bytes=4096,
    saved_bytes_per_token=8.0,
    peak_bytes=311_180_000,
    bytes_moved=466_760_000,
    bytes_least=466_747_392,
    collectives=0,
    collective_bytes=0,
    compile_seconds=11.94,
)


def clean() -> Report:
    """A loss that compiles well: forward reads the logits, backward writes their gradient."""
    return Report(
        title="train.loss:policy_loss",
        origin="export",
        verdict=CLEAN,
        tokens=512,
        full_size_bytes=LOGITS.bytes,
        inputs=[LOGITS, TARGET],
        stages=[stage for stage, _ in STAGES],
        saved=[
            SavedTensor(replace(LOGITS, name="primals_1"), 0, 0.0, "input", None, False),
            SavedTensor(MAXIMUM, 0, 0.5, "aten.amax", LOSS, False),
            SavedTensor(TOTAL, 0, 0.5, "aten.log", LOSS, True),
        ],
        timeline=[
            Live(0, "forward", 0, "inputs", 155_586_560, ["primals_1"]),
            Live(0, "forward", 1, "cpp_fused_amax_0", 155_590_656, ["primals_1"]),
            Live(0, "backward", 0, "inputs", 155_590_656, ["primals_1"]),
            Live(0, "backward", 1, "cpp_fused_exp_0", 311_180_000, ["primals_1", "buf4"]),
        ],
        kernels=[
            Kernel(
                0,
                "forward",
                0,
                "cpp_fused_amax_0",
                "cpp",
                ["aten.amax", "aten.log", "prims.convert_element_type"],
                [Access(LOGITS, True)],
                [Access(MAXIMUM, False), Access(TOTAL, False)],
                155_586_560,
                0.0123,
            ),
            Kernel(
                0,
                "backward",
                0,
                "cpp_fused_exp_0",
                "cpp",
                ["aten.exp"],
                [Access(LOGITS, True), Access(MAXIMUM, False)],
                [Access(GRAD, True)],
                311_166_976,
            ),
        ],
        casts=[Cast(0, "forward", "bfloat16", "float32", [512, 151936], False, LOSS)],
        guards=[
            GuardGroup("logits", ["dtype is torch.bfloat16", "size is [512, 151936]"]),
            GuardGroup("target", ["dtype is torch.int64"]),
        ],
        versions={"torch": "2.13.0", "python": "3.11", "logpile": "0.1.0", "device": "cpu"},
        config={"dynamic": "None", "backward": "True"},
        cache={"fx graph": "miss"},
    )


def troubled() -> Report:
    """A loss with one of everything that can go wrong short of a failure."""
    return replace(
        clean(),
        verdict=replace(
            CLEAN,
            graphs=2,
            breaks=1,
            recompiles=1,
            opaque_calls=1,
            full_size_buffers=4,
            saved_bytes=311_169_024,
            saved_bytes_per_token=607_752.0,
            bytes_moved=2_333_736_960,
            collectives=1,
            collective_bytes=10_240,
        ),
        saved=[*clean().saved, SavedTensor(WIDE, 0, 0.99, "aten.convert", PICK, True)],
        casts=[Cast(0, "forward", "bfloat16", "float32", [512, 151936], True, LOSS)],
        collectives=[Collective(0, "forward", 0, "all_gather_into_tensor", "tp", 10_240)],
        breaks=[Break("call to print", "Log after the step, outside of it.", PRINT, 2)],
        specialised=[Specialised("logits", 0, 512, "its size is compared with 512")],
        recompiles=[
            Recompile("L['t'] == 0.8", "t was 0.8 and is 0.7: pass it as a tensor.", PRINT)
        ],
        remarks=[
            Remark("sync", "item() waits for the device", PICK),
            Remark("cudagraph_skip", "an input is on the CPU", None),
        ],
        rank=1,
    )


def failed() -> Report:
    """A function that can't compile; only Dynamo's graph is there."""
    failure = Failure(
        "inductor",
        "LoweringException",
        "AssertionError: sizes must match\n  target: aten.gather",
        PICK,
    )
    none = replace(
        CLEAN,
        graphs=0,
        kernels_forward=0,
        kernels_backward=0,
        full_size_kernels=0,
        full_size_buffers=0,
        full_size_gradients=0,
        full_size_casts=0,
        saved_bytes=0,
        saved_bytes_per_token=None,
        peak_bytes=0,
        bytes_moved=0,
        bytes_least=0,
        compile_seconds=None,
    )
    return Report(
        title="train.loss:policy_loss",
        origin="export",
        verdict=none,
        tokens=None,
        full_size_bytes=LOGITS.bytes,
        inputs=[LOGITS],
        stages=[STAGES[0][0]],
        failure=failure,
    )


def write_stages(folder: Path) -> Path:
    """Write the files that the reports name."""
    for stage, text in STAGES:
        (folder / stage.file).write_text(text, encoding="utf-8")
    return folder
