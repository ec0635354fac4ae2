"""The CPU backend: x64 and arm64 modules, compiled by LLVM and run on native threads."""

from .driver import CpuDriver

__all__ = ["CpuDriver"]
