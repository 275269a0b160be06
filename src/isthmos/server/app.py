"""The application: doors, guard and house put together."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from secrets import compare_digest
from typing import Any

import msgspec
import structlog
from litestar import HttpMethod, Litestar, MediaType, Request, Response, get, route
from litestar.config.response_cache import ResponseCacheConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from prometheus_client import generate_latest

from isthmos import __version__
from isthmos.server import campaign, collector, frames, logs, metrics, queries
from isthmos.server.config import Config, to_path
from isthmos.server.description import Description
from isthmos.server.guard import Guard, headers_of, refusal_body, token_of
from isthmos.server.house import House, Live
from isthmos.server.keeper import Keeper
from isthmos.server.limits import Limiter
from isthmos.server.people import Who, who_comes
from isthmos.server.refusals import Fault, NoSuchMethod, NotKnown, NotNow, Refusal, Stale, TooLarge, language_for
from isthmos.server.routes import ROUTES
from isthmos.server.sockets import Door
from isthmos.server.store import store_for
from isthmos.table.events import Event

log = structlog.get_logger()
STATIC = Path(__file__).parent / "static"
CONFIG = "ISTHMOS_CONFIG"
"""How worker processes are told their configuration."""
SOON = 0.0005
"""Seconds the writer of SQLite, which lets go of the interpreter for every row, waits to have it back from the loop."""


async def provide_house(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


async def provide_who(request: Request[Any, Any, Any]) -> Who:
    """Whoever holds the token of the request."""
    house: House = request.app.state.house
    return await who_comes(house, *token_of(headers_of(request.scope), house.config))


# --- what goes wrong ----------------------------------------------------------------------------


def answer_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """A stale command is answered with the position as it is now."""
    body = refusal_body(refusal, language_for(request.headers.get("accept-language", "")))
    if isinstance(refusal, Stale) and refusal.position:
        body["position"] = msgspec.Raw(refusal.position)
    return Response(frames.encode(body), status_code=refusal.status, media_type=MediaType.JSON)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What is refused before a door is reached."""
    if error.status_code == NotKnown.status:
        return answer_refusal(request, NotKnown("server-no-page"))
    if error.status_code == NoSuchMethod.status:
        return answer_refusal(request, NoSuchMethod("server-no-method"))
    if error.status_code == TooLarge.status:
        return answer_refusal(request, TooLarge("server-request-large", most=request.app.state.house.config.bodies))
    detail = str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(f"{row.get('key', 'the request')}: {row.get('message', '')}" for row in error.extra)
    refusal = Refusal("server-bad-request", detail=detail)
    refusal.status = error.status_code
    return answer_refusal(request, refusal)


def answer_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    return answer_refusal(request, Refusal("server-unreadable"))


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: logged, and told without any detail."""
    log.error("fault", path=request.url.path, kind=type(error).__name__, exc_info=error)
    return answer_refusal(request, Fault("server-fault"))


# --- doors that are not of the API --------------------------------------------------------------


@get("/healthz", include_in_schema=False)
async def healthz(house: House) -> dict[str, str]:
    """200 when a move can be taken, and what happens by itself does happen: the database takes a transaction."""
    if house.closing:
        raise NotNow("server-stops")
    for task in (*house.steady, *house.store.steady):
        if task.is_stale():
            raise NotNow("server-task-stale", task=task.name)
    await house.writing(lambda connection: queries.beat(connection, "healthz", house.now()))
    return {"status": "ok", "version": __version__}


@get("/readyz", include_in_schema=False)
async def readyz(house: House) -> dict[str, str]:
    await house.reading(queries.downtimes)
    if house.closing:
        raise NotNow("server-stops")
    return {"status": "ready"}


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


# --- putting together ---------------------------------------------------------------------------


class CountingHouse(House):
    """A house that counts finished levels of the campaign before anybody hears of the end; and where it was stopped in
    between, when the table is next opened."""

    async def _keep(
        self, live: Live, command: str, events: list[Event], status: str, has_new_sitters: bool = False
    ) -> None:
        await super()._keep(live, command, events, status, has_new_sitters)
        await self._count(live)

    async def _open(self, game: str) -> Live:
        live = await super()._open(game)
        await self._count(live)
        return live

    async def _count(self, live: Live) -> None:
        if live.sitting.setup.campaign and live.sitting.status() == "finished":
            try:
                await campaign.count(self, live)
            except NotNow as error:
                log.warning("level not counted yet", game=live.id, reason=str(error))


def make_app(config: Config) -> Any:
    """The ASGI application for one worker."""
    house = CountingHouse(config, store_for(config.database, config.data))
    keeper, collecting = Keeper(house), collector.in_steps()

    async def start(app: Litestar) -> None:
        await house.store.open()
        app.state.metrics_token = metrics_token(config)
        await keeper.start()
        collector.start()
        collecting.start()
        house.steady.append(collecting)
        sys.setswitchinterval(SOON)
        log.info("ready", database=house.store.describe(), version=__version__)

    async def stop(app: Litestar) -> None:
        house.closing = True
        house.let_go(lambda caller: True, 1012, "the server stops; connect again in a moment")
        await keeper.stop()
        await collecting.stop()
        house.bots.close()
        house.room.close()
        for task in list(house.tasks):
            task.cancel()
        await house.store.close()

    handlers: list[Any] = [ROUTES, healthz, readyz, metrics_page, page]
    if STATIC.is_dir():
        handlers.append(create_static_files_router("/static", [STATIC]))
    app = Litestar(
        route_handlers=handlers,
        dependencies={"house": Provide(provide_house), "who": Provide(provide_who)},
        exception_handlers={
            Refusal: answer_refusal,
            HTTPException: answer_http,
            RecursionError: answer_unreadable,
            UnicodeError: answer_unreadable,
            Exception: answer_fault,
        },
        on_startup=[start],
        on_shutdown=[stop],
        openapi_config=OpenAPIConfig("isthmos", __version__, path="/schema", render_plugins=[Description()]),
        request_max_body_size=config.bodies,
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
    )
    app.state.house = house
    app.state.page = first_page()
    app.state.account_limiter = Limiter(config.account_rate, config.account_burst)
    return Guard(app, Door(house), config)


def from_environment() -> Any:
    """For worker processes: the configuration comes in a variable."""
    logs.set_up()
    return make_app(msgspec.json.decode(os.environ[CONFIG], type=Config, dec_hook=to_path))
