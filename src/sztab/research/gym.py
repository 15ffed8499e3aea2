"""Gymnasium environments: one seat learns, players of ours hold the others."""

import copy
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from sztab.core.errors import SztabError
from sztab.core.fate import SeededFate
from sztab.core.words import drawing
from sztab.lab.contests.players import find_player
from sztab.research.episode import Actions, Episode, Mask, Table

# A new version number for whatever changes observations, actions or rewards.
IDS: Final = {
    "sztab/FlamesOfWar-v0": "flames-of-war",
    "sztab/MedievalBattle-v0": "medieval-battle",
    "sztab/RaceToTheRhine-v0": "race-to-the-rhine",
    "sztab/StandAtMortain-v0": "stand-at-mortain",
}
ILLEGAL: Final = -1.0  # the reward of an action that is not legal; it also ends the episode


def observation_space(table: Table) -> spaces.Dict:
    """Return the space of observations: bytes, and the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (table.layout.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (table.size,), np.int8),
        }
    )


class Opposition:
    """The players in the seats that do not learn."""

    def __init__(self, table: Table, seat: str | None, opponent: str) -> None:
        if seat is not None and seat not in table.seats:
            raise SztabError(f"Nobody sits at {seat!r}: choose {', '.join(table.seats)}.")
        self.table = table
        self.player = find_player(opponent)
        self.fixed = None if seat is None else table.seats.index(seat)

    def seat(self, episode_number: int) -> int:
        """Return the seat that learns: a given one, or each in turn."""
        if self.fixed is not None:
            return self.fixed
        return episode_number % len(self.table.seats)

    def answer(self, episode: Episode, seat: int, random: Random) -> None:
        """Play until *seat* decides or the game is over."""
        while episode.seat not in (-1, seat):
            move = self.player.choose(self.table.game, episode.state, episode.seat, random)
            episode.play_move(move, SeededFate(episode.random))


class SztabEnv(gymnasium.Env[dict[str, Any], int]):
    """One game; the learner holds a seat and chooses among the legal actions of the mask."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] = (),
        seat: str | None = None,
        opponent: str = "random",
        actions: Actions | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, options, seats, actions)
        self.opposition = Opposition(self.table, seat, opponent)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table)
        self.action_space = spaces.Discrete(self.table.size)
        self.number = 0
        self.seat = 0
        self.episode: Episode | None = None
        self.random = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; the others play until the learner decides."""
        super().reset(seed=seed)
        if seed is not None:
            self.number = 0
        luck = int(self.np_random.integers(2**62))
        begun = False
        while not begun:  # a game that ends before the first decision is none
            self.seat = self.opposition.seat(self.number)
            self.number += 1
            self.episode = Episode(self.table, luck)
            self.random = Random(f"{luck}/others")
            self.opposition.answer(self.episode, self.seat, self.random)
            begun = not self.episode.over
            luck += 1
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make a move, and let the others answer; the reward comes at the end of the game."""
        episode = self._running()
        if episode.over:
            raise SztabError("The game is over: call reset().")
        if int(action) not in episode.legal():
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        episode.play(int(action))
        self.opposition.answer(episode, self.seat, self.random)
        return self._observation(), *episode.outcome(self.seat), self._info()

    def action_masks(self) -> Mask:
        """Return the mask alone, as MaskablePPO asks for it."""
        return self._running().mask(self.seat)

    def render(self) -> str | None:
        """Return the table as text."""
        if self.render_mode != "ansi" or self.episode is None:
            return None
        return drawing(self.table.game, self.episode.state, self.seat, "en")

    def _running(self) -> Episode:
        if self.episode is None:
            raise SztabError("No game has begun: call reset() first.")
        return self.episode

    def _observation(self) -> dict[str, Any]:
        episode = self._running()
        return {
            "observation": episode.observe(self.seat),
            "action_mask": episode.mask(self.seat),
        }

    def _info(self) -> dict[str, Any]:
        episode = self._running()
        return {
            "action_mask": episode.mask(self.seat),
            "moves": episode.texts(),
            "seat": self.table.seats[self.seat],
        }

    def __copy__(self) -> "SztabEnv":
        return copy.deepcopy(self)  # a copy that shared its game would play in two places


def register() -> None:
    """Register all environments with Gymnasium, once."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="sztab.research.gym:SztabEnv",
                vector_entry_point="sztab.research.vector:SztabVectorEnv",
                kwargs={"game": game},
            )
