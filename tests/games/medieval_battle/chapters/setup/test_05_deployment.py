"""MB-5: deployment."""

import json
from pathlib import Path

import pytest

from sztab.core.table import open_table
from sztab.games.medieval_battle import GAME
from sztab.games.medieval_battle.state import State
from tests.games.medieval_battle.pictures import (
    at,
    deploying,
    goals,
    moves,
    play,
    recruiting,
    refusal,
    refused,
    seen,
    told,
    turn_of,
    unit,
    words,
)

BOTH_WAGONS = ("R-WG 4,-4", "Y-WG -4,1")


@pytest.mark.rule("MB-5.1")
def test_red_places_its_wagon_then_yellow() -> None:
    state = play(recruiting(), "recruit 1HC", "recruit 1LC")
    assert seen(state)["side"] == "red"
    assert refused(state, "place HC1 4,-4") == "MB-5.1 wagon-first"
    assert {text.split()[1] for text in moves(state)} == {"WG"}
    assert told(state, "place WG 4,-4") == ["MB-5.1 deploys"]
    state = play(state, "place WG 4,-4")
    assert seen(state)["side"] == "yellow"
    assert refused(state, "place LC1 -4,1") == "MB-5.1 wagon-first"
    assert seen(play(state, "place WG -4,1"))["side"] == "red"


@pytest.mark.rule("MB-5.2")
def test_then_single_units_in_turn_beginning_with_red() -> None:
    state = play(recruiting(), "recruit 2HC", "recruit 2LC", "place WG 4,-4", "place WG -4,1")
    order = []
    for text in ("place HC1 5,-4", "place LC1 -4,0", "place HC2 5,-5", "place LC2 -3,1"):
        order.append(seen(state)["side"])
        assert "MB-5.2 deploys" in told(state, text)
        state = play(state, text)
    assert order == ["red", "yellow", "red", "yellow"]
    assert refused(play(recruiting(), "recruit 0", "recruit 0"), "place WG 4,-4", seat=1) == (
        "MB-5.2 other-side-places"
    )


@pytest.mark.rule("MB-5.2")
def test_only_units_that_wait_are_placed_and_nothing_else_is_done() -> None:
    state = deploying("red to place", *BOTH_WAGONS, "R-HC1 5,-4", "R-HC2 reserve")
    assert refused(state, "place HC1 5,-5") == "MB-5.2 nothing-to-place"
    assert refused(state, "place LC1 5,-5") == "MB-5.2 nothing-to-place"
    assert refused(state, "march HC1 5,-5") == "MB-5.2 deploy-first"
    assert refused(state, "pass") == "MB-5.2 deploy-first"


@pytest.mark.rule("MB-5.3")
def test_three_hexes_from_every_flag() -> None:
    state = deploying("red to place", "R-WG 4,-4", "Y-WG -6,5", "R-LC1 reserve")
    assert refused(state, "place LC1 2,-2") == "MB-5.3 near-flag"  # 2 from (0,0)
    assert refused(state, "place LC1 5,-2") == "MB-5.3 near-flag"  # 2 from (4,0)
    assert refused(state, "place LC1 3,-3") == "allowed"  # 3 from (0,0), (4,0) and (0,-4)
    found = refusal(state, "place LC1 2,-2")
    assert found is not None
    assert found.args["distance"] == 3


@pytest.mark.rule("MB-5.3")
def test_three_hexes_from_the_enemy_wagon_and_none_from_other_enemies() -> None:
    state = deploying("red to place", "R-WG 5,-5", "Y-WG 4,-3", "R-LC1 reserve", "Y-PK1 3,-6")
    assert refused(state, "place LC1 4,-5") == "MB-5.3 near-wagon"  # distance 2
    assert refused(state, "place LC1 4,-6") == "allowed"  # distance 3, and beside Yellow's PK


@pytest.mark.rule("MB-5.3")
def test_reds_wagon_is_bound_by_the_flags_only() -> None:
    """Yellow's wagon is placed later, and the enemy's other units are not minded at all."""
    state = deploying("red to place", "R-WG reserve", "Y-WG reserve", "Y-PK1 4,-3")
    assert refused(state, "place WG 4,-4") == "allowed"
    assert refused(state, "place WG 1,-4") == "MB-5.3 near-flag"


@pytest.mark.rule("MB-5.4")
def test_only_an_empty_hex_that_the_unit_may_enter() -> None:
    state = deploying("red to place", *BOTH_WAGONS, "R-LC1 reserve", "R-PK1 reserve", "R-PK2 5,-4")
    assert refused(state, "place LC1 5,-4") == "MB-5.4 hex-occupied"
    assert refused(state, "place LC1 5,-6") == "MB-5.4 cannot-enter"  # a mountain
    assert refused(state, "place PK1 5,-6") == "allowed"
    assert refused(state, "place LC1 6,-6") == "MB-5.4 place-off-map"
    assert refused(state, "place LC1 40,40") == "MB-5.4 place-off-map"
    wagon = deploying("red to place", "R-WG reserve", "Y-WG reserve")
    assert refused(wagon, "place WG 3,-3") == "MB-5.4 cannot-enter"  # rocky hills


@pytest.mark.rule("MB-5.5")
def test_who_finishes_keeps_the_rest_in_reserve_and_the_other_goes_on_alone() -> None:
    state = deploying(
        "red to place",
        *BOTH_WAGONS,
        "R-LC1 reserve",
        "R-LC2 reserve",
        "Y-PK1 reserve",
        "Y-PK2 reserve",
    )
    assert words(state, "finish") == ["Red finishes deployment; 2 units stay in reserve."]
    state = play(state, "finish")
    for text in ("place PK1 -4,0", "place PK2 -3,1"):
        assert seen(state)["side"] == "yellow"
        last = told(state, text)
        state = play(state, text)
    assert last == ["MB-5.2 deploys", "MB-5.5 finishes-deployment", "MB-6.1 battle-begins"]
    assert (at(state, "R-LC1"), at(state, "R-LC2")) == ("reserve", "reserve")
    entered = play(state, "pass", "regroup", "place LC1 5,-4")
    assert at(entered, "R-LC1") == "5,-4"


@pytest.mark.rule("MB-5.5")
def test_finishing_is_final() -> None:
    state = deploying("red to place", *BOTH_WAGONS, "R-LC1 reserve", "Y-PK1 reserve")
    after = play(state, "finish")
    assert refused(after, "place LC1 5,-4", seat=0) == "MB-5.2 other-side-places"
    assert turn_of(play(after, "place PK1 -4,0")) == "yellow"


@pytest.mark.rule("MB-5.5")
def test_who_has_no_legal_hex_left_finishes_automatically() -> None:
    """One hex is left for Red's last cavalry, and Yellow's pikemen take it."""
    waiting = (*BOTH_WAGONS, "R-LC1 reserve", "Y-PK1 reserve")
    free = goals(deploying("red to place", *waiting), "place LC1") - {"0,5"}
    state = deploying("yellow to place", *waiting, *crowd(free, but=("R-LC1", "Y-PK1")))
    assert words(state, "place PK1 0,5") == [
        "Yellow pikeman 1 deploys at 0,5.",
        "Red finishes deployment; 1 unit stays in reserve.",
        "Yellow finishes deployment; no units stay in reserve.",
        "The battle begins. Yellow has the first turn.",
    ]


def crowd(hexes: set[str], but: tuple[str, ...] = ()) -> list[str]:
    """Combat units of both sides on all these hexes."""
    kinds = {"HC": 3, "LC": 3, "MA": 3, "HI": 3, "LI": 3, "PK": 3, "LB": 2, "SB": 3}
    names = [f"{side}-{kind}{n + 1}" for side in "RY" for kind in kinds for n in range(kinds[kind])]
    names = [name for name in names if name not in but]
    assert len(hexes) <= len(names)
    return [f"{name} {hex}" for name, hex in zip(names, sorted(hexes), strict=False)]


@pytest.mark.rule("MB-5.6", "MB-14.1")
def test_units_start_with_full_strength_and_full_points_the_wagon_fortified() -> None:
    state = play(recruiting(), "recruit 1HC 1LI", "recruit 0", "place WG 4,-4", "place WG -4,1")
    state = play(state, "place HC1 5,-4", "place LI1 5,-5")
    shown = [(unit(state, name)["mp"], unit(state, name)["strength"]) for name in NAMES]
    assert shown == [(4, 2), (4, 2), (1, 0), (1, 0)]


NAMES = ("R-HC1", "R-LI1", "R-WG", "Y-WG")


@pytest.mark.rule("MB-5.7")
def test_a_wagon_cannot_be_held_back() -> None:
    state = play(recruiting(), "recruit 1HC", "recruit 1LC")
    assert refused(state, "finish") == "MB-5.7 wagon-not-held-back"
    assert "finish" not in moves(state)


def far_from_flags(folder: Path) -> State:
    """A game with a data set that asks for 12 hexes from every flag, which no hex has."""
    data = json.loads(GAME.folder().joinpath("data/data.json").read_text(encoding="utf-8"))
    data["limits"]["deploy_distance_flag"] = 12
    file = folder / "far.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    state: State = open_table(GAME, {"data": str(file)}).state
    return state


@pytest.mark.rule("MB-5.7")
def test_the_distances_give_way_to_two_for_a_wagon_without_a_legal_hex(tmp_path: Path) -> None:
    state = play(far_from_flags(tmp_path), "recruit 1LC", "recruit 0")
    prompt = GAME.prompt(state, 0)
    assert (prompt.args["flag"], prompt.args["wagon"]) == (2, 2)
    assert refused(state, "place WG 2,-2") == "allowed"  # 2 from (0,0)
    assert refused(state, "place WG 1,0") == "MB-5.3 near-flag"  # 1 from (0,0)
    assert {"2,-2", "4,-4"} <= goals(state, "place WG")
    after = play(state, "place WG 4,-4")
    assert refused(after, "place WG 4,-5") == "MB-5.3 near-wagon"  # 1
    assert refused(after, "place WG 2,-3") == "allowed"  # 2
    assert "MB-5.5 finishes-deployment" in told(after, "place WG 2,-3")  # Red's cavalry: no hex


@pytest.mark.rule("MB-5.7")
def test_the_distances_give_way_to_one_if_two_leave_no_hex(tmp_path: Path) -> None:
    data = GAME.dump(far_from_flags(tmp_path))["data"]
    waiting = ("R-WG 3,-5", "Y-WG reserve")
    two = goals(deploying("yellow to place", *waiting, data=data), "place WG")
    state = deploying("yellow to place", *waiting, *crowd(two), data=data)
    assert GAME.prompt(state, 1).args["flag"] == 1
    assert refused(state, "place WG 1,0") == "allowed"  # beside a flag
    assert refused(state, "place WG 4,-5") == "allowed"  # beside the red wagon
    assert refused(state, "place WG 0,0") == "MB-5.3 near-flag"  # on a flag
    assert goals(state, "place WG") >= {"1,0", "4,-5"}
