"""Moves in which nobody has anything to decide are stored with the one before them."""

from random import Random

from sztab.core.record import Record
from sztab.core.registry import find_game
from sztab.core.table import table_from_position
from sztab.server.rules.commands import carry_out
from sztab.server.rules.live_table import LiveTable, opening_json, resumed
from sztab.server.rules.messages import Move
from sztab.server.rules.views import view
from sztab.server.store.schema import Event
from tests.games.medieval_battle.pictures import battle

GAME = find_game("medieval-battle")


def begun() -> tuple[Record, LiveTable]:
    """A battle in which red can only pass: its pikemen are spent and far from everybody."""
    units = ("Y-PK1 4,-4", "Y-LC1 5,-5", "R-PK1 -4,1 mp 0")
    state = battle("yellow to move", *units, markers={"red": 0, "yellow": 2})
    record = table_from_position(GAME, GAME.dump(state)).record
    return record, LiveTable(GAME, opening_json(record))


def make(table: LiveTable, seat: str, text: str) -> list[Event]:
    """A move of somebody who has the newest view."""
    return carry_out(table, Move(seat, text, table.version))


def test_a_move_is_stored_with_what_passes_after_it() -> None:
    record, table = begun()
    events = make(table, "yellow", "march PK1 4,-3") + make(table, "yellow", "halt")
    assert [(one.version, one.seat, one.text) for one in events[1:]] == [
        (1, "yellow", "halt"),
        (2, "red", "pass"),
    ]
    assert (table.version, table.counts, table.awaited) == (3, [0, 1, 2, 3], ("yellow",))
    again = resumed(GAME, opening_json(record), events)
    assert (again.version, again.counts, again.closed) == (3, [0, 1, 2, 3], None)
    assert view(again, "yellow", 0, None) == view(table, "yellow", 0, None)


def test_a_turn_is_not_ended_for_somebody_who_can_still_take_back() -> None:
    _record, table = begun()
    make(table, "yellow", "march PK1 4,-3")
    assert table.awaited == ("yellow",)
    shown = view(table, "yellow", 0, None).undo
    assert (shown.to, shown.all, shown.texts) == (0, 0, ["march PK1 4,-3"])


def test_a_repeated_move_is_made_once_although_more_has_passed() -> None:
    _record, table = begun()
    make(table, "yellow", "march PK1 4,-3")
    make(table, "yellow", "halt")
    assert carry_out(table, Move("yellow", "halt", 1)) == []
    assert table.version == 3


def test_whole_games_come_back_as_they_were_played() -> None:
    random = Random(5)
    record, table = begun()
    stored: list[Event] = []
    while len(stored) < 150 and table.result is None:
        seat = table.awaited[0]
        stored += make(table, seat, random.choice(table.moves(seat)))
    assert len({event.version for event in stored}) == len(stored)
    again = resumed(GAME, opening_json(record), stored)
    assert (again.counts, again.closed) == (table.counts, None)
    for seat in table.seats:
        assert view(again, seat, 0, None) == view(table, seat, 0, None)
