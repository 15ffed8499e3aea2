"""Every key has words in both languages, and the sentences read as sentences."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from sztab.core.words import LANGUAGES, bundle, has_words, say, say_cited
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c00_conventions.naming import (
    platoon_name,
    team_name,
    weapon_name,
)
from sztab.games.flames_of_war.position.tasks import READERS
from sztab.games.flames_of_war.terms import STEPS
from tests.games.flames_of_war.scene import far_enemy, platoon, play, refused, scene, team

PRESENT = (
    "cało",
    "działa",
    "działo",
    "siła",
    "Siła",
    "skała",
    "mało",
)  # end like a past form, but are none
AT = {"Refusal": 1, "tell": 1, "Fault": 1, "Name": 0}  # which argument is the key


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
    data = ("mission", "company", "plane", "option-mission-", "option-company_", "option-air_")
    labels = ("thing", "card", "pick", "bench", "phase", "bad-question")  # of the browser
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message) and not entry.id.name.startswith(
            names + data + labels
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
        'US rifle team 1 may go at most 6" on this way. Besides, FW-1.8: '
        "The path of US rifle team 2 does not begin where it stands. [FW-5.3]"
    )
    assert say_cited(GAME, "pl", refusal) == (
        'Sekcja strzelecka (USA) 1 może tędy przejść najwyżej 6". Ponadto, FW-1.8: '
        "sekcja strzelecka (USA) 2: droga nie zaczyna się tam, gdzie stoi jednostka. [FW-5.3]"
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
    assert say(GAME, "pl", team_name(state.team(1))) == "czołg Panzer IV H 1"
    assert say(GAME, "pl", platoon_name(state.platoon(1))) == "1. pluton czołgów (1)"
    assert say(GAME, "pl", platoon_name(state.platoon(2))) == "pluton „The Reds” (2)"
    assert say(GAME, "en", platoon_name(state.platoon(2))) == "The Reds (2)"
    assert say(GAME, "pl", weapon_name(state.team(1).type.weapons[1])) == "km pojazdu"
    step = play(state, "shoot 1: 1.0 at 2", 3, 2, 6)
    lines = [say(GAME, "pl", event) for event in step.told.events]
    assert lines[0] == "1. pluton czołgów (1) strzela."
    assert lines[1] == (
        "Czołg Panzer IV H 1 (7,5 cm KwK40), cel: pluton „The Reds” (2); "
        "kości 3 2, trzeba 3+, 1 trafienie."
    )
