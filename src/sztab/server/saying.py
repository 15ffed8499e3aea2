"""What is said, as the wire carries it."""

from functools import cache
from typing import Any

from sztab.core.game import AnyGame
from sztab.core.game import Offer as CoreOffer
from sztab.core.said import Event, Name, Refusal
from sztab.core.words import has_words
from sztab.server import wire


def said(thing: Name | Event | Refusal) -> wire.Said:
    """A name, event or refusal on the wire; a rule that no rulebook has stays away."""
    rule = None if isinstance(thing, Name) else thing.rule
    return wire.Said(thing.key, _args(thing.args), rule if rule and "-" in rule else None)


def _args(args: dict[str, Any]) -> dict[str, Any]:
    return {name: said(value) if isinstance(value, Name) else value for name, value in args.items()}


@cache
def seat_name(game: AnyGame, seat: str) -> Name:
    """The words for a seat: its side's name where the game has one."""
    for key in (f"seat-{seat}", f"side-{seat}", seat):
        if has_words(game, "en", key):
            return Name(key)
    return Name("seat-called", seat=seat)


def offer(given: CoreOffer) -> wire.Offer:
    """An offer on the wire."""
    return wire.Offer(
        given.text,
        list(given.picks),
        said(given.say),
        None if given.cost is None else said(given.cost),
        list(given.warns),
        given.part,
        dict(given.counts),
        getattr(given, "area", None),
    )
