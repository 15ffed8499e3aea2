"""Rules 14 and 15: the German reaction, weather and the common deck, asked from outside."""

import pytest

from tests.games.race_to_the_rhine.acceptance.position import (
    GAME,
    before_aachen,
    held,
    on,
)


@pytest.mark.rule("RR-14.2", "RR-14.4")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("resist wesel", ""),  # a victory field without a flag
        ("resist aachen", ""),
        ("resist nijmegen", "RR-14.2"),
        ("resist koeln", "RR-14.2"),  # it carries a flag
        ("resist lisieux", "RR-14.2"),
        ("forgo", "RR-14.1"),
        ("counterattack rouen", "RR-14.9"),
        ("counterattack chartres", "RR-14.9"),
    ],
)
def test_the_first_reaction(text: str, rule: str) -> None:
    table = on(stage="reacting", paratroops=[{"at": "aachen", "army": "white"}])
    assert table.refuses(text) == rule


@pytest.mark.rule("RR-14.2")
def test_markers_spread_from_markers_and_from_taken_victory_fields() -> None:
    table = on(stage="reacting", resistance=["wesel"], control=held("white", "koeln"))
    assert table.refuses("resist arnhem") == table.refuses("resist kleve") == ""
    assert table.refuses("resist wesel") == table.refuses("resist koeln") == "RR-14.2"
    assert table.refuses("resist aachen") == ""  # ruling Q-55: beside Köln, whoever holds it


@pytest.mark.rule("RR-14.6", "RR-14.7")
def test_a_victory_field_without_a_line_may_be_lost_again() -> None:
    table = on(stage="reacting", control=held("blue", "koblenz"))
    lost = table.after("counterattack koblenz")
    assert (lost["control"], lost["markers"], lost["turn"]) == ({}, 25, "white")


@pytest.mark.rule("RR-14.6", "RR-15.2")
def test_antwerpen_protects_itself_and_its_neighbours_once_it_is_the_base() -> None:
    fields = held("red", "antwerpen", "diest")
    before = on(stage="reacting", turn="blue", control=fields)
    assert before.refuses("counterattack diest") == ""
    after = on(stage="reacting", turn="blue", control=fields, antwerp=True)
    assert after.refuses("counterattack diest") == "RR-14.6"
    assert after.refuses("counterattack antwerpen") == "RR-14.6"


@pytest.mark.rule("RR-15.12")
def test_ports_threaten_red_in_the_preview_of_every_turn() -> None:
    coast = held("red", "abbeville", "arras", "lille", "saint_omer", "oostende", "amiens")
    coast |= held("red", "dieppe", "neufchatel", "tournai", "gent", "rouen", "yvetot")
    for turn in ("red", "white", "blue"):
        hard = on(turn=turn, control=coast, options={"hard_red": True})
        easy = on(turn=turn, control=coast)
        for army in range(3):
            shown = GAME.view(hard.state, army)["previews"]["open_to_counterattack"]
            assert "saint_omer" in shown
            shown = GAME.view(easy.state, army)["previews"]["open_to_counterattack"]
            assert "saint_omer" not in shown
    own = on(turn="red", stage="reacting", control=coast, options={"hard_red": True})
    assert own.refuses("counterattack saint_omer") == "RR-14.6"
    assert own.moves("counterattack") == []


@pytest.mark.rule("RR-14.4", "RR-14.5")
def test_a_marker_that_fits_nowhere_goes_to_the_box_unless_there_is_a_counterattack() -> None:
    fields = GAME.view(on().state, None)["map"]["fields"]
    everywhere = {
        id: field["colours"][0]
        for id, field in fields.items()
        if not (field.keys() & {"held", "victory", "flag"})
    }
    rhine = held("red", "wesel") | held("blue", "koblenz")
    full = on(stage="reacting", control=everywhere | rhine)
    assert full.refuses("resist arnhem") == "RR-14.2"
    assert full.refuses("counterattack aachen") == ""
    boxed = full.after("forgo")
    assert (boxed["markers"], boxed["box"]["markers"]) == (24, 1)
    assert boxed.rules() == ["RR-14.4", "RR-0.10", "RR-5.1"]
    last = on(stage="reacting", markers=1, control=everywhere | rhine).after("forgo")
    assert last["last"]


@pytest.mark.rule("RR-14.8", "RR-10.6")
def test_tokens_of_a_lost_field_belong_to_the_next_corps_that_takes_it() -> None:
    lost = on(
        stage="reacting",
        turn="blue",
        order=["red", "blue", "white"],
        control=held("red", "bruxelles") | held("white", "mons"),
        tokens={"bruxelles": {"fuel": 2}},
        corps={"W-V": {"at": "mons", "fuel": 1}, "R-I": {"at": "lisieux"}},
    )
    assert lost.refuses("counterattack bruxelles") == "RR-14.6"  # V Corps stands beside it
    free = on(
        turn="white",
        control=held("white", "mons"),
        tokens={"bruxelles": {"fuel": 2}},
        corps={"W-V": {"at": "mons", "fuel": 1}},
    ).after(("march W-V bruxelles", "P-W-20"), "load W-V 2 fuel")
    assert free.card("W-V") == ("bruxelles", 2, 0, 0)


# --- 15: weather and the common deck -------------------------------------------------------------


@pytest.mark.rule("RR-15.6", "RR-15.7", "RR-15.8")
def test_rain_grounds_all_but_bradleys_card_and_the_sun_comes_back() -> None:
    rules = {"options": {"weather": True}, "turn": "white"}
    wet = on(**rules, rain=True, armies={"white": {"medals": 1}})
    assert wet.refuses("air pursuit") == wet.refuses("paratroops medal") == "RR-15.7"
    assert wet.refuses("commander air pursuit") == ""
    clear = wet.after(("march W-VII meaux", "P-W-20"))
    assert not clear["rain"]
    air = {"white": {"air": "white"}, "red": {"air": "resistance"}}
    drops = [{"at": "koeln", "army": "red"}]
    rain = on(**rules, armies=air, paratroops=drops).after(("march W-VII meaux", "P-W-22"))
    assert rain["rain"]
    assert [rain.army(army)["air"] for army in ("white", "red")] == ["stock", "stock"]
    assert len(rain["paratroops"]) == 1
    dry = on(turn="white").after(("march W-VII meaux", "P-W-22"))
    assert not dry["rain"]  # without the option the mark means nothing


@pytest.mark.rule("RR-15.8", "RR-10.16")
def test_a_marker_on_the_card_that_brings_rain_still_counts_for_this_entry() -> None:
    table = before_aachen(options={"weather": True}, armies={"white": {"air": "white"}})
    wet = table.after(("march W-V aachen", "P-W-22"))
    assert (wet["rain"], wet.card("W-V")) == (True, ("aachen", 1, 0, 0))
    assert wet.army("white")["air"] == "stock"


@pytest.mark.rule("RR-15.6", "RR-18.3")
def test_a_look_at_a_rain_card_changes_no_weather() -> None:
    table = on(turn="white", options={"weather": True}).after(("air pursuit", "P-W-22"))
    assert not table["rain"]


@pytest.mark.rule("RR-15.9")
def test_with_the_common_deck_everybody_draws_and_discards_together() -> None:
    common = {"options": {"common_deck": True}, "armies": {"white": {"air": "red"}}}
    drawn = on(**common).after(("march R-I yvetot", "P-B-01"))
    assert (drawn["discards"], drawn.army("white")["air"]) == ({"red": ["P-B-01"]}, "stock")
    kept = on(options={"common_deck": True}, armies={"red": {"kept": ["P-W-16", "P-B-14"]}})
    seen = kept.after(("recon pursuit", "P-B-02"), "resistance")
    assert seen["looked"] == {"red": {"card": "P-B-02", "by": ["red"]}}
    assert sorted(seen["discards"]["red"]) == ["P-B-14", "P-W-16"]
