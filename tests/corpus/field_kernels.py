"""Kernels that copy fields to and from arrays. taichi reads this file: the annotations of kernels are its own."""

import taichi as ti

__all__ = ["make_lister", "make_reader", "make_writer"]


def make_reader(members, offset, shape, dtype):
    """Return a kernel that copies fields of one shape to an array: ``values[k, i, ...] = members[k][i, ...]``."""
    if not shape:

        @ti.kernel
        def read_fields(values: ti.types.ndarray(dtype, 1)):
            for k, member in ti.static(enumerate(members)):
                values[k] = ti.cast(member[None], dtype)

        return read_fields

    @ti.kernel
    def read_fields(values: ti.types.ndarray(dtype, len(shape) + 1)):
        for cell in ti.grouped(ti.ndrange(*shape)):
            for k, member in ti.static(enumerate(members)):
                values[k, cell] = ti.cast(member[cell + ti.Vector(offset)], dtype)

    return read_fields


def make_writer(members, offset, shape, dtype, is_sparse):
    """Return a kernel that copies an array to fields; if they are sparse, only the cells that ``active`` has."""
    make = _make_sparse_writer if is_sparse else _make_dense_writer
    return make(members, offset, shape, dtype)


def _make_dense_writer(members, offset, shape, dtype):
    if not shape:

        @ti.kernel
        def write_fields(values: ti.types.ndarray(dtype, 1)):
            for k, member in ti.static(enumerate(members)):
                member[None] = values[k]

        return write_fields

    @ti.kernel
    def write_fields(values: ti.types.ndarray(dtype, len(shape) + 1)):
        for cell in ti.grouped(ti.ndrange(*shape)):
            for k, member in ti.static(enumerate(members)):
                member[cell + ti.Vector(offset)] = values[k, cell]

    return write_fields


def _make_sparse_writer(members, offset, shape, dtype):
    @ti.kernel
    def write_fields(values: ti.types.ndarray(dtype, len(shape) + 1), active: ti.types.ndarray(ti.i32, len(shape))):
        for cell in ti.grouped(ti.ndrange(*shape)):
            if active[cell] != 0:
                for k, member in ti.static(enumerate(members)):
                    member[cell + ti.Vector(offset)] = values[k, cell]

    return write_fields


def make_lister(member, offset, shape):
    """Return a kernel that sets the active cells of a sparse field to 1 in an array."""

    @ti.kernel
    def list_cells(active: ti.types.ndarray(ti.i32, len(shape))):
        for cell in ti.grouped(member):
            active[cell - ti.Vector(offset)] = 1

    return list_cells
