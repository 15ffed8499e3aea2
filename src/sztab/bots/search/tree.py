"""The tree of a search: positions, the plans that lead on from them, and what they are worth.

Every plan is looked at once, with the evaluation of the position that it leads to. That value
orders the plans, stands in for the search below them, and is replaced by what the search finds.
"""

from math import exp
from random import Random
from typing import Any, Final, final

from sztab.bots.search.budget import Budget, StopSearch
from sztab.core.fate import Fate, Outcome, SeededFate
from sztab.core.game import AnyGame, Seat

QUIET_DEPTH: Final = 4  # decisions that a position may take to settle before it is judged anyway
REPLIES: Final = 12  # plans looked at for each of these decisions
SURE: Final = 1.0  # the value of a won game


@final
class Settings:
    """What a search looks at."""

    def __init__(
        self,
        plans: int = 96,
        width: int = 8,
        root_width: int = 16,
        samples: int = 4,
        explore: float = 0.2,
        spread: float = 0.04,
        minimax: float = 0.5,
        outcomes: int = 8,
        most_nodes: int = 4_000,
        replies: int = 1,
    ) -> None:
        self.plans: Final = plans  # asked of the game at each position
        self.width: Final = width  # of these, how many are searched further
        self.root_width: Final = root_width  # the same for the decision itself
        self.samples: Final = samples  # courses of fate drawn for a plan that asks it
        self.explore: Final = explore  # PUCT: how much the prior counts
        self.spread: Final = spread  # PUCT: the temperature of the prior
        self.minimax: Final = minimax  # PUCT: share of the best line, beside the mean, in a value
        self.outcomes: Final = (
            outcomes  # children of a plan that asks fate; then they are revisited
        )
        self.most_nodes: Final = most_nodes  # positions kept; then the search ends
        self.replies: Final = replies  # whole turns: turns of others played out behind the own


@final
class ListeningFate(Fate):
    """Fate that brings given outcomes first, then asks a generator, and notes what it brought."""

    def __init__(self, source: Fate, script: tuple[Outcome, ...] = ()) -> None:
        self.source: Final = source
        self.script: Final = script
        self.brought: list[Outcome] = []

    def die(self, sides: int = 6) -> int:
        """Roll one die."""
        at = len(self.brought)
        if at < len(self.script):
            given = self.script[at]
            assert isinstance(given, int)
            self.brought.append(given)
            return given
        shown = self.source.die(sides)
        self.brought.append(shown)
        return shown

    def draw(self, deck: list[str]) -> str:
        """Take one card."""
        at = len(self.brought)
        if at < len(self.script):
            given = self.script[at]
            assert isinstance(given, str)
            deck.remove(given)
            self.brought.append(given)
            return given
        card = self.source.draw(deck)
        self.brought.append(card)
        return card


@final
class LateFate(Fate):
    """Fate from a seed, whose generator is made only when fate is asked: most plans never do."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.source: SeededFate | None = None

    def _asked(self) -> SeededFate:
        if self.source is None:
            self.source = SeededFate(Random(self.seed))
        return self.source

    def die(self, sides: int = 6) -> int:
        """Roll one die."""
        return self._asked().die(sides)

    def draw(self, deck: list[str]) -> str:
        """Take one card."""
        return self._asked().draw(deck)


@final
class Course:
    """One plan from a position: its value for whoever decides there, and what the search found."""

    def __init__(self, plan: tuple[Any, ...], value: float, after: Any) -> None:
        self.plan: Final = plan
        self.value: float = value
        self.first: Final = value  # by one look alone
        self.after: Any = after  # the position it leads to; ``None`` if that depends on fate
        self.prior: float = 0.0
        self.visits: int = 0
        self.total: float = 0.0
        self.values: list[float] = []  # of every seat, as the last visit found them
        self.children: list[Node] = []  # one, or one for each course of fate that was drawn
        self.keys: list[tuple[Outcome, ...]] = []
        self.lost: bool = False  # proven: whoever plans this loses


@final
class Node:
    """One position of the tree."""

    def __init__(self, state: Any, seat: Seat) -> None:
        self.state: Any = state
        self.seat: Final = seat  # who decides; -1 when the game is over
        self.courses: list[Course] = []  # the best first; empty until expanded
        self.expanded: bool = False
        self.values: list[float] = []  # by seat
        self.visits: int = 0
        self.proven: bool = False  # the values are those of the end of the game


@final
class Tree:
    """A growing tree of positions of one game."""

    def __init__(self, game: AnyGame, settings: Settings, budget: Budget, random: Random) -> None:
        self.game: Final = game
        self.settings: Final = settings
        self.budget: Final = budget
        self.random: Final = random
        self.fate: Final = SeededFate(random)
        self.kept: int = 0

    def node(self, state: Any) -> Node:
        """Return a new node for *state*."""
        awaited = self.game.awaited(state)
        node = Node(state, awaited[0] if awaited else -1)
        self.kept += 1
        if not awaited:
            node.values = self.judge(state)
            node.proven = True
        return node

    def judge(self, state: Any) -> list[float]:
        """Return what a position is worth to every seat."""
        game = self.game
        if game.opposed and len(game.seats(state)) == 2:
            first = game.evaluate(state, 0)
            return [first, -first]
        return [game.evaluate(state, seat) for seat in range(len(game.seats(state)))]

    def expand(self, node: Node, width: int) -> None:
        """Look at every plan from a position once, and keep the best *width* of them."""
        game, seat = self.game, node.seat
        plans = game.plans(node.state, seat, self.random, self.settings.plans)
        luck = self.random.getrandbits(62)  # every plan meets the same luck, so merit decides
        courses: list[Course] = []
        try:
            for plan in plans:
                courses.append(self.look(node.state, seat, plan, luck))
        except StopSearch:
            self._keep(node, courses or [Course(plans[0], 0.0, None)], width)
            raise
        self._keep(node, courses, width)
        node.expanded = True

    def _keep(self, node: Node, courses: list[Course], width: int) -> None:
        """Keep the best courses of a node, equals by lot, with priors by their values."""
        self.random.shuffle(courses)
        courses.sort(key=_by_value)
        courses = courses[:width]
        best = courses[0].value
        total = 0.0
        for course in courses:
            course.prior = exp((course.value - best) / self.settings.spread)
            total += course.prior
        for course in courses:
            course.prior /= total
        node.courses = courses

    def look(self, state: Any, seat: Seat, plan: tuple[Any, ...], luck: int) -> Course:
        """Return the course of a plan with its value by one look."""
        game = self.game
        self.budget.spend()
        scripts = game.chances(state, seat, plan[0])
        if scripts:
            total = 0.0
            for weight, script in scripts:
                after = game.copy(state)
                self.play(after, seat, plan, LateFate(luck), script)
                total += weight * self.quiet_value(after, seat)
            return Course(plan, total, None)
        after = game.copy(state)
        brought = self.play(after, seat, plan, LateFate(luck), ())
        value = self.quiet_value(after, seat)
        if not brought:
            return Course(plan, value, after)
        for sample in range(1, self.settings.samples):
            after = game.copy(state)
            self.play(after, seat, plan, LateFate(luck + sample), ())
            value += self.quiet_value(after, seat)
        return Course(plan, value / self.settings.samples, None)

    def play(
        self,
        state: Any,
        seat: Seat,
        plan: tuple[Any, ...],
        source: Fate,
        script: tuple[Outcome, ...],
    ) -> list[Outcome]:
        """Carry out a plan in place until fate or another seat interferes; return what fate did."""
        game = self.game
        fate = ListeningFate(source, script)
        for at in range(len(plan)):
            if at and game.awaited(state) != (seat,):
                break
            game.advance(state, seat, plan[at], fate)
            if fate.brought:
                break
        return fate.brought

    def quiet_value(self, state: Any, seat: Seat) -> float:
        """Return what a position is worth to *seat* once what is pending in it is settled."""
        game = self.game
        return game.evaluate(state if game.settled(state) else self.settle(state, 0), seat)

    def settle(self, state: Any, depth: int) -> Any:
        """Return the position after every pending decision went as its seat likes best."""
        game = self.game
        if depth == QUIET_DEPTH or game.settled(state) or not game.awaited(state):
            return state
        seat = game.awaited(state)[0]
        best, found = -2.0, state
        for plan in game.plans(state, seat, self.random, REPLIES):
            self.budget.spend()
            after = game.copy(state)
            self.play(after, seat, plan, self.fate, ())
            after = self.settle(after, depth + 1)
            value = game.evaluate(after, seat)
            if value > best:
                best, found = value, after
        return found


def take_apart(root: Node) -> None:
    """Free a tree node by node.

    Freed as a whole it is freed by recursion. Beyond a depth of 50 CPython puts objects off with
    the help of their garbage collector's header, and compiled ``acyclic`` classes have none: it
    overwrote whatever lay before them.
    """
    waiting = [root]
    while waiting:
        node = waiting.pop()
        courses, node.courses = node.courses, []
        for course in courses:
            waiting += course.children
            course.children = []


def _by_value(course: Course) -> float:
    return -course.value
