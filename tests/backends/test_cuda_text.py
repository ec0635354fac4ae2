"""The parts of the CUDA backend that need no GPU: PTX for every chip, the launches that remain, and their sizes."""

from __future__ import annotations

import ctypes
import re
import struct
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from aiotaichi import errors
from aiotaichi.backends.cuda.approximation import approximated
from aiotaichi.backends.cuda.bounds import divides
from aiotaichi.backends.cuda.ir import Instruction, read_functions
from aiotaichi.backends.cuda.kernel_text import KernelText
from aiotaichi.backends.cuda.native import output_text
from aiotaichi.backends.cuda.target import target_of
from aiotaichi.compile import CompileRequest, CompileService, linker
from aiotaichi.core.llvm_runtime import RUNTIME_SIZE, RuntimeImage, random_states
from aiotaichi.formats import Archive, KernelSpec, read_module
from aiotaichi.formats.spec import LlvmTask
from support.fixture_modules import module_at

ALL = sorted(path.stem for path in module_at("cuda", "basics").parent.glob("*.tcm") if path.stem != "empty")
TARGETS = {f"sm_{number}": target_of(number, 13000) for number in (70, 75, 80, 90, 100, 120)}
VARIED = ["basics", "block_local", "math", "prints", "randoms", "shared_large", "sparse"]


def texts(name: str) -> Iterator[tuple[KernelSpec, KernelText]]:
    archive = Archive.open(module_at("cuda", name))
    for kernel in read_module(archive).kernels.values():
        if kernel.tasks:
            tasks = [task for task in kernel.tasks if isinstance(task, LlvmTask)]
            arrays = linker.argument_arrays(kernel.parameters)
            yield kernel, KernelText(archive[kernel.code[0]].decode(), tasks, kernel.packed_size, arrays=arrays)


def text_of(module: str, kernel: str) -> tuple[KernelSpec, KernelText]:
    return next((spec, text) for spec, text in texts(module) if spec.name == kernel)


def compile_ptx(service: CompileService, text: KernelText, sm: str, optimise: int = 3) -> str:
    names = tuple(each.task.name for each in text.tasks)
    imports = ("__assertfail", "__nvvm_reflect", *text.shared)
    target = TARGETS[sm]
    source = text.device(output_text(), target.prologue).encode()
    request = CompileRequest("kernel", source, "nvptx64-nvidia-cuda", sm, target.features, names, imports, optimise)
    return service.compile(request).decode()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "sm", "optimise"),
    [
        *((name, "sm_90", 3) for name in ALL),
        *((name, sm, 3) for name in VARIED for sm in ("sm_70", "sm_120")),
        *(
            pytest.param(name, sm, 3, marks=() if name == "basics" else pytest.mark.sweep)
            for name in VARIED
            for sm in TARGETS
            if sm not in ("sm_70", "sm_90", "sm_120")
        ),
        *((name, "sm_90", 0) for name in VARIED),  # as after a failure of the optimiser
    ],
)
def test_every_kernel_becomes_ptx(service: CompileService, module: str, sm: str, optimise: int) -> None:
    for kernel, text in texts(module):
        ptx = compile_ptx(service, text, sm, optimise)
        assert f".target {sm}\n" in ptx
        entries = re.findall(r"^\.visible \.entry (\w+)\(\n(.*?)\n\)", ptx, re.MULTILINE | re.DOTALL)
        assert [name for name, _ in entries] == [each.task.name for each in text.tasks]
        size = max(16, kernel.packed_size)
        for name, parameters in entries:  # the arguments themselves, not their address
            assert f".param .align 16 .b8 {name}_param_2[{size}]" in parameters
        for each in text.tasks:
            assert f".maxntid {each.task.block_dim}\n" in ptx
        outside = set(re.findall(r"^\.extern \.func.* (\w+)$", ptx, re.MULTILINE))
        assert outside <= {"__assertfail"}


@pytest.mark.slow
def test_read_only_loads_of_a_vectors_components_are_not_joined(service: CompileService) -> None:
    loads = [
        load
        for _, text in texts("sparks")
        for load in re.findall(r"\bld\.global\.nc\.(\S+)", compile_ptx(service, text, "sm_90"))
    ]
    # The components are in a field of 3 floats: a load of two or three floats would not be aligned.
    assert loads
    assert not [load for load in loads if load.startswith(("v", "b64", "b128"))]


@pytest.mark.parametrize("sm", TARGETS)
def test_kernels_wait_before_anything_else_where_chips_can(service: CompileService, sm: str) -> None:
    ptx = compile_ptx(service, text_of("basics", "saxpy")[1], sm)
    first = re.search(r"^\t(?!\.)(\S+).*;$", ptx, re.MULTILINE)
    assert first is not None
    assert (first.group(1) == "griddepcontrol.wait") == (sm in ("sm_90", "sm_100", "sm_120"))
    assert ptx.count("griddepcontrol") == (sm in ("sm_90", "sm_100", "sm_120"))


@pytest.mark.parametrize(
    ("capability", "driver", "cpu", "ptx", "waits"),
    [
        (70, 12000, "sm_70", "+ptx77", False),
        (75, 13000, "sm_75", "+ptx77", False),
        (86, 12040, "sm_86", "+ptx77", False),
        (90, 12020, "sm_90", "+ptx78", False),  # its graphs have one kind of edge
        (90, 12030, "sm_90", "+ptx78", True),
        (100, 12060, "sm_90", "+ptx78", True),  # older than the chip: PTX for an older chip
        (100, 12080, "sm_100", "+ptx86", True),
        (120, 13000, "sm_120", "+ptx87", True),
        (130, 14000, "sm_121", "+ptx88", True),  # newer than LLVM
    ],
)
def test_the_target_suits_the_device_and_the_driver(
    capability: int, driver: int, cpu: str, ptx: str, waits: bool
) -> None:
    target = target_of(capability, driver)
    assert (target.cpu, target.features, bool(target.prologue)) == (cpu, ptx, waits)


def launches(module: str, kernel: str) -> list[str]:
    return [each.task.name.rpartition("_kernel_")[2] for each in text_of(module, kernel)[1].tasks]


def test_tasks_that_only_compute_bounds_are_not_launched() -> None:
    assert launches("basics", "saxpy") == ["1_range_for"]
    assert launches("basics", "iota") == ["1_range_for"]
    assert launches("bounds", "three_loops") == ["1_range_for", "3_range_for", "4_range_for"]
    assert launches("bounds", "clamped") == ["1_range_for"]


def test_tasks_with_an_effect_are_launched() -> None:
    assert launches("basics", "reduce_sum") == ["0_serial", "1_range_for", "2_serial"]  # it sets the total to 0
    assert launches("bounds", "count_to_field") == ["0_serial", "1_range_for"]
    assert launches("bounds", "count_to_element") == ["0_serial", "1_range_for"]
    assert launches("bounds", "lengthen") == ["1_range_for", "2_serial", "3_range_for"]
    assert launches("bounds", "count_to_sum")[-2:] == ["4_serial", "5_range_for"]
    assert "0_serial" in launches("bounds", "take_turns")  # the loop reads elements of its vector
    assert launches("asserts", "check") == ["0_serial"]


def counts(service: CompileService, module: str, kernel: str, words: Sequence[tuple[int, int]]) -> list[int | None]:
    """Call the host's functions with 32-bit ``words`` at their offsets in the arguments; return the results."""
    spec, text = text_of(module, kernel)
    data = bytearray(spec.packed_size)
    for offset, word in words:
        struct.pack_into("<i", data, offset, word)
    source = text.host(threads=1000)
    names = tuple(each.range_name for each in text.tasks if each.range_name)
    if source is None:
        return [None] * len(text.tasks)
    triple, cpu, features = linker.target()
    imports = linker.module_imports()
    request = CompileRequest("ranges", source.encode(), triple, cpu, features, names, tuple(imports))
    library = linker.Linker().link(service.compile(request), names, imports)
    buffer = (ctypes.c_uint8 * len(data)).from_buffer(data)
    count_type = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)
    return [
        count_type(library[each.range_name])(ctypes.addressof(buffer)) if each.range_name else None
        for each in text.tasks
    ]


@pytest.mark.parametrize(
    ("module", "kernel", "words", "expected"),
    [
        ("basics", "saxpy", [(8, 1000)], [1000]),
        ("basics", "add_2d", [(0, 30), (4, 50)], [1500]),
        ("basics", "iota", [(0, 3), (4, 10)], [7]),
        ("basics", "iota", [(0, 6), (4, 2)], [-4]),
        ("basics", "iota", [(0, -(2**31)), (4, 2**31 - 1)], [2**32 - 1]),
        ("basics", "reduce_sum", [(0, 77)], [None, 77, None]),
        ("big_loops", "number_cells", [(0, 3), (4, 5), (8, 7)], [105]),
        ("big_loops", "multiply_outer", [(0, 40), (16, 30)], [1200]),
        ("big_loops", "offset_length", [(0, 9)], [13]),
        ("big_loops", "at_least_four", [(0, 1)], [4]),
        ("big_loops", "at_least_four", [(0, 9)], [9]),
        ("big_loops", "count_constant", [(0, 5000)], [10_000_000]),
        ("bounds", "clamped", [(0, 100), (8, 6)], [5]),
        ("bounds", "clamped", [(0, -4), (8, 6)], [1]),
        ("bounds", "three_loops", [(0, 3), (8, 5), (24, 8)], [5, 5, 5]),
        ("bounds", "count_to_field", [(0, 5)], [None, None]),
        ("bounds", "count_to_element", [(0, 1), (16, 9)], [None, None]),
        ("bounds", "divided", [(0, 7), (4, 0)], [None]),  # the host would divide by zero
        ("sparse", "sum_pointed", [], [None] * 7),
        # With copies in shared memory, no more than run at once.
        ("small_targets", "count", [(0, 5000), (16, 97)], [1000]),
        ("small_targets", "count", [(0, 5000), (16, 2048)], [1000]),
        ("small_targets", "count", [(0, 5000), (16, 2049)], [5000]),
        ("small_targets", "count", [(0, 10), (16, 97)], [10]),
        ("small_targets", "add_to_both", [(0, 5000), (16, 1025), (32, 1024)], [1000]),
        ("small_targets", "add_to_both", [(0, 5000), (16, 1025), (32, 1025)], [5000]),
        ("small_targets", "add_range", [(0, -5), (4, 5000), (8, 5)], [1000]),
    ],
)
def test_the_host_counts_a_loops_iterations(
    service: CompileService, module: str, kernel: str, words: list[tuple[int, int]], expected: list[int | None]
) -> None:
    assert counts(service, module, kernel, words) == expected


def test_the_needs_of_a_kernel_are_known() -> None:
    assert text_of("asserts", "check")[1].asserts
    assert not text_of("basics", "saxpy")[1].asserts
    assert text_of("prints", "say")[1].prints
    assert text_of("randoms", "fill_f32")[1].draws
    assert text_of("two_trees", "get_both")[1].trees == {0, 1}
    assert text_of("sparse", "count_masked")[1].uses_fields
    assert not text_of("basics", "saxpy")[1].uses_fields
    assert text_of("shared_large", "reverse_far")[1].shared == ("shared_array_2",)
    assert text_of("sparse", "append")[1].capability == 86


def test_a_function_that_is_not_there_is_named() -> None:
    archive = Archive.open(module_at("cuda", "basics"))
    source = archive["saxpy.ll"].decode()
    with pytest.raises(errors.CorruptedDataError, match="'nothing'"):
        KernelText(source, [LlvmTask("nothing", 1, 1, 0)], 40)
    with pytest.raises(errors.CorruptedDataError, match="RuntimeContext"):
        KernelText(source, [LlvmTask("thread_idx", 1, 1, 0)], 40)


@pytest.mark.parametrize("broken", ["ptx_kernel", "ptr %runtime,", "alwaysinline"])
def test_broken_ir_is_refused(service: CompileService, broken: str) -> None:
    _, text = text_of("basics", "saxpy")
    names = tuple(each.task.name for each in text.tasks)
    source = text.device("").replace(broken, "garbage", 1).encode()
    request = CompileRequest("broken", source, "nvptx64-nvidia-cuda", "sm_90", "+ptx78", names, ())
    with pytest.raises(errors.CorruptedDataError, match="broken"):
        service.compile(request)


def test_an_undefined_function_is_refused(service: CompileService) -> None:
    _, text = text_of("prints", "say")
    names = tuple(each.task.name for each in text.tasks)
    source = text.device("declare void @vprintf(ptr, ptr)\n").encode()
    request = CompileRequest("undefined", source, "nvptx64-nvidia-cuda", "sm_90", "+ptx78", names, ())
    with pytest.raises(errors.CorruptedDataError, match="vprintf"):
        service.compile(request)


@pytest.mark.parametrize(
    ("line", "opcode", "type_", "pointer", "value", "callee"),
    [
        ("  %4 = load i32, i32* %3, align 4", "load", "i32", "%3", "", ""),
        ("  %2 = load { i32, float* }*, { i32, float* }** %1", "load", "{ i32, float* }*", "%1", "", ""),
        ("  %2 = load volatile i32, i32* %1", "load", "", "", "", ""),
        ("  store float %4, float* %7, align 4", "store", "float", "%7", "%4", ""),
        ("  store atomic i32 %4, i32* %7 monotonic, align 4", "store", "", "", "%4", ""),
        ("  %7 = bitcast i8* %6 to i32*", "bitcast", "i32*", "", "%6", ""),
        ('  %5 = tail call i8* @"a b"(i64 0) #3', "call", "", "", "", "a b"),
        ("  br label %final", "br", "", "", "", ""),
        ("final:      ; preds = %body", "label", "", "", "", ""),
    ],
)
def test_instructions_are_read(line: str, opcode: str, type_: str, pointer: str, value: str, callee: str) -> None:
    read = Instruction.read(line)
    found = (read.opcode, read.type, read.pointer, read.value, read.callee)
    assert found == (opcode, type_, pointer, value, callee)
    assert read.text == line


def test_each_function_is_read_once() -> None:
    archive = Archive.open(module_at("cuda", "basics"))
    source = archive["saxpy.ll"].decode()
    functions = read_functions(source)
    assert len(functions) == source.count("\ndefine ")
    assert all(each.text.endswith("\n}\n") and each.text in source for each in functions.values())
    assert functions["thread_idx"].context is None


def test_a_function_with_other_lines_is_as_if_it_had_been_read() -> None:
    body = read_functions(Archive.open(module_at("cuda", "basics"))["saxpy.ll"].decode())["function_body"]
    place = next(place for place, each in enumerate(body.instructions) if each.opcode == "srem")
    line = f"  {body.instructions[place].result} = add i32 1, 0"
    changed = body.with_lines({place: line})
    assert changed.text == body.text.replace(body.instructions[place].text, line)
    (read,) = read_functions(changed.text).values()
    assert (changed.instructions, changed.temporaries) == (read.instructions, read.temporaries)
    assert body.instructions[place].opcode == "srem"


@pytest.mark.parametrize(
    ("operand", "may_fail"), [("7", False), ("-2", False), ("0", True), ("-1", True), ("%3", True)]
)
def test_divisions_that_may_fail_are_seen(operand: str, may_fail: bool) -> None:
    text = f"define void @f() {{\n  %1 = sdiv i32 %2, {operand}\n  ret void\n}}\n"
    assert divides(read_functions(text)["f"]) is may_fail


def floating_point(ptx: str) -> Counter[str]:
    """Return how often PTX divides, and takes reciprocals and roots."""
    return Counter(
        re.findall(r"^\s+((?:div|rcp|sqrt|rsqrt)\.(?:rn|approx|full)(?:\.ftz)?\.f\d\d)", ptx, re.MULTILINE)
    )


def test_f32_is_approximate_where_taichis_flags_say_so(service: CompileService) -> None:
    found = floating_point(compile_ptx(service, text_of("math", "functions_f32")[1], "sm_90"))
    # The tangent takes a rounded quotient by its own instruction, as in taichi.
    assert {name for name in found if ".rn" in name} == {"div.rn.ftz.f32"}
    assert found["div.rn.ftz.f32"] == 1
    assert found["sqrt.approx.ftz.f32"] >= 1
    assert found["rcp.approx.ftz.f32"] >= 2
    assert found["div.approx.ftz.f32"] == 1
    double = floating_point(compile_ptx(service, text_of("math", "functions_f64")[1], "sm_90"))
    assert {"sqrt.rn.f64", "div.rn.f64", "rcp.rn.f64"} <= double.keys()


def test_f32_is_rounded_without_taichis_flags(service: CompileService) -> None:
    """As taichi writes it with ``fast_math=False``."""
    spec, _ = text_of("math", "functions_f32")
    archive = Archive.open(module_at("cuda", "math"))
    source = archive[spec.code[0]].decode().replace(" reassoc ninf nsz ", " ")
    assert approximated(source) == source
    tasks = [task for task in spec.tasks if isinstance(task, LlvmTask)]
    found = floating_point(compile_ptx(service, KernelText(source, tasks, spec.packed_size), "sm_90"))
    assert not any(name.startswith(("div.approx", "sqrt.approx", "rsqrt")) for name in found)
    assert found["sqrt.rn.ftz.f32"] >= 2
    assert found["rcp.rn.ftz.f32"] >= 4


def test_only_what_taichi_flags_is_approximate() -> None:
    flagged = "reassoc ninf nsz"
    assert approximated(f"  %1 = fdiv {flagged} float %2, %3\n") == (
        f"  %1 = fdiv {flagged} arcp contract afn float %2, %3\n"
    )
    for line in (f"  %1 = fdiv {flagged} double %2, %3\n", f"  %1 = fadd {flagged} half %2, %3\n"):
        assert approximated(line) == line.replace(flagged, f"{flagged} contract")
    root = approximated(f"  %1 = call {flagged} float @__nv_sqrtf(float %2)\n")
    assert root.startswith(f"  %1 = call {flagged} arcp contract afn float @llvm.sqrt.f32(float %2)\n")
    assert "\ndeclare float @llvm.sqrt.f32(float)\n" in root
    for line in ("  %1 = fdiv float %2, %3\n", "  %1 = call float @__nv_sqrtf(float %2)\n"):
        assert approximated(line) == line


class HostArena:
    """Memory whose addresses differ from the host's, as a device's do."""

    def __init__(self) -> None:
        self.memory: dict[int, bytearray] = {}
        self._next = 2**40

    def allocate(self, size: int) -> int:
        address, self._next = self._next, self._next + -(-size // 4096) * 4096
        self.memory[address] = bytearray(size)
        return address

    def write(self, address: int, data: bytes) -> None:
        start = max(each for each in self.memory if each <= address)
        place = address - start
        self.memory[start][place : place + len(data)] = data


def test_the_runtime_of_sparse_fields_is_taichis() -> None:
    """The offsets are those of taichi 1.7.4's LLVMRuntime, compiled for CUDA."""
    spec = read_module(Archive.open(module_at("cuda", "sparse")))
    arena = HostArena()
    image = RuntimeImage(arena, spec, address=0xABC000)
    block = image.copy_for(0x111000, 0x222000, 77).tobytes()
    assert len(block) == RUNTIME_SIZE
    assert struct.unpack_from("<QQ", block, 32872) == (0x111000, 0x222000)
    assert struct.unpack_from("<i", block, 35244) == (77,)
    assert struct.unpack_from("<q", block, 35224) == (0,)  # no error
    (tree,) = spec.trees.values()
    (root,) = struct.unpack_from("<Q", block, 88 + 8 * tree.id)
    assert len(arena.memory[root]) >= tree.size
    for node in tree.snodes:
        (elements,) = struct.unpack_from("<Q", block, 8296 + 8 * node.id)
        element_size, per_chunk, log2, lock, count, runtime = struct.unpack_from(
            "<QQiii4xQ", arena.memory[elements], 1048576
        )
        assert (element_size, per_chunk, log2, lock, runtime) == (64, 65536, 16, 0, 0xABC000)
        assert count == (node.id == tree.root_id)


def test_random_states_are_taichis() -> None:
    states = random_states(5, 3)
    expected = [[123456789 * (5 + i) * 1000000007 % 2**32, 362436069, 521288629, 88675123, 0] for i in range(3)]
    assert states.tolist() == expected
