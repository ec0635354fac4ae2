"""The memory that a process may use, with files as Linux has them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from aiotaichi.core.usable_memory import group_limits, usable_memory

GIB = 2**30
UNLIMITED = str(0x7FFFFFFFFFFFF000)  # how version 1 says that there is no limit


def limits(folder: Path, groups: str, files: dict[str, str]) -> list[int]:
    (folder / "groups").write_text(groups)
    for name, text in files.items():
        file = folder / "mount" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n")
    return list(group_limits(folder / "groups", folder / "mount"))


def test_version_2(tmp_path: Path) -> None:
    files = {
        "system.slice/api.service/worker/memory.max": "max",
        "system.slice/api.service/memory.max": str(2 * GIB),
        "system.slice/memory.max": str(3 * GIB),
        "user.slice/memory.max": str(GIB),  # another group's
    }
    assert limits(tmp_path, "0::/system.slice/api.service/worker\n", files) == [2 * GIB, 3 * GIB]


def test_version_1(tmp_path: Path) -> None:
    files = {
        "memory/docker/42/memory.limit_in_bytes": str(GIB),
        "memory/docker/memory.limit_in_bytes": UNLIMITED,
        "cpu/docker/42/memory.limit_in_bytes": "1",
    }
    groups = "5:cpu,cpuacct:/docker/42\n4:hugetlb,memory:/docker/42\n1:name=systemd:/docker/42\n0::/\n"
    assert limits(tmp_path, groups, files) == [GIB, int(UNLIMITED)]


@pytest.mark.parametrize(
    ("groups", "file"), [("0::/\n", "memory.max"), ("4:memory:/docker/42\n", "memory/memory.limit_in_bytes")]
)
def test_a_container_may_see_its_own_group_alone(tmp_path: Path, groups: str, file: str) -> None:
    assert limits(tmp_path, groups, {file: str(GIB)}) == [GIB]


def test_version_2_beside_version_1(tmp_path: Path) -> None:
    files = {"unified/api/memory.max": str(GIB), "unified/memory.max": "max"}
    assert limits(tmp_path, "3:cpu:/api\n0::/api\n", files) == [GIB]


@pytest.mark.parametrize("name", [b"a\xff", "\u2028".encode(), b"a:b"])
def test_any_name_of_a_group(tmp_path: Path, name: bytes) -> None:
    (tmp_path / "groups").write_bytes(b"0::/" + name + b"\n")
    folder = tmp_path / "mount" / os.fsdecode(name)
    folder.mkdir(parents=True)
    (folder / "memory.max").write_text(f"{GIB}\n")
    assert list(group_limits(tmp_path / "groups", tmp_path / "mount")) == [GIB]


@pytest.mark.parametrize("groups", ["0::/../..\n", "0::/gone\n", "4:memory:/\n", "3:cpu:/\n", "\n", "0\n", ""])
def test_groups_without_limits(tmp_path: Path, groups: str) -> None:
    assert limits(tmp_path, groups, {"memory.max": "max", "memory/memory.limit_in_bytes": "max"}) == []


def test_a_system_without_groups(tmp_path: Path) -> None:
    assert list(group_limits(tmp_path / "groups", tmp_path)) == []


def test_no_process_may_use_more_than_the_machine_has() -> None:
    assert 0 < usable_memory() <= os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
