"""Positions, notation and the drawing."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from tests.games.stand_at_mortain.table import legal, play, refused, table

from sztab.core.errors import DataError, NotationError, PositionError
from sztab.core.fate import Fate
from sztab.core.game import Json
from sztab.core.options import validated
from sztab.core.words import LANGUAGES, say
from sztab.games.stand_at_mortain import GAME
from sztab.games.stand_at_mortain.chapters.chances import Chances
from sztab.games.stand_at_mortain.notation import EXAMPLES
from sztab.games.stand_at_mortain.shown.view import chance_name
from sztab.games.stand_at_mortain.state import US

UNITS = {"us-120": "1501", "ge-102": "1602"}
TWO_ACTED = {"us-119": "1303", "us-120": "1501"}


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"unit": {}}, "unit: there is no such entry"),
        ({"units": []}, "units: an object is needed"),
        ({"units": {"us-1": "1501"}}, "units.us-1: there is no such entry; known are ge-102"),
        ({"units": {"us-120": "1502"}}, "units.us-120: write a hex like 1501"),
        ({"units": {"us-120": 1501}}, "units.us-120: a text is needed"),
        ({"units": {"us-120": "exited"}}, r"only German units leave the map \(SM-4.5\)"),
        ({"card": "S8", "units": {"us-120": "waiting"}}, r"cannot wait \(SM-1.1\)"),
        ({"stage": "acting"}, "the entry 'card' is missing"),
        ({"stage": "placing", "card": "S8"}, "card: no card is in play"),
        ({"stage": "resting"}, "stage: one of placing, acting"),
        ({"card": "JOKER"}, "card: one of SA"),
        ({"card": "S8", "turn": 7}, "turn: a whole number from 1 to 6"),
        ({"card": "S8", "deck": ["S8"]}, "deck: S8 is on the table"),
        ({"card": "S8", "deck": ["S9", "S9"]}, r"deck\[1\]: S9 stands twice"),
        ({"card": "S8", "deck": "S9"}, "deck: a list is needed"),
        ({"card": "S8", "had": ["french"]}, r"had\[0\]: one of german, us"),
        (
            {"card": "S8", "acted": {"us-120": "1501"}},
            "acted.us-120: there is no such entry; known are ge-102",
        ),
        ({"card": "S8", "closed": 1}, "closed: true or false"),
        ({"card": "S8", "markers": {"sea": 1}}, "markers.sea: there is no such entry"),
        ({"card": "S8", "interdiction": "9999"}, "interdiction: one of 0101"),
        ({"card": "S8", "attack": {}}, "attack: it is known only"),
        ({"card": "S8", "stage": "redrawing"}, "the entry 'attack' is missing"),
        ({"card": "S8", "ending": "time-is-up"}, "ending: it is known only"),
        ({"stage": "over"}, "the entry 'ending' is missing"),
        ({"stage": "over", "ending": "time-is-up"}, "ending: with these units in turn 1 play goes"),
        (
            {"stage": "over", "turn": 6, "ending": "enough-exits"},
            "ending: with these units in turn 6 us-not-in-play fits",
        ),
        ({"acted": {"us-120": "1501"}, "units": UNITS}, "acted: no card is in play"),
        ({"closed": True}, "closed: no card is in play"),
        (
            {"card": "S8", "units": UNITS, "acted": {"ge-102": "exited"}},
            r"acted.ge-102: a unit that acts begins on a hex or waiting \(SM-4.1\)",
        ),
        (
            {"card": "S8", "units": UNITS, "acted": {"ge-17-37": "waiting"}},
            r"acted.ge-17-37: it has acted, so it is on the map or has left it \(SM-4.1\)",
        ),
        (
            {"card": "H2", "units": UNITS | {"us-119": "1303"}, "acted": TWO_ACTED},
            r"H2 does not let these units act \(SM-3.4\)",
        ),
        (
            {"card": "HK", "units": UNITS | {"us-119": "1303"}, "acted": TWO_ACTED},
            r"HK does not let these units act \(SM-3.5\)",
        ),
        (
            {"card": "H8", "units": UNITS, "acted": {"us-120": "1501"}, "closed": True},
            r"H8 does not let these units act \(SM-6.1\)",
        ),
        ({"card": "S8", "units": UNITS, "closed": True}, r"with red cards \(SM-6.1\)"),
        ({"one_per_type": "no"}, "one_per_type: true or false"),
        ({"data": "feedc0de"}, "played with data set 'feedc0de'"),
        ([], "top: an object is needed"),
        (
            {"card": "S8", "units": {f"us-cc{letter}": "eliminated" for letter in "abr"}},
            "the game is over here",
        ),
    ],
)
def test_a_bad_position_is_refused_in_one_sentence(position: Json, problem: str) -> None:
    with pytest.raises(PositionError, match=problem) as caught:
        GAME.load(position)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("attack", "problem"),
    [
        ({"face": "S9"}, "attack.face: one of SJ"),
        ({"face": "SK", "weapon": "air", "mode": "AT"}, "red cards"),
        ({"face": "SK", "targets": ["us-120"]}, "attack: the entry 'firing' is missing"),
        (
            {"face": "SK", "firing": [], "targets": ["us-120"]},
            "firing: at least one unit of german",
        ),
        ({"face": "SK", "firing": ["ge-102"]}, "attack: the entry 'targets' is missing"),
        (
            {"face": "SK", "firing": ["ge-102"], "targets": ["us-117"]},
            r"targets\[0\]: one of us-120",
        ),
        ({"face": "SK", "mode": "AT"}, "attack.mode: there is no such entry"),
        (
            {"face": "SK", "firing": ["ge-17-37"], "targets": ["us-120"]},
            r"firing: ge-17-37 cannot fire at the target from there \(SM-5.2\)",
        ),
        (
            {"face": "SK", "firing": ["ge-2ss-d"], "targets": ["us-120"]},
            r"firing: ge-2ss-d has moved with this card and cannot fire \(SM-4.1\)",
        ),
        (
            {"face": "SK", "firing": ["ge-102"], "targets": ["us-120", "us-119"]},
            "ground units fire at one target",
        ),
    ],
)
def test_a_bad_attack_is_refused(attack: Json, problem: str) -> None:
    units = UNITS | {"ge-2ss-d": "1701", "ge-17-37": "1705"}
    if len(attack.get("targets", [])) == 2:
        units["us-119"] = "1501"
    acted = {"ge-2ss-d": "waiting"}
    given = {"card": "S8", "stage": "redrawing", "units": units, "acted": acted, "attack": attack}
    with pytest.raises(PositionError, match=problem):
        GAME.load(given)


@pytest.mark.parametrize(
    ("card", "change", "problem"),
    [
        ("H8", {"weapon": "air", "mode": "AT"}, r"H8 does not allow air \(SM-6.2\)"),
        ("H7", {"weapon": "oba"}, r"H7 does not allow oba \(SM-6.2\)"),
        ("HK", {"weapon": "oba"}, "face: HK is the card in play"),
        ("H8", {"firing": ["us-120"]}, r"used for a marker, so no unit fires \(SM-6.1\)"),
    ],
)
def test_a_bad_attack_with_a_red_card_is_refused(card: str, change: Json, problem: str) -> None:
    attack = {"face": "HK", "targets": ["ge-102"]} | change
    with pytest.raises(PositionError, match=problem):
        table("us-120 1501, ge-102 1602", card, stage="redrawing", closed=True, attack=attack)


@pytest.mark.rule("SM-3.6", "SM-6.1", "SM-6.3")
def test_who_fired_has_acted_and_a_marker_that_attacks_is_used() -> None:
    units = "us-120 1501, us-117 1103, ge-102 1602"
    attack = {"face": "HK", "targets": ["ge-102"]}
    fire = table(units, "H8", stage="redrawing", attack=attack | {"firing": ["us-120"]})
    after = play(fire, "accept")
    assert refused(after, "move us-120 1402") == "SM-3.6 acted-already"
    assert legal(after, "move us-117 1202")
    shelled = table(units, "H8", stage="redrawing", attack=attack | {"weapon": "oba"})
    assert refused(play(shelled, "accept", "D8"), "oba at ge-102") == "SM-6.3 marker-used"


def test_a_position_is_read_with_sensible_defaults_and_written_the_same() -> None:
    state = GAME.load({"card": "S8", "units": UNITS})
    dumped = GAME.dump(state)
    assert dumped["had"] == ["german"]
    assert len(dumped["deck"]) == 52
    assert dumped["units"]["us-117"] == "eliminated"
    assert dumped["units"]["us-cca"] == dumped["units"]["ge-17-38"] == "waiting"
    assert GAME.dump(GAME.load(json.loads(json.dumps(dumped)))) == dumped


def test_what_was_done_with_a_card_is_part_of_the_position() -> None:
    state = play(table("ge-102 1602, ge-2ss-pz1 1602, us-120 0101", card="S2"), "move ge-102 1402")
    again = GAME.load(GAME.dump(state))
    assert GAME.dump(state)["acted"] == {"ge-102": "1602"}
    assert legal(again, "move ge-2ss-pz1 1503")


def test_every_example_of_the_notation_is_read_and_written_back() -> None:
    for text in EXAMPLES.values():
        assert GAME.text(GAME.parse(text)) == text
    assert GAME.text(GAME.parse("  FIRE us-td-t US-120 at GE-2ss-d ")) == EXAMPLES["fire"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "march us-120 1501",
        "move us-120",
        "move us-120 15",
        "move 120 1501",
        "move us- 1501",
        "fire at ge-102",
        "fire us-120 ge-102",
        "air ge-102",
        "air XX at ge-102",
        "air AT on ge-102",
        "oba ge-102",
        "oba on ge-102",
        "pass on",
    ],
)
def test_what_is_no_move_is_refused_in_words(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(text)
    for language in LANGUAGES:
        assert say(GAME, language, caught.value.refusal)


def test_the_drawing_shows_hexes_units_and_those_off_the_map() -> None:
    state = table("us-120 1501 back, ge-102 1602", card="S8", interdiction="1602", deck=["S9"])
    drawn = GAME.picture(state, None)
    for shown in ("1501 ^", "+120*", "#102"):
        assert shown in drawn
    assert len(re.findall(r"\b\d{4}\b", drawn)) == 45
    caption = GAME.caption(state, None)
    assert caption is not None
    assert say(GAME, "en", caption).startswith("Waiting off the map: #17-37 #17-38 ")
    assert say(GAME, "pl", caption).startswith("Czekają poza mapą: #17-37 #17-38 ")
    assert say(GAME, "en", caption).endswith(
        "Turn 1 of 6, 1 card left, the Joker is out; German units that left the map: 0 (5 needed)."
    )


def test_an_attack_is_offered_with_its_odds() -> None:
    state = table("us-120 1501, ge-102 1602, ge-2ss-d 1701", card="H2", had=["german"])
    offer = next(o for o in GAME.offers(state, US) if o.text == "fire us-120 at ge-2ss-d")
    assert offer.cost is not None
    assert say(GAME, "en", offer.cost) == ("needs 5 or less: hit 48%, the Joker ends the turn 2%")
    texts = [o.text for o in GAME.offers(state, US)]
    assert "oba at ge-102" in texts
    assert "oba at 1602" not in texts  # one unit stands there: it is offered once
    assert legal(state, "oba at 1602")


@pytest.mark.parametrize(
    ("needed", "said"),
    [(1, "needs an ace"), (4, "needs 4 or less"), (12, "any card from ace to 10 hits")],
)
def test_the_card_that_an_offer_needs_is_a_card_of_the_deck(needed: int, said: str) -> None:
    name = chance_name(needed, Chances(0.5, 0.25, 0.5, 0.25))
    assert say(GAME, "en", name) == f"{said}: hit 50%, the Joker ends the turn 25%"


def test_many_moves_are_proposed_by_merit_and_a_card_can_always_end() -> None:
    state = table(
        "us-117 1402, us-119 1402, us-120 1501, us-td-t 1501, us-td-sp 1202, "
        "ge-102 1602, ge-2ss-pz1 1602, ge-2ss-d 1503, ge-17-37 1301",
        card="H10",
    )
    assert len(GAME.moves(state, US)) > 64
    proposed = [GAME.text(move) for move in GAME.propose(state, US, Random(1), 24)]
    assert len(proposed) == len(set(proposed)) == 24
    assert "pass" in proposed
    assert {text.split()[0] for text in proposed} >= {"fire", "move"}
    opening = table()
    assert all(
        not refused(opening, GAME.text(move)) for move in GAME.propose(opening, US, Random(1), 9)
    )


def changed(path: Path, change: str, value: Json) -> str:
    """The path of a copy of the game's data set with one entry changed."""
    data = json.loads(GAME.folder().joinpath("data", "data.json").read_text(encoding="utf-8"))
    holder = data
    *way, last = [int(key) if key.isdigit() else key for key in change.split("/")]
    for key in way:
        holder = holder[key]
    holder[last] = value
    file = path / "own.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


def test_an_own_data_set_takes_the_place_of_the_games(tmp_path: Path) -> None:
    file = changed(tmp_path, "limits/exits_to_win", 3)
    options = validated(GAME.id, GAME.options(), {"data": file})
    state = GAME.new(options, GAME.seatings[0], Fate())
    assert GAME.view(state, None)["exits"]["needed"] == 3
    assert GAME.data_hash(options) == GAME.dump(state)["data"]
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


@pytest.mark.parametrize(
    ("change", "value", "problem"),
    [
        ("map/hexes/0/x", 2, r"own.json, map.hexes\[0\]: there is no x 2 in row 1"),
        ("map/hexes/0/id", "0102", "is called 0101"),
        ("map/hexes/1", {"id": "0101", "x": 1, "row": 1, "terrain": "clear"}, "stands twice"),
        ("map/hexes/0/terrain", "swamp", "one of clear, woods, village, town, hill"),
        ("map/west_edge", [], "an edge needs at least one hex"),
        ("map/west_edge/0", "0001", "one of 0101"),
        ("units/0/id", "117", "an id like us-102 is needed"),
        ("units/1/id", "us-117", "the unit us-117 stands twice"),
        ("units/0/entry", "east_from_turn_1", "US units in the west"),
        ("units", [], "German needs 1 to 10 units"),
        ("units/0/front/AT", -1, r"units\[0\].front.AT: a whole number"),
        ("limits/stack_exempt", [], "one German unit is needed"),
        ("limits/stack_exempt/0", "us-117", "one of ge-102"),
        ("markers", [], "the marker us-air is missing"),
        ("markers/0/cards", "black A", "write red, then ranks"),
        ("deck/activations/3", 0, "deck.activations.3: a whole number"),
        ("terrain/hill/range", 4, "a whole number from 1 to 3"),
    ],
)
def test_a_fault_in_a_data_set_is_named_with_its_place(
    tmp_path: Path, change: str, value: Json, problem: str
) -> None:
    with pytest.raises(DataError, match=problem):
        GAME.catalog(changed(tmp_path, change, value))
