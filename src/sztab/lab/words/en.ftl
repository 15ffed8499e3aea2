# Words of reports.
report-title = { $game }: balance report
report-run = Run { $run }: { $games } games from seed { $seed }, rules { $rules }, data { $data }. Players: { $players }.
report-seats = Wins by seat
report-players = Wins by player
report-settings = Wins by option
report-first = First to decide
report-first-note = How often the seat wins that is first to make a decision of its own.
report-endings = Endings
report-lengths = Length
report-moves = Moves
report-rounds = Rounds
report-margins = Margin: the winner's score minus the runner-up's
report-verbs = Moves made, per game
report-rules = Rules used
report-rules-note = In how many of { $count } replayed games the log cites the rule.
report-compare = Compared: { $one } and { $other }
report-compare-note = Significance p: a pooled z-test of two shares or, where games are few, Fisher's exact test (means: Welch's test), corrected for { $count } comparisons (Holm). Effect: Cohen's h (means: d); 0.2 is small, 0.5 medium, 0.8 large. Bold: significant at 5 %.
report-interval-note = Bars are shares, whiskers 95 % intervals (Wilson). A draw does not count as a win.
report-column-name = Name
report-column-wins = Wins
report-column-games = Games
report-column-share = Share
report-column-interval = 95 %
report-column-move = Move
report-column-rule = Rule
report-column-ending = Ending
report-column-difference = Difference
report-column-effect = Effect
report-column-p = p, corrected
report-wins = Won by: { $seat }
report-ends = Ends: { $ending }
report-drawn = Drawn: { $count }. Won by nobody: { $nobody }.
report-spread = { $least } to { $most }, median { $middle }; eight in ten lie between { $tenth } and { $ninth }.
report-seatings = Wins by seating
report-chance = Sources of chance
report-chance-note = Each value of a source (one sequence of dice, one order of cards) was played several times while everything else varied. Noise: how far win rates would differ between values if the source did not matter. Deviation: how far they differ beyond that (analysis of variance; interval by resampling values). Weight: the share of the outcome's variance that the source explains alone.
report-source-opening = Opening
report-source-dice = Dice
report-source-cards = Cards
report-source-choices = Players' own choices
report-heat = On the map
report-heat-note = { $map }: { $games } replayed games ({ $maps ->
    [one] the only map
   *[other] one of { $maps } maps
}). Stronger colour: more often (on a square-root scale, so that rare places can still be seen). Point at a place to see its figure.
report-heat-stood = { $seat }: stood here (most: { $most } units on average)
report-heat-ends = { $seat }: stood at the end of turns (most: { $most } per game)
report-heat-fought = { $seat }: attacked here (most: { $most } per game)
report-heat-died = { $seat }: lost units here (most: { $most } per game)
report-heat-taken = { $seat }: took this, or left the map here (most: { $most } per game)
report-cards = Cards drawn, per game
report-dice = Dice rolled
report-pieces = Units
report-pieces-note = Over { $count } replayed games. Moves: of one unit in a game. Won: share of the games with such a unit that its side won.
report-rules-always = Used in every one of these games: { $rules }.
report-rules-not-met = Never used: { $rules }.
report-column-source = Source, wins of
report-column-values = Values
report-column-range = Lowest and highest
report-column-noise = Noise
report-column-deviation = Deviation
report-column-weight = Weight
report-column-card = Card
report-column-drawn = Drawn
report-column-piece = Unit
report-column-fielded = Per game
report-column-acted = Moves
report-column-lost = Lost
report-column-won = Won
report-mean = { $what }, mean
report-default = the default
report-yes = yes
report-no = no
report-defaults = default options
report-unfinished = Stopped: too many moves
report-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
report-option-data = Data set
report-data-tuned = tuned
report-options = Options: { $options }.
report-sweep = Wins by setting
report-first-who = Whoever decides first wins
report-expected-note = Dashed line: the share to expect if only the seat mattered, not who decides first.
report-fair-note = Dashed line: an equal share.
report-column-figure = Figure
report-column-first = First setting
report-column-other = Compared setting
report-compare-settings = Every setting compared with: { $one }
report-compare-found = { $count ->
    [one] One difference is larger than chance explains (bold).
   *[other] { $count } differences are larger than chance explains (bold).
}
report-compare-nothing = No difference is larger than chance explains.
report-contents = Contents
report-short = In short
report-short-wins = { $name }: { $share } of the games won (95 %: { $interval }).
report-short-player = { $name }: { $share } of its games won (95 %: { $interval }).
report-short-first = Whoever decides first wins { $share } of the games (95 %: { $interval }).
report-short-first-always = The same side always decides first: { $seat }.
report-short-first-gains = Deciding first is an advantage: the seats alone would give { $expected }.
report-short-first-loses = Deciding first is a disadvantage: the seats alone would give { $expected }.
report-short-first-none = No advantage or disadvantage is shown: the seats alone would give { $expected }.
report-short-even = Even: this lies within { $band }.
report-short-uneven = Not even: this lies outside { $band }.
report-short-rather-even = Probably even: this lies within { $band }, but its interval does not. More games would tell.
report-short-rather-uneven = Probably not even: this lies outside { $band }, but its interval reaches into it. More games would tell.
report-short-ending = Most frequent ending: { $ending } ({ $share }).
report-short-rounds = Half of the games last { $middle } rounds or fewer, one in ten { $ninth } or more.
report-short-rounds-narrow = Eight games in ten last { $tenth } to { $ninth } rounds.
report-short-rounds-same = At least eight games in ten last exactly { $count ->
    [one] one round
   *[other] { $count } rounds
}.
report-short-moves-narrow = Eight games in ten last { $tenth } to { $ninth } moves.
report-short-moves-same = At least eight games in ten last exactly { $count ->
    [one] one move
   *[other] { $count } moves
}.
report-short-moves = Half of the games last { $middle } moves or fewer, one in ten { $ninth } or more.
report-short-unsure = With { $games } games a share may be off by { $points } percentage points; with 400 games, by 5.
report-short-players = These figures hold for the players of this run ({ $players }). Stronger players, or people, may get other results.
report-player-random = random bot
report-player-greedy = greedy bot
report-player-recruit = recruit
report-player-sergeant = sergeant
report-player-colonel = colonel
report-player-general = general
