"""SM-5.6, SM-5.7, SM-3.9 to SM-3.12: the exact chances of an attack, before its card is drawn."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.stand_at_mortain.chapters.cards import joker_is_early
from sztab.games.stand_at_mortain.state import JACK, JOKER, RANK, State


@final
@mypyc_attr(acyclic=True)
class Chances:
    """What an attack comes to: for an attacker who replaces every face card, and for one who
    accepts a miss at the first."""

    def __init__(self, hit: float, ends: float, hit_at_once: float, ends_at_once: float) -> None:
        self.hit: Final = hit
        self.ends: Final = ends  # the Joker ends the turn (SM-3.10)
        self.hit_at_once: Final = hit_at_once
        self.ends_at_once: Final = ends_at_once


def chances(state: State, needed: int) -> Chances:
    """SM-5.6, SM-5.7, SM-3.9 to SM-3.12: the exact chances of an attack that needs *needed*.

    Cards that are skipped do not matter: the first of the others decides, each as likely as any
    other. If all are skipped, the deck runs out and the attack misses.
    """
    hits = 0
    numbers = 0
    faces = 0
    joker = 0
    for card in state.deck:
        if card == JOKER:
            joker = 0 if joker_is_early(state) else 1
        elif RANK[card] >= JACK:
            faces += 1
        else:
            numbers += 1
            if state.field.value[RANK[card]] <= needed:
                hits += 1
    deciding = numbers + joker
    at_once = deciding + faces
    return Chances(
        hits / deciding if deciding else 0.0,
        joker / deciding if deciding else 0.0,
        hits / at_once if at_once else 0.0,
        joker / at_once if at_once else 0.0,
    )
