"""Host memory of a pool, which transfers find by its address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from ..core.address_map import AddressMap
from ..core.owners import owner_of

if TYPE_CHECKING:
    from .loan import HostLoan  # a type only: loans are made of these bytes

__all__ = ["PooledBytes", "pooled_bytes"]


class PooledBytes:
    """Host memory of a pool: an array of bytes, and the loan that has it.

    Attributes
    ----------
    array
        The bytes.
    owner
        The object that keeps the bytes alive, for devices that know it.
    loan
        The loan that has the bytes, or had them last. None before the first loan.
    """

    __slots__ = ("__weakref__", "array", "loan", "owner")

    def __init__(self, array: npt.NDArray[np.uint8]) -> None:
        self.array = array
        self.owner = owner_of(array)
        self.loan: HostLoan | None = None
        address: int = array.__array_interface__["data"][0]
        pooled_bytes.add(address, address + array.nbytes, self)


pooled_bytes: Final[AddressMap[PooledBytes]] = AddressMap()
"""The host memory of all pools in the process: queues of any runtime may use it."""
