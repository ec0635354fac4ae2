"""Random kernels over constant ranges, fields and ``ti.ndrange``, which compute with their indices: beside taichi.

LLVM knows where taichi cuts a constant range, and drops bits of indices, counts with fewer bits, or takes a number
out of a loop. The parts of a range that the pass over kernels makes begin elsewhere. So each kernel runs in taichi,
and here with several numbers of threads.

    python -m tests.oracle.random_indices --count 40 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

import numpy as np

import aiotaichi as at

__all__ = ["build", "differences"]

_KERNELS = 30
_SIZE = 140_000  # numbers in the array that a kernel writes
_LENGTHS = (1000, 1023, 1537, 1538, 2047, 4096, 33331, 65537, 76928, 100000, 131072)
_SHAPES_2D = ((1202, 64), (96, 100), (128, 128), (40, 2048), (33, 31), (512, 96), (101, 103), (65, 127), (1202, 66))
_SHAPES_3D = ((16, 24, 40), (8, 64, 64), (30, 32, 100))
_DIVISORS = (2, 3, 8, 16, 31, 32, 63, 64, 96, 100, 127, 128, 1000, 1024, 48000)
_STATEMENTS = (
    "out[{at}] = {one}",
    "out[{at}] += {one} * 2 + {other}",
    "out[1] += {one}",
    "ti.atomic_max(out[{at} // 3], {one})",
    "if {other} % 3 != 1:\n            out[{at}] = {one}",
)
_START = """\
import sys
import numpy as np
import taichi as ti
ti.init(arch=ti.x64, offline_cache=False, cpu_max_num_threads=2)
array = ti.types.ndarray(ti.i32, 1)
fields, kernels = {}, {}
"""
_END = f"""
module = ti.aot.Module(ti.x64)
for name, field in fields.items():
    module.add_field(name, field)
results = {{}}
for name, kernel in kernels.items():
    results[name] = np.zeros({_SIZE}, np.int32)
    kernel(results[name])
    module.add_kernel(kernel, name=name)
module.save(sys.argv[1])
np.savez(sys.argv[1] + ".npz", **results)
"""


def _expression(random: Random, values: list[str], depth: int) -> str:
    if not depth:
        return random.choice([*values, str(random.choice((1, 3, 5, 7, 16, 17, 95, 96, 100, 255)))])
    one, other = _expression(random, values, depth - 1), _expression(random, values, random.randrange(depth))
    divisor, mask = random.choice(_DIVISORS), random.choice((7, 15, 31, 63, 96, 127, 240, 255, 1023))
    narrow = random.choice(("u8", "i8", "i16", "u16"))
    return random.choice(
        (
            f"({one} + {other})",
            f"({one} - {other})",
            f"({one} * {random.choice((2, 3, 5, 16, 100))})",
            f"({one} & {mask})",
            f"({one} % {divisor})",
            f"({one} // {divisor})",
            f"ti.cast(ti.cast({one}, ti.{narrow}), ti.i32)",
            f"({one} ^ {other})",
            f"ti.max({one}, {other})",
            f"({one} >> {random.randrange(1, 8)})",
        )
    )


def _kernel(random: Random, name: str) -> str:
    shape: tuple[int, ...] = random.choice(((random.choice(_LENGTHS),), *_SHAPES_2D, *_SHAPES_3D))
    names = ["i", "j", "k"][: len(shape)]
    at_ = names[0]
    for axis, extent in zip(names[1:], shape[1:], strict=True):
        at_ = f"({at_} * {extent} + {axis})"
    values = names if len(names) == 1 else [*names, at_]
    if random.random() < 0.5:
        field, domain = f"{name}_field = fields['{name}'] = ti.field(ti.i32, {shape})", f"{name}_field"
    else:
        field, domain = "", f"ti.ndrange{shape}" if len(shape) > 1 else f"range({shape[0]})"
    statement = random.choice(_STATEMENTS).format(
        at=at_, one=_expression(random, values, random.randrange(2, 5)), other=_expression(random, values, 2)
    )
    return f"""{field}
@ti.kernel
def {name}(out: array):
    for {", ".join(names)} in {domain}:
        {statement}
kernels["{name}"] = {name}
"""


def build(seed: int, folder: Path) -> None:
    """Write the module of a seed to a new folder, and what taichi computes to a file beside it."""
    random = Random(seed)
    program = folder.with_suffix(".py")
    program.write_text(_START + "".join(_kernel(random, f"k{i}") for i in range(_KERNELS)) + _END)
    folder.mkdir()
    environment = {**os.environ, "TI_SKIP_VERSION_CHECK": "ON"}
    subprocess.run([sys.executable, program, folder], check=True, stdout=subprocess.DEVNULL, env=environment)


async def differences(folder: Path) -> list[str]:
    """Return which kernels of a module give other numbers than in taichi."""
    found = []
    with np.load(folder.with_suffix(".npz")) as expected:
        for threads in (1, 2, 3, 5):
            async with at.Runtime("cpu", threads=threads) as rt:
                module = await rt.load_aot_module(folder)
                out = rt.ndarray((_SIZE,), at.i32)
                for name, numbers in expected.items():
                    rt.queue.fill(out, 0)
                    rt.queue.launch(module.kernel(name), out)
                    count = np.count_nonzero(await rt.queue.read(out) != numbers)
                    if count:
                        found.append(f"{name} with {threads} threads: {count} numbers differ")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=40, help=f"how many programs of {_KERNELS} kernels run")
    parser.add_argument("--seed", type=int, default=1, help="of the first program")
    options = parser.parse_args()
    bad = 0
    for seed in range(options.seed, options.seed + options.count):
        with tempfile.TemporaryDirectory() as folder:
            module = Path(folder) / "module"
            build(seed, module)
            found = asyncio.run(differences(module))
        print(f"seed {seed}:", *(found or [f"{_KERNELS} kernels are the same"]), sep="\n  ", flush=True)
        bad += bool(found)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
