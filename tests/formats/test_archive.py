"""Archives: folders and zips, valid and damaged."""

from __future__ import annotations

import io
import os
import tracemalloc
import warnings
import zipfile
from pathlib import Path

import pytest

from aiotaichi.errors import CorruptedDataError
from aiotaichi.formats import Archive
from aiotaichi.formats.limits import MAX_MEMBER, MAX_MEMBERS, MAX_SIZE


def zipped(*members: tuple[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    buffer = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(buffer, "w", method) as archive:
        warnings.simplefilter("ignore", UserWarning)  # zipfile warns of the duplicates made on purpose
        for name, data in members:
            archive.writestr(zipfile.ZipInfo(name), data, method)
    return buffer.getvalue()


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_zips_are_read_stored_and_deflated(method: int, tmp_path: Path) -> None:
    data = zipped(("a", b"1" * 100), ("b.ll", b""), method=method)
    path = tmp_path / "any.suffix"
    path.write_bytes(data)
    for archive in (Archive.from_bytes(data), Archive.open(path), Archive.open(str(path))):
        assert dict(archive) == {"a": b"1" * 100, "b.ll": b""}


def test_only_the_files_of_a_folder_are_read(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"1")
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "b").write_bytes(b"2")
    (tmp_path / "link").symlink_to("/etc/passwd")
    os.mkfifo(tmp_path / "pipe")
    assert dict(Archive.open(tmp_path)) == {"a": b"1"}


@pytest.mark.parametrize("name", ["/a", "../a", "..", "sub/a", "a\\b", "C:\\a", "./a"])
def test_names_that_lead_elsewhere_are_refused(name: str) -> None:
    with pytest.raises(CorruptedDataError, match="plain file name"):
        Archive.from_bytes(zipped((name, b"1")))


def test_duplicates_are_refused() -> None:
    with pytest.raises(CorruptedDataError, match="twice"):
        Archive.from_bytes(zipped(("a", b"1"), ("a", b"2")))


def test_other_compressions_are_refused() -> None:
    with pytest.raises(CorruptedDataError, match="neither stored nor deflated"):
        Archive.from_bytes(zipped(("a", b"1" * 1000), method=zipfile.ZIP_LZMA))


def test_a_path_without_a_module_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none", Path("/dev/null"), tmp_path / ("x" * 300), Path("nul\0byte")):
        with pytest.raises(CorruptedDataError, match=r"None|No such|too long|cannot be read|neither"):
            Archive.open(path)
    (tmp_path / "empty").write_bytes(b"")
    with pytest.raises(CorruptedDataError, match="PK"):
        Archive.open(tmp_path / "empty")


@pytest.mark.slow
def test_a_zip_bomb_is_refused_before_it_unpacks() -> None:
    bomb = zipped(*[(f"m{i}", bytes(MAX_MEMBER)) for i in range(17)])
    assert len(bomb) < MAX_SIZE // 500
    tracemalloc.start()
    with pytest.raises(CorruptedDataError, match=str(MAX_SIZE)):
        Archive.from_bytes(bomb)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 4 * len(bomb) + 2**20


def test_a_member_longer_than_its_declared_size_is_refused() -> None:
    data = bytearray(zipped(("a", bytes(5_000_000))))
    size = (5_000_000).to_bytes(4, "little")
    lie = (100).to_bytes(4, "little")
    data = bytearray(bytes(data).replace(size, lie))
    tracemalloc.start()
    with pytest.raises(CorruptedDataError, match=r"member 'a'|damaged"):
        Archive.from_bytes(bytes(data))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 3 * 2**20


@pytest.mark.slow
def test_too_many_members_are_refused() -> None:
    with pytest.raises(CorruptedDataError, match=str(MAX_MEMBERS)):
        Archive.from_bytes(zipped(*[(str(i), b"") for i in range(MAX_MEMBERS + 1)]))


def test_damage_anywhere_in_a_zip_raises_corrupted_data() -> None:
    data = zipped(("a", b"hello" * 20), ("b", bytes(50)))
    for i in range(len(data)):
        for damaged in (data[:i], data[:i] + bytes([data[i] ^ 0xFF]) + data[i + 1 :]):
            try:
                archive = Archive.from_bytes(damaged)
            except CorruptedDataError:
                continue
            assert set(archive) <= {"a", "b"} or len(archive) <= 2


def test_an_encrypted_member_is_refused() -> None:
    data = bytearray(zipped(("a", b"1")))
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(signature) + offset] |= 1
    with pytest.raises(CorruptedDataError, match="encrypted"):
        Archive.from_bytes(bytes(data))


def test_a_missing_member_is_named() -> None:
    with pytest.raises(CorruptedDataError, match=r"here\.tcm: graphs\.json is missing"):
        Archive("here.tcm", {})["graphs.json"]
