"""How to install an extra of aiotaichi. Each message about a missing package ends with it."""

from __future__ import annotations

__all__ = ["install_hint"]


def install_hint(extra: str) -> str:
    """Return the command that installs an extra, for a message: ``"cuda"``.

    It names a checkout, because no index has aiotaichi yet: there, another package could have the name.
    """
    return f"pip install '.[{extra}]' in aiotaichi's checkout"
