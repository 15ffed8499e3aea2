"""MB-9: retreat to a pre-chosen position, flight and pursuit."""

from sztab.core.said import Refusal, Told
from sztab.games.medieval_battle.chapters.melee import attacks, resolve_melee
from sztab.games.medieval_battle.chapters.victory import end_turn
from sztab.games.medieval_battle.chapters.zones import in_zone
from sztab.games.medieval_battle.moves import Move, Retreat, Stand, code_text
from sztab.games.medieval_battle.naming import hex_name, module_name, unit_name
from sztab.games.medieval_battle.state import ANSWERING, FLED, NOBODY, PURSUING, State, Unit


def retreat_hexes(state: State, unit: Unit) -> list[int]:
    """MB-9.2 to MB-9.4: where an attacked combat unit may go, off the map too."""
    found: list[int] = []
    for hex in state.field.around[unit.hex]:
        if not _retreat_fault(state, unit, hex):
            found.append(hex)
    for hex in state.field.beyond[unit.hex]:
        if not _retreat_fault(state, unit, hex):
            found.append(hex)
    return found


def _retreat_fault(state: State, unit: Unit, hex: int) -> str:
    """MB-9.2 to MB-9.4: the words for why a unit cannot go to this adjacent hex, or nothing."""
    if hex < state.field.size and state.standing[hex] != NOBODY:
        return "hex-occupied"
    if not state.field.open[unit.kind][hex]:
        return "cannot-enter"
    if state.field.cost[hex] > unit.mp:
        return "no-points"
    if in_zone(state, hex, 1 - unit.side):
        return "retreat-in-zone"
    return ""


def _lacks_points(state: State, unit: Unit) -> bool:
    """MB-9.3: whether a unit that cannot retreat could do so with more MP."""
    for hexes in (state.field.around[unit.hex], state.field.beyond[unit.hex]):
        for hex in hexes:
            short = _retreat_fault(state, unit, hex) == "no-points"
            if short and not in_zone(state, hex, 1 - unit.side):
                return True
    return False


def answer_attack(state: State, attacker: Unit, defender: Unit, told: Told) -> None:
    """MB-9.1, MB-9.9: ask the defender if he has a choice; otherwise melee at once (MB-9.8)."""
    if retreat_hexes(state, defender):
        state.stage = ANSWERING
        state.mover = state.index(attacker)
        state.target = state.index(defender)
        return
    why = "points" if _lacks_points(state, defender) else "nowhere"
    told.tell("MB-9.9", "cannot-retreat", unit=unit_name(defender), why=why)
    _fight(state, attacker, defender, told)


def _fight(state: State, attacker: Unit, defender: Unit, told: Told) -> None:
    """MB-10.6: a melee ends the turn, whatever MP are left."""
    resolve_melee(state, attacker, defender, told)
    end_turn(state, False, told)


def check_retreat(state: State, move: Retreat) -> Refusal | None:
    """MB-9.2: one hex, adjacent, free, outside the attacker's zones."""
    unit = state.units[state.target]
    hex = state.field.hex_of.get(move.hex, -1)
    if hex not in state.field.around[unit.hex] and hex not in state.field.beyond[unit.hex]:
        return Refusal(
            "MB-9.2", "not-adjacent", origin=hex_name(state, unit.hex), hex=code_text(move.hex)
        )
    fault = _retreat_fault(state, unit, hex)
    if fault == "no-points":
        cost = state.field.cost[hex]
        return Refusal("MB-9.3", "no-points", unit=unit_name(unit), cost=cost, left=unit.mp)
    if fault:
        rule = "MB-9.2" if hex < state.field.size else "MB-9.4"
        return Refusal(rule, fault, unit=unit_name(unit), hex=hex_name(state, hex))
    return None


def answers(state: State) -> list[Move]:
    """MB-9.1: stand, or retreat to any of the hexes."""
    moves: list[Move] = [Stand()]
    for hex in retreat_hexes(state, state.units[state.target]):
        moves.append(Retreat(state.field.code[hex]))
    return moves


def stand(state: State, told: Told) -> None:
    """MB-9.8: the defender awaits the attack."""
    defender = state.units[state.target]
    told.tell("MB-9.8", "stands", unit=unit_name(defender))
    _fight(state, state.units[state.mover], defender, told)


def retreat(state: State, move: Retreat, told: Told) -> None:
    """MB-9.3, MB-9.4, MB-9.6: the defender gives way or flees, and the attacker follows."""
    field = state.field
    defender = state.units[state.target]
    attacker = state.units[state.mover]
    vacated = defender.hex
    hex = field.hex_of[move.hex]
    defender.mp -= field.cost[hex]  # MB-7.9
    if hex < field.size:
        state.put(defender, hex)
        told.tell(
            "MB-9.2",
            "retreats",
            unit=unit_name(defender),
            hex=hex_name(state, hex),
            cost=field.cost[hex],
            left=defender.mp,
        )
    else:
        state.remove(defender, FLED)
        defender.slot = field.region[vacated]
        told.tell(
            "MB-9.4",
            "flees",
            unit=unit_name(defender),
            slot=module_name(state, defender.slot),
            cost=field.cost[hex],
            left=defender.mp,
        )
    state.target = NOBODY
    state.put(attacker, vacated)
    told.tell("MB-9.6", "follows", unit=unit_name(attacker), hex=hex_name(state, vacated))
    pursue(state, attacker, told)


def pursue(state: State, attacker: Unit, told: Told) -> None:
    """MB-9.7, MB-9.9: the attacker may attack again; without a payable target its turn ends."""
    state.stage = PURSUING
    if not attacks(state, attacker):
        end_turn(state, False, told)
