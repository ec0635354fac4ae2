"""Run the service: ``python -m examples.service [ARCH [PORT]]``, by default on the best device of this machine."""

from __future__ import annotations

import sys

import uvicorn

from .app import create_app

if __name__ == "__main__":
    arch, port = [*sys.argv[1:], None, None][:2]
    uvicorn.run(create_app(arch), port=int(port or 8000), timeout_graceful_shutdown=10)
