"""Search: it finds what wins, keeps to its budget, repeats itself, and judges settled positions."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from sztab.bots import BOTS, find_bot
from sztab.bots.levels import Level
from sztab.bots.search.alphabeta import AlphaBeta
from sztab.bots.search.budget import Budget, StopSearch
from sztab.bots.search.look import look_once
from sztab.bots.search.puct import Puct
from sztab.bots.search.tree import Course, Node, Settings, Tree, take_apart
from sztab.bots.search.turns import Turns
from sztab.core.fate import SeededFate
from sztab.core.options import validated
from sztab.core.registry import find_game
from sztab.games.flames_of_war.terms import BROKEN
from tests.toy import STONES, Heap, Move, Stones

LEVELS = [name for name, bot in BOTS.items() if isinstance(bot.mind, Level)]


class Blind(Stones):
    """Stones whose positions all look alike until the last stone is taken."""

    opposed = True

    def evaluate(self, state: Heap, seat: int) -> float:
        return 0.0 if state.stones else 1.0 if state.last == seat else -1.0


def tree_of(game: Any, nodes: int = 5_000, **settings: Any) -> Tree:
    return Tree(game, Settings(**settings), Budget(nodes), Random(1))


@pytest.mark.parametrize("search", [AlphaBeta, Puct])
@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_search_finds_the_win_that_one_look_cannot_see(search: Any, stones: int) -> None:
    tree = tree_of(Blind())
    found = search(tree, tree.node(Heap(stones))).run()
    assert found.plan == (Move("take", stones % 4),)
    assert found.value == 1.0


def test_a_proven_win_ends_the_search() -> None:
    tree = tree_of(Blind(), nodes=10**9)
    assert Puct(tree, tree.node(Heap(9))).run().value == 1.0
    assert tree.budget.used < 5_000


@pytest.mark.parametrize("search", [AlphaBeta, Puct])
@pytest.mark.parametrize("nodes", [1, 2, 3, 17, 200])
def test_a_search_ends_with_its_budget_and_still_has_a_move(search: Any, nodes: int) -> None:
    tree = tree_of(Blind(), nodes)
    found = search(tree, tree.node(Heap(60))).run()
    assert STONES.check(Heap(60), 0, found.plan[0]) is None
    assert tree.budget.used <= nodes + 1


def test_a_clock_ends_the_search_within_a_few_positions() -> None:
    ticks = iter(range(1000))
    budget = Budget(10**9, 20.0, lambda: float(next(ticks)))
    for _position in range(159):
        budget.spend()
    with pytest.raises(StopSearch):
        budget.spend()
    assert budget.share_used() == 1.0


def test_a_search_can_be_stopped_from_outside() -> None:
    budget = Budget(10**9)
    budget.spend()
    budget.stop()
    with pytest.raises(StopSearch):
        budget.spend()


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_repeats_its_choice_without_a_clock(name: str) -> None:
    game = find_game("medieval-battle")
    state = game.load({"side": "yellow", "units": UNITS})
    moves = {
        game.text(find_bot(name).choose(game, state, 1, Random(4), share=0.05)) for _ in range(2)
    }
    assert len(moves) == 1


UNITS = [
    {"id": "Y-LC1", "at": "4,-3", "mp": 3},
    {"id": "Y-HI1", "at": "3,-4", "mp": 2},
    {"id": "R-SB1", "at": "5,-3", "mp": 3, "strength": 2},
    {"id": "R-PK1", "at": "5,-1", "mp": 2},
]


def test_the_tree_keeps_no_more_positions_than_allowed() -> None:
    tree = tree_of(Blind(), nodes=10**6, most_nodes=50)
    Puct(tree, tree.node(Heap(60))).run()
    assert tree.kept == 50


def test_a_plan_stops_where_another_seat_decides() -> None:
    tree = tree_of(Blind())
    heap = Heap(9)
    tree.play(heap, 0, (Move("take", 1), Move("take", 3)), tree.fate, ())
    assert heap.stones == 8


def test_an_attack_is_judged_by_what_comes_of_it() -> None:
    game = find_game("medieval-battle")
    state = game.load({"side": "yellow", "units": UNITS})
    tree = tree_of(game)
    attacked = game.apply(state, 1, game.parse("attack LC1 5,-3"), tree.fate).state
    assert not game.settled(attacked)
    settled = tree.settle(attacked, 0)
    assert game.settled(settled)
    assert tree.quiet_value(attacked, 1) == game.evaluate(settled, 1)


def test_error_makes_worse_plans_possible_and_rarer() -> None:
    tree = tree_of(STONES)
    chosen: list[int] = []
    for _try in range(300):
        course: Course = look_once(tree, Node(Heap(7), 0), [Heap(7)], 1.0, 0.0)
        chosen.append(course.plan[0].n)
    assert chosen.count(3) > chosen.count(1) > 0


def test_what_is_overlooked_is_not_chosen() -> None:
    seen = [look_once(tree_of(STONES), Node(Heap(7), 0), [Heap(7)], 0.0, 1.0) for _try in range(3)]
    assert {course.plan[0].n for course in seen} == {3}, "if all is overlooked, nothing is"


def test_a_deep_tree_is_taken_apart_node_by_node() -> None:
    nodes = [Node(Heap(1), 0) for _depth in range(200)]
    for above, below in pairwise(nodes):
        course = Course((Move("take", 1),), 0.0, None)
        course.children.append(below)
        above.courses.append(course)
    take_apart(nodes[0])
    assert all(not node.courses for node in nodes)


# --- whole turns ---------------------------------------------------------------------------------


def opened_flames(moves: int) -> tuple[Any, Any]:
    """Flames of War after so many moves of random play."""
    game = find_game("flames-of-war")
    random = Random(3)
    fate = SeededFate(random)
    state = game.new(validated(game.id, game.options(), {}), game.seatings[0], fate)
    for _move in range(moves):
        seat = game.awaited(state)[0]
        game.advance(state, seat, game.follow(state, seat, {}, random), fate)
    return game, state


def test_units_do_their_tasks() -> None:
    game, state = opened_flames(9)
    seat = game.awaited(state)[0]
    units = game.tasks(state, seat)
    assert len(units) >= 2
    unit, tasks = units[0]
    moves = {game.text(game.follow(state, seat, {unit: task}, Random(1))) for task in tasks}
    assert len(moves) >= 4, "hold, dig in, take, rush … are different orders"
    assert all(game.check(state, seat, game.parse(text)) is None for text in moves)


def test_turns_are_played_to_their_end_by_tasks_alone() -> None:
    game, state = opened_flames(9)
    fate, random = SeededFate(Random(1)), Random(2)
    first = game.turn(state)
    for _move in range(200):
        seat = game.awaited(state)[0]
        move = game.follow(state, seat, {}, random)
        assert game.check(state, seat, move) is None
        game.advance(state, seat, move, fate)
        if game.turn(state) > first + 1 or not game.awaited(state):
            break
    assert game.turn(state) > first + 1


@pytest.mark.parametrize("nodes", [1, 30, 200])
def test_a_search_by_turns_ends_with_its_budget_and_repeats_itself(nodes: int) -> None:
    game, state = opened_flames(9)
    seat = game.awaited(state)[0]
    found = set()
    for _again in range(2):
        tree = Tree(game, Settings(root_width=6), Budget(nodes), Random(5))
        course = Turns(tree, Node(state, seat)).run()
        assert game.check(state, seat, course.plan[0]) is None
        assert tree.budget.used <= nodes + 1
        found.add(game.text(course.plan[0]))
    assert len(found) == 1


class Slow(Stones):
    """Stones in which a whole turn shows what one look cannot: every position looks alike."""

    def evaluate(self, state: Heap, seat: int) -> float:
        return 0.0 if state.stones else 1.0 if state.last == seat else -1.0

    def turn(self, state: Heap) -> int:
        return 100 - state.stones


def test_a_turn_is_judged_behind_the_reply() -> None:
    tree = Tree(Slow(), Settings(root_width=3, replies=100), Budget(3_000), Random(1))
    course = Turns(tree, Node(Heap(5), 0)).run()
    assert course.plan == (Move("take", 1),), "four are left, from which everything loses"


def test_late_in_flames_of_war_who_has_destroyed_more_is_ahead() -> None:
    """FW-16.8: at the turn limit the points of destroyed platoons decide."""
    game, state = opened_flames(9)
    names = list(game.feature_names)
    lost = next(one for one in state.platoons if one.side == 1 and one.points)
    lost.where = BROKEN
    gains = []
    for turns in ((1, 1), (5, 5)):
        state.turns = turns
        own, other = game.features(state, 0), game.features(state, 1)
        assert own[names.index("ahead")] == 1.0 == -other[names.index("ahead")]
        gains.append(own[names.index("ahead late")])
        assert game.evaluate(state, 0) > game.evaluate(state, 1)
    assert gains == pytest.approx([1 / 6, 5 / 6])
