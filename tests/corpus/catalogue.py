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
    launches_each
        How many launches of each kernel are recorded, if the program needs less than the others.
    """

    name: str
    arguments: tuple[str, ...] = ()
    frames: int = 2
    is_serial: bool = False
    has_lists: bool = False
    is_quick: bool = False
    launches_each: int | None = None
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
    Program("algorithm/circle-packing/circle_packing_image", reasons={"all": "it needs OpenCV and cairo"}),
    Program("algorithm/laplace"),
    Program("algorithm/marching_squares", reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"}),
    Program("algorithm/mciso_advanced", has_lists=True),
    Program("algorithm/mgpcg", reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"}),
    Program("algorithm/mgpcg_advanced", reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"}),
    Program("algorithm/poisson_disk_sampling"),
    Program("algorithm/print_offset", reasons={"vulkan": "taichi has addresses of fields for x64 and CUDA only"}),
    Program("autodiff/diff_sph/diff_sph"),
    Program("autodiff/jacobian"),
    Program("autodiff/minimization", is_quick=True),
    Program("autodiff/regression"),
    Program("autodiff/simple_derivative", is_quick=True),
    Program("features/gui/fullscreen"),
    Program("features/gui/gui_image_io"),
    Program("features/gui/gui_widgets", reasons={"all": "it launches no kernel"}),
    Program("features/gui/keyboard", reasons={"all": "it launches no kernel"}),
    Program("features/io/export_mesh", reasons={"all": "it launches no kernel"}),
    Program("features/io/export_ply", is_quick=True),
    Program("features/io/export_videos"),
    Program(
        "features/sparse/explicit_activation", reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"}
    ),
    Program("features/sparse/taichi_bitmasked", reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"}),
    Program("features/sparse/taichi_dynamic", reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"}),
    Program("features/sparse/taichi_sparse", reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"}),
    Program("features/sparse/tutorial", reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"}),
    Program("ggui_examples/fem128_ggui"),
    Program("ggui_examples/fractal3d_ggui", launches_each=3),
    Program("ggui_examples/mass_spring_3d_ggui"),
    Program("ggui_examples/mass_spring_game_ggui"),
    Program("ggui_examples/mpm128_ggui", is_serial=True),
    Program("ggui_examples/mpm3d_ggui", is_serial=True),
    Program("ggui_examples/stable_fluid_ggui"),
    Program("graph/mpm88_graph", is_serial=True, launches_each=2),
    Program("graph/stable_fluid_graph"),
    Program("graph/texture_graph", reasons={"x64": "taichi has textures for gfx archs only"}),
    Program("machine_learning/differential_evolution"),
    Program("minimal", is_quick=True),
    Program("patterns", reasons={"all": "it launches no kernel"}),
    Program(
        "real_func/algorithm/marching_squares", reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"}
    ),
    Program("real_func/algorithm/poisson_disk_sampling"),
    Program("real_func/graph/stable_fluid_graph"),
    Program("real_func/rendering/cornell_box"),
    Program(
        "real_func/rendering/taichi_ngp", reasons={"all": "it needs OpenCV, wget, SciPy and a file of the network"}
    ),
    Program("rendering/cornell_box"),
    Program("rendering/oit_renderer"),
    Program("rendering/rasterizer"),
    Program("rendering/sdf_renderer", launches_each=2),
    Program("rendering/simple_texture", reasons={"x64": "taichi has textures for gfx archs only"}),
    Program("rendering/simple_uv"),
    Program("rendering/taichi_logo"),
    Program("rendering/taichi_ngp", reasons={"all": "it needs OpenCV, wget, SciPy and a file of the network"}),
    Program("simulation/ad_gravity"),
    Program("simulation/comet"),
    Program("simulation/euler"),
    Program(
        "simulation/eulerfluid2d", reasons={"x64": "taichi itself crashes: the program reads outside of its fields"}
    ),
    Program("simulation/fem128"),
    Program("simulation/fem99"),
    Program("simulation/fractal"),
    Program("simulation/game_of_life", is_quick=True),
    Program("simulation/implicit_fem"),
    Program("simulation/implicit_mass_spring", reasons={"all": "taichi's modules take no sparse matrix builders"}),
    Program("simulation/initial_value_problem", is_quick=True),
    Program("simulation/karman_vortex_street"),
    Program("simulation/laplace_equation"),
    Program("simulation/mandelbrot_zoom"),
    Program("simulation/mass_spring_game", is_quick=True),
    Program("simulation/mpm128", is_serial=True),
    Program("simulation/mpm3d", is_serial=True),
    Program("simulation/mpm88", is_quick=True, is_serial=True),
    Program("simulation/mpm99", is_serial=True),
    Program("simulation/mpm_lagrangian_forces", is_serial=True),
    Program("simulation/nbody"),
    Program("simulation/odop_solar", is_quick=True),
    Program("simulation/pbf2d"),
    Program("simulation/physarum"),
    Program("simulation/snow_phaseField"),
    Program("simulation/stable_fluid"),
    Program("simulation/two_stream_instability", is_quick=True),
    Program("simulation/vortex_rings"),
    Program("simulation/waterwave", is_quick=True),
)

PROGRAMS: tuple[Program, ...] = (
    Program("arguments", is_quick=True, is_own=True),
    Program(
        "array_gradients", is_own=True, reasons={"vulkan": "taichi's shaders use an array in place of its gradient"}
    ),
    Program("atomics", is_quick=True, is_own=True),
    Program(
        "atomics_f64",
        is_own=True,
        reasons={"vulkan": "taichi's shaders for the least and the largest of f64 are invalid SPIR-V"},
    ),
    Program("data_oriented", is_own=True),
    Program("dtypes", is_own=True),
    Program("dtypes_8_bits", is_own=True, reasons={"vulkan": "taichi itself crashes on lavapipe"}),
    Program("flags_bounds", is_own=True),
    Program("flags_debug", is_own=True),
    Program("flags_exact", is_own=True),
    Program("flags_loops", is_own=True),
    Program("flags_plain", is_own=True),
    Program("gradients", is_own=True),
    Program("graphs", is_own=True),
    Program("host_arrays", is_own=True),
    Program("layouts", is_quick=True, is_own=True),
    Program("loops", is_quick=True, is_own=True),
    Program("math_functions", is_own=True),
    Program("matrices", is_own=True),
    Program("particles", is_own=True),
    Program("prints", is_own=True),
    Program(
        "quantised", is_quick=True, is_own=True, reasons={"vulkan": "taichi has packed fields for x64 and CUDA only"}
    ),
    Program("real_functions", is_own=True, reasons={"vulkan": "taichi has real functions for x64 and CUDA only"}),
    Program("several_trees", is_quick=True, is_own=True),
    Program("shared_memory", is_own=True, reasons={"x64": "taichi has shared memory for GPUs only"}),
    Program("sorting", is_own=True),
    Program(
        "sparse_trees",
        is_quick=True,
        is_own=True,
        reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"},
    ),
    Program("special_numbers", is_own=True),
    Program("structs", is_own=True),
    Program("templates", is_own=True),
    Program("textures", is_quick=True, is_own=True, reasons={"x64": "taichi has textures for gfx archs only"}),
    Program("block_local", is_own=True, reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"}),
    Program("dimensions", is_own=True),
    Program("flags_half", is_own=True),
    Program("flags_other", is_own=True),
    Program("flags_threads", is_own=True),
    Program("names", is_own=True),
    Program("odd_kernels", is_own=True),
    Program("quantised_sparse", is_own=True, reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"}),
    Program("returns", is_own=True),
    Program("sparse_recycled", is_own=True, reasons={"vulkan": "taichi has sparse fields for x64 and CUDA only"}),
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
