"""The interface as it is described for programs; here is added what cannot be read from the signatures of the doors."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from isthmos.server.wire import shapes

Spec = dict[str, Any]
JSON, TEXT = "application/json", "text/plain"
PLACE = "#/components/schemas/{name}"
_, SHAPES = msgspec.json.schema_components(shapes.ALL, ref_template=PLACE)
"""With what may be missing."""
SENT_AS_THEY_LIE: dict[str, Spec] = {
    "/api/games/{game}": {JSON: {"schema": {"$ref": PLACE.format(name="Position")}}},
    "/api/games/{game}/record": {TEXT: {"schema": {"type": "string"}}, JSON: {"schema": {"type": "object"}}},
}
"""Answers that are bytes already."""
REFUSAL = {
    "description": "A refusal: nothing has changed",
    "content": {JSON: {"schema": {"$ref": PLACE.format(name="RefusalFrame")}}},
}


class Description(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: Spec) -> bytes:
        return super().render(request, completed(openapi_schema))


def completed(spec: Spec) -> Spec:
    """Every door may refuse, and a request has no fields but those that are named."""
    spec["components"]["schemas"].update(SHAPES)
    for path, doors in spec["paths"].items():
        for door in doors.values():
            door["responses"].pop("400", None)
            door["responses"]["default"] = REFUSAL
            close(spec, door.get("requestBody", {}).get("content", {}))
        if path in SENT_AS_THEY_LIE:
            doors["get"]["responses"]["200"]["content"] = SENT_AS_THEY_LIE[path]
    return spec


def close(spec: Spec, part: Any) -> None:
    """Whatever a body is made of has exactly the fields it names."""
    if isinstance(part, list):
        for one in part:
            close(spec, one)
    elif isinstance(part, dict):
        if "$ref" in part:
            close(spec, spec["components"]["schemas"][part["$ref"].rpartition("/")[2]])
        if "properties" in part:
            part["additionalProperties"] = False
        for one in part.values():
            close(spec, one)
