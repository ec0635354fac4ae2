"""Kernels of every kind of argument, differentiated ones, and fields in several trees: ``programs.py ARCH FOLDER``.

One process runs each kernel in taichi, saves what taichi computes, and makes the modules that the tests load. The
kernel profiler is on, which adds calls to kernels for a processor.
"""

import sys
from pathlib import Path

import numpy as np
import taichi as ti

from aiotaichi import aot, errors

ARCH, FOLDER = sys.argv[1], Path(sys.argv[2])
ti.init(arch=getattr(ti, ARCH), offline_cache=False, cpu_max_num_threads=2, kernel_profiler=ARCH == "x64")

vec3 = ti.types.vector(3, ti.f32)
row3 = ti.types.matrix(1, 3, ti.f32)
column3 = ti.types.matrix(3, 1, ti.f32)
mat23 = ti.types.matrix(2, 3, ti.i32)
f32_1d = ti.types.ndarray(ti.f32, 1)
Inner = ti.types.struct(z=ti.i32, direction=vec3)
Body = ti.types.struct(a_0=ti.f32, a_1=ti.f32, inner=Inner)
Twin = ti.types.struct(twin_0=ti.f32, twin_1=ti.f32)
InnerPack = ti.types.argpack(scale=ti.f32, offset=ti.i32, more=f32_1d)
Pack = ti.types.argpack(flag=ti.i32, v_0=vec3, inner=InnerPack, x=f32_1d, last=ti.f32)

first = ti.FieldsBuilder()
a, b = ti.field(ti.f32), ti.Vector.field(3, ti.f32)
first.dense(ti.i, 7).place(a)
first.dense(ti.ij, (4, 5)).place(b)
first.finalize()
second = ti.FieldsBuilder()
c, nested = ti.field(ti.i32), ti.field(ti.i32)
second.dense(ti.i, 16).place(c)
second.dense(ti.i, 4).dense(ti.i, 2).place(nested)
second.finalize()
# Scalars with gradients and duals, in the tree of all fields that are in no builder.
loss, loss_dual = ti.field(ti.f32, (), needs_grad=True), ti.field(ti.f32, (), needs_dual=True)
w, w_dual = ti.field(ti.f32, 4, needs_grad=True), ti.field(ti.f32, 4, needs_dual=True)


@ti.kernel
def names(v_0: vec3, my_vec: vec3, v: row3, m_0_0: column3, i_3_4: mat23, out: f32_1d):
    out[0] = v_0[0] + 10 * v_0[1] + 100 * v_0[2]
    out[1] = my_vec[0] + 10 * my_vec[1] + 100 * my_vec[2]
    out[2] = v[0, 0] + 10 * v[0, 1] + 100 * v[0, 2]
    out[3] = m_0_0[0, 0] + 10 * m_0_0[1, 0] + 100 * m_0_0[2, 0]
    out[4] = i_3_4[0, 0] + 10 * i_3_4[0, 2] + 100 * i_3_4[1, 1]


@ti.kernel
def structs(scale: ti.f32, body: Body, twin: Twin, out: f32_1d):
    out[0] = scale * body.a_0 + body.a_1
    out[1] = body.inner.direction[2] + twin.twin_1
    out[2] = ti.cast(body.inner.z, ti.f32)


@ti.kernel
def packs(base: ti.i32, pack: Pack, out: f32_1d):
    for i in out:
        out[i] = base + pack.flag + pack.v_0[2] + pack.inner.scale * pack.x[i] + pack.inner.more[i] + pack.last


@ti.kernel
def square(x: f32_1d, y: f32_1d):
    for i in x:
        y[i] = x[i] * x[i]


@ti.kernel
def use_gradient(x: ti.types.ndarray(ti.f32, 1, needs_grad=True), out: f32_1d):
    for i in x:
        out[i] = x[i] + 100 * x.grad[i]


@ti.kernel
def set_fields(x: f32_1d):
    for i in w:
        w[i] = x[i]
        w_dual[i] = x[i]
        w_dual.dual[i] = 1.0
    loss[None] = 0.0
    loss.grad[None] = 1.0


@ti.kernel
def compute_loss():
    for i in w:
        loss[None] += w[i] ** 3


@ti.kernel
def compute_loss_dual():
    for i in w_dual:
        loss_dual[None] += w_dual[i] ** 3


@ti.kernel
def get_gradients(out: f32_1d):
    for i in w:
        out[i] = w.grad[i]
    out[4] = loss_dual.dual[None]


@ti.kernel
def fill_trees(n: ti.i32):
    for i in a:
        a[i] = n + i
    for i, j in b:
        b[i, j] = ti.Vector([n, i, j])
    for i in c:
        c[i] = n * i
    for i in nested:
        nested[i] = n - i


@ti.kernel
def sum_trees() -> ti.f32:
    result = 0.0
    for i in a:
        result += a[i]
    for i, j in b:
        result += b[i, j].sum()
    for i in c:
        result += c[i]
    for i in nested:
        result += nested[i]
    return result


@ti.kernel
def only_second() -> ti.i32:
    result = 0
    for i in c:
        result += c[i]
    return result


@ti.data_oriented
class Solver:
    """An object with fields that no name at a source's top level leads to."""

    def __init__(self, n, scale):
        self.x = ti.field(ti.f32, n)
        self.scale = scale
        if ARCH != "vulkan":
            self.sparse = ti.field(ti.f32)
            ti.root.pointer(ti.i, 4).dense(ti.i, 4).place(self.sparse)

    @ti.kernel
    def step(self, value: ti.f32) -> ti.f32:
        result = 0.0
        for i in self.x:
            self.x[i] += value * self.scale
        if ti.static(ARCH != "vulkan"):
            self.sparse[3] = 0.5
            for i in self.sparse:
                result += self.sparse[i]
        for i in self.x:
            result += self.x[i]
        return result


solvers = Solver(5, 2.0), Solver(6, 3.0)


def arange(n):
    array = ti.ndarray(ti.f32, n)
    array.from_numpy(np.arange(n, dtype=np.float32))
    return array


def run():
    """Return what taichi itself computes."""
    found = {}
    out = ti.ndarray(ti.f32, 5)
    rows = ti.Matrix([[1, 2, 3], [4, 5, 6]])
    names(
        vec3(1, 2, 3),
        vec3(4, 5, 6),
        ti.Matrix([[7.0, 8.0, 9.0]]),
        ti.Matrix([[1.0], [3.0], [5.0]]),
        rows,
        out,
    )
    found["names"] = out.to_numpy()
    body = Body(a_0=1.5, a_1=2.5, inner=Inner(z=7, direction=vec3(0.25, 0.5, 0.75)))
    structs(3.0, body, Twin(twin_0=1.0, twin_1=2.0), out)
    found["structs"] = out.to_numpy()
    fill_trees(3)
    found["trees"] = np.float32(sum_trees())
    return found


computed = run()
np.savez(FOLDER / "computed.npz", **computed)

module = aot.Module(ARCH)
for name, field in {"a": a, "b": b, "c": c, "loss": loss, "loss_dual": loss_dual, "w": w, "w_dual": w_dual}.items():
    module.add_field(name, field)
try:
    module.add_field("nested", nested)
except errors.Error as error:
    (FOLDER / "nested.txt").write_text(str(error))
for kernel in (names, structs, packs, square, set_fields, compute_loss, compute_loss.grad, get_gradients):
    module.add_kernel(kernel)
for kernel in (fill_trees, sum_trees, only_second):
    module.add_kernel(kernel)
module.add_kernel(compute_loss_dual, autodiff_mode="forward")
try:
    module.add_kernel(square.grad)
    module.add_kernel(use_gradient)
except errors.Error as error:
    (FOLDER / "gradient.txt").write_text(str(error))
for i, solver in enumerate(solvers):
    module.add_kernel(solver.step, name=f"step_{i}")  # the solvers' fields are not added
module.archive(FOLDER / "ours.tcm")

# taichi's own module: it has one tree's size, and on Vulkan a kernel with wrong gradients.
ti.lang.impl.get_runtime()._finalize_root_fb_for_aot = lambda: None
theirs = ti.aot.Module()
theirs.add_field("a", a)
theirs.add_field("b", b)
if ARCH == "x64":
    theirs.add_field("c", c)
for kernel in (names, square, fill_trees, only_second):
    theirs.add_kernel(kernel)
x = arange(4)
x._set_grad(arange(4))
with_gradient = use_gradient._primal
with_gradient.ensure_compiled(x, arange(4))
theirs._aot_builder.add("use_gradient", with_gradient.kernel_cpp)
theirs.archive(str(FOLDER / "theirs.tcm"))
