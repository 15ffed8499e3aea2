"""PUCT: best-first search by prior and value, without random play; for chance, secrets, many seats.

A value mixes the mean of all visits with the best line found below. Where something is hidden,
every visit draws the hidden facts anew, and nodes are told apart by the plans that lead to them.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, final

from sztab.bots.search.budget import StopSearch
from sztab.bots.search.tree import SURE, Course, Node, Tree

PATIENT: Final = 4096  # visits without a new position: everything within reach is known
NOISE: Final = 4.0  # visits that the first look at a plan which asks fate counts for


@final
class Puct:
    """A search from one position; *world* draws hidden facts anew, ``None`` if there are none."""

    def __init__(self, tree: Tree, root: Node, world: Callable[[], Any] | None = None) -> None:
        self.tree: Final = tree
        self.root: Final = root
        self.world: Final = world
        self.visits: int = 0

    def run(self) -> Course:
        """Return the course that was visited most within the budget."""
        tree, root = self.tree, self.root
        idle, looked = 0, 0
        try:
            if not root.expanded:
                self._expand(root, root.state, tree.settings.root_width)
            while len(root.courses) > 1 and not root.proven and idle < PATIENT:
                if tree.kept >= tree.settings.most_nodes:
                    break
                self._visit(root, root.state if self.world is None else self.world())
                self.visits += 1
                idle = idle + 1 if tree.budget.used == looked else 0
                looked = tree.budget.used
                if self.visits % 32 == 0 and self._is_decided():
                    break
        except StopSearch:
            pass
        return _choice(root)

    def _is_decided(self) -> bool:
        """Return True if no other course can catch up with the leader before the budget ends."""
        used = self.tree.budget.share_used()
        left = self.visits * (1.0 - used) / max(used, 1e-6)
        first = second = 0
        for course in self.root.courses:
            if course.visits > first:
                first, second = course.visits, first
            elif course.visits > second:
                second = course.visits
        return first - second > left

    def _visit(self, node: Node, state: Any) -> list[float]:
        """Go down to a position that was not expanded yet; return the values that come back up."""
        if node.proven:
            return node.values
        if not node.expanded:
            self._expand(node, state, self.tree.settings.width)
            node.visits += 1
            return node.values
        course = self._select(node, state)
        if course is None:  # nothing that was planned in other worlds is legal in this one
            return self.tree.judge(state)
        child, after = self._child(node, course, state)
        values = self._visit(child, after)
        self._learn(node, course, child, values)
        node.visits += 1
        return values

    def _expand(self, node: Node, state: Any, width: int) -> None:
        """Look at the plans of a position; its values are those of the best one."""
        tree = self.tree
        if self.world is not None:
            node.state = state
        tree.expand(node, width)
        best = node.courses[0]
        node.values = self._values(node, best)
        if self.world is not None:
            node.state = None
            for course in node.courses:
                course.after = None
        elif (
            abs(best.value) >= SURE and best.after is not None and not tree.game.awaited(best.after)
        ):
            node.proven = best.value >= SURE

    def _values(self, node: Node, best: Course) -> list[float]:
        """Return the values of every seat if *best* is played."""
        tree, game = self.tree, self.tree.game
        if game.opposed:
            values = [-best.value, -best.value]
            values[node.seat] = best.value
            return values
        after = best.after
        if after is None:  # fate decides: judge the others by the position before it
            values = tree.judge(node.state)
        elif game.settled(after):
            values = tree.judge(after)
        else:
            values = tree.judge(tree.settle(after, 0))
        values[node.seat] = best.value
        return values

    def _select(self, node: Node, state: Any) -> Course | None:
        """Return the most promising course: high value, high prior, few visits."""
        settings, game = self.tree.settings, self.tree.game
        reach = settings.explore * sqrt(node.visits + 1.0)
        best: Course | None = None
        most = -1e9
        for course in node.courses:
            if course.lost:
                continue
            if self.world is not None and game.check(state, node.seat, course.plan[0]) is not None:
                continue
            merit = _merit(course, settings.minimax) + reach * course.prior / (1.0 + course.visits)
            if merit > most:
                best, most = course, merit
        if best is None and self.world is None:
            return node.courses[0]
        return best

    def _child(self, node: Node, course: Course, state: Any) -> tuple[Node, Any]:
        """Return where a course leads this time, and the position there."""
        tree, game = self.tree, self.tree.game
        if self.world is None:
            if course.after is not None:
                if not course.children:
                    course.children.append(tree.node(course.after))
                return course.children[0], course.after
            if len(course.children) >= tree.settings.outcomes:
                child = min(course.children, key=_visits_of)
                return child, child.state
        tree.budget.spend()
        after = game.copy(state)
        scripts = game.chances(state, node.seat, course.plan[0])
        script = _drawn(scripts, tree.random.random()) if scripts else ()
        brought = tuple(tree.play(after, node.seat, course.plan, tree.fate, script))
        for at in range(len(course.keys)):
            if course.keys[at] == brought:
                return course.children[at], after
        child = tree.node(after)
        if self.world is not None:
            child.state = None
        course.keys.append(brought)
        course.children.append(child)
        return child, after

    def _learn(self, node: Node, course: Course, child: Node, values: list[float]) -> None:
        """Take what a visit found into the values of a course and its node."""
        seat = node.seat
        course.visits += 1
        course.total += values[seat]
        course.values = child.values or values
        certain = course.after is not None and self.world is None
        if certain:
            course.value = child.values[seat]
            if child.proven:
                course.lost = course.value <= -SURE
                if course.value >= SURE:
                    node.proven = True
        else:
            course.value = (NOISE * course.first + course.total) / (NOISE + course.visits)
        best = node.courses[0]
        lost = True
        for each in node.courses:
            if each.value > best.value:
                best = each
            lost = lost and each.lost
        if lost:
            node.proven = True
        if self.tree.game.opposed:
            node.values = [-best.value, -best.value]
        elif best.values:
            node.values = list(best.values)
        node.values[seat] = best.value


def _merit(course: Course, minimax: float) -> float:
    if not course.visits:
        return course.value
    return minimax * course.value + (1.0 - minimax) * course.total / course.visits


def _choice(root: Node) -> Course:
    """Return the course visited most; of equals the better one."""
    best = root.courses[0]
    for course in root.courses:
        if course.lost != best.lost:
            if best.lost:
                best = course
        elif root.proven and course.value != best.value:
            if course.value > best.value:
                best = course
        elif (course.visits, course.value) > (best.visits, best.value):
            best = course
    return best


def _drawn(scripts: list[tuple[float, tuple[int | str, ...]]], at: float) -> tuple[int | str, ...]:
    """Return one of the weighted courses of fate, by a number from 0 to 1."""
    for weight, script in scripts:
        at -= weight
        if at < 0.0:
            return script
    return scripts[-1][1]


def _visits_of(node: Node) -> int:
    return node.visits
