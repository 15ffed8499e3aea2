"""Positions as documented JSON (``docs/positions/race-to-the-rhine.md``): written and read."""

from collections.abc import Mapping
from typing import Final

from sztab.core.errors import PositionError
from sztab.core.game import Json
from sztab.core.options import Value
from sztab.games.race_to_the_rhine.chapters.cards import AT_VICTORY, BEHIND_TOKENS
from sztab.games.race_to_the_rhine.moves import KINDS
from sztab.games.race_to_the_rhine.setting import empty_table, start_numbers
from sztab.games.race_to_the_rhine.state import (
    ACTING,
    ARMIES,
    BLUE,
    CARD,
    EACH_KIND,
    FIRST_NUMBER,
    IN_STOCK,
    MARKERS,
    MOVING,
    NOBODY,
    NOWHERE,
    NUMBERS,
    OVER,
    RESISTANCE_DECK,
    RHINE,
    SHIFTING,
    SURPLUS,
    TRANSPORTING,
    TURNS,
    Board,
    State,
)

STAGES: Final = (
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
)
DECK_NAMES: Final = ("red", "white", "blue", "resistance")
RESUMES: Final = {
    "acting": ACTING,
    "transporting": TRANSPORTING,
    "moving": MOVING,
    "victory": AT_VICTORY,
    "card": BEHIND_TOKENS,
}
ENDINGS: Final = (RHINE, MARKERS, TURNS)
SETTING_KEYS: Final = ("seats", "options", "data")
KEYS: Final = (
    *SETTING_KEYS,
    *("order", "round", "turn", "last", "stage", "actions", "resistance_played", "recon_played"),
    *("drawn", "control", "tokens", "resistance", "trucks", "corps", "paratroops", "numbers"),
    *("spared", "armies", "decks", "looked", "discards", "box", "pool", "track", "truck_track"),
    *("more_trucks", "medals", "markers", "paratroops_left", "ostend", "antwerp", "rain"),
    *("starving", "move", "transport", "drops", "surplus", "shift", "winner", "ending"),
)


# --- writing -----------------------------------------------------------------------------------


def dump(state: State) -> Json:
    """The whole position; parts that are not under way are left out."""
    board = state.board
    position: dict[str, Json] = {
        "seats": [ARMIES[army] for army in board.armies],
        "options": options_of(board),
        "order": [ARMIES[army] for army in state.order],
        "round": state.round,
        "turn": ARMIES[state.army],
        "last": state.last,
        "stage": STAGES[state.stage],
        "actions": state.actions,
        "resistance_played": state.resistance_played,
        "recon_played": state.recon_played,
        "drawn": [board.id[field] for field in state.drawn],
        "control": {
            board.id[field]: ARMIES[state.control[field]]
            for field in range(board.size)
            if state.control[field] != NOBODY and board.home[field] == NOBODY
        },
        "tokens": {
            board.id[field]: counts(state, field)
            for field in range(board.size)
            if state.stock[field]
        },
        "resistance": [board.id[field] for field in range(board.size) if state.marked[field]],
        "trucks": trucks_on(state),
        "corps": {board.corps_id[index]: _corps(state, index) for index in range(len(state.corps))},
        "paratroops": [paratroop(state, marker) for marker in state.paratroops],
        "spared": [board.id[field] for field in state.spared],
        "armies": {ARMIES[army]: _army(state, army) for army in board.armies},
        "decks": {
            DECK_NAMES[deck]: sorted([*state.decks[deck], *_top(state, deck)])
            for deck in decks_in_play(board)
        },
        "looked": {
            DECK_NAMES[deck]: {
                "card": state.top[deck],
                "by": [ARMIES[army] for army in range(3) if state.known[deck] >> army & 1],
            }
            for deck in decks_in_play(board)
            if state.top[deck]
        },
        "discards": {
            DECK_NAMES[deck]: list(state.discards[deck])
            for deck in decks_in_play(board)
            if deck != RESISTANCE_DECK
        },
        "box": {
            "cards": list(state.boxed_cards),
            "medals": state.medals_boxed,
            "markers": state.markers_boxed,
        },
        "pool": dict(zip(KINDS, state.pool, strict=True)),
        "track": dict(zip(KINDS, state.track, strict=True)),
        "truck_track": state.truck_track,
        "more_trucks": state.more_trucks,
        "medals": state.medals_left,
        "markers": state.markers,
        "paratroops_left": state.paratroops_left,
        "ostend": state.ostend,
        "antwerp": state.antwerp,
        "rain": state.rain,
        "starving": state.starving,
    }
    if board.data:
        position["data"] = board.data
    if board.solo:
        position["numbers"] = numbers_on(state)
    return position | _under_way(state)


def _under_way(state: State) -> dict[str, Json]:
    board = state.board
    found: dict[str, Json] = {}
    if state.mover != NOBODY:
        found["move"] = {
            "corps": board.corps_id[state.mover],
            "steps": state.steps,
            "held": state.held,
            "card": state.card,
            "deck": "" if state.deck == NOBODY else DECK_NAMES[state.deck],
        }
    if state.placed:
        found["transport"] = {"placed": state.placed}
        if state.start != NOWHERE:
            found["transport"] |= {
                "start": board.id[state.start],
                "goal": board.id[state.goal],
                "loaded": state.loaded,
            }
    if state.dropped:
        found["drops"] = {
            "taken": state.dropped,
            "ammo": state.ammo_paid,
            "medals": state.ammo_medals,
        }
    if state.stage == SURPLUS:
        names = {code: name for name, code in RESUMES.items()}
        found["surplus"] = {"field": board.id[state.full], "then": names[state.resume]}
    if state.stage == SHIFTING:
        found["shift"] = {
            "numbers": list(state.shifted),
            "targets": [board.id[field] for field in state.targets],
            "rolled": state.rolled,
        }
    if state.ending:
        found["ending"] = state.ending
    if state.winner != NOBODY:
        found["winner"] = ARMIES[state.winner]
    return found


def options_of(board: Board) -> dict[str, Value]:
    """The options of a board, those with their plain value left out."""
    given: dict[str, Value] = {
        "training": board.training,
        "weather": board.weather,
        "common_deck": board.common,
        "hard_red": board.hard[0],
        "hard_white": board.hard[1],
        "hard_blue": board.hard[2],
    }
    found: dict[str, Value] = {name: value for name, value in given.items() if value}
    if board.solo:
        found["turns"] = board.turn_limit
    return found


def decks_in_play(board: Board) -> list[int]:
    """RR-4.2, RR-15.9: the decks that lie on the table."""
    return [*((0,) if board.common else sorted(board.armies)), RESISTANCE_DECK]


def counts(state: State, field: int) -> dict[str, int]:
    """The tokens of a field by kind."""
    return {
        KINDS[kind]: state.tokens(field, kind) for kind in EACH_KIND if state.tokens(field, kind)
    }


def trucks_on(state: State) -> list[str]:
    """The trucks on arrows, each as the way it went: ``lisieux brionne``."""
    board = state.board
    found = []
    for arrow, truck in enumerate(state.truck):
        if truck:
            a, b = board.ends[arrow]
            start, goal = (a, b) if truck == 1 else (b, a)
            found.append(f"{board.id[start]} {board.id[goal]}")
    return found


def numbers_on(state: State) -> dict[str, str]:
    """Solo: the number markers by number."""
    return {
        str(at + FIRST_NUMBER): state.board.id[field]
        for at, field in enumerate(state.numbers)
        if field != NOWHERE
    }


def paratroop(state: State, marker: int) -> Json:
    """A paratroop marker: its field, its player, its side."""
    return {
        "at": state.board.id[marker >> 3],
        "army": ARMIES[marker >> 1 & 3],
        "dark": bool(marker & 1),
    }


def _top(state: State, deck: int) -> list[str]:
    return [state.top[deck]] if state.top[deck] else []


def _corps(state: State, index: int) -> Json:
    corps = state.corps[index]
    plain: dict[str, Json] = {
        "at": state.board.id[corps.field],
        "fuel": corps.fuel,
        "ammo": corps.ammo,
        "food": corps.food,
    }
    if not corps.active:
        plain["immobilised"] = True
    if corps.moved:
        plain["moved"] = True
    return plain


def _army(state: State, army: int) -> Json:
    deck = state.air[army]
    return {
        "trucks": state.trucks[army],
        "level": state.level[army],
        "commander": state.commander[army],
        "air": "stock" if deck == IN_STOCK else DECK_NAMES[deck],
        "medals": state.medals[army],
        "beaten": list(state.beaten[army]),
        "kept": list(state.kept[army]),
    }


# --- reading -----------------------------------------------------------------------------------


class _Reader:
    """A part of a position that knows its own name, so that faults can be named."""

    def __init__(self, value: Json, name: str) -> None:
        if not isinstance(value, dict):
            raise fault(name, f"an object is needed, not {value!r:.40}")
        self.value = value
        self.name = name

    def only(self, *keys: str) -> "_Reader":
        """Refuse entries that nobody knows."""
        for key in self.value:
            if key not in keys:
                raise fault(self.name, f"there is no {key!r:.40}; known are {', '.join(keys)}")
        return self

    def part(self, key: str) -> "_Reader":
        """The object called *key*; an empty one if it is left out."""
        return _Reader(self.value.get(key, {}), f"{self.name}.{key}" if self.name else key)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number."""
        value = self.value.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, f"a whole number from {low} to {high} is needed")
        return value

    def truth(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self.value.get(key, default)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false is needed")
        return value

    def choice(self, key: str, choices: tuple[str, ...], default: int) -> int:
        """The place of one of *choices*."""
        value = self.value.get(key, choices[default] if default >= 0 else None)
        if value not in choices:
            raise self.wrong(key, f"one of {', '.join(choice or 'empty' for choice in choices)}")
        return choices.index(value)

    def names(self, key: str) -> list[str]:
        """A list of names, each once."""
        value = self.value.get(key, [])
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise self.wrong(key, "a list of names is needed")
        if len(set(value)) != len(value):
            raise self.wrong(key, "a name stands twice")
        return list(value)

    def wrong(self, key: str, problem: str) -> PositionError:
        """What is wrong with the entry *key*."""
        where = f"{self.name}.{key}" if self.name else key
        return fault(where, f"{problem}, not {self.value.get(key)!r:.40}")


def fault(where: str, problem: str) -> PositionError:
    """One sentence that names the entry."""
    return PositionError(f"Position of race-to-the-rhine, {where or 'top'}: {problem}.")


def load(board: Board, position: Mapping[str, Json]) -> State:
    """Set up a position; what is left out is as at the start, and pools hold what is left."""
    top = _Reader(position, "").only(*KEYS)
    state = empty_table(board)
    _load_course(state, top)
    _load_armies(state, top)
    _load_fields(state, top)
    _load_corps(state, top)
    _load_cards(state, top)
    _load_tracks(state, top)
    _load_under_way(state, top)
    return state


def _field(state: State, name: Json, where: str) -> int:
    if not isinstance(name, str) or name not in state.board.field_of:
        raise fault(where, f"there is no field {name!r:.40}")
    return state.board.field_of[name]


def _load_course(state: State, top: _Reader) -> None:
    board = state.board
    seats = [ARMIES[army] for army in board.armies]
    order = top.names("order") or seats
    if sorted(order) != sorted(seats):
        raise top.wrong("order", f"the armies {', '.join(seats)} are needed, each once")
    state.order = tuple(ARMIES.index(name) for name in order)
    turn = top.value.get("turn", order[0])
    if turn not in order:
        raise top.wrong("turn", f"one of {', '.join(order)} is needed")
    state.army = ARMIES.index(turn)
    state.round = top.number("round", 1, 1, 10_000)
    state.last = top.truth("last", False)
    state.stage = top.choice("stage", STAGES, ACTING)
    state.actions = top.number("actions", 2, 0, 3)
    state.resistance_played = top.truth("resistance_played", False)
    state.recon_played = top.truth("recon_played", False)
    state.drawn = tuple(_field(state, name, "drawn") for name in top.names("drawn"))
    state.more_trucks = top.truth("more_trucks", False)
    state.ostend = top.truth("ostend", True)
    state.antwerp = top.truth("antwerp", False)
    state.rain = top.truth("rain", False)
    state.starving = top.number("starving", 0, 0, 10_000)


def _load_armies(state: State, top: _Reader) -> None:
    board = state.board
    armies = top.part("armies").only(*(ARMIES[army] for army in board.armies))
    for army in board.armies:
        part = armies.part(ARMIES[army])
        part.only("trucks", "level", "commander", "air", "medals", "beaten", "kept")
        state.level[army] = part.number("level", board.start_level[army], 1, 3)
        state.trucks[army] = part.number(
            "trucks", board.start_trucks, 0, board.limit[state.level[army]]
        )
        state.commander[army] = part.truth("commander", not board.training)
        state.medals[army] = part.number("medals", 0, 0, board.medals)
        state.beaten[army] = part.names("beaten")
        state.kept[army] = part.names("kept")
        own = DECK_NAMES[0 if board.common else army]
        air = part.choice("air", ("stock", own, "resistance"), 0)
        if air:
            state.air[army] = RESISTANCE_DECK if air == 2 else DECK_NAMES.index(own)


def _load_fields(state: State, top: _Reader) -> None:
    board = state.board
    for name, army in top.part("control").value.items():
        field = _field(state, name, "control")
        if army not in ARMIES or ARMIES.index(army) not in board.armies:
            raise fault(f"control.{name}", f"{army!r:.40} is no army in play")
        if board.home[field] != NOBODY:
            raise fault(f"control.{name}", "this field belongs to its army for good (RR-0.6)")
        state.control[field] = ARMIES.index(army)
    tokens = top.part("tokens")
    for name in tokens.value:
        field = _field(state, name, "tokens")
        part = tokens.part(name).only(*KINDS)
        for kind in EACH_KIND:
            state.put_tokens(field, kind, part.number(KINDS[kind], 0, 0, 15))
    marked = top.names("resistance") if "resistance" in top.value else start_marks(board)
    for name in marked:
        field = _field(state, name, "resistance")
        if state.control[field] != NOBODY:
            raise fault("resistance", f"{name} is controlled, so it can hold no marker (I-4)")
        state.marked[field] = True
    for way in top.names("trucks"):
        ends = way.split()
        if len(ends) != 2:
            raise fault("trucks", f"write start and goal, not {way!r:.40}")
        start, goal = (_field(state, end, "trucks") for end in ends)
        arrow = board.arrow_of.get(start * 256 + goal, NOWHERE)
        if arrow == NOWHERE or state.truck[arrow]:
            raise fault("trucks", f"there is no free arrow for {way!r:.60}")
        state.truck[arrow] = 1 if board.ends[arrow][0] == start else 2
    state.spared = tuple(sorted(_field(state, name, "spared") for name in top.names("spared")))
    _load_paratroops(state, top)
    _load_numbers(state, top)


def start_marks(board: Board) -> list[str]:
    """RR-15.10, RR-17.15: the resistance markers that lie on the board from the start."""
    return [board.id[board.fortress]] if board.hard[BLUE] else []


def _load_paratroops(state: State, top: _Reader) -> None:
    markers = top.value.get("paratroops", [])
    if not isinstance(markers, list) or len(markers) > state.board.paratroops:
        raise fault("paratroops", f"a list of at most {state.board.paratroops} is needed")
    for at, entry in enumerate(markers):
        part = _Reader(entry, f"paratroops[{at}]").only("at", "army", "dark")
        field = _field(state, part.value.get("at"), part.name)
        army = part.choice("army", ARMIES, NOBODY)
        state.paratroops.append(field * 8 + army * 2 + int(part.truth("dark", False)))
    state.paratroops.sort()


def _load_numbers(state: State, top: _Reader) -> None:
    board = state.board
    if not board.solo:
        if "numbers" in top.value:
            raise fault(
                "numbers", "number markers lie on the board in the solo game only (RR-17.2)"
            )
        return
    state.numbers = start_numbers(board)
    if "numbers" in top.value:
        state.numbers = [NOWHERE] * NUMBERS
        for number, name in top.part("numbers").value.items():
            if number not in {str(n) for n in range(FIRST_NUMBER, FIRST_NUMBER + NUMBERS)}:
                raise fault("numbers", f"numbers go from 3 to 18, not {number!r:.40}")
            state.numbers[int(number) - FIRST_NUMBER] = _field(state, name, "numbers")


def _load_corps(state: State, top: _Reader) -> None:
    board = state.board
    part = top.part("corps").only(*board.corps_id)
    for index, id in enumerate(board.corps_id):
        corps = state.corps[index]
        entry = part.part(id).only("at", "fuel", "ammo", "food", "immobilised", "moved")
        corps.field = _field(state, entry.value.get("at", board.id[corps.field]), f"corps.{id}.at")
        start = board.corps_tokens[index] if not entry.value else (0, 0, 0)
        corps.fuel, corps.ammo, corps.food = (
            entry.number(KINDS[kind], start[kind], 0, board.card_limit) for kind in EACH_KIND
        )
        if corps.load() > board.card_limit:
            raise fault(f"corps.{id}", f"a card holds {board.card_limit} tokens (RR-2.13)")
        corps.active = not entry.truth("immobilised", False)
        corps.moved = entry.truth("moved", False)
    for index, corps in enumerate(state.corps):
        if state.corps_on(corps.field) != index:
            raise fault("corps", f"two corps stand on {board.id[corps.field]} (RR-10.3)")


def _load_cards(state: State, top: _Reader) -> None:
    """Every card lies in one place; a deck that is left out holds what lies nowhere else."""
    board = state.board
    in_play = decks_in_play(board)
    names = [DECK_NAMES[deck] for deck in in_play]
    discards = top.part("discards").only(*(name for name in names if name != "resistance"))
    decks = top.part("decks").only(*names)
    box = top.part("box").only("cards", "medals", "markers")
    state.boxed_cards = tuple(sorted(box.names("cards")))
    state.card = str(top.part("move").value.get("card", ""))
    placed = [*state.boxed_cards, *([state.card] if state.card else [])]
    for army in board.armies:
        placed += [*state.beaten[army], *state.kept[army]]
    for deck in in_play:
        if deck != RESISTANCE_DECK:
            state.discards[deck] = discards.names(DECK_NAMES[deck])
            placed += state.discards[deck]
    for deck in in_play:
        if DECK_NAMES[deck] in decks.value:
            state.decks[deck] = decks.names(DECK_NAMES[deck])
            placed += state.decks[deck]
    for id in placed:
        if id not in board.cards:
            raise fault("cards", f"there is no card {id!r:.40}")
    if len(set(placed)) != len(placed):
        twice = next(id for id in placed if placed.count(id) > 1)
        raise fault("cards", f"the card {twice} lies in two places")
    for deck in in_play:
        if DECK_NAMES[deck] not in decks.value:
            state.decks[deck] = [id for id in all_cards(board, deck) if id not in placed]
        state.decks[deck].sort()
    _load_looks(state, top, names)


def _load_looks(state: State, top: _Reader, names: list[str]) -> None:
    looked = top.part("looked").only(*names)
    for name in looked.value:
        part = looked.part(name).only("card", "by")
        deck = DECK_NAMES.index(name)
        card = part.value.get("card")
        if card not in state.decks[deck]:
            raise fault(f"looked.{name}", f"{card!r:.40} is not in this deck")
        state.decks[deck].remove(card)
        state.top[deck] = card
        by = part.names("by")
        if not by or any(army not in ARMIES for army in by):
            raise fault(f"looked.{name}", "'by' names the armies that have looked")
        state.known[deck] = sum(1 << ARMIES.index(army) for army in by)


def all_cards(board: Board, deck: int) -> list[str]:
    """The cards that a deck holds at the start."""
    if deck == RESISTANCE_DECK:
        return list(board.resistance)
    if board.common:
        return sorted(id for army in board.armies for id in board.pursuit[army])
    return list(board.pursuit[deck])


def _load_tracks(state: State, top: _Reader) -> None:
    """Tracks as given; pools hold what lies nowhere else."""
    board = state.board
    track, pool = top.part("track").only(*KINDS), top.part("pool").only(*KINDS)
    for kind in EACH_KIND:
        name = KINDS[kind]
        state.track[kind] = track.number(name, board.supply_track, 0, board.tokens[kind])
        used = state.track[kind] + sum(corps.has(kind) for corps in state.corps)
        used += sum(state.tokens(field, kind) for field in range(board.size))
        if name not in track.value and used > board.tokens[kind]:
            over = used - board.tokens[kind]
            state.track[kind] = max(0, state.track[kind] - over)
            used -= board.supply_track - state.track[kind]
        if used > board.tokens[kind]:
            raise fault("tokens", f"there are {board.tokens[kind]} tokens of {name}, not {used}")
        state.pool[kind] = pool.number(name, board.tokens[kind] - used, 0, board.tokens[kind])
    box = top.part("box")
    state.medals_boxed = box.number("medals", 0, 0, board.medals)
    state.markers_boxed = box.number("markers", 0, 0, 99)
    held = sum(state.medals) + state.medals_boxed
    if held > board.medals:
        raise fault("medals", f"there are {board.medals} medals, not {held}")
    state.medals_left = top.number("medals", board.medals - held, 0, board.medals)
    used = sum(state.marked) + state.markers_boxed
    left = max(0, board.resistance_pool - used)
    state.markers = top.number("markers", left, 0, 99)
    state.paratroops_left = top.number(
        "paratroops_left", board.paratroops - len(state.paratroops), 0, board.paratroops
    )
    trucks = len(board.armies) * board.start_trucks + board.track_trucks
    trucks += board.more_trucks if state.more_trucks else 0
    trucks -= sum(state.trucks) + sum(1 for truck in state.truck if truck)
    state.truck_track = top.number("truck_track", max(0, trucks), 0, 99)


def _load_under_way(state: State, top: _Reader) -> None:
    board = state.board
    _load_move(state, top)
    transport = top.part("transport").only("placed", "start", "goal", "loaded")
    if transport.value:
        state.placed = transport.number("placed", 1, 1, 99)
        if "start" in transport.value:
            state.start = _field(state, transport.value["start"], "transport.start")
            state.goal = _field(state, transport.value.get("goal"), "transport.goal")
            state.loaded = transport.number("loaded", 0, 0, board.truck_load)
    drops = top.part("drops").only("taken", "ammo", "medals")
    if drops.value:
        state.dropped = drops.number("taken", 1, 1, 3)
        state.ammo_paid = drops.number("ammo", 0, 0, 99)
        state.ammo_medals = drops.number("medals", 0, 0, 3)
    _load_surplus(state, top)
    shift = top.part("shift").only("numbers", "targets", "rolled")
    if (state.stage == SHIFTING) != bool(shift.value):
        raise fault("shift", "it is needed when the stage is shifting, and only then")
    if shift.value:
        numbers = shift.value.get("numbers", [])
        if not isinstance(numbers, list) or any(
            type(n) is not int or not 3 <= n <= 18 for n in numbers
        ):
            raise shift.wrong("numbers", "a list of numbers from 3 to 18 is needed")
        state.shifted = tuple(numbers)
        state.targets = tuple(_field(state, n, "shift.targets") for n in shift.names("targets"))
        state.rolled = shift.truth("rolled", False)
    ending = top.value.get("ending", "")
    if (state.stage == OVER) != (ending in ENDINGS):
        raise fault("ending", f"one of {', '.join(ENDINGS)} when the stage is over, else left out")
    state.ending = ending
    if (ending == RHINE) != ("winner" in top.value):
        raise fault("winner", "it is named when the ending is rhine, and only then")
    if ending == RHINE:
        state.winner = top.choice("winner", ARMIES, NOBODY)


def _load_move(state: State, top: _Reader) -> None:
    board = state.board
    move = top.part("move").only("corps", "steps", "held", "card", "deck")
    if state.stage in (MOVING, CARD) and not move.value:
        raise fault("move", f"it is needed when the stage is {STAGES[state.stage]}")
    if move.value:
        state.mover = move.choice("corps", tuple(board.corps_id), NOBODY)
        state.steps = move.number("steps", 1, 1, 3)
        state.held = move.truth("held", False)
        if state.card and state.card not in board.cards:
            raise move.wrong("card", "a card of the decks is needed")
        deck = move.choice("deck", ("", *DECK_NAMES), 0)
        state.deck = deck - 1 if deck else NOBODY
    if state.stage == CARD and not state.card:
        raise fault("move.card", "the card that leaves a choice is needed")


def _load_surplus(state: State, top: _Reader) -> None:
    surplus = top.part("surplus").only("field", "then")
    if (state.stage == SURPLUS) != bool(surplus.value):
        raise fault("surplus", "it is needed when the stage is surplus, and only then")
    if surplus.value:
        state.full = _field(state, surplus.value.get("field"), "surplus.field")
        if state.control[state.full] not in state.board.armies:
            raise fault("surplus.field", "a field under a player's control is needed")
        names = tuple(RESUMES)
        state.resume = RESUMES[names[surplus.choice("then", names, 0)]]
