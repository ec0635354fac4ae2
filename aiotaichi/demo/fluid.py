"""A fluid that strokes of pointers stir: the kernels of the live demo as two stages of a stream."""

from __future__ import annotations

from dataclasses import dataclass

from .. import AotModule, Block, Event, NdArray, Queue, Runtime, f32, u8

__all__ = ["STROKE", "Fluid", "Settings"]

STROKE = 8
"""The numbers of a stroke: x, y, the velocity's x and y, the radius, and red, green and blue."""
_RELAXATIONS = 20  # even: the last one writes what the first one read
_REACH = 5  # radii that a stroke is wide


@dataclass(slots=True)
class Settings:
    """What the sliders of the page set. Each is an argument of a kernel."""

    swirl: float = 0.1
    drag: float = 0.2
    fade: float = 0.35
    glow: float = 1.0
    brush: float = 0.035


class Fluid:
    """A fluid in a box of ``rows`` x ``columns`` cells.

    ``flow`` is the first stage of a stream: it takes strokes, an array of shape (n, :data:`STROKE`), and gives the
    velocities. ``dye`` is the second: it takes these, and gives a picture, RGB in bytes. Each has a queue and arrays
    of its own, so the flow of a picture is computed while the dye of the one before it moves.
    """

    def __init__(self, rt: Runtime, module: AotModule, rows: int, columns: int) -> None:
        self.settings = Settings()
        self.seconds = 1 / 60  # that the next step takes
        self.painted: Event[None] | None = None  # the last operation of the newest picture
        self._shape = shape = rows, columns
        self._kernels = module.kernels
        self._flows = [rt.ndarray(shape, f32, element_shape=(2,)) for _ in range(2)]
        self._dyes = [rt.ndarray(shape, f32, element_shape=(3,)) for _ in range(2)]
        self._turning, self._excess, *self._pressures = [rt.ndarray(shape, f32) for _ in range(4)]
        self._strokes: NdArray | None = None
        for array in (*self._flows, *self._dyes, *self._pressures):
            rt.queue.fill(array, 0)

    def flow(self, queue: Queue, block: Block) -> NdArray:
        """Move the fluid, with the strokes of the block."""
        kernels, settings, seconds = self._kernels, self.settings, self.seconds
        old, new = self._flows
        self._flows = [new, old]
        self._strokes = block.array
        queue.launch(kernels["advect"], old, new, seconds, max(0.0, 1 - settings.drag * seconds))
        queue.launch(kernels["stir"], new, self._strokes, self._side)
        queue.launch(kernels["curl"], new, self._turning)
        queue.launch(kernels["swirl"], new, self._turning, settings.swirl)
        queue.launch(kernels["divergence"], new, self._excess)
        pressure, relaxed = self._pressures
        for _ in range(_RELAXATIONS):
            queue.launch(kernels["relax"], pressure, self._excess, relaxed)
            pressure, relaxed = relaxed, pressure
        result = block.ndarray(self._shape, f32, element_shape=(2,))
        queue.launch(kernels["project"], new, pressure, result)
        return result

    def dye(self, queue: Queue, block: Block) -> NdArray:
        """Move the dye with the flow of the block, and paint it."""
        assert self._strokes is not None  # the first stage has run for this block, in the same turn
        kernels, settings, seconds = self._kernels, self.settings, self.seconds
        old, new = self._dyes
        self._dyes = [new, old]
        queue.launch(kernels["carry"], block.array, old, new, seconds, max(0.0, 1 - settings.fade * seconds))
        queue.launch(kernels["ink"], new, self._strokes, self._side)
        picture = block.ndarray((*self._shape, 3), u8)
        self.painted = queue.launch(kernels["paint"], new, picture, settings.glow)
        return picture

    @property
    def _side(self) -> int:
        """The cells of a stroke's square."""
        return max(3, round(_REACH * self.settings.brush * self._shape[0]))
