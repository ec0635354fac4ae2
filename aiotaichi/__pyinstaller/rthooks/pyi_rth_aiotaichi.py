"""Runs in a frozen program before its own code: a process that was started as aiotaichi's helper becomes it."""

from __future__ import annotations


def become_helper() -> None:
    import os
    import runpy
    import sys

    sys.aiotaichi_helper = True  # type: ignore[attr-defined]  # says that this hook is there
    if os.environ.pop("AIOTAICHI_HELPER", None) is None:
        return
    runpy.run_path(os.path.join(sys._MEIPASS, "aiotaichi", "compile", "helper.py"), run_name="__main__")  # type: ignore[attr-defined]
    sys.exit()


become_helper()
del become_helper
