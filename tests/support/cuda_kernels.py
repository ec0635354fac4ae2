"""Kernels for CUDA without a GPU: the text that LLVM gets, and a way to run it on the host's processor."""

from __future__ import annotations

import ctypes
import re
import struct
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from aiotaichi.backends.cuda.kernel_text import KernelText
from aiotaichi.compile import CompileRequest, CompileService, linker
from aiotaichi.formats import Archive, KernelSpec, NdArrayParameter, read_module
from aiotaichi.formats.spec import LlvmTask, ScalarParameter

__all__ = ["Processor", "has_copies", "kernel_text"]

THREADS = 8  # of a block
Numbers = npt.NDArray[Any]


def kernel_text(module: Path, kernel: str, change: Callable[[str], str] = str) -> tuple[KernelSpec, KernelText]:
    """Return a kernel of a module, and its text. ``change`` may change taichi's IR."""
    archive = Archive.open(module)
    spec = read_module(archive).kernels[kernel]
    tasks = [task for task in spec.tasks if isinstance(task, LlvmTask)]
    source, arrays = change(archive[spec.code[0]].decode()), linker.argument_arrays(spec.parameters)
    return spec, KernelText(source, tasks, spec.packed_size, spec.pack_pointers, arrays)


def packed(spec: KernelSpec, arguments: Sequence[Numbers | int]) -> bytes:
    """Return a kernel's arguments as a launch packs them."""
    data = bytearray(spec.packed_size)
    for parameter, value in zip(spec.parameters, arguments, strict=True):
        if isinstance(parameter, NdArrayParameter):
            assert isinstance(value, np.ndarray)
            for offset, extent in zip(parameter.shape_offsets, value.shape, strict=False):
                struct.pack_into("<i", data, offset, extent)
            struct.pack_into("<Q", data, parameter.data_offset, value.ctypes.data)
        else:
            assert isinstance(parameter, ScalarParameter)
            struct.pack_into("<i", data, parameter.offset, value)
    return bytes(data)


def has_copies(text: KernelText) -> bool:
    """Return whether a kernel has a loop whose blocks may use copies of arrays."""
    return '.on.copies"(' in text.device("")


class Place(threading.local):
    """The place of one of the host's threads in the grid."""

    thread = block = 0


class Processor:
    """Runs kernels for CUDA on the host: its blocks one after the other, each in ``THREADS`` threads."""

    def __init__(self, service: CompileService, module: Path) -> None:
        self._service = service
        self._module = module
        self._place = Place()
        self._blocks = 0
        self._barrier = threading.Barrier(THREADS)
        self._met = False
        number = ctypes.CFUNCTYPE(ctypes.c_int32)
        self._functions = {
            "gpu.tid.x": number(lambda: self._place.thread),
            "gpu.ctaid.x": number(lambda: self._place.block),
            "gpu.ntid.x": number(lambda: THREADS),
            "gpu.nctaid.x": number(lambda: self._blocks),
            "gpu.barrier": ctypes.CFUNCTYPE(None, ctypes.c_int32)(self._meet),
        }
        self._compiled: dict[str, tuple[KernelSpec, list[str], linker.Library]] = {}

    def _meet(self, _: int) -> None:
        self._met = True
        self._barrier.wait(20)

    def _compile(self, kernel: str) -> tuple[KernelSpec, list[str], linker.Library]:
        spec, text = kernel_text(self._module, kernel)
        source = text.device("").replace("llvm.nvvm.read.ptx.sreg.", "gpu.")
        source = source.replace("llvm.nvvm.barrier.cta.sync.aligned.all", "gpu.barrier").replace(" ptx_kernel ", " ")
        source = re.sub(r'byval\(\[\d+ x i8\]\) align 16 "nvvm.grid_constant" ', "", source)
        imports = {
            **linker.module_imports(),
            **{name: ctypes.cast(each, ctypes.c_void_p).value or 0 for name, each in self._functions.items()},
        }
        names = tuple(each.task.name for each in text.tasks)
        request = CompileRequest(kernel, source.encode(), *linker.target(), names, tuple(imports))
        return spec, list(names), linker.Linker().link(self._service.compile(request), names, imports)

    def run(self, kernel: str, arguments: Sequence[Numbers | int], blocks: int) -> bool:
        """Run a kernel. Return whether the threads of a block have waited for each other, as they do for copies."""
        if kernel not in self._compiled:
            self._compiled[kernel] = self._compile(kernel)
        spec, names, library = self._compiled[kernel]
        data = ctypes.create_string_buffer(packed(spec, arguments))
        self._blocks, self._met = blocks, False

        def thread(entry: Callable[..., None], index: int, block: int) -> None:
            self._place.thread, self._place.block = index, block
            entry(None, None, ctypes.addressof(data))

        for name in names:
            entry = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)(library[name])
            for block in range(blocks):
                threads = [threading.Thread(target=thread, args=(entry, i, block)) for i in range(THREADS)]
                for each in threads:
                    each.start()
                for each in threads:
                    each.join()
        return self._met
