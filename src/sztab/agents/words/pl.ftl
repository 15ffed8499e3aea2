# Co mówi się programowi przy stole, poza słowami gier.
games = Gry:
seats = Miejsca: { $seats }.
opponents = Przeciwnicy: { $bots }.
tables = Twoje stoły:
none = brak
no-table = Nie ma tu stołu { $table }. Stoły: { $known }.
too-many-tables = Masz { $most } stołów: najpierw dokończ którąś grę albo ją poddaj.
no-seating = W tę grę nie gra się w składzie { $seats }-osobowym: do wyboru są { $known }.
no-seat = Nikt nie może tam zająć miejsca { $seat }: do wyboru są { $known }.
no-option = Program nie może ustawić tej opcji na taką wartość. Możliwe: { $known }.
head = { $game }, stół { $table }. Twoja strona: { $seat }. Wykonane ruchy: { $moves }.
head-hosted = { $game }. Twoja strona: { $seat }. Wykonane ruchy: { $moves }.
your-key = Klucz do twojego miejsca: { $seat } . Podawaj go jako table w każdym wywołaniu i nikomu go nie pokazuj.
no-key = Ten klucz nie otwiera żadnego miejsca: wywołaj sit i podaj klucz z odpowiedzi jako table.
free-seats = Stoły z wolnym miejscem; sit zajmuje je przez table i seat:
gave-up = Poddałeś się.
phase = Tura { $turn }: { $phase }.
news = Co się stało, odkąd ostatnio patrzyłeś:
how-many = Możliwości: { $count }. Pokaże je moves.
your-turn = Twoja kolej.
their-turn = To nie twoja kolej. Decyduje { $seats }: wywołaj wait.
over = Gra skończona. { $ending } [{ $rule }] { $outcome } Wyniki: { $scores }.
over-resigned = Gra skończona. { $ending } { $outcome }
won = Wygrałeś.
not-won = Nie wygrałeś.
moves = Ruchy od { $first } do { $last } z
example = przykład; możliwe są też inne
warns-die = rzut kośćmi
warns-card = dobranie karty
warns-reveals = coś ujawnia
warns-ends-phase = kończy fazę
warns-ends-turn = kończy turę
warns-lasting = nie można cofnąć
legal = Ten ruch jest teraz dozwolony.
refused = Odmowa: { $why }
in-a-row = To już odmowa numer { $count } z rzędu. Te ruchy są dozwolone; użyj tekstu przed kreską:
too-many-odds = Możliwości jest tu zbyt wiele, by je policzyć.
nothing-told = Nic, co można zauważyć.
not-yet = Jeszcze nie: inni wciąż myślą. Wywołaj wait ponownie.
resigned = Poddałeś grę. Dalej gra za ciebie bot.
no-such-rule = Żadna gra nie ma zasad, które zaczynają się jak { $id }.
no-rule-found = Żadna zasada nie ma wszystkich tych słów: podaj ich mniej.
lesson = Grasz w { $game }, grę wojenną, której wszystkie zasady ten stół zna.

    1. Wywołaj sit z grą „{ $id }” i miejscem; odpowiedź pokaże planszę.
    2. W swojej kolejce wywołaj moves. Każdy wiersz zaczyna się tekstem ruchu; play przyjmuje dokładnie ten tekst. Wiersz z „…” to początek: dopisz podane w nim liczby albo użyj przykładu.
    3. Przed ryzykownym ruchem wywołaj odds. Odmowa podaje zasadę; why_not wyjaśnia ruch, nie wykonując go.
    4. Po play wywołuj wait (najwyżej 20 sekund naraz), aż znowu przyjdzie twoja kolej. look pokazuje cały stół.
    5. rules z numerem lub szukanymi słowami pokazuje tekst zasady. Widzisz wszystko, co wolno wiedzieć twojej stronie.

    Zaplanuj turę i wykonaj ją ruch po ruchu; fazy i tury kończ świadomie. Gra kończy się, gdy powie to look.

    Zasady:
    { $chapters }
