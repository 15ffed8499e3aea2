"""Steps in which a seat has nothing to decide: recorded, told, undone with the move before them."""

from importlib.resources.abc import Traversable
from random import Random

import pytest
from pickets.state import Move, State

from pickets import GAME, Pickets
from sztab import testing as contract
from sztab.core.game import Seat
from sztab.core.record import to_json, verify
from sztab.core.running.forced import forced_step
from sztab.core.said import Refusal
from sztab.core.table import Table, open_table, table_from_record
from sztab.testing import BrokenPromiseError


class Drilled(Pickets):
    """For the second action of a turn there is but one move, as everybody knows."""

    only = "march left"

    def folder(self) -> Traversable:
        return GAME.folder()

    def choice_is_open(self, state: State, seat: Seat) -> bool:
        return bool(state.posts[0])

    def moves(self, state: State, seat: Seat) -> list[Move]:
        found = super().moves(state, seat)
        forced = [move for move in found if self.text(move) == self.only]
        return forced if forced and state.actions == 1 else found


class Weary(Drilled):
    """Nobody ever does anything but rest."""

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return [Move("rest")] if state.posts[0] else super().moves(state, seat)


def begun(game: Pickets, rounds: int = 3) -> Table:
    """A table at which both have posted left."""
    table = open_table(game, {"river": "wide", "rounds": rounds}, seed=1)
    for _side in (0, 1):
        table.play("post left")
    return table


def written(table: Table) -> list[tuple[str, str]]:
    """The recorded moves after the posting, each with its seat."""
    return [(entry.seat, entry.move) for entry in table.record.entries[2:]]


def test_a_single_move_passes_by_itself_recorded_and_told() -> None:
    table = begun(Drilled())
    made = table.decide("march middle")
    assert [entry.move for entry in made] == ["march middle", "march left"]
    assert written(table) == [("blue", "march middle"), ("blue", "march left")]
    by_hand = begun(GAME)
    by_hand.play("march middle")
    by_hand.play("march left")
    assert table.log() == by_hand.log()
    assert to_json(table.record)["moves"] == to_json(by_hand.record)["moves"]
    verify(GAME, table.record)


def test_what_passed_is_taken_back_with_the_move_before_it() -> None:
    table = begun(Drilled())
    table.decide("march middle")
    assert table.undo_reach("blue") == (2, 2)
    table.undo("blue")
    assert (written(table), table.awaited) == ([], ("blue",))


def test_a_game_that_is_taken_up_again_is_undone_alike() -> None:
    table = begun(Drilled())
    table.decide("march middle")
    assert table_from_record(Drilled(), table.record).undo_reach("blue") == (2, 2)
    assert table_from_record(GAME, table.record).undo_reach("blue") == (3, 2)  # two decisions


def test_nobody_loses_an_undo_because_the_turn_is_handed_on() -> None:
    table = begun(Drilled())
    table.decide("march middle")
    assert table.moves() == ["rest"]  # the only move, and blue may prefer to go back
    assert table.awaited == ("blue",)


def test_the_turn_is_handed_on_where_there_is_nothing_to_take_back() -> None:
    table = begun(Weary())
    table.decide("rest")
    assert written(table) == [("blue", "rest"), ("red", "rest")]
    for seat in table.seats:
        assert isinstance(table.undo_point(seat), Refusal)


def test_a_step_that_asks_fate_is_left_to_its_seat() -> None:
    class Curious(Drilled):
        only = "scout"

    table = begun(Curious())
    table.decide("march middle")
    assert written(table) == [("blue", "march middle")]


def test_a_step_that_ends_the_game_is_left_to_its_seat() -> None:
    table = begun(Weary(), rounds=1)
    table.decide("rest")
    assert (written(table), table.moves()) == ([("blue", "rest")], ["rest"])


def test_not_more_than_a_few_pass_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sztab.core.table.MOST", 0)
    assert len(begun(Weary()).decide("rest")) == 1


def test_where_a_choice_is_secret_nothing_passes() -> None:
    class Silent(Drilled):
        def choice_is_open(self, state: State, seat: Seat) -> bool:
            return False

    table = begun(Silent())
    table.decide("march middle")
    assert written(table) == [("blue", "march middle")]
    assert forced_step(Silent(), table.state) is None


def test_a_step_that_passes_because_of_a_hidden_hand_is_caught() -> None:
    class Leaky(Drilled):
        def moves(self, state: State, seat: Seat) -> list[Move]:
            dull = state.actions == 1 and "cover" not in state.hands[seat]
            return [Move("rest")] if dull else Pickets.moves(self, state, seat)

    table = begun(Leaky())
    table.play("scout")
    _look_for_secrets(Drilled(), table.state)
    with pytest.raises(BrokenPromiseError, match="passes by itself tells"):
        _look_for_secrets(Leaky(), table.state)


def _look_for_secrets(game: Pickets, state: State) -> None:
    for seed in range(20):
        contract.check_secrets(game, state, Random(seed))
