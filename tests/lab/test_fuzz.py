"""Fuzzing: the same seed plays the same games, and what is broken is found."""

import io
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import ClassVar

import pytest

from sztab.core.fate import Fate
from sztab.core.game import Step
from sztab.core.options import Value
from sztab.core.record import verify
from sztab.core.said import Refusal
from sztab.lab.fuzz import FuzzError, Plan, fuzz, write_summary
from tests.toy import STONES, Heap, Move, Stones

VARIED = {"stones": 60, "die": True, "bids": True}


def test_the_same_seed_plays_the_same_games_however_much_is_checked() -> None:
    hashes = {
        fuzz(STONES, Plan(7, games=5, heavy=heavy, options=VARIED)).combined
        for heavy in (0, 0.5, 1)
    }
    assert len(hashes) == 1
    assert fuzz(STONES, Plan(8, games=5, options=VARIED)).combined not in hashes


def test_one_game_can_be_played_again_alone() -> None:
    all_games = fuzz(STONES, Plan(7, games=4, options=VARIED))
    third = fuzz(STONES, Plan(7, games=1, first=2, options=VARIED))
    assert third.hashes == [all_games.hashes[2]]


def test_exactly_so_many_moves_are_made() -> None:
    summary = fuzz(STONES, Plan(1, moves=101, options={"stones": 60}))
    assert summary.moves == 101
    assert summary.endings["not finished"] == 1
    assert sum(summary.endings.values()) == len(summary.lengths)


def test_options_are_varied_on_request() -> None:
    def first_positions(vary: bool) -> set[int]:
        seen: set[int] = set()

        class Watched(Stones):
            def faults(self, state: Heap) -> list[str]:
                seen.add(state.stones)
                return []

        fuzz(Watched(), Plan(1, games=12, heavy=0, vary=vary))
        return seen

    assert max(first_positions(False)) == 7
    assert max(first_positions(True)) >= 60


def test_the_seats_can_be_chosen() -> None:
    class Patience(Stones):
        seatings = (("left", "right"), ("left",))
        sat: ClassVar[set[tuple[str, ...]]] = set()

        def new(self, options: Mapping[str, Value], seats: tuple[str, ...], fate: Fate) -> Heap:
            self.sat.add(seats)
            return super().new(options, seats, fate)

    game = Patience()
    fuzz(game, Plan(1, games=4, seats=("left", "right")))
    assert game.sat == {("left", "right")}


class ChangesItsArgument(Stones):
    def apply(self, state: Heap, seat: int, move: Move, fate: Fate) -> Step[Heap]:
        step = super().apply(state, seat, move, fate)
        state.turn = 1 - state.turn
        return step


class AdvancesOtherwise(Stones):
    def advance(self, state: Heap, seat: int, move: Move, fate: Fate) -> None:
        super().advance(state, seat, move, fate)
        state.turn = 0


class Crashes(Stones):
    def apply(self, state: Heap, seat: int, move: Move, fate: Fate) -> Step[Heap]:
        if state.stones == 3:
            raise ZeroDivisionError("three stones")
        return super().apply(state, seat, move, fate)


class NeverEnds(Stones):
    def result(self, state: Heap) -> None:
        return None


class ListsNothing(Stones):
    def moves(self, state: Heap, seat: int) -> list[Move]:
        return [] if state.stones < 3 else super().moves(state, seat)


class ShowsSecrets(Stones):
    def view(self, state: Heap, seat: int | None) -> dict[str, object]:
        return {"bids": list(state.bids)}


class ResamplesNothingRight(Stones):
    def resample(self, state: Heap, seat: int | None, random: Random) -> Heap:
        other = super().resample(state, seat, random)
        other.stones += 1
        return other


@pytest.mark.parametrize(
    ("game", "heavy", "sentence"),
    [
        (ChangesItsArgument(), 0, "apply changes its argument"),
        (AdvancesOtherwise(), 0, "advance and apply come to different states"),
        (Crashes(), 0, "ZeroDivisionError: three stones"),
        (NeverEnds(), 0, "not over and awaiting nobody"),
        (ListsNothing(), 0, "no move is listed"),
        (ShowsSecrets(), 1, "something it cannot know"),
        (ResamplesNothingRight(), 1, "something it cannot know"),
    ],
)
def test_a_broken_promise_is_found_and_recorded(game: Stones, heavy: float, sentence: str) -> None:
    with pytest.raises(FuzzError, match=sentence) as caught:
        fuzz(game, Plan(1, moves=3000, heavy=heavy, options={"bids": heavy > 0}))
    verify(game, caught.value.record)


def test_the_record_ends_in_what_is_broken() -> None:
    with pytest.raises(FuzzError, match="different states") as caught:
        fuzz(AdvancesOtherwise(), Plan(1, moves=3000, heavy=0))
    last = caught.value.record.entries[-1]
    assert f"({last.seat}: {last.move})" in caught.value.doing


class RefusesBadly(Stones):
    """Cites a rule that does not exist, for moves that were legal earlier in the game."""

    def check(self, state: Heap, seat: int, move: Move) -> Refusal | None:
        refusal = super().check(state, seat, move)
        return refusal and Refusal("TOY-9.9", refusal.key, **refusal.args)


def test_what_breaks_late_in_a_row_of_games_breaks_alone_too() -> None:
    plan = Plan(1, games=200, heavy=0.05)
    with pytest.raises(FuzzError) as caught:
        fuzz(RefusesBadly(), plan)
    number = caught.value.number
    assert number > 0
    with pytest.raises(FuzzError) as again:
        fuzz(RefusesBadly(), replace(plan, games=1, first=number))
    assert again.value.doing == caught.value.doing


def test_progress_and_summary_are_written() -> None:
    out = io.StringIO()
    plan = Plan(1, games=3)
    write_summary(STONES, plan, fuzz(STONES, plan, out), "pure", out)
    said = out.getvalue()
    assert said.startswith("Stones (pure): 3 games, ")
    assert "first by TOY-3.1" in said
