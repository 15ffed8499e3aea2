"""RR-14 to RR-16: the German reaction, special rules, the end."""

import pytest

from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.chapters.victory import medals_of
from sztab.games.race_to_the_rhine.shown.previews import (
    open_to_counterattack,
    victory_line,
    would_encircle,
)
from tests.games.race_to_the_rhine.table import (
    BLUE,
    EVENT,
    RED,
    WHITE,
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

FIRST_MARKERS = ("aachen", "euskirchen", "koblenz", "mayen", "rheinhausen", "rheydt", "wesel")
EX_21 = {
    "turn": "blue",
    "stage": "reacting",
    "markers": 11,
    "box": {"markers": 11},
    "resistance": ["rheydt", "roermond", "diest"],
    "control": control(
        "red", "beauvais", "amiens", "arras", "lille", "tournai", "ronse", "gent", "bruxelles"
    ),
    "corps": {"R-I": {"at": "gent"}},
    "armies": {"red": {"medals": 1}},
}
ANTWERP = control("red", "gent", "antwerpen", "breskens", "vlissingen", "goes")


@pytest.mark.rule("RR-14.1", "RR-14.2")
def test_ex_20_first_resistance_marker() -> None:
    state = play(opened(), "end")
    assert set(listed(state)) == {f"resist {id}" for id in FIRST_MARKERS}
    for id in ("nijmegen", "arnhem", "breda"):
        assert refused(state, f"resist {id}") == "RR-14.2 resist-far"
    assert refused(state, "forgo") == "RR-14.1 must-react"
    assert refused(state, "resist koeln") == "RR-14.2 resist-flagged"
    assert refused(state, "resist paris") == "RR-14.2 resist-controlled"
    marked = table(stage="reacting", resistance=["aachen"])
    assert refused(marked, "resist aachen") == "RR-14.2 resist-marked"
    assert refused(marked, "resist liege") == ""
    assert refused(opened(), "resist aachen") == "RR-5.6 end-turn-first"


@pytest.mark.rule("RR-14.6", "RR-14.7")
def test_ex_21_marker_or_counterattack() -> None:
    state = table(**EX_21)
    assert play(state, "resist antwerpen").markers == 10
    assert refused(state, "counterattack ronse") == "RR-14.6 corps-protects"
    after = play(state, "counterattack bruxelles")
    assert holder(after, "bruxelles") is None
    assert (after.medals[RED], after.medals_left, after.markers) == (0, 20, 11)
    assert refused(play(state, "resist antwerpen"), "counterattack ronse", seat=BLUE).startswith(
        "RR-5.8"
    )
    away = table(**{**EX_21, "corps": {}})
    assert refused(away, "counterattack ronse") == ""
    assert "ronse" in open_to_counterattack(away)


@pytest.mark.rule("RR-14.3")
def test_a_marker_on_paratroops_brings_no_fight() -> None:
    state = table(stage="reacting", paratroops=[{"at": "aachen", "army": "white"}])
    after = play(state, "resist aachen")
    assert after.paratroops == state.paratroops
    assert GAME.view(after, None)["resistance"] == ["aachen"]


@pytest.mark.rule("RR-14.4")
def test_a_marker_that_fits_nowhere_goes_to_the_box() -> None:
    board = opened().board
    fields = [id for id in board.id if board.home[board.field_of[id]] == -1]
    everywhere = {id: army for id in fields for army in [_owner(id)] if army}
    beyond = ["arnhem", "wesel", "koblenz", "mainz", "mannheim"]
    shielded = table(stage="reacting", control=everywhere, resistance=beyond)
    assert not starting(shielded, "resist")
    after = play(shielded, "forgo")
    assert (after.markers, after.markers_boxed) == (shielded.markers - 1, 1)


def _owner(id: str) -> str | None:
    board = opened().board
    colours = board.colours[board.field_of[id]]
    return {1: "red", 2: "white", 4: "blue", 3: "red", 6: "white"}.get(colours)


@pytest.mark.rule("RR-14.6")
def test_bases_start_fields_and_the_lack_of_a_threat_protect_a_marker() -> None:
    held = control("red", "rouen", "yvetot", "neufchatel")
    state = table(stage="reacting", turn="white", control=held)
    assert refused(state, "counterattack yvetot").startswith("RR-14.6")
    far = {"R-I": {"at": "vernon"}, "R-XXX": {"at": "lisieux"}}
    moved = table(stage="reacting", turn="white", control=held, corps=far)
    assert refused(moved, "counterattack rouen") == "RR-14.6 corps-protects"
    assert refused(moved, "counterattack neufchatel") == ""
    own = table(stage="reacting", control=held)
    assert refused(own, "counterattack neufchatel") == "RR-14.6 own-marker"
    ring = control("blue", "brienne", "chaumont", "chatillon", "tonnerre", "auxerre", "bonny")
    inside = table(stage="reacting", control=ring, corps={"B-XII": {"at": "pithiviers"}})
    assert refused(inside, "counterattack chatillon") == "RR-14.6 base-protects"
    assert refused(inside, "counterattack auxerre") == "RR-14.6 not-threatened"
    assert refused(inside, "counterattack chaumont") == ""


@pytest.mark.rule("RR-14.7")
def test_a_lost_shared_field_is_open_to_both_again() -> None:
    corps = {"W-VII": {"at": "meaux", "fuel": 1}, "B-XII": {"at": "vitry", "fuel": 1}}
    held = control("blue", "reims", "chalons", "vitry") | control("white", "meaux", "soissons")
    state = table(turn="red", stage="reacting", control=held, corps=corps)
    after = play(state, "counterattack reims")
    assert holder(after, "reims") is None
    assert after.medals[BLUE] == 0  # none to give back
    white = play(after, "march W-VII soissons")
    assert refused(white, "march W-VII reims") == ""
    blue = play(after, "end", "resist aachen", "march B-XII chalons")
    assert refused(blue, "march B-XII reims") == ""
    taken = play(white, ("march W-VII reims", EVENT["white"]), "stop", "end", "resist aachen")
    assert (
        refused(play(taken, "march B-XII chalons"), "march B-XII reims") == "RR-10.4 field-foreign"
    )


@pytest.mark.rule("RR-14.8")
def test_tokens_and_trucks_stay_on_a_lost_field() -> None:
    state = table(
        **{
            **EX_21,
            "tokens": {"bruxelles": {"fuel": 2}},
            "trucks": ["ronse bruxelles"],
            "truck_track": 5,
        }
    )
    after = play(state, "counterattack bruxelles")
    assert tokens(after, "bruxelles") == {"fuel": 2}
    assert GAME.view(after, None)["trucks"] == ["ronse bruxelles"]
    assert refused(after, "truck ronse bruxelles") == "RR-8.1 end-not-controlled"


@pytest.mark.rule("RR-14.9")
def test_permanent_fields_and_absent_commanders_have_no_removable_marker() -> None:
    state = play(opened(("white", "blue")), "end")
    assert refused(state, "counterattack rouen") == "RR-14.9 no-marker-to-remove"
    assert refused(state, "counterattack troyes") == "RR-14.9 no-marker-to-remove"


# --- special rules (RR-15) ---


@pytest.mark.rule("RR-15.1", "RR-15.2", "RR-15.4")
def test_ex_26_antwerp() -> None:
    state = table(
        control=ANTWERP,
        corps={"R-I": {"at": "goes", "fuel": 1}},
        tokens={"lisieux": {"ammo": 8}},
    )
    over = play(state, ("march R-I bergen_op_zoom", EVENT["red"]))
    assert over.antwerp
    assert starting(over, "discard") == ["discard ammo"]
    after = play(over, "discard ammo", "discard ammo", "stop")
    assert tokens(after, "lisieux") == {"ammo": 6}
    assert refused(after, "supplies lisieux fuel") == "RR-6.1 not-a-base"
    assert refused(after, "supplies antwerpen fuel") == ""
    assert holder(after, "lisieux") == "red"


@pytest.mark.rule("RR-15.3")
def test_the_change_to_antwerp_is_final() -> None:
    lost = table(antwerp=True, control=control("red", "antwerpen", "goes"))
    assert refused(lost, "supplies antwerpen mixed") == ""


@pytest.mark.rule("RR-15.4", "RR-5.8")
def test_anothers_turn_waits_for_montgomerys_choice() -> None:
    """Bradley's step encircles Bergen op Zoom, the last field that Antwerpen waits for."""
    held = ANTWERP | control("red", "bruxelles", "roermond", "venlo", "nijmegen")
    state = table(
        turn="white",
        control=held | control("white", "liege"),
        corps={"W-V": {"at": "liege", "fuel": 1}},
        tokens={"lisieux": {"ammo": 8}},
    )
    waiting = play(state, ("march W-V maastricht", "P-W-09"))
    assert waiting.antwerp
    assert GAME.awaited(waiting) == (RED,)
    assert refused(waiting, "trucks 1", seat=WHITE) == "RR-5.8 not-your-decision"
    assert refused(waiting, "load R-I 1 ammo") == "RR-6.5 surplus-first"
    after = play(waiting, "discard ammo", "discard ammo")
    assert GAME.awaited(after) == (WHITE,)
    assert tokens(after, "maastricht") == {"fuel": 1}  # the step goes on where it waited
    assert after.medals[WHITE] == 1


@pytest.mark.rule("RR-15.5")
def test_oostende_serves_once_in_the_game_also_in_training() -> None:
    for training in (False, True):
        state = table(options={"training": training}, control=control("red", "oostende"))
        used = play(state, "supplies oostende mixed")
        assert not used.ostend
        later = table(
            options={"training": training}, control=control("red", "oostende"), ostend=False
        )
        assert refused(later, "supplies oostende mixed") == "RR-15.5 ostend-used"


@pytest.mark.rule("RR-15.6")
def test_a_revealed_card_sets_the_weather_and_a_look_does_not() -> None:
    state = table(turn="blue", options={"weather": True})
    assert play(state, ("march B-XII vitry", "P-B-20")).rain
    assert not play(state, ("air pursuit", "P-B-20")).rain
    wet = table(turn="blue", options={"weather": True}, rain=True)
    assert not play(wet, ("march B-XII vitry", "P-B-21")).rain
    assert not play(table(turn="blue"), ("march B-XII vitry", "P-B-20")).rain  # without the option


@pytest.mark.rule("RR-15.7")
def test_rain_forbids_air_support_and_paratroops_but_not_bradleys_card() -> None:
    state = table(
        turn="white", options={"weather": True}, rain=True, armies={"white": {"medals": 1}}
    )
    assert refused(state, "air resistance") == "RR-15.7 rain"
    assert refused(state, "paratroops medal") == "RR-15.7 rain"
    assert refused(state, "commander air resistance") == ""
    assert not starting(state, "air")


@pytest.mark.rule("RR-15.9")
def test_the_common_deck_holds_the_cards_of_all_armies_in_play() -> None:
    assert opened(common_deck=True).deck_size(0) == 66
    state = opened(("white", "blue"), common_deck=True)
    assert state.deck_size(0) == 44
    after = play(state, ("march W-V meaux", "P-B-08"), "stop")
    assert after.discards[0] == ["P-B-08"]


@pytest.mark.rule("RR-15.10")
def test_the_marker_in_metz_counts_only_when_a_chain_joins_it_to_the_rhine() -> None:
    state = opened(hard_blue=True)
    assert state.markers == 24
    assert GAME.view(state, None)["resistance"] == ["metz"]
    reaction = play(state, "end")
    assert refused(reaction, "resist thionville") == "RR-14.2 resist-far"
    chain = ["metz", "thionville", "luxembourg", "pruem", "mayen"]
    joined = table(stage="reacting", options={"hard_blue": True}, resistance=chain)
    assert refused(joined, "resist saint_avold") == ""
    broken = table(stage="reacting", options={"hard_blue": True}, resistance=chain[:-1])
    assert refused(broken, "resist saint_avold") == "RR-14.2 resist-far"
    assert refused(broken, "resist sedan") == ""  # on account of Luxembourg


@pytest.mark.rule("RR-15.11")
def test_a_harder_game_starts_bradley_on_level_one() -> None:
    assert opened(hard_white=True).level == [1, 1, 1]


@pytest.mark.rule("RR-15.12")
def test_counterattacks_come_from_ports_that_are_cut_off() -> None:
    held = control("red", "abbeville", "arras", "lille", "saint_omer", "oostende", "amiens")
    held |= control("red", "dieppe", "neufchatel", "tournai", "gent", "rouen", "yvetot")
    easy = table(turn="white", stage="reacting", control=held)
    assert refused(easy, "counterattack saint_omer") == "RR-14.6 not-threatened"
    hard = table(turn="white", stage="reacting", control=held, options={"hard_red": True})
    after = play(hard, "counterattack saint_omer")
    assert holder(after, "saint_omer") is None
    assert [after.board.id[one] for one in after.spared] == ["saint_omer"]
    own = table(turn="red", stage="reacting", control=held, options={"hard_red": True})
    assert "saint_omer" not in "".join(listed(own))


@pytest.mark.rule("RR-15.12")
def test_a_field_lost_to_a_port_is_not_encircled_until_a_corps_has_taken_it_again() -> None:
    position = {
        "control": control("red", "abbeville", "arras", "lille", "gent", "amiens"),
        "corps": {"R-I": {"at": "gent", "fuel": 1}, "R-II": {"at": "arras", "fuel": 1}},
        "options": {"hard_red": True},
    }
    lost = table(**position, spared=["saint_omer"])
    assert would_encircle(lost, "oostende")["saint_omer"] is None
    assert would_encircle(table(**position), "oostende")["saint_omer"] == "red"
    assert holder(play(lost, ("march R-I oostende", EVENT["red"])), "saint_omer") is None
    taken = play(lost, ("march R-II saint_omer", EVENT["red"]))
    assert taken.spared == ()


@pytest.mark.rule("RR-15.9", "RR-11.4")
def test_everybody_marks_and_reveals_the_one_common_deck() -> None:
    state = table(
        options={"common_deck": True},
        order=["red", "white", "blue"],
        armies={"white": {"kept": ["P-R-13"]}},
    )
    looked = play(state, ("air pursuit", "P-W-20"), "end", "resist aachen")
    assert looked.air[RED] == 0
    met = play(looked, "march W-V meaux", "stop", "resistance")  # the card that Montgomery saw
    assert (met.air[RED], met.known[0]) == (-1, 0)
    assert met.discards[0] == ["P-W-20", "P-R-13"]


# --- the end (RR-16) ---

WAY = ("yvetot", "dieppe", "abbeville", "amiens", "arras", "lille", "tournai", "ronse", "gent")
TO_NIJMEGEN = control("red", *WAY, "antwerpen", "breda", "nijmegen")


@pytest.mark.rule("RR-16.1")
def test_a_victory_field_without_a_line_wins_when_the_line_is_complete() -> None:
    gap = {id: army for id, army in TO_NIJMEGEN.items() if id != "gent"}
    corps = {"R-I": {"at": "nijmegen", "fuel": 1}, "R-II": {"at": "ronse", "fuel": 1}}
    taken = play(table(control=gap, corps=corps), ("march R-I arnhem", EVENT["red"]), "stop")
    assert GAME.result(taken) is None
    assert "nijmegen" not in victory_line(taken, "red")
    won = play(taken, ("march R-II gent", "P-R-21"))
    result = GAME.result(won)
    assert result is not None
    assert result.winners == (RED,)


@pytest.mark.rule("RR-16.2", "RR-16.3")
def test_after_the_last_marker_the_round_is_played_out_without_markers() -> None:
    state = table(stage="reacting", turn="white", markers=1, box={"markers": 24})
    last = play(state, "resist aachen", "end")
    assert last.army == BLUE
    assert refused(last, "resist koblenz") == "RR-16.3 no-marker-in-last-turns"
    assert listed(last)[0] == "forgo"
    over = play(last, "forgo")
    assert GAME.awaited(over) == ()
    assert refused(over, "end", seat=RED) == "RR-16.1 game-over"


@pytest.mark.rule("RR-16.4")
def test_ex_28_counting_medals() -> None:
    plain = ["P-W-17", "P-W-18", "P-W-19", "K-01", "K-02"]
    state = table(armies={"white": {"medals": 4, "beaten": ["K-13", "K-20", *plain]}})
    assert medals_of(state, WHITE) == 7


@pytest.mark.rule("RR-16.5")
def test_ties_go_to_more_divisions_then_to_the_later_place() -> None:
    end = {"stage": "reacting", "turn": "blue", "last": True, "markers": 0, "box": {"markers": 25}}
    made = step(table(**end, armies={"red": {"beaten": ["K-01"]}}), "forgo")
    won = "Montgomery wins although nobody has a medal: Montgomery has beaten more divisions."
    assert any(line.startswith(won) for line in told(made))
    even = told(step(table(**end), "forgo"))
    assert any("divisions are level, and Patton is later in turn order" in line for line in even)
    result = GAME.result(made.state)
    assert result is not None
    assert result.ranking == ((RED,), (BLUE,), (WHITE,))


@pytest.mark.rule("RR-16.6")
def test_the_player_whose_step_it_was_comes_first() -> None:
    """Both lines are complete; in each turn its own player wins."""
    white = control(
        "white", "creil", "compiegne", "saint_quentin", "maubeuge", "charleroi", "namur"
    )
    white |= control("white", "liege", "aachen", "koeln")
    red = control("red", *WAY, "antwerpen", "breda", "nijmegen", "arnhem")
    for army, corps, goal in (("red", "R-XXX", "beauvais"), ("white", "W-VII", "meaux")):
        state = table(turn=army, control=white | red, corps={corps: {"fuel": 1}})
        made = step(state, f"march {corps} {goal}", EVENT[army])
        result = GAME.result(made.state)
        assert result is not None
        assert GAME.seats(made.state)[result.winners[0]] == army
        assert any("crosses the Rhine" in line for line in told(made))
