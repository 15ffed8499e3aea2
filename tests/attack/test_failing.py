"""Kills, disks, databases and wrong starts: nothing acknowledged is lost, and errors are clear."""

import os

import pytest

from tests.attack.failures import disks, kills, starts
from tests.attack.run import killings, parsed, troubles
from tests.attack.tools.findings import Finding, comparison
from tests.attack.tools.target import attacked
from tests.server.postgres import postgres

IN_EVERY_RUN = (
    "a damaged",
    "a port that is taken",
    "PostgreSQL that is not",
    "bench serve without msg",
)


def test_no_acknowledged_move_is_lost_in_two_kills() -> None:
    with attacked() as target:
        found = kills.killed(target, 2, "SQLite")
    assert found.held, found.said
    assert found.figures["acknowledged"] >= 2, found.said


@pytest.mark.full
def test_no_acknowledged_move_is_lost_in_a_hundred_kills_on_each_database() -> None:
    for found in killings(parsed([])):
        assert found.held, found.said


def test_a_wrong_start_ends_with_one_sentence() -> None:
    with starts.wrong_starts() as wrong:
        for start in wrong:
            if start.name.startswith(IN_EVERY_RUN):
                found = starts.tried(start)
                assert found.held, f"{found.attack}: {found.said}"


@pytest.mark.full
def test_every_wrong_start_ends_with_one_sentence() -> None:
    with postgres() as url, starts.wrong_starts(url) as wrong:
        for start in wrong:
            found = starts.tried(start)
            assert found.held, f"{found.attack}: {found.said}"


@pytest.mark.full
def test_a_locked_database_is_said_clearly() -> None:
    found = disks.database_locked()
    assert found.held, found.said


@pytest.mark.full
@pytest.mark.skipif(os.geteuid() != 0, reason="a disk of its own needs root")
def test_troubles_with_disks_and_databases_are_said_clearly() -> None:
    for found in troubles(parsed([])):
        assert found.held, found.said


def test_the_table_shows_what_did_not_hold() -> None:
    before = [Finding("one", "7.0", False, "said")]
    after = [Finding("one", "7.0", True, "said"), Finding("two", "7.0", False, "said")]
    told = comparison(before, after)
    assert "| one | 7.0 | **not held**: said | held: said |" in told
    assert "| two | 7.0 | not run | **not held**: said |" in told
