"""Positions, data sets and moves as text: what is read, and what is refused in words."""

import json
from pathlib import Path
from typing import Any

import pytest

from sztab.core.errors import DataError, NotationError, OptionError, PositionError
from sztab.core.fate import Fate
from sztab.core.options import validated
from sztab.core.words import LANGUAGES, say
from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.notation import EXAMPLES
from tests.games.race_to_the_rhine.table import THREE, opened, table


def test_an_empty_position_is_the_opening() -> None:
    assert GAME.dump(table()) == GAME.dump(opened())


@pytest.mark.parametrize(
    ("position", "stocks"),
    [
        ({"truck_track": 2}, [8, 7, 7]),
        ({"truck_track": 6, "armies": {"red": {"trucks": 4}}}, [4, 7, 7]),
        ({"truck_track": 12}, [4, 4, 4]),
        ({"armies": {"red": {"trucks": 9}, "white": {"trucks": 9}}}, [9, 9, 6]),
    ],
)
def test_stocks_that_are_not_named_hold_the_other_trucks(
    position: dict[str, Any], stocks: list[int]
) -> None:
    assert table(**position).trucks == stocks


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"weather": 1}, "weather: there is no such entry"),
        ({"seats": ["red", "green"]}, "nobody seats"),
        ({"options": {"rain": True}}, "options.rain: there is no such entry; known are training"),
        ({"turn": "green"}, "turn: one of red, white, blue is needed"),
        ({"stage": "sleeping"}, "stage: one of acting"),
        ({"control": {"atlantis": "red"}}, "there is no field 'atlantis'"),
        ({"control": {"paris": "red"}}, "belongs to its army for good"),
        ({"tokens": {"rouen": {"gold": 1}}}, "there is no such entry; known are fuel"),
        (
            {"tokens": {"rouen": {"food": 15}, "yvetot": {"food": 15}}},
            "there are 25 tokens of food",
        ),
        ({"resistance": ["paris"]}, "paris is controlled"),
        ({"trucks": ["lisieux paris"]}, "there is no free arrow"),
        ({"corps": {"R-I": {"fuel": 7}}}, "a whole number from 0 to 6"),
        ({"corps": {"R-I": {"fuel": 4, "ammo": 4}}}, "a card holds 6 tokens"),
        ({"corps": {"R-I": {"at": "brionne"}}}, "two corps stand on brionne"),
        ({"armies": {"red": {"beaten": ["K-99"]}}}, "there is no card 'K-99'"),
        ({"armies": {"red": {"beaten": ["K-01"]}, "blue": {"beaten": ["K-01"]}}}, "in two places"),
        ({"looked": {"resistance": {"card": "P-R-01", "by": ["red"]}}}, "is not in this deck"),
        ({"looked": {"resistance": {"card": "K-01", "by": []}}}, "that have looked"),
        ({"numbers": {"18": "givet"}}, "in the solo game only"),
        ({"stage": "moving"}, "needed when the stage is moving"),
        ({"stage": "over"}, "when the stage is over"),
        ({"data": "0000"}, "name its file with the option 'data'"),
        ({"control": {"reims": "red"}}, "red may not hold this field (RR-2.2)"),
        ({"tokens": {"rouen": {"fuel": 7}}}, "tokens.rouen: 7 tokens lie here, and the limit is 6"),
        (
            {"corps": {"R-I": {"at": "rouen"}}},
            "rouen is not controlled by red; name it in control (I-3)",
        ),
        ({"corps": {"R-I": {"immobilised": True, "food": 1}}}, "an immobilised corps has no food"),
        ({"paratroops": [{"at": "paris", "army": "red"}]}, "paris is controlled (RR-12.4)"),
        (
            {"seats": ["red", "white"], "paratroops": [{"at": "koeln", "army": "blue"}]},
            "blue does not play",
        ),
        ({"armies": {"red": {"beaten": ["P-R-01"]}}}, "is not a division that it could beat"),
        ({"armies": {"red": {"kept": ["P-W-14"]}}}, "is not a card that it could keep"),
        (
            {
                "seats": ["red", "white"],
                "looked": {"resistance": {"card": "K-01", "by": ["blue"]}},
            },
            "only armies in play",
        ),
        ({"rain": True}, "without the option 'weather'"),
        ({"antwerp": True}, "must hold antwerpen"),
        (
            {"options": {"training": True}, "armies": {"red": {"commander": True}}},
            "the training game has no such card",
        ),
        ({"markers": 0}, "the last round is played"),
        ({"seats": ["white"], "markers": 3}, "the solo game has no resistance pool"),
        ({"markers": 20, "box": {"markers": 2}}, "22 resistance markers in all, not 25"),
        ({"medals": 20, "armies": {"red": {"medals": 2}}}, "22 medals in all, not 20"),
        ({"pool": {"fuel": 1}}, "pool.fuel: 5 of the 35 fuel tokens lie nowhere else"),
        (
            {"truck_track": 3, "armies": {army: {"trucks": 6} for army in THREE}},
            "24 trucks are in play, and 21 are named",
        ),
        ({"truck_track": 30}, "24 trucks are in play, and 30 are named"),
        (
            {"armies": {army: {"trucks": 9} for army in THREE}},
            "24 trucks are in play, and 27 are named",
        ),
        ({"decks": {"blue": ["P-B-01"]}}, "decks.blue: 21 of its cards, first P-B-02, lie nowhere"),
        ({"drawn": ["paris"]}, "paris is not a forward base"),
        ({"spared": ["calais"], "control": {"calais": "red"}}, "calais is controlled (RR-15.12)"),
        ({"seats": ["white"], "numbers": {"3": "rouen"}}, "rouen belongs to an absent army"),
        ({"stage": "moving", "move": {"corps": "B-XII"}}, "does not belong to red"),
        ({"stage": "moving", "move": {"corps": "R-I", "steps": 3}}, "after 3 steps"),
        ({"stage": "card", "move": {"corps": "R-I", "card": "P-R-01"}}, "leaves no choice"),
        (
            {
                "stage": "card",
                "move": {"corps": "R-I", "card": "P-R-04"},
                "corps": {"R-I": {"fuel": 1}},
            },
            "P-R-04 leaves no choice",
        ),
        ({"seats": ["red"], "options": {"turns": -1}}, "'turns' takes 0 (no limit) to 1000"),
        ({"stage": "transporting"}, "needed when trucks are being placed"),
        ({"stage": "dropped"}, "needed when the stage is dropped"),
        ({"turn": "blue", "move": {"corps": "B-XII"}}, "no corps is on its way when the stage"),
        (
            {
                "stage": "card",
                "turn": "blue",
                "corps": {"B-XII": {"at": "vitry", "fuel": 1}},
                "move": {"corps": "B-XII", "card": "P-R-13"},
            },
            "P-R-13 is not a card of blue's pursuit deck",
        ),
        (
            {"stage": "transporting", "transport": {"start": "lisieux", "goal": "brionne"}},
            "the truck that went this way must be named in trucks",
        ),
        ({"stage": "transporting", "transport": {"placed": 3}}, "more than the level of red"),
        ({"transport": {"placed": 1}}, "needed when trucks are being placed, and only then"),
        (
            {
                "stage": "surplus",
                "surplus": {"field": "brionne", "then": "moving"},
                "tokens": {"brionne": {"fuel": 7}},
            },
            "the corps move that goes on must be named in move",
        ),
        (
            {"seats": ["red"], "stage": "dropping", "drops": {"taken": 1}},
            "there are no paratroops in this game",
        ),
        (
            {
                "seats": ["white"],
                "stage": "shifting",
                "shift": {"numbers": [18], "targets": ["paris"]},
            },
            "the front does not come to rest at paris",
        ),
        (
            {
                "seats": ["white"],
                "stage": "shifting",
                "numbers": {},
                "shift": {"numbers": [18], "targets": ["liege"]},
            },
            "number 18 does not lie on the board",
        ),
        ({"stage": "over", "ending": "turns"}, "turns does not end this game"),
        ({"stage": "surplus", "surplus": {"field": "lisieux"}}, "holds no token too many"),
        ({"stage": "shifting", "shift": {"numbers": [3]}}, "in the solo game only"),
        (
            {"seats": ["red"], "stage": "over", "ending": "rhine", "winner": "blue"},
            "an army in play",
        ),
    ],
)
def test_a_position_that_cannot_be_set_up_says_why(position: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.load(position)
    assert words in str(error.value)


@pytest.mark.parametrize("text", EXAMPLES.values())
def test_every_example_of_the_notation_is_read_back(text: str) -> None:
    assert GAME.text(GAME.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "attack",
        "march R-I",
        "truck lisieux",
        "load R-I",
        "trucks 100",
        "swap food gold",
        "supplies lisieux mixed plus",
        "commander end",
        "end now",
        "paratroops K-01 K-01",
        "shift 2 koeln",
        "load R-I 1 fuel 1 fuel",
    ],
)
def test_what_is_no_move_is_refused_in_words(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)


def _changed(tmp_path: Path, change: Any) -> str:
    data = json.loads(GAME.folder().joinpath("data", "data.json").read_text(encoding="utf-8"))
    change(data)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


def test_a_data_set_of_ones_own_takes_the_place_of_the_games(tmp_path: Path) -> None:
    def richer(data: Any) -> None:
        data["corps"][0]["fuel"] = 4

    path = _changed(tmp_path, richer)
    state = opened(data=path)
    assert state.corps[0].fuel == 4
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data["towns"][0].pop("name"), "towns[0]: the entry 'name' is missing"),
        (lambda data: data["arrows"][0].update(a="atlantis"), "there is no town 'atlantis'"),
        (lambda data: data["arrows"][0].update(colours=["blue"]), "may not enter lisieux"),
        (lambda data: data["decks"]["resistance"][0].update(kind="event"), "only divisions"),
        (lambda data: data["towns"][1].update(victory=True), "black exactly if"),
        (lambda data: data["tracks"].update(field_limit=99), "tracks.field_limit"),
        (lambda data: data["corps"][5].update(fuel=4), "a corps card holds 6 supplies, not 7"),
        (
            lambda data: [corps.update(fuel=3) for corps in data["corps"]],
            "tracks.components.fuel: three armies and their track start with 39 fuel",
        ),
    ],
)
def test_a_faulty_data_set_is_named_by_file_and_entry(
    tmp_path: Path, change: Any, words: str
) -> None:
    with pytest.raises(DataError) as error:
        opened(data=_changed(tmp_path, change))
    assert words in str(error.value)
    assert "mine.json" in str(error.value)


def test_a_turn_limit_beyond_all_measure_is_refused() -> None:
    options = validated(GAME.id, GAME.options(), {"turns": 5000})
    with pytest.raises(OptionError):
        GAME.new(options, ("red",), Fate())


def test_the_table_can_be_read_as_text() -> None:
    state = opened()
    assert "R-XXX  > louviers[R]  beauvais" in GAME.picture(state, 0)
    caption = GAME.caption(state, 0)
    assert caption is not None
    english, polish = (say(GAME, language, caption).splitlines() for language in LANGUAGES)
    assert english[0].startswith("Round 1. Turn order: ")
    assert "  R-XXX vernon: fuel 2, ammo 2, food 1; fields to the Rhine: 11" in english
    assert polish[0].startswith("Runda 1. Kolejność tur: ")
    assert "  R-XXX vernon: paliwo 2, amunicja 2, prowiant 1; pola do Renu: 11" in polish
    assert any("Pula: paliwo 5, amunicja 9, prowiant 6." in line for line in polish)


def test_the_text_names_what_lies_on_fields() -> None:
    state = table(tokens={"rouen": {"fuel": 2, "food": 1}}, resistance=["trier"])
    caption = GAME.caption(state, 0)
    assert caption is not None
    english, polish = (say(GAME, language, caption).splitlines() for language in LANGUAGES)
    assert "Resistance markers: trier" in english
    assert "Supplies on fields: rouen (2 fuel and 1 food)" in english
    assert "Znaczniki oporu: trier" in polish
    assert "Zaopatrzenie na polach: rouen (2 pionki paliwa i 1 pionek prowiantu)" in polish
