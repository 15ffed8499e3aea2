"""Agents over ``/mcp``: every trick fails, and malformed calls break nothing."""

from collections.abc import Callable

import pytest

from tests.attack.tools.target import Target, attacked
from tests.attack.tricks import agents

pytest.importorskip("mcp")


@pytest.mark.timed
@pytest.mark.parametrize("trick", agents.TRICKS, ids=lambda one: one.__name__)
def test_a_trick_of_an_agent_fails(
    trick: Callable[[Target], tuple[bool, str]], target: Target
) -> None:
    held, said = trick(target)
    assert held, said


@pytest.mark.full
def test_malformed_calls_break_nothing() -> None:
    with attacked(generous=True) as server:
        found = agents.malformed(server, 3000, 120.0)
    assert found.held, found.figures["bad"]
