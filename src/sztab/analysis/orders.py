"""Puzzles of drawn orders: a few orders that exclude each other, each judged by many dice.

Where an order is drawn, no list of moves holds every answer. So a puzzle names a few orders, one
for each target; what they bring is drawn many times, and what seems clear is also played on.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import fmean
from typing import Any, Final

from sztab.analysis.chances import judge_of
from sztab.bots.greedy_bot import choose_greedily
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame, Seat

CHOICES: Final = 3  # orders at least, or there is nothing to find
BRIEF: Final = 12  # courses of fate of the first look
AHEAD: Final = 80_000  # millionths by which the best must lead, here and in every check
COURSES: Final = 512  # of each check: a single one is worth 25 points more or less
PLAYED_ON: Final = 24  # courses of each order that are played to the end of the enemy's next turn
TURNS: Final = 2  # that are played on
LONGEST: Final = 400  # moves that are played on


@dataclass(frozen=True)
class Weighed:
    """An order and the chance after it, the mean of many courses of fate."""

    text: str
    chance: int  # in millionths


def weigh(
    game: AnyGame, state: Any, seat: Seat, texts: list[str], seed: int, courses: int, turns: int = 0
) -> list[Weighed]:
    """Return the orders by the chance of *seat* after them, the best first.

    An order is carried out to its end; with *turns* the game goes on for as many, all by greedy.
    """
    found = [
        Weighed(
            text,
            round(
                fmean(
                    _course(game, state, seat, text, turns, Random(1000 * seed + number))
                    for number in range(courses)
                )
            ),
        )
        for text in texts
    ]
    return sorted(found, key=lambda one: -one.chance)


def _course(game: AnyGame, state: Any, seat: Seat, text: str, turns: int, random: Random) -> int:
    """Return the chance after one course of fate."""
    now = game.resample(state, seat, random)
    fate = SeededFate(random)
    ends = game.turn(now) + turns
    game.advance(now, seat, game.parse(text), fate)
    for _move in range(LONGEST):
        awaited = game.awaited(now)
        if not awaited or not (game.pending(now) or game.turn(now) < ends):
            break
        move = choose_greedily(game, partial(game.copy, now), awaited[0], random)
        game.advance(now, awaited[0], move, fate)
    return judge_of(game)(now)[seat]


def groups(game: AnyGame, state: Any, seat: Seat) -> Iterator[list[str]]:
    """Yield the texts of orders that exclude each other, where there are enough to choose from."""
    for group in game.alternatives(state, seat):
        if len(group) >= CHOICES:
            yield [game.text(move) for move in group]


def lead(found: list[Weighed]) -> int:
    """Return by how much the first leads the second."""
    return found[0].chance - found[1].chance


def clear(
    game: AnyGame, state: Any, seat: Seat, texts: list[str], least: int, searches: int
) -> list[list[Weighed]] | None:
    """Weigh orders anew; all findings if one leads clearly each time, and when played on."""
    brief = weigh(game, state, seat, texts, 0, BRIEF)
    if brief[0].text == texts[0] or lead(brief) < AHEAD or brief[0].chance < least:
        return None  # what a rule of thumb chooses is nothing to look for
    found = []
    for number in range(1, searches + 1):
        one = weigh(game, state, seat, texts, number, COURSES)
        if one[0].text != brief[0].text or lead(one) < AHEAD or one[0].chance < least:
            return None
        found.append(one)
    later = weigh(game, state, seat, texts, searches + 1, PLAYED_ON, TURNS)
    return found if later[0].text == brief[0].text else None
