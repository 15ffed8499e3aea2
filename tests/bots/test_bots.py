"""The bots: they play to the end, take what is best, and never look at what is hidden."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from sztab.bots import BOTS, find_bot
from sztab.bots.greedy_bot import choose_greedily
from sztab.bots.levels import COLONEL, GENERAL, Level
from sztab.core.errors import SztabError
from sztab.core.fate import SeededFate
from tests.toy import HIDDEN_BID, STONES, Heap, Move, Stones

SHARE = 0.02  # of a level's positions: enough for heaps of stones


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", range(5))
def test_a_bot_plays_a_game_to_its_end(name: str, seed: int) -> None:
    random = Random(seed)
    state = STONES.new(
        {"stones": 12, "die": True, "bids": True}, ("left", "right"), SeededFate(random)
    )
    while awaited := STONES.awaited(state):
        move = BOTS[name].choose(STONES, state, awaited[0], random, share=SHARE)
        state = STONES.apply(state, awaited[0], move, SeededFate(random)).state
    assert STONES.result(state) is not None


@pytest.mark.parametrize("stones", [1, 2, 3, 5, 6, 7, 9])
def test_the_greedy_bot_leaves_a_multiple_of_four(stones: int) -> None:
    move = find_bot("greedy").choose(STONES, Heap(stones), 0, Random(1))
    assert move == Move("take", stones % 4)


def test_equal_moves_are_drawn_by_lot() -> None:
    chosen = {find_bot("greedy").choose(STONES, Heap(8), 0, Random(n)).n for n in range(40)}
    assert chosen == {1, 2, 3}


def test_the_greedy_bot_averages_over_the_die() -> None:
    seen: list[int] = []

    class Seen(Stones):
        def evaluate(self, state: Heap, seat: int) -> float:
            seen.append(state.stones)
            return super().evaluate(state, seat)

    find_bot("greedy").choose(Seen(), Heap(9, die=True), 0, Random(3))
    assert {8, 9} & set(seen)
    assert len(seen) == 3 * 6


class Guarded(Stones):
    """Stones in which the true state is marked, so that a peek can be noticed."""

    def __init__(self, true: Heap) -> None:
        self.true = true

    def _refuse_the_true_one(self, state: Any) -> None:
        assert state is not self.true, "a mind looked at the true state"

    def moves(self, state: Heap, seat: int) -> list[Move]:
        self._refuse_the_true_one(state)
        return super().moves(state, seat)

    def propose(self, state: Heap, seat: int, random: Random, k: int) -> list[Move]:
        self._refuse_the_true_one(state)
        return super().propose(state, seat, random, k)

    def evaluate(self, state: Heap, seat: int) -> float:
        self._refuse_the_true_one(state)
        return super().evaluate(state, seat)


@pytest.mark.parametrize("name", BOTS)
def test_no_bot_looks_at_the_true_state(name: str) -> None:
    for true in (Heap(7), Heap(7, bids=[50, None], bidding=True)):
        game = Guarded(true)
        seat = game.awaited(true)[0]
        move = BOTS[name].choose(game, true, seat, Random(1), share=SHARE)
        assert game.check(true, seat, move) is None


@pytest.mark.parametrize("name", BOTS)
def test_what_is_hidden_does_not_sway_a_bot(name: str) -> None:
    def choice(hidden: int) -> Move:
        state = Heap(7, bids=[hidden, None], bidding=True)
        assert STONES.view(state, 1)["bids"] == [HIDDEN_BID, None]
        move = BOTS[name].choose(STONES, state, 1, Random(5), share=SHARE)
        assert isinstance(move, Move)
        return move

    assert {choice(hidden) for hidden in range(0, 100, 9)} == {choice(0)}


def test_several_worlds_are_imagined_only_where_something_is_hidden() -> None:
    drawn: list[Heap] = []

    def world(state: Heap) -> Heap:
        drawn.append(STONES.resample(state, 1, Random(len(drawn))))
        return drawn[-1]

    choose_greedily(STONES, lambda: world(Heap(7)), 1, Random(1))
    assert len(drawn) == 2
    drawn.clear()
    choose_greedily(STONES, lambda: world(Heap(7, bids=[50, None], bidding=True)), 1, Random(1))
    assert len(drawn) == 4


def test_an_unknown_bot_is_refused_with_a_hint() -> None:
    with pytest.raises(SztabError, match="Did you mean 'greedy'"):
        find_bot("gredy")


def test_the_docs_name_the_budgets_of_the_levels_that_search() -> None:
    page = Path(__file__).parents[2] / "docs" / "bots.md"
    text = " ".join(page.read_text(encoding="utf-8").split())

    def nodes(level: Level, game: str) -> str:
        return f"{level.policies[game].nodes:,}"

    rhine, flames = "race-to-the-rhine", "flames-of-war"
    assert f"colonel {nodes(COLONEL, '')}, general {nodes(GENERAL, '')};" in text
    assert f"Race to the Rhine {nodes(COLONEL, rhine)} and {nodes(GENERAL, rhine)};" in text
    assert f"Flames of War {nodes(COLONEL, flames)} and {nodes(GENERAL, flames)} moves" in text
    assert f"at most {COLONEL.policies[''].seconds:g}; Race to the Rhine" in text
