"""The reports of docs/luck.md are what their records bring, and so are its events."""

import re
from pathlib import Path

import pytest

from tests.analysis import luck_page
from tests.analysis.test_luck import hold

PAGE = (Path(__file__).parents[2] / "docs" / "luck.md").read_text(encoding="utf-8")


def records(quick: str) -> list[object]:
    """Every record of the page; only those of one game are quick."""
    return [
        name if name.startswith(quick) else pytest.param(name, marks=pytest.mark.full)
        for name in luck_page.NAMES
    ]


@pytest.mark.parametrize("name", records("medieval-battle"))
def test_the_page_shows_what_the_reports_say(name: str) -> None:
    report = luck_page.report_of(name)
    hold(report, luck_page.record_of(name))
    assert report.finished
    assert report.calibration is not None
    for row in luck_page.rows(report, name[-1]):
        assert row in PAGE
    for event in (one for one in luck_page.EVENTS if one[0] == name):
        _name, move, seat = event
        part = section(name, move)
        before, luck, _brought = luck_page.event_of(report, move, seat)
        assert f"**{before}**" in part
        assert f"**{luck}**" in part


def section(name: str, move: int) -> str:
    """What the page says of one event."""
    title = luck_page.TITLES[name[:-2]]
    (found,) = re.findall(
        rf"^\*\*{title}, seed {name[-1]}, move {move}\.\*\*.*?(?=^\*\*[A-Z]|\Z)", PAGE, re.M | re.S
    )
    return str(found)


@pytest.mark.parametrize("event", luck_page.EVENTS, ids=lambda event: str(event[0]))
def test_the_page_lists_every_outcome_of_its_events(event: tuple[str, int, str]) -> None:
    part, found = section(*event[:2]), luck_page.courses(*event)
    for often, chance, _outcomes in found:
        assert re.search(rf"(?<![\d.]){re.escape(chance)}(?![\d])", part), chance
        assert re.search(rf"(?<![\d.,]){often}(?![\d.])", part), (often, chance)
    total = sum(often for often, _chance, _outcomes in found)
    assert total > 1
    rows = re.findall(r"^\|.* (\d+) \| [\d.]+ \|$|^\| (\d+)(?:, [^|]*)? \| [\d.]+ \|$", part, re.M)
    if rows:
        assert sum(int(one or other) for one, other in rows) == total
