# What an agent is told, beside the words of the games.
games = Games:
seats = Seats: { $seats }.
opponents = Opponents: { $bots }.
tables = Your tables:
none = none
no-table = There is no table { $table } here. Tables: { $known }.
too-many-tables = You have { $most } tables: finish or resign one first.
no-seating = This game is not played by { $seats }: choose from { $known }.
no-seat = Nobody can sit at { $seat } there: choose from { $known }.
no-option = An agent cannot set this option to that. Values: { $known }.
head = { $game }, table { $table }. Your side: { $seat }. Moves made: { $moves }.
head-hosted = { $game }. Your side: { $seat }. Moves made: { $moves }.
your-key = The key of your seat is { $seat } : give it as table in every call, and keep it to yourself.
no-key = This key opens no seat: call sit, and give the key of its answer as table.
free-seats = Tables with a free seat; sit takes one with table and seat:
gave-up = You have resigned.
phase = Turn { $turn }: { $phase }.
news = What happened since you last looked:
how-many = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}: call moves to see them.
your-turn = It is your turn.
their-turn = Not your turn. Waiting for { $seats }: call wait.
over = The game is over. { $ending } [{ $rule }] { $outcome } Scores: { $scores }.
over-resigned = The game is over. { $ending } { $outcome }
won = You won.
not-won = You did not win.
moves = Moves { $first } to { $last } of
example = an example; others are possible
warns-die = rolls dice
warns-card = draws a card
warns-reveals = reveals something
warns-ends-phase = ends the phase
warns-ends-turn = ends the turn
warns-lasting = cannot be taken back
legal = This move is legal now.
refused = Refused: { $why }
in-a-row = That makes { $count } refusals in a row. These moves are legal; use the text before the dash:
too-many-odds = There are too many possible outcomes here to count.
nothing-told = Nothing that you would notice.
not-yet = Not yet: the others are still thinking. Call wait again.
resigned = You have resigned. A bot plays on for you.
no-such-rule = No game has rules that begin like { $id }.
no-rule-found = No rule has all these words: try fewer.
lesson = You are playing { $game }, a wargame for which this table knows every rule.

    1. Call sit with game "{ $id }" and a seat; the answer shows the board.
    2. On your turn call moves. Each line begins with the text of a move; play takes exactly that text. A line with "…" is a beginning: complete it with the amounts it names, or use an example.
    3. Before a risky move call odds. If a move is refused, the answer has the rule; why_not explains a move without making it.
    4. After play call wait (at most 20 seconds a call) until it is your turn again. look shows the whole table.
    5. rules with an id or a search shows the rule text. Everything you can see is everything your seat may know.

    Make a plan for the turn, then carry it out move by move; end phases and turns on purpose. The game ends when look says so.

    The rulebook:
    { $chapters }
