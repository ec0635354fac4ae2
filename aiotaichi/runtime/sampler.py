"""Samplers: how a kernel reads a texture between and outside of its texels."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..errors import ArgumentNullError, ArgumentOutOfRangeError, InvalidArgumentError
from ..hal import SamplerRequest
from ..image_types import AddressMode, Filter, as_member
from ..last_error import records_errors

__all__ = ["Sampler"]

_MOST_ANISOTROPY = 65536  # devices take what they can of it, 16 as a rule


@dataclass(frozen=True, slots=True)
class Sampler:
    """How a texture is sampled, for :meth:`Image.texture`. taichi's own runtime has the default only.

    Parameters
    ----------
    mag_filter, min_filter
        Between texels: a :class:`Filter` or its lower-case name. Formats that the device cannot filter, those
        of integers among them, are read at the nearest.
    address_mode
        Outside of [0, 1]: an :class:`AddressMode` or its lower-case name.
    max_anisotropy
        Samples along the steeper axis; 0 and 1 are none.

    Raises
    ------
    ArgumentOutOfRangeError
        There is no such filter or mode, or ``max_anisotropy`` is no such number.
    """

    mag_filter: Filter | str = Filter.LINEAR
    min_filter: Filter | str = Filter.LINEAR
    address_mode: AddressMode | str = AddressMode.REPEAT
    max_anisotropy: float = 0.0

    @records_errors
    def __post_init__(self) -> None:
        anisotropy = self.max_anisotropy
        if anisotropy is None:
            raise ArgumentNullError("the max_anisotropy is None")
        if not isinstance(anisotropy, (int, float, np.floating, np.integer)):
            raise InvalidArgumentError(f"max_anisotropy={anisotropy!r}: it is a number")
        if not 0 <= anisotropy <= _MOST_ANISOTROPY:
            raise ArgumentOutOfRangeError(f"max_anisotropy={anisotropy!r}: it goes from 0 to {_MOST_ANISOTROPY}")
        request = self.request
        for name in ("mag_filter", "min_filter", "address_mode"):
            object.__setattr__(self, name, getattr(request, name))  # members where names were given

    @property
    def request(self) -> SamplerRequest:
        return SamplerRequest(
            as_member(Filter, "mag_filter", self.mag_filter),
            as_member(Filter, "min_filter", self.min_filter),
            as_member(AddressMode, "address_mode", self.address_mode),
            float(self.max_anisotropy),
        )
