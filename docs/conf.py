"""Sphinx configuration: ``nox -s docs`` builds with warnings as errors."""

from importlib.metadata import version as installed_version

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
