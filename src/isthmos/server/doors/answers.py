"""What goes wrong with a request, as it is told."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from isthmos.core.foreign import misfit
from isthmos.core.message import Message
from isthmos.server.doors.guard import refusal_body
from isthmos.server.wire import frames
from isthmos.server.wire.refusals import Fault, NoSuchMethod, NotKnown, Refusal, Stale, TooLarge, language_for

log = structlog.get_logger()


def answer_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """A stale command is answered with the position as it is now."""
    body = refusal_body(refusal, language_for(request.headers.get("accept-language", "")))
    if isinstance(refusal, Stale) and refusal.position:
        body.position = msgspec.Raw(refusal.position)
    return Response(frames.encode(body), status_code=refusal.status, media_type=MediaType.JSON)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What is refused before a door is reached."""
    if error.status_code == NotKnown.status:
        return answer_refusal(request, NotKnown("server-no-page"))
    if error.status_code == NoSuchMethod.status:
        return answer_refusal(request, NoSuchMethod("server-no-method"))
    if error.status_code == TooLarge.status:
        return answer_refusal(request, TooLarge("server-request-large", most=request.app.state.house.config.bodies))
    refusal = Refusal("server-bad-request", detail=details(error))
    refusal.status = error.status_code
    return answer_refusal(request, refusal)


def details(error: HTTPException) -> Message | list[Message]:
    """Which parts of it do not fit, and why; where nothing is known of parts, only that."""
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return Message("data-unreadable", {})
    return [
        Message("data-at", {"problem": misfit(row.get("message", "")), "place": row.get("key", "$")})
        for row in error.extra
    ]


def answer_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    return answer_refusal(request, Refusal("server-unreadable"))


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: logged, and told without any detail."""
    log.error("fault", path=request.url.path, kind=type(error).__name__, exc_info=error)
    return answer_refusal(request, Fault("server-fault"))
