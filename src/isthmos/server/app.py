"""The application: doors, guard and house put together."""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Router
from litestar.config.response_cache import ResponseCacheConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router

from isthmos import __version__, in_english
from isthmos.server.doors import games, people
from isthmos.server.doors.answers import answer_fault, answer_http, answer_refusal, answer_unreadable
from isthmos.server.doors.description import Description
from isthmos.server.doors.guard import Guard, headers_of, token_of
from isthmos.server.doors.pages import STATIC, first_page, healthz, metrics_page, metrics_token, page, readyz
from isthmos.server.doors.sockets import Door
from isthmos.server.operation import collector, logs
from isthmos.server.operation.config import Config, to_path
from isthmos.server.operation.limits import Limiter
from isthmos.server.people.people import Who, who_comes
from isthmos.server.store.opening import store_for
from isthmos.server.tables import campaign
from isthmos.server.tables.house import House
from isthmos.server.tables.keeper import Keeper
from isthmos.server.wire.refusals import Refusal

log = structlog.get_logger()
CONFIG = "ISTHMOS_CONFIG"
"""How worker processes are told their configuration."""
SWITCH_INTERVAL = 0.0005
"""Seconds. SQLite's writer releases the global interpreter lock for every statement, and waits as long to take it back
from the event loop."""


async def provide_house(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


async def provide_who(request: Request[Any, Any, Any]) -> Who:
    """Whoever holds the token of the request."""
    house: House = request.app.state.house
    return await who_comes(house, *token_of(headers_of(request.scope), house.config))


def make_app(config: Config) -> Any:
    """The ASGI application for one worker."""
    house = House(config, store_for(config.database, config.data))
    campaign.watch(house)
    keeper, collecting = Keeper(house), collector.in_steps()

    async def start(app: Litestar) -> None:
        await house.store.open()
        app.state.metrics_token = metrics_token(config)
        await keeper.start()
        collector.start()
        collecting.start()
        house.steady.append(collecting)
        sys.setswitchinterval(SWITCH_INTERVAL)
        log.info("ready", database=in_english(house.store.describe()), version=__version__)

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

    handlers: list[Any] = [
        Router("/api", route_handlers=[*people.DOORS, *games.DOORS]),
        healthz,
        readyz,
        metrics_page,
        page,
    ]
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
