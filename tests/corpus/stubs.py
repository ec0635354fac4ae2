"""Windows that nobody sees: what taichi's examples draw to. Each window closes after a few frames."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["Enough", "install"]

_LIBRARIES = ("matplotlib", "imageio")


class Enough(BaseException):  # it is no error, and no example may catch it
    """The program has done enough: it ends here."""


class Idle:
    """An object that takes every call, attribute and block, and does nothing. It is false, and a black picture."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        """Take what a class's base takes too: an example may derive a class from an idle object."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __getitem__(self, key: Any) -> Any:
        return self

    def __setitem__(self, key: Any, value: Any) -> None:
        """Set nothing."""

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *error: object) -> None:
        """End the block."""

    def __iter__(self) -> Any:
        return iter((self, self))

    def __bool__(self) -> bool:
        return False

    def __array__(self, *arguments: Any, **named: Any) -> npt.NDArray[np.float32]:
        return np.zeros((1, 1), np.float32)


class Frames:
    """Counts the frames that a program shows. The program ends after the last one."""

    def __init__(self, frames: int) -> None:
        self._left = frames

    def show(self) -> None:
        self._left -= 1
        if self._left <= 0:
            raise Enough


class Widgets(Idle):
    """The widgets of a window: each keeps the value that it was given."""

    def checkbox(self, name: str, old: Any) -> Any:
        return old

    def slider_float(self, name: str, old: Any, *bounds: Any) -> Any:
        return old

    slider_int = slider_float

    def color_edit_3(self, name: str, old: Any) -> Any:
        return old


class Window(Idle):
    """Stands in for ti.GUI and ti.ui.Window."""

    frames: Frames

    def __init__(self, *arguments: Any, **named: Any) -> None:
        given = named.get("res", arguments[1] if len(arguments) > 1 else 512)
        self.res = (given, given) if isinstance(given, int) else tuple(given)
        self.running = True
        self.event: Any = None
        self.frame = 0
        self._gui = Widgets()

    def show(self, *file: Any) -> None:
        self.frame += 1
        self.frames.show()

    def get_event(self, *filters: Any, **named: Any) -> bool:
        return False

    def get_events(self, *filters: Any, **named: Any) -> list[Any]:
        return []

    def is_pressed(self, *keys: Any) -> bool:
        return False

    def get_cursor_pos(self) -> tuple[float, float]:
        return 0.4, 0.6

    def get_window_shape(self) -> tuple[int, ...]:
        return self.res

    def get_gui(self) -> Widgets:
        return self._gui

    def set_image(self, image: Any) -> None:
        """Copy an image as a window would: a field's copy is a launch."""
        if hasattr(image, "to_numpy"):
            image.to_numpy()


class Slider(Idle):
    """A slider of ti.GUI: its value stays."""

    def __init__(self, value: Any) -> None:
        self.value = value


class Gui(Window):
    """Stands in for ti.GUI."""

    def slider(self, text: str, minimum: float, maximum: float, step: float = 1) -> Slider:
        return Slider((minimum + maximum) / 2)

    def button(self, text: str, event_name: str | None = None) -> str:
        return event_name or text

    def label(self, text: str) -> Slider:
        return Slider(0)


class Canvas(Idle):
    """Stands in for a GGUI canvas."""

    def set_image(self, image: Any) -> None:
        if hasattr(image, "to_numpy"):
            image.to_numpy()


def install(ti: Any, frames: int) -> None:
    """Replace the windows of taichi, and the libraries that examples draw or read pictures with."""
    counted = Frames(frames)
    names = {name: value for name, value in vars(ti.GUI).items() if name.isupper()}
    ti.GUI = type("GUI", (Gui,), {**names, "frames": counted})
    window = type("Window", (Window,), {"frames": counted, "get_canvas": lambda self: Canvas()})
    ui: Any = Idle()
    ui.Window, ui.Gui = window, Idle()
    for name in ("ESCAPE", "SPACE", "LMB", "RMB", "MMB", "UP", "DOWN", "LEFT", "RIGHT", "PRESS", "RELEASE", "SHIFT"):
        setattr(ui, name, name)
    ti.ui = ui
    sys.modules["taichi.ui"] = ui
    for name in [name for name in sys.modules if name.partition(".")[0] in _LIBRARIES]:
        del sys.modules[name]
    sys.meta_path.insert(0, IdleFinder())
    ti.tools.imshow = Idle()
    ti.tools.VideoManager = Idle()


class IdleFinder(MetaPathFinder, Loader):
    """Finds the libraries that examples draw with, as modules of idle objects."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        is_known = name.partition(".")[0] in _LIBRARIES
        return ModuleSpec(name, self, is_package=True) if is_known else None

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__["__getattr__"] = partial(_idle_attribute, module.__name__)


def _idle_attribute(module: str, name: str) -> Idle:
    if name.startswith("__"):
        raise AttributeError(f"module {module} has no attribute {name}")
    return Idle()
