"""The analysis that finds the arrays which a kernel of an LLVM module only reads."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import aiotaichi as at
from aiotaichi.core.llvm_access import array_accesses, read_module_with_accesses
from aiotaichi.formats import Archive, KernelSpec, LlvmTask, NdArrayParameter, read_module
from aiotaichi.formats.llvm_text import read_functions
from aiotaichi.types import Access, f32
from support.catalog import CASES, Array, Case
from support.fixture_modules import MODULES, module_at

FORWARDED = ("measure",)
"""Kernels that read what they have written: in code for the processor, LLVM keeps the value in a register."""

NAMES = sorted(path.stem for path in (MODULES / "src").glob("*.py") if path.stem != "empty")


@cache
def recorded(arch: str, name: str) -> dict[str, list[Access]]:
    """Return how each kernel uses its arrays, according to the code (LLVM) or the metadata (gfx)."""
    path = module_at(arch, name)
    if not path.exists():
        return {}
    kernels = read_module_with_accesses(Archive.open(path)).kernels
    return {kernel.name: [each.access for each in arrays(kernel)] for kernel in kernels.values()}


def arrays(kernel: KernelSpec) -> list[NdArrayParameter]:
    return [each for each in kernel.parameters if isinstance(each, NdArrayParameter)]


@pytest.mark.slow
@pytest.mark.parametrize("arch", ["x64", "cuda"])
def test_the_analysis_agrees_with_the_records_of_gfx_modules(arch: str) -> None:
    compared = []
    for name in NAMES:
        ours, theirs = recorded(arch, name), recorded("vulkan", name)
        for kernel in sorted(ours.keys() & theirs.keys()):
            if kernel not in FORWARDED:
                assert ours[kernel] == theirs[kernel], f"{name}: {kernel}"
            compared += theirs[kernel]
    assert all(compared.count(access) > 3 for access in Access)


def test_the_analysis_agrees_for_cpu_and_gpu_code() -> None:
    compared = []
    for name in NAMES:
        ours, theirs = recorded("x64", name), recorded("cuda", name)
        for kernel in sorted(ours.keys() & theirs.keys()):
            if kernel not in FORWARDED:
                assert ours[kernel] == theirs[kernel], f"{name}: {kernel}"
            compared += theirs[kernel]
    assert compared.count(Access.READ) > 15


def test_reading_a_module_does_not_analyse_its_code() -> None:
    saxpy = read_module(Archive.open(module_at("x64", "basics"))).kernels["saxpy"]
    assert [each.access for each in arrays(saxpy)] == [Access.READ_WRITE, Access.READ_WRITE]


WITH_ARRAYS = [case for case in CASES if any(isinstance(argument, Array) for argument in case.arguments)]


@pytest.fixture
def found(name: str) -> dict[str, list[Access]]:
    """What the analysis says of a module. It reads files, so it must not run on a test's event loop."""
    return recorded("x64", name)


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize("name", sorted({case.module for case in WITH_ARRAYS}))
async def test_arrays_that_a_launch_changes_count_as_written(
    rt: at.Runtime, cpu_modules: Path, name: str, found: dict[str, list[Access]]
) -> None:
    module = await rt.load_aot_module(cpu_modules / name)
    for case in WITH_ARRAYS:
        if case.module == name:
            changed = await changed_by(rt, module.kernel(case.kernel), case)
            accesses = zip(changed, found[case.kernel], strict=True)
            assert all(access & Access.WRITE or not was for was, access in accesses), case.kernel


async def changed_by(rt: at.Runtime, kernel: at.Kernel, case: Case) -> list[bool]:
    """Launch a kernel, and return which of its arrays it has changed."""
    arguments, before = [], []
    for argument in case.arguments:
        if isinstance(argument, Array):
            array = rt.ndarray(argument.shape, argument.before.dtype, element_shape=argument.element_shape)
            rt.queue.write(array, argument.before)
            before.append((array, argument.before))
            argument = array
        arguments.append(argument)
    await rt.queue.launch(kernel, *arguments)
    return [(await rt.queue.read(array)).tobytes() != data.tobytes() for array, data in before]


# -- hand-written IR: a task with the arrays a and b

HEADER = """
%struct.RuntimeContext = type { i8*, %struct.LLVMRuntime*, i32, i64* }
%struct.LLVMRuntime = type { i8*, [4 x float*] }
%pair = type { i32, float* }
%args = type { { { i32 }, float* }, { { i32 }, float* } }
@somewhere = internal global float* null

declare void @outside(float*)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1)

define internal float @first(float* %0) {
  %2 = load float, float* %0, align 4
  ret float %2
}

define internal void @set(float* %0, float %1) {
  store float %1, float* %0, align 4
  ret void
}

define internal float* @same(float* %0) {
  %2 = alloca float*, align 8
  store float* %0, float** %2, align 8
  %3 = load float*, float** %2, align 8
  ret float* %3
}

define void @task(%struct.RuntimeContext* %context) {
entry:
  %0 = bitcast %struct.RuntimeContext* %context to %args**
  %arguments = load %args*, %args** %0, align 8
  %pa = getelementptr %args, %args* %arguments, i32 0, i32 0, i32 1
  %pb = getelementptr %args, %args* %arguments, i32 0, i32 1, i32 1
  %a = load float*, float** %pa, align 8
  %b = load float*, float** %pb, align 8
  %r = getelementptr %struct.RuntimeContext, %struct.RuntimeContext* %context, i32 0, i32 1
  %runtime = load %struct.LLVMRuntime*, %struct.LLVMRuntime** %r, align 8
  %x = load float, float* %a, align 4
"""


def array(offset: int) -> NdArrayParameter:
    return NdArrayParameter(f"at{offset}", f32, (), 1, Access.READ_WRITE, (offset,), offset + 8)


def written_by(body: str, header: str = HEADER) -> str:
    """Return the names of the arrays that a task with the lines of ``body`` may write."""
    return uses_of(body, header)[0]


def uses_of(body: str, header: str = HEADER) -> tuple[str, str]:
    """Return the names of the arrays that a task with the lines of ``body`` may write, and of those it may read."""
    kernel = KernelSpec("k", (array(0), array(16)), 32, (), 0, (LlvmTask("task", 1, 1, 0),), ("k.ll",))
    lines = "".join(f"  {line.strip()}\n" for line in body.strip().splitlines())
    accesses = array_accesses(f"{header}{lines}  ret void\n}}\n", kernel)
    written, read = (
        "".join(name for i, name in enumerate("ab") if accesses.get(i, Access.READ_WRITE) & access)
        for access in (Access.WRITE, Access.READ)
    )
    return written, read


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("", ""),
        ("store float %x, float* %b, align 4", "b"),
        ("%i = getelementptr float, float* %b, i32 7\nstore float %x, float* %i", "b"),
        ("store volatile float %x, float* %b, align 4", "b"),
        ("store atomic float %x, float* %b seq_cst, align 4", "b"),
        ("%o = atomicrmw fadd float* %b, float %x seq_cst, align 4", "b"),
        ("%i = bitcast float* %b to i32*\n%o = cmpxchg i32* %i, i32 0, i32 1 acq_rel monotonic", "b"),
        ("%y = call float @first(float* %b)", ""),
        ("call void @set(float* %b, float %x)", "b"),
        ("%c = call float* @same(float* %b)\nstore float %x, float* %c", "b"),
        ("%c = call float* @same(float* %b)\n%y = load float, float* %c", ""),
        ("%c = select i1 true, float* %a, float* %b\nstore float %x, float* %c", "ab"),
        ("%c = phi float* [ %a, %entry ], [ %b, %entry ], !dbg !3\nstore float %x, float* %c", "ab"),
        ("call void @outside(float* %b)", "b"),
        ("store float* %b, float** @somewhere", "b"),
        ("%s = getelementptr %struct.LLVMRuntime, %struct.LLVMRuntime* %runtime, i32 0, i32 1, i32 2\n"
         "store float* %b, float** %s", "b"),
        ("%n = ptrtoint float* %b to i64\n%m = add i64 %n, 4\n%c = inttoptr i64 %m to float*\n"
         "store float %x, float* %c", "b"),
        ("%n = ptrtoint float* %b to i64\n%m = sub i64 %n, 4\n%l = icmp eq i64 %m, 0", ""),
        ("%c = icmp ult float* %a, %b", ""),
        ('call void asm sideeffect "st $0", "r"(float* %b)', "b"),
        ("%c = somethingnew float* %b", "b"),
        ("%d = bitcast float* %b to i8*\n%s = bitcast float* %a to i8*\n"
         "call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %d, i8* align 4 %s, i64 64, i1 false)", "b"),
        ("%d = bitcast float* %b to i8*\ncall void @llvm.memset.p0i8.i64(i8* %d, i8 0, i64 64, i1 false)", "b"),
        # Local memory: accessed by member, copied as a whole, and passed to unknown code.
        ("%p = alloca %pair\n%m = getelementptr %pair, %pair* %p, i64 0, i32 1\nstore float* %b, float** %m\n"
         "%n = bitcast %pair* %p to i8*\n%q = getelementptr i8, i8* %n, i64 8\n%w = bitcast i8* %q to float**\n"
         "%c = load float*, float** %w\nstore float %x, float* %c", "b"),
        ("%p = alloca %pair\n%q = alloca %pair\n%m = getelementptr %pair, %pair* %p, i64 0, i32 1\n"
         "store float* %b, float** %m\n%d = bitcast %pair* %q to i8*\n%s = bitcast %pair* %p to i8*\n"
         "call void @llvm.memcpy.p0i8.p0i8.i64(i8* %d, i8* %s, i64 16, i1 false)\n"
         "%w = getelementptr %pair, %pair* %q, i64 0, i32 1\n%c = load float*, float** %w\n"
         "store float %x, float* %c", "b"),
        ("%p = alloca float*\nstore float* %b, float** %p\n%q = bitcast float** %p to float*\n"
         "call void @outside(float* %q)", "b"),
        # Unknown code stores a pointer in local memory, and the task stores the address of b through this pointer.
        ("%p = alloca float**\n%q = bitcast float*** %p to float*\ncall void @outside(float* %q)\n"
         "%w = load float**, float*** %p\nstore float* %b, float** %w", "b"),
        # A pointer to local memory, or to other memory.
        ("%p = alloca float*\n"
         "%s = getelementptr %struct.LLVMRuntime, %struct.LLVMRuntime* %runtime, i32 0, i32 1, i32 2\n"
         "%w = select i1 true, float** %p, float** %s\nstore float* %b, float** %w", "b"),
        # The arguments and the context are lost.
        ("store float* null, float** %pa", "ab"),
        ("%c = bitcast %struct.RuntimeContext* %context to float*\ncall void @outside(float* %c)", "ab"),
        ("%n = load i64, i64* bitcast (float** @somewhere to i64*)", ""),
    ],
)  # fmt: skip
def test_pointers_are_followed(body: str, expected: str) -> None:
    assert written_by(body) == expected


@pytest.mark.parametrize(
    ("body", "is_read"),
    [
        ("store float %x, float* %b, align 4", False),
        ("store atomic float %x, float* %b seq_cst, align 4", False),
        ("call void @set(float* %b, float %x)", False),
        ("%c = call float* @same(float* %b)\nstore float %x, float* %c", False),
        ("%d = bitcast float* %b to i8*\ncall void @llvm.memset.p0i8.i64(i8* %d, i8 0, i64 64, i1 false)", False),
        ("%d = bitcast float* %b to i8*\n%s = bitcast float* %a to i8*\n"
         "call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %d, i8* align 4 %s, i64 64, i1 false)", False),
        ("%d = bitcast float* %a to i8*\n%s = bitcast float* %b to i8*\n"
         "call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %d, i8* align 4 %s, i64 64, i1 false)\n"
         "store float %x, float* %b", True),
        ("%y = load float, float* %b\n%z = fadd float %y, %x\nstore float %z, float* %b", True),
        ("%y = call float @first(float* %b)\nstore float %y, float* %b", True),
        ("%o = atomicrmw fadd float* %b, float %x seq_cst, align 4", True),
        ("%i = bitcast float* %b to i32*\n%o = cmpxchg i32* %i, i32 0, i32 1 acq_rel monotonic", True),
        ("call void @outside(float* %b)", True),
        ("store float* %b, float** @somewhere", True),
        ("", False),
    ],
)  # fmt: skip
def test_reads_are_found(body: str, is_read: bool) -> None:
    """The header of the task reads the array a."""
    assert uses_of(body)[1] == ("ab" if is_read else "a")


MEMBER = "%p = alloca %pair\n%m = getelementptr %pair, %pair* %p, i32 0, i32 1\nstore float* %b, float** %m"


@pytest.mark.parametrize(
    ("header", "body", "expected"),
    [
        ("", "", "ab"),
        (HEADER.replace("@task", "@another"), "", "ab"),
        (HEADER + "\tstore float %x, float* %a\n", "", "ab"),
        (HEADER + "      store float %x, float* %a\n", "", "ab"),
        (HEADER + "\n; store float %x, float* %a\nlabel:  ; preds = %entry\n", "", ""),
        (HEADER.replace("load float, float* %a", "load %unheard, %unheard* %a"), "", "a"),
        (HEADER, MEMBER, ""),
        (HEADER.replace("type { i32, float* }", "type { %pair, %pair }"), MEMBER, "b"),
        (HEADER.replace("type { i32, float* }", "opaque"), MEMBER, "b"),
    ],
    ids=[
        "empty",
        "no task",
        "a tab",
        "too far in",
        "comments and labels",
        "no such type",
        "a member",
        "endless type",
        "opaque type",
    ],
)
def test_unknown_text_counts_as_a_store(header: str, body: str, expected: str) -> None:
    assert written_by(body, header) == expected


@pytest.mark.parametrize(
    "line",
    [
        "%c = load " + "{" * 10_000 + " float, float* %b",
        "%c = load " + "[1 x " * 10_000 + "float, float* %b",
        "%c = call " + "(" * 10_000 + "float* %b",
        "%c = load [" + "9" * 10_000 + " x i64], i64* %b",
        '%c = call float @"' + '"x' * 10_000 + "(float* %b)",
        "%c = call",
        "%c =",
    ],
    ids=["structs", "arrays", "parentheses", "digits", "quotes", "call", "nothing"],
)
def test_hostile_lines_are_read_once(line: str) -> None:
    assert written_by(f"{line}\nstore float %x, float* %b") == "b"


def test_a_line_or_a_text_that_is_too_long_is_given_up() -> None:
    assert written_by("%c = load " + "{" * 100_000 + " float, float* %b\nstore float %x, float* %b") == "ab"
    assert written_by("fence seq_cst\n" * 70_000 + "store float %x, float* %b") == "ab"


def test_named_types_are_read_once() -> None:
    """Each type contains the previous type twice. The last one has 2**57 bytes."""
    types = "\n".join(f"%t{i} = type {{ %t{i - 1}, %t{i - 1} }}" for i in range(1, 55))
    header = f"%t0 = type {{ i64 }}\n{types}\n"
    assert list(read_functions(f"{header}define void @f(%t54* %a) {{\n  %b = load %t54, %t54* %a\n}}\n")) == ["@f"]


def test_pointers_to_many_places_are_given_up() -> None:
    many = "\n".join(
        f"%p{i} = alloca float*\n%q{i} = select i1 true, float** %p{i}, float** %q{i - 1 if i else 0}"
        for i in range(500)
    )
    assert written_by(f"{many}\nstore float* %b, float** %q499") == "ab"
