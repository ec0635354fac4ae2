"""The example service under clients of many kinds, on a socket: every answer is right, and nothing is left over."""

from __future__ import annotations

import io
import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import anyio
import httpx
import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from starlette.applications import Starlette

from aiotaichi.runtime import recovery
from aiotaichi.testing import FakeQueue
from examples.service import app as service
from service.clients import ENDS, Client, as_png, blurred, pixels_of
from service.fake_device import fake_device, standstill
from service.faults import Scene, lost_again
from service.server import serving
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.filterwarnings("ignore::DeprecationWarning:uvicorn")]

ROOT = Path(__file__).parent.parent.parent
CLIENTS = 200


@pytest.fixture(params=[{}, {"use_uvloop": True}], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, object]:
    """The loops that uvicorn runs on."""
    return "asyncio", request.param


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a busy machine take its time."""
    monkeypatch.setattr(service, "SECONDS", 60)


async def visits(http: httpx.AsyncClient, seed: str, count: int, rounds: int) -> Counter[str]:
    """Have clients ask at once, check what they get, and return how their requests ended."""
    clients = [Client(http, f"{seed}/{number}") for number in range(count)]

    async def visit(client: Client) -> None:
        for _ in range(rounds):
            await client.ask()

    async with anyio.create_task_group() as tasks:
        for client in clients:
            tasks.start_soon(visit, client)
    assert [wrong for client in clients for wrong in client.wrong] == []
    ends = sum((client.ends for client in clients), Counter[str]())
    assert sum(ends.values()) == sum(client.asked for client in clients) == count * rounds
    assert set(ends) <= set(ENDS)
    return ends


async def nothing_is_left(app: Starlette) -> None:
    """Check that the pool is whole, once the device has done the work of clients that left."""
    for queue in app.state.queues:
        await queue.wait()
    statistics = app.state.pool.statistics()
    assert (statistics.borrowed, statistics.returning, statistics.waiting) == (0, 0, 0)


def clients_of(address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=address, timeout=100, limits=httpx.Limits(max_connections=None))


@pytest.mark.parametrize("arch", ["cpu", pytest.param("vulkan", marks=pytest.mark.sweep)])
async def test_200_clients(arch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A service with room for all answers everybody who stays."""
    monkeypatch.setattr(service, "IN_FLIGHT", 2**14)
    app = service.create_app(arch)
    async with serving(app) as address, clients_of(address) as http:
        ends = await visits(http, arch, CLIENTS, rounds=2)
        assert ends["left"]
        assert ends["answered"] + ends["left"] == 2 * CLIENTS
        await nothing_is_left(app)
        assert (await http.get("/health")).status_code == 200
        assert 'aiotaichi_pool_arrays{pool="images",state="borrowed"} 0.0' in (await http.get("/metrics")).text


async def test_a_small_service_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the device stands still, requests are refused or time out; none is lost, and the next are answered."""
    monkeypatch.setattr(service, "IN_FLIGHT", 8)
    monkeypatch.setattr(service, "POOL_BYTES", 2**20)
    monkeypatch.setattr(service, "SECONDS", 1)
    with fake_device() as driver:
        app = service.create_app()
        async with serving(app) as address, clients_of(address) as http:
            with standstill(driver, random.Random(1)):
                ends = await visits(http, "small", CLIENTS, rounds=1)
            assert ends["refused"]
            assert ends["timed out"]
            monkeypatch.setattr(service, "SECONDS", 60)
            await nothing_is_left(app)
            assert (await visits(http, "later", 2, rounds=5))["answered"]


@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
async def test_icons_share_launches(arch: str) -> None:
    """Small images are blurred together with others of their size. Larger ones are not."""
    images = np.random.default_rng(1).integers(0, 256, (40, 48, 48, 3), np.uint8)
    large = np.random.default_rng(1).integers(0, 256, (64, 64, 3), np.uint8)
    app = service.create_app(arch)
    async with serving(app) as address, clients_of(address) as http, anyio.create_task_group() as tasks:

        async def ask(image: npt.NDArray[np.uint8], times: int) -> None:
            answer = await http.post(f"/blur?times={times}", content=as_png(image))
            assert np.array_equal(pixels_of(answer.content), blurred(image, times))

        for number, image in enumerate(images):
            tasks.start_soon(ask, image, 1 + number % 2)
        tasks.start_soon(ask, large, 2)
    found = app.state.icons.statistics()
    assert found.answered == 40
    assert found.batches < 40


async def test_arrays_of_a_client_that_left_are_not_used_again_too_early() -> None:
    """The client leaves while the device works on its image, and cannot revoke that. Then another client asks."""
    images = np.random.default_rng(1).integers(0, 256, (2, 64, 64, 3), np.uint8)
    answers = []
    with fake_device() as driver:
        app = service.create_app()
        async with serving(app) as address, clients_of(address) as http, anyio.create_task_group() as staying:

            async def ask(image: npt.NDArray[np.uint8]) -> None:
                answers.append(await http.post("/blur?times=1", content=as_png(image)))

            async def asked(queue: FakeQueue) -> None:
                await until(lambda: sum(len(batch.commands) for batch in queue.batches) == 3)

            clock = driver.clock
            assert clock is not None
            _, first, second, *_ = clock.queues  # the default queue, those of the service, and those of its batcher
            with standstill(driver, random.Random(1)):
                async with anyio.create_task_group() as leaving:
                    leaving.start_soon(ask, images[0])
                    await asked(first)
                    leaving.cancel_scope.cancel()
                await until(lambda: not app.state.pool.statistics().borrowed)
                staying.start_soon(ask, images[1])
                await asked(second)
                steps = [second.step(), second.step(), first.step(), first.step(), first.step(), second.step()]
                assert all(steps)
    (answer,) = answers
    assert np.array_equal(pixels_of(answer.content), blurred(images[1], 1))


@pytest.mark.parametrize(("obstacle", "status"), [(None, 200), ("a simulated obstacle", 503)])
async def test_health_says_whether_a_lost_device_is_open_again(
    obstacle: str | None, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On CUDA it is not, and the service is restarted."""
    with fake_device() as driver:
        monkeypatch.setattr(driver, "reopening_obstacle", lambda: obstacle)
        app = service.create_app()
        async with serving(app) as address, clients_of(address) as http:
            loss = app.state.rt.loss
            driver.lose()
            await until(loss.done)
            await until(lambda: app.state.rt.health().is_healthy == (status == 200))
            assert (await http.get("/health")).status_code == status
            assert (await http.get("/metrics")).status_code == 200
            answer = await http.post("/blur", content=as_png(np.zeros((1, 1, 3), np.uint8)))
            assert answer.status_code == status, answer.text


@pytest.mark.parametrize("seed", range(3))
async def test_a_device_that_is_lost_again_while_it_is_opened(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of the soak: the service goes on, and answers in the end."""
    monkeypatch.setattr(recovery, "_PAUSE_SECONDS", 0.01)
    with fake_device() as driver:
        app = service.create_app()
        async with serving(app) as address, clients_of(address) as http:
            scene = Scene(app, http, random.Random(seed), driver, tmp_path)
            await lost_again(scene)
            assert 1 <= scene.counts["devices lost again"] <= 3
            assert (await visits(http, "later", 2, rounds=3))["answered"]
            await nothing_is_left(app)


PNG = as_png(np.zeros((8, 8, 3), np.uint8))
NOISE = as_png(np.random.default_rng(1).integers(0, 256, (64, 64, 3), np.uint8))


@pytest.mark.parametrize(
    ("parameters", "body", "status", "message"),
    [
        ("times=x", PNG, 422, "valid integer"),
        ("times=0", PNG, 422, "greater than or equal to 1"),
        ("times=65", PNG, 422, "less than or equal to 64"),
        ("times=1", b"", 400, "send a PNG or a JPEG"),
        ("times=1", b"GIF89a" + bytes(64), 400, "send a PNG or a JPEG"),
        ("times=1", NOISE[:2000], 400, "the picture is damaged"),
        ("times=1", as_png(np.zeros((1, 2**22 + 1, 3), np.uint8)), 400, "at most 4194304 in all"),
        ("times=1", bytes(2**23 + 1), 400, "more than 8388608 bytes"),
    ],
)
async def test_bad_requests(parameters: str, body: bytes, status: int, message: str) -> None:
    async with serving(service.create_app("cpu")) as address, clients_of(address) as http:
        response = await http.post(f"/blur?{parameters}", content=body)
        assert response.status_code == status
        assert message in response.text


async def test_a_jpeg_is_answered_with_a_jpeg() -> None:
    """The answer is the blurred picture, as Pillow encodes it."""
    ramp = np.add.outer(np.arange(120), np.arange(160)).astype(np.uint8)
    file = io.BytesIO()
    Image.fromarray(np.stack([ramp, ramp // 2, 255 - ramp], -1)).save(file, "JPEG")
    async with serving(service.create_app("cpu")) as address, clients_of(address) as http:
        answer = await http.post("/blur?times=3", content=file.getvalue())
    assert answer.headers["content-type"] == "image/jpeg"
    expected = io.BytesIO()
    Image.fromarray(blurred(pixels_of(file.getvalue()), 3)).save(expected, "JPEG", quality=90)
    assert answer.content == expected.getvalue()


async def test_too_many_requests_are_told_when_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_REQUESTS", 0)
    async with serving(service.create_app("cpu")) as address, clients_of(address) as http:
        answer = await http.post("/blur", content=PNG)
        assert (answer.status_code, answer.headers["Retry-After"]) == (429, "1")
        monkeypatch.setattr(service, "MOST_REQUESTS", 1)
        assert (await http.post("/blur", content=PNG)).status_code == 200


async def test_a_request_that_is_late_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "SECONDS", 1e-9)
    async with serving(service.create_app("cpu")) as address, clients_of(address) as http:
        assert (await http.post("/blur", content=PNG)).status_code == 504


async def test_the_page_and_the_health_of_each_queue() -> None:
    async with serving(service.create_app("cpu")) as address, clients_of(address) as http:
        page = await http.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert "Blur a picture" in page.text
        found = (await http.get("/health")).json()
        assert found["is_healthy"]
        assert all(queue["failure"] is None for queue in found["queues"])
        assert "/blur" in (await http.get("/openapi.json")).json()["paths"]


def test_the_image_has_a_warm_cache(tmp_path: Path) -> None:
    """The Dockerfile's own command fills the cache: afterwards nothing is compiled."""
    text = (ROOT / "examples" / "service" / "Dockerfile").read_text()
    (command,) = re.findall(r"^RUN python (-m aiotaichi warm .*)$", text, re.MULTILINE)
    environment = {**os.environ, "AIOTAICHI_CACHE_DIR": str(tmp_path)}
    warm = [sys.executable, *command.split()]
    for _ in range(2):
        subprocess.run(warm, cwd=ROOT, env=environment, check=True, capture_output=True, timeout=60)
        files = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
        assert files
    for source in re.findall(r"^COPY (.*) \S+$", text, re.MULTILINE):
        assert all((ROOT / each).exists() for each in source.split())


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples" / "service" / "app.py").read_text().splitlines()) < 120


async def test_the_end_waits_for_no_kernel() -> None:
    """While the device stands still, requests end without an answer, and so does the service."""
    with fake_device() as driver:
        assert driver.clock is not None
        with standstill(driver, random.Random(1)):
            log = len(driver.clock.log)
            app = service.create_app()
            async with anyio.create_task_group() as tasks, clients_of("http://127.0.0.1") as http:
                async with serving(app, seconds=0) as address:
                    statuses: list[int] = []

                    async def ask() -> None:
                        with suppress(httpx.TransportError):
                            image = as_png(np.zeros((64, 64, 3), np.uint8))
                            statuses.append((await http.post(f"{address}/blur", content=image)).status_code)

                    for _ in range(8):
                        tasks.start_soon(ask)
                    await until(lambda: sum(queue.in_flight for queue in app.state.queues) > 8)
                assert set(statuses) <= {500}
            assert len(driver.clock.log) == log


def test_a_stop_answers_what_was_asked() -> None:
    """SIGTERM while requests are in flight: all are answered, and the process ends well."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "examples.service", "--arch", "cpu", "--port", str(port), "--drain", "30"]
    image = np.random.default_rng(1).integers(0, 256, (480, 640, 3), np.uint8)
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as process:
        try:
            answers = anyio.run(_stopped_in_the_middle, process, f"http://127.0.0.1:{port}", image)
            assert process.wait(30) in (0, -signal.SIGTERM)
        finally:
            process.kill()
        assert process.stderr is not None
        log = process.stderr.read()
    assert "Traceback" not in log
    assert "Finished server process" in log
    expected = blurred(image, 16)
    assert len(answers) == 4
    for answer in answers:
        assert np.array_equal(pixels_of(answer), expected)


async def _stopped_in_the_middle(process: subprocess.Popen[str], address: str, image: Any) -> list[bytes]:
    answers = []
    body = as_png(image)

    sent = []

    async def note(name: str, info: object) -> None:
        if name == "http11.send_request_body.complete":
            sent.append(info)

    async def ask(http: httpx.AsyncClient) -> None:
        response = await http.post("/blur?times=16", content=body, extensions={"trace": note})
        assert response.status_code == 200, response.text
        answers.append(response.content)

    async with clients_of(address) as http:
        with anyio.fail_after(60):
            while True:
                try:
                    await http.get("/health")
                    break
                except httpx.ConnectError:
                    await anyio.sleep(0.05)
        async with anyio.create_task_group() as tasks:
            for _ in range(4):
                tasks.start_soon(ask, http)
            await until(lambda: len(sent) == 4)
            await http.get("/health")  # on a later connection: the server has accepted the others
            process.send_signal(signal.SIGTERM)
    return answers
