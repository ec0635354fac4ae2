"""Record each launch of a taichi program, and what it leaves in arrays and fields."""

from __future__ import annotations

import ctypes
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from .field_groups import Fields, FieldWatch, find_fields, is_placed
from .recording import (
    ArrayArgument,
    ArrayLayout,
    HostArrayArgument,
    ImageArgument,
    ImageLayout,
    Launch,
    Recording,
    active_key,
    fields_key,
)
from .stubs import Enough

__all__ = ["Limits", "NotRecorded", "Tracer"]


class NotRecorded(Exception):
    """The program launches a kernel with something that a recording does not hold."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of a program is recorded.

    Attributes
    ----------
    launches, launches_each
        The number of launches in all, and of each kernel. Further launches run, and are not recorded.
    bytes
        The size of the recorded contents.
    seconds
        The time that the program may take.
    """

    launches: int
    launches_each: int
    bytes: int = 2**28
    seconds: float = 60.0


class Tracer:
    """Records the launches of taichi's kernels from its making on.

    Attributes
    ----------
    recording
        What was recorded so far.
    kernels
        The Python objects and the kernels of the recorded launches, by name. taichi has not run these kernels: so the
        producer compiles them.
    graphs
        The recorded compute graphs, by name.
    """

    def __init__(self, arch: str, limits: Limits) -> None:
        from taichi.graph import _graph
        from taichi.lang import ops
        from taichi.lang._ndarray import Ndarray, NdarrayHostAccessor
        from taichi.lang.field import SNodeHostAccessor
        from taichi.lang.kernel_impl import Kernel

        self.recording = Recording(arch)
        self.kernels: dict[str, tuple[Any, Any]] = {}
        self.graphs: dict[str, Any] = {}
        self._limits = limits
        self._end = time.monotonic() + limits.seconds
        self._watch = FieldWatch()
        self._grouped = 0  # members of the watch
        self._groups: dict[str, Fields] = {}
        self._objects: dict[int, Any] = {}  # by id: kept, so that ids stay unique
        self._names: dict[int, str] = {}
        self._counts: Counter[str] = Counter()
        self._known: dict[str, npt.NDArray[Any]] = {}
        self._bytes = 0
        self._is_dirty = True  # the host, or a launch that is not recorded, may have written
        self._is_paused = False
        self._fresh: dict[int, Any] = {}
        self._drawing: set[int] = set()
        self._has_drawn = False
        self._launch = Kernel.launch_kernel
        self._run = _graph.Graph.run
        self._materialize = Kernel.materialize
        Kernel.launch_kernel = lambda kernel, compiled, *given: self._trace_kernel(kernel, compiled, given)
        Kernel.materialize = lambda kernel, *given, **named: self._trace_compilation(kernel, given, named)
        _graph.Graph.run = lambda graph, values: self._trace_graph(graph, values)
        self._follow_draws_in_graphs(_graph)
        for accessor in (SNodeHostAccessor, NdarrayHostAccessor):
            accessor.__init__ = self._with_marked_setter(accessor.__init__)
        Ndarray.fill = self._marking(Ndarray.fill)
        ops._ti_core.make_rand_expr = self._noting_draw(ops._ti_core.make_rand_expr)

    def compile_field_kernels(self) -> None:
        """Compile the kernels that read and write the fields, for the module."""
        with self._paused():
            for fields in self._groups.values():
                if not fields.is_too_large:
                    fields.compile()

    @property
    def field_kernels(self) -> dict[str, Any]:
        """The Python objects and compiled kernels that read and write the fields, by name."""
        read = [fields for fields in self._groups.values() if not fields.is_too_large]
        return {name: pair for fields in read for name, pair in fields.kernels.items()}

    # -- launches ------------------------------------------------------------------------------------

    def _trace_compilation(self, kernel: Any, given: tuple[Any, ...], named: dict[str, Any]) -> None:
        self._has_drawn = False
        known = dict(kernel.compiled_kernels)
        self._materialize(kernel, *given, **named)
        if self._has_drawn:
            self._drawing.update(id(each) for each in kernel.compiled_kernels.values())
        run, object_ = kernel.compiled_kernels, kernel.kernel_cpp
        kernel.compiled_kernels = known
        for key in run.keys() - known.keys():
            self._materialize(kernel, *given, **named)
            self._fresh[id(run[key])] = known[key]
        kernel.compiled_kernels, kernel.kernel_cpp = run, object_

    def _trace_kernel(self, kernel: Any, compiled: Any, given: tuple[Any, ...]) -> Any:
        if self._is_paused:
            return self._launch(kernel, compiled, *given)
        name = self._name_of(compiled, f"k{{}}_{kernel.func.__name__}")
        if not self._is_recorded(name):
            return self._launch(kernel, compiled, *given)
        self.kernels[name] = (kernel, self._fresh[id(compiled)])
        arguments = _KernelArguments(self, kernel, given)
        draws = id(compiled) in self._drawing

        def call() -> Any:
            return self._launch(kernel, compiled, *given)

        return self._record(name, False, arguments.before, arguments.after, call, draws)

    def _trace_graph(self, graph: Any, values: dict[str, Any]) -> None:
        name = self._name_of(graph, "graph{}")
        if not self._is_recorded(name):
            self._run(graph, values)
            return
        self.graphs[name] = graph
        arguments = {key: self._plain(value) for key, value in values.items()}
        self._record(
            name,
            True,
            lambda: arguments,
            lambda: arguments,
            lambda: self._run(graph, values),
            id(graph) in self._drawing,
        )

    def _is_recorded(self, name: str) -> bool:
        if len(self.recording.launches) >= self._limits.launches or self._bytes > self._limits.bytes:
            raise Enough
        if time.monotonic() > self._end:
            raise Enough
        self._counts[name] += 1
        is_recorded = self._counts[name] <= self._limits.launches_each
        if not is_recorded:
            self._is_dirty = True
        return is_recorded

    def _record(
        self,
        name: str,
        is_graph: bool,
        before: Callable[[], Any],
        after: Callable[[], Any],
        call: Callable[[], Any],
        draws: bool,
    ) -> Any:
        import taichi as ti

        before()  # names its arrays, whose contents are read next
        changed_before = self._changes() if self._is_dirty else {}
        ti.sync()
        with _captured_prints() as printed:
            start = time.perf_counter()
            self._is_dirty = True  # if it raises: what it has done is not recorded
            returned = call()
            ti.sync()
            self._is_dirty = False
            seconds = time.perf_counter() - start
        launch = Launch(
            kernel=name,
            is_graph=is_graph,
            arguments=after(),
            before=changed_before,
            after=self._changes(),
            returned=plain_value(returned),
            printed=printed[0],
            draws=draws,
            seconds=seconds,
        )
        self.recording.launches.append(launch)
        return returned

    # -- contents ------------------------------------------------------------------------------------

    def _changes(self) -> dict[str, npt.NDArray[Any]]:
        """Return what has changed since the last call, by key."""
        changes = {}
        with self._paused():
            for key, value in self._contents():
                known = self._known.get(key)
                if known is None or not np.array_equal(known.view(np.uint8), value.view(np.uint8)):
                    self._known[key] = changes[key] = value
                    self._bytes += value.nbytes
        return changes

    def _contents(self) -> Iterator[tuple[str, npt.NDArray[Any]]]:
        self._find_groups()
        for name, fields in self._groups.items():
            if not fields.is_too_large:
                yield fields_key(name), _with_axis(fields.read())
                if fields.is_sparse:
                    yield active_key(name), _with_axis(fields.read_active())
        for key, array in self._arrays():
            yield key, _with_axis(array.to_numpy())
            if array.grad is not None:
                yield f"{key}.grad", _with_axis(array.grad.to_numpy())

    def _arrays(self) -> list[tuple[str, Any]]:
        """Return the recorded arrays of taichi, by name."""
        return [(key, self._objects[id_]) for id_, key in self._names.items() if key in self.recording.arrays]

    def _find_groups(self) -> None:
        new = [each for each in self._watch.members[self._grouped :] if is_placed(each)]
        self._grouped = len(self._watch.members)
        for fields in find_fields(new, len(self._groups)):
            name = str(len(self._groups))
            self._groups[name] = fields
            if not fields.is_too_large:
                self.recording.groups[name] = fields.group

    @contextmanager
    def _paused(self) -> Iterator[None]:
        """Record no launch in the block: neither here, nor for taichi's gradients."""
        from taichi.lang import impl

        runtime = impl.get_runtime()
        before = self._is_paused, runtime.target_tape, runtime.fwd_mode_manager
        self._is_paused, runtime.target_tape, runtime.fwd_mode_manager = True, None, None
        try:
            yield
        finally:
            self._is_paused, runtime.target_tape, runtime.fwd_mode_manager = before

    # -- names ---------------------------------------------------------------------------------------

    def _name_of(self, value: Any, pattern: str) -> str:
        if id(value) not in self._names:
            self._objects[id(value)] = value
            self._names[id(value)] = pattern.format(len(self._names))
        return self._names[id(value)]

    def array(self, value: Any) -> ArrayArgument:
        """Name an array of taichi. An array's gradient has the array's name."""
        for known, array in self._arrays():
            if array.grad is value:
                return ArrayArgument(f"{known}.grad")
        key = self._name_of(value, "array {}")
        if key not in self.recording.arrays:
            shape = tuple(value.element_shape)
            self.recording.arrays[key] = ArrayLayout(
                tuple(value.shape), str(value.dtype), shape, value.grad is not None
            )
            self._is_dirty = True
        return ArrayArgument(key)

    def image(self, value: Any) -> ImageArgument:
        """Name a texture of taichi."""
        key = self._name_of(value, "image {}")
        self.recording.images.setdefault(key, ImageLayout(tuple(value.shape), str(value.fmt).rpartition(".")[2]))
        return ImageArgument(key)

    def _plain(self, value: Any) -> Any:
        from taichi.lang._ndarray import Ndarray
        from taichi.lang._texture import Texture

        if isinstance(value, Ndarray):
            return self.array(value)
        if isinstance(value, Texture):
            return self.image(value)
        return plain_value(value)

    # -- random numbers ------------------------------------------------------------------------------

    def _noting_draw(self, make: Callable[..., Any]) -> Callable[..., Any]:
        def make_rand_expr(*arguments: Any) -> Any:
            self._has_drawn = True
            return make(*arguments)

        return make_rand_expr

    def _follow_draws_in_graphs(self, graphs: Any) -> None:
        """Mark graphs that launch kernels which draw random numbers: from the kernel to its sequence to the graph."""
        compile_kernel, compile_graph = graphs.gen_cpp_kernel, graphs.GraphBuilder.compile
        dispatched: list[Any] = [None]

        def gen_cpp_kernel(*arguments: Any) -> Any:
            dispatched[0] = compile_kernel(*arguments)
            return dispatched[0]

        def compile(builder: Any) -> Any:
            return self._pass_draw(builder, compile_graph(builder))

        def following(function: Callable[..., Any]) -> Callable[..., Any]:
            def call(node: Any, *arguments: Any) -> Any:
                result = function(node, *arguments)
                self._pass_draw(dispatched[0] if function.__name__ == "dispatch" else arguments[0], node)
                return result

            return call

        graphs.gen_cpp_kernel, graphs.GraphBuilder.compile = gen_cpp_kernel, compile
        graphs.GraphBuilder.append = following(graphs.GraphBuilder.append)
        for kind in (graphs.GraphBuilder, graphs.Sequential):
            kind.dispatch = following(kind.dispatch)

    def _pass_draw(self, source: Any, to: Any) -> Any:
        if id(source) in self._drawing:
            self._drawing.add(id(to))
            self._objects[id(to)] = to
        return to

    # -- what the host does ----------------------------------------------------------------------------

    def _marking(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def marking(*arguments: Any, **named: Any) -> Any:
            self._is_dirty = True
            return function(*arguments, **named)

        return marking

    def _with_marked_setter(self, make: Callable[..., None]) -> Callable[..., None]:
        def init(accessor: Any, *arguments: Any) -> None:
            make(accessor, *arguments)
            accessor.setter = self._marking(accessor.setter)

        return init


class _KernelArguments:
    """The arguments of one call of a kernel, in the order in which modules take them.

    Templates are compiled in. The arrays of an argument pack follow all other arguments.
    """

    def __init__(self, tracer: Tracer, kernel: Any, given: tuple[Any, ...]) -> None:
        from taichi.types.annotations import template

        self._tracer = tracer
        pairs = [(each.annotation, value) for each, value in zip(kernel.arguments, given, strict=True)]
        self._pairs = [pair for pair in pairs if not isinstance(pair[0], template)]
        self._copies: dict[int, npt.NDArray[Any]] = {}

    def before(self) -> None:
        """Copy host arrays, and name the others."""
        for annotation, value in self._pairs:
            for leaf in _leaves(annotation, value):
                if (array := _host_array(leaf)) is not None:
                    self._copies[id(leaf)] = array.copy(order="C")
                else:
                    self._tracer._plain(leaf)

    def after(self) -> tuple[Any, ...]:
        """Return the arguments, with what the kernel left in host arrays."""
        resources: list[Any] = []
        values = [self._value(annotation, value, resources) for annotation, value in self._pairs]
        return *values, *resources

    def _value(self, annotation: Any, value: Any, resources: list[Any] | None) -> Any:
        from taichi.lang.argpack import ArgPack
        from taichi.lang.util import cook_dtype
        from taichi.types import primitive_types
        from taichi.types.ndarray_type import NdarrayType

        if isinstance(value, ArgPack):
            assert resources is not None
            return self._pack(annotation, value, resources)
        if isinstance(annotation, NdarrayType) and (array := _host_array(value)) is not None:
            return self._host_argument(annotation, self._copies[id(value)], array)
        if id(annotation) in primitive_types.real_type_ids:
            return float(value)
        if id(annotation) in primitive_types.integer_type_ids:
            return _cut(int(value), str(cook_dtype(annotation)))  # it may be Python's int
        return self._tracer._plain(value)

    def _pack(self, annotation: Any, pack: Any, resources: list[Any]) -> dict[str, Any]:
        from taichi.lang.argpack import ArgPack, ArgPackType

        plain = {}
        for name, kind in annotation.members.items():
            if isinstance(pack[name], ArgPack):
                plain[name] = self._value(kind, pack[name], resources)
        for name, kind in annotation.members.items():
            if _is_resource(kind):
                resources.append(self._value(kind, pack[name], None))
            elif not isinstance(kind, ArgPackType):
                plain[name] = self._value(kind, pack[name], None)
        return {name: plain[name] for name in annotation.members if name in plain}

    def _host_argument(self, annotation: Any, before: npt.NDArray[Any], after: npt.NDArray[Any]) -> HostArrayArgument:
        from taichi.lang.util import to_taichi_type

        element_ndim = getattr(annotation.dtype, "ndim", 0)
        split = after.ndim - element_ndim
        layout = ArrayLayout(after.shape[:split], str(to_taichi_type(after.dtype)), after.shape[split:])
        return HostArrayArgument(layout, before, after.copy(order="C"))


@contextmanager
def _captured_prints() -> Iterator[list[str]]:
    """Capture what kernels print in the block. They print with C's functions."""
    flush: Callable[[None], int] = ctypes.CDLL(None).fflush
    texts: list[str] = []
    with tempfile.TemporaryFile() as file:
        flush(None)
        output = os.dup(1)
        os.dup2(file.fileno(), 1)
        try:
            yield texts
        finally:
            flush(None)
            os.dup2(output, 1)
            os.close(output)
            file.seek(0)
            text = file.read()
            os.write(1, text)  # the program may read its own output
            texts.append(text.decode(errors="replace"))


def _host_array(value: Any) -> npt.NDArray[Any] | None:
    """Return the contents of an array of NumPy or a tensor of torch. Anything else has none: None."""
    if isinstance(value, np.ndarray):
        return value
    if not type(value).__module__.startswith("torch"):
        return None
    if value.requires_grad:
        raise NotRecorded("gradients of torch's tensors are not recorded")
    found: npt.NDArray[Any] = value.cpu().numpy()
    return found


def _leaves(annotation: Any, value: Any) -> Iterator[Any]:
    from taichi.lang.argpack import ArgPack

    if isinstance(value, ArgPack):
        for name, kind in annotation.members.items():
            yield from _leaves(kind, value[name])
    else:
        yield value


def _cut(value: int, dtype: str) -> int:
    """Return the integer that a kernel of taichi gets: the low bits. Here, a value that does not fit is an error."""
    if dtype == "u1":
        return int(value != 0)
    bits = int(dtype[1:])
    low = value & (1 << bits) - 1
    return low - (1 << bits) if dtype[0] == "i" and low >> bits - 1 else low


def _is_resource(annotation: Any) -> bool:
    from taichi.types.ndarray_type import NdarrayType
    from taichi.types.texture_type import RWTextureType, TextureType

    return isinstance(annotation, (NdarrayType, TextureType, RWTextureType))


def plain_value(value: Any) -> Any:
    """Return a value of taichi in Python's and NumPy's types: mappings for structs, arrays for matrices."""
    from taichi.lang.matrix import Matrix
    from taichi.lang.struct import Struct

    if isinstance(value, Struct):
        return {key: plain_value(each) for key, each in value.items}
    if isinstance(value, dict):
        return {key: plain_value(each) for key, each in value.items()}
    if isinstance(value, Matrix):
        return np.array(value.to_list())
    if isinstance(value, (list, tuple)):
        return [plain_value(each) for each in value]
    return value.item() if isinstance(value, np.generic) else value


def _with_axis(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    return np.ascontiguousarray(array).reshape(array.shape or (1,))
