# Medieval Battle: every name, prompt, offer, told event and refusal.

red = Red
yellow = Yellow

unit-HC = { $side } heavy cavalry { $n }
unit-LC = { $side } light cavalry { $n }
unit-MA = { $side } mounted archers { $n }
unit-HI = { $side } heavy infantry { $n }
unit-LI = { $side } light infantry { $n }
unit-PK = { $side } pikemen { $n }
unit-LB = { $side } long bowmen { $n }
unit-SB = { $side } short bowmen { $n }
unit-WG = { $side } wagon

cost = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}

## Options

option-size = Size of the map: standard (20 points to recruit, 5 victory points win) or large (30 and 6).
option-map = Who chooses the map: the reference map, a random one, or modules of your own.
option-modules = Modules for a free map, for example: I/0 AI AII* AIII C1a C2a C3a (inner/turns, outer, complement; a star marks a flipped outer module).
option-data = File with your own data set in place of the game's.

## Prompts

prompt-recruit = Choose your army in secret: up to { $points } points.
prompt-wait-recruiting = Your army is chosen. The other side is still recruiting.
prompt-deploy-wagon = Place your wagon: on a plain, at least 3 hexes from every flag and from the enemy wagon.
prompt-deploying = Place a unit, or finish and keep the rest in reserve.
prompt-wait-deploying = { $side } is placing a unit.
prompt-choosing = Choose a unit to move or fight with, regroup, or pass. { $markers ->
    [one] { $markers } time marker left.
   *[other] { $markers } time markers left.
}
prompt-wait-choosing = { $side } is choosing what to do.
prompt-manoeuvring = { $unit }: go on, fight, or halt. { $left ->
    [one] { $left } movement point left.
   *[other] { $left } movement points left.
}
prompt-wait-manoeuvring = { $side } is on the move.
prompt-answering = { $attacker } attacks { $unit }: stand or retreat.
prompt-wait-answering = { $side } decides whether to stand or retreat.
prompt-pursuing = { $unit }: attack again, or halt. { $left ->
    [one] { $left } movement point left.
   *[other] { $left } movement points left.
}
prompt-wait-pursuing = { $side } decides whether to pursue.
prompt-regrouping = Place units beside your wagon, or finish the regroup.
prompt-wait-regrouping = { $side } is regrouping.
prompt-over = The battle is over.

## Offers

offer-recruit = Choose an army for up to { $points } points.
offer-place = Place { $unit } on { $hex }.
offer-finish-deploying = Finish deployment; the rest stays in reserve.
offer-finish-regrouping = Finish the regroup and end the turn.
offer-march = { $unit } moves to { $hex } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}).
offer-merge = { $unit } joins the unit on { $hex } and ends the turn.
offer-attack = { $unit } attacks { $target }; if it stands: losses { $own }–{ $enemy }.
offer-attack-wagon = { $unit } attacks { $target }.
offer-shoot = { $unit } shoots at { $target }: { $enemy ->
    [0] no loss
    [one] { $enemy } knight falls
   *[other] { $enemy } knights fall
}.
offer-halt = Halt and end the turn.
offer-stand = Stand and fight.
offer-retreat = { $unit } retreats to { $hex } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}).
offer-flee = { $unit } flees off the map over { $hex } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}).
offer-regroup = Regroup: spend a time marker.
offer-pass = Pass.

caption = Signs: "" forest, :: rocky hills, ^^ mountain, [1+] flag with its worth and holder; RLC1 a full unit, Rlc1 one that lost a knight.
    Victory points of { $victory }: Red { $red }, Yellow { $yellow }. Time markers: Red { $red_markers }, Yellow { $yellow_markers }.

## What is told

army-ready = { $side } has chosen an army.
army-chosen-private = Your army: { $army } ({ $price } of { $points } points).
army-revealed = { $side } reveals its army: { $army } ({ $price } { $price ->
    [one] point
   *[other] points
}).
deploys = { $unit } takes its place on { $hex }.
finishes-deployment = { $side } finishes deployment; { $left ->
    [0] no unit stays in reserve
    [one] { $left } unit stays in reserve
   *[other] { $left } units stay in reserve
}.
battle-begins = The battle begins. { $side } has the first turn.
marches = { $unit } moves from { $origin } to { $way } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}, { $left } left).
passes-friend = { $unit } passes through { $friend }, which has { $left } movement { $left ->
    [one] point
   *[other] points
} left.
stops-in-zone = { $unit } stops in an enemy zone of control.
attacks = { $unit } attacks { $target } on { $hex } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}).
cannot-retreat = { $unit } has nowhere to retreat.
stands = { $unit } stands.
retreats = { $unit } retreats to { $hex }.
flees = { $unit } flees from the battlefield ({ $slot }).
follows = { $unit } enters { $hex }.
melee = Melee: { $unit } against { $target }, base { NUMBER($base) }, result { NUMBER($index) }.
shoots = { $unit } shoots at { $target }, base { NUMBER($base) }, result { NUMBER($index) }.
attacker-stronger = { $value } the attacker has more knights
defender-stronger = { $value } the defender has more knights
attacker-higher = { $value } the attacker stands higher
defender-higher = { $value } the defender stands higher
attacker-bad-ground = { $value } the ground is bad for the attacker's cavalry
defender-bad-ground = { $value } the ground is bad for the defender's cavalry
target-in-forest = { $value } the target is sheltered by forest
loses-knight = { $unit } loses 1 knight.
destroyed = { $unit } is destroyed.
no-loss = { $unit } takes no loss.
moves-in = { $unit } moves into { $hex }.
merges = { $unit } joins { $partner } on { $hex }, which is at full strength with { $left } movement { $left ->
    [one] point
   *[other] points
}.
wagon-turned = { $wagon } is attacked and no longer fortified.
wagon-destroyed = { $wagon } is destroyed: { $vp } victory points for { $side }.
regroups = { $side } regroups; { $left ->
    [one] { $left } time marker is left
   *[other] { $left } time markers are left
}.
comes-nearer = { $unit } comes nearer to its wagon, off the map ({ $slot }).
enters = { $unit } enters the battlefield on { $hex }.
refreshed = All units of { $side } regain their movement points.
passes = { $side } passes.
takes-flag = { $side } takes the flag on { $hex } ({ $vp } victory { $vp ->
    [one] point
   *[other] points
}).
ends-a = The battle ends: the victory points suffice. Red { $red }, Yellow { $yellow }.
ends-b = The battle ends: both armies are exhausted. Red { $red }, Yellow { $yellow }.
ends-c = The battle ends: both sides passed. Red { $red }, Yellow { $yellow }.
wins = { $side } wins the battle. Units on the map are worth: Red { $red }, Yellow { $yellow }.
drawn = The battle is drawn.
result-a = enough victory points
result-b = both armies exhausted
result-c = both sides passed

## Refusals

game-over = The battle is over.
not-your-turn = It is the turn of { $side }.
other-side-places = { $side } places a unit now.
other-side-answers = { $side } must first stand or retreat.
army-chosen = Your army is chosen; wait until the other side has chosen too.
recruit-first = Choose your army first.
recruiting-is-over = Recruiting is over.
deploy-first = Place your units first, or finish deployment.
answer-first = Your unit is attacked: stand or retreat.
regroup-first = Place units beside your wagon, or finish the regroup.
manoeuvre-begun = The manoeuvre has begun: go on, fight, or halt.
nothing-to-halt = Nothing has moved yet. To do nothing this turn, pass.
nobody-attacks = None of your units is under attack.
place-when-regrouping = Units enter only during a regroup.
too-many-of-a-kind = At most { $limit } { $kind } may be recruited.
too-many-long-bowmen = At most { $limit } { $kind } may be recruited on this map.
over-budget = This army costs { $price } points; you have { $points }.
nothing-to-place = There is no such unit to place.
wagon-first = Place your wagon first.
wagon-not-held-back = The wagon cannot be held back.
place-off-map = That hex is not on the map.
hex-occupied = { $hex } is occupied.
cannot-enter = { $unit } may not enter the terrain of { $hex }.
near-flag = Too near a flag: at least { $distance } hexes are needed.
near-wagon = Too near the enemy wagon: at least { $distance } hexes are needed.
no-such-unit = You have no such unit on the map.
one-unit-only = { $unit } is on the move; one unit moves in a turn.
attack-or-halt = After a retreat the attacker may only attack again or halt.
stopped-in-zone = { $unit } stepped into an enemy zone of control and may take no further step.
leaves-map = { $unit } may not leave the map.
not-adjacent = { $origin } and { $hex } are not adjacent.
enemy-in-the-way = An enemy stands on { $hex }: attack it instead.
ends-on-friend = A move may not end on { $hex }, where a friend stands.
no-points = { $unit } needs { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
} and has { $left }.
passed-already = { $friend } was already passed in this move.
friend-cannot-pay = { $friend } has no movement point to let others pass.
wagon-cannot-pay = { $friend } was moved or attacked and cannot be passed through.
no-passing-in-zone = { $friend } stands in an enemy zone of control and cannot be passed through.
wagon-does-not-fight = A wagon cannot attack.
no-enemy-there = There is no enemy on { $hex }.
not-in-its-zone = { $unit } stepped into a zone of control and may attack only a unit whose zone it is, not { $target }.
retreat-in-zone = { $hex } lies in an enemy zone of control.
not-archers = { $unit } cannot shoot.
wagon-not-shot = A wagon cannot be shot at.
out-of-range = The target is { $distance } hexes away; { $unit } shoots { $range ->
    [one] { $range } hex
   *[other] { $range } hexes
} far.
out-of-sight = { $hex } is out of sight.
no-friend-there = There is no unit of yours to join on { $hex }.
kinds-differ = { $unit } and { $partner } are not of the same kind.
not-weakened = { $unit } and { $partner } must both have 1 knight left.
regroup-is-a-turn = Regrouping is a whole turn of its own.
no-markers = { $side } has no time marker left.
still-on-the-way = { $unit } is still on its way to the wagon ({ $slot }).
not-beside-wagon = Units enter on a hex beside their wagon.
