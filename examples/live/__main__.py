"""Serve the live demo, as ``python -m aiotaichi demo --serve`` does, with the same options."""

from __future__ import annotations

import sys

from aiotaichi.cli import main

if __name__ == "__main__":
    sys.exit(main(["demo", "--serve", *sys.argv[1:]]))
