# Flames of War: every name, prompt, offer, told event and refusal.

side-A = Side A
    .the = Side A
side-B = Side B
    .the = Side B
side-nation = { side-nation-short } ({ $side })
    .the = the { side-nation-short } ({ $side })
side-nation-short = { $nation ->
    [us] US Army
    [ger] German Army
    [brit] British Army
   *[sov] Soviet Army
}
whose-step = { $side }: { $step }
team = { $tag } { team-title }
platoon = { $tag } { platoon-title }
independent-team = { $tag } { independent-title }
independent-title = { $role ->
    [company_commander] company commander
    [deputy] second-in-command
    [higher_command] higher command
    [observer] observer
    [staff] staff
   *[other] { platoon-title }
}
weapon = { weapon-title }
    .its = { weapon-title.its }
mission = { mission-title }
plane = { plane-title }
spot = { $x }.{ $x_tenths }, { $y }.{ $y_tenths } facing { $heading }°
step-name-starting = Starting step
step-name-movement = Movement step
step-name-shooting = Shooting step
step-name-assault = Assault step
the-battle = the battle
a-draw = a draw
aircraft-over = aircraft over the table
smoke-templates = smoke templates
smoke = smoke
no-modifiers = { "" }
because-of = { " " }({ $modifiers })
whole-order = the platoon
caption = { $mission }. Woods "", crops ,, buildings ##, hedges ||, walls ==, bocage %%, roads .., hills ^, objectives **, teams by the last two digits of their numbers: 12 is A2·12. Enemy points destroyed: A { $a }, B { $b }.

## Options

option-mission = Mission: starter_crossroads, free_for_all, hold_the_line, or a file of your own (.json).
option-company_a = Company of side A, by name or as a file (.json); empty for the mission's own.
option-company_b = Company of side B, by name or as a file (.json); empty for the mission's own.
option-air_a = Air support of side A: none, or a level and an aircraft, for example: limited typhoon.
option-air_b = Air support of side B: none, or a level and an aircraft, for example: sporadic ju87d.
option-vehicles_pass_enemy_vehicles = Vehicles may drive through enemy vehicles.
option-impossible_above_six = A roll that needs 7 or more always fails. If off, a 6 is enough.
option-pin_hits_cumulative = Five hits in a whole Shooting step pin a platoon. If off, only five hits in one action do.
option-tank_terror_for_tanks = Tanks also test motivation before they assault tanks.
option-defender_breakthrough = A defender who wins an assault may break through.
option-cavalry_charge_from_8 = Cavalry may charge from 8 inches.
option-data = Data set: empty for the game's own, tuned for platoons that make the companies more equal, or a file of your own.
option-data-online = Strength of the platoons. Tuned: between bots the Panzerkompanie wins 56% of Free-for-All instead of 84%.
option-data- = the game's own
option-data-tuned = tuned
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
option-air_a-priority-p47 = priority: P-47 Thunderbolt
option-air_a-priority-typhoon = priority: Typhoon
option-air_a-priority-ju87d = priority: Ju 87D Stuka
option-air_a-priority-ju87g = priority: Ju 87G Stuka
option-air_a-priority-il2 = priority: Il-2
option-air_a-limited-p47 = limited: P-47 Thunderbolt
option-air_a-limited-typhoon = limited: Typhoon
option-air_a-limited-ju87d = limited: Ju 87D Stuka
option-air_a-limited-ju87g = limited: Ju 87G Stuka
option-air_a-limited-il2 = limited: Il-2
option-air_a-sporadic-p47 = sporadic: P-47 Thunderbolt
option-air_a-sporadic-typhoon = sporadic: Typhoon
option-air_a-sporadic-ju87d = sporadic: Ju 87D Stuka
option-air_a-sporadic-ju87g = sporadic: Ju 87G Stuka
option-air_a-sporadic-il2 = sporadic: Il-2
option-company_b- = the mission's own
option-company_b-us_tank_company = { company-us_tank_company }
option-company_b-ger_panzerkompanie = { company-ger_panzerkompanie }
option-company_b-ger_grenadierkompanie = { company-ger_grenadierkompanie }
option-company_b-us_rifle_company = { company-us_rifle_company }
option-company_b-brit_armoured_squadron = { company-brit_armoured_squadron }
option-company_b-starter_us = { company-starter_us }
option-company_b-starter_german = { company-starter_german }
option-air_b-none = none
option-air_b-priority-p47 = priority: P-47 Thunderbolt
option-air_b-priority-typhoon = priority: Typhoon
option-air_b-priority-ju87d = priority: Ju 87D Stuka
option-air_b-priority-ju87g = priority: Ju 87G Stuka
option-air_b-priority-il2 = priority: Il-2
option-air_b-limited-p47 = limited: P-47 Thunderbolt
option-air_b-limited-typhoon = limited: Typhoon
option-air_b-limited-ju87d = limited: Ju 87D Stuka
option-air_b-limited-ju87g = limited: Ju 87G Stuka
option-air_b-limited-il2 = limited: Il-2
option-air_b-sporadic-p47 = sporadic: P-47 Thunderbolt
option-air_b-sporadic-typhoon = sporadic: Typhoon
option-air_b-sporadic-ju87d = sporadic: Ju 87D Stuka
option-air_b-sporadic-ju87g = sporadic: Ju 87G Stuka
option-air_b-sporadic-il2 = sporadic: Il-2

## Prompts

prompt-over = The battle is over.
prompt-wait = { $side-the } is deciding.
prompt-deploying = Deploy your platoons.
prompt-starting = Turn { $turn }, Starting step: take the tests, or end the step.
prompt-movement = Turn { $turn }, Movement step: give your platoons orders, or end the step.
prompt-shooting = Turn { $turn }, Shooting step: shoot, bombard, or end the step.
prompt-shooting-air = Turn { $turn }, Shooting step: shoot and bombard. When you end the step, the aircraft strike.
prompt-assault = Turn { $turn }, Assault step: assault, or end the step.
prompt-ask-join = { $team } stands beside the platoon under fire. Does it join? It can then be hit, but also leads the platoon.
prompt-ask-disengage = { $platoon } is a target: does it disengage?
prompt-ask-disengage-move = Move { $platoon } away, at most at the double.
prompt-ask-allocate = { $platoon } is hit: in which order do its teams take the hits?
prompt-ask-place = Place the survivors within 2 inches of their vehicle.
prompt-ask-warrior = The warrior in { $team } survives: which team takes the loss?
prompt-ask-change = { $team } cannot fight on: does its commander take over another tank?
prompt-ask-aa-fire = Aircraft are diving: which teams fire at them?
prompt-ask-defend = The enemy is charging: who fires?
prompt-ask-break-in = Move into the places of destroyed teams, or stay?
prompt-ask-intent = No hits, but the enemy has tanks: do you want to counterattack?
prompt-ask-react = Counterattack or break off.
prompt-ask-break-off = Your platoon must break off: move it away, or take the places that are drawn.
prompt-ask-consolidate = The assault is won: move up to 4 inches, or stay.
prompt-ask-arrive = Reserves arrive: which platoon?
prompt-ask-deploy = Deploy one of your platoons.
prompt-ask-reroll = Test failed: do you use the commander's reroll?
prompt-ask-intercept = Enemy aircraft are coming: do you spend a die to intercept them?
prompt-ask-air-strike = Your aircraft are here: choose a target, or send them home.
prompt-ask-hold-back = Choose the platoons for reserve and ambush.

## Offers

offer-send-home = Send the aircraft home
offer-default = Default: { $text }
offer-starting = Take all starting tests.
offer-starting-no-air = Take all starting tests, without calling aircraft.
offer-move = { $platoon }: draw a path for each team.
offer-dig-in = { $platoon } digs in.
offer-shoot = { $platoon }: choose weapons and targets.
offer-bombard = { $platoon }: choose who directs the fire, and the target.
offer-assault = { $platoon } assaults { $target }: draw a path for each team.
offer-place = { $platoon }: place each team.
offer-poses = Move each team to its new place.
offer-counterattack = Counterattack: draw a path for each team.
offer-fire = Choose the weapons that fire.
offer-hold-back = Choose the platoons to hold back.
offer-air-strike = Choose the target and the weapon.
offer-call-air = Take all tests and call aircraft ({ $n ->
    [one] { $n } die
   *[other] { $n } dice
}).
offer-pass = Leave it as it is.
offer-join = Join { $platoon }.
offer-arrive = { $platoon } arrives.
offer-warrior = { $team } takes the loss.
offer-change-tank = The commander takes over { $team }.
offer-intent-yes = Counterattack.
offer-intent-no = Break off.
offer-yes = Yes.
offer-no = No.
offer-hold = { $platoon } stays where it is.
offer-end-starting = End the Starting step.
offer-end-movement = End the Movement step.
offer-end-shooting = End the Shooting step.
offer-end-shooting-air = End the Shooting step: the aircraft strike.
offer-end-assault = End the Assault step and the turn.
offer-end-deploying = Go on.

## Orders in words, before they are carried out

order-deploy = { $platoon } deploys around { $x }, { $y }.
order-move = { $platoon } moves.
order-move-way = { $platoon } moves { $inches }" { $way }, to about { $x }, { $y }.
order-double-way = { $platoon } moves { $inches }" { $way } at the double, to about { $x }, { $y }.
way-n = north
way-ne = north-east
way-e = east
way-se = south-east
way-s = south
way-sw = south-west
way-w = west
way-nw = north-west
order-shoot = { $platoon } shoots at { $targets }.
order-shoot-several = { $platoon } shoots at { $targets }.
order-defend = Defensive fire at { $targets }.
order-defend-several = Defensive fire at { $targets }.
order-bombard = { $platoon } bombards { $target }.
order-smoke = { $platoon } fires smoke at { $target }.
order-repeat = { $platoon } repeats its bombardment.
order-assault = { $platoon } charges { $target }.
order-place = Place the survivors.
order-break-in = Break in where teams were destroyed.
order-break-off = Break off.
order-consolidate = Consolidate.
order-counterattack = Counterattack.
order-aa-fire = Fire at the aircraft.

## Told: the turn

turn-begins = { $side-the } begins turn { $turn }: Starting step.
opens = Mission: { $mission }.
smoke-clears = The smoke of { $side-the } clears.
step-starting = { $side }, turn { $turn }: Starting step.
step-movement = { $side }, turn { $turn }: Movement step.
step-shooting = { $side }, turn { $turn }: Shooting step.
step-assault = { $side }, turn { $turn }: Assault step.
step-ends = { $side-the } ends the { $step ->
    [starting] Starting
    [movement] Movement
    [shooting] Shooting
   *[assault] Assault
} step.
first-turn-dice = Roll for the first turn: A rolls { $a }{ $deployed ->
    [A] { "" } + 1 (first to finish deploying)
   *[other] { "" }
}, B rolls { $b }{ $deployed ->
    [B] { "" } + 1 (first to finish deploying)
   *[other] { "" }
}{ $tie ->
    [yes] : a tie, roll again
   *[no] { "" }
}.
goes-first = { $side-the } goes first.
deploys = { $platoon } deploys ({ $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
}).
springs-ambush = { $platoon } springs its ambush ({ $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
}).
kept-in-reserve = { $platoon } stays in reserve.
kept-in-ambush = { $platoon } lies in ambush.
reserve-die = { $side-the } rolls for reserves: needs 5+, rolls { $die }: { $outcome ->
    [passed] a platoon arrives
   *[failed] nobody arrives
}.
arrives = { $platoon } may move on this turn.
company-morale = { $side-the } tests company morale with { $lost } platoons lost and { $left } on the table: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] the company fights on
   *[failed] the company breaks
}.
concedes = { $side-the } concedes.
wins = { $side-the } wins the battle. { $why } Enemy points destroyed: A { $a }, B { $b }.
drawn = The battle is a draw. { $why } Enemy points destroyed: A { $a }, B { $b }.

## Told: tests

test-rally = { $name } tests to rally{ $again ->
    [yes] { "" } again
   *[no] { "" }
}: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] is no longer pinned
    [open] fails, but may test again
   *[failed] stays pinned
}.
test-remount = { $name } tests to remount{ $again ->
    [yes] { "" } again
   *[no] { "" }
}: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] the crew is back
    [open] fails, but may test again
   *[failed] stays bailed out
}.
test-free = { $name } tests to get free{ $again ->
    [yes] { "" } again
   *[no] { "" }
}: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] is free
    [open] fails, but may test again
   *[failed] stays bogged down
}.
test-stay-in = { $name } tests to hold out{ $again ->
    [yes] { "" } again
   *[no] { "" }
}: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] the crew stays with its vehicle
    [open] fails, but may test again
   *[failed] fails, the vehicle is lost
}.
test-terror = { $name } tests its nerve to assault tanks{ $again ->
    [yes] { "" } again
   *[no] { "" }
}: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] charges
    [open] fails, but may test again
   *[failed] fails
}.
test-stand = { $name } tests to stand{ $again ->
    [yes] { "" } again
   *[no] { "" }
}: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] may counterattack or break off
    [open] fails, but may test again
   *[failed] must break off
}.
test-morale = { $name } tests morale{ $again ->
    [yes] { "" } again
   *[no] { "" }
}: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] fights on
    [open] fails, but may test again
   *[failed] fails
}.
test-keep-still = { $name } tests to keep still{ $again ->
    [yes] { "" } again
   *[no] { "" }
}: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] stays
    [open] fails, but may test again
   *[failed] must disengage
}.
test-without-commander = { $name } has no commander and fails its motivation test automatically.
freed = { $team } is free and stands at { $spot }.

## Told: movement

platoon-moves = { $platoon } moves{ $double ->
    [yes] { "" } at the double
   *[no] { "" }
} ({ $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
}).
platoon-turns = { $platoon } turns on the spot ({ $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
}).
platoon-holds = { $platoon } stays in place.
stops-at-edge = { $team } stops at the edge of harder terrain.
bogging-check = { $team } checks for bogging down: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] goes on
   *[failed] fails
}.
wide-tracks = { $team } has wide tracks: needs 4+, rolls { $die }: { $outcome ->
    [passed] goes on
   *[failed] they do not help
}.
bogs-down = { $team } bogs down.
gets-off = { $team } gets off.
is-unhitched = { $team } is unhitched.
leaves-horses = { $team } leaves its horses.
no-room-to-get-off = { $team } finds no room to get off and stays where it is.
mounts = { $team } mounts { $vehicle }.
is-hitched = { $team } is hitched to { $vehicle }.
digs-in = { $platoon } digs in: needs { $needed }+, rolls { $die }: dug in.
fails-to-dig-in = { $platoon } tries to dig in: needs { $needed }+, rolls { $die }: not dug in.
leaves-own-edge = { $team } leaves the table by its own edge.
leaves-lost = { $team } leaves the table and counts as destroyed.
goes-to-rear = { $team } goes to the rear.
joins = { $team } joins { $platoon }.
tows = { $team } tries to tow: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] it works
   *[failed] it fails
}.
towed-off = { $team } tows { $other } off.

## Told: shooting

platoon-shoots = { $platoon } shoots.
modifier-over-16 = over 16 inches +{ $value }
modifier-is-concealed = concealed +{ $value }
modifier-gone-to-ground = gone to ground +{ $value }
modifier-slow-and-moved = slow weapon that moved +{ $value }
modifier-stabiliser = firing on the move +{ $value }
modifier-commander-directs = company command team directs +{ $value }
cannot-hit = { $team } fires{ $weapon-its } at { $platoon }: would need { $needed }+{ $why } and cannot hit.
rolls-to-hit = { $team } fires{ $weapon-its } at { $platoon }: needs { $needed }+{ $why }, rolls { $dice }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
hits-without-effect = { $hits ->
    [one] 1 hit has
   *[other] { $hits } hits have
} no effect on { $platoon }: solid shot does nothing to infantry and guns.
does-not-fire = { $team } does not fire{ $weapon-its } at { $platoon }: { $why ->
    [too-slow] the weapon is too slow for a platoon that disengages
   *[gone] no target is left
}.
type-die = Choice of the type hit: needs 5+, rolls { $die }: { $outcome ->
    [passed] the shooter chooses
   *[failed] the target chooses
}.
armour-save = { $team }, { $face ->
    [front] front
    [side] side
   *[top] top
} armour { $armour }: { $armour } + { $die } rolled{ $far ->
    [0] { "" }
   *[other] { "" } + { $far } for range
} = { $total } against anti-tank { $rating }: { $outcome ->
    [bounced] the shot bounces off
    [level] the armour barely holds
   *[through] the shot goes through
}.
skirts-save = { $team } has side plates: needs 5+, rolls { $die }: { $outcome ->
    [saved] they stop the shot
   *[failed] they do not help
}.
firepower = Firepower against { $team }: needs { $needed }+, rolls { $die }: { $outcome ->
    [covered] the cover holds
    [unhurt] no effect
    [failed] too weak to destroy it
   *[passed] passes
}.
flak-firepower = Firepower against the aircraft: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] the hit counts
   *[failed] no effect
}.
save = { $team }, save: needs { $needed }+, rolls { $die }: { $outcome ->
    [saved] passes
    [covered] fails, but bulletproof cover may still help
   *[failed] fails
}.
rider-save = { $team } on the tank, save: needs 5+, rolls { $die }: { $outcome ->
    [saved] passes
   *[failed] fails
}.
passenger-save = { $team } in the vehicle, save: needs 5+, rolls { $die }: { $outcome ->
    [saved] passes
   *[failed] fails
}.
gets-clear = { $team } gets clear.
destroyed = { $team } is destroyed.
bails-out = The crew of { $team } bails out.
pinned = { $platoon } is pinned.
platoon-destroyed = { $platoon } has no teams left and is out of the game.
platoon-breaks = { $platoon } breaks and is removed from the table.
warrior-die = The warrior in { $team }: needs 4+, rolls { $die }: { $outcome ->
    [passed] survives
   *[failed] falls
}.
warrior-survives = The warrior in { $team } survives; { $other } takes the loss.
warrior-changes-tank = The warrior gets out of { $team } and takes over { $other }{ $renamed ->
    [yes] ; they are now { $left } and { $now }
   *[no] { "" }
}.
changes-tank = The commander of { $team } takes over { $other }{ $renamed ->
    [yes] ; they are now { $left } and { $now }
   *[no] { "" }
}.
appoints = { $team } makes { $other } the platoon commander.
points-out = { $team } points out { $target }.
disengages = { $platoon } tries to disengage: needs { $needed }+, rolls { $die }: gets away.
fails-to-disengage = { $platoon } tries to disengage: needs { $needed }+, rolls { $die }: cannot get away.

## Told: assault

assaults = { $platoon } assaults { $target }.
charges = { $platoon } charges ({ $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
}).
not-hit = { $platoon } was not hit: { $tanks ->
    [yes] it tests only if it means to counterattack the tanks
   *[no] no test is needed
}.
breaks-in = { $platoon } { $teams ->
    [0] stays where it is
    [one] breaks in ({ $teams } team moves)
   *[other] breaks in ({ $teams } teams move)
}.
consolidates = { $platoon } { $teams ->
    [0] stays where it is
    [one] consolidates ({ $teams } team moves)
   *[other] consolidates ({ $teams } teams move)
}.
moves-off = { $platoon } moves off ({ $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
}).
dares-not = { $platoon } does not assault and stays where it is.
no-contact-made = { $platoon } does not reach the enemy: the assault is over.
sent-back = { $platoon } is thrown back by defensive fire.
strikes = { $team } strikes: needs { $needed }+, rolls { $die }: { $outcome ->
    [hit] hits
   *[missed] misses
}.
top-armour = { $team }, top armour { $armour }: { $armour } + { $die } rolled = { $total } against anti-tank { $rating }: { $outcome ->
    [bounced] unhurt
    [level] the armour barely holds
   *[through] the armour is pierced
}.
exhausted = { $platoon } is exhausted and must break off.
counterattacks = { $platoon } counterattacks.
breaks-off = { $platoon } breaks off ({ $teams ->
    [one] { $teams } team moves
   *[other] { $teams } teams move
}).
assault-won = { $side-the } wins the assault with { $platoon }.
breaks-through = { $platoon } breaks through to { $target }.

## Told: artillery and aircraft

bombards = { $platoon } bombards with { $guns ->
    [one] { $guns } gun
   *[other] { $guns } guns
}.
ranges-in = Ranging in on { $target }, attempt { $attempt }: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] on target
   *[failed] missed
}.
not-ranged = Not ranged in: there is no bombardment.
cannot-range-in = Ranging in on { $target } would need { $needed }+: it cannot be done.
aim-lost = { $target } is out of sight: the bombardment is lost.
template-die = { $team } is under the template: needs { $needed }+, rolls { $die }: { $outcome ->
    [hit] hit
   *[missed] missed
}.
template-die-again = { $team } rolls again: needs { $needed }+, rolls { $die }: { $outcome ->
    [hit] hit
   *[missed] missed
}.
lays-smoke = Smoke falls: { $count ->
    [one] { $count } template
   *[other] { $count } templates
}; wind roll { $die }.
calls-aircraft = { $side-the } calls for aircraft: needs 5+ on any die, rolls { $dice }: { $outcome ->
    [passed] they come
   *[failed] none come
}.
intercepts = { $side-the } tries to intercept: needs 6, rolls { $die }: { $outcome ->
    [passed] the aircraft are driven off
   *[failed] the aircraft get through
}.
aircraft-come = { $count ->
    [one] { $count } aircraft comes
   *[other] { $count } aircraft come
}: { $type } (die { $die }).
dives = Aircraft dive at { $target }.
aircraft-leave = { $why ->
    [too-near] Friendly teams are within 16" of the target
   *[no-room] The formation has no room over the table
}: the aircraft leave without an attack.
aircraft-sent-home = { $side-the } sends the aircraft home.
flak = { $team } fires at an aircraft: needs { $needed }+, rolls { $die }: { $outcome ->
    [hit] hits
   *[missed] misses
}.
flying-tank = A flying tank, firepower again: needs { $needed }+, rolls { $die }: { $outcome ->
    [passed] the hit counts
   *[failed] no effect
}.
shot-down = An aircraft is shot down.

## Details: how things stand after a move

detail-team = { $team }: { $news }.
detail-platoon = { $platoon }: { $news }.
detail-wreck = The wreck of { $team } lies at { $spot }.
detail-smoke = Smoke lies at { $spot }.
detail-smoke-left = Smoke templates on the table: { $count }.
detail-aircraft = Aircraft over the table: { $count }.
detail-air-dice = { $side }: air support dice left: { $count }.
detail-points = { $side }: enemy points destroyed: { $points }.
roster-platoon = { $platoon }: { $teams }
roster-pinned = { $platoon }, pinned: { $teams }
roster-elsewhere = { $platoon }: { $where }
roster-team = { $team } ({ $news })
news-more = { $one }; { $rest }
news-at = at { $spot }
news-mounted = rides in { $vehicle }
news-towed = towed by { $vehicle }
news-off = not on the table yet
news-destroyed = destroyed
news-left = has left the table
news-rear = sent to the rear
news-flag-moved = moved
news-flag-shot = has fired
news-flag-shot_full = fired at full rate
news-flag-assaulted = has assaulted
news-flag-held_fire = holds its fire
news-flag-directing = directs artillery
news-flag-eyes_used = points out an enemy
news-flag-loaded = has taken passengers aboard
news-flag-digging = digs
news-flag-recovering = takes part in towing
news-flag-appointing = appoints a commander
news-flag-doubled = went at the double
news-flag-bogged = bogged down
news-flag-bailed_out = bailed out
news-flag-dug_in = dug in
news-flag-pointed_out = pointed out
news-flag-to_rear = ordered to the rear
news-no-flag-bogged = no longer bogged down
news-no-flag-bailed_out = manned again
news-no-flag-dug_in = out of its foxholes
news-no-flag-pointed_out = no longer pointed out
news-no-flag-to_rear = no longer ordered to the rear
news-role = { $role ->
    [platoon_commander] platoon commander
    [company_commander] company commander
    [deputy] second-in-command
    [higher_command] higher command
    [staff] staff
    [observer] observer
    [transport] transport
   *[other] leads nobody
}
news-platoon = now in { $platoon }
news-acts-with = acts with { $platoon }
news-type = { team-title }
news-where-waiting = not deployed yet
news-where-table = on the table
news-where-reserve = in reserve
news-where-ambush = in ambush
news-where-arriving = may move on
news-where-destroyed = destroyed
news-where-left = has left the table
news-pinned = pinned
news-not-pinned = no longer pinned
news-disengaged = disengaged
news-not-disengaged = no longer disengaged
news-doubled = at the double
news-acted = has acted in this step

## Endings

result-morale = { $verdict } { why-morale } Enemy points destroyed: A { $a }, B { $b }.
why-morale = The enemy company failed its morale test.
result-objective = { $verdict } { why-objective } Enemy points destroyed: A { $a }, B { $b }.
why-objective = An objective has been taken.
result-held-out = { $verdict } { why-held-out } Enemy points destroyed: A { $a }, B { $b }.
why-held-out = The defender has held out.
result-limit = { $verdict } { why-limit } Enemy points destroyed: A { $a }, B { $b }.
why-limit = The last turn is over.
result-empty = { $verdict } { why-empty } Enemy points destroyed: A { $a }, B { $b }.
why-empty = A side without any teams left cannot fight on.
result-concession = { $verdict } { why-concession } Enemy points destroyed: A { $a }, B { $b }.
why-concession = The other side concedes.
verdict-won = { $side-the } wins.
verdict-drawn = A draw.

## Refusals: whose turn

game-over = The game is over.
not-asked = The other side decides now.
nothing-asked = Nobody is asking for that now.
answer-first = Another question is open: answer it first.
wrong-step = This belongs to the { $step ->
    [starting] Starting
    [movement] Movement
    [shooting] Shooting
   *[assault] Assault
} step.
too-late-in-step = It is too late in this step for that.
starting-done = The starting tests of this turn have been taken.
no-such-team = There is no such team: { $n }.
no-such-platoon = There is no such platoon: { $n }.
no-test-for = There is no test to take for { $n }.
no-aircraft-to-call = There are no aircraft to call now.
name-all-teams = Name each of these teams once: { $teams }.
no-substitute = Team { $n } cannot take this loss.
no-tank-to-change-to = The commander cannot take over team { $n }.
must-join = Under fire: this team must join a platoon within reach.

## Refusals: joining and leaders

not-independent = { $team } is not an independent team.
joined-already = { $team } has already joined a platoon this step.
too-far-to-join = { $team } is too far from { $platoon } to join.
not-joined-leader = { $team } is not a leader who has joined this platoon.
has-commander = { $platoon } already has a commander.
not-appointed = { $team } cannot be made commander now.

## Refusals: deployment

not-to-deploy = Platoon { $n } cannot deploy now.
not-in-ambush = Platoon { $n } is not in ambush.
not-held-back = Platoon { $n } cannot be held back.
hold-back-count = Name { $reserve } for reserve and { $ambush } for ambush.
deploy-all = Place every team of { $platoon } once.
deploy-first = There is room for a platoon: deploy it.
deploy-in-command = { $team } would be out of command.
deploy-not-there = { $team } cannot be placed there.
deploy-outside = { $team } is not wholly inside its deployment area.
deploy-impassable = Impassable terrain: { $team } cannot stand there.
may-not-ride = { $team } cannot ride in that vehicle.
ambush-too-near = { $team } would be within 4 inches of an enemy.
ambush-seen = { $team } would be in plain view within 16 inches.
not-in-reserve = Platoon { $n } is not in reserve.

## Refusals: orders (each names the first team at fault and how many faults there are more)

no-such-platoon-here = There is no such platoon: { $other }.
platoon-not-there = Platoon { $other } is not yours to move now.
platoon-moved = { $other } has already moved this step.
team-of-another = Team { $other } does not belong to this platoon.
no-horses = { $team } has no horses to leave.
not-aboard = { $team } is not aboard a vehicle.
vehicle-has-moved = { $other } has moved already: { $team } cannot get off.
team-not-on-table = { $team } is not on the table.
team-cannot-move = Bogged down or bailed out: { $team } cannot move.
loaded-vehicle-stays = { $team } has taken passengers aboard and may not move again this turn.
no-commander = No commander: { $team } may not move.
double-needs-path = { $team } needs a path to go at the double.
leave-needs-path = { $team } needs a path to leave by.
path-off-table = The path of { $team } leads off the table.
path-from-entry-edge = The path of { $team } must begin on the entry edge.
path-from-vehicle = The path of { $team } must begin at the edge of its vehicle.
path-starts-elsewhere = The path of { $team } does not begin where it stands.
may-not-enter = { $team } may not enter that terrain.
double-on-rough = { $team } may not go at the double over difficult terrain.
no-opening = { $why ->
    [FW-6_6] { $team } can neither enter nor leave a building during the game
   *[other] No way through the wall: { $team } enters by an opening beside which it or a friend began the step, and leaves by any opening
}.
too-far = { $why ->
    [FW-5_2] { $team } cannot move by itself: it must be towed
   *[other] Too far: { $team } may go at most { $other }" on this path
}.
pinned-no-double = Pinned: { $team } may not move at the double.
double-straight = Not straight: at the double { $team } must move in a straight line.
double-faces-ahead = Wrong facing: { $team } must end the double facing ahead.
double-near-enemy = Too close: { $team } would come within 8 inches of { $other }.
through-enemy = { $team } may not pass through { $other }.
path-near-enemy = Too close: { $team } would pass within 2 inches of { $other }.
ends-near-enemy = Too close: { $team } would end within 2 inches of { $other }.
no-room-beside = { $team } has no room beside { $other }.
formation-no-room = { $team } finds no room there: other teams are in the way.
off-table = { $team } would hang over the edge of the table.
overlaps = { $team } would overlap { $other }.
through-wall = { $team } would stand in a wall.
leave-at-edge = The path of { $team } must end on the edge of the table.
pinned-not-nearer = Pinned: { $team } may not end closer to the enemy.
reorganising-nearer = Reorganising: { $team } may not move closer to { $other }.
reorganising-seen = Reorganising: { $team } may not move into sight of { $other }.
no-vehicle = There is no vehicle { $other } for { $team }.
may-not-mount = { $why ->
    [FW-6_11] { $other } already tows a gun: { $team } cannot be hitched to it
    [FW-6_14] { $other } is full: { $team } may not mount it
    [FW-6_15] { $other } has no room for { $team }: a tank carries three riders, no gun, and none if it is a flamethrower
    [FW-6_19] { $other } is bogged down or bailed out: { $team } may not mount it
   *[other] { $other } is not a transport of its platoon: { $team } may not mount it
}.
not-in-contact = { $team } does not end in contact with { $other }.
formation-none = No team of this platoon can go into this formation from where it is now.
nobody-digs = No team of this platoon can dig in: each has moved or is not on foot.
not-an-empty-transport = { $team } is not an empty transport.
arrives-whole = A platoon comes on as a whole: { $team } is missing.
out-of-command = { $team } would end out of command.
not-towards-commander = { $team } is out of command and must come nearer to its commander.
half-out-of-command = Too few teams of the platoon would be in command: { $other }.
order-faults = { $first } Also, { $rest }
fault-cited = { $rule }: { $fault }
fault-chain = { $one } { $rest }

## Refusals: shooting

platoon-not-on-table = { $platoon } is not on the table.
idle-aircraft-enemy = These are the enemy's aircraft.
idle-aircraft-here = Your aircraft strike when you end the Shooting step: you then choose their target, farther than 16 inches from all your teams.
idle-aircraft-meeting = In the first turn of a meeting engagement no aircraft can be called.
idle-aircraft = Aircraft are called in your Starting step, before the tests: they come if one of these dice shows 5 or 6.
idle-enemy = { $platoon } is the enemy's: choose one of your own platoons first.
idle-later = { $platoon } has nothing to decide now.
idle-ordered = { $platoon } has already had its order in this step.
idle-silent = No weapon of { $platoon } may shoot now.
idle-no-target = { $platoon } has nobody to shoot at: no enemy is in range and in sight.
idle-far = No enemy was within 4 inches of { $platoon } when the Movement step ended.
platoon-has-shot = { $platoon } has already acted this step.
platoon-doubled = { $platoon } went at the double this turn.
team-doubled = { $team } went at the double this turn.
platoon-reorganises = { $platoon } reorganises this turn.
nobody-fires = Name at least one weapon that fires.
not-of-platoon = { $team } does not shoot with this platoon.
no-such-weapon = { $team } has no weapon { $n } for this.
does-not-shoot = { $why ->
    [FW-2_7] { $team } is bogged down or bailed out and does not shoot
    [FW-6_12] { $team } is aboard a vehicle and does not shoot
    [FW-13_1] This weapon of { $team } only bombards
    [FW-7_2] { $team } has fired already
    [FW-5_14] { $team } went at the double and does not shoot
    [FW-15_8] { $team } reorganises this turn and does not shoot
    [FW-8_3] Others fired over { $team }: it holds its fire in this step
    [FW-6_18] { $team } takes part in towing and does not shoot
    [FW-10_10] { $team } has appointed a commander and does not shoot
    [FW-13_6] { $team } directs artillery and does not shoot
    [FW-15_2] { $team } has pointed out an enemy and does not shoot
   *[other] { $team } has moved: this weapon does not move and shoot
}.
one-target-only = { $team } fires all its weapons at one target.
too-many-dice = { $most ->
    [one] { $team } rolls 1 die with this weapon now
   *[other] { $team } rolls 1 to { $most } dice with this weapon now
}.
no-enemy-platoon = Platoon { $n } is not an enemy platoon.
only-at-attackers = Defensive fire may only target the attackers.
no-such-group = There is no isolated group { $n }.
no-opening-there = { $team } has no opening to fire through.
nobody-there = { $platoon } has no team there to shoot at.
out-of-range = Out of range: { $target } is { $inches }" from { $team }.
out-of-sight = { $team } does not see { $target }.
own-in-the-way = Friendly teams are in the way: { $team } cannot fire at { $target } through or over them.
out-of-field = { $target } is outside { $team }'s field of fire.
mortar-too-near = Too close: { $target } is { $inches }" from { $team }, and a light mortar fires at 8" or more.
cavalry-too-far = Too far: { $target } is { $inches }" away; { $team } has moved and fires from the saddle up to 4".
aim-not-legal = The team that { $team } aims at is not a legal target.
no-room-to-turn = { $team } has no room to turn to its target.
priority-not-target = Nobody is shooting at platoon { $n }.
priority-not-mixed = Platoon { $n } does not mix these kinds of team.
priority-man-packed = Against platoon { $n } man-packed guns cannot be named with these weapons.
type-not-there = Platoon { $n } does not mix these types of vehicle.
type-no-target = No weapon of this action reaches a tank of that type in platoon { $n }.
not-a-survivor = Team { $n } is not to be placed.
survivor-not-there = { $team } cannot be placed there.

## Refusals: reconnaissance

no-scout = { $team } cannot point out targets.
scout-moved-or-pinned = { $team } has moved or is pinned: it cannot point out targets.
scout-too-far = { $target } is over 16 inches from { $team }.
scout-sees-not = { $team } does not see { $target }.
not-disengaging = Team { $n } does not disengage now.
cannot-disengage = { $team } cannot move off.
disengage-from-here = The path of { $team } does not begin where it stands.
disengage-too-far = Too far for { $team }.
disengage-straight = Not straight: { $team } must move straight.
disengage-faces-ahead = Wrong facing: { $team } must end facing ahead.
disengage-near-enemy = Too close: { $team } would come too near an enemy.
disengage-nearer = Pinned: { $team } may not end closer to the enemy.
disengage-no-room = There is no room for { $team }.

## Refusals: assault

has-assaulted = { $platoon } has already assaulted this step, or is not on the table.
pinned-no-assault = Pinned: { $platoon } may not assault.
shot-full = { $team } has fired at full rate and may not assault.
no-commander-here = No commander: { $platoon } may not assault.
not-in-charge-reach = No team of { $platoon } was in charge reach when the Movement step ended.
may-not-charge = { $team } may not charge.
charge-is-a-path = { $team } needs a path to charge along.
charge-from-here = The path of { $team } does not begin where it stands.
charge-too-far = Too far: { $team } cannot charge that far.
charge-closed = { $team } may not enter that terrain.
opening-watched = { $team } may not leave by an opening with an enemy beside it.
charge-near-others = Too close: { $team } would come within 2 inches of another platoon.
charge-towards = { $team } must go towards the target.
no-room-there = There is no room for { $team }.
must-go-in = { $team } can reach the enemy and must go in.
no-contact = Nobody would be in contact: break off instead.
stays-in-contact = { $team } is in contact and stays.
may-not-defend = Team { $n } may not fire defensively.
must-break-off = The platoon must break off.
may-not-break-in = { $team } may not break in.
has-not-struck = { $team } has not struck, so it may not break in.
not-a-place = { $team } may only move into the place of a destroyed team within 4 inches.
not-of-this-platoon = { $team } does not move now.
may-not-step-there = { $why ->
    [too-far] Too far: { $inches }", 4" allowed for { $team }
    [FW-1_5] No room: { $team } would overlap another team or the edge of the table
    [FW-6_27] { $team } would stand in a wall
    [FW-11_28] { $team } may not leave the building by an opening that the enemy watches
    [FW-6_6] A gun does not leave its building: { $team } stays
   *[other] The way of { $team } leads through an enemy or over terrain that it may not enter
}.
broke-through-already = This platoon has already broken through this step.
one-breakthrough = A breakthrough attacks one platoon only.
no-new-contact = { $team } may not move into contact there.
no-defender-breakthrough = Defenders do not break through.

## Refusals: artillery, aircraft, recovery

no-battery = { $platoon } is not a battery.
no-bombardment-yet = No bombardments in the first turn of a meeting engagement.
cannot-direct = { $why ->
    [moved] { $team } has moved, fired or pointed out an enemy: it cannot direct this bombardment
    [out-of-action] { $team } is bailed out, bogged down or off the table: it cannot direct this bombardment
    [no-battery] { $team } is not listed with a battery: it cannot direct this bombardment
    [FW-13_10] { $team } belongs to another battery, and at least one of the two has no staff: it cannot direct this bombardment
    [FW-6_24] The vehicle of { $team } has moved, fired or is stuck: the observer cannot direct from it
   *[other] { $team } is neither an observer nor the commander of this battery: it cannot direct this bombardment
}.
no-staff = { $platoon } has no staff team.
not-ranged-in = { $platoon } did not range in last turn.
sees-not-the-point = { $team } does not see the aim point.
sees-not = { $team } does not see { $target }.
gun-cannot-fire = { $why ->
    [FW-13_4] The target is nearer than 8" or out of range: { $team } cannot bombard it
    [FW-13_5] Woods or a building in the way: { $team } cannot fire over them
    [FW-13_6] { $team } directs the bombardment and does not fire
    [FW-13_22] No room to turn: { $team } cannot bombard
    [FW-5_21] { $team } has been digging and does not bombard
    [FW-7_9] The target is outside the field of fire of { $team }
    [FW-8_3] Others fired over { $team }: it does not bombard in this step
    [FW-10_2] Pinned: { $team } does not bombard
   *[other] { $team } is not a gun that can fire, or has moved or fired this turn: it does not bombard
}.
no-gun-named = Choose at least one gun.
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
    [m10] M10 3-inch GMC
    [brit_2in] 2-inch mortar team
    [brit_3in] ML 3-inch mortar
   *[other] { $title }
}
weapon-title = { $id ->
    [w-rifle] rifles
    [w-rifle_us] M1 Garand rifles
    [w-rifle_mg] rifles and MG
    [w-mg] light MG
    [w-smg] SMGs
    [w-lmg_m1919] M1919 LMG
    [w-hmg] heavy MG
    [w-bazooka] M1 bazooka
    [w-panzerschreck] Panzerschreck
    [w-panzerfaust] Panzerfaust
    [w-piat] PIAT
    [w-mortar_2in] 2-inch mortar
    [w-mortar_60mm] 60mm mortar
    [w-vehicle_mg] vehicle MG
    [w-cal50] .50 cal MG
    [w-m1_57mm] 57mm M1
    [w-m2a1_105mm] 105mm M2A1 howitzer
    [w-m1_81mm] 81mm M1 mortar
    [w-pak40] 7.5cm PaK40
    [w-flak36] 8.8cm FlaK36
    [w-flak38] 2cm FlaK38
    [w-lefh18] 10.5cm leFH18
    [w-gw34] 8cm GW34 mortar
    [w-sgw43] 12cm sGW43 mortar
    [w-nw41] 15cm NW41 Nebelwerfer
    [w-6pdr] 6 pdr
    [w-17pdr] 17 pdr
    [w-25pdr] 25 pdr
    [w-ml_3in] 3-inch mortar
    [w-bofors] 40mm Bofors
    [w-zis3] 76mm ZIS-3
    [w-m120] 120mm mortar
    [w-bm13] BM-13 Katyusha
    [w-m3_75mm] 75mm M3
    [w-m1_76mm] 76mm M1
    [w-m7_3in] 3-inch M7
    [w-m6_37mm] 37mm M6
    [w-m4_105mm] 105mm M4 howitzer
    [w-kwk40] 7.5cm KwK40
    [w-stuk40] 7.5cm StuK40
    [w-kwk42] 7.5cm KwK42
    [w-kwk36] 8.8cm KwK36
    [w-kwk38] 2cm KwK38
    [w-oqf75] OQF 75mm
    [w-oqf95] OQF 95mm howitzer
    [w-oqf17] OQF 17 pdr
    [w-f34] 76mm F-34
    [w-zis_s53] 85mm ZIS-S-53
   *[other] { $title }
}
    .its = { $id ->
        [w-mortar_2in] { "" }
        [w-mortar_60mm] { "" }
        [w-m1_57mm] { "" }
        [w-m2a1_105mm] { "" }
        [w-m1_81mm] { "" }
        [w-pak40] { "" }
        [w-flak36] { "" }
        [w-flak38] { "" }
        [w-lefh18] { "" }
        [w-gw34] { "" }
        [w-sgw43] { "" }
        [w-nw41] { "" }
        [w-6pdr] { "" }
        [w-17pdr] { "" }
        [w-25pdr] { "" }
        [w-ml_3in] { "" }
        [w-bofors] { "" }
        [w-zis3] { "" }
        [w-m120] { "" }
        [w-bm13] { "" }
        [w-lmg_m1919] { "" }
        [w-hmg] { "" }
       *[other] { "" } its { weapon-title }
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
    [starter_crossroads] Crossroads
    [free_for_all] Free-for-All
    [hold_the_line] Hold the Line
   *[other] { $title }
}
plane-title = { $id ->
   *[other] { $title }
}

# The browser table.

game-title = Flames of War (older rules)
game-about = Two companies of miniatures fight over a table measured in inches. Platoons move freely, shoot, bombard and assault; woods, hills, walls and houses hide and shelter them. Objectives or a broken enemy company decide the battle.
game-reconstructed = This edition is unofficial. Flames of War is published by Battlefront Miniatures (first edition 2002, second 2006). Titles and trademarks belong to their owners. The rules follow a summary of the older edition; where it is silent, we made our own rulings, marked in the rule text. Points, several statistics, companies and missions are reconstructed: they do not come from the published game.
thing-team = { $side }, { $tag }·{ $n } { $type }, { $platoon }: { $states }; at { $x }, { $y } inches (part of the table: { $region }), facing { $octant ->
    [0] east
    [1] north-east
    [2] north
    [3] north-west
    [4] west
    [5] south-west
    [6] south
   *[other] south-east
}
    .short = { $tag }·{ $n } { $type }
thing-platoon = { $side }, platoon { $tag }, { $platoon }, { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    } on the table: { $pinned }
    .short = { $tag } { $platoon }
thing-aircraft = Aircraft of { $side-the }, { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } left
    .short = aircraft of { $side-the }
thing-objective = Objective { $id }, for { $side-the } to take, at { $x }, { $y } inches
    .short = objective { $id }
thing-objective-hold = { $side } goal: { $hold ->
    [held] held
    [contested] contested
    [kept] defended
   *[open] free
}
thing-score = destroyed { $points } of { $all } points, lost { $lost } of { $teams } teams
thing-score-holds = enemy points destroyed { $points }/{ $all }; lost: teams { $lost }/{ $teams }, platoons { $gone } (morale test { $holds ->
    [0] next turn
   *[other] at { $at }
})
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
left-over = { $count ->
    [one] { $count } platoon can still act
   *[other] { $count } platoons can still act
}
pick-default = As proposed
pick-starting = Take all tests
pick-end-step = End the step
card-platoon = { $platoon }: { $training }, { $motivation }
card-count = { $n } × { $type }
card-morale = Morale test { $holds ->
    [0] after every further loss
    [one] after one more loss
   *[other] after { $holds } more losses
}
card-conscript = conscript
card-trained = trained
card-veteran = veteran
card-reluctant = reluctant
card-confident = confident
card-fearless = fearless
card-state = Now: { $states }
card-move = Moves { $open }″ across country, { $road }″ on a road, { $rough }″ over difficult terrain
card-armour = Armour: front { $front }, side { $side }, top { $top }
card-weapon = { $weapon }: { $range }″, { $rof } dice, anti-tank { $tank }, firepower { $fire }+
card-aboard = Aboard: { $team }
card-role-platoon-commander = Platoon commander
card-role-company-commander = Company commander
card-role-2ic = Second-in-command
card-role-higher-command = Higher command
card-role-staff = Staff
card-role-observer = Observer
card-role-transport = Platoon transport
bench = Orders
bench-platoons = Your platoons
bench-choose = Choose a platoon: here, or click one of its teams.
bench-wait = The other side is deciding. You can still measure and check lines of sight.
bench-measure = Measure
bench-measure-help = Measure: click two teams, or points of the table. Nobody else sees it.
bench-sight = Line of sight
bench-sight-help = Line of sight: click the team that looks, then the team it looks at.
bench-confirm = Confirm
bench-suggest = Suggest
bench-cancel = Cancel
bench-step-back = Take back the last step of this plan (Ctrl+Z)
bench-rolls = rolls dice
bench-leaving = Escape once more puts this order away.
bench-legal = Legal.
bench-checking = Checking…
bench-moving = { $tag } { $platoon }: click where it goes
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
bench-in-command = { $n } of { $of } in command, { $needed } needed
bench-x = x
bench-y = y
bench-heading = heading
bench-stays = stays
bench-undo-leg = Back to its place
bench-via-help = Shift-click sets a bend; a click sets the destination; Q and E turn; arrow keys nudge 0.25″, with Shift 1″, with Ctrl 0.05″.
bench-towards = Towards
bench-inches = inches
bench-go = Set
bench-fire = Fire of { $tag } { $platoon }
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
bench-ranging = Ranging in { $needed }+, { $attempts } tries: { $percent }%
bench-guns = { $n ->
        [one] { $n } gun fires
       *[other] { $n } guns fire
    }
bench-under-own = Own teams under the template: { $teams }
bench-under-enemy = Under the template: { $teams }
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
bench-allocate-help = Click teams in the order in which they take the hits.
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
hint-move = Click one of your platoons, then where it should go; formations are below the map. The drawing is only a plan until you press Confirm.
hint-shoot = Choose a platoon: enemies it can shoot at are lit, with the chance of a hit. Click one to aim at it, then press Shoot.
hint-assault = A platoon within 4 inches of the enemy may assault: choose it, then the enemy with the crossed swords. The charge is drawn; Confirm rolls its dice.
hint-objective = Your goal is the star: a team of a platoon within 4 inches of it, no enemy within 4, when your next turn begins. The words beside it say who is there.
hint-starting = Pinned platoons and crews that bailed out take their motivation tests now. Later, a platoon that lost too many teams may run away.
hint-moved = Now the tanks: choose them and click where they go. Teams that move shoot with fewer dice, so a platoon may also stay. Then press End the step.
hint-shot = Five hits pin a platoon: it keeps its head down until it rallies. A team that fires more than one die may not assault this turn. Shoot with your other platoon too, then end the step.
hint-allocate = Your platoon is hit. The teams take the hits in the order of their numbers: click them in another order, or confirm it as it is.
hint-defend = The enemy charges: everyone who can fires first. Five hits throw the charge back.
hint-react = Strike back in a counterattack, or break off and leave the ground to the enemy.
hint-consolidate = You have won the assault. Click where the platoon goes, within 4 inches, or confirm to stay.
hint-finished = That was the farm. Next, play Crossroads against the bot, or build a company of your own under Army lists.
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
bench-slot-own = Friendly team
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
bench-leave-help = The path must end on the edge of the table.
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
option-air_a-online = Air support of side A.
option-air_b-online = Air support of side B.
bench-none = There are no orders left to give in this step.
bench-turning = Turn the selected team

## Whom a platoon could shoot at, and formations

barred-silent = { $why ->
    [FW-7_2] It has shot already
    [FW-5_14] No shooting after a move at the double
    [FW-8_3] It holds its fire, so that others shoot past it
    [FW-2_8] Its weapons cannot shoot after a move
   *[other] None of its weapons may shoot now
}.
barred-out-of-range = Out of range: { $inches }″ away, { $range }″ allowed.
barred-out-of-sight = Nobody sees it.
barred-out-of-field = Outside the field of fire.
barred-mortar-too-near = Too near for mortars.
barred-cavalry-too-far = Too far to shoot from the saddle.
bench-chance = hit { $percent }%
bench-kill = kill { $percent }%
bench-chances = hit { $percent }%, kill { $kill }%
bench-no-chance = needs { $n }+: cannot be hit
bench-shoot-all = Shoot
bench-split = Split fire
bench-split-help = Click one of your teams to give it another target.
bench-split-target = Click the target of { $teams }.
bench-split-cannot = { $teams } cannot shoot at { $tag }: click another target, or { $teams } again.
bench-split-none = { $teams } cannot shoot at any enemy now.
bench-split-sum = Fire is split: { $shares }.
bench-split-share = { $tag }: { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
}, { $percent }% to hit, hits on average { $hits }, { $kill }% to destroy{ $pins ->
    [0] { "" }
   *[other] , { $pin }% to pin
}
bench-not-given = The order of { $tag } on the map has not been given yet: Cancel takes you back to it.
bench-halt-stops = { $teams } { $n ->
    [one] stops
   *[other] stop
} at the edge: { $ground }. Further than that ground allows in one move (FW-5.4).
bench-halt-rolls = ⚄ { $teams } must roll { $needs }+ to get through: { $ground }.
bench-hopeless-charge = No charge was found by itself: drag a team up to an enemy base, it goes into contact.
bench-forgoes = Full rate of fire: no assault on { $tags } this turn.
bench-spare = One die each, keep the assault
bench-ranges-in = ranges in { $percent }%
silent-13-3 = has moved, shot or is busy
silent-13-4 = out of bombardment range
silent-13-5 = masked by woods or a building
silent-13-22 = has no room to turn
silent-7-9 = the target is not ahead of it
silent-5-21 = is digging in
silent-8-3 = holds its fire
silent-10-2 = is pinned
bench-short = As far as it can go: { $inches }″ short of where you clicked.
bench-left-behind = { $team } stays where it is.
bench-astray = { $n ->
    [one] { $n } team does not come to its place
   *[other] { $n } teams do not come to their places
} in this formation: too far, or no room there.
bench-storm-test = Motivation test to assault tanks: { $needed }+.
bench-storm-fire = Defensive fire: on average { $fire } hits, { $percent }% chance of being thrown back.
bench-storm-calm = Nobody can fire back.
bench-storm-blows = Then { $strikers ->
    [one] { $strikers } blow
   *[other] { $strikers } blows
} at { $needed }+: hits on average { $blows }.
bench-targets = Click a target: everything that can will shoot at it.
bench-no-targets = There is nothing to shoot at.
bench-target-sum = { $tag } { $platoon }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, hit { $percent }% (on average { $hits }), kill { $kill }% (on average { $kills }){ $pins ->
    [0] { "" }
   *[other] , pin { $pin }%
}
note-goal = Goal: from turn { $from } on { $mine ->
    [0] keep the enemy off its objectives (★)
   *[other] hold one of your objectives (★)
}, or break the enemy company. Turn { $turns } is the last.
note-mission = { $mission }: { $mine ->
    [0] the enemy wins by beginning a turn, from turn { $from } on, with a team within 4″ of an objective (★) and none of yours there. You win if the enemy company breaks.
   *[other] you win by beginning a turn, from turn { $from } on, with a team within 4″ of one of your objectives (★) and no enemy there, or if the enemy company breaks.
} { $special } After turn { $turns } the winner is { $limit ->
    [points] whoever has destroyed more enemy points
    [mine] your side
   *[theirs] the enemy
}.
bench-note-and = { $one } { $rest }
bench-note-nothing = { "" }
note-meeting = Meeting engagement: all begin as if they had moved, and the first turn has no bombardments and no aircraft.
note-prepared = Infantry and guns of { $side-the } begin dug in.
note-reserves = { $side-the } has half of its platoons in reserve; they come from turn { $n } on.
note-ambush = { $side-the } may hide { $n ->
    [one] { $n } platoon
   *[other] { $n } platoons
} in ambush.
note-unequal = Unequal armies: { $own } points of yours against { $enemy }.
note-hold-out = From turn { $n } on, { $side-the } wins if no enemy is near an objective.
bench-details = Details
bench-form-keep = Keep formation
bench-form-line = Line
bench-form-column = Column
bench-form-wedge = Wedge
bench-form-around = Around the point
bench-form = Formation
bench-one = One team at a time

## Dice as they fall

outcome-fire = Fire at { $platoon }
outcome-fire-sum = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
outcome-saves = Saves
outcome-saves-sum = { $hits } of { $dice } saved
outcome-firepower = Firepower
outcome-firepower-sum = { $hits } of { $dice } passed
outcome-blows = Close combat
outcome-blows-sum = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
outcome-template = Under the template
outcome-template-sum = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
outcome-flak = Fire at the aircraft
outcome-flak-sum = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
outcome-ranging = Ranging in
outcome-ranging-sum = { $hits ->
    [0] not ranged in
   *[other] ranged in
}

## What a platoon can do beside going and shooting

barred-mount = None of its vehicles is within reach.
barred-join = No platoon is near enough to join.
barred-director = Nobody can direct this bombardment now.
barred-tow = Nothing to tow stands beside it.
bench-acts = Orders of this platoon
bench-act-dig-in = Dig in
bench-act-get-off = Get off
bench-act-mount = Mount
bench-act-join = Join a platoon
bench-act-bombard = Bombard
bench-act-smoke = Smoke
bench-act-repeat = Repeat bombardment
bench-act-eyes = Eyes and ears
bench-act-appoint = Appoint a commander
bench-act-recover = Tow off
bench-act-double = At the double
bench-act-shoot = Shoot
bench-act-aim = Click one of the lit targets, then confirm.
bench-act-chance = { $needed }+, { $percent }%
bench-act-chance-best = at best { $needed }+, { $percent }%
bench-more = Other orders
bench-nudging = Nudge the team in hand by 0.25″; with Shift 1″, with Ctrl 0.05″
bench-beside-waiting = to deploy
bench-beside-here = { $n } over the table
bench-beside-dice = { $n ->
    [one] { $n } die to call
   *[other] { $n } dice to call
}
card-aircraft = Called in the Starting step: they come if one of these dice shows 5 or 6; each call costs a die.
card-aircraft-here = They are over the table: when the Shooting step ends, their owner chooses a target, farther than 16″ from all own teams.
bench-beside-call = Call: { $percent }%
bench-beside-calls = ✓ Call: { $percent }%
bench-beside-help = Click a marker above the table: it deploys, waits in reserve, or lies in ambush.
bench-strike-help = Click a lit enemy team; click it again to strike.
bench-strike-sum = { $team }: ranges in on { $needed }+ ({ $percent }% in three tries), { $enemies ->
    [one] { $enemies } enemy team
   *[other] { $enemies } enemy teams
} under the template, { $guns ->
    [0] no anti-aircraft gun
    [one] { $guns } anti-aircraft gun
   *[other] { $guns } anti-aircraft guns
} in range; hits on average { $hits }, whoever is hit is pinned.

# Parts of the evaluation, for hints and analysis.
worth-strength = teams and platoons that fight on
worth-fire = own fire
worth-under-fire = enemy fire
worth-objectives = objectives within reach
worth-guard = own objectives guarded
worth-posture = approach and cover
worth-limit = points when time runs out

## Army lists

list-too-long = Too long for a list: at most { $most } characters.
list-unreadable = A list begins with its points, like 1220:us_rifle_company.hq,us_rifle_company.rifle_1.
list-unknown = There is no platoon “{ $word }” in the data set.
list-too-many = Too many platoons: at most { $most }.
list-limit = At most { $most } points can be agreed.
list-over = Too expensive: { $points } points of { $limit }, { $over } too many.
list-headquarters = { $count ->
    [0] A company needs a headquarters
    [1] The headquarters comes first
   *[other] A company has one headquarters, not { $count }
}.
list-ratings = { $platoon } is of another nation or quality than the headquarters, so its points do not apply.
list-combat = At least one combat platoon must come from the headquarters’ own list ({ $company }).
list-support = Too much support: { $others } from other companies, { $own } of its own; at most as many as its own.
list-alike = { $platoon } can be taken { $most } times at most.
list-teams = Too many teams: { $teams }, { $most } allowed.
list-fits = This list can be played.
list-role-combat = Combat
list-role-weapons = Weapons
list-role-artillery = Artillery
list-role-support = Support
list-role-recce = Reconnaissance
list-role-hq = Headquarters

## Kinds of moves and endings, as tables of many games name them

verb-move = Move a platoon
verb-assault = Assault
verb-counterattack = Counterattack
verb-disengage-move = Move to disengage
verb-deploy = Deploy a platoon
verb-ambush = Spring an ambush
verb-place = Place teams
verb-break-in = Take the places of destroyed teams
verb-break-off = Break off
verb-consolidate = Consolidate
verb-shoot = Shoot
verb-defend = Defensive fire
verb-aa-fire = Anti-aircraft fire
verb-bombard = Artillery bombardment
verb-starting = Starting tests
verb-end-step = End a step
verb-concede = Concede
verb-pass = Leave it as it is
verb-join = Independent team joins a platoon
verb-eyes = Scouts point out a target
verb-appoint = Appoint a commander
verb-warrior = Choose who takes a warrior's loss
verb-change-tank = Commander takes over another tank
verb-arrive = Reserves arrive
verb-intercept = Intercept or not
verb-disengage = Disengage or not
verb-reroll = Reroll or not
verb-intent = Counterattack or break off
verb-allocate = Allocate hits
verb-recover = Tow a vehicle away
verb-air-strike = Air strike
verb-decline = Decline
verb-hold-back = Hold platoons back
end-score = enemy points destroyed: { $count }
ending-morale = A company failed its morale test
ending-objective = An objective was taken
ending-held-out = The defender held out
ending-limit = The last turn is over
ending-empty = A side has no teams left
ending-concession = A side conceded

## What the enemy did, and volleys in the log

recap = What the other side did
recap-moved = Moved: { $tags }.
recap-volley = { $by } shot at { $at }: { $hits } of { $dice } { $dice ->
    [one] die hit
   *[other] dice hit
}.
recap-bombards = { $by } bombarded { $at }{ $missed ->
    [yes] : not ranged in
   *[no] { "" }
}.
recap-dives = Aircraft dived at { $at }{ $missed ->
    [yes] : not ranged in
   *[no] { "" }
}.
recap-loss = { $tag }: { $destroyed ->
    [0] { $out ->
        [0] no team lost
       *[other] { $out } bailed out
    }
    [one] 1 team destroyed
   *[other] { $destroyed } teams destroyed
}{ $pinned ->
    [yes] , pinned
   *[no] { "" }
}.
digest-needed = { $low }+
digest-needed-range = { $low }+ to { $high }+
digest-fire = { $teams ->
    [one] 1 team fires
   *[other] { $teams } teams fire
} at { $platoon }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, needs { $needs }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
digest-saves = { $platoon }: { $hits } of { $dice } hits saved{ $power ->
    [0] { "" }
   *[other] ; firepower passes { $passed } of { $power }
}.
digest-saves-all = { $hits } of { $dice } hits saved{ $power ->
    [0] { "" }
   *[other] ; firepower passes { $passed } of { $power }
}.
digest-blows = { $teams ->
    [one] 1 team strikes
   *[other] { $teams } teams strike
}: needs { $needs }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
outcome-saves-of = Saves of { $platoon }
outcome-firepower-of = Firepower against { $platoon }
outcome-nothing = Nobody is lost.
outcome-closing = { $tag }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $saved } saved, { $destroyed ->
    [0] no team destroyed
    [one] 1 team destroyed
   *[other] { $destroyed } teams destroyed
}{ $out ->
    [0] { "" }
   *[other] , { $out } bailed out
}, { $pinned ->
    [yes] pinned
    [later] pinned when the step ends
   *[no] not pinned
}.
