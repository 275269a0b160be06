"""Campaigns online: progress belongs to a person. What it means is said by the game; here it is kept."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog

from isthmos.games.catalogue import CAMPAIGNS, TITLES
from isthmos.server.people.people import Who
from isthmos.server.store import queries
from isthmos.server.tables import laying
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Live
from isthmos.server.wire import shapes
from isthmos.server.wire.refusals import NotKnown, NotNow, Refused
from isthmos.table.events import Setup

FIRST = next(iter(CAMPAIGNS), "")
"""Whose campaign is meant where no title is named."""
log = structlog.get_logger()


def known(title: str) -> str:
    """The title that is meant. Raises NotKnown where it has no campaign."""
    if (title or FIRST) not in CAMPAIGNS:
        raise NotKnown("server-no-campaign", title=title, titles=", ".join(CAMPAIGNS))
    return title or FIRST


async def kept(house: House, person: str) -> dict[str, msgspec.Raw]:
    """What is written down of a person, by title."""
    row = await house.reading(lambda connection: queries.person_row(connection, person))
    return msgspec.json.decode(row["campaign"], type=dict[str, msgspec.Raw]) if row and row["campaign"] else {}


def progress_in(found: dict[str, msgspec.Raw], title: str) -> Any:
    kind = CAMPAIGNS[title].progress
    return msgspec.json.decode(found[title], type=kind) if title in found else kind()


async def status(house: House, who: Who, title: str) -> shapes.CampaignState:
    progress = progress_in(await kept(house, who.person), title)
    return shapes.CampaignState(CAMPAIGNS[title].level(progress), msgspec.to_builtins(progress))


async def next_table(house: House, who: Who, title: str) -> str:
    """The next level, dealt and ready."""
    progress = progress_in(await kept(house, who.person), title)
    if CAMPAIGNS[title].level(progress) is None:
        raise Refused("server-campaign-won")
    setup = Setup(
        title=title,
        rules=TITLES[title].rules_version,
        seats=1,
        commitment="",
        host=who.person,
        options=CAMPAIGNS[title].setup(progress),
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
    title, person = live.sitting.title.id, live.sitting.seats[0].person
    found = await kept(house, person)
    before = progress_in(found, title)
    progress = CAMPAIGNS[title].count(before, live.id, live.sitting.playing().state)
    if progress is before:
        return
    text = msgspec.json.encode({**found, title: msgspec.Raw(msgspec.json.encode(progress))}).decode()
    await house.writing(lambda connection: queries.change_person(connection, person, {"campaign": text}))
