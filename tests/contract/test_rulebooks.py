"""A player's rulebook in both languages: every line names its rules, and nothing is made up."""

import re

import pytest

from sztab.core.game import AnyGame
from sztab.core.telling.rulebook import rulebook_text, rules, rules_text
from sztab.core.words import LANGUAGES
from sztab.server.rules.book.pictures import PictureError, read_picture
from sztab.server.rules.book.rule_text import rulebook
from sztab.server.wire import RuleBlock
from tests.at_hand import shipped

# Chapters that players do not need a line about, with the reason.
UNTOLD: dict[str, str] = {"RR-1": "the setting: the words before the first section tell it"}
LONGEST_LINE = 420  # characters: a line of a rulebook is read at one go


def cited(block: RuleBlock) -> list[str]:
    """The rules that a line names, in order."""
    return [span.rule for cell in block.spans for span in cell if span.rule]


def text_of(block: RuleBlock) -> str:
    return "".join(span.text for cell in block.spans for span in cell)


def lines(game: AnyGame, language: str) -> list[RuleBlock]:
    """Every line that states a rule: items, examples and rows below the head of a table."""
    blocks = rulebook(game, language).blocks
    first = next((n for n, block in enumerate(blocks) if block.level == 2), None)
    assert first is not None, f"{game.id}, {language}: a rulebook has sections that begin with ##"
    return [
        block
        for before, block in zip(blocks[first - 1 :], blocks[first:], strict=False)
        if block.kind in ("item", "text") or (block.kind == "row" and before.kind == "row")
    ]


@pytest.fixture
def game(game: AnyGame) -> AnyGame:
    """Each game with a rulebook for players; only those of this package must have one."""
    if not rulebook_text(game, "en")[0] and not shipped(game):
        pytest.skip(f"{game.id} has no rulebook for players: its rules.md is shown")
    return game


def test_every_game_has_a_rulebook_in_both_languages(game: AnyGame) -> None:
    for language in LANGUAGES:
        text, spoken = rulebook_text(game, language)
        assert text
        assert spoken == language


def test_every_line_names_its_rules_and_they_exist(game: AnyGame) -> None:
    for language in LANGUAGES:
        text, _ = rulebook_text(game, language)
        known = rules(game)
        written = re.findall(rf"\b{game.prefix}-\d+(?:\.\d+)*[a-z]?", text)
        assert not [id for id in written if id not in known]
        for block in lines(game, language):
            assert cited(block), f"{language}: {text_of(block)}"
            assert len(text_of(block)) < LONGEST_LINE, f"{language}: {text_of(block)}"


def test_both_languages_say_the_same_rules_in_the_same_order(game: AnyGame) -> None:
    english, polish = (rulebook(game, language).blocks for language in ("en", "pl"))
    for one, other in zip(english, polish, strict=True):
        assert (one.kind, one.level, cited(one)) == (other.kind, other.level, cited(other)), (
            f"{text_of(one)} / {text_of(other)}"
        )
        if one.picture and other.picture:  # the same picture with other words
            assert [shape.kind for shape in one.picture.shapes] == [
                shape.kind for shape in other.picture.shapes
            ]
            assert one.picture.caption != other.picture.caption


def test_every_chapter_of_the_rules_is_told(game: AnyGame) -> None:
    told = {rule.rpartition(".")[0] for block in lines(game, "en") for rule in cited(block)}
    chapters = {rule.rpartition(".")[0] for rule in rules(game)}
    assert chapters - told == {id for id in UNTOLD if id.startswith(game.prefix)}


def test_a_rulebook_is_short_and_has_pictures(game: AnyGame) -> None:
    for language in LANGUAGES:
        text, _ = rulebook_text(game, language)
        assert len(text) < len(rules_text(game, language)[0])
        pictures = [block for block in rulebook(game, language).blocks if block.picture]
        assert len(pictures) >= 3
        for block in pictures:
            assert block.picture is not None
            for shape in block.picture.shapes:
                xs, ys = shape.points[0:2:2], shape.points[1:2:2]
                assert all(0 < x < block.picture.width for x in xs)
                assert all(0 < y < block.picture.height for y in ys)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("wood 0,0", "needs a caption"),
        ("caption A wood", "something to show"),
        ("caption A\ncounter HI 0,0", "no side in counter"),
        ("caption A\ncastle 0,0", "nothing is called castle"),
        ("caption A\narrow here", "no place in arrow"),
    ],
)
def test_a_picture_that_cannot_be_drawn_says_why(text: str, fault: str) -> None:
    with pytest.raises(PictureError, match=fault):
        read_picture(text, hexes=True)
