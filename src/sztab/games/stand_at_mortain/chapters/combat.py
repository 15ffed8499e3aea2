"""SM-5, with SM-3.10 to SM-3.12: fire, the combat card, and its result."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Modifier, Refusal, Told
from sztab.games.stand_at_mortain.chapters.activation import (
    RULES,
    act,
    activation_fault,
    activations_used,
    allowed,
    check_unit,
)
from sztab.games.stand_at_mortain.chapters.cards import allowance, is_face, joker_is_early
from sztab.games.stand_at_mortain.moves import AT, Fire, Move
from sztab.games.stand_at_mortain.naming import (
    card_name,
    hex_name,
    refusal,
    side_name,
    signed,
    unit_name,
    units_names,
)
from sztab.games.stand_at_mortain.state import (
    ACTING,
    AIR,
    BITS,
    ELIMINATED,
    GERMAN,
    GROUND,
    JACK,
    JOKER,
    NOWHERE,
    OBA,
    RANK,
    REDRAWING,
    TANK,
    State,
)

# What a draw for an attack comes to.
SETTLED: Final = 0  # hit or miss
OPEN: Final = 1  # a face card: the attacker decides (SM-5.7)
TURN_OVER: Final = 2  # the Joker (SM-3.10)


# --- may they fire? -------------------------------------------------------------------------------


def check_fire(state: State, seat: int, move: Fire) -> Refusal | None:
    """SM-5.2 to SM-5.4, SM-3.11: may these units fire at that one now?"""
    field = state.field
    target = field.unit_of.get(move.target, -1)
    if target < 0 or field.side[target] == seat or state.place[target] < 0:
        return refusal("SM-5.2", "no-such-target", state, move.target, 0)
    if not move.units:
        return Refusal("SM-5.2", "nobody-fires")
    hex = state.place[target]
    firing = 0
    for called in move.units:
        fault = check_unit(state, seat, called, 0)
        if fault is not None:
            return fault
        unit = field.unit_of[called]
        place = state.place[unit]
        if place < 0:
            return refusal("SM-5.2", "not-on-map", state, called, 0)
        if not field.sees[place][hex]:
            far = field.distance[place][hex] > field.range[place]
            rule, key = ("SM-5.3", "out-of-range") if far else ("SM-5.4", "no-line-of-fire")
            return refusal(rule, key, state, called, field.code[hex])
        if firing >> unit & 1:
            return refusal("SM-3.6", "acted-already", state, called, 0)
        firing |= 1 << unit
    for called in move.units:
        card_fault = activation_fault(state, 1 << field.unit_of[called], NOWHERE)
        if card_fault:
            return refusal(RULES[card_fault], card_fault, state, called, 0)
    card_fault = activation_fault(state, firing, NOWHERE)
    if card_fault:
        return refusal(RULES[card_fault], card_fault, state, move.units[-1], 0)
    if not state.deck:
        return Refusal("SM-3.11", "deck-is-empty")
    return None


# --- strength and modifiers -----------------------------------------------------------------------


def strength(state: State, firing: int, target: int) -> int:
    """SM-5.5: the AT values of the firing units against a Tank, else their AI values."""
    field = state.field
    values = field.at if field.type[target] == TANK else field.ai
    total = 0
    for unit in range(len(state.place)):
        if firing >> unit & 1:
            total += values[unit][state.back(unit)]
    return total


def fire_modifiers(state: State, firing: int, target: int) -> list[Modifier]:
    """SM-5.8: what is added to the card, in the order of the rules."""
    field = state.field
    hex = state.place[target]
    found: list[Modifier] = []
    if all_adjacent(state, firing, hex):
        found.append(Modifier(-1, "all-adjacent", "SM-5.8"))
    if firing >> field.tiger & 1 and field.type[target] == TANK:
        found.append(Modifier(-1, "tiger-fires", "SM-5.8"))
    if field.cover[hex]:
        found.append(Modifier(field.cover[hex], "cover", "SM-5.8"))
    if interdiction_holds(state, firing):
        found.append(Modifier(1, "interdiction", "SM-6.6"))
    return found


def all_adjacent(state: State, firing: int, hex: int) -> bool:
    """SM-5.8: is every firing unit adjacent to the target?"""
    for unit in range(len(state.place)):
        if firing >> unit & 1 and state.field.distance[state.place[unit]][hex] != 1:
            return False
    return True


def interdiction_holds(state: State, firing: int) -> bool:
    """SM-6.6: does a firing German unit stand in the interdicted area?"""
    if state.interdicted == NOWHERE or firing & state.field.everybody[GERMAN] == 0:
        return False
    distances = state.field.distance[state.interdicted]
    for unit in range(len(state.place)):
        if firing >> unit & 1 and distances[state.place[unit]] <= 1:
            return True
    return False


def attack_strength(state: State, weapon: int, firing: int, targets: int) -> int:
    """SM-5.5, SM-6.5: the strength of ground units or of a marker."""
    if weapon == AIR:
        return state.field.air
    if weapon == OBA:
        return state.field.oba
    return strength(state, firing, lowest(targets))


def attack_modifiers(state: State, weapon: int, firing: int, targets: int) -> list[Modifier]:
    """SM-5.8, SM-6.5: what is added to the card; for a marker only the terrain."""
    target = lowest(targets)
    if weapon == GROUND:
        return fire_modifiers(state, firing, target)
    cover = state.field.cover[state.place[target]]
    return [Modifier(cover, "cover", "SM-6.5")] if cover else []


def needed(state: State, weapon: int, firing: int, targets: int) -> int:
    """SM-5.9: the highest card value that hits."""
    highest = attack_strength(state, weapon, firing, targets)
    for modifier in attack_modifiers(state, weapon, firing, targets):
        highest -= modifier.value
    return highest


def lowest(units: int) -> int:
    """The first unit of a set."""
    unit = 0
    while not units >> unit & 1:
        unit += 1
    return unit


# --- an attack ------------------------------------------------------------------------------------


def declare_fire(state: State, move: Fire, told: Told) -> None:
    """SM-5.2, SM-4.6: every firing unit uses an activation; the attack waits for its card."""
    firing = 0
    for called in move.units:
        firing |= 1 << state.field.unit_of[called]
    used = activations_used(state, 0, NOWHERE) if told.heard else 0
    act(state, firing)
    state.weapon = GROUND
    state.firing = firing
    state.targets = 1 << state.field.unit_of[move.target]
    if told.heard:
        target = lowest(state.targets)
        told.tell(
            "SM-5.2",
            "fires",
            units=units_names(state, firing),
            count=len(move.units),
            target=unit_name(state, target),
            hex=hex_name(state, state.place[target]),
            used=activations_used(state, 0, NOWHERE),
            allowed=allowed(state),
        )
        if activations_used(state, 0, NOWHERE) < used + len(move.units):
            told.tell("SM-3.7", "tiger-rides", unit=unit_name(state, state.field.tiger))
        tell_sum(state, told, "SM-5.5")


def tell_sum(state: State, told: Told, rule: str) -> None:
    """SM-5.5, SM-5.8: the strength, each modifier, and the highest card that hits."""
    weapon, firing, targets = state.weapon, state.firing, state.targets
    for modifier in attack_modifiers(state, weapon, firing, targets):
        told.tell(modifier.rule, modifier.key, value=signed(modifier.value))
    highest = needed(state, weapon, firing, targets)
    key = "strength" if highest > 0 else "strength-in-vain"
    if not any_affected(state):
        key = "strength-no-target"
    told.tell(
        rule,
        key,
        strength=attack_strength(state, weapon, firing, targets),
        needed=highest,
        most=most_card(highest),
    )


def most_card(highest: int) -> int:
    """SM-5.6: the highest number card that hits, from none to all."""
    return max(0, min(JACK - 1, highest))


def any_affected(state: State) -> bool:
    """SM-6.5: does the declared attack concern any of its targets?"""
    for unit in range(len(state.place)):
        if state.targets >> unit & 1 and is_affected(state, unit):
            return True
    return False


def draw_for_attack(state: State, fate: Fate, told: Told) -> int:
    """SM-5.6, SM-3.9 to SM-3.12: draw until the attack is decided or a face card comes."""
    state.face = ""
    state.stage = ACTING
    while state.deck:
        card = fate.draw(state.deck)
        if card == JOKER:
            if not joker_is_early(state):
                told.tell("SM-3.10", "joker-in-combat", left=len(state.deck))
                clear_attack(state)
                return TURN_OVER
            told.tell("SM-3.9", "joker-ignored", left=len(state.deck))
        elif not is_face(card):
            _tell_card(state, card, told)
            settle(state, state.field.value[RANK[card]], told)
            return SETTLED
        elif state.deck:
            state.face = card
            state.stage = REDRAWING
            told.tell(
                "SM-5.7",
                "face-card",
                card=card_name(card),
                side=side_name(state.side),
                left=len(state.deck),
            )
            return OPEN
        else:
            told.tell("SM-3.11", "face-card-last", card=card_name(card), left=0)
    told.tell("SM-3.11", "misses-without-card")
    clear_attack(state)
    return SETTLED


def _tell_card(state: State, card: str, told: Told) -> None:
    """SM-5.9: the card that decides, what was needed, and whether it hits."""
    highest = needed(state, state.weapon, state.firing, state.targets)
    hits = state.field.value[RANK[card]] <= highest and any_affected(state)
    told.tell(
        "SM-5.6",
        "combat-card",
        card=card_name(card),
        most=most_card(highest) if any_affected(state) else 0,
        result="hit" if hits else "miss",
        left=len(state.deck),
    )


def settle(state: State, value: int, told: Told) -> None:
    """SM-5.9: the card with its modifiers hits if it is not above the strength."""
    if value > needed(state, state.weapon, state.firing, state.targets):
        clear_attack(state)
        return
    hits = 0
    for unit in range(len(state.place)):
        if state.targets >> unit & 1 and is_affected(state, unit):
            take_hit(state, unit, told)
            hits += 1
    if not hits:
        told.tell("SM-6.5", "hits-nobody", mode=state.mode)
    clear_attack(state)


def is_affected(state: State, unit: int) -> bool:
    """SM-6.5: does the announced mode of an Air attack concern this unit? Others hit every type."""
    return state.weapon != AIR or is_of_class(state, state.mode, unit)


def is_of_class(state: State, mode: str, unit: int) -> bool:
    """SM-6.5: AT concerns Tanks, AI concerns Guns and Infantry."""
    return (mode == AT) == (state.field.type[unit] == TANK)


def take_hit(state: State, unit: int, told: Told) -> None:
    """SM-0.2, SM-5.9: a front is flipped, a back is eliminated."""
    if not state.back(unit):
        state.flipped |= 1 << unit
        told.tell(
            "SM-5.9",
            "flipped",
            unit=unit_name(state, unit),
            AT=state.field.at[unit][1],
            AI=state.field.ai[unit][1],
        )
        return
    told.tell(
        "SM-5.9",
        "eliminated",
        unit=unit_name(state, unit),
        hex=hex_name(state, state.place[unit]),
    )
    state.remove(unit, ELIMINATED)


def clear_attack(state: State) -> None:
    """SM-5.10: no attack waits for a card any more."""
    state.stage = ACTING
    state.weapon = GROUND
    state.mode = ""
    state.firing = 0
    state.targets = 0
    state.face = ""


# --- lists ----------------------------------------------------------------------------------------


def able_to_fire(state: State, target: int) -> int:
    """SM-5.2 to SM-5.4: the set of units that have not acted and have this target under fire."""
    field = state.field
    hex = state.place[target]
    able = 0
    for unit in range(field.first[state.side], field.last[state.side]):
        place = state.place[unit]
        if place >= 0 and field.sees[place][hex] and not state.acted >> unit & 1:
            able |= 1 << unit
    return able


def fires(state: State, listed: list[Move]) -> None:
    """SM-5.2: add every attack of the side to act: any units that may fire, at any target."""
    if state.closed or not state.deck:
        return
    field = state.field
    first = field.first[state.side]
    face = is_face(state.card)
    spare = 0 if face else allowance(state) - activations_used(state, 0, NOWHERE)
    for target in range(field.first[1 - state.side], field.last[1 - state.side]):
        if state.place[target] >= 0:
            able = able_to_fire(state, target) >> first
            moves = field.fires[target]
            firing = able
            while firing:
                # the quick answer leaves out only what Tiger may change
                if BITS[firing] <= spare or not activation_fault(state, firing << first, NOWHERE):
                    listed.append(moves[firing])
                firing = (firing - 1) & able


def can_fire(state: State) -> bool:
    """SM-3.11: can any unit of the side to act fire with this card?"""
    if state.closed or not state.deck:
        return False
    field = state.field
    for target in range(field.first[1 - state.side], field.last[1 - state.side]):
        if state.place[target] >= 0:
            able = able_to_fire(state, target)
            for unit in range(field.first[state.side], field.last[state.side]):
                if able >> unit & 1 and not activation_fault(state, 1 << unit, NOWHERE):
                    return True
    return False
