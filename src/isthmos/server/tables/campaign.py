"""The solo campaign online: progress belongs to a person."""

from __future__ import annotations

import msgspec
import structlog

from isthmos.games.catalogue import TITLES
from isthmos.games.peloponnes.campaign import Attempt, Progress, next_level, table_options, with_attempt
from isthmos.games.peloponnes.title import shipped_content
from isthmos.server.people.people import Who
from isthmos.server.store import queries
from isthmos.server.tables import laying
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Live
from isthmos.server.wire import shapes
from isthmos.server.wire.refusals import NotNow, Refused
from isthmos.table.events import Setup

GAME = "peloponnes"
log = structlog.get_logger()


async def progress_of(house: House, person: str) -> Progress:
    row = await house.reading(lambda connection: queries.person_row(connection, person))
    return msgspec.json.decode(row["campaign"], type=Progress) if row and row["campaign"] else Progress()


async def status(house: House, who: Who) -> shapes.CampaignState:
    progress = await progress_of(house, who.person)
    level = next_level(progress, shipped_content())
    return shapes.CampaignState(level.number if level else None, msgspec.to_builtins(progress))


async def next_table(house: House, who: Who) -> str:
    """The next level, dealt and ready."""
    progress = await progress_of(house, who.person)
    level = next_level(progress, shipped_content())
    if level is None:
        raise Refused("server-campaign-won")
    setup = Setup(
        title=GAME,
        rules=TITLES[GAME].rules_version,
        seats=1,
        commitment="",
        host=who.person,
        options=table_options(progress, level),
        campaign=True,
    )
    return (await laying.lay(house, who, setup, "", [laying.ME], "", start=True))[0]


def watch(house: House) -> None:
    """Finished levels are counted before anybody hears of the end; and where the server was stopped in between, when
    the table is next opened."""

    async def counted(live: Live) -> None:
        if live.sitting.setup.campaign and live.sitting.status() == "finished":
            try:
                await count(house, live)
            except NotNow as error:
                log.warning("level not counted yet", game=live.id, reason=str(error))

    house.watchers.append(counted)


async def count(house: House, live: Live) -> None:
    """A finished level counts once."""
    sitting = live.sitting
    person, state = sitting.seats[0].person, sitting.playing().state
    level = shipped_content().levels[int(sitting.setup.options["level"]) - 1]
    label = sitting.title.seat_label(state, 0)
    attempt = Attempt(live.id, level.number, label, state.scores()[0], level.points_needed)
    before = await progress_of(house, person)
    progress = with_attempt(before, attempt)
    if progress is before:
        return
    text = msgspec.json.encode(progress).decode()
    await house.writing(lambda connection: queries.change_person(connection, person, {"campaign": text}))
