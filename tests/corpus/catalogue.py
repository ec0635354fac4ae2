"""The programs of the corpus: the examples that taichi's wheel ships, and ours."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

__all__ = ["ARCHS", "EXAMPLES", "PROGRAMS", "Program", "program_named"]

ARCHS = ("x64", "vulkan", "cuda")
_REORDERED = ("x64", "cuda")


@dataclass(frozen=True, slots=True, eq=False)
class Program:
    """A program of the corpus.

    Attributes
    ----------
    name
        The path of its file, without ``.py``: below taichi's examples, or in ``programs``.
    arguments
        Its command line.
    frames
        How many frames its window shows before it closes.
    is_serial
        Whether its kernels run in one thread: the order of their atomic operations decides the results.
    has_lists
        Whether its threads append to lists. Then the elements are compared as sets.
    reasons
        Why it cannot run, by arch; under ``"all"`` why it cannot run on any. Such a program is not run.
    is_quick
        Whether each test run includes it.
    is_own
        Whether it is ours.
    launches_each
        How many launches of each kernel are recorded, if the program needs less than the others.
    noise
        How much floats may differ at least: an array may hold nothing but what rounding leaves.
    unordered_noise
        The same on CUDA, where no kernel runs in one thread, and on x64, where aiotaichi does not reorder arithmetic
        as taichi does: sums depend on the order.
    undecided
        The share of the values that may differ there: rounding decides how often they iterate, or the order of the
        threads.
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
    noise: float = 0.0
    unordered_noise: float = 0.0
    undecided: float = 0.0

    @property
    def path(self) -> Path:
        """The program's file."""
        folder = Path(__file__).parent / "programs" if self.is_own else _examples_folder()
        return folder / f"{self.name}.py"

    def noise_on(self, arch: str) -> float:
        """Return how much floats may differ at least on an arch."""
        return max(self.noise, self.unordered_noise) if arch in _REORDERED else self.noise

    def undecided_on(self, arch: str) -> float:
        """Return the share of values that may differ on an arch."""
        return self.undecided if arch in _REORDERED else 0.0

    def reason(self, arch: str) -> str | None:
        """Return why the program cannot run on an arch, or None."""
        return self.reasons.get("all", self.reasons.get(arch))


def _examples_folder() -> Path:
    spec = importlib.util.find_spec("taichi")  # does not import it
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "examples"


_RECYCLED = {
    "cuda": "two runs of taichi differ: cells that were deactivated and activated again sometimes share memory",
}
_SPARSE = {"vulkan": "taichi has sparse fields for x64 and CUDA only"}
_REAL_FUNCTIONS = {"vulkan": "taichi has real functions for x64 and CUDA only"}
_TEXTURES = dict.fromkeys(("x64", "cuda"), "taichi has textures for gfx archs only")
_NO_KERNEL = {"all": "it launches no kernel"}
_NEEDS_FILES = {"all": "it needs OpenCV, wget, SciPy and a file of the network"}

_own = partial(Program, is_own=True)

EXAMPLES: tuple[Program, ...] = (
    Program("algorithm/circle-packing/circle_packing_image", reasons={"all": "it needs OpenCV and cairo"}),
    Program("algorithm/laplace"),
    Program("algorithm/marching_squares", reasons=_SPARSE, has_lists=True),
    Program("algorithm/mciso_advanced", has_lists=True),
    Program("algorithm/mgpcg", reasons=_SPARSE),
    Program("algorithm/mgpcg_advanced", reasons=_SPARSE),
    Program("algorithm/poisson_disk_sampling"),
    Program("algorithm/print_offset", reasons={"vulkan": "taichi has addresses of fields for x64 and CUDA only"}),
    Program("autodiff/diff_sph/diff_sph"),
    Program("autodiff/jacobian"),
    Program("autodiff/minimization", is_quick=True),
    Program("autodiff/regression"),
    Program("autodiff/simple_derivative"),
    Program("features/gui/fullscreen"),
    Program("features/gui/gui_image_io"),
    Program("features/gui/gui_widgets", reasons=_NO_KERNEL),
    Program("features/gui/keyboard", reasons=_NO_KERNEL),
    Program("features/io/export_mesh", reasons=_NO_KERNEL),
    Program("features/io/export_ply", is_quick=True),
    Program("features/io/export_videos"),
    Program("features/sparse/explicit_activation", reasons=_SPARSE),
    Program("features/sparse/taichi_bitmasked", reasons=_SPARSE),
    Program("features/sparse/taichi_dynamic", reasons=_SPARSE),
    Program("features/sparse/taichi_sparse", reasons={**_SPARSE, **_RECYCLED}),
    Program("features/sparse/tutorial", reasons=_SPARSE),
    Program("ggui_examples/fem128_ggui"),
    Program("ggui_examples/fractal3d_ggui", launches_each=3, undecided=1e-3),
    Program("ggui_examples/mass_spring_3d_ggui"),
    Program("ggui_examples/mass_spring_game_ggui"),
    Program("ggui_examples/mpm128_ggui", is_serial=True, unordered_noise=1e-5),
    Program("ggui_examples/mpm3d_ggui", is_serial=True, noise=1e-6),
    Program("ggui_examples/stable_fluid_ggui"),
    Program("graph/mpm88_graph", is_serial=True, launches_each=2),
    Program("graph/stable_fluid_graph"),
    Program("graph/texture_graph", reasons=_TEXTURES),
    Program("machine_learning/differential_evolution"),
    Program("minimal", is_quick=True),
    Program("patterns", reasons=_NO_KERNEL),
    Program("real_func/algorithm/marching_squares", reasons=_SPARSE, has_lists=True),
    Program("real_func/algorithm/poisson_disk_sampling", reasons=_REAL_FUNCTIONS),
    Program("real_func/graph/stable_fluid_graph", reasons=_REAL_FUNCTIONS),
    Program("real_func/rendering/cornell_box", reasons=_REAL_FUNCTIONS),
    Program("real_func/rendering/taichi_ngp", reasons=_NEEDS_FILES),
    Program("rendering/cornell_box"),
    Program("rendering/oit_renderer", reasons=_SPARSE, undecided=1e-3),
    Program("rendering/rasterizer"),
    Program("rendering/sdf_renderer", launches_each=2),
    Program("rendering/simple_texture", reasons=_TEXTURES),
    Program("rendering/simple_uv"),
    Program("rendering/taichi_logo"),
    Program("rendering/taichi_ngp", reasons=_NEEDS_FILES),
    Program("simulation/ad_gravity"),
    Program("simulation/comet", reasons=_SPARSE),
    Program("simulation/euler"),
    Program(
        "simulation/eulerfluid2d",
        reasons=dict.fromkeys(("x64", "cuda"), "taichi itself crashes: the program reads outside of its fields"),
    ),
    Program("simulation/fem128"),
    Program("simulation/fem99"),
    Program("simulation/fractal", undecided=1e-3),
    Program("simulation/game_of_life", is_quick=True),
    Program(
        "simulation/implicit_fem",
        has_lists=True,
        reasons={"vulkan": "taichi has sparse matrices for x64 and CUDA only"},
    ),
    Program("simulation/implicit_mass_spring", reasons={"all": "taichi's modules take no sparse matrix builders"}),
    Program("simulation/initial_value_problem", is_quick=True),
    Program("simulation/karman_vortex_street"),
    Program("simulation/laplace_equation"),
    Program("simulation/mandelbrot_zoom", undecided=1e-3),
    Program("simulation/mass_spring_game", is_quick=True),
    Program("simulation/mpm128", is_serial=True, unordered_noise=1e-5),
    Program("simulation/mpm3d", is_serial=True, noise=1e-6),
    Program("simulation/mpm88", is_quick=True, is_serial=True, unordered_noise=1e-4),
    Program("simulation/mpm99", is_serial=True, unordered_noise=1e-5),
    Program("simulation/mpm_lagrangian_forces", is_serial=True, unordered_noise=1e-4),
    Program("simulation/nbody"),
    Program("simulation/odop_solar", is_quick=True),
    Program("simulation/pbf2d"),
    Program("simulation/physarum"),
    Program("simulation/snow_phaseField", reasons={"vulkan": "taichi has atan2 of f64 for x64 and CUDA only"}),
    Program("simulation/stable_fluid"),
    Program("simulation/two_stream_instability"),
    Program("simulation/vortex_rings"),
    Program("simulation/waterwave"),
)

PROGRAMS: tuple[Program, ...] = (
    _own("arguments", is_quick=True),
    _own("array_gradients", reasons={"vulkan": "taichi's shaders use an array in place of its gradient"}),
    _own("atomics", is_quick=True),
    _own(
        "atomics_f64", reasons={"vulkan": "taichi's shaders for the least and the largest of f64 are invalid SPIR-V"}
    ),
    _own("block_local", reasons={**_SPARSE, "cuda": "taichi's kernel uses an invalid address"}),
    _own("data_oriented"),
    _own("dimensions"),
    _own("division_8_bits", reasons={"vulkan": "taichi's compiler crashes"}),
    _own("dtypes"),
    _own("dtypes_8_bits"),
    _own("flags_bounds"),
    _own("flags_debug"),
    _own("flags_exact"),
    _own("flags_half"),
    _own("flags_loops"),
    _own("flags_other"),
    _own("flags_plain"),
    _own("flags_threads"),
    _own("gradients"),
    _own("graphs"),
    _own("host_arrays"),
    _own("layouts", is_quick=True),
    _own("loops", is_quick=True),
    _own("math_functions"),
    _own("matrices"),
    _own("names", reasons={"cuda": "taichi finds no kernel whose name is not ASCII"}),
    _own("odd_kernels"),
    _own("particles", unordered_noise=1e-5),
    _own("prefix_sums", reasons={"x64": "taichi has prefix sums for Vulkan and CUDA only"}),
    _own("prints"),
    _own("quantised", reasons={"vulkan": "taichi has packed fields for x64 and CUDA only"}),
    _own("quantised_sparse", reasons=_SPARSE),
    _own("real_functions", reasons=_REAL_FUNCTIONS),
    _own("returns"),
    _own("several_trees", is_quick=True),
    _own("shared_memory", reasons={"x64": "taichi has shared memory for GPUs only"}),
    _own("sorting"),
    _own("sparse_recycled", reasons=_SPARSE),
    _own("sparse_trees", is_quick=True, reasons=_SPARSE),
    _own("special_numbers"),
    _own("structs"),
    _own("subgroups", reasons=dict.fromkeys(("x64", "cuda"), "taichi has subgroups for gfx archs only")),
    _own("templates"),
    _own("textures", is_quick=True, reasons=_TEXTURES),
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
