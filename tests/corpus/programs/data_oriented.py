"""Kernels that are methods: of several objects, of a subclass, and without an object."""

import taichi as ti

ti.init()


@ti.data_oriented
class Base:
    def __init__(self, n, rate):
        self.n = n
        self.rate = rate
        self.x = ti.field(ti.f32, shape=n)

    @ti.func
    def value(self, i):
        return i * self.rate

    @ti.kernel
    def fill(self, shift: ti.f32):
        for i in self.x:
            self.x[i] = self.value(i) + shift

    @staticmethod
    @ti.kernel
    def total(field: ti.template()) -> ti.f32:
        found = 0.0
        for i in field:
            found += field[i]
        return found


@ti.data_oriented
class Squares(Base):
    def __init__(self, n):
        super().__init__(n, 0.5)
        self.y = ti.Vector.field(2, ti.f32, shape=n)

    @ti.func
    def value(self, i):
        return i * i * self.rate

    @ti.kernel
    def pairs(self):
        for i in self.x:
            self.y[i] = [self.x[i], self.rate]


one, two, three = Base(8, 0.5), Base(12, 2.0), Squares(10)
for each in (one, two, three):
    each.fill(1)
    print(each.total(each.x))
three.pairs()
