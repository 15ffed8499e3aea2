"""Positions as documented JSON (``docs/positions/stand-at-mortain.md``): written, read, checked."""

from collections.abc import Sequence
from typing import Final

from sztab.core.errors import PositionError
from sztab.core.game import Json
from sztab.games.stand_at_mortain.chapters.naming import SIDES
from sztab.games.stand_at_mortain.chapters.victory import WINNER, ending
from sztab.games.stand_at_mortain.moves import AI, AT, hex_text
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

STAGES: Final = ("placing", "acting", "redrawing", "over")
WEAPONS: Final = ("ground", "air", "oba")
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
ATTACK_KEYS: Final = ("weapon", "mode", "firing", "targets", "face")


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


def attack_json(state: State) -> Json:
    """The attack that waits for another card or a miss."""
    ids = state.field.ids
    plain: dict[str, Json] = {
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


def _fault(where: str, problem: str) -> PositionError:
    return PositionError(f"Position of stand-at-mortain, {where}: {problem}.")


def load(field: Field, position: Json) -> State:
    """Set up a position on its field; everything may be left out."""
    _known(position, KEYS, "")
    state = opening(field)
    stage = "acting" if "card" in position else "placing"
    state.stage = STAGES.index(_choice(position, "stage", STAGES, stage))
    state.turn = _number(position, "turn", 1, 1, field.turns)
    _load_units(state, _object(position, "units"))
    _load_card(state, position)
    _load_deck(state, position)
    uses = _object(position, "markers")
    _known(uses, WEAPONS[1:], "'markers'")
    state.airs = _number(uses, "air", 0, 0, 9)
    state.obas = _number(uses, "oba", 0, 0, 9)
    if "interdiction" in position:
        state.interdicted = _hex(field, position["interdiction"], "'interdiction'")
    if (state.stage == REDRAWING) != ("attack" in position):
        needed = state.stage == REDRAWING
        raise _fault("'attack'", f"{'needed' if needed else 'not known'} at this stage")
    if state.stage == REDRAWING:
        _load_attack(state, _object(position, "attack"))
    _load_ending(state, position)
    return state


def _known(holder: Json, keys: Sequence[str], where: str) -> None:
    for key in holder:
        if key not in keys:
            raise _fault(
                where or repr(key), f"there is no entry {key!r:.40}; known are {', '.join(keys)}"
            )


def _object(holder: Json, key: str) -> Json:
    value = holder.get(key, {})
    if not isinstance(value, dict):
        raise _fault(repr(key), f"an object is needed, not {value!r:.40}")
    return value


def _texts(holder: Json, key: str, choices: Sequence[str], default: Sequence[str]) -> list[str]:
    """A list of different texts out of *choices*, in their order."""
    value = holder.get(key, list(default))
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise _fault(repr(key), f"a list of texts is needed, not {value!r:.40}")
    for text in value:
        if text not in choices:
            raise _fault(repr(key), f"one of {', '.join(choices)} is needed, not {text!r:.40}")
        if value.count(text) > 1:
            raise _fault(repr(key), f"{text} stands twice in the list")
    return sorted(value, key=list(choices).index)


def _choice(holder: Json, key: str, choices: Sequence[str], default: str = "") -> str:
    value = holder.get(key, default)
    if not isinstance(value, str) or value not in choices:
        raise _fault(repr(key), f"one of {', '.join(choices)} is needed, not {value!r:.40}")
    return value


def _number(holder: Json, key: str, default: int, low: int, high: int) -> int:
    value = holder.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise _fault(repr(key), f"a whole number from {low} to {high} is needed, not {value!r:.40}")
    return value


def _flag(holder: Json, key: str) -> bool:
    value = holder.get(key, False)
    if not isinstance(value, bool):
        raise _fault(repr(key), f"true or false is needed, not {value!r:.40}")
    return value


def _hex(field: Field, value: Json, where: str) -> int:
    if isinstance(value, str) and len(value) == 4 and value.isascii() and value.isdigit():
        hex = field.hex_of.get(int(value), NOWHERE)
        if hex != NOWHERE:
            return hex
    raise _fault(where, f"a hex of the map like 1501 is needed, not {value!r:.40}")


def _place(field: Field, value: str, where: str) -> int:
    return PLACES[value] if value in PLACES else _hex(field, value, where)


def _load_units(state: State, units: Json) -> None:
    """Units left out wait off the map; those that are set up are then out of the game."""
    field = state.field
    for id in units:
        if id not in field.unit_of:
            raise _fault(f"unit {id!r:.40}", f"the units are {', '.join(field.ids)}")
    for unit, id in enumerate(field.ids):
        set_up = field.enters[unit] == 0
        default = "eliminated" if set_up and state.stage != PLACING else "waiting"
        text = units.get(id, default)
        if not isinstance(text, str):
            raise _fault(f"unit {id!r}", f"write 1501, 1501 back or waiting, not {text!r:.40}")
        _load_unit(state, unit, text, f"unit {id!r}")


def _load_unit(state: State, unit: int, text: str, where: str) -> None:
    field = state.field
    place = _place(field, text.removesuffix(" back"), where)
    if text.endswith(" back") or place == ELIMINATED:
        state.flipped |= 1 << unit
    if place == EXITED and field.side[unit] != GERMAN:
        raise _fault(where, "only German units leave the map (SM-4.5)")
    if place == WAITING and field.enters[unit] == 0 and state.stage != PLACING:
        raise _fault(where, "it is set up before the first turn and cannot wait (SM-1.1)")
    if place < 0:
        state.remove(unit, place)
        return
    state.put(unit, place)
    own = state.here[place] & field.everybody[field.side[unit]]
    if state.here[place] != own:
        raise _fault(where, "both sides cannot be in one hex (SM-2.3)")
    if (own & field.counted[field.side[unit]]).bit_count() > field.stack:
        raise _fault(where, f"more than {field.stack} units in one hex (SM-2.1)")


def _load_card(state: State, position: Json) -> None:
    """The card in play, and what was done with it."""
    in_play = state.stage in (ACTING, REDRAWING)
    if in_play and "card" not in position:
        raise _fault("'card'", "a card in play is needed at this stage, for example S8")
    if state.stage == PLACING and "card" in position:
        raise _fault("'card'", "no card is in play during the set-up")
    if "card" in position:
        state.card = _choice(position, "card", CARDS)
        state.side = OWNER[state.card]
    own = [id for unit, id in enumerate(state.field.ids) if state.field.side[unit] == state.side]
    for id, text in _object(position, "acted").items():
        if id not in own or not isinstance(text, str):
            raise _fault("'acted'", f"write where a unit of {SIDES[state.side]} began the card")
        unit = state.field.unit_of[id]
        state.acted |= 1 << unit
        state.origin[unit] = _place(state.field, text, "'acted'")
    state.closed = _flag(position, "closed")
    for name in _texts(position, "had", SIDES, ()):
        state.had |= 1 << SIDES.index(name)
    if in_play:
        state.had |= 1 << state.side


def _load_deck(state: State, position: Json) -> None:
    """The cards left; without a list, all but those that are shown."""
    attack = _object(position, "attack")
    shown = [card for card in (state.card, attack.get("face")) if card]
    deck = _texts(position, "deck", DECK, [card for card in DECK if card not in shown])
    for card in shown:
        if card in deck:
            raise _fault("'deck'", f"{card} is on the table and cannot be in the deck too")
    state.deck = deck


def _load_attack(state: State, attack: Json) -> None:
    """SM-5.7: an attack for which a face card was drawn."""
    field = state.field
    _known(attack, ATTACK_KEYS, "'attack'")
    state.weapon = WEAPONS.index(_choice(attack, "weapon", WEAPONS, "ground"))
    if state.weapon != GROUND and state.side != US:
        raise _fault("'attack'", "markers are used with red cards (SM-6.1)")
    if state.weapon == AIR:
        state.mode = _choice(attack, "mode", (AT, AI))
    state.face = _choice(attack, "face", FACES)
    if not state.deck:
        raise _fault("'deck'", "a face card can be replaced only while there are cards (SM-3.11)")
    state.targets = _set(state, attack, "targets", 1 - state.side)
    if state.weapon == GROUND:
        state.firing = _set(state, attack, "firing", state.side)
        if state.targets.bit_count() > 1:
            raise _fault("'targets'", "ground units fire at one target (SM-5.2)")
    hexes = {state.place[unit] for unit in _members(state.targets, field)}
    if len(hexes) > 1:
        raise _fault("'targets'", "all targets stand in one hex (SM-6.4)")


def _set(state: State, attack: Json, key: str, side: int) -> int:
    field = state.field
    on_map = [
        id
        for unit, id in enumerate(field.ids)
        if field.side[unit] == side and state.place[unit] >= 0
    ]
    units = sum(1 << field.unit_of[id] for id in _texts(attack, key, on_map, ()))
    if not units:
        raise _fault(repr(key), f"at least one unit of {SIDES[side]} on the map is needed")
    return units


def _load_ending(state: State, position: Json) -> None:
    """SM-8: a game that is over says how; one that is not has not been won."""
    if state.stage == OVER:
        state.ending = _choice(position, "ending", tuple(WINNER))
        return
    if "ending" in position:
        raise _fault("'ending'", "it is known only when the stage is over")
    how = ending(state)
    if how:
        raise _fault("'stage'", f"the game is over here ({how}); write the stage over")


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
