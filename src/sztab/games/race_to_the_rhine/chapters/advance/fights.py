"""RR-10, third part: fights."""

from sztab.core.said import Told
from sztab.games.race_to_the_rhine.moves import AMMO, FUEL
from sztab.games.race_to_the_rhine.naming import (
    army_name,
    card_name,
    corps_name,
    deck_name,
    load_name,
)
from sztab.games.race_to_the_rhine.state import State


def fight(state: State, index: int, goal: int, deck: int, help: int, told: Told) -> bool:
    """RR-10.15 to RR-10.18: the cost is paid as far as it can be; whether the fight is won."""
    corps = state.corps[index]
    card = state.board.cards[state.card]
    ammo_due = card.ammo - help if card.ammo > help else 0
    won = corps.ammo >= ammo_due and corps.fuel >= card.fuel
    ammo = ammo_due if corps.ammo >= ammo_due else corps.ammo
    fuel = card.fuel if corps.fuel >= card.fuel else corps.fuel
    corps.ammo -= ammo
    corps.fuel -= fuel
    state.pool[AMMO] += ammo
    state.pool[FUEL] += fuel
    if won:
        state.beaten[state.army].append(state.card)
    else:  # RR-10.17, RR-18.4: nobody knows where in the deck it lies now
        state.decks[deck].append(state.card)
        state.decks[deck].sort()
    told.tell(
        "RR-10.15" if won else "RR-10.17",
        "wins-fight" if won else "loses-fight",
        corps=corps_name(state.board, index),
        army=army_name(state.army),
        card=card_name(state.board, state.card),
        paid=load_name(fuel, ammo, 0),
        pays=fuel + ammo,
        needs=load_name(card.fuel, card.ammo, 0),
        help=min(help, card.ammo),
        medal="yes" if card.medal else "no",
        field=state.board.name[goal if won else corps.field],
        goal=state.board.name[goal],
        deck=deck_name(state, deck),
    )
    return won
