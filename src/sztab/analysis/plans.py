"""The best plans of a decision, found as the bots find them, with the lines they lead to."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from sztab.analysis.chances import scale_of
from sztab.bots.search.budget import Budget, StopSearch
from sztab.bots.search.puct import Puct
from sztab.bots.search.tree import Course, Node, Settings, Tree, take_apart
from sztab.core.game import AnyGame, Seat

PLANS: Final = 3  # shown for each decision
DEEPEST: Final = 6  # plans of a line, both sides together
NODES: Final = 2_500  # positions that one decision may take, as the colonel takes at a table
SLOW_NODES: Final = {"flames-of-war": 500}  # a position costs a hundred times as much there
SETTINGS: Final = Settings(plans=96, width=4, root_width=12, spread=0.02)
LOOKS: Final = 400  # positions for one look at a move that was not searched

World = Callable[[], Any]


@dataclass(frozen=True)
class Plan:
    """Moves of one seat that belong together, what they are worth, and how it may go on."""

    moves: tuple[str, ...]
    chance: int  # of the seat that decides, in millionths
    line: tuple[tuple[str, ...], ...] = ()  # the plans that follow, of whoever decides
    searched: bool = True  # False: judged by one look alone


@dataclass(frozen=True)
class Verdict:
    """What a search says of one decision: the best plans, and the move that was made."""

    plans: tuple[Plan, ...]  # the best first
    played: Plan | None  # ``None`` where nothing was played
    cost: int  # of the move made against the best plan, in millionths; never negative


def verdict(
    game: AnyGame,
    world: World,
    seat: Seat,
    random: Random,
    played: str | None = None,
    nodes: int | None = None,
) -> Verdict:
    """Search the plans of *seat* by what it knows; *world* draws positions it cannot tell apart."""
    state = world()
    tree = Tree(game, SETTINGS, Budget(nodes or nodes_of(game, len(game.seats(state)))), random)
    root = Node(state, seat)
    try:
        return _judged(game, tree, root, world, random, played)
    finally:
        take_apart(root)


def _judged(
    game: AnyGame, tree: Tree, root: Node, world: World, random: Random, played: str | None
) -> Verdict:
    state, seat = root.state, root.seat
    if len(game.awaited(state)) == 1:
        hidden = not game.all_open and game.dump(state) != game.dump(world())
        Puct(tree, root, world if hidden else None).run()
    else:  # several decide at once: one look at each plan
        with suppress(StopSearch):
            tree.expand(root, SETTINGS.root_width)
    courses = sorted(root.courses, key=_merit, reverse=True)
    best = courses[0]
    scale = scale_of(game, state, seat)
    plans = tuple(_plan(game, course, scale) for course in courses[:PLANS])
    if played is None:
        return Verdict(plans, None, 0)
    made = next((each for each in courses if game.text(each.plan[0]) == played), None)
    if made is not None:
        plan = _plan(game, made, scale)
        return Verdict(plans, plan, max(0, plans[0].chance - plan.chance))
    if game.check(state, seat, game.parse(played)) is not None:  # not possible in this world
        return Verdict(plans, None, 0)
    look = Tree(game, SETTINGS, Budget(LOOKS), Random(0))
    try:
        first = look.look(state, seat, (game.parse(played),), random.getrandbits(62))
    except StopSearch:
        return Verdict(plans, None, 0)
    # It was not worth a search: compare it with the best as both looked at first.
    cost = max(0, scale(best.first) - scale(first.value))
    chance = plans[0].chance - cost
    return Verdict(plans, Plan((played,), chance, (), False), cost)


def nodes_of(game: AnyGame, seats: int = 2) -> int:
    """Return how many positions one decision of *game* may take; of more seats each costs more."""
    return SLOW_NODES.get(game.id, NODES * 2 // max(2, seats))


def _merit(course: Course) -> tuple[bool, float, int]:
    """Order courses: those that were looked into come before first looks that only seem better."""
    return (not course.lost, course.value, course.visits)


def _plan(game: AnyGame, course: Course, scale: Callable[[float], int]) -> Plan:
    moves = tuple(game.text(move) for move in course.plan)
    return Plan(moves, scale(course.value), tuple(_line(game, course)), course.visits > 0)


def _line(game: AnyGame, course: Course) -> list[tuple[str, ...]]:
    """Return what the search expects after a course: the plan visited most at each step."""
    line: list[tuple[str, ...]] = []
    while course.children and len(line) < DEEPEST:
        node = max(course.children, key=lambda child: child.visits)
        visited = [each for each in node.courses if each.visits]
        if not visited:
            break
        course = max(visited, key=lambda each: (each.visits, each.value))
        line.append(tuple(game.text(move) for move in course.plan))
    return line
