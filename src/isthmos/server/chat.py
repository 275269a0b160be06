"""Talk at a table: for those who sit there, read by everybody who may look."""

from __future__ import annotations

import unicodedata
from typing import Any

from isthmos.server import quotas
from isthmos.server.house import House, Live
from isthmos.server.people import Who
from isthmos.server.refusals import NotAllowed, Refused

LONGEST = 500


def clean(text: str) -> str:
    kept = "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign)[0] != "C").strip()
    if not kept:
        raise Refused("server-chat-empty")
    if len(kept) > LONGEST:
        raise Refused("server-chat-long", most=LONGEST)
    return kept


async def say(house: House, live: Live, who: Who, text: str) -> None:
    if not live.sitting.seats_of(who.person):
        raise NotAllowed("server-chat-seats")
    row = {"game": live.id, "person": who.person, "name": who.name, "text": clean(text), "at": house.now()}

    def work(connection: Any) -> Refused | None:
        house.store.notify(connection, [f"chat {live.id}"])
        return quotas.add_chat(connection, house.config, row)

    refused = await house.writing(work)
    if refused is not None:
        raise refused
    if not house.store.several_workers:
        await house.push_chat(live)
