"""Gradients of arrays."""

import taichi as ti

ti.init()

n = 12
x = ti.ndarray(ti.f32, n, needs_grad=True)
loss = ti.ndarray(ti.f32, 1, needs_grad=True)


@ti.kernel
def start(x: ti.types.ndarray(ti.f32, 1)):
    for i in x:
        x[i] = i * 0.3 - 1


@ti.kernel
def square(x: ti.types.ndarray(ti.f32, 1), loss: ti.types.ndarray(ti.f32, 1)):
    for i in x:
        loss[0] += x[i] * x[i] * x[i]


start(x)
square(x, loss)
loss.grad[0] = 1.0
square.grad(x, loss)
