"""Picks: the clicks that spell a move, and why a thing that is not lit cannot be clicked."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from sztab.core.errors import NotationError
from sztab.core.game import AnyGame, Offer, Seat
from sztab.core.said import Refusal

MOST_TRIED: Final = 60  # moves that are put together to find a reason


def _follows(offer: Offer, picks: Sequence[str]) -> bool:
    return offer.picks[: len(picks)] == tuple(picks)


def next_picks(offers: Sequence[Offer], picks: Sequence[str]) -> list[str]:
    """Return what may be clicked next, each thing once, in the order of the offers."""
    at = len(picks)
    found = (
        offer.picks[at] for offer in offers if _follows(offer, picks) and len(offer.picks) > at
    )
    return list(dict.fromkeys(found))


def spelled(offers: Sequence[Offer], picks: Sequence[str]) -> Offer | None:
    """Return the offer that these picks spell to its end."""
    for offer in offers:
        if offer.picks == tuple(picks):
            return offer
    return None


def why(game: AnyGame, state: Any, seat: Seat, picks: Sequence[str]) -> Refusal | None:
    """Why the last pick cannot follow those before it; ``None`` if it can.

    Hand in a state that *seat* cannot tell from the real one (``resample``): then no answer
    gives away what the seat may not know.
    """
    if not picks:
        return None
    if seat not in game.awaited(state):
        return _of_others(game, state, seat) or game.idle(state, seat, picks[-1])
    offers = game.offers(state, seat)
    *before, word = picks
    if word in next_picks(offers, before):
        return None
    if own := game.reason(state, seat, picks):
        return own
    names = partial(game.named, state, seat)
    tried: set[str] = set()
    for offer in offers:
        if not _follows(offer, before) or len(offer.picks) == len(before):
            continue
        for text in _with(offer.text, names(offer.picks[len(before)]), names(word)):
            if text in tried or len(tried) == MOST_TRIED:
                continue
            tried.add(text)
            if refusal := _refusal(game, state, seat, text):
                return refusal
    return game.idle(state, seat, word)


def _with(text: str, old: Sequence[str], new: Sequence[str]) -> list[str]:
    """Return the move's text with the last name of the old thing replaced by the new one."""
    words = text.split(" ")
    places = [at for at, word in enumerate(words) if word in old]
    return [
        " ".join([*words[: places[-1]], name, *words[places[-1] + 1 :]]) for name in new if places
    ]


def _refusal(game: AnyGame, state: Any, seat: Seat, text: str) -> Refusal | None:
    try:
        move = game.parse(text)
    except NotationError:  # not a thing that such a move could name
        return None
    return game.check(state, seat, move)


def _of_others(game: AnyGame, state: Any, seat: Seat) -> Refusal | None:
    """Return the game's own words for "it is not your decision"."""
    for other in game.awaited(state):
        for offer in game.offers(state, other)[:MOST_TRIED]:
            if refusal := _refusal(game, state, seat, offer.text):
                return refusal
    return None
