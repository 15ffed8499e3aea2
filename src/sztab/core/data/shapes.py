"""Shapes: the types of what a game sends, and where a value differs from its type.

A game declares its view and its answers as ``TypedDict`` classes (its module ``seen``). The
client's types are generated from them, and ``differences`` checks real values against them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    TypedDict,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

K = TypeVar("K")
V = TypeVar("V")

SOME: Final = "some"
Some = Annotated[dict[K, V], SOME]  # an object that may lack keys; a plain dict has every key


class SaidJson(TypedDict):
    """A key with its arguments: a sentence in the reader's language."""

    key: str
    args: dict[str, Any]
    rule: NotRequired[str]


class ModifierJson(TypedDict):
    """One line of a sum that explains itself: what it adds, its words, its rule."""

    value: int
    key: str
    rule: str


@dataclass(frozen=True)
class Shapes:
    """What a game sends besides offers: the type of its view, and of each answer by question."""

    view: Any
    answers: Mapping[str, Any] = field(default_factory=dict)


def fields_of(kind: Any) -> dict[str, tuple[Any, bool]]:
    """Return the fields of a ``TypedDict`` in order: the type of each, and whether it must be."""
    hints = get_type_hints(kind, include_extras=True)
    required = kind.__required_keys__
    return {name: (_bare(hint), name in required) for name, hint in hints.items()}


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) in (NotRequired, Required) else hint


def members(kind: Any) -> tuple[Any, ...]:
    """Return the members of a union; a type that is no union is its own only member."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def keys_of(kind: Any) -> tuple[Any, ...]:
    """Return the keys of an object's key type where they are listed, else none."""
    return get_args(kind) if get_origin(kind) is Literal else ()


def differences(kind: Any, value: Any, at: str = "") -> Iterator[str]:
    """Say where a JSON value does not have its declared shape; nothing where it has."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any or (origin is Annotated and args[0] is Any):
        return
    if origin is Annotated:
        yield from _object(args[0], value, at, whole=SOME not in args[1:])
    elif origin in (Union, UnionType):
        if all(any(differences(member, value)) for member in args):
            yield f"{at or 'it'} is {value!r:.60}, not {_title(kind)}"
    elif is_typeddict(kind):
        yield from _struct(kind, value, at)
    elif origin is dict:
        yield from _object(kind, value, at, whole=True)
    elif origin in (list, tuple):
        yield from _list(kind, value, at)
    elif not _is_plain(kind, value):
        yield f"{at or 'it'} is {value!r:.60}, not {_title(kind)}"


def _is_plain(kind: Any, value: Any) -> bool:
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    if kind is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, NoneType if kind is None else kind)


def _title(kind: Any) -> str:
    return " or ".join(getattr(one, "__name__", str(one)) for one in members(kind))


def _struct(kind: Any, value: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at or 'it'} is {value!r:.60}, not {kind.__name__}"
        return
    fields = fields_of(kind)
    for name, part in value.items():
        if name not in fields:
            yield f"{at}/{name} is no field of {kind.__name__}"
        else:
            yield from differences(fields[name][0], part, f"{at}/{name}")
    for name, (_kind, required) in fields.items():
        if required and name not in value:
            yield f"{at}/{name} of {kind.__name__} is missing"


def _object(kind: Any, value: Any, at: str, whole: bool) -> Iterator[str]:
    key_kind, value_kind = get_args(kind)
    if not isinstance(value, dict):
        yield f"{at or 'it'} is {value!r:.60}, not an object"
        return
    for name, part in value.items():
        yield from differences(key_kind, name, f"{at} key {name}")
        yield from differences(value_kind, part, f"{at}/{name}")
    if whole:
        yield from (f"{at}/{name} is missing" for name in keys_of(key_kind) if name not in value)


def _list(kind: Any, value: Any, at: str) -> Iterator[str]:
    args = get_args(kind)
    if not isinstance(value, (list, tuple)):
        yield f"{at or 'it'} is {value!r:.60}, not a list"
        return
    fixed = get_origin(kind) is tuple and args[-1] is not Ellipsis
    if fixed and len(value) != len(args):
        yield f"{at} has {len(value)} parts, not {len(args)}"
        return
    for n, part in enumerate(value):
        yield from differences(args[n] if fixed else args[0], part, f"{at}/{n}")
