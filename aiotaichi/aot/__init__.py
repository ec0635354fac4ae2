"""Modules as bytes: reading what taichi saved, and making them with taichi, which is imported when it is used."""

from .archive import Archive
from .build import build
from .export import building, export, export_as
from .gfx_runtime import GfxRuntime140
from .module import read_module
from .producer import Module
from .signature import signature_of
from .spec import (
    Family,
    FieldSpec,
    GraphSpec,
    KernelSpec,
    LlvmTask,
    ModuleSpec,
    NdArrayParameter,
    SnodeKind,
    TreeSpec,
)

__all__ = [
    "Archive",
    "Family",
    "FieldSpec",
    "GfxRuntime140",
    "GraphSpec",
    "KernelSpec",
    "LlvmTask",
    "Module",
    "ModuleSpec",
    "NdArrayParameter",
    "SnodeKind",
    "TreeSpec",
    "build",
    "building",
    "export",
    "export_as",
    "read_module",
    "signature_of",
]
