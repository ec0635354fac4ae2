"""Make modules with taichi, as ``taichi.aot`` does. Importing this package does not import taichi."""

from .build import build
from .bundle import bundle
from .export import building, export, export_as
from .producer import Module

__all__ = ["Module", "build", "building", "bundle", "export", "export_as"]
