"""Sphinx configuration: ``nox -s docs`` builds with warnings as errors."""

import re
from importlib.metadata import version as installed_version
from pathlib import Path

from sphinx.application import Sphinx

project = "aiotaichi"
author = "the aiotaichi authors"
version = release = installed_version("aiotaichi")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
]
html_theme = "furo"
html_title = "aiotaichi"
html_show_copyright = False
html_theme_options = {
    name: {"code-font-size": "0.75em"} for name in ("light_css_variables", "dark_css_variables")
}  # at 1280 pixels, a line of 100 characters fits
pygments_dark_style = "github-dark"  # the default underlines names
exclude_patterns = ["_build"]

autodoc_default_options = {"member-order": "bysource"}
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented_params"
autodoc_preserve_defaults = True
napoleon_google_docstring = False
napoleon_use_rtype = False
python_use_unqualified_type_names = True
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
nitpicky = True
nitpick_ignore_regex = [  # names that these pages do not document
    (
        r"py:.*",
        r"(numpy|npt|dask|prometheus_client|opentelemetry|Tracer|Span|SpanKind|Attributes|distributed|collections|concurrent|contextlib|contextvars|queue\.Full|struct|os|pathlib|time|array|threading)\b.*",
    ),
    (
        r"py:class",
        r"(T|(aiotaichi\.types\.)?NumpyT(_co)?|aiotaichi\.(queue\.(event|event_group)|runtime\.queue)\.T|Abstract(Async)?ContextManager|aiotaichi\.aot\.export\.K|Region|ImagePart|DTypeLike|CapabilitiesLike|KernelFunction|MemoryInteropInfo|Buffer|Parameter|ReturnSpec|HostPool)",
    ),
    (
        r"py:class",
        r"aiotaichi\.(hal\.images\..*|formats\.archive\.Archive|core\.spans\.Span|core\.signatures\..*Signature)",
    ),
]


def _add_examples(app: Sphinx, docname: str, source: list[str]) -> None:
    """Add the rows of the table of examples/README.md to the gallery: those with a picture come first."""
    if docname != "gallery":
        return
    path = Path(app.srcdir).parent / "examples" / "README.md"
    app.env.note_dependency(str(path))
    rows = re.findall(r"^\| `(.+?)` \| (.+) \| (.+) \| (.+) \|$", path.read_text(), re.MULTILINE)
    parts = []
    for command, shows, seen, seconds in sorted(rows, key=lambda row: "![" not in row[2]):
        name = command.removeprefix("python -m ").split()
        title = " ".join(name[:2]) if name[0] == "aiotaichi" else name[0].removeprefix("examples.").replace("_", " ")
        title = "The live demo" if "--serve" in name else title[0].upper() + title[1:]
        takes = re.sub(r"\d+( to \d+)?", r"\g<0> s", seconds)
        what = re.sub(r"^\[?[a-z]", lambda first: first[0].upper(), shows)
        label = "" if "![" in seen else "You see: "
        parts.append(f"## {title}\n\n{what}.\n\n```sh\n{command}\n```\n\n{label}{seen}\n\nTime: {takes}.")
    text = "\n\n".join(parts).replace("](../docs/", "](")
    source[0] += "\n" + re.sub(r"(?<!!)\[([^]]+)\]\((?!https?://|[\w-]+\.md)[^)]*\)", r"\1", text) + "\n"


def setup(app: Sphinx) -> None:
    """Let Sphinx make the gallery."""
    app.connect("source-read", _add_examples)
