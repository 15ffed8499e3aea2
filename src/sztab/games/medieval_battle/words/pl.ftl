# Medieval Battle: nazwy, polecenia, propozycje, zdarzenia i odmowy.

red = Czerwoni
    .gen = Czerwonych
yellow = Żółci
    .gen = Żółtych

unit-HC = ciężka jazda { $n } { $side-gen }
unit-LC = lekka jazda { $n } { $side-gen }
unit-MA = oddział konnych łuczników { $n } { $side-gen }
unit-HI = ciężka piechota { $n } { $side-gen }
unit-LI = lekka piechota { $n } { $side-gen }
unit-PK = oddział pikinierów { $n } { $side-gen }
unit-LB = oddział długich łuczników { $n } { $side-gen }
unit-SB = oddział krótkich łuczników { $n } { $side-gen }
unit-WG = tabor { $side-gen }

cost = { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
    [many] { $points } punktów ruchu
   *[other] { $points } punktu ruchu
}

## Opcje

option-size = Rozmiar mapy: standardowa (zaciąg za 20 punktów, do wygranej 5 punktów zwycięstwa) albo duża (30 i 6).
option-map = Wybór mapy: wzorcowa, losowa albo z własnych modułów.
option-modules = Moduły własnej mapy, na przykład: I/0 AI AII* AIII C1a C2a C3a (wewnętrzny/obroty, zewnętrzne, uzupełniające; gwiazdka oznacza odwrócony moduł zewnętrzny).
option-data = Plik z własnym zestawem danych zamiast danych gry.

## Polecenia

prompt-recruit = Wybierz w tajemnicy swoją armię: najwyżej { $points } punktów.
prompt-wait-recruiting = Twoja armia jest gotowa. Druga strona wciąż prowadzi zaciąg.
prompt-deploy-wagon = Ustaw swój tabor: na równinie, co najmniej 3 pola od każdej flagi i od taboru przeciwnika.
prompt-deploying = Ustaw oddział albo zakończ rozmieszczanie i zostaw resztę w odwodzie.
prompt-wait-deploying = { $side } ustawiają oddział.
prompt-choosing = Wybierz oddział do ruchu lub walki, przegrupuj wojska albo spasuj. { $markers ->
    [one] Pozostał { $markers } znacznik czasu.
    [few] Pozostały { $markers } znaczniki czasu.
    [many] Pozostało { $markers } znaczników czasu.
   *[other] Pozostało { $markers } znacznika czasu.
}
prompt-wait-choosing = { $side } wybierają posunięcie.
prompt-manoeuvring = { $unit }: idź dalej, walcz albo zatrzymaj się. { $left ->
    [one] Pozostał { $left } punkt ruchu.
    [few] Pozostały { $left } punkty ruchu.
    [many] Pozostało { $left } punktów ruchu.
   *[other] Pozostało { $left } punktu ruchu.
}
prompt-wait-manoeuvring = { $side } wykonują manewr.
prompt-answering = Atak: { $attacker }, cel: { $unit }. Przyjmij starcie albo wycofaj oddział.
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

offer-recruit = Wybierz armię za najwyżej { $points } punktów.
offer-place = Ustaw na polu { $hex }: { $unit }.
offer-finish-deploying = Zakończ rozmieszczanie; reszta zostaje w odwodzie.
offer-finish-regrouping = Zakończ przegrupowanie i turę.
offer-march = { $unit } przechodzi na pole { $hex } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}).
offer-merge = { $unit } łączy się z oddziałem na polu { $hex } i kończy turę.
offer-attack = { $unit } atakuje, cel: { $target }; jeśli przyjmie starcie, straty { $own }–{ $enemy }.
offer-attack-wagon = { $unit } atakuje, cel: { $target }.
offer-shoot = { $unit } prowadzi ostrzał, cel: { $target }; { $enemy ->
    [0] bez strat
    [one] ginie { $enemy } rycerz
    [few] giną { $enemy } rycerze
    [many] ginie { $enemy } rycerzy
   *[other] ginie { $enemy } rycerza
}.
offer-halt = Zatrzymaj się i zakończ turę.
offer-stand = Przyjmij starcie.
offer-retreat = { $unit } wycofuje się na pole { $hex } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}).
offer-flee = { $unit } ucieka poza planszę przez { $hex } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}).
offer-regroup = Przegrupuj wojska: wydaj znacznik czasu.
offer-pass = Spasuj.

caption = Znaki: "" las, :: skaliste wzgórza, ^^ góry, [1+] flaga z wartością i właścicielem; RLC1 oddział w pełnym składzie, Rlc1 po stracie rycerza.
    Punkty zwycięstwa z { $victory }: Czerwoni { $red }, Żółci { $yellow }. Znaczniki czasu: Czerwoni { $red_markers }, Żółci { $yellow_markers }.

## Zdarzenia

army-ready = { $side } mają gotową armię.
army-chosen-private = Twoja armia: { $army } ({ $price } z { $points } punktów).
army-revealed = { $side } odkrywają armię: { $army } ({ $price ->
    [one] { $price } punkt
    [few] { $price } punkty
    [many] { $price } punktów
   *[other] { $price } punktu
}).
deploys = { $unit } zajmuje pole { $hex }.
finishes-deployment = { $side } kończą rozmieszczanie; { $left ->
    [0] w odwodzie nie zostaje nikt
    [one] w odwodzie zostaje { $left } oddział
    [few] w odwodzie zostają { $left } oddziały
    [many] w odwodzie zostaje { $left } oddziałów
   *[other] w odwodzie zostaje { $left } oddziału
}.
battle-begins = Bitwa się zaczyna. Pierwszą turę mają { $side }.
marches = { $unit } przechodzi z { $origin } na { $way } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}, zostaje { $left }).
passes-friend = { $unit } przechodzi przez oddział: { $friend } (zostaje mu { $left ->
    [one] { $left } punkt ruchu
    [few] { $left } punkty ruchu
    [many] { $left } punktów ruchu
   *[other] { $left } punktu ruchu
}).
stops-in-zone = { $unit } zatrzymuje się w strefie kontroli przeciwnika.
attacks = { $unit } atakuje pole { $hex }, cel: { $target } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}).
cannot-retreat = { $unit } nie ma dokąd się wycofać.
stands = { $unit } przyjmuje starcie.
retreats = { $unit } wycofuje się na pole { $hex }.
flees = { $unit } ucieka z pola bitwy ({ $slot }).
follows = { $unit } wkracza na pole { $hex }.
melee = Walka wręcz: { $unit }, obrońca: { $target }; potencjał { NUMBER($base) }, wynik { NUMBER($index) }.
shoots = { $unit } prowadzi ostrzał, cel: { $target }; potencjał { NUMBER($base) }, wynik { NUMBER($index) }.
attacker-stronger = { $value } atakujący ma przewagę liczebną
defender-stronger = { $value } obrońca ma przewagę liczebną
attacker-higher = { $value } atakujący stoi wyżej
defender-higher = { $value } obrońca stoi wyżej
attacker-bad-ground = { $value } teren niekorzystny dla jazdy atakującego
defender-bad-ground = { $value } teren niekorzystny dla jazdy obrońcy
target-in-forest = { $value } cel chroni się w lesie
loses-knight = { $unit } traci 1 rycerza.
destroyed = { $unit } ginie.
no-loss = { $unit } nie ponosi strat.
moves-in = { $unit } zajmuje pole { $hex }.
merges = { $unit } łączy się na polu { $hex } z oddziałem: { $partner }; pełny skład, { $left ->
    [one] { $left } punkt ruchu
    [few] { $left } punkty ruchu
    [many] { $left } punktów ruchu
   *[other] { $left } punktu ruchu
}.
wagon-turned = { $wagon } zostaje zaatakowany i nie jest już ufortyfikowany.
wagon-destroyed = { $wagon } zostaje zniszczony. { $side } mają za to { $vp ->
    [one] { $vp } punkt zwycięstwa
    [few] { $vp } punkty zwycięstwa
    [many] { $vp } punktów zwycięstwa
   *[other] { $vp } punktu zwycięstwa
}.
regroups = { $side } przegrupowują wojska; { $left ->
    [one] zostaje { $left } znacznik czasu
    [few] zostają { $left } znaczniki czasu
    [many] zostaje { $left } znaczników czasu
   *[other] zostaje { $left } znacznika czasu
}.
comes-nearer = { $unit } zbliża się poza planszą do swojego taboru ({ $slot }).
enters = { $unit } wchodzi na pole bitwy: { $hex }.
refreshed = Wszystkie oddziały { $side-gen } odzyskują punkty ruchu.
passes = { $side } pasują.
takes-flag = { $side } przejmują flagę na polu { $hex } ({ $vp ->
    [one] { $vp } punkt zwycięstwa
    [few] { $vp } punkty zwycięstwa
    [many] { $vp } punktów zwycięstwa
   *[other] { $vp } punktu zwycięstwa
}).
ends-a = Bitwa się kończy: zdobyto dość punktów zwycięstwa. Czerwoni { $red }, Żółci { $yellow }.
ends-b = Bitwa się kończy: obie armie są wyczerpane. Czerwoni { $red }, Żółci { $yellow }.
ends-c = Bitwa się kończy: obie strony spasowały. Czerwoni { $red }, Żółci { $yellow }.
wins = { $side } wygrywają bitwę. Wartość oddziałów na planszy: Czerwoni { $red }, Żółci { $yellow }.
drawn = Bitwa kończy się remisem.
result-a = dość punktów zwycięstwa
result-b = obie armie wyczerpane
result-c = obie strony spasowały

## Odmowy

game-over = Bitwa jest zakończona.
not-your-turn = Teraz turę mają { $side }.
other-side-places = Teraz oddział ustawiają { $side }.
other-side-answers = Najpierw { $side } muszą przyjąć starcie albo się wycofać.
army-chosen = Twoja armia jest już wybrana; poczekaj na wybór drugiej strony.
recruit-first = Najpierw wybierz armię.
recruiting-is-over = Zaciąg jest zakończony.
deploy-first = Najpierw ustaw oddziały albo zakończ rozmieszczanie.
answer-first = Twój oddział jest atakowany: przyjmij starcie albo się wycofaj.
regroup-first = Ustaw oddziały obok taboru albo zakończ przegrupowanie.
manoeuvre-begun = Manewr już trwa: idź dalej, walcz albo zatrzymaj się.
nothing-to-halt = Nic się jeszcze nie ruszyło. Aby nic nie robić w tej turze, spasuj.
nobody-attacks = Żaden twój oddział nie jest atakowany.
place-when-regrouping = Oddziały wchodzą na planszę tylko podczas przegrupowania.
too-many-of-a-kind = Można zaciągnąć najwyżej tyle żetonów { $kind }: { $limit }.
too-many-long-bowmen = Na tej mapie można zaciągnąć najwyżej tyle żetonów { $kind }: { $limit }.
over-budget = Ta armia kosztuje { $price }, a do wydania jest { $points } punktów.
nothing-to-place = Nie ma takiego oddziału do ustawienia.
wagon-first = Najpierw ustaw tabor.
wagon-not-held-back = Taboru nie można zostawić w odwodzie.
place-off-map = Tego pola nie ma na planszy.
hex-occupied = Pole { $hex } jest zajęte.
cannot-enter = { $unit } nie może wejść na teren pola { $hex }.
near-flag = Za blisko flagi: potrzebna odległość to co najmniej { $distance }.
near-wagon = Za blisko taboru przeciwnika: potrzebna odległość to co najmniej { $distance }.
no-such-unit = Nie masz takiego oddziału na planszy.
one-unit-only = Manewr wykonuje { $unit }; w turze rusza się jeden oddział.
attack-or-halt = Po wycofaniu się obrońcy można tylko atakować ponownie albo się zatrzymać.
stopped-in-zone = { $unit } stoi po wejściu w strefie kontroli przeciwnika i nie może iść dalej.
leaves-map = { $unit } nie może opuścić planszy.
not-adjacent = Pola { $origin } i { $hex } nie sąsiadują ze sobą.
enemy-in-the-way = Na polu { $hex } stoi przeciwnik: możesz je tylko zaatakować.
ends-on-friend = Ruch nie może się skończyć na polu { $hex }, gdzie stoi własny oddział.
no-points = { $unit }: potrzeba { $cost ->
    [one] { $cost } punktu ruchu
    [few] { $cost } punktów ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}, pozostało { $left }.
passed-already = { $friend }: przez ten oddział prowadzi już droga w tym ruchu.
friend-cannot-pay = { $friend } nie ma punktu ruchu, aby przepuścić inny oddział.
wagon-cannot-pay = { $friend } jest po ruchu lub ataku i nie przepuszcza oddziałów.
no-passing-in-zone = { $friend } stoi w strefie kontroli przeciwnika i nie przepuszcza oddziałów.
wagon-does-not-fight = Tabor nie może atakować.
no-enemy-there = Na polu { $hex } nie ma przeciwnika.
not-in-its-zone = { $unit } stoi po wejściu w cudzej strefie kontroli i może atakować tylko oddział, do którego ona należy; nie ten cel: { $target }.
retreat-in-zone = Pole { $hex } leży w strefie kontroli przeciwnika.
not-archers = { $unit } nie prowadzi ostrzału.
wagon-not-shot = Taboru nie można ostrzelać.
out-of-range = Odległość celu: { $distance }; { $unit } ma zasięg { $range }.
out-of-sight = Pola { $hex } nie widać.
no-friend-there = Na polu { $hex } nie ma własnego oddziału do połączenia.
kinds-differ = Różne rodzaje oddziałów: { $unit }, { $partner }.
not-weakened = Obu oddziałom musi zostać po 1 rycerzu: { $unit }, { $partner }.
regroup-is-a-turn = Przegrupowanie zajmuje całą turę.
no-markers = { $side } nie mają już znaczników czasu.
still-on-the-way = { $unit } jest jeszcze w drodze do taboru ({ $slot }).
not-beside-wagon = Oddziały wchodzą na pole sąsiadujące z taborem.
