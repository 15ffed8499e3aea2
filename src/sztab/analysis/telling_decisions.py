"""An analysis in words, in English and Polish."""

from collections.abc import Iterator
from typing import Final

from sztab.analysis.chances import WHOLE
from sztab.analysis.decisions import BLUNDER, NAMED, Analysis, Decided
from sztab.analysis.plans import Plan
from sztab.analysis.spoken import Spoken, sentences
from sztab.analysis.telling import decimal, percent, phrase, title_of
from sztab.core.game import Seat
from sztab.core.words import say, seat_name

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # columns of the graph
LONGEST: Final = 100  # characters of a line of plans
LONGEST_SAID: Final = 240  # characters of a plan in words


def told_analysis(analysis: Analysis, nodes: int, language: str) -> list[str]:
    """Return an analysis in lines."""
    return list(_lines(analysis, nodes, language))


def _lines(analysis: Analysis, nodes: int, language: str) -> Iterator[str]:
    title = title_of(analysis.game, language)
    yield phrase(language, "analysis-title", game=title, moves=len(analysis.moves))
    yield phrase(language, "analysis-effort", nodes=nodes)
    yield ""
    for seat in range(len(analysis.seats)):
        yield phrase(language, "analysis-graph", seat=_seat(analysis, seat, language))
        yield f"  {graph([chances[seat] for chances in analysis.graph])}"
    yield ""
    turns = analysis.turning_points()
    yield phrase(language, "analysis-turns") + ("" if turns else _none(language))
    for turn in turns:
        told = phrase(
            language,
            "analysis-turn",
            move=turn.move,
            before=percent(turn.before, language),
            after=percent(turn.after, language),
            seat=_seat(analysis, turn.seat, language),
        )
        yield f"  {told}"
    yield ""
    mistakes = analysis.mistakes()[:NAMED]
    yield phrase(language, "analysis-mistakes") + ("" if mistakes else _none(language))
    for each in mistakes:
        yield from _mistake(analysis, each, language)
    yield ""
    for seat in range(len(analysis.seats)):
        yield _counts(analysis, seat, language)
    yield phrase(language, "analysis-caution")


def _none(language: str) -> str:
    return f" {phrase(language, 'analysis-none')}"


def _seat(analysis: Analysis, seat: Seat, language: str) -> str:
    return say(analysis.game, language, seat_name(analysis.game, analysis.seats[seat]))


def graph(chances: list[int]) -> str:
    """Return chances as a row of bars, the last of each column."""
    columns = min(WIDTH, len(chances))
    picked = [chances[(at + 1) * len(chances) // columns - 1] for at in range(columns)]
    return "".join(BARS[min(len(BARS) - 1, one * len(BARS) // WHOLE)] for one in picked)


def _mistake(analysis: Analysis, each: Decided, language: str) -> Iterator[str]:
    found = each.verdict
    assert found is not None
    best, words = found.plans[0], analysis.better[each.move]
    kind = "analysis-blunder-kind" if found.cost >= BLUNDER else "analysis-mistake-kind"
    told = phrase(
        language,
        "analysis-mistake",
        move=each.move,
        seat=_seat(analysis, each.seat, language),
        kind=phrase(language, kind),
        cost=decimal(found.cost, language),
        text=_said(analysis, words.played, (each.text,), language),
    )
    yield f"  {told}"
    better = phrase(
        language,
        "analysis-better",
        plan=_said(analysis, words.best, best.moves, language),
        chance=percent(best.chance, language),
        played=percent(best.chance - found.cost, language),
    )
    yield f"    {better}"
    if best.line:
        yield f"    {phrase(language, 'analysis-line', line=_cut(_line(best)))}"
    if found.played is not None and not found.played.searched:
        yield f"    {phrase(language, 'analysis-one-look')}"


def _said(analysis: Analysis, words: list[Spoken], moves: tuple[str, ...], language: str) -> str:
    """Return a plan in words and notation, or in notation alone if it is too long for a line."""
    said = sentences(analysis.game, words, language)
    if words and len(said) > LONGEST_SAID:  # a drawn order: its words are short, its text is not
        said = said.split(" [")[0]
    return _cut(said or "; ".join(moves), LONGEST_SAID)


def _line(plan: Plan) -> str:
    return " / ".join("; ".join(moves) for moves in plan.line)


def _counts(analysis: Analysis, seat: Seat, language: str) -> str:
    decisions = [each for each in analysis.moves if each.seat == seat and each.verdict is not None]
    mistakes = analysis.mistakes(seat)
    blunders = analysis.mistakes(seat, BLUNDER)
    cost = sum(each.verdict.cost for each in decisions if each.verdict is not None)
    return phrase(
        language,
        "analysis-counts",
        seat=_seat(analysis, seat, language),
        decisions=len(decisions),
        blunders=len(blunders),
        mistakes=len(mistakes) - len(blunders),
        cost=decimal(cost, language),
    )


def _cut(text: str, most: int = LONGEST) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
