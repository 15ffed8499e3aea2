# Words of the luck report.
luck-title = { $game }: luck report, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
luck-unfinished = The game is not over: the end below is the last position.
luck-seat = { $seat }: { $first } at the start, { $last } at the end.
luck-sum = Luck { $luck } + skill { $skill } = { $total } points. Skill: own decisions { $own }, decisions of others { $others }.
luck-no-chance = This game was decided without dice or cards: there was no luck.
luck-luckiest = Luckiest events:
luck-costliest = Costliest decisions:
luck-none = none
luck-event = Move { $move }, { $seat }: { $before } became { $after } ({ $change }).
luck-brought = Dice: { $outcomes }.
luck-decision = Move { $move }: { $text }. { $before } became { $after } ({ $change }).
luck-more = and { $count } more
luck-how = How accurate it is
luck-measured = On { $positions } positions from games set aside for checking, the forecast was off by { $gap } points on average.
luck-not-measured = How well these chances forecast results has not been measured for this game: trust the order more than the figures.
luck-drawn = { $drawn } of { $events } chance events have too many outcomes to count and were sampled: luck ({ $seat }) may be off by { $margin } points.
luck-counted = All { $events } chance events were counted exactly.
luck-caution = Luck is measured against best play as the bots judge it, with all cards open. A weaker player often shows more luck, because replies were not the best. The last move takes up whatever the evaluation had misjudged.

# Words of the analysis.
analysis-title = { $game }: analysis, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
analysis-effort = Each decision was searched over { $nodes } positions, using what its seat knew.
analysis-graph = { $seat }, chances from the first move to the last:
analysis-turns = Turning points:
analysis-turn = Move { $move }, { $seat }: { $before } became { $after }.
analysis-mistakes = Mistakes by size:
analysis-mistake = Move { $move }, { $seat } ({ $kind }, { $cost } points): { $text }
analysis-better = Better: { $plan } ({ $chance } instead of { $played }).
analysis-also = Also better: { $plan } ({ $chance }).
analysis-then = → { $seat }: { $plan }.
analysis-one-look = The move played was judged by a single look.
analysis-counts = { $seat }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blunders
}, { $mistakes ->
    [one] 1 smaller mistake
   *[other] { $mistakes } smaller mistakes
}, { $cost } points lost in all.
analysis-mistake-kind = mistake
analysis-blunder-kind = blunder
analysis-none = none
analysis-caution = Chances are those the bots see. A mistake costs at least 2 points, a blunder 8.
analysis-kept = Interrupted: { $done } of { $of } moves are done, saved in { $file }. Run the same command to continue.

# Words of a hint.
hint-plan = The colonel would play: { $plan } (chance to win { $chance }).
hint-other = Next best: { $plan } ({ $chance }).
hint-line = → { $seat }: { $plan }.
hint-pro = In favour: { $parts }.
hint-con = Against: { $parts }.
hint-later = No immediate gain: the search expects it to pay off later.
hint-rules = Rules that matter: { $rules }.
