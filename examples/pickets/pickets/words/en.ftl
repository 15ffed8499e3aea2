# What the options do.
option-river = River: narrow (two fords) or wide (three).
option-river-narrow = narrow
option-river-wide = wide
option-rounds = How many rounds are played.
option-first-blood = The first hit ends the game.

# Names.
side-blue = Blue
side-red = Red
ford-left = the left ford
ford-middle = the middle ford
ford-right = the right ford
card-cover = cover
card-volley = a volley
card-mist = mist
round = Round
turn = Turn
you = You
    .side = { $side }
no-ford-yet = no ford

# Prompts.
prompt-post = Choose the ford where your picket stands this round.
prompt-turn = { $actions ->
    [one] Your turn: one action is left.
   *[other] Your turn: { $actions } actions are left.
  }
prompt-answer = You are under fire: hold, or play cover.
prompt-wait-posting = The other side chooses its ford.
prompt-wait = { $side } is to decide.
prompt-watch-posting = Both sides choose their fords in secret.
prompt-over = The game is over.

# Offers.
offer-post = Stand at { $ford }
offer-march = March to { $ford }
offer-scout = Scout: draw a card
offer-fire = Fire
offer-volley = Fire a volley
offer-hold = Hold
offer-duck = Play cover and duck
offer-rest = Rest

# What happens.
posts-secretly = You choose { $ford }.
turn-begins = Turn of { $side }: { $actions } actions.
round-begins = Round { $round }. Blue and Red are at no ford; { $side } has { $actions } actions until both are posted.
rounds-over = Round { $round } is not played: the last round is over. Blue and Red are at no ford; { $side } has { $actions } actions.
posted = Blue stands at { $blue }, Red at { $red }.
marches = { $side } marches to { $ford }; actions left: { $actions }.
scouts = { $side } draws a card: { $cards } in hand, actions left: { $actions }.
draws = You draw { $card }: you hold { $held }.
left = You play { $card }: you hold { $held } more.
fires = { $side } fires; actions left: { $actions }.
volley-played = { $side } plays a volley: { $cards } in hand.
holds = { $side } holds.
ducks = { $side } plays cover and ducks: { $cards } in hand.
hits = { $side } needs { $needed }+, rolls { $die }: a hit ({ $total } in all).
misses = { $side } needs { $needed }+, rolls { $die }: a miss ({ $total } in all).
rests = { $side } rests.

# Why not.
not-asked = You are not asked to decide now.
post-now = Choose a ford first, for example: post left.
post-not-now = Pickets are posted at the beginning of a round only.
no-ford = This river has no such ford.
answer-now = You are under fire: hold or duck.
no-fire = Nobody fires at you.
no-actions = No action is left: rest.
not-neighbour = Your picket cannot reach { $ford } in one march.
hand-full = Your hand is full.
deck-empty = The deck is empty.
no-target = The enemy is not at your ford.
no-card = You do not hold { $card }.

# Endings.
end-rounds = The last round is over. Hits: Blue { $blue }, Red { $red }.
end-first-blood = The first hit ends the game. Hits: Blue { $blue }, Red { $red }.
