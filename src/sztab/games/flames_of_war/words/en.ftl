# Flames of War: every name, prompt, offer, told event and refusal.

side-A = Side A
side-B = Side B
team = { team-title } { $n }
platoon = { platoon-title } ({ $n })
independent-team = independent team of { platoon-title } ({ $n })
weapon = { weapon-title }
mission = { mission-title }
plane = { plane-title }
whole-order = the platoon
caption = { $mission }. Woods "", crops ,, buildings ##, hedges ||, walls ==, bocage %%, roads .., hills ^, objectives **, teams by the last digits of their numbers. Points destroyed: A { $a }, B { $b }.

## Options

option-mission = Mission: starter_crossroads, free_for_all, hold_the_line, or a file of your own (.json).
option-company_a = Company of side A, by name or as a file (.json); empty for the mission's own.
option-company_b = Company of side B, by name or as a file (.json); empty for the mission's own.
option-air_a = Air support of side A: none, or a level and an aircraft, for example: limited typhoon.
option-air_b = Air support of side B: none, or a level and an aircraft, for example: sporadic ju87d.
option-vehicles_pass_enemy_vehicles = Vehicles may drive through enemy vehicles.
option-impossible_above_six = A number above 6 cannot be rolled; if not, a 6 is enough.
option-pin_hits_cumulative = Five hits of a whole Shooting step pin; if not, five of one action.
option-tank_terror_for_tanks = Tanks too must dare to assault tanks.
option-defender_breakthrough = A defender who wins an assault may break through.
option-cavalry_charge_from_8 = Cavalry may charge from 8 inches.
option-data = File with your own data set in place of the game's.
option-mission-starter_crossroads = Crossroads (starter, 48 × 36 in)
option-mission-free_for_all = Free-for-All (72 × 48 in)
option-mission-hold_the_line = Hold the Line (72 × 48 in)
option-company_a- = the mission's own
option-company_a-us_tank_company = { company-us_tank_company }
option-company_a-ger_panzerkompanie = { company-ger_panzerkompanie }
option-company_a-ger_grenadierkompanie = { company-ger_grenadierkompanie }
option-company_a-us_rifle_company = { company-us_rifle_company }
option-company_a-brit_armoured_squadron = { company-brit_armoured_squadron }
option-company_a-starter_us = { company-starter_us }
option-company_a-starter_german = { company-starter_german }
option-air_a-none = none
option-company_b- = the mission's own
option-company_b-us_tank_company = { company-us_tank_company }
option-company_b-ger_panzerkompanie = { company-ger_panzerkompanie }
option-company_b-ger_grenadierkompanie = { company-ger_grenadierkompanie }
option-company_b-us_rifle_company = { company-us_rifle_company }
option-company_b-brit_armoured_squadron = { company-brit_armoured_squadron }
option-company_b-starter_us = { company-starter_us }
option-company_b-starter_german = { company-starter_german }
option-air_b-none = none

## Prompts

prompt-over = The battle is over.
prompt-wait = { $side } decides.
prompt-deploying = Deploy your platoons.
prompt-starting = Turn { $turn }, Starting step: take the tests, or end the step.
prompt-movement = Turn { $turn }, Movement step: order your platoons, or end the step.
prompt-shooting = Turn { $turn }, Shooting step: shoot, bombard, or end the step.
prompt-assault = Turn { $turn }, Assault step: assault, or end the step.
prompt-ask-join = May { $team } join a platoon now?
prompt-ask-disengage = { $platoon } is a target: does it disengage?
prompt-ask-disengage-move = Move { $platoon } off, at most at the double.
prompt-ask-allocate = { $platoon } is hit: in which order do its teams take the hits that are left to you?
prompt-ask-place = Place the survivors within 2 inches of their vehicle.
prompt-ask-warrior = { $team } survives: which team takes the loss?
prompt-ask-change = { $team } is stuck: does its leader change tanks?
prompt-ask-aa-fire = Aircraft dive: which teams fire at them?
prompt-ask-defend = The enemy charges: who fires?
prompt-ask-break-in = Move onto the places of the fallen, or stay.
prompt-ask-intent = Nobody is hurt, but tanks are there: do you mean to counterattack?
prompt-ask-react = Counterattack or break off.
prompt-ask-consolidate = The assault is won: move up to 4 inches, or stay.
prompt-ask-arrive = Reserves arrive: which platoon?
prompt-ask-deploy = Deploy one of your platoons.
prompt-ask-reroll = The test has failed: does the leader have it taken again?
prompt-ask-intercept = Enemy aircraft come: do you send up a die to intercept them?
prompt-ask-air-strike = Your aircraft are here: name a target, or let them go.
prompt-ask-hold-back = Name the platoons for reserve and ambush.

## Offers

offer-default = Do as the rules propose: { $text }
offer-starting = Take all starting tests.
offer-move = { $platoon }: give each team its way.
offer-dig-in = { $platoon } digs in.
offer-shoot = { $platoon }: name weapons and targets.
offer-bombard = { $platoon }: name who directs and the aim.
offer-assault = { $platoon } charges { $target }: give each team its way.
offer-place = { $platoon }: give each team its place.
offer-poses = Give each team its new place.
offer-counterattack = Counterattack: give each team its way.
offer-fire = Name the weapons that fire.
offer-hold-back = Name the platoons that are held back.
offer-air-strike = Name the target and the weapon.
offer-pass = Leave it as it is.
offer-join = Join { $platoon }.
offer-arrive = { $platoon } arrives.
offer-warrior = { $team } takes the loss.
offer-change-tank = The leader changes to { $team }.
offer-intent-yes = Counterattack.
offer-intent-no = Break off.
offer-yes = Yes.
offer-no = No.
offer-hold = { $platoon } stays where it is.
offer-end-starting = End the Starting step.
offer-end-movement = End the Movement step.
offer-end-shooting = End the Shooting step.
offer-end-assault = End the Assault step and the turn.
offer-end-deploying = Go on.

## Told: the turn

turn-begins = { $side } begins turn { $turn }.
step-starting = { $side }: Starting step.
step-movement = { $side }: Movement step.
step-shooting = { $side }: Shooting step.
step-assault = { $side }: Assault step.
first-turn-dice = For the first turn A rolls { $a } and B rolls { $b }.
goes-first = { $side } goes first.
deploys = { $platoon } deploys.
springs-ambush = { $platoon } springs its ambush.
kept-in-reserve = { $platoon } stays in reserve.
kept-in-ambush = { $platoon } lies in ambush.
reserve-die = { $side } rolls { $die } for reserves.
arrives = { $platoon } may move on this turn.
company-morale = { $side }: platoons lost { $lost }, on the table { $left }; the company rolls { $die } and needs { $needed }+.
concedes = { $side } concedes.
wins = { $side } wins the battle.
drawn = The battle is drawn.

## Told: tests

test-rally = { $name } rallies on { $needed }+: { $die }.
test-remount = { $name } remounts on { $needed }+: { $die }.
test-free = { $name } comes free on { $needed }+: { $die }.
test-stay-in = { $name } holds out on { $needed }+: { $die }.
test-terror = { $name } dares to assault tanks on { $needed }+: { $die }.
test-stand = { $name } stands on { $needed }+: { $die }.
test-morale = { $name } keeps together on { $needed }+: { $die }.
test-keep-still = { $name } keeps still on { $needed }+: { $die }.
test-again = { $name } tests again on { $needed }+: { $die }.
test-without-commander = { $name } has no commander: the test counts as failed.
rallies = { $platoon } is no longer pinned.
remounts = { $team } is manned again.
freed = { $team } is free.

## Told: movement

platoon-moves = { $platoon } moves.
goes-to = { $team } goes { $inches }" to { $to }.
doubles-to = { $team } goes { $inches }" at the double to { $to }.
stops-at-edge = { $team } stops at the edge of harder ground.
bogging-check = { $team } rolls { $die } against bogging down and needs { $needed }+.
wide-tracks = { $team } has wide tracks and rolls { $die }: 4+ carries on.
bogs-down = { $team } bogs down.
gets-off = { $team } gets off.
mounts = { $team } mounts { $vehicle }.
is-hitched = { $team } is hitched to { $vehicle }.
digs-in = { $platoon } rolls { $die }, needs { $needed }+ and digs in.
fails-to-dig-in = { $platoon } rolls { $die }, needs { $needed }+ and finds no cover.
leaves-own-edge = { $team } leaves the table by its own edge.
leaves-lost = { $team } leaves the table and counts as destroyed.
goes-to-rear = { $team } goes to the rear.
joins = { $team } joins { $platoon }.
tows = { $team } rolls { $die } to tow and needs { $needed }+.
towed-off = { $team } tows { $other } off.

## Told: shooting

platoon-shoots = { $platoon } shoots.
modifier-over-16 = Over 16 inches: +{ $value }.
modifier-is-concealed = The target is concealed: +{ $value }.
modifier-gone-to-ground = The target is gone to ground: +{ $value }.
modifier-slow-and-moved = A slow weapon that moved: +{ $value }.
modifier-stabiliser = The gun fires on the move: +{ $value }.
modifier-commander-directs = A company command team directs: +{ $value }.
cannot-hit = { $team } would need { $needed } and cannot hit.
rolls-to-hit = { $team } fires { $weapon } at { $platoon }: { $dice } against { $needed }+, { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
type-die = For the choice of type: { $die } (5+).
armour-save = { $team }: { $die } + armour { $armour } + range { $far } = { $total } against anti-tank { $rating }.
skirts-save = { $team } has side plates: { $die } (5+).
firepower = Firepower: { $die } against { $needed }+.
save = { $team } saves on { $needed }+: { $die }.
rider-save = Riders { $team } save on 5+: { $die }.
passenger-save = Passengers { $team } save on 5+: { $die }.
gets-clear = { $team } gets clear.
destroyed = { $team } is destroyed.
bails-out = The crew of { $team } bails out.
pinned = { $platoon } is pinned.
platoon-destroyed = { $platoon } is destroyed.
platoon-breaks = { $platoon } breaks and is removed.
warrior-die = The warrior in { $team } rolls { $die } (4+).
warrior-survives = The warrior in { $team } survives; { $other } takes the loss.
changes-tank = The leader of { $team } changes to { $other }.
appoints = { $team } makes { $other } the platoon commander.
points-out = { $team } points out { $target }.
disengages = { $platoon } rolls { $die }, needs { $needed }+ and disengages.
fails-to-disengage = { $platoon } rolls { $die }, needs { $needed }+ and cannot get away.

## Told: assault

assaults = { $platoon } assaults { $target }.
dares-not = { $platoon } does not dare and stays.
no-contact-made = { $platoon } does not reach the enemy: the assault is over.
sent-back = { $platoon } is thrown back by defensive fire.
strikes = { $team } strikes on { $needed }+: { $die }.
top-armour = { $team }: { $die } + top armour = { $total } against anti-tank { $rating }.
exhausted = { $platoon } is exhausted and must break off.
counterattacks = { $platoon } counterattacks.
breaks-off = { $platoon } breaks off.
assault-won = { $side } wins the assault.
breaks-through = { $platoon } breaks through to { $target }.

## Told: artillery and aircraft

bombards = { $platoon } bombards with { $guns ->
    [one] { $guns } gun
   *[other] { $guns } guns
}.
ranges-in = Attempt { $attempt } to range in: { $die } against { $needed }+.
not-ranged = The range is not found.
cannot-range-in = To range in { $needed } would be needed: it cannot be done.
aim-lost = { $target } is out of sight: the bombardment is lost.
template-die = { $team } is under the template: { $die } against { $needed }+.
template-die-again = { $team }, rolled again: { $die }.
lays-smoke = Smoke falls: { $count ->
    [one] { $count } template
   *[other] { $count } templates
}, wind { $die }.
calls-aircraft = { $side } calls for aircraft: { $dice }.
intercepts = { $side } intercepts: { $die } (6).
aircraft-come = { $count ->
    [one] { $count } aircraft comes
   *[other] { $count } aircraft come
}: { $type } (die { $die }).
dives = Aircraft dive at { $target }.
aircraft-leave = The aircraft leave without an attack.
flak = { $team } fires at an aircraft on { $needed }+: { $die }.
flying-tank = A flying tank: firepower once more, { $die } against { $needed }+.
shot-down = An aircraft is shot down.

## Endings

result-morale = The company's nerve fails.
result-objective = An objective is taken.
result-held-out = The defender holds out.
result-limit = The turns are over.
result-empty = A side has no team left.
result-concession = A side concedes.

## Refusals: whose turn

game-over = The game is over.
not-asked = The other side decides now.
nothing-asked = This answers no question that is open now.
answer-first = Another question is open: answer it first.
wrong-step = This belongs to the { $step ->
    [starting] Starting
    [movement] Movement
    [shooting] Shooting
   *[assault] Assault
} step.
too-late-in-step = It is too late in this step for that.
starting-done = The starting tests of this turn are taken.
no-such-team = There is no such team: { $n }.
no-such-platoon = There is no such platoon: { $n }.
no-test-for = There is no test to take for { $n }.
no-aircraft-to-call = There are no aircraft to call now.
name-all-teams = Name each of these teams once: { $teams }.
no-substitute = Team { $n } cannot take this loss.
no-tank-to-change-to = Team { $n } is no tank that the leader can change to.
must-join = A team that is shot at must join a platoon in reach.

## Refusals: joining and leaders

not-independent = { $team } is no independent team.
joined-already = { $team } has joined a platoon in this step.
too-far-to-join = { $team } is too far from { $platoon } to join.
not-joined-leader = { $team } is no leader who has joined this platoon.
has-commander = { $platoon } has a commander.
not-appointed = { $team } cannot be made commander now.

## Refusals: deployment

not-to-deploy = Platoon { $n } is not to be deployed now.
not-in-ambush = Platoon { $n } does not lie in ambush.
not-held-back = Platoon { $n } cannot be held back.
hold-back-count = Name { $reserve } for reserve and { $ambush } for ambush.
deploy-all = Place every team of { $platoon } once.
deploy-first = There is room for a platoon: deploy it.
deploy-in-command = { $team } would be out of command.
deploy-not-there = { $team } cannot be placed there.
deploy-no-room = { $team } would overlap another team or the edge of the table.
deploy-outside = { $team } is not wholly inside its deployment area, or is where nothing can stand.
may-not-ride = { $team } cannot ride in that vehicle.
ambush-too-near = { $team } would be within 4 inches of an enemy.
ambush-seen = { $team } would be in plain view within 16 inches.
not-in-reserve = Platoon { $n } does not wait in reserve.

## Refusals: orders (each names the first team at fault and how many faults there are more)

no-such-platoon-here = There is no such platoon: { $other }.
platoon-not-there = Platoon { $other } is not yours to move now.
platoon-moved = Platoon { $other } has moved in this step.
team-of-another = Team { $other } does not belong to this platoon.
no-horses = { $team } has no horses to leave.
not-aboard = { $team } is not aboard a vehicle.
vehicle-has-moved = Vehicle { $other } has moved already: { $team } cannot get off.
team-not-on-table = { $team } is not on the table.
team-cannot-move = { $team } is bogged down or bailed out.
loaded-vehicle-stays = { $team } has taken somebody aboard and stays this turn.
no-commander = Without a commander { $team } may not move.
double-needs-path = { $team } needs a path to go at the double.
leave-needs-path = { $team } needs a path to leave by.
path-off-table = The path of { $team } leads off the table.
path-from-entry-edge = The path of { $team } must begin on the entry edge.
path-from-vehicle = The path of { $team } must begin at the edge of its vehicle.
path-starts-elsewhere = The path of { $team } does not begin where it stands.
may-not-enter = { $team } may not enter that ground.
double-on-rough = { $team } may not go at the double over difficult ground.
no-opening = { $team } passes a building only through an opening it may use.
too-far = { $team } may go at most { $other }" on this way.
pinned-no-double = { $team } is pinned and may not go at the double.
double-straight = { $team } runs straight at the double.
double-faces-ahead = { $team } ends the double facing ahead.
double-near-enemy = { $team } would come within 8 inches of enemy team { $other }.
through-enemy = { $team } may not pass through enemy team { $other }.
path-near-enemy = { $team } would pass within 2 inches of enemy team { $other }.
ends-near-enemy = { $team } would end within 2 inches of enemy team { $other }.
no-room-beside = { $team } has no room beside team { $other }.
off-table = { $team } would hang over the edge of the table.
overlaps = { $team } would overlap team { $other }.
through-wall = { $team } would stand in a wall.
leave-at-edge = The path of { $team } must end on the edge of the table.
pinned-not-nearer = { $team } is pinned and may not end nearer to the enemy.
reorganising-nearer = { $team } reorganises and may not go nearer to enemy team { $other }.
reorganising-seen = { $team } reorganises and may not go into the sight of enemy team { $other }.
no-vehicle = There is no vehicle { $other } for { $team }.
may-not-mount = { $team } may not mount team { $other }.
not-in-contact = { $team } does not end in contact with team { $other }.
nobody-digs = Nobody of this platoon stands still to dig in.
not-an-empty-transport = { $team } is no empty transport.
arrives-whole = A platoon comes on as a whole: { $team } is missing.
out-of-command = { $team } would end out of command.
not-towards-commander = { $team } is out of command and must come nearer to its commander.
half-out-of-command = Too few teams of the platoon would be in command: { $other }.
order-faults = { $first } Besides, { $rest }
fault-cited = { $rule }: { $fault }
fault-chain = { $one } { $rest }

## Refusals: shooting

platoon-not-on-table = { $platoon } is not on the table.
platoon-has-shot = { $platoon } has acted in this step.
platoon-doubled = { $platoon } went at the double this turn.
team-doubled = { $team } went at the double this turn.
platoon-reorganises = { $platoon } reorganises this turn.
nobody-fires = Name at least one weapon that fires.
not-of-platoon = { $team } does not shoot with this platoon.
no-such-weapon = { $team } has no weapon { $n } for this.
does-not-shoot = { $team } may not shoot with this weapon now.
one-target-only = { $team } fires all its weapons at one target.
too-many-dice = { $team } has 1 to { $most } dice.
no-enemy-platoon = Platoon { $n } is no enemy platoon.
only-at-attackers = Defensive fire is aimed at the attackers.
no-such-group = There is no isolated group { $n }.
no-opening-there = { $team } fires through no opening.
nobody-there = Nobody of { $platoon } is there to be shot at.
out-of-range = { $target } is { $inches }" from { $team }: out of range.
out-of-sight = { $team } does not see { $target }.
out-of-field = { $target } is outside the field of fire of { $team }.
mortar-too-near = { $target } is { $inches }" from { $team }: a light mortar fires no nearer than 8".
cavalry-too-far = { $target } is { $inches }" away: { $team } has moved and shoots from the saddle at 4" only.
aim-not-legal = The team that { $team } aims at is no legal target.
no-room-to-turn = { $team } has no room to turn to its target.
priority-not-target = Platoon { $n } is not shot at.
priority-not-mixed = Platoon { $n } has no such mixture of kinds.
priority-man-packed = Against platoon { $n } man-packed guns cannot be named with these weapons.
type-not-there = Platoon { $n } has no such mixture of types.
type-no-target = No weapon of this action reaches a tank of that type in platoon { $n }.
not-a-survivor = Team { $n } is not to be placed.
survivor-not-there = { $team } cannot be placed there.

## Refusals: reconnaissance

no-scout = { $team } cannot use eyes and ears.
scout-moved-or-pinned = { $team } has moved or is pinned.
scout-too-far = { $target } is over 16 inches from { $team }.
scout-sees-not = { $team } does not see { $target }.
not-disengaging = Team { $n } does not disengage now.
cannot-disengage = { $team } cannot move off.
disengage-from-here = The path of { $team } does not begin where it stands.
disengage-too-far = { $team } cannot go so far.
disengage-straight = { $team } goes straight.
disengage-faces-ahead = { $team } ends facing ahead.
disengage-near-enemy = { $team } would come too near to an enemy.
disengage-nearer = { $team } is pinned and may not end nearer to the enemy.
disengage-no-room = There is no room for { $team }.

## Refusals: assault

has-assaulted = { $platoon } cannot assault now.
pinned-no-assault = { $platoon } is pinned.
shot-full = { $team } has fired at full rate.
no-commander-here = { $platoon } has no commander.
not-in-charge-reach = No team of platoon { $n } was in charge reach when the Movement step ended.
may-not-charge = { $team } does not charge.
charge-is-a-path = { $team } charges along a path.
charge-from-here = The path of { $team } does not begin where it stands.
charge-too-far = { $team } cannot charge so far.
charge-closed = { $team } may not enter that ground.
opening-watched = { $team } may not leave by an opening with an enemy beside it.
charge-near-others = { $team } would come within 2 inches of another platoon.
charge-towards = { $team } must go towards the target.
no-room-there = There is no room for { $team }.
must-go-in = { $team } can reach the enemy and must go in.
no-contact = Nobody would be in contact: break off instead.
stays-in-contact = { $team } is in contact and stays.
may-not-defend = Team { $n } may not fire defensively.
must-break-off = The platoon must break off.
may-not-break-in = { $team } does not break in.
has-not-struck = { $team } has not struck and does not break in.
not-a-place = { $team } may only move onto the place of a fallen team within 4 inches.
not-of-this-platoon = { $team } does not move now.
may-not-step-there = { $team } may not move there.
broke-through-already = This platoon has broken through in this step.
one-breakthrough = A breakthrough is on one platoon.
no-new-contact = { $team } may not move into contact there.
no-defender-breakthrough = Defenders do not break through.

## Refusals: artillery, aircraft, recovery

no-battery = { $platoon } is no battery.
no-bombardment-yet = In the first turn of a meeting engagement nobody bombards.
cannot-direct = { $team } cannot direct this bombardment.
no-staff = { $platoon } has no staff team.
not-ranged-in = { $platoon } did not range in last turn.
sees-not-the-point = { $team } does not see the aim point.
sees-not = { $team } does not see { $target }.
gun-cannot-fire = { $team } cannot take part.
no-gun-named = No gun takes part.
no-smoke = { $platoon } has no smoke.
no-such-air-weapon = The aircraft have no weapon { $n }.
no-such-aircraft = There is no aircraft { $n }.
no-flak = { $team } cannot fire at that aircraft.
cannot-tow = { $team } cannot tow now.
nothing-to-tow = { $team } cannot be towed off.
too-big-to-tow = { $team } is too big for this vehicle.
not-beside = { $team } does not stand beside it.
tow-too-far = { $team } tows 4 inches at most.
no-room-to-tow = There is no room to tow.

## Names from the data set

team-title = { $id ->
   *[other] { $title }
}
weapon-title = { $id ->
   *[other] { $title }
}
platoon-title = { $id ->
   *[other] { $title }
}

company-us_tank_company = US Tank Company
company-ger_panzerkompanie = Panzerkompanie
company-ger_grenadierkompanie = Grenadierkompanie
company-us_rifle_company = US Rifle Company
company-brit_armoured_squadron = British Armoured Squadron
company-starter_us = Starter force, US
company-starter_german = Starter force, German
mission-title = { $id ->
   *[other] { $title }
}
plane-title = { $id ->
   *[other] { $title }
}

# The browser table.

game-about = Two companies of miniatures fight over a table measured in inches. Platoons move freely, shoot, bombard and assault; woods, hills, walls and houses hide and shelter them. Objectives or a broken enemy company decide the battle.
game-reconstructed = The rules follow a summary of the older edition; where it is silent, rulings of our own are marked as such in the rule text. Points, several statistics, companies and missions are reconstructed, not printed ones.
thing-team = { $side }, { $type } { $n }, { $tag } { $platoon }: { $states }; { $x }, { $y } inches, heading { $heading } degrees, { $region }
    .short = { $tag }, { $type } { $n }
thing-platoon = { $side }, platoon { $tag }, { $platoon }, { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    } on the table: { $pinned }
    .short = { $tag } { $platoon }
thing-objective = Objective { $id }, for { $side } to take, at { $x }, { $y } inches
    .short = objective { $id }
thing-objective-for = for { $side }
thing-score = { $points } points destroyed
thing-and = { $one }, { $rest }
thing-state-fit = ready
thing-state-pinned = pinned
thing-state-bogged = bogged down
thing-state-bailed-out = bailed out
thing-state-dug-in = dug in
thing-state-moved = moved
thing-state-shot = shot
thing-state-adrift = out of command
thing-state-carries = carries { $n }
bench-apart = about { $inches } inches
thing-region-nw = north-west
thing-region-nm = north
thing-region-ne = north-east
thing-region-mw = west
thing-region-mm = middle of the table
thing-region-me = east
thing-region-sw = south-west
thing-region-sm = south
thing-region-se = south-east
thing-terrain-woods = woods
thing-terrain-crops = crops
thing-terrain-scrub = scrub
thing-terrain-marsh = marsh
thing-terrain-hill = hill
thing-terrain-hedge = hedge
thing-terrain-stone-wall = stone wall
thing-terrain-bocage = bocage
thing-terrain-building = house
thing-terrain-impassable = impassable
thing-terrain-open = open ground
thing-terrain-road = road
thing-terrain-wreck = wreck
thing-terrain-cross-country = open ground
thing-terrain-smoke = smoke
pick-hold = Stay
pick-default = As proposed
pick-starting = Take all tests
pick-end-step = End the step
card-team = { $tag } · { $type } { $n }
card-platoon = { $platoon }: { $training }, { $motivation }
card-count = { $n } × { $type }
card-conscript = conscript
card-trained = trained
card-veteran = veteran
card-reluctant = reluctant
card-confident = confident
card-fearless = fearless
card-state = Now: { $states }
card-move = Moves { $open }″ across country, { $road }″ on a road, { $rough }″ over difficult ground
card-armour = Armour: front { $front }, side { $side }, top { $top }
card-weapon = { $weapon }: { $range }″, { $rof } dice, anti-tank { $tank }, firepower { $fire }+
card-aboard = Aboard: { $type } { $n }
card-role-platoon-commander = Platoon commander
card-role-company-commander = Company commander
card-role-2ic = Second-in-command
card-role-higher-command = Higher command
card-role-staff = Staff
card-role-observer = Observer
card-role-transport = Transport of the platoon
bench = Workbench
bench-platoons = Your platoons
bench-choose = Choose a platoon: here, or by a click on one of its teams.
bench-wait = The other side decides. Measuring and lines of sight are open to you.
bench-measure = Measure
bench-measure-help = Measure: click two teams, or points of the table. Nobody else sees it.
bench-sight = Line of sight
bench-sight-help = Line of sight: click the team that looks, then the one that is looked at.
bench-confirm = Confirm
bench-suggest = Suggest
bench-cancel = Cancel
bench-rolls = rolls dice
bench-legal = Legal.
bench-checking = Checking…
bench-team = { $type } { $n }
bench-moving = { $tag } { $platoon }: drag teams or click goals
bench-all = Whole platoon
bench-double = At the double
bench-double-help = At the double: straight ahead, twice as far, no shooting this turn.
bench-dig-in = Dig in
bench-dismount = Get off
bench-length = { $length } / { $allowance }″
bench-length-on = { $length } / { $allowance }″ · { $ground }
bench-stops = must stop at: { $ground }
bench-checks = { $n ->
        [one] { $n } bogging check on { $needs }+
       *[other] { $n } bogging checks on { $needs }+
    }
bench-in-command = In command now: { $n } of { $of }, { $needed } needed
bench-x = x
bench-y = y
bench-heading = heading
bench-stays = stays
bench-undo-leg = Back to its place
bench-via-help = Shift-click sets a bend; a click sets the goal; Q and E turn; arrow keys nudge 0.25″, with Shift 1″, with Ctrl 0.05″.
bench-towards = Towards
bench-inches = inches
bench-go = Set
bench-fire = Fire plan of { $tag } { $platoon }
bench-fire-defend = Defensive fire
bench-fire-aa = Anti-aircraft fire
bench-weapon = Weapon
bench-target = Target
bench-dice = Dice
bench-needed = Needed
bench-expected = Expected hits
bench-hold-fire = holds fire
bench-needs = { $n }+
bench-base = base { $n }+
bench-far = { $inches }″
bench-struck-front = front armour
bench-struck-side = side armour
bench-struck-top = top armour
bench-bombard = Bombardment by { $tag } { $platoon }
bench-directing = Directed by
bench-aim = Aim at
bench-mode-he = High explosive
bench-mode-smoke = Smoke
bench-mode-repeat = Repeat
bench-ranging = Ranging in: { $needed }+, up to { $attempts } attempts
bench-guns = { $n ->
        [one] { $n } gun fires
       *[other] { $n } guns fire
    }
bench-under-own = Own teams under the template: { $teams }
bench-under-enemy = Enemy teams under the template: { $teams }
bench-under-nobody = Nobody is under the template.
bench-assault = Assault by { $tag } { $platoon }
bench-stages = Stages of an assault
bench-stage-1 = choose
bench-stage-2 = charge
bench-stage-3 = defensive fire
bench-stage-4 = strike
bench-stage-6 = break in
bench-stage-8 = answer
bench-stage-10 = consolidate
bench-poses = Place the teams: drag them, or type where they stand
bench-deploy = Deploy { $tag } { $platoon }
bench-counterattack = Counterattack
bench-break-off = Break off
bench-allocate = Order in which your teams take the hits
bench-earlier = Earlier
bench-later = Later
bench-clear-sight = Clear: it is seen
bench-concealed = Concealed
bench-blocked = Blocked
bench-rays = { $n } of 5 rays screened
bench-gone-to-ground = gone to ground
bench-bulletproof = in bulletproof cover
bench-sees = Sees { $n ->
        [0] no enemy team
        [one] { $n } enemy team
       *[other] { $n } enemy teams
    }
bench-distance = { $inches }″
hint-move = Choose your platoon and press Suggest: the ghosts show where its teams would go. Confirm sends the whole platoon at once.
hint-shoot = Suggest writes a fire plan. Each row shows the number needed and why. The lower it is, the better.
hint-assault = A platoon that ended its move within 4 inches of the enemy may assault. Suggest leads its teams into contact.
hint-objective = Your goal is the star: hold the ground within 4 inches of it, with no enemy near, when your next turn begins.
bench-teams = Teams ({ $n })
bench-direct = Direct fire
bench-bombards = Bombardment
bad-question = { $text }
bench-hopeless = Nothing better to suggest.
phase-deploying = Set-up
    .rule = FW-16
phase-starting = Starting
    .rule = FW-3
phase-movement = Movement
    .rule = FW-5
phase-shooting = Shooting
    .rule = FW-7
phase-assault = Assault
    .rule = FW-11
phase-over = End of the battle
    .rule = FW-16

bench-shorts = Other orders
bench-fill-in = Fill in
bench-double-note = At the double: may not shoot.
bench-eyes = Eyes and ears
bench-eyes-help = A reconnaissance team points out an enemy team:
bench-appoint = Appoint a commander
bench-appoint-help = A leader makes a team the commander of a platoon:
bench-recover = Tow off
bench-recover-help = A recovery vehicle tows another off, at most 4 inches:
bench-join = Join a platoon
bench-join-help = An independent team joins a platoon:
bench-air-strike = Air strike
bench-air-strike-help = The aircraft strike a team:
bench-slot-own = Own team
bench-slot-enemy = Enemy team
bench-slot-any = Team
bench-slot-platoon = Platoon
bench-slot-leader = Leader
bench-slot-weapon = Weapon
bench-on-board = click on the board
bench-ends-where = Click where the vehicle ends.
bench-ends-at = Ends at { $x }, { $y }.
bench-hold-back = Which platoons wait in reserve or in ambush?
bench-hold-deploy = deploys
bench-hold-reserve = reserve
bench-hold-ambush = ambush
bench-starting = Starting step: which tests are taken?
bench-test-rally = Rally
bench-test-remount = Remount
bench-test-free = Free
bench-call-air = Call aircraft ({ $n ->
    [one] { $n } die
   *[other] { $n } dice
})
bench-no-tests = There is nothing to test.
bench-strength = { $n } of { $of ->
    [one] { $of } team
   *[other] { $of } teams
}
bench-where-reserve = in reserve
bench-where-ambush = in ambush
bench-where-arriving = arrives
bench-where-left = has left
bench-where-waiting = not yet deployed
bench-unhitch = Unhitch
bench-unhorse = Leave the horses
bench-rear = To the rear
bench-mount = Mount
bench-hitch = Hitch to
bench-leave = Leave the table
bench-leave-help = The way must end on the edge of the table.
bench-on-foot = on foot
bench-in = in
bench-group = Group
bench-whole-platoon = whole platoon
bench-group-of = group of team { $n }
bench-facing = Turn to
bench-nearest = the nearest
bench-opening = Opening
bench-first-free = the first free
bench-priority = Hits first on
bench-any-kind = any kind
bench-kind-infantry = infantry
bench-kind-cavalry = cavalry
bench-kind-gun = guns
bench-kind-tank = tanks
bench-kind-transport = transports
bench-choose-tank = A die for each hit (5+) for
bench-no-choice = no type
option-mission-online = Mission.
option-company_a-online = Company of side A.
option-company_b-online = Company of side B.
bench-none = Nothing is left to order in this step.
bench-turning = Turn the team in hand
