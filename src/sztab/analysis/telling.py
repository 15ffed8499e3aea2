"""A luck report in words, in English and Polish."""

from collections.abc import Iterator, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, Final

from sztab.analysis.chances import WHOLE
from sztab.analysis.luck import Change, LuckReport
from sztab.analysis.spoken import Spoken, in_words, positions_before, sentences, spoken
from sztab.core.game import AnyGame, Seat
from sztab.core.record import Record
from sztab.core.said import Event, Name
from sztab.core.words import has_words, say, seat_name

TENTH: Final = WHOLE // 1000  # of a percentage point
SENTENCES: Final = 6  # of what a move told; the rest is counted
LONGEST: Final = 240  # characters of a plan
LONGEST_CITED: Final = 160  # with its notation; else it is told in words alone
OUTCOMES: Final = 12  # dice that are listed


class _Words:
    """Where analysis keeps its messages."""

    def folder(self) -> Traversable:
        """Return where ``words`` lies."""
        return resources.files("sztab.analysis")


WORDS: Final = _Words()


def phrase(language: str, key: str, **args: str | int) -> str:
    """Return a sentence of the analysis."""
    return say(WORDS, language, Name(key, **args))


def percent(chance: int, language: str) -> str:
    """Return a chance as a percentage with one decimal."""
    return f"{decimal(chance, language)} %"


def points(change: int, language: str) -> str:
    """Return a change in percentage points, with its sign."""
    shown = decimal(abs(change), language)
    if shown in ("0.0", "0,0"):
        return shown
    return ("+" if change > 0 else "−") + shown  # noqa: RUF001 - a minus sign, as print has it


def decimal(value: int, language: str) -> str:
    """Return millionths as percent with one decimal, without a sign for it."""
    text = f"{value * 100 / WHOLE:.1f}"
    return text.replace(".", ",") if language == "pl" else text


def tenths(value: int) -> int:
    """Return millionths as tenths of a percent, rounded as they are shown."""
    return round(value / TENTH)


def in_tenths(parts: Sequence[int], total: int) -> list[int]:
    """Return parts as tenths of a percent that add up to *total*, so that a shown sum is true."""
    shown = [tenths(part) for part in parts]
    while (left := total - sum(shown)) != 0:
        sign = 1 if left > 0 else -1
        rests = [sign * (part - tenth * TENTH) for part, tenth in zip(parts, shown, strict=True)]
        shown[rests.index(max(rests))] += sign
    return shown


def said_plan(game: AnyGame, moves: Sequence[Spoken], language: str) -> str:
    """Return a plan in words and notation, or in words alone if that is too long for a line."""
    said = sentences(game, moves, language)
    return said if len(said) <= LONGEST_CITED else cut(in_words(game, moves, language))


def cut(text: str, most: int = LONGEST) -> str:
    """Return a text of at most so many characters."""
    return text if len(text) <= most else text[: most - 1] + "…"


def gist(events: Sequence[Event], most: int) -> list[Event]:
    """Return what a move told: of much the beginning, and the end, where its outcome stands."""
    return list(events) if len(events) <= most else [events[0], *events[1 - most :]]


def title_of(game: AnyGame, language: str) -> str:
    """Return what a game is called in a language."""
    known = has_words(game, language, "game-title")
    return say(game, language, Name("game-title")) if known else game.title


def told_luck(report: LuckReport, record: Record, language: str) -> list[str]:
    """Return the report of a record in lines."""
    return list(_lines(report, record, language))


def _lines(report: LuckReport, record: Record, language: str) -> Iterator[str]:
    game = report.game
    seats = range(len(report.seats))
    costly = {change.move for seat in seats for change in report.costliest(seat)}
    before = positions_before(game, record, costly)
    yield phrase(language, "luck-title", game=title_of(game, language), moves=report.moves)
    if not report.finished:
        yield phrase(language, "luck-unfinished")
    events = [each for each in report.changes if each.kind == "chance"]
    if not events:
        yield phrase(language, "luck-no-chance")
    for seat, name in enumerate(report.seats):
        yield ""
        yield from _seat(report, record, before, seat, name, language)
    yield ""
    yield phrase(language, "luck-how")
    yield f"  {_calibrated(report, language)}"
    drawn = sum(not each.exact for each in events)
    if drawn:
        for seat, name in enumerate(report.seats):
            margin = decimal(report.margin(seat), language)
            shown = say(game, language, seat_name(game, name))
            told = phrase(
                language, "luck-drawn", drawn=drawn, events=len(events), seat=shown, margin=margin
            )
            yield f"  {told}"
    elif events:
        yield f"  {phrase(language, 'luck-counted', events=len(events))}"
    yield f"  {phrase(language, 'luck-caution')}"


def _calibrated(report: LuckReport, language: str) -> str:
    calibration = report.calibration
    if calibration is None:
        return phrase(language, "luck-not-measured")
    gap = decimal(calibration.gap, language)
    return phrase(language, "luck-measured", positions=calibration.positions, gap=gap)


def _seat(
    report: LuckReport,
    record: Record,
    before: dict[int, Any],
    seat: Seat,
    name: str,
    language: str,
) -> Iterator[str]:
    first, last = report.first[seat], report.last[seat]
    shown = say(report.game, language, seat_name(report.game, name))
    yield phrase(
        language,
        "luck-seat",
        seat=shown,
        first=percent(first, language),
        last=percent(last, language),
    )
    parts = [report.luck(seat), report.own(seat), report.others(seat)]
    luck, own, others = in_tenths(parts, tenths(last) - tenths(first))
    sums = {"luck": luck, "skill": own + others, "own": own, "others": others}
    sums["total"] = luck + own + others
    shown_sums = {key: points(value * TENTH, language) for key, value in sums.items()}
    yield "  " + phrase(language, "luck-sum", **shown_sums)
    for key, changes in (
        ("luck-luckiest", report.luckiest(seat)),
        ("luck-costliest", report.costliest(seat)),
    ):
        yield f"  {phrase(language, key)}" + (
            "" if changes else f" {phrase(language, 'luck-none')}"
        )
        for number, change in enumerate(changes, start=1):
            lines = list(_change(report, record, before, seat, change, language))
            yield f"    {number}. {lines[0]}"
            yield from (f"       {line}" for line in lines[1:])


def _change(
    report: LuckReport,
    record: Record,
    before: dict[int, Any],
    seat: Seat,
    change: Change,
    language: str,
) -> Iterator[str]:
    """Tell one change: what was done or brought, what it did to the chances, what was told."""
    game, entry = report.game, record.entries[change.move - 1]
    figures: dict[str, str | int] = {
        "move": change.move,
        "before": percent(change.before[seat], language),
        "after": percent(change.after[seat], language),
        "change": points(change.by(seat), language),
    }
    if change.kind == "decision":
        decided = spoken(game, before[change.move], change.seat, (entry.move,), Random(change.move))
        text = said_plan(game, decided, language)
        yield phrase(language, "luck-decision", text=text, **figures)
    else:
        mover = say(game, language, seat_name(game, entry.seat))
        yield phrase(language, "luck-event", seat=mover, **figures)
        dice = [str(each) for each in change.outcomes if isinstance(each, int)]
        listed = dice[:OUTCOMES]
        if len(dice) > OUTCOMES:
            listed.append(phrase(language, "luck-more", count=len(dice) - OUTCOMES))
        if listed:  # cards are named in what was told
            yield phrase(language, "luck-brought", outcomes=", ".join(listed))
    told = report.told[change.move]
    left = len(told) - SENTENCES
    for at, event in enumerate(gist(told, SENTENCES)):
        if at == 1 and left > 0:
            yield f"… ({phrase(language, 'luck-more', count=left)})"
        yield say(game, language, event)
