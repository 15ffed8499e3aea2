"""The board, the cards and the numbers of a game: what all its states share."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.race_to_the_rhine.moves import (
    Counterattack,
    Drop,
    Load,
    March,
    Resist,
    Truck,
    Unload,
)

NOBODY: Final = -1
NOWHERE: Final = -1

# RR-8.1: which way a truck on an arrow goes, from its first end or from its second.
FORTH: Final = 1
BACK: Final = 2
MOST_KEPT: Final = 1024  # answers of about 1.5 kB; a search of 2,500 positions asks 30 to 150

MemoKey = tuple[int, tuple[int, ...], tuple[int, ...]]  # the question, and what it reads


@final
@mypyc_attr(acyclic=True)
class Card:
    """One card as it is printed."""

    def __init__(
        self, name: str, kind: int, ammo: int, fuel: int, medal: bool, weather: int
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.ammo: Final = ammo
        self.fuel: Final = fuel
        self.medal: Final = medal
        self.weather: Final = weather


@final
@mypyc_attr(acyclic=True)
class Memo:
    """What evaluations worked out lately, by what it depends on; it saves time and nothing else.

    Most plans of a search move tokens: who controls which field stays, and with it every road.
    """

    def __init__(self) -> None:
        self.numbers: Final[dict[MemoKey, list[int]]] = {}
        self.flags: Final[dict[MemoKey, list[bool]]] = {}

    def keep_numbers(self, key: MemoKey, answer: list[int]) -> None:
        """Remember an answer, which nobody may change; forget all when there are too many."""
        if len(self.numbers) >= MOST_KEPT:
            self.numbers.clear()
        self.numbers[key] = answer

    def keep_flags(self, key: MemoKey, answer: list[bool]) -> None:
        """Remember an answer, which nobody may change; forget all when there are too many."""
        if len(self.flags) >= MOST_KEPT:
            self.flags.clear()
        self.flags[key] = answer


@final
@mypyc_attr(acyclic=True)
class Board:
    """The board, the cards and the numbers of a game: shared by all its states.

    Nothing here changes but the memo, which no rule reads.
    Fields are numbered in the order of the data set. What depends on who plays and on the
    options is settled here once: colours in the solo game, absent commanders, difficulty.
    """

    def __init__(self) -> None:
        # who plays, and how
        self.armies: tuple[int, ...] = ()  # by seat
        self.seat_of: list[int] = []  # by army; NOBODY for an absent one
        self.solo: bool = False  # RR-17.1
        self.training: bool = False  # RR-5.7
        self.weather: bool = False  # RR-15.6
        self.common: bool = False  # RR-15.9
        self.hard: list[bool] = []  # by army, RR-15.10 to RR-15.12
        self.turn_limit: int = 0  # solo, 0 for none (ruling Q-37)
        self.data: str = ""  # the data set's fingerprint if it is not the game's own
        # the fields (RR-0.2)
        self.size: int = 0
        self.id: list[str] = []
        self.name: list[str] = []
        self.lat: list[float] = []
        self.lon: list[float] = []
        self.field_of: dict[str, int] = {}  # by id
        self.colours: list[int] = []
        self.victory: list[bool] = []
        self.flag: list[bool] = []
        self.fort: list[bool] = []
        self.medal: list[bool] = []
        self.base: list[int] = []
        self.bases: list[int] = []  # the fields that are such bases
        self.blocks: list[int] = []  # RR-2.10
        self.permanent: list[int] = []  # by field: the army, or NOBODY
        self.start: list[bool] = []
        self.home: list[int] = []  # control at the start: permanent and absent (RR-0.6)
        self.main: list[int] = []  # by army
        self.later_main: int = NOWHERE  # RR-15.1
        self.reference: int = NOWHERE  # RR-0.9, Düsseldorf
        self.victories: list[int] = []
        self.ports: list[int] = []  # RR-15.12
        self.fortress: int = NOWHERE  # RR-15.10, Metz
        self.by_flagged_victory: list[bool] = []  # RR-14.2
        self.by_start: list[bool] = []  # RR-14.6
        # the arrows (RR-0.3)
        self.around: list[list[int]] = []  # by field: neighbours by any arrow (RR-0.4)
        self.ends: list[tuple[int, int]] = []  # by arrow
        self.arrow_colours: list[int] = []
        self.arrow_of: list[dict[int, int]] = []  # by start and goal, both ways
        self.arrows: list[list[int]] = []  # by army: own arrows (RR-0.5)
        self.steps: list[list[list[int]]] = []  # by army and field: where own arrows lead
        self.links: list[list[list[int]]] = []  # and those arrows
        self.to_rhine: list[list[int]] = []  # by army and field: steps to a victory field
        # the corps of the armies in play
        self.corps_id: list[str] = []
        self.corps_label: list[str] = []
        self.corps_army: list[int] = []
        self.corps_start: list[int] = []
        self.corps_tokens: list[tuple[int, int, int]] = []
        self.corps_of: dict[str, int] = {}  # by id
        # the cards
        self.cards: dict[str, Card] = {}
        self.pursuit: list[list[str]] = []  # by army
        self.resistance: list[str] = []
        # the tracks and limits
        self.draw: list[int] = []  # by level
        self.placement: list[int] = []
        self.limit: list[int] = []
        self.start_level: list[int] = []  # by army
        self.supply_track: int = 0
        self.tokens: list[int] = []  # RR-2.1, by kind
        self.start_trucks: int = 0
        self.track_trucks: int = 0
        self.more_trucks: int = 0  # RR-9.2 step 4
        self.resistance_pool: int = 0
        self.medals: int = 0
        self.paratroops: int = 0
        self.field_limit: int = 0
        self.base_limit: int = 0
        self.card_limit: int = 0
        self.truck_load: int = 0
        self.player_markers: int = 0
        self.scheme: list[int] = []  # solo, by number less 3: its field
        # moves that are listed again and again, made once
        self.marches: list[list[list[March]]] = []  # by corps and field, as in ``steps``
        self.card_marches: list[list[list[March]]] = []  # the same, by Patton's card
        self.loads: list[list[Load]] = []  # by corps and kind
        self.unloads: list[list[Unload]] = []
        self.trucks: list[tuple[Truck, Truck]] = []  # by arrow, in both directions
        self.drops: list[Drop] = []  # by field
        self.resists: list[Resist] = []
        self.counterattacks: list[Counterattack] = []
        self.memo: Final = Memo()

    def direction(self, arrow: int, start: int) -> int:
        """Which way a truck goes that leaves *start* along an arrow."""
        return FORTH if self.ends[arrow][0] == start else BACK
