"""Questions that change nothing: an attack worked out beforehand, sight, and reach."""

from collections.abc import Mapping, Sequence

from sztab.core.errors import QuestionError
from sztab.core.game import Json
from sztab.core.said import Refusal
from sztab.core.words import modifier_json
from sztab.games.stand_at_mortain.chapters.activation import (
    RULES,
    activation_fault,
    check_enter,
    check_go,
    hex_fault,
)
from sztab.games.stand_at_mortain.chapters.cards import is_face
from sztab.games.stand_at_mortain.chapters.combat import (
    attack_modifiers,
    attack_strength,
    check_fire,
)
from sztab.games.stand_at_mortain.chapters.markers import targets
from sztab.games.stand_at_mortain.moves import Air, Enter, Fire, Go, Redraw, hex_text
from sztab.games.stand_at_mortain.naming import refusal
from sztab.games.stand_at_mortain.odds import Attack, attack_odds, highest_hit
from sztab.games.stand_at_mortain.shown import seen
from sztab.games.stand_at_mortain.state import (
    AIR,
    GERMAN,
    GROUND,
    JOKER,
    NOWHERE,
    OBA,
    RANK,
    WAITING,
    State,
)


def attack(state: State, move: Attack) -> seen.Attack:
    """SM-5.5 to SM-5.9: the strength, what is added to the card, and the chance of every card."""
    weapon, firing, chosen = _declared(state, move)
    found = attack_odds(state, move)
    return {
        "strength": attack_strength(state, weapon, firing, chosen),
        "modifiers": [
            modifier_json(modifier) for modifier in attack_modifiers(state, weapon, firing, chosen)
        ],
        "needed": highest_hit(state, move),
        "cards": _cards(state),
        "hit": found.hit,
        "ends": found.ends,
        "hit_at_once": found.hit_at_once,
        "ends_at_once": found.ends_at_once,
    }


def _cards(state: State) -> dict[str, int]:
    """SM-5.6: how many cards of each value are left, but for faces and Joker, which hit nobody."""
    numbers = [card for card in state.deck if card != JOKER and not is_face(card)]
    values = [state.field.value[RANK[card]] for card in numbers]
    return {str(value): values.count(value) for value in sorted(set(values))}


def _declared(state: State, move: Attack) -> tuple[int, int, int]:
    """The weapon, the firing units and the targets that a legal attack declares."""
    if isinstance(move, Redraw):
        return state.weapon, state.firing, state.targets
    if isinstance(move, Fire):
        units = state.field.unit_of
        return GROUND, sum(1 << units[id] for id in move.units), 1 << units[move.target]
    return AIR if isinstance(move, Air) else OBA, 0, targets(state, move.unit, move.hex)


def card_fault(state: State, unit: int) -> Refusal | None:
    """SM-3.4 to SM-3.7: why the card in play activates this unit no more, or nothing."""
    called = state.field.ids[unit]
    if state.place[unit] == WAITING:
        return _entry_fault(state, unit, called)
    fault = activation_fault(state, 1 << unit, NOWHERE) if state.place[unit] >= 0 else ""
    return refusal(RULES[fault], fault, state, called, 0) if fault else None


def _entry_fault(state: State, unit: int, called: str) -> Refusal | None:
    """SM-4.3, SM-4.4: why a waiting unit cannot enter anywhere, or nothing."""
    field = state.field
    side = field.side[unit]
    faults = [check_enter(state, side, Enter(called, field.code[hex])) for hex in field.edge[side]]
    return faults[0] if all(faults) else None


def onto(state: State, seat: int, chosen: Sequence[str], goal: str) -> Refusal | None:
    """SM-4, SM-5.2: why the chosen units cannot do anything to that unit or hex."""
    field = state.field
    if any(field.unit_of.get(called, -1) < 0 for called in chosen):  # a marker
        return None
    unit = field.unit_of.get(goal, -1)
    if unit < 0:
        several = len(chosen) > 1 and goal.isdigit()
        return Refusal("SM-4.2", "one-moves") if several else None
    if field.side[unit] == seat:
        return onto_own(state, seat, chosen[0], goal)
    if state.place[field.unit_of[chosen[0]]] == WAITING:
        rule = "SM-4.3" if seat == GERMAN else "SM-4.4"
        return refusal(rule, "enters-first", state, chosen[0], 0)
    return check_fire(state, seat, Fire(tuple(chosen), goal))


def onto_own(state: State, seat: int, mover: str, goal: str) -> Refusal | None:
    """SM-2.1, SM-4.2: why a unit cannot join one's own unit, or why that one cannot act either."""
    field = state.field
    unit, first = field.unit_of.get(goal, -1), field.unit_of.get(mover, -1)
    if min(unit, first) < 0 or field.side[unit] != seat:
        return None
    if min(state.place[unit], state.place[first]) < 0:  # not on the map
        return card_fault(state, unit)
    fault = check_go(state, seat, Go(mover, field.code[state.place[unit]]))
    if fault is None and state.acted >> unit & 1:
        fault = refusal("SM-3.6", "acted-already", state, goal, 0)
    return fault or card_fault(state, unit)


def visible(state: State, args: Mapping[str, Json]) -> list[str]:
    """SM-5.3, SM-5.4: the hexes that a unit in this hex could fire into."""
    sees = state.field.sees[_hex(state, args)]
    return [hex_text(code) for at, code in enumerate(state.field.code) if sees[at]]


def reach(state: State, args: Mapping[str, Json]) -> dict[str, int]:
    """SM-4.2 to SM-4.4: where a unit could go with one activation, or who could go to a hex."""
    field = state.field
    if "unit" in args:
        unit = field.unit_of.get(str(args["unit"]), -1)
        if unit < 0:
            raise _unknown("unit", args)
        return {hex_text(field.code[hex]): 1 for hex in _goals(state, unit)}
    goal = _hex(state, args)
    return {field.ids[unit]: 1 for unit in range(len(field.ids)) if goal in _goals(state, unit)}


def _goals(state: State, unit: int) -> list[int]:
    field = state.field
    place = state.place[unit]
    if place >= 0:
        near = field.around[place]
    elif place == WAITING and state.turn >= field.enters[unit]:
        near = field.edge[field.side[unit]]
    else:
        return []
    return [hex for hex in near if not hex_fault(state, unit, hex)]


def _hex(state: State, args: Mapping[str, Json]) -> int:
    for hex, code in enumerate(state.field.code):
        if hex_text(code) == args.get("hex"):
            return hex
    raise _unknown("hex", args)


def _unknown(what: str, args: Mapping[str, Json]) -> QuestionError:
    """A hex or unit that is not on this map."""
    return QuestionError(
        Refusal("ask", "no-such-question", question=f"{what} {args.get(what)}"[:40])
    )
