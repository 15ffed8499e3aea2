"""The best plans of a decision, found as the bots find them, with the lines they lead to."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from sztab.analysis.chances import scale_of
from sztab.bots.search.budget import Budget, StopSearch
from sztab.bots.search.puct import Puct
from sztab.bots.search.tree import Course, Node, Settings, Tree, take_apart
from sztab.core.errors import SztabError
from sztab.core.fate import Fate
from sztab.core.game import AnyGame, Seat

PLANS: Final = 3  # shown for each decision
DEEPEST: Final = 6  # plans of a line, both sides together
NODES: Final = 2_500  # positions that one decision may take, as the colonel takes at a table
SLOW_NODES: Final = {"flames-of-war": 500}  # a position costs a hundred times as much there
SETTINGS: Final = Settings(plans=96, width=4, root_width=12, spread=0.02)
LOOKS: Final = 400  # positions for one look at a move that was not searched
FOREGONE: Final = 8  # moves in a row that bots make without a choice
DRAWS: Final = 20  # worlds that are drawn for one in which these moves can be made

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


def onward(
    game: AnyGame, world: World, seat: Seat, random: Random, nodes: int | None = None
) -> tuple[Plan, ...]:
    """Return the best plans of *seat*; moves that bots make without a choice open all of them."""
    state, opening = world(), tuple[str, ...]()
    while len(opening) < FOREGONE and game.awaited(state) == (seat,):
        plans = game.plans(state, seat, random, 2)
        texts = tuple(game.text(move) for move in plans[0])
        after = _after(game, state, seat, texts) if len(plans) == 1 else None
        if after is None:
            break
        state, opening = after, opening + texts

    def later() -> Any:
        for _draw in range(DRAWS):
            drawn = _after(game, world(), seat, opening)
            if drawn is not None:
                return drawn
        return game.copy(state)

    found = verdict(game, later if opening else world, seat, random, None, nodes)
    return tuple(replace(each, moves=opening + each.moves) for each in found.plans)


def _after(game: AnyGame, state: Any, seat: Seat, texts: tuple[str, ...]) -> Any | None:
    """Return a position after moves of *seat*; ``None`` if fate or somebody else has a say."""
    after = game.copy(state)
    try:
        for text in texts:
            game.advance(after, seat, game.parse(text), Fate())
    except SztabError:
        return None
    return after if game.awaited(after) == (seat,) else None


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
