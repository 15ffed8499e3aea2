"""A data set in place of the game's own: its numbers count, and its mistakes are named."""

import json
from pathlib import Path
from typing import Any

import pytest

from sztab.core.errors import DataError, OptionError, PositionError
from sztab.core.options import validated
from sztab.core.record import from_text, to_text, verify
from sztab.core.table import open_table
from sztab.games.medieval_battle import GAME, MedievalBattle
from tests.games.medieval_battle.pictures import battle, mp, play, seen, unit


def own_data() -> Any:
    return json.loads(GAME.folder().joinpath("data/data.json").read_text(encoding="utf-8"))


def written(folder: Path, data: Any) -> str:
    file = folder / "mine.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


def entry(data: Any, path: str) -> tuple[Any, Any]:
    """The holder and the last key of an entry written ``units.0.movement``."""
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in way:
        data = data[key]
    return data, last


def changed(path: str, value: Any) -> Any:
    data = own_data()
    holder, key = entry(data, path)
    holder[key] = value
    return data


def without(path: str) -> Any:
    data = own_data()
    holder, key = entry(data, path)
    del holder[key]
    return data


def test_a_changed_movement_value_takes_effect_and_changes_the_hash(tmp_path: Path) -> None:
    assert own_data()["units"][1]["abbr"] == "LC"
    path = written(tmp_path, changed("units.1.movement", 6))
    options = {"data": path}
    table = open_table(GAME, options)
    assert table.record.data != open_table(GAME).record.data
    assert table.record.data == GAME.data_hash(validated(GAME.id, GAME.options(), options))
    for text, seat in (("recruit 1LC", "red"), ("recruit 1LC", "yellow")):
        table.play(text, seat)
    assert unit(table.state, "R-LC1")["max"] == 6
    position = GAME.dump(table.state)
    assert position["data"] == table.record.data
    assert GAME.dump(GAME.load(position)) == position
    assert verify(GAME, from_text(to_text(table.record))) is not None


def test_a_position_of_an_unknown_data_set_is_refused(tmp_path: Path) -> None:
    table = open_table(GAME, {"data": written(tmp_path, changed("units.1.movement", 7))})
    with pytest.raises(PositionError, match="name its file with the option 'data'"):
        MedievalBattle().load(GAME.dump(table.state))


def test_the_own_data_under_another_name_is_the_own_data(tmp_path: Path) -> None:
    table = open_table(GAME, {"data": written(tmp_path, own_data())})
    assert table.record.data == open_table(GAME).record.data
    position = GAME.dump(table.state)
    assert "data" not in position
    assert GAME.dump(GAME.load(position)) == position


@pytest.mark.parametrize(
    ("path", "value", "shown"),
    [
        ("limits.points.standard", 25, ("points", 25)),
        ("limits.victory_points.standard", 7, ("victory", 7)),
        ("limits.time_markers_per_player", 3, ("markers", {"red": 3, "yellow": 3})),
    ],
)
def test_other_numbers_take_effect(tmp_path: Path, path: str, value: Any, shown: Any) -> None:
    table = open_table(GAME, {"data": written(tmp_path, changed(path, value))})
    assert seen(table.state)[shown[0]] == shown[1]


def test_a_changed_terrain_cost_is_paid(tmp_path: Path) -> None:
    table = open_table(GAME, {"data": written(tmp_path, changed("terrain.forest.cost", 3))})
    data = GAME.dump(table.state)["data"]
    state = battle("red to move", "R-LC1 2,0", data=data)
    assert mp(play(state, "march LC1 3,0"), "R-LC1") == 2


FAULTS = [
    (changed("units.1.movement", 0), "units[1].movement: a whole number from 1 to 9 is needed"),
    (changed("units.1.movement", "5"), "units[1].movement: a whole number from 1 to 9 is needed"),
    (changed("units.1.cost", -1), "units[1].cost: a whole number from 0 to 99 is needed"),
    (changed("units.1.abbr", "XX"), "units[1].abbr: one of HC, LC, MA, HI, LI, PK, LB, SB, WG"),
    (changed("units.1.abbr", "HC"), "units: the unit LC is missing"),
    (changed("units.0.mounted", 1), "units[0].mounted: true or false is needed, not 1"),
    (changed("units.0.forbidden_terrain", ["sea"]), "units[0].forbidden_terrain[0]: one of plain"),
    (changed("units.8.movement", 2), "units[8].movement: a whole number from 1 to 1 is needed"),
    (changed("units.6.shooting_range", 3), "units[6].shooting_range: a whole number from 0 to 2"),
    (without("units.3.count_per_army"), "units[3]: the entry 'count_per_army' is missing"),
    (changed("terrain.forest.cost", 0), "terrain.forest.cost: a whole number from 1 to 9"),
    (without("terrain.mountain"), "terrain: the entry 'mountain' is missing"),
    (
        changed("melee_base.light_cavalry.pikeman", 3),
        "melee_base.light_cavalry.pikeman: a whole number from -2 to 2 is needed, not 3",
    ),
    (
        without("shooting_base.long_bowman.pikeman"),
        "shooting_base.long_bowman: the entry 'pikeman' is missing",
    ),
    (changed("ladder.results.0.index", 2), "ladder.results: the ladder needs the five indexes"),
    (changed("limits.points.large", True), "limits.points.large: a whole number from 0 to 99"),
    (without("limits.wagon_vp"), "limits: the entry 'wagon_vp' is missing"),
    (
        changed("modules.outer.AI.hexes.0.terrain", "sea"),
        "modules.outer.AI.hexes[0].terrain: one of plain, forest, rocky_hills, mountain is needed",
    ),
    (changed("modules.outer.AI.hexes.1.q", 99), "modules.outer.AI.hexes[1].q: a whole number"),
    (changed("modules.inner.I.flag.q", 9), "modules.inner.I.flag: the flag stands beside module I"),
    (without("modules.inner.I.flag"), "modules.inner.I: the entry 'flag' is missing"),
    (changed("assembly.slots.0.rot60_times", 6), "assembly.slots[0].rot60_times: a whole number"),
    (
        changed("reference_maps.RS.outer.0.module", "AX"),
        "reference_maps.RS.outer[0].module: one of AI, BI",
    ),
    ([], "top: the entry 'limits' is missing"),
]


@pytest.mark.parametrize(("data", "message"), FAULTS, ids=[fault[1][:40] for fault in FAULTS])
def test_a_corrupt_entry_is_named_with_file_and_place(
    tmp_path: Path, data: Any, message: str
) -> None:
    with pytest.raises(DataError) as caught:
        open_table(GAME, {"data": written(tmp_path, data)})
    assert str(caught.value).startswith(f"mine.json, {message}")


def test_a_hex_twice_is_named(tmp_path: Path) -> None:
    data = own_data()
    hexes = data["modules"]["outer"]["AI"]["hexes"]
    hexes[1] = dict(hexes[0])
    with pytest.raises(
        DataError, match=r"mine.json, modules.outer.AI.hexes\[1\]: the hex .* twice"
    ):
        open_table(GAME, {"data": written(tmp_path, data)})


def test_a_file_that_is_missing_or_no_json_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"nothing\.json cannot be read: no such file"):
        open_table(GAME, {"data": str(tmp_path / "nothing.json")})
    broken = tmp_path / "broken.json"
    broken.write_text('{"units": [', encoding="utf-8")
    with pytest.raises(DataError, match=r"broken.json, line 1: not JSON"):
        open_table(GAME, {"data": str(broken)})


@pytest.mark.rule("MB-3.6")
def test_modules_that_leave_an_inner_module_at_the_edge_are_no_map(tmp_path: Path) -> None:
    data = own_data()
    hexes = data["modules"]["outer"]["AI"]["hexes"]
    hexes[:] = [hex for hex in hexes if (hex["q"], hex["r"]) != (3, 0)]
    with pytest.raises(
        OptionError, match="an inner module lies at the edge of the map, beside 3,0"
    ):
        open_table(GAME, {"data": written(tmp_path, data)})


@pytest.mark.rule("MB-3.4")
def test_modules_that_overlap_are_no_map(tmp_path: Path) -> None:
    data = own_data()
    data["modules"]["outer"]["AI"]["hexes"].append({"q": 1, "r": 0, "terrain": "plain"})
    with pytest.raises(OptionError, match="two modules cover the hex 1,0"):
        open_table(GAME, {"data": written(tmp_path, data)})
