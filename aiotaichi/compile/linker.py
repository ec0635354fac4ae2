"""Object code to callable addresses."""

from __future__ import annotations

import ctypes
import logging
import threading
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import llvmlite.binding as llvm

from ..core.cancellation import Cancellation
from .request import CompileRequest
from .service import CompileService

__all__ = ["Library", "Linker", "host_request", "llvm_version", "module_imports", "native_imports", "target"]


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split())


# Code generation adds calls of these to any IR.
_MEMORY = _names("memcpy memmove memset")
# The backends' native halves call these.
_LIBC = _names(
    "calloc clock_gettime free pthread_cond_broadcast pthread_cond_clockwait pthread_cond_signal pthread_cond_wait "
    "pthread_create pthread_join pthread_mutex_lock pthread_mutex_unlock realloc vsnprintf write"
)
# taichi's functions become calls of these.
_LIBM = _names(
    "acos acosh asin asinh atan atan2 atanh cbrt ceil cos cosh erf exp exp10 exp2 expm1 fabs floor fma fmax fmin "
    "fmod ldexp log log10 log1p log2 nearbyint pow rint round roundeven sin sincos sinh sqrt tan tanh trunc"
)
# What code generation calls where the processor has no instruction, as for f16 before F16C.
_LIBGCC = _names(
    "__divti3 __extendhfsf2 __fixdfti __fixsfti __fixunsdfti __fixunssfti __floattidf __floattisf __floatuntidf "
    "__floatuntisf __modti3 __powidf2 __powisf2 __truncdfhf2 __truncsfhf2 __udivti3 __umodti3"
)

_log = logging.getLogger(__name__)
_lock = threading.Lock()


@cache
def target() -> tuple[str, str, str]:
    """Return LLVM's triple, processor and features of this machine."""
    features: str = llvm.get_host_cpu_features().flatten()
    return llvm.get_process_triple(), llvm.get_host_cpu_name(), features


def llvm_version() -> str:
    return ".".join(map(str, llvm.llvm_version_info))


@cache
def module_imports() -> Mapping[str, int]:
    """Return the addresses of the functions that a module may call: for arithmetic, and to copy memory."""
    return {
        **_addresses(None, _MEMORY),
        **_addresses("libm.so.6", [*_LIBM, *(name + "f" for name in _LIBM)]),
        **_addresses("libgcc_s.so.1", _LIBGCC),
    }


@cache
def native_imports() -> Mapping[str, int]:
    """Return the addresses of the functions that the backends' own native code may call."""
    return {**module_imports(), **_addresses(None, _LIBC)}


def _addresses(library: str | None, symbols: Sequence[str]) -> dict[str, int]:
    try:
        handle = ctypes.CDLL(library)
    except OSError:  # no libgcc: code that needs it is refused as undefined
        return {}
    found = {}
    for symbol in symbols:
        if hasattr(handle, symbol):
            address = ctypes.cast(getattr(handle, symbol), ctypes.c_void_p).value
            assert address is not None
            found[symbol] = address
    return found


def host_request(name: str, text: bytes, exports: Iterable[str], imports: Iterable[str]) -> CompileRequest:
    """Return a request for code of this machine: see :class:`CompileRequest`."""
    triple, cpu, features = target()
    return CompileRequest(name, text, triple, cpu, features, tuple(exports), tuple(imports))


class Library:
    """Linked code; unloaded when it and its linker are dropped."""

    def __init__(self, compiler: llvm.LLJIT, tracker: llvm.ResourceTracker) -> None:
        self._compiler = compiler  # LLVM's, which must outlive the tracker
        self._tracker = tracker

    def __getitem__(self, symbol: str) -> int:
        address: int = self._tracker[symbol]
        return address


class Linker:
    """Links object code, which the helper has linked before, into this process.

    One for each module: LLVM keeps what it knows of a library until its LLJIT goes.
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
        """Compile and link. Code of the cache that LLVM does not link is compiled again, once.

        Raises
        ------
        CorruptedDataError
            LLVM refused the IR, or ended the helper process over it.
        """
        code = service.compile(request, cancellation)
        try:
            return self.link(code, request.exports, imports)
        except RuntimeError as error:  # LLVM's: the helper links all that it compiles, so the code was the cache's
            _log.warning("%s: the cached code is compiled again: %s", request.name, error)
        service.forget(request)
        return self.link(service.compile(request, cancellation), request.exports, imports)

    def link(self, code: bytes, exports: Sequence[str], imports: Mapping[str, int]) -> Library:
        """Link one object file with ``imports``, symbols and their addresses, and return its ``exports``."""
        builder = llvm.JITLibraryBuilder().add_object_img(code)
        for symbol, address in imports.items():
            builder = builder.import_symbol(symbol, address)
        for symbol in exports:
            builder = builder.export_symbol(symbol)
        self._count += 1
        return Library(self._compiler, builder.link(self._compiler, f"library{self._count}"))
