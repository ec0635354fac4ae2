"""Add taichi's fields to a module, and describe them."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Any

from ..errors import BuildError, InvalidArgumentError
from ..formats.spec import FieldSpec
from ..types import BY_NAME

__all__ = ["add_field", "add_tree", "field_spec", "members_of", "tree_of", "trees_of_nodes"]


def members_of(name: str, field: Any) -> Iterator[tuple[str, Any]]:
    """Yield a name and a field, or the names and members of a struct field: ``particle.mass``."""
    from taichi.lang.field import ScalarField
    from taichi.lang.matrix import MatrixField
    from taichi.lang.struct import StructField

    if isinstance(field, StructField):
        for key, member in field.field_dict.items():
            yield from members_of(f"{name}.{key}", member)
    elif isinstance(field, (ScalarField, MatrixField)):
        yield name, field
    else:
        raise InvalidArgumentError(f"field {name}: {field!r} is not a field: ti.field makes one")


def add_field(builder: Any, name: str, field: Any) -> None:
    """Add a scalar or matrix field to taichi's builder."""
    from taichi.lang.matrix import MatrixField

    is_matrix = isinstance(field, MatrixField)
    rows, columns = (field.m, field.n) if is_matrix else (1, 1)
    snode = field.snode
    builder.add_field(name, snode.ptr, not is_matrix, field.dtype, snode.shape, rows, columns)


def add_tree(builder: Any, tree: int) -> None:
    """Add a tree of fields to taichi's builder of an LLVM module.

    taichi records the whole tree if one of its fields is added.
    """
    from taichi._snode.fields_builder import FieldsBuilder

    (node,) = (root.ptr for root in FieldsBuilder._finalized_roots() if root.ptr.get_snode_tree_id() == tree)
    while not node.is_place():
        node = node.get_ch(0)
    builder.add_field(f"tree {tree}", node, True, node.data_type(), (), 1, 1)


def trees_of_nodes(nodes: Set[int]) -> set[int]:
    """Return the numbers of the trees that contain these nodes."""
    from taichi._snode.fields_builder import FieldsBuilder

    def numbers(node: Any) -> Iterator[int]:
        yield node.id
        for i in range(node.get_num_ch()):
            yield from numbers(node.get_ch(i))

    roots = [root.ptr for root in FieldsBuilder._finalized_roots()] if nodes else []
    return {root.get_snode_tree_id() for root in roots if not nodes.isdisjoint(numbers(root))}


def tree_of(field: Any) -> int:
    """Return the number of a scalar or matrix field's tree."""
    return int(field.snode.ptr.get_snode_tree_id())


def field_spec(name: str, field: Any) -> FieldSpec:
    """Describe a field of a gfx module. taichi's own writer describes fields of tree 0 only.

    Raise a BuildError if the field does not lie in a dense block at the root of its tree. A module can describe only
    such fields, by one offset.
    """
    from taichi._lib import core
    from taichi.lang.matrix import MatrixField

    block = field.snode.ptr.parent
    if block.type != core.SNodeType.dense or block.parent.type != core.SNodeType.root:
        raise BuildError(
            f"field {name}, of tree {tree_of(field)}: a gfx module names fields of one dense block at the root of a "
            "tree only. Kernels use the field without a name"
        )
    return FieldSpec(
        name=name,
        dtype=BY_NAME[str(field.dtype)],
        shape=tuple(field.shape),
        element_shape=(field.m, field.n) if isinstance(field, MatrixField) else (),
        offset=block.offset_bytes_in_parent_cell,
        tree=tree_of(field),
    )
