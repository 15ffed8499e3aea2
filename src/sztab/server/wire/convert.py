"""What is said, as the wire carries it."""

from sztab.core.game import Offer as CoreOffer
from sztab.core.said import Event, Name, Refusal
from sztab.server import wire


def said(thing: Name | Event | Refusal) -> wire.Said:
    """Return a name, event or refusal as it is sent, without a rule id that no rulebook has."""
    rule = None if isinstance(thing, Name) else thing.rule
    args = {
        name: said(value) if isinstance(value, Name) else value
        for name, value in thing.args.items()
    }
    return wire.Said(thing.key, args, rule if rule and "-" in rule else None)


def offer(given: CoreOffer) -> wire.Offer:
    """Return an offer as it is sent."""
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
