"""Records: read with care, replayed without trust; every fault is one clear sentence."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from pickets import GAME
from sztab.core.errors import RecordError
from sztab.core.fate import LoadedFate
from sztab.core.record import (
    HASH_EVERY,
    Record,
    from_json,
    from_text,
    replay,
    state_hash,
    to_json,
    to_text,
    verify,
)
from sztab.core.table import open_table, table_from_position

OPENING = open_table(GAME).state
PLAYED: list[tuple[str, str, list[int | str]]] = [
    ("blue", "post left", []),
    ("red", "post left", []),
    ("blue", "scout", ["volley"]),
    ("blue", "fire volley", []),
    ("red", "hold", [3]),
    ("blue", "rest", []),
    ("red", "rest", []),
]


def played() -> Record:
    """A whole game of one round."""
    table = open_table(GAME, {"rounds": 1, "river": "narrow"})
    for seat, text, outcomes in PLAYED:
        table.play(text, seat, LoadedFate(outcomes))
    assert table.result is not None
    return table.record


def plain() -> Any:
    """The same as JSON values, to be spoiled."""
    return json.loads(to_text(played()))


def test_a_record_is_documented_json() -> None:
    assert plain() == {
        "format": "sztab-record",
        "version": 1,
        "game": "pickets",
        "rules": "1",
        "data": played().data,
        "options": {"river": "narrow", "rounds": 1, "first-blood": False},
        "seats": ["blue", "red"],
        "start": {},
        "moves": [
            {"seat": seat, "move": text} | ({"fate": outcomes} if outcomes else {})
            for seat, text, outcomes in PLAYED
        ],
        "hashes": plain()["hashes"],
        "result": {
            "ranking": [["blue"], ["red"]],
            "scores": {"blue": 1, "red": 0},
            "rule": "PK-4.1",
        },
    }
    assert list(plain()["hashes"]) == ["0", "7"]


def test_a_record_is_written_one_move_a_line_and_read_back() -> None:
    text = to_text(played())
    assert '\n  {"seat": "blue", "move": "scout", "fate": ["volley"]},\n' in text
    assert from_text(text) == played()
    assert from_json(to_json(played())) == played()


def test_a_record_without_moves_is_written_and_read_back() -> None:
    record = open_table(GAME).record
    assert from_text(to_text(record)) == record
    verify(GAME, record)


def test_a_whole_record_verifies() -> None:
    state = verify(GAME, played())
    assert state_hash(GAME, state) == played().hashes[len(PLAYED)]
    assert [moment.at for moment in replay(GAME, played())] == list(range(len(PLAYED) + 1))


def test_a_record_from_a_position_verifies() -> None:
    first = open_table(GAME)
    first.play("post left", "blue")
    table = table_from_position(GAME, GAME.dump(first.state))
    table.play("post right", "red")
    assert verify(GAME, from_text(to_text(table.record))) is not None


def _lost(text: str) -> str:
    return text[: len(text) // 2]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            _lost(to_text(played())),
            r"my\.json is not a whole JSON file \(line \d+: .*\): it may be cut off; .*again\.",
        ),
        ("", r"my\.json is not a whole JSON file \(line 1: .*\): it may be cut off; .*again\."),
        ("[" * 100_000, r"my\.json is not a record \(.*\): take another file\."),
        ("[]", r'my\.json is not a Sztab record: "format" must be "sztab-record"\.'),
        ('{"format": "chess"}', r'my\.json is not a Sztab record: "format" must be .*\.'),
        (
            '{"format": "sztab-record", "version": 2}',
            r"my\.json has record version 2, and this program reads version 1: use .*\.",
        ),
        (
            '{"format": "sztab-record", "version": 1}',
            r"my\.json, top: the entry 'start' is missing: the record is damaged\.",
        ),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as error:
        from_text(text, "my.json")
    assert re.fullmatch(sentence, str(error.value)), str(error.value)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("game",), 5, "game: a text is needed, not 5"),
        (("rules",), None, "rules: a text is needed, not None"),
        (("data",), [], "data: a text is needed, not []"),
        (("options",), [1], "options: an object is needed, not [1]"),
        (
            ("options", "rounds"),
            None,
            "options.rounds: a text, a number, true or false is needed, not None",
        ),
        (("seats",), "blue", "seats: a list is needed, not 'blue'"),
        (("seats", 1), 2, "seats[1]: a text is needed, not 2"),
        (("start",), [], "start: an object is needed, not []"),
        (("start", "fate"), "x", "start.fate: a list is needed, not 'x'"),
        (("moves",), {}, "moves: a list is needed, not {}"),
        (("moves", 3), "rest", "moves[3]: the entry 'seat' is missing"),
        (("moves", 3, "seat"), 1, "moves[3].seat: a text is needed, not 1"),
        (("moves", 3, "move"), 1, "moves[3].move: a text is needed, not 1"),
        (("moves", 4, "fate"), 6, "moves[4].fate: a list is needed, not 6"),
        (
            ("moves", 4, "fate", 0),
            1.5,
            "moves[4].fate[0]: a number or the name of a card is needed, not 1.5",
        ),
        (("hashes",), [], "hashes: an object is needed, not []"),
        (("hashes", "7"), 7, "hashes.7: a text is needed, not 7"),
        (
            ("hashes", "last"),
            "a",
            "hashes.last: a hash is named by the number of moves before it",
        ),
        (("result",), "won", "result: an object is needed, not 'won'"),
    ],
)
def test_a_damaged_entry_is_named_by_its_place(
    path: tuple[str | int, ...], value: object, sentence: str
) -> None:
    spoiled = plain()
    holder = spoiled
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    with pytest.raises(RecordError) as error:
        from_json(spoiled)
    assert str(error.value) == f"The record, {sentence}: the record is damaged."


@pytest.mark.parametrize("key", ["game", "seats", "options", "moves", "hashes", "result"])
def test_a_missing_entry_is_named(key: str) -> None:
    spoiled = plain()
    del spoiled[key]
    with pytest.raises(RecordError) as error:
        from_json(spoiled)
    assert str(error.value) == (
        f"The record, top: the entry {key!r} is missing: the record is damaged."
    )


def _move(number: int, **changes: object) -> Callable[[Any], None]:
    def spoil(record: Any) -> None:
        record["moves"][number - 1].update(changes)

    return spoil


def _top(**changes: object) -> Callable[[Any], None]:
    def spoil(record: Any) -> None:
        record.update(changes)

    return spoil


def _without_last_hash(record: Any) -> None:
    del record["hashes"]["7"]


def _hash_too_many(record: Any) -> None:
    record["hashes"]["9"] = "0" * 16


def _altered_hash(record: Any) -> None:
    record["hashes"]["7"] = "0" * 16


def _altered_opening_hash(record: Any) -> None:
    record["hashes"]["0"] = "0" * 16


def _without_last_move(record: Any) -> None:
    record["moves"].pop()


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (_move(3, move="dance"), r"Move 3 \(blue: dance\) is refused by notation \(.*\)\."),
        (_move(6, move="scout x"), r"Move 6 \(blue: scout x\) is refused by notation \(.*\)\."),
        (_move(3, move="hold"), r"Move 3 \(blue: hold\) is refused by PK-3\.4 \(no-fire\)\."),
        (_move(3, seat="red"), r"Move 3 \(red: scout\) is refused by PK-2\.2 \(not-asked\)\."),
        (
            _move(3, seat="green"),
            r"Move 3 \(green: scout\) breaks the replay: nobody sits in that seat\.",
        ),
        (_move(5, fate=[9]), r"Move 5 \(red: hold\) breaks the replay: A die of 6 .* 1 to 6\."),
        (_move(5, fate=[]), r"Move 5 \(red: hold\) breaks the replay: The loaded .*: add one\."),
        (_move(5, fate=[3, 3]), r"Move 5 \(red: hold\) breaks the replay: Outcomes left .*\."),
        (_move(5, fate=[1]), r"After move 7 the position differs .*\(hash \w+, recorded \w+; .*"),
        (_altered_hash, r"After move 7 the position differs .* recorded 0{16}; rules 1, now 1\)\."),
        (_altered_opening_hash, r"After move 0 the position differs from the recorded one .*"),
        (_without_last_hash, r"The record has no hash of its last position: it is cut off\."),
        (_without_last_move, r"The record has no hash of its last position: it is cut off\."),
        (_hash_too_many, r"The record has hashes beyond its last move: moves are missing\."),
        (_top(result=None), r"The game ends with \{.*\}, and the record says None\."),
        (_top(data="0" * 16), r"The record was played with data set 0{16}, and this is \w+: .*"),
        (_top(game="chess"), r"This is a record of chess, not of pickets\."),
        (_top(seats=["a"]), r"pickets does not seat a: choose blue, red\."),
        (
            _top(options={"river": "deep"}),
            r"The record's opening cannot be set up: pickets: option 'river' takes .*\.",
        ),
        (
            _top(start={"fate": [3]}),
            r"The record loads outcomes for the set-up that nothing asked for: \[3\]\.",
        ),
        (
            _top(start={"position": {}}, data=""),
            r"The record's opening cannot be set up: The position, top: .* is missing\.",
        ),
        (
            _top(start={"position": GAME.dump(OPENING)}, data="", seats=["a", "b"]),
            r"The record seats a, b, and its position blue, red: name the same seats\.",
        ),
    ],
)
def test_a_record_that_does_not_replay_is_refused_in_one_sentence(
    spoil: Callable[[Any], None], sentence: str
) -> None:
    spoiled = plain()
    spoil(spoiled)
    with pytest.raises(RecordError) as error:
        verify(GAME, from_json(spoiled))
    assert re.fullmatch(sentence, str(error.value)), str(error.value)


def test_hashes_are_kept_every_few_moves_and_of_the_last_position() -> None:
    table = open_table(GAME, {"rounds": 9})
    for number in range(4 * 9):
        table.play(["post left", "post left", "rest", "rest"][number % 4])
        kept = {*range(0, number + 2, HASH_EVERY), number + 1}
        assert set(table.record.hashes) == kept


def test_equal_positions_and_only_they_have_equal_hashes() -> None:
    one, two = open_table(GAME), open_table(GAME)
    assert state_hash(GAME, one.state) == state_hash(GAME, two.state)
    two.play("post left", "blue")
    assert state_hash(GAME, one.state) != state_hash(GAME, two.state)
