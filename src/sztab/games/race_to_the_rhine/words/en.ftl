# 1944: Race to the Rhine: every name, prompt, offer, told event and refusal.

red = Montgomery
white = Bradley
blue = Patton
germans = the Germans
    .bare = Germans
field = { $name }
round = round
turn-at = { $round }, { $army }'s turn
last-round = last round
not-last = not the last round
pool = pool
supply-track = supply track
truck-track = truck track
medals-left = medals left
    .one = medal left
markers-left = resistance markers left
    .one = resistance marker
paratroops-left = paratroop markers left
    .one = paratroop marker left
box = box
ostend-marker = Ostend marker
in-place = in place
in-box = box
weather = weather
is-rain = rain
is-sun = sun
is-commander-used = uses the commander card
is-commander-active = active again
air-home = return
    .one = returns
is-immobilised = immobilised
is-active = active again
has-moved = begins a move
resistance-marker = resistance marker
    .turned = resistance
number = number marker { $number }
number-gone = box
    .turned = turned over
one-medal = a medal
score-of = { $army } ({ $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}, { $divisions ->
    [one] { $divisions } division
   *[other] { $divisions } divisions
})

## The ledger: what changed, as it stands after a step

ledger = Now { $lines }.
ledger-more = { $first }; { $rest }
now-pool = the pool holds { $load }
now-track = the supply track holds { $load }
roads = trucks on the map
    .one = truck on the map
now-roads = there { $count ->
    [one] is { $count } truck
   *[other] are { $count } trucks
} on the map
now-truck-track = there { $count ->
    [one] is { $count } truck
   *[other] are { $count } trucks
} on the truck track
now-medals-left = there { $count ->
    [one] is { $count } medal
   *[other] are { $count } medals
} left
now-markers = there { $count ->
    [one] is { $count } resistance marker
   *[other] are { $count } resistance markers
} left
now-paratroops-left = there { $count ->
    [one] is { $count } paratroop marker
   *[other] are { $count } paratroop markers
} left
now-box-medals = the box holds { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}
now-box-markers = the box holds { $count ->
    [one] { $count } resistance marker
   *[other] { $count } resistance markers
}
now-starving = Starving civilians cards met: { $count }
now-actions = { $army } has { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
now-load = { $corps } carries { $load }
now-stock = { $field } holds { $load }
now-drops = { $field } has { $drops }
drops-on = { $light } light and { $dark } dark paratroop markers
now-trucks = { $army } has { $count ->
    [one] { $count } truck
   *[other] { $count } trucks
} in stock
now-medals = { $army } has { $count ->
    [one] { $count } medal
   *[other] { $count } medals
} (tokens: { $tokens })
now-deck = { $deck } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
now-card = the { $card } card is { $place }
lies-beaten = among { $army }'s beaten divisions
lies-kept = among { $army }'s kept cards
lies-discarded = in { $army }'s discard pile
lies-discarded-common = in the common discard pile
lies-boxed = in the box

corps = { $army }'s { $label } Corps

fuel = fuel
ammo = ammo
food = food

load-none = nothing
load-f = { $fuel } fuel
    .badge = F{ $fuel }
load-a = { $ammo } ammo
    .badge = A{ $ammo }
load-r = { $food } food
load-fa = { $fuel } fuel and { $ammo } ammo
    .badge = F{ $fuel } A{ $ammo }
load-fr = { $fuel } fuel and { $food } food
load-ar = { $ammo } ammo and { $food } food
load-far = { $fuel } fuel, { $ammo } ammo and { $food } food

deck-pursuit = { $army }'s pursuit deck
    .own = his own pursuit deck
deck-common = the common pursuit deck
    .own = the common pursuit deck
deck-resistance = the resistance deck
    .own = the resistance deck
own-deck-pursuit = your pursuit deck
own-deck-resistance = the resistance deck

card-boches = Les Boches
card-starving = Starving civilians
card-stock = Captured stock
card-supplies = Captured supplies
card-liberation = Vive la libération
card-market = Black market
card-resistance = Resistance
card-recon = Recon
card-division = { $name }
card-event = { $name }

## Options

option-training = Training game: no air support, paratroops, commanders or special rules.
option-weather = Weather: historical events bring sun and rain; rain grounds air support and paratroops.
option-common_deck = Common pursuit deck: the decks of all armies in play are shuffled into one.
option-hard_red = Harder for Montgomery: counterattacks may also come from the ports he has not taken.
option-hard_white = Harder for Bradley: he starts on logistics level 1.
option-hard_blue = Harder for Patton: a resistance marker lies on Metz from the start.
option-turns = Solo game: the race ends after this many turns; 0 means no limit.
option-data = Data set: empty for the game's own, tuned for supplies that make games of two armies more equal, or a file of your own.
option-data-online = Supplies at the start. Tuned for two armies: between bots Montgomery wins 60% against Bradley instead of 76%.
option-data- = the game's own
option-data-tuned = tuned

## Phases, as the head of the table names them

phase-acting = Action
    .rule = RR-5
phase-transporting = Transport
    .rule = RR-8
phase-moving = Corps move
    .rule = RR-10
phase-card = Pursuit card
    .rule = RR-10
phase-surplus = Surplus tokens
    .rule = RR-8
phase-dropping = Paratroop drop
    .rule = RR-12
phase-dropped = Paratroops
    .rule = RR-12
phase-reacting = German reaction
    .rule = RR-14
phase-shifting = Front shift
    .rule = RR-14
phase-over = End of the race
    .rule = RR-16

## Prompts

prompt-acting = { $actions ->
    [0] Play a card, load or unload, or end your turn. No actions left.
    [one] Choose an action, load or unload, or end your turn. { $actions } action left.
   *[other] Choose an action, load or unload, or end your turn. { $actions } actions left.
}
prompt-wait-acting = { $army } is choosing an action.
prompt-transporting = { $left ->
    [0] Load the truck or finish: no truck is left to place.
    [one] Load the truck, place another on one of your arrows, or finish. { $left } truck left to place.
   *[other] Load the truck, place another on one of your arrows, or finish. { $left } trucks left to place.
}
prompt-wait-transporting = { $army } is moving supplies by truck.
prompt-moving = { $corps }: enter the next field, or stop here. { $left ->
    [one] { $left } field left.
   *[other] { $left } fields left.
}
prompt-moving-held = { $corps }: pay 1 fuel to go on, or stop here. { $left ->
    [one] { $left } field left.
   *[other] { $left } fields left.
}
prompt-moving-stuck = { $corps } has no fuel to go on: stop here, or load some first. { $left ->
    [one] { $left } field left.
   *[other] { $left } fields left.
}
prompt-wait-moving = { $army } is moving a corps.
prompt-card = { $card }: what do you do with the card?
prompt-wait-card = { $army } is deciding about a card.
prompt-surplus = Too many tokens at { $field }: choose what goes back to the pool. { $count ->
    [one] { $count } token over the limit.
   *[other] { $count } tokens over the limit.
}
prompt-wait-surplus = { $army } is choosing which tokens go back to the pool.
prompt-dropping = Place the paratroop marker on a field that nobody controls. { $left } left on the track.
prompt-wait-dropping = { $army } is placing paratroops.
prompt-dropped = Pay for another paratroop marker, or finish. { $left } left on the track.
prompt-wait-dropped = { $army } is placing paratroops.
prompt-reacting = German reaction: place a resistance marker or make a counterattack. { $left ->
    [one] { $left } marker left.
   *[other] { $left } markers left.
}
prompt-reacting-last = German reaction of the last round: make a counterattack, or skip it. Markers left: { $left }.
prompt-rolling = German reaction: first the counterattacks, then roll three dice.
prompt-wait-reacting = { $army } is choosing the German reaction.
prompt-shifting = Front shift: where does number marker { $number } go?
prompt-wait-shifting = { $army } is deciding the front shift.
prompt-over = The race is over.

## Offers

offer-supplies = Gain { $load } at { $field }.
offer-supplies-track = Take { $load } from the supply track for { $field }.
offer-supplies-plus = Gain { $load } at { $field }, plus { $bonus } from Montgomery's card.
offer-supplies-track-plus = Take { $load } from the supply track for { $field }, plus { $bonus } from Montgomery's card.
offer-trucks = { $count ->
    [one] Gain { $count } truck.
   *[other] Gain { $count } trucks.
}
offer-trucks-last = { $count ->
    [0] Gain no truck: this starts the logistics phase now.
    [one] Gain { $count } truck: this starts the logistics phase now.
   *[other] Gain { $count } trucks: this starts the logistics phase now.
}
offer-truck = Place a truck from { $start } to { $goal }.
offer-carry = The truck carries 1 more { $kind }.
offer-load-some = { $corps } loads tokens at { $field }: choose how many.
offer-unload-some = { $corps } unloads tokens at { $field }: choose how many.
offer-march = { $corps } moves to { $field }.
offer-march-card = { $corps } enters { $field } and reveals a card from { $deck }.
offer-march-commander = With Patton's card: { $corps } moves to { $field }.
offer-march-commander-card = With Patton's card: { $corps } enters { $field } and reveals a card from { $deck }.
offer-stop = Stop here.
offer-feed = Give 1 food for 1 medal.
offer-swap = Give 1 { $given } for 1 { $taken }.
offer-keep = Keep the card.
offer-ignore = Ignore the card.
offer-discard = Return 1 { $kind } to the pool.
offer-resistance = Play a Resistance card for one more action.
offer-recon = Play a Recon card: look at the top card of { $deck }.
offer-air = Air support: look at the top card of { $deck } and put your marker on it.
offer-air-commander = Air support with Bradley's card: look at the top card of { $deck } and put your marker on it.
offer-paratroops-medal = Paratroops: pay 1 medal for a marker.
offer-paratroops-division = Paratroops: pay { $card } for a marker.
offer-paratroops-cards = { $count ->
    [one] Paratroops: pay { $count } division card ({ $ammo } ammo) for a marker.
   *[other] Paratroops: pay { $count } division cards ({ $ammo } ammo) for a marker.
}
offer-drop = Drop paratroops on { $field }.
offer-done-transporting = Finish the transport.
offer-done-dropped = Finish the paratroop action.
offer-end = End your turn.
offer-resist = Place a resistance marker on { $field }.
offer-counterattack = Counterattack { $field }.
offer-forgo = Put a resistance marker in the box: no field can take it.
offer-forgo-last = Skip the counterattack.
offer-roll = Roll three dice for the German reaction.
offer-shift = Move number marker { $number } to { $field }.

## The table in the terminal: roads in signs, the rest in words

drawn =
    { $head }
    { $tracks }
    { $armies }
    { $corps }
    { $placed }
    { $supplies }
    Signs of fields: R, W, B in control; ! resistance marker, f resistance symbol, ^ fort, * medal, # victory field.
drawn-lines =
    { $first }
    { $rest }
drawn-letter = { $army } ({ $letter })
drawn-head = Round { $round }{ $last ->
    [yes] , the last one
   *[no] {""}
}{ $sky ->
    [rain] , rain
   *[sun] {""}
}. Turn order: { $order }. { $army }'s turn; actions left: { $actions }; resistance markers in the pool: { $markers }.
drawn-counts = fuel { $fuel }, ammo { $ammo }, food { $food }
drawn-deck = { $deck } { $count }
drawn-tracks = Pool: { $pool }. Supply track: { $track }. Truck track: { $trucks }. Cards: { $decks }.
drawn-army = { $letter } { $army }: logistics level { $level }, trucks { $trucks } of { $limit }, medals { $medals }, commander card { $commander ->
    [active] active
   *[used] used
}, beaten divisions { $beaten }, kept cards { $kept }; holds: { $held }
drawn-corps = {"  "}{ $corps } { $field }: { $load }; fields to the Rhine: { $far }{ $state ->
    [immobilised] ; immobilised
    [moved] ; has moved
   *[ready] {""}
}
drawn-resistance = Resistance markers: { $fields }
drawn-trucks = Trucks: { $fields }
drawn-paratroops = Paratroops: { $fields }
drawn-numbers = Number markers: { $fields }
drawn-stock = { $field } ({ $load })
drawn-supplies = Supplies on fields: { $stocks }

## Told

turn-order = Turn order: { $armies }.
turn-begins = Round { $round }, { $army }'s turn: { $actions } actions.
eats-card = { $corps } at { $field } eats 1 food from its card.
eats-field = { $corps } eats 1 food at { $field }.

gains-supplies = { $army } gains { $load } at { $field }{ $all ->
    [yes] {""}
   *[no] {""} (the pool has run out of the rest)
}.
gains-from-track = { $army } takes { $load } from the supply track for { $field }{ $all ->
    [yes] {""}
   *[no] {""} (there was no more of it)
}.
montgomery-adds = { $army } uses the commander card and adds { $load }.
ostend-goes = The Ostend marker goes to the box: { $field } is no longer a base.
gains-trucks = { $count ->
    [one] { $army } gains { $count } truck ({ $stock } in stock).
   *[other] { $army } gains { $count } trucks ({ $stock } in stock).
}
finds-no-truck = { $army } finds no truck on the track ({ $stock } in stock).
logistics-phase = Logistics phase.
climbs = { $army } moves up to logistics level { $level }.
corps-eat = Every active corps must eat 1 food.
immobilised = { $corps } at { $field } has no food and is immobilised.
fed = { $corps } eats 1 food at { $field } and is active again.
more-trucks = { $count ->
    [one] { $count } more truck comes into play.
   *[other] { $count } more trucks come into play.
}
trucks-return = { $count ->
    [0] There is still no truck on the truck track.
    [one] The trucks on the map return: there is now { $count } truck on the truck track.
   *[other] The trucks on the map return: there are now { $count } trucks on the truck track.
}
track-refilled = The supply track is refilled with { $load }.
commander-wakes = { $army }'s commander card is active again.
commanders-wake = The commander cards of { $armies } are active again.
aircraft-return = The air support markers of { $armies } return to their owners.
truck-carries = { $army }'s truck carries { $load } from { $start } to { $goal }.
truck-placed = { $army } places an empty truck from { $start } to { $goal }.
carries-more = { $army }'s truck also carries 1 { $kind } from { $start } to { $goal }.
ends-transport = { $army } finishes the transport.
loads = { $corps } loads { $load } at { $field }.
unloads = { $corps } unloads { $load } at { $field }.
begins-move = { $corps } pays 1 fuel and begins a move.
patton-moves = Patton uses the commander card: { $corps } pays 1 fuel and begins a move.
pays-to-go-on = { $corps } pays 1 fuel to go on.
moves = { $corps } moves to { $field }.
pays-fort = { $corps } pays 1 ammo for the fort at { $field }.
fort-by-help = { $by ->
    [air] Air support pays
    [paratroops] The paratroops pay
   *[both] Air support and paratroops pay
} for the fort at { $field }: { $corps } spends nothing.
enters = { $corps } enters { $field } and reveals { $card }.
enters-without-card = { $corps } enters { $field }; there is no card to reveal.
boches = { $corps } needs 1 fuel to go on.
stops = { $corps } stops.
wins-fight = { $corps } beats { $card } at { $field }: needs { $needs }{ $help ->
    [0] {""}
   *[other] , has help worth { $help } ammo
}, pays { $pays ->
    [0] nothing
   *[other] { $paid }
}. { $army } keeps the card{ $medal ->
    [yes] {""}, which counts as a medal
   *[no] {""}
}.
loses-fight = { $corps } loses to { $card } at { $goal }: needs { $needs }{ $help ->
    [0] {""}
   *[other] , has help worth { $help } ammo
}, pays { $pays ->
    [0] nothing
   *[other] { $paid }
} and falls back to { $field }. Its move ends; the card is shuffled back into { $deck }.
takes = { $army } takes { $field }.
marker-lifted = The resistance marker on { $field } returns to the pool ({ $count } there now).
marker-lifted-alone = The resistance marker on { $field } goes to the box.
paratroops-boxed = The paratroops on { $field } go to the box.
wins-medal = { $army } wins a medal for { $field } ({ $count ->
    [one] { $count } medal token
   *[other] { $count } medal tokens
} now).
no-medal-left = No medal is left for { $field }.
encircled = { $field } is encircled and falls to { $army }.
antwerp-opens = The way to { $field } is open: it becomes { $army }'s main base in place of { $before }.
feeds = { $corps } gives 1 food to the civilians; { $army } wins a medal ({ $count ->
    [one] { $count } medal token
   *[other] { $count } medal tokens
} now).
swaps = { $corps } trades 1 { $given } for 1 { $taken }.
keeps = { $army } keeps the { $card } card.
ignores = { $army } ignores the { $card } card.
resistance-helps = The Resistance card gives { $army } one more action this turn.
resistance-lost = { $army } has already played a Resistance card this turn: this one gives nothing.
plays-resistance = { $army } plays a Resistance card for one more action.
token-found = { $army } finds 1 { $kind } at { $field }.
token-lost = The pool has no { $kind } left: nothing is found at { $field }.
discards = { $army } returns 1 { $kind } from { $field } to the pool.
rain-falls = The weather changes to rain: no air support and no paratroops.
sun-shines = The weather changes to sun.
air-returns = { $army }'s air support marker returns to its owner.
air-support = { $army } looks at the top card of { $deck-own } and puts his air support marker on it.
bradley-looks = { $army } uses the commander card, looks at the top card of { $deck-own } and puts his air support marker on it.
recon-looks = { $army } plays a Recon card and looks at the top card of { $deck-own }.
sees-card = The top card of { $deck } is { $card }.
pays-paratroops = { $army } pays { $paid } for a paratroop marker.
drops = { $army } drops paratroops on { $field }.
ends-drops = { $army } finishes the paratroop drop.
paratroops-turn = A paratroop marker on { $field } is flipped dark side up and stays until the end of { $army }'s next turn.
paratroops-leave = The unused paratroops on { $field } go to the box.
ends-turn = { $army } takes no further action.
marker-placed = { $army } places a resistance marker on { $field } ({ $count } left).
marker-boxed = No field can take a resistance marker: one goes to the box ({ $count } left).
last-marker = The last resistance marker is gone: this is the last round.
counterattacked = { $alone ->
    [yes] German counterattack
   *[no] { $by } makes a German counterattack
}: { $army } loses { $field } to the Germans.
returns-medal = { $army } gives back a medal ({ $count ->
    [one] { $count } medal token
   *[other] { $count } medal tokens
} now).
no-counterattack = { $army } skips the counterattack.
number-shifts = Number marker { $number } moves to { $field }.
number-boxed = Number marker { $number } goes to the box.
dice = { $army } rolls three dice: { $total }.
number-turns = Number marker { $number } is turned over: a resistance marker now lies on { $field }.
crosses-rhine = { $army } crosses the Rhine and wins, with { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}. Final scores: { $scores }.
next-turn = Round { $count }, { $army }'s turn: { $actions } actions.
solo-result = { $army } reaches the Rhine in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} with { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}.
deck-rebuilt = The discard pile is shuffled and becomes { $deck } again.
turns-over = { $count ->
    [one] { $army } does not cross the Rhine within { $count } turn.
   *[other] { $army } does not cross the Rhine within { $count } turns.
}
wins-by-medals = { $count ->
    [0] { $army } wins although nobody has a medal: { $by ->
        [divisions] { $army } has beaten more divisions
       *[order] divisions are level, and { $army } is later in turn order
    }
   *[other] { $army } wins with { $count ->
        [one] { $count } medal
       *[other] { $count } medals
    }{ $by ->
        [divisions] {""}, level with the next but with more beaten divisions
        [order] {""}, level with the next in medals and divisions but later in turn order
       *[medals] {""}
    }
}. Final scores: { $scores }.

## Results

result-rhine = { $army } crosses the Rhine and wins. Final scores: { $scores }.
result-markers = The resistance markers are used up. { $count ->
    [0] { $army } wins although nobody has a medal: { $by ->
        [divisions] { $army } has beaten more divisions
       *[order] divisions are level, and { $army } is later in turn order
    }
   *[other] { $army } wins with { $count ->
        [one] { $count } medal
       *[other] { $count } medals
    }{ $by ->
        [divisions] {""}, level with the next but with more beaten divisions
        [order] {""}, level with the next in medals and divisions but later in turn order
       *[medals] {""}
    }
}. Final scores: { $scores }.
result-turns = { $army } has not crossed the Rhine after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. Final scores: { $scores }.
end-score = { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}

## Refusals

game-over = The game is over.
not-your-decision = Not your turn: { $army } decides now.
transport-first = Finish the transport first.
move-first = Finish the corps move first.
card-first = Decide about the card first.
drop-first = Place the paratroop marker first.
drops-first = Finish the paratroop action first.
react-first = The German reaction is due: place a resistance marker or make a counterattack.
roll-first = Roll the dice for the German reaction first.
shift-first = The front shift is due: choose where the number marker goes.
surplus-first = First choose which tokens of { $field } go back to the pool.
end-turn-first = The German reaction comes after your actions: end your turn first.
nothing-to-shift = No number marker has to move.
no-surplus = No field holds too many tokens.
pay-first = Pay for a paratroop marker first.
no-transport = No transport is under way: place a truck first.
nothing-to-finish = There is no transport or paratroop action to finish.
no-move-to-stop = No corps is moving: a move ends by itself after its third field or a lost fight.
no-card = There is no card to decide about.
no-action-left = You have no actions left this turn.
no-such-field = There is no field { $field }: fields are written like le_havre.
no-such-corps = There is no corps { $corps } in this game: corps are written like R-I.
not-your-corps = { $corps } is not yours.
not-a-base = { $field } is not one of your supply bases.
base-not-controlled = You do not control { $field }.
base-used = { $field } has already been used this turn.
ostend-used = { $field } has already been used as a base; it serves once.
mixed-only = { $field } is a forward base: it takes only one of each kind.
nothing-to-place = There is no token of this kind to place.
no-bonus = The pool has no token left for Montgomery's card.
wrong-bonus = { $count ->
    [one] Montgomery's card adds exactly { $count } token from the pool.
   *[other] Montgomery's card adds exactly { $count } tokens from the pool.
}
track-empty = The truck track is empty: take 0 trucks to start the logistics phase.
truck-limit-held = You already hold { $limit } trucks, your limit.
take-a-truck = Take at least 1 truck.
too-few-trucks = { $left ->
    [one] Only { $left } truck lies on the track.
   *[other] Only { $left } trucks lie on the track.
}
draw-too-many = Too many: your level lets you take { $most } trucks.
over-truck-limit = Too many: you may hold { $limit } trucks.
no-more-trucks = No more trucks: your level lets you place { $count } in one transport.
no-truck-in-stock = You have no truck in stock.
no-free-arrow = No free arrow of yours joins two fields that you control.
no-corps-can-move = None of your corps can move: each is immobilised, has already moved, has no fuel or has nowhere to go.
choose-first = Choose an action or one of your corps first.
corps-not-asked = { $corps } is not needed here: finish or cancel what you have begun.
not-adjacent = No arrow joins { $start } and { $goal }.
not-own-arrow = The arrow between { $start } and { $goal } is not yours.
end-not-controlled = You do not control { $field }.
arrow-occupied = A truck stands on the arrow between { $start } and { $goal } until the next logistics phase.
truck-overloaded = Too much: a truck carries at most { $most } tokens.
truck-has-left = The last truck has left: place another.
tokens-missing = There is not that much { $kind } at { $field }.
tokens-not-on-card = The card of { $corps } does not hold that much { $kind }.
card-full = No room: the card of { $corps } holds at most { $limit } tokens.
no-such-token = There is no { $kind } at { $field }.
other-corps-moves = { $corps } is moving: finish its move first.
card-begins-a-move = Patton's card starts a move; it does not pay for a further step.
montgomery-only = Only Montgomery's card adds tokens.
patton-only = Only Patton's card gives a corps move.
bradley-only = Only Bradley's card gives air support.
commander-used = The commander card is used up until the next logistics phase.
corps-immobilised = { $corps } is immobilised until food comes to its field.
corps-has-moved = { $corps } has already moved this turn.
no-fuel = { $corps } has no fuel on its card.
no-fuel-to-go-on = { $corps } has no fuel to go on: load some here, or stop.
no-own-arrow = No arrow of yours leads from { $start } to { $goal }.
field-occupied = Another corps stands on { $field }.
field-foreign = { $field } is controlled by { $army }.
field-absent = { $field } counts as controlled by { $army }, who is not in this game.
no-ammo-for-fort = No ammo for the fort at { $field }: it costs 1, from the corps card or from support.
card-gives-other = { $card } does not offer this.
swap-same-kind = Black market trades a token for a different kind.
pool-lacks = The pool has no { $kind }.
not-in-training = Not in the training game.
rain = It is raining: no air support, no paratroops.
air-marker-out = Your air support marker lies on a deck and has not returned yet.
deck-empty = No card is left in { $deck }.
resistance-played = You have already played a Resistance card this turn.
no-resistance-card = You hold no Resistance card.
recon-played = You have already played a Recon card this turn.
no-recon-card = You hold no Recon card.
no-paratroops-alone = There are no paratroops in the solo game.
no-paratroops-left = No paratroop marker is left.
three-drops = No more: one action places at most 3 paratroop markers.
no-medal-to-pay = You have no medal token.
card-not-beaten = You have not beaten that division: pay with divisions you have beaten.
payment-too-small = Not enough: one medal takes { $ammo } ammo on division cards.
payment-needless = Too much: one of these cards is not needed.
payment-mixed = A division with a medal is enough for one marker: pay with it alone.
drop-controlled = { $field } is controlled: paratroops land where nobody is in control.
no-marker-in-last-turns = No resistance markers are placed in the last turns.
resist-controlled = { $field } is controlled: markers go on uncontrolled fields.
resist-marked = { $field } already has a resistance marker.
resist-flagged = { $field } already has the resistance symbol.
resist-far = { $field } is not next to a resistance marker or a victory field with the symbol.
no-marker-to-remove = There is no player marker to remove on { $field }.
own-marker = The marker on { $field } is your own.
corps-protects = The corps on { $near } protects { $field }.
base-protects = A main base or start field protects { $field }.
not-threatened = No uncontrolled field linked to Düsseldorf is next to { $field }.
must-react = Place a resistance marker or make a counterattack.
shift-highest = Move number marker { $number } next.
not-a-target = The front cannot move to { $field }.
sums-uneven = Uneven sums: another field spreads the number markers better than { $field }.

# The browser table.

game-title = 1944: Race to the Rhine
game-about = Autumn 1944: Montgomery, Bradley and Patton race from France to the Rhine. Fuel moves corps, ammo wins fights, food keeps corps active, and trucks bring all three to the front. Whoever first crosses the Rhine with an unbroken line to the main base wins; if nobody does, medals decide.
game-reconstructed = This edition is unofficial. The printed game was published by PHALANX in 2014. Titles and trademarks belong to their owners. The rules follow the printed rulebook. The board, the cards and the solo diagrams are not printed in it as text: towns and arrows are drawn from the roads of 1944, and most cards, start positions and some track figures are reconstructed so that every fact of the rulebook holds. If you own the game, you can play with your own data set.

hint-move = Click a corps, then a lit field. The first step costs 1 fuel from its card. XII Corps at Metz is nearest to the Rhine: Saarbrücken and Kaiserslautern bar its way to Mannheim.
hint-moving = A corps goes up to three fields. Every field that nobody controls reveals a card, and a fort costs 1 ammo. Stop before you run out of ammo: a lost fight ends the move.
hint-card = The card in the middle of the map says what it does. This one leaves you a choice; use it now or never.
hint-dropping = Put the paratroops on a field that nobody controls, best where a corps will fight next: each marker counts as 1 ammo, in this turn and in your next one.
hint-reaction = Your turn ends with the German reaction. Put a resistance marker in front of the other army: its fights there need 2 or 3 ammo.
hint-counter = You may counterattack instead: a lit field of the other army with no corps near goes back to the Germans, and a medal field costs its owner a medal.
hint-load = Supplies lie on some fields of your corps. Click a corps there and Load: loading and unloading cost no action, at any time of your turn.
hint-supply = Nothing moves without fuel. Gain supplies puts tokens on Nancy, your forward base, or on your main base far behind; trucks carry them forward.
hint-transport = Transport: click it, then where the truck starts and where it goes. It carries up to 5 tokens along one of your arrows; the next truck may carry them on.
hint-air = Air support: look at the top card of a deck, before you pay for what it brings. Your marker on it counts as 1 ammo when it is revealed.
hint-commander = Patton himself moves one more corps without an action. Then his card is turned until the next logistics phase.
hint-trucks = Trucks that drove stay on their arrows until the logistics phase. Gain trucks brings new ones, and taking the last one from the track starts that phase.
hint-paratroops = Paratroops: pay 1 medal for a marker and drop it where a fight will be hard. It is worth it when it opens the way to the Rhine.
hint-hand = You kept a card. Resistance gives one more action, Recon lets you look at the top of a deck; each can be played once a turn, besides your actions.
hint-logistics = That was the logistics phase: trucks came back, every army moved up a level, and every corps ate 1 food. A corps without food stands still until some reaches it.
hint-encircled = Fields cut off from Düsseldorf fall without a fight. Look for the step that closes such a ring.
hint-goal = Take Mannheim over an unbroken line of your own fields and you win at once. Otherwise medals count: fields with a medal, and beaten divisions that show one.
hint-finished = That was the race. Try the game with all three armies against two bots next, or alone against the Germans.

ask-base = Which base receives supplies?
ask-supplies = What does { $field } receive?
ask-trucks = How many trucks do you take?
ask-truck-start = Where does the truck start?
ask-truck-goal = Where does the truck from { $field } go?
ask-deck = Which deck do you look at?
ask-payment = How do you pay for the paratroops?
ask-swap = What do you take for it?
ask-corps = { $corps }: click the field it enters, or load and unload here.
ask-corps-load = { $corps }: load or unload here; it cannot enter a field now.
note-victory = { $corps } can enter { $field }: with an unbroken line this wins the race.
recap = What the others did
recap-took = { $army } takes { $fields }.
note-goal = Goal: take a black field beyond the Rhine and link it to your main base.
note-last = This is the last round.

pick-supplies = Gain supplies
pick-trucks = Gain trucks
pick-truck = Transport
pick-march = Corps move
pick-air = Air support
pick-paratroops = Paratroops
pick-commander = Commander card
pick-recon = Recon card
pick-resistance = Resistance card
pick-deck-pursuit = Your pursuit deck
pick-deck-resistance = Resistance deck
pick-load = Load
pick-unload = Unload
pick-mixed = 1 of each kind
pick-fuel = Fuel
pick-ammo = Ammo
pick-food = Food
pick-give-fuel = Give 1 fuel
pick-give-ammo = Give 1 ammo
pick-give-food = Give 1 food
pick-end = End turn
pick-stop = Stop
pick-done = Finish


score-medals = { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}

whose-red = Montgomery's
whose-white = Bradley's
whose-blue = Patton's
whose-red-white = Montgomery's and Bradley's
whose-white-blue = Bradley's and Patton's
whose-red-blue = Montgomery's and Patton's
whose-black = open to all armies

thing-field = { $name }, { $whose }, { $held ->
    [red] controlled by Montgomery
    [white] controlled by Bradley
    [blue] controlled by Patton
   *[nobody] uncontrolled
}{ $victory ->
    [yes] , victory field
   *[no] {""}
}{ $base ->
    [main] , main base
    [forward] , forward base
    [once] , base for one use
   *[no] {""}
}{ $medal ->
    [yes] , medal
   *[no] {""}
}{ $fort ->
    [yes] , fort
   *[no] {""}
}{ $flag ->
    [yes] , resistance symbol
   *[no] {""}
}{ $marker ->
    [yes] , resistance marker
   *[no] {""}
}{ $number ->
    [0] {""}
   *[other] , number { $number }
}{ $drops ->
    [0] {""}
    [one] , { $drops } paratroop marker
   *[other] , { $drops } paratroop markers
}{ $count ->
    [0] {""}
   *[other] ; { $load }, { $count } of { $room }
}
    .short = { $name }
thing-arrow = Arrow { $start } – { $goal }, { $whose }
    .short = { $start } – { $goal }
thing-arrow-black = Black arrow { $start } – { $goal }: for adjacency only
    .short = { $start } – { $goal }
thing-arrow-truck = Arrow { $start } – { $goal }, { $whose }; a truck went from { $start } to { $goal }
    .short = { $start } – { $goal }
thing-corps = { $corps } at { $field }: { $load } on its card{ $state ->
    [immobilised] ; immobilised
    [moved] ; has moved this turn
   *[ready] {""}
}
    .short = { $corps }
    .left = { $load } on its card.

line-victory = Taking it with an unbroken line to your main base wins at once.
line-fort = Fort: entering costs 1 ammo while nobody controls it.
line-flag = Resistance symbol: entering reveals a card of the resistance deck.
line-marker = Resistance marker: entering reveals a card of the resistance deck.
line-medal = Whoever gains control takes 1 medal.
line-shared = Two armies may enter, until one of them controls it.
line-base-main = Main base: one token of each kind, or three of a kind from the supply track.
line-base-forward = Forward base: one token of each kind, once a turn, to whoever controls it.
line-base-once = Forward base that can be used only once in the game.
line-block = One of four fields that block Antwerp: when Montgomery holds all four and Antwerp itself, Antwerp becomes his main base.
line-start = Start field: it cannot be lost.
line-open = Open to a counterattack now.
line-cut-off = Cut off from Düsseldorf: no counterattack comes from here.
line-full = It holds { $count } of { $room } tokens.
line-step = { $corps } could enter for { $load }: fight { $fight }%, fight lost { $lost }%.
line-step-free = { $corps } could move here for { $load }.
line-encircles = { $count ->
    [one] Taking it would encircle { $count } field.
   *[other] Taking it would encircle { $count } fields.
}
line-truck = The arrow is taken until the next logistics phase.
line-immobilised = It may not move until food reaches its field.
line-moved = A corps moves once a turn.
line-card-room = Its card holds { $count } of { $room } tokens.
line-number = Number marker { $number }: the dice of the German reaction may turn it.
line-paratroops = { $count ->
    [one] { $count } paratroop marker stands for { $count } ammo.
   *[other] { $count } paratroop markers stand for { $count } ammo.
}

card-text-boches = The corps must pay 1 more fuel to go on.
card-text-starving = Give 1 food from the corps card for 1 medal, now or never.
card-text-stock = 1 ammo is placed on the field just taken.
card-text-supplies = 1 fuel is placed on the field just taken.
card-text-liberation = 1 food is placed on the field just taken.
card-text-market = Trade 1 token on the corps card for another kind, now or never.
card-text-res_now = One more action this turn, after the corps move.
card-text-res_hand = May be kept: discard it in your turn for one more action.
card-text-recon = May be kept: discard it to look at the top card of your pursuit deck or of the resistance deck.
card-text-division = Fight: costs { $cost }.
card-text-division-medal = Fight: costs { $cost }. Beaten, it counts as 1 medal.
card-text-event = Nothing happens.
card-text-event-sun = The sky clears.
card-text-event-rain = Rain sets in: no air support, no paratroops.

hand-actions-list = Actions
hand-march = Click a lit corps, then the field it should enter.
hand-label = Tracks, corps cards and cards
hand-round = Round { $round }
hand-turn = Turn { $round }
hand-last = last round
hand-order = Turn order
hand-on-turn = { $army }'s turn
hand-actions = { $count ->
    [0] No actions left
    [one] { $count } action left
   *[other] { $count } actions left
}
hand-truck-track = { $count ->
    [0] No truck on the track
    [one] { $count } truck on the track
   *[other] { $count } trucks on the track
}
hand-stock = { $army }: { $count } of { $limit } trucks in stock
hand-level = Level { $level }
hand-level-long = Logistics level { $level }: draw { $draw }, place { $placement }, hold { $limit } trucks
hand-track = Supply track
hand-pool = Pool
hand-decks = Decks
hand-deck = { $deck }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-air = { $army }'s air support lies on it
hand-discards = { $deck }, discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-close = Close
hand-none = No cards
hand-sun = Sun
hand-rain = Rain
hand-commander-active = { $army }'s commander card is active
hand-commander-used = { $army }'s commander card is used
hand-markers = Resistance markers left: { $count }
hand-paratroops = Paratroop markers left: { $count }
hand-corps-card = Corps card, { $corps }: { $load } ({ $room } places)
hand-kept = Kept cards
hand-beaten = Beaten divisions
hand-revealed = Revealed card
hand-top = Top card of { $deck }
hand-look = Look
hand-look-long = Hold to look at the top card of { $deck }
hand-look-for = Reveal for 5 s
hand-covered = Covered
hand-starving = Starving civilians met: { $count }

overlay-connected = Connected and cut-off fields
overlay-open = Open to counterattack
overlay-line = Victory lines

mark-cut-off = cut off
mark-open = open
mark-encircled = encircled
mark-entry = fight { $fight }%, fight lost { $lost }%

map-france = France
map-belgium = Belgium
map-netherlands = Netherlands
map-luxembourg = Luxembourg
map-germany = Germany
map-england = England
map-channel = English Channel
map-north-sea = North Sea
map-seine = Seine
map-marne = Marne
map-meuse = Meuse
map-moselle = Moselle
map-somme = Somme
map-loire = Loire
map-aisne = Aisne
map-saar = Saar
map-rhine = Rhine
map-ardennes = Ardennes
map-eifel = Eifel
map-vosges = Vosges
map-hunsrueck = Hunsrück

telling = What happens by itself
telling-step = Step
telling-skip = Skip
telling-close = Close
key-loading = Load or unload a corps

# Details of a unit, legend, cards.

fact-fuel-means = A corps move costs 1 fuel from the card, before the first step.
fact-ammo-means = Pays for forts and for fights with German divisions.
fact-food-means = In the logistics phase each corps needs 1 food, or it is immobilised.
fact-places = Card
fact-places-means = Tokens on its card, and how many fit. Load and unload on its field at any time in your turn.
fact-move = Move
fact-move-means = How many fields it can go in one move, along your arrows. Fields that nobody controls reveal a card.
fact-state = State
fact-state-ready = It can still move this turn.
fact-state-moved = It has moved this turn.
fact-state-immobilised = It may not move until food reaches its field.

legend-fields = Fields
legend-field = A field of one army: colour, pattern and letter say which.
legend-held = A cube: this army controls the field.
legend-signs = Signs beside a field
legend-arrows = Arrows
legend-arrow = An arrow of one army: its corps and trucks go along it.
legend-arrow-both = An arrow of two armies.
legend-arrow-black = A dotted arrow: the fields are adjacent, but nobody goes along it.
legend-pieces = Pieces
legend-corps = Corps: its number, and the fuel, ammo and food on its card.
legend-corps-moved = Tick: has moved this turn.
legend-corps-still = Cross: immobilised, because it had no food.
legend-tokens = Supplies on a field: fuel, ammo, food. A field holds 6, a main base 9.
legend-drop = Paratroops: each counts as 1 ammo for whoever dropped them here.

cards-kind = Card
cards-count = Left
cards-chance = Chance
cards-division = Division: { $cost }
cards-division-medal = Division with a medal: { $cost }
cards-revealed = { $count ->
    [one] { $count } card revealed and discarded
   *[other] { $count } cards revealed and discarded
}
cards-looked = You have looked at the top card: { $card }.
cards-kept = Kept and beaten: { $army }
cards-named = { $card }{ $kept ->
    [yes] , may be kept
   *[no] {""}
}

# Parts of the evaluation, for hints and analysis.
worth-race = the race to the Rhine
worth-logistics = supplies and trucks
worth-road = a free road ahead
worth-open = fields open to counterattack
worth-rivals = how far the rivals are
worth-resistance = resistance markers on the map
worth-medals = medals
worth-time = turns left
worth-turn = whose turn it is

## Kinds of moves and endings, as tables of many games name them

verb-supplies = Gain supplies
verb-trucks = Gain trucks
verb-truck = Place a truck
verb-carry = Load one more token on the truck
verb-load = Corps loads tokens
verb-unload = Corps unloads tokens
verb-march = Corps moves
verb-commander = Use the commander card
verb-stop = Stop the move
verb-feed = Give food for a medal
verb-swap = Swap a token
verb-keep = Keep the card
verb-ignore = Ignore the card
verb-discard = Return a token to the pool
verb-resistance = Play a Resistance card
verb-recon = Play a Recon card
verb-air = Air support
verb-paratroops = Pay for paratroops
verb-drop = Drop paratroops
verb-done = Finish transport or paratroops
verb-end = End the turn
verb-resist = Place a resistance marker
verb-counterattack = German counterattack
verb-forgo = No counterattack, or no field for a marker
verb-roll = Roll for the German reaction
verb-shift = Move a number marker
ending-rhine = The Rhine is crossed
ending-markers = The resistance markers are used up
ending-turns = The Rhine was not crossed in time
