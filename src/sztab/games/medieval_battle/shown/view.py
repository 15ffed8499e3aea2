"""What a seat may see, and what is put before a person."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from sztab.core.game import Offer, Warn
from sztab.core.said import Name
from sztab.games.medieval_battle import engine
from sztab.games.medieval_battle.catalog import TERRAIN
from sztab.games.medieval_battle.chapters.deployment import most_distance, waiting_wagon
from sztab.games.medieval_battle.chapters.melee import ladder_index, losses, melee_modifiers
from sztab.games.medieval_battle.chapters.movement import way_cost
from sztab.games.medieval_battle.chapters.regrouping import can_place
from sztab.games.medieval_battle.chapters.shooting import shooting_modifiers
from sztab.games.medieval_battle.chapters.victory import victory_points
from sztab.games.medieval_battle.chapters.zones import in_zone
from sztab.games.medieval_battle.moves import (
    Attack,
    Finish,
    March,
    Merge,
    Move,
    Place,
    Regroup,
    Retreat,
    Shoot,
    Stand,
    army_text,
    code_text,
)
from sztab.games.medieval_battle.naming import (
    SIDES,
    hex_name,
    side_name,
    unit_id,
    unit_name,
)
from sztab.games.medieval_battle.position.writing import STAGES, place_text
from sztab.games.medieval_battle.shown import seen
from sztab.games.medieval_battle.state import (
    ANSWERING,
    DEPLOYING,
    KINDS,
    MANOEUVRING,
    NOBODY,
    OVER,
    PURSUING,
    RECRUITING,
    RED,
    WG,
    YELLOW,
    State,
    Unit,
)

TERRAIN_NAMES = tuple(TERRAIN)


def zones(state: State) -> dict[seen.Side, list[str]]:
    """MB-8: the hexes in the zone of control of each side."""
    return {
        SIDES[side]: [
            hex_name(state, hex) for hex in range(state.field.size) if in_zone(state, hex, side)
        ]
        for side in (RED, YELLOW)
    }


def view(state: State, seat: int | None) -> seen.View:
    """Name each thing *seat* may know: all but the other's army while recruiting (MB-4.1)."""
    field = state.field
    hexes = range(field.size)
    shown: seen.View = {
        "map": {
            "layout": field.layout,
            "hexes": {hex_name(state, hex): TERRAIN_NAMES[field.terrain[hex]] for hex in hexes},
            "flags": {
                hex_name(state, hex): value
                for hex, value in zip(field.flags, field.flag_values, strict=True)
            },
            "terrain": _terrain(state),
            "modules": {f"S{slot}": name for slot, name in enumerate(field.modules)},
        },
        "kinds": {KINDS[kind]: _kind(state, kind) for kind in range(len(KINDS))},
        "stage": STAGES[state.stage],
        "turn": state.turn,
        "side": SIDES[state.side],
        "points": field.points,
        "victory": field.victory,
        "units": [_unit(state, unit) for unit in state.units],
        "control": {
            hex_name(state, hex): SIDES[side]
            for hex, side in zip(field.flags, state.control, strict=True)
            if side != NOBODY
        },
        "zones": zones(state),
        "markers": {SIDES[side]: state.markers[side] for side in (RED, YELLOW)},
        "most_markers": field.markers,
        "vp": {SIDES[side]: victory_points(state, side) for side in (RED, YELLOW)},
        "passes": state.passes,
        "mover": unit_id(state.units[state.mover]) if state.mover != NOBODY else None,
        "target": unit_id(state.units[state.target]) if state.target != NOBODY else None,
    }
    if state.stage == RECRUITING and seat is not None and state.armies[seat]:
        shown["army"] = army_text(state.armies[seat])
    return shown


def _terrain(state: State) -> dict[str, seen.Ground]:
    """MB-3.1: the terrain of this map as its player aid prints it."""
    field = state.field
    return {
        TERRAIN_NAMES[field.terrain[hex]]: {
            "cost": field.cost[hex],
            "height": field.height[hex],
            "cover": field.cover[hex],
            "bad_for_cavalry": field.bad_for_cavalry[hex],
            "blocks_sight": field.blocks_sight[hex],
        }
        for hex in range(field.size)
    }


def _kind(state: State, kind: int) -> seen.Kind:
    """MB-2.2, MB-4.3, MB-4.4: a kind of unit as the recruiting table prints it."""
    field = state.field
    return {
        "price": field.price[kind],
        "mp": field.max_mp[kind],
        "limit": field.limit[kind],
        "range": field.range[kind],
    }


def _unit(state: State, unit: Unit) -> seen.Unit:
    return {
        "id": unit_id(unit),
        "side": SIDES[unit.side],
        "kind": KINDS[unit.kind],
        "at": place_text(state, unit),
        "mp": unit.mp,
        "max": state.field.max_mp[unit.kind],
        "strength": unit.strength,
    }


# --- prompts -----------------------------------------------------------------------------------


def prompt(state: State, seat: int | None) -> Name:
    """One sentence: what this seat decides, or what it waits for."""
    if state.stage == OVER:
        return Name("prompt-over")
    if state.stage == RECRUITING:
        if seat is None:
            return Name("prompt-watch-recruiting")
        if not state.armies[seat]:
            return Name("prompt-recruit", points=state.field.points)
        return Name("prompt-wait-recruiting")
    decides = 1 - state.side if state.stage == ANSWERING else state.side
    if seat != decides:
        return Name(f"prompt-wait-{STAGES[state.stage]}", side=side_name(decides))
    if state.stage in (MANOEUVRING, PURSUING):
        mover = state.units[state.mover]
        can = (
            "go-on" if len(engine.moves(state, decides)) > 1 else "halt"
        )  # MB-8.4: a zone stops it
        return Name(f"prompt-{STAGES[state.stage]}", unit=unit_name(mover), left=mover.mp, can=can)
    if state.stage == ANSWERING:
        return Name(
            "prompt-answering",
            unit=unit_name(state.units[state.target]),
            attacker=unit_name(state.units[state.mover]),
        )
    wagon = waiting_wagon(state, decides)
    if state.stage == DEPLOYING and wagon is not None:
        most = most_distance(state, wagon)
        return Name(
            "prompt-deploy-wagon",
            flag=min(state.field.from_flag, most),
            wagon=min(state.field.from_wagon, most),
        )
    return Name(f"prompt-{STAGES[state.stage]}", markers=state.markers[decides])


# --- offers ------------------------------------------------------------------------------------


def offers(state: State, seat: int) -> list[Offer]:
    """Every choice of a person: a march to each hex in reach, and all that is not a march."""
    if state.stage == RECRUITING:
        counts = {KINDS[kind]: state.field.limit[kind] for kind in range(WG)}
        say = Name("offer-recruit", points=state.field.points)
        return [Offer("recruit", ("army",), say, counts=counts)]
    found = list(_offers(state, seat, engine.candidates(state, seat)))
    spelled = Counter(offer.picks for offer in found)
    return [
        replace(offer, picks=(*offer.picks, offer.text.split()[0]))  # shoot or attack one enemy
        if spelled[offer.picks] > 1
        else offer
        for offer in found
    ]


def _offers(state: State, seat: int, moves: Iterable[Move]) -> Iterable[Offer]:
    for move in moves:
        if isinstance(move, March):
            yield _march(state, seat, move)
        elif isinstance(move, (Attack, Shoot)):
            yield _fight(state, seat, move)
        elif isinstance(move, Merge):
            yield _merge(state, seat, move)
        elif isinstance(move, Place):
            unit = state.own(seat, move.counter)
            yield Offer(
                move.text(),
                (unit_id(unit), code_text(move.hex)),
                Name("offer-place", unit=unit_name(unit), hex=code_text(move.hex)),
                warns=("ends-turn",) if state.stage == DEPLOYING else (),
            )
        elif isinstance(move, Retreat):
            yield _retreat(state, move)
        elif isinstance(move, Stand):
            yield _stand(state)
        else:
            word = move.text()
            key = (
                f"offer-{word}-{STAGES[state.stage]}"
                if isinstance(move, Finish)
                else f"offer-{word}"
            )
            warns: tuple[Warn, ...] = ("ends-turn",)
            if state.stage == DEPLOYING:
                warns = ("ends-phase",)
            if isinstance(move, Regroup) and can_place(state, seat):
                warns = ()
            yield Offer(word, (word,), Name(key), warns=warns)


def _march(state: State, seat: int, move: March) -> Offer:
    unit = state.own(seat, move.counter)
    goal = code_text(move.path[-1])
    cost = way_cost(state, unit, move.path)
    return Offer(
        move.text(),
        (unit_id(unit), goal),
        Name("offer-march", unit=unit_name(unit), hex=goal, cost=cost),
        cost=Name("cost", points=cost),
    )


def _merge(state: State, seat: int, move: Merge) -> Offer:
    unit = state.own(seat, move.counter)
    goal = code_text(move.path[-1])
    return Offer(
        move.text(),
        (unit_id(unit), goal),
        Name("offer-merge", unit=unit_name(unit), hex=goal),
        cost=Name("cost", points=way_cost(state, unit, move.path)),
        warns=("ends-turn",),
    )


def _fight(state: State, seat: int, move: Attack | Shoot) -> Offer:
    """An attack or a shot with the losses it leads to: nothing in this game is left to chance."""
    unit = state.own(seat, move.counter)
    hex = state.field.hex_of[move.hex]
    target = state.at(hex)
    assert target is not None
    picks = (unit_id(unit), unit_id(target))
    field = state.field
    if target.kind == WG:
        say = Name("offer-attack-wagon", unit=unit_name(unit), target=unit_name(target))
    elif isinstance(move, Attack):
        base = field.melee[unit.kind][target.kind]
        index = ladder_index(base, melee_modifiers(state, unit, target))
        say = Name(
            "offer-attack",
            unit=unit_name(unit),
            target=unit_name(target),
            own=losses(field.attacker_loses, index, unit),
            enemy=losses(field.defender_loses, index, target),
        )
    else:
        base = field.shooting[unit.kind][target.kind]
        index = ladder_index(base, shooting_modifiers(state, unit, target))
        say = Name(
            "offer-shoot",
            unit=unit_name(unit),
            target=unit_name(target),
            enemy=losses(field.defender_loses, index, target),
        )
    cost = field.cost[hex] if isinstance(move, Attack) else 1
    return Offer(move.text(), picks, say, cost=Name("cost", points=cost), warns=("ends-turn",))


def _stand(state: State) -> Offer:
    """To await the attack, with the losses it leads to."""
    attacker, defender = state.units[state.mover], state.units[state.target]
    field = state.field
    base = field.melee[attacker.kind][defender.kind]
    index = ladder_index(base, melee_modifiers(state, attacker, defender))
    say = Name(
        "offer-stand",
        own=losses(field.defender_loses, index, defender),
        enemy=losses(field.attacker_loses, index, attacker),
    )
    return Offer("stand", ("stand",), say, warns=("ends-turn",))


def _retreat(state: State, move: Retreat) -> Offer:
    unit = state.units[state.target]
    hex = state.field.hex_of[move.hex]
    key = "offer-retreat" if hex < state.field.size else "offer-flee"
    return Offer(
        move.text(),
        (code_text(move.hex),),
        Name(key, unit=unit_name(unit), hex=code_text(move.hex), cost=state.field.cost[hex]),
        warns=("lasting",),
    )


# --- a drawing for the terminal ------------------------------------------------------------------

SIGNS = (" ", '"', ":", "^")  # plain, forest, rocky hills, mountain


def picture(state: State) -> str:
    """The map in text, each row with its r and the q of its first and last hex."""
    field = state.field
    rows: dict[int, list[int]] = {}
    for hex in range(field.size):
        rows.setdefault(field.r[hex], []).append(hex)
    left = min(2 * field.q[hex] + field.r[hex] for hex in range(field.size))
    lines: list[str] = []
    for r, row in sorted(rows.items()):
        line = f"r {r:>2}  q {field.q[row[0]]:>2}..{field.q[row[-1]]:<2} "
        margin = len(line)
        for hex in row:
            column = margin + 3 * (2 * field.q[hex] + r - left)
            line = line.ljust(column) + _cell(state, hex)
        lines.append(line.rstrip())
    return "\n".join(lines)


def caption(state: State) -> Name:
    """The signs of the picture and the score."""
    return Name(
        "caption",
        red=victory_points(state, RED),
        yellow=victory_points(state, YELLOW),
        victory=state.field.victory,
        red_markers=state.markers[RED],
        yellow_markers=state.markers[YELLOW],
    )


def _cell(state: State, hex: int) -> str:
    sign = SIGNS[state.field.terrain[hex]]
    unit = state.at(hex)
    if unit is not None:
        letter = "R" if unit.side == RED else "Y"
        kind = KINDS[unit.kind] if unit.strength != 1 else KINDS[unit.kind].lower()
        number = "" if unit.kind == WG else str(unit.number)
        return f"{letter}{kind}{number}".ljust(4) + sign
    if hex in state.field.flags:
        flag = state.field.flags.index(hex)
        holder = state.control[flag]
        mark = "+" if holder == NOBODY else "RY"[holder]
        return f"[{state.field.flag_values[flag]}{mark}]{sign}"
    return f"{sign * 2}·{sign * 2}"
