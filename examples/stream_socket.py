"""Double arrays for the clients of a socket. Their numbers arrive in memory that the device reaches.

A request is the count of its numbers, a u64, then the numbers, f32. The answer is the doubled numbers. anyio's own
streams have no ``recv_into``. A plain socket has, and ``anyio.wait_readable`` waits for it on every event loop.

Usage: ``python -m examples.stream_socket``.
"""

from __future__ import annotations

import socket
import struct
from contextlib import suppress
from pathlib import Path

import anyio
import numpy as np

import aiotaichi as at

MODULE = Path(__file__).parent / "modules" / "demo.tcm"
COUNT = struct.Struct("<Q")
MOST = 1 << 20  # numbers of a request


async def receive(connection: socket.socket, place: memoryview) -> bool:
    """Fill ``place`` from a socket that does not block. Return False if the peer closed it before the first byte."""
    place, size = place.cast("B"), place.nbytes
    while place:
        await anyio.wait_readable(connection)
        count = connection.recv_into(place)
        if not count:
            if place.nbytes == size:
                return False
            raise EOFError("the peer has closed the connection in the middle of a message")
        place = place[count:]
    return True


async def send(connection: socket.socket, data: memoryview) -> None:
    """Send all of ``data`` through a socket that does not block."""
    data = data.cast("B")
    while data:
        await anyio.wait_writable(connection)
        data = data[connection.send(data) :]


async def answer(rt: at.Runtime, saxpy: at.Kernel, connection: socket.socket) -> None:
    """Answer the requests of one connection, until the client closes it or breaks off."""
    numbers = rt.host_array(MOST, at.f32)  # one place: a request's answer replaces the request
    x, y = rt.ndarray(MOST, at.f32), rt.ndarray(MOST, at.f32)
    head = bytearray(COUNT.size)
    with connection, suppress(EOFError, ConnectionError):  # other connections go on
        while await receive(connection, memoryview(head)):
            (count,) = COUNT.unpack(head)
            if not 0 < count <= MOST or not await receive(connection, numbers[:count].data):
                return
            rt.queue.write(x[:count], numbers[:count], borrow=True)
            rt.queue.fill(y, 0)
            rt.queue.launch(saxpy, 2.0, x, y)
            await rt.queue.read(y[:count], out=numbers[:count])
            await send(connection, numbers[:count].data)


async def serve(listener: socket.socket) -> None:
    """Answer every connection to ``listener``, until the call is cancelled."""
    async with at.Runtime("cpu") as rt, anyio.create_task_group() as tasks:
        saxpy = (await rt.load_aot_module(MODULE)).kernel("saxpy")
        while True:
            await anyio.wait_readable(listener)
            connection, _ = listener.accept()
            connection.setblocking(False)
            tasks.start_soon(answer, rt, saxpy, connection)


async def ask(connection: socket.socket, numbers: np.ndarray) -> np.ndarray:
    """Return the server's answer, an array of f32 as ``numbers``."""
    answer = np.empty_like(numbers)
    await send(connection, memoryview(COUNT.pack(numbers.size)))
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(send, connection, numbers.data)
        if not await receive(connection, answer.data):
            raise EOFError("the server has closed the connection")
    return answer


async def main() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(serve, listener)
            with socket.create_connection(listener.getsockname()) as connection:
                connection.setblocking(False)
                print(await ask(connection, np.arange(8, dtype=np.float32)))
            tasks.cancel_scope.cancel()


if __name__ == "__main__":
    anyio.run(main)
