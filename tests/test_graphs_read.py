"""Reading what torch prints: graphs, generated code of every device, and records."""

import pytest
import torch

from logpile.compile_graphs import paths, redaction, remarks, tensors
from logpile.compile_graphs.assemble import Run, assemble
from logpile.compile_graphs.breaks import failure_of_trace, reason_and_hint
from logpile.compile_graphs.fx_module import as_module
from logpile.compile_graphs.graph_text import read_graph
from logpile.compile_graphs.inductor_code import Reader, read_code
from logpile.compile_graphs.kernels import collectives, fused, kernels
from logpile.compile_graphs.lists import planned
from logpile.compile_graphs.records import Compilation, Record
from logpile.compile_graphs.saved import saved_bytes, saved_tensors
from logpile.compile_graphs.sizes import Sizes
from logpile.compile_graphs.stages import CompiledGraph
from logpile.compile_graphs.tensors import FullSize

FORWARD = """
class GraphModule(torch.nn.Module):
    def forward(
        self,
        primals_1: "Sym(s0)",  # PlainAOTInput(idx=0)
        primals_2: "bf16[s0, 40][40, 1]cuda:0",  # PlainAOTInput(idx=1)
        primals_3: "b8[s0][1]cuda:0",
    ):
        # File: /home/me/loss.py:12 in loss, code: y = x.float()
        y: "f32[s0, 40][40, 1]cuda:0" = torch.ops.prims.convert_element_type.default(primals_2)
        halves = torch.ops.aten.split.Tensor(y, 20, 1)
        half: "f32[s0, 20][40, 1]cuda:0" = halves[0];  halves = None
        var_mean = torch.ops.aten.var_mean.correction(y, [1], correction = 1)
        var: "f32[s0][1]cuda:0" = var_mean[0]

        # No stacktrace found for following nodes
        exp: "f32[s0][1]cuda:0" = torch.ops.aten.exp.default(var)
        turned: "bf16[40, s0][1, 40]cuda:0" = torch.ops.aten.permute.default(primals_2, [1, 0])
        on_host: "f32[s0][1]cpu" = torch.ops.prims.device_put.default(exp, device(type='cpu'))
        picked: "f32[u0][1]cuda:0" = torch.ops.aten.index.Tensor(exp, [primals_3])
        return (
            exp,  # PlainAOTOutput(idx=0)
            half, y,
            var, turned, primals_1,
        )
"""
BACKWARD = """
class GraphModule(torch.nn.Module):
    def forward(
        self,
        primals_1: "Sym(s0)",
        half: "f32[s0, 20]",
        y: "f32[s0, 40]",
        var: "f32[s0]",
        turned: "bf16[40, s0]",
        tangents_1: "f32[s0]",
    ):
        mul: "f32[s0]" = torch.ops.aten.mul.Tensor(var, tangents_1);  var = tangents_1 = None
        return (None, mul, None)
"""
SIZES = Sizes({"s0": 6})


def test_a_graph() -> None:
    graph = read_graph(FORWARD, SIZES)
    assert [node.name for node in graph.inputs] == ["primals_1", "primals_2", "primals_3"]
    assert graph.outputs == ("exp", "half", "y", "var", "turned", "primals_1")
    y = graph.by_name["y"]
    assert (y.op, y.inputs) == ("prims.convert_element_type.default", ("primals_2",))
    assert y.facts is not None
    assert (y.facts.shape, y.facts.dtype, y.facts.bytes) == (["s0", 40], "float32", 6 * 40 * 4)
    assert y.source is not None
    assert (y.source.file, y.source.line, y.source.code) == (
        "/home/me/loss.py",
        12,
        "y = x.float()",
    )
    assert graph.by_name["exp"].source is None
    assert not graph.is_backward
    assert read_graph(BACKWARD, SIZES).is_backward
    assert graph.by_name["primals_1"].facts is None  # a size, not a tensor


def test_what_is_kept_is_counted_by_memory() -> None:
    forward, backward = read_graph(FORWARD, SIZES), read_graph(BACKWARD, SIZES)
    saved = {each.tensor.name: each for each in saved_tensors(forward, backward, 0)}
    assert saved.keys() == {"half", "y", "var", "turned"}
    assert saved["turned"].op == "input"  # a view of one
    assert saved["var"].op == "aten.var_mean.correction"
    assert saved["half"].op == saved["y"].op == "prims.convert_element_type.default"
    assert {name for name, each in saved.items() if each.recomputable} == {"half", "y", "turned"}
    given = {node.name for node in forward.inputs}
    assert saved_bytes(forward, backward, SIZES, given) == 6 * 40 * 4 + 6 * 4  # y holds its half


def test_waiting_for_the_device() -> None:
    found = remarks.syncs([read_graph(FORWARD, SIZES)], [])
    assert [remark.reason for remark in found] == [
        "prims.device_put.default copies a tensor to the host",
        "aten.index.Tensor by a mask makes a tensor whose size depends on data",
    ]


def test_a_size_is_on_no_device() -> None:
    graph = read_graph(
        """
    def forward(self, rows: "Sym(s11)", x: "f32[s11][1]cpu"):
        full: "f32[s11][1]cpu" = torch.ops.aten.full.default([rows], 1.0)
        twice: "Sym(2*s11)" = rows * 2
        return (full, twice)
    """
    )
    assert [node.device for node in graph.nodes] == ["", "cpu", "cpu", "", ""]
    assert remarks.syncs([graph], []) == []


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", 7),
        ("s0", 6),
        ("2*s0 + 1", 13),
        ("(s0//4)", 1),
        ("Max(1, s0 - 9)", 1),
        ("TruncToInt(0.4*ToFloat(s0))", 2),
        ("math.trunc(0.4*torch.sym_float(s0))", 2),
        ("max(1, s0 - 9)", 1),
        ("u0", 0),
        ("f(s0)", 0),
        ("s0 if s0 else 1", 0),
        ("math.sqrt(1 - s0)", 0),
        ("Max(s0)", 0),
    ],
)
def test_sizes(text: str, value: int) -> None:
    assert SIZES.value(SIZES.dimension(text)) == value


def test_a_graph_can_be_drawn() -> None:
    module = as_module(read_graph(FORWARD, SIZES))
    names = [node.name for node in module.graph.nodes]
    assert names[:4] == ["primals_1", "primals_2", "primals_3", "y"]
    assert module.graph.find_nodes(op="output")


TRITON = """
# AOT ID: ['3_inference']
import torch
async_compile = AsyncCompile()

# kernel path: /tmp/torchinductor_me/ab/cab.py
# Topologically Sorted Source Nodes: [x, y], Original ATen: [aten.exp, aten.mul]
# Source node to ATen node mapping:
#   x => exp
triton_poi_fused_exp_mul_0 = async_compile.triton('triton_poi_fused_exp_mul_0', '''
import triton
@triton_heuristics.pointwise(size_hints={'x': 64}, inductor_meta={'grid_type': 'Grid1D'})
@triton.jit
def triton_poi_fused_exp_mul_0(in_out_ptr0, in_ptr0, out_ptr0, xnumel, XBLOCK : tl.constexpr):
    xoffset = tl.program_id(0) * XBLOCK
''', device_str='cuda')

def partition_0(args):
    arg0_1, arg1_1 = args
    args.clear()
    with torch.cuda._DeviceGuard(0):
        torch.cuda.set_device(0)
        buf0 = empty_strided_cuda((4, 8), (8, 1), torch.bfloat16)
        # Topologically Sorted Source Nodes: [mm], Original ATen: [aten.mm]
        extern_kernels.mm(arg0_1, arg1_1, out=buf0)
        buf1 = empty_strided_cuda((4, 8), (8, 1), torch.float32)
        stream0 = get_raw_stream(0)
        triton_poi_fused_exp_mul_0.run(buf0, arg1_1, buf1, 32, stream=stream0)
        del arg1_1
    return (buf1, )

class Runner:
    def call(self, args):
        arg0_1, arg1_1 = args
        args.clear()
        partition0_args = [arg0_1, arg1_1]
        (buf1,) = self.partitions[0](partition0_args)
        del partition0_args
        torch.ops._c10d_functional.all_reduce_.default(buf1, 'sum', '7')
        torch.ops._c10d_functional.wait_tensor.default(buf1)
        buf3 = buf1; del buf1  # reuse
        buf4 = torch.ops.mine.closed.default(buf3)
        buf5 = buf4[0]
        assert_size_stride(buf5, (4, 8), (8, 1), 'torch.ops.mine.closed.default')
        return (reinterpret_tensor(buf3, (8, 4), (4, 1), 0), buf5, )

def benchmark_compiled_module(times=10, repeat=10):
    arg0_1 = rand_strided((4, 8), (8, 1), device='cuda:0', dtype=torch.bfloat16)
    arg1_1 = rand_strided((8, 8), (8, 1), device='cuda:0', dtype=torch.bfloat16)
"""


CLOSED = read_graph(
    """
    def forward(self, a: "bf16[4, 8][8, 1]cuda:0"):
        out = torch.ops.mine.closed.default(a)
        part: "f16[4, 8][8, 1]cuda:0" = out[0]
        return (part,)
    """
)


def test_code_of_a_gpu() -> None:
    code = read_code(TRITON, graph=CLOSED)
    assert code.phase == "forward"
    assert [(b.name, b.facts.dtype) for b in code.allocated] == [
        ("buf0", "bfloat16"),
        ("buf1", "float32"),
        ("buf5", "float16"),
    ]
    assert code.outputs == ["buf1", "buf5"]
    found = kernels(code, 0, FullSize(66, Sizes()), 0)
    assert [(k.name, k.kind) for k in found] == [
        ("extern_kernels.mm", "extern"),
        ("triton_poi_fused_exp_mul_0", "triton"),
        ("torch.ops._c10d_functional.all_reduce_.default", "collective"),
        ("torch.ops.mine.closed.default", "opaque"),
    ]
    mm, triton, reduce, closed = found
    assert triton.fuses == ["exp", "mul"]
    assert [a.tensor.name for a in triton.reads] == ["buf0", "arg1_1"]
    assert [a.tensor.name for a in triton.writes] == ["buf0", "buf1"]
    assert [a.full_size for a in triton.reads] == [False, True]
    assert triton.bytes_moved == 2 * 64 + 128 + 128
    assert [a.tensor.name for a in mm.reads + mm.writes] == ["arg0_1", "arg1_1", "buf0"]
    assert reduce.reads[0].tensor.name == reduce.writes[0].tensor.name == "buf1"
    assert [a.tensor.name for a in closed.writes] == ["buf5"]
    assert code.steps[2].call.group == "7"
    # What is deleted is alive no more, nor is what a partition does not return.
    assert [sorted(step.live) for step in code.steps] == [
        ["arg0_1", "arg1_1", "buf0"],
        ["arg0_1", "arg1_1", "buf0", "buf1"],
        ["arg0_1", "buf1"],
        ["arg0_1", "buf1", "buf5"],
    ]


def test_code_that_is_not_python_is_said_to_be_unread() -> None:
    code = read_code(
        "# AOT ID: ['0_backward']\n#include <torch/csrc/inductor/cpp_wrapper>\nvoid f() {}"
    )
    assert code.phase == "backward"
    assert code.steps == []
    assert code.unread is not None
    assert code.unread.startswith("SyntaxError")
    strange = read_code(TRITON.replace("def call(", "def main("))
    assert strange.unread == "UnreadableCodeError: there is no function call"
    graph = CompiledGraph(3, Compilation((0, 0)), Sizes(), {}, {}, {"forward": strange}, {})
    (remark,) = remarks.unread(graph)
    assert remark.reason.startswith("the forward code of graph 3: UnreadableCodeError")
    check = "        if not (u0 >= 0):\n            raise RuntimeError('u0')\n"
    branch = "        if buf0.item():\n            extern_kernels.mm(arg0_1, arg1_1, out=buf0)\n"
    start = "    def call(self, args):\n"
    assert read_code(TRITON.replace(start, start + check), graph=CLOSED).unread is None
    branched = read_code(TRITON.replace(start, start + branch)).unread
    assert branched is not None
    assert "what runs depends on data: if buf0.item():" in branched


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("subgraph_0([arg0_1])", "subgraph_0 is called, and what it runs is not known"),
        ("buf9 = alloc_from_pool(pool, 0, torch.float32, (4,), (1,))", "alloc_from_pool is called"),
        ("buf9 = torch.ops.mine.closed.default(arg0_1)\n        mine(buf9)", "mine is called"),
        (
            "buf9 = torch.ops.mine.closed.default(arg0_1)\n        extern_kernels.mm(buf9, buf9)",
            "the shape of buf9 is not said",
        ),
        ("triton_poi_fused_exp_mul_0.run(arg0_1)", "what triton_poi_fused_exp_mul_0"),
    ],
)
def test_what_is_not_known_is_not_passed_over(line: str, why: str) -> None:
    start = "        partition0_args"
    code = TRITON.replace(start, f"        {line}\n{start}", 1)
    if "triton" in line:  # one whose parameters have a user's names
        code = code.replace("in_out_ptr0, in_ptr0, out_ptr0", "x_ptr, in_ptr0, y_ptr")
    found = read_code(code, graph=CLOSED)
    assert found.unread is not None
    assert why in found.unread


def test_the_dtype_of_an_op_that_is_not_in_the_graph_is_not_guessed() -> None:
    unread = read_code(TRITON).unread
    assert unread is not None
    assert "the dtype of what torch.ops.mine.closed.default gives" in unread


def test_a_kernel_of_the_users_own() -> None:
    own = TRITON.replace("in_out_ptr0, in_ptr0, out_ptr0", "x_ptr, by_ptr, y_ptr").replace(
        "{'grid_type'", "{'mutated_arg_names': ['y_ptr'], 'grid_type'"
    )
    kernel = kernels(read_code(own, graph=CLOSED), 0, FullSize(66, Sizes()), 0)[1]
    assert [a.tensor.name for a in kernel.writes] == ["buf1"]


def test_a_copy_to_another_device_is_a_kernel() -> None:
    start = "        partition0_args"
    code = TRITON.replace(start, f"        arg1_1.copy_(arg0_1, False)\n{start}", 1)
    first = kernels(read_code(code, graph=CLOSED), 0, FullSize(66, Sizes()), 0)[0]
    assert (first.name, first.kind) == ("copy_", "extern")
    assert [a.tensor.name for a in first.reads + first.writes] == ["arg0_1", "arg1_1"]


def test_a_fault_of_the_reader_is_not_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(*_: object) -> None:
        raise KeyError("mine")

    monkeypatch.setattr(Reader, "follow", faulty)
    with pytest.raises(KeyError, match="mine"):
        read_code(TRITON)


COALESCED = """
def call(args):
    arg0_1, arg1_1 = args
    args.clear()
    torch.ops._c10d_functional.all_reduce_coalesced_.default([arg0_1, arg1_1], 'sum', '7')
    buf0 = torch.ops._c10d_functional.all_gather_into_tensor_coalesced.default([arg0_1], 2, '7')
    buf1 = buf0[0]
    assert_size_stride(buf1, (8, 8), (8, 1), 'torch.ops._c10d_functional')
    return (buf1, )

def benchmark_compiled_module(times=10, repeat=10):
    arg0_1 = rand_strided((4, 8), (8, 1), device='cuda:0', dtype=torch.float32)
    arg1_1 = rand_strided((2, 8), (8, 1), device='cuda:0', dtype=torch.float32)
"""
COALESCED_GRAPH = """
def forward(self, a: "f32[4, 8][8, 1]cuda:0", b: "f32[2, 8][8, 1]cuda:0"):
    reduced = torch.ops._c10d_functional.all_reduce_coalesced.default([a, b], 'sum', '7')
    first: "f32[4, 8][8, 1]cuda:0" = reduced[0]
    second: "f32[2, 8][8, 1]cuda:0" = reduced[1]
    many = torch.ops._c10d_functional.all_gather_into_tensor_coalesced.default([a], 2, '7')
    one: "f32[8, 8][8, 1]cuda:0" = many[0]
    return (first, second, one)
"""


def test_the_bytes_of_a_collective() -> None:
    wanted = [4 * (4 * 8 + 2 * 8), 4 * 8 * 8]  # all that goes in; all that comes out
    read = collectives(read_code(COALESCED), 0, 0)
    assert [each.bytes for each in read] == wanted
    without_code = planned(read_graph(COALESCED_GRAPH), 0, "forward", 0)
    assert [each.bytes for each in without_code] == wanted
    assert {each.group for each in [*read, *without_code]} == {"7"}


def test_the_ops_of_a_kernels_name() -> None:
    code = read_code(TRITON, graph=CLOSED)
    call = code.steps[1].call
    call.original = []
    call.name = "cpp_fused__log_softmax_bitwise_and_exp2_sum_12"
    assert fused(call) == ["_log_softmax", "bitwise_and", "exp2", "sum"]


def test_paths_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/tmp")
    assert paths.short("/tmp/mine/loss.py:3") == "mine/loss.py:3"
    assert paths.short(f"{torch.__file__}:3") == "torch/__init__.py:3"
    assert paths.short("'/var/tmpab12cd34/ab/cab.py'") == "'CACHE/ab/cab.py'"
    assert paths.short("/x/torchinductor_me/triton/0") == "CACHE/triton/0"
    assert paths.short("obj 140139873763472, G['_140139873763472_c0']") == "obj ID, G['_ID_c0']"
    assert paths.short("9223372036854775807") == "9223372036854775807"


def record(kind: str, value: object, payload: str = "", frame: int = 0, name: str = "") -> Record:
    return Record(kind, name or kind, (frame, 0), 0, value, payload)


def test_skipped_cudagraphs() -> None:
    metrics = {"cudagraph_skip_reason": "skipping cudagraphs due to mutated inputs"}
    compilation = Compilation((0, 0), [record("bwd_compilation_metrics", metrics)])
    (remark,) = remarks.cudagraph_skips(compilation)
    assert (remark.kind, remark.reason) == ("cudagraph_skip", metrics["cudagraph_skip_reason"])


def test_bypassed_caches() -> None:
    payload = '{"cache_bypass_reason": "custom pass without a uuid"}'
    states, bypasses = remarks.caches(
        [
            record("artifact", {}, "{}", name="fx_graph_cache_miss"),
            record("artifact", {}, payload, name="fx_graph_cache_bypass"),
            record("artifact", {}, "{}", name="aotautograd_cache_hit"),
        ]
    )
    assert states == {"fx_graph_cache": "miss, bypass", "aotautograd_cache": "hit"}
    assert [b.reason for b in bypasses] == ["fx_graph_cache: custom pass without a uuid"]


def test_values_behind_a_break() -> None:
    def start(name: str) -> dict[str, object]:
        return {"stack": [{"name": name}]}

    guard = "+- EQUALS_MATCH: L['scale'] == 12.75\nx: f32[3, 12] * 12.75 + 12 * 0.5"
    records = [
        record("dynamo_start", start("mine")),
        record("dynamo_cpp_guards_str", {}, guard),
        record("dynamo_start", start("torch_dynamo_resume_in_mine_at_3"), frame=1),
        record("dynamo_cpp_guards_str", {}, guard, frame=1),
    ]
    own, behind = redaction.without_values(records, own_frames=True)[1::2]
    assert own.payload == guard
    assert behind.payload == guard.replace("12.75", "VALUE").replace("0.5", "VALUE")


@pytest.mark.parametrize(
    ("kind", "name", "said"),
    [
        ("TorchRuntimeError", "mine", "mul(x, 12.75) of 3"),
        ("ValueError", "mine", "mul(x, #) of #"),
        ("TorchRuntimeError", "torch_dynamo_resume_in_mine_at_3", "mul(x, #) of #"),
    ],
)
def test_the_error_of_a_traced_compilation(kind: str, name: str, said: str) -> None:
    metrics = {"fail_type": kind, "fail_reason": "mul(x, 12.75) of 3"}
    records = [
        record("dynamo_start", {"stack": [{"name": name}]}),
        record("compilation_metrics", metrics),
    ]
    failure = failure_of_trace(records)
    assert failure is not None
    assert (failure.error, failure.message) == (kind, said)


def test_the_reason_of_a_break_is_sentences() -> None:
    text = (
        "Graph break in user code at /a.py:7\nGraph Break Reason: Encountered graph break\n\n"
        "Failed to trace f\n  Explanation: f is not known.\n  Hint: Leave f out.\n\n"
        "  Developer debug context: f\n"
    )
    assert reason_and_hint(text) == ("Failed to trace f. f is not known.", "Leave f out.")


def test_an_error_without_numbers() -> None:
    said = "mat1 is -3x4, 1e-05 or 0x1.34a458p+10 in [2.5, nan] of float32"
    assert redaction.without_numbers(said) == "mat1 is #, # or # in [#, nan] of float32"


def test_sizes_behind_a_break_stay() -> None:
    graph = (
        'def forward(self, L_x_: "f32[5, 12][12, 1]cpu"):\n'
        "    # File: /a.py:77 in mine, code: y = x.sum(4) * 77\n"
        '    y: "f32[5, 12][12, 1]cpu" = L_x_ * 77\n    return (y,)'
    )
    records = [
        record("dynamo_start", {"stack": [{"name": "torch_dynamo_resume_in_mine_at_3"}]}),
        record("dynamo_output_graph", {}, graph),
        record("dynamo_cpp_guards_str", {}, "+- EQUALS_MATCH: L['a'].b['c'][0] == 70"),
    ]
    redacted = redaction.without_values(records, own_frames=False)
    assert redacted[1].payload == graph.replace("* 77\n    return", "* VALUE\n    return")
    assert redacted[2].payload.endswith("== VALUE")


def test_a_graph_that_was_compiled_in_parts_has_no_numbers() -> None:
    records = [
        record("dynamo_start", {"stack": []}),
        record("dynamo_output_graph", {}, FORWARD),
        *(record("aot_inference_graph", {}, text) for text in (FORWARD, BACKWARD)),
        *(record("inductor_output_code", {"filename": "a"}, TRITON + end) for end in ("", "#")),
    ]
    report, (graph,) = assemble(Run("parts", "trace", records))
    assert FORWARD in graph.texts["forward"]
    assert BACKWARD in graph.texts["forward"]
    assert report.verdict.graphs == 1
    assert report.verdict.kernels_forward is None
    assert report.verdict.saved_bytes is None
    assert "several modules" in report.remarks[0].reason


def test_names_of_ops() -> None:
    assert tensors.base_name("aten.mul.Tensor") == "mul"
    assert tensors.base_name("mine.closed.default") == "closed"
    assert tensors.base_name("torch.nn.functional.relu") == "relu"
    assert tensors.base_name("float") == "float"
