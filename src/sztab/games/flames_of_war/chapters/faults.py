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
    """One fault as it is; of several the first, then all others, each with its rule."""
    first = faults[0]
    if len(faults) == 1:
        return Refusal(first.rule, first.key, team=_at_fault(state, first), other=first.other)
    chain = _cited(state, faults[-1])
    for fault in reversed(faults[1:-1]):
        chain = Name("fault-chain", one=_cited(state, fault), rest=chain)
    rules = ", ".join(sorted({fault.rule for fault in faults}))
    return Refusal(
        first.rule,
        "order-faults",
        first=Name(first.key, team=_at_fault(state, first), other=first.other),
        rest=chain,
        rules=rules,
        more=len(faults) - 1,
    )


def _at_fault(state: State, fault: Fault) -> Name:
    """The team that breaks a rule, or the order as a whole."""
    return team_name(state.team(fault.team)) if fault.team else Name("whole-order")


def _cited(state: State, fault: Fault) -> Name:
    """One fault in words, with its rule behind it."""
    words = Name(fault.key, team=_at_fault(state, fault), other=fault.other)
    return Name("fault-cited", fault=words, rule=fault.rule)
