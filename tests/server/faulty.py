"""A server in which something goes wrong in every kind of process: `python -m server.faulty serve …`.

Every process it starts runs this module too. A fault says what it knows, as one that was not foreseen may.
"""

from __future__ import annotations

import asyncio
from threading import Thread
from typing import Any, NoReturn

from sqlalchemy import text

from isthmos.bots import pool
from isthmos.cli.main import run
from isthmos.core import record
from isthmos.server.store import queries
from isthmos.server.tables import commands, laying

SAID = "said-by-a-fault"


def fail(*known: object) -> NoReturn:
    raise RuntimeError(f"{SAID} {known!r}")


async def fail_later(*known: object) -> NoReturn:
    fail(*known)


def fail_everywhere(sitting: Any) -> NoReturn:
    """In a task nobody waits for, in a callback, in a thread, and in the request."""
    known = (sitting.secret, sitting.secret.hex(), sitting.salt, sitting.salt.hex())
    loop = asyncio.get_running_loop()
    loop.create_task(fail_later(*known))  # noqa: RUF006
    loop.call_soon(fail, *known)
    Thread(target=fail, args=known).start()
    fail(*known)


def ask_nonsense(connection: Any, game: str, _: int) -> Any:
    """The database says what it was asked."""
    secret = connection.execute(text("SELECT secret FROM game WHERE id = :game"), {"game": game}).scalar()
    return connection.execute(text("SELECT nothing FROM nowhere WHERE secret = :secret"), {"secret": secret})


FAULTS = {
    (laying, "verification"): fail_everywhere,
    (commands, "sit"): fail,
    (queries, "person_by_login"): fail,
    (queries, "set_standing"): fail,
    (queries, "add_chat"): fail,
    (queries, "chat_of"): ask_nonsense,
    (queries, "overdue"): fail,
    (pool, "bot_named"): fail,
    (record, "load"): fail,
}

if __name__ in ("__main__", "__mp_main__"):
    for (module, name), fault in FAULTS.items():
        assert hasattr(module, name), name
        setattr(module, name, fault)

if __name__ == "__main__":
    run()
