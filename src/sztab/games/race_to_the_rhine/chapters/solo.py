"""RR-17: the solo game: front shift, automatic counterattacks, dice."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE
from sztab.games.race_to_the_rhine.chapters.reaction import lose_field, open_to_attack, threatened
from sztab.games.race_to_the_rhine.chapters.roads import targets_of
from sztab.games.race_to_the_rhine.chapters.supply.connection import connected
from sztab.games.race_to_the_rhine.chapters.victory import end_turn
from sztab.games.race_to_the_rhine.moves import Move, Roll, Shift
from sztab.games.race_to_the_rhine.naming import army_name
from sztab.games.race_to_the_rhine.state import FIRST_NUMBER, NUMBERS, REACTING, SHIFTING, State

DICE: Final = 3
ROLL: Final = Roll()
UPPER_HALF: Final = 11  # RR-17.10a


def react(state: State, told: Told) -> None:
    """RR-17.9, RR-17.11: the front shift opens the reaction."""
    moved: list[int] = []
    for at in range(NUMBERS - 1, -1, -1):
        field = state.numbers[at]
        if field != NOWHERE and state.control[field] != NOBODY:
            moved.append(at + FIRST_NUMBER)
    if moved:
        begin_shift(state, moved)
    go_on(state, told)


def go_on(state: State, told: Told) -> None:
    """RR-17.9: shift as far as there is no choice; then the dice are due, or the next turn."""
    if not settle_shift(state, told):
        state.stage = SHIFTING
    elif state.rolled:
        end_turn(state, told)
    else:
        state.stage = REACTING


def strike(state: State, fate: Fate, told: Told) -> None:
    """RR-17.9: counterattacks, then the dice."""
    counterattack_all(state, told)
    state.rolled = True
    roll(state, fate, told)
    go_on(state, told)


# --- front shift (RR-17.11 to RR-17.14) ----------------------------------------------------------


def begin_shift(state: State, moved: list[int]) -> None:
    """RR-17.12, RR-17.14: these numbers, from the highest, go to the candidates."""
    found: list[int] = []
    for only_moved in (True, False):
        for index in range(len(state.corps)):
            if state.corps[index].moved or not only_moved:
                for field in targets_of(state, state.corps[index].field):
                    if field not in found:
                        found.append(field)
        if found or _somebody_moved(state):
            break
    state.shifted = tuple(moved)
    state.targets = tuple(sorted(found))


def _somebody_moved(state: State) -> bool:
    for corps in state.corps:
        if corps.moved:
            return True
    return False


def settle_shift(state: State, told: Told) -> bool:
    """RR-17.13, RR-17.14: move what has only one place to go; whether nothing is left to choose."""
    while state.shifted:
        number = state.shifted[0]
        if not state.targets:
            state.shifted = state.shifted[1:]
            state.numbers[number - FIRST_NUMBER] = NOWHERE
            state.markers_boxed += 1
            told.tell("RR-17.14", "number-boxed", number=number)
            continue
        goals = best_goals(state)
        if len(goals) > 1:
            return False
        shift_number(state, number, goals[0], told)
    state.targets = ()
    return True


def shift_number(state: State, number: int, field: int, told: Told) -> None:
    """RR-17.11: a number marker moves with the front."""
    state.shifted = state.shifted[1:]
    state.numbers[number - FIRST_NUMBER] = field
    told.tell("RR-17.12", "number-shifts", number=number, field=state.board.name[field])


def sums(state: State) -> list[int]:
    """RR-17.13: what the markers on each candidate add up to, those still to be moved left out."""
    found: list[int] = []
    for field in state.targets:
        total = 0
        for at in range(NUMBERS):
            if state.numbers[at] == field and at + FIRST_NUMBER not in state.shifted:
                total += at + FIRST_NUMBER
        found.append(total)
    return found


def best_goals(state: State) -> list[int]:
    """RR-17.13: where the next number may go so that the sums can still be as even as possible."""
    so_far = sums(state)
    left = list(state.shifted)
    best = smallest_spread(so_far, left, 0, 1000)
    goals: list[int] = []
    for at in range(len(so_far)):
        so_far[at] += left[0]
        if smallest_spread(so_far, left, 1, best + 1) == best:
            goals.append(state.targets[at])
        so_far[at] -= left[0]
    return goals


def smallest_spread(so_far: list[int], left: list[int], at: int, best: int) -> int:
    """The least difference of largest and smallest sum that is below *best*, or *best*."""
    if at == len(left):
        spread = max(so_far) - min(so_far)
        return spread if spread < best else best
    total = sum(so_far) + sum(left[at:])
    if max(so_far) - total // len(so_far) >= best:
        return best  # the smallest sum cannot rise above the mean
    for place in range(len(so_far)):
        so_far[place] += left[at]
        best = smallest_spread(so_far, left, at + 1, best)
        so_far[place] -= left[at]
    return best


def check_shift(state: State, move: Shift) -> Refusal | None:
    """RR-17.13: may this number go there?"""
    field = state.board.field_of.get(move.field, -1)
    if field < 0:
        return Refusal("RR-0.2", "no-such-field", field=move.field)
    name = state.board.name[field]
    if move.number != state.shifted[0]:
        return Refusal("RR-17.13", "shift-highest", number=state.shifted[0])
    if field not in state.targets:
        return Refusal("RR-17.12", "not-a-target", field=name)
    if field not in best_goals(state):
        return Refusal("RR-17.13", "sums-uneven", field=name)
    return None


def shifts(state: State) -> list[Move]:
    """RR-17.13: the choices among equal solutions."""
    found: list[Move] = []
    for field in best_goals(state):
        found.append(Shift(state.shifted[0], state.board.id[field]))
    return found


# --- counterattacks and dice ---------------------------------------------------------------------


def counterattack_all(state: State, told: Told) -> None:
    """RR-17.10, RR-17.15: every marker open to attack is removed, all at once."""
    reached = connected(state)
    for field in open_to_attack(state, reached):
        lose_field(state, field, not threatened(state, field, reached), told)


def roll(state: State, fate: Fate, told: Told) -> None:
    """RR-17.10a, RR-17.10b: three dice turn a number to its resistance side."""
    total = 0
    for _die in range(DICE):
        total += fate.die()
    number = number_for(state, total)
    told.tell("RR-17.10a", "dice", army=army_name(state.army), total=total)
    if number == NOBODY:
        return
    field = state.numbers[number - FIRST_NUMBER]
    state.numbers[number - FIRST_NUMBER] = NOWHERE
    state.marked[field] = True
    told.tell("RR-17.10a", "number-turns", number=number, field=state.board.name[field])
    others: list[int] = []
    for at in range(NUMBERS - 1, -1, -1):
        if state.numbers[at] == field:
            others.append(at + FIRST_NUMBER)
    if others:
        begin_shift(state, others)


def number_for(state: State, total: int) -> int:
    """RR-17.10a: the number that a roll means, or none."""
    up = total < UPPER_HALF
    for turn in (up, not up):
        number = total
        while FIRST_NUMBER <= number < FIRST_NUMBER + NUMBERS:
            if state.numbers[number - FIRST_NUMBER] != NOWHERE:
                return number
            number += 1 if turn else -1
    return NOBODY
