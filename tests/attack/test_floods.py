"""Floods: the attacker is stopped, and an honest table beside it hardly feels them."""

import pytest

from tests.attack import costs, frames, knocks
from tests.attack.flooding import Attack, Times, measure
from tests.attack.target import attacked

WORST = 2_500.0  # milliseconds an honest move may take while other tests share the machine
QUICK = Times(0.5, 1.5, 0.3)
ALL = frames.ATTACKS + knocks.ATTACKS + costs.ATTACKS
IN_EVERY_RUN = ("malformed text", "pings", "handshakes, 1", "POSTs of a foreign", "40,000 corners")


def _name(attack: Attack) -> str:
    return attack.name


@pytest.mark.parametrize(
    "attack", [one for one in ALL if one.name.startswith(IN_EVERY_RUN)], ids=_name
)
def test_a_short_flood_is_stopped_and_hardly_felt(attack: Attack) -> None:
    _check(attack, QUICK)


@pytest.mark.full
@pytest.mark.parametrize("attack", ALL, ids=_name)
def test_a_flood_is_stopped_and_hardly_felt(attack: Attack) -> None:
    _check(attack, Times())


def _check(attack: Attack, times: Times) -> None:
    with attacked() as target:
        found = measure(target, attack, times)
    faults = [fault for fault in found.figures["faults"] if fault != "honest moves are slow"]
    assert not faults, found.said
    assert found.figures["during"]["worst"] < WORST, found.said
