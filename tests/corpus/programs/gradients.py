"""Gradients of fields by a tape and by hand, and duals."""

import taichi as ti

ti.init()

n = 16
x = ti.field(ti.f32, shape=n, needs_grad=True)
y = ti.field(ti.f32, shape=n, needs_grad=True)
loss = ti.field(ti.f32, shape=(), needs_grad=True)
w = ti.field(ti.f32, shape=n, needs_dual=True)
out = ti.field(ti.f32, shape=n, needs_dual=True)


@ti.kernel
def start():
    for i in x:
        x[i] = i * 0.1 + 0.2
        w[i] = 1 + i


@ti.kernel
def middle():
    for i in x:
        y[i] = ti.sin(x[i]) * ti.exp(-x[i]) + x[i] ** 3 / (1 + x[i])


@ti.kernel
def end():
    for i in y:
        loss[None] += y[i] * y[i] + ti.sqrt(y[i] + 1)


@ti.kernel
def forward():
    for i in w:
        out[i] = w[i] * w[i] * ti.log(w[i] + 1)


start()
with ti.ad.Tape(loss=loss):
    middle()
    end()
print(x.grad[3])
loss.grad[None] = 2
end.grad()
middle.grad()
with ti.ad.FwdMode(loss=out, param=w, seed=[1.0] * n):
    forward()
