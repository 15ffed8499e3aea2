"""A bound skips only what cannot matter: each is held to the exact and slow computation."""

from random import Random

from sztab.core.fate import SeededFate
from sztab.core.options import validated
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c05_movement.mending import Mending
from sztab.games.flames_of_war.chapters.c05_movement.orders import faults_of_order
from sztab.games.flames_of_war.chapters.c05_movement.paths import allowance
from sztab.games.flames_of_war.chapters.c06_transport.transport import STEPS_ROUND, ring_pose
from sztab.games.flames_of_war.chapters.c08_sight.screens import (
    GAP,
    add_own_teams,
    teams_beside,
    teams_near,
    terrain_screen,
)
from sztab.games.flames_of_war.chapters.c19_reach.hindrances import Ground
from sztab.games.flames_of_war.chapters.c19_reach.reach import EAST, NORTH, Reach
from sztab.games.flames_of_war.geometry.footprints import (
    Box,
    distance,
    inside_box,
    is_beyond,
    is_nearer,
    is_within,
    segment_to_box,
)
from sztab.games.flames_of_war.geometry.measure import EPS, canonical, cosine, heading_to, sine
from sztab.games.flames_of_war.geometry.outlines import Outline, box_is_near, outline_to_box
from sztab.games.flames_of_war.geometry.rays import Ray, area_blocks
from sztab.games.flames_of_war.geometry.segments import point_to_segment
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import Roster, State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import CROSS_COUNTRY, ON_TABLE, SHOOTING
from sztab.games.flames_of_war.writing.clauses import Leg

MISSIONS = ("starter_crossroads", "free_for_all", "hold_the_line")


def random_box(random: Random) -> Box:
    x, y = random.randrange(40000) / 1000.0, random.randrange(40000) / 1000.0
    width, length = random.randrange(1, 12) / 4.0, random.randrange(1, 16) / 4.0
    return Box(x, y, random.randrange(3600), width, length)


def played(seed: int, moves: int) -> list[State]:
    """Positions of a random game."""
    random, fate = Random(seed), SeededFate(Random(seed + 1))
    options = validated(GAME.id, GAME.options(), {"mission": MISSIONS[seed % 3]})
    state = GAME.new(options, GAME.seatings[0], fate)
    found: list[State] = []
    for _move in range(moves):
        awaited = GAME.awaited(state)
        if not awaited:
            break
        proposed = GAME.moves(state, awaited[0]) or GAME.propose(state, awaited[0], random, 1)
        GAME.advance(state, awaited[0], random.choice(proposed), fate)
        found.append(state.copy())
    return found


def test_circles_decide_distances_as_measuring_does() -> None:
    random = Random(1)
    for _pair in range(3000):
        a, b = random_box(random), random_box(random)
        far = distance(a, b)
        for limit in (far, far + EPS, far - EPS, random.uniform(0.0, 20.0), 2.0):
            assert is_within(a, b, limit) == (far <= limit + EPS)
            assert is_nearer(a, b, limit) == (far < limit - EPS)
            assert is_beyond(a, b, limit) == (far > limit)


def test_circles_decide_what_is_near_an_outline_as_measuring_does() -> None:
    random = Random(2)
    for _pair in range(1500):
        points = [(random.uniform(10, 30), random.uniform(10, 30)) for _point in range(4)]
        closed = random.random() < 0.5
        outline = Outline([x for x, _y in points], [y for _x, y in points], closed)
        box = random_box(random)
        far = outline_to_box(outline, box)
        for limit in (0.0, 0.25, 1.0, far, max(0.0, far - 0.001)):
            assert box_is_near(outline, box, limit) == (far <= limit)
        apart = min(
            point_to_segment(box.x, box.y, edge.ax, edge.ay, edge.bx, edge.by)
            for edge in outline.edges
        )
        assert outline.apart_from(box.x, box.y) == apart


def slow_ring_pose(team: Team, vehicle: Box, at: int) -> tuple[int, int, int]:
    turn = (vehicle.heading + 150 * (at % STEPS_ROUND)) % 3600
    gap = (at // STEPS_ROUND + 1) * 0.25
    reach = 0.0
    for _step in range(64):
        x = canonical(vehicle.x + reach * cosine(turn))
        y = canonical(vehicle.y + reach * sine(turn))
        if distance(team.box_at(x, y, vehicle.heading), vehicle) >= gap - 0.01:
            break
        reach += 0.05
    x, y = canonical(vehicle.x + reach * cosine(turn)), canonical(vehicle.y + reach * sine(turn))
    return x, y, vehicle.heading


def test_places_round_a_vehicle_are_those_of_measuring_every_step() -> None:
    random = Random(3)
    types = GAME.catalog("").types
    for _ring in range(150):
        team = Team(1, 0, 1, random.choice(types), 0)
        vehicle, at = random_box(random), random.randrange(8 * STEPS_ROUND)
        assert ring_pose(team, vehicle, at) == slow_ring_pose(team, vehicle, at)


def test_nobody_left_out_of_a_line_of_fire_could_block_it() -> None:
    asked = 0
    for state in played(4, 90)[::8]:
        mine = [team for team in state.teams if team.side == 0 and team.place == ON_TABLE]
        for shooter in mine[::3]:
            for target in state.enemies(0)[::5]:
                beside = teams_beside(state, shooter, target, [team.id for team in mine], True)
                points = [(a, b) for a in shooter.box.samples() for b in target.box.samples()]
                for other in mine:
                    if other is shooter or other in beside or other.type.foot:
                        continue
                    asked += 1
                    for (ax, ay), (bx, by) in points[::7]:
                        assert inside_box(ax, ay, bx, by, other.box) == 0.0
                        assert segment_to_box(ax, ay, bx, by, other.box) > GAP
    assert asked > 100


def test_walls_far_from_a_segment_do_not_block_it() -> None:
    blocked, parted = 0, 0
    for state in played(4, 110)[::10]:
        mine = [team for team in state.teams if team.side == 0 and team.place == ON_TABLE]
        firing = [team.id for team in mine]
        for shooter in mine[::2]:
            for target in state.enemies(0)[::3]:
                a, b = shooter.box, target.box
                ray = Ray(True, a.x, a.y, b.x, b.y)
                teams = teams_beside(state, shooter, target, firing, True)
                few, all_of_them = (terrain_screen(state, shooter, target, a, b) for _time in "12")
                near = teams_near(teams, ray)
                add_own_teams(state, few, shooter, target, near)
                add_own_teams(state, all_of_them, shooter, target, teams)
                now = few.teams_block(a.x, a.y, b.x, b.y)
                assert now == all_of_them.teams_block(a.x, a.y, b.x, b.y)
                blocked += now
                parted += len(near) < len(teams)
    assert blocked > 20
    assert parted > 20


def test_a_mended_order_is_judged_as_a_new_one() -> None:
    random, judged = Random(5), 0
    for state in played(5, 60) + played(6, 60):
        for platoon in state.platoons:
            movers = [
                team
                for team in state.belonging(platoon.number)
                if team.place == ON_TABLE and team.type.allowances[CROSS_COUNTRY] > 0.0
            ]
            if not movers or random.random() > 0.1:
                continue
            legs = {team.id: _leg(random, team, 8.0) for team in movers}
            mending = Mending(state, platoon.side, platoon.number)
            for far in (6.0, 4.0, 2.0, 1.0):
                order = Order(platoon.number, tuple(legs.values()))
                now = [(f.rule, f.key, f.team, f.other) for f in mending.faults(order)]
                fresh = faults_of_order(state, platoon.side, order, True)
                assert now == [(f.rule, f.key, f.team, f.other) for f in fresh]
                judged += 1
                for team in movers:
                    if team.id in legs and random.random() < 0.4:
                        legs[team.id] = _leg(random, team, far)
                    if team.id in legs and len(legs) > 1 and random.random() < 0.1:
                        del legs[team.id]
    assert judged > 60


def _leg(random: Random, team: Team, far: float) -> Leg:
    x = team.x + canonical(random.uniform(-far, far))
    y = team.y + canonical(random.uniform(-far, far))
    return Leg(team.id, (team.x, team.y, x, y), random.choice((-1, 900)))


def test_what_can_be_reached_is_searched_over_the_true_steps() -> None:
    asked = 0
    for state in played(7, 90)[60::25]:
        for team in state.enemies(1)[::6]:
            if allowance(team, CROSS_COUNTRY, False) <= 0.0:
                continue
            reach = Reach(Ground(state, team))
            for node in range(0, reach.columns * reach.rows, 5):
                for turn in range(8):
                    column, row = node % reach.columns + EAST[turn], node // reach.columns
                    row += NORTH[turn]
                    if 0 <= column < reach.columns and 0 <= row < reach.rows:
                        other = row * reach.columns + column
                        true = reach.ground.edge(*reach.place(node), *reach.place(other))
                        assert reach.step(node, turn, other) == true
                        asked += 1
    assert asked > 1000


def test_the_roster_is_right_after_every_move() -> None:
    joined = 0
    for seed in (8, 9):
        for state in played(seed, 110):
            now, fresh = state.roster(), Roster(state.teams, len(state.platoons))
            assert now.sides == fresh.sides
            assert now.acting == fresh.acting
            assert now.belonging == fresh.belonging
            assert now.joined == fresh.joined
            joined += now.joined and state.step == SHOOTING
    assert joined


def halved(dx: float, dy: float) -> int:
    """FW-1.3: the canonical heading of a direction, found by halving."""
    low = 0
    if dy < 0.0:
        dx, dy, low = -dx, -dy, 1800
    if dx < 0.0:
        dx, dy, low = dy, -dx, low + 900
    first, last = 0, 900
    while last - first > 1:
        middle = (first + last) // 2
        if cosine(middle) * dy - sine(middle) * dx >= 0.0:
            first = middle
        else:
            last = middle
    if abs(cosine(last) * dy - sine(last) * dx) <= abs(cosine(first) * dy - sine(first) * dx):
        first = last
    return (low + first) % 3600


def test_a_heading_that_is_guessed_first_is_the_one_that_halving_finds() -> None:
    random = Random(11)
    for _direction in range(6000):
        dx, dy = random.randrange(-72000, 72001) / 1000.0, random.randrange(-72000, 72001) / 1000.0
        turn, far = random.randrange(3600), random.uniform(0.001, 50.0)
        for x, y in ((dx, dy), (dx, 0.001), (1e-9, dy), (far * cosine(turn), far * sine(turn))):
            assert heading_to(x, y) == halved(x, y)


def test_what_parts_two_footprints_blocks_every_segment_between_them() -> None:
    random, parted = Random(12), 0
    while parted < 60:
        n, wide, deep = random.randrange(3, 8), random.uniform(1, 8), random.uniform(1, 8)
        turns = sorted(random.sample(range(0, 3600, 100), n))
        xs = [20.0 + wide * cosine(turn) for turn in turns]
        ys = [20.0 + deep * sine(turn) for turn in turns]
        if random.random() < 0.5:
            xs.reverse()
            ys.reverse()
        outline = Outline(xs, ys, True)
        a, b = random_box(random), random_box(random)
        if not outline.parts(a, b):
            continue
        parted += 1
        points = [*a.samples(), *a.corners(), a.front()]
        for ax, ay in points:
            for bx, by in [*b.samples(), *b.corners()]:
                assert outline.crossed(ax, ay, bx, by)
                assert area_blocks(outline, ax, ay, bx, by)
