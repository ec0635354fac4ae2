"""Write modules. Equal members give equal bytes. A file is either complete or not there."""

from __future__ import annotations

import io
import os
import secrets
import zipfile
from collections.abc import Mapping
from pathlib import Path

from ..errors import InvalidArgumentError

__all__ = ["pack", "write_file", "write_folder"]

_DATE = (2000, 12, 1, 0, 0, 0)  # taichi writes the same date
_DESCRIPTIONS = ("metadata.json", "metadata.tcb", "graphs.json", "graphs.tcb")


def pack(members: Mapping[str, bytes]) -> bytes:
    """Return the bytes of a ``.tcm`` archive: members sorted, deflated, and all of one date."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(members.items()):
            archive.writestr(zipfile.ZipInfo(name, _DATE), content, zipfile.ZIP_DEFLATED)
    return data.getvalue()


def write_file(path: Path, data: bytes) -> None:
    """Write a file, and make its folders. The file has a temporary name until it is complete.

    Raise an InvalidArgumentError if it cannot be written. So does :func:`write_folder`.
    """
    temporary = path.with_name(f".new-{secrets.token_hex(8)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with open(temporary, "xb") as file:
                file.write(data)
            os.replace(temporary, path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise InvalidArgumentError(f"{path} cannot be written: {error.strerror}") from None


def write_folder(folder: Path, members: Mapping[str, bytes]) -> None:
    """Write a module's files to a folder. Remove the descriptions of a module of another kind from it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in _DESCRIPTIONS:
            if name not in members:
                (folder / name).unlink(missing_ok=True)
    except OSError as error:
        raise InvalidArgumentError(f"{folder} cannot be written: {error.strerror}") from None
    for name, content in members.items():
        write_file(folder / name, content)
