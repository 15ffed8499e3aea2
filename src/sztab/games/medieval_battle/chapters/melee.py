"""MB-10: melee."""

from sztab.core.said import Modifier, Refusal, Told
from sztab.games.medieval_battle.chapters.movement import check_actor
from sztab.games.medieval_battle.chapters.zones import controls
from sztab.games.medieval_battle.moves import Attack, code_text
from sztab.games.medieval_battle.naming import hex_name, unit_name
from sztab.games.medieval_battle.state import GONE, MANOEUVRING, NOBODY, WG, State, Unit


def check_attack(state: State, seat: int, move: Attack) -> Refusal | None:
    """MB-8.6, MB-10.1, MB-11.8: may this unit, archers too, attack that hex now?"""
    refusal = check_actor(state, seat, move.counter)
    if refusal is not None:
        return refusal
    unit = state.own(seat, move.counter)
    hex = state.field.hex_of.get(move.hex, -1)
    if unit.kind == WG:
        return Refusal("MB-14.6", "wagon-does-not-fight")
    if hex not in state.field.around[unit.hex]:
        return Refusal(
            "MB-8.6", "not-adjacent", origin=hex_name(state, unit.hex), hex=code_text(move.hex)
        )
    target = state.at(hex)
    if target is None or target.side == seat:
        return Refusal("MB-10.1", "no-enemy-there", hex=code_text(move.hex))
    if not state.field.open[unit.kind][hex]:
        return Refusal("MB-10.1", "cannot-enter", unit=unit_name(unit), hex=code_text(move.hex))
    if state.field.cost[hex] > unit.mp:
        return Refusal(
            "MB-7.7",
            "no-points",
            unit=unit_name(unit),
            cost=state.field.cost[hex],
            left=unit.mp,
        )
    if not _free_to_attack(state, unit, target):
        return Refusal("MB-8.6", "not-in-its-zone", unit=unit_name(unit), target=unit_name(target))
    return None


def _free_to_attack(state: State, unit: Unit, target: Unit) -> bool:
    """MB-8.6: who stepped into a zone attacks a unit in whose zone it stands; others are free."""
    return state.stage != MANOEUVRING or not state.stopped or controls(state, target, unit.hex)


def attacks(state: State, unit: Unit) -> list[int]:
    """MB-8.6, MB-10.1: the hexes this unit may attack now."""
    found: list[int] = []
    if unit.kind == WG:
        return found
    field = state.field
    for hex in field.steps[unit.kind][unit.hex]:
        index = state.standing[hex]
        if index != NOBODY:
            target = state.units[index]
            if (
                target.side != unit.side
                and field.cost[hex] <= unit.mp
                and _free_to_attack(state, unit, target)
            ):
                found.append(hex)
    return found


def pay_for_attack(state: State, unit: Unit, target: Unit, told: Told) -> None:
    """MB-7.7: the terrain cost of the defender's hex, paid when the attack is declared."""
    cost = state.field.cost[target.hex]
    unit.mp -= cost
    told.tell(
        "MB-10.1",
        "attacks",
        unit=unit_name(unit),
        target=unit_name(target),
        hex=hex_name(state, target.hex),
        cost=cost,
        left=unit.mp,
    )


def numbers_and_height(state: State, unit: Unit, target: Unit, rule: str) -> list[Modifier]:
    """MB-10.3 (a), (b), MB-11.5 (a), (b): the advantages that melee and shooting share."""
    found: list[Modifier] = []
    if unit.strength != target.strength:
        stronger = unit.strength > target.strength
        found.append(
            Modifier(1, "attacker-stronger", rule)
            if stronger
            else Modifier(-1, "defender-stronger", rule)
        )
    height = state.field.height[unit.hex] - state.field.height[target.hex]  # MB-0.7
    if height > 0:
        found.append(Modifier(1, "attacker-higher", rule))
    elif height < 0:
        found.append(Modifier(-1, "defender-higher", rule))
    return found


def melee_modifiers(state: State, unit: Unit, target: Unit) -> list[Modifier]:
    """MB-10.3: the advantages of a melee, in the order of the rules."""
    found = numbers_and_height(state, unit, target, "MB-10.3")
    mounted = state.field.mounted
    if state.field.bad_for_cavalry[target.hex] and mounted[unit.kind] != mounted[target.kind]:
        found.append(
            Modifier(-1, "attacker-bad-ground", "MB-10.3")
            if mounted[unit.kind]
            else Modifier(1, "defender-bad-ground", "MB-10.3")
        )
    return found


def ladder_index(base: int, modifiers: list[Modifier]) -> int:
    """MB-10.4, MB-11.6: base and advantages, limited to the ends of the ladder."""
    index = base
    for modifier in modifiers:
        index += modifier.value
    return max(-2, min(2, index))


def losses(column: list[int], index: int, unit: Unit) -> int:
    """MB-10.4, MB-0.3: the knights a unit loses at this place of the ladder, at most all it has."""
    return min(column[index + 2], unit.strength)


def resolve_melee(state: State, attacker: Unit, defender: Unit, told: Told) -> None:
    """MB-10.2 to MB-10.5: both lose at the same time; the attacker enters a hex it emptied."""
    field = state.field
    base = field.melee[attacker.kind][defender.kind]
    modifiers = melee_modifiers(state, attacker, defender)
    index = ladder_index(base, modifiers)
    hex = defender.hex
    own = losses(field.attacker_loses, index, attacker)
    enemy = losses(field.defender_loses, index, defender)
    if told.heard:
        tell_sum(told, "MB-10.4", "melee", attacker, defender, base, modifiers, index, own, enemy)
    lose(state, attacker, own, told)
    lose(state, defender, enemy, told)
    if defender.place == GONE and attacker.place != GONE:
        state.put(attacker, hex)
        told.tell("MB-10.5", "moves-in", unit=unit_name(attacker), hex=hex_name(state, hex))


def tell_sum(
    told: Told,
    rule: str,
    key: str,
    attacker: Unit,
    defender: Unit,
    base: int,
    modifiers: list[Modifier],
    index: int,
    own: int,
    enemy: int,
) -> None:
    """Tell a sum and what it leads to, then its advantages, and the end of the ladder if met."""
    told.tell(
        rule,
        key,
        unit=unit_name(attacker),
        target=unit_name(defender),
        base=base,
        index=index,
        own=own,
        enemy=enemy,
        left=attacker.mp,
    )
    total = base
    for modifier in modifiers:
        total += modifier.value
        told.tell(modifier.rule, modifier.key, value=f"{modifier.value:+d}")
    if total != index:
        told.tell(rule, "ladder-ends", total=str(total), index=str(index))


def lose(state: State, unit: Unit, knights: int, told: Told) -> None:
    """MB-0.3: a unit loses knights, and leaves the game with its last one."""
    if knights == 0:
        return
    unit.strength = max(0, unit.strength - knights)
    if unit.strength == 0:
        state.remove(unit, GONE)
        told.tell("MB-0.3", "destroyed", unit=unit_name(unit))
    else:
        told.tell("MB-0.3", "loses-knight", unit=unit_name(unit), left=unit.strength)
