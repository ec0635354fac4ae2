"""Run the Vulkan backend's tests under Khronos' validation layer, and fail if the layer writes anything.

python -m tests.validation [arguments of pytest]
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path

__all__ = ["main", "messages_of"]

_TESTS = Path(__file__).parent
_SELECTED = [
    *map(str, sorted(_TESTS.glob("*/test_vulkan*.py"))),
    f"{_TESTS / 'backends' / 'test_backends.py'}::TestVulkan",
    str(_TESTS / "backends" / "test_catalog.py"),
    str(_TESTS / "interop" / "test_sharing.py"),
    str(_TESTS / "launch" / "test_replays.py"),
    "-k",
    # A lost device's objects are destroyed while they may run: only a device that is really lost allows that.
    "vulkan and not lost and not loss",
]
_PROCESSES = ["-n", "auto", "--dist", "loadfile", "--timeout", "120"]
_SETTINGS = """\
khronos_validation.debug_action = VK_DBG_LAYER_ACTION_LOG_MSG
khronos_validation.report_flags = error,warn
khronos_validation.log_filename = {}
"""
_WRONG = """
import asyncio
import aiotaichi as at
from aiotaichi.backends.vulkan.binding import NULL, lib
from aiotaichi.hal import MemoryRequest
from aiotaichi.runtime.runtime import open_device_of

async def main():
    async with at.Runtime("vulkan") as rt:
        memory = open_device_of(rt).device.allocate(MemoryRequest(4))
        lib.vkDestroyBuffer(open_device_of(rt).device.logical.value, memory.buffer.handle.value, NULL)
        del memory  # destroys it again

asyncio.run(main())
async def again():
    async with at.Runtime("vulkan"):
        pass
asyncio.run(again())
"""


def messages_of(command: Sequence[str]) -> tuple[int, str]:
    """Run a command under the layer; return its status and the layer's messages."""
    with tempfile.TemporaryDirectory() as folder:
        # A pipe with a name, not a file: every instance that is created truncates its log.
        log = Path(folder) / "log"
        os.mkfifo(log)
        Path(folder, "vk_layer_settings.txt").write_text(_SETTINGS.format(log))
        descriptor = os.open(log, os.O_RDWR)  # a reader before the first writer
        found: list[bytes] = []

        def read() -> None:
            while not (data := os.read(descriptor, 65536)).endswith(b"\0"):
                found.append(data)
            found.append(data[:-1])

        reader = threading.Thread(target=read)
        reader.start()
        layer = {"VK_INSTANCE_LAYERS": "VK_LAYER_KHRONOS_validation", "VK_LAYER_SETTINGS_PATH": folder}
        try:
            status = subprocess.run(command, env={**os.environ, **layer}, check=False).returncode
        finally:
            os.write(descriptor, b"\0")
            reader.join()
            os.close(descriptor)
        return status, b"".join(found).decode(errors="replace")


def main(arguments: Sequence[str]) -> int:
    status, text = messages_of([sys.executable, "-c", _WRONG])
    if status or "vkDestroyBuffer" not in text:
        print(text)
        print("A buffer was destroyed twice and the layer did not say so (Debian: vulkan-validationlayers).")
        return 1
    command = [sys.executable, "-m", "pytest", "--part", "first", *_PROCESSES, *(arguments or _SELECTED)]
    status, text = messages_of(command)
    if text:
        print(text)
        print(f"The validation layer wrote {len(text.splitlines())} lines.")
    return status or bool(text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
