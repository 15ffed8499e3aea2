"""Positions as documented JSON (``docs/positions/stand-at-mortain.md``): written, read, checked."""

from collections.abc import Sequence
from typing import Final, get_args

from sztab.core.data.dataset import Sheet
from sztab.core.game import Json
from sztab.games.stand_at_mortain.chapters.activation import RULES, activation_fault
from sztab.games.stand_at_mortain.chapters.stacking import enemy_there, has_room
from sztab.games.stand_at_mortain.chapters.victory import WINNER, ending, final_ending
from sztab.games.stand_at_mortain.moves import AI, AT, hex_text
from sztab.games.stand_at_mortain.naming import SIDES
from sztab.games.stand_at_mortain.shown.seen import Declared, Stage, Weapon
from sztab.games.stand_at_mortain.state import (
    ACTING,
    AIR,
    DECK,
    ELIMINATED,
    EXITED,
    GERMAN,
    GROUND,
    JACK,
    JOKER,
    NOWHERE,
    OVER,
    OWNER,
    PLACING,
    RANK,
    REDRAWING,
    US,
    WAITING,
    Field,
    State,
    opening,
)

STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
WEAPONS: Final[tuple[Weapon, ...]] = ("ground", "air", "oba")
PLACES: Final = {"waiting": WAITING, "exited": EXITED, "eliminated": ELIMINATED}
PLACE_NAMES: Final = {place: name for name, place in PLACES.items()}
CARDS: Final = DECK[:-1]
FACES: Final = tuple(card for card in CARDS if RANK[card] >= JACK)
KEYS: Final = (
    "data",
    "one_per_type",
    "stage",
    "turn",
    "units",
    "deck",
    "had",
    "card",
    "acted",
    "closed",
    "markers",
    "interdiction",
    "attack",
    "ending",
)
ATTACK_KEYS: Final = ("weapon", "targets", "face")
WEAPON_KEYS: Final = (("firing",), ("mode",), ())  # by weapon: what else its attack has


# --- writing --------------------------------------------------------------------------------------


def dump(state: State) -> Json:
    """The position; what has its plain value is left out."""
    field = state.field
    position: dict[str, Json] = {
        "stage": STAGES[state.stage],
        "turn": state.turn,
        "units": {id: unit_text(state, unit) for unit, id in enumerate(field.ids)},
        "deck": list(state.deck),
        "had": [SIDES[side] for side in (GERMAN, US) if state.had >> side & 1],
        "markers": {"air": state.airs, "oba": state.obas},
    }
    if field.data:
        position["data"] = field.data
    if field.per_type:
        position["one_per_type"] = True
    if state.card:
        position["card"] = state.card
    if state.acted:
        position["acted"] = {
            field.ids[unit]: place_text(state, state.origin[unit])
            for unit in _members(state.acted, field)
        }
    if state.closed:
        position["closed"] = True
    if state.interdicted != NOWHERE:
        position["interdiction"] = hex_text(field.code[state.interdicted])
    if state.stage == REDRAWING:
        position["attack"] = attack_json(state)
    if state.ending:
        position["ending"] = state.ending
    return position


def attack_json(state: State) -> Declared:
    """The attack that waits for another card or a miss."""
    ids = state.field.ids
    plain: Declared = {
        "weapon": WEAPONS[state.weapon],
        "targets": [ids[unit] for unit in _members(state.targets, state.field)],
        "face": state.face,
    }
    if state.weapon == GROUND:
        plain["firing"] = [ids[unit] for unit in _members(state.firing, state.field)]
    if state.weapon == AIR:
        plain["mode"] = state.mode
    return plain


def _members(units: int, field: Field) -> list[int]:
    return [unit for unit in range(len(field.ids)) if units >> unit & 1]


def place_text(state: State, place: int) -> str:
    """Where a unit is: a hex, ``waiting``, ``exited`` or ``eliminated``."""
    return hex_text(state.field.code[place]) if place >= 0 else PLACE_NAMES[place]


def unit_text(state: State, unit: int) -> str:
    """The same, with the side that is up if it is the back."""
    where = place_text(state, state.place[unit])
    shows_back = state.back(unit) and state.place[unit] != ELIMINATED
    return f"{where} back" if shows_back else where


# --- reading --------------------------------------------------------------------------------------


def load(field: Field, sheet: Sheet) -> State:
    """Set up a position on its field; everything may be left out."""
    state = opening(field)
    stage = "acting" if sheet.has("card") else "placing"
    state.stage = STAGES.index(sheet.get("stage", stage).text(*STAGES))
    state.turn = sheet.get("turn", 1).integer(1, field.turns)
    _load_units(state, sheet.get("units", {}).only(*field.ids))
    _load_card(state, sheet)
    _load_deck(state, sheet)
    uses = sheet.get("markers", {}).only(*WEAPONS[1:])
    state.airs = uses.get("air", 0).integer(0, 9)
    state.obas = uses.get("oba", 0).integer(0, 9)
    if sheet.has("interdiction"):
        state.interdicted = _hex(field, sheet.at("interdiction"))
    if state.stage == REDRAWING:
        _load_attack(state, sheet.at("attack"))
    elif sheet.has("attack"):
        raise sheet.at("attack").fault("it is known only at the stage redrawing")
    if state.closed:
        _count_marker(state, sheet)
    if state.acted and (fault := activation_fault(state, 0, NOWHERE)):
        raise sheet.fault(f"{state.card} does not let these units act ({RULES[fault]})")
    _load_ending(state, sheet)
    return state


def _names(sheet: Sheet, choices: Sequence[str]) -> list[str]:
    """A list of different names out of *choices*, in their order."""
    found: list[str] = []
    for entry in sheet.items():
        if entry.text(*choices) in found:
            raise entry.fault(f"{entry.value} stands twice in the list")
        found.append(entry.value)
    return sorted(found, key=list(choices).index)


def _hex(field: Field, sheet: Sheet) -> int:
    return _place(field, sheet, sheet.text(*[hex_text(code) for code in field.code]))


def _place(field: Field, sheet: Sheet, text: str) -> int:
    """A hex of the map, or a place off it."""
    if text in PLACES:
        return PLACES[text]
    if len(text) != 4 or not (text.isascii() and text.isdigit()) or int(text) not in field.hex_of:
        raise sheet.fault(f"write a hex like 1501, waiting, exited or eliminated, not {text!r:.40}")
    return field.hex_of[int(text)]


def _load_units(state: State, sheet: Sheet) -> None:
    """Units left out wait off the map; those that are set up are then out of the game."""
    field = state.field
    for unit, id in enumerate(field.ids):
        set_up = field.enters[unit] == 0
        default = "eliminated" if set_up and state.stage != PLACING else "waiting"
        _load_unit(state, unit, sheet.get(id, default))


def _load_unit(state: State, unit: int, sheet: Sheet) -> None:
    field = state.field
    side = field.side[unit]
    text = sheet.text()
    place = _place(field, sheet, text.removesuffix(" back"))
    if text.endswith(" back") or place == ELIMINATED:
        state.flipped |= 1 << unit
    if place == EXITED and side != GERMAN:
        raise sheet.fault("only German units leave the map (SM-4.5)")
    if place == WAITING and field.enters[unit] == 0 and state.stage != PLACING:
        raise sheet.fault("it is set up before the first turn and cannot wait (SM-1.1)")
    if place < 0:
        state.remove(unit, place)
        return
    if enemy_there(state, side, place):
        raise sheet.fault("both sides cannot be in one hex (SM-2.3)")
    if not has_room(state, unit, place):
        raise sheet.fault(f"more than {field.stack} units in one hex (SM-2.1)")
    state.put(unit, place)


def _load_card(state: State, sheet: Sheet) -> None:
    """The card in play, and what was done with it."""
    field = state.field
    in_play = state.stage in (ACTING, REDRAWING)
    if state.stage == PLACING and sheet.has("card"):
        raise sheet.at("card").fault("no card is in play during the set-up")
    if in_play or sheet.has("card"):
        state.card = sheet.at("card").text(*CARDS)
        state.side = OWNER[state.card]
    own = field.ids[field.first[state.side] : field.last[state.side]]
    for id, entry in sheet.get("acted", {}).only(*own).entries().items():
        _load_acted(state, field.unit_of[id], entry)
    state.closed = sheet.get("closed", False).flag()
    for name in ("acted", "closed"):
        if sheet.has(name) and sheet.at(name).value and not state.card:
            raise sheet.at(name).fault("no card is in play")
    for name in _names(sheet.get("had", []), SIDES):
        state.had |= 1 << SIDES.index(name)
    if in_play:
        state.had |= 1 << state.side


def _load_acted(state: State, unit: int, sheet: Sheet) -> None:
    """SM-3.6: a unit that acted with the card in play, and where it began."""
    origin = _place(state.field, sheet, sheet.text())
    if origin in (EXITED, ELIMINATED):
        raise sheet.fault("a unit that acts begins on a hex or waiting (SM-4.1)")
    if state.place[unit] in (WAITING, ELIMINATED):
        raise sheet.fault("it has acted, so it is on the map or has left it (SM-4.1)")
    state.acted |= 1 << unit
    state.origin[unit] = origin


def _count_marker(state: State, sheet: Sheet) -> None:
    """SM-6.1, SM-6.3: the card in play was used for its marker, which counts as a use."""
    if state.side != US:
        raise sheet.fault("markers are used with red cards (SM-6.1)")
    if state.field.air_card[RANK[state.card]]:
        state.airs = max(state.airs, 1)
    else:
        state.obas = max(state.obas, 1)


def _load_deck(state: State, sheet: Sheet) -> None:
    """The cards left; without a list, all but those that are shown."""
    face = sheet.at("attack").get("face", "").text() if state.stage == REDRAWING else ""
    left = [card for card in DECK if card not in (state.card, face)]
    state.deck = _names(sheet.get("deck", left), DECK)
    for card in state.deck:
        if card not in left:
            raise sheet.at("deck").fault(f"{card} is on the table and cannot be in the deck too")


def _load_attack(state: State, sheet: Sheet) -> None:
    """SM-5.7: an attack for which a face card was drawn."""
    state.weapon = WEAPONS.index(sheet.get("weapon", "ground").text(*WEAPONS))
    sheet.only(*ATTACK_KEYS, *WEAPON_KEYS[state.weapon])
    if state.weapon != GROUND:
        _load_marker_attack(state, sheet)
    elif state.closed:
        raise sheet.fault("the card was used for a marker, so no unit fires (SM-6.1)")
    state.face = sheet.at("face").text(*FACES)
    if state.face == state.card:
        raise sheet.at("face").fault(f"{state.face} is the card in play")
    if not state.deck:
        raise sheet.fault("a face card can be replaced only while there are cards (SM-3.11)")
    state.targets = _units_on_map(state, sheet.at("targets"), 1 - state.side)
    if state.weapon == GROUND:
        state.firing = _units_on_map(state, sheet.at("firing"), state.side)
        if state.targets.bit_count() > 1:
            raise sheet.at("targets").fault("ground units fire at one target (SM-5.2)")
        _note_fire(state, sheet.at("firing"))
    if len({state.place[unit] for unit in _members(state.targets, state.field)}) > 1:
        raise sheet.at("targets").fault("all targets stand in one hex (SM-6.4)")


def _load_marker_attack(state: State, sheet: Sheet) -> None:
    """SM-6.1, SM-6.2: the card in play was used for this marker."""
    _count_marker(state, sheet)
    if (state.weapon == AIR) != state.field.air_card[RANK[state.card]]:
        raise sheet.fault(f"{state.card} does not allow {WEAPONS[state.weapon]} (SM-6.2)")
    if state.weapon == AIR:
        state.mode = sheet.at("mode").text(AT, AI)
    state.closed = True


def _note_fire(state: State, sheet: Sheet) -> None:
    """SM-5.2, SM-3.6: the firing units have the target under fire, and have acted."""
    (target,) = _members(state.targets, state.field)
    for unit in _members(state.firing, state.field):
        place, id = state.place[unit], state.field.ids[unit]
        if not state.field.sees[place][state.place[target]]:
            raise sheet.fault(f"{id} cannot fire at the target from there (SM-5.2)")
        if state.acted >> unit & 1 and state.origin[unit] != place:
            raise sheet.fault(f"{id} has moved with this card and cannot fire (SM-4.1)")
        state.acted |= 1 << unit
        state.origin[unit] = place


def _units_on_map(state: State, sheet: Sheet, side: int) -> int:
    field = state.field
    on_map = [
        field.ids[unit]
        for unit in range(field.first[side], field.last[side])
        if state.place[unit] >= 0
    ]
    units = sum(1 << field.unit_of[id] for id in _names(sheet, on_map))
    if not units:
        raise sheet.fault(f"at least one unit of {SIDES[side]} on the map is needed")
    return units


def _load_ending(state: State, sheet: Sheet) -> None:
    """SM-8: a game that is over says how; one that is not has not been won."""
    how = ending(state)
    if state.stage == OVER:
        state.ending = sheet.at("ending").text(*WINNER)
        if not how and state.turn == state.field.turns:
            how = final_ending(state)
        if state.ending != how:
            fits = f"{how} fits" if how else "play goes on"
            raise sheet.at("ending").fault(f"with these units in turn {state.turn} {fits}")
        return
    if sheet.has("ending"):
        raise sheet.at("ending").fault("it is known only when the stage is over")
    if how:
        raise sheet.fault(f"the game is over here ({how}); write the stage over")


# --- invariants -----------------------------------------------------------------------------------


def faults(state: State) -> list[str]:
    """The invariants of the rulebook that this state breaks."""
    found: list[str] = []
    field = state.field
    for hex, units in enumerate(state.here):
        name = hex_text(field.code[hex])
        if units & field.everybody[GERMAN] and units & field.everybody[US]:
            found.append(f"both sides stand on {name}")
        for side in (GERMAN, US):
            if (units & field.counted[side]).bit_count() > field.stack:
                found.append(f"{name} holds too many units")
    for unit, id in enumerate(field.ids):
        place = state.place[unit]
        standing = [hex for hex, units in enumerate(state.here) if units >> unit & 1]
        if standing != ([place] if place >= 0 else []):
            found.append(f"{id} is not where it stands")
        if place == EXITED and field.side[unit] == US:
            found.append(f"{id} has left the map")
        if state.stage != PLACING and state.turn < field.enters[unit] and place != WAITING:
            found.append(f"{id} has come too early")
    shown = [card for card in (state.card, state.face) if card]
    if state.deck != [card for card in DECK if card in state.deck and card not in shown]:
        found.append("the deck holds a card twice, or one that is on the table")
    if JOKER in shown:
        found.append("the Joker is in play")
    return found
