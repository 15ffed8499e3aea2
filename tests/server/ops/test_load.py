"""What ``sztab bench serve`` measures: that it measures, and the start that is promised."""

import io

from sztab.server.ops.load import Start, measure, measure_start, write_figures, write_start

FIRST_PAGE = 2.0  # seconds from a cold start


def test_the_first_page_of_a_cold_start_is_there_in_time() -> None:
    start = measure_start()
    # CPU time, since tests share their machine; alone on it, a start takes hardly longer.
    assert 0 < start.cpu < FIRST_PAGE
    assert start.lobby >= start.page >= start.cpu / 2
    out = io.StringIO()
    write_start(start, out)
    assert out.getvalue().startswith("Cold start: first page and ")


def test_a_start_is_told_in_a_line() -> None:
    out = io.StringIO()
    write_start(Start(1.234, 1.5, 0.99, 1), out)
    assert out.getvalue() == (
        "Cold start: first page and 1 script after 1.23 s (0.99 s of CPU time), "
        "the list of games after 1.50 s.\n"
    )


def test_tables_are_played_under_load_and_both_views_are_awaited() -> None:
    figures = measure("race-to-the-rhine", 2, 5.0, 2.0)
    assert figures.moves > 4
    assert figures.p50 <= figures.p95 <= figures.p99
    assert figures.bytes > 1000
    out = io.StringIO()
    write_figures([figures], out)
    assert out.getvalue().splitlines()[1].startswith("race-to-the-rhine")
