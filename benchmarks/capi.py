"""Call taichi's C-API through ctypes, for the benchmarks and for the tests that compare with it."""

from __future__ import annotations

import ctypes
import importlib.util
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = [
    "ARCHS",
    "DTYPES",
    "NOT_SUPPORTED",
    "CapiError",
    "DeviceArray",
    "Module",
    "NdArray",
    "Runtime",
    "Scalar",
    "Tensor",
    "arguments",
    "shared_object",
]

ARCHS = {"vulkan": 1, "cuda": 3, "x64": 4}
DTYPES = {
    np.dtype(name): number
    for number, name in enumerate(("f2", "f4", "f8", "i1", "i2", "i4", "i8", "?", "u1", "u2", "u4", "u8"))
}
_I32, _F32, _NDARRAY, _SCALAR, _TENSOR = 0, 1, 2, 4, 5  # TiArgumentType; 3 is a texture
_STORAGE = 1  # TiMemoryUsageFlagBits
NOT_SUPPORTED = -1  # TiError


class CapiError(Exception):
    """An error that ``ti_get_last_error`` returned."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


class _Shape(ctypes.Structure):
    _fields_ = (("count", ctypes.c_uint32), ("dims", ctypes.c_uint32 * 16))


class _NdArray(ctypes.Structure):
    _fields_ = (
        ("memory", ctypes.c_void_p),
        ("shape", _Shape),
        ("element_shape", _Shape),
        ("element_type", ctypes.c_uint32),
    )


class _Scalar(ctypes.Structure):
    _fields_ = (("type", ctypes.c_uint32), ("value", ctypes.c_uint64))


class _Texture(ctypes.Structure):
    """Never used: it gives the union its size."""

    _fields_ = (
        ("image", ctypes.c_void_p),
        ("sampler", ctypes.c_void_p),
        ("dimension", ctypes.c_uint32),
        ("extent", ctypes.c_uint32 * 4),
        ("format", ctypes.c_uint32),
    )


class _TensorData(ctypes.Union):
    # The 64-bit member aligns the union as in C.
    _fields_ = (("bytes", ctypes.c_uint8 * 128), ("x64", ctypes.c_uint64 * 16))


class _TensorValue(ctypes.Structure):
    _fields_ = (("length", ctypes.c_uint32), ("data", _TensorData))


class _Tensor(ctypes.Structure):
    _fields_ = (("type", ctypes.c_uint32), ("contents", _TensorValue))


class _Value(ctypes.Union):
    _fields_ = (
        ("i32", ctypes.c_int32),
        ("f32", ctypes.c_float),
        ("ndarray", _NdArray),
        ("texture", _Texture),
        ("scalar", _Scalar),
        ("tensor", _Tensor),
    )


class _Argument(ctypes.Structure):
    _fields_ = (("type", ctypes.c_uint32), ("value", _Value))


class _NamedArgument(ctypes.Structure):
    _fields_ = (("name", ctypes.c_char_p), ("argument", _Argument))


class _Allocation(ctypes.Structure):
    _fields_ = (
        ("size", ctypes.c_uint64),
        ("host_write", ctypes.c_uint32),
        ("host_read", ctypes.c_uint32),
        ("export_sharing", ctypes.c_uint32),
        ("usage", ctypes.c_uint32),
    )


class _Slice(ctypes.Structure):
    _fields_ = (("memory", ctypes.c_void_p), ("offset", ctypes.c_uint64), ("size", ctypes.c_uint64))


@cache
def shared_object() -> ctypes.CDLL:
    """Return taichi's C-API, without an import of taichi. Raise an ImportError if taichi is not installed."""
    spec = importlib.util.find_spec("taichi")
    if spec is None or spec.origin is None:
        raise ImportError("taichi is not installed")
    folder = Path(spec.origin).parent / "_lib" / "c_api"
    # The library looks for runtime_x64.bc in this folder.
    os.environ.setdefault("TI_LIB_DIR", str(folder / "runtime"))
    found = ctypes.CDLL(str(folder / "lib" / "libtaichi_c_api.so"))
    handle, number = ctypes.c_void_p, ctypes.c_uint32
    signatures: dict[str, tuple[Any, list[Any]]] = {
        "ti_get_last_error": (ctypes.c_int, [ctypes.c_void_p, ctypes.c_void_p]),
        "ti_set_last_error": (None, [ctypes.c_int, ctypes.c_char_p]),
        "ti_create_runtime": (handle, [number, number]),
        "ti_destroy_runtime": (None, [handle]),
        "ti_allocate_memory": (handle, [handle, ctypes.c_void_p]),
        "ti_copy_memory_device_to_device": (None, [handle, ctypes.c_void_p, ctypes.c_void_p]),
        "ti_free_memory": (None, [handle, handle]),
        "ti_map_memory": (handle, [handle, handle]),
        "ti_unmap_memory": (None, [handle, handle]),
        "ti_load_aot_module": (handle, [handle, ctypes.c_char_p]),
        "ti_destroy_aot_module": (None, [handle]),
        "ti_get_aot_module_kernel": (handle, [handle, ctypes.c_char_p]),
        "ti_get_aot_module_compute_graph": (handle, [handle, ctypes.c_char_p]),
        "ti_launch_kernel": (None, [handle, handle, number, ctypes.c_void_p]),
        "ti_launch_compute_graph": (None, [handle, handle, number, ctypes.c_void_p]),
        "ti_wait": (None, [handle]),
    }
    for name, (restype, argtypes) in signatures.items():
        function = getattr(found, name)
        function.restype, function.argtypes = restype, argtypes
    return found


def _call(name: str, *arguments: Any) -> Any:
    """Call a function. Raise the error that it sets for the calling thread."""
    found = shared_object()
    found.ti_set_last_error(0, None)
    result = getattr(found, name)(*arguments)
    size, message = ctypes.c_uint64(4096), ctypes.create_string_buffer(4096)
    code = found.ti_get_last_error(ctypes.byref(size), message)
    if code < 0:
        raise CapiError(code, message.value.decode(errors="replace"))
    return result


@dataclass(frozen=True)
class Scalar:
    """A TiScalar. Kernel launches take only i16, u16 and f16 in this way; pass other numbers as int or float."""

    value: float
    dtype: npt.DTypeLike


@dataclass(frozen=True)
class Tensor:
    """A vector or matrix, passed by value. The C-API takes elements of 16 and 32 bits only."""

    value: npt.NDArray[Any]


class NdArray:
    """An array in the runtime's memory."""

    def __init__(self, runtime: Runtime, data: npt.NDArray[Any], element_shape: tuple[int, ...] = ()) -> None:
        self._runtime = runtime
        self._data = data
        self.element_shape = element_shape
        self.shape = data.shape[: data.ndim - len(element_shape)]
        allocation = _Allocation(max(data.nbytes, 16), 1, 1, 0, _STORAGE)
        self.memory = _call("ti_allocate_memory", runtime.handle, ctypes.byref(allocation))
        self.write(np.ascontiguousarray(data))

    def write(self, data: npt.NDArray[Any]) -> None:
        """Copy a contiguous array of this array's size to the device."""
        if data.nbytes:
            with self._mapped() as address:
                ctypes.memmove(address, data.ctypes.data, data.nbytes)

    def read(self) -> npt.NDArray[Any]:
        out = np.empty(self._data.shape, self._data.dtype)
        self.read_into(out)
        return out

    def read_into(self, out: npt.NDArray[Any]) -> None:
        """Copy to a contiguous array of this array's size."""
        if out.nbytes:
            with self._mapped() as address:
                ctypes.memmove(out.ctypes.data, address, out.nbytes)

    @contextmanager
    def _mapped(self) -> Iterator[int]:
        """Yield the memory's address for the host."""
        address = _call("ti_map_memory", self._runtime.handle, self.memory)
        try:
            yield address
        finally:
            _call("ti_unmap_memory", self._runtime.handle, self.memory)

    def free(self) -> None:
        try:
            _call("ti_free_memory", self._runtime.handle, self.memory)
        except CapiError as error:
            if error.code != NOT_SUPPORTED:  # on the CPU, memory is freed with the runtime only
                raise

    def fill(self, value: _NdArray) -> None:
        value.memory = self.memory
        value.element_type = DTYPES[self._data.dtype]
        for shape, wanted in ((value.shape, self.shape), (value.element_shape, self.element_shape)):
            shape.count = len(wanted)
            for axis, size in enumerate(wanted):
                shape.dims[axis] = size


class DeviceArray(NdArray):
    """An array in memory of the device that the host cannot map. Its bytes pass through an array that it can."""

    def __init__(self, runtime: Runtime, data: npt.NDArray[Any], element_shape: tuple[int, ...] = ()) -> None:
        super().__init__(runtime, data, element_shape)
        self._mappable = self.memory
        self._size = max(data.nbytes, 16)
        allocation = _Allocation(self._size, 0, 0, 0, _STORAGE)
        self.memory = _call("ti_allocate_memory", runtime.handle, ctypes.byref(allocation))
        self._copy(self.memory, self._mappable)

    def _copy(self, target: int, source: int) -> None:
        slices = (_Slice(each, 0, self._size) for each in (target, source))
        _call("ti_copy_memory_device_to_device", self._runtime.handle, *map(ctypes.byref, slices))
        self._runtime.wait()

    def read(self) -> npt.NDArray[Any]:
        self._copy(self._mappable, self.memory)
        self.memory, mappable = self._mappable, self.memory
        found = super().read()
        self.memory = mappable
        return found


def _argument(given: Any) -> _Argument:
    """Return an argument. An int is passed as i32 for any integer type: the runtime takes the low bytes."""
    argument = _Argument()
    value = argument.value
    if isinstance(given, NdArray):
        argument.type = _NDARRAY
        given.fill(value.ndarray)
    elif isinstance(given, Scalar):
        argument.type = _SCALAR
        dtype = np.dtype(given.dtype)
        value.scalar.type = DTYPES[dtype]
        # The C-API takes an f16 as an f32, and rounds it.
        held = np.array(given.value, np.float32 if dtype == np.float16 else dtype)
        value.scalar.value = int.from_bytes(held.tobytes(), "little")
    elif isinstance(given, Tensor):
        argument.type = _TENSOR
        data = np.ascontiguousarray(given.value)
        value.tensor.type = DTYPES[data.dtype]
        value.tensor.contents.length = data.size
        ctypes.memmove(value.tensor.contents.data.bytes, data.ctypes.data, data.nbytes)
    elif isinstance(given, float):
        argument.type = _F32
        value.f32 = given
    else:
        argument.type = _I32
        value.i32 = ctypes.c_int32(int(given)).value
    return argument


def arguments(values: Sequence[Any]) -> ctypes.Array[_Argument]:
    """Return the arguments of a launch."""
    return (_Argument * len(values))(*map(_argument, values))


class Module:
    """A loaded AOT module."""

    def __init__(self, runtime: Runtime, path: Path) -> None:
        self._runtime = runtime
        self.handle = _call("ti_load_aot_module", runtime.handle, os.fsencode(path))

    def launch(self, kernel: str, values: Sequence[Any] = ()) -> None:
        """Launch a kernel and wait for it. The C-API has no way to fetch a return value."""
        handle = _call("ti_get_aot_module_kernel", self.handle, kernel.encode())
        _call("ti_launch_kernel", self._runtime.handle, handle, len(values), arguments(values))
        self._runtime.wait()

    def bind(self, kernel: str, values: Sequence[Any] = ()) -> Callable[[], None]:
        """Return a function that enqueues a launch of a kernel. It does not look for errors."""
        handle = _call("ti_get_aot_module_kernel", self.handle, kernel.encode())
        enqueue, runtime, packed = shared_object().ti_launch_kernel, self._runtime.handle, arguments(values)

        def launch() -> None:
            enqueue(runtime, handle, len(values), packed)

        return launch

    def bind_graph(self, graph: str, arguments: Mapping[str, Any]) -> Callable[[], None]:
        """Return a function that launches a compute graph and waits for it."""
        handle = _call("ti_get_aot_module_compute_graph", self.handle, graph.encode())
        named = [_NamedArgument(name.encode(), _argument(value)) for name, value in arguments.items()]
        packed = (_NamedArgument * max(1, len(named)))(*named)

        def launch() -> None:
            _call("ti_launch_compute_graph", self._runtime.handle, handle, len(named), packed)
            _call("ti_wait", self._runtime.handle)

        return launch

    def launch_graph(self, graph: str, arguments: Mapping[str, Any]) -> None:
        self.bind_graph(graph, arguments)()

    def close(self) -> None:
        _call("ti_destroy_aot_module", self.handle)


class Runtime:
    """A runtime of taichi's C-API."""

    def __init__(self, arch: str) -> None:
        self.handle = _call("ti_create_runtime", ARCHS[arch], 0)

    def load(self, path: Path) -> Module:
        """Load a module: a folder, or for gfx archs also a .tcm file. The LLVM loader takes folders only."""
        return Module(self, path)

    def array(self, data: npt.NDArray[Any], element_shape: tuple[int, ...] = ()) -> NdArray:
        return NdArray(self, data, element_shape)

    def device_array(self, data: npt.NDArray[Any], element_shape: tuple[int, ...] = ()) -> DeviceArray:
        return DeviceArray(self, data, element_shape)

    def wait(self) -> None:
        """Wait for all that is enqueued."""
        _call("ti_wait", self.handle)

    def close(self) -> None:
        _call("ti_destroy_runtime", self.handle)
