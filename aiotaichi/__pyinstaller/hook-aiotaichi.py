"""What a frozen program needs of aiotaichi that no import tells of."""

from __future__ import annotations

from PyInstaller.utils.hooks import collect_data_files

# The backends' native code, and the helper, which is started by path.
datas = collect_data_files("aiotaichi", include_py_files=True, includes=["**/*.ll", "compile/helper.py"])
hiddenimports = [f"aiotaichi.backends.{name}" for name in ("cpu", "vulkan", "cuda")] + ["llvmlite.binding"]
