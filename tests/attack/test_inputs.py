"""Malformed and oversized input: refused in words, with no fault and no socket lost."""

from collections.abc import Callable

import pytest

from tests.attack.inputs import bounds, headers, malformed
from tests.attack.tools.findings import Finding
from tests.attack.tools.target import Target, attacked
from tests.attack.tricks import programs
from tests.server.postgres import postgres

FEW, MANY = 2_000, 200_000


def test_malformed_input_breaks_nothing() -> None:
    with attacked(generous=True) as server:
        found = malformed.inputs(server, FEW, 15.0)
    assert found.held, found.figures["bad"]
    assert found.figures["sent"] >= FEW / 10, found.said


def test_nonsense_of_a_program_breaks_nothing() -> None:
    with attacked(generous=True) as server:
        found = programs.nonsense(server, FEW // 4)
    assert found.held, found.figures


@pytest.mark.timed
@pytest.mark.parametrize(
    "attack",
    [
        programs.strange_first_words,
        programs.guesses,
        programs.haste,
        programs.secrets,
        pytest.param(programs.silence, marks=pytest.mark.full),  # waits for ten seconds
    ],
)
def test_a_program_is_kept_in_bounds(attack: Callable[[Target], Finding], target: Target) -> None:
    found = attack(target)
    assert found.held, found.said


@pytest.mark.full
def test_much_malformed_input_breaks_nothing_with_two_workers() -> None:
    with postgres() as url, attacked(db=url, workers=2, generous=True) as server:
        found = malformed.inputs(server, MANY, 900.0, seed=100)
        zero = bounds.zero_byte(server)
    assert found.held, found.figures["bad"]
    assert zero.held, zero.said


@pytest.mark.timed
@pytest.mark.parametrize("number", range(len(bounds.IMPORTS)), ids=lambda n: bounds.IMPORTS[n][0])
def test_what_is_too_large_is_refused_at_once(number: int, target: Target) -> None:
    found = bounds.too_large(target, number)
    assert found.held, found.said


def test_a_zero_byte_in_a_path_is_no_fault(target: Target) -> None:
    found = bounds.zero_byte(target)
    assert found.held, found.said


def test_a_seat_that_has_deployed_may_ask_for_a_suggestion(target: Target) -> None:
    found = bounds.suggest(target)
    assert found.held, found.said


def test_every_answer_carries_the_security_headers(target: Target) -> None:
    for found in headers.bare(target):
        assert found.held, found.said
