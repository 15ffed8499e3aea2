"""One look ahead: the plans of a decision by where they lead, with human error."""

from collections.abc import Callable
from math import exp
from typing import Any

from sztab.bots.search.budget import StopSearch
from sztab.bots.search.tree import Course, Node, Tree


def look_once(tree: Tree, root: Node, worlds: list[Any], blur: float, overlooked: float) -> Course:
    """Return a good course by one look, averaged over *worlds*.

    *overlooked* is the share of plans that are not seen at all. With *blur* the choice is drawn,
    one that looks worse by this much being chosen less often by the factor e.
    """
    random = tree.random
    plans = tree.game.plans(worlds[0], root.seat, random, tree.settings.plans)
    seen = [plan for plan in plans if random.random() >= overlooked] or plans
    luck = random.getrandbits(62)
    looked: list[Course] = []
    try:
        for plan in seen:
            value = 0.0
            for world in worlds:
                value += tree.look(world, root.seat, plan, luck).value / len(worlds)
            looked.append(Course(plan, value, None))
    except StopSearch:
        pass
    if not looked:
        return Course(seen[0], 0.0, None)
    return _drawn(looked, blur, random.random)


def _drawn(looked: list[Course], blur: float, chance: Callable[[], float]) -> Course:
    best = max([course.value for course in looked])
    if blur <= 0.0:
        equal = [course for course in looked if course.value > best - 1e-12]
        return equal[int(chance() * len(equal))]
    weights = [exp((course.value - best) / blur) for course in looked]
    at = chance() * sum(weights)
    for course, weight in zip(looked, weights, strict=True):
        at -= weight
        if at < 0.0:
            return course
    return looked[-1]
