"""Serve an application in the running event loop, on a real socket."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.types import ASGIApp

__all__ = ["serving"]


class _Server(uvicorn.Server):
    def install_signal_handlers(self) -> None:
        """Do nothing: the signals are the test's."""


@asynccontextmanager
async def serving(app: ASGIApp, seconds: int = 10) -> AsyncIterator[str]:
    """Serve ``app`` inside the block, and yield its address. At the end, requests have ``seconds`` to end."""
    config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=seconds, timeout_keep_alive=600)
    server = _Server(config)
    with socket.create_server(("127.0.0.1", 0), backlog=1024) as listener:
        task = asyncio.create_task(server._serve([listener]))
        try:
            while not server.started:
                if task.done():
                    task.result()
                    raise RuntimeError("the service has not started")
                await asyncio.sleep(0.01)
            yield "http://{}:{}".format(*listener.getsockname())
        finally:
            server.should_exit = True
            await task
