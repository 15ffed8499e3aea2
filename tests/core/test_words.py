"""Words: keys and arguments become sentences in two languages."""

from pathlib import Path

import pytest

from pickets import GAME
from sztab.core.errors import SztabError
from sztab.core.said import Name, Refusal, Told
from sztab.core.words import has_words, said_json, say, say_cited
from tests.core.variants import in_folder

EN = """
side = Red
arrives = { $side } arrives.
troop = { $n } of { $side }
counter-charge = counter-charge
lost = lost
    .gen = of { $nobody }
holds = { $what } holds.
only-cases =
    .gen = of it
"""
PL = """
side = Czerwoni
    .gen = Czerwonych
    .loc = Czerwonych
arrives = Nadciągają oddziały { $side-gen }.
troop = { $n } z { $side-gen }
    .gen = { $n } z oddziałów { $side-gen }
counter-charge = kontrszarża
lost = nikt
holds = Wytrzymuje { $what }.
only-cases =
    .gen = czegoś
"""


def test_a_name_brings_its_cases_along(tmp_path: Path) -> None:
    game = in_folder(tmp_path, EN, PL)
    arrives = Name("arrives", side=Name("side"))
    assert say(game, "en", arrives) == "Red arrives."
    assert say(game, "pl", arrives) == "Nadciągają oddziały Czerwonych."


def test_a_name_within_a_name_brings_its_cases_along(tmp_path: Path) -> None:
    game = in_folder(tmp_path, EN, PL)
    nested = Name("arrives", side=Name("troop", n=2, side=Name("side")))
    assert say(game, "pl", nested) == "Nadciągają oddziały 2 z oddziałów Czerwonych."


def test_a_deep_list_of_names_is_said_at_once(tmp_path: Path) -> None:
    """Each name is filled in once: twice would take 2**60 steps."""
    game = in_folder(tmp_path, EN, PL)
    row = Name("side")
    for n in range(60):
        row = Name("troop", n=n, side=row)
    assert say(game, "en", row).startswith("59 of 58 of 57 of ")


def test_a_case_that_lacks_an_argument_is_an_error(tmp_path: Path) -> None:
    game = in_folder(tmp_path, EN, PL)
    with pytest.raises(SztabError, match=r"The words for 'lost\.gen' in en do not fit"):
        say(game, "en", Name("holds", what=Name("lost")))


def test_polish_counts_in_three_forms() -> None:
    spoken = [say(GAME, "pl", Name("prompt-turn", actions=n)) for n in (1, 2, 5)]
    assert [line.removeprefix("Twoja kolej: ") for line in spoken] == [
        "pozostaje jedna akcja.",
        "pozostają 2 akcje.",
        "pozostaje 5 akcji.",
    ]


def test_an_event_and_a_refusal_are_cited_with_their_rule() -> None:
    told = Told()
    told.tell("PK-2.4", "rests", side=Name("side-red"))
    assert say_cited(GAME, "pl", told.events[0]) == "Czerwoni odpoczywają. [PK-2.4]"
    assert say_cited(GAME, "en", Refusal("PK-1.2", "no-ford")).endswith("ford. [PK-1.2]")


def test_a_sentence_begins_large_and_a_bare_name_does_not(tmp_path: Path) -> None:
    game = in_folder(tmp_path, EN, PL)
    assert say(game, "en", Name("holds", what=Name("counter-charge"))) == "Counter-charge holds."
    assert say(game, "en", Name("counter-charge")) == "counter-charge"


def test_missing_words_are_an_error_that_says_what_to_do() -> None:
    with pytest.raises(SztabError) as error:
        say(GAME, "pl", Name("nowhere"))
    assert str(error.value) == "No words for 'nowhere' in pl: add the message."


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(SztabError, match=r"The words for 'marches' in en do not fit: .*ford"):
        say(GAME, "en", Name("marches", side=Name("side-red")))


def test_a_message_without_a_text_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SztabError, match=r"'only-cases' has no text of its own: give it a value"):
        say(in_folder(tmp_path, EN, PL), "en", Name("only-cases"))


def test_a_wrong_language_is_an_error_that_names_the_right_ones() -> None:
    with pytest.raises(SztabError) as error:
        say(GAME, "de", Name("side-red"))
    assert str(error.value) == "There are no words in 'de': choose en or pl."


def test_a_game_without_a_words_file_is_told_to_add_it(tmp_path: Path) -> None:
    with pytest.raises(SztabError, match=r"There is no words/pl\.ftl in .*: add the file\."):
        say(in_folder(tmp_path, EN), "pl", Name("side"))


def test_a_game_may_put_its_words_in_place_of_shared_ones(tmp_path: Path) -> None:
    game = in_folder(tmp_path, "undo-nothing = Nothing yet.", PL)
    assert say(game, "en", Name("undo-nothing")) == "Nothing yet."
    assert say(None, "en", Name("undo-nothing")) == "There is nothing to undo."


def test_words_can_be_asked_for() -> None:
    assert has_words(GAME, "en", "marches")
    assert has_words(None, "pl", "undo-final")
    assert not has_words(None, "pl", "marches")


def test_what_is_said_goes_over_the_wire_with_names_inside() -> None:
    refusal = Refusal("PK-3.1", "not-neighbour", ford=Name("ford-left"))
    assert said_json(refusal) == {
        "key": "not-neighbour",
        "args": {"ford": {"key": "ford-left", "args": {}}},
        "rule": "PK-3.1",
    }


def test_events_are_heard_by_those_they_are_meant_for() -> None:
    told = Told()
    told.tell("PK-1.1", "a")
    told.tell_only(1, "PK-1.1", "b")
    assert not told.reveals
    told.reveal("PK-1.1", "c")
    told.reveal_only(0, "PK-1.1", "d")
    heard = {
        seat: "".join(event.key for event in told.events if event.heard_by(seat))
        for seat in (0, 1, None)
    }
    assert heard == {0: "acd", 1: "abc", None: "ac"}


def test_what_is_shown_to_one_seat_alone_is_a_reveal() -> None:
    told = Told()
    told.reveal_only(0, "PK-1.1", "d")
    assert told.reveals


def test_what_is_too_long_to_quote_is_cut() -> None:
    typed = "x" * 5000
    said = say(None, "en", Refusal("notation", "notation-unknown", word=typed, known="march"))
    assert said.startswith('"xxx')
    assert said.endswith('x…" is not a move of this game. Known moves: march.')
    assert len(said) < 2100
