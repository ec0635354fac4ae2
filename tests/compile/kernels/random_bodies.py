"""Random bodies of loops, with and without the pass: ``python -m tests.compile.kernels.random_bodies``.

A body reads and writes arrays, arguments and temporaries at random, divides its index and the remainder, clamps and
tests its column, and may carry a sum. Its two arrays may be one. LLVM has unrolled some of them. Others have
asserts, and are compared with bodies that branch to the next iteration instead. Both versions run on the same memory.
All that they have written must be equal, the message of the first failed assert included: the bodies compute with
integers.
"""

from __future__ import annotations

import argparse
import ctypes
import random
import re
import sys
from collections.abc import Sequence
from ctypes import CFUNCTYPE, c_int32, c_void_p
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt

from aiotaichi.compile import linker
from aiotaichi.compile.helper.kernels.arrays import Array
from aiotaichi.compile.helper.kernels.pipeline import improve, plain
from aiotaichi.core.llvm_runtime import PARALLEL_FOR, RUNTIME_SIZE

__all__ = ["check", "main"]

_TEMPLATE = next((Path(__file__).parent.parent.parent / "modules" / "x64" / "basics").glob("saxpy*.ll"))
_TASK = re.compile(r"^define void @(\w+_range_for)\(", re.MULTILINE)
_BODY = re.compile(r"^define internal void @function_body\(.*?^\}\n", re.MULTILINE | re.DOTALL)
_SIZE = 1024  # elements of an array; indices are taken modulo this
_ARRAYS = [Array.of(pointer, (28,), 4) for pointer in (0, 8)]
_TEMPORARIES = 32872
_MESSAGE, _END = 34960, 35232  # the values of a message, and the error code behind them

_FRAME = """define internal void @function_body(ptr %context, ptr %thread, i32 %block) {{
entry:
  %runtime.at = getelementptr i8, ptr %context, i64 8
  %runtime = load ptr, ptr %runtime.at, align 8
  %temporaries.at = getelementptr i8, ptr %runtime, i64 32872
  %temporaries = load ptr, ptr %temporaries.at, align 8
  %arguments = load ptr, ptr %context, align 8
  %n = load i32, ptr %temporaries, align 4
  %low.at = getelementptr i8, ptr %arguments, i64 16
  %low = load i32, ptr %low.at, align 4
  %size.at = getelementptr i8, ptr %arguments, i64 20
  %size = load i32, ptr %size.at, align 4
  %skip = mul i32 %block, %size
  %first = xor i32 %low, %skip
  %to = add i32 %first, %size
  %end.all = add i32 %low, %n
  %is.last = icmp sgt i32 %to, %end.all
  %end = select i1 %is.last, i32 %end.all, i32 %to
  %some = icmp slt i32 %first, %end
  br i1 %some, label %before, label %after

before:
  br label %loop

loop:
  %i = phi i32 [ %first, %before ], [ %next, %latch ]
  %sum = phi i32 [ %low, %before ], [ %sum.next, %latch ]
{head}
  br i1 {condition}, label %then, label %latch

then:
{then}
  br label %latch

latch:
  %chosen = phi i32 [ %a, %loop ], [ %b, %then ]
  %sum.next = add i32 %sum, %chosen
  %next = add i32 %i, 1
  %over = icmp eq i32 %next, %end
  br i1 %over, label %behind, label %loop, !llvm.loop !9000

behind:
  %total = phi i32 [ %sum.next, %latch ]
  %total.at = getelementptr i8, ptr %temporaries, i64 64
  %before.total = atomicrmw add ptr %total.at, i32 %total seq_cst, align 4
  br label %after

after:
  ret void
}}
"""


# taichi's function for asserts, in short. Its values are one word.
_ASSERT = """
define internal fastcc void @taichi_assert_format(ptr %runtime, i1 %test, ptr %values{parameter}) noinline {{
entry:
  %code.at = getelementptr i8, ptr %runtime, i64 35224
  %before = load i64, ptr %code.at, align 8
  %is.first = icmp eq i64 %before, 0
  %has.failed = xor i1 %test, true
  %tells = and i1 %is.first, %has.failed
  br i1 %tells, label %tell, label %end

tell:
  store i64 {code}, ptr %code.at, align 8
  %value = load i64, ptr %values, align 8
  %arguments = getelementptr i8, ptr %runtime, i64 34960
  store i64 %value, ptr %arguments, align 8
  br label %end

end:
  ret void
}}
"""
_ASSERTED = re.compile(
    r"^  call fastcc void @taichi_assert_format\(ptr %runtime, i1 (%\w+), ptr %values\)\n", re.MULTILINE
)
_NO_SUM = re.compile(r"^  %sum(?:\.next)? = .*\n", re.MULTILINE)
_UNROLL = """
!9000 = distinct !{{!9000, !9001}}
!9001 = !{{!"llvm.loop.unroll.count", i32 {times}}}
"""


class _Lines:
    """Makes the instructions of a block. The values that exist are in ``values``."""

    def __init__(self, chance: random.Random, tag: str, values: list[str]) -> None:
        self._chance = chance
        self._tag = tag
        self.values = values
        self.text: list[str] = []

    def add(self, code: str) -> str:
        name = f"%{self._tag}{len(self.text)}"
        self.text.append(f"  {name} = {code}")
        return name

    def value(self) -> str:
        return self._chance.choice([*self.values, *self.values, str(self._chance.randrange(-5, 100))])

    def compute(self) -> None:
        """Add an instruction that computes."""
        match self._chance.randrange(10):
            case 8:
                self.values += self.rest_divided()
            case 9:
                self.values += self.coordinates()
            case 0 | 1:
                self.values.append(self.divided(self._chance.choice(["srem", "sdiv"])))
            case 2:
                by = self._chance.choice([2, 7, 8, 30, 100])
                self.values.append(self.add(f"{self._chance.choice(['srem', 'sdiv'])} i32 {self.value()}, {by}"))
            case 3:
                self.values.append(self.add(f"load i32, ptr {self.element()}, align 4"))
            case 4:
                offset = self._chance.choice([0, 4, 8, 12])
                at = self.add(f"getelementptr i8, ptr %temporaries, i64 {offset}")
                self.values.append(self.add(f"load i32, ptr {at}, align 4"))
            case _:
                operation = self._chance.choice(["add", "sub", "mul", "and", "xor"])
                self.values.append(self.add(f"{operation} i32 {self.value()}, {self.value()}"))

    def length(self) -> str:
        """Return the length of a row, an argument: 1 or more, or -2 or less."""
        at = self.add("getelementptr i8, ptr %arguments, i64 24")
        return self.add(f"load i32, ptr {at}, align 4")

    def coordinates(self) -> list[str]:
        """Return parts of the index, as for a field whose extents are constants: by divisions, or by bits."""
        if self._chance.random() < 0.5:
            bits = self._chance.choice([5, 6])
            masks = [2**bits - 1, 2 ** (bits + 3) - 1, -(2**bits), 7 * 2**bits, 2**bits + 1]
            beside = self.add(f"add i32 %i, {self._chance.choice([1, -1, 2**bits - 1, 2**bits, -(2**bits), 100])}")
            return [
                self.add(f"{self._chance.choice(['lshr', 'ashr'])} i32 %i, {bits + self._chance.choice([0, 3])}"),
                self.add(f"and i32 %i, {self._chance.choice(masks)}"),
                self.add(f"and i32 {beside}, {self._chance.choice(masks)}"),
            ]
        rest = self.add(f"srem i32 %i, {self._chance.choice([108, 180])}")
        wide = self.add(f"zext i32 {rest} to i64")
        column = self.add(f"urem i64 {wide}, 12")
        beside = self.add(f"add i32 {self.add('srem i32 %i, 12')}, {self._chance.choice([1, 3, 9, 11, 12])}")
        found = [rest, self.add(f"trunc i64 {column} to i32"), self.add(f"srem i32 {beside}, 12")]
        return [
            *found,
            self.add(f"{self._chance.choice(['sdiv', 'srem'])} i32 {rest}, {self._chance.choice([12, 36])}"),
        ]

    def rest_divided(self) -> list[str]:
        """Divide the remainder of the index by the length of an inner row, as ``ti.ndrange`` does: both results."""
        product = self.add(f"mul i32 {self.divided('sdiv')}, {self.length()}")
        rest = self.add(f"sub i32 %i, {product}")
        if self._chance.random() < 0.2:
            rest = self.add(f"add i32 {rest}, {self._chance.choice(['%low', '1'])}")
        at = self.add("getelementptr i8, ptr %arguments, i64 32")
        length = self.add(f"load i32, ptr {at}, align 4")
        floor = self.floor(rest, length)
        return [floor, self.add(f"sub i32 {rest}, {self.add(f'mul i32 {floor}, {length}')}")]

    def floor(self, dividend: str, divisor: str) -> str:
        """Return a quotient that is rounded down, as Python computes it."""
        quotient = self.add(f"sdiv i32 {dividend}, {divisor}")
        product = self.add(f"mul i32 {quotient}, {divisor}")
        signs = self.add(f"xor i32 {dividend}, {divisor}")
        differ = self.add(f"icmp slt i32 {signs}, 0")
        rest = self.add(f"icmp ne i32 {product}, {dividend}")
        below = self.add(f"sext i1 {self.add(f'and i1 {rest}, {differ}')} to i32")
        return self.add(f"add i32 {quotient}, {below}")

    def divided(self, division: str) -> str:
        return self.add(f"{division} i32 %i, {self.length()}")

    def element(self) -> str:
        """Return the address of an element of an array. The data pointer is loaded each time, as taichi does."""
        at = self.add(f"getelementptr i8, ptr %arguments, i64 {self._chance.choice([0, 8])}")
        data = self.add(f"load ptr, ptr {at}, align 8")
        if self._chance.random() < 0.4:
            wide = self.add(f"sext i32 {self.neighbour()} to i64")
        else:
            index = self.add(f"and i32 {self._chance.choice(['%i', self.value()])}, {_SIZE - 1}")
            wide = self.add(f"zext i32 {index} to i64")
        return self.add(f"getelementptr i32, ptr {data}, i64 {wide}")

    def neighbour(self) -> str:
        """Return the index of a clamped column, in a row that begins in the first half of an array."""
        row = self.add(
            f"and i32 {self._chance.choice([self.divided('sdiv'), '%low', self.value()])}, {_SIZE // 2 - 1}"
        )
        begin = self.add(f"add i32 {row}, 16")
        last = self.add(f"add i32 {self.length()}, -1")
        end = self.add(f"call i32 @llvm.smin.i32(i32 {last}, i32 400)")
        column = self.beside()
        if self._chance.random() < 0.3:
            column = self.around(column)
        for bound, clamp in self._chance.sample([(end, "smin"), ("0", "smax")], 2):
            column = self.add(f"call i32 @llvm.{clamp}.i32(i32 {column}, i32 {bound})")
        return self.add(f"add i32 {begin}, {column}")

    def around(self, column: str) -> str:
        """Return a column modulo the length of a row, as Python computes it."""
        length = self.length()
        if self._chance.random() < 0.5:
            column = self.add(f"add i32 {column}, {length}")
        floor = self.floor(column, length)
        return self.add(f"sub i32 {column}, {self.add(f'mul i32 {floor}, {length}')}")

    def beside(self) -> str:
        """Return a column, plus or minus a few."""
        column = self.divided("srem") if self._chance.random() < 0.8 else "%i"
        by = self._chance.randrange(-3, 4)
        if self._chance.random() < 0.2:
            column = self.add(f"{self._chance.choice(['add', 'sub'])} i32 {column}, %low")
        return self.add(f"add i32 {column}, {by}") if by else column

    def test(self) -> str:
        """Return a condition. One of two says how far a column is from the ends of its row."""
        relation = self._chance.choice(["slt", "sle", "sgt", "sge", "eq", "ne", "ult", "uge"])
        if self._chance.random() < 0.5:
            return self.add(f"icmp {relation} i32 {self.value()}, {self.value()}")
        end = self.add(f"add i32 {self.length()}, {self._chance.randrange(-3, 2)}")
        pair = [self.beside(), self._chance.choice([end, "%low", str(self._chance.randrange(-2, 5))])]
        self._chance.shuffle(pair)
        return self.add(f"icmp {relation} i32 {pair[0]}, {pair[1]}")

    def check(self) -> None:
        """Add an assert. Its value is the index, a value that was loaded, or another."""
        holds = self.add(f"{self._chance.choice(['or', 'or', 'and'])} i1 {self.test()}, {self.seldom_false()}")
        value = self.add(f"zext i32 {self._chance.choice(['%i', '%low', self.value()])} to i64")
        self.text.append(f"  store i64 {value}, ptr %values, align 8")
        self.text.append(f"  call fastcc void @taichi_assert_format(ptr %runtime, i1 {holds}, ptr %values)")

    def seldom_false(self) -> str:
        rest = self.add(f"and i32 {self.value()}, {self._chance.choice([1, 7, 63, 255])}")
        return self.add(f"icmp ne i32 {rest}, 0")

    def write(self) -> None:
        if self._chance.random() < 0.15:
            at = self.add(f"getelementptr i8, ptr %temporaries, i64 {self._chance.choice([8, 12, 16])}")
        else:
            at = self.element()
        self.text.append(f"  store i32 {self.value()}, ptr {at}, align 4")


def _counted_wide(text: str) -> str:
    """Return the text with a test that counts with 64 bits, as LLVM widens an index."""
    text = text.replace(
        "before:\n", "before:\n  %first.wide = sext i32 %first to i64\n  %end.wide = sext i32 %end to i64\n"
    )
    text = text.replace("loop:\n", "loop:\n  %i.wide = phi i64 [ %first.wide, %before ], [ %next.wide, %latch ]\n", 1)
    return text.replace(
        "%over = icmp eq i32 %next, %end",
        "%next.wide = add i64 %i.wide, 1\n  %over = icmp eq i64 %next.wide, %end.wide",
    )


def _unrolled(text: str, times: int) -> str:
    """Return the text after LLVM's unroller, as taichi's modules arrive."""
    module = llvm.parse_assembly(text + _UNROLL.format(times=times))
    machine = llvm.Target.from_default_triple().create_target_machine()
    passes = llvm.create_new_module_pass_manager()
    passes.add_loop_unroll_pass()
    passes.add_simplify_cfg_pass()
    passes.add_instruction_combine_pass()
    passes.add_loop_simplify_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3)))
    return str(module)


def _body(chance: random.Random, asserts: float) -> str:
    """Return a body. ``asserts``: the probability of an assert after each of its instructions."""
    head = _Lines(chance, "h", ["%i"])
    for _ in range(chance.randrange(2, 12)):
        head.compute()
        if chance.random() < 0.2:
            head.write()
        if chance.random() < asserts:
            head.check()
    condition = head.test()
    for _ in range(chance.randrange(3)):
        condition = head.add(f"{chance.choice(['and', 'and', 'or', 'xor'])} i1 {condition}, {head.test()}")
    head.text.append(f"  %a = add i32 {head.value()}, 0")
    then = _Lines(chance, "t", head.values)
    for _ in range(chance.randrange(1, 6)):
        then.compute()
        if chance.random() < asserts:
            then.check()
    then.write()
    then.text.append(f"  %b = add i32 {then.value()}, 1")
    return _FRAME.format(head="\n".join(head.text), condition=condition, then="\n".join(then.text))


def _with_asserts(text: str) -> tuple[str, str]:
    """Return a body with calls for its asserts, and one that branches to the next iteration if an assert fails."""
    text = _NO_SUM.sub("", text).replace("[ %sum.next, %latch ]", "[ 7, %latch ]")
    text = re.sub(r"^  %chosen = .*\n", "", text, flags=re.MULTILINE)
    text = text.replace(", !llvm.loop !9000", "").replace(
        "entry:\n  %runtime.at", "entry:\n  %values = alloca i64, align 8\n  %runtime.at"
    )
    count = 0

    def branch(match: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return (
            f"  br i1 {match[1]}, label %held{count}, label %failed{count}\nfailed{count}:\n"
            f"  %wide{count} = zext i32 %i to i64\n  %code{count} = or i64 %wide{count}, {2**32}\n"
            f"  call fastcc void @taichi_assert_format(ptr %runtime, i1 false, ptr %values, i64 %code{count})\n"
            f"  br label %latch\nheld{count}:\n"
        )

    branches = _ASSERTED.sub(branch, text)
    return text + _ASSERT.format(parameter="", code="1"), branches + _ASSERT.format(
        parameter=", i64 %code", code="%code"
    )


class _Memory:
    """The memory that a task reads and writes."""

    def __init__(self, low: int, count: int, size: int, divisor: int, inner: int, is_aliased: bool, run: Any) -> None:
        self.arrays = np.arange(2 * _SIZE, dtype=np.int32).reshape(2, _SIZE) * 37 - 9000
        self.temporaries = np.arange(4096, dtype=np.int32)
        self.temporaries[0] = count
        self._arguments = np.zeros(64, np.uint8)
        second = self.arrays[0 if is_aliased else 1]
        self._arguments[:16].view(np.uint64)[:] = [self.arrays[0].ctypes.data, second.ctypes.data]
        self._arguments[16:36].view(np.int32)[:] = [low, size, divisor, _SIZE, inner]
        self._runtime = np.zeros(RUNTIME_SIZE, np.uint8)
        words = self._runtime[: RUNTIME_SIZE // 8 * 8].view(np.uint64)
        words[_TEMPORARIES // 8] = self.temporaries.ctypes.data
        words[PARALLEL_FOR // 8] = ctypes.cast(run, c_void_p).value or 0
        self.context: npt.NDArray[np.uint64] = np.zeros(4, np.uint64)
        self.context[:2] = [self._arguments.ctypes.data, self._runtime.ctypes.data]

    def state(self) -> bytes:
        message = self._runtime[_MESSAGE:_END].tobytes()
        return self.arrays.tobytes() + self.temporaries.tobytes() + message


_Block = CFUNCTYPE(None, c_void_p, c_int32, c_int32)


def _run_blocks(pool: int, blocks: int, threads: int, context: int, function: int) -> None:
    for block in range(blocks):
        _Block(function)(context, 0, block)


_parallel_for = CFUNCTYPE(None, c_void_p, c_int32, c_int32, c_void_p, c_void_p)(_run_blocks)


def check(seed: int, levels: Sequence[int] = (1, 3)) -> str | None:
    """Compare one random body with and without the pass. Return its text if the results differ."""
    chance = random.Random(seed)
    asserts = chance.choice([0, 0, 0.1, 0.4])
    text = _BODY.sub(lambda match: _body(chance, asserts), str(llvm.parse_assembly(_TEMPLATE.read_text())))
    text += "".join(
        f"\ndeclare i32 @llvm.{name}.i32(i32, i32)\n"
        for name in ("smin", "smax")
        if f"@llvm.{name}.i32(i32, i32)" not in text
    )
    plain_text = text
    if asserts:
        text, plain_text = _with_asserts(text)
    elif chance.random() < 0.3:
        text = _NO_SUM.sub("", text).replace("[ %sum.next, %latch ]", "[ 7, %latch ]")
    if chance.random() < 0.2:
        text, plain_text = _counted_wide(text), _counted_wide(plain_text)
    if not asserts:
        text = plain_text = _unrolled(text, chance.choice([1, 2, 2, 4, 8]))
    task = next(iter(_TASK.findall(text)))
    cases = [
        (
            chance.choice([0, 0, 5, -300, 2**31 - 9000]),
            chance.choice([0, 1, 9, 100, 3000]),
            chance.choice([7, 512, 4096]),
            chance.choice([1, 2, 3, 64, 100, 2**31 - 1, -2, -9]),
            chance.choice([1, 2, 5, 9, 33, 2**31 - 1, -3]),
            chance.random() < 0.3,
        )
        for _ in range(6)
    ]
    results = []
    for level in (None, 0, *levels):
        address, _library = _compiled(plain_text if level is None else text, task, level)
        states = []
        for case in cases:
            memory = _Memory(*case, run=_parallel_for)
            CFUNCTYPE(None, c_void_p)(address)(memory.context.ctypes.data)
            states.append(memory.state())
        results.append(states)
    return None if all(states == results[0] for states in results) else text


def _compiled(text: str, task: str, level: int | None) -> tuple[int, Any]:
    """Return the address of a task, and what keeps it alive. A level of None: LLVM compiles the text as it is."""
    triple, cpu, features = linker.target()
    target = llvm.Target.from_triple(triple)
    options = {"opt": 3, "jit": True, "reloc": "static", "codemodel": "large"}
    machine = target.create_target_machine(cpu=cpu, features=features, **options)
    module = llvm.parse_assembly(text)
    module.data_layout, module.triple = str(machine.target_data), triple
    if level == 0:
        module = plain(module, machine, divisions=True)
    elif level:
        module, _ = improve(module, machine, level, divisions=True, arrays=_ARRAYS)
    loader = linker.Linker()
    # No body has a division without a result: a test that finds one ends the process.
    imports = {**linker.module_imports(), linker.DIVISION_FAILED: llvm.address_of_symbol("abort") or 0}
    library = loader.link(machine.emit_object(module), [task], imports)
    return library[task], (loader, library)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.compile.kernels.random_bodies", description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="the first seed; each body has the next")
    given = parser.parse_args(arguments)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    for seed in range(given.seed, given.seed + given.count):
        if text := check(seed):
            print(text)
            print(f"seed {seed}: the results differ")
            return 1
    print(f"{given.count} bodies: the results are equal")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
