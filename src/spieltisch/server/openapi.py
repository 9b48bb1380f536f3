"""Describing request bodies in the OpenAPI schema; we decode them strictly ourselves."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema


def takes(kind: type) -> type[Operation]:
    """Give an operation whose body is one of our message types."""
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
