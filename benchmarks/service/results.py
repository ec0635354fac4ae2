"""The results of a run, as a file of JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

__all__ = ["Results", "Row", "load", "problems", "save"]

Row = dict[str, Any]
"""``part``, ``tree``, ``round``, ``request`` and ``figures``. If a measurement did not work, ``figures`` has only
``missing`` or ``failed``, with the reason."""
Results = dict[str, Any]
"""``arch``, ``device``, ``date``, ``machine``, ``against`` and ``rows``."""


def save(results: Results, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(results, indent=1) + "\n")


def load(path: Path) -> Results:
    results: Results = json.loads(path.read_text())
    return results


def problems(results: Results, kind: str) -> list[str]:
    """Return why measurements are ``"missing"`` or ``"failed"``, each reason once."""
    return list(dict.fromkeys(str(row["figures"][kind]) for row in results["rows"] if kind in row["figures"]))
