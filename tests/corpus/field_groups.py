"""Find the fields of a taichi program, and make the kernels that read and write them."""

from __future__ import annotations

from collections import defaultdict
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from .recording import ArrayLayout, FieldGroup

__all__ = ["FieldWatch", "Fields", "find_fields", "is_placed"]

_LARGEST = 2**24  # values of a group


class FieldWatch:
    """Keeps the members of all fields that a program makes: taichi itself does not list gradients."""

    def __init__(self) -> None:
        from taichi.lang import impl

        self.members: list[Any] = []
        make = impl.create_field_member

        def create_field_member(*arguments: Any, **named: Any) -> Any:
            made = make(*arguments, **named)
            self.members += [each for each in made if each is not None]
            return made

        impl.create_field_member = create_field_member


class Fields:
    """Fields that lie side by side, with their kernels.

    Attributes
    ----------
    group
        The description for the replay.
    kernels
        taichi's compiled kernels by name: known after the first use of each.
    """

    def __init__(self, name: str, members: list[Any], dtype: str, shape: tuple[int, ...]) -> None:
        import taichi as ti

        makers: Any = import_module(".field_kernels", __package__)  # taichi reads it: it has no types
        offset = tuple(members[0].snode.ptr.offset) or (0,) * len(shape)
        self.is_sparse = _is_sparse(members[0])
        self.is_too_large = len(members) * int(np.prod(shape)) > _LARGEST
        taken, carrier = (members, offset, shape), getattr(ti, dtype)
        reader, writer, lister = f"{name}_reader", f"{name}_writer", f"{name}_lister"
        self._kernels = {
            reader: makers.make_reader(*taken, carrier),
            writer: makers.make_writer(*taken, carrier, self.is_sparse),
        }
        if self.is_sparse:
            self._kernels[lister] = makers.make_lister(members[0], offset, shape)
        layout = ArrayLayout((len(members), *shape), dtype)
        self.group = FieldGroup(layout, reader, writer, lister if self.is_sparse else None)
        self._arrays: list[Any] = []

    @property
    def kernels(self) -> dict[str, Any]:
        """The kernels' Python objects and compiled kernels, by name."""
        return {name: (kernel._primal, _only(kernel)) for name, kernel in self._kernels.items()}

    def read(self) -> npt.NDArray[Any]:
        """Return the fields' values."""
        values = self._take_arrays()[0]
        self._kernels[self.group.reader](values)
        found: npt.NDArray[Any] = values.to_numpy()
        return found

    def read_active(self) -> npt.NDArray[np.int32]:
        """Return 1 for each active cell of sparse fields, else 0."""
        active = self._take_arrays()[1]
        active.fill(0)
        assert self.group.lister is not None
        self._kernels[self.group.lister](active)
        found: npt.NDArray[np.int32] = active.to_numpy()
        return found

    def compile(self) -> None:
        """Compile the writer by using it once: each value is written over itself."""
        self.read()
        if self.is_sparse:
            self.read_active()
        self._kernels[self.group.writer](*self._arrays)

    def _take_arrays(self) -> list[Any]:
        import taichi as ti

        if not self._arrays:
            layout = self.group.layout
            self._arrays = [ti.ndarray(getattr(ti, layout.dtype), layout.shape)]
            if self.is_sparse:
                self._arrays.append(ti.ndarray(ti.i32, layout.shape[1:]))
        return self._arrays


def find_fields(members: list[Any], first: int) -> list[Fields]:
    """Return the groups of members that are placed. Their names are numbers from ``first``."""
    from taichi.lang.field import ScalarField

    together: dict[tuple[Any, ...], list[Any]] = defaultdict(list)
    for member in members:
        field = ScalarField(member)
        node = field.snode
        key = (node.ptr.parent.id, _carrier(node.ptr.data_type()), tuple(node.shape), tuple(node.ptr.offset))
        together[key].append(field)
    return [
        Fields(f"fields{first + i}", fields, dtype, shape)
        for i, ((_, dtype, shape, _), fields) in enumerate(together.items())
    ]


def is_placed(member: Any) -> bool:
    """Return whether a field member lies in a tree that is complete."""
    node = member.ptr.snode()
    return node is not None and node.get_snode_tree_id() >= 0


def _carrier(dtype: Any) -> str:
    """Return the dtype of arrays that hold a field's values: other than the field's for packed and boolean fields."""
    import taichi as ti
    from taichi._lib import core

    name = str(dtype)
    if name == "u1":
        return "i32"
    if hasattr(ti, name):
        return name
    return "f64" if core.is_real(dtype) else "i64"


def _is_sparse(field: Any) -> bool:
    from taichi._lib import core

    kinds = core.SNodeType
    node = field.snode.ptr.parent
    while node is not None and node.type != kinds.root:
        if node.type in (kinds.pointer, kinds.bitmasked, kinds.dynamic):
            return True
        node = node.parent
    return False


def _only(kernel: Any) -> Any:
    (compiled,) = kernel._primal.compiled_kernels.values()
    return compiled
