"""SM-6: US Air and off-board artillery."""

from typing import Final

from sztab.core.said import Name, Refusal, Told
from sztab.games.stand_at_mortain.chapters.combat import lowest, tell_sum
from sztab.games.stand_at_mortain.moves import Air, Interdict, Move, Oba
from sztab.games.stand_at_mortain.naming import hex_name, refusal, units_names
from sztab.games.stand_at_mortain.state import AIR, GERMAN, OBA, RANK, US, State

TERRAIN_NAMES: Final = ("clear", "woods", "village", "town", "hill")  # SM-0.7

# --- may it be used? ------------------------------------------------------------------------------


def marker_fault(state: State, weapon: int) -> str:
    """SM-6.1 to SM-6.3: the words for why this marker may not be used now, or nothing."""
    field = state.field
    rank = RANK[state.card]
    if state.side != US:
        return "markers-are-us"
    if state.closed:
        return "marker-instead"
    if state.acted:
        return "activated-already"
    if not (field.air_card[rank] if weapon == AIR else field.oba_card[rank]):
        return "air-needs-odd" if weapon == AIR else "oba-needs-other"
    uses = state.airs + state.obas
    if field.per_type:
        uses = state.airs if weapon == AIR else state.obas
    if uses >= field.markers:
        return "marker-used-type" if field.per_type else "marker-used"
    return ""


def _rule(fault: str) -> str:
    if fault in ("air-needs-odd", "oba-needs-other"):
        return "SM-6.2"
    return "SM-6.3" if fault in ("marker-used", "marker-used-type") else "SM-6.1"


def check_marker(state: State, weapon: int, unit: str, code: int, aim: str) -> Refusal | None:
    """SM-6.1 to SM-6.3, SM-6.8: may this marker be used on that unit or hex now?

    *aim* is the rule of what it is used for, SM-6.4 or SM-6.6.
    """
    fault = marker_fault(state, weapon)
    if fault:
        return refusal(_rule(fault), fault, state, unit, code)
    if targets(state, unit, code):
        return None
    if not _anybody_there(state):
        return Refusal("SM-6.8", "nothing-to-aim-at")
    key = "no-german-unit" if unit else "no-german-there"
    return refusal(aim, key, state, unit, code)


def _anybody_there(state: State) -> bool:
    """SM-6.8: is any German unit on the map?"""
    for unit in range(state.field.first[GERMAN], state.field.last[GERMAN]):
        if state.place[unit] >= 0:
            return True
    return False


def check_interdict(state: State, code: int) -> Refusal | None:
    """SM-6.6, SM-6.7: an interdiction needs a German unit on its hex, but no card."""
    return check_marker(state, AIR, "", code, "SM-6.6")


def check_attack(state: State, weapon: int, unit: str, code: int) -> Refusal | None:
    """SM-6.4, SM-3.11, SM-6.7: an attack by a marker also needs a card."""
    fault = check_marker(state, weapon, unit, code, "SM-6.4")
    if fault is None and not state.deck:
        return Refusal("SM-3.11", "deck-is-empty")
    return fault


def targets(state: State, unit: str, code: int) -> int:
    """SM-6.4: one German unit on the map, or all German units in one hex."""
    field = state.field
    if unit:
        target = field.unit_of.get(unit, -1)
        if target < 0 or field.side[target] != GERMAN or state.place[target] < 0:
            return 0
        return 1 << target
    hex = field.hex_of.get(code, -1)
    return state.here[hex] & field.everybody[GERMAN] if hex >= 0 else 0


# --- what it does ---------------------------------------------------------------------------------


def declare_air(state: State, move: Air, told: Told) -> None:
    """SM-6.5: AT or AI is announced, and the attack waits for its card."""
    state.airs += 1
    state.mode = move.mode
    _declare(state, AIR, targets(state, move.unit, move.hex))
    if told.heard:
        _tell_attack(state, "air-attacks", move.mode, state.airs, told)
        tell_sum(state, told, "SM-6.5")


def declare_oba(state: State, move: Oba, told: Told) -> None:
    """SM-6.5: the attack waits for its card."""
    state.obas += 1
    _declare(state, OBA, targets(state, move.unit, move.hex))
    if told.heard:
        _tell_attack(state, "oba-attacks", "", state.obas, told)
        tell_sum(state, told, "SM-6.5")


def _tell_attack(state: State, key: str, mode: str, uses: int, told: Told) -> None:
    """SM-6.5: what is attacked, where, and on which ground."""
    hex = state.place[lowest(state.targets)]
    told.tell(
        "SM-6.5",
        key,
        mode=mode,
        units=units_names(state, state.targets),
        hex=hex_name(state, hex),
        terrain=Name(f"terrain-{TERRAIN_NAMES[state.field.terrain[hex]]}"),
        uses=uses,
    )


def _declare(state: State, weapon: int, chosen: int) -> None:
    """SM-6.1: the whole card goes to the marker."""
    state.closed = True
    state.weapon = weapon
    state.targets = chosen


def interdict(state: State, move: Interdict, told: Told) -> None:
    """SM-6.6: until the end of the turn German fire from the hex and its neighbours is worse."""
    hex = state.field.hex_of[move.hex]
    state.airs += 1
    state.closed = True
    state.interdicted = hex
    told.tell("SM-6.6", "interdicts", hex=hex_name(state, hex), uses=state.airs)


# --- lists ----------------------------------------------------------------------------------------


def marker_moves(state: State, listed: list[Move]) -> None:
    """SM-6: add every use of a marker with the card in play."""
    if state.side != US:
        return
    field = state.field
    air = not marker_fault(state, AIR)
    if not air and marker_fault(state, OBA):
        return
    for unit in range(field.first[GERMAN], field.last[GERMAN]):
        if state.place[unit] >= 0 and state.deck:
            if air:
                listed.extend(field.airs_at_unit[unit])
            else:
                listed.append(field.obas_at_unit[unit])
    for hex in range(len(field.code)):
        if state.here[hex] & field.everybody[GERMAN]:
            if air:
                listed.append(field.interdictings[hex])
            if state.deck:
                if air:
                    listed.extend(field.airs_at_hex[hex])
                else:
                    listed.append(field.obas_at_hex[hex])


def can_use_marker(state: State) -> bool:
    """SM-6.8: can a marker be used with the card in play?"""
    listed: list[Move] = []
    marker_moves(state, listed)
    return bool(listed)
