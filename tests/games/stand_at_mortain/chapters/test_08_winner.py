"""SM-8: winner."""

import pytest
from tests.games.stand_at_mortain.table import ending, play, refused, step, table, told

from sztab.games.stand_at_mortain import GAME
from sztab.games.stand_at_mortain.state import GERMAN, US

FOUR_OUT = "ge-2ss-pz1 exited back, ge-2ss-pz2 exited, ge-2ss-d exited, ge-2ss-df exited"
NO_RESERVE = "us-cca eliminated, us-ccb eliminated, us-ccr eliminated"


@pytest.mark.rule("SM-8.1")
def test_the_germans_win_with_the_fifth_exit_tiger_and_flipped_units_count() -> None:
    state = table(f"{FOUR_OUT}, ge-102 0101 back, ge-17-37 0103, us-120 1501", card="S8")
    after = step(state, "exit ge-102")
    assert ending(after.state) == "german enough-exits"
    assert told(after)[-1] == (
        "The Germans win. German units that left the map: 5 (5 needed). US units lost: 4 of 8."
    )
    result = GAME.result(after.state)
    assert result is not None
    assert (result.ranking, result.scores, result.rule) == (((GERMAN,), (US,)), (1, 0), "SM-8.1")


@pytest.mark.rule("SM-8.1")
def test_the_germans_win_when_every_us_unit_is_eliminated() -> None:
    units = "us-120 1501 back, ge-102 1701"
    alone = table(f"{units}, {NO_RESERVE}", card="S2")
    assert ending(play(alone, "fire ge-102 at us-120", "SA")) == "german us-eliminated"
    waiting = table(f"{units}, us-cca eliminated, us-ccb eliminated", card="S2", turn=5)
    assert ending(play(waiting, "fire ge-102 at us-120", "SA", "S3")) == ""


@pytest.mark.rule("SM-8.1")
def test_a_us_unit_that_never_came_in_does_not_save_the_game() -> None:
    state = table("ge-102 1701", card="S2", turn=6, deck=[])
    assert ending(play(state, "pass")) == "german us-not-in-play"


@pytest.mark.rule("SM-8.2")
def test_the_us_side_wins_when_time_runs_out() -> None:
    state = table(f"{FOUR_OUT}, ge-102 0101, us-120 1501", card="H2", turn=6, deck=[])
    assert ending(play(state, "pass")) == "us time-is-up"


@pytest.mark.rule("SM-8.2")
def test_the_us_side_wins_when_no_german_can_act_any_more() -> None:
    gone = "ge-17-37 eliminated, ge-17-38 eliminated, ge-17-stug eliminated"
    state = table(f"{FOUR_OUT}, {gone}, ge-102 1404 back, us-120 1501", card="H2")
    assert ending(play(state, "oba at ge-102", "SA")) == "us germans-spent"
    one_waits = table(f"{FOUR_OUT}, ge-102 1404 back, us-120 1501", card="H2")
    assert ending(play(one_waits, "oba at ge-102", "SA", "S2")) == ""


@pytest.mark.rule("SM-8.2")
@pytest.mark.parametrize(
    ("exits", "english", "polish"),
    [
        (
            0,
            "German units that left the map: 0 (5 needed).",
            "Jednostki niemieckie, które opuściły mapę: 0 (potrzeba 5).",
        ),
        (
            1,
            "German units that left the map: 1 (5 needed).",
            "Jednostki niemieckie, które opuściły mapę: 1 (potrzeba 5).",
        ),
        (
            4,
            "German units that left the map: 4 (5 needed).",
            "Jednostki niemieckie, które opuściły mapę: 4 (potrzeba 5).",
        ),
    ],
)
def test_it_is_told_how_few_germans_got_out(exits: int, english: str, polish: str) -> None:
    germans = table(card="S2").field.ids[1:8]
    fates = ["exited"] * exits + ["eliminated"] * (7 - exits)
    gone = ", ".join(f"{id} {fate}" for id, fate in zip(germans, fates, strict=True))
    state = table(f"{gone}, ge-102 1404 back, us-120 1501", card="H2")
    after = step(state, "oba at ge-102", "SA")
    assert english in told(after)[-1]
    assert polish in told(after, "pl")[-1]


@pytest.mark.rule("SM-8.3")
def test_the_game_stops_in_the_middle_of_a_card() -> None:
    state = table(f"{FOUR_OUT}, ge-102 0101, ge-17-37 0103, us-120 1501", card="S8")
    over = play(state, "exit ge-102")
    assert GAME.awaited(over) == ()
    assert GAME.moves(over, GERMAN) == []
    assert refused(over, "exit ge-17-37") == "SM-8.3 game-over"


@pytest.mark.rule("SM-8.3")
def test_the_last_us_unit_falls_with_the_last_card() -> None:
    state = table(f"us-120 1501 back, ge-102 1701, {NO_RESERVE}", card="S2", turn=6, deck=["SA"])
    assert ending(play(state, "fire ge-102 at us-120", "SA")) == "german us-eliminated"
