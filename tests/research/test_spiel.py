"""OpenSpiel: its own tests pass, chance is exact, its bots play."""

import pickle
from collections import Counter, defaultdict
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, mcts  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402

from sztab import spiel  # noqa: E402
from sztab.core.fate import SeededFate  # noqa: E402
from sztab.core.record import state_hash  # noqa: E402
from sztab.research.spiel import register  # noqa: E402

FAST = ["sztab_medieval_battle", "sztab_race_to_the_rhine(seats=white)", "sztab_stand_at_mortain"]


def played(game: Any, seed: int, most: int) -> Any:
    """A state after some random moves."""
    random = Random(seed)
    state = game.new_initial_state()
    for _move in range(most):
        if state.is_terminal():
            break
        state.apply_action(drawn(state, random))
    return state


def drawn(state: Any, random: Random) -> int:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _action, chance in outcomes) == pytest.approx(1)
        actions, chances = zip(*outcomes, strict=True)
        return int(random.choices(actions, chances)[0])
    return int(random.choice(state.legal_actions()))


@pytest.mark.full
@pytest.mark.parametrize("name", FAST)
def test_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.full
@pytest.mark.parametrize("name", [*FAST, "sztab_race_to_the_rhine"])
def test_the_interface_test_passes(name: str) -> None:
    game = pyspiel.load_game(name)
    kind: Any = type(
        "It", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": name}
    )
    kind.setUpClass()
    for test in (one for one in dir(kind) if one.startswith("test_")):
        getattr(kind(test), test)()


@pytest.mark.full
def test_a_playthrough_is_generated() -> None:
    text = generate_playthrough.playthrough("sztab_stand_at_mortain", None, seed=1)
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("name", FAST)
def test_a_game_ends_and_is_read_back(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 1, 40)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    clone = state.clone()
    clone.apply_action(drawn(clone, Random(1)))
    assert str(again) == str(state) != str(clone)
    end = played(game, 2, 5000)
    assert end.is_terminal()
    assert end.legal_actions() == []
    assert all(-1 <= value <= 1 for value in end.returns())


@pytest.mark.parametrize("name", FAST)
def test_a_state_is_read_back_also_while_it_waits_for_fate(name: str) -> None:
    game = pyspiel.load_game(name)
    random, state = Random(3), game.new_initial_state()
    waited = 0
    for _move in range(60):
        course = pickle.loads(pickle.dumps(state.course))
        assert (course.asked is None) == (state.course.asked is None)
        if course.asked is not None:
            waited += 1
            assert course.asked.outcomes == state.course.asked.outcomes
        else:
            assert sorted(course.running.legal()) == state.legal_actions()
        state.apply_action(drawn(state, random))
    assert waited or "medieval" in name


def test_chance_nodes_come_to_what_the_rules_come_to() -> None:
    """Every course of fate of an attack has the share that sampling by the rules gives it."""
    game = pyspiel.load_game("sztab_stand_at_mortain")
    random = Random(4)
    state = game.new_initial_state()
    while state.is_chance_node() or not any(
        state.action_to_string(action).startswith("fire") for action in state.legal_actions()
    ):
        state.apply_action(drawn(state, random))
    action = next(a for a in state.legal_actions() if state.action_to_string(a).startswith("fire"))
    episode = state.course.running
    rules, move = episode.table.game, episode.legal()[action]
    exact: defaultdict[str, float] = defaultdict(float)
    waiting = [(state.child(action), 1.0)]
    while waiting:
        one, chance = waiting.pop()
        if one.is_chance_node():
            waiting += [(one.child(a), chance * p) for a, p in one.chance_outcomes()]
        else:
            exact[state_hash(rules, one.course.running.state)] += chance
    assert sum(exact.values()) == pytest.approx(1)
    sampled: Counter[str] = Counter()
    fate = SeededFate(Random(8))
    for _try in range(400):
        after = rules.apply(episode.state, episode.seat, move, fate).state
        sampled[state_hash(rules, after)] += 1
    assert set(sampled) <= set(exact)
    for key, chance in exact.items():
        assert abs(sampled[key] / 400 - chance) < 5 * (chance * (1 - chance) / 400) ** 0.5 + 0.01


def test_observations_name_their_blocks_and_keep_secrets() -> None:
    game = pyspiel.load_game("sztab_medieval_battle")
    state = game.new_initial_state()
    one, other = state.clone(), state.clone()
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    assert str(one) != str(other)
    np.testing.assert_array_equal(one.observation_tensor(1), other.observation_tensor(1))
    assert one.observation_string(1) == other.observation_string(1)
    assert one.observation_tensor(0) != other.observation_tensor(0)
    observer = game.make_py_observer()
    observer.set_from(one, 0)
    assert set(observer.dict) == {"planes", "facts", "armies"}
    with pytest.raises(ValueError, match="no observation parameters"):
        game.make_py_observer(None, {"x": 1})


def test_its_random_and_mcts_bots_play() -> None:
    game = pyspiel.load_game("sztab_race_to_the_rhine(seats=white)")
    random = np.random.RandomState(1)
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [
        mcts.MCTSBot(game, 2.0, 2, evaluator, random_state=random, solve=False),
        uniform_random.UniformRandomBot(0, random),
    ]
    for at in range(4):
        while state.is_chance_node():
            state.apply_action(drawn(state, Random(at)))
        state.apply_action(bots[at % 2].step(state))
    assert state.move_number() >= 4


def test_games_are_registered_once_with_seats_and_actions_to_choose() -> None:
    register()
    names = [name for name in pyspiel.registered_names() if name.startswith("sztab_")]
    assert sorted(names) == sorted(spiel.NAMES)
    game = pyspiel.load_game("sztab_race_to_the_rhine(seats=red+white)")
    assert game.num_players() == 2
    large = pyspiel.load_game("sztab_medieval_battle(options=size:large+map:random)")
    assert (large.table.options["size"], large.observation_tensor_shape()) == ("large", [9325])
    assert pyspiel.load_game(str(large)).table.options == large.table.options
    with pytest.raises(ValueError, match="write name:value"):
        pyspiel.load_game("sztab_medieval_battle(options=large)")
    listed = pyspiel.load_game("sztab_medieval_battle(actions=candidates)")
    assert listed.num_distinct_actions() == 256
