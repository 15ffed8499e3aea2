"""Options of a game: typed, documented, validated."""

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sztab.core.errors import OptionError

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """One choice before a game begins: its name, default, allowed values and rule.

    ``name`` is also the key of its words: ``option-<name>`` says what it does.
    An empty ``choices`` admits any value of the default's type. ``known`` are then the values that
    the game has a name for (``option-<name>-<value>``), where a player may also hand in a file: a
    table in the browser, whose server takes no file names, offers only these.
    """

    name: str
    default: Value
    choices: tuple[Value, ...] = ()
    rule: str = ""
    known: tuple[Value, ...] = ()


def nearest(word: str, known: Sequence[str]) -> str:
    """Return a hint that names the nearest known word, or nothing."""
    close = difflib.get_close_matches(word, known, n=1)
    return f" Did you mean {close[0]!r}?" if close else ""


def validated(
    game: str, options: Sequence[Option], given: Mapping[str, object]
) -> dict[str, Value]:
    """Return every option with its value: the given one if allowed, else the default."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(
                f"{game} has no option {name!r}: it knows {', '.join(names) or 'none'}."
                f"{nearest(name, names)}"
            )
    return {option.name: _value(game, option, given.get(option.name)) for option in options}


def _value(game: str, option: Option, given: object) -> Value:
    if given is None:
        return option.default
    value = _converted(option, given)
    if value is None or (option.choices and value not in option.choices):
        allowed = ", ".join(str(choice) for choice in option.choices)
        if not allowed or isinstance(option.default, bool):
            allowed = _kind(option)
        raise OptionError(f"{game}: option {option.name!r} takes {allowed}, not {given!r}.")
    return value


def _kind(option: Option) -> str:
    return {bool: "true or false", int: "a whole number", str: "a text"}[type(option.default)]


def _converted(option: Option, given: object) -> Value | None:
    """*given* as the option's type, also from text as the command line hands it in."""
    if isinstance(option.default, bool):
        if isinstance(given, bool):
            return given
        return {"true": True, "yes": True, "false": False, "no": False}.get(str(given).lower())
    if isinstance(option.default, int):
        if isinstance(given, bool):
            return None
        try:
            return int(given) if isinstance(given, (int, str)) else None
        except ValueError:
            return None
    return given if isinstance(given, str) else None
