"""What every door knows of a request."""

from __future__ import annotations

from typing import Any

from litestar import Request

from isthmos.server.people.people import Who
from isthmos.server.wire.refusals import WhoAreYou

Asked = Request[Any, Any, Any]


def must_be_somebody(who: Who) -> None:
    if not who.person:
        raise WhoAreYou("server-no-session")
