"""Additions to the OpenAPI schema that litestar cannot derive: request bodies and refusals."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from spieltisch.core.game import Refusal

REFUSALS = {
    400: "The request cannot be read, or asks for something that does not exist or is not allowed.",
    401: "The guest's cookie is missing or was altered.",
    403: "The request came from another site's page.",
    404: "It does not exist.",
    409: "Not possible now: the table or game is in another state.",
    410: "The table was made by another version.",
    413: "The body is too long.",
    429: "Too many requests; `Retry-After` says when to try again.",
    503: "Too much is going on at once; try again.",
}


def describe_refusals(handlers: Iterable[Any]) -> None:
    """Document the refusals with which each handler of the API may answer."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {
                status: ResponseSpec(Refusal, description=REFUSALS[status], generate_examples=False)
                for status in sorted(_statuses(handler))
            }


def _statuses(handler: HTTPRouteHandler) -> Iterator[int]:
    """Derive the statuses of refusals from what a handler takes."""
    yield from (400, 401, 429, 503)
    if any("{" in path for path in handler.paths):
        yield 404
    if any("{table_id" in path for path in handler.paths):
        yield from (409, 410)
    if not handler.http_methods <= {"GET", "HEAD"}:
        yield from (403, 404, 409, 410, 413)


def takes(kind: type) -> type[Operation]:
    """Return an operation whose body is one of our message types."""
    _, components = msgspec.json.schema_components([kind])
    content = {"application/json": OpenAPIMediaType(schema=_schema(components[kind.__name__]))}

    @dataclass
    class Described(Operation):
        def __post_init__(self) -> None:
            self.request_body = RequestBody(content=content, required=True)

    return Described


def _schema(raw: Mapping[str, Any]) -> Schema:
    return Schema(
        title=raw.get("title"),
        description=raw.get("description"),
        type=OpenAPIType(raw["type"]) if "type" in raw else None,
        any_of=[_schema(each) for each in raw["anyOf"]] if "anyOf" in raw else None,
        items=_schema(raw["items"]) if "items" in raw else None,
        required=raw.get("required"),
        properties={name: _schema(each) for name, each in raw.get("properties", {}).items()}
        or None,
        min_length=raw.get("minLength"),
        max_length=raw.get("maxLength"),
        minimum=raw.get("minimum"),
        maximum=raw.get("maximum"),
    )
