"""For bots: the moves that look best at a glance, where there are many."""

from random import Random
from typing import Final

from sztab.games.stand_at_mortain import engine
from sztab.games.stand_at_mortain.moves import Air, Fire, Move, Oba, Place
from sztab.games.stand_at_mortain.odds import highest_hit
from sztab.games.stand_at_mortain.state import PLACING, State

ATTACKS: Final = 0.4  # the share of the proposals that may be attacks


def propose(state: State, random: Random, k: int) -> list[Move]:
    """Up to *k* legal moves: the best attacks for what they cost, and other moves by lot."""
    listed = engine.moves(state)
    if len(listed) <= k:
        return listed
    if state.stage == PLACING:
        return _placings(state, listed, random, k)
    attacks = [move for move in listed if isinstance(move, (Fire, Air, Oba))]
    others = [move for move in listed if not isinstance(move, (Fire, Air, Oba))]
    end = others.pop()  # ending the card is always a choice
    room = max(1, int(k * ATTACKS), k - 1 - len(others))
    if len(attacks) > room:
        attacks = sorted(attacks, key=lambda move: _merit(state, move), reverse=True)[:room]
    spare = k - len(attacks) - (1 if k > 1 else 0)
    if len(others) > spare:
        others = random.sample(others, spare)
    return [*attacks, *others, end][:k]


def _merit(state: State, move: Fire | Air | Oba) -> float:
    """The chance of a hit, counting each firing unit's activation against it."""
    used = len(move.units) if isinstance(move, Fire) else 1
    return min(1.0, highest_hit(state, move) / 10) - 0.1 * used


def _placings(state: State, listed: list[Move], random: Random, k: int) -> list[Move]:
    """Set-ups in the eastern half, where the battle is decided."""
    hexes = state.field.code
    middle = sorted(hexes)[len(hexes) // 2]
    east: list[Move] = [move for move in listed if isinstance(move, Place) and move.hex >= middle]
    return random.sample(east, k) if len(east) > k else east
