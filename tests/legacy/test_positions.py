"""Positions of the first edition, most of them in the middle of an action, are what they were."""

from typing import Any

import pytest

from sztab import find_game
from sztab.core.record import result_json, state_hash
from sztab.core.words import said_json
from tests.legacy.keeping import GAMES, HOLD_WORDS, holds, kept


def _kept(game: str) -> list[Any]:
    return list(kept(f"positions-{game}.jsonl.gz"))


def _sample(game: str) -> list[Any]:
    """The first position of each stage and question."""
    kinds: dict[str, Any] = {}
    for one in _kept(game):
        kinds.setdefault(str([*one["kind"][:1], *one["kind"][2][:1]]), one)
    return list(kinds.values())


def _hold(game: str, one: Any) -> None:
    """Load a position; it must be the same, ask the same and show all that it showed.

    A view may say more than it did; a client of the first edition finds what it knows.
    """
    rules, where = find_game(game), str(one["kind"])
    state = rules.load(one["position"])
    assert rules.dump(state) == one["position"], where
    assert state_hash(rules, state) == one["hash"], where
    awaited = rules.awaited(state)
    assert [rules.seats(state)[seat] for seat in awaited] == one["awaited"], where
    assert result_json(rules, state, rules.result(state)) == one["result"], where
    assert not rules.faults(state), where
    seat = awaited[0] if awaited else None
    assert not HOLD_WORDS or said_json(rules.prompt(state, seat)) == one["prompt"], where
    assert holds(rules.view(state, seat), one["view"]), where
    if one["moves"] is not None and seat is not None:
        now = sorted(rules.text(move) for move in rules.moves(state, seat))
        assert now == sorted(one["moves"]), where


@pytest.mark.parametrize("game", GAMES)
def test_an_old_position_of_each_kind_is_what_it_was(game: str) -> None:
    sample = _sample(game)
    assert len(sample) >= 4
    for one in sample:
        _hold(game, one)


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_every_old_position_is_what_it_was(game: str) -> None:
    for one in _kept(game):
        _hold(game, one)


def test_every_stage_of_every_game_is_among_the_positions() -> None:
    from sztab.games.flames_of_war.position.tasks import READERS
    from sztab.games.medieval_battle.position import writing as battle
    from sztab.games.race_to_the_rhine.position import writing as rhine
    from sztab.games.stand_at_mortain import position as mortain

    kinds = {game: {one["kind"][0] for one in _kept(game)} for game in GAMES}
    under_way = {name for one in _kept("flames-of-war") for name in one["kind"][2]}
    assert kinds["medieval-battle"] == set(battle.STAGES)
    assert kinds["race-to-the-rhine"] == set(rhine.STAGES)
    assert kinds["stand-at-mortain"] == set(mortain.STAGES)
    assert {name for name in READERS if name.startswith("ask-")} <= under_way
