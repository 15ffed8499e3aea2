# Stand at Mortain: every name, prompt, offer, told event and refusal.

german = The Germans
    .mid = the Germans
us = The Americans
    .mid = the Americans

unit = { $id ->
   *[other] { $name }
}
hex = { $hex }
hex-named = { $hex } ({ $place ->
   *[other] { $name }
})
place = { $place ->
   *[other] { $name }
}
turn = turn
deck = deck
drawn = card
    .joker = Joker
in-play = card
activations = activations used
    .one = activation used
one-stack = one unit or one stack
germans-out = Germans out
marker-air = Air
marker-oba = off-board artillery
interdiction-on = interdicts
has-acted = has acted
    .moves = moves
    .enters = enters
    .leaves = leaves the map
    .fires = fires
    .fire = fire
is-flipped = flipped
is-whole = on its front
place-waiting = waiting off the map
place-exited = leaves the map
place-eliminated = eliminated

card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [S] spades
    [C] clubs
    [H] hearts
   *[D] diamonds
}
joker = Joker

caption = Signs: " woods, v village, T town, ^ hill; #102 a German unit, +120 a US unit, a star on its back. Turn { $turn } of { $turns }, { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left{ $joker ->
    [in] {""}
   *[out] , the Joker is out
}; Germans out: { $exits } of { $needed }.
chance = needs { $needed } or less: hit { $hit } %, turn ends { $ends } % (face cards replaced)
    .badge = { $hit }%
chance-in-vain = no card hits; turn ends { $ends } % (face cards replaced)
    .badge = 0%

## Options

option-one_per_type = How often the US markers may be used: one marker per turn, or one Air and one OBA per turn.
option-data = File with your own data set in place of the game's.

## Phases, as the head of the table names them

phase-placing = Set-up
    .rule = SM-1
phase-acting = Activation
    .rule = SM-4
phase-redrawing = Face card
    .rule = SM-3
phase-over = End of the game
    .rule = SM-8

## Prompts

prompt-placing = Set up your units anywhere but on the east edge, at most two in a hex. { $left ->
    [one] { $left } unit is left.
   *[other] { $left } units are left.
}
prompt-ready = All units are set up. Press Done, or undo.
prompt-wait-placing = { $side } are setting up.
prompt-acting = { $card }: { $left ->
    [0] all activations are used. Press Done.
    [one] activate { $left } unit: it moves one hex or fires.
   *[other] activate up to { $left } units; each moves one hex or fires.
}
prompt-tiger = { $card }: all activations are used, but { $tiger ->
    [acted] Tiger rides along for free: a unit that was with it may still act.
   *[free] Tiger rides along for free and may still act.
}
prompt-face = { $card }: activate one unit or one stack; each unit moves one hex or fires.
prompt-done = The marker is used. Press Done.
prompt-wait-acting = { $side } are acting with the { $card }.
prompt-redrawing = You drew the { $card }: draw another card in its place, or accept a miss.
prompt-wait-redrawing = { $side } drew the { $card } and decide whether to draw again.
prompt-over = The battle is over.

## Offers

offer-place = Set up { $unit } on { $hex }.
offer-move = { $unit } moves to { $hex }.
offer-enter = { $unit } enters on { $hex }.
offer-exit = { $unit } leaves the map.
offer-fire = { $units } { $count ->
    [one] fires
   *[other] fire
} at { $target }.
offer-air = Air attacks { $target } ({ $mode }).
offer-oba = Off-board artillery attacks { $target }.
offer-interdict = Air interdicts { $hex } and the hexes around it.
offer-redraw = Draw another card.
offer-accept = Accept a miss.
offer-pass = Pass; the next card is drawn.
offer-done = Done; the next card is drawn.
offer-ready = Done with the set-up; the first card is drawn.

## What is told

placed = { $unit } is set up on { $hex }.
set-up = { $side } have set up. Now { $enemy-mid } come.
turn-begins = Turn { $turn } of { $turns }: all cards are shuffled (deck: { $left }).
turn-now = Turn { $turn } of { $turns } (deck: { $left }).
draws = Card: { $card } (deck: { $left }). { $side } may act with { $units ->
    [one] { $units } unit
   *[other] up to { $units } units
}.
draws-face = Card: { $card } (deck: { $left }). { $side } may act with one unit or one stack.
nothing-to-do = { $side } have nothing they can do with it.
passes = { $side } pass.
joker-ignored = The Joker comes before both sides have had a card, and is set aside (deck: { $left }).
joker-ends-turn = The Joker ends turn { $turn } (deck: { $left }).
joker-in-combat = The Joker ends the turn (deck: { $left }): the attack is not resolved.
deck-runs-out = The deck is empty: turn { $turn } ends.
moves = { $unit } moves from { $origin } to { $hex } ({ $used ->
    [one] { $used } activation used
   *[other] { $used } activations used
}).
tiger-rides = { $unit } rides along with its stack: no activation is used.
enters = { $unit } enters on { $hex } ({ $used ->
    [one] { $used } activation used
   *[other] { $used } activations used
}).
exits = { $unit } leaves the map over { $hex } ({ $used ->
    [one] { $used } activation used
   *[other] { $used } activations used
}). Germans out: { $exits } of { $needed }.
fires = { $units } { $count ->
    [one] fires
   *[other] fire
} at { $target } on { $hex } ({ $used ->
    [one] { $used } activation used
   *[other] { $used } activations used
}).
air-attacks = Air attacks ({ $mode }) { $units } on { $hex }, { $terrain }; Air used this turn: { $uses }.
oba-attacks = Off-board artillery attacks { $units } on { $hex }, { $terrain }; off-board artillery used this turn: { $uses }.
interdicts = Air interdicts { $hex } and the hexes around it until the end of the turn; Air used this turn: { $uses }.
all-adjacent = { $value } all firing units are adjacent
tiger-fires = { $value } Tiger fires at a tank
cover = { $value } terrain of the target
interdiction = { $value } fire from the interdicted area
strength = Strength { $strength }: { $most ->
    [1] only an ace hits
    [10] any card from ace to 10 hits
   *[other] a card of { $most } or less hits
}.
strength-no-target = Strength { $strength }: no card hits, for no target is of this kind.
strength-in-vain = Strength { $strength }: no card hits.
combat-card = Needs { $most ->
    [0] a card that does not exist
    [1] an ace
    [10] any card from ace to 10
   *[other] { $most } or less
}, draws the card { $card } (deck: { $left }): { $result ->
    [hit] a hit
   *[miss] a miss
}.
face-card = Draws the card { $card } (deck: { $left }): { $side-mid } may replace it or accept a miss.
face-card-last = Draws the card { $card } (deck: { $left }), and there is none left to replace it.
accepts-miss = { $side } accept a miss.
misses-without-card = No card is left to decide the attack: it misses.
redraws = { $side } draw another card.
flipped = { $unit } is hit and flipped: AT { $AT }, AI { $AI }.
eliminated = { $unit } on { $hex } is hit again and eliminated.
misses = The attack misses.
hits-nobody = The attack ({ $mode }) hits nobody: no target is of its kind.
enough-exits = { $side } win. Germans out: { $exits } of { $needed }. US units lost: { $lost } of { $of }.
us-eliminated = { $side } win: no US unit is left. Germans out: { $exits } of { $needed }. US units lost: { $lost } of { $of }.
us-not-in-play = { $side } win: the last turn is over and no US unit is on the map. Germans out: { $exits } of { $needed }. US units lost: { $lost } of { $of }.
germans-spent = { $side } win: no German unit is left to act. Germans out: { $exits } of { $needed }. US units lost: { $lost } of { $of }.
time-is-up = { $side } win: the last turn is over. Germans out: { $exits } of { $needed }. US units lost: { $lost } of { $of }.
result-enough-exits = { $side } win. Germans out: { $exits } of { $needed }. US units lost: { $lost } of { $of }.
result-us-eliminated = { $side } win: no US unit is left. Germans out: { $exits } of { $needed }. US units lost: { $lost } of { $of }.
result-us-not-in-play = { $side } win: the last turn is over and no US unit is on the map. Germans out: { $exits } of { $needed }. US units lost: { $lost } of { $of }.
result-germans-spent = { $side } win: no German unit is left to act. Germans out: { $exits } of { $needed }. US units lost: { $lost } of { $of }.
result-time-is-up = { $side } win: the last turn is over. Germans out: { $exits } of { $needed }. US units lost: { $lost } of { $of }.

## Refusals

game-over = The battle is over.
other-side-sets-up = { $side } are setting up.
other-side-acts = { $side } act with this card, the { $card }.
other-side-redraws = { $side } must first replace the face card or accept a miss.
set-up-first = Set up your units first.
set-up-is-over = The set-up is over.
place-the-rest = { $left ->
    [one] { $left } unit is still to be set up.
   *[other] { $left } units are still to be set up.
}
no-such-unit = There is no unit { $unit }.
germans-wait = { $unit } waits off the map; German units enter with a black card.
reinforcement-waits = { $unit } waits off the map; it can enter from turn 2 on.
placed-already = { $unit } is set up already.
no-such-hex = There is no hex { $hex }.
not-on-east-edge = { $hex } is on the east edge, where no US unit is set up.
stack-full = { $hex } is full: at most two units of a side, Tiger not counted.
answer-face-card = You drew the { $card }: draw another card or accept a miss.
no-face-card = There is no face card to replace.
card-is-used = This card has been used. Press Done.
card-is-unused = Nothing has been done with this card: act or pass.
not-your-unit = { $side } have no unit { $unit }.
not-on-map = { $unit } is not on the map.
not-adjacent = { $unit } can move only to an adjacent hex, not to { $hex }.
enemy-there = An enemy stands on { $hex }.
entry-kept-open = As long as a German unit waits, no US unit may move onto the east edge, so not to { $hex }.
not-waiting = { $unit } is not waiting off the map.
too-early = { $unit } can enter from turn 2 on.
not-an-entry-hex = { $unit } cannot enter on { $hex }: the Germans enter in the east, the Americans in the west.
only-germans-exit = Only German units leave the map.
not-on-west-edge = { $unit } must stand on a west edge hex to leave the map.
marker-instead = This card was used for a marker.
acted-already = { $unit } has already acted with this card.
no-activations-left = This card does not activate so many units.
one-stack-only = A face card activates one unit or the units of one hex.
one-waiting-only = A face card brings in one waiting unit; only Tiger may come with it, into the same hex.
nobody-fires = An attack needs at least one firing unit.
no-such-target = { $unit } is no enemy unit on the map.
out-of-range = { $unit } is too far from { $hex } to fire.
no-line-of-fire = { $unit } has no line of fire to { $hex }.
deck-is-empty = The deck is empty, so no attack can be decided.
markers-are-us = Only the Americans have markers.
activated-already = Units have acted with this card: a marker is used instead of units.
air-needs-odd = Air needs a red ace, 3, 5, 7, 9 or jack.
oba-needs-other = Off-board artillery needs a red 2, 4, 6, 8, 10, queen or king.
marker-used = A marker has been used this turn.
marker-used-type = This marker has been used this turn.
nothing-to-aim-at = There is no German unit on the map to aim at.
no-german-unit = { $unit } is no German unit on the map.
no-german-there = There is no German unit on { $hex }.

# The browser table.

game-about = August 1944: eight German battle groups try to break through at Mortain, and the Americans must hold for six turns. A deck of cards decides who acts with how many units, and one more card decides every attack.
game-reconstructed = The rules follow the published rules sheet. The exact map, the values of the units and the cover of some terrain were not available; they were designed to agree with everything that is known and tuned over many simulated games.

terrain-clear = clear
terrain-woods = woods
terrain-village = village
terrain-town = town
terrain-hill = hill
type-Tank = tank
type-Gun = gun
type-Infantry = infantry

thing-hex = Hex { $hex }, { $terrain }
    .short = { $hex }
thing-hex-west = Hex { $hex }, { $terrain }, west edge
    .short = { $hex }
thing-hex-east = Hex { $hex }, { $terrain }, east edge
    .short = { $hex }
thing-exit = Exit in the west: { $now } of { $needed } Germans are out
    .short = exit
thing-unit = { $side }, { $type } { $name }, anti-tank { $AT }, anti-infantry { $AI }, hex { $hex }, { $terrain }{ $face ->
    [back] , flipped
   *[front] {""}
}{ $acted ->
    [yes] , has acted
   *[no] {""}
}
    .short = { $name }
thing-waiting = { $side }, { $type } { $name }, anti-tank { $AT }, anti-infantry { $AI }, waiting off the map{ $face ->
    [back] , flipped
   *[front] {""}
}{ $acted ->
    [yes] , has acted
   *[no] {""}
}
    .short = { $name }
thing-exited = { $side }, { $type } { $name }, anti-tank { $AT }, anti-infantry { $AI }, has left the map in the west{ $face ->
    [back] , flipped
   *[front] {""}
}{ $acted ->
    [yes] , has acted
   *[no] {""}
}
    .short = { $name }
thing-eliminated = { $side }, { $type } { $name }, eliminated

card-unit = { $name }, { $type }
card-values = Anti-tank { $AT }, anti-infantry { $AI }.
card-front = Front side; a hit flips it to { $AT }-{ $AI }.
card-back = Flipped: the next hit eliminates it.
card-acted = Has acted with this card.
card-waiting = Waits off the map{ $turn ->
    [0] {""}
   *[other] ; may enter from turn { $turn } on
}.
card-cover = { $terrain }: { $cover ->
    [0] no cover
   *[other] +{ $cover } to the card of an attack on it
}.
card-range = Units here fire up to { $range } hexes far.
card-west = West edge: the way out for the Germans, the way in for the Americans.
card-east = East edge: the Germans enter here.
card-interdiction = Air interdiction: German fire from here and around suffers +1.
card-fire = Under fire: { $side }.
card-exit = { $now } of { $needed } German units are out.
card-allows = { $allowance ->
    [one] { $allowance } unit may act
   *[other] Up to { $allowance } units may act
}
card-used = { $used } used
card-allows-stack = One unit or one stack may act
card-combat = Combat card

tray-us = Americans
tray-german = Germans
tray-exit = EXIT
tray-exited = Germans out
tray-eliminated = Eliminated
track-turn = Turn

panel-markers = American markers this turn
panel-air = Air { $left ->
    [yes] (red A 3 5 7 9 J): ready
   *[no] is used up
}
panel-oba = Off-board artillery { $left ->
    [yes] (red 2 4 6 8 10 Q K): ready
   *[no] is used up
}
panel-had = Have had a card this turn
panel-deck = { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left, Joker { $joker ->
    [in] still in
   *[out] out
}. Drawn:

score-german = { $out } of { $needed } out, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
score-us = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}

overlay-fire = Fields of fire

pick-exit = Leave the map
pick-redraw = Draw again
pick-accept = Accept a miss
pick-pass = Pass
pick-done = Done
pick-air-at = Air against tanks
pick-air-ai = Air against guns and infantry
pick-oba = Off-board artillery
pick-interdict = Air interdiction

hint-acting = You lead the Germans: three of the five units you need are out, and two more win. Pick a unit, then the next hex to the west, the exit beside the map, or an enemy to fire at.
hint-face = A face card lets one unit act, or all units of one hex. Pick them one after the other.
hint-redrawing = A face card decides nothing in combat. Drawing again may hit, but the Joker may come and end the turn.
hint-done = Nothing more can be done with this card, or only Tiger can act. Press Done to draw the next card.

overlay-sight = Sight from here
overlay-reach = Who can reach this

roster-Tank = Tanks
roster-Gun = Guns
roster-Infantry = Infantry

odds-strength = Strength { $strength }
odds-needed = A card of { $needed } or less hits.
odds-in-vain = No card hits.
odds-card = Card
odds-left = Left
odds-hit = Hit
odds-miss = Miss
odds-ends = Joker ends the turn
