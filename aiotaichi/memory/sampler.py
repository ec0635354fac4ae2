"""Samplers: how a kernel reads a texture between and outside its texels."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..errors import ArgumentNullError, ArgumentOutOfRangeError, InvalidArgumentError
from ..hal import SamplerRequest
from ..image_types import AddressMode, Filter, as_member

__all__ = ["Sampler", "request_of"]

_MOST_ANISOTROPY = 65536  # devices lower it to their own limit, mostly 16


@dataclass(frozen=True, slots=True)
class Sampler:
    """How a kernel samples a texture, for :meth:`Image.texture`. taichi's own runtime has only the default.

    Parameters
    ----------
    mag_filter, min_filter
        How values between texels are computed: a :class:`Filter` or its lower-case name. If the device cannot filter
        the format, such as integers, the nearest texel is read.
    address_mode
        How coordinates outside [0, 1] are read: an :class:`AddressMode` or its lower-case name.
    max_anisotropy
        The number of samples along the steeper axis. 0 and 1 turn anisotropic filtering off.

    Raises
    ------
    ArgumentNullError, InvalidArgumentError
        A parameter is None, or of another type.
    ArgumentOutOfRangeError
        The filter or the mode does not exist, or ``max_anisotropy`` is outside 0 to 65536.

    Examples
    --------
    >>> texture = image.texture(at.Sampler("nearest", "nearest", "clamp_to_edge"))
    """

    mag_filter: Filter | str = Filter.LINEAR
    min_filter: Filter | str = Filter.LINEAR
    address_mode: AddressMode | str = AddressMode.REPEAT
    max_anisotropy: float = 0.0

    def __post_init__(self) -> None:
        anisotropy = self.max_anisotropy
        if anisotropy is None:
            raise ArgumentNullError("the max_anisotropy is None")
        if not isinstance(anisotropy, (int, float, np.floating, np.integer)):
            raise InvalidArgumentError(f"max_anisotropy={anisotropy!r}: give a number")
        if not 0 <= anisotropy <= _MOST_ANISOTROPY:
            raise ArgumentOutOfRangeError(
                f"max_anisotropy={anisotropy!r}: give a number from 0 to {_MOST_ANISOTROPY}"
            )
        request = request_of(self)
        for name in ("mag_filter", "min_filter", "address_mode"):
            object.__setattr__(self, name, getattr(request, name))  # names become members


def request_of(sampler: Sampler) -> SamplerRequest:
    """Return the sampler as the backend takes it."""
    return SamplerRequest(
        as_member(Filter, "mag_filter", sampler.mag_filter),
        as_member(Filter, "min_filter", sampler.min_filter),
        as_member(AddressMode, "address_mode", sampler.address_mode),
        float(sampler.max_anisotropy),
    )
