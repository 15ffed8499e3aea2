"""What comes from outside is weighed before anything is made of it."""

import json
import pickle
import time
from typing import Any

import pytest

from sztab.core.data.bounds import DEEPEST, Bounds, check_bounds, check_depth
from sztab.core.errors import IllegalMoveError, PositionError, RecordError, SztabError
from sztab.core.game import Json
from sztab.core.record import BOUNDS, from_json
from sztab.core.said import Name, Refusal
from sztab.core.table import open_table, table_from_record
from sztab.core.words import say
from tests.at_hand import GAMES

SMALL = Bounds(
    values=50,
    depth=4,
    text=10,
    number=1000,
    others=5,
    lists={"corners": 8},
    together=((("corners", "points"), 12),),
)


def refusal_of(plain: Json) -> Refusal:
    with pytest.raises(PositionError) as caught:
        check_bounds(plain, SMALL, "This", PositionError)
    assert caught.value.refusal is not None
    assert str(caught.value) == f"This: {say(None, 'en', caught.value.refusal)}"
    return caught.value.refusal


@pytest.mark.parametrize(
    ("plain", "english", "polish"),
    [
        (
            {"a": [{"corners": [0] * 9}]},
            "Too many entries in a[0].corners: 9, at most 8 allowed.",
            "Za dużo pozycji w miejscu a[0].corners: jest ich 9, a może być najwyżej 8.",
        ),
        (
            [{"corners": [0] * 8}, {"points": [0] * 5}],
            "Too many entries in all corners, points together: at most 12 allowed.",
            "Za dużo pozycji łącznie we wszystkich corners, points: może ich być najwyżej 12.",
        ),
        (
            [[[[[]]]]],
            "Nested too deep at [0][0][0][0]: at most 4 levels are allowed.",
            "Zbyt głębokie zagnieżdżenie w miejscu [0][0][0][0]: dozwolonych poziomów jest 4.",
        ),
        (
            {"name": "a" * 11},
            "The text in name is too long: 11 characters, at most 10 allowed.",
            "Tekst w miejscu name jest za długi: ma 11 znaków, a może mieć najwyżej 10.",
        ),
        (
            {"b" * 11: 1},
            f"The text in {'b' * 11} is too long: 11 characters, at most 10 allowed.",
            f"Tekst w miejscu {'b' * 11} jest za długi: ma 11 znaków, a może mieć najwyżej 10.",
        ),
        (
            {"x": 1001},
            "The number in x is too large: numbers from -1,000 to 1,000 are allowed.",
            "Liczba w miejscu x jest za duża: dozwolone są liczby od -1000 do 1000.",
        ),
        (
            [[[0] * 5] * 5] * 5,
            "Too much to read: at most 50 values are allowed ([1][2][4]).",
            "Za dużo danych: dozwolona liczba wartości to 50 ([1][2][4]).",
        ),
    ],
)
def test_every_bound_is_named_in_one_sentence_in_both_languages(
    plain: Json, english: str, polish: str
) -> None:
    refusal = refusal_of(plain)
    assert say(None, "en", refusal) == english
    assert say(None, "pl", refusal).replace("\u202f", "").replace("\xa0", "") == polish


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf"), 10**400, 1e300])
def test_numbers_without_measure_are_refused(number: float) -> None:
    assert refusal_of({"x": number}).key == "number-too-large"


def test_what_is_within_bounds_passes() -> None:
    check_bounds(
        {"a": {"corners": [0, 1.5, -1000, True, None, "ten chars."]}}, SMALL, "", RecordError
    )


def test_depth_is_seen_before_json_is_read() -> None:
    assert check_depth(b"[" * DEEPEST + b"]" * DEEPEST)
    assert not check_depth(b"[" * (DEEPEST + 1))
    assert not check_depth(b'{"a":' * 900 + b"1" + b"}" * 900)
    assert check_depth(json.dumps({"text": '["\\' * 900}).encode())
    assert check_depth(b"[" + b"[]," * 10_000 + b"1]")
    assert check_depth(b'"never closed [' + b"[" * 100)


@pytest.mark.timed
def test_a_body_of_brackets_is_judged_quickly() -> None:
    begun = time.process_time()
    check_depth(b"[]" * 500_000)
    check_depth(b'"\\' * 500_000)
    assert time.process_time() - begun < 2.0


def test_an_error_keeps_its_words_between_processes() -> None:
    error = PositionError("Too much.")
    error.refusal = Refusal("bounds", "too-many-entries", place=Name("here", n=1), found=3, most=2)
    twin: Any = pickle.loads(pickle.dumps(error))
    assert type(twin).__name__ == "PositionError"
    assert str(twin) == "Too much."
    assert (twin.refusal.key, twin.refusal.args["most"]) == ("too-many-entries", 2)
    assert twin.refusal.args["place"].args == {"n": 1}
    assert str(pickle.loads(pickle.dumps(SztabError("Plain.")))) == "Plain."
    moved = pickle.loads(pickle.dumps(IllegalMoveError(Refusal("MB-1", "no", n=1))))
    assert moved.refusal.rule == "MB-1"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_record_has_no_more_moves_than_its_game_allows(game: Json) -> None:
    record = open_table(game, seed=1).record
    plain = {
        "format": "sztab-record",
        "version": 1,
        "game": record.game,
        "rules": record.rules,
        "data": record.data,
        "options": record.options,
        "seats": list(record.seats),
        "start": {},
        "moves": [{"seat": record.seats[0], "move": "x"}] * (game.most_moves + 1),
        "hashes": {},
        "result": None,
    }
    with pytest.raises(RecordError, match=r"Too many moves: 5,001, at most 5,000") as caught:
        table_from_record(game, from_json(plain))
    assert caught.value.refusal is not None
    plain["moves"] = [{"seat": "", "move": ""}] * (BOUNDS.lists["moves"] + 1)
    with pytest.raises(RecordError, match="Too many entries in moves"):
        from_json(plain)
