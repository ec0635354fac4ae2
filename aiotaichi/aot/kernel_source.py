"""Find the taichi kernel of ``kernel``, ``kernel.grad`` or ``solver.kernel``, and compile it."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MethodType
from typing import Any

from ..errors import InvalidArgumentError

__all__ = ["KernelSource"]

_SUFFIXES = {"NONE": "", "VALIDATION": "", "REVERSE": "_grad", "FORWARD": "_forward"}


@dataclass(frozen=True, slots=True)
class KernelSource:
    """A taichi kernel to compile."""

    kernel: Any  # taichi's kernel object
    mode: Any  # the AutodiffMode to compile the kernel in
    owner: dict[str, Any] = field(default_factory=dict)  # for a method, its instance by argument: {"self": solver}

    @classmethod
    def of(cls, kernel_fn: Any, autodiff_mode: str | None = None) -> KernelSource:
        """Return the source of ``kernel``, ``kernel.grad``, ``solver.kernel`` or ``solver.kernel.grad``.

        The mode is ``"forward"`` or ``"reverse"`` to differentiate a kernel. Raise an InvalidArgumentError if it is
        another, if ``kernel_fn`` is not a kernel, or if a gradient would be differentiated again.
        """
        from taichi.lang import kernel_impl

        bound = kernel_impl._BoundedDifferentiableMethod
        owner = None
        if isinstance(kernel_fn, kernel_impl.Kernel):  # kernel.grad
            kernel = kernel_fn
        elif isinstance(kernel_fn, MethodType) and isinstance(kernel_fn.__self__, bound):  # solver.kernel.grad
            owner = kernel_fn.__self__._kernel_owner
            kernel = kernel_fn.__self__._adjoint
        else:
            kernel = getattr(kernel_fn, "_primal", None)
            if isinstance(kernel_fn, bound) and not kernel_fn._is_staticmethod:
                owner = kernel_fn._kernel_owner
        if not isinstance(kernel, kernel_impl.Kernel):
            raise InvalidArgumentError(f"{kernel_fn!r} is not a kernel: decorate a function with ti.kernel")
        mode = kernel.autodiff_mode
        if autodiff_mode is not None:
            if autodiff_mode not in ("forward", "reverse"):
                raise InvalidArgumentError(f"autodiff_mode must be 'forward' or 'reverse', not {autodiff_mode!r}")
            if mode != kernel_impl.AutodiffMode.NONE:
                name = kernel.func.__name__
                raise InvalidArgumentError(
                    f"autodiff_mode={autodiff_mode!r} differentiates a kernel: give {name}, not {name}.grad"
                )
            mode = getattr(kernel_impl.AutodiffMode, autodiff_mode.upper())
        return cls(kernel, mode, {} if owner is None else {kernel.arguments[0].name: owner})

    @property
    def name(self) -> str:
        """The function's name, with ``_grad`` or ``_forward`` added for a differentiated kernel."""
        return f"{self.kernel.func.__name__}{_SUFFIXES[self.mode.name]}"

    @property
    def is_reverse(self) -> bool:
        """Whether the kernel computes gradients."""
        return bool(self.mode.name == "REVERSE")

    @property
    def is_forward(self) -> bool:
        """Whether the kernel computes duals."""
        return bool(self.mode.name == "FORWARD")

    def compile(self, values: list[Any]) -> Any:
        """Compile the kernel for these values of its arguments, and return taichi's compiled kernel.

        taichi would compile an instance once, and keep the capabilities and globals of that time. So the kernel's
        compiled instances are set aside. The counter gets a new number, because taichi names shaders by it.
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
