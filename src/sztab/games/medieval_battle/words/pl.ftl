# Medieval Battle: nazwy, polecenia, propozycje, zdarzenia i odmowy.

red = Czerwoni
    .gen = Czerwonych
yellow = Żółci
    .gen = Żółtych
nobody = nikt
you = ty
    .verb = wybierasz
turn = tura
hex = { $hex }
hexes-more = { $first }; { $rest }
flag-on = flaga na polu { $hex }
    .acc = flagę na polu { $hex }
place-reserve = w odwodzie
place-gone = poza grą
    .destroyed = schodzi z planszy
place-fled = poza planszą przy module zewnętrznym { $slot }
under-attack = atakuje
fortified = ufortyfikowany
not-fortified = nie jest już ufortyfikowany

unit-HC = ciężka jazda nr { $n } { $side-gen }
    .gen = ciężkiej jazdy nr { $n } { $side-gen }
    .dat = ciężkiej jeździe nr { $n } { $side-gen }
    .acc = ciężką jazdę nr { $n } { $side-gen }
    .ins = ciężką jazdą nr { $n } { $side-gen }
unit-LC = lekka jazda nr { $n } { $side-gen }
    .gen = lekkiej jazdy nr { $n } { $side-gen }
    .dat = lekkiej jeździe nr { $n } { $side-gen }
    .acc = lekką jazdę nr { $n } { $side-gen }
    .ins = lekką jazdą nr { $n } { $side-gen }
unit-MA = oddział konnych łuczników nr { $n } { $side-gen }
    .gen = oddziału konnych łuczników nr { $n } { $side-gen }
    .dat = oddziałowi konnych łuczników nr { $n } { $side-gen }
    .acc = oddział konnych łuczników nr { $n } { $side-gen }
    .ins = oddziałem konnych łuczników nr { $n } { $side-gen }
unit-HI = ciężka piechota nr { $n } { $side-gen }
    .gen = ciężkiej piechoty nr { $n } { $side-gen }
    .dat = ciężkiej piechocie nr { $n } { $side-gen }
    .acc = ciężką piechotę nr { $n } { $side-gen }
    .ins = ciężką piechotą nr { $n } { $side-gen }
unit-LI = lekka piechota nr { $n } { $side-gen }
    .gen = lekkiej piechoty nr { $n } { $side-gen }
    .dat = lekkiej piechocie nr { $n } { $side-gen }
    .acc = lekką piechotę nr { $n } { $side-gen }
    .ins = lekką piechotą nr { $n } { $side-gen }
unit-PK = oddział pikinierów nr { $n } { $side-gen }
    .gen = oddziału pikinierów nr { $n } { $side-gen }
    .dat = oddziałowi pikinierów nr { $n } { $side-gen }
    .acc = oddział pikinierów nr { $n } { $side-gen }
    .ins = oddziałem pikinierów nr { $n } { $side-gen }
unit-LB = oddział łuczników z długimi łukami nr { $n } { $side-gen }
    .gen = oddziału łuczników z długimi łukami nr { $n } { $side-gen }
    .dat = oddziałowi łuczników z długimi łukami nr { $n } { $side-gen }
    .acc = oddział łuczników z długimi łukami nr { $n } { $side-gen }
    .ins = oddziałem łuczników z długimi łukami nr { $n } { $side-gen }
unit-SB = oddział łuczników z krótkimi łukami nr { $n } { $side-gen }
    .gen = oddziału łuczników z krótkimi łukami nr { $n } { $side-gen }
    .dat = oddziałowi łuczników z krótkimi łukami nr { $n } { $side-gen }
    .acc = oddział łuczników z krótkimi łukami nr { $n } { $side-gen }
    .ins = oddziałem łuczników z krótkimi łukami nr { $n } { $side-gen }
unit-WG = tabor { $side-gen }
    .gen = taboru { $side-gen }
    .dat = taborowi { $side-gen }
    .acc = tabor { $side-gen }
    .ins = taborem { $side-gen }

kind-HC = ciężka jazda
kind-LC = lekka jazda
kind-MA = konni łucznicy
kind-HI = ciężka piechota
kind-LI = lekka piechota
kind-PK = pikinierzy
kind-LB = łucznicy z długimi łukami
kind-SB = łucznicy z krótkimi łukami
kind-WG = tabor

count-HC = ciężka jazda ({ $n })
count-LC = lekka jazda ({ $n })
count-MA = konni łucznicy ({ $n })
count-HI = ciężka piechota ({ $n })
count-LI = lekka piechota ({ $n })
count-PK = pikinierzy ({ $n })
count-LB = łucznicy z długimi łukami ({ $n })
count-SB = łucznicy z krótkimi łukami ({ $n })
count-none = bez oddziałów bojowych

rested-none = żaden oddział ich nie zużył
rested = { $unit } ({ $left })
rested-wagon = { $unit } ({ $left }, znów ufortyfikowany)

cost = { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
}

## Opcje

option-size = Rozmiar mapy: standardowa (zaciąg za 20 punktów, do wygranej 5 punktów zwycięstwa) albo duża (30 i 6).
option-size-standard = standardowa
option-size-large = duża
option-map = Mapa: wzorcowa, losowa albo z własnych modułów.
option-map-reference = wzorcowa
option-map-random = losowa
option-map-free = z własnych modułów
option-modules = Moduły własnej mapy, na przykład: I/0 AI AII* AIII C1a C2a C3a (wewnętrzny/obroty o 60°, zewnętrzne, uzupełniające; gwiazdka oznacza odwrócony moduł zewnętrzny).
option-data = Plik z własnym zestawem danych zamiast danych gry.

## Fazy, jak nazywa je nagłówek stołu

phase-recruiting = Zaciąg wojska
    .rule = MB-4
phase-deploying = Rozmieszczenie wojska
    .rule = MB-5
phase-choosing = Manewr
    .rule = MB-6
phase-manoeuvring = Manewr trwa
    .rule = MB-7
phase-answering = Odpowiedź na atak
    .rule = MB-9
phase-pursuing = Pościg
    .rule = MB-10
phase-regrouping = Przegrupowanie
    .rule = MB-13
phase-over = Koniec bitwy
    .rule = MB-15

## Polecenia

prompt-recruit = Wybierz w tajemnicy swoją armię: najwyżej { $points } punktów.
prompt-watch-recruiting = Obie strony wybierają armie w tajemnicy.
prompt-wait-recruiting = Twoja armia jest gotowa. Druga strona wciąż prowadzi zaciąg.
prompt-deploy-wagon = Ustaw swój tabor: na równinie, w odległości co najmniej { $flag } pól od każdej flagi i { $wagon } pól od taboru przeciwnika.
prompt-deploying = Ustaw oddział albo zakończ rozmieszczanie i zostaw resztę w odwodzie.
prompt-wait-deploying = { $side } ustawiają oddział.
prompt-choosing = Wybierz oddział do ruchu lub walki, przegrupuj wojska albo spasuj. { $markers ->
    [one] Pozostał { $markers } znacznik upływu czasu.
    [few] Pozostały { $markers } znaczniki upływu czasu.
    [many] Pozostało { $markers } znaczników upływu czasu.
   *[other] Pozostało { $markers } znacznika upływu czasu.
}
prompt-wait-choosing = { $side } wybierają posunięcie.
prompt-manoeuvring = { $can ->
    [halt] { $unit } nie może iść dalej ani walczyć: zatrzymaj się.
   *[go-on] { $unit }: idź dalej, walcz albo zatrzymaj się. { $left ->
        [one] Pozostał { $left } punkt ruchu.
        [few] Pozostały { $left } punkty ruchu.
        [many] Pozostało { $left } punktów ruchu.
       *[other] Pozostało { $left } punktu ruchu.
    }
}
prompt-wait-manoeuvring = { $side } wykonują manewr.
prompt-answering = { $attacker } atakuje { $unit-acc }. Przyjmij starcie albo wybierz pole wycofania.
prompt-wait-answering = { $side } decydują, czy przyjąć starcie, czy się wycofać.
prompt-pursuing = { $unit }: atakuj ponownie albo zatrzymaj się. { $left ->
    [one] Pozostał { $left } punkt ruchu.
    [few] Pozostały { $left } punkty ruchu.
    [many] Pozostało { $left } punktów ruchu.
   *[other] Pozostało { $left } punktu ruchu.
}
prompt-wait-pursuing = { $side } decydują o pościgu.
prompt-regrouping = Ustaw oddziały obok swojego taboru albo zakończ przegrupowanie.
prompt-wait-regrouping = { $side } przegrupowują wojska.
prompt-over = Bitwa jest zakończona.

## Propozycje

order-recruit = Armia: { $units }.
offer-recruit = Wybierz armię za najwyżej { $points } punktów.
offer-place = Ustaw { $unit-acc } na polu { $hex }.
place-all = Ustaw resztę za mnie
place-all-stop = Przestań ustawiać
offer-finish-deploying = Zakończ rozmieszczanie; reszta zostaje w odwodzie.
offer-finish-regrouping = Zakończ przegrupowanie i turę.
offer-march = { $unit } przemieszcza się na pole { $hex } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}).
offer-merge = { $unit } łączy się z oddziałem na polu { $hex } i kończy turę.
offer-attack = { $unit } atakuje { $target-acc }; jeśli cel przyjmie starcie, straty: atakujący { $own }, obrońca { $enemy }.
    .badge = { $own ->
        [0] 0
       *[other] −{ $own }
    }/{ $enemy ->
        [0] 0
       *[other] −{ $enemy }
    }
    .loss = strata własna { $own }, wroga { $enemy }
offer-attack-wagon = { $unit } atakuje { $target-acc }.
offer-shoot = { $unit } ostrzeliwuje { $target-acc }: { $enemy ->
    [0] bez strat
    [one] ginie { $enemy } rycerz
    [few] giną { $enemy } rycerze
    [many] ginie { $enemy } rycerzy
   *[other] ginie { $enemy } rycerza
}.
    .badge = 0/{ $enemy ->
        [0] 0
       *[other] −{ $enemy }
    }
    .loss = strata wroga { $enemy }
offer-halt = Zatrzymaj się i zakończ turę.
offer-stand = Przyjmij starcie; straty własne: { $own }, wroga: { $enemy }.
    .loss = strata własna { $own }, wroga { $enemy }
offer-retreat = { $unit } wycofuje się na pole { $hex } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}).
offer-flee = { $unit } ucieka poza planszę przez pole { $hex } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}).
offer-regroup = Przegrupuj wojska: wydaj znacznik upływu czasu.
offer-pass = Spasuj.

caption = Znaki: "" las, :: skaliste wzgórza, ^^ góry, [1+] flaga z wartością i właścicielem; RLC1 oddział w pełnym składzie, Rlc1 po stracie rycerza.
    Punkty zwycięstwa z { $victory }: Czerwoni { $red }, Żółci { $yellow }. Znaczniki upływu czasu: Czerwoni { $red_markers }, Żółci { $yellow_markers }.

## Zdarzenia

army-ready = { $side } zakończyli zaciąg.
army-chosen-private = Wybierasz armię za { $price } z { $points } punktów: { $units }.
army-revealed = { $side } odkrywają armię: { $units }; razem { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
    [many] { $price } punktów
   *[other] { $price } punktu
}.
deploys = { $unit } zajmuje pole { $hex }.
finishes-deployment = { $side } kończą rozmieszczanie; { $left ->
    [0] w odwodzie nie zostaje żaden oddział
    [one] w odwodzie zostaje { $left } oddział
    [few] w odwodzie zostają { $left } oddziały
    [many] w odwodzie zostaje { $left } oddziałów
   *[other] w odwodzie zostaje { $left } oddziału
}.
battle-begins = Bitwa się zaczyna. Pierwszą turę mają { $side }.
turn-begins = Tura { $turn }: { $side }.
halts = { $unit } kończy ruch.
marches = { $unit } przemieszcza się z pola { $origin } na pole { $hex } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}, { $left ->
    [one] pozostał { $left }
    [few] pozostały { $left }
    [many] pozostało { $left }
   *[other] pozostało { $left }
}).
marches-by = { $unit } przemieszcza się z pola { $origin } przez { $way } na pole { $hex } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}, { $left ->
    [one] pozostał { $left }
    [few] pozostały { $left }
    [many] pozostało { $left }
   *[other] pozostało { $left }
}).
passes-friend = { $unit } przechodzi przez { $friend-acc }; przepuszczenie kosztuje ten oddział 1 punkt ruchu ({ $left ->
    [one] pozostał { $left }
    [few] pozostały { $left }
    [many] pozostało { $left }
   *[other] pozostało { $left }
}).
stops-in-zone = { $unit } zatrzymuje się w strefie kontroli przeciwnika.
wagon-moved = { $wagon } ruszył się i nie jest już ufortyfikowany.
wagon-passed = { $wagon } przepuszcza oddział i nie jest już ufortyfikowany.
attacks = { $unit } atakuje { $target-acc } na polu { $hex } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}, { $left ->
    [one] pozostał { $left }
    [few] pozostały { $left }
    [many] pozostało { $left }
   *[other] pozostało { $left }
}).
cannot-retreat = { $why ->
    [points] { $unit } nie może się wycofać: ma za mało punktów ruchu.
   *[nowhere] { $unit } nie ma dokąd się wycofać.
}
stands = { $unit } przyjmuje starcie.
retreats = { $unit } wycofuje się na pole { $hex } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}, { $left ->
    [one] pozostał { $left }
    [few] pozostały { $left }
    [many] pozostało { $left }
   *[other] pozostało { $left }
}).
flees = { $unit } ucieka z pola bitwy i jest poza planszą przy module zewnętrznym { $slot } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}, { $left ->
    [one] pozostał { $left }
    [few] pozostały { $left }
    [many] pozostało { $left }
   *[other] pozostało { $left }
}).
follows = { $unit } wkracza na opuszczone pole { $hex }.
melee = { $unit } walczy wręcz z { $target-ins }: potencjał bojowy { NUMBER($base) }, a po uwzględnieniu przewag { NUMBER($index) }; straty: atakujący { $own }, obrońca { $enemy }.
ladder-ends = Razem { $total }, a to wykracza poza kalkulator starć, więc liczy się { $index }.
shoots = { $unit } ostrzeliwuje { $target-acc } (1 punkt ruchu, { $left ->
    [one] pozostał { $left }
    [few] pozostały { $left }
    [many] pozostało { $left }
   *[other] pozostało { $left }
}): potencjał bojowy { NUMBER($base) }, a po uwzględnieniu przewag { NUMBER($index) }; straty celu: { $enemy }.
attacker-stronger = { $value }: przewaga liczebna.
defender-stronger = { $value }: przewaga liczebna przeciwnika.
attacker-higher = { $value }: przewaga wysokości.
defender-higher = { $value }: przewaga wysokości przeciwnika.
attacker-bad-ground = { $value }: teren nie sprzyja jeździe atakującego.
defender-bad-ground = { $value }: teren nie sprzyja jeździe obrońcy.
target-in-forest = { $value }: las osłania cel.
loses-knight = { $unit } traci 1 rycerza, pozostał { $left }.
destroyed = { $unit } ginie i schodzi z planszy.
no-loss = Wynik { NUMBER($index) }: { $unit } nie ponosi strat.
moves-in = { $unit } zajmuje pole { $hex }.
merges = { $unit } łączy się na polu { $hex } z { $partner-ins } i schodzi z planszy; { $partner } ma teraz { $strength } rycerzy i { $left ->
    [one] { $left } punkt ruchu
    [few] { $left } punkty ruchu
    [many] { $left } punktów ruchu
   *[other] { $left } punktu ruchu
}.
wagon-turned = { $wagon } zostaje zaatakowany i nie jest już ufortyfikowany; punkty ruchu: { $left }.
wagon-destroyed = { $wagon } zostaje zniszczony i schodzi z planszy; { $side } zdobywają za to { $vp ->
    [one] { $vp } punkt zwycięstwa
    [few] { $vp } punkty zwycięstwa
    [many] { $vp } punktów zwycięstwa
   *[other] { $vp } punktu zwycięstwa
} i mają ich teraz { $total }.
regroups = { $side } przegrupowują wojska; { $left ->
    [one] zostaje { $left } znacznik upływu czasu
    [few] zostają { $left } znaczniki upływu czasu
    [many] zostaje { $left } znaczników upływu czasu
   *[other] zostaje { $left } znacznika upływu czasu
}.
comes-nearer = { $unit } zbliża się do swojego taboru i jest teraz poza planszą przy module zewnętrznym { $slot }.
enters = { $unit } wchodzi na planszę, na pole { $hex }.
refreshed = Oddziały { $side-gen } odzyskują wszystkie punkty ruchu: { $units }.
passes = { $side } pasują.
loses-flag = { $side } tracą flagę na polu { $hex } i mają teraz { $vp ->
    [one] { $vp } punkt zwycięstwa
    [few] { $vp } punkty zwycięstwa
    [many] { $vp } punktów zwycięstwa
   *[other] { $vp } punktu zwycięstwa
}.
takes-flag = { $side } przejmują flagę na polu { $hex } i mają teraz { $vp ->
    [one] { $vp } punkt zwycięstwa
    [few] { $vp } punkty zwycięstwa
    [many] { $vp } punktów zwycięstwa
   *[other] { $vp } punktu zwycięstwa
}.
ends-a = Koniec bitwy. Punkty zwycięstwa: Czerwoni { $red }, Żółci { $yellow }.
ends-b = Koniec bitwy: nie ma już znaczników upływu czasu ani punktów ruchu. Punkty zwycięstwa: Czerwoni { $red }, Żółci { $yellow }.
ends-c = Koniec bitwy: obie strony kolejno spasowały. Punkty zwycięstwa: Czerwoni { $red }, Żółci { $yellow }.
wins = { $side } wygrywają: punkty zwycięstwa { $vp } do { $other }.
wins-by-value = { $side } wygrywają: punktów zwycięstwa jest po { $vp }, a oddziały na planszy są warte { $red } (Czerwoni) i { $yellow } (Żółci).
drawn = Remis: punktów zwycięstwa jest po { $vp }, a oddziały na planszy są po obu stronach warte { $worth }.
result-a = { $verdict } Do wygranej wystarczy { $victory }.
result-b = { $verdict } Nie było już znaczników upływu czasu ani punktów ruchu.
result-c = { $verdict } Obie strony kolejno spasowały.

# Strona z wynikiem.
end-score = { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
    [many] { $count } punktów zwycięstwa
   *[other] { $count } punktu zwycięstwa
}

## Odmowy

game-over = Bitwa jest zakończona.
not-your-turn = To nie twoja tura: teraz grają { $side }.
other-sides-unit = { $unit } należy do drugiej strony.
other-side-places = To nie twoja kolej: teraz oddział ustawiają { $side }.
other-side-answers = Jeszcze nie: najpierw { $side } muszą przyjąć starcie albo się wycofać.
army-chosen = Twoja armia jest już wybrana; poczekaj na wybór drugiej strony.
recruit-first = Najpierw wybierz armię.
recruiting-is-over = Zaciąg jest zakończony.
deploy-first = Najpierw ustaw oddziały albo zakończ rozmieszczanie.
answer-first = Twój oddział jest atakowany: przyjmij starcie albo się wycofaj.
regroup-first = Ustaw oddziały obok taboru albo zakończ przegrupowanie.
manoeuvre-begun = Manewr już trwa: idź dalej, walcz albo zatrzymaj się.
nothing-to-halt = Żaden oddział się jeszcze nie ruszył. Aby nic nie robić w tej turze, spasuj.
nothing-to-finish = Teraz niczego się nie ustawia. Aby nic nie robić w tej turze, spasuj.
nobody-attacks = Żaden twój oddział nie jest atakowany.
place-when-regrouping = Oddziały wchodzą na planszę tylko podczas przegrupowania.
too-many-of-a-kind = Za dużo żetonów jednego rodzaju ({ $kind }): armia ma ich najwyżej { $limit }.
too-many-on-this-map = Za dużo żetonów jednego rodzaju ({ $kind }): na tej mapie armia ma ich najwyżej { $limit }.
over-budget = Za droga armia: kosztuje { $price }, a masz do wydania { $points }.
nothing-to-place = Nie ma takiego oddziału do ustawienia.
wagon-first = Najpierw ustaw tabor.
wagon-not-held-back = Taboru nie można zostawić w odwodzie.
place-off-map = Tego pola nie ma na planszy.
hex-occupied = Pole { $hex } jest zajęte.
cannot-enter = Niedozwolony teren na polu { $hex }: { $unit } nie może tam wejść.
near-flag = Za blisko flagi: odległość musi wynosić co najmniej { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
   *[many] { $distance } pól
}.
near-wagon = Za blisko taboru przeciwnika: odległość musi wynosić co najmniej { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
   *[many] { $distance } pól
}.
no-such-unit = Nie masz takiego oddziału na planszy.
one-unit-only = Manewr wykonuje { $unit }; w turze rusza się tylko jeden oddział.
attack-or-halt = Po wycofaniu się obrońcy możesz tylko zaatakować ponownie albo się zatrzymać.
stopped-in-zone = Strefa kontroli przeciwnika: { $unit } nie może iść dalej w tym ruchu.
leaves-map = { $unit } nie może opuścić planszy.
not-adjacent = Za daleko: pole { $hex } nie sąsiaduje z polem { $origin }.
no-way = { $unit } nie ma drogi na pole { $hex }: zagradzają ją przeciwnicy, ich strefy albo teren.
way-costs = Za daleko: droga na pole { $hex } wymaga { $cost } punktów ruchu, a { $unit } ma { $left }.
reserve-waits = { $unit } jest w odwodzie: przegrupuj się, aby ustawić go obok taboru.
reserve-lost = { $unit } jest w odwodzie i nie może wejść: tabor przepadł.
enemy-in-the-way = Na polu { $hex } stoi przeciwnik: możesz je tylko zaatakować.
ends-on-friend = Na polu { $hex } stoi twój oddział: ruch nie może się tam skończyć.
no-points = Za mało punktów ruchu: { $unit } potrzebuje { $cost }, a ma { $left }.
passed-already = Przez { $friend-acc } można w jednym ruchu przejść tylko raz.
friend-cannot-pay = { $friend } nie ma punktu ruchu, aby przepuścić inny oddział.
wagon-cannot-pay = { $friend } ruszył się lub został zaatakowany i nie przepuszcza oddziałów.
no-passing-in-zone = { $friend } stoi w strefie kontroli przeciwnika i nie przepuszcza oddziałów.
wagon-does-not-fight = Tabor nie może atakować, strzelać ani się łączyć.
no-enemy-there = Na polu { $hex } nie ma przeciwnika.
not-in-its-zone = Strefa kontroli innego oddziału: { $unit } nie może w tym ruchu atakować { $target-gen }.
retreat-in-zone = Pole { $hex } leży w strefie kontroli przeciwnika.
not-archers = { $unit } nie może prowadzić ostrzału.
wagon-not-shot = Taboru nie można ostrzelać.
out-of-range = Poza zasięgiem: do celu jest { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
   *[many] { $distance } pól
}, a { $unit } ma zasięg { $range }.
out-of-sight = Pola { $hex } nie widać.
no-friend-there = Na polu { $hex } nie ma twojego oddziału, z którym można by się połączyć.
kinds-differ = Różne rodzaje oddziałów: { $unit } nie może się połączyć z { $partner-ins }.
not-weakened = Połączyć się mogą tylko oddziały, którym został 1 rycerz: { $unit } i { $partner } nie spełniają tego warunku.
regroup-is-a-turn = Przegrupowanie zajmuje całą turę.
no-markers = { $side } nie mają już znaczników upływu czasu.
still-on-the-way = { $unit } jest jeszcze w drodze do taboru, przy module zewnętrznym { $slot }.
not-beside-wagon = Oddziały wchodzą na pole sąsiadujące z taborem.

# The browser table.

game-title = Medieval Battle
game-about = Dwie armie rycerzy walczą o flagi i tabor przeciwnika na mapie złożonej z modułów. Nic nie zależy od przypadku: armię zaciąga się w tajemnicy, w każdej turze działa jeden oddział, a wszystkie straty widać przed walką.
game-reconstructed = To wydanie nieoficjalne. Wydawcą gry jest Alchemicus.pl (2014). Tytuły i znaki towarowe należą do ich właścicieli. Zasady są zgodne z wydaną instrukcją. Teren na modułach mapy, część punktów ruchu, większość tabel walki i ostrzału oraz dokładny sposób łączenia modułów nie były dostępne; zaprojektowano je tak, by zgadzały się ze wszystkim, co wiadomo, i żeby grało się nimi dobrze.

letter-red = C
letter-yellow = Ż

terrain-plain = równina
terrain-forest = las
terrain-rocky_hills = skaliste wzgórza
terrain-mountain = góra

thing-hex = Pole { $hex }, { $terrain }
    .short = { $hex }
thing-flag = Pole { $hex }, { $terrain }, flaga o wartości { $worth }, niczyja
    .short = { $hex }
thing-flag-held = Pole { $hex }, { $terrain }, flaga o wartości { $worth }, kontrolują ją { $side }
    .short = { $hex }
thing-off-map = Poza planszą obok pola { $hex }
    .short = { $hex }
thing-unit = { $unit }, { $strength ->
    [one] { $strength } rycerz
    [few] { $strength } rycerze
    [many] { $strength } rycerzy
   *[other] { $strength } rycerza
}, punkty ruchu { $left } z { $max }, pole { $hex }, { $terrain }
    .short = { $unit }
    .left = Punkty ruchu: { $left } z { $max }.
thing-wagon = { $unit }, { $state ->
    [fortified] ufortyfikowany
   *[turned] już nieufortyfikowany
}, pole { $hex }, { $terrain }
    .short = { $unit }
thing-reserve = { $unit }, w odwodzie
    .short = { $unit }
thing-fled = { $unit }, poza planszą przy module zewnętrznym { $slot }
    .short = { $unit }
thing-gone = { $unit }, poza grą
    .short = { $unit }

card-unit = { $unit }
card-strength = { $strength ->
    [one] { $strength } rycerz: następna strata niszczy oddział.
    [few] { $strength } rycerze: oddział w pełnym składzie.
    [many] { $strength } rycerzy: oddział w pełnym składzie.
   *[other] { $strength } rycerza: oddział w pełnym składzie.
}
card-points = Pozostałe punkty ruchu: { $left } z { $max }.
card-range = Strzela na odległość { $range ->
    [one] { $range } pola
   *[other] { $range } pól
}.
card-fortified = Ufortyfikowany: pierwszy atak tylko odwraca żeton.
card-turned = Już nieufortyfikowany: następny atak go niszczy.
card-ground = { $terrain }: wejście za { $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}, wysokość { $height }.
card-bad-for-cavalry = Teren niekorzystny dla jazdy w walce wręcz.
card-cover = Osłania przed ostrzałem.
card-blocks-sight = Zasłania widok.
card-flag = Flaga warta { $worth ->
    [one] { $worth } punkt zwycięstwa
    [few] { $worth } punkty zwycięstwa
    [many] { $worth } punktów zwycięstwa
   *[other] { $worth } punktu zwycięstwa
}.
card-zone = W strefie kontroli: { $side }.
card-price = { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
    [many] { $price } punktów
   *[other] { $price } punktu
}, najwyżej { $limit }
card-moves = { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
}{ $range ->
    [0] {""}
   *[other] , strzela na { $range }
}

tray-points = Punkty zwycięstwa: { $points } z { $victory }
tray-markers = Znaczniki upływu czasu: { $left }
tray-off = Poza planszą

score = punkty: { $points } z { $victory }

overlay-zones = Strefy kontroli

pick-army = Zaciągnij tę armię
pick-HC = Ciężka jazda
pick-LC = Lekka jazda
pick-MA = Konni łucznicy
pick-HI = Ciężka piechota
pick-LI = Lekka piechota
pick-PK = Pikinierzy
pick-LB = Łucznicy z długimi łukami
pick-SB = Łucznicy z krótkimi łukami
pick-finish = Zakończ
pick-halt = Zatrzymaj się
pick-stand = Przyjmij starcie
pick-regroup = Przegrupuj
pick-pass = Spasuj
pick-attack = Atakuj
pick-shoot = Strzelaj

hint-choosing = Dowodzisz Żółtymi i masz 1 z 5 punktów zwycięstwa potrzebnych do wygranej. Środkowa flaga jest warta 2, każda inna 1, czerwony tabor 3. Wskaż obwiedziony oddział, potem podświetlone pole lub przeciwnika.
hint-zone = Oddział się zatrzymał: każdy kontroluje pola wokół siebie, a przeciwnik, który tam wejdzie, musi stanąć. Możesz jeszcze zaatakować oddział, który kontroluje to pole, albo zakończyć ruch.
hint-manoeuvring = Twój oddział jest w ruchu. Każdy krok kosztuje punkty ruchu, które wracają tylko przez przegrupowanie; obok przeciwnika trzeba stanąć. Atakuj, idź dalej albo zatrzymaj się i zakończ turę.
hint-pursuing = Przeciwnik ustąpił, a twój oddział wkroczył na jego pole. Dopóki ma punkty ruchu, możesz atakować dalej: to pościg. Albo się zatrzymaj.
hint-answering = Twój oddział jest atakowany. Przyjmij starcie i pokazane straty albo wycofaj się na podświetlone pole; atakujący pójdzie za nim.
hint-regrouping = Twoje oddziały odzyskały wszystkie punkty ruchu. Ustaw pikinierów z odwodu obok taboru i zakończ. Tak samo wracają oddziały, które uciekły.
hint-shooting = Łucznicy ostrzeliwują cele w swoim zasięgu i sami nie ponoszą strat. Wskaż ich oddział, potem obwiedzionego przeciwnika; stratę widać przed zatwierdzeniem.
hint-fighting = Atak: podejdź do przeciwnika oddziałem, który jest przeciw niemu silny, i kliknij go. Straty obu stron widać przed zatwierdzeniem i są pewne: nic nie zależy od przypadku.
hint-merging = Dwa oddziały lekkiej piechoty straciły po jednym rycerzu. Wskaż jeden, potem drugi: połączą się w jeden pełny oddział.
hint-flags = Zakończ turę na polu z flagą, a będzie twoja, nawet gdy oddział odejdzie. Środkowa jest blisko: pokonaj albo przegoń tego, kto tam stoi.
hint-tiring = Każdy oddział pokazuje, ile punktów ruchu mu zostało. Gdy się skończą, przegrupuj wojska: kosztuje to znacznik upływu czasu i całą turę, a wszystkie oddziały są znów wypoczęte.
hint-wagon = Czerwony tabor jest wart 3 punkty. Pierwszy atak tylko odwraca jego żeton, następny niszczy tabor. Tabor nie walczy, więc swojego pilnuj.
hint-counting = Zanim zakończysz turę, policz, co dałaby każdej stronie jeszcze jedna flaga albo tabor: 5 punktów wygrywa od razu.
hint-finished = Bitwa skończona. Teraz zaciągnij własną armię: nowy stół, mapa standardowa, przeciw sierżantowi.

ask-place = Gdzie staje { $unit }?
ask-how = Atak czy ostrzał? Cel: { $target }.
ask-wagon = { $unit }: kliknij pole, na które jedzie.
ask-unit = { $unit }: kliknij pole, na które idzie, albo przeciwnika. { $left ->
    [one] Pozostał { $left } punkt ruchu.
    [few] Pozostały { $left } punkty ruchu.
    [many] Pozostało { $left } punktów ruchu.
   *[other] Pozostało { $left } punktu ruchu.
}{ $zones ->
    [yes] {""} Kreskowanie: strefa kontroli wroga, tam musi stanąć.
   *[no] {""}
}
note-goal = Cel: { $victory } punktów zwycięstwa. Flagi dają 1 lub 2, tabor wroga 3.
note-you-win = Możesz wygrać jedną flagą (brakuje: { $missing }).
note-side-wins = { $side } mogą wygrać jedną flagą (brakuje: { $missing }).
recruit-price = { $price } pkt
recruit-one = Dodaj oddział: { $kind }
recruit-total = { $price } z { $points } punktów
preset-balanced = Armia mieszana
preset-mounted = Armia konna
preset-foot = Piechota i łucznicy
preset-none = Wyczyść

overlay-sight = Widoczność stąd
overlay-reach = Kto tu dotrze

arm-cavalry = Jazda
arm-infantry = Piechota
arm-bowmen = Łucznicy
arm-wagon = Tabor

way-ground = { $terrain } { $cost }
way-friends = swoi +{ $cost }

odds-base = Potencjał bojowy { $base }
odds-base-of = { $attacker }, cel: { $target }: potencjał bojowy { $base }
odds-index = Wynik
odds-own = Straty własne
odds-enemy = Straty przeciwnika
odds-melee = Wynik { $index }, jeśli wróg przyjmie starcie: straty własne { $own }, wroga { $enemy }.
odds-stand = Wynik { $index }: straty własne { $own }, wroga { $enemy }.
odds-shooting = Wynik { $index }: straty przeciwnika { $enemy }, na pewno.

# Details of a unit, legend, cards.

fact-strength = Rycerze
fact-strength-means = Dwóch rycerzy walczy lepiej niż jeden. Oddział, który traci ostatniego rycerza, ginie.
fact-points = Ruch
fact-points-means = Pozostałe punkty ruchu z maksymalnej liczby. Płaci się nimi za ruch, atak, ostrzał i wycofanie; wracają przy przegrupowaniu.
fact-range = Zasięg
fact-range-means = Na tyle pól prowadzi ostrzał, za 1 punkt ruchu.
fact-price = Koszt
fact-price-means = Tyle kosztuje przy zaciągu armii.
fact-mounted = Konni
fact-mounted-means = Nie wchodzą w góry, a w lesie i na skalistych wzgórzach źle im się walczy wręcz.
fact-foot = Piesi
fact-foot-means = Wchodzą na każdy teren.
fact-wagon = Wartość
fact-wagon-means = Punkty zwycięstwa dla tego, kto go zniszczy.
fact-plains = Tabor
fact-plains-means = Wchodzi tylko na równiny; nie atakuje, nie strzela i się nie wycofuje.

legend-terrain = Teren
legend-ground = { $terrain }: { $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}, wysokość { $height }{ $cavalry ->
    [bad] , niekorzystny dla jazdy w walce wręcz
   *[fine] {""}
}{ $cover ->
    [yes] , osłania przed ostrzałem
   *[no] {""}
}{ $sight ->
    [no] , zasłania widok
   *[yes] {""}
}.
legend-flags = Flagi
legend-flag = Flaga: 1 punkt zwycięstwa dla tego, kto na niej stoi na koniec tury.
legend-double = Podwójna flaga: 2 punkty zwycięstwa.
legend-held = Kolor i litera mówią, kto kontroluje flagę, dopóki nie przejmie jej druga strona.
legend-counters = Żetony
legend-code = Litery: rodzaj oddziału; numer odróżnia oddziały tego samego rodzaju.
legend-points = Liczba: pozostałe punkty ruchu.
legend-dots = Kropki: to samo; puste są już wydane.
legend-reduced = Czarny róg: został jeden rycerz; następna strata niszczy oddział.
legend-done = Znak ✓: bez punktów ruchu aż do przegrupowania.
legend-wagon = Tabor z palisadą: ufortyfikowany; pierwszy atak tylko odwraca żeton.
legend-turned = Tabor z wykrzyknikiem: już nieufortyfikowany; następny atak go niszczy.
legend-fled = Strzałka: oddział uciekł poza planszę i może wrócić przy przegrupowaniu.
legend-kinds = Rodzaje oddziałów
legend-kind = { $kind }: { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
}, koszt { $price }{ $range ->
    [0] {""}
   *[other] , zasięg ostrzału { $range }
}.

# Części oceny pozycji, do wskazówek i analizy.
worth-army = siła wojsk na polu bitwy
worth-movement = pozostałe punkty ruchu
worth-time = pozostałe znaczniki upływu czasu
worth-victory = punkty zwycięstwa
worth-flags = droga do flag przeciwnika
worth-wagon = tabory
worth-attacks = dogodne ataki z tego miejsca
worth-ground = teren i szyk

## Rodzaje ruchów i zakończenia, jak nazywają je zestawienia wielu partii

verb-recruit = Zaciąg wojska
verb-place = Rozmieszczenie oddziału
verb-finish = Koniec rozmieszczania lub przegrupowania
verb-march = Ruch
verb-attack = Atak
verb-shoot = Ostrzał
verb-merge = Połączenie oddziałów
verb-halt = Zatrzymanie
verb-stand = Przyjęcie starcia
verb-retreat = Wycofanie
verb-regroup = Przegrupowanie
verb-pass = Pas
ending-a = Dość punktów zwycięstwa
ending-b = Brak znaczników upływu czasu i punktów ruchu
ending-c = Obie strony kolejno spasowały
