"""A vectorised Gymnasium environment: many games in one process, filled into shared arrays."""

import copy
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sztab.research.episode import Actions, Episode, Table
from sztab.research.gym import ILLEGAL, Opposition, observation_space


class SztabVectorEnv(VectorEnv):
    """Several games side by side; a game that has ended begins anew with the next step."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] = (),
        seat: str | None = None,
        opponent: str = "random",
        actions: Actions | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, options, seats, actions)
        self.opposition = Opposition(self.table, seat, opponent)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(self.table)
        self.single_action_space = spaces.Discrete(self.table.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seen = np.zeros((num_envs, self.table.layout.size), np.uint8)
        self._masks = np.zeros((num_envs, self.table.size), np.int8)
        self._ended = np.zeros(num_envs, np.bool_)
        self._episodes: list[Episode] = []
        self._randoms: list[Random] = []
        self._held = [0] * num_envs  # the seat that learns
        self._numbers = [0] * num_envs
        self._lucks: list[Random] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games."""
        if seed is None:
            seeds: list[Any] = [None] * self.num_envs
        elif isinstance(seed, int):
            seeds = [seed + at for at in range(self.num_envs)]
        else:
            seeds = list(seed)
        self._lucks = [Random(one) for one in seeds]
        self._numbers = [0] * self.num_envs
        self._ended[:] = False
        placeholder = Random(0)
        self._randoms = [placeholder] * self.num_envs
        self._episodes = [Episode(self.table) for _env in range(self.num_envs)]
        for at in range(self.num_envs):
            self._begin(at)
            self._look(at)
        return self._observations(), self._info()

    def _begin(self, at: int) -> None:
        while True:
            luck = self._lucks[at].getrandbits(62)
            self._held[at] = self.opposition.seat(self._numbers[at])
            self._numbers[at] += 1
            self._episodes[at] = Episode(self.table, luck)
            self._randoms[at] = Random(f"{luck}/others")
            self.opposition.answer(self._episodes[at], self._held[at], self._randoms[at])
            if not self._episodes[at].over:
                return

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[np.float64], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a move in every game."""
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        for at in range(self.num_envs):
            if self._ended[at]:
                self._begin(at)
            else:
                rewards[at], ended[at], cut[at] = self._move(at, int(actions[at]))
            self._look(at)
        self._ended = ended | cut
        return self._observations(), rewards, ended, cut, self._info()

    def _move(self, at: int, action: int) -> tuple[float, bool, bool]:
        episode, seat = self._episodes[at], self._held[at]
        if action not in episode.legal():
            return ILLEGAL, True, False
        episode.play(action)
        self.opposition.answer(episode, seat, self._randoms[at])
        return episode.outcome(seat)

    def _look(self, at: int) -> None:
        episode, seat = self._episodes[at], self._held[at]
        episode.observe_into(seat, self._seen[at])
        self._masks[at] = 0
        if episode.seat == seat:
            self._masks[at][list(episode.legal())] = 1

    def _observations(self) -> dict[str, Any]:
        return {"observation": self._seen.copy(), "action_mask": self._masks.copy()}

    def _info(self) -> dict[str, Any]:
        """Return the masks as vectors of single environments do: with a note of who has one."""
        return {
            "action_mask": self._masks.copy(),
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }

    def moves(self) -> list[list[str]]:
        """Return the texts of the legal moves in every game."""
        return [list(episode.texts()) for episode in self._episodes]

    def __copy__(self) -> "SztabVectorEnv":
        return copy.deepcopy(self)  # a copy that shared its game would play in two places
