"""PettingZoo: its own tests pass for every game they apply to."""

import copy
import pickle
import warnings
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pettingzoo = pytest.importorskip("pettingzoo")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import games of its own in an older way
    from pettingzoo.test import (
        api_test,
        parallel_api_test,
        performance_benchmark,
        seed_test,
        test_save_obs,
    )
    from pettingzoo.test.state_test import state_test

from sztab import zoo  # noqa: E402
from sztab.core.errors import SztabError  # noqa: E402

FAST = ["medieval-battle", "race-to-the-rhine", "stand-at-mortain"]
test_save_obs.__test__ = False  # called below, no test of ours
# Its own advice: observations are dictionaries with a mask, and agents are called by their seats.
ADVICE = [
    pytest.mark.filterwarnings("ignore:Observation"),
    pytest.mark.filterwarnings("ignore:We recommend agents"),
    pytest.mark.filterwarnings("ignore:State space"),
]
pytestmark = ADVICE


@pytest.mark.parametrize("game", FAST)
def test_the_interface_is_kept(game: str) -> None:
    api_test(zoo.env(game), num_cycles=150)
    api_test(zoo.raw_env(game), num_cycles=150)


def test_an_id_makes_an_environment() -> None:
    made = pettingzoo.make("aec", "sztab/MedievalBattle-v0", actions="candidates")
    assert made.unwrapped.table.size == 256
    assert pettingzoo.make("parallel", "sztab/MedievalBattle-v0") is not None


@pytest.mark.parametrize("game", FAST)
def test_seeds_are_honoured(game: str) -> None:
    seed_test(partial(zoo.env, game), num_cycles=60)


@pytest.mark.parametrize("game", FAST)
def test_the_parallel_interface_is_kept(game: str) -> None:
    parallel_api_test(zoo.parallel_env(game), num_cycles=120)


@pytest.mark.parametrize("game", FAST)
def test_the_state_has_its_space(game: str) -> None:
    state_test(zoo.env(game), zoo.parallel_env(game), num_cycles=20)


def test_observations_are_saved_or_it_is_said_why_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    test_save_obs(zoo.env("medieval-battle"))


@pytest.mark.full
@pytest.mark.parametrize("game", [*FAST, "flames-of-war"])
def test_the_benchmark_runs(game: str) -> None:
    performance_benchmark(zoo.raw_env(game))


@pytest.mark.full
def test_flames_of_war_keeps_the_interface() -> None:
    api_test(zoo.env("flames-of-war"), num_cycles=60)
    seed_test(partial(zoo.env, "flames-of-war"), num_cycles=20)


def test_a_whole_game_ends_with_zero_sum_rewards() -> None:
    env = zoo.env("race-to-the-rhine", seats=("red", "white"))
    env.reset(seed=2)
    random = Random(2)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, info = env.last()
        totals[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        np.testing.assert_array_equal(info["action_mask"], observation["action_mask"])
        assert len(info["moves"]) == observation["action_mask"].sum()
        env.step(random.choice(list(np.flatnonzero(observation["action_mask"]))))
    assert sorted(totals.values()) == [-1.0, 1.0]


def test_a_game_is_cut_off_after_so_many_moves() -> None:
    env = zoo.env("medieval-battle", max_cycles=4)
    env.reset(seed=1)
    for _move in range(4):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
)
@pytest.mark.parametrize("make", [zoo.env, zoo.raw_env])
@pytest.mark.parametrize("game", FAST)
def test_an_environment_is_copied_in_the_middle_of_a_game(game: str, make: Any, again: Any) -> None:
    env, random = make(game), Random(3)

    def act(one: Any, action: int) -> bytes:
        one.step(action)
        return bytes(one.last()[0]["observation"])

    def any_legal() -> int:
        return int(random.choice(list(np.flatnonzero(env.last()[0]["action_mask"]))))

    env.reset(seed=3)
    for _step in range(25):
        act(env, any_legal())
    twin = again(env)
    played = [(action, act(env, action)) for action in (any_legal() for _step in range(6))]
    assert [act(twin, action) for action, _seen in played] == [seen for _action, seen in played]


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
)
def test_a_parallel_environment_is_copied_in_the_middle_of_a_game(again: Any) -> None:
    env = zoo.parallel_env("medieval-battle")
    seen = env.reset(seed=3)[0]

    def first_legal() -> dict[str, int]:
        return {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}

    for _step in range(20):
        seen = env.step(first_legal())[0]
    twin = again(env)
    actions = first_legal()
    mine, theirs = env.step(actions)[0], twin.step(actions)[0]
    for agent, one in mine.items():
        np.testing.assert_array_equal(one["observation"], theirs[agent]["observation"])


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = zoo.env("medieval-battle")
    env.reset(seed=1)
    env.step(0)
    assert env.rewards["red"] == -1.0
    assert all(env.terminations.values())
    raw = zoo.raw_env("medieval-battle", render_mode="ansi")
    with pytest.raises(SztabError, match="call reset"):
        raw.observe("red")
    raw.reset(seed=1)
    assert raw.render()
    with pytest.raises(SztabError, match="is not legal"):
        raw.step(0)
