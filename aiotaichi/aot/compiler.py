"""Access taichi's compiler. taichi is imported only when something is built."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from typing import Any

from ..core.install_hint import install_hint
from ..errors import BuildError, Error, InvalidArgumentError, InvalidStateError, NotSupportedError
from ..types import Arch

__all__ = ["COMPILER_LOCK", "VERSION", "Program", "check_installed", "noting_places", "refusals"]

VERSION = "1.7.4"
"""The version of taichi that builds modules."""

COMPILER_LOCK = threading.RLock()
"""One thread at a time compiles a kernel for a module, and changes taichi's functions and settings meanwhile.

taichi cannot compile in two threads at once: it refuses the second kernel, as if the first one called it. A thread
can take the lock again, because a kernel may call Python code that builds: then taichi's own error is raised.
"""

_BLOCK = 512  # indices that taichi's own runtime runs at a time: taichi's usual blocks have at least as many
_PLACE = re.compile(r'^File "[^"\n]+", line \d+', re.MULTILINE)
_PLACE_TWICE = re.compile(r'(File "[^"\n]+", line \d+, in .*:\n(?:.*\n)*? *\^+\n)\1+')
_FRAME_OF_TAICHI = re.compile(r'^  File "[^"\n]*/taichi/lang/[^"\n]+", line \d+, in .*\n(?:    .*\n)*', re.MULTILINE)
_FOLDER = re.compile(r'^File "(?:[^"\n]*/)?')
_HINTS = {"i": "int", "u": "int", "f": "float"}


def check_installed() -> None:
    """Raise a NotSupportedError if taichi, in this version, is not installed. taichi is not imported."""
    try:
        found = metadata.version("taichi")
    except metadata.PackageNotFoundError:
        raise NotSupportedError(f"modules are built by taichi: {install_hint('build')}") from None
    if found != VERSION:
        raise NotSupportedError(f"modules are built by taichi {VERSION}, not {found}: {install_hint('build')}")


@contextmanager
def refusals(what: str) -> Iterator[None]:
    """Turn any exception of taichi in the block into a BuildError about ``what``."""
    try:
        yield
    except Error:
        raise
    except Exception as error:  # noqa: BLE001  # it is raised as another one
        text = f"{what}: {type(error).__name__}: {_cut(str(error))}"
        if match := re.search(r"Type ([iuf])(\d+) not supported", text):  # the gfx module lacks a capability
            kind, bits = match.groups()
            text += f" (a module that uses it requires the capability spirv_has_{_HINTS[kind]}{bits})"
        # If the message shows the line that is wrong, taichi's own calls would only hide it.
        raise BuildError(text) from (None if _PLACE.search(f"{error}") else error)


def _cut(message: str) -> str:
    """Return taichi's message without what hides the line that is wrong.

    taichi shows the place of a wrong index twice. If a function that it calls raises an error, taichi adds the
    traceback of the error, with calls of its own.
    """
    text = _FRAME_OF_TAICHI.sub("", _PLACE_TWICE.sub(r"\1", message))
    return text.replace("Traceback (most recent call last):\n", "").strip()


@contextmanager
def noting_places() -> Iterator[None]:
    """Give the message of each assert its place in the source, in the form that taichi gives to bounds checks.

    The place has the name of the file, but not its folder: equal sources give equal modules. This keeps no taichi
    program alive: a source that calls ``ti.init`` ends the program before.
    """
    from taichi.lang import impl

    ti_assert = impl.ti_assert

    def with_place(condition: Any, message: str, values: Any, place: Any) -> None:
        found = "" if "\nFile " in message else _FOLDER.sub('\nFile "', place.tb)
        ti_assert(condition, message + found, values, place)

    impl.ti_assert = with_place
    try:
        yield
    finally:
        impl.ti_assert = ti_assert


class Program:
    """The taichi program that ``ti.init`` made.

    Raise an InvalidStateError if there is none, and a NotSupportedError if taichi is not installed, or is initialised
    for an arch that aiotaichi does not support.
    """

    def __init__(self) -> None:
        check_installed()
        from taichi._lib import core
        from taichi.lang import impl

        self._impl = impl
        self._program: Any = impl.get_runtime().prog
        if self._program is None:
            raise InvalidStateError("taichi is not initialised: call ti.init(arch=...) first")
        self._arch = impl.current_cfg().arch
        self._name_of = core.arch_name
        self._processor = core.host_arch
        name = core.arch_name(self._arch)
        if name not in tuple(Arch):
            known = ", ".join(Arch)
            raise NotSupportedError(f"taichi is initialised for {name}, but modules are for one of {known}")
        self.arch = Arch(name)

    def check_arch(self, wanted: Any) -> None:
        """Raise an InvalidArgumentError if taichi is initialised for another arch. taichi itself would only warn.

        An arch is an :class:`~aiotaichi.Arch`, its name, taichi's own object, or a list of taichi's, as ``ti.gpu``.
        """
        several = wanted if isinstance(wanted, list) else [wanted]  # taichi's gpu is a list
        names = [self._name(each) for each in several]
        if not names:
            raise InvalidArgumentError("arch is an empty list")
        if self.arch not in names:
            name, current = names[0], self.arch
            raise InvalidArgumentError(
                f"arch is {name}, but taichi is initialised for {current}: call ti.init(arch=ti.{name}) "
                "first. If an arch cannot run on this machine, taichi takes another and only warns"
            )

    def check_current(self) -> None:
        """Raise an InvalidStateError if ``ti.init`` or ``ti.reset`` has ended this program."""
        if self._impl.get_runtime().prog is not self._program:
            raise InvalidStateError("taichi was initialised again since the module was begun: make another module")

    def builder(self, capabilities: list[str]) -> Any:
        """Return a new module builder of taichi, which knows the declared fields."""
        root = self._impl._root_fb
        # taichi allows this once. If kernels have run, it is done.
        if not root.finalized and not (self._impl.get_runtime().materialized and root.empty):
            with refusals("the fields"):
                self._impl.get_runtime()._finalize_root_fb_for_aot()
        with refusals("the capabilities"):
            return self._program.make_aot_module_builder(self._arch, capabilities)

    @contextmanager
    def one_index_bodies(self) -> Iterator[None]:
        """Compile kernels for a processor so that the body of a parallel loop is one index, in the block.

        By default taichi cuts a loop into as many blocks as this machine has cores, and a body is a block. Then a
        module suits machines of as many cores, and its loops arrive unrolled.

        The program's own kernels stay as ``ti.init`` says. Nothing changes if ``ti.init`` limits taichi to one
        thread: then a loop is one block, which keeps the order of its indices, and kernels may rely on that.
        """
        with COMPILER_LOCK, self._changed_settings():
            yield

    @contextmanager
    def _changed_settings(self) -> Iterator[None]:
        config = self._impl.current_cfg()
        is_serial = config.cpu_max_num_threads == 1 and type(config)().cpu_max_num_threads != 1
        if self.arch not in (Arch.X64, Arch.ARM64) or is_serial:
            yield
            return
        # taichi's cache does not know the first setting: the block's size tells its kernels from the program's.
        block = _BLOCK if config.default_cpu_block_dim != _BLOCK else _BLOCK - 1
        settings = {"make_cpu_multithreading_loop": False, "default_cpu_block_dim": block, "offline_cache": False}
        kept = {name: getattr(config, name) for name in settings}
        try:
            for name, value in settings.items():
                setattr(config, name, value)
            yield
        finally:
            for name, value in kept.items():
                setattr(config, name, value)

    def tree_sizes(self) -> dict[int, int]:
        """Return the size in bytes of each field tree, by number."""
        from taichi._snode.fields_builder import FieldsBuilder

        roots = [root.ptr for root in FieldsBuilder._finalized_roots()]
        return {root.get_snode_tree_id(): root.cell_size_bytes for root in roots}

    def _name(self, arch: Any) -> str:
        if arch == "cpu":
            arch = self._processor()
        if isinstance(arch, str):
            return arch.lower()
        if isinstance(arch, type(self._arch)):
            name: str = self._name_of(arch)
            return name
        raise InvalidArgumentError(f"{arch!r} is neither an Arch, nor its name, nor one of taichi's")
