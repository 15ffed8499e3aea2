"""FW-5.1, section 19.3: what is wrong with an order, team by team."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.said import Name, Refusal
from sztab.games.flames_of_war.chapters.naming import team_name
from sztab.games.flames_of_war.state import State


@final
@mypyc_attr(acyclic=True)
class Fault:
    """One rule that an order breaks, by which team, and what it meets."""

    def __init__(self, rule: str, key: str, team: int, other: str) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.team: Final = team  # 0: the order as a whole
        self.other: Final = other


def refusal_of(state: State, faults: list[Fault]) -> Refusal:
    """The first fault as a refusal; it tells how many more there are, and all their rules."""
    first = faults[0]
    rules = ", ".join(sorted({fault.rule for fault in faults}))
    team = team_name(state.team(first.team)) if first.team else Name("whole-order")
    return Refusal(
        first.rule,
        first.key,
        team=team,
        other=first.other,
        more=len(faults) - 1,
        rules=rules,
    )
