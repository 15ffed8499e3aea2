"""Every key has words in both languages, and the sentences read as sentences."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from sztab.core.said import Name
from sztab.core.words import LANGUAGES, bundle, drawing, forms, has_words, say, say_cited
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c00_conventions.naming import (
    platoon_name,
    team_name,
    weapon_name,
)
from sztab.games.flames_of_war.position.tasks import READERS
from sztab.games.flames_of_war.terms import STEPS, SWITCHES
from tests.games.flames_of_war.scene import WOODS, far_enemy, platoon, play, refused, scene, team

PRESENT = (
    "cało",
    "działa",
    "działo",
    "Działo",
    "siła",
    "Siła",
    "skała",
    "mało",
)  # end like a past form, but are none
AT = {"Refusal": 1, "tell": 1, "detail": 1, "Fault": 1, "Name": 0}  # which argument is the key


def keys() -> Iterator[str]:
    """Every key that the game's code says."""
    for file in Path(str(GAME.folder())).rglob("*.py"):
        yield from _keys_of(file)
    for name in READERS:
        if name.startswith("ask-"):
            yield f"prompt-{name}"
    for step in STEPS[:-1]:
        yield f"prompt-{step}"
        yield f"offer-end-{step}"


def _keys_of(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in AT and len(node.args) > AT[name]:
            key = node.args[AT[name]]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield key.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_words(language: str) -> None:
    missing = {key for key in keys() if not has_words(GAME, language, key)}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_ends(language: str) -> None:
    text = GAME.folder().joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    names = ("team", "weapon", "platoon", "independent", "side", "whole", "fault", "order", "offer")
    data = (
        "game-title",
        "mission",
        "company",
        "plane",
        "option-mission-",
        "option-company_",
        "option-air_",
        "option-data-",
    )
    parts = (
        *("spot", "step-name", "the-battle", "a-draw", "aircraft-over", "smoke", "news"),
        "whose-step",
        *("modifier", "no-modifiers", "because-of", "worth", "way-", "roster"),
    )
    labels = (
        "thing",
        "card",
        "pick",
        "bench",
        "silent",
        "digest-needed",
        "phase",
        "bad-question",
        "outcome",
        "list-role",
        "verb",
        "ending",
        "note-goal",
        "note-mission",
        "left-over",
        "end-score",
    )  # in the browser
    headings = ("recap",)
    for entry in FluentParser().parse(text).body:
        if (
            isinstance(entry, fluent.Message)
            and not entry.id.name.startswith(names + data + parts + labels)
            and entry.id.name not in headings
        ):
            raw = text[entry.span.start : entry.span.end].strip() if entry.span else ""
            assert raw.endswith((".", "?", "}.")), entry.id.name


def test_polish_has_no_gendered_past_and_all_plural_forms() -> None:
    text = GAME.folder().joinpath("words", "pl.ftl").read_text(encoding="utf-8")
    said = re.sub(r"\{[^}]*\}", "", text.split("## Nazwy z danych")[0])
    past = re.findall(r"\b\w+(?:łby|łaby|łoby|ała|ało|iła|iło|ył|ęła|ęło)\b", said)
    assert [word for word in past if word not in PRESENT] == []
    for block in re.findall(r"\{ \$\w+ ->\n(?:\s+\*?\[.*\n)+\}", text):
        if "[one]" in block:
            assert all(form in block for form in ("[one]", "[few]", "[many]", "*[other]"))


def test_an_order_is_refused_with_every_rule_it_breaks_and_by_whom() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10), team("us_rifle", 13, 10)), far_enemy())
    refusal = refused(state, "move 1: 1 10,10 16.5,10; 2 12,10 17.5,12")
    assert say_cited(GAME, "en", refusal) == (
        'Too far: A1·1 US rifle team may go at most 6" on this path. Also, FW-1.8: '
        "The path of A1·2 US rifle team does not begin where it stands. [FW-5.3]"
    )
    assert say_cited(GAME, "pl", refusal) == (
        'Za daleko: A1·1 sekcja strzelecka (USA) może tędy przejść najwyżej 6". Ponadto FW-1.8: '
        "A1·2 sekcja strzelecka (USA): droga nie zaczyna się tam, gdzie stoi jednostka. [FW-5.3]"
    )
    three = refused(state, "move 1: 1 double 10,10 14,10 14,24; 2 12,10 13,10")
    words = say(GAME, "en", three)
    assert all(rule in words for rule in ("FW-5.11", "FW-1.8"))


def test_polish_names_every_team_weapon_and_platoon_of_the_data() -> None:
    catalog = GAME.catalog("")
    polish = bundle(GAME, "pl")
    source = GAME.folder().joinpath("words", "pl.ftl").read_text(encoding="utf-8")
    for type in catalog.types:
        assert f"[{type.id}]" in source, type.id
        for weapon in type.weapons:
            assert f"[w-{weapon.id}]" in source, weapon.id
    for company in catalog.companies.values():
        for listed in company.platoons:
            slug = "-".join(re.sub(r"[^a-z0-9]", " ", listed.title.lower()).split())
            assert f"[{slug}]" in source, listed.title
    for mission in catalog.missions:
        assert f"[{mission}]" in source, mission
        assert has_words(GAME, "pl", f"option-mission-{mission}"), mission
    for company in catalog.companies.values():
        assert has_words(GAME, "pl", f"option-company_a-{company.id}"), company.id
        assert has_words(GAME, "pl", f"option-company_b-{company.id}"), company.id
    for plane in catalog.aircraft:
        assert f"[{plane}]" in source, plane
    assert polish.has_message("team-title")


def test_names_and_told_lines_read_well_in_both_languages() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10), name="First Panzer Platoon"),
        platoon("B", team("m4_sherman", 20, 10, 180, flags=["moved", "shot"]), name="The Reds"),
        step="shooting",
    )
    assert say(GAME, "pl", team_name(state.team(1))) == "A1·1 czołg Panzer IV H"
    assert say(GAME, "pl", platoon_name(state.platoon(1))) == "A1 1. pluton czołgów"
    assert say(GAME, "pl", platoon_name(state.platoon(2))) == "B2 pluton „The Reds”"
    assert say(GAME, "en", platoon_name(state.platoon(2))) == "B2 The Reds"
    assert say(GAME, "pl", weapon_name(state.team(1).type.weapons[1])) == "km pojazdu"
    assert say(GAME, "en", weapon_name(state.team(1).type.weapons[1])) == "vehicle MG"
    step = play(state, "shoot 1: 1.0 at 2", 3, 2, 6)
    lines = [say(GAME, "pl", event) for event in step.told.events]
    assert lines[0] == "A1 1. pluton czołgów strzela."
    assert lines[1] == (
        "A1·1 czołg Panzer IV H strzela z armaty 7,5 cm KwK40 do B2 plutonu „The Reds”: "
        "trzeba 3+, wypada 3, 2: 1 trafienie."
    )
    assert lines[2] == (
        "B2·2 czołg M4 Sherman (75 mm), pancerz przedni 6: 6 + 6 z kości = 12, "
        "przebijalność 11: pocisk się odbija."
    )


def test_a_gun_that_is_its_own_weapon_is_named_once() -> None:
    state = scene(
        platoon("A", team("us_57mm", 10, 10), name="Anti-tank Platoon"),
        platoon("B", team("panzer_iv_h", 20, 10, 180, flags=["moved", "shot"]), name="The Reds"),
        step="shooting",
    )
    fired = play(state, "shoot 1: 1.0 at 2", 1, 1, 1).told.events[1]
    assert say(GAME, "en", fired).startswith("A1·1 M1 57mm gun fires at B2 The Reds: ")
    assert say(GAME, "pl", fired).startswith(
        "A1·1 działo przeciwpancerne 57 mm M1 strzela do B2 plutonu „The Reds”: "
    )


def test_every_team_and_weapon_is_declined_in_polish() -> None:
    catalog = scene(platoon("A", team("m10", 10, 10)), far_enemy()).field
    for type in catalog.types:
        name = Name("team", id=type.id, title="?", tag="A1·1", n="1")
        assert not any("?" in form for form in forms(GAME, "pl", name)), type.id
        for weapon in type.weapons:
            shot = forms(GAME, "pl", weapon_name(weapon))[1]
            assert shot == "" or shot.startswith(" z "), weapon.id


def test_what_a_hit_does_is_told_once() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10), name="First Panzer Platoon"),
        platoon("B", team("m4_sherman", 20, 10, 180, flags=["moved", "shot"])),
        step="shooting",
    )
    shot = "shoot 1: 1.0 at 2"
    bailed = [say(GAME, "en", event) for event in play(state, shot, 3, 2, 1, 1).told.events]
    assert bailed[3:] == [
        "Firepower against B2·2 M4 Sherman (75mm): needs 3+, rolls 1: too weak to destroy it.",
        "The crew of B2·2 M4 Sherman (75mm) bails out.",
    ]
    step = play(state, shot, 3, 2, 1, 4)
    assert [say(GAME, "pl", event) for event in step.told.events][3:5] == [
        "Test siły ognia, cel B2·2 czołg M4 Sherman (75 mm): trzeba 3+, wypada 4: udany.",
        "B2·2 czołg M4 Sherman (75 mm) zostaje zniszczony.",
    ]


def test_the_commander_and_his_deputy_are_named_by_what_they_are() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10, role="company_commander"), independent=True),
        platoon("A", team("us_command", 14, 10, role="2ic"), independent=True),
        far_enemy(),
    )
    names = [say(GAME, "en", platoon_name(state.platoon(number))) for number in (1, 2)]
    assert names == ["A1 company commander", "A2 second-in-command"]


def test_a_failed_test_says_what_was_needed_rolled_and_what_came_of_it() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10), team("us_rifle", 12, 10), pinned=True),
        far_enemy(),
        step="starting",
    )
    step = play(state, "starting", 2)
    assert say(GAME, "en", step.told.events[0]) == (
        "A1 Platoon 1 tests to rally: needs 4+, rolls 2: stays pinned."
    )
    passed = play(state, "starting", 4)
    assert say(GAME, "en", passed.told.events[0]).endswith("rolls 4: is no longer pinned.")


@pytest.mark.rule("FW-5.25")
def test_a_platoon_moves_in_one_line_and_details_tell_where_its_teams_really_stand() -> None:
    state = scene(
        platoon("A", team("m10", 10, 10)),
        platoon("A", team("us_rifle", 14.5, 10)),
        far_enemy(),
        terrain=(WOODS,),
    )
    step = play(state, "move 1: 1 10,10 18,10", 1)
    assert [say(GAME, "en", event) for event in step.told.events] == [
        "A1 Platoon 1 moves (1 team).",
        "A1·1 M10 3-inch GMC checks for bogging down: needs 2+, rolls 1: fails.",
        "A1·1 M10 3-inch GMC bogs down.",
    ]
    x = step.state.team(1).x  # set back from the wood's edge, for the rifle team stands there
    details = [say(GAME, "en", event) for event in step.told.details]
    assert details[0].startswith(
        f"A1·1 M10 3-inch GMC: at 12.{(x - 12000 + 50) // 100}, 10.0 facing "
    )
    assert details[0].endswith("; moved; bogged down.")


def test_refusals_give_the_actual_reason_first() -> None:
    tows = scene(
        platoon(
            "A",
            team("us_command", 10, 14),
            team("truck", 10, 10),
            {"type": "us_57mm", "carrier": 2},
            team("us_57mm", 10, 8.5),
        ),
        far_enemy(),
    )
    refusal = refused(tows, "move 1: 4 10,8.5 10,9 mount 2")
    assert say_cited(GAME, "en", refusal) == (
        "A1·2 Truck already tows a gun: A1·4 M1 57mm gun cannot be hitched to it. [FW-6.11]"
    )
    moved = scene(
        platoon("A", team("m4_sherman", 10, 10, flags=["shot"])),
        platoon("B", team("panzer_iv_h", 20, 10, 180)),
        step="shooting",
    )
    refusal = refused(moved, "shoot 1: 1.0 at 2")
    assert say_cited(GAME, "en", refusal) == "A1·1 M4 Sherman (75mm) has fired already. [FW-7.2]"


def test_every_switch_cites_its_own_rule() -> None:
    rules = {option.name: option.rule for option in GAME.options() if option.name in SWITCHES}
    assert rules["impossible_above_six"] == "FW-0.5"
    assert "FW-0.1" not in rules.values()


@pytest.mark.parametrize(
    ("language", "first", "second", "third"),
    [
        (
            "en",
            "A1 Rifle Platoon, pinned: A1·1 US rifle team (at 10.0, 10.0 facing 0°; platoon "
            "commander; dug in); A1·2 US rifle team (destroyed)",
            "A2 Tank Platoon: A2·3 M4 Sherman (75mm) (at 20.5, 10.0 facing 90°; platoon commander; "
            "bailed out)",
            "B4 Grenadier Platoon: in reserve",
        ),
        (
            "pl",
            "A1 pluton strzelecki, przygnieciony: A1·1 sekcja strzelecka (USA) (pozycja "
            "10,0; 10,0, zwrot 0°; dowódca plutonu; w okopach); A1·2 sekcja strzelecka (USA) "
            "(zniszczenie)",
            "A2 pluton czołgów: A2·3 czołg M4 Sherman (75 mm) (pozycja 20,5; 10,0, zwrot 90°; "
            "dowódca plutonu; wstrząśnięta załoga)",
            "B4 pluton grenadierów: w rezerwie",
        ),
    ],
)
def test_the_roster_says_of_each_platoon_where_its_teams_are_and_how(
    language: str, first: str, second: str, third: str
) -> None:
    state = scene(
        platoon(
            "A",
            team("us_rifle", 10, 10, flags=["dug_in"]),
            {"type": "us_rifle", "place": "destroyed"},
            name="Rifle Platoon",
            pinned=True,
        ),
        platoon(
            "A",
            team("m4_sherman", 20.5, 10, 90, role="platoon_commander", flags=["bailed_out"]),
            name="Tank Platoon",
        ),
        far_enemy(),
        platoon(
            "B",
            {"type": "ger_rifle_mg", "place": "off"},
            name="Grenadier Platoon",
            where="reserve",
        ),
    )
    lines = [say(GAME, language, line) for line in GAME.roster(state, None)]
    assert lines[0] == first
    assert lines[1] == second
    assert lines[3] == third
    assert lines == drawing(GAME, state, None, language).splitlines()[-4:]


def test_the_mission_of_the_guided_game_has_a_polish_name() -> None:
    training = json.loads(GAME.folder().joinpath("training.json").read_text(encoding="utf-8"))
    mission = training["position"]["mission"]
    assert say(GAME, "pl", Name("mission", id=mission["id"], title=mission["name"])) == "Zagroda"
