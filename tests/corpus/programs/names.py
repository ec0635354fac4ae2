"""Names of kernels: long, with underscores and numbers, with letters of other alphabets, and equal."""

import taichi as ti

ti.init()

x = ti.field(ti.i32, shape=8)


@ti.kernel
def _():
    for i in x:
        x[i] = i


@ti.kernel
def k_0_1_c80_0_x():
    for i in x:
        x[i] += 1


@ti.kernel
def größe():
    for i in x:
        x[i] *= 2


@ti.kernel
def a_kernel_whose_name_says_at_some_length_that_it_adds_the_square_of_the_index_to_each_element_of_the_only_field():
    for i in x:
        x[i] += i * i


def make(by):
    @ti.kernel
    def scale():
        for i in x:
            x[i] = x[i] * by + by

    return scale


_()
k_0_1_c80_0_x()
größe()
a_kernel_whose_name_says_at_some_length_that_it_adds_the_square_of_the_index_to_each_element_of_the_only_field()
make(3)()
make(5)()
