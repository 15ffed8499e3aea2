"""What a platoon can do beside going and shooting, and what is left to do in a step."""

from typing import Any

import pytest

from sztab.core.table import table_from_position
from sztab.core.writing.picks import why
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import AMBUSH
from tests.games.flames_of_war.questions.asking import asked, tanks
from tests.games.flames_of_war.scene import (
    after,
    far_enemy,
    platoon,
    scene,
    team,
)

# --- what a platoon can do beside going and shooting ----------------------------------------------


def _acts(state: Any, number: int) -> dict[str, Any]:
    return {act["act"]: act for act in asked(state, "acts", platoon=number)}


def _all_legal(state: Any, acts: dict[str, Any]) -> bool:
    return all(
        asked(state, "legal", draft=move["text"])["legal"]
        for act in acts.values()
        for move in act["moves"]
    )


def test_digging_in_is_an_act_with_its_chance() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10, 0), team("us_rifle", 10, 13, 0)),
        platoon("B", team("ger_rifle_mg", 40, 11, 180)),
        step="movement",
    )
    dig = _acts(state, 1)["dig-in"]
    assert (dig["needed"], dig["chance"]) == (4, 0.5)
    assert [move["text"] for move in dig["moves"]] == ["move 1: dig-in"]


def test_an_act_that_cannot_be_done_says_why() -> None:
    state = scene(
        platoon("A", team("jeep_mg", 10, 10, 0)),
        platoon("B", team("ger_rifle_mg", 60, 11, 180)),
        step="shooting",
    )
    eyes = _acts(state, 1)["eyes"]
    assert eyes["moves"] == []
    assert eyes["why"]["key"] == "scout-too-far"


def test_a_battery_bombards_and_lays_smoke_where_its_observer_sees() -> None:
    state = scene(
        platoon(
            "A",
            team("us_command", 10, 6, 90),
            team("us_81mm", 12, 6, 90),
            team("us_81mm", 15, 6, 90),
        ),
        platoon("B", team("ger_rifle_mg", 12, 26, 270), team("ger_rifle_mg", 15, 26, 270)),
        step="shooting",
    )
    acts = _acts(state, 1)
    assert {"bombard", "smoke"} <= set(acts)
    assert {move["team"] for move in acts["bombard"]["moves"]} == {4, 5}
    assert [move["parts"]["mode"] for move in acts["smoke"]["moves"]] == ["smoke", "smoke"]
    assert 0 < acts["bombard"]["chance"] < 1
    first = acts["bombard"]["moves"][0]["parts"]  # what a click on the act drafts
    ranging = asked(state, "to-range", battery=1, by=first["directing"], at=first["aim"])
    assert ranging["needed"] == acts["bombard"]["needed"]
    assert _all_legal(state, acts)


def test_the_aim_that_an_act_drafts_is_the_one_whose_chance_it_tells() -> None:
    guns = [team("us_81mm", 12, 6, 90), team("us_81mm", 15, 6, 90)]
    dug = team("ger_rifle_mg", 12, 20, 270, flags=["dug_in"])  # nearer, and harder to range in on
    state = scene(
        platoon("A", team("us_command", 10, 6, 90), *guns),
        platoon("B", dug),
        platoon("B", team("ger_rifle_mg", 20, 26, 270, flags=["moved"])),
        step="shooting",
    )
    act = _acts(state, 1)["bombard"]
    needed = [
        asked(state, "to-range", battery=1, by=move["parts"]["directing"], at=move["team"])[
            "needed"
        ]
        for move in act["moves"]
    ]
    assert needed == sorted(needed)
    assert needed[0] < needed[-1]
    assert act["needed"] == needed[0]
    assert act["moves"][0]["team"] == 5


@pytest.mark.rule("FW-14.2", "FW-14.5")
def test_a_click_on_aircraft_tells_when_they_are_called_and_when_they_strike() -> None:
    support = {"air_support": {"A": {"level": "limited", "aircraft": "ju87d"}}}
    rifles = platoon("A", team("us_rifle", 10, 10))
    for more, pick, key in (
        ({"step": "movement", "aircraft": 2, "pools": [4, 0]}, "aircraft-A", "idle-aircraft-here"),
        ({"step": "movement", "pools": [4, 0]}, "aircraft-A", "idle-aircraft"),
        ({"step": "movement", "pools": [4, 0]}, "aircraft-B", "idle-aircraft-enemy"),
    ):
        state = scene(rifles, far_enemy(), mission=support, **more)
        refusal = why(GAME, state, 0, [pick])
        assert refusal is not None
        assert refusal.key == key
    shooting = scene(rifles, far_enemy(), mission=support, step="shooting", aircraft=2)
    assert GAME.offers(shooting, 0)[-1].say.key == "offer-end-shooting-air"
    assert GAME.prompt(shooting, 0).key == "prompt-shooting-air"


def test_every_act_offered_in_played_games_is_legal() -> None:
    from tests.at_hand import random_game

    found: set[str] = set()
    for seed in range(2):
        for at, table in enumerate(random_game(GAME, seed, most=250)):
            state = table.state
            for seat in GAME.awaited(state) if at % 9 == 0 else ():
                for number in range(1, len(state.platoons) + 1):
                    for act in GAME.ask(state, seat, "acts", {"platoon": number}):
                        found.add(act["act"])
                        assert bool(act["moves"]) == (act["why"] is None)
                        for move in act["moves"][:2]:
                            verdict = GAME.ask(state, seat, "legal", {"draft": move["text"]})
                            assert verdict["legal"], (move["text"], verdict)
    assert {"dig-in", "join"} <= found


def test_nobody_learns_acts_of_the_other_side() -> None:
    assert asked(tanks(step="shooting"), "acts", platoon=2) == []


@pytest.mark.rule("FW-5.1", "FW-11.3")
def test_a_platoon_that_has_nothing_to_do_is_refused_by_its_name() -> None:
    rifles = platoon("A", team("us_rifle", 10, 10))
    ordered = after(scene(rifles, far_enemy(), step="movement"), "move 1")
    for state, pick, key in (
        (ordered, "platoon-1", "idle-ordered"),
        (ordered, "team-1", "idle-ordered"),
        (ordered, "platoon-2", "idle-enemy"),
        (scene(rifles, far_enemy(), step="assault"), "platoon-1", "idle-far"),
    ):
        refusal = why(GAME, state, 0, [pick])
        assert refusal is not None
        assert refusal.key == key
        assert "platoon" in refusal.args


# --- what is left to do in a step -----------------------------------------------------------------


def far_apart(**more: Any) -> State:
    return scene(
        platoon("A", team("us_command", 10, 10), team("us_rifle", 10, 13)),
        platoon("B", team("ger_rifle_mg", 60, 11, 180)),
        **{"step": "shooting", **more},
    )


def in_sight(**more: Any) -> State:
    return scene(
        platoon("A", team("us_rifle", 10, 10)),
        platoon("B", team("ger_rifle_mg", 20, 11, 180)),
        **more,
    )


@pytest.mark.rule("FW-7.7")
def test_a_platoon_that_sees_nobody_is_not_offered_and_says_why() -> None:
    state = far_apart()
    assert [one.text for one in GAME.offers(state, 0)] == ["end-step"]
    assert GAME.idle(state, 0, "platoon-1").key == "idle-no-target"
    assert any(one.part for one in GAME.offers(in_sight(step="shooting"), 0))


@pytest.mark.rule("FW-3.7")
def test_a_shooting_step_without_anything_to_do_passes_and_is_undone_with_the_movement() -> None:
    table = table_from_position(GAME, GAME.dump(far_apart(step="movement")))
    made = table.decide("end-step")
    assert [one.move for one in made] == ["end-step", "end-step"]
    assert GAME.dump(table.state)["step"] == "assault"
    table.undo("A")
    assert GAME.dump(table.state)["step"] == "movement"


@pytest.mark.rule("FW-3.2", "FW-3.7")
def test_a_starting_step_passes_after_its_tests_unless_somebody_lies_in_ambush() -> None:
    state = in_sight(step="starting")
    state.platoon(1).pinned = True
    table = table_from_position(GAME, GAME.dump(state))
    assert [one.move for one in table.decide("starting")] == ["starting", "end-step"]
    assert GAME.dump(table.state)["step"] == "movement"
    state.started = True
    assert GAME.only_move(state, 0) is not None
    state.platoon(1).where = AMBUSH
    assert GAME.only_move(state, 0) is None


@pytest.mark.rule("FW-3.7")
def test_a_shooting_step_with_a_target_or_aircraft_waits() -> None:
    table = table_from_position(GAME, GAME.dump(in_sight(step="movement")))
    assert len(table.decide("end-step")) == 1
    guns = far_apart(step="shooting")
    guns.aircraft = 1
    assert GAME.only_move(guns, 0) is None


# --- charges --------------------------------------------------------------------------------------


def crowded() -> State:
    """Four tanks before an enemy platoon with somebody else's team among it."""
    return scene(
        platoon("A", *[team("m4_sherman", 10 + 2.2 * at, 10, 90) for at in range(4)]),
        platoon(
            "B",
            team("ger_command", 11, 14, 270),
            team("ger_rifle_mg", 14, 14, 270),
        ),
        platoon("B", team("ger_rifle_mg", 17.5, 14.2, 270)),
        step="assault",
    )


@pytest.mark.rule("FW-11.6", "FW-11.24")
def test_a_charge_is_suggested_on_every_platoon_in_reach_most_in_contact_first() -> None:
    state = crowded()
    found = GAME.ask(state, 0, "suggest", {"platoon": 1, "parts": True})
    targets = [one["parts"]["target"] for one in found]
    assert targets[0] == 2
    for one in found:
        assert asked(state, "legal", draft=one["text"])["legal"]
        assert asked(state, "charges", draft=one["text"])["strikers"] > 0
