"""A source for the build command that exports in every possible way."""

import taichi as ti
from factors import FACTOR

import aiotaichi as at
from aiotaichi import aot

assert __name__ == "exports", "a source is never the program"
print("what a source prints is in nobody's way")

REQUIRED_CAPS = ["spirv_has_int64=0x1", ti.DeviceCapability.spirv_has_float64]

numbers = ti.field(ti.f32, shape=8)
again = numbers
particles = ti.types.struct(mass=ti.f32).field(shape=3)
nested = ti.field(ti.i32)
ti.root.dense(ti.i, 2).dense(ti.i, 2).place(nested)


@aot.export
@ti.kernel
def fill(value: ti.f32):
    for i in numbers:
        numbers[i] = value * FACTOR


@aot.export_as("sum")
@ti.kernel
def total() -> ti.f32:
    result = 0.0
    for i in numbers:
        result += numbers[i]
    return result


@ti.aot.export
@ti.kernel
def add_nested(value: ti.i32) -> ti.i32:
    result = 0
    for i in nested:
        nested[i] += value
        result += nested[i]
    return result


@ti.aot.export_as("add_five", template_types={"number": 5, "x": ti.types.ndarray(ti.f64, 1)})
@ti.kernel
def add(number: ti.template(), x: ti.types.ndarray()):
    for i in x:
        x[i] += number


@at.kernel
def halve(x: ti.types.ndarray(ti.f64, 1)):
    for i in x:
        x[i] *= 0.5


def build(module):
    module.add_kernel(add, {"number": 7, "x": ti.ndarray(ti.f64, 1)}, name="add_seven")
    value = ti.graph.Arg(ti.graph.ArgKind.SCALAR, "value", ti.f32)
    builder = ti.graph.GraphBuilder()
    builder.dispatch(fill, value)
    module.add_graph("fill_all", builder.compile())
