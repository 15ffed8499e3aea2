"""OpenSpiel games with explicit chance: ``pyspiel.load_game("sztab_medieval_battle")``.

Every die and every card is a chance node of its own. A move that asks fate is carried out on a
copy up to the first outcome that is not known yet; that outcome is the next chance node.
"""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from sztab.core.fate import Fate, Outcome
from sztab.core.game import Json
from sztab.core.registry import find_game
from sztab.research.episode import Episode, Table

NAMES: Final = {
    "sztab_flames_of_war": "flames-of-war",
    "sztab_medieval_battle": "medieval-battle",
    "sztab_race_to_the_rhine": "race-to-the-rhine",
    "sztab_stand_at_mortain": "stand-at-mortain",
}
CHANCES: Final = 128  # no die has more sides and no deck more different cards


class _AskedError(Exception):
    """Fate is asked for an outcome that is not known yet."""

    def __init__(self, outcomes: list[Outcome], weights: list[int]) -> None:
        super().__init__()
        self.outcomes, self.weights = outcomes, weights


class _KnownFate(Fate):
    """Fate that brings what is known and stops at the first thing that is not."""

    def __init__(self, known: list[Outcome]) -> None:
        self.left = list(known)

    def die(self, sides: int = 6) -> int:
        """Roll a die."""
        if not self.left:
            raise _AskedError(list(range(1, sides + 1)), [1] * sides)
        shown = self.left.pop(0)
        assert isinstance(shown, int)
        return shown

    def draw(self, deck: list[str]) -> str:
        """Draw a card."""
        if not self.left:
            count = Counter(deck)
            cards = sorted(count)
            raise _AskedError(list(cards), [count[card] for card in cards])
        card = self.left.pop(0)
        assert isinstance(card, str)
        deck.remove(card)
        return card


class _Course:
    """A game and the outcomes of fate that its next move still waits for."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.episode: Episode | None = None  # None until the set-up is complete
        self.move: Any = None  # that waits for fate
        self.known: list[Outcome] = []
        self.asked: _AskedError | None = None
        self._go_on()

    def __deepcopy__(self, memo: object) -> "_Course":
        twin = object.__new__(_Course)
        twin.table, twin.move, twin.asked = self.table, self.move, self.asked
        twin.known = list(self.known)
        twin.episode = None if self.episode is None else self.episode.copy()
        return twin

    def __getstate__(self) -> Json:
        """Compiled moves do not travel, but texts do; what is asked follows from the rest."""
        move = None if self.move is None else self.table.game.text(self.move)
        return {"table": self.table, "episode": self.episode, "move": move, "known": self.known}

    def __setstate__(self, saved: Json) -> None:
        self.table, self.episode = saved["table"], saved["episode"]
        self.known, self.asked = saved["known"], None
        self.move = None if saved["move"] is None else self.table.game.parse(saved["move"])
        if self.episode is None or self.move is not None:
            self._go_on()

    def _go_on(self) -> None:
        """Carry out the set-up or the move as far as fate is known."""
        table, fate = self.table, _KnownFate(self.known)
        self.asked = None
        try:
            if self.episode is None:
                opening = table.game.new(table.options, table.seats, fate)
                self.episode = Episode(table, 0, opening)
            else:
                after = self.episode.copy()
                after.play_move(self.move, fate)
                self.episode = after
        except _AskedError as asked:
            self.asked = asked
        else:
            self.known, self.move = [], None

    @property
    def running(self) -> Episode:
        """Return the game after its set-up."""
        assert self.episode is not None
        return self.episode

    def play(self, action: int) -> None:
        """Make a move, or bring an outcome of fate."""
        if self.asked is not None:
            self.known.append(self.asked.outcomes[action])
        else:
            self.move = self.running.legal()[action]
        self._go_on()

    def make(self, move: Any) -> None:
        """Make a legal move, also one that no action stands for."""
        self.move = move
        self._go_on()


class SztabState(pyspiel.State):
    """A position, or one that waits for fate."""

    def __init__(self, game: "SztabGame") -> None:
        super().__init__(game)
        self.course = _Course(game.table)

    def current_player(self) -> int:
        """Return who decides: a seat, chance, or nobody any more."""
        if self.course.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        episode = self.course.running
        return int(pyspiel.PlayerId.TERMINAL) if episode.over else episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.running.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the next die or card with their probabilities."""
        asked = self.course.asked
        assert asked is not None
        total = sum(asked.weights)
        return [(at, weight / total) for at, weight in enumerate(asked.weights)]

    def _apply_action(self, action: int) -> None:
        self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        asked = self.course.asked
        if player == pyspiel.PlayerId.CHANCE or asked is not None:
            return str(asked.outcomes[action]) if asked is not None else str(action)
        episode = self.course.running
        move = episode.legal().get(action)
        return f"action {action}" if move is None else episode.table.game.text(move)

    def is_terminal(self) -> bool:
        """Return True when nobody decides any more."""
        return self.course.asked is None and self.course.running.over

    def returns(self) -> list[float]:
        """Return the result by seat; 0 while the game lasts."""
        if not self.is_terminal():
            return [0.0] * len(self.course.table.seats)
        return self.course.running.returns()

    def __str__(self) -> str:
        course = self.course
        position = None if course.episode is None else course.table.game.dump(course.episode.state)
        waiting = "" if course.move is None else course.table.game.text(course.move)
        return json.dumps([position, waiting, course.known], sort_keys=True)


class SztabObserver:
    """What a seat may know, as floats."""

    def __init__(self, table: Table, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"There are no observation parameters, and {params} was given.")
        self.table = table
        self.tensor = np.zeros(table.layout.size, np.float32)
        self.dict = {
            block.name: self.tensor[start : start + block.size].reshape(block.shape)
            for block, start in zip(table.layout.blocks, table.layout.starts.values(), strict=True)
        }

    def set_from(self, state: SztabState, player: int) -> None:
        """Fill in what *player* may know; nothing before the set-up is complete."""
        episode = state.course.episode
        self.tensor[:] = 0 if episode is None else episode.observe(player)

    def string_from(self, state: SztabState, player: int) -> str:
        """Return what *player* may know as JSON."""
        episode = state.course.episode
        if episode is None:
            return "set-up"
        return json.dumps(self.table.game.view(episode.state, player), sort_keys=True)


class SztabGame(pyspiel.Game):
    """A game of ours; ``seats`` is ``red+white``, ``options`` ``size:large+map:random``."""

    name = ""  # set by subclasses

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = tuple(filter(None, str(given.get("seats", "")).split("+")))
        actions: Any = given.get("actions") or None
        options = _options(str(given.get("options", "")))
        self.table = Table(NAMES[self.name], options, seats, actions)
        number = len(self.table.seats)
        longest = self.table.game.most_moves
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.size,
            max_chance_outcomes=CHANCES,
            num_players=number,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=longest,
            **({} if _is_general(self.name) else {"utility_sum": 0.0}),
        )
        super().__init__(game_type(self.name), info, given)

    def new_initial_state(self) -> SztabState:
        """Return the opening, or the first chance node of the set-up."""
        return SztabState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SztabObserver:
        """Return an observer of positions."""
        return SztabObserver(self.table, params)


def _options(text: str) -> dict[str, str]:
    """Return the options of a game from the one text that a parameter of OpenSpiel holds."""
    parts = [part.partition(":") for part in filter(None, text.split("+"))]
    if wrong := [name for name, colon, _value in parts if not colon]:
        raise ValueError(f"{wrong[0]!r} is not an option: write name:value, several with +.")
    return {name: value for name, _colon, value in parts}


def _is_general(name: str) -> bool:
    """Return True for a game that can be played alone: then nobody loses what one wins."""
    return any(len(seating) == 1 for seating in find_game(NAMES[name]).seatings)


def game_type(name: str) -> Any:
    """Return what OpenSpiel wants to know of a game."""
    game = find_game(NAMES[name])
    numbers = [len(seating) for seating in game.seatings]
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Sztab: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if _is_general(name) else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(numbers),
        min_num_players=min(numbers),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": "", "options": "", "actions": ""},
    )


def register() -> None:
    """Register all games with OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for name in NAMES:
        if name not in known:
            kind = type(f"Sztab_{name}", (SztabGame,), {"name": name})
            pyspiel.register_game(game_type(name), kind)
