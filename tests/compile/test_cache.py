"""The cache on disk: damaged entries, wrong files and untrusted folders are removed or ignored."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aiotaichi.compile import Cache, CompileRequest, CompileService, linker

KEY, OTHER = Cache.key("one"), Cache.key("another")
HOUR = 3600 * 10**9


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    made = Cache(tmp_path / "cache", limit=10_000)
    made.put(KEY, b"one")
    made.put(OTHER, b"another")
    return made


def give_away(path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can give a file away")
    os.chown(path, 12345, 12345)


def link_to_another(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.with_name(OTHER))


def make_fifo(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def make_socket(path: Path) -> None:
    path.unlink()
    there = os.getcwd()
    os.chdir(path.parent)  # the path of a socket must be short
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(there)


def make_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


DAMAGES: dict[str, Callable[[Path], object]] = {
    "empty": lambda path: path.write_bytes(b""),
    "cut": lambda path: path.write_bytes(path.read_bytes()[:-1]),
    "longer": lambda path: path.write_bytes(path.read_bytes() + b"\0"),
    "changed": lambda path: path.write_bytes(path.read_bytes().replace(b"one", b"two")),
    "the copy of another entry": lambda path: shutil.copy(path.with_name(OTHER), path),
    "100 GiB": lambda path: os.truncate(path, 100 * 2**30),
    "writable by others": lambda path: path.chmod(0o620),
    "another user's": give_away,
    "a link": link_to_another,
    "a FIFO": make_fifo,
    "a socket": make_socket,
    "a folder": make_folder,
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_wrong_file_counts_as_missing_and_is_removed(cache: Cache, damage: Callable[[Path], object]) -> None:
    path = cache.folder / KEY
    damage(path)
    assert cache.get(KEY) is None
    assert not os.path.lexists(path)
    assert cache.get(OTHER) == b"another"
    cache.put(KEY, b"one")
    assert cache.get(KEY) == b"one"


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_eviction_copes_with_wrong_files(cache: Cache, damage: Callable[[Path], object]) -> None:
    damage(cache.folder / KEY)
    for number in range(30):
        cache.put(Cache.key(str(number)), bytes(1000))
    assert sum(path.lstat().st_size for path in cache.folder.iterdir()) <= cache.limit
    assert cache.get(Cache.key("29")) == bytes(1000)


def test_a_folder_in_an_entrys_place_that_is_not_empty_stays(cache: Cache, caplog: pytest.LogCaptureFixture) -> None:
    make_folder(cache.folder / KEY)
    (cache.folder / KEY / "precious").write_text("")
    assert cache.get(KEY) is None
    cache.put(KEY, b"one")
    assert cache.get(KEY) is None
    assert (cache.folder / KEY / "precious").exists()
    assert "cannot remove" in caplog.text


@pytest.mark.slow
@given(st.data())
def test_an_entry_is_complete_or_missing(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    """Random bytes of the files are changed, and the files are renamed."""
    cache = Cache(tmp_path_factory.mktemp("cache"))
    contents = {Cache.key(str(number)): bytes([number]) * 40 for number in range(3)}
    for key, content in contents.items():
        cache.put(key, content)
    files = {key: (cache.folder / key).read_bytes() for key in contents}
    for key in contents:
        damaged = bytearray(files[data.draw(st.sampled_from(sorted(files)))])
        del damaged[data.draw(st.integers(0, len(damaged))) :]
        if damaged and data.draw(st.booleans()):
            damaged[data.draw(st.integers(0, len(damaged) - 1))] ^= 1 << data.draw(st.integers(0, 7))
        (cache.folder / key).write_bytes(damaged)
        whole = bytes(damaged) == files[key]
        assert cache.get(key) == (contents[key] if whole else None)
        assert (cache.folder / key).exists() == whole


@pytest.mark.parametrize("mode", [0o720, 0o702, 0o1777], ids=oct)
def test_a_folder_that_others_may_write_to_is_not_used(
    cache: Cache, mode: int, caplog: pytest.LogCaptureFixture
) -> None:
    cache.folder.chmod(mode)
    before = sorted(os.listdir(cache.folder))
    for number in range(3):
        assert cache.get(KEY) is None
        cache.put(Cache.key(str(number)), b"more")
        cache.remove(KEY)
    assert sorted(os.listdir(cache.folder)) == before
    (record,) = (record for record in caplog.records if record.levelname == "WARNING")
    for words in (str(cache.folder), "can be written by others", "chmod go-w", "AIOTAICHI_CACHE_DIR"):
        assert words in record.getMessage()
    cache.folder.chmod(0o700)
    assert cache.get(KEY) == b"one"


def test_a_folder_of_another_user_is_not_used(cache: Cache, caplog: pytest.LogCaptureFixture) -> None:
    give_away(cache.folder)
    assert cache.get(KEY) is None
    cache.put(Cache.key("new"), b"new")
    assert not (cache.folder / Cache.key("new")).exists()
    assert "belongs to user 12345" in caplog.text


def test_the_folder_may_be_a_link(cache: Cache, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(cache.folder)
    assert Cache(tmp_path / "link").get(KEY) == b"one"
    cache.folder.chmod(0o777)
    assert Cache(tmp_path / "link").get(KEY) is None


def test_a_new_folder_is_this_users_own(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        Cache(tmp_path / "new").put(KEY, b"one")
    finally:
        os.umask(before)
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "new" / KEY).stat().st_mode & 0o777 == 0o600


def make_fifo_of(folder: Path) -> None:
    shutil.rmtree(folder)
    os.mkfifo(folder)


@pytest.mark.parametrize("spoil", [shutil.rmtree, make_fifo_of], ids=["gone", "a FIFO"])
def test_a_vanished_folder_only_costs_time(cache: Cache, spoil: Callable[[Path], object]) -> None:
    spoil(cache.folder)
    assert cache.get(KEY) is None
    cache.remove(KEY)
    cache.put(KEY, b"one")
    assert cache.get(KEY) == (b"one" if cache.folder.is_dir() else None)


def test_a_removed_entry_is_missing(cache: Cache) -> None:
    for _ in range(2):
        cache.remove(KEY)
        assert cache.get(KEY) is None
    assert cache.get(OTHER) == b"another"


def test_an_entry_over_the_limit_is_not_stored(cache: Cache) -> None:
    cache.put(Cache.key("huge"), bytes(cache.limit))
    assert cache.get(Cache.key("huge")) is None
    assert cache.get(KEY) == b"one"


def test_files_of_killed_processes_are_removed_after_an_hour(cache: Cache) -> None:
    now = (cache.folder / KEY).stat().st_mtime_ns
    for name, age in (("old", 2 * HOUR), ("of the future", -2 * HOUR), ("of a process that writes", 0)):
        path = cache.folder / f".new-{name}"
        path.write_bytes(bytes(5000))
        os.utime(path, ns=(now - age, now - age))
    cache.put(Cache.key("new"), bytes(4900))
    assert [path.name for path in cache.folder.glob(".new-*")] == [".new-of a process that writes"]
    assert cache.get(Cache.key("new")) == bytes(4900)
    assert cache.get(KEY) is None, "what is being written counts"


def test_an_entry_from_the_future_is_removed_first(cache: Cache) -> None:
    """A clock that was once wrong must not keep an entry forever."""
    later = (cache.folder / KEY).stat().st_mtime_ns + 2 * HOUR
    os.utime(cache.folder / KEY, ns=(later, later))
    cache.put(Cache.key("new"), bytes(9880))
    assert cache.get(KEY) is None
    assert cache.get(OTHER) == b"another"


LIMITED = """
import os, resource, sys
from pathlib import Path
from aiotaichi.compile import Cache

cache, key = Cache(Path(sys.argv[1])), Cache.key("one")
cache.put(key, b"one")
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))  # like a full disk or a quota: a write fails half-way
cache.put(Cache.key("two"), bytes(5000))
cache.put(key, bytes(5000))
assert os.listdir(cache.folder) == [key], os.listdir(cache.folder)
assert cache.get(key) == b"one"
resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
cache.put(key, b"two")
assert cache.get(key) is None
cache.remove(key)
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100))
"""


@pytest.mark.slow
def test_a_full_disk_and_no_descriptors_leave_entries_as_they_are(tmp_path: Path) -> None:
    program = LIMITED.replace("(0, 0)", "(0, 100)") + "assert cache.get(key) == b'one'\n"
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "File too large" in done.stderr
    assert "Too many open files" in done.stderr


def test_a_failed_write_is_warned_about_once(cache: Cache, caplog: pytest.LogCaptureFixture) -> None:
    for name in ("full", "full too"):
        (cache.folder / Cache.key(name) / "full").mkdir(parents=True)
    for name in ("full", "full too", "full"):
        cache.put(Cache.key(name), b"x")
    assert [record.getMessage() for record in caplog.records if "not cached" in record.getMessage()] == [
        f"compiled code is not cached in {cache.folder}: Is a directory: set AIOTAICHI_CACHE_DIR to a folder that "
        "can be written"
    ]
    assert cache.fault is not None
    assert cache.fault.startswith(f"{cache.folder}: Is a directory: set ")


def test_threads_share_a_folder(cache: Cache) -> None:
    wrong: list[object] = []

    def use(seed: int) -> None:
        for number in range(200):
            content = bytes([(number + seed) % 20]) * 800
            found = cache.get(Cache.key(content))
            if found not in (None, content):
                wrong.append(found)
            cache.put(Cache.key(content), content)
            if number % 7 == 0:
                cache.remove(Cache.key(content))

    threads = [threading.Thread(target=use, args=(seed,)) for seed in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert not list(cache.folder.glob(".new-*"))


def test_the_cache_is_bounded_and_keeps_what_is_used(tmp_path: Path) -> None:
    cache = Cache(tmp_path, limit=10_000)
    for i in range(20):
        cache.put(cache.key(str(i)), bytes(1000))
        cache.get(cache.key("0"))
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 10_000
    assert cache.get(cache.key("0")) is not None
    assert cache.get(cache.key("19")) is not None
    assert cache.get(cache.key("1")) is None


def test_the_cache_removes_only_its_own_files(tmp_path: Path) -> None:
    mine = tmp_path / "precious.db"
    mine.write_bytes(bytes(4096))
    (tmp_path / "folder").mkdir()
    cache = Cache(tmp_path, limit=1000)
    for number in range(5):
        cache.put(Cache.key(str(number)), bytes(400))
    assert mine.exists()
    assert (tmp_path / "folder").exists()
    assert cache.get(Cache.key("0")) is None
    assert cache.get(Cache.key("4")) == bytes(400)


def test_keys_separate_their_parts() -> None:
    assert Cache.key("ab", "c") != Cache.key("a", "bc")


@pytest.mark.slow
def test_two_processes_fill_one_cache(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from aiotaichi.compile import Cache\n"
        "cache = Cache(Path(sys.argv[1]), limit=20_000)\n"
        "for i in range(300):\n"
        "    key = cache.key(str(i % 30)); found = cache.get(key)\n"
        "    assert found in (None, bytes([i % 30]) * 1000), i\n"
        "    cache.put(key, bytes([i % 30]) * 1000)\n"
    )
    processes = [subprocess.Popen([sys.executable, "-c", program, str(tmp_path)]) for _ in range(2)]
    assert [process.wait(60) for process in processes] == [0, 0]
    assert not list(tmp_path.glob(".new-*"))


def test_without_a_home_nothing_is_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    for name in ("AIOTAICHI_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    cache = Cache()
    cache.put("key", b"code")
    assert cache.get("key") is None


GOOD = b"define i32 @f() {\n  ret i32 7\n}\n"


@pytest.mark.parametrize("content", ["empty", "text", "cut", "no ELF that LLVM knows", "of other code"])
def test_object_code_that_cannot_be_linked_is_compiled_again(tmp_path: Path, content: str) -> None:
    """The checksum is right: only the linker notices."""
    triple, cpu, features = linker.target()
    request = CompileRequest("f.ll", GOOD, triple, cpu, features, ("f",), ())
    other = CompileRequest("g.ll", GOOD.replace(b"@f", b"@g"), triple, cpu, features, ("g",), ())
    cache = Cache(tmp_path)
    with closing(CompileService(cache, linker.llvm_version())) as service:
        code = service.compile(request)
        wrong = {"empty": b"", "text": b"hello", "cut": code[:100], "no ELF that LLVM knows": b"\x7fELF" + bytes(200)}
        (key,) = [path.name for path in tmp_path.iterdir() if len(path.name) == 64]
        wrong["of other code"] = service.compile(other)
        cache.put(key, wrong[content])
        assert linker.Linker().load(service, request, {})["f"]
        assert cache.get(key) == code
