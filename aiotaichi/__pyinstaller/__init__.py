"""Hooks for PyInstaller, to freeze a program that uses aiotaichi. PyInstaller finds the hooks by an entry point."""

from __future__ import annotations

from pathlib import Path

__all__ = ["get_hook_dirs"]


def get_hook_dirs() -> list[str]:
    """Return the folders that contain hooks."""
    return [str(Path(__file__).parent)]
