"""A game's options, read strictly: a refusal names the option that is wrong and what it allows."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from spieltisch.core.errors import BadSetup

T = TypeVar("T")

SHOWN = 40
"""How many characters of a wrong value a refusal repeats."""


def read_options(options: Any, kind: type[T]) -> T:
    """Convert plain JSON values to the options of a game, or raise BadSetup."""
    if not isinstance(options, Mapping):
        raise BadSetup("bad_option", "The options of a game are an object, such as {}.", option="")
    for name, value in options.items():
        _verify(name, value, kind)
    return msgspec.convert(dict(options), type=kind)


def options_from(words: Iterable[str], kind: type) -> dict[str, Any]:
    """Read options as typed on the command line, such as side=B, or raise BadSetup."""
    options: dict[str, Any] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise _bad(word, "write an option as name=value, such as side=B")
        if name in options:
            raise _bad(name, "is named twice")
        _verify(name, value := _typed(name, text, kind), kind)
        options[name] = value
    return options


def defaults_of(kind: type) -> Mapping[str, Any]:
    """Return the default of each option, as plain JSON values."""
    usual = kind()
    return {
        name: msgspec.to_builtins(getattr(usual, field.name))
        for name, field in _fields(kind).items()
    }


def bounds_of(kind: type) -> Mapping[str, Any]:
    """Return the minimum and maximum of each numeric option, including those inside a list."""
    bounds = {name: _bounds(field.type) for name, field in _fields(kind).items()}
    return {name: found for name, found in bounds.items() if found}


def choices_of(kind: type) -> Mapping[str, tuple[Any, ...]]:
    """Return the values of each option that is a choice."""
    choices = {
        name: [each for each in _members(field.type) if isinstance(each, inspect.LiteralType)]
        for name, field in _fields(kind).items()
    }
    return {name: tuple(found[0].values) for name, found in choices.items() if found}


def other_values(kind: type, players: int) -> Mapping[str, tuple[Any, ...]]:
    """Return non-default values for each option: those of a choice, the ends of a range, examples.

    An option that is a list gets one equal item for each player.
    """
    return {name: _others(field, players) for name, field in _fields(kind).items()}


def _verify(name: Any, value: Any, kind: type) -> None:
    field = _fields(kind).get(name)
    if field is None:
        raise _bad(str(name), f"no such option; there are: {', '.join(_fields(kind))}")
    try:
        msgspec.convert({name: value}, type=kind)
    except msgspec.ValidationError:
        raise _bad(name, f"{allowed(field.type)}, not {_shown(value)}") from None


def _bad(name: str, why: str) -> BadSetup:
    return BadSetup("bad_option", f"{name[:SHOWN]}: {why}.", option=name[:SHOWN])


def _fields(kind: type) -> dict[str, inspect.Field]:
    described = inspect.type_info(kind)
    if not isinstance(described, inspect.StructType):
        raise TypeError(f"{kind} is no struct")
    return {field.encode_name: field for field in described.fields}


def _typed(name: str, text: str, kind: type) -> Any:
    """Read a value as JSON if the option accepts that, otherwise as the word itself."""
    try:
        value = msgspec.json.decode(text)
        msgspec.convert({name: value}, type=kind)
    except msgspec.MsgspecError:
        return text
    return value


def _shown(value: Any) -> str:
    text = f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


def allowed(kind: inspect.Type) -> str:
    """Describe the values that a type accepts."""
    match kind:
        case inspect.UnionType(types=types):
            named = [each for each in types if not isinstance(each, inspect.NoneType)]
            return _either([allowed(each) for each in named])
        case inspect.VarTupleType(item_type=item):
            return f"a list, each {allowed(item)}"
        case inspect.StructType(fields=fields):
            return "an object of " + ", ".join(field.encode_name for field in fields)
        case _:
            return _allowed_plain(kind)


def _allowed_plain(kind: inspect.Type) -> str:
    match kind:
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            return _either([str(value) for value in values])
        case inspect.IntType(ge=low, le=high):
            return f"a whole number from {low} to {high}"
        case _:
            return "a word"


def _either(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _members(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return tuple(kind.types) if isinstance(kind, inspect.UnionType) else (kind,)


def _bounds(kind: inspect.Type) -> dict[str, Any]:
    for each in _members(kind):
        match each:
            case inspect.IntType(ge=low, le=high):
                return {"least": low, "most": high}
            case inspect.VarTupleType(item_type=inspect.StructType(cls=part)):
                return dict(bounds_of(part))
    return {}


def _others(field: inspect.Field, players: int) -> tuple[Any, ...]:
    return tuple(
        value for value in _values(field.type, players) if value not in (field.default, None)
    )


def _values(kind: inspect.Type, players: int) -> tuple[Any, ...]:  # noqa: PLR0911 - a case a type
    match kind:
        case inspect.BoolType():
            return False, True
        case inspect.LiteralType(values=values):
            return tuple(values)
        case inspect.IntType(ge=low, le=high):
            return low, high
        case inspect.Metadata(extra_json_schema=extra):
            return tuple((extra or {}).get("examples", ()))
        case inspect.UnionType(types=types):
            return tuple(value for each in types for value in _values(each, players))
        case inspect.VarTupleType(item_type=inspect.StructType(fields=fields)):
            parts = [{f.encode_name: value} for f in fields for value in _others(f, players)]
            return tuple([part] * players for part in parts)
        case _:
            return ()
