"""RR-0 to RR-3: armies, fields, arrows, control, connection, components, object."""

import pytest

from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.shown.previews import connected_fields, cut_off_fields
from tests.games.race_to_the_rhine.table import (
    BLUE,
    BOCHES,
    EVENT,
    RED,
    WHITE,
    at,
    card,
    control,
    field,
    holder,
    listed,
    opened,
    play,
    refused,
    starting,
    table,
    tokens,
    trucks,
)


@pytest.mark.rule("RR-0.1", "RR-4.1")
def test_three_armies_take_part_and_an_army_that_nobody_plays_is_absent() -> None:
    assert GAME.seats(opened()) == ("red", "white", "blue")
    two = opened(("red", "blue"))
    assert GAME.seats(two) == ("red", "blue")
    assert "W-V" not in two.board.corps_of


@pytest.mark.rule("RR-0.2", "RR-2.2")
def test_a_corps_enters_only_fields_of_its_colour() -> None:
    state = opened()
    assert refused(state, "march R-XXX mantes") == "RR-10.2 no-own-arrow"
    assert refused(state, "march R-XXX atlantis") == "RR-0.2 no-such-field"
    colours = {state.board.colours[field(state, id)] for id in ("rouen", "reims", "koeln")}
    assert colours == {0b001, 0b110, 0}


@pytest.mark.rule("RR-0.3", "RR-0.5")
def test_arrows_work_both_ways_and_black_ones_are_nobodys_own() -> None:
    state = table(corps={"R-I": {"fuel": 2}})
    moved = play(state, ("march R-I yvetot", EVENT["red"]), "march R-I lisieux")
    assert at(moved, "R-I") == "lisieux"
    towns = table(control=control("red", "beauvais") | control("white", "creil"))
    assert refused(towns, "truck beauvais creil") == "RR-8.1 not-own-arrow"


@pytest.mark.rule("RR-0.4")
def test_black_arrows_make_fields_adjacent() -> None:
    state = opened()
    assert field(state, "creil") in state.board.around[field(state, "beauvais")]
    assert refused(state, "truck lisieux vernon") == "RR-8.1 not-adjacent"


@pytest.mark.rule("RR-0.6", "RR-2.6", "RR-2.7")
def test_start_fields_and_the_darkened_area_belong_to_their_army_for_good() -> None:
    state = opened()
    assert (holder(state, "dreux"), holder(state, "lisieux")) == ("white", "red")
    assert holder(state, "rouen") is None
    assert holder(table(control=control("red", "rouen")), "rouen") == "red"


@pytest.mark.rule("RR-0.7")
def test_a_flag_matters_for_entering_only_while_the_field_is_uncontrolled() -> None:
    corps = {"R-I": {"at": "yvetot", "fuel": 2, "ammo": 3}}
    hostile = table(control=control("red", "yvetot"), corps=corps)
    taken = play(hostile, ("march R-I le_havre", "K-01"))
    assert holder(taken, "le_havre") == "red"
    back = play(taken, "march R-I yvetot", "march R-I le_havre")  # no further card
    assert card(back, "R-I") == (0, 0, 0)


@pytest.mark.rule("RR-0.8", "RR-10.7")
def test_a_fort_costs_one_ammo_before_a_corps_enters() -> None:
    corps = {"B-XII": {"at": "luxembourg", "fuel": 2, "ammo": 1}}
    state = table(turn="blue", control=control("blue", "luxembourg"), corps=corps)
    assert card(play(state, ("march B-XII trier", EVENT["blue"])), "B-XII") == (1, 0, 0)
    corps = {"B-XII": {"at": "luxembourg", "fuel": 2}}
    state = table(turn="blue", control=control("blue", "luxembourg"), corps=corps)
    assert refused(state, "march B-XII trier") == "RR-10.7 no-ammo-for-fort"


@pytest.mark.rule("RR-0.9")
def test_connected_fields_have_a_chain_of_uncontrolled_fields_to_duesseldorf() -> None:
    state = opened()
    assert cut_off_fields(state) == []
    ring = control("blue", "brienne", "chaumont")
    cut = table(control=ring)
    assert set(cut_off_fields(cut)) == {"chatillon", "tonnerre", "auxerre", "bonny"}
    marked = table(control=ring, resistance=["rheydt", "rheinhausen", "koeln", "wesel"])
    assert "venlo" in connected_fields(marked)  # markers do not break the chain
    fallen = table(control=control("red", "duesseldorf"))
    assert "koeln" in connected_fields(fallen)


@pytest.mark.rule("RR-0.10", "RR-0.11", "RR-2.1")
def test_the_components_are_finite() -> None:
    state = opened()
    assert state.board.tokens == [35, 30, 25]
    assert state.pool == [5, 9, 6]
    assert (state.medals_left, state.paratroops_left, state.markers) == (20, 4, 25)
    assert len(state.board.resistance) == 24
    assert [len(deck) for deck in state.board.pursuit] == [22, 22, 22]
    assert len(state.corps) == 10


@pytest.mark.rule("RR-1.1")
def test_fuel_moves_ammo_fights_and_food_keeps_active() -> None:
    corps = {"B-XII": {"at": "thionville", "fuel": 1, "ammo": 1, "food": 1}}
    held = control("blue", "thionville")
    state = table(turn="blue", control=held, corps=corps)
    fought = play(state, ("march B-XII luxembourg", "P-B-17"))
    assert card(fought, "B-XII") == (0, 0, 1)
    before = table(turn="blue", control=held, corps=corps, **trucks(9, 8, 6, left=1))
    phase = play(before, "trucks 1")
    assert card(phase, "B-XII") == (1, 1, 0)


@pytest.mark.rule("RR-2.3")
def test_a_shared_field_is_open_to_both_armies_until_one_controls_it() -> None:
    corps = {
        "W-VII": {"at": "soissons", "fuel": 1},
        "B-XII": {"at": "chalons", "fuel": 1},
    }
    held = control("white", "soissons") | control("blue", "chalons")
    for army, corps_id in (("white", "W-VII"), ("blue", "B-XII")):
        state = table(turn=army, control=held, corps=corps)
        assert refused(state, f"march {corps_id} reims") == ""
    taken = table(turn="white", control=held | control("blue", "reims"), corps=corps)
    assert refused(taken, "march W-VII reims") == "RR-10.4 field-foreign"


@pytest.mark.rule("RR-2.4")
def test_a_victory_field_is_entered_by_any_army_along_its_own_arrow() -> None:
    corps = {"W-V": {"at": "mayen", "fuel": 1}, "B-XII": {"at": "wittlich", "fuel": 1}}
    held = control("white", "mayen") | control("blue", "wittlich")
    assert refused(table(turn="white", control=held, corps=corps), "march W-V koblenz") == ""
    assert refused(table(turn="blue", control=held, corps=corps), "march B-XII koblenz") == ""
    board = opened().board
    assert {board.id[one] for one in board.victories if board.flag[one]} == {
        "duesseldorf",
        "koeln",
        "remagen",
    }


@pytest.mark.rule("RR-2.5")
def test_each_army_has_one_main_base() -> None:
    state = opened()
    bases = [state.board.id[state.main_base(army)] for army in (RED, WHITE, BLUE)]
    assert bases == ["lisieux", "chartres", "orleans"]


@pytest.mark.rule("RR-2.8")
def test_a_forward_base_serves_the_player_who_controls_it() -> None:
    assert refused(opened(), "supplies dieppe mixed") == "RR-6.1 base-not-controlled"
    assert refused(table(control=control("red", "dieppe")), "supplies dieppe mixed") == ""


@pytest.mark.rule("RR-2.9", "RR-2.19")
def test_a_medal_field_gives_a_medal_and_so_do_civilians_and_panzers() -> None:
    corps = {"W-VII": {"at": "soissons", "fuel": 1, "food": 1}}
    state = table(turn="white", control=control("white", "soissons"), corps=corps)
    taken = play(state, ("march W-VII reims", "P-W-04"), "feed")
    assert taken.medals[WHITE] == 2
    rich = table(armies={"white": {"medals": 2, "beaten": ["K-20"]}})
    assert GAME.view(rich, None)["count"]["white"] == 3


@pytest.mark.rule("RR-2.10")
def test_four_fields_block_antwerp() -> None:
    board = opened().board
    assert {board.id[one] for one in board.blocks} == {
        "breskens",
        "vlissingen",
        "goes",
        "bergen_op_zoom",
    }


@pytest.mark.rule("RR-2.11")
def test_a_level_gives_three_limits() -> None:
    view = GAME.view(opened(), 0)
    assert view["limits"]["red"] == {"draw": 6, "placement": 2, "limit": 9}
    assert view["limits"]["white"] == {"draw": 7, "placement": 3, "limit": 9}


@pytest.mark.rule("RR-2.12")
def test_the_supply_track_depends_on_the_number_of_players() -> None:
    sizes = [opened(seats).track for seats in (("red",), ("red", "blue"), ("red", "white", "blue"))]
    assert sizes == [[3, 3, 3], [6, 6, 6], [9, 9, 9]]


@pytest.mark.rule("RR-2.13")
def test_a_corps_card_holds_six_tokens() -> None:
    full = table(corps={"R-I": {"fuel": 6}}, tokens={"lisieux": {"ammo": 1}})
    assert refused(full, "load R-I 1 ammo") == "RR-2.13 card-full"
    assert "load R-I 1 ammo" not in listed(full)


@pytest.mark.rule("RR-2.14", "RR-13.1")
def test_a_commander_card_is_turned_when_used_and_back_in_the_logistics_phase() -> None:
    state = table(turn="white")
    used = play(state, ("commander air pursuit", BOCHES["white"]))
    assert not used.commander[WHITE]
    assert refused(used, "commander air resistance") == "RR-13.1 commander-used"


@pytest.mark.rule("RR-2.15", "RR-2.16", "RR-10.8")
def test_the_pursuit_deck_answers_on_open_fields_and_the_resistance_deck_on_hostile_ones() -> None:
    corps = {"B-XII": {"at": "thionville", "fuel": 2, "ammo": 3}}
    held = control("blue", "thionville")
    open_field = table(turn="blue", control=held, corps=corps)
    assert holder(play(open_field, ("march B-XII luxembourg", "P-B-17")), "luxembourg") == "blue"
    marked = table(turn="blue", control=held, corps=corps, resistance=["luxembourg"])
    assert holder(play(marked, ("march B-XII luxembourg", "K-01")), "luxembourg") == "blue"


@pytest.mark.rule("RR-2.17")
def test_player_markers_show_control() -> None:
    state = play(opened(), ("march R-II rouen", EVENT["red"]), "stop")
    assert GAME.view(state, None)["control"] == {"rouen": "red"}


@pytest.mark.rule("RR-2.18", "RR-14.5")
def test_the_resistance_pool_measures_the_length_of_the_game() -> None:
    state = table(stage="reacting", markers=1, box={"markers": 24})
    assert play(state, "resist aachen").last


@pytest.mark.rule("RR-2.20", "RR-12.4")
def test_paratroop_markers_are_common_and_lie_light_side_up_first() -> None:
    state = table(armies={"red": {"medals": 1}})
    dropped = play(state, "paratroops medal", "drop koeln")
    assert GAME.view(dropped, None)["paratroops"] == [{"at": "koeln", "army": "red", "dark": False}]
    assert dropped.paratroops_left == 3


@pytest.mark.rule("RR-3.1", "RR-3.2")
def test_the_rhine_wins_at_once_and_medals_win_at_the_end() -> None:
    corps = {"R-I": {"at": "nijmegen", "fuel": 1}}
    way = ("yvetot", "dieppe", "abbeville", "amiens", "arras", "lille", "tournai", "ronse", "gent")
    held = control("red", *way, "antwerpen", "breda", "nijmegen")
    won = play(table(control=held, corps=corps), ("march R-I arnhem", EVENT["red"]))
    result = GAME.result(won)
    assert result is not None
    assert (result.winners, result.rule) == ((RED,), "RR-16.1")
    end = table(
        stage="reacting",
        turn="blue",
        last=True,
        markers=0,
        box={"markers": 25},
        armies={"white": {"medals": 1}},
    )
    result = GAME.result(play(end, "forgo"))
    assert result is not None
    assert (result.winners, result.rule, result.scores) == ((WHITE,), "RR-16.4", (0, 1, 0))
    assert tokens(end, "lisieux") == {}
    assert starting(end, "forgo") == ["forgo"]
