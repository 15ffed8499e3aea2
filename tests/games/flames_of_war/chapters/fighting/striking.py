"""Blows already struck, for tests of what follows."""

from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.scene import (
    after,
    assault,
    platoon,
    team,
)


def struck(*dice: int) -> State:
    """One rifle team has gone in against two without hurt from defensive fire."""
    state = assault(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon(
            "B",
            team("ger_rifle_mg", 13, 10, 180),
            team("ger_rifle_mg", 13, 12.2, 180, role="platoon_commander"),
            motivation="confident",
        ),
    )
    asked = after(state, "assault 1 at 2: 1 10,10 11.75,10 @0")
    return after(asked, "defend", *dice)
