"""Run the service, by default on the best device of this machine."""

from __future__ import annotations

import sys

from examples.command_line import device_for, need, parser

for package in ("fastapi", "uvicorn", "PIL", "prometheus_client"):
    need(package, "pip install '.[prometheus,service]'")

import uvicorn  # noqa: E402

from .app import MODULE, SECONDS, create_app  # noqa: E402

if __name__ == "__main__":
    options = parser(__doc__)
    options.add_argument("--host", default="127.0.0.1")
    options.add_argument("--port", type=int, default=8000)
    options.add_argument("--drain", type=float, default=SECONDS, help="seconds that requests have after SIGTERM")
    given = options.parse_args()
    if given.loop == "trio":
        sys.exit("uvicorn runs on asyncio: give --loop asyncio")
    app = create_app(device_for(MODULE, given.arch))
    uvicorn.run(app, host=given.host, port=given.port, timeout_graceful_shutdown=given.drain)
