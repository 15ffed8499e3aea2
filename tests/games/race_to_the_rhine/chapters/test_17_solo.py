"""RR-17: the solo game."""

import pytest

from sztab.core.table import open_table
from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.chapters.roads import shortest_road_by, targets_of
from sztab.games.race_to_the_rhine.chapters.solo import number_for
from sztab.games.race_to_the_rhine.state import State
from tests.games.race_to_the_rhine.table import (
    EVENT,
    WHITE,
    control,
    field,
    holder,
    listed,
    opened,
    play,
    refused,
    starting,
    step,
    table,
    told,
)

SEATS = ["white"]


def numbers(**given: str) -> dict[str, str]:
    """Number markers: ``numbers(n18="givet")``."""
    return {name[1:]: at for name, at in given.items()}


def shown(state: State) -> dict[str, str]:
    """Where the number markers lie."""
    found: dict[str, str] = GAME.view(state, None)["numbers"]
    return found


@pytest.mark.rule("RR-17.1", "RR-17.2")
def test_sixteen_numbers_lie_on_the_scheme_and_there_is_no_pool() -> None:
    state = opened(("white",))
    assert len(shown(state)) == 16
    assert shown(state)["18"] == "givet"
    assert state.markers == 0
    assert starting(state, "march")


@pytest.mark.rule("RR-17.3")
def test_the_player_alone_wins_at_the_rhine_and_is_never_beaten() -> None:
    line = (
        "creil",
        "compiegne",
        "saint_quentin",
        "maubeuge",
        "charleroi",
        "namur",
        "liege",
        "aachen",
    )
    corps = {"W-V": {"at": "aachen", "fuel": 1, "ammo": 3}}
    state = table(seats=SEATS, control=control("white", *line), corps=corps, round=7)
    made = step(state, "march W-V koeln", "K-01")
    assert told(made)[-1] == "Bradley reaches the Rhine in 7 turns with 3 medals."
    won = made.state
    result = GAME.result(won)
    assert result is not None
    assert (result.rule, result.winners, won.round) == ("RR-16.1", (0,), 7)
    unlimited = table(
        seats=SEATS,
        options={"turns": 0},
        round=25,
        stage="reacting",
        numbers={},
        box={"markers": 16},
    )
    assert GAME.awaited(play(unlimited, ("roll", 1, 1, 1))) == (0,)
    limited = table(
        seats=SEATS,
        options={"turns": 25},
        round=25,
        stage="reacting",
        numbers={},
        box={"markers": 16},
    )
    given_up = GAME.result(play(limited, ("roll", 1, 1, 1)))
    assert given_up is not None
    assert (given_up.rule, given_up.winners) == ("RR-17.3", ())


@pytest.mark.rule("RR-17.4")
def test_shared_fields_count_as_the_players_and_all_others_as_absent_commanders() -> None:
    state = opened(("white",))
    assert holder(state, "amiens") is None
    assert (holder(state, "rouen"), holder(state, "nancy")) == ("red", "blue")
    assert (holder(state, "bruxelles"), holder(state, "maastricht")) == ("red", "red")
    assert holder(opened(("red",)), "bruxelles") is None
    assert holder(state, "koeln") is None


@pytest.mark.rule("RR-17.5")
def test_there_are_no_paratroops() -> None:
    state = table(seats=SEATS, armies={"white": {"medals": 1}})
    assert refused(state, "paratroops medal") == "RR-17.5 no-paratroops-alone"


@pytest.mark.rule("RR-17.6", "RR-18.6")
def test_actions_are_taken_back_as_long_as_no_card_was_seen() -> None:
    game = open_table(GAME, {}, ("white",), seed=1)
    game.play("supplies chartres mixed")
    game.play("end")
    game.undo("white")
    game.undo("white")
    assert game.record.entries == []
    game.play("march W-V meaux")
    assert not isinstance(game.undo_point("white"), int)


@pytest.mark.rule("RR-17.7")
def test_the_third_starving_civilians_must_be_fed() -> None:
    corps = {"W-V": {"fuel": 1, "food": 1}}
    second = play(table(seats=SEATS, corps=corps, starving=1), ("march W-V meaux", "P-W-04"))
    assert listed(second) == ["feed", "ignore"]
    third = play(table(seats=SEATS, corps=corps, starving=2), ("march W-V meaux", "P-W-04"))
    assert third.medals[WHITE] == 1
    assert third.starving == 3


@pytest.mark.rule("RR-17.8")
def test_a_number_marker_makes_no_field_hostile() -> None:
    corps = {"W-V": {"at": "charleville", "fuel": 1}}
    state = table(seats=SEATS, control=control("white", "charleville"), corps=corps)
    after = play(state, ("march W-V givet", EVENT["white"]))
    assert holder(after, "givet") == "white"
    assert shown(after)["18"] == "givet"  # it lies there until the front shift


@pytest.mark.rule("RR-17.11", "RR-17.12", "RR-17.13")
@pytest.mark.parametrize(
    ("marked", "goal"), [([], "liege"), (["liege"], "aachen"), (["liege", "aachen"], "bastogne")]
)
def test_ex_22_front_shift_of_one_corps(marked: list[str], goal: str) -> None:
    state = table(
        seats=SEATS,
        control=control("white", "charleville", "givet", "marche"),
        corps={"W-VII": {"at": "marche", "moved": True}},
        numbers=numbers(n18="givet", n14="marche"),
        resistance=marked,
        box={"markers": 14 - len(marked)},
    )
    after = play(state, "end")
    assert shown(after) == {"14": goal, "18": goal}
    assert listed(after) == ["roll"]


@pytest.mark.rule("RR-17.12", "RR-17.13")
def test_ex_23_front_shift_over_two_roads() -> None:
    state = table(
        seats=SEATS,
        control=control("white", "charleville", "givet", "marche", "bastogne"),
        corps={"W-VII": {"at": "bastogne", "moved": True}},
        numbers=numbers(n18="givet", n14="marche", n5="bastogne", n13="sankt_vith", n12="pruem"),
        box={"markers": 11},
    )
    after = play(state, "end")
    assert shown(after) == {
        "5": "pruem",
        "12": "pruem",
        "13": "sankt_vith",
        "14": "pruem",
        "18": "sankt_vith",
    }


@pytest.mark.rule("RR-17.13")
def test_the_player_chooses_among_equal_solutions() -> None:
    state = table(
        seats=SEATS,
        control=control("white", "charleville", "givet", "marche", "bastogne"),
        corps={"W-VII": {"at": "bastogne", "moved": True}},
        numbers=numbers(n18="givet"),
        box={"markers": 15},
    )
    choice = play(state, "end")
    assert set(listed(choice)) == {"shift 18 sankt_vith", "shift 18 pruem"}
    assert refused(choice, "shift 17 pruem") == "RR-17.13 shift-highest"
    assert refused(choice, "shift 18 liege") == "RR-17.12 not-a-target"
    assert refused(choice, "roll") == "RR-17.13 shift-first"
    assert shown(play(choice, "shift 18 pruem")) == {"18": "pruem"}
    uneven = table(
        **{**GAME.dump(choice), "numbers": numbers(n18="givet", n3="pruem"), "box": {"markers": 14}}
    )
    assert refused(uneven, "shift 18 pruem") == "RR-17.13 sums-uneven"
    assert refused(state, "shift 18 pruem") == "RR-17.11 nothing-to-shift"


@pytest.mark.rule("RR-17.14")
def test_without_a_candidate_the_numbers_go_to_the_box() -> None:
    board = opened(("white",)).board
    every = [id for at, id in enumerate(board.id) if board.home[at] == -1 and not board.victory[at]]
    state = table(
        seats=SEATS,
        control=control("white", *every),
        corps={"W-V": {"at": "mayen", "moved": True}},
        numbers=numbers(n9="mayen"),
        box={"markers": 15},
    )
    after = play(state, "end")
    assert (shown(after), after.markers_boxed) == ({}, 16)


@pytest.mark.rule("RR-17.14")
def test_when_no_corps_moved_all_corps_count_for_numbers_that_leave_a_field() -> None:
    state = table(
        seats=SEATS,
        stage="reacting",
        control=control("white", "marche"),
        corps={"W-VII": {"at": "marche"}},
        numbers=numbers(n18="liege", n14="liege"),
        box={"markers": 14},
    )
    after = play(state, ("roll", 6, 6, 6))
    targets = {"aachen", *_nearest(state, "W-V"), *_nearest(state, "W-XIX")}
    chosen = {text.split()[2] for text in starting(after, "shift")}
    assert chosen == targets


def _nearest(state: State, corps: str) -> set[str]:
    """The targets of a corps that stands where it started."""
    start = state.corps[state.board.corps_of[corps]].field
    return {state.board.id[one] for one in targets_of(state, start)}


@pytest.mark.rule("RR-17.12")
def test_a_dead_end_is_no_road() -> None:
    """Le Havre lies behind Yvetot: no road over it reaches the Rhine without turning back."""
    state = opened(("red",))
    start = field(state, "lisieux")
    assert shortest_road_by(state, start, field(state, "le_havre")) >= 1000
    assert shortest_road_by(state, start, field(state, "yvetot")) == 11


@pytest.mark.rule("RR-17.9", "RR-17.10")
def test_every_marker_open_to_attack_is_removed_at_once() -> None:
    state = table(
        seats=SEATS,
        stage="reacting",
        control=control("white", "rethel", "charleville", "sedan", "laon", "reims"),
        armies={"white": {"medals": 1}},
    )
    after = play(state, ("roll", 1, 1, 1))
    for id in ("charleville", "sedan", "laon", "reims"):
        assert holder(after, id) is None
    assert holder(after, "rethel") == "white"  # threatened only by what falls with it
    assert (after.medals[WHITE], after.round) == (0, 2)
    assert refused(state, "counterattack rethel") == "RR-17.9 roll-first"
    assert refused(opened(("white",)), "roll") == "RR-5.6 end-turn-first"
    assert refused(table(stage="reacting"), "roll") == "RR-14.1 react-first"


@pytest.mark.rule("RR-17.10a")
def test_the_dice_turn_a_number_or_its_neighbour() -> None:
    state = table(seats=SEATS, stage="reacting")
    after = play(state, ("roll", 6, 6, 6))
    assert GAME.view(after, None)["resistance"] == ["givet"]
    assert "18" not in shown(after)
    few = table(seats=SEATS, numbers=numbers(n8="liege", n12="pruem"), box={"markers": 14})
    assert [number_for(few, total) for total in (3, 8, 9, 10, 11, 13, 18)] == [
        8,
        8,
        12,
        12,
        8,
        12,
        12,
    ]
    none = table(seats=SEATS, numbers={}, box={"markers": 16})
    assert number_for(none, 10) == -1


@pytest.mark.rule("RR-17.10b")
def test_other_numbers_leave_a_field_that_gets_a_resistance_marker() -> None:
    state = table(
        seats=SEATS,
        stage="reacting",
        control=control("white", "marche"),
        corps={"W-VII": {"at": "marche", "moved": True}},
        numbers=numbers(n18="liege", n14="liege"),
        box={"markers": 14},
    )
    after = play(state, ("roll", 6, 6, 6))
    assert GAME.view(after, None)["resistance"] == ["liege"]
    assert shown(after) == {"14": "aachen"}


@pytest.mark.rule("RR-17.10c")
def test_a_taken_resistance_marker_goes_to_the_box() -> None:
    state = table(
        seats=SEATS,
        control=control("white", "marche"),
        corps={"W-VII": {"at": "marche", "fuel": 1, "ammo": 2}},
        resistance=["liege"],
        numbers={},
        box={"markers": 15},
    )
    assert play(state, ("march W-VII liege", "K-01")).markers_boxed == 16


@pytest.mark.rule("RR-17.15")
def test_options_in_the_solo_game() -> None:
    metz = opened(("blue",), hard_blue=True)
    assert GAME.view(metz, None)["resistance"] == ["metz"]
    assert "12" not in shown(metz)
    assert not opened(("blue",), common_deck=True).board.common
    held = control("red", "abbeville", "arras", "lille", "saint_omer", "oostende", "amiens")
    held |= control("red", "dieppe", "neufchatel", "tournai", "gent", "rouen", "yvetot", "beauvais")
    for hard, left in ((False, "red"), (True, None)):
        state = table(seats=["red"], stage="reacting", control=held, options={"hard_red": hard})
        assert holder(play(state, ("roll", 1, 1, 1)), "saint_omer") == left


@pytest.mark.rule("RR-17.2", "RR-17.10c")
def test_number_markers_that_a_position_does_not_name_lie_in_the_box() -> None:
    state = table(seats=SEATS, numbers=numbers(n18="givet"), resistance=["aachen"])
    assert state.markers_boxed == 14
