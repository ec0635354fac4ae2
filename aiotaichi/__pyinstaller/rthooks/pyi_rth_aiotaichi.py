"""Run aiotaichi's helper if this process was started as one. A frozen program runs this before its own code."""

from __future__ import annotations


def become_helper() -> None:
    """Run the helper and exit, if the environment asks for a helper."""
    import os
    import runpy
    import sys

    sys.aiotaichi_helper = True  # type: ignore[attr-defined]  # tells the library that this hook is there
    if os.environ.pop("AIOTAICHI_HELPER", None) is None:
        return
    sys.path.append(os.path.join(sys._MEIPASS, "aiotaichi", "compile"))  # type: ignore[attr-defined]
    runpy.run_module("helper", run_name="__main__", alter_sys=True)
    sys.exit()


become_helper()
del become_helper
