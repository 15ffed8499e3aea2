"""Data sets that have shipped are never edited: records, tables and positions name them by hash."""

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sztab.core.data.dataset import FIRST, DataGame, data_text, text_hash
from sztab.core.errors import OtherDataError
from sztab.core.record import check_data, from_json, replay, state_hash, verify
from sztab.core.registry import games
from sztab.core.table import open_table, table_from_position, table_from_record
from tests.at_hand import random_move
from tests.legacy.keeping import GAMES, kept

# Every data set that has shipped. A new one is a new file with its line here; no line ever changes.
SHIPPED = {
    "flames-of-war": {"data.json": "462288c6c0f27e26", "data-tuned.json": "efa2b067555b59de"},
    "medieval-battle": {"data.json": "18b9516d25323346"},
    "race-to-the-rhine": {"data.json": "5921865cf604e24a", "data-tuned.json": "df8a594da06bfdbd"},
    "stand-at-mortain": {"data.json": "9f40eef910070758", "data-tuned.json": "69240d718cbefbcc"},
}
NEWER = "data-2.json"
Planted = DataGame[Any, Any, Any]


def _game(id: str) -> Planted:
    game = games()[id]
    assert isinstance(game, DataGame)
    return game


@pytest.mark.parametrize("id", GAMES)
def test_no_shipped_data_set_was_edited(id: str) -> None:
    folder = _game(id).folder().joinpath("data")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".json"))
    found = {name: text_hash(folder.joinpath(name).read_text(encoding="utf-8")) for name in names}
    assert found == SHIPPED[id], "a data set that has shipped is never edited: ship a new file"
    assert {hash: name for name, hash in found.items()} == _game(id).shipped()
    assert _game(id).newest in found
    offered = {_game(id).own_file(name) for name in _game(id).offered}
    assert offered | {_game(id).newest} == {*found}


@pytest.mark.parametrize("id", [id for id in GAMES if "data-tuned.json" in SHIPPED[id]])
def test_a_tuned_data_set_is_chosen_by_its_name(id: str) -> None:
    game, hash = _game(id), SHIPPED[id]["data-tuned.json"]
    table = open_table(game, {"data": "tuned"}, seed=1)
    assert table.record.data == hash
    assert game.dump(table.state)["data"] == hash
    verify(game, table.record)
    assert data_text(game, "tuned")[1] == "data-tuned.json"


def _renoted(value: Any) -> bool:
    """Change the first note on provenance: the numbers stay, the fingerprint does not."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        if str(key).endswith("provenance") and isinstance(part, str):
            value[key] = f"{part} Second printing."
            return True
        if isinstance(part, dict | list) and _renoted(part):
            return True
    return False


@pytest.fixture(params=GAMES)
def planted(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Planted:
    """A game that has shipped a second data set, which new games are played with."""
    kind = type(_game(request.param))
    folder = Path(str(_game(request.param).folder()))
    shutil.copytree(folder / "data", tmp_path / "data")
    newer = json.loads((folder / "data" / FIRST).read_text(encoding="utf-8"))
    if request.param == "medieval-battle":
        newer["terrain"]["forest"]["cost"] = 3
    else:
        assert _renoted(newer)
    (tmp_path / "data" / NEWER).write_text(json.dumps(newer), encoding="utf-8")
    monkeypatch.setattr(kind, "folder", lambda _game: tmp_path)
    monkeypatch.setattr(kind, "newest", NEWER)
    return kind()


def test_an_old_record_finds_its_data_set_when_a_newer_one_is_the_default(
    planted: Planted,
) -> None:
    shortest = min(
        (one for one in kept(f"records-{planted.id}.jsonl.gz") if one["record"]["moves"]),
        key=lambda one: len(one["record"]["moves"]),
    )
    record = from_json(shortest["record"])
    assert record.data == SHIPPED[planted.id][FIRST] != planted.catalog().hash
    verify(planted, record)
    table = table_from_record(planted, record)
    assert table.record.data == record.data
    assert state_hash(planted, table.state) == shortest["every"][-1]


def test_an_old_position_keeps_its_meaning_when_a_newer_data_set_is_the_default(
    planted: Planted,
) -> None:
    for one in list(kept(f"positions-{planted.id}.jsonl.gz"))[::9]:
        state = planted.load(one["position"])
        assert state_hash(planted, state) == one["hash"]


def test_a_new_game_is_played_with_the_newest_data_set_and_names_it(planted: Planted) -> None:
    table, random = open_table(planted, seed=1), Random(1)
    newest = planted.catalog().hash
    for _move in range(3):
        seat, text = random_move(table, random)
        table.play(text, table.seats[seat])
    assert table.record.data == newest != SHIPPED[planted.id][FIRST]
    assert planted.dump(table.state)["data"] == newest
    verify(planted, table.record)
    other = type(planted)()  # another process, which has read nothing yet
    assert other.dump(other.load(planted.dump(table.state))) == planted.dump(table.state)
    assert table_from_position(other, planted.dump(table.state)).record.data == ""


def test_an_older_data_set_can_be_chosen_by_its_fingerprint(planted: Planted) -> None:
    first = SHIPPED[planted.id][FIRST]
    table = open_table(planted, {"data": first}, seed=1)
    assert table.record.data == first
    assert "data" not in planted.dump(table.state)


def test_a_record_of_an_unknown_data_set_is_told_apart(planted: Planted) -> None:
    record = open_table(planted, seed=1).record
    record.data = "0123456789abcdef"
    with pytest.raises(OtherDataError) as error:
        check_data(planted, record)
    assert error.value.refusal is not None
    assert error.value.refusal.args["data"] == "0123456789abcdef"
    assert next(replay(planted, record)).at == 0  # it can still be read with what is at hand
