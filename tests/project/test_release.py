"""What a release says of itself."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import aiotaichi

ROOT = Path(__file__).parent.parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
OPTIONAL = PROJECT["optional-dependencies"]


def test_the_version_is_everywhere_the_same() -> None:
    assert PROJECT["version"] == aiotaichi.__version__
    assert f"\nversion: {aiotaichi.__version__}\n" in (ROOT / "CITATION.cff").read_text()
    assert f"\n## {aiotaichi.__version__}\n" in (ROOT / "CHANGELOG.md").read_text()


def test_the_sdist_has_what_a_checkout_has() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        included = set(tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])
    kept = {f"/{path.name}" for path in ROOT.iterdir() if path.name != "pyproject.toml"}
    needed = {"/aiotaichi", "/tests", "/examples", "/docs", "/benchmarks", "/tools", "/.ci", "/noxfile.py"}
    assert needed | {"/README.md", "/LICENSE", "/CHANGELOG.md", "/CONTRIBUTING.md", "/SECURITY.md"} <= included
    assert included <= kept, "the sdist names a file that is not there"


def test_a_page_says_what_each_dependency_is_for() -> None:
    text = (ROOT / "docs" / "dependencies.md").read_text()
    names = [re.split(r"[><=;\[ ]", each)[0] for each in PROJECT["dependencies"]]
    for extra, packages in OPTIONAL.items():
        assert f"`{extra}`" in text
        if extra not in ("test", "bench", "docs", "all"):
            names += [re.split(r"[><=;\[ ]", each)[0] for each in packages]
    for name in names:
        assert f"`{name}" in text, name


def test_every_install_line_names_an_extra_that_there_is() -> None:
    pages = [ROOT / "README.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.py")]
    found = {
        extra.strip()
        for path in [*pages, *(ROOT / "aiotaichi").rglob("*.py")]
        for extras in re.findall(r"""(?:pip install '?\.\[|install_hint\(['"])([\w,]+)""", path.read_text())
        for extra in extras.split(",")
    }
    assert found <= set(OPTIONAL), found - set(OPTIONAL)
    assert {"build", "vulkan", "cuda", "dask", "prometheus", "trace"} <= found


def test_no_line_installs_aiotaichi_by_its_name() -> None:
    """No index has it yet: there, another package could have the name. Wheels are installed by their path."""
    by_name = re.compile(r"\binstall\s+(?:-\S+\s+)*['\"]?aiotaichi\b(?!\[[^\]]*\] @ )|\baiotaichi\[[a-z,]+\](?! @ )")
    assert by_name.search("pip install -U 'aiotaichi[cuda]'")
    assert by_name.search("pip install aiotaichi")
    assert not by_name.search("pip install '.[cuda]'")
    folders = [ROOT / name for name in ("aiotaichi", "docs", "examples", "benchmarks", "tools", ".github")]
    endings = (".md", ".py", ".yml", ".html")
    paths = [path for folder in folders for path in folder.rglob("*") if path.suffix in endings]
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in [*ROOT.glob("*.md"), *paths]
        for match in by_name.finditer(path.read_text())
    ]
    assert not found


def test_the_page_on_variables_has_them_all() -> None:
    text = (ROOT / "docs" / "environment.md").read_text()
    used = {
        name
        for path in (ROOT / "aiotaichi").rglob("*.py")
        for name in re.findall(r"AIOTAICHI_[A-Z_]+", path.read_text())
    }
    assert used - {"AIOTAICHI_HELPER"} == set(re.findall(r"AIOTAICHI_[A-Z_]+", text))
