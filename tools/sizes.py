"""Write the sizes that native code uses to its header; ``nox -s native`` runs it.

``python tools/sizes.py OUTPUT``: OUTPUT is ``aiotaichi/compile/include/sizes.h``. The package need not be installed.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

__all__ = ["header"]

_HEAD = "/* Where transfers go another way. Made by `nox -s native` from core/sizes.py, which says why. */\n\n"
_SIZES = Path(__file__).parent.parent / "aiotaichi" / "core" / "sizes.py"


def header() -> str:
    """Return the header's text."""
    sizes = runpy.run_path(str(_SIZES))
    return _HEAD + "".join(f"enum {{ {name} = {sizes[name]} }};\n" for name in sizes["NATIVE"])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(header())
