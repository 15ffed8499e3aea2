"""A hint for one decision: what the colonel would do by what the seat knows, and why."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from sztab.analysis.plans import Plan, verdict
from sztab.analysis.telling import percent, phrase
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame, Seat

RULES: Final = 4  # that are named with a hint


@dataclass(frozen=True)
class Hint:
    """The best plan, the best one that begins otherwise, and the rules that the first tells of."""

    plan: Plan
    other: Plan | None
    rules: tuple[str, ...]


def hint(game: AnyGame, state: Any, seat: Seat, random: Random, nodes: int | None = None) -> Hint:
    """Return a hint for *seat*, found without a look at what the seat may not know."""

    def world() -> Any:
        return game.resample(state, seat, random)

    found = verdict(game, world, seat, random, nodes=nodes).plans
    best = found[0]
    other = next((plan for plan in found if plan.moves[0] != best.moves[0]), None)
    imagined = world()
    cited: list[str] = []
    if game.check(imagined, seat, game.parse(best.moves[0])) is None:
        step = game.apply(imagined, seat, game.parse(best.moves[0]), SeededFate(random))
        cited = [event.rule for event in step.told.events if event.heard_by(seat)]
    return Hint(best, other, tuple(dict.fromkeys(cited))[:RULES])


def told_hint(found: Hint, language: str) -> list[str]:
    """Return a hint in lines: the plan, what it is worth beside another, how it may go on."""
    best, other = found.plan, found.other
    chance = percent(best.chance, language)
    lines = [phrase(language, "hint-plan", plan="; ".join(best.moves), chance=chance)]
    if other is not None:
        chance = percent(other.chance, language)
        lines.append(phrase(language, "hint-other", plan="; ".join(other.moves), chance=chance))
    if best.line:
        line = " / ".join("; ".join(moves) for moves in best.line)
        lines.append(phrase(language, "hint-line", line=line))
    if found.rules:
        lines.append(phrase(language, "hint-rules", rules=", ".join(found.rules)))
    return lines
