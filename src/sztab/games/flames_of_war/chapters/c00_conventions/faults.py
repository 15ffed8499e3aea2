"""FW-5.1, section 19.3: what is wrong with an action of many parts, team by team."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.said import Name, Refusal
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.state import State

SEVERAL: Final = "order-faults"  # the key of a refusal with more than one fault
MEETS_TEAM: Final = (  # faults whose other side is a team on the table
    *("vehicle-has-moved", "may-not-mount", "not-in-contact", "no-room-beside", "overlaps"),
    *("double-near-enemy", "through-enemy", "path-near-enemy", "ends-near-enemy"),
    *("reorganising-nearer", "reorganising-seen"),
)


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
    """The faults of an order as one refusal."""
    found = together(
        [
            Refusal(
                fault.rule,
                fault.key,
                team=_at_fault(state, fault),
                other=_other(state, fault),
                why=reason_word(fault.rule),
            )
            for fault in faults
        ]
    )
    assert found is not None
    return found


def reason_word(rule: str) -> str:
    """A rule as words choose a reason by it: ``FW-6_11``, for their keys have no full stop."""
    return rule.replace(".", "_")


def _at_fault(state: State, fault: Fault) -> Name:
    """The team that breaks a rule, or the order as a whole."""
    return team_name(state.team(fault.team)) if fault.team else Name("whole-order")


def _other(state: State, fault: Fault) -> str | Name:
    """What a team meets: another team or platoon by its name, anything else as it is."""
    if fault.key in MEETS_TEAM:
        return team_name(state.team(int(fault.other)))
    if fault.key == "platoon-moved":
        return platoon_name(state.platoon(int(fault.other)))
    return fault.other


# --- several refusals as one ---------------------------------------------------------------------


def together(refusals: list[Refusal]) -> Refusal | None:
    """Nothing, one refusal as it is, or the first of several and all others behind it."""
    if len(refusals) < 2:
        return refusals[0] if refusals else None
    first = refusals[0]
    chain = _cited(refusals[-1])
    for refusal in reversed(refusals[1:-1]):
        chain = Name("fault-chain", one=_cited(refusal), rest=chain)
    rules = sorted({refusal.rule for refusal in refusals}, key=in_order)
    return Refusal(
        first.rule,
        SEVERAL,
        first=Name(first.key, **first.args),
        rest=chain,
        rules=", ".join(rules),
        more=len(refusals) - 1,
    )


def _cited(refusal: Refusal) -> Name:
    """One fault in words, with its rule behind it."""
    return Name("fault-cited", fault=Name(refusal.key, **refusal.args), rule=refusal.rule)


def apart(refusal: Refusal) -> list[Refusal]:
    """The refusals that ``together`` has put into one."""
    first, rest = refusal.args.get("first"), refusal.args.get("rest")
    if refusal.key != SEVERAL or not isinstance(first, Name):
        return [refusal]
    found = [Refusal(refusal.rule, first.key, **first.args)]
    while isinstance(rest, Name):
        cited = rest.args["one"] if rest.key == "fault-chain" else rest
        assert isinstance(cited, Name)
        fault = cited.args["fault"]
        assert isinstance(fault, Name)
        found.append(Refusal(str(cited.args["rule"]), fault.key, **fault.args))
        rest = rest.args.get("rest")
    return found


def in_order(rule: str) -> list[int]:
    """Section 19.3: rule ids in ascending order, by their numbers."""
    return [int(part) for part in rule.partition("-")[2].split(".") if part.isdigit()]


def named_team(refusal: Refusal) -> int:
    """The number of the team that a refusal speaks of; 0 if it names none."""
    team = refusal.args.get("team")
    if isinstance(team, Name) and "n" in team.args:
        return int(str(team.args["n"]))
    return 0
