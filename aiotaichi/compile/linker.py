"""Link object code into this process."""

from __future__ import annotations

import ctypes
import logging
import math
import threading
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import llvmlite.binding as llvm

from ..core.cancellation import Cancellation
from ..core.compile_options import CompileOptions
from ..core.llvm_runtime import ROOTS
from ..errors import NotSupportedError
from ..formats.spec import NdArrayParameter, Parameter, TreeSpec
from .request import ArgumentArray, CompileRequest
from .service import CompileService

__all__ = [
    "DIVISION_FAILED",
    "Library",
    "Linker",
    "host_request",
    "kernel_request",
    "llvm_version",
    "module_imports",
    "native_imports",
    "target",
]


DIVISION_FAILED = "aiotaichi_division_failed"
"""The host's function that leaves a kernel: compile/helper/kernels/divisions.py."""


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split())


# LLVM adds calls of these functions to any code.
_MEMORY = _names("memcpy memmove memset")
# Native code calls these.
_LIBC = _names(
    "_setjmp calloc clock_gettime close free getpriority gettid longjmp open pthread_cond_broadcast "
    "pthread_cond_clockwait pthread_cond_signal pthread_cond_wait pthread_create pthread_getcpuclockid "
    "pthread_getspecific pthread_join pthread_key_create pthread_mutex_lock "
    "pthread_mutex_unlock pthread_rwlock_rdlock pthread_rwlock_tryrdlock "
    "pthread_rwlock_unlock pthread_rwlock_wrlock pthread_self pthread_setspecific pthread_sigmask raise read realloc "
    "sched_getaffinity sched_setaffinity sem_post sem_wait setpriority sigaction sigaltstack vsnprintf write"
)
# The native code that Python calls as a built-in function calls these of Python.
_PYTHON = _names(
    "PyByteArray_AsString PyByteArray_Resize PyByteArray_Size PyCFunction_NewEx PyDict_GetItemWithError PyDict_Size "
    "PyErr_BadArgument PyErr_Occurred PyFloat_AsDouble PyFrame_GetCode PyFrame_GetLasti "
    "PyLong_AsDouble PyLong_AsUnsignedLong PyLong_FromLong PyLong_FromVoidPtr PyObject_CallNoArgs "
    "PyObject_CallOneArg PyObject_GetAttr PyObject_Type PyThread_get_thread_ident PyTuple_GetItem Py_DecRef "
    "Py_IncRef"
)
# taichi's mathematical functions call these.
_LIBM = _names(
    "acos acosh asin asinh atan atan2 atanh cbrt ceil cos cosh erf exp exp10 exp2 expm1 fabs floor fma fmax fmin "
    "fmod ldexp log log10 log1p log2 nearbyint pow rint round roundeven sin sincos sinh sqrt tan tanh trunc"
)
# LLVM calls these if the processor lacks an instruction, for example for f16 without F16C.
_LIBGCC = _names(
    "__divti3 __extendhfsf2 __fixdfti __fixsfti __fixunsdfti __fixunssfti __floattidf __floattisf __floatuntidf "
    "__floatuntisf __modti3 __powidf2 __powisf2 __truncdfhf2 __truncsfhf2 __udivti3 __umodti3"
)

# What each level of x64 needs, as LLVM names it.
_X64 = frozenset(_names("sse2"))
_X64_2 = _X64 | frozenset(_names("cx16 popcnt sahf sse3 sse4.1 sse4.2 ssse3"))
_X64_3 = _X64_2 | frozenset(_names("avx avx2 bmi bmi2 f16c fma lzcnt movbe"))
_X64_4 = _X64_3 | frozenset(_names("avx512bw avx512cd avx512dq avx512f avx512vl"))
_LEVELS = {"generic": frozenset[str](), "x86-64": _X64, "x86-64-v2": _X64_2, "x86-64-v3": _X64_3, "x86-64-v4": _X64_4}

_log = logging.getLogger(__name__)
_lock = threading.Lock()


@cache
def target() -> tuple[str, str, str]:
    """Return LLVM's names of this machine: the triple, the processor and its features."""
    features: str = llvm.get_host_cpu_features().flatten()
    return llvm.get_process_triple(), llvm.get_host_cpu_name(), features


def llvm_version() -> str:
    """Return the version of LLVM, for example ``20.1.8``."""
    return ".".join(map(str, llvm.llvm_version_info))


@cache
def module_imports() -> Mapping[str, int]:
    """Return the addresses of the functions that modules may call: for arithmetic, and to copy memory."""
    return {
        **_addresses(None, _MEMORY),
        **_addresses("libm.so.6", [*_LIBM, *(name + "f" for name in _LIBM)]),
        **_addresses("libgcc_s.so.1", _LIBGCC),
    }


@cache
def native_imports() -> Mapping[str, int]:
    """Return the addresses of the functions that native code may call."""
    return {**module_imports(), **_addresses(None, _LIBC + _PYTHON)}


def _addresses(library: str | None, symbols: Sequence[str]) -> dict[str, int]:
    try:
        handle = ctypes.CDLL(library)
    except OSError:  # without libgcc, code that needs it is refused: its symbols are undefined
        return {}
    found = {}
    for symbol in symbols:
        if hasattr(handle, symbol):
            address = ctypes.cast(getattr(handle, symbol), ctypes.c_void_p).value
            assert address is not None
            found[symbol] = address
    return found


def host_request(name: str, text: bytes, exports: Iterable[str], imports: Iterable[str]) -> CompileRequest:
    """Return a request to compile IR for this machine."""
    triple, cpu, features = target()
    return CompileRequest(name, text, triple, cpu, features, tuple(exports), tuple(imports))


def argument_arrays(parameters: Iterable[Parameter]) -> tuple[ArgumentArray, ...]:
    """Return the array arguments of a kernel. Gradients are arrays of their own."""
    return tuple(
        ArgumentArray(pointer, each.shape_offsets, each.dtype.itemsize * math.prod(each.element_shape))
        for each in parameters
        if isinstance(each, NdArrayParameter)
        for pointer in (each.data_offset, each.grad_offset)
        if pointer is not None
    )


def kernel_request(
    name: str,
    text: bytes,
    exports: Iterable[str],
    parameters: Iterable[Parameter],
    trees: Iterable[TreeSpec],
    imports: Iterable[str],
    options: CompileOptions,
) -> CompileRequest:
    """Return a request to compile the tasks of a kernel for this machine.

    Raise a NotSupportedError if this processor lacks instructions that ``options`` allow.
    """
    triple, cpu, features = target()
    if options.cpu != "native":
        present = {each[1:] for each in features.split(",") if each.startswith("+")}
        if missing := sorted(_LEVELS[options.cpu] - present):
            raise NotSupportedError(f"CompileOptions: cpu={options.cpu!r}: this processor lacks {', '.join(missing)}")
        cpu, features = options.cpu, ""
    exports, imports = tuple(exports), tuple(imports)
    divisions = options.check_divisions and DIVISION_FAILED in imports
    arrays = argument_arrays(parameters)
    sizes = tuple((ROOTS + 8 * tree.id, tree.size) for tree in trees)
    return CompileRequest(
        name, text, triple, cpu, features, exports, imports, options.optimise, divisions, arrays, sizes
    )


class Library:
    """Linked code. It is unloaded when the library and its linker are garbage.

    ``library["f"]`` is the address of the function ``f``.
    """

    def __init__(self, compiler: llvm.LLJIT, tracker: llvm.ResourceTracker) -> None:
        self._compiler = compiler  # must outlive the tracker
        self._tracker = tracker

    def __getitem__(self, symbol: str) -> int:
        address: int = self._tracker[symbol]
        return address


class Linker:
    """Links object code into this process. A helper process has linked the same code before, as a check.

    Each module has a linker of its own, because LLVM frees some memory of a library only with its LLJIT.
    """

    def __init__(self) -> None:
        with _lock:
            llvm.initialize_native_target()
            llvm.initialize_native_asmprinter()
            self._compiler = llvm.create_lljit_compiler()
        self._count = 0

    def load(
        self,
        service: CompileService,
        request: CompileRequest,
        imports: Mapping[str, int],
        cancellation: Cancellation | None = None,
    ) -> Library:
        """Compile a request, and link the code. If LLVM refuses cached code, the request is compiled again, once.

        Raise a CorruptedDataError if LLVM refuses the IR, or crashes on it.
        """
        code = service.compile(request, cancellation)
        try:
            return self.link(code, request.exports, imports)
        except RuntimeError as error:  # LLVM's. The code was cached: the helper has linked new code already
            _log.warning("%s: the cached code is compiled again: %s", request.name, error)
        service.forget(request)
        return self.link(service.compile(request, cancellation), request.exports, imports)

    def link(self, code: bytes, exports: Sequence[str], imports: Mapping[str, int]) -> Library:
        """Link one object file. The library offers ``exports``. ``imports``: addresses of what the code may call."""
        builder = llvm.JITLibraryBuilder().add_object_img(code)
        for symbol, address in imports.items():
            builder = builder.import_symbol(symbol, address)
        for symbol in exports:
            builder = builder.export_symbol(symbol)
        self._count += 1
        return Library(self._compiler, builder.link(self._compiler, f"library{self._count}"))
