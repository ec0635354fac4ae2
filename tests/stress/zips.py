"""Make the zip of a module."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

__all__ = ["zipped"]


def zipped(members: Mapping[str, bytes]) -> bytes:
    """Return a whole zip, with right checksums, of a module's files."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, data in members.items():
            archive.writestr(zipfile.ZipInfo(name), data)
    return file.getvalue()
