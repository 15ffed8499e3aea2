"""PettingZoo environments: every seat is an agent; the turns come as the rules have them."""

import copy
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from sztab.core.errors import SztabError
from sztab.core.words import drawing
from sztab.research.episode import Actions, Episode, Table
from sztab.research.gym import IDS, ILLEGAL, observation_space
from sztab.research.layout import Bytes


def env(game: str, **settings: Any) -> Any:
    """Return an environment that ends with -1 for an agent that acts illegally."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return _Ordered(wrapped)


def parallel_env(game: str, **settings: Any) -> Any:
    """Return the same for algorithms that step all agents at once; only one at a time decides."""
    return _Parallel(raw_env(game, **settings))


class _Ordered(wrappers.OrderEnforcingWrapper):
    """PettingZoo's outermost wrapper; a copy of it has a game of its own."""

    def __copy__(self) -> "_Ordered":
        return copy.deepcopy(self)


class _Parallel(turn_based_aec_to_parallel_wrapper):
    """PettingZoo's parallel wrapper; a copy of it has a game of its own."""

    def __copy__(self) -> "_Parallel":
        return copy.deepcopy(self)


class raw_env(AECEnv[str, dict[str, Any], int]):  # noqa: N801  (PettingZoo's name)
    """One game; agents are seats, and who decides next is ``agent_selection``."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] = (),
        actions: Actions | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, options, seats, actions)
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"{game.replace('-', '_')}_v0",
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(self.table.seats)
        self.agents: list[str] = []
        space = observation_space(self.table)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.table.size) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(
            0, 255, (len(self.table.seats) * self.table.layout.size,), np.uint8
        )
        self.episode: Episode | None = None
        self._lucks = Random()

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        if seed is not None:
            self._lucks = Random(seed)
        self.episode = Episode(self.table, self._lucks.getrandbits(62))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Name the agent that decides, and say what it may do."""
        episode = self._running()
        if not episode.over:
            self.agent_selection = self.table.seats[episode.seat]
        for agent in self.infos:
            self.infos[agent] = {}
        if not episode.over:
            self.infos[self.agent_selection] = {
                "action_mask": episode.mask(),
                "moves": episode.texts(),
            }

    def step(self, action: int | None) -> None:
        """Make the move of the agent that decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self._running()
        if action is None or int(action) not in episode.legal():
            raise SztabError(f"Action {action} of {agent} is not legal: choose one of the mask.")
        self._cumulative_rewards[agent] = 0.0
        episode.play(int(action))
        self._clear_rewards()
        ended = self.table.game.result(episode.state) is not None
        cut = self.max_cycles is not None and episode.moves >= self.max_cycles
        if ended or episode.over or cut:
            for at, value in enumerate(episode.returns()):
                self.rewards[self.table.seats[at]] = value
            self.terminations = dict.fromkeys(self.agents, ended)
            self.truncations = dict.fromkeys(self.agents, not ended)
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know; the mask is empty unless it decides."""
        episode = self._running()
        seat = self.table.seats.index(agent)
        return {"observation": episode.observe(seat), "action_mask": episode.mask(seat)}

    def state(self) -> Bytes:
        """Return what all seats know together, for centralised training."""
        episode = self._running()
        return np.concatenate([episode.observe(seat) for seat in range(len(self.table.seats))])

    def render(self) -> str | None:
        """Return the table as everybody may see it."""
        if self.render_mode != "ansi":
            return None
        return drawing(self.table.game, self._running().state, None, "en")

    def close(self) -> None:
        """Close nothing: nothing is left open."""

    def __copy__(self) -> "raw_env":
        return copy.deepcopy(self)  # a copy that shared its game would play in two places

    def _running(self) -> Episode:
        if self.episode is None:
            raise SztabError("No game has begun: call reset() first.")
        return self.episode


def register() -> None:
    """Register all environments with PettingZoo, once, under the ids that Gymnasium has."""
    for name, game in IDS.items():
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "sztab.research.zoo:env", kwargs={"game": game})
            pettingzoo.register(
                "parallel", name, "sztab.research.zoo:parallel_env", kwargs={"game": game}
            )
