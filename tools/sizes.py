"""Write the sizes that native code uses to its header; ``nox -s native`` runs it.

``python tools/sizes.py OUTPUT``: OUTPUT is ``aiotaichi/compile/include/sizes.h``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from aiotaichi.core import sizes

__all__ = ["header"]

_HEAD = "/* Where transfers go another way. Made by `nox -s native` from core/sizes.py, which says why. */\n\n"


def header() -> str:
    """Return the header's text."""
    return _HEAD + "".join(f"enum {{ {name} = {getattr(sizes, name)} }};\n" for name in sizes.NATIVE)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(header())
