"""A charge, for tests of assaults."""

from typing import Any

from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.scene import platoon, scene, team

# 11: assault


def charge(
    attackers: str = "us_rifle",
    defenders: str = "sov_rifle",
    *,
    terrain: tuple[Any, ...] = (),
    more: tuple[dict[str, Any], ...] = (),
    **entries: Any,
) -> State:
    """Two attackers of A face three defenders of B, 2.75" apart; the commander of B is team 5."""
    return scene(
        platoon("A", team(attackers, 10, 10), team(attackers, 10, 13)),
        platoon("B", team(defenders, 14, 10, 180), team(defenders, 14, 13, 180),
                team(defenders, 16, 11.5, 180, role="platoon_commander")),
        *more,
        step="assault",
        terrain=terrain,
        **entries,
    )  # fmt: skip


CHARGE = "assault 1 at 2: 1 10,10 12.75,10 @0; 2 10,13 12.75,13 @0"
