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
    .draws = draws
    .joker = Joker
in-play = card
activations = activations used
    .one = activation used
one-stack = one unit or one stack
germans-out = German units that left the map
us-lost = US units lost
marker-air = Air
marker-oba = off-board artillery
interdiction-on = interdicts
has-acted = has acted
    .moves = moves
    .enters = enters
    .leaves = leaves the map
    .fires = fires
    .fire = fire
under-attack = fires at
    .fire = fire at
    .air = Air attack
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
}; German units that left the map: { $exits } ({ $needed } needed).
caption-off-map =
    { $place ->
        [waiting] Waiting off the map
        [exited] Left the map
       *[eliminated] Eliminated
    }: { $units }
    { $rest }
chance = { $needed ->
    [1] needs an ace
    [10] any card from ace to 10 hits
   *[other] needs { $needed } or less
}: hit { $hit }%{ $ends ->
    [0] {""}
   *[other] , the Joker ends the turn { $ends }%
}
    .badge = { $hit }%
chance-in-vain = no card hits{ $ends ->
    [0] {""}
   *[other] ; the Joker ends the turn { $ends }%
}
    .badge = 0%

## Options

option-one_per_type = The Americans may use both markers in a turn, one Air and one off-board artillery. Without this option: one marker per turn.
option-data = Data set: empty for the game's own, tuned for values that make the sides more equal, or a file of your own.
option-data-online = Values of the units. Tuned: between generals (bots) the Germans win 57% instead of 69%.
option-data- = the game's own
option-data-tuned = tuned

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

prompt-placing = Set up your units anywhere except on the east edge, at most two in a hex. { $left ->
    [one] { $left } unit left.
   *[other] { $left } units left.
}
prompt-ready = All units are set up. Press Done, or undo the last one.
prompt-wait-placing = { $side } are setting up.
prompt-acting = { $card }: { $left ->
    [0] no activations left. Press Done.
    [one] activate { $left } unit: it moves one hex or fires.
   *[other] activate up to { $left } units; each moves one hex or fires.
}
prompt-tiger = { $card }: no activations left, but { $tiger ->
    [acted] Tiger acts for free, so one unit from its hex may still act.
   *[free] Tiger may still act for free.
}
prompt-face = { $card }: activate one unit or one stack; each unit moves one hex or fires.
prompt-done = The marker has been used. Press Done.
prompt-wait-acting = { $side } are acting with the { $card }.
prompt-redrawing = You drew the { $card }: draw another card in its place, or accept a miss.
prompt-wait-redrawing = { $side } drew the { $card } and must draw again or accept a miss.
prompt-over = The battle is over.

## Offers

offer-place = Set up { $unit } in { $hex }.
offer-move = { $unit } moves to { $hex }.
offer-enter = { $unit } enters at { $hex }.
offer-exit = { $unit } leaves the map.
offer-fire = { $units } { $count ->
    [one] fires
   *[other] fire
} at { $target }.
offer-air = Air attack ({ $mode }) on { $target }.
offer-oba = Off-board artillery fires at { $target }.
offer-interdict = Air interdicts { $hex } and the hexes around it.
offer-redraw = Draw another card.
offer-accept = Accept a miss.
offer-pass = Pass; the next card is drawn.
offer-done = Done; the next card is drawn.
offer-ready = Done with the set-up; the first card is drawn.

## What is told

placed = { $unit } is set up in { $hex }.
set-up = { $side } have finished setting up. { $enemy } enter next.
turn-begins = Turn { $turn } of { $turns }: all cards are shuffled (deck: { $left }).
turn-now = Turn { $turn } of { $turns } (deck: { $left }).
draws = Card: { $card } (deck: { $left }). { $side } may activate { $units ->
    [one] { $units } unit
   *[other] up to { $units } units
}.
draws-face = Card: { $card } (deck: { $left }). { $side } may activate one unit or one stack.
nothing-to-do = Card: { $card } (deck: { $left }). { $side } cannot do anything with it.
passes = { $side } pass.
finishes = { $side } are done with this card.
joker-ignored = The Joker is drawn before both sides have had a card, so it is set aside (deck: { $left }).
joker-ends-turn = The Joker ends turn { $turn } (deck: { $left }).
joker-in-combat = The Joker ends the turn (deck: { $left }): the attack is not resolved.
deck-runs-out = The deck is empty: turn { $turn } ends.
moves = { $unit } moves from { $origin } to { $hex }; { $allowed ->
    [0] { $used ->
        [one] { $used } activation used
       *[other] { $used } activations used (one stack)
    }
    [1] { $used } activation used
   *[other] { $used } of { $allowed } activations used
}.
tiger-rides = { $unit } counts as activated with its stack and uses no activation of its own.
enters = { $unit } enters at { $hex }; { $allowed ->
    [0] { $used ->
        [one] { $used } activation used
       *[other] { $used } activations used (one stack)
    }
    [1] { $used } activation used
   *[other] { $used } of { $allowed } activations used
}.
exits = { $unit } leaves the map from { $hex }; { $allowed ->
    [0] { $used ->
        [one] { $used } activation used
       *[other] { $used } activations used (one stack)
    }
    [1] { $used } activation used
   *[other] { $used } of { $allowed } activations used
}. German units that left the map: { $exits } ({ $needed } needed).
fires = { $units } { $count ->
    [one] fires
   *[other] fire
} at { $target } in { $hex }; { $allowed ->
    [0] { $used ->
        [one] { $used } activation used
       *[other] { $used } activations used (one stack)
    }
    [1] { $used } activation used
   *[other] { $used } of { $allowed } activations used
}.
air-attacks = Air attack ({ $mode }) on { $units } in { $hex }, { $terrain }; Air marker: { $uses ->
    [one] { $uses } use
   *[other] { $uses } uses
} this turn.
oba-attacks = Off-board artillery fires at { $units } in { $hex }, { $terrain }; marker: { $uses ->
    [one] { $uses } use
   *[other] { $uses } uses
} this turn.
interdicts = Air interdicts { $hex } and the hexes around it until the turn ends; Air marker: { $uses ->
    [one] { $uses } use
   *[other] { $uses } uses
} this turn.
all-adjacent = { $value }: all firing units are next to the target.
tiger-fires = { $value }: 102 Tiger fires at a tank.
cover = { $value }: the target's terrain.
interdiction = { $value }: fire from the interdicted area.
strength = Strength { $strength }: { $most ->
    [1] only an ace hits
    [10] any card from ace to 10 hits
   *[other] a card of { $most } or less hits
}.
strength-no-target = Strength { $strength }: no card hits, because no target is of this kind.
strength-in-vain = Strength { $strength }: no card hits.
combat-card = { $most ->
    [0] Cannot hit
    [1] Needs an ace
    [10] Needs any card from ace to 10
   *[other] Needs { $most } or less
}, draws the { $card } (deck: { $left }): { $result ->
    [hit] hit
   *[miss] miss
}.
face-card = { $side } draw a face card, the { $card } (deck: { $left }): they may replace it or accept a miss.
face-card-last = The last card is a face card, the { $card } (deck: { $left }); there is none left to replace it.
accepts-miss = { $side } accept a miss.
misses-without-card = No card is left to resolve the attack: it misses.
redraws = { $side } draw another card.
flipped = { $unit } is hit and flipped: AT { $AT }, AI { $AI }.
eliminated = { $unit } in { $hex } is hit again and eliminated.

hits-nobody = The attack ({ $mode }) hits nothing: no target is of its kind.
enough-exits = { $side } win. German units that left the map: { $exits } ({ $needed } needed). US units lost: { $lost } of { $of }.
us-eliminated = { $side } win: no US unit is left. German units that left the map: { $exits } ({ $needed } needed). US units lost: { $lost } of { $of }.
us-not-in-play = { $side } win: the last turn is over and no US unit is on the map. German units that left the map: { $exits } ({ $needed } needed). US units lost: { $lost } of { $of }.
germans-spent = { $side } win: no German unit is left in play. German units that left the map: { $exits } ({ $needed } needed). US units lost: { $lost } of { $of }.
time-is-up = { $side } win: the last turn is over. German units that left the map: { $exits } ({ $needed } needed). US units lost: { $lost } of { $of }.
result-enough-exits = { $side } win. German units that left the map: { $exits } ({ $needed } needed). US units lost: { $lost } of { $of }.
result-us-eliminated = { $side } win: no US unit is left. German units that left the map: { $exits } ({ $needed } needed). US units lost: { $lost } of { $of }.
result-us-not-in-play = { $side } win: the last turn is over and no US unit is on the map. German units that left the map: { $exits } ({ $needed } needed). US units lost: { $lost } of { $of }.
result-germans-spent = { $side } win: no German unit is left in play. German units that left the map: { $exits } ({ $needed } needed). US units lost: { $lost } of { $of }.
result-time-is-up = { $side } win: the last turn is over. German units that left the map: { $exits } ({ $needed } needed). US units lost: { $lost } of { $of }.

# The end page: what each side came to.
end-score-german = { $exits } of { $needed } off the map, { $german-lost } of { $german-of } lost
end-score-us = { $lost } of { $of } lost

## Refusals

game-over = The battle is over.
other-side-sets-up = Not yet: { $side-mid } are still setting up.
other-side-acts = Not your card: { $side-mid } act with the { $card }.
other-side-redraws = Not yet: { $side-mid } must first replace the face card or accept a miss.
set-up-first = Set up your units first.
set-up-is-over = The set-up is over.
place-the-rest = { $left ->
    [one] { $left } unit is still to be set up.
   *[other] { $left } units are still to be set up.
}
no-such-unit = There is no unit { $unit }.
germans-wait = { $unit } is waiting off the map; German units enter on a black card.
reinforcement-waits = { $unit } is waiting off the map; it can enter from turn 2.
placed-already = { $unit } is already set up.
no-such-hex = There is no hex { $hex }.
not-on-east-edge = { $hex } is on the east edge: US units cannot set up there.
stack-full = { $hex } is full: at most two units, not counting Tiger.
answer-face-card = You drew the { $card }: draw another card or accept a miss.
no-face-card = There is no face card to replace.
card-is-used = This card has been used. Press Done.
card-is-unused = You have not used this card yet: act or pass.
not-your-unit = { $unit } is not one of your units.
unit-first = Choose a unit first, then the hex.
not-on-map = { $unit } is not on the map.
not-adjacent = { $hex } is not adjacent: { $unit } moves one hex.
one-moves = Several units are chosen, and they can only fire together. Choose one unit alone to move it.
enters-first = { $unit } is waiting off the map: it can only enter with this card, not fire.
enemy-there = There is an enemy unit in { $hex }.
entry-kept-open = { $hex } is on the east edge: US units may not move there while German units are waiting to enter.
not-waiting = { $unit } is not waiting off the map.
too-early = Too early: { $unit } can enter from turn 2.
not-an-entry-hex = { $unit } cannot enter at { $hex }: the Germans enter in the east, the Americans in the west.
only-germans-exit = Only German units can leave the map.
not-on-west-edge = { $unit } is not on the west edge, the only way off the map.
marker-instead = This card was used for a marker.
acted-already = { $unit } has already acted with this card.
no-activations-left = Too many units for this card.
one-stack-only = A face card activates one unit, or the units in one hex.
one-waiting-only = A face card brings in one waiting unit; only Tiger may come with it, into the same hex.
nobody-fires = An attack needs at least one firing unit.
no-such-target = { $unit } is not an enemy unit on the map.
out-of-range = Out of range: { $unit } is too far from { $hex }.
no-line-of-fire = Terrain blocks the line of fire from { $unit } to { $hex }.
deck-is-empty = The deck is empty: no attack can be resolved.
markers-are-us = Only the Americans have markers.
activated-already = Units have already acted with this card, and a marker can only be used instead of them.
air-needs-odd = Air needs a red ace, 3, 5, 7, 9 or jack.
oba-needs-other = Off-board artillery needs a red 2, 4, 6, 8, 10, queen or king.
marker-used = A marker has already been used this turn.
marker-used-type = This marker has already been used this turn.
nothing-to-aim-at = There is no German unit on the map to attack.
no-german-unit = { $unit } is not a German unit on the map.
no-german-there = There is no German unit in { $hex }.

# The browser table.

game-title = Stand at Mortain
game-about = August 1944: eight German battle groups try to break through at Mortain, and the Americans must hold for six turns. A deck of cards decides who acts with how many units, and one more card decides every attack.
game-reconstructed = This edition is unofficial. The printed game is a postcard game by Paul Rohrbaugh (rules of 2006; our sources do not name a publisher). Titles and trademarks belong to their owners. The rules follow the published rules sheet. The exact map, the values of the units and the cover of some terrain were not available; they were designed to agree with everything that is known and tuned over many simulated games.

terrain-clear = clear terrain
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
thing-exit = Exit in the west: { $now } of the { $needed } German units needed are off the map
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
card-front = Front side: a hit flips it to { $AT }-{ $AI }.
card-back = Flipped: the next hit eliminates it.
card-acted = Has acted with this card.
card-waiting = Waits off the map{ $turn ->
    [0] {""}
   *[other] ; may enter from turn { $turn }
}.
card-cover = { $terrain }: { $cover ->
    [0] no cover
   *[other] +{ $cover } to the card of an attack on it
}.
card-range = Units here fire up to { $range } hexes.
card-west = West edge: the way out for the Germans, the way in for the Americans.
card-east = East edge: the Germans enter here.
card-interdiction = Air interdiction: +1 to the card when Germans fire from this hex or one next to it.
card-fire = Under fire: { $side }.
card-exit = German units that left the map: { $now } ({ $needed } needed).
card-allows = { $allowance ->
    [one] Activates { $allowance } unit
   *[other] Activates up to { $allowance } units
}
card-used = { $used } used
card-allows-stack = Activates one unit or one stack
card-combat = Combat card

tray-us = Americans
tray-german = Germans
tray-exit = EXIT
tray-exited = German units that left the map
tray-eliminated = Eliminated
track-turn = Turn

panel-markers = American markers this turn
panel-air = Air{ $left ->
    [yes] {" "}(red A 3 5 7 9 J): ready
   *[no] {""}: not again this turn
}
panel-oba = Off-board artillery{ $left ->
    [yes] {" "}(red 2 4 6 8 10 Q K): ready
   *[no] {""}: not again this turn
}
panel-had = Sides that have had a card this turn
panel-deck = { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left, Joker { $joker ->
    [in] still in
   *[out] out
}. Drawn:

score-german = { $out } of { $needed } off the map, { $units ->
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

hint-acting = You lead the Germans. Five units must leave the map in the west before turn 6 ends; one is already out. The card says how many units you may activate. Pick a unit, then the next hex to the west, or an enemy to fire at.
hint-redrawing = A face card decides nothing in combat. Draw again and you may hit, or accept a miss. Once each side has had a card this turn, the Joker may come up instead and end the turn; before that it is set aside.
hint-face = A face card activates one unit, or all the units in one hex. Pick them one after the other.
hint-exit = Units on the west edge can leave the map: click the unit, then the exit. Once out they are safe, and every unit counts.
hint-firing = To fire, click your unit and then an enemy. Before you confirm, the panel shows the card you need and your chance to hit. Then one card decides.
hint-stack = Units that fire together add up, and 102 Tiger acts for free beside another unit. Click the stack, press Select all, then click the enemy.
hint-enter = The StuG still waits east of the map. Click it in its box, then a lit hex on the eastern edge: entering is a move like any other.
hint-done = You cannot do anything more with this card, or only Tiger can still act. Press Done to draw the next card.
hint-joker = The Joker ended the turn: all cards are shuffled, and every unit can act again. It only counts once each side has had a card. Every card you draw is another chance for it to come up.
hint-air = On red cards the Americans may hit any of your units with Air or artillery. If a hex is interdicted, fire from outside it and the hexes around it.
hint-west = Keep going west: enemies do not stop a unit that goes round them, and woods and villages give it cover.
hint-finished = That was the breakthrough. Next, play the whole battle as the Americans: on red cards you also have Air and artillery.

ask-place = Where does { $unit } start?
ask-enter = Where does { $unit } enter?
ask-enter-free = No activations left, but { $unit } may still enter for free: where?
ask-unit-free = No activations left, but { $unit } may still act for free: click a hex to move there, or an enemy to fire at.
ask-unit = { $unit }: click a hex to move there, or an enemy to fire at.
ask-unit-joined = { $unit }: click a hex to move there, or an enemy to fire at. Units marked + can join its fire.
ask-fire = { $count } units fire together: click the enemy, or add another unit with Shift.
ask-target = Which German unit do you attack?
ask-interdict = Which hex do you interdict?
note-air = Red card: Air can act instead of your units.
note-oba = Red card: off-board artillery can act instead.
note-exit = One more German unit off the map wins the game.
note-goal = { $side ->
    [german] Goal: { $needed } units off the western edge, or every American unit eliminated.
   *[other] Goal: hold to the end of turn { $turns }. You lose if { $needed } Germans leave in the west.
}
note-last = This is the last turn.

# What is shown large when it happens, and what the other side did.
outcome-card = The next card is in play
outcome-fires = { $units } { $count ->
    [one] fires
   *[other] fire
} at { $target } in { $hex }
outcome-air-attacks = Air attack ({ $mode }) on { $units } in { $hex }
outcome-oba-attacks = Off-board artillery fires at { $units } in { $hex }
outcome-miss = Miss: nothing happens to the target.
outcome-needs = { $most ->
    [0] no card hits
    [1] an ace
    [10] any card from ace to 10
   *[other] a card of { $most } or less
}
recap = What the other side did
recap-moved = Moved: { $ways }.
stack-sum = together { $AT }-{ $AI }

overlay-sight = Sight from here
overlay-reach = Who can reach this

roster-Tank = Tanks
roster-Gun = Guns
roster-Infantry = Infantry

odds-strength = Strength { $strength }: card and modifiers together must be { $strength } or less
odds-needed = { $needed ->
    [1] Only an ace hits
    [10] Any card from ace to 10 hits
   *[other] A card of { $needed } or less hits
}.
odds-in-vain = No card hits.
odds-flips = A hit flips { $unit } to { $AT }-{ $AI }.
odds-kills = A hit eliminates { $unit }: it is flipped already.
odds-faces = These figures count on drawing again after every jack, queen or king.
odds-early = The Joker would be set aside: { $side ->
    [german] no black card has been in play this turn.
   *[other] no red card has been in play this turn.
}
odds-card = Card
odds-left = Left
odds-hit = Hit
odds-miss = Miss
odds-ends = Joker ends the turn

# Details of a unit, legend, cards.

fact-AT = Anti-tank
fact-AT-means = Added to the strength of an attack on a tank.
fact-AI = Anti-infantry
fact-AI-means = Added to the strength of an attack on a gun or on infantry.
fact-other = After a hit
fact-other-means = The first hit flips the unit to these values, the second one eliminates it.
fact-last = It is flipped already: the next hit eliminates it.
fact-move = Move
fact-move-means = With one activation it moves one hex, into any terrain, or stays and fires.
fact-range = Range
fact-range-means = How many hexes away it can fire from its hex, if nothing blocks the line of fire.
fact-cover = Cover
fact-cover-means = Added to the card drawn for every attack on its hex.
fact-tiger = Acts for free
fact-tiger-means = It acts for free when another unit in its hex is activated, and does not count towards the stacking limit.

legend-terrain = Terrain
legend-ground = { $terrain }: { $cover ->
    [0] no cover
   *[other] +{ $cover } to the card of attacks on it
}, units there fire { $range } hexes.
legend-counters = Counters
legend-german = German unit: orange, one corner cut.
legend-us = American unit: blue, round corners.
legend-at = Left: the value against tanks.
legend-ai = Right: the value against guns and infantry.
legend-tank = Tank: the oval.
legend-gun = Gun: the wedge.
legend-infantry = Infantry: the crossed bands.
legend-back = Black corner: flipped by a hit; the next hit eliminates the unit.
legend-acted = Tick: has acted with the current card.
legend-stack = Number in a disc: how many units are in the hex. Click to choose one, or all that can act.
legend-markers = Markers and map
legend-interdiction = Aeroplane: German units that fire from here or from a neighbouring hex add 1 to their card.
legend-exit = Exit: { $needed } German units that leave here win the game.

cards-left = { $left ->
    [one] { $left } card is
   *[other] { $left } cards are
} still in the deck: { $german } black for the Germans, { $us } red for the Americans.
cards-faces = { $count ->
    [0] No face card is left.
    [one] { $count } of them is a face card, which decides no attack.
   *[other] { $count } of them are face cards, which decide no attack.
}
cards-joker-in = The Joker is still in the deck. Once each side has had a card this turn, drawing it ends the turn; before that it is set aside.
cards-joker-out = The Joker has been drawn.
cards-deck = The deck
cards-drawn = Drawn this turn, newest first
cards-none = No card has been drawn this turn.
cards-is-in = { $rank }: still in
cards-is-out = { $rank }: drawn
suit-S = Spades
suit-C = Clubs
suit-H = Hearts
suit-D = Diamonds

# Parts of the evaluation, for hints and analysis.
worth-survivors = surviving US units
worth-units = units and their strength
worth-exits = the German way off the map
worth-fire = units under fire
worth-cover = cover
worth-attack = the attack waiting for its card
worth-cards = cards and activations
worth-time = turns left

## Kinds of moves and endings, as tables of many games name them

verb-place = Set up a unit
verb-move = Move
verb-enter = Enter the map
verb-exit = Leave the map
verb-fire = Attack
verb-air = Air attack
verb-oba = Off-board artillery
verb-interdict = Interdiction from the air
verb-redraw = Draw another card
verb-accept = Accept a miss
verb-pass = Pass
verb-done = Done with the card
ending-enough-exits = Enough German units left the map
ending-us-eliminated = No US unit is left
ending-us-not-in-play = Last turn over, no US unit on the map
ending-germans-spent = No German unit is left in play
ending-time-is-up = Last turn over
