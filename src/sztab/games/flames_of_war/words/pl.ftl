# Flames of War: nazwy, polecenia, propozycje, zdarzenia i odmowy.

side-A = strona A
    .gen = strony A
side-B = strona B
    .gen = strony B
team = { team-title } { $n }
platoon = { platoon-title } ({ $n })
independent-team = samodzielna jednostka, { platoon-title } ({ $n })
weapon = { weapon-title }
mission = { mission-title }
plane = { plane-title }
whole-order = pluton
caption = { $mission }. Lasy "", uprawy ,, budynki ##, żywopłoty ||, mury ==, bocage %%, drogi .., wzgórza ^, cele **, jednostki pod ostatnimi cyframi numerów. Zniszczone punkty: A { $a }, B { $b }.

## Opcje

option-mission = Misja: starter_crossroads, free_for_all, hold_the_line albo własny plik (.json).
option-company_a = Kompania strony A, z nazwy albo z pliku (.json); puste: kompania z misji.
option-company_b = Kompania strony B, z nazwy albo z pliku (.json); puste: kompania z misji.
option-air_a = Wsparcie lotnicze strony A: none albo poziom i samolot, na przykład: limited typhoon.
option-air_b = Wsparcie lotnicze strony B: none albo poziom i samolot, na przykład: sporadic ju87d.
option-vehicles_pass_enemy_vehicles = Pojazdy mogą przejeżdżać przez pojazdy wroga.
option-impossible_above_six = Liczby powyżej 6 nie da się wyrzucić; bez tej opcji wystarcza 6.
option-pin_hits_cumulative = Przygważdża pięć trafień z całego kroku strzelania; bez tej opcji z jednej akcji.
option-tank_terror_for_tanks = Także czołgi testują morale przed szturmem na czołgi.
option-defender_breakthrough = Obrońca, który wygrywa szturm, może się przełamać dalej.
option-cavalry_charge_from_8 = Kawaleria może szarżować z 8 cali.
option-data = Plik z własnym zestawem danych zamiast danych gry.
option-mission-starter_crossroads = Skrzyżowanie (na początek, 48 × 36 cali)
option-mission-free_for_all = Wolna walka (72 × 48 cali)
option-mission-hold_the_line = Utrzymać pozycje (72 × 48 cali)
option-company_a- = kompania z misji
option-company_a-us_tank_company = { company-us_tank_company }
option-company_a-ger_panzerkompanie = { company-ger_panzerkompanie }
option-company_a-ger_grenadierkompanie = { company-ger_grenadierkompanie }
option-company_a-us_rifle_company = { company-us_rifle_company }
option-company_a-brit_armoured_squadron = { company-brit_armoured_squadron }
option-company_a-starter_us = { company-starter_us }
option-company_a-starter_german = { company-starter_german }
option-air_a-none = brak
option-company_b- = kompania z misji
option-company_b-us_tank_company = { company-us_tank_company }
option-company_b-ger_panzerkompanie = { company-ger_panzerkompanie }
option-company_b-ger_grenadierkompanie = { company-ger_grenadierkompanie }
option-company_b-us_rifle_company = { company-us_rifle_company }
option-company_b-brit_armoured_squadron = { company-brit_armoured_squadron }
option-company_b-starter_us = { company-starter_us }
option-company_b-starter_german = { company-starter_german }
option-air_b-none = brak

## Polecenia

prompt-over = Bitwa jest skończona.
prompt-wait = Decyduje { $side }.
prompt-deploying = Rozstaw plutony.
prompt-starting = Tura { $turn }, krok początkowy: wykonaj testy albo zakończ krok.
prompt-movement = Tura { $turn }, krok ruchu: wydaj plutonom rozkazy albo zakończ krok.
prompt-shooting = Tura { $turn }, krok strzelania: strzelaj, ostrzelaj artylerią albo zakończ krok.
prompt-assault = Tura { $turn }, krok szturmu: szturmuj albo zakończ krok.
prompt-ask-join = { $team }: dołączyć teraz do plutonu?
prompt-ask-disengage = Celem jest { $platoon }: oderwać się od wroga?
prompt-ask-disengage-move = { $platoon } odrywa się od wroga: przesuń jednostki najwyżej szybkim ruchem.
prompt-ask-allocate = Trafienia przyjmuje { $platoon }: w jakiej kolejności jednostki biorą te, które zależą od ciebie?
prompt-ask-place = Ustaw ocalałych w odległości do 2 cali od pojazdu.
prompt-ask-warrior = { $team }: bohater wychodzi cało. Która jednostka przyjmuje stratę?
prompt-ask-change = { $team } tkwi w miejscu: czy dowódca zmienia czołg?
prompt-ask-aa-fire = Nurkują samoloty: kto do nich strzela?
prompt-ask-defend = Wróg szarżuje: kto strzela?
prompt-ask-break-in = Wejdź na miejsca poległych albo zostań.
prompt-ask-intent = Nie ma trafień, ale są tam czołgi: czy chcesz kontratakować?
prompt-ask-react = Kontratakuj albo się wycofaj.
prompt-ask-consolidate = Szturm jest wygrany: przesuń się do 4 cali albo zostań.
prompt-ask-arrive = Nadchodzą odwody: który pluton?
prompt-ask-deploy = Rozstaw jeden z plutonów.
prompt-ask-reroll = Test nieudany: czy dowódca każe go powtórzyć?
prompt-ask-intercept = Nadlatują samoloty wroga: czy poświęcasz kość na przechwycenie?
prompt-ask-air-strike = Samoloty są na miejscu: wskaż cel albo je odeślij.
prompt-ask-hold-back = Wskaż plutony do odwodu i do zasadzki.

## Propozycje

offer-default = Tak, jak podpowiadają zasady: { $text }
offer-starting = Wykonaj wszystkie testy początkowe.
offer-move = { $platoon }: wyznacz drogę każdej jednostce.
offer-dig-in = { $platoon } okopuje się.
offer-shoot = { $platoon }: wskaż broń i cele.
offer-bombard = { $platoon }: wskaż kierującego ogniem i cel.
offer-assault = { $platoon } szarżuje, celem jest { $target }: wyznacz drogę każdej jednostce.
offer-place = { $platoon }: wskaż miejsce każdej jednostce.
offer-poses = Wskaż każdej jednostce nowe miejsce.
offer-counterattack = Kontratak: wyznacz drogę każdej jednostce.
offer-fire = Wskaż broń, która strzela.
offer-hold-back = Wskaż plutony, które czekają.
offer-air-strike = Wskaż cel i broń.
offer-pass = Zostaw bez zmian.
offer-join = Dołącz; oddział: { $platoon }.
offer-arrive = Nadchodzi { $platoon }.
offer-warrior = Stratę przyjmuje { $team }.
offer-change-tank = Dowódca przesiada się, jego nowy czołg to { $team }.
offer-intent-yes = Kontratakuj.
offer-intent-no = Wycofaj się.
offer-yes = Tak.
offer-no = Nie.
offer-hold = { $platoon } zostaje na miejscu.
offer-end-starting = Zakończ krok początkowy.
offer-end-movement = Zakończ krok ruchu.
offer-end-shooting = Zakończ krok strzelania.
offer-end-assault = Zakończ krok szturmu i turę.
offer-end-deploying = Dalej.

## Zdarzenia: tura

turn-begins = { $side } zaczyna turę { $turn }.
step-starting = { $side }: krok początkowy.
step-movement = { $side }: krok ruchu.
step-shooting = { $side }: krok strzelania.
step-assault = { $side }: krok szturmu.
first-turn-dice = O pierwszą turę: A wyrzuca { $a }, B wyrzuca { $b }.
goes-first = Zaczyna { $side }.
deploys = { $platoon } zajmuje pozycje.
springs-ambush = { $platoon } wychodzi z zasadzki.
kept-in-reserve = { $platoon } zostaje w odwodzie.
kept-in-ambush = { $platoon } czeka w zasadzce.
reserve-die = { $side } rzuca na odwody: { $die }.
arrives = { $platoon } może wejść na stół w tej turze.
company-morale = { $side }: plutony stracone { $lost }, na stole { $left }; rzut kompanii { $die }, trzeba { $needed }+.
concedes = { $side } poddaje bitwę.
wins = { $side } wygrywa bitwę.
drawn = Bitwa kończy się remisem.

## Zdarzenia: testy

test-rally = { $name } otrząsa się na { $needed }+: { $die }.
test-remount = { $name } wraca do walki na { $needed }+: { $die }.
test-free = { $name } wydostaje się na { $needed }+: { $die }.
test-stay-in = { $name } wytrzymuje na { $needed }+: { $die }.
test-terror = { $name } waży się szturmować czołgi na { $needed }+: { $die }.
test-stand = { $name } dotrzymuje pola na { $needed }+: { $die }.
test-morale = { $name } nie idzie w rozsypkę na { $needed }+: { $die }.
test-keep-still = { $name } zostaje na miejscu na { $needed }+: { $die }.
test-again = { $name } powtarza test na { $needed }+: { $die }.
test-without-commander = { $name } nie ma dowódcy: test uznaje się za nieudany.
rallies = { $platoon } działa już normalnie.
remounts = { $team } znów ma załogę.
freed = { $team } znów może się ruszać.

## Zdarzenia: ruch

platoon-moves = { $platoon } rusza.
goes-to = { $team } przechodzi { $inches }" do { $to }.
doubles-to = { $team } przechodzi szybkim ruchem { $inches }" do { $to }.
stops-at-edge = { $team } staje na skraju trudniejszego terenu.
bogging-check = { $team } sprawdza, czy grzęźnie: { $die }, trzeba { $needed }+.
wide-tracks = { $team } ma szerokie gąsienice: { $die }, na 4+ jedzie dalej.
bogs-down = { $team } grzęźnie.
gets-off = { $team } wysiada.
mounts = { $vehicle } zabiera: { $team }.
is-hitched = { $vehicle } bierze na hol: { $team }.
digs-in = { $platoon } wyrzuca { $die }, trzeba { $needed }+, i okopuje się.
fails-to-dig-in = { $platoon } wyrzuca { $die }, trzeba { $needed }+, i nie okopuje się.
leaves-own-edge = { $team } schodzi ze stołu przez własną krawędź.
leaves-lost = { $team } schodzi ze stołu i liczy się jako strata.
goes-to-rear = { $team } odjeżdża na tyły.
joins = { $team } dołącza; oddział: { $platoon }.
tows = { $team } próbuje holować: { $die }, trzeba { $needed }+.
towed-off = { $team } odholowuje: { $other }.

## Zdarzenia: strzelanie

platoon-shoots = { $platoon } strzela.
modifier-over-16 = Ponad 16 cali: +{ $value }.
modifier-is-concealed = Cel jest ukryty: +{ $value }.
modifier-gone-to-ground = Cel leży przy ziemi: +{ $value }.
modifier-slow-and-moved = Wolna broń po ruchu: +{ $value }.
modifier-stabiliser = Strzał w ruchu: +{ $value }.
modifier-commander-directs = Ogniem kieruje dowództwo kompanii: +{ $value }.
cannot-hit = { $team } potrzebuje { $needed } i nie może trafić.
rolls-to-hit = { $team } ({ $weapon }), cel: { $platoon }; kości { $dice }, trzeba { $needed }+, { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}.
type-die = Wybór typu: { $die } (5+).
armour-save = { $team }: { $die } + pancerz { $armour } + odległość { $far } = { $total }, przebicie { $rating }.
skirts-save = { $team } ma ekrany: { $die } (5+).
firepower = Siła ognia: { $die }, trzeba { $needed }+.
save = { $team }, rzut obronny na { $needed }+: { $die }.
rider-save = Desant, { $team }, na 5+: { $die }.
passenger-save = Pasażerowie, { $team }, na 5+: { $die }.
gets-clear = { $team } wychodzi cało.
destroyed = { $team } wypada z walki: zniszczenie.
bails-out = Załoga opuszcza pojazd: { $team }.
pinned = Ogień przygważdża: { $platoon }.
platoon-destroyed = { $platoon } przestaje istnieć.
platoon-breaks = { $platoon } idzie w rozsypkę i znika ze stołu.
warrior-die = { $team }: rzut bohatera { $die } (4+).
warrior-survives = { $team }: bohater wychodzi cało, stratę przyjmuje { $other }.
changes-tank = { $team }: dowódca się przesiada; nowy pojazd: { $other }.
appoints = { $team } wyznacza dowódcę plutonu: { $other }.
points-out = { $team } wskazuje cel: { $target }.
disengages = { $platoon } wyrzuca { $die }, trzeba { $needed }+, i odrywa się od wroga.
fails-to-disengage = { $platoon } wyrzuca { $die }, trzeba { $needed }+, i nie może się oderwać.

## Zdarzenia: szturm

assaults = { $platoon } szturmuje; cel: { $target }.
dares-not = { $platoon } nie ma odwagi i zostaje.
no-contact-made = { $platoon } nie dochodzi do wroga: koniec szturmu.
sent-back = { $platoon } cofa się pod ogniem obronnym.
strikes = { $team } uderza na { $needed }+: { $die }.
top-armour = { $team }: { $die } + pancerz górny = { $total }, przebicie { $rating }.
exhausted = { $platoon } nie ma już sił i musi się wycofać.
counterattacks = { $platoon } kontratakuje.
breaks-off = { $platoon } wycofuje się.
assault-won = { $side } wygrywa szturm.
breaks-through = { $platoon } przełamuje się dalej; cel: { $target }.

## Zdarzenia: artyleria i lotnictwo

bombards = { $platoon } prowadzi ostrzał: { $guns ->
    [one] { $guns } działo
    [few] { $guns } działa
    [many] { $guns } dział
   *[other] { $guns } działa
}.
ranges-in = Wstrzeliwanie, próba { $attempt }: { $die }, trzeba { $needed }+.
not-ranged = Cel pozostaje niewstrzelany.
cannot-range-in = Do wstrzelania trzeba { $needed }: nie da się.
aim-lost = { $target } znika z oczu: ostrzał przepada.
template-die = { $team } pod szablonem: { $die }, trzeba { $needed }+.
template-die-again = { $team }, powtórny rzut: { $die }.
lays-smoke = Pada dym: { $count ->
    [one] { $count } szablon
    [few] { $count } szablony
    [many] { $count } szablonów
   *[other] { $count } szablonu
}, wiatr { $die }.
calls-aircraft = { $side } wzywa lotnictwo: { $dice }.
intercepts = { $side } próbuje przechwycić: { $die } (6).
aircraft-come = { $count ->
    [one] Nadlatuje { $count } samolot
    [few] Nadlatują { $count } samoloty
    [many] Nadlatuje { $count } samolotów
   *[other] Nadlatuje { $count } samolotu
}: { $type } (kość { $die }).
dives = Samoloty nurkują; cel: { $target }.
aircraft-leave = Samoloty odlatują bez ataku.
flak = { $team } strzela do samolotu na { $needed }+: { $die }.
flying-tank = Latający czołg: siła ognia jeszcze raz, { $die }, trzeba { $needed }+.
shot-down = Samolot spada.

## Zakończenia

result-morale = Kompania traci ducha.
result-objective = Cel jest zdobyty.
result-held-out = Obrońca utrzymuje pozycje.
result-limit = Tury się kończą.
result-empty = Jedna ze stron nie ma już jednostek.
result-concession = Jedna ze stron się poddaje.

## Odmowy: czyja kolej

game-over = Gra jest skończona.
not-asked = Teraz decyduje druga strona.
nothing-asked = Nikt o to teraz nie pyta.
answer-first = Otwarte jest inne pytanie: najpierw na nie odpowiedz.
wrong-step = To należy do kroku { $step ->
    [starting] początkowego
    [movement] ruchu
    [shooting] strzelania
   *[assault] szturmu
}.
too-late-in-step = W tym kroku jest na to za późno.
starting-done = Testy początkowe tej tury są już wykonane.
no-such-team = Nie ma takiej jednostki: { $n }.
no-such-platoon = Nie ma takiego plutonu: { $n }.
no-test-for = Nie ma testu dla numeru { $n }.
no-aircraft-to-call = Nie ma teraz lotnictwa do wezwania.
name-all-teams = Wymień po jednym razie każdą z tych jednostek: { $teams }.
no-substitute = Jednostka { $n } nie może przyjąć tej straty.
no-tank-to-change-to = Dowódca nie może się przesiąść do jednostki { $n }.
must-join = Ostrzelana jednostka musi dołączyć do plutonu w zasięgu.

## Odmowy: dołączanie i dowódcy

not-independent = { $team } nie jest samodzielną jednostką.
joined-already = { $team } ma już za sobą dołączenie w tym kroku.
too-far-to-join = { $team } jest za daleko; oddział: { $platoon }.
not-joined-leader = { $team } nie jest dowódcą dołączonym do tego plutonu.
has-commander = { $platoon } ma dowódcę.
not-appointed = { $team } nie może teraz objąć dowództwa.

## Odmowy: rozstawianie

not-to-deploy = Plutonu { $n } nie rozstawia się teraz.
not-in-ambush = Pluton { $n } nie czeka w zasadzce.
not-held-back = Plutonu { $n } nie można zatrzymać.
hold-back-count = Do odwodu wskaż { $reserve }, do zasadzki { $ambush }.
deploy-all = Każdą jednostkę wymień raz: { $platoon }.
deploy-first = Jest miejsce na pluton: rozstaw go.
deploy-in-command = { $team } stanie poza dowodzeniem.
deploy-not-there = { $team } nie może tam stanąć.
deploy-no-room = { $team } nachodzi na inną jednostkę albo na krawędź stołu.
deploy-outside = { $team } nie stoi w całości w swojej strefie rozstawienia albo stoi tam, gdzie nikt nie może stać.
may-not-ride = { $team } nie może jechać tym pojazdem.
ambush-too-near = { $team } stanie w odległości do 4 cali od wroga.
ambush-seen = { $team } stanie na widoku w odległości do 16 cali od wroga.
not-in-reserve = Pluton { $n } nie czeka w odwodzie.

## Odmowy: rozkazy

no-such-platoon-here = Nie ma takiego plutonu: { $other }.
platoon-not-there = Plutonem { $other } nie możesz teraz ruszyć.
platoon-moved = Pluton { $other } ma już za sobą ruch w tym kroku.
team-of-another = Jednostka { $other } nie należy do tego plutonu.
no-horses = { $team } nie ma koni.
not-aboard = { $team } nie jedzie żadnym pojazdem.
vehicle-has-moved = Pojazd { $other } ma już za sobą ruch: { $team } nie może wysiąść.
team-not-on-table = { $team } nie stoi na stole.
team-cannot-move = { $team } tkwi w miejscu albo nie ma załogi.
loaded-vehicle-stays = { $team } ma już pasażerów i w tej turze zostaje.
no-commander = Bez dowódcy { $team } nie może się ruszyć.
double-needs-path = { $team }: szybki ruch wymaga drogi.
leave-needs-path = { $team }: zejście ze stołu wymaga drogi.
path-off-table = { $team }: droga prowadzi poza stół.
path-from-entry-edge = { $team }: droga musi się zaczynać na krawędzi wejścia.
path-from-vehicle = { $team }: droga musi się zaczynać przy pojeździe.
path-starts-elsewhere = { $team }: droga nie zaczyna się tam, gdzie stoi jednostka.
may-not-enter = { $team } nie może wejść na ten teren.
double-on-rough = { $team } nie może iść szybkim ruchem przez trudny teren.
no-opening = { $team } mija ścianę budynku tylko przez dostępny otwór.
too-far = { $team } może tędy przejść najwyżej { $other }".
pinned-no-double = { $team } leży pod ogniem i nie może iść szybkim ruchem.
double-straight = { $team } idzie szybkim ruchem prosto.
double-faces-ahead = { $team } kończy szybki ruch twarzą w kierunku marszu.
double-near-enemy = { $team } znajdzie się w odległości do 8 cali od wrogiej jednostki { $other }.
through-enemy = { $team } nie może przejść przez wrogą jednostkę { $other }.
path-near-enemy = { $team } minie wrogą jednostkę { $other } bliżej niż o 2 cale.
ends-near-enemy = { $team } skończy bliżej niż 2 cale od wrogiej jednostki { $other }.
no-room-beside = { $team } nie ma miejsca obok jednostki { $other }.
off-table = { $team } będzie wystawać poza stół.
overlaps = { $team } najdzie na jednostkę { $other }.
through-wall = { $team } stanie w ścianie.
leave-at-edge = { $team }: droga musi się kończyć na krawędzi stołu.
pinned-not-nearer = { $team } leży pod ogniem i nie może skończyć bliżej wroga.
reorganising-nearer = { $team } reorganizuje się i nie może zbliżyć się do wrogiej jednostki { $other }.
reorganising-seen = { $team } reorganizuje się i nie może wejść na widok wrogiej jednostki { $other }.
no-vehicle = { $team }: nie ma pojazdu { $other }.
may-not-mount = { $team } nie może wsiąść do jednostki { $other }.
not-in-contact = { $team } nie kończy przy jednostce { $other }.
nobody-digs = W tym plutonie nikt nie stoi, żeby się okopać.
not-an-empty-transport = { $team } nie jest pustym transporterem.
arrives-whole = Pluton wchodzi w całości, a w rozkazie brakuje jednostki: { $team }.
out-of-command = { $team } skończy poza dowodzeniem.
not-towards-commander = { $team } jest poza dowodzeniem i musi zbliżyć się do dowódcy.
half-out-of-command = W dowodzeniu zostanie za mało jednostek: { $other }.
order-faults = { $first } Ponadto, { $rest }
fault-cited = { $rule }: { $fault }
fault-chain = { $one } { $rest }

## Odmowy: strzelanie

platoon-not-on-table = { $platoon } nie stoi na stole.
platoon-has-shot = { $platoon } ma już za sobą działanie w tym kroku.
platoon-doubled = { $platoon } ma za sobą szybki ruch w tej turze.
team-doubled = { $team } ma za sobą szybki ruch w tej turze.
platoon-reorganises = { $platoon } reorganizuje się w tej turze.
nobody-fires = Wskaż choć jedną broń, która strzela.
not-of-platoon = { $team } nie strzela z tym plutonem.
no-such-weapon = { $team } nie ma do tego broni { $n }.
does-not-shoot = { $team } nie może teraz strzelać z tej broni.
one-target-only = { $team } strzela ze wszystkiego do jednego celu.
too-many-dice = { $team } ma od 1 do { $most } kości.
no-enemy-platoon = Pluton { $n } nie jest plutonem wroga.
only-at-attackers = Ogień obronny idzie w atakujących.
no-such-group = Nie ma oddzielonej grupy { $n }.
no-opening-there = { $team } nie strzela przez żaden otwór.
nobody-there = { $platoon } nie ma tam jednostek do ostrzelania.
out-of-range = { $target } jest poza zasięgiem: { $inches }"; strzela { $team }.
out-of-sight = { $team } nie widzi celu: { $target }.
out-of-field = { $target } jest poza polem ostrzału; strzela { $team }.
mortar-too-near = { $target } jest za blisko: { $inches }"; lekki moździerz strzela od 8"; strzela { $team }.
cavalry-too-far = { $target } jest za daleko: { $inches }"; po ruchu { $team } strzela z siodła tylko na 4".
aim-not-legal = Jednostka, w którą mierzy { $team }, nie jest dozwolonym celem.
no-room-to-turn = { $team } nie ma miejsca, by się obrócić do celu.
priority-not-target = Pluton { $n } nie jest celem.
priority-not-mixed = Pluton { $n } nie ma jednostek takich różnych rodzajów.
priority-man-packed = W plutonie { $n } tą bronią nie można wskazać dział przenośnych.
type-not-there = Pluton { $n } nie ma pojazdów takich różnych typów.
type-no-target = W plutonie { $n } żadna broń tej akcji nie sięga czołgu tego typu.
not-a-survivor = Jednostki { $n } się nie ustawia.
survivor-not-there = { $team } nie może tam stanąć.

## Odmowy: rozpoznanie

no-scout = { $team } nie może wskazywać celów.
scout-moved-or-pinned = { $team } ma za sobą ruch albo leży pod ogniem.
scout-too-far = { $target } jest ponad 16 cali dalej; wskazuje { $team }.
scout-sees-not = { $team } nie widzi celu: { $target }.
not-disengaging = Jednostka { $n } nie odrywa się teraz.
cannot-disengage = { $team } nie może odejść.
disengage-from-here = { $team }: droga nie zaczyna się tam, gdzie stoi jednostka.
disengage-too-far = { $team } nie dojdzie tak daleko.
disengage-straight = { $team } idzie prosto.
disengage-faces-ahead = { $team } kończy ruch twarzą w kierunku marszu.
disengage-near-enemy = { $team } za bardzo zbliży się do wroga.
disengage-nearer = { $team } leży pod ogniem i nie może skończyć bliżej wroga.
disengage-no-room = { $team } nie ma tam miejsca.

## Odmowy: szturm

has-assaulted = { $platoon } nie może teraz szturmować.
pinned-no-assault = { $platoon } leży pod ogniem.
shot-full = { $team } ma za sobą pełny ogień.
no-commander-here = { $platoon } nie ma dowódcy.
not-in-charge-reach = Na koniec kroku ruchu nikt z plutonu { $n } nie stał w zasięgu szarży.
may-not-charge = { $team } nie szarżuje.
charge-is-a-path = { $team } szarżuje wzdłuż drogi.
charge-from-here = { $team }: droga nie zaczyna się tam, gdzie stoi jednostka.
charge-too-far = { $team } nie dobiegnie tak daleko.
charge-closed = { $team } nie może wejść na ten teren.
opening-watched = { $team } nie może wyjść przez otwór, przy którym stoi wróg.
charge-near-others = { $team } zbliży się do innego plutonu na mniej niż 2 cale.
charge-towards = { $team } musi iść w stronę celu.
no-room-there = { $team } nie ma tam miejsca.
must-go-in = { $team } może dojść do wroga i musi to zrobić.
no-contact = Nikt nie dojdzie do wroga: wycofaj się.
stays-in-contact = { $team } styka się z wrogiem i zostaje.
may-not-defend = Jednostka { $n } nie może strzelać obronnie.
must-break-off = Pluton musi się wycofać.
may-not-break-in = { $team } nie wchodzi do środka.
has-not-struck = { $team } nie bierze udziału w tym starciu i nie wchodzi do środka.
not-a-place = { $team } może wejść tylko na miejsce poległych do 4 cali.
not-of-this-platoon = { $team } się teraz nie rusza.
may-not-step-there = { $team } nie może tam przejść.
broke-through-already = Ten pluton ma już za sobą przełamanie w tym kroku.
one-breakthrough = Przełamać się można na jeden pluton.
no-new-contact = { $team } nie może tam zetknąć się z wrogiem.
no-defender-breakthrough = Obrońcy się nie przełamują.

## Odmowy: artyleria, lotnictwo, holowanie

no-battery = { $platoon } nie jest baterią.
no-bombardment-yet = W pierwszej turze boju spotkaniowego nikt nie prowadzi ostrzału.
cannot-direct = { $team } nie może kierować tym ostrzałem.
no-staff = { $platoon } nie ma sztabu.
not-ranged-in = { $platoon } nie ma wstrzelanego celu z poprzedniej tury.
sees-not-the-point = { $team } nie widzi punktu celowania.
sees-not = { $team } nie widzi celu: { $target }.
gun-cannot-fire = { $team } nie może wziąć udziału.
no-gun-named = Nie strzela żadne działo.
no-smoke = { $platoon } nie ma pocisków dymnych.
no-such-air-weapon = Samoloty nie mają broni { $n }.
no-such-aircraft = Nie ma samolotu { $n }.
no-flak = { $team } nie może strzelać do tego samolotu.
cannot-tow = { $team } nie może teraz holować.
nothing-to-tow = { $team } nie da się odholować.
too-big-to-tow = { $team }: za duży ciężar dla tego pojazdu.
not-beside = { $team } nie stoi obok.
tow-too-far = { $team } holuje najwyżej 4 cale.
no-room-to-tow = Nie ma miejsca na holowanie.

## Nazwy z danych gry; czego tu nie ma (własny zestaw danych), nazywa się tak, jak w danych

team-title = { $id ->
    [m4_sherman] czołg M4 Sherman (75 mm)
    [m4a3_76] czołg M4A3(76)W Sherman
    [m10] niszczyciel czołgów M10
    [m5a1_stuart] czołg lekki M5A1 Stuart
    [m8_greyhound] samochód pancerny M8 Greyhound
    [m7_priest] haubica samobieżna M7 Priest
    [jeep] jeep
    [jeep_mg] jeep rozpoznawczy z karabinem maszynowym
    [m3_halftrack] transporter półgąsienicowy M3
    [truck] ciężarówka
    [us_command] sekcja dowodzenia (USA)
    [us_rifle] sekcja strzelecka (USA)
    [us_rifle_mg] sekcja strzelecka z km-em (USA)
    [us_lmg] obsługa lekkiego km-u M1919
    [us_bazooka] sekcja z bazooką
    [us_60mm] moździerz 60 mm M2
    [us_81mm] moździerz 81 mm M1
    [us_57mm] działo przeciwpancerne 57 mm M1
    [us_105mm] haubica 105 mm M2A1
    [us_observer] obserwator artylerii (USA)
    [us_staff] sekcja sztabowa (USA)
    [panzer_iv_h] czołg Panzer IV H
    [stug_g] działo szturmowe StuG G
    [panther_a] czołg Panther A
    [tiger_ie] czołg Tiger I E
    [sdkfz_251] transporter półgąsienicowy Sd Kfz 251/1
    [sdkfz_222] samochód pancerny Sd Kfz 222
    [ger_command] sekcja dowodzenia (Niemcy)
    [ger_command_pf] sekcja dowodzenia z Panzerfaustem (Niemcy)
    [ger_rifle_mg] sekcja grenadierów z km-em
    [ger_mg] sekcja km grenadierów pancernych
    [ger_schreck] sekcja z Panzerschreckiem
    [ger_hmg] ciężki km sMG42
    [ger_pak40] działo przeciwpancerne 7,5 cm PaK40
    [ger_flak36] działo przeciwlotnicze 8,8 cm FlaK36
    [ger_flak38] działko przeciwlotnicze 2 cm FlaK38
    [ger_lefh18] haubica 10,5 cm leFH18
    [ger_gw34] moździerz 8 cm GW34
    [ger_sgw43] moździerz 12 cm sGW43
    [ger_nw41] wyrzutnia rakiet 15 cm NW41
    [ger_observer] obserwator artylerii (Niemcy)
    [ger_staff] sekcja sztabowa (Niemcy)
    [cromwell_iv] czołg Cromwell IV
    [cromwell_cs] czołg wsparcia Cromwell IV CS (95 mm)
    [firefly_vc] czołg Sherman VC Firefly
    [stuart_v] czołg lekki Stuart V
    [universal_carrier] transporter Universal Carrier
    [brit_command] sekcja dowodzenia (Wielka Brytania)
    [brit_rifle_mg] sekcja strzelecka z km-em (Wielka Brytania)
    [brit_piat] sekcja z PIAT-em
    [brit_2in] moździerz dwucalowy
    [brit_6pdr] działo przeciwpancerne sześciofuntowe
    [brit_17pdr] działo przeciwpancerne siedemnastofuntowe
    [brit_25pdr] haubicoarmata dwudziestopięciofuntowa
    [brit_bofors] działko przeciwlotnicze 40 mm Bofors
    [brit_3in] moździerz trzycalowy ML
    [t34_76] czołg T-34/76
    [t34_85] czołg T-34/85
    [sov_smg] sekcja z pistoletami maszynowymi
    [sov_rifle_mg] sekcja strzelecka z km-em (ZSRR)
    [sov_zis3] działo 76 mm ZIS-3
    [sov_bm13] wyrzutnia rakiet BM-13 Katiusza
    [sov_120mm] moździerz 120 mm
    [sov_rifle] sekcja strzelecka (ZSRR)
    [sov_cavalry] sekcja kawalerii
    [m32_arv] wóz zabezpieczenia technicznego M32
   *[other] { $title }
}

weapon-title = { $id ->
    [w-rifle] karabiny powtarzalne
    [w-rifle_us] karabiny M1 Garand
    [w-rifle_mg] karabiny i km
    [w-mg] lekki km
    [w-smg] pistolety maszynowe
    [w-lmg_m1919] lekki km M1919
    [w-hmg] ciężki km
    [w-bazooka] bazooka M1
    [w-panzerschreck] Panzerschreck
    [w-panzerfaust] Panzerfaust
    [w-piat] PIAT
    [w-mortar_2in] lekki moździerz dwucalowy
    [w-mortar_60mm] moździerz 60 mm M2
    [w-vehicle_mg] km pojazdu
    [w-cal50] wkm .50
    [w-m1_57mm] działo 57 mm M1
    [w-m2a1_105mm] haubica 105 mm M2A1
    [w-m1_81mm] moździerz 81 mm M1
    [w-pak40] 7,5 cm PaK40
    [w-flak36] 8,8 cm FlaK36
    [w-flak38] 2 cm FlaK38
    [w-lefh18] 10,5 cm leFH18
    [w-gw34] moździerz 8 cm GW34
    [w-sgw43] moździerz 12 cm sGW43
    [w-nw41] 15 cm NW41 Nebelwerfer
    [w-6pdr] działo sześciofuntowe
    [w-17pdr] działo siedemnastofuntowe
    [w-25pdr] haubicoarmata dwudziestopięciofuntowa
    [w-ml_3in] moździerz trzycalowy ML
    [w-bofors] 40 mm Bofors
    [w-zis3] 76 mm ZIS-3
    [w-m120] moździerz 120 mm
    [w-bm13] BM-13 Katiusza
    [w-m3_75mm] 75 mm M3
    [w-m1_76mm] 76 mm M1
    [w-m7_3in] trzycalowe M7
    [w-m6_37mm] 37 mm M6
    [w-m4_105mm] haubica 105 mm M4
    [w-kwk40] 7,5 cm KwK40
    [w-stuk40] 7,5 cm StuK40
    [w-kwk42] 7,5 cm KwK42
    [w-kwk36] 8,8 cm KwK36
    [w-kwk38] 2 cm KwK38
    [w-oqf75] 75 mm OQF
    [w-oqf95] haubica 95 mm OQF
    [w-oqf17] działo siedemnastofuntowe OQF
    [w-f34] 76 mm F-34
    [w-zis_s53] 85 mm ZIS-S-53
   *[other] { $title }
}

platoon-title = { $id ->
    [company-hq] dowództwo kompanii
    [squadron-hq] dowództwo szwadronu
    [first-tank-platoon] 1. pluton czołgów
    [second-tank-platoon] 2. pluton czołgów
    [tank-platoon] pluton czołgów
    [armored-rifle-platoon] pluton piechoty zmechanizowanej
    [light-tank-platoon] pluton czołgów lekkich
    [first-panzer-platoon] 1. pluton czołgów
    [second-panzer-platoon] 2. pluton czołgów
    [armoured-panzergrenadier-platoon] pluton grenadierów pancernych
    [anti-tank-gun-platoon] pluton dział przeciwpancernych
    [anti-tank-gun-section] sekcja dział przeciwpancernych
    [anti-tank-platoon] pluton przeciwpancerny
    [first-grenadier-platoon] 1. pluton grenadierów
    [second-grenadier-platoon] 2. pluton grenadierów
    [grenadier-platoon] pluton grenadierów
    [machine-gun-platoon] pluton karabinów maszynowych
    [mortar-section] sekcja moździerzy
    [artillery-battery] bateria artylerii
    [assault-gun-platoon] pluton dział szturmowych
    [first-rifle-platoon] 1. pluton strzelecki
    [second-rifle-platoon] 2. pluton strzelecki
    [third-rifle-platoon] 3. pluton strzelecki
    [rifle-platoon] pluton strzelecki
    [weapons-platoon] pluton broni wsparcia
    [field-artillery-battery] bateria artylerii polowej
    [cavalry-recon-patrol] patrol rozpoznawczy
    [first-armoured-troop] 1. pluton pancerny
    [second-armoured-troop] 2. pluton pancerny
    [recce-troop] pluton rozpoznawczy
    [lorried-rifle-platoon-three-sections] pluton strzelecki na ciężarówkach, trzy sekcje
   *[other] pluton „{ $title }”
}

company-us_tank_company = amerykańska kompania czołgów
company-ger_panzerkompanie = niemiecka kompania czołgów (Panzerkompanie)
company-ger_grenadierkompanie = niemiecka kompania grenadierów (Grenadierkompanie)
company-us_rifle_company = amerykańska kompania strzelecka
company-brit_armoured_squadron = brytyjski szwadron pancerny
company-starter_us = siły startowe, Amerykanie
company-starter_german = siły startowe, Niemcy
mission-title = { $id ->
    [starter_crossroads] Skrzyżowanie
    [free_for_all] Wolna walka
    [hold_the_line] Utrzymać pozycje
    [open_table] Pusty stół
   *[other] { $title }
}
plane-title = { $id ->
    [p47] myśliwiec bombardujący P-47 Thunderbolt
    [typhoon] myśliwiec bombardujący Typhoon
    [ju87d] bombowiec nurkujący Ju 87D Stuka
    [ju87g] samolot szturmowy Ju 87G Stuka
    [il2] samolot szturmowy Ił-2
   *[other] { $title }
}

# The browser table.

game-about = Dwie kompanie figurek walczą na stole mierzonym w calach. Plutony poruszają się swobodnie, strzelają, prowadzą ostrzał i szturmują; lasy, wzgórza, mury i domy zasłaniają je i chronią. Rozstrzyga zajęcie celu albo załamanie kompanii wroga.
game-reconstructed = Zasady idą za streszczeniem starszej edycji; tam, gdzie ono milczy, są nasze rozstrzygnięcia, oznaczone w tekście zasad. Punkty, część charakterystyk, kompanie i misje są odtworzone, nie drukowane.
thing-team = { $side }, { $type } { $n }, { $tag } { $platoon }: { $states }; { $x }, { $y } cala, kierunek { $heading } stopni, { $region }
    .short = { $tag }, { $type } { $n }
thing-platoon = { $side }, pluton { $tag }, { $platoon }, na stole { $teams ->
        [one] { $teams } jednostka
        [few] { $teams } jednostki
        [many] { $teams } jednostek
       *[other] { $teams } jednostki
    }: { $pinned }
    .short = { $tag } { $platoon }
thing-objective = Cel { $id }, do zajęcia: { $side }, { $x }, { $y } cala
    .short = cel { $id }
thing-objective-for = dla: { $side }
thing-score = zniszczone punkty: { $points }
thing-and = { $one }, { $rest }
thing-state-fit = w gotowości
thing-state-pinned = przygwożdżenie
thing-state-bogged = w grzęzawisku
thing-state-bailed-out = bez załogi
thing-state-dug-in = w okopach
thing-state-moved = po ruchu
thing-state-shot = po strzale
thing-state-adrift = bez łączności z dowódcą
thing-state-carries = na pokładzie: { $n }
bench-apart = około { $inches } cali
thing-region-nw = północny zachód
thing-region-nm = północ
thing-region-ne = północny wschód
thing-region-mw = zachód
thing-region-mm = środek stołu
thing-region-me = wschód
thing-region-sw = południowy zachód
thing-region-sm = południe
thing-region-se = południowy wschód
thing-terrain-woods = las
thing-terrain-crops = uprawy
thing-terrain-scrub = zarośla
thing-terrain-marsh = bagno
thing-terrain-hill = wzgórze
thing-terrain-hedge = żywopłot
thing-terrain-stone-wall = kamienny mur
thing-terrain-bocage = bocage
thing-terrain-building = dom
thing-terrain-impassable = teren nieprzebyty
thing-terrain-open = otwarty teren
thing-terrain-road = droga
thing-terrain-wreck = wrak
thing-terrain-cross-country = otwarty teren
thing-terrain-smoke = dym
pick-hold = Zostań
pick-default = Tak, jak podpowiadają zasady
pick-starting = Wykonaj wszystkie testy
pick-end-step = Zakończ krok
card-team = { $tag } · { $type } { $n }
card-platoon = { $platoon }: { $training }, { $motivation }
card-count = { $n } × { $type }
card-conscript = poborowi
card-trained = wyszkoleni
card-veteran = weterani
card-reluctant = niechętni
card-confident = pewni siebie
card-fearless = nieustraszeni
card-state = Teraz: { $states }
card-move = Ruch: { $open }″ w terenie, { $road }″ po drodze, { $rough }″ w trudnym terenie
card-armour = Pancerz: przód { $front }, bok { $side }, góra { $top }
card-weapon = { $weapon }: { $range }″, kości: { $rof }, przeciwpancerność { $tank }, siła ognia { $fire }+
card-aboard = Na pokładzie: { $type } { $n }
card-role-platoon-commander = Dowódca plutonu
card-role-company-commander = Dowódca kompanii
card-role-2ic = Zastępca dowódcy
card-role-higher-command = Wyższe dowództwo
card-role-staff = Sztab
card-role-observer = Obserwator
card-role-transport = Transport plutonu
bench = Warsztat
bench-platoons = Twoje plutony
bench-choose = Wybierz pluton: tutaj albo klikając jedną z jego jednostek.
bench-wait = Decyduje druga strona. Możesz mierzyć i sprawdzać linie widzenia.
bench-measure = Pomiar
bench-measure-help = Pomiar: kliknij dwie jednostki albo punkty stołu. Nikt inny tego nie widzi.
bench-sight = Linia widzenia
bench-sight-help = Linia widzenia: kliknij jednostkę, która patrzy, potem tę, na którą patrzy.
bench-confirm = Zatwierdź
bench-suggest = Podpowiedz
bench-cancel = Anuluj
bench-rolls = rzuca kośćmi
bench-legal = Zgodne z zasadami.
bench-checking = Sprawdzam…
bench-team = { $type } { $n }
bench-moving = { $tag } { $platoon }: przeciągnij jednostki albo klikaj cele
bench-all = Cały pluton
bench-double = Szybki ruch
bench-double-help = Szybki ruch: prosto przed siebie, dwa razy dalej, w tej turze bez strzelania.
bench-dig-in = Okop się
bench-dismount = Zejdź
bench-length = { $length } / { $allowance }″
bench-length-on = { $length } / { $allowance }″ · { $ground }
bench-stops = musi stanąć: { $ground }
bench-checks = { $n ->
        [one] { $n } test ugrzęźnięcia na { $needs }+
        [few] { $n } testy ugrzęźnięcia na { $needs }+
        [many] { $n } testów ugrzęźnięcia na { $needs }+
       *[other] { $n } testu ugrzęźnięcia na { $needs }+
    }
bench-in-command = Teraz w łączności: { $n } z { $of }, potrzeba { $needed }
bench-x = x
bench-y = y
bench-heading = kierunek
bench-stays = zostaje
bench-undo-leg = Wróć na miejsce
bench-via-help = Shift i klik stawia załamanie, klik stawia cel; Q i E obracają; strzałki przesuwają o 0,25″, z Shift o 1″, z Ctrl o 0,05″.
bench-towards = W stronę
bench-inches = cale
bench-go = Ustaw
bench-fire = Plan ognia: { $tag } { $platoon }
bench-fire-defend = Ogień obronny
bench-fire-aa = Ogień przeciwlotniczy
bench-weapon = Broń
bench-target = Cel
bench-dice = Kości
bench-needed = Trzeba
bench-expected = Spodziewane trafienia
bench-hold-fire = wstrzymuje ogień
bench-needs = { $n }+
bench-base = podstawa { $n }+
bench-far = { $inches }″
bench-struck-front = pancerz z przodu
bench-struck-side = pancerz z boku
bench-struck-top = pancerz z góry
bench-bombard = Ostrzał: { $tag } { $platoon }
bench-directing = Kieruje
bench-aim = Cel
bench-mode-he = Odłamkowe
bench-mode-smoke = Dymne
bench-mode-repeat = Powtórz
bench-ranging = Wstrzelanie: { $needed }+, prób najwyżej { $attempts }
bench-guns = { $n ->
        [one] strzela { $n } działo
        [few] strzelają { $n } działa
        [many] strzela { $n } dział
       *[other] strzela { $n } działa
    }
bench-under-own = Własne jednostki pod szablonem: { $teams }
bench-under-enemy = Jednostki wroga pod szablonem: { $teams }
bench-under-nobody = Pod szablonem nie ma nikogo.
bench-assault = Szturm: { $tag } { $platoon }
bench-stages = Etapy szturmu
bench-stage-1 = wybór
bench-stage-2 = szarża
bench-stage-3 = ogień obronny
bench-stage-4 = ciosy
bench-stage-6 = włamanie
bench-stage-8 = odpowiedź
bench-stage-10 = umocnienie
bench-poses = Ustaw jednostki: przeciągnij je albo wpisz, gdzie stoją
bench-deploy = Rozstawienie: { $tag } { $platoon }
bench-counterattack = Kontratak
bench-break-off = Wycofanie
bench-allocate = Kolejność, w jakiej jednostki przyjmują trafienia
bench-earlier = Wcześniej
bench-later = Później
bench-clear-sight = Czysta: cel jest widoczny
bench-concealed = Cel jest osłonięty
bench-blocked = Zasłonięta
bench-rays = zasłonięte promienie: { $n } z 5
bench-gone-to-ground = cel przypadł do ziemi
bench-bulletproof = za osłoną kuloodporną
bench-sees = Widzi { $n ->
        [one] { $n } jednostkę wroga
        [few] { $n } jednostki wroga
        [many] { $n } jednostek wroga
       *[other] { $n } jednostki wroga
    }
bench-distance = { $inches }″
hint-move = Wybierz pluton i naciśnij „Podpowiedz”: zarysy pokażą, dokąd pójdą jednostki. „Zatwierdź” wysyła rozkaz całemu plutonowi naraz.
hint-shoot = „Podpowiedz” wpisuje plan ognia. Każdy wiersz pokazuje liczbę, której trzeba, i dlaczego. Im niższa, tym lepiej.
hint-assault = Pluton, który skończył ruch w odległości do 4 cali od wroga, może szturmować. „Podpowiedz” prowadzi jednostki do zwarcia.
hint-objective = Gwiazda to twój cel: bądź w odległości do 4 cali od niej, bez wroga w pobliżu, gdy zacznie się twoja następna tura.
bench-teams = Jednostki ({ $n })
bench-direct = Ogień na wprost
bench-bombards = Ostrzał
bad-question = Nie rozumiem pytania: { $text }
bench-hopeless = Nie ma lepszej podpowiedzi.
phase-deploying = Rozstawienie
    .rule = FW-16
phase-starting = Krok początkowy
    .rule = FW-3
phase-movement = Ruch
    .rule = FW-5
phase-shooting = Strzelanie
    .rule = FW-7
phase-assault = Szturm
    .rule = FW-11
phase-over = Koniec bitwy
    .rule = FW-16

bench-shorts = Inne rozkazy
bench-fill-in = Wypełnij
bench-double-note = Biegiem: bez strzelania.
bench-eyes = Oczy i uszy
bench-eyes-help = Zespół rozpoznania wskazuje zespół wroga:
bench-appoint = Wyznacz dowódcę
bench-appoint-help = Dowódca wyznacza zespół na dowódcę plutonu:
bench-recover = Odholuj
bench-recover-help = Pojazd ewakuacyjny odholowuje inny, najwyżej 4 cale:
bench-join = Dołącz do plutonu
bench-join-help = Niezależny zespół dołącza do plutonu:
bench-air-strike = Atak z powietrza
bench-air-strike-help = Samoloty atakują zespół:
bench-slot-own = Zespół własny
bench-slot-enemy = Zespół wroga
bench-slot-any = Zespół
bench-slot-platoon = Pluton
bench-slot-leader = Dowódca
bench-slot-weapon = Broń
bench-on-board = kliknij na stole
bench-ends-where = Kliknij, gdzie pojazd kończy.
bench-ends-at = Kończy na { $x }, { $y }.
bench-hold-back = Które plutony czekają w odwodzie lub w zasadzce?
bench-hold-deploy = rozstawia się
bench-hold-reserve = odwód
bench-hold-ambush = zasadzka
bench-starting = Krok początkowy: które testy są wykonywane?
bench-test-rally = Zbiórka
bench-test-remount = Powrót do pojazdu
bench-test-free = Uwolnienie
bench-call-air = Wezwij samoloty ({ $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
})
bench-no-tests = Nie ma czego testować.
bench-strength = { $n } z { $of ->
    [one] { $of } zespołu
    [few] { $of } zespołów
    [many] { $of } zespołów
   *[other] { $of } zespołu
}
bench-where-reserve = w odwodzie
bench-where-ambush = w zasadzce
bench-where-arriving = przybywa
bench-where-left = poza stołem
bench-where-waiting = jeszcze nierozstawiony
bench-unhitch = Odczep
bench-unhorse = Zostaw konie
bench-rear = Na tyły
bench-mount = Wsiądź
bench-hitch = Zaczep do
bench-leave = Zejdź ze stołu
bench-leave-help = Droga musi kończyć się na krawędzi stołu.
bench-on-foot = pieszo
bench-in = w
bench-group = Grupa
bench-whole-platoon = cały pluton
bench-group-of = grupa zespołu { $n }
bench-facing = Zwróć się do
bench-nearest = najbliższego
bench-opening = Otwór
bench-first-free = pierwszy wolny
bench-priority = Trafienia najpierw na
bench-any-kind = dowolny rodzaj
bench-kind-infantry = piechotę
bench-kind-cavalry = kawalerię
bench-kind-gun = działa
bench-kind-tank = czołgi
bench-kind-transport = transport
bench-choose-tank = Kość za każde trafienie (5+) w
bench-no-choice = żaden typ
option-mission-online = Misja.
option-company_a-online = Kompania strony A.
option-company_b-online = Kompania strony B.
bench-none = W tym kroku nie ma już czego rozkazać.
bench-turning = Obróć wybrany zespół
