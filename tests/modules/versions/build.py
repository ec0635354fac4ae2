"""Make a module with another version of taichi, in its environment: ``python build.py ARCH FILE``.

The files here were made in an environment for each version: ``pip install taichi==VERSION 'numpy<2'``. The debug
print ``metadata.json`` was left out of those for x64, and all were deflated. taichi 1.6 makes no example of a vector:
in its module, the argument ``my_vec`` was left out.
"""

import sys

import taichi as ti

ARCH, FILE = sys.argv[1:]
ti.init(arch=getattr(ti, ARCH), offline_cache=False, cpu_max_num_threads=2)
vec3 = ti.types.vector(3, ti.f32)
f32_1d = ti.types.ndarray(ti.f32, 1)
field = ti.field(ti.i32, 8)


@ti.kernel
def saxpy(a: ti.f32, my_vec: vec3, x: f32_1d, y: f32_1d):
    for i in x:
        y[i] += a * x[i] + my_vec[1]


@ti.kernel
def fill(n: ti.i32):
    for i in field:
        field[i] = n * i


@ti.kernel
def total() -> ti.i32:
    result = 0
    for i in field:
        result += field[i]
    return result


module = ti.aot.Module(getattr(ti, ARCH))
module.add_field("f", field)
for kernel in (saxpy, fill, total):
    module.add_kernel(kernel)
builder = ti.graph.GraphBuilder()
builder.dispatch(fill, ti.graph.Arg(ti.graph.ArgKind.SCALAR, "n", ti.i32))
module.add_graph("fill", builder.compile())
module.archive(FILE)
