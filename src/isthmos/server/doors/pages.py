"""Doors that are not of the API: whether the server is well, its measures, and the page of the client."""

from __future__ import annotations

from pathlib import Path
from secrets import compare_digest
from typing import Any

import structlog
from litestar import HttpMethod, MediaType, Request, Response, get, route
from prometheus_client import generate_latest

from isthmos import __version__
from isthmos.server.operation import metrics
from isthmos.server.operation.config import Config
from isthmos.server.store import queries
from isthmos.server.tables.house import House
from isthmos.server.wire import shapes
from isthmos.server.wire.refusals import NotKnown, NotNow

log = structlog.get_logger()

STATIC = Path(__file__).parents[1] / "static"


@get("/healthz", include_in_schema=False)
async def healthz(house: House) -> shapes.Health:
    """200 when a move can be taken, and what happens by itself does happen: the database takes a transaction."""
    if house.closing:
        raise NotNow("server-stops")
    for task in (*house.steady, *house.store.steady):
        if task.is_stale():
            raise NotNow("server-task-stale", task=task.name)
    await house.writing(lambda connection: queries.beat(connection, "healthz", house.now()))
    return shapes.Health("ok", __version__)


@get("/readyz", include_in_schema=False)
async def readyz(house: House) -> shapes.Ready:
    await house.reading(queries.downtimes)
    if house.closing:
        raise NotNow("server-stops")
    return shapes.Ready("ready")


@route("/metrics", http_method=list(HttpMethod), include_in_schema=False, media_type=MediaType.TEXT, status_code=200)
async def metrics_page(request: Request[Any, Any, Any]) -> bytes:
    """For whoever holds the operator's token. For anybody else there is no such page."""
    shown, token = request.headers.get("authorization", ""), request.app.state.metrics_token
    if request.method != HttpMethod.GET or not token or not compare_digest(shown.encode(), f"Bearer {token}".encode()):
        raise NotKnown("server-no-page")
    return generate_latest()


def metrics_token(config: Config) -> str:
    """Nothing where none can be kept: a server that cannot be measured still serves."""
    try:
        return metrics.token_in(config.data)
    except OSError as error:
        log.warning("no token for /metrics", reason=error.strerror)
        return ""


PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>isthmos</title></head>
<body><h1>isthmos</h1>
<p>The server runs. The pages of the web client are not installed here.</p>
<ul><li><a href="/api/lobby">Open tables</a></li><li><a href="/api/titles">Games</a></li>
<li><a href="/schema/openapi.json">The interface, described for programs</a></li></ul>
</body></html>
"""


def first_page() -> bytes:
    """The web client, or a plain page where it is not built."""
    index = STATIC / "index.html"
    return index.read_bytes() if index.exists() else PAGE.encode()


@get(["/", "/games/{game:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Request[Any, Any, Any], game: str = "") -> Response[bytes]:
    """The client reads the address itself."""
    return Response(request.app.state.page, media_type=MediaType.HTML)
