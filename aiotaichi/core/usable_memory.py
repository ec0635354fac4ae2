"""How much memory this process may use: that of the machine, or the limit of a container."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

__all__ = ["usable_memory"]

_UNKNOWN: Final = 8 * 2**30
"""Bytes of a machine whose system does not say: Windows, where only the tests' device runs."""
_GROUPS: Final = Path("/proc/self/cgroup")
_MOUNT: Final = Path("/sys/fs/cgroup")


def usable_memory() -> int:
    """Return how many bytes this process may use, as far as the system says. Returns at once.

    Examples
    --------
    >>> usable_memory() > 2**20
    True
    """
    return _bytes


def group_limits(groups: Path, mount: Path) -> Iterator[int]:
    """Yield the limits of the control groups around this process, in bytes.

    Linux's documentation has the formats: Documentation/admin-guide/cgroup-v1/memory.rst and cgroup-v2.rst.

    Parameters
    ----------
    groups
        The file that names the groups of the process.
    mount
        The folder of the groups. In a container, it may have only the container's own group, at the top.
    """
    try:
        lines = os.fsdecode(groups.read_bytes()).split("\n")
    except OSError:  # a system without groups
        return
    for line in lines:
        _, _, rest = line.partition(":")
        controllers, _, name = rest.partition(":")
        if "memory" in controllers.split(","):
            yield from _limits(mount / "memory", name, "memory.limit_in_bytes")
        elif rest and not controllers:  # version 2, which may have a folder of its own beside version 1
            for top in (mount, mount / "unified"):
                yield from _limits(top, name, "memory.max")


def _limits(top: Path, name: str, file: str) -> Iterator[int]:
    """Yield the limits of a group, and of those around it."""
    group = top / name.lstrip("/")
    for folder in (group, *group.parents):
        if not folder.is_relative_to(top):
            break
        try:
            text = (folder / file).read_text().strip()
        except OSError:  # the top of all groups has no such file
            continue
        if text.isdigit():  # else it says "max"
            yield int(text)


def _measured() -> int:
    if "SC_PHYS_PAGES" not in getattr(os, "sysconf_names", ()):
        return _UNKNOWN
    machine = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return min([machine, *group_limits(_GROUPS, _MOUNT)])


_bytes: Final = _measured()  # with the import: event loops ask later, and must not read files
