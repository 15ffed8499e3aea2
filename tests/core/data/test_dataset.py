"""Data sets: faults are named by file and entry."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from pickets import GAME
from sztab.core.data.dataset import Sheet, data_text, read_sheet, text_hash
from sztab.core.errors import DataError

SHEET = read_sheet(
    json.dumps(
        {
            "units": {"knight": {"cost": 3, "mounted": True, "kind": "horse"}},
            "rows": [[1, 2], [3, "x"]],
            "provenance": "printed",
        }
    ),
    "my.json",
)


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda s: s.at("maps"), "my.json, top: the entry 'maps' is missing."),
        (lambda s: s.at("units").at("archer"), "my.json, units: the entry 'archer' is missing."),
        (lambda s: s.at("rows").at(2), "my.json, rows: the entry 2 is missing."),
        (lambda s: s.at("rows").at(-1), "my.json, rows: the entry -1 is missing."),
        (lambda s: s.at("rows").at("1"), "my.json, rows: the entry '1' is missing."),
        (
            lambda s: s.at("rows").at(1).at(1).integer(0, 9),
            "my.json, rows[1][1]: a whole number from 0 to 9 is needed, not 'x'.",
        ),
        (
            lambda s: s.at("units").at("knight").at("cost").integer(4, 9),
            "my.json, units.knight.cost: a whole number from 4 to 9 is needed, not 3.",
        ),
        (
            lambda s: s.at("units").at("knight").at("mounted").integer(0, 9),
            "my.json, units.knight.mounted: a whole number from 0 to 9 is needed, not True.",
        ),
        (
            lambda s: s.at("units").at("knight").at("cost").text(),
            "my.json, units.knight.cost: a text is needed, not 3.",
        ),
        (
            lambda s: s.at("units").at("knight").at("kind").text("foot", "wagon"),
            "my.json, units.knight.kind: one of foot, wagon is needed, not 'horse'.",
        ),
        (
            lambda s: s.at("units").at("knight").at("cost").flag(),
            "my.json, units.knight.cost: true or false is needed, not 3.",
        ),
        (
            lambda s: s.at("provenance").items(),
            "my.json, provenance: a list is needed, not 'printed'.",
        ),
        (
            lambda s: s.at("rows").entries(),
            "my.json, rows: an object is needed, not [[1, 2], [3, 'x']].",
        ),
        (
            lambda s: s.only("units", "rows"),
            "my.json, provenance: there is no such entry; known are units, rows.",
        ),
        (
            lambda s: s.at("units").at("knight").only("cost", "kind"),
            "my.json, units.knight.mounted: there is no such entry; known are cost, kind.",
        ),
        (
            lambda s: s.at("provenance").only("units"),
            "my.json, provenance: an object is needed, not 'printed'.",
        ),
        (
            lambda s: s.get("colours", "red").names(("red", "blue")),
            "my.json, colours: a list is needed, not 'red'.",
        ),
        (
            lambda s: s.get("colours", ["red", "green"]).names(("red", "blue")),
            "my.json, colours[1]: one of red, blue is needed, not 'green'.",
        ),
        (
            lambda s: s.get("colours", ["red", "red"]).names(("red", "blue")),
            "my.json, colours[1]: 'red' stands twice in the list.",
        ),
        (
            lambda s: s.get("colours", ["red"]).names(()),
            "my.json, colours: there is nothing to name here; leave the list empty.",
        ),
    ],
)
def test_a_fault_is_named_by_file_and_entry(read: Callable[[Sheet], object], sentence: str) -> None:
    with pytest.raises(DataError) as error:
        read(SHEET)
    assert str(error.value) == sentence


def test_right_entries_are_read() -> None:
    knight = SHEET.at("units").at("knight")
    assert knight.at("cost").integer(0, 3) == 3
    assert knight.at("kind").text("horse") == "horse"
    assert knight.at("mounted").flag()
    assert [row.at(0).integer(0, 9) for row in SHEET.at("rows").items()] == [1, 3]
    assert SHEET.only("units", "rows", "provenance") is SHEET
    assert SHEET.get("rows", []).value == SHEET.at("rows").value
    assert SHEET.get("columns", 7).integer(0, 9) == 7
    assert SHEET.get("colours", ["green", "red"]).names(("red", "blue", "green")) == [
        "red",
        "green",
    ]
    assert SHEET.get("colours", []).names(()) == []
    assert SHEET.has("rows")
    assert not SHEET.at("rows").has("0")


def test_notes_on_provenance_are_no_entries() -> None:
    assert list(SHEET.entries()) == ["units", "rows"]


def test_a_file_that_is_not_json_names_its_line() -> None:
    with pytest.raises(DataError, match=r"^my\.json, line 2: not JSON \(.*\): fix the file"):
        read_sheet("{\n oops", "my.json")


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 5000])
def test_a_file_beyond_all_measure_is_refused(text: str) -> None:
    with pytest.raises(DataError, match=r"^my\.json: not JSON \(.*\): fix the file"):
        read_sheet(text, "my.json")


def test_a_data_set_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("{}", encoding="utf-8")
    assert data_text(GAME, str(file)) == ("{}", "mine.json")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"none\.json cannot be read: no such file or directory\."):
        data_text(GAME, str(tmp_path / "none.json"))


def test_a_name_that_no_file_can_have_is_named() -> None:
    with pytest.raises(DataError, match="cannot be the name of a file"):
        data_text(GAME, "a\0b")


def test_a_file_in_another_encoding_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(DataError, match=r"mine\.json is not UTF-8 text: save it as UTF-8\."):
        data_text(GAME, str(file))


def test_a_fingerprint_is_of_values_not_of_spaces() -> None:
    assert text_hash('{"a": 1, "b": 2}') == text_hash('{"b":2,\n"a":1}')
    assert text_hash('{"a": 1}') != text_hash('{"a": 2}')


def test_a_fingerprint_of_what_is_not_json_is_refused() -> None:
    with pytest.raises(DataError, match="The data set, line 1: not JSON"):
        text_hash("{")
