"""The programs of the corpus: the examples that taichi's wheel ships, and ours.

A program's results are named with it if they depend on more than its code: ``is_serial`` runs its kernels in one
thread, because the order of its atomic operations decides its results; ``has_lists`` compares what threads append as
sets.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["ARCHS", "EXAMPLES", "PROGRAMS", "Program", "program_named"]

ARCHS = ("x64", "vulkan")


@dataclass(frozen=True, slots=True)
class Program:
    """A program of the corpus.

    Attributes
    ----------
    name
        The path of its file, without ``.py``: below taichi's examples, or in ``programs``.
    arguments
        Its command line.
    reasons
        Why it cannot run, by arch; under ``"all"`` why it cannot run on any. Such a program is not run.
    is_quick
        Whether continuous integration runs it.
    """

    name: str
    arguments: tuple[str, ...] = ()
    frames: int = 3
    is_serial: bool = False
    has_lists: bool = False
    is_quick: bool = False
    is_own: bool = False
    reasons: Mapping[str, str] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """The program's file."""
        folder = Path(__file__).parent / "programs" if self.is_own else _examples_folder()
        return folder / f"{self.name}.py"

    def reason(self, arch: str) -> str | None:
        """Return why the program cannot run on an arch, or None."""
        return self.reasons.get("all", self.reasons.get(arch))


def _examples_folder() -> Path:
    spec = importlib.util.find_spec("taichi")  # does not import it
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "examples"


EXAMPLES: tuple[Program, ...] = (
    Program("algorithm/circle-packing/circle_packing_image"),
    Program("algorithm/laplace"),
    Program("algorithm/marching_squares"),
    Program("algorithm/mciso_advanced"),
    Program("algorithm/mgpcg"),
    Program("algorithm/mgpcg_advanced"),
    Program("algorithm/poisson_disk_sampling"),
    Program("algorithm/print_offset"),
    Program("autodiff/diff_sph/diff_sph"),
    Program("autodiff/jacobian"),
    Program("autodiff/minimization"),
    Program("autodiff/regression"),
    Program("autodiff/simple_derivative"),
    Program("features/gui/fullscreen"),
    Program("features/gui/gui_image_io"),
    Program("features/gui/gui_widgets"),
    Program("features/gui/keyboard"),
    Program("features/io/export_mesh"),
    Program("features/io/export_ply"),
    Program("features/io/export_videos"),
    Program("features/sparse/explicit_activation"),
    Program("features/sparse/taichi_bitmasked"),
    Program("features/sparse/taichi_dynamic"),
    Program("features/sparse/taichi_sparse"),
    Program("features/sparse/tutorial"),
    Program("ggui_examples/fem128_ggui"),
    Program("ggui_examples/fractal3d_ggui"),
    Program("ggui_examples/mass_spring_3d_ggui"),
    Program("ggui_examples/mass_spring_game_ggui"),
    Program("ggui_examples/mpm128_ggui"),
    Program("ggui_examples/mpm3d_ggui"),
    Program("ggui_examples/stable_fluid_ggui"),
    Program("graph/mpm88_graph"),
    Program("graph/stable_fluid_graph"),
    Program("graph/texture_graph"),
    Program("machine_learning/differential_evolution"),
    Program("minimal"),
    Program("patterns"),
    Program("real_func/algorithm/marching_squares"),
    Program("real_func/algorithm/poisson_disk_sampling"),
    Program("real_func/graph/stable_fluid_graph"),
    Program("real_func/rendering/cornell_box"),
    Program("real_func/rendering/taichi_ngp"),
    Program("rendering/cornell_box"),
    Program("rendering/oit_renderer"),
    Program("rendering/rasterizer"),
    Program("rendering/sdf_renderer"),
    Program("rendering/simple_texture"),
    Program("rendering/simple_uv"),
    Program("rendering/taichi_logo"),
    Program("rendering/taichi_ngp"),
    Program("simulation/ad_gravity"),
    Program("simulation/comet"),
    Program("simulation/euler"),
    Program("simulation/eulerfluid2d"),
    Program("simulation/fem128"),
    Program("simulation/fem99"),
    Program("simulation/fractal"),
    Program("simulation/game_of_life"),
    Program("simulation/implicit_fem"),
    Program("simulation/implicit_mass_spring"),
    Program("simulation/initial_value_problem"),
    Program("simulation/karman_vortex_street"),
    Program("simulation/laplace_equation"),
    Program("simulation/mandelbrot_zoom"),
    Program("simulation/mass_spring_game"),
    Program("simulation/mpm128"),
    Program("simulation/mpm3d"),
    Program("simulation/mpm88"),
    Program("simulation/mpm99"),
    Program("simulation/mpm_lagrangian_forces"),
    Program("simulation/nbody"),
    Program("simulation/odop_solar"),
    Program("simulation/pbf2d"),
    Program("simulation/physarum"),
    Program("simulation/snow_phaseField"),
    Program("simulation/stable_fluid"),
    Program("simulation/two_stream_instability"),
    Program("simulation/vortex_rings"),
    Program("simulation/waterwave"),
)

PROGRAMS: tuple[Program, ...] = (
    Program("arguments", is_own=True),
    Program("array_gradients", is_own=True),
    Program("atomics", is_own=True),
    Program("data_oriented", is_own=True),
    Program("dtypes", is_own=True),
    Program("flags_bounds", is_own=True),
    Program("flags_debug", is_own=True),
    Program("flags_exact", is_own=True),
    Program("flags_loops", is_own=True),
    Program("flags_plain", is_own=True),
    Program("gradients", is_own=True),
    Program("graphs", is_own=True),
    Program("host_arrays", is_own=True),
    Program("layouts", is_own=True),
    Program("loops", is_own=True),
    Program("math_functions", is_own=True),
    Program("matrices", is_own=True),
    Program("particles", is_own=True),
    Program("prints", is_own=True),
    Program("quantised", is_own=True),
    Program("real_functions", is_own=True),
    Program("several_trees", is_own=True),
    Program("shared_memory", is_own=True),
    Program("sorting", is_own=True),
    Program("sparse_trees", is_own=True),
    Program("special_numbers", is_own=True),
    Program("structs", is_own=True),
    Program("templates", is_own=True),
    Program("textures", is_own=True),
)


def program_named(name: str) -> Program:
    """Return a program by its name, or by the last part of it.

    Raises
    ------
    LookupError
        No program has this name, or several have.
    """
    found = [each for each in (*EXAMPLES, *PROGRAMS) if name in (each.name, each.name.rpartition("/")[2])]
    exact = [each for each in found if each.name == name] or found
    if len(exact) != 1:
        raise LookupError(f"{len(exact)} programs are named {name}")
    return exact[0]
