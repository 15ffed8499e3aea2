"""Plans: what a run plays. Every game number stands for one deal, arrangement and setting."""

import hashlib
import itertools
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Final

from sztab.core.errors import OptionError, SztabError
from sztab.core.game import AnyGame, Json
from sztab.core.options import Value, validated
from sztab.lab.contests.players import find_player

FATE: Final = ("opening", "dice", "cards")  # sources of chance besides the players' own choices


@dataclass(frozen=True)
class Arrangement:
    """Who sits where, and the options that go with the seats."""

    seats: tuple[str, ...]
    players: tuple[str, ...]  # by seat
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Setup:
    """One game of a run: its deal decides fate and the players' own random choices."""

    number: int
    deal: int
    setting: int
    arrangement: int


@dataclass(frozen=True)
class Plan:
    """What a run plays; how many games is not part of it, so a run can be made longer."""

    game: str
    arrangements: tuple[Arrangement, ...]  # every deal is played in each of them
    settings: tuple[Mapping[str, Value], ...] = ({},)  # and with each of these options
    seed: int = 1
    swap: tuple[str, ...] = ()  # options, one for every seat, that change places
    chance: tuple[str, ...] = ()  # sources of chance whose weight is measured
    values: int = 0  # of each of these sources

    @property
    def games_per_deal(self) -> int:
        """Return how many games are played with the same luck."""
        return len(self.arrangements) * len(self.settings)

    def setup(self, number: int) -> Setup:
        """Return what game *number* is."""
        rest, setting = divmod(number, len(self.settings))
        deal, arrangement = divmod(rest, len(self.arrangements))
        return Setup(number, deal, setting, arrangement)

    def options(self, setup: Setup) -> dict[str, Value]:
        """Return the options of a game, without those left at their defaults."""
        return {
            **self.settings[setup.setting],
            **self.arrangements[setup.arrangement].options,
        }

    def luck(self, deal: int) -> tuple[str, int, int]:
        """Return which source of chance a deal measures, its value, and the repeat."""
        rest, at = divmod(deal, len(self.chance))
        again, value = divmod(rest, self.values)
        return self.chance[at], value, again

    def seed_of(self, source: str, deal: int) -> str:
        """Return what a source of chance is seeded with in a deal."""
        if not self.chance:
            return f"{self.seed}/{deal}/{source}"
        measured, value, again = self.luck(deal)
        if source == measured or (measured == "choices" and source not in FATE):
            return f"{self.seed}/{measured}/{value}/{source}"
        return f"{self.seed}/{measured}/{value}/{again}/{source}"

    def whole(self, games: int) -> int:
        """Round up to whole deals, so that each is played in every arrangement and setting."""
        return -(-games // self.games_per_deal) * self.games_per_deal

    def check(self, game: AnyGame) -> None:
        """Raise ``SztabError`` for players and options that cannot be used."""
        if wrong := [source for source in self.chance if source not in (*FATE, "choices")]:
            known = ", ".join((*FATE, "choices"))
            raise OptionError(f"There is no source of chance {wrong[0]!r}; known are {known}.")
        if self.chance and self.values < 2:
            raise OptionError("A source of chance needs two values or more to be compared.")
        for arrangement in self.arrangements:
            for name in arrangement.players:
                find_player(name)
        for number in range(self.games_per_deal):
            options = validated(game.id, game.options(), self.options(self.setup(number)))
            game.data_hash(options)

    def json(self) -> Json:
        """Return the plan as plain values."""
        plain = asdict(self)
        if not self.chance:  # as plans were before sources could be measured: runs go on
            del plain["chance"], plain["values"]
        return plain

    @property
    def fingerprint(self) -> str:
        """Eight digits that differ between plans."""
        text = json.dumps(self.json(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:8]


def plan_from_json(plain: Json) -> Plan:
    """Read a plan that ``Plan.json`` wrote."""
    try:
        return Plan(
            plain["game"],
            tuple(
                Arrangement(tuple(one["seats"]), tuple(one["players"]), dict(one["options"]))
                for one in plain["arrangements"]
            ),
            tuple(dict(one) for one in plain["settings"]),
            plain["seed"],
            tuple(plain["swap"]),
            tuple(plain.get("chance", ())),
            plain.get("values", 0),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise SztabError(f"The plan of the run cannot be read: {error!r}.") from error


def rotated(
    game: AnyGame, players: Sequence[str], seats: Sequence[str] = ()
) -> tuple[Arrangement, ...]:
    """Return every different way to seat *players*, in turn order; or only in these *seats*."""
    fitting = [seating for seating in game.seatings if len(seating) == len(players)]
    if seats:
        fitting = [seating for seating in fitting if seating == tuple(seats)]
    if not fitting:
        known = "; ".join(", ".join(seating) for seating in game.seatings)
        raise SztabError(
            f"{game.id} has no seating for {', '.join(players)}"
            f"{' in ' + ', '.join(seats) if seats else ''}: name one bot for each seat of {known}."
        )
    turned = dict.fromkeys(
        (*players[turn:], *players[:turn]) for turn in range(len(players))
    )  # equal players in other seats would play the same game twice
    return tuple(Arrangement(seating, who) for seating in fitting for who in turned)


def swapped(
    arrangements: Sequence[Arrangement], options: Mapping[str, Value], swap: Sequence[str]
) -> tuple[Arrangement, ...]:
    """Return each arrangement with the values of *swap* in every rotation over the seats."""
    if not swap:
        return tuple(arrangements)
    if not {*swap} <= {*options} or any(len(one.seats) != len(swap) for one in arrangements):
        raise OptionError(
            "To swap options between seats, name one for each seat and give each its value by "
            "--option."
        )
    values = [options[name] for name in swap]
    turned = dict.fromkeys((*values[turn:], *values[:turn]) for turn in range(len(values)))
    return tuple(
        Arrangement(one.seats, one.players, dict(zip(swap, order, strict=True)))
        for order in turned
        for one in arrangements
    )


def settings_of(
    game: AnyGame, fixed: Mapping[str, Value], swept: Mapping[str, Sequence[str]]
) -> tuple[Mapping[str, Value], ...]:
    """Return every combination of the swept options, each with the fixed ones."""
    found: list[Mapping[str, Value]] = []
    for values in itertools.product(*swept.values()):
        chosen = dict(zip(swept, values, strict=True))
        whole = validated(game.id, game.options(), {**fixed, **chosen})
        setting = {**fixed, **{name: whole[name] for name in chosen}}
        if setting in found:  # its games would count twice
            raise OptionError(f"{', '.join(chosen)}: a value is named twice, name it once.")
        found.append(setting)
    return tuple(found)
