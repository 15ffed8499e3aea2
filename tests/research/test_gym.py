"""Gymnasium: its own checks pass, seeds are honoured, vectors play the same games."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from sztab.core.errors import SztabError  # noqa: E402
from sztab.gym import IDS, SztabEnv, SztabVectorEnv  # noqa: E402

FAST = sorted(set(IDS) - {"sztab/FlamesOfWar-v0"})
# Its own advice, not a fault: the environment is checked without its wrappers.
ADVICE = "ignore:.*WARN:UserWarning"


def play(env: Any, seed: int, most: int = 3000) -> tuple[list[str], float, bool]:
    """Play at random: the first moves, the reward and whether the game ended."""
    random = Random(seed)
    observation, info = env.reset(seed=seed)
    said: list[str] = []
    for _step in range(most):
        action = random.choice(list(np.flatnonzero(observation["action_mask"])))
        said.append(info["moves"][0])
        observation, reward, ended, cut, info = env.step(action)
        if ended or cut:
            return said, float(reward), True
    return said, 0.0, False


@pytest.mark.filterwarnings(ADVICE)
@pytest.mark.parametrize("name", FAST)
def test_the_field_s_own_check_passes(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.full
@pytest.mark.filterwarnings(ADVICE)
def test_the_field_s_own_check_passes_for_flames_of_war() -> None:
    check_env(gymnasium.make("sztab/FlamesOfWar-v0").unwrapped)


def test_an_id_imports_its_module() -> None:
    env = gymnasium.make("sztab.gym:sztab/MedievalBattle-v0", opponent="greedy", seat="red")
    assert env.unwrapped.table.game.id == "medieval-battle"
    observation, info = env.reset(seed=1)
    assert observation in env.observation_space
    assert info["seat"] == "red"
    np.testing.assert_array_equal(info["action_mask"], observation["action_mask"])


@pytest.mark.parametrize("name", FAST)
def test_a_game_ends_with_its_result_and_seeds_are_honoured(name: str) -> None:
    env = gymnasium.make(name).unwrapped
    first = play(env, 5)
    assert first == play(env, 5)
    assert first[2]
    assert first[1] in (-1.0, 0.0, 1.0)
    assert first != play(env, 6)


def test_seats_take_turns_unless_one_is_named() -> None:
    env = SztabEnv("medieval-battle")
    seats = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _game in range(3))]
    assert seats == ["red", "yellow", "red", "yellow"]
    with pytest.raises(SztabError, match="Nobody sits at 'blue'"):
        SztabEnv("medieval-battle", seat="blue")


def test_an_illegal_action_loses_and_the_mask_says_which_are_legal() -> None:
    env = SztabEnv("medieval-battle")
    observation, info = env.reset(seed=1)
    np.testing.assert_array_equal(env.action_masks(), observation["action_mask"])
    assert len(info["moves"]) == observation["action_mask"].sum()
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _observation, reward, ended, cut, info = env.step(illegal)
    assert (reward, ended, cut, info["illegal"]) == (-1.0, True, False, True)


def test_what_comes_before_reset_and_after_the_end_is_said() -> None:
    env = SztabEnv("medieval-battle", render_mode="ansi")
    with pytest.raises(SztabError, match="call reset"):
        env.action_masks()
    env.reset(seed=1)
    assert env.render()
    play(env, 1)
    with pytest.raises(SztabError, match="The game is over"):
        env.step(0)


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
)
@pytest.mark.parametrize("name", FAST)
def test_an_environment_is_copied_in_the_middle_of_a_game(name: str, again: Any) -> None:
    env = gymnasium.make(name).unwrapped
    observation, _info = env.reset(seed=3)
    random = Random(3)
    for _step in range(25):
        action = random.choice(list(np.flatnonzero(observation["action_mask"])))
        observation = env.step(action)[0]
    twin = again(env)
    for _step in range(10):
        action = random.choice(list(np.flatnonzero(observation["action_mask"])))
        observation, reward, ended, _cut, _info = env.step(action)
        other = twin.step(action)
        np.testing.assert_array_equal(observation["observation"], other[0]["observation"])
        np.testing.assert_array_equal(observation["action_mask"], other[0]["action_mask"])
        assert (reward, ended) == (other[1], other[2])
        if ended:
            break


def test_a_vector_plays_side_by_side_and_begins_anew() -> None:
    vector = gymnasium.make_vec(
        "sztab/MedievalBattle-v0", num_envs=3, vectorization_mode="vector_entry_point"
    )
    assert isinstance(vector, SztabVectorEnv)
    random = Random(1)
    observations, _infos = vector.reset(seed=4)
    finished, after_end = 0, np.zeros(3, np.bool_)
    for _step in range(900):
        actions = np.array(
            [
                random.choice(list(np.flatnonzero(mask))) if mask.any() else 0
                for mask in observations["action_mask"]
            ]
        )
        kept = observations["observation"].copy()
        before = observations["observation"]
        observations, rewards, ended, cut, infos = vector.step(actions)
        np.testing.assert_array_equal(infos["action_mask"], observations["action_mask"])
        np.testing.assert_array_equal(before, kept)  # what was returned is not written over
        assert observations["observation"].shape == (3, vector.table.layout.size)
        assert not rewards[after_end].any()
        assert all(observations["action_mask"][at].any() for at in range(3) if not ended[at])
        finished += int(ended.sum())
        after_end = ended | cut
    assert finished >= 3
    assert all(moves for moves in vector.moves())
    assert vector.reset(seed=[1, 2, 3])[0] in vector.observation_space
    illegal = int(np.flatnonzero(vector.reset(seed=4)[0]["action_mask"][0] == 0)[0])
    assert vector.step(np.array([illegal] * 3))[1][0] == -1.0


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
)
def test_a_vector_is_copied_in_the_middle_of_its_games(again: Any) -> None:
    vector = SztabVectorEnv("medieval-battle", num_envs=2)
    observations = vector.reset(seed=3)[0]
    for _step in range(20):
        observations = vector.step(observations["action_mask"].argmax(axis=1))[0]
    twin = again(vector)
    actions = observations["action_mask"].argmax(axis=1)
    mine, theirs = vector.step(actions)[0], twin.step(actions)[0]
    np.testing.assert_array_equal(mine["observation"], theirs["observation"])


def test_a_vector_plays_the_same_games_again() -> None:
    def games() -> list[bytes]:
        vector = SztabVectorEnv("race-to-the-rhine", num_envs=2, opponent="random")
        observations = vector.reset(seed=7)[0]
        seen = []
        for _step in range(60):
            actions = observations["action_mask"].argmax(axis=1)
            observations = vector.step(actions)[0]
            seen.append(observations["observation"].tobytes())
        return seen

    assert games() == games()
