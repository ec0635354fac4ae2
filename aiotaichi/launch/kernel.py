"""Kernels of a loaded module."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NoReturn

from ..core.no_copies import refuse_copies
from ..hal.commands import Launch
from .argument import in_order

if TYPE_CHECKING:
    from ..formats import KernelSpec
    from .kernel_launcher import KernelLauncher
    from .module import AotModule  # the type of a public attribute

__all__ = ["BoundKernel", "Kernel", "bind_again", "launcher_of", "prepare_again", "take_code"]


class Kernel:
    """A kernel, launched by :meth:`Queue.launch`. Made by :meth:`AotModule.kernel`.

    Attributes
    ----------
    module
        The :class:`AotModule` that the kernel belongs to.
    spec
        The kernel's parameters and tasks, as :func:`~aiotaichi.formats.read_module` reads them.
    """

    __slots__ = ("__weakref__", "_launcher", "module", "spec")

    __reduce_ex__ = refuse_copies("load its module again, with rt.load_aot_module, and fetch the kernel by its name")

    def __init__(self, module: AotModule, spec: KernelSpec, launcher: KernelLauncher) -> None:
        self.module = module
        self.spec = spec
        self._launcher = launcher

    @property
    def name(self) -> str:
        """The kernel's name in the module."""
        return self.spec.name

    @property
    def signature(self) -> str:
        """The kernel's typed signature, as text."""
        from ..formats import signature_of  # a loaded module has imported it

        return signature_of(self.spec)

    def bind(self, *values: Any, **named: Any) -> BoundKernel:
        """Check and pack the arguments once, for many launches. Arguments are as for :meth:`Queue.launch`.

        Raises
        ------
        ArgumentNotFoundError, InvalidArgumentError, ArgumentOutOfRangeError, ArgumentNullError
            As for :meth:`Queue.launch`.
        InvalidStateError
            The module, an array or an image is closed.

        Examples
        --------
        >>> step = saxpy.bind(2.0, x, y)
        >>> for _ in range(1000):
        ...     queue.launch(step)
        """
        return BoundKernel(self, in_order(self.spec, values, named) if named else values)

    if not TYPE_CHECKING:  # type checkers say themselves that it cannot be called

        def __call__(self, *_: object, **__: object) -> NoReturn:
            raise TypeError(f"{self!r} is not called: 'await queue.launch(kernel, ...)' runs it")

    def __repr__(self) -> str:
        return f"<Kernel {self.signature}{', closed' if self.module.closed else ''}>"


def take_code(kernel: Kernel, spec: KernelSpec, launcher: KernelLauncher) -> None:
    """Have later launches of a kernel run other code. A launch sees the old launcher or the new one."""
    kernel.spec = spec
    kernel._launcher = launcher


launcher_of: Callable[[Kernel], KernelLauncher] = attrgetter("_launcher")
"""Return the launcher of a kernel, for queues. Every launch calls it: an ``attrgetter`` runs no Python code."""


class BoundKernel:
    """A kernel with arguments that are packed once. Made by :meth:`Kernel.bind`.

    Attributes
    ----------
    kernel
        The kernel.
    """

    __slots__ = ("__weakref__", "_prepared", "_resources", "_values", "kernel")

    __reduce_ex__ = refuse_copies("kernel.bind makes another one")

    def __init__(self, kernel: Kernel, values: tuple[Any, ...]) -> None:
        self.kernel = kernel
        self._values = values
        launcher = kernel._launcher
        self._prepared = launcher, launcher.prepare(values)  # together: another thread may replace both
        self._resources = [values[i] for i in launcher.resource_positions]

    if not TYPE_CHECKING:  # type checkers say themselves that it cannot be called

        def __call__(self, *_: object, **__: object) -> NoReturn:
            raise TypeError(f"{self!r} is not called: 'await queue.launch(bound)' runs it")

    def __repr__(self) -> str:
        names = (each.name for each in self.kernel.spec.parameters)
        given = ", ".join(f"{name}={value!r}" for name, value in zip(names, self._values, strict=False))
        return f"<BoundKernel {self.kernel.name}({given}){', closed' if self.kernel.module.closed else ''}>"


def prepare_again(bound: BoundKernel) -> tuple[KernelLauncher, tuple[Any, ...], Launch]:
    """Return a bound kernel's launcher, its arguments, and the command that runs the kernel once more.

    Raises
    ------
    InvalidStateError
        An array or image among the arguments is closed.
    """
    values, (launcher, launch) = bound._values, bound._prepared
    for resource in bound._resources:
        if resource.signature is None:
            launcher.prepare(values)  # raises, and names the argument
    if launch.result is None:
        return launcher, values, launch
    return launcher, values, Launch(launch.kernel, launch.arguments, values, bytearray(len(launch.result)))


def bind_again(bound: BoundKernel) -> None:
    """Pack the arguments again, for the code that has taken the place of the code that they were packed for."""
    launcher = bound.kernel._launcher
    bound._prepared = launcher, launcher.prepare(bound._values)
