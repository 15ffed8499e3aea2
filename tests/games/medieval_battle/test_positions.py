"""Positions are loaded with sensible defaults, or refused in one sentence."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sztab.core.errors import NotationError, PositionError
from sztab.core.words import say
from sztab.games.medieval_battle import GAME
from sztab.games.medieval_battle.notation import EXAMPLES
from sztab.games.medieval_battle.position.writing import KEYS
from tests.games.medieval_battle.pictures import at, battle, goals, moves, play, refused, seen

LC = {"id": "R-LC1", "at": "4,-4"}
FOES = [{"id": "Y-LC1", "at": "4,-3"}, {"id": "R-SB1", "at": "5,-3"}]
COUNTER = "units[0].id: write R or Y, a dash and the counter like R-LC1 or Y-WG"
HEX = "units[R-LC1].at: write a hex of this map like 4,-3, or reserve, gone, fled S0 to S2"
MANOEUVRE = "leave it out at the stage choosing; it belongs to manoeuvring, answering, pursuing"


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ([], "top: an object is needed, not []."),
        ({"colour": 1}, "colour: there is no such entry; known are map, data, stage"),
        ({"provenance": 1}, "provenance: there is no such entry; known are map, data, stage"),
        ({"map": 3}, "map: a text is needed, not 3."),
        ({"map": "XX"}, "map: The map cannot be built: 'XX' is not a module"),
        ({"map": "I/0 AI AII AIII C1a C2a"}, "map: The map cannot be built: a standard map takes"),
        ({"data": "0123"}, "data: it was played with data set '0123'; name its file with the opt"),
        ({"data": []}, "data: a text is needed, not []."),
        ({"stage": "moving"}, "stage: one of recruiting, deploying, choosing"),
        ({"stage": ["choosing"]}, "stage: one of recruiting"),
        ({"side": "blue"}, "side: one of red, yellow is needed, not 'blue'."),
        ({"turn": -1}, "turn: a whole number from 0 to 100000 is needed, not -1."),
        ({"turn": True}, "turn: a whole number from 0 to 100000 is needed, not True."),
        ({"passes": 2}, "passes: a whole number from 0 to 1 is needed, not 2."),
        ({"markers": {"red": 6}}, "markers.red: a whole number from 0 to 5 is needed, not 6."),
        ({"markers": {"blue": 1}}, "markers.blue: there is no such entry; known are red, yellow."),
        ({"markers": 3}, "markers: an object is needed, not 3."),
        ({"flags": {"1,1": "red"}}, "flags.1,1: there is no such entry; known are 0,0, -4,4, 0,-4"),
        ({"flags": {"0,0": "blue"}}, "flags.0,0: one of red, yellow is needed, not 'blue'."),
        ({"units": {}}, "units: a list is needed, not {}."),
        ({"units": ["R-LC1"]}, "units[0]: an object is needed, not 'R-LC1'."),
        ({"units": [LC, {"at": "4,-4"}]}, "units[1]: the entry 'id' is missing."),
        ({"units": [{"id": 7}]}, "units[0].id: a text is needed, not 7."),
        ({"units": [{"id": "LC1"}]}, f"{COUNTER}, not 'LC1'."),
        ({"units": [{"id": "B-LC1"}]}, f"{COUNTER}, not 'B-LC1'."),
        ({"units": [{"id": "RxLC1"}]}, f"{COUNTER}, not 'RxLC1'."),
        ({"units": [{"id": "R-"}]}, f"{COUNTER}, not 'R-'."),
        ({"units": [{"id": "R-XX1"}]}, f"{COUNTER}, not 'R-XX1'."),
        (
            {"units": [{"id": "R-LC4", "at": "4,-4"}]},
            "units[0].id: an army has only 3 of this kind, so not R-LC4 (MB-2.2).",
        ),
        (
            {"units": [{"id": "R-LB3", "at": "4,-4"}]},
            "units[0].id: an army has only 2 of this kind, so not R-LB3 (MB-2.2).",
        ),
        ({"units": [LC, LC]}, "units[R-LC1]: it stands twice in the list."),
        (
            {"units": [{**LC, "colour": 1}]},
            "units[0].colour: there is no such entry; known are id, at, mp, strength.",
        ),
        ({"units": [{"id": "R-LC1"}]}, "units[R-LC1]: the entry 'at' is missing."),
        ({"units": [{**LC, "at": "40,1"}]}, f"{HEX}, not '40,1'."),
        ({"units": [{**LC, "at": "6,-4"}]}, f"{HEX}, not '6,-4'."),
        ({"units": [{**LC, "at": "fled S3"}]}, f"{HEX}, not 'fled S3'."),
        ({"units": [{**LC, "at": [1]}]}, "units[R-LC1].at: a text is needed, not [1]."),
        (
            {"units": [{**LC, "at": "3,-2"}]},
            "units[R-LC1].at: it may not enter the terrain of 3,-2 (MB-0.8); choose another hex.",
        ),
        (
            {"units": [{"id": "R-WG", "at": "fled S0"}]},
            "units[R-WG].at: a wagon cannot flee (MB-14.6); write a hex, reserve or gone.",
        ),
        (
            {"units": [{"id": "R-WG", "at": "4,-4", "strength": 2}]},
            "units[R-WG].strength: leave it out, a wagon has no strength (MB-0.3).",
        ),
        ({"units": [{**LC, "mp": 6}]}, "units[R-LC1].mp: a whole number from 0 to 5 is needed"),
        ({"units": [{**LC, "mp": "5"}]}, "units[R-LC1].mp: a whole number from 0 to 5 is needed"),
        ({"units": [{**LC, "strength": 3}]}, "units[R-LC1].strength: a whole number from 1 to 2"),
        ({"units": [{**LC, "strength": 0}]}, "units[R-LC1].strength: a whole number from 1 to 2"),
        (
            {"units": [{**LC, "at": "gone", "strength": 3}]},
            "units[R-LC1].strength: a whole number from 0 to 2 is needed, not 3.",
        ),
        (
            {"units": [LC, {"id": "Y-PK1", "at": "4,-4"}]},
            "units[Y-PK1].at: R-LC1 stands on 4,-4 already (MB-0.2); choose another hex.",
        ),
        ({"stage": "recruiting", "units": [LC]}, "units: while recruiting nobody has units yet"),
        ({"armies": []}, "armies: an object is needed, not []."),
        ({"armies": {"blue": "1HC"}}, "armies.blue: there is no such entry; known are red, yellow"),
        ({"armies": {"red": 2}}, "armies.red: a text is needed, not 2."),
        ({"armies": {"red": "HC"}}, "armies.red: write an army like 2HC 1LC, not 'HC'."),
        ({"armies": {"red": "4HC"}}, "armies.red: take fewer units than 4HC (MB-4.4)."),
        (
            {"armies": {"red": "3HC 3LC 3MA"}},
            "armies.red: take fewer units than 3HC 3LC 3MA (MB-4.2).",
        ),
        (
            {"stage": "recruiting", "armies": {"red": "1HC", "yellow": "1HC"}},
            "armies: while recruiting at least one side has not chosen; leave it out.",
        ),
        ({"finished": "red"}, "finished: a list is needed, not 'red'."),
        ({"finished": ["blue"]}, "finished[0]: one of red, yellow is needed, not 'blue'."),
        ({"finished": ["red", "red"]}, "finished[1]: 'red' stands twice in the list."),
        (
            {"stage": "deploying", "finished": ["red"]},
            "finished: red is to place a unit; leave it out of the list.",
        ),
        ({"mover": "R-LC1"}, f"mover: {MANOEUVRE}."),
        ({"passed": []}, f"passed: {MANOEUVRE}."),
        ({"stopped": True}, f"stopped: {MANOEUVRE}."),
        (
            {"target": "R-SB1", "units": FOES},
            "target: leave it out at the stage choosing; it belongs to answering.",
        ),
        ({"ready": []}, "ready: leave it out at the stage choosing; it belongs to regrouping."),
        ({"ending": "a"}, "ending: leave it out at the stage choosing; it belongs to over."),
        ({"stage": "manoeuvring"}, "top: the stage manoeuvring needs the entry 'mover'."),
        (
            {"stage": "manoeuvring", "mover": "Y-LC1"},
            "mover: there is no unit of its side on the map; add it to 'units'.",
        ),
        (
            {"stage": "pursuing", "units": FOES, "mover": "R-SB1"},
            "mover: one of Y-LC1 is needed, not 'R-SB1'.",
        ),
        (
            {"stage": "pursuing", "units": [{"id": "Y-WG", "at": "4,-4"}], "mover": "Y-WG"},
            "mover: a wagon cannot attack (MB-14.6); name a combat unit.",
        ),
        (
            {"stage": "answering", "units": FOES, "mover": "Y-LC1"},
            "top: the stage answering needs the entry 'target'.",
        ),
        (
            {"stage": "answering", "units": FOES, "mover": "Y-LC1", "target": "Y-LC1"},
            "target: one of R-SB1 is needed, not 'Y-LC1'.",
        ),
        (
            {
                "stage": "answering",
                "units": [FOES[0], {"id": "R-WG", "at": "5,-3"}],
                "mover": "Y-LC1",
                "target": "R-WG",
            },
            "target: Y-LC1 can attack only a combat unit on an adjacent hex that it may enter",
        ),
        (
            {
                "stage": "answering",
                "units": [FOES[0], {"id": "R-SB1", "at": "5,-5"}],
                "mover": "Y-LC1",
                "target": "R-SB1",
            },
            "target: Y-LC1 can attack only a combat unit on an adjacent hex that it may enter",
        ),
        (
            {"stage": "manoeuvring", "units": FOES, "mover": "Y-LC1", "stopped": 1},
            "stopped: true or false is needed, not 1.",
        ),
        (
            {"stage": "manoeuvring", "units": FOES, "mover": "Y-LC1", "passed": ["Y-PK1"]},
            "passed[0]: one of Y-LC1 is needed, not 'Y-PK1'.",
        ),
        (
            {"stage": "regrouping", "ready": ["Y-PK1"]},
            "ready: there is nothing to name here; leave the list empty.",
        ),
        (
            {
                "stage": "regrouping",
                "units": [{"id": "Y-SB1", "at": "reserve"}],
                "ready": ["Y-PK1"],
            },
            "ready[0]: one of Y-SB1 is needed, not 'Y-PK1'.",
        ),
        ({"stage": "over"}, "top: the stage over needs the entry 'ending'."),
        ({"stage": "over", "ending": "d"}, "ending: one of a, b, c is needed, not 'd'."),
        ({"stage": "over", "ending": []}, "ending: one of a, b, c is needed, not []."),
    ],
)
def test_a_wrong_position_is_refused_in_one_sentence(position: Any, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load(position)
    said = str(caught.value)
    assert said.startswith(f"Position of medieval-battle, {message}")
    assert said.endswith(".")
    assert "\n" not in said


def test_an_empty_position_is_a_battle_without_units() -> None:
    state = GAME.load({})
    view = seen(state)
    assert (view["stage"], view["side"], view["turn"], view["units"]) == (
        "choosing",
        "yellow",
        1,
        [],
    )
    assert view["markers"] == {"red": 5, "yellow": 5}
    assert moves(state) == {"regroup", "pass"}


def test_what_is_left_out_is_as_at_the_start() -> None:
    (unit,) = seen(GAME.load({"units": [LC]}))["units"]
    assert (unit["mp"], unit["strength"]) == (5, 2)


def test_a_unit_that_is_gone_keeps_nothing() -> None:
    (unit,) = seen(GAME.load({"units": [{**LC, "at": "gone", "mp": 3, "strength": 2}]}))["units"]
    assert (unit["at"], unit["mp"], unit["strength"]) == ("gone", 0, 0)


def test_a_mover_is_stopped_where_an_enemy_zone_says_so() -> None:
    given = {"stage": "manoeuvring", "mover": "Y-LC1"}
    near = battle("yellow to move", "Y-LC1 4,-3", "R-SB1 5,-3", **given)
    assert refused(near, "march LC1 4,-4") == "MB-8.4 stopped-in-zone"
    free = battle("yellow to move", "Y-LC1 4,-3", "R-SB1 5,-1", **given)
    assert refused(free, "march LC1 4,-4") == "allowed"


def test_in_a_regroup_reserve_and_those_at_the_wagon_are_ready_unless_it_says_who() -> None:
    units = ("Y-WG 4,-4", "Y-PK1 reserve", "Y-SB1 fled S0", "Y-SB2 fled S1")
    state = battle("yellow to move", *units, stage="regrouping")
    assert {text.split()[1] for text in moves(state, "place")} == {"PK1", "SB1"}
    one = battle("yellow to move", *units, stage="regrouping", ready=["Y-SB2"])
    assert {text.split()[1] for text in moves(one, "place")} == {"SB2"}
    assert refused(one, "place PK1 4,-5") == "MB-13.6 nothing-to-place"
    none = battle("yellow to move", *units[1:], stage="regrouping")
    assert moves(none) == {"finish"}


STAGES: dict[str, Any] = {
    "recruiting": {"stage": "recruiting", "armies": {"yellow": "1HC"}},
    "deploying": {"stage": "deploying", "units": [{"id": "R-WG", "at": "reserve"}]},
    "choosing": {"units": FOES},
    "manoeuvring": {"stage": "manoeuvring", "units": FOES, "mover": "Y-LC1"},
    "answering": {"stage": "answering", "units": FOES, "mover": "Y-LC1", "target": "R-SB1"},
    "pursuing": {"stage": "pursuing", "units": FOES, "mover": "Y-LC1"},
    "regrouping": {"stage": "regrouping", "units": [{"id": "Y-WG", "at": "4,-4"}]},
    "over": {"stage": "over", "ending": "c", "passes": 2},
}


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("map", ["RS", "RL"])
def test_every_stage_can_be_loaded_written_and_played_on(stage: str, map: str) -> None:
    state = GAME.load({**STAGES[stage], "map": map})
    written = json.loads(json.dumps(GAME.dump(state)))
    assert GAME.dump(GAME.load(written)) == written
    assert seen(state)["stage"] == stage
    assert GAME.faults(state) == []
    assert bool(GAME.awaited(state)) == (stage != "over")
    for seat in GAME.awaited(state):
        for offer in GAME.offers(state, seat):
            assert say(GAME, "pl", offer.say)
        if stage != "recruiting":
            assert GAME.moves(state, seat)


def test_a_surrounded_unit_on_the_edge_can_only_wait() -> None:
    around = ["5,-2", "4,-2", "4,-3", "5,-4"]
    names = ["R-HI1", "R-HI2", "R-HI3", "R-PK1"]
    foes = [f"{name} {hex}" for name, hex in zip(names, around, strict=True)]
    state = battle("yellow to move", "Y-WG 5,-3", *foes, markers={"yellow": 0})
    assert moves(state) == {"pass"}


def test_a_unit_shut_in_by_tired_friends_can_only_wait() -> None:
    around = ["5,-2", "4,-2", "4,-3", "5,-4"]
    names = ["Y-HI1", "Y-HI2", "Y-HI3", "Y-PK1"]
    friends = [f"{name} {hex} mp 0" for name, hex in zip(names, around, strict=True)]
    state = battle("yellow to move", "Y-LC1 5,-3", *friends, markers={"yellow": 0})
    assert moves(state) == {"pass"}


def test_a_battle_of_wagons_alone() -> None:
    state = battle("yellow to move", "Y-WG 4,-4", "R-WG 4,-5")
    assert goals(state, "march WG") == {"5,-4", "4,-3", "3,-4", "5,-5"}
    after = play(state, "march WG 5,-4", "halt", "march WG 3,-4", "halt")
    assert (at(after, "Y-WG"), at(after, "R-WG")) == ("5,-4", "3,-4")


# --- notation ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "notation-empty"),
        ("   ", "notation-empty"),
        ("jump LC1 4,-3", "notation-unknown"),
        ("march", "notation-malformed"),
        ("march LC1", "notation-malformed"),
        ("march LC1 4", "notation-malformed"),
        ("march LC1 4,-3,1", "notation-malformed"),
        ("march LC1 4, -3", "notation-malformed"),
        ("march LC1 99,0", "notation-malformed"),
        ("march LC1 04,0", "notation-malformed"),
        ("march LC1 -0,0", "notation-malformed"),
        ("march LC1 +4,0", "notation-malformed"),
        ("march LC1 \uff14,0", "notation-malformed"),
        ("march LC0 4,-3", "notation-malformed"),
        ("march LC 4,-3", "notation-malformed"),
        ("march LC12 4,-3", "notation-malformed"),
        ("march XX1 4,-3", "notation-malformed"),
        ("march WG1 4,-3", "notation-malformed"),
        ("attack LC1", "notation-malformed"),
        ("attack LC1 4,-3 4,-2", "notation-malformed"),
        ("shoot LB1", "notation-malformed"),
        ("merge HI1", "notation-malformed"),
        ("place LC1", "notation-malformed"),
        ("retreat", "notation-malformed"),
        ("retreat 4,-3 4,-2", "notation-malformed"),
        ("halt now", "notation-malformed"),
        ("pass 1", "notation-malformed"),
        ("recruit", "notation-malformed"),
        ("recruit HC", "notation-malformed"),
        ("recruit 0HC", "notation-malformed"),
        ("recruit 1HC 1HC", "notation-malformed"),
        ("recruit 10HC", "notation-malformed"),
        ("recruit 1WG", "notation-malformed"),
        ("recruit 0 1HC", "notation-malformed"),
    ],
)
def test_what_is_no_move_is_refused_with_an_example(text: str, key: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(text)
    refusal = caught.value.refusal
    assert refusal.key == key
    for language in ("en", "pl"):
        assert say(GAME, language, refusal)


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("recruit 1LC 2HC", "recruit 2HC 1LC"),
        ("RECRUIT 0", "recruit 0"),
        ("place lc1 4,-4", "place LC1 4,-4"),
        ("Place wg 4,-4", "place WG 4,-4"),
        ("finish", "finish"),
        ("march  LC1   4,-5\t5,-5 ", "march LC1 4,-5 5,-5"),
        ("attack LC1 5,-3", "attack LC1 5,-3"),
        ("shoot LB1 1,-1", "shoot LB1 1,-1"),
        ("merge HI1 3,-4", "merge HI1 3,-4"),
        ("HALT", "halt"),
        ("stand", "stand"),
        ("retreat 5,-2", "retreat 5,-2"),
        ("regroup", "regroup"),
        ("pass", "pass"),
    ],
)
def test_every_move_is_written_and_read_back(written: str, text: str) -> None:
    move = GAME.parse(written)
    assert GAME.text(move) == text
    assert GAME.text(GAME.parse(text)) == text


# --- the document ------------------------------------------------------------------------------

DOCUMENT = Path(__file__).parents[3] / "docs" / "positions" / "medieval-battle.md"


def test_the_documented_position_can_be_set_up() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    (block,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    state = GAME.load(json.loads(block))
    assert at(state, "Y-HC1") == "fled S0"
    assert "attack LC1 5,-3" in moves(state)


def test_the_documented_refusal_is_what_is_said() -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load({"units": [{"id": "R-SB1", "at": "5,-3", "strength": 3}]})
    assert f"```text\n{caught.value}\n```" in DOCUMENT.read_text(encoding="utf-8")


def test_the_document_names_every_entry_stage_move_and_option() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for word in (*KEYS, *STAGES, *EXAMPLES, *(option.name for option in GAME.options())):
        assert f"`{word}`" in text, word
    for example in EXAMPLES.values():
        assert f"`{example}`" in text, example
