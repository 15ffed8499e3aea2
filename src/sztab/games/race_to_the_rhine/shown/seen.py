"""What 1944: Race to the Rhine sends: the shape of its view and of its answers.

``web/src/themes/race-to-the-rhine/types.ts`` is generated from these types.
"""

from typing import Final, Literal, NotRequired, TypedDict

from sztab.core.data.shapes import SaidJson, Shapes, Some

Army = Literal["red", "white", "blue"]
Colour = Literal["red", "white", "blue", "black"]
Kind = Literal["fuel", "ammo", "food"]
CalledDeck = Literal["pursuit", "resistance"]
EntryDeck = Literal["", "pursuit", "resistance"]
Stage = Literal[
    "acting",
    "transporting",
    "moving",
    "card",
    "surplus",
    "dropping",
    "dropped",
    "reacting",
    "shifting",
    "over",
]
Tokens = Some[Kind, int]
Arrow = tuple[str, str, list[Colour]]


class Field(TypedDict):
    """A printed field: its place on the earth, its colours and symbols."""

    name: str
    lat: float
    lon: float
    colours: list[Colour]
    victory: NotRequired[bool]
    flag: NotRequired[bool]
    fort: NotRequired[bool]
    medal: NotRequired[bool]
    start: NotRequired[bool]
    block: NotRequired[bool]
    base: NotRequired[Literal["forward", "once"]]
    main: NotRequired[Army]
    held: NotRequired[Army]  # permanent, or of an absent commander


class PrintedCorps(TypedDict):
    """A corps as its block prints it."""

    army: Army
    label: str


class BoardMap(TypedDict):
    """The printed board, the same in all views of a game."""

    fields: dict[str, Field]
    arrows: list[Arrow]
    corps: dict[str, PrintedCorps]


class Corps(TypedDict):
    """A corps on the board with the tokens on its card."""

    at: str
    fuel: int
    ammo: int
    food: int
    immobilised: NotRequired[bool]
    moved: NotRequired[bool]


class Face(TypedDict):
    """What is printed on a card that lies open."""

    kind: str
    name: SaidJson
    ammo: NotRequired[int]
    fuel: NotRequired[int]
    medal: NotRequired[bool]
    weather: NotRequired[Literal["sun", "rain"]]


class Risk(TypedDict):
    """What a step costs for certain, risks, and cuts off; risks of an answer are from 0 to 1."""

    fuel: int
    ammo: int
    help: int
    deck: EntryDeck
    fight: float
    lost: float
    held: float
    encircles: dict[str, Army | None]


class Step(Risk):
    """The same with the probability of every card."""

    cards: dict[str, float]


class Look(TypedDict):
    """The cards that a look may show, each with its probability."""

    deck: CalledDeck
    cards: dict[str, float]


class Holdings(TypedDict):
    """What lies before a player."""

    trucks: int
    level: int
    commander: bool
    air: str
    medals: int
    beaten: list[str]
    kept: list[str]


class Paratroop(TypedDict):
    """A paratroop marker: its field, its player, its side."""

    at: str
    army: Army
    dark: bool


class Looked(TypedDict):
    """A card on top of a deck that somebody has looked at; only they see which."""

    card: NotRequired[str]
    by: list[Army]


class Box(TypedDict):
    """What is out of the game."""

    cards: list[str]
    medals: int
    markers: int


class Moving(TypedDict):
    """The move of a corps that is under way."""

    corps: str
    steps: int
    held: bool
    card: str
    deck: str


class Transport(TypedDict):
    """A transport that is under way; start, goal and load from the first truck on."""

    placed: int
    start: NotRequired[str]
    goal: NotRequired[str]
    loaded: NotRequired[int]


class Drops(TypedDict):
    """Paratroops that are being placed, and what has been paid for them."""

    taken: int
    ammo: int
    medals: int
    least: int


class Surplus(TypedDict):
    """A field with too many tokens, and what follows when they are gone."""

    field: str
    then: str


class Shift(TypedDict):
    """Number markers that move after a roll."""

    numbers: list[int]
    targets: list[str]
    rolled: int


class Room(TypedDict):
    """How many tokens fit."""

    field: int
    base: int
    card: int
    truck: int


class Limits(TypedDict):
    """What the level of an army allows."""

    draw: int
    placement: int
    limit: int


class Previews(TypedDict):
    """What the table draws over the board on demand."""

    connected: list[str]
    cut_off: list[str]
    open_to_counterattack: list[str]
    line: Some[Army, list[str]]
    steps: NotRequired[dict[str, dict[str, Risk]]]  # risks in per cent


class View(TypedDict):
    """What a seat may know of the table: the position, the board, and previews."""

    seats: list[Army]
    options: dict[str, str | int | bool]
    order: list[Army]
    round: int
    turn: Army
    last: bool
    stage: Stage
    actions: int
    resistance_played: bool
    recon_played: bool
    drawn: list[str]
    control: dict[str, Army]
    tokens: dict[str, Tokens]
    resistance: list[str]
    trucks: list[str]
    corps: dict[str, Corps]
    paratroops: list[Paratroop]
    spared: list[str]
    numbers: NotRequired[dict[str, str]]
    armies: Some[Army, Holdings]
    decks: dict[str, list[str]]
    looked: dict[str, Looked]
    discards: dict[str, list[str]]
    box: Box
    pool: dict[Kind, int]
    track: dict[Kind, int]
    truck_track: int
    more_trucks: bool
    medals: int
    markers: int
    paratroops_left: int
    ostend: bool
    antwerp: bool
    rain: bool
    starving: int
    data: NotRequired[str]
    move: NotRequired[Moving]
    transport: NotRequired[Transport]
    drops: NotRequired[Drops]
    surplus: NotRequired[Surplus]
    shift: NotRequired[Shift]
    winner: NotRequired[Army]
    ending: NotRequired[str]
    map: BoardMap
    faces: dict[str, Face]
    bases: Some[Army, str]
    room: Room
    count: Some[Army, int]
    limits: Some[Army, Limits]
    decides: Army
    previews: Previews
    closed: NotRequired[dict[str, SaidJson]]  # actions that are not possible now, and why


SHAPES: Final = Shapes(View, {"odds": Step | Look})
