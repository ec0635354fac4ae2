"""Everything that needs taichi in the process, for one arch: ``checks.py ARCH FOLDER``.

taichi starts slowly, prints, and has one program per process: one run of this makes the modules that the tests load,
and writes what the calls raised to ``FOLDER/results.json``.
"""

import json
import sys
import warnings
from pathlib import Path

import taichi as ti

import aiotaichi as at
from aiotaichi import aot

CAPABILITIES = ["spirv_has_int64", "spirv_has_float64"]


def outcome(call, *arguments, **named):
    """Return what a call raises, as its type's name and its text."""
    try:
        call(*arguments, **named)
    except Exception as error:  # noqa: BLE001  # whatever it is
        return [type(error).__name__, str(error)]
    return None


def enter(manager):
    with manager:
        pass


def ours(kernels, arch, folder, results):
    module = aot.Module(getattr(ti, arch), CAPABILITIES)
    results["nothing to save"] = outcome(module.save, folder / "never")
    kernels.add_all(module)
    module.save(folder / "missing" / "folder")
    module.save(folder / "again")
    module.archive(folder / "missing" / "too" / "first.tcm")
    module.archive(folder / "second.tcm")

    results["no kernel"] = outcome(module.add_kernel, print)
    results["duplicate kernel"] = outcome(module.add_kernel, kernels.saxpy)
    results["duplicate field"] = outcome(module.add_field, "field", kernels.field)
    results["duplicate graph"] = outcome(module.add_graph, "saxpy_twice", kernels.saxpy_twice())
    results["no field"] = outcome(module.add_field, "x", 3)
    results["no graph"] = outcome(module.add_graph, "g", kernels.saxpy)
    results["bad name"] = outcome(module.add_kernel, kernels.saxpy, name="a/b")
    results["undefined name"] = outcome(module.add_kernel, kernels.undefined)
    results["a name of graphs"] = outcome(module.add_kernel, kernels.saxpy, name="saxpy_c80_0")
    results["too many bytes"] = outcome(module.add_kernel, kernels.saxpy, name="ü" * 190)
    results["empty struct"] = outcome(module.add_kernel, kernels.empty_struct)
    results["forward of arrays"] = outcome(module.add_kernel, kernels.saxpy, autodiff_mode="forward")
    results["forward of a gradient"] = outcome(module.add_kernel, kernels.fill.grad, autodiff_mode="forward")
    results["no such mode"] = outcome(module.add_kernel, kernels.fill, autodiff_mode="backward")
    results["sparse matrix"] = outcome(module.add_kernel, kernels.sparse_matrix)
    results["any array"] = outcome(module.add_kernel, kernels.add_any)
    results["no template"] = outcome(module.add_kernel, kernels.add_number)
    results["wrong template"] = outcome(module.add_kernel, kernels.add_number, {"nubmer": 1})
    results["no tcm"] = outcome(module.archive, folder / "module.zip")
    results["other arch"] = outcome(aot.Module, at.Arch.METAL)
    results["other arch by name"] = outcome(aot.Module, "opengl")
    results["processor"] = outcome(aot.Module, "cpu")
    results["no arch"] = outcome(aot.Module, 7)
    results["unknown capability"] = outcome(aot.Module, None, ["spirv_has_everything"])
    results["bad level"] = outcome(aot.Module, None, ["spirv_version=1.4"])
    results["capability twice"] = outcome(aot.Module, None, ["spirv_has_int8", at.Capability.SPIRV_HAS_INT8])
    results["level too large"] = outcome(aot.Module, None, {"spirv_has_int8": 2**32})

    # A refused kernel leaves no trace, and a kernel that is added after a save joins the earlier kernels.
    module.add_kernel(kernels.add_number, {"number": 5}, name="add_five")
    module.add_kernel(kernels.add_number, {"number": 6}, name="add_six")
    module.add_kernel(kernels.add_any, {"x": ti.ndarray(ti.f32, 4)})
    for kernel in (kernels.set_mass, kernels.get_mass, kernels.checked):
        module.add_kernel(kernel)
    module.add_field("particles.count", kernels.field)
    results["taken member"] = outcome(module.add_field, "particles", kernels.particles)
    module.add_field("whole", kernels.particles)
    results["taken members"] = outcome(module.add_field, "whole", kernels.particles)
    results["templates"] = outcome(enter, module.add_kernel_template(kernels.store))
    if arch == "vulkan":
        with module.add_kernel_template(kernels.store) as template:
            results["missing template"] = outcome(template.instantiate, number=1)
            results["foreign template"] = outcome(template.instantiate, target=kernels.particles, number=1)
            template.instantiate(number=3, target=kernels.field)
            results["duplicate template"] = outcome(template.instantiate, target=kernels.field, number=3)
    module.archive(folder / "later.tcm")
    module.archive(folder / "a file.tcm")
    results["on a file"] = outcome(module.save, folder / "a file.tcm")
    results["under a file"] = outcome(module.save, folder / "a file.tcm" / "folder")
    results["archive under a file"] = outcome(module.archive, folder / "a file.tcm" / "b.tcm")
    results["to nothing"] = outcome(module.save, None)
    results["archive to 7"] = outcome(module.archive, 7)
    results["long name"] = outcome(module.add_kernel, kernels.saxpy, name="k" * 300)
    if arch == "x64":
        results["texture"] = outcome(module.add_kernel, kernels.sampled)
        results["deep pack"] = outcome(module.add_kernel, kernels.deep_pack)
        results["rw texture"] = outcome(module.add_kernel, kernels.painted)
    varied = aot.Module(arch)
    counter = kernels.Counter()
    for number, name in enumerate(("one", "two"), 1):
        kernels.NUMBER = counter.number = number
        varied.add_kernel(kernels.store_number, name=name)
        varied.add_kernel(counter.store, {"self": counter}, name=f"method_{name}")
    varied.add_kernel(counter.store_seven)
    if arch == "vulkan":
        with varied.add_kernel_template(counter.add) as template:
            template.instantiate(number=5)
    varied.archive(folder / "globals.tcm")

    other = aot.Module(arch, {at.Capability.SPIRV_HAS_INT64: 1, "spirv_has_float64": 1})
    kernels.add_all(other)
    other.save(folder / "other")
    fewer = aot.Module(arch, ["spirv_version=0x10400"])
    results["capability"] = outcome(fewer.add_kernel, kernels.wide)
    fewer.add_kernel(kernels.saxpy)
    fewer.archive(folder / "fewer.tcm")
    broken = aot.Module(arch, ["spirv_has_int8"])
    broken.add_kernel(kernels.broken_on_gfx)
    results["broken shader"] = outcome(broken.archive, folder / "broken.tcm")
    mixed = aot.Module(arch)
    mixed.add_kernel(kernels.store_number)
    mixed.add_kernel(kernels.flags)
    mixed.archive(folder / "flags.tcm")
    packs = aot.Module(arch)
    packs.add_kernel(kernels.packed)
    packs.archive(folder / "packs.tcm")


def taichis(kernels, arch, folder, results):
    """Do the same with taichi's own Module, and with the settings that ours compiles with."""
    config = ti.lang.impl.current_cfg()
    config.make_cpu_multithreading_loop, config.default_cpu_block_dim = False, 512
    kernels.saxpy._primal.compiled_kernels.clear()  # a graph has compiled it, with the usual settings
    results["taichi: second module"] = outcome(ti.aot.Module, getattr(ti, arch))
    # ours has closed the fields, which taichi's Module means to do itself
    ti.lang.impl.get_runtime()._finalize_root_fb_for_aot = lambda: None
    with warnings.catch_warnings(record=True) as caught:
        module = ti.aot.Module(ti.metal, CAPABILITIES)
    results["taichi: other arch"] = [str(warning.message) for warning in caught]
    kernels.add_all(module)
    (folder / "taichi").mkdir()
    module.save(str(folder / "taichi"))
    (folder / "taichi_again").mkdir()
    module.save(str(folder / "taichi_again"))
    results["taichi: missing folder"] = outcome(module.save, str(folder / "taichi" / "is" / "missing"))
    results["taichi: not a tcm"] = outcome(module.archive, str(folder / "module.zip"))
    results["taichi: duplicate kernel"] = outcome(module.add_kernel, kernels.saxpy)
    results["taichi: pack"] = outcome(module.add_kernel, kernels.packed)
    if arch == "vulkan":
        decimal = ti.aot.Module(ti.vulkan, ["spirv_version=0x10400"])
        decimal.add_kernel(kernels.saxpy, name="another")
        (folder / "taichi_level").mkdir()
        decimal.save(str(folder / "taichi_level"))


def main(arch, folder):
    results = {"not initialised": outcome(aot.Module)}
    ti.init(arch=getattr(ti, arch), offline_cache=False, cpu_max_num_threads=2)
    sys.path.insert(0, str(Path(__file__).parent))
    import kernels

    ours(kernels, arch, folder, results)
    taichis(kernels, arch, folder, results)
    module = aot.Module()
    ti.init(arch=getattr(ti, arch), offline_cache=False, cpu_max_num_threads=2)
    results["initialised again"] = outcome(module.add_kernel, kernels.saxpy)
    (folder / "results.json").write_text(json.dumps(results))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
