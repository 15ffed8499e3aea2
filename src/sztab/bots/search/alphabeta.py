"""Alpha-beta over the best plans of each position, deeper and deeper: for two seats without chance.

The tree is kept between depths, so that a deeper search looks only at what is new.
"""

from typing import Final, final

from sztab.bots.search.budget import StopSearch
from sztab.bots.search.tree import SURE, Course, Node, Tree

DEEPEST: Final = 24
UNFINISHED: Final = 0.6  # of the budget used: another depth would hardly be finished


@final
class AlphaBeta:
    """A search from one position."""

    def __init__(self, tree: Tree, root: Node, deepest: int = DEEPEST) -> None:
        self.tree: Final = tree
        self.root: Final = root
        self.deepest: Final = deepest
        self.depth: int = 0  # that was finished

    def run(self) -> Course:
        """Return the best course found within the budget."""
        root, tree = self.root, self.tree
        try:
            if not root.expanded:
                tree.expand(root, tree.settings.root_width)
            best = root.courses[0]
            while self.depth < self.deepest and len(root.courses) > 1 and abs(best.value) < SURE:
                self._deepen()
                best = root.courses[0]
                if tree.budget.share_used() > UNFINISHED or tree.kept > tree.settings.most_nodes:
                    break
        except StopSearch:
            pass
        return root.courses[0]

    def _deepen(self) -> None:
        """Search all courses of the root one deeper; the best found so far comes first."""
        courses = self.root.courses
        alpha = -2.0
        found: list[Course] = []
        try:
            for course in list(courses):
                value = self._course(self.root, course, self.depth + 1, alpha, 2.0)
                course.value = value
                if value > alpha:
                    alpha = value
                    found.insert(0, course)
                else:
                    found.append(course)
        except StopSearch:
            if found:  # the best of the last depth was searched first, so a better one is better
                self.root.courses = [found[0], *[each for each in courses if each is not found[0]]]
            raise
        self.root.courses = found
        self.depth += 1

    def _course(self, node: Node, course: Course, depth: int, alpha: float, beta: float) -> float:
        """Return what a course is worth to whoever decides at *node*, *depth* plans on."""
        if depth <= 0 or abs(course.first) >= SURE:
            return course.first
        if not course.children:
            course.children.append(self.tree.node(course.after))
        child = course.children[0]
        if child.seat < 0:
            return child.values[node.seat]
        if child.seat == node.seat:
            return self._value(child, depth, alpha, beta)
        return -self._value(child, depth, -beta, -alpha)

    def _value(self, node: Node, depth: int, alpha: float, beta: float) -> float:
        """Return what a position is worth to whoever decides there."""
        if not node.expanded:
            self.tree.expand(node, self.tree.settings.width)
        below = depth - 1 if self.tree.game.settled(node.state) else depth
        best = -2.0
        for course in node.courses:
            value = self._course(node, course, below, alpha, beta)
            if value > best:
                best = value
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        return best
