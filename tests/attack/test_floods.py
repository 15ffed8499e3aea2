"""Floods: the attacker is stopped, and an honest table beside it hardly feels them."""

import pytest

from tests.attack.floods import costs, frames, knocks
from tests.attack.floods.flooding import Times, measure
from tests.attack.tools.findings import Finding
from tests.attack.tools.target import Target, attacked

WORST = 2_500.0  # milliseconds an honest move may take while other tests share the machine
QUICK = Times(0.5, 5.0, 0.3)
ALL = frames.ATTACKS + knocks.ATTACKS + costs.ATTACKS
IN_EVERY_RUN = ("malformed text", "pings", "POSTs of a foreign", "a wood of", "exports of")


IN_BRIEF = [one for one in ALL if one.name.startswith(IN_EVERY_RUN)]


@pytest.mark.timed
@pytest.mark.parametrize("number", range(len(IN_BRIEF)), ids=lambda n: IN_BRIEF[n].name)
def test_a_short_flood_is_stopped_and_hardly_felt(number: int, target: Target) -> None:
    source = f"127.0.66.{number + 1}"  # nobody suffers for the flood before
    _check(measure(target, IN_BRIEF[number], QUICK, source))


@pytest.mark.timed
@pytest.mark.full
@pytest.mark.parametrize("number", range(len(ALL)), ids=lambda n: ALL[n].name)
def test_a_flood_is_stopped_and_hardly_felt(number: int) -> None:
    with attacked() as target:
        _check(measure(target, ALL[number], Times()))


def _check(found: Finding) -> None:
    faults = [fault for fault in found.figures["faults"] if fault != "honest moves are slow"]
    assert not faults, found.said
    assert found.figures["during"]["worst"] < WORST, found.said
