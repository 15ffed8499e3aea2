"""RR-11 to RR-13: air support, paratroops, commanders."""

import pytest

from sztab.core.said import Told
from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.chapters.weather import set_weather
from sztab.games.race_to_the_rhine.state import RAIN
from tests.games.race_to_the_rhine.table import (
    BLUE,
    BOCHES,
    EVENT,
    RED,
    WHITE,
    card,
    control,
    holder,
    listed,
    opened,
    play,
    refused,
    starting,
    step,
    table,
    tokens,
    told,
)

EX_16 = {
    "turn": "white",
    "control": control("white", "maastricht"),
    "corps": {"W-V": {"at": "maastricht", "fuel": 3, "food": 1, "ammo": 2}},
    "resistance": ["aachen"],
    "armies": {"white": {"medals": 1, "beaten": ["K-19", "P-W-17", "P-W-18", "P-W-19", "K-01"]}},
}
FLYING = {"red": {"air": "resistance"}}
LINE = (
    *("creil", "compiegne", "saint_quentin", "maubeuge", "charleroi", "namur", "liege"),
    *("maastricht", "aachen"),
)


@pytest.mark.rule("RR-11.1", "RR-11.3", "RR-10.16")
def test_ex_15_air_support() -> None:
    state = table(corps={"R-I": {"food": 1, "fuel": 3, "ammo": 2}})
    after = play(
        state,
        ("air resistance", "K-01"),
        ("march R-I yvetot", "P-R-09"),
        "load R-I 1 food",
        "march R-I le_havre",
    )
    assert (holder(after, "yvetot"), holder(after, "le_havre")) == ("red", "red")
    assert after.medals[RED] == 0
    assert after.beaten[RED] == ["K-01"]
    assert after.air[RED] == -1
    assert card(after, "R-I") == (2, 0, 2)
    assert card(play(after, "march R-I yvetot"), "R-I") == (1, 0, 2)


@pytest.mark.rule("RR-11.1", "RR-18.3")
def test_the_looked_at_card_is_seen_by_its_player_alone() -> None:
    made = step(opened(), "air resistance", "K-13")
    assert "The top card of the resistance deck is 12 Volksgrenadier Div." in told(made, seat=RED)
    assert not [line for line in told(made, seat=WHITE) if "Volksgrenadier" in line]
    assert GAME.view(made.state, RED)["looked"] == {"resistance": {"card": "K-13", "by": ["red"]}}
    assert GAME.view(made.state, WHITE)["looked"] == {"resistance": {"by": ["red"]}}


@pytest.mark.rule("RR-11.2")
def test_air_support_needs_the_marker_in_stock() -> None:
    state = play(opened(), ("air pursuit", BOCHES["red"]))
    assert refused(state, "air resistance") == "RR-11.2 air-marker-out"
    white = play(table(turn="white"), ("air pursuit", BOCHES["white"]))
    assert refused(white, "commander air resistance") == "RR-11.2 air-marker-out"


@pytest.mark.rule("RR-11.4")
def test_every_marker_on_a_deck_returns_when_its_top_card_is_resolved() -> None:
    state = table(
        turn="blue",
        control=control("blue", "thionville"),
        corps={"B-XII": {"at": "thionville", "fuel": 1, "ammo": 3}},
        resistance=["luxembourg"],
        armies={"white": {"air": "resistance"}},
        looked={"resistance": {"card": "K-01", "by": ["white"]}},
    )
    after = play(state, "march B-XII luxembourg")
    assert after.air[WHITE] == -1
    assert card(after, "B-XII") == (0, 1, 0)  # the marker of another player has no effect


@pytest.mark.rule("RR-11.5", "RR-15.8")
def test_rain_sends_air_support_home() -> None:
    state = table(
        turn="blue",
        options={"weather": True},
        armies={"white": {"air": "resistance"}},
        looked={"resistance": {"card": "K-01", "by": ["white"]}},
        paratroops=[{"at": "koeln", "army": "red"}],
    )
    after = play(state, ("march B-XII vitry", "P-B-20"))
    assert after.rain
    assert after.air[WHITE] == -1
    assert len(after.paratroops) == 1


# --- paratroops (RR-12) ---


@pytest.mark.rule("RR-12.1", "RR-12.2", "RR-12.5", "RR-12.6")
def test_ex_16_paratroops() -> None:
    state = table(**EX_16)
    landed = play(
        state,
        "paratroops medal",
        "drop aachen",
        "paratroops K-19",
        "drop aachen",
        "paratroops K-01 P-W-17 P-W-18 P-W-19",
        "drop koeln",
    )
    assert (landed.medals[WHITE], landed.beaten[WHITE]) == (0, [])
    assert (landed.medals_boxed, len(landed.boxed_cards)) == (1, 5)
    after = play(landed, ("march W-V aachen", "K-13"), "stop")
    assert card(after, "W-V") == (2, 0, 1)
    assert holder(after, "aachen") == "white"
    assert (after.medals[WHITE], after.beaten[WHITE]) == (1, ["K-13"])
    assert after.markers == state.markers + 1
    reaction = play(after, "end")
    assert GAME.view(reaction, None)["paratroops"] == [
        {"at": "koeln", "army": "white", "dark": True}
    ]


@pytest.mark.rule("RR-16.1", "RR-12.7")
def test_ex_17_winning_at_koeln() -> None:
    state = table(
        turn="white",
        control=control("white", *LINE),
        corps={"W-V": {"at": "aachen", "fuel": 2, "food": 1}},
        paratroops=[{"at": "koeln", "army": "white", "dark": True}],
    )
    won = play(state, ("air resistance", "K-20"), "march W-V koeln")
    assert card(won, "W-V") == (0, 0, 1)
    assert holder(won, "koeln") == "white"
    result = GAME.result(won)
    assert result is not None
    assert (result.winners, result.rule) == ((WHITE,), "RR-16.1")


@pytest.mark.rule("RR-12.2")
def test_ex_30_two_medals_from_one_sum() -> None:
    five = ["K-01", "K-02", "K-03", "K-04", "K-05"]
    state = table(turn="blue", armies={"blue": {"beaten": five}})
    assert refused(state, "paratroops K-01 K-02") == "RR-12.2 payment-too-small"
    assert refused(state, "paratroops K-01 K-02 K-03 K-04") == "RR-12.2 payment-needless"
    assert refused(state, "paratroops K-20") == "RR-12.2 card-not-beaten"
    two = play(state, "paratroops K-01 K-02 K-03", "drop koeln", "paratroops K-04 K-05")
    after = play(two, "drop koeln")
    assert after.beaten[BLUE] == []
    assert not starting(after, "paratroops")  # a third marker cannot be paid


@pytest.mark.rule("RR-12.2")
def test_a_later_payment_makes_no_earlier_card_needless() -> None:
    """1 + 2 + 2 ammo pay a medal; with 2 + 2 + 2 more the sum of 10 would stand without the 1."""
    cards = ["P-B-19", "K-01", "K-02", "K-03", "K-04", "K-05"]
    state = table(turn="blue", armies={"blue": {"medals": 1, "beaten": cards}})
    first = play(state, "paratroops P-B-19 K-01 K-02", "drop koeln")
    assert refused(first, "paratroops K-03 K-04 K-05") == "RR-12.2 payment-needless"
    assert starting(first, "paratroops") == ["paratroops medal"]
    assert GAME.dump(GAME.load(GAME.dump(first))) == GAME.dump(first)
    even = play(state, "paratroops K-01 K-02 K-03", "drop koeln")
    assert starting(even, "paratroops") == ["paratroops medal", "paratroops K-04 K-05"]


@pytest.mark.rule("RR-12.2", "RR-12.3")
def test_no_marker_without_a_medal_and_a_division_with_a_medal_pays_alone() -> None:
    assert refused(opened(), "paratroops medal") == "RR-12.3 no-medal-to-pay"
    state = table(armies={"red": {"beaten": ["K-01", "K-13"], "medals": 4}})
    assert refused(state, "paratroops K-01 K-13") == "RR-12.2 payment-mixed"
    three = play(state, *["paratroops medal", "drop koeln"] * 3)
    assert (three.actions, three.medals[RED]) == (1, 1)
    assert refused(play(state, "paratroops medal"), "paratroops medal") == "RR-12.4 drop-first"
    assert refused(opened(), "drop koeln") == "RR-12.1 pay-first"


@pytest.mark.rule("RR-12.1")
def test_one_action_takes_at_most_three_markers_and_there_are_four() -> None:
    state = table(armies={"red": {"medals": 5}})
    two = play(state, *["paratroops medal", "drop koeln"] * 2)
    assert "done" in listed(two)
    three = play(two, "paratroops medal", "drop koeln")
    assert three.actions == 1  # the action ended by itself
    four = play(three, "paratroops medal", "drop koeln")
    assert (four.paratroops_left, four.actions) == (0, 0)
    last = table(armies={"red": {"medals": 5}}, paratroops_left=0)
    assert refused(last, "paratroops medal") == "RR-12.1 no-paratroops-left"


@pytest.mark.rule("RR-12.4")
def test_paratroops_land_on_any_uncontrolled_field() -> None:
    paid = play(table(armies={"red": {"medals": 1}}, resistance=["aachen"]), "paratroops medal")
    for goal in ("aachen", "koeln", "nancy"):
        assert refused(paid, f"drop {goal}") == ""
    assert refused(paid, "drop paris") == "RR-12.4 drop-controlled"


@pytest.mark.rule("RR-12.5")
def test_paratroops_help_whoever_enters() -> None:
    state = table(
        turn="blue",
        control=control("blue", "luxembourg"),
        corps={"B-XII": {"at": "luxembourg", "fuel": 1}},
        paratroops=[{"at": "trier", "army": "white"}, {"at": "trier", "army": "red"}],
    )
    after = play(state, ("march B-XII trier", "P-B-17"))  # 1 for the fort, 1 for the fight
    assert holder(after, "trier") == "blue"
    assert after.paratroops == []


@pytest.mark.rule("RR-10.7", "RR-10.16")
@pytest.mark.parametrize(
    ("air", "drops", "paid"),
    [
        (True, 0, "Air support pays for the fort at Trier"),
        (False, 1, "The paratroops pay for the fort at Trier"),
        (True, 1, "Air support and paratroops pay for the fort at Trier"),
    ],
)
def test_the_log_says_who_pays_for_a_fort(air: bool, drops: int, paid: str) -> None:
    state = table(
        turn="blue",
        control=control("blue", "luxembourg"),
        corps={"B-XII": {"at": "luxembourg", "fuel": 1}},
        armies={"blue": {"air": "blue" if air else "stock"}},
        paratroops=[{"at": "trier", "army": "red"}] * drops,
    )
    made = step(state, "march B-XII trier", "P-B-17")
    assert f"{paid}: Patton's XII Corps spends nothing." in told(made)


@pytest.mark.rule("RR-15.8", "RR-11.5")
def test_rain_tells_of_air_support_markers_only_if_one_is_out() -> None:
    idle, flying = opened(weather=True), table(options={"weather": True}, armies=FLYING)
    for state, heard in ((idle, ["rain-falls"]), (flying, ["rain-falls", "air-returns"])):
        news = Told()
        set_weather(state, RAIN, news)
        assert [event.key for event in news.events] == heard


@pytest.mark.rule("RR-12.7")
def test_a_marker_serves_in_its_turn_and_in_its_owners_next_turn() -> None:
    drops = [
        {"at": "koeln", "army": "red", "dark": True},
        {"at": "trier", "army": "red"},
        {"at": "metz", "army": "blue", "dark": True},
    ]
    made = step(table(paratroops=drops), "end")
    assert {
        "The unused paratroops on Köln go to the box.",
        "A paratroop marker on Trier is flipped dark side up and stays until the end of "
        "Montgomery's next turn.",
    } <= set(told(made))
    after = made.state
    left = GAME.view(after, None)["paratroops"]
    assert {(one["at"], one["dark"]) for one in left} == {("trier", True), ("metz", True)}


# --- commanders (RR-13) ---


@pytest.mark.rule("RR-13.2")
def test_ex_18_bradleys_extra_action() -> None:
    state = table(
        turn="white",
        control=control("white", "bastogne", "sedan"),
        corps={"W-VII": {"at": "bastogne", "fuel": 1}},
        tokens={"sedan": {"ammo": 4}},
        resistance=["pruem"],
    )
    turn = play(
        state,
        "truck sedan bastogne 4 ammo",
        "done",
        "load W-VII 4 ammo",
        ("commander air resistance", "K-13"),
        "march W-VII pruem",
        "stop",
    )
    assert (turn.actions, turn.commander[WHITE]) == (0, False)
    assert holder(turn, "pruem") == "white"
    assert card(turn, "W-VII") == (0, 1, 0)
    assert refused(opened(), "commander air resistance") == "RR-13.2 bradley-only"


@pytest.mark.rule("RR-13.4")
def test_montgomery_adds_two_tokens_of_the_pool_once() -> None:
    state = play(opened(), "supplies lisieux ammo plus ammo food")
    assert tokens(state, "lisieux") == {"ammo": 4, "food": 1}
    assert (state.track[1], state.pool[1]) == (6, 8)
    assert refused(state, "supplies lisieux mixed plus fuel fuel") == "RR-13.1 commander-used"
    assert refused(opened(), "supplies lisieux mixed plus fuel") == "RR-13.4 wrong-bonus"
    base = table(control=control("red", "dieppe"))
    assert refused(base, "supplies dieppe mixed plus fuel fuel") == ""
    assert (
        refused(table(turn="white"), "supplies chartres mixed plus fuel fuel")
        == "RR-13.4 montgomery-only"
    )


@pytest.mark.rule("RR-13.5")
def test_only_pattons_card_gives_a_corps_move() -> None:
    assert refused(opened(), "commander march R-II rouen") == "RR-13.5 patton-only"
    used = table(turn="blue", armies={"blue": {"commander": False}})
    assert refused(used, "commander march B-XII vitry") == "RR-13.1 commander-used"
    moving = play(table(turn="blue"), ("march B-XII vitry", EVENT["blue"]))
    assert refused(moving, "commander march B-XII chalons") == "RR-13.5 card-begins-a-move"
    tired = table(turn="blue", actions=0)
    assert {text.split()[0] for text in listed(tired)} == {"commander", "unload", "end"}


@pytest.mark.rule("RR-13.1")
def test_a_card_turned_back_in_the_same_turn_may_be_used_again() -> None:
    state = table(
        turn="blue",
        truck_track=1,
        armies={"red": {"trucks": 9}, "white": {"trucks": 8}, "blue": {"trucks": 6}},
        corps={"B-XII": {"fuel": 1, "food": 1}, "B-XX": {"fuel": 1, "food": 1}},
    )
    first = play(state, ("commander march B-XII vitry", EVENT["blue"]), "stop", "trucks 1")
    assert refused(first, "commander march B-XX provins") == ""


@pytest.mark.rule("RR-13.4")
def test_a_short_pool_gives_montgomery_one_token_or_none() -> None:
    none = table(track=_whole_track(fuel_left=0))
    assert refused(none, "supplies lisieux ammo plus fuel") == "RR-13.4 no-bonus"
    one = table(track=_whole_track(fuel_left=1))
    assert refused(one, "supplies lisieux ammo plus fuel") == ""
    assert refused(one, "supplies lisieux ammo plus ammo") == "RR-13.4 wrong-bonus"
    assert refused(one, "supplies lisieux mixed plus fuel") == "RR-13.4 no-bonus"


def _whole_track(fuel_left: int) -> dict[str, int]:
    """A supply track with all tokens that no corps holds, but for some fuel in the pool."""
    start = opened()
    held = [start.track[kind] + start.pool[kind] for kind in range(3)]
    return {"fuel": held[0] - fuel_left, "ammo": held[1], "food": held[2]}


@pytest.mark.rule("RR-12.1")
def test_no_fourth_marker_is_listed_or_allowed_in_one_action() -> None:
    state = table(
        stage="dropped",
        drops={"taken": 3},
        paratroops=[{"at": "koeln", "army": "red"}] * 3,
        armies={"red": {"medals": 2}},
    )
    assert listed(state) == ["done"]
    assert refused(state, "paratroops medal") == "RR-12.1 three-drops"
