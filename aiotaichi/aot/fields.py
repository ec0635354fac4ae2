"""taichi's fields, as a module names them."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Any

from ..errors import BuildError, InvalidArgumentError
from ..types import as_dtype
from .spec import FieldSpec

__all__ = ["add_field", "add_tree", "field_spec", "members_of", "tree_of", "trees_of_nodes"]


def members_of(name: str, field: Any) -> Iterator[tuple[str, Any]]:
    """Yield a field by its name, of a struct its members."""
    from taichi.lang.field import ScalarField
    from taichi.lang.matrix import MatrixField
    from taichi.lang.struct import StructField

    if isinstance(field, StructField):
        for key, member in field.field_dict.items():
            yield from members_of(f"{name}.{key}", member)
    elif isinstance(field, (ScalarField, MatrixField)):
        yield name, field
    else:
        raise InvalidArgumentError(f"field {name}: {field!r} is no field of taichi's")


def add_field(builder: Any, name: str, field: Any) -> None:
    from taichi.lang.matrix import MatrixField

    is_matrix = isinstance(field, MatrixField)
    rows, columns = (field.m, field.n) if is_matrix else (1, 1)
    snode = field.snode
    builder.add_field(name, snode.ptr, not is_matrix, field.dtype, snode.shape, rows, columns)


def add_tree(builder: Any, tree: int) -> None:
    """Have taichi's builder of an LLVM module record a tree of fields, which it does for any field of the tree."""
    from taichi._snode.fields_builder import FieldsBuilder

    (node,) = (root.ptr for root in FieldsBuilder._finalized_roots() if root.ptr.get_snode_tree_id() == tree)
    while not node.is_place():
        node = node.get_ch(0)
    builder.add_field(f"tree {tree}", node, True, node.data_type(), (), 1, 1)


def trees_of_nodes(nodes: Set[int]) -> set[int]:
    """Return the numbers of the trees that nodes are of."""
    from taichi._snode.fields_builder import FieldsBuilder

    def numbers(node: Any) -> Iterator[int]:
        yield node.id
        for i in range(node.get_num_ch()):
            yield from numbers(node.get_ch(i))

    roots = [root.ptr for root in FieldsBuilder._finalized_roots()] if nodes else []
    return {root.get_snode_tree_id() for root in roots if not nodes.isdisjoint(numbers(root))}


def tree_of(field: Any) -> int:
    """Return the number of the tree that a scalar or matrix field lies in."""
    return int(field.snode.ptr.get_snode_tree_id())


def field_spec(name: str, field: Any) -> FieldSpec:
    """Return what a gfx module says of a field that taichi's own writer does not describe.

    Raises
    ------
    BuildError
        The field lies in a block within a block, or in no block: its place does not follow from one offset.
    """
    from taichi._lib import core
    from taichi.lang.matrix import MatrixField

    block = field.snode.ptr.parent
    if block.type != core.SNodeType.dense or block.parent.type != core.SNodeType.root:
        raise BuildError(
            f"field {name}, of tree {tree_of(field)}: a gfx module names fields of one dense block at the root of a "
            "tree, and of no block within it. Kernels use the field without a name"
        )
    return FieldSpec(
        name=name,
        dtype=as_dtype(str(field.dtype)),
        shape=tuple(field.shape),
        element_shape=(field.m, field.n) if isinstance(field, MatrixField) else (),
        offset=block.offset_bytes_in_parent_cell,
        tree=tree_of(field),
    )
