"""Modules as taichi wrote them: their specs, and errors about damage."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest

from aiotaichi.errors import CorruptedDataError, IncompatibleModuleError
from aiotaichi.formats import Archive, Family, ModuleSpec, read_module, signature_of
from aiotaichi.formats.spec import NdArrayParameter, ScalarParameter, SnodeKind, TaskKind, TensorParameter
from aiotaichi.types import Access, Arch, f32, f64, i8, i16, u1, u8

MODULES = Path(__file__).parent.parent / "modules"


def read(name: str) -> ModuleSpec:
    return read_module(Archive.open(MODULES / name))


def folders() -> list[str]:
    return sorted(
        f"{arch.name}/{path.name}"
        for arch in MODULES.iterdir()
        if arch.name in ("x64", "vulkan", "opengl", "gles")
        for path in arch.iterdir()
        if path.name not in ("empty",)
    )


@pytest.mark.parametrize("name", folders())
def test_every_fixture_reads(name: str) -> None:
    spec = read(name)
    assert spec.family is (Family.LLVM if name.startswith("x64") else Family.GFX)
    assert spec.arch is (Arch.X64 if name.startswith("x64") else None)
    for kernel in spec.kernels.values():
        assert signature_of(kernel).startswith(kernel.name + "(")


def test_llvm_offsets_are_those_of_a_c_struct() -> None:
    a, x, y = read("x64/basics").kernels["saxpy"].parameters
    assert a == ScalarParameter("arg0", f32, 0)
    assert x == NdArrayParameter("arg1", f32, (), 1, Access.READ_WRITE, (8,), 16)
    assert y == NdArrayParameter("arg2", f32, (), 1, Access.READ_WRITE, (24,), 32)
    assert read("x64/basics").kernels["saxpy"].args_size == 40


def test_gfx_offsets_are_std140() -> None:
    a, x, y = read("vulkan/basics").kernels["saxpy"].parameters
    assert a == ScalarParameter("a", f32, 0)
    assert x == NdArrayParameter("x", f32, (), 1, Access.READ, (16,), 32)
    assert y == NdArrayParameter("y", f32, (), 1, Access.READ_WRITE, (48,), 64)


def test_scalars_of_every_width_lie_where_their_type_says() -> None:
    llvm = read("x64/scalars").kernels["mixed"].parameters[:7]
    assert [(p.dtype, p.offset) for p in llvm if isinstance(p, ScalarParameter)] == [
        (i8, 0), (f64, 8), (i16, 16), (u8, 18), (read_u64(), 24), (f32, 32), (u1, 36),
    ]  # fmt: skip


def read_u64() -> Any:
    from aiotaichi.types import u64

    return u64


def test_vectors_and_matrices() -> None:
    for family in ("x64", "vulkan"):
        matrix = read(f"{family}/tensors").kernels["take_mat23"].parameters[0]
        assert isinstance(matrix, TensorParameter)
        assert matrix.shape == (2, 3)
        assert tuple(matrix.offsets) == (0, 4, 8, 12, 16, 20)
        array = read(f"{family}/arrays").kernels["scale_vec3"].parameters[1]
        assert isinstance(array, NdArrayParameter)
        assert (array.element_shape, array.ndim, array.dtype) == ((3,), 1, f32)


def test_tasks() -> None:
    tasks = read("vulkan/basics").kernels["reduce_sum"].tasks
    assert [task.kind for task in tasks] == [TaskKind.SERIAL, TaskKind.RANGE_FOR, TaskKind.SERIAL]  # type: ignore[union-attr]
    assert read("x64/basics").kernels["nop"].tasks == ()
    assert [task.name.split("_kernel_")[1] for task in read("x64/basics").kernels["saxpy"].tasks] == [
        "0_serial", "1_range_for",
    ]  # fmt: skip


def test_graphs() -> None:
    for family in ("x64", "vulkan"):
        spec = read(f"{family}/graphs")
        step = spec.graphs["step"]
        assert list(step.arguments) == ["a", "x", "n", "y", "m"]
        assert len(step.dispatches) == 5
        assert step.dispatches[2].kernel == step.dispatches[3].kernel
        assert len(spec.graphs["thrice"].dispatches) == 3
        assert step.arguments["x"].ndim == 1
        assert step.arguments["m"].element_shape == (2, 2)
        assert "n: i32" in signature_of(step)


def test_fields_and_trees() -> None:
    assert list(read("vulkan/fields").fields) == ["alone"]
    sums = read("vulkan/field_sums")
    assert (list(sums.fields), sums.root_sizes) == (["cells"], {0: 12 * 4})
    (tree, *_) = read("x64/sparse").trees.values()
    kinds = [snode.kind for snode in tree.snodes]
    assert {SnodeKind.POINTER, SnodeKind.DYNAMIC, SnodeKind.BITMASKED} <= set(kinds)
    assert tree.size > 0


def test_signatures() -> None:
    returns = read("x64/returns").kernels
    assert signature_of(returns["ret_struct"]) == (
        "ret_struct(arg0: f32) -> struct<mass: f32, id: i32, position: vector<3, f32>>"
    )
    assert signature_of(returns["ret_two"]) == "ret_two(arg0: f32) -> (f32, i64)"
    assert signature_of(returns["ret_mat23"]) == "ret_mat23(arg0: f32) -> matrix<2, 3, f32>"
    assert signature_of(read("vulkan/basics").kernels["add_2d"]) == "add_2d(x: ndarray<f32, 2>)"
    arrays = read("vulkan/arrays")
    assert signature_of(arrays.kernels["scale_vec3"]) == "scale_vec3(a: f32, x: ndarray<vector<3, f32>, 1>)"
    assert arrays.required_capabilities["spirv_has_float64"] == 1


def test_a_folder_and_its_tcm_read_the_same() -> None:
    for family in ("x64", "vulkan"):
        assert read(f"{family}/basics").kernels.keys() == read(f"{family}/basics.tcm").kernels.keys()


# -- damage -----------------------------------------------------------------------------------------------


def members(name: str) -> dict[str, bytes]:
    return dict(Archive.open(MODULES / name))


def refuse(changed: dict[str, bytes], match: str, error: type[Exception] = CorruptedDataError) -> None:
    with pytest.raises(error, match=match):
        read_module(Archive("m", changed))


def test_archives_without_a_module_are_refused() -> None:
    refuse({}, "neither metadata.json nor metadata.tcb")


def test_a_module_without_kernels_is_one_of_gfx() -> None:
    assert not read("vulkan/empty").kernels
    refuse(members("x64/empty"), "no kernels: taichi's LLVM builder is empty")


@pytest.mark.parametrize("name", ["x64/basics", "vulkan/basics"])
def test_missing_and_empty_members_are_named(name: str) -> None:
    whole = members(name)
    for member in whole:
        if member.startswith(("__", "metadata")):
            continue
        without = {key: value for key, value in whole.items() if key != member}
        if member != "nop.ll":  # a kernel without tasks does not need its code
            refuse(without, f"{member} is missing")
        if member.endswith((".ll", ".spv")) and member != "nop.ll":
            refuse({**whole, member: b""}, member)


@pytest.mark.parametrize(
    ("triple", "arch"),
    [
        ("x86_64-pc-linux-gnu", Arch.X64),
        ("aarch64-unknown-linux-gnu", Arch.ARM64),
        ("nvptx64-nvidia-cuda", Arch.CUDA),
    ],
)
def test_kernels_without_tasks_name_the_arch_if_no_other_kernel_does(triple: str, arch: Arch) -> None:
    whole = members("x64/nothing")
    texts = [key for key in whole if key.endswith(".ll")]
    changed = {key: whole[key].replace(b"x86_64-pc-linux-gnu", triple.encode()) for key in texts}
    spec = read_module(Archive("m", {**whole, **changed}))
    assert spec.arch is arch
    assert not any(kernel.tasks for kernel in spec.kernels.values())
    del whole["nothing.ll"]
    refuse(whole, "nothing.ll is missing")


@pytest.mark.parametrize("name", ["x64/basics", "vulkan/basics"])
def test_versions_of_the_same_format_are_read_and_others_named(name: str) -> None:
    whole = members(name)
    for version in ("1.7.0", "1.7.1", "1.7.2", "1.7.3", "1.7.4", "1.8.0", "1.8.0.post1"):
        spec = read_module(Archive("m", {**whole, **of_version(whole, version)}))
        assert spec.version is not None
        assert version.startswith(".".join(map(str, spec.version)))
    for version, age in (("1.5.0", "old"), ("1.6.0", "old"), ("1.8.1", "new"), ("2.0.0", "new"), ("15.0.0", "new")):
        refuse({**whole, "__version__": version.encode()}, f"taichi {version}, .* too {age}", IncompatibleModuleError)
    refuse({**whole, "__version__": b"none"}, "__version__ is not a version: 'none'")


def of_version(whole: dict[str, bytes], version: str) -> dict[str, bytes]:
    """Return the two files that differ in a module of another version."""
    changed = {"__version__": version.encode()}
    if "metadata.tcb" in whole:
        numbers = struct.pack("<3H", *map(int, version.split(".")[:3]))
        changed["metadata.tcb"] = whole["metadata.tcb"][:8] + numbers + whole["metadata.tcb"][14:]
    return changed


def test_a_description_without_a_version_does_not_name_one() -> None:
    """The metadata.tcb of taichi 1.5 does not begin with a version, but with arbitrary numbers."""
    whole = members("x64/basics")
    changed = {**whole, "metadata.tcb": whole["metadata.tcb"][:8] + struct.pack("<3H", 15, 0, 0) + bytes(100)}
    changed["metadata.tcb"] = struct.pack("<Q", len(changed["metadata.tcb"])) + changed["metadata.tcb"][8:]
    refuse({**changed, "__version__": b"1.5.0"}, "written by taichi 1.5.0, which is too old", IncompatibleModuleError)
    del changed["__version__"]
    with pytest.raises(IncompatibleModuleError, match="written by another taichi: modules of") as caught:
        read_module(Archive("m", changed))
    assert "15" not in str(caught.value)


def test_archs_are_told_apart() -> None:
    whole = members("x64/basics")
    for triple, arch in (("aarch64-linux", Arch.ARM64), ("nvptx64-nvidia-cuda", Arch.CUDA)):
        changed = {
            name: data.replace(b'"x86_64-', f'"{triple.split("-")[0]}-'.encode()) if name.endswith(".ll") else data
            for name, data in whole.items()
        }
        assert read_module(Archive("m", changed)).arch is arch
    one = {**whole, "saxpy.ll": whole["saxpy.ll"].replace(b'"x86_64-', b'"aarch64-')}
    refuse(one, "another arch")
    refuse(
        {**whole, "saxpy.ll": whole["saxpy.ll"].replace(b'"x86_64-', b'"riscv-')}, "riscv", IncompatibleModuleError
    )


def change(document: Any, path: list[Any], value: Any) -> bytes:
    node = document
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return json.dumps(document).encode()


@pytest.mark.parametrize(
    ("path", "value", "match"),
    [
        (["kernels"], {}, r"metadata\.json\.kernels: expected an array"),
        (["kernels", 0, "name"], 5, r"kernels\[0\]\.name: expected a string"),
        (["kernels", 0, "ctx_attribs", "args_bytes_"], -1, r"args_bytes_: -1"),
        (["kernels", 0, "ctx_attribs", "args_bytes_"], 2**40, r"args_bytes_"),
        (["kernels", 0, "ctx_attribs", "args_type_"], None, r"arg_attribs_vec_"),
        (["root_buffer_size"], "4", r"root_buffer_size: expected an integer"),
        (["root_buffer_size"], True, r"root_buffer_size: expected an integer"),
        (["fields"], None, r"fields: expected an array"),
    ],
)
def test_json_of_the_wrong_shape_names_the_field(path: list[Any], value: Any, match: str) -> None:
    whole = members("vulkan/basics")
    document = json.loads(whole["metadata.json"])
    index = next(i for i, kernel in enumerate(document["kernels"]) if kernel["name"] == "saxpy")
    document["kernels"].insert(0, document["kernels"].pop(index))
    refuse({**whole, "metadata.json": change(document, path, value)}, match)


def test_documents_that_are_not_json() -> None:
    whole = members("vulkan/basics")
    for data in (b"", b"{", b"\xff", b"[" * 100_000, b"nul", b"1" * 10_000, b"NaN"):
        refuse({**whole, "metadata.json": data}, r"metadata\.json")


@pytest.mark.parametrize(
    ("name", "member", "old", "new"),
    [
        ("vulkan/graphs", "graphs.json", b'"name":"x"', rb'"name":"\u0000"'),
        ("x64/graphs", "graphs.tcb", struct.pack("<Q", 1) + b"x", struct.pack("<Q", 1) + b"\0"),
    ],
)
def test_names_with_nul_characters_are_refused(name: str, member: str, old: bytes, new: bytes) -> None:
    whole = members(name)
    assert old in whole[member]
    refuse({**whole, member: whole[member].replace(old, new)}, "name: .*it contains a NUL character")


def test_a_kernel_under_another_name_and_a_tree_without_its_root_are_named() -> None:
    whole = members("x64/basics")
    name = b"add_one"
    at = whole["metadata.tcb"].index(name)
    renamed = whole["metadata.tcb"][:at] + b"add_onf" + whole["metadata.tcb"][at + len(name) :]
    with pytest.raises(CorruptedDataError, match=r"kernels\[add_onf\]: its kernel_key is add_one"):
        read_module(Archive("m", {**whole, "metadata.tcb": renamed}))
    whole = members("x64/sparse")
    data = bytearray(whole["metadata.tcb"])
    data[8 + 6 + 8 + 8 + 4 + 4] ^= 64  # total_length, version, size, count, key, tree_id; then root_id
    with pytest.raises(CorruptedDataError, match="is not a root of the tree"):
        read_module(Archive("m", {**whole, "metadata.tcb": bytes(data)}))
