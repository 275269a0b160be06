"""The samples for Caddy and nginx, with the real programs: TLS, sockets, addresses, and what stays inside."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket as sockets
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from .running import Person, Server, play_seat, receive_until, send

DEPLOY = Path(__file__).parents[2] / "deploy"
HOST = "play.example.org"
PROXIES = [
    pytest.param(name, marks=pytest.mark.skipif(not shutil.which(name), reason=f"{name} is not installed"))
    for name in ("caddy", "nginx")
]


def free_port() -> int:
    with sockets.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    crt, key = folder / "fullchain.pem", folder / "privkey.pem"
    names = ["-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}"]
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", *names]
    subprocess.run([*made, "-days", "2", "-keyout", key, "-out", crt], check=True, capture_output=True)
    return crt, key


def caddy(folder: Path, to: int, port: int) -> tuple[list[str], dict[str, str]]:
    """The sample as it is, but with a certificate of our own: there is nobody here to give one."""
    crt, key = certificate(folder)
    sample = (DEPLOY / "Caddyfile").read_text().replace("{$PLAY_HOST} {", f"{{$PLAY_HOST}} {{\n\ttls {crt} {key}", 1)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + sample)
    settings = {"PLAY_HOST": f"{HOST}:{port}", "ISTHMOS_ADDRESS": f"127.0.0.1:{to}", "HOME": str(folder)}
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], settings


def nginx(folder: Path, to: int, port: int) -> tuple[list[str], dict[str, str]]:
    """The sample as it is, on ports of our own and inside the smallest frame that nginx starts with."""
    certificate(folder)
    sample = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8777", f"127.0.0.1:{to}")
    sample = sample.replace("listen 443", f"listen 127.0.0.1:{port}").replace(
        "listen 80", f"listen 127.0.0.1:{free_port()}"
    )
    sample = re.sub(r"/etc/letsencrypt/live/[^/]+", str(folder), sample)
    temporary = "".join(
        f"{one}_temp_path {folder}/{one};" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {temporary}\n{sample}\n}}"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"], {}


@contextmanager
def in_front_of(name: str, server: Server, folder: Path) -> Iterator[int]:
    """The proxy, until the test is over; yields its port."""
    port = free_port()
    folder.mkdir()
    command, settings = {"caddy": caddy, "nginx": nginx}[name](folder, server.port, port)
    with (folder / "log").open("w") as log:
        running = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **settings})
    try:
        wait_for(port, folder)
        yield port
    finally:
        running.terminate()
        running.wait(20)


def wait_for(port: int, folder: Path) -> None:
    for _ in range(400):
        try:
            sockets.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError((folder / "log").read_text())


class ThroughProxy(httpx.HTTPTransport):
    """Connects to the proxy on this machine, whatever the name: there is no such name anywhere."""

    def __init__(self, folder: Path, port: int, source: str = "127.0.0.1") -> None:
        super().__init__(verify=trusting(folder), local_address=source)
        self.port = port

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(host="127.0.0.1", port=self.port)
        request.extensions["sni_hostname"] = HOST
        return super().handle_request(request)


def trusting(folder: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


def client(folder: Path, port: int, source: str = "127.0.0.1") -> httpx.Client:
    return httpx.Client(base_url=f"https://{HOST}", transport=ThroughProxy(folder, port, source), timeout=30)


@pytest.fixture
def open_proxy(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[tuple[Server, Path, int]]:
    """A server set up as the samples say, with a proxy before it."""
    settings = {"ISTHMOS_SECURE": "1", "ISTHMOS_HOSTS": HOST, "ISTHMOS_PROXIES": "127.0.0.1"}
    with ExitStack() as stack:
        server = stack.enter_context(Server(tmp_path / "data", 1, "", **settings, **getattr(request, "param", {})))
        name = request.getfixturevalue("name")
        yield server, tmp_path / "proxy", stack.enter_context(in_front_of(name, server, tmp_path / "proxy"))


@pytest.mark.parametrize("name", PROXIES)
def test_the_page_comes_by_tls_and_only_files_are_compressed(name: str, open_proxy: tuple[Server, Path, int]) -> None:
    _, folder, port = open_proxy
    with client(folder, port) as http:
        page = http.get("/")
        assert page.status_code == 200
        assert "max-age" in page.headers["strict-transport-security"]
        assert "content-encoding" not in page.headers
        [script] = re.findall(r'src="(/static/assets/[^"]+\.js)"', page.text)[:1]
        file = http.get(script)
        assert file.status_code == 200
        assert file.headers.get("content-encoding") == "gzip"
        session = http.post("/api/session", json={"name": "Ann"})
        assert session.status_code == 201
        assert "content-encoding" not in session.headers, "a token beside a chosen name"
        assert "__Host-" in session.headers["set-cookie"]


@pytest.mark.parametrize("name", PROXIES)
def test_a_game_is_played_through_the_socket(name: str, open_proxy: tuple[Server, Path, int]) -> None:
    server, folder, port = open_proxy
    person = Person(server, "Ann")
    game = person.lay("peloponnes", ["me"])["game"]
    person.post(f"/api/games/{game}/do/start", {"command": "start"})

    async def play() -> None:
        address = f"wss://{HOST}:{port}/ws/games/{game}"
        bearer = {"authorization": f"Bearer {person.token}"}
        async with connect(
            address, host="127.0.0.1", port=port, ssl=trusting(folder), additional_headers=bearer
        ) as line:
            await send(line, type="hello", seq=0)
            position = await receive_until(line, "position")
            answer = position["choices"][0]["answers"][0]
            await send(line, type="answer", seq=position["seq"], command="first", answer=answer)
            assert (await receive_until(line, "ack", "refusal"))["type"] == "ack"
        assert (await play_seat(person, game, 7))["status"] == "finished"

    asyncio.run(asyncio.wait_for(play(), 120))


@pytest.mark.parametrize("open_proxy", [{"ISTHMOS_RATE": "0.001", "ISTHMOS_BURST": "5"}], indirect=True)
@pytest.mark.parametrize("name", PROXIES)
def test_people_are_told_apart_by_their_own_address_and_not_by_what_they_claim(
    name: str, open_proxy: tuple[Server, Path, int]
) -> None:
    _, folder, port = open_proxy
    with client(folder, port) as one, client(folder, port, "127.0.0.2") as other:
        claims = [{"x-forwarded-for": f"198.51.100.{n}"} for n in range(8)]
        found = [one.get("/api/session", headers=claim).status_code for claim in claims]
        assert found[-1] == 429, "a claimed address would have been a new one each time"
        assert other.get("/api/session").status_code != 429, "all people would share the proxy's address"


@pytest.mark.parametrize("name", PROXIES)
def test_measures_stay_inside(name: str, open_proxy: tuple[Server, Path, int]) -> None:
    server, folder, port = open_proxy
    bearer = {"authorization": f"Bearer {(server.data / 'metrics.token').read_text()}"}
    assert httpx.get(f"{server.address}/metrics", headers=bearer).status_code == 200
    with client(folder, port) as http:
        for path in ("/metrics", "/readyz"):
            assert http.get(path, headers=bearer).status_code == 404
        assert http.get("/healthz").status_code == 200
