"""Argument packs: reading them, and packing their bytes at the offsets that taichi's shaders read."""

from __future__ import annotations

import copy
import json
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aiotaichi.core.packing import Packer
from aiotaichi.core.signatures import SignatureTable
from aiotaichi.errors import (
    ArgumentNullError,
    ArgumentOutOfRangeError,
    CorruptedDataError,
    Error,
    InvalidArgumentError,
)
from aiotaichi.formats import Archive, KernelSpec, read_module, signature_of
from aiotaichi.formats.spec import ArgPackParameter, BufferKind, Family, GfxTask, ScalarParameter, TensorParameter
from aiotaichi.types import f32

FOLDER = Path(__file__).parent.parent / "modules" / "vulkan" / "argpacks"
KERNELS = read_module(Archive.open(FOLDER)).kernels
TABLE = SignatureTable(2**31)


class FakeArray:
    """An array of three f32 at address 0."""

    signature = TABLE.get(f32, (), 1)
    words = (3, 0)


def packed(name: str, *values: Any) -> bytes:
    """Pack the arguments of a kernel. Its arrays are added."""
    return Packer(KERNELS[name], Family.GFX, TABLE).pack(values)


def offsets(pack: ArgPackParameter) -> list[Any]:
    found: list[Any] = []
    for member in pack.members:
        match member:
            case ScalarParameter(offset=offset):
                found.append(offset)
            case TensorParameter(offsets=(first, *_)):
                found.append(first)
            case ArgPackParameter(offset=offset):
                found.append(("buffer", offset))
    return found


@pytest.mark.parametrize(
    ("kernel", "path", "members", "place"),
    [
        # The offsets in the shaders: OpMemberDecorate %argpack_buffer_0_t ... Offset ...
        ("numbers", (0,), [0, 8, 16, 20, 24, 32, 36], (256, 48)),
        ("tensors", (0,), [0, 16, 32, 48], (256, 64)),
        ("mixed", (1,), [0, 4], (256, 16)),
        ("two", (0,), [0, 4], (256, 16)),
        ("two", (2,), [0, 4], (512, 16)),
        ("nested", (0,), [0, ("buffer", 512), 32], (256, 48)),
        ("nested", (0, 1), [0, 16], (512, 32)),
        ("with_array", (0,), [0, 4], (256, 16)),
        ("only_array", (0,), [], (256, 0)),
    ],
)
def test_members_lie_where_the_shader_reads_them(
    kernel: str, path: tuple[int, ...], members: list[Any], place: tuple[int, int]
) -> None:
    pack = KERNELS[kernel].packs[path]
    assert offsets(pack) == members
    assert (pack.offset, pack.size) == place


@pytest.mark.parametrize("kernel", KERNELS.values(), ids=KERNELS)
def test_every_bound_pack_is_placed(kernel: KernelSpec) -> None:
    bound = {
        bind.path
        for task in kernel.tasks
        if isinstance(task, GfxTask)
        for bind in task.buffers
        if bind.kind is BufferKind.ARG_PACK
    }
    assert bound == {path for path, pack in kernel.packs.items() if pack.size}
    end = kernel.args_size
    for pack in kernel.packs.values():
        assert pack.offset % 256 == 0
        assert pack.offset >= end
        end = pack.offset + pack.size
    assert kernel.packed_size >= end


def test_kernels_without_packs_pack_their_arguments_alone() -> None:
    for kernel in read_module(Archive.open(FOLDER.parent / "basics")).kernels.values():
        assert not kernel.packs
        assert kernel.packed_size == (kernel.args_size + 15) // 16 * 16


def test_signatures() -> None:
    assert signature_of(KERNELS["nested"]) == (
        "nested(p: argpack<a: f32, inner: argpack<n: i32, v: vector<3, f32>>, b: f32>, out: ndarray<f32, 1>)"
    )
    # The array of a pack is an argument after all others.
    assert signature_of(KERNELS["with_array"]) == (
        "with_array(p: argpack<scale: f32, shift: f32>, out: ndarray<f32, 1>, _argpack_x_x: ndarray<f32, 1>)"
    )


def test_bytes_of_one_pack() -> None:
    pack = {"x": 2.0, "y": -3}
    data = packed("mixed", 0.5, pack, FakeArray())
    wanted = bytearray(272)
    struct.pack_into("<f", wanted, 0, 0.5)
    struct.pack_into("<i", wanted, 32, 3)
    struct.pack_into("<fi", wanted, 256, 2.0, -3)
    assert data == wanted
    assert packed("mixed", 0.5, dict(reversed(pack.items())), FakeArray()) == wanted
    assert packed("mixed", 0.5, (2.0, -3), FakeArray()) == wanted


def test_bytes_of_tensors_and_nested_packs() -> None:
    tensors = {"shift": 1.0, "v": [2, 3, 4], "m": [[5, 6], [7, 8]], "last": 9}
    data = packed("tensors", tensors, FakeArray())
    assert struct.unpack("<f12x3f4x4fi12x", data[256:]) == (1, 2, 3, 4, 5, 6, 7, 8, 9)
    data = packed("nested", {"a": 1.0, "inner": {"n": 2, "v": (3, 4, 5)}, "b": 6.0}, FakeArray())
    assert struct.unpack_from("<f28xf12x", data, 256) == (1, 6)
    assert struct.unpack_from("<i12x3f4x", data, 512) == (2, 3, 4, 5)
    assert len(data) == 544


def test_bytes_of_every_width() -> None:
    array = FakeArray()
    array.signature = TABLE.get(KERNELS["numbers"].parameters[1].dtype, (), 1)  # type: ignore[union-attr]
    data = packed("numbers", (-1, 0.25, 65535, -2, 2**64 - 1, 1.5, True), array)
    assert struct.unpack_from("<b7xdH2xiQe2xi8x", data, 256) == (-1, 0.25, 65535, -2, 2**64 - 1, 1.5, 1)


@pytest.mark.parametrize(
    ("kernel", "values", "error", "match"),
    [
        ("mixed", (0.5, {"x": 1.0}), InvalidArgumentError, "argument p takes a mapping of x, y.*: y is missing"),
        (
            "mixed",
            (0.5, {"x": 1.0, "y": 1, "z": 1}),
            InvalidArgumentError,
            "argument p takes .*: 'z' is not a member",
        ),
        ("mixed", (0.5, (1.0,)), InvalidArgumentError, "argument p takes .*: 1 were given"),
        ("mixed", (0.5, 7), InvalidArgumentError, "argument p takes .*, not int"),
        ("mixed", (0.5, "xy"), InvalidArgumentError, "argument p takes .*, not str"),
        ("mixed", (0.5, None), ArgumentNullError, "argument p is None"),
        ("mixed", (0.5, {"x": 1.0, "y": 1.5}), InvalidArgumentError, r"argument p\.y is i32; 1\.5"),
        ("mixed", (0.5, {"x": 1.0, "y": 2**31}), ArgumentOutOfRangeError, r"argument p\.y is i32, which cannot"),
        ("mixed", (0.5, {"x": None, "y": 1}), ArgumentNullError, r"argument p\.x is None"),
        ("nested", ({"a": 1.0, "inner": 5, "b": 1.0},), InvalidArgumentError, r"argument p\.inner takes a mapping"),
        ("nested", ({"a": 1.0, "inner": None, "b": 1.0},), ArgumentNullError, r"argument p\.inner is None"),
        (
            "nested",
            ({"a": 1.0, "inner": {"n": 1, "v": [1, 2]}, "b": 1.0},),
            InvalidArgumentError,
            r"argument p\.inner\.v has shape \(3,\); \(2,\)",
        ),
    ],
)
def test_errors_name_the_member(kernel: str, values: tuple[Any, ...], error: type[Error], match: str) -> None:
    with pytest.raises(error, match=f"kernel {kernel}: {match}"):
        packed(kernel, *values, FakeArray())


def test_a_wrong_number_of_arguments_names_the_kernel() -> None:
    with pytest.raises(InvalidArgumentError, match=r"kernel mixed takes 3 arguments \(a, p, out\), not 2$"):
        packed("mixed", 0.5, {"x": 1.0, "y": 1})


def _context(document: Any, kernel: str) -> Any:
    return next(each["ctx_attribs"] for each in document["kernels"] if each["name"] == kernel)


def _drop(key: list[int]) -> Callable[[Any], None]:
    def change(context: Any) -> None:
        context["arg_attribs_vec_"] = [each for each in context["arg_attribs_vec_"] if each["key"] != key]

    return change


def _retype(value: Any) -> Callable[[Any], None]:
    def change(context: Any) -> None:
        context["argpack_types_"][0]["value"] = value

    return change


def _add(key: list[int]) -> Callable[[Any], None]:
    def change(context: Any) -> None:
        context["arg_attribs_vec_"].append({**context["arg_attribs_vec_"][0], "key": key})

    return change


NUMBER = {"type_kind": 0, "content": {"type": 1}}
TENSOR = {"type_kind": 2, "content": {"shape_": [2, 1], "element_": NUMBER}}

TENSOR_MEMBER = {"name": "t", "offset": 0, "type": TENSOR}


@pytest.mark.parametrize(
    ("change", "match"),
    [
        (_drop([1, 1]), r"ctx_attribs: argument \[1, 1\] is missing"),
        (_drop([1]), "its keys are not the numbers of the arguments"),
        (_add([1, 2]), "members of unknown argument packs"),
        (_add([0, 0]), "members of unknown argument packs"),
        (_retype(NUMBER), r"argument pack \[1\]: it is not a struct"),
        (_retype(None), r"argument pack \[1\]: it is neither a number nor a struct"),
        (
            _retype({"type_kind": 3, "content": {"elements_": [TENSOR_MEMBER], "layout_": "none"}}),
            r"argument pack \[1\]\.t: it is neither",
        ),
        (
            lambda context: context["argpack_types_"][0].update(key=[0]),
            r"argpack_types_: argument \[0\] is not an argument pack",
        ),
    ],
)
def test_damaged_packs_are_refused_by_name(change: Callable[[Any], None], match: str) -> None:
    whole = dict(Archive.open(FOLDER))
    document = copy.deepcopy(json.loads(whole["metadata.json"]))
    change(_context(document, "mixed"))
    with pytest.raises(CorruptedDataError, match=match):
        read_module(Archive("m", {**whole, "metadata.json": json.dumps(document).encode()}))


@pytest.mark.parametrize("arch", ["x64", "cuda.tcm", "vulkan"])
def test_packed_bytes_have_the_size_that_commands_expect(arch: str) -> None:
    """The size is a multiple of 16, because the next command of a batch follows."""
    arch, _, suffix = arch.partition(".")
    name = f"argpacks.{suffix}" if suffix else "argpacks"
    spec = read_module(Archive.open(FOLDER.parent.parent / arch / name))
    kernel = spec.kernels["mixed"]
    data = Packer(kernel, spec.family, TABLE).pack((0.5, (3.0, -2), FakeArray()))
    assert len(data) == kernel.packed_size
    assert kernel.packed_size % 16 == 0
    (pack,) = kernel.packs.values()
    assert data[pack.offset : pack.offset + 8] == struct.pack("<fi", 3.0, -2)
    if spec.family is Family.LLVM:
        assert pack.offset + pack.size < kernel.packed_size
        assert kernel.pack_pointers == ((8, pack.offset),)
