"""FW-9.1 to FW-9.10, FW-9.18, FW-9.23, FW-11.11, FW-13.13: allocating hits."""

from typing import Final, final

from sztab.core.fate import Fate
from sztab.core.said import Name, Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name
from sztab.games.flames_of_war.chapters.c01_table.ground import building_of
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import (
    LONG_RANGE,
    legal_targets,
    line_of,
)
from sztab.games.flames_of_war.chapters.c07_shooting.shooting import SMALL_FIREPOWER
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import no_high_explosive
from sztab.games.flames_of_war.chapters.c08_sight.concealment import in_bulletproof_cover
from sztab.games.flames_of_war.chapters.c09_hits.riders import rider_saves
from sztab.games.flames_of_war.chapters.c09_hits.scoring import (
    AIR,
    BOMBARDMENT,
    DEFENSIVE,
    DIRECT,
    MELEE,
    Choice,
    choice_numbers,
    kind_named,
    type_named,
)
from sztab.games.flames_of_war.chapters.c11_assault.contact import assault_rating, contact
from sztab.games.flames_of_war.geometry.footprints import distance, is_within
from sztab.games.flames_of_war.geometry.measure import within
from sztab.games.flames_of_war.moves import ALLOCATE, Move, Plain
from sztab.games.flames_of_war.shown.seen import Asked
from sztab.games.flames_of_war.state import Hit, Question, Shot, Stage, State, not_an_answer
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    BAILED_OUT,
    BOGGED,
    BUNKER_BUSTER,
    DUG_IN,
    GUN,
    INFANTRY,
    NO_ROLE,
    ON_TABLE,
)


def anti_tank(state: State, hit: Hit, mode: int) -> int:
    """The anti-tank rating of a hit; under a template all have the same, which its task knows."""
    if mode == MELEE:
        return assault_rating(state.team(hit.shooter))
    if mode > DEFENSIVE:
        return 0
    return state.team(hit.shooter).type.weapons[hit.weapon].anti_tank


def possible(state: State, hit: Hit, defending: bool, choices: list[Choice]) -> list[int]:
    """FW-9.2, FW-9.7, FW-9.8: the teams that a hit may go to."""
    shooter = state.team(hit.shooter)
    shot = Shot(hit.shooter, hit.weapon, hit.target, hit.group, 1, 0)
    firing = [other.team for other in state.shots]
    found: list[int] = []
    dry = no_high_explosive(state, hit)
    for team in legal_targets(state, line_of(shot, shooter.opening), firing, not defending):
        if not (dry and team.type.kind in (INFANTRY, GUN)):
            found.append(team.id)
    wanted = type_named(choices, hit.target)
    if hit.typed and wanted >= 0:
        type = state.field.types[wanted]
        narrowed = [id for id in found if state.team(id).type is type]
        if narrowed:
            return narrowed
    return found


def priority(
    state: State, hit: Hit, team: Team, choices: list[Choice], order: list[int]
) -> tuple[int, int, int, int, int, int]:
    """FW-9.4: whom a hit strikes first, lower numbers before higher ones."""
    shooter = state.team(hit.shooter)
    far = 0 if within(distance(shooter.box, team.box), LONG_RANGE) else 1
    kind = kind_named(choices, hit.target)
    other = 0 if kind == -1 or _counts_as(state, hit, team) == kind else 1
    covered = 1 if in_bulletproof_cover(state, shooter, team, shooter.opening) else 0
    stopped = 1 if team.type.vehicle and team.flags & (BOGGED | BAILED_OUT) else 0
    armour = team.type.armour[0] + 1 if team.type.armoured else 0
    return far, other, covered, stopped, armour, order.index(team.id)


def _counts_as(state: State, hit: Hit, team: Team) -> int:
    """FW-7.19: against small arms man-packed guns count as infantry beside infantry."""
    small = state.team(hit.shooter).type.weapons[hit.weapon].firepower >= SMALL_FIREPOWER
    if small and team.type.man_packed:
        for other in state.standing(hit.target):
            if other.type.kind == INFANTRY:
                return INFANTRY
    return team.type.kind


def allocate(
    state: State, hits: list[Hit], order: list[int], defending: bool, choices: list[Choice]
) -> list[Hit]:
    """FW-9.3, FW-9.23: even spread by priority, then the highest anti-tank to armour."""
    return spread_shots(state, hits, order, choices, who_may(state, hits, defending, choices))


def who_may(
    state: State, hits: list[Hit], defending: bool, choices: list[Choice]
) -> list[list[int]]:
    """FW-9.2: the teams that each hit may go to; the hits of one weapon have the same."""
    known: dict[tuple[int, int, int, bool], list[int]] = {}
    found: list[list[int]] = []
    for hit in hits:
        key = (hit.shooter, hit.weapon, hit.group, hit.typed)
        if key not in known:
            known[key] = possible(state, hit, defending, choices)
        found.append(known[key])
    return found


def spread_shots(
    state: State,
    hits: list[Hit],
    order: list[int],
    choices: list[Choice],
    may: list[list[int]],
) -> list[Hit]:
    """FW-9.3, FW-9.23: the same, where it is known whom each hit may go to."""
    victims: list[int] = []
    taken: dict[int, int] = {}
    for at in range(len(hits)):
        best = 0
        rank: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
        for id in may[at]:
            mine = priority(state, hits[at], state.team(id), choices, order)
            if best:
                fewer, least = taken.get(id, 0), taken.get(best, 0)
                if fewer > least or (fewer == least and mine >= rank):
                    continue
            best, rank = id, mine
        victims.append(best)
        if best:
            taken[best] = taken.get(best, 0) + 1
    _exchange(state, hits, victims, may)
    return [hits[at].on(victims[at]) for at in range(len(hits)) if victims[at]]


def _exchange(state: State, hits: list[Hit], victims: list[int], may: list[list[int]]) -> None:
    """FW-9.6, FW-9.23 (3): exchange hits until no higher anti-tank lies on a lower rank."""
    again = True
    while again:
        again = False
        for i in range(len(hits)):
            for j in range(i + 1, len(hits)):
                if not victims[i] or not victims[j] or victims[i] == victims[j]:
                    continue
                if _swaps(state, hits, victims, may, i, j) or _swaps(
                    state, hits, victims, may, j, i
                ):
                    victims[i], victims[j] = victims[j], victims[i]
                    again = True
                    break
            if again:
                break


def _swaps(
    state: State, hits: list[Hit], victims: list[int], may: list[list[int]], low: int, high: int
) -> bool:
    """Whether the hit on the lower-ranked team is the harder one and both could change."""
    if anti_tank(state, hits[low], DIRECT) <= anti_tank(state, hits[high], DIRECT):
        return False
    shooter = hits[low].shooter
    if _rank(state, shooter, victims[low]) >= _rank(state, shooter, victims[high]):
        return False
    return victims[high] in may[low] and victims[low] in may[high]


def _rank(state: State, shooter: int, victim: int) -> int:
    """FW-9.23: armoured vehicle 2, in bulletproof cover 1, other 0."""
    team, by = state.team(victim), state.team(shooter)
    if team.type.armoured:
        return 2
    return 1 if in_bulletproof_cover(state, by, team, by.opening) else 0


@final
class Allocation(Stage):
    """FW-9.1: all hits are allocated before any save; riders save first of all (FW-9.22)."""

    def __init__(self, mode: int, choices: list[Choice], under: list[int]) -> None:
        self.mode: Final = mode  # how the hits were scored
        self.choices: Final = choices
        self.under: Final = under  # the teams under the template, if there is one

    def name(self) -> str:
        return "allocation"

    def numbers(self) -> list[int]:
        return [self.mode, *choice_numbers(self.choices), *self.under]

    def run(self, state: State, fate: Fate, told: Told) -> None:
        self.allocate(state, [], fate, told)

    def allocate(self, state: State, order: list[int], fate: Fate, told: Told) -> None:
        """FW-9.10: platoon by platoon; *order* is the owner's answer for the first of them."""
        while True:
            waiting = sorted({hit.target for hit in state.hits if not hit.victim})
            if not waiting:
                break
            number = waiting[0]
            hits = [hit for hit in state.hits if hit.target == number and not hit.victim]
            rest = [hit for hit in state.hits if hit.target != number or hit.victim]
            may: list[list[int]] = []
            if self.mode <= DEFENSIVE:
                may = who_may(state, hits, self.mode == DEFENSIVE, self.choices)
            ids = self._can_be_hit(state, number, may)
            if order:
                done = self._spread(state, hits, order, may)
                order = []
            else:
                done = self._spread(state, hits, ids, may)
                back = self._spread(state, hits, ids[::-1], may)
                if self._differ(state, done, back):
                    state.push(self)
                    state.push(AskAllocate(state.platoon(number).side, number, ids))
                    return
            if len(done) < len(hits) and self.mode <= DEFENSIVE:
                name = platoon_name(state.platoon(number))
                told.tell("FW-9.7", "hits-without-effect", hits=len(hits) - len(done), platoon=name)
            state.hits = rest + done
            state.platoon(number).hits += len(done)  # FW-10.1
        if self.mode <= DEFENSIVE:
            _bunker_busters(state)
        for number in sorted({hit.target for hit in state.hits}):
            count = len([hit for hit in state.hits if hit.target == number])
            state.platoon(number).worst = max(state.platoon(number).worst, count)
        state.hits = _save_order(state, state.hits, self.mode)
        rider_saves(state, fate, told)

    def _differ(self, state: State, one: list[Hit], other: list[Hit]) -> bool:
        """FW-9.10: whether two allocations differ in anything that a player could care about."""
        if _tally(state, one, self.mode) == _tally(state, other, self.mode):
            return False
        return state.asks_all or self._kinds(state, one) != self._kinds(state, other)

    def _kinds(self, state: State, hits: list[Hit]) -> list[tuple[int, int, int, str]]:
        """What the victims are and how hard they are to hurt, whichever of like ones it is."""
        found: list[tuple[int, int, int, str]] = []
        for hit in hits:
            team = state.team(hit.victim)
            rank = 0
            if self.mode <= DEFENSIVE:
                rank = _rank(state, hit.shooter, hit.victim)
                shooter = state.team(hit.shooter).box
                rank += 4 * int(team.box.in_front(shooter.x, shooter.y))
                rank += 8 * int(is_within(shooter, team.box, LONG_RANGE))
            elif self.mode != MELEE:
                rank = int(building_of(state, team) >= 0)
            rating = anti_tank(state, hit, self.mode)
            marks = f"{team.type.id} {team.role} {team.flags} {len(state.carried(team.id))}"
            found.append((rating, rank, team.platoon, marks))
        return sorted(found)

    def _can_be_hit(self, state: State, number: int, may: list[list[int]]) -> list[int]:
        """The teams of a platoon among which hits are spread: under a template only those there.

        Unless everything is asked, the leaders come last, and who cannot be hit is left out.
        """
        ids = [team.id for team in state.standing(number)]
        if self.mode in (BOMBARDMENT, AIR):
            ids = [id for id in ids if id in self.under]
        if state.asks_all:
            return ids
        if self.mode <= DEFENSIVE:
            ids = [id for id in ids if any(id in those for those in may)]
        leads = [id for id in ids if state.team(id).role != NO_ROLE]
        return [id for id in ids if id not in leads] + leads

    def _spread(
        self, state: State, hits: list[Hit], order: list[int], may: list[list[int]]
    ) -> list[Hit]:
        """The hits on one platoon, each with its victim, by the rule for how they were scored."""
        if self.mode == MELEE:
            return spread_blows(state, hits, order)
        if self.mode <= DEFENSIVE:
            return spread_shots(state, hits, order, self.choices, may)
        return spread_shells(state, hits, order)


@final
class AskAllocate(Question):
    """FW-9.10: the owner orders his teams where several orders fit the rules."""

    def __init__(self, seat: int, platoon: int, teams: list[int]) -> None:
        super().__init__(seat)
        self.platoon: Final = platoon
        self.teams: Final = teams

    def name(self) -> str:
        return "ask-allocate"

    def numbers(self) -> list[int]:
        return [self.seat, self.platoon, *self.teams]

    def check(self, state: State, move: Move) -> Refusal | None:
        if not isinstance(move, Plain) or move.verb != ALLOCATE:
            return not_an_answer()
        if sorted(move.numbers) == sorted(self.teams):
            return None
        named = " ".join([str(id) for id in sorted(self.teams)])
        return Refusal("FW-9.10", "name-all-teams", teams=named)

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        assert isinstance(move, Plain)
        waiting = state.agenda.pop()
        assert isinstance(waiting, Allocation)
        waiting.allocate(state, list(move.numbers), fate, told)

    def shown(self, state: State) -> Asked:
        return {"platoon": self.platoon, "teams": self.teams}

    def default(self, state: State) -> Move:
        return Plain(ALLOCATE, tuple(self.teams))

    def prompt(self, state: State) -> Name:
        return Name("prompt-ask-allocate", platoon=platoon_name(state.platoon(self.platoon)))


def spread_shells(state: State, hits: list[Hit], order: list[int]) -> list[Hit]:
    """FW-13.13: one each: first in the open, there without armour, then the thinnest top."""
    ranked: list[tuple[int, int, int]] = []
    for at in range(len(order)):
        team = state.team(order[at])
        dug = team.has(DUG_IN) or building_of(state, team) >= 0
        top = team.type.armour[2] + 1 if team.type.armoured else 0
        ranked.append((int(dug), top, at))
    ranked.sort()
    return [hits[at].on(order[ranked[at][2]]) for at in range(len(hits))]


def spread_blows(state: State, hits: list[Hit], order: list[int]) -> list[Hit]:
    """FW-11.11, FW-9.3, R-106: the fewest hits first, then who is in contact, then the owner."""
    taken: dict[int, int] = {}
    done: list[Hit] = []
    for hit in hits:
        best, rank = 0, (0, 0)
        for id in order:
            near = contact(state, state.team(hit.shooter), state.team(id))
            mine = (taken.get(id, 0), -near)
            if near and (not best or mine < rank):
                best, rank = id, mine
        if best:
            taken[best] = taken.get(best, 0) + 1
            done.append(hit.on(best))
    return done


def _tally(state: State, hits: list[Hit], mode: int) -> list[tuple[int, int, int]]:
    """Who takes what: two hits of one weapon are alike, and two blows of one rating."""
    if mode == MELEE:
        return sorted([(hit.victim, anti_tank(state, hit, mode), 0) for hit in hits])
    return sorted([(hit.victim, hit.shooter, hit.weapon) for hit in hits])


def _bunker_busters(state: State) -> None:
    """FW-9.18, FW-9.24: one automatic hit on every other team in the building."""
    extra: list[Hit] = []
    for hit in state.hits:
        if not state.team(hit.shooter).type.weapons[hit.weapon].notes & BUNKER_BUSTER:
            continue
        inside = building_of(state, state.team(hit.victim))
        if inside < 0:
            continue
        for team in state.teams:
            if team.place != ON_TABLE or team.id == hit.victim:
                continue
            if building_of(state, team) == inside:
                number = team.joined or team.platoon
                extra.append(Hit(hit.shooter, hit.weapon, number, 0, team.id, False))
                state.platoon(number).hits += 1
    state.hits += extra


def _save_order(state: State, hits: list[Hit], mode: int) -> list[Hit]:
    """FW-0.7 (c): by the number of the team hit, then by descending anti-tank."""
    rated = [(hits[at].victim, -anti_tank(state, hits[at], mode), at) for at in range(len(hits))]
    rated.sort()
    return [hits[at] for _victim, _rating, at in rated]
