"""A hint for one decision: what the colonel would do by what the seat knows, and why."""

from dataclasses import dataclass, field
from itertools import takewhile
from random import Random
from typing import Any, Final

from sztab.analysis.plans import Plan, onward
from sztab.analysis.reasons import Reason, reasons
from sztab.analysis.spoken import Spoken, in_words, line_of, sentences, spoken
from sztab.analysis.telling import cut, percent, phrase, points
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame, Seat
from sztab.core.said import Name
from sztab.core.words import say, seat_name

RULES: Final = 4  # that are named with a hint


@dataclass(frozen=True)
class Hint:
    """The best plan, the best one that begins otherwise, why, and the rules it tells of."""

    plan: Plan
    other: Plan | None
    reasons: tuple[Reason, ...]
    rules: tuple[str, ...]
    game: AnyGame
    seat: Seat
    world: Any = field(compare=False)  # in which the words are true; the seat cannot tell it apart
    words: list[Spoken] = field(compare=False)
    other_words: list[Spoken] = field(compare=False)


def hint(game: AnyGame, state: Any, seat: Seat, random: Random, nodes: int | None = None) -> Hint:
    """Return a hint for *seat*, found without a look at what the seat may not know."""

    def world() -> Any:
        return game.resample(state, seat, random)

    found = onward(game, world, seat, random, nodes)
    best = found[0]
    abreast = zip(*(plan.moves for plan in found), strict=False)
    same = len(list(takewhile(lambda texts: len(set(texts)) == 1, abreast)))  # they open all plans
    other = next((plan for plan in found if plan.moves[same:][:1] != best.moves[same:][:1]), None)
    imagined = world()
    cited: list[str] = []
    now = game.copy(imagined)
    for text in best.moves:
        if seat not in game.awaited(now) or game.check(now, seat, game.parse(text)) is not None:
            break  # chance or somebody else has a say
        step = game.apply(now, seat, game.parse(text), SeededFate(random))
        cited += [event.rule for event in step.told.events if event.heard_by(seat)]
        now = step.state
    return Hint(
        best,
        other,
        tuple(reasons(game, imagined, seat, best.moves, random)),
        tuple(dict.fromkeys(cited))[:RULES],
        game,
        seat,
        imagined,
        spoken(game, imagined, seat, best.moves, random),
        [] if other is None else spoken(game, imagined, seat, other.moves, random),
    )


def told_hint(found: Hint, language: str) -> list[str]:
    """Return a hint in lines: the plan, why, what it is worth beside another, how it may go on."""
    game, best, other = found.game, found.plan, found.other
    chance = percent(best.chance, language)
    plan = sentences(game, found.words, language) or "; ".join(best.moves)
    lines = [phrase(language, "hint-plan", plan=plan, chance=chance)]
    names = game.seats(found.world)
    for step in line_of(game, found.world, found.seat, best, 1).steps[1:]:
        who = say(game, language, seat_name(game, names[step.seat]))
        said = cut(in_words(game, step.moves, language))
        lines.append(f"  {phrase(language, 'hint-line', seat=who, plan=said)}")
    for key, sign in (("hint-pro", 1), ("hint-con", -1)):
        parts = [each for each in found.reasons if each.points * sign > 0]
        if parts:
            told = [
                f"{say(game, language, Name(one.part))} {points(one.points, language)}"
                for one in parts
            ]
            lines.append(phrase(language, key, parts=", ".join(told)))
        elif sign > 0:
            lines.append(phrase(language, "hint-later"))
    if found.rules:
        lines.append(phrase(language, "hint-rules", rules=", ".join(found.rules)))
    if other is not None:
        chance = percent(other.chance, language)
        plan = sentences(game, found.other_words, language) or "; ".join(other.moves)
        lines.append(phrase(language, "hint-other", plan=plan, chance=chance))
    return lines
