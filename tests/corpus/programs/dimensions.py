"""Fields and arrays of one to eight dimensions, of vectors and matrices, with extents of 1."""

import taichi as ti

ti.init()

shapes = [(7,), (3, 1), (2, 3, 4), (2, 1, 3, 2), (2, 2, 2, 2, 3), (1, 2, 2, 2, 1, 3), (2, 2, 1, 2, 2, 1, 2), (2,) * 8]


def make(shape, element):
    field = ti.field(ti.f32, shape=shape)

    @ti.kernel
    def fill(x: ti.types.ndarray(element, len(shape))):
        for cell in ti.grouped(x):
            number = 0
            for axis in ti.static(range(len(shape))):
                number = number * (x.shape[axis] + 1) + cell[axis]
            x[cell] += number
            field[cell] = number * 0.5

    return fill


for shape in shapes:
    for element in (ti.f32, ti.math.vec3, ti.types.matrix(2, 2, ti.i32)):
        array = ti.ndarray(element, shape)
        kernel = make(shape, element)
        kernel(array)
        kernel(array)
