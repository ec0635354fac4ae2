"""Modules as values of Dask's tasks."""

from __future__ import annotations

import hashlib
import io
import os
import zipfile
from functools import cached_property

from dask.sizeof import sizeof
from distributed import Client, Future

from ..formats import Archive

__all__ = ["Module", "submit_module"]


class Module:
    """The bytes of a ``.tcm`` file, for tasks. Each worker loads them once.

    Parameters
    ----------
    data
        The bytes.

    Attributes
    ----------
    data
        As the parameter.

    Examples
    --------
    >>> saxpy = submit_module(client, Module.open("saxpy.tcm"))
    """

    def __init__(self, data: bytes) -> None:
        self.data = bytes(data)

    @classmethod
    def open(cls, path: str | os.PathLike[str]) -> Module:
        """*Blocking.* Read a module that taichi saved: a folder or a ``.tcm`` file.

        Raises
        ------
        MissingFileError, UnreadableFileError, CorruptedDataError
            As :meth:`~aiotaichi.Runtime.load_aot_module`.
        """
        return cls(_packed(Archive.open(path)))

    @cached_property
    def digest(self) -> str:
        """The name of the content. Modules with the same bytes have the same digest."""
        return hashlib.blake2b(self.data, digest_size=16).hexdigest()

    def __dask_tokenize__(self) -> str:
        return self.digest

    def __repr__(self) -> str:
        return f"<Module of {len(self.data)} bytes, {self.digest[:8]}>"


def submit_module(client: Client, module: Module) -> Future[Module]:
    """Give a module to a cluster. If it is lost with its workers, Dask makes it again.

    Parameters
    ----------
    client
        The cluster's client.
    module
        The module.

    Returns
    -------
    Future
        The module, for tasks. Two calls with the same content give the same key.
    """
    return client.submit(Module, module.data, key=f"aiotaichi-module-{module.digest}")


def _packed(archive: Archive) -> bytes:
    """Return the bytes of a ``.tcm`` file with the same files. The same files give the same bytes."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as packed:
        for name in sorted(archive):
            packed.writestr(zipfile.ZipInfo(name), archive[name])
    return file.getvalue()


sizeof.register(Module, lambda module: len(module.data))
