"""Every game, and the kernel, speak both languages alike."""

import re
from importlib import resources
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sztab.core.game import AnyGame
from sztab.core.table import open_table
from sztab.core.telling.rulebook import rules
from sztab.core.words import LANGUAGES, Speaker, bundle, drawing, has_words
from sztab.lab.report.page import WORDS
from tests.at_hand import GAMES

FOLDERS: dict[str, tuple[Speaker | None, Traversable]] = {
    "core": (None, resources.files("sztab.core")),
    "lab": (WORDS, WORDS.folder()),
    **{id: (game, game.folder()) for id, game in GAMES.items()},
}
Messages = dict[str, ast.Message]


class _Variables(Visitor):
    """Collects the arguments that a message uses; ``$side-gen`` is a case of ``$side``."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.split("-")[0])


def _variables(message: ast.Message) -> set[str]:
    found = _Variables()
    if message.value is not None:
        found.visit(message.value)
    return found.names


def _parsed(folder: Traversable, language: str) -> Messages:
    """The messages of one file, held to be whole and to come once."""
    text = folder.joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    messages: Messages = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} comes twice"
            messages[entry.id.name] = entry
    return messages


@pytest.fixture(params=sorted(FOLDERS))
def files(request: pytest.FixtureRequest) -> dict[str, Messages]:
    """The messages of a game or of the kernel, by language."""
    _game, folder = FOLDERS[request.param]
    return {language: _parsed(folder, language) for language in LANGUAGES}


def test_both_languages_have_the_same_messages(files: dict[str, Messages]) -> None:
    assert set(files["en"]) == set(files["pl"])


def test_both_languages_use_the_same_arguments(files: dict[str, Messages]) -> None:
    for key, message in files["en"].items():
        assert _variables(message) == _variables(files["pl"][key]), key


def test_every_message_says_something(files: dict[str, Messages]) -> None:
    for language, messages in files.items():
        for key, message in messages.items():
            assert message.value is not None, f"{key} in {language}"


@pytest.mark.parametrize("name", sorted(FOLDERS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_found(name: str, language: str) -> None:
    game, folder = FOLDERS[name]
    for key in _parsed(folder, language):
        assert has_words(game, language, key)
        assert bundle(game, language).get_message(key).value is not None


def test_every_rule_has_a_chapter_and_a_text(game: AnyGame) -> None:
    assert rules(game)
    for rule in rules(game).values():
        assert rule.chapter
        assert len(rule.text) > len(rule.id) + len(rule.title) + 6, rule.id


# What a drawn table may hold beside its caption: signs and the notation of places and pieces.
DRAWN = {
    "flames-of-war": r"[-+|\s\d\",#=%.^*]*",
    "medieval-battle": r"r +-?\d+ +q +-?\d+\.\.-?\d+ ([\s\":^·[\]+\d]|[RY][A-Za-z]{2}\d?)*",
    "race-to-the-rhine": r"[RWB]-[IVX]+ +> ([a-z_]+(\[[RWB!f^*#]+\])?( +|$))*",
    "stand-at-mortain": r"(\s|\d{4}|[\"vT^]|[#+][-\w]+\*?)*",
}


@pytest.mark.parametrize("id", sorted(DRAWN))
def test_a_table_in_text_is_drawn_in_signs_and_said_in_the_readers_language(id: str) -> None:
    table = open_table(GAMES[id], {}, seed=1)
    seat = table.seat(None) if table.awaited else None
    picture = GAMES[id].picture(table.state, seat)
    for line in picture.splitlines():
        assert re.fullmatch(DRAWN[id], line), line
    english, polish = (
        drawing(GAMES[id], table.state, seat, language).removeprefix(picture).strip().splitlines()
        for language in LANGUAGES
    )
    assert len(english) == len(polish) >= 1
    assert not [line for line in english if line in polish]
