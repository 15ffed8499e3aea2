"""For bots: the moves that look best at a glance, where there are many."""

from random import Random
from typing import Final

from sztab.core.fate import Outcome
from sztab.games.stand_at_mortain import engine
from sztab.games.stand_at_mortain.chapters.cards import joker_is_early
from sztab.games.stand_at_mortain.moves import Air, Done, Fire, Move, Oba, Pass, Place, Redraw
from sztab.games.stand_at_mortain.odds import highest_hit
from sztab.games.stand_at_mortain.state import JACK, JOKER, OWNER, PLACING, RANK, State

SIZES: Final = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0)  # SM-3.4, SM-3.5, by rank: few to many
OTHER: Final = 8  # no kind of card, but the Joker
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


def chances(state: State, move: Move) -> list[tuple[float, tuple[Outcome, ...]]]:
    """SM-5.6, SM-3.3: the kinds of the next card, each with its weight and a card in its middle.

    A card to act with is sorted by its side and by how many units it activates.
    """
    if isinstance(move, (Fire, Air, Oba, Redraw)):
        highest = highest_hit(state, move)
    elif isinstance(move, (Done, Pass)) and state.deck:
        highest = -1
    else:
        return []
    kinds: dict[int, list[str]] = {}
    cards = 0
    for card in state.deck:
        if card == JOKER:
            if joker_is_early(state):
                continue  # it is set aside, and another card decides
            kind = OTHER
        elif highest < 0:
            kind = OWNER[card] + 2 * SIZES[RANK[card]]
        elif RANK[card] >= JACK:
            kind = 3
        else:
            kind = 1 if state.field.value[RANK[card]] <= highest else 2
        kinds.setdefault(kind, []).append(card)
        cards += 1
    return [(len(cards_of) / cards, (cards_of[len(cards_of) // 2],)) for cards_of in kinds.values()]
