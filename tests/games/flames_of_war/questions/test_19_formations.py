"""Formations: where a platoon would stand, drafted or written in one clause."""

from random import Random
from typing import Any

import pytest

from sztab.core.errors import (
    IllegalMoveError,
    NotationError,
    QuestionError,
    RecordError,
    RulesError,
)
from sztab.core.fate import SeededFate
from sztab.core.options import validated
from sztab.core.record import verify
from sztab.core.table import Table, table_from_position, table_from_record
from sztab.core.words import say
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c16_setup.placing import allowed
from tests.games.flames_of_war.questions.asking import HOUSE, asked, tanks
from tests.games.flames_of_war.scene import (
    WOODS,
    far_enemy,
    platoon,
    scene,
    team,
)

# --- formations -----------------------------------------------------------------------------------

TWELVE = [team("us_command", 20, 8), *[team("us_rifle", 8 + 2.5 * at, 6) for at in range(11)]]


@pytest.mark.rule("FW-5.1")
@pytest.mark.parametrize("shape", ["keep", "line", "column", "wedge", "around"])
def test_one_question_moves_twelve_teams_in_formation_round_a_wood_and_each_other(
    shape: str,
) -> None:
    state = scene(platoon("A", *TWELVE), far_enemy(), step="movement", terrain=(WOODS, HOUSE))
    answer = asked(state, "formation", platoon=1, shape=shape, at=[19, 12])
    assert len(answer["parts"]["legs"]) >= 10
    assert asked(state, "legal", draft=answer["text"])["legal"]


@pytest.mark.parametrize("shape", ["line", "column", "wedge", "around"])
def test_a_formation_never_asks_for_a_goal_that_is_out_of_reach(shape: str) -> None:
    state = scene(platoon("A", *TWELVE), far_enemy(), step="movement")
    answer = asked(state, "formation", platoon=1, shape=shape, at=[70, 47])
    assert asked(state, "legal", draft=answer["text"])["legal"]


def test_a_formation_tells_by_how_much_it_falls_short() -> None:
    state = scene(platoon("A", *TWELVE), far_enemy(), step="movement")
    assert asked(state, "formation", platoon=1, shape="keep", at=[20, 11])["short"] == 0
    assert asked(state, "formation", platoon=1, shape="keep", at=[20, 40])["short"] > 20


def test_a_line_faces_where_it_is_told_to() -> None:
    state = scene(platoon("A", *TWELVE), far_enemy(), step="movement")
    answer = asked(state, "formation", platoon=1, shape="line", at=[20, 11], heading=90)
    assert {leg["heading"] for leg in answer["parts"]["legs"]} == {90}


@pytest.mark.parametrize("shape", ["line", "column", "wedge", "around"])
@pytest.mark.parametrize("at", [[34, 11], [32, 9], [30, 10]])
def test_a_formation_goes_towards_the_click_and_tells_who_is_not_in_place(
    shape: str, at: list[float]
) -> None:
    rifles = [team("us_rifle", 25 + 2.2 * n, 4) for n in range(8)]
    state = scene(platoon("A", team("us_command", 32, 6), *rifles), far_enemy(), step="movement")
    answer = asked(state, "formation", platoon=1, shape=shape, at=at)
    ends = [leg["path"][-1] for leg in answer["parts"]["legs"] if leg["path"]]
    middle = [sum(axis) / len(ends) for axis in zip(*ends, strict=True)]
    assert middle[1] > 6.5  # it stood about 32, 4: all go ahead, nobody to the edge of the table
    assert abs(middle[0] - at[0]) + abs(middle[1] - at[1]) < 4.0
    assert answer["astray"] > 0 or answer["short"] < 3.0
    assert asked(state, "legal", draft=answer["text"])["legal"]


def test_a_formation_that_stands_where_it_was_sent_tells_of_nobody_astray() -> None:
    state = scene(platoon("A", *TWELVE), far_enemy(), step="movement")
    answer = asked(state, "formation", platoon=1, shape="keep", at=[20, 12])
    assert (answer["short"], answer["astray"]) == (0, 0)


@pytest.mark.rule("FW-5.5")
def test_a_platoon_sent_past_its_enemy_ends_facing_the_enemy() -> None:
    state = scene(
        platoon("A", *[team("m4_sherman", 40 + 3 * n, 10, 90) for n in range(3)]),
        platoon("B", team("ger_rifle_mg", 41, 38, 270)),
        step="movement",
    )
    for goal in ([41, 40], [41, 39]):  # behind the enemy, and twice as far as it can go
        legs = asked(state, "formation", platoon=1, shape="keep", at=goal)["parts"]["legs"]
        assert legs
        assert all(45 < leg["heading"] < 135 for leg in legs)


def test_a_formation_names_the_team_that_stays_and_what_stops_it() -> None:
    teams = [team("us_command", 40, 10), *[team("us_rifle", 40 + 2.5 * n, 14) for n in range(4)]]
    enemy = platoon("B", team("ger_rifle_mg", 40, 24, 270))
    state = scene(platoon("A", *teams), enemy, step="movement")
    answer = asked(state, "formation", platoon=1, shape="keep", at=[40, 18], double=True)
    going = {leg["team"] for leg in answer["parts"]["legs"] if leg["path"]}
    behind = {one["team"]: one["why"] for one in answer["held"] if one["stays"]}
    assert behind
    assert going | set(behind) == {1, 2, 3, 4, 5}
    assert not going & set(behind)
    assert all(why and why["rule"] for why in behind.values())


@pytest.mark.rule("FW-5.3")
def test_a_formation_that_falls_short_uses_its_allowance_up_and_says_so() -> None:
    state = scene(platoon("A", team("us_rifle", 40, 10)), far_enemy(), step="movement")
    answer = asked(state, "formation", platoon=1, shape="keep", at=[40, 16.4])
    assert answer["parts"]["legs"][0]["path"][-1][1] == pytest.approx(16, abs=0.05)
    assert [(one["stays"], one["why"]["key"]) for one in answer["held"]] == [(False, "too-far")]


@pytest.mark.rule("FW-5.7")
def test_a_formation_that_falls_short_of_an_enemy_names_the_enemy() -> None:
    rifles = [team("us_rifle", 40 + 2.5 * n, 10) for n in range(3)]
    foes = platoon("B", *[team("ger_rifle_mg", 30 + 3 * n, 17, 270) for n in range(9)])
    state = scene(platoon("A", *rifles), foes, step="movement")
    answer = asked(state, "formation", platoon=1, shape="keep", at=[40, 16])
    assert answer["held"]
    keys = {one["why"]["key"] for one in answer["held"]}
    assert keys <= {"path-near-enemy", "ends-near-enemy", "through-enemy"}


@pytest.mark.rule("FW-16.2")
def test_a_platoon_is_deployed_in_formation_inside_its_zone() -> None:
    state = GAME.new(validated(GAME.id, GAME.options(), {}), ("A", "B"), SeededFate(Random(1)))
    seat = GAME.awaited(state)[0]
    offer = next(one for one in GAME.offers(state, seat) if one.part)
    number = int(offer.picks[0].removeprefix("platoon-"))
    zone = state.field.mission.zones[seat]
    at = [(zone.west + zone.east) / 2, (zone.south + zone.north) / 2]
    answer = GAME.ask(state, seat, "formation", {"platoon": number, "shape": "wedge", "at": at})
    assert GAME.check(state, seat, GAME.parse(answer["text"])) is None
    for corner in ([zone.west, zone.south], [zone.east, zone.north]):  # it comes in as a whole
        fields = {"platoon": number, "shape": "wedge", "at": corner}
        assert GAME.ask(state, seat, "formation", fields)["parts"] is not None


def test_a_formation_of_another_name_is_refused_in_a_sentence() -> None:
    for fields in ({"shape": "hedgehog"}, {"shape": "line", "heading": 1e9}, {"shape": ["line"]}):
        with pytest.raises(QuestionError):
            GAME.ask(tanks(), 0, "formation", {"platoon": 1, "at": [9, 9], **fields})


# --- formations in one clause ---------------------------------------------------------------------


def twelve(**more: Any) -> Table:
    state = scene(platoon("A", *TWELVE), far_enemy(), step="movement", terrain=(WOODS,), **more)
    return table_from_position(GAME, GAME.dump(state), SeededFate(Random(1)))


@pytest.mark.rule("FW-5.1")
@pytest.mark.parametrize("shape", ["keep", "line", "column", "wedge", "around"])
@pytest.mark.parametrize("more", ["", " @90"])
def test_a_wish_is_played_as_the_order_that_the_map_would_draft(shape: str, more: str) -> None:
    table = twelve()
    heading = {"heading": 90} if more else {}
    drafted = asked(table.state, "formation", platoon=1, shape=shape, at=[19, 12], **heading)
    assert table.why_not(f"move 1: {shape} 19,12{more}") is None
    table.play(f"MOVE 1 :  {shape.upper()} 19,12{more}")
    assert table.record.entries[0].move == drafted["text"]
    verify(GAME, table.record)


def test_a_wish_at_the_double_is_one_for_all() -> None:
    state = scene(platoon("A", *TWELVE), far_enemy(), step="movement")
    table = table_from_position(GAME, GAME.dump(state), SeededFate(Random(1)))
    table.decide("move 1: keep double 20,16")
    assert " double " in table.record.entries[0].move
    assert GAME.meant(twelve().state, 0, "move 1: line 20,11").text().count(" double ") == 0


@pytest.mark.rule("FW-16.2")
def test_a_platoon_is_deployed_by_a_wish() -> None:
    state = GAME.new(validated(GAME.id, GAME.options(), {}), ("A", "B"), SeededFate(Random(1)))
    seat = GAME.awaited(state)[0]
    number = allowed(state, seat)[0]
    zone = state.field.mission.zones[seat]
    middle = f"{(zone.west + zone.east) / 2},{(zone.south + zone.north) / 2}"
    move = GAME.meant(state, seat, f"deploy {number}: wedge {middle}")
    assert GAME.check(state, seat, move) is None
    for wrong in (f"move {number}: wedge {middle}", f"ambush {number}: line {middle}"):
        with pytest.raises(IllegalMoveError):
            GAME.meant(state, seat, wrong)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("move 1: line 19,12; dig-in", "notation"),
        ("move 1: line", "notation"),
        ("move 1: line 19", "notation"),
        ("move 1: line 19,12 90", "notation"),
        ("move 1: line 19,12 @90 @90", "notation"),
        ("move 1: line nan,12", "notation"),
        ("move 1: 2 line 19,12", "notation"),
        ("move line 19,12", "notation"),
        ("deploy 1: line double 19,12", "notation"),
        ("line 1: 19,12", "notation"),
        ("move 99: line 19,12", "FW-2.9"),
        ("move 2: line 19,12", "FW-5.1"),
        ("deploy 1: line 19,12", "FW-0.9"),
        ("ambush 1: line 19,12", "FW-3.1"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_with_a_sentence(text: str, rule: str) -> None:
    table = twelve()
    with pytest.raises(RulesError) as caught:
        table.play(text)
    assert caught.value.refusal.rule == rule
    assert not table.record.entries
    for language in ("en", "pl"):
        assert say(GAME, language, caught.value.refusal).endswith((".", "!"))


def test_a_wish_says_why_nothing_fits() -> None:
    bogged = [{**one, "flags": ["bogged"]} for one in TWELVE]
    stuck = scene(platoon("A", *bogged), far_enemy(), step="movement")
    refusal = table_from_position(GAME, GAME.dump(stuck)).why_not("move 1: line 20,30")
    assert refusal is not None
    assert refusal.key == "formation-none"


def test_no_record_and_no_parser_knows_wishes() -> None:
    with pytest.raises(NotationError):
        GAME.parse("move 1: line 19,12")
    table = twelve()
    table.play("move 1: line 19,12")
    table.record.entries[0].move = "move 1: line 19,12"
    with pytest.raises(RecordError):
        table_from_record(GAME, table.record)
