"""Games of the first edition are played again, move by move, and come to the same positions."""

from typing import Any

import pytest

from sztab import find_game
from sztab.core.record import Record, from_json, replay, result_json, state_hash, to_json, verify
from sztab.core.table import table_from_record
from tests.legacy.keeping import GAMES, HOLD_WORDS, kept, told_hash

LONGEST = {"flames-of-war": 60, "race-to-the-rhine": 130}  # moves of a sample; else 500


def _kept(game: str) -> list[Any]:
    return list(kept(f"records-{game}.jsonl.gz"))


def _sample(game: str) -> list[Any]:
    """The shortest record of each sort: bots, seats, mission, finished or cut and where."""
    sorts: dict[Any, Any] = {}
    for one in _kept(game):
        record = one["record"]
        sort = (one["name"].split()[1:], record["seats"], record["result"] is None)
        held = sorts.setdefault(str(sort), one)
        if 0 < len(record["moves"]) < len(held["record"]["moves"]):
            sorts[str(sort)] = one
    return [one for one in sorts.values() if len(one["record"]["moves"]) <= LONGEST.get(game, 500)]


def _hold(game: str, one: Any) -> Record:
    """Replay a record; every position and the result must be as they were."""
    rules, record = find_game(game), from_json(one["record"], one["name"])
    state = None
    for moment in replay(rules, record):
        where = f"{one['name']} after move {moment.at}"
        assert state_hash(rules, moment.state) == one["every"][moment.at], where
        if moment.at and HOLD_WORDS:
            assert told_hash(moment.told) == one["told"][moment.at - 1], where
        state = moment.state
    assert len(one["every"]) == len(record.entries) + 1
    assert all(one["every"][at] == value for at, value in record.hashes.items())
    assert result_json(rules, state, rules.result(state)) == record.result
    return record


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_old_games_replays_to_the_same_positions(game: str) -> None:
    sample = _sample(game)
    assert len(sample) >= 4
    for one in sample:
        _hold(game, one)


def _actions() -> list[Any]:
    return list(kept("records-flames-of-war-actions.jsonl.gz"))


def test_from_the_middle_of_each_kind_of_action_flames_of_war_goes_on_as_before() -> None:
    kinds: dict[str, Any] = {}
    for one in _actions():
        kinds.setdefault(one["name"].split()[-1], one)
    assert len(kinds) >= 18
    for one in kinds.values():
        _hold("flames-of-war", one)


@pytest.mark.full
@pytest.mark.parametrize("part", range(5))
def test_every_action_of_flames_of_war_goes_on_as_before(part: int) -> None:
    for one in _actions()[part::5]:
        _hold("flames-of-war", one)


@pytest.mark.parametrize("game", GAMES)
def test_an_old_record_is_verified_written_back_and_taken_up(game: str) -> None:
    one = min(_sample(game), key=lambda one: len(one["record"]["moves"]))
    rules, record = find_game(game), from_json(one["record"])
    verify(rules, record)
    assert to_json(record) == one["record"]
    table = table_from_record(rules, record)
    assert state_hash(rules, table.state) == one["every"][-1]
    assert to_json(table.record) == one["record"]


@pytest.mark.full
@pytest.mark.parametrize("number", range(50))
@pytest.mark.parametrize("game", GAMES)
def test_every_old_game_replays_to_the_same_positions(game: str, number: int) -> None:
    one = _kept(game)[number]
    record = _hold(game, one)
    assert to_json(record) == one["record"]


@pytest.mark.parametrize("game", GAMES)
def test_fifty_games_are_kept_finished_and_unfinished(game: str) -> None:
    records = [one["record"] for one in _kept(game)]
    assert len(records) == 50
    assert sum(record["result"] is None for record in records) >= 10
    assert sum(record["result"] is not None for record in records) >= 8
    assert len({str(record["options"]) for record in records}) > 1
    if game == "race-to-the-rhine":
        assert {len(record["seats"]) for record in records} == {1, 2, 3}
    if game == "flames-of-war":
        names = " ".join(one["name"] for one in [*_kept(game), *_actions()])
        assert names.count("mid-assault") >= 5
        assert names.count("mid-shooting") >= 5
        assert {record["options"].get("mission") for record in records} >= {
            *("starter_crossroads", "free_for_all", "hold_the_line")
        }
