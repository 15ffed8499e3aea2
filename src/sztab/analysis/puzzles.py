"""Puzzles: decisions of recorded games in which one plan is clearly the best.

A decision is looked at briefly first; what seems clear is searched several times anew, with more
positions and other random numbers, and kept only if every search finds the same first move ahead.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from typing import Any, Final

from sztab.analysis import orders
from sztab.analysis.plans import Plan, nodes_of, verdict
from sztab.analysis.spoken import spoken
from sztab.core.errors import FateError, SztabError
from sztab.core.fate import Fate
from sztab.core.game import AnyGame, Json, Seat
from sztab.core.record import Record, replay, state_hash
from sztab.core.words import said_json

AHEAD: Final = 120_000  # millionths by which the best plan must lead every other first move
LEAST: Final = 300_000  # millionths: a position that is lost anyway is no puzzle
CHOICES: Final = 6  # first moves at least, or there is nothing to find
WORDS: Final = 2  # of the solution: halting or passing is nothing to look for
WRONG: Final = 3  # first moves at least that give something away
APART: Final = 6  # moves between two puzzles of a game
SEARCHES: Final = 3  # that must agree
SHARE: Final = 3  # the brief look has this part of the usual positions, each check twice as many
MOST_ALSO: Final = 6  # other first moves that are as good: with more there is nothing to find


@dataclass(frozen=True)
class Puzzle:
    """A position, who decides, and the move that every search puts first."""

    id: str
    game: str
    rules: str
    seat: str
    position: Json
    solution: tuple[str, ...]  # the plan; its first move is what is asked for
    line: tuple[tuple[str, ...], ...]  # how it may go on
    chance: int  # of the seat with the solution, in millionths: the lowest of all searches
    other: str  # the best first move beside it
    other_chance: int  # the highest of all searches
    played: str  # what was played in the game
    source: str  # where the record comes from
    move: int  # its number there
    nodes: int  # positions of each check; of orders: courses of fate
    choices: tuple[Json, ...] = ()  # orders to choose from, text and words; none: what is offered
    also: tuple[str, ...] = ()  # other first moves that lose nothing: they are right as well
    later: tuple[str, ...] = ()  # first moves that leave the solution for later: not wrong either

    def json(self) -> Json:
        """Return the puzzle as plain values."""
        return asdict(self)


def puzzle_from_json(plain: Json) -> Puzzle:
    """Read a puzzle that ``Puzzle.json`` wrote."""
    if not isinstance(plain, dict):
        raise SztabError("This is not a puzzle: it is no JSON object.")
    lists = ("choices", "also", "later")
    for name in Puzzle.__dataclass_fields__:
        if name not in plain and name not in lists:
            raise SztabError(f"This is not a puzzle: {name!r} is missing or wrong.")
    try:
        known = {name: plain[name] for name in Puzzle.__dataclass_fields__ if name not in lists}
        known |= {name: tuple(plain.get(name, ())) for name in lists}
        known["solution"] = tuple(known["solution"])
        known["line"] = tuple(tuple(moves) for moves in known["line"])
        return Puzzle(**known)
    except TypeError as error:
        raise SztabError("This is not a puzzle: its lists cannot be read.") from error


@dataclass(frozen=True)
class Found:
    """What one search says: the best plan, and the best one that begins otherwise."""

    best: Plan
    other: Plan

    @property
    def ahead(self) -> int:
        """Return by how much the best plan leads."""
        return self.best.chance - self.other.chance


def search(game: AnyGame, state: Any, seat: Seat, random: Random, nodes: int) -> Found | None:
    """Search one decision by what its seat knows; ``None`` where all plans begin alike."""
    plans = verdict(
        game, lambda: game.resample(state, seat, random), seat, random, None, nodes
    ).plans
    other = next((plan for plan in plans if plan.moves[0] != plans[0].moves[0]), None)
    return None if other is None else Found(plans[0], other)


def is_clear(found: Found | None) -> bool:
    """Return True if one first move leads clearly and the position is worth playing."""
    return (
        found is not None
        and found.best.searched
        and len(found.best.moves[0].split()) >= WORDS
        and found.ahead >= AHEAD
        and found.best.chance >= LEAST
    )


def checked(
    game: AnyGame, state: Any, seat: Seat, nodes: int, searches: int = SEARCHES
) -> list[Found] | None:
    """Search anew; all findings if they agree on the first move and each is clear."""
    all_found: list[Found] = []
    for number in range(searches):
        found = search(game, state, seat, Random(1000 + number), nodes)
        if found is None or not is_clear(found):
            return None
        all_found.append(found)
        if found.best.moves[0] != all_found[0].best.moves[0]:
            return None
    return all_found


@dataclass(frozen=True)
class Rest:
    """First moves beside the solution that lose nothing."""

    also: tuple[str, ...]  # they lead elsewhere, or there by another way: right as well
    later: tuple[str, ...]  # the solution is still to come, and still the best


def rest_of(game: AnyGame, state: Any, seat: Seat, best: Plan, nodes: int) -> Rest | None:
    """Return what loses nothing beside *best*; ``None`` if too much does for a puzzle.

    A seat with several actions may take them in any order, or go a way in parts, which the search
    of a decision does not always see: so the position after each other move is searched by itself.
    """
    also: list[str] = []
    later: list[str] = []
    for offer in game.offers(state, seat):
        if offer.part or offer.counts or offer.text == best.moves[0]:
            continue
        after = _after(game, state, seat, offer.text)
        if after is None or game.awaited(after) != (seat,):
            continue
        world = partial(game.copy, after)
        found = verdict(game, world, seat, Random(0), None, nodes).plans[0]
        if found.chance > best.chance - AHEAD:
            (later if found.moves[0] == best.moves[0] else also).append(offer.text)
        if len(also) > MOST_ALSO or (also and len(also[-1].split()) < WORDS):
            return None
    return Rest(tuple(also), tuple(later))


def lead(
    game: AnyGame, state: Any, seat: Seat, puzzle: Puzzle, seed: int, nodes: int
) -> int | None:
    """Return by how much a new search puts the puzzle's answers ahead; ``None`` if it does not."""
    harmless = {puzzle.solution[0], *puzzle.also, *puzzle.later}
    random = Random(seed)
    world = partial(game.resample, state, seat, random)
    plans = verdict(game, world, seat, random, None, nodes).plans
    if plans[0].moves[0] not in harmless:
        return None
    rivals = [plan.chance for plan in plans if plan.moves[0] not in harmless]
    return plans[0].chance - max(rivals, default=0)


def _after(game: AnyGame, state: Any, seat: Seat, text: str) -> Any | None:
    """Return the position after a move; ``None`` if it is refused or fate has a say."""
    move = game.parse(text)
    if seat not in game.awaited(state) or game.check(state, seat, move) is not None:
        return None
    after = game.copy(state)
    try:
        game.advance(after, seat, move, Fate())
    except FateError:
        return None
    return after


def mine(
    game: AnyGame,
    record: Record,
    source: str,
    tell: Callable[[int, int], None] | None = None,
    first: int = 1,
) -> Iterator[Puzzle]:
    """Yield the puzzles of one recorded game, from move *first* on."""
    usual = nodes_of(game)
    state: Any = None
    for moment in replay(game, record):
        if moment.at >= max(first, 1):
            entry = record.entries[moment.at - 1]
            asked = (game, state, entry.seat, entry.move, moment.at, source)
            found = _of_orders(*asked) if game.draws_orders else _puzzle(*asked, usual)
            if tell is not None:
                tell(moment.at, len(record.entries))
            if found is not None:
                first = moment.at + APART
                yield found
        state = moment.state


def _puzzle(
    game: AnyGame, state: Any, name: str, played: str, number: int, source: str, usual: int
) -> Puzzle | None:
    seat = game.seats(state).index(name)
    whole = {one.text for one in game.offers(state, seat) if not one.part and not one.counts}
    if len(whole) < CHOICES or len(game.awaited(state)) != 1:
        return None
    brief = search(game, state, seat, Random(number), max(1, usual // SHARE))
    if brief is None or not is_clear(brief) or brief.best.moves[0] not in whole:
        return None  # a solution must be a move that can be chosen as it is offered
    if rest_of(game, state, seat, brief.best, max(1, usual // SHARE**2)) is None:
        return None
    sure = checked(game, state, seat, 2 * usual)
    if sure is None or sure[0].best.moves[0] not in whole:
        return None
    worst = min(sure, key=lambda one: one.best.chance)
    rest = rest_of(game, state, seat, worst.best, usual)
    if rest is None:
        return None
    harmless = {*rest.also, *rest.later}
    if len(whole - harmless) <= WRONG:  # the solution is one of them
        return None
    rivals = [one.other for one in sure if one.other.moves[0] not in harmless]
    if not rivals:
        return None
    rival = max(rivals, key=lambda other: other.chance)
    return Puzzle(
        f"{game.prefix.lower()}-{state_hash(game, state)[:8]}",
        game.id,
        game.version,
        name,
        game.dump(state),
        worst.best.moves,
        worst.best.line,
        worst.best.chance,
        rival.moves[0],
        rival.chance,
        played,
        source,
        number,
        2 * usual,
        also=rest.also,
        later=rest.later,
    )


def _of_orders(
    game: AnyGame, state: Any, name: str, played: str, number: int, source: str
) -> Puzzle | None:
    """Return a puzzle of orders that exclude each other, if one of them is clearly the best."""
    seat = game.seats(state).index(name)
    if game.awaited(state) != (seat,):
        return None
    for texts in orders.groups(game, state, seat):
        found = orders.clear(game, state, seat, texts, LEAST, SEARCHES)
        if found is None:
            continue
        best = found[0][0].text
        rivals = [one for weighed in found for one in weighed if one.text != best]
        rival = max(rivals, key=lambda one: one.chance)
        return Puzzle(
            f"{game.prefix.lower()}-{state_hash(game, state)[:8]}",
            game.id,
            game.version,
            name,
            game.dump(state),
            (best,),
            (),
            min(weighed[0].chance for weighed in found),
            rival.text,
            rival.chance,
            played,
            source,
            number,
            orders.COURSES,
            # In an order that says nothing: the first of a group is never the solution.
            tuple(choice(game, state, seat, text) for text in sorted(texts)),
        )
    return None


def choice(game: AnyGame, state: Any, seat: Seat, text: str) -> Json:
    """Return an order with its words, as a puzzle keeps it."""
    (made,) = spoken(game, state, seat, (text,), Random(1))
    return {"text": text, "say": said_json(made.say[0])}
