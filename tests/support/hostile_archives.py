"""Archives that try to block an event loop, by name: each is a function that returns the bytes of a ``.tcm``.

Each is small, or is near or beyond a limit of :mod:`aiotaichi.formats.limits`.
"""

from __future__ import annotations

import copy
import functools
import io
import json
import random
import struct
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from aiotaichi.formats import Archive
from aiotaichi.formats.limits import MAX_CONTAINERS, MAX_ENTRIES

__all__ = ["HOSTILE", "zipped"]

_MODULES = Path(__file__).parent.parent / "modules"
_MIB = 2**20
_OPEN, _CLOSE = b'{"fields":[[', b"]]}"  # they surround one entry of metadata.json

HOSTILE: dict[str, Callable[[], bytes]] = {}
"""Archives by name. A name begins with the family that the module belongs to, ``x64`` or ``gfx``."""


def _hostile(make: Callable[[], bytes]) -> Callable[[], bytes]:
    HOSTILE[make.__name__] = make
    return make


def zipped(members: Mapping[str, bytes], method: int = zipfile.ZIP_STORED) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return buffer.getvalue()


@functools.cache
def _whole(path: str) -> Mapping[str, bytes]:
    return dict(Archive.open(_MODULES / path))


def _x64(**members: bytes) -> bytes:
    """The x64 module basics, with other contents: ``metadata_tcb`` is ``metadata.tcb``."""
    return zipped({**_whole("x64/basics"), **{name.replace("_tcb", ".tcb"): data for name, data in members.items()}})


def _gfx(**members: bytes) -> bytes:
    found = {name.replace("_json", ".json"): data for name, data in members.items()}
    return zipped({**_whole("vulkan/basics"), **found})


def _x64_text(line: Callable[[int], bytes], size: int) -> bytes:
    """The module with ``size`` bytes of lines after the IR of a kernel that takes arrays."""
    whole = dict(_whole("x64/basics"))
    member = "saxpy.ll"
    lines, length = [whole[member]], 0
    for number in range(size):
        lines.append(line(number))
        length += len(lines[-1]) + 1
        if length >= size:
            break
    whole[member] = b"\n".join(lines)
    return zipped(whole, zipfile.ZIP_DEFLATED)


def _document() -> Any:
    return json.loads(_whole("vulkan/basics")["metadata.json"])


def _with_kernel(change: Callable[[Any], None], count: int = 1) -> bytes:
    """The gfx module with ``count`` kernels like its first, each changed."""
    document = _document()
    first = copy.deepcopy(document["kernels"][0])
    change(first)
    # Not by json.dumps of everything: copies of a large kernel take long to write.
    text = json.dumps(first)
    document["kernels"] = []
    rest = json.dumps(document)
    kernels = ",".join([text] * count)
    return _gfx(metadata_json=rest.replace('"kernels": []', f'"kernels": [{kernels}]').encode())


# -- LLVM's text ----------------------------------------------------------------------------------------------


@_hostile
def x64_one_line_of_prefixes() -> bytes:
    """A regular expression that finds roots looks through the rest of the line after each prefix."""
    return _x64_text(lambda _: b"getelementptr inbounds %struct.LLVMRuntime" * 20_000, 800_000)


@_hostile
def x64_prefixes_up_to_the_limit() -> bytes:
    return _x64_text(lambda _: b"call i8* @LLVMRuntime_get_roots(" * 200_000, 6_000_000)


@_hostile
def x64_prefixes_with_roots() -> bytes:
    line = b"getelementptr inbounds %struct.LLVMRuntime, %struct.LLVMRuntime* %0, i64 0, i32 7, i64 "
    return _x64_text(lambda number: line + str(number).encode(), 7 * _MIB)


@_hostile
def x64_text_of_200_mib() -> bytes:
    return _x64_text(lambda _: b"; " + b"a" * 2**20, 200 * _MIB)


@_hostile
def x64_empty_lines() -> bytes:
    return _x64_text(lambda _: b"\n" * 2**20, 7 * _MIB)


@_hostile
def x64_text_of_no_encoding() -> bytes:
    return _x64_text(lambda _: b"\xff" * 2**20, 7 * _MIB)


@_hostile
def x64_types_that_double() -> bytes:
    """60 types, each with the type before it twice, and instructions that use the last type."""

    def line(number: int) -> bytes:
        if number < 60:
            before = b"i64" if not number else b"%%t%d" % (number - 1)
            return b"%%t%d = type { %s, %s }" % (number, before, before)
        return b"  %%x%d = load %%t59, %%t59* %%a" % number

    return _x64_text(line, _MIB)


@_hostile
def x64_one_large_object() -> bytes:
    """One line of IR, of which LLVM makes code of 240 MB."""
    zeros = "[240000000 x i8]"
    text = f"@large = global {{{zeros}, i32}} {{{zeros} zeroinitializer, i32 1}}".encode()
    return _x64_text(lambda _: text, 1)


@_hostile
def x64_many_symbols() -> bytes:
    return _x64_text(lambda number: b"@a%d=global i8 0" % number, 7_500_000)


@_hostile
def x64_tokens_in_one_line() -> bytes:
    return _x64_text(lambda _: b"  %x = add i32 " + b"1, " * 2 * _MIB, 7 * _MIB)


# -- descriptions of LLVM modules ------------------------------------------------------------------------------


def _tcb(body: bytes) -> bytes:
    return struct.pack("<Q", len(body) + 8) + body


def _metadata_tcb(kernels: bytes, count: int) -> bytes:
    head = struct.pack("<HHHQ", 1, 7, 4, 0) + struct.pack("<Q", 0)  # version, size, no field trees
    return _tcb(head + struct.pack("<Q", count) + kernels)


def _text(value: bytes) -> bytes:
    return struct.pack("<Q", len(value)) + value


@_hostile
def x64_many_return_types() -> bytes:
    """A kernel that returns as many numbers as fit."""
    types = struct.pack("<ii", 0, 1) * MAX_CONTAINERS
    kernel = _text(b"k") + _text(b"k") + struct.pack("<QQQQQ", 0, 0, 0, 0, 0)
    return _x64(metadata_tcb=_metadata_tcb(kernel + struct.pack("<Q", MAX_CONTAINERS) + types, 1))


@_hostile
def x64_pointers_to_pointers() -> bytes:
    chain = struct.pack("<i", 1) * 31 + struct.pack("<ii", 0, 1) + struct.pack("<iB", 0, 0) * 31
    kernel = _text(b"k") + _text(b"k") + struct.pack("<QQQQQ", 0, 0, 0, 0, 0)
    count = 3_000_000 // len(chain)
    return _x64(metadata_tcb=_metadata_tcb(kernel + struct.pack("<Q", count) + chain * count, 1))


@_hostile
def x64_a_name_of_megabytes() -> bytes:
    """Every message of a kernel begins with its name."""
    name = _text(b"n" * 1_000_000)
    return _x64(metadata_tcb=_metadata_tcb(name + name + struct.pack("<Q", 40_000) + bytes(960_000), 1))


@_hostile
def x64_many_tasks() -> bytes:
    task = _text(b"t") + bytes(12)
    kernel = _text(b"k") + _text(b"k") + struct.pack("<QQ", 0, MAX_CONTAINERS) + task * MAX_CONTAINERS
    return _x64(metadata_tcb=_metadata_tcb(kernel, 1))


@_hostile
def x64_many_dispatches() -> bytes:
    dispatch = _text(b"k") + struct.pack("<Q", 0)
    body = struct.pack("<Q", 1) + _text(b"g") + struct.pack("<Q", MAX_CONTAINERS) + dispatch * MAX_CONTAINERS
    return _x64(graphs_tcb=_tcb(body))


# -- JSON ------------------------------------------------------------------------------------------------------


@_hostile
def gfx_matrix_of_many_components() -> bytes:
    """Two members whose names say that they are the first and the last of a matrix of 9,999 rows and columns."""

    def change(kernel: Any) -> None:
        context = kernel["ctx_attribs"]
        number = {"type_kind": 0, "content": {"type": 1}}
        members = [{"name": f"a_{i}", "offset": 4 * j, "type": number} for j, i in enumerate(("0_0", "9998_9998"))]
        struct_ = {"type_kind": 3, "content": {"elements_": members, "layout_": "none"}}
        context["args_type_"]["content"]["elements_"] = [{"name": "a", "offset": 0, "type": struct_}]
        argument = dict(copy.deepcopy(context["arg_attribs_vec_"][0]), key=[0])
        argument["value"].update(name="a", indices=[0], ptype=0, is_array=False, element_shape=[], field_dim=0)
        context["arg_attribs_vec_"] = [argument]
        context["arr_access"] = []

    return _with_kernel(change)


@_hostile
def gfx_many_containers() -> bytes:
    return _gfx(metadata_json=b"[" + b"[]," * 1_000_000 + b"[]]")


@_hostile
def gfx_containers_up_to_the_limit() -> bytes:
    return _gfx(metadata_json=b"[" + b'{"a":[]},' * 130_000 + b"[]]")


@_hostile
def gfx_one_entry_up_to_the_limit() -> bytes:
    return _gfx(metadata_json=_OPEN + b'{"a":[]},' * (MAX_CONTAINERS // 2 - 1) + b"7" + _CLOSE)


@_hostile
def gfx_capabilities_up_to_the_limit() -> bytes:
    pairs = [{"key": f"c{number}", "value": 0} for number in range(MAX_ENTRIES)]
    return _gfx(metadata_json=json.dumps(dict(_document(), required_caps=pairs), separators=(",", ":")).encode())


@_hostile
def gfx_keys_up_to_the_limit() -> bytes:
    return _gfx(metadata_json=b"{" + b",".join(b'"%x":7' % number for number in range(290_000)) + b"}")


@_hostile
def gfx_fields_up_to_the_limit() -> bytes:
    """The kernels use a missing tree: each has a message that lists the fields."""
    document = _document()
    field = {"dtype": 1, "dtype_name": "f32", "element_shape": [], "field_name": "", "is_scalar": True,
             "mem_offset_in_parent": 0, "shape": []}  # fmt: skip
    document["fields"] = [dict(field, field_name=f"f{number}") for number in range(21_000)]
    for kernel in document["kernels"]:
        for task in kernel["tasks_attribs"]:
            task["buffer_binds"] = [{"binding": 0, "buffer": {"root_id": [7], "type": 0}}]
    document["kernels"] *= 20
    for number, kernel in enumerate(copy.deepcopy(document["kernels"])):
        document["kernels"][number] = dict(kernel, name=f"k{number}")
    return _gfx(metadata_json=json.dumps(document, separators=(",", ":")).encode())


@_hostile
def gfx_kernels_up_to_the_limit() -> bytes:
    """As many kernels with as many names as fit. The module loads, or an error names a kernel."""
    document = _document()
    first = document["kernels"][0]
    text = json.dumps(dict(first, name="@"), separators=(",", ":"))
    document["kernels"] = []
    kernels = ",".join(text.replace("@", f"k{number}") for number in range(3_100_000 // len(text)))
    rest = json.dumps(document, separators=(",", ":"))
    return _gfx(metadata_json=rest.replace('"kernels":[]', f'"kernels":[{kernels}]').encode())


@_hostile
def gfx_deep_arrays() -> bytes:
    return _gfx(metadata_json=_OPEN + b"[" * 60_000 + b"]" * 60_000 + _CLOSE)


@_hostile
def gfx_deep_types() -> bytes:
    def change(kernel: Any) -> None:
        type_: Any = {"type_kind": 0, "content": {"type": 1}}
        for _ in range(200):
            member = {"name": "m" * 60, "offset": 0, "type": type_}
            type_ = {"type_kind": 3, "content": {"elements_": [member] * 2, "layout_": "none"}}
            if len(json.dumps(type_)) > 500_000:
                break
        kernel["ctx_attribs"]["args_type_"] = type_

    return _with_kernel(change)


@_hostile
def gfx_tensors_of_many_components() -> bytes:
    """Each argument takes 100 bytes, and has 4,096 components."""

    def change(kernel: Any) -> None:
        context = kernel["ctx_attribs"]
        tensor = {"type_kind": 2, "content": {"element_": {"type_kind": 0, "content": {"type": 6}}, "shape_": [4096]}}
        count = 64
        elements = [{"name": f"a{i}", "offset": 0, "type": tensor} for i in range(count)]
        context["args_type_"]["content"]["elements_"] = elements
        first = context["arg_attribs_vec_"][0]["value"]
        first = dict(first, ptype=0, is_array=False, element_shape=[], field_dim=0)
        context["arg_attribs_vec_"] = [
            {"key": [i], "value": dict(first, indices=[i], name=f"a{i}")} for i in range(count)
        ]
        context["arr_access"] = []

    return _with_kernel(change, 100)


@_hostile
def gfx_shape_of_many_extents() -> bytes:
    def change(kernel: Any) -> None:
        kernel["ctx_attribs"]["arg_attribs_vec_"][0]["value"]["element_shape"] = [2**63] * 140_000

    return _with_kernel(change)


@_hostile
def gfx_a_number_of_many_digits() -> bytes:
    return _gfx(metadata_json=_OPEN + b",".join([b"1" * 4300] * 700) + _CLOSE)


@_hostile
def gfx_floats_of_many_digits() -> bytes:
    return _gfx(metadata_json=_OPEN + b",".join([b"0." + b"9" * 100_000 + b"e-999"] * 29) + _CLOSE)


@_hostile
def gfx_a_string_of_escapes() -> bytes:
    return _gfx(metadata_json=b'["' + rb"\u0041" * 500_000 + b'"]')


@_hostile
def gfx_names_of_kilobytes() -> bytes:
    """Arguments whose names are compared with their members' names, each as long as a name may be."""
    long = "n" * 8000

    def change(kernel: Any) -> None:
        context = kernel["ctx_attribs"]
        number = {"type_kind": 0, "content": {"type": 1}}
        members = [{"name": f"m{i}", "offset": 0, "type": number} for i in range(20_000)]
        struct_ = {"type_kind": 3, "content": {"elements_": members, "layout_": "none"}}
        context["args_type_"]["content"]["elements_"] = [{"name": "a", "offset": 0, "type": struct_}]
        argument = dict(copy.deepcopy(context["arg_attribs_vec_"][0]), key=[0])
        argument["value"].update(name=long, indices=[0], ptype=0, is_array=False, element_shape=[], field_dim=0)
        context["arg_attribs_vec_"] = [argument]
        context["arr_access"] = []

    return _with_kernel(change)


# -- shaders ---------------------------------------------------------------------------------------------------


def _shader(words: bytes) -> bytes:
    whole = dict(_whole("vulkan/basics"))
    member = next(name for name in whole if name.endswith(".spv"))
    whole[member] = whole[member][:20] + words + whole[member][20:]
    return zipped(whole, zipfile.ZIP_DEFLATED)


@_hostile
def gfx_shader_of_64_mib() -> bytes:
    return _shader(struct.pack("<I", 1 << 16) * (16 * _MIB))


@_hostile
def gfx_shader_of_no_operations() -> bytes:
    return _shader(struct.pack("<I", 1 << 16) * (_MIB - 20_000))


@_hostile
def gfx_shader_of_decorations() -> bytes:
    numbers = range(1, 240_000)
    header = struct.pack("<5I", 0x07230203, 0x10300, 0, 2**22 - 1, 0)
    words = b"".join(struct.pack("<4I", 4 << 16 | 71, number, 33, number) for number in numbers)
    whole = dict(_whole("vulkan/basics"))
    member = next(name for name in whole if name.endswith(".spv"))
    whole[member] = header + words + whole[member][20:]
    return zipped(whole, zipfile.ZIP_DEFLATED)


@_hostile
def gfx_one_shader_for_many_tasks() -> bytes:
    def change(kernel: Any) -> None:
        kernel["tasks_attribs"] *= 2000

    archive = dict(Archive.from_bytes(_with_kernel(change)))
    member = json.loads(archive["metadata.json"])["kernels"][0]["tasks_attribs"][0]["name"] + ".spv"
    archive[member] = archive[member][:20] + struct.pack("<I", 1 << 16) * (_MIB - 20_000) + archive[member][20:]
    return zipped(archive, zipfile.ZIP_DEFLATED)


# -- zips ------------------------------------------------------------------------------------------------------


@_hostile
def gfx_zip_bomb() -> bytes:
    bomb = {f"b{number}": bytes(64 * _MIB) for number in range(3)}
    return zipped({**_whole("vulkan/basics"), **bomb}, zipfile.ZIP_DEFLATED)


@_hostile
def gfx_zip_of_incompressible_members() -> bytes:
    noise = random.Random(7).randbytes(15 * _MIB)
    return zipped({**_whole("vulkan/basics"), **{f"b{number}": noise for number in range(16)}})


@_hostile
def gfx_zip_of_many_members() -> bytes:
    return zipped({**_whole("vulkan/basics"), **{f"b{number}": b"" for number in range(16_000)}})


@_hostile
def x64_zip_of_long_names() -> bytes:
    return zipped({**_whole("x64/basics"), **{f"{number:x}".ljust(65_000, "n"): b"" for number in range(500)}})


@_hostile
def x64_zip_with_a_large_directory() -> bytes:
    """A directory of 64 MiB, of one entry many times."""
    data = zipped({"a": b""})
    start = data.index(b"PK\x01\x02")
    end = data.index(b"PK\x05\x06")
    entry = data[start:end]
    directory = entry * (64 * _MIB // len(entry))
    record = struct.pack("<4sHHHHIIH", b"PK\x05\x06", 0, 0, 65535, 65535, len(directory), start, 0)
    return data[:start] + directory + record
