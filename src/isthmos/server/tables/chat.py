"""Talk at a table: for those who sit there, read by everybody who may look."""

from __future__ import annotations

import contextlib
import unicodedata
from typing import Any

from isthmos.server.people.people import Who
from isthmos.server.store import queries, quotas
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Live
from isthmos.server.wire.refusals import NotAllowed, NotNow, Refusal, Refused, WhoAreYou

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
    said, at = clean(text), house.now()

    def work(connection: Any) -> Refusal | None:
        refused = quotas.for_a_line(connection, house.config, live.id, who.person)
        if refused is None and not queries.add_chat(connection, live.id, who.person, said, at):
            return WhoAreYou("server-session-ended")
        return refused

    refusal = await house.writing(work)
    if refusal is not None:
        raise refusal
    with contextlib.suppress(NotNow):  # it is kept, and told with the next line
        await house.tell_chat(live)
