"""The rule text of a game as blocks and spans: the client draws them, no markup travels."""

import re
from functools import cache
from typing import Final, Literal

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import structs

from sztab.core.game import AnyGame
from sztab.core.telling.rulebook import rulebook_text, rules, rules_text
from sztab.server.rules.book.pictures import read_picture
from sztab.server.wire import RuleBlock, RuleSpan, RulesText, encode

Style = Literal["", "strong", "em", "code"]
STYLES: Final[dict[str, Style]] = {"strong_open": "strong", "em_open": "em"}


@cache
def rule_text(game: AnyGame, language: str) -> RulesText:
    """The rules in order, each rule id linked to its rule; English where there is no other."""
    text, spoken = rules_text(game, language)
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    return RulesText(spoken, _blocks(game, tokens))


@cache
def rulebook(game: AnyGame, language: str) -> RulesText:
    """The rulebook for players: each line goes by the first rule that it cites."""
    text, spoken = rulebook_text(game, language)
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    blocks = [
        block
        if block.kind == "heading"
        else structs.replace(block, spans=[*map(_cites, block.spans)], rule=_cited(block))
        for block in _blocks(game, tokens)
    ]
    return RulesText(spoken, blocks)


@cache
def encoded(game: AnyGame, language: str, book: bool = False) -> str:
    """Return the rules or the rulebook as they travel."""
    return encode((rulebook if book else rule_text)(game, language)).decode()


def _cites(spans: list[RuleSpan]) -> list[RuleSpan]:
    """Make rules in brackets small references; the brackets and commas go."""
    found: list[RuleSpan] = []
    inside = False
    for span in spans:
        text = span.text
        if span.rule:
            found.append(structs.replace(span, style="cite") if inside else span)
            continue
        if inside and text.startswith("]"):
            text, inside = text[1:], False
        if text.endswith("["):
            text, inside = text[:-1], True
        if text and not (inside and text.strip() == ","):
            found.append(structs.replace(span, text=text))
    return found


def _cited(block: RuleBlock) -> str | None:
    spans = (span for cell in block.spans for span in cell)
    return next((span.rule for span in spans if span.rule), None)


def _blocks(game: AnyGame, tokens: list[Token]) -> list[RuleBlock]:
    blocks: list[RuleBlock] = []
    depth = 0
    row: list[list[RuleSpan]] | None = None
    level = 0
    for token in tokens:
        if token.type in ("bullet_list_open", "ordered_list_open"):
            depth += 1
        elif token.type in ("bullet_list_close", "ordered_list_close"):
            depth -= 1
        elif token.type == "heading_open":
            level = int(token.tag[1:])
        elif token.type == "tr_open":
            row = []
        elif token.type == "tr_close" and row is not None:
            blocks.append(RuleBlock("row", row))
            row = None
        elif token.type == "fence" and token.info.startswith("picture"):
            picture = read_picture(token.content, token.info.endswith("hexes"))
            blocks.append(RuleBlock("picture", [], picture=picture))
        elif token.type in ("fence", "code_block"):
            blocks.append(RuleBlock("text", [[RuleSpan(token.content, "code")]]))
        elif token.type == "inline":
            spans = _spans(game, token.children or [])
            if row is not None:
                row.append(spans)
            elif level:
                blocks.append(RuleBlock("heading", [spans], level=level))
                level = 0
            elif depth:
                blocks.append(RuleBlock("item", [spans], _opened(game, spans), depth))
            else:
                blocks.append(RuleBlock("text", [spans], _opened(game, spans)))
    return blocks


def _opened(game: AnyGame, spans: list[RuleSpan]) -> str | None:
    """The rule that begins with these words, printed in bold."""
    if not spans or spans[0].style != "strong":
        return None
    return spans[0].rule if spans[0].text == spans[0].rule else None


def _spans(game: AnyGame, children: list[Token]) -> list[RuleSpan]:
    spans: list[RuleSpan] = []
    style: Style = ""
    for child in children:
        if child.type in STYLES:
            style = STYLES[child.type]
        elif child.type in ("strong_close", "em_close"):
            style = ""
        elif child.type == "code_inline":
            spans += _linked(game, child.content, "code")
        elif child.type in ("softbreak", "hardbreak"):
            spans.append(RuleSpan(" "))
        elif child.content:
            spans += _linked(game, child.content, style)
    return spans


def _linked(game: AnyGame, text: str, style: Style) -> list[RuleSpan]:
    """The text cut at rule ids, each of them a link to its rule."""
    spans: list[RuleSpan] = []
    for part in re.split(rf"\b({re.escape(game.prefix)}-\d+(?:\.\d+)*[a-z]?)", text):
        if part:
            spans.append(RuleSpan(part, style, part if part in rules(game) else None))
    return spans
