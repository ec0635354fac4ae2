"""Which of taichi's kernels is meant: a primal, its gradient, or one in forward mode; a function's or a method's."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MethodType
from typing import Any

from ..errors import InvalidArgumentError

__all__ = ["KernelSource"]

_SUFFIXES = {"NONE": "", "VALIDATION": "", "REVERSE": "_grad", "FORWARD": "_forward"}


@dataclass(frozen=True, slots=True)
class KernelSource:
    """A kernel of taichi's to be compiled.

    Attributes
    ----------
    kernel
        taichi's object.
    mode
        taichi's ``AutodiffMode`` to compile in.
    owner
        By the name of its argument, the object that a method is of.
    """

    kernel: Any
    mode: Any
    owner: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, kernel_fn: Any, autodiff_mode: str | None = None) -> KernelSource:
        """Return what ``kernel``, ``kernel.grad``, ``solver.kernel`` or ``solver.kernel.grad`` stands for.

        Parameters
        ----------
        autodiff_mode
            ``"forward"`` or ``"reverse"`` for what taichi makes of a kernel.

        Raises
        ------
        InvalidArgumentError
            It is no kernel, or there is no such mode.
        """
        from taichi.lang import kernel_impl

        bound = kernel_impl._BoundedDifferentiableMethod
        owner = None
        if isinstance(kernel_fn, kernel_impl.Kernel):  # what kernel.grad is
            kernel = kernel_fn
        elif isinstance(kernel_fn, MethodType) and isinstance(kernel_fn.__self__, bound):  # solver.kernel.grad
            owner = kernel_fn.__self__._kernel_owner
            kernel = kernel_fn.__self__._adjoint
        else:
            kernel = getattr(kernel_fn, "_primal", None)
            if isinstance(kernel_fn, bound) and not kernel_fn._is_staticmethod:
                owner = kernel_fn._kernel_owner
        if not isinstance(kernel, kernel_impl.Kernel):
            raise InvalidArgumentError(f"{kernel_fn!r} is no kernel: ti.kernel makes one of a function")
        mode = kernel.autodiff_mode
        if autodiff_mode is not None:
            if autodiff_mode not in ("forward", "reverse"):
                raise InvalidArgumentError(f"autodiff_mode={autodiff_mode!r}: it is 'forward' or 'reverse'")
            if mode != kernel_impl.AutodiffMode.NONE:
                name = kernel.func.__name__
                raise InvalidArgumentError(
                    f"autodiff_mode={autodiff_mode!r} is of a kernel: give {name}, not {name}.grad"
                )
            mode = getattr(kernel_impl.AutodiffMode, autodiff_mode.upper())
        return cls(kernel, mode, {} if owner is None else {kernel.arguments[0].name: owner})

    @property
    def name(self) -> str:
        """The function's name; ``_grad`` or ``_forward`` says what taichi makes of it."""
        return f"{self.kernel.func.__name__}{_SUFFIXES[self.mode.name]}"

    @property
    def is_reverse(self) -> bool:
        """Whether it computes gradients of its arguments."""
        return bool(self.mode.name == "REVERSE")

    @property
    def is_forward(self) -> bool:
        """Whether it computes duals."""
        return bool(self.mode.name == "FORWARD")

    def compile(self, values: list[Any]) -> Any:
        """Compile it for values of its arguments, and return taichi's compiled kernel.

        Apart from what was launched or added before: taichi compiles an instance once, for the capabilities and the
        globals of that time; and it names shaders by a number, which must not be two kernels'.
        """
        kernel = self.kernel
        kind = type(kernel)
        kept = kernel.compiled_kernels, kernel.kernel_counter, kernel.kernel_cpp, kernel.autodiff_mode
        kernel.compiled_kernels, kernel.kernel_counter, kernel.autodiff_mode = {}, kind.counter, self.mode
        kind.counter += 1
        try:
            kernel.ensure_compiled(*values)
            return kernel.kernel_cpp
        finally:
            kernel.compiled_kernels, kernel.kernel_counter, kernel.kernel_cpp, kernel.autodiff_mode = kept
