"""An analysis in words, in English and Polish."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from sztab.analysis.chances import WHOLE
from sztab.analysis.decisions import BLUNDER, NAMED, Analysis, Decided
from sztab.analysis.plans import Plan
from sztab.analysis.spoken import in_words, line_of, positions_before, spoken
from sztab.analysis.telling import cut, decimal, gist, percent, phrase, said_plan, title_of
from sztab.core.game import Seat
from sztab.core.record import Record
from sztab.core.words import say, seat_name

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # columns of the graph
SENTENCES: Final = 2  # of what the move of a turning point told


def told_analysis(analysis: Analysis, record: Record, nodes: int, language: str) -> list[str]:
    """Return the analysis of a record in lines."""
    return list(_lines(analysis, record, nodes, language))


def _lines(analysis: Analysis, record: Record, nodes: int, language: str) -> Iterator[str]:
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
        for event in gist(analysis.told[turn.move], SENTENCES):
            yield f"    {say(analysis.game, language, event)}"
    yield ""
    mistakes = analysis.mistakes()[:NAMED]
    yield phrase(language, "analysis-mistakes") + ("" if mistakes else _none(language))
    before = positions_before(analysis.game, record, {each.move for each in mistakes})
    for each in mistakes:
        yield from _mistake(analysis, each, before[each.move], language)
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


def _mistake(analysis: Analysis, each: Decided, state: Any, language: str) -> Iterator[str]:
    """Tell a mistake made in *state*: the best plan with its line, then the next best."""
    game, found = analysis.game, each.verdict
    assert found is not None

    def plan_said(moves: tuple[str, ...]) -> str:
        words = spoken(game, state, each.seat, moves, Random(each.move))
        return said_plan(game, words, language) if words else cut("; ".join(moves))

    best = found.plans[0]
    kind = "analysis-blunder-kind" if found.cost >= BLUNDER else "analysis-mistake-kind"
    told = phrase(
        language,
        "analysis-mistake",
        move=each.move,
        seat=_seat(analysis, each.seat, language),
        kind=phrase(language, kind),
        cost=decimal(found.cost, language),
        text=plan_said((each.text,)),
    )
    yield f"  {told}"
    better = phrase(
        language,
        "analysis-better",
        plan=plan_said(best.moves),
        chance=percent(best.chance, language),
        played=percent(best.chance - found.cost, language),
    )
    yield f"    {better}"
    yield from _line(analysis, each, best, state, language)
    for plan in found.plans[1:]:
        if plan.moves[0] != each.text and plan.chance > best.chance - found.cost:
            chance = percent(plan.chance, language)
            said = phrase(language, "analysis-also", plan=plan_said(plan.moves), chance=chance)
            yield f"    {said}"
    if found.played is not None and not found.played.searched:
        yield f"    {phrase(language, 'analysis-one-look')}"


def _line(
    analysis: Analysis, each: Decided, plan: Plan, state: Any, language: str
) -> Iterator[str]:
    """Tell how the search expects it to go on after a plan."""
    for step in line_of(analysis.game, state, each.seat, plan, 1000 * each.move).steps[1:]:
        seat = _seat(analysis, step.seat, language)
        said = cut(in_words(analysis.game, step.moves, language))
        yield f"      {phrase(language, 'analysis-then', seat=seat, plan=said)}"


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
