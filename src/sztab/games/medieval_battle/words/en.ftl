# Medieval Battle: every name, prompt, offer, told event and refusal.

red = Red
yellow = Yellow
nobody = nobody
you = you
turn = turn
hex = { $hex }
hexes-more = { $first }; { $rest }
flag-on = the flag at { $hex }
place-reserve = in reserve
place-gone = out of the game
    .destroyed = destroyed
    .joined = merges into
place-fled = off the map beside outer module { $slot }
under-attack = attacks
fortified = fortified
not-fortified = no longer fortified

unit-HC = { $side } heavy cavalry { $n }
unit-LC = { $side } light cavalry { $n }
unit-MA = { $side } mounted archer { $n }
unit-HI = { $side } heavy infantry { $n }
unit-LI = { $side } light infantry { $n }
unit-PK = { $side } pikeman { $n }
unit-LB = { $side } longbowman { $n }
unit-SB = { $side } shortbowman { $n }
unit-WG = { $side } wagon

kind-HC = heavy cavalry
kind-LC = light cavalry
kind-MA = mounted archer
kind-HI = heavy infantry
kind-LI = light infantry
kind-PK = pikeman
kind-LB = longbowman
kind-SB = shortbowman
kind-WG = wagon

count-HC = { $n } heavy cavalry
count-LC = { $n } light cavalry
count-MA = { $n } { $n ->
    [one] mounted archer
   *[other] mounted archers
}
count-HI = { $n } heavy infantry
count-LI = { $n } light infantry
count-PK = { $n } { $n ->
    [one] pikeman
   *[other] pikemen
}
count-LB = { $n } { $n ->
    [one] longbowman
   *[other] longbowmen
}
count-SB = { $n } { $n ->
    [one] shortbowman
   *[other] shortbowmen
}
count-none = no combat units

rested-none = no unit had spent any
rested = { $unit } ({ $left })
rested-wagon = { $unit } ({ $left }, fortified again)

cost = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}

## Options

option-size = Size of the map: standard (20 points to recruit, 5 victory points win) or large (30 and 6).
option-size-standard = standard
option-size-large = large
option-map = Map: the reference map, a random one, or your own modules.
option-map-reference = reference map
option-map-random = random map
option-map-free = map of your own modules
option-modules = Modules for a free map, for example: I/0 AI AII* AIII C1a C2a C3a (inner module/turns by 60°, outer modules, complement modules; a star marks a flipped outer module).
option-data = File with your own data set, to use instead of the game's.

## Phases, as the head of the table names them

phase-recruiting = Recruiting
    .rule = MB-4
phase-deploying = Deployment
    .rule = MB-5
phase-choosing = Manoeuvre
    .rule = MB-6
phase-manoeuvring = Manoeuvre continues
    .rule = MB-7
phase-answering = Answer to an attack
    .rule = MB-9
phase-pursuing = Pursuit
    .rule = MB-10
phase-regrouping = Regrouping
    .rule = MB-13
phase-over = End of the battle
    .rule = MB-15

## Prompts

prompt-recruit = Choose your army in secret: up to { $points } points.
prompt-watch-recruiting = Both sides are choosing their armies in secret.
prompt-wait-recruiting = Your army is chosen. The other side is still recruiting.
prompt-deploy-wagon = Place your wagon: on a plain, at least { $flag } hexes from every flag and { $wagon } from the enemy wagon.
prompt-deploying = Place a unit, or finish and keep the rest in reserve.
prompt-wait-deploying = { $side } is placing a unit.
prompt-choosing = Choose a unit to move or fight with, regroup, or pass. { $markers ->
    [one] { $markers } time marker left.
   *[other] { $markers } time markers left.
}
prompt-wait-choosing = { $side } is deciding what to do.
prompt-manoeuvring = { $can ->
    [halt] { $unit } can neither go on nor fight: halt.
   *[go-on] { $unit }: go on, fight, or halt. { $left ->
        [one] { $left } movement point left.
       *[other] { $left } movement points left.
    }
}
prompt-wait-manoeuvring = { $side } is on the move.
prompt-answering = { $attacker } attacks { $unit }: stand, or pick a hex to retreat to.
prompt-wait-answering = { $side } is deciding whether to stand or retreat.
prompt-pursuing = { $unit }: attack again, or halt. { $left ->
    [one] { $left } movement point left.
   *[other] { $left } movement points left.
}
prompt-wait-pursuing = { $side } is deciding whether to pursue.
prompt-regrouping = Place units next to your wagon, or finish regrouping.
prompt-wait-regrouping = { $side } is regrouping.
prompt-over = The battle is over.

## Offers

order-recruit = Recruit { $units }.
offer-recruit = Choose an army for up to { $points } points.
offer-place = Place { $unit } at { $hex }.
place-all = Place the rest for me
place-all-stop = Stop placing
offer-finish-deploying = Finish deployment and keep the rest in reserve.
offer-finish-regrouping = Finish regrouping and end the turn.
offer-march = { $unit } moves to { $hex } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}).
offer-merge = { $unit } merges with the unit at { $hex } and ends the turn.
offer-attack = { $unit } attacks { $target }. If it stands, losses are: attacker { $own }, defender { $enemy }.
    .badge = { $own ->
        [0] 0
       *[other] −{ $own }
    }/{ $enemy ->
        [0] 0
       *[other] −{ $enemy }
    }
    .loss = you lose { $own }, they lose { $enemy }
offer-attack-wagon = { $unit } attacks { $target }.
offer-shoot = { $unit } shoots at { $target }: { $enemy ->
    [0] no losses
    [one] { $enemy } knight falls
   *[other] { $enemy } knights fall
}.
    .badge = 0/{ $enemy ->
        [0] 0
       *[other] −{ $enemy }
    }
    .loss = they lose { $enemy }
offer-halt = Halt and end the turn.
offer-stand = Stand and fight: you lose { $own }, they lose { $enemy }.
    .loss = you lose { $own }, they lose { $enemy }
offer-retreat = { $unit } retreats to { $hex } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}).
offer-flee = { $unit } flees off the map at { $hex } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}).
offer-regroup = Regroup: spend a time marker.
offer-pass = Pass.

caption = Signs: "" forest, :: rocky hills, ^^ mountain, [1+] flag with its value and holder; RLC1 a full unit, Rlc1 a unit that has lost a knight.
    Victory points of { $victory }: Red { $red }, Yellow { $yellow }. Time markers: Red { $red_markers }, Yellow { $yellow_markers }.

## What is told

army-ready = { $side } has chosen an army.
army-chosen-private = You choose { $units } for { $price } of { $points } points.
army-revealed = { $side } reveals its army: { $units } ({ $price ->
    [one] { $price } point
   *[other] { $price } points
}).
deploys = { $unit } deploys at { $hex }.
finishes-deployment = { $side } finishes deployment; { $left ->
    [0] no units stay in reserve
    [one] { $left } unit stays in reserve
   *[other] { $left } units stay in reserve
}.
battle-begins = The battle begins. { $side } has the first turn.
turn-begins = Turn { $turn }: { $side }.
halts = { $unit } halts.
marches = { $unit } moves from { $origin } to { $hex } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}, { $left } left).
marches-by = { $unit } moves from { $origin } through { $way } to { $hex } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}, { $left } left).
passes-friend = { $unit } passes through { $friend }, which has { $left ->
    [one] { $left } movement point
   *[other] { $left } movement points
} left.
stops-in-zone = { $unit } is stopped by an enemy zone of control.
wagon-moved = { $wagon } has moved and is no longer fortified.
wagon-passed = { $wagon } has let a unit pass and is no longer fortified.
attacks = { $unit } attacks { $target } at { $hex } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}, { $left } left).
cannot-retreat = { $why ->
    [points] { $unit } cannot retreat: it has too few movement points.
   *[nowhere] { $unit } has nowhere to retreat.
}
stands = { $unit } stands and fights.
retreats = { $unit } retreats to { $hex } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}, { $left } left).
flees = { $unit } flees off the map beside outer module { $slot } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}, { $left } left).
follows = { $unit } follows to { $hex }.
melee = { $unit } fights { $target }: combat potential { NUMBER($base) }, after advantages { NUMBER($index) }; losses: attacker { $own }, defender { $enemy }.
ladder-ends = The total of { $total } is off the scale, so { $index } counts.
shoots = { $unit } shoots at { $target } (1 movement point, { $left } left): combat potential { NUMBER($base) }, after advantages { NUMBER($index) }; target's losses: { $enemy }.
attacker-stronger = { $value }: the attacker has more knights.
defender-stronger = { $value }: the defender has more knights.
attacker-higher = { $value }: the attacker stands higher.
defender-higher = { $value }: the defender stands higher.
attacker-bad-ground = { $value }: the ground is bad for the attacker's cavalry.
defender-bad-ground = { $value }: the ground is bad for the defender's cavalry.
target-in-forest = { $value }: the target is sheltered by forest.
loses-knight = { $unit } loses 1 knight and has { $left } left.
destroyed = { $unit } is destroyed and removed.
no-loss = Result { NUMBER($index) }: { $unit } loses no knights.
moves-in = { $unit } moves into { $hex }.
merges = { $unit } merges into { $partner } at { $hex }; { $partner } now has { $strength } knights and { $left ->
    [one] { $left } movement point
   *[other] { $left } movement points
}.
wagon-turned = { $wagon } is attacked: no longer fortified, { $left } movement points left.
wagon-destroyed = { $wagon } is destroyed and removed; { $side } gains { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
} and now has { $total }.
regroups = { $side } regroups; { $left ->
    [one] { $left } time marker is left
   *[other] { $left } time markers are left
}.
comes-nearer = { $unit } comes nearer to its wagon and is now off the map beside outer module { $slot }.
enters = { $unit } enters the battlefield at { $hex }.
refreshed = { $side } units regain all their movement points: { $units }.
passes = { $side } passes.
loses-flag = { $side } loses the flag at { $hex } and now has { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
}.
takes-flag = { $side } takes the flag at { $hex } and now has { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
}.
ends-a = The battle ends. Victory points: Red { $red }, Yellow { $yellow }.
ends-b = The battle ends: no time markers and no movement points are left. Victory points: Red { $red }, Yellow { $yellow }.
ends-c = The battle ends: both sides passed in a row. Victory points: Red { $red }, Yellow { $yellow }.
wins = { $side } wins by { $vp } victory points to { $other }.
wins-by-value = { $side } wins: { $vp } victory points each, and the units on the map are worth { $red } (Red) and { $yellow } (Yellow).
drawn = A draw: { $vp } victory points each, and the units on the map are worth { $worth } on both sides.
result-a = { $verdict } The battle ends as soon as a side has { $victory }.
result-b = { $verdict } No time markers and no movement points were left.
result-c = { $verdict } Both sides passed in a row.

# The end page.
end-score = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}

## Refusals

game-over = The battle is over.
not-your-turn = Not your turn: { $side } is to move.
other-sides-unit = { $unit } belongs to the other side.
other-side-places = Not your turn: { $side } is placing a unit.
other-side-answers = Not yet: { $side } must first stand or retreat.
army-chosen = Your army is chosen. Wait until the other side has chosen too.
recruit-first = Choose your army first.
recruiting-is-over = Recruiting is over.
deploy-first = Place your units first, or finish deployment.
answer-first = Your unit is under attack: stand or retreat.
regroup-first = Place units next to your wagon, or finish regrouping.
manoeuvre-begun = The manoeuvre has begun: go on, fight, or halt.
nothing-to-halt = Nothing has moved yet. To do nothing this turn, pass.
nothing-to-finish = Nothing is being placed. To do nothing this turn, pass.
nobody-attacks = None of your units is under attack.
place-when-regrouping = Units can only enter when you regroup.
too-many-of-a-kind = Too many of one kind ({ $kind }): an army has at most { $limit }.
too-many-on-this-map = Too many of one kind ({ $kind }): on this map an army has at most { $limit }.
over-budget = Too expensive: this army costs { $price } points; you have { $points }.
nothing-to-place = There is no such unit to place.
wagon-first = Place your wagon first.
wagon-not-held-back = The wagon cannot be held back.
place-off-map = That hex is not on the map.
hex-occupied = { $hex } is occupied.
cannot-enter = Wrong terrain at { $hex }: { $unit } cannot enter it.
near-flag = Too close to a flag: stay at least { $distance } hexes away.
near-wagon = Too close to the enemy wagon: stay at least { $distance } hexes away.
no-such-unit = You have no such unit on the map.
one-unit-only = { $unit } is on the move, and only one unit moves in a turn.
attack-or-halt = After a retreat the attacker may only attack again or halt.
stopped-in-zone = Stopped by an enemy zone of control: { $unit } may not move further.
leaves-map = { $unit } may not leave the map.
not-adjacent = Too far: { $hex } is not next to { $origin }.
no-way = { $unit } has no way to { $hex }: enemies, their zones or the terrain block it.
way-costs = Too far: the way to { $hex } costs { $cost } movement points, and { $unit } has { $left }.
reserve-waits = { $unit } is in reserve: regroup to place it next to your wagon.
reserve-lost = { $unit } is in reserve and cannot enter: your wagon is lost.
enemy-in-the-way = There is an enemy at { $hex }: attack it instead.
ends-on-friend = One of your units is at { $hex }: a move may not end there.
no-points = Not enough movement points: { $unit } needs { $cost } and has { $left }.
passed-already = You can pass through { $friend } only once in a move.
friend-cannot-pay = { $friend } has no movement points left to let another unit through.
wagon-cannot-pay = { $friend } has moved or been attacked and cannot be passed through.
no-passing-in-zone = { $friend } is in an enemy zone of control and cannot be passed through.
wagon-does-not-fight = A wagon cannot attack, shoot or merge.
no-enemy-there = There is no enemy at { $hex }.
not-in-its-zone = Stopped by another unit's zone of control: { $unit } may not attack { $target } in this move.
retreat-in-zone = { $hex } is in an enemy zone of control.
not-archers = { $unit } cannot shoot.
wagon-not-shot = A wagon cannot be shot at.
out-of-range = Out of range: the target is { $distance } hexes away, and { $unit } shoots { $range ->
    [one] { $range } hex
   *[other] { $range } hexes
}.
out-of-sight = { $hex } is out of sight.
no-friend-there = You have no unit at { $hex } to merge with.
kinds-differ = Different kinds: { $unit } cannot merge with { $partner }.
not-weakened = Only units with 1 knight left can merge: { $unit } and { $partner } do not both qualify.
regroup-is-a-turn = Regrouping takes a whole turn.
no-markers = { $side } has no time markers left.
still-on-the-way = { $unit } is still on its way to the wagon, beside outer module { $slot }.
not-beside-wagon = Units enter next to their wagon.

# The browser table.

game-title = Medieval Battle
game-about = Two armies of knights fight for flags and the enemy's wagon on a map built from modules. Nothing is left to chance: you recruit your army in secret, one unit acts each turn, and you see every loss before you attack.
game-reconstructed = This edition is unofficial. The printed game was published by Alchemicus.pl in 2014. Titles and trademarks belong to their owners. The rules follow the published rulebook. The terrain on the map modules, some movement points, most of the melee and shooting tables and the exact way the modules join were not available; they were designed to agree with everything that is known and to play well.

letter-red = R
letter-yellow = Y

terrain-plain = plain
terrain-forest = forest
terrain-rocky_hills = rocky hills
terrain-mountain = mountain

thing-hex = Hex { $hex }, { $terrain }
    .short = { $hex }
thing-flag = Hex { $hex }, { $terrain }, flag worth { $worth }, not held
    .short = { $hex }
thing-flag-held = Hex { $hex }, { $terrain }, flag worth { $worth }, held by { $side }
    .short = { $hex }
thing-off-map = Off the map beside { $hex }
    .short = { $hex }
thing-unit = { $unit }, { $strength ->
    [one] { $strength } knight
   *[other] { $strength } knights
}, { $left } of { $max } movement points, hex { $hex }, { $terrain }
    .short = { $unit }
    .left = { $left } of { $max } movement points left.
thing-wagon = { $unit }, { $state ->
    [fortified] fortified
   *[turned] no longer fortified
}, hex { $hex }, { $terrain }
    .short = { $unit }
thing-reserve = { $unit }, in reserve
    .short = { $unit }
thing-fled = { $unit }, fled off the map beside outer module { $slot }
    .short = { $unit }
thing-gone = { $unit }, out of the game
    .short = { $unit }

card-unit = { $unit }
card-strength = { $strength ->
    [one] { $strength } knight: the next loss destroys the unit.
   *[other] { $strength } knights: full strength.
}
card-points = { $left } of { $max } movement points left.
card-range = Shoots { $range ->
    [one] { $range } hex
   *[other] { $range } hexes
}.
card-fortified = Fortified: the first attack only turns it over.
card-turned = No longer fortified: the next attack destroys it.
card-ground = { $terrain }: { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
} to enter, height { $height }.
card-bad-for-cavalry = Bad ground for cavalry in melee.
card-cover = Shelters units from shooting.
card-blocks-sight = Blocks sight.
card-flag = Flag worth { $worth ->
    [one] { $worth } victory point
   *[other] { $worth } victory points
}.
card-zone = In a zone of control: { $side }.
card-price = { $price ->
    [one] { $price } point
   *[other] { $price } points
}, at most { $limit }
card-moves = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}{ $range ->
    [0] {""}
   *[other] , shoots { $range }
}

tray-points = Victory points: { $points } of { $victory }
tray-markers = Time markers: { $left }
tray-off = Off the map

score = { $points } of { $victory } points

overlay-zones = Zones of control

pick-army = Recruit this army
pick-HC = Heavy cavalry
pick-LC = Light cavalry
pick-MA = Mounted archers
pick-HI = Heavy infantry
pick-LI = Light infantry
pick-PK = Pikemen
pick-LB = Longbowmen
pick-SB = Shortbowmen
pick-finish = Finish
pick-halt = Halt
pick-stand = Stand
pick-regroup = Regroup
pick-pass = Pass
pick-attack = Attack
pick-shoot = Shoot

hint-choosing = You lead Yellow and have 1 of the 5 victory points you need. The middle flag is worth 2, each other flag 1, the red wagon 3. Pick one of your ringed units, then a lit hex or enemy.
hint-zone = You stopped: a unit controls the hexes around it, and an enemy who steps there must stop. You may still attack a unit that controls your hex, or halt.
hint-manoeuvring = Your unit is on the move. Each step costs movement points, which come back only by regrouping; beside an enemy it must stop. Attack, go on, or halt to end your turn.
hint-pursuing = The enemy retreated, and you moved in. As long as you have movement points you may attack again: that is the pursuit. Or halt.
hint-answering = Your unit is under attack. Stand and take the losses shown, or retreat to a lit hex; the attacker follows.
hint-regrouping = Your units have all their movement points again. Place your pikeman from the reserve beside your wagon, then finish. Units that fled come back the same way.
hint-shooting = The longbowman shoots at targets in range without taking losses. Pick it, then an enemy with a ring; the loss is shown before you confirm.
hint-fighting = Attack: go beside an enemy with a unit that is strong against it, then click the enemy. Both losses are shown before you confirm, and they are certain: nothing is left to chance.
hint-merging = Your two light infantry have lost a knight each. Pick one, then the other: they become one whole unit.
hint-flags = End a turn on a flag and it is yours, even after you walk away. The middle flag is near: beat or drive off whoever stands there.
hint-tiring = Every unit shows the movement points it has left. Once they are spent, regroup: it costs your time marker and a whole turn, and all units are fresh again.
hint-wagon = The red wagon is worth 3 points. The first attack only breaks its defences, the next destroys it. Wagons cannot fight, so guard your own.
hint-counting = Before you end a turn, count what one more flag or a wagon would give each side: 5 points win at once.
hint-finished = That was the battle. Next, recruit an army of your own: new table, standard map, against the sergeant.

ask-place = Where do you place { $unit }?
ask-how = Attack or shoot? The target: { $target }.
ask-wagon = { $unit }: click the hex it moves to.
ask-unit = { $unit }: click a hex to move to, or an enemy. { $left ->
    [one] { $left } movement point left.
   *[other] { $left } movement points left.
}{ $zones ->
    [yes] {""} Hatched: enemy zone of control, where it must stop.
   *[no] {""}
}
note-goal = Goal: { $victory } victory points. Flags give 1 or 2, the enemy wagon 3.
note-you-win = { $missing } to go: one flag can win the battle.
note-side-wins = { $side }, { $missing } to go: one flag can decide it.
recruit-price = { $price } pts
recruit-one = Add one: { $kind }
recruit-total = { $price } of { $points } points
preset-balanced = Balanced army
preset-mounted = Mounted army
preset-foot = Foot and bows
preset-none = Clear

overlay-sight = Sight from here
overlay-reach = Who can reach this

arm-cavalry = Cavalry
arm-infantry = Infantry
arm-bowmen = Bowmen
arm-wagon = Wagon

way-ground = { $terrain } { $cost }
way-friends = friends +{ $cost }

odds-base = Combat potential { $base }
odds-base-of = { $attacker } against { $target }: combat potential { $base }
odds-index = Result
odds-own = Own loss
odds-enemy = Enemy loss
odds-melee = Result { $index }, if the enemy stands: you lose { $own }, they lose { $enemy }.
odds-stand = Result { $index }: you lose { $own }, they lose { $enemy }.
odds-shooting = Result { $index }: enemy loss { $enemy }, for certain.

# Details of a unit, legend, cards.

fact-strength = Knights
fact-strength-means = Two knights fight better than one. A unit that loses its last knight is destroyed.
fact-points = Movement
fact-points-means = Movement points left out of the maximum. They pay for moves, attacks, shots and retreats, and come back when you regroup.
fact-range = Range
fact-range-means = How many hexes away it can shoot, for 1 movement point.
fact-price = Price
fact-price-means = What it costs to recruit.
fact-mounted = Mounted
fact-mounted-means = It may not enter mountains, and forest and rocky hills are bad ground for it in melee.
fact-foot = On foot
fact-foot-means = It may enter every terrain.
fact-wagon = Worth
fact-wagon-means = Victory points for whoever destroys it.
fact-plains = Wagon
fact-plains-means = It may enter plains only, and cannot attack, shoot or retreat.

legend-terrain = Terrain
legend-ground = { $terrain }: { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}, height { $height }{ $cavalry ->
    [bad] , bad for cavalry in melee
   *[fine] {""}
}{ $cover ->
    [yes] , shelters from shooting
   *[no] {""}
}{ $sight ->
    [no] , blocks sight
   *[yes] {""}
}.
legend-flags = Flags
legend-flag = Flag: 1 victory point for whoever stands on it at the end of a turn.
legend-double = Double flag: 2 victory points.
legend-held = Its colour and letter show who holds it; it stays theirs until the other side takes it.
legend-counters = Counters
legend-code = Letters: the kind of unit; the number tells units of one kind apart.
legend-points = Number: the movement points that are left.
legend-dots = Dots: the same, with those that are spent left empty.
legend-reduced = Black corner: one knight left; the next loss destroys the unit.
legend-done = Tick: no movement points left until you regroup.
legend-wagon = Wagon with a palisade: fortified; the first attack only turns it over.
legend-turned = Wagon with a !: no longer fortified; the next attack destroys it.
legend-fled = Arrow: fled off the map; may come back when you regroup.
legend-kinds = Kinds of units
legend-kind = { $kind }: { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}, price { $price }{ $range ->
    [0] {""}
    [one] , shoots { $range } hex
   *[other] , shoots { $range } hexes
}.

# Parts of the evaluation, for hints and analysis.
worth-army = the armies on the field
worth-movement = movement points left
worth-time = time markers left
worth-victory = victory points
worth-flags = the way to enemy flags
worth-wagon = the wagons
worth-attacks = good attacks from here
worth-ground = ground and formation

## Kinds of moves and endings, as tables of many games name them

verb-recruit = Recruit an army
verb-place = Deploy a unit
verb-finish = Finish deployment or regrouping
verb-march = Move
verb-attack = Attack
verb-shoot = Shoot
verb-merge = Merge with another unit
verb-halt = Halt
verb-stand = Stand and fight
verb-retreat = Retreat
verb-regroup = Regroup
verb-pass = Pass
ending-a = Enough victory points
ending-b = No time markers and no movement points left
ending-c = Both sides passed in a row
