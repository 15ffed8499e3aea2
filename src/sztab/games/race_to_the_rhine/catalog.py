"""Reads a data set into plain tables and says precisely what is wrong with it."""

from dataclasses import dataclass
from typing import Final

from sztab.core.data.dataset import Sheet, read_sheet, text_hash
from sztab.games.race_to_the_rhine.board import NOBODY, Card
from sztab.games.race_to_the_rhine.packing import bit_of
from sztab.games.race_to_the_rhine.state import (
    ARMIES,
    CARD_KINDS,
    FORWARD,
    NO_BASE,
    NO_WEATHER,
    ONCE,
    RAIN,
    SUN,
)

BLACK: Final = "black"
BASES: Final = {"normal": FORWARD, "once": ONCE}
WEATHER: Final = {"sun": SUN, "rain": RAIN}
LEVELS: Final = ("1", "2", "3")


@dataclass(frozen=True)
class Town:
    """One field as it is printed (RR-0.2)."""

    id: str
    name: str
    lat: float
    lon: float
    colours: int
    victory: bool
    flag: bool
    fort: bool
    medal: bool
    base: int
    block: bool
    permanent: int
    start: str


@dataclass(frozen=True)
class Arrow:
    """One arrow (RR-0.3); black ones have no colours."""

    a: int
    b: int
    colours: int


@dataclass(frozen=True)
class CorpsCard:
    """One corps with its start field and start tokens (RR-2.6, RR-4.3)."""

    id: str
    label: str
    army: int
    start: int
    tokens: tuple[int, int, int]


@dataclass(frozen=True, eq=False)  # equal only to itself, so that boards can be kept by it
class Catalog:
    """A whole data set."""

    hash: str
    towns: tuple[Town, ...]
    town_of: dict[str, int]
    arrows: tuple[Arrow, ...]
    corps: tuple[CorpsCard, ...]
    main: tuple[int, ...]
    later_main: int
    reference: int
    ports: tuple[int, ...]
    fortress: int
    solo_numbers: tuple[tuple[int, ...], ...]
    solo_excluded: tuple[tuple[int, ...], ...]
    cards: dict[str, Card]
    pursuit: tuple[tuple[str, ...], ...]
    resistance: tuple[str, ...]
    draw: tuple[int, ...]
    placement: tuple[int, ...]
    limit: tuple[int, ...]
    start_level: tuple[int, ...]
    trucks_before: tuple[int, ...]  # by number of players less 1
    trucks_after: tuple[int, ...]
    supply_track: tuple[int, ...]
    resistance_pool: tuple[int, ...]
    start_trucks: int
    track_trucks: int
    field_limit: int
    base_limit: int
    card_limit: int
    truck_load: int
    tokens: tuple[int, int, int]
    medals: int
    paratroops: int
    player_markers: int


def read_catalog(text: str, source: str) -> Catalog:
    """RR-2.1: a data set; every fault is named by file and entry."""
    sheet = read_sheet(text, source)
    towns = tuple(_town(entry) for entry in sheet.at("towns").items())
    town_of = {town.id: index for index, town in enumerate(towns)}
    if len(town_of) != len(towns):
        raise sheet.at("towns").fault("two towns have the same id")
    if len(towns) > 250:
        raise sheet.at("towns").fault("at most 250 towns fit on a board")
    cards: dict[str, Card] = {}
    decks = sheet.at("decks")
    pursuit = tuple(_deck(decks.at(f"pursuit_{army}"), cards) for army in ARMIES)
    resistance = _deck(decks.at("resistance"), cards)
    if any(cards[id].kind != CARD_KINDS.index("division") for id in resistance):
        raise decks.at("resistance").fault("this deck holds only divisions (RR-2.16)")
    tracks = sheet.at("tracks")
    levels = [tracks.at("logistics").at(level) for level in LEVELS]
    total = tracks.at("total_trucks")
    parts = tracks.at("components")
    armies = sheet.at("armies")
    solo = sheet.at("solo_numbers")
    closed = sheet.at("solo_excluded")
    difficulty = sheet.at("difficulty")
    corps = tuple(_corps(entry, town_of) for entry in sheet.at("corps").items())
    _check_supplies(sheet, corps)
    return Catalog(
        hash=text_hash(text),
        towns=towns,
        town_of=town_of,
        arrows=_arrows(sheet.at("arrows"), towns, town_of),
        corps=corps,
        main=tuple(_field(armies.at(army).at("main_base"), town_of) for army in ARMIES),
        later_main=_field(armies.at("red").at("later_main_base"), town_of),
        reference=_field(sheet.at("encirclement_reference"), town_of),
        ports=_fields(difficulty.at("monty_ports"), town_of),
        fortress=_field(difficulty.at("patton_marker"), town_of),
        solo_numbers=tuple(
            tuple(_field(solo.at(army).at(str(number)), town_of) for number in range(3, 19))
            for army in ARMIES
        ),
        solo_excluded=tuple(
            _fields(closed.at(army), town_of) if closed.has(army) else () for army in ARMIES
        ),
        cards=cards,
        pursuit=pursuit,
        resistance=resistance,
        draw=(0, *(level.at("draw").integer(1, 32) for level in levels)),
        placement=(0, *(level.at("placement").integer(1, 32) for level in levels)),
        limit=(0, *(level.at("limit").integer(1, 32) for level in levels)),
        start_level=tuple(tracks.at("start_level").at(army).integer(1, 3) for army in ARMIES),
        trucks_before=_by_players(total.at("before_level_3"), 1),
        trucks_after=_by_players(total.at("from_level_3"), 1),
        supply_track=_by_players(tracks.at("supply_track_per_kind"), 1),
        resistance_pool=(0, *_by_players(tracks.at("resistance_pool"), 2)),
        start_trucks=tracks.at("start_trucks_per_player").integer(0, 32),
        track_trucks=tracks.at("start_trucks_on_track").integer(1, 32),
        field_limit=tracks.at("field_limit").integer(1, 9),
        base_limit=tracks.at("main_base_limit").integer(1, 9),
        card_limit=tracks.at("corps_card_limit").integer(1, 6),
        truck_load=tracks.at("truck_load").integer(1, 5),
        tokens=(
            parts.at("fuel").integer(1, 99),
            parts.at("ammo").integer(1, 99),
            parts.at("food").integer(1, 99),
        ),
        medals=parts.at("medals").integer(0, 99),
        paratroops=parts.at("paratroops").integer(0, 9),
        player_markers=parts.at("markers_per_army").integer(2, 250),
    )


def _by_players(sheet: Sheet, fewest: int) -> tuple[int, ...]:
    return tuple(sheet.at(str(players)).integer(1, 99) for players in range(fewest, 4))


def _field(sheet: Sheet, town_of: dict[str, int]) -> int:
    name = sheet.text()
    if name not in town_of:
        raise sheet.fault(f"there is no town {name!r}")
    return town_of[name]


def _fields(sheet: Sheet, town_of: dict[str, int]) -> tuple[int, ...]:
    return tuple(_field(entry, town_of) for entry in sheet.items())


def _colours(sheet: Sheet, most: int) -> int:
    names = [entry.text(*ARMIES, BLACK) for entry in sheet.items()]
    if not 1 <= len(set(names)) <= most or (BLACK in names and len(names) > 1):
        raise sheet.fault(f"1 to {most} army colours are needed, or black alone")
    return sum(bit_of(ARMIES.index(name)) for name in set(names) if name != BLACK)


def _decimal(sheet: Sheet) -> float:
    value = sheet.value
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not -90 <= value <= 90:
        raise sheet.fault(f"degrees from -90 to 90 are needed, not {value!r:.60}")
    return float(value)


def _army_or_none(sheet: Sheet) -> int:
    return NOBODY if sheet.value is None else ARMIES.index(sheet.text(*ARMIES))


def _town(sheet: Sheet) -> Town:
    id = sheet.at("id").text()
    if id != id.lower() or not id.replace("_", "").isalnum() or not id.isascii():
        raise sheet.at("id").fault("a town's id is small letters, digits and underscores")
    colours = _colours(sheet.at("colours"), 2)
    victory = sheet.at("victory").flag()
    if victory != (colours == 0):
        raise sheet.fault("a field is black exactly if it is a victory field (RR-2.4)")
    base = sheet.at("forward_base")
    return Town(
        id,
        sheet.at("name").text(),
        _decimal(sheet.at("lat")),
        _decimal(sheet.at("lon")),
        colours,
        victory,
        sheet.at("flag").flag(),
        sheet.at("fort").flag(),
        sheet.at("medal").flag(),
        NO_BASE if base.value is None else BASES[base.text(*BASES)],
        sheet.at("antwerp_block").flag(),
        _army_or_none(sheet.at("permanent")),
        "" if sheet.at("start").value is None else sheet.at("start").text(),
    )


def _arrows(sheet: Sheet, towns: tuple[Town, ...], town_of: dict[str, int]) -> tuple[Arrow, ...]:
    found: list[Arrow] = []
    pairs: set[frozenset[int]] = set()
    for entry in sheet.items():
        a, b = _field(entry.at("a"), town_of), _field(entry.at("b"), town_of)
        colours = _colours(entry.at("colours"), 2)
        pair = frozenset((a, b))
        if len(pair) != 2 or pair in pairs:
            raise entry.fault("an arrow joins two fields that no other arrow joins")
        pairs.add(pair)
        for end in (a, b):
            if not towns[end].victory and colours & ~towns[end].colours:
                raise entry.fault(f"an army with this arrow may not enter {towns[end].id} (RR-2.2)")
        found.append(Arrow(a, b, colours))
    return tuple(found)


def _corps(sheet: Sheet, town_of: dict[str, int]) -> CorpsCard:
    return CorpsCard(
        sheet.at("id").text(),
        sheet.at("label").text(),
        ARMIES.index(sheet.at("army").text(*ARMIES)),
        _field(sheet.at("start"), town_of),
        (
            sheet.at("fuel").integer(0, 6),
            sheet.at("ammo").integer(0, 6),
            sheet.at("food").integer(0, 6),
        ),
    )


def _check_supplies(sheet: Sheet, corps: tuple[CorpsCard, ...]) -> None:
    """RR-2.1: a corps starts with what its card holds, all of them with what the box holds."""
    tracks = sheet.at("tracks")
    most = tracks.at("corps_card_limit").integer(1, 6)
    for card, entry in zip(corps, sheet.at("corps").items(), strict=True):
        if sum(card.tokens) > most:
            raise entry.fault(f"a corps card holds {most} supplies, not {sum(card.tokens)}")
    track = tracks.at("supply_track_per_kind").at("3").integer(1, 99)
    for kind, name in enumerate(("fuel", "ammo", "food")):
        needed = track + sum(card.tokens[kind] for card in corps)
        box = tracks.at("components").at(name)
        if needed > box.integer(1, 99):
            raise box.fault(f"three armies and their track start with {needed} {name}")


def _deck(sheet: Sheet, cards: dict[str, Card]) -> tuple[str, ...]:
    ids: list[str] = []
    for entry in sheet.items():
        id = entry.at("id").text()
        if id in cards:
            raise entry.fault(f"the card {id!r} stands twice in the decks")
        kind = CARD_KINDS.index(entry.at("kind").text(*CARD_KINDS))
        division = CARD_KINDS[kind] == "division"
        cards[id] = Card(
            entry.at("name").text(),
            kind,
            entry.at("ammo").integer(0, 9) if division else 0,
            entry.at("fuel").integer(0, 9) if division else 0,
            entry.at("medal").flag() if division else False,
            WEATHER[entry.at("weather").text(*WEATHER)] if entry.has("weather") else NO_WEATHER,
        )
        ids.append(id)
    return tuple(sorted(ids))
