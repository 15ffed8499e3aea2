# Flames of War: nazwy, polecenia, propozycje, zdarzenia i odmowy.

side-A = strona A
    .gen = strony A
side-B = strona B
    .gen = strony B
side-nation = { side-nation-short } ({ $side })
    .gen = { side-nation-short.gen } ({ $side })
side-nation-short = { $nation ->
    [us] armia amerykańska
    [ger] armia niemiecka
    [brit] armia brytyjska
   *[sov] armia radziecka
}
    .gen = { $nation ->
        [us] armii amerykańskiej
        [ger] armii niemieckiej
        [brit] armii brytyjskiej
       *[sov] armii radzieckiej
    }
whose-step = { $side }: { $step }
team = { $tag } { team-title }
    .gen = { $tag } { team-title.gen }
    .destroyed = { $tag } { team-title } zostaje { team-title.destroyed }
platoon = { $tag } { platoon-title }
    .gen = { $tag } { platoon-title.gen }
    .acc = { $tag } { platoon-title.acc }
    .pinned = { $tag } { platoon-title } zostaje { platoon-title.pinned }
independent-team = { $tag } { independent-title }
    .gen = { $tag } { independent-title.gen }
    .acc = { $tag } { independent-title.acc }
    .pinned = { $tag } { independent-title } zostaje { independent-title.pinned }
independent-title = { $role ->
    [company_commander] dowódca kompanii
    [deputy] zastępca dowódcy kompanii
    [higher_command] wyższe dowództwo
    [observer] obserwator
    [staff] sztab
   *[other] { platoon-title }
}
    .gen = { $role ->
        [company_commander] dowódcy kompanii
        [deputy] zastępcy dowódcy kompanii
        [higher_command] wyższego dowództwa
        [observer] obserwatora
        [staff] sztabu
       *[other] { platoon-title.gen }
    }
    .acc = { $role ->
        [company_commander] dowódcę kompanii
        [deputy] zastępcę dowódcy kompanii
        [higher_command] wyższe dowództwo
        [observer] obserwatora
        [staff] sztab
       *[other] { platoon-title.acc }
    }
    .pinned = { $role ->
        [higher_command] przygniecione
        [none] { platoon-title.pinned }
       *[other] przygnieciony
    }
weapon = { weapon-title }
    .from = { weapon-title.from }
mission = { mission-title }
plane = { plane-title }
spot = { $x },{ $x_tenths }; { $y },{ $y_tenths }, zwrot { $heading }°
step-name-starting = faza wstępna
step-name-movement = faza ruchu
step-name-shooting = faza strzelania
step-name-assault = faza szturmu
the-battle = bitwa
    .acc = bitwę
a-draw = remis
    .ins = remisem
aircraft-over = samoloty nad stołem
smoke-templates = wzorniki dymu
smoke = dym
no-modifiers = { "" }
because-of = { " " }({ $modifiers })
whole-order = pluton
caption = { $mission }. Lasy "", uprawy ,, budynki ##, żywopłoty ||, mury ==, bocage %%, drogi .., wzgórza ^, cele **, jednostki pod dwiema ostatnimi cyframi numerów: 12 to A2·12. Punkty za zniszczone plutony wroga: A { $a }, B { $b }.

## Opcje

option-mission = Misja: starter_crossroads, free_for_all, hold_the_line albo własny plik (.json).
option-company_a = Kompania strony A, z nazwy albo z pliku (.json); puste: kompania z misji.
option-company_b = Kompania strony B, z nazwy albo z pliku (.json); puste: kompania z misji.
option-air_a = Wsparcie lotnicze strony A: brak (none) albo poziom i samolot, na przykład ograniczone, Typhoon (limited typhoon).
option-air_b = Wsparcie lotnicze strony B: brak (none) albo poziom i samolot, na przykład sporadyczne, Ju 87D (sporadic ju87d).
option-vehicles_pass_enemy_vehicles = Pojazdy mogą przejeżdżać przez pojazdy wroga.
option-impossible_above_six = Liczby powyżej 6 nie da się wyrzucić; bez tej opcji wystarcza 6.
option-pin_hits_cumulative = Przygniata pięć trafień z całej fazy strzelania; bez tej opcji z jednej akcji.
option-tank_terror_for_tanks = Także czołgi wykonują test motywacji przed szturmem na czołgi.
option-defender_breakthrough = Obrońca, który wygrywa szturm, może się przełamać dalej.
option-cavalry_charge_from_8 = Kawaleria może szarżować z 8 cali.
option-data = Zestaw danych: puste oznacza dane gry, „tuned” – plutony o bardziej wyrównanych szansach; można też podać własny plik.
option-data-online = Liczebność plutonów. Po dostrojeniu Panzerkompanie wygrywa w Wolnej walce 56 % gier botów zamiast 84 %.
option-data- = jak w grze
option-data-tuned = dostrojona
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
option-air_a-priority-p47 = priorytetowe: P-47 Thunderbolt
option-air_a-priority-typhoon = priorytetowe: Typhoon
option-air_a-priority-ju87d = priorytetowe: Ju 87D Stuka
option-air_a-priority-ju87g = priorytetowe: Ju 87G Stuka
option-air_a-priority-il2 = priorytetowe: Ił-2
option-air_a-limited-p47 = ograniczone: P-47 Thunderbolt
option-air_a-limited-typhoon = ograniczone: Typhoon
option-air_a-limited-ju87d = ograniczone: Ju 87D Stuka
option-air_a-limited-ju87g = ograniczone: Ju 87G Stuka
option-air_a-limited-il2 = ograniczone: Ił-2
option-air_a-sporadic-p47 = sporadyczne: P-47 Thunderbolt
option-air_a-sporadic-typhoon = sporadyczne: Typhoon
option-air_a-sporadic-ju87d = sporadyczne: Ju 87D Stuka
option-air_a-sporadic-ju87g = sporadyczne: Ju 87G Stuka
option-air_a-sporadic-il2 = sporadyczne: Ił-2
option-company_b- = kompania z misji
option-company_b-us_tank_company = { company-us_tank_company }
option-company_b-ger_panzerkompanie = { company-ger_panzerkompanie }
option-company_b-ger_grenadierkompanie = { company-ger_grenadierkompanie }
option-company_b-us_rifle_company = { company-us_rifle_company }
option-company_b-brit_armoured_squadron = { company-brit_armoured_squadron }
option-company_b-starter_us = { company-starter_us }
option-company_b-starter_german = { company-starter_german }
option-air_b-none = brak
option-air_b-priority-p47 = priorytetowe: P-47 Thunderbolt
option-air_b-priority-typhoon = priorytetowe: Typhoon
option-air_b-priority-ju87d = priorytetowe: Ju 87D Stuka
option-air_b-priority-ju87g = priorytetowe: Ju 87G Stuka
option-air_b-priority-il2 = priorytetowe: Ił-2
option-air_b-limited-p47 = ograniczone: P-47 Thunderbolt
option-air_b-limited-typhoon = ograniczone: Typhoon
option-air_b-limited-ju87d = ograniczone: Ju 87D Stuka
option-air_b-limited-ju87g = ograniczone: Ju 87G Stuka
option-air_b-limited-il2 = ograniczone: Ił-2
option-air_b-sporadic-p47 = sporadyczne: P-47 Thunderbolt
option-air_b-sporadic-typhoon = sporadyczne: Typhoon
option-air_b-sporadic-ju87d = sporadyczne: Ju 87D Stuka
option-air_b-sporadic-ju87g = sporadyczne: Ju 87G Stuka
option-air_b-sporadic-il2 = sporadyczne: Ił-2

## Polecenia

prompt-over = Bitwa jest skończona.
prompt-wait = Decyduje { $side }.
prompt-deploying = Rozstaw plutony.
prompt-starting = Tura { $turn }, faza wstępna: wykonaj testy albo zakończ fazę.
prompt-movement = Tura { $turn }, faza ruchu: wydaj plutonom rozkazy albo zakończ fazę.
prompt-shooting = Tura { $turn }, faza strzelania: strzelaj, bombarduj albo zakończ fazę.
prompt-shooting-air = Tura { $turn }, faza strzelania: strzelaj i bombarduj. Gdy ją zakończysz, zaatakują samoloty.
prompt-assault = Tura { $turn }, faza szturmu: szturmuj albo zakończ fazę.
prompt-ask-join = { $team } stoi przy ostrzeliwanym plutonie. Czy dołącza? Może wtedy otrzymać trafienia, ale też dowodzi plutonem.
prompt-ask-disengage = Celem jest { $platoon }: oderwać się od wroga?
prompt-ask-disengage-move = { $platoon } odrywa się od wroga: przesuń jednostki najwyżej szybkim ruchem.
prompt-ask-allocate = { $platoon } otrzymuje trafienia: w jakiej kolejności przydzielasz je jednostkom?
prompt-ask-place = Ustaw ocalałych w odległości do 2 cali od pojazdu.
prompt-ask-warrior = { $team }: niezłomny wychodzi cało. Która jednostka przyjmuje stratę?
prompt-ask-change = { $team } nie może dalej walczyć: czy dowódca przesiada się do innego czołgu?
prompt-ask-aa-fire = Nurkują samoloty: kto do nich strzela?
prompt-ask-defend = Wróg szarżuje: kto strzela?
prompt-ask-break-in = Wedrzyj się na miejsca zniszczonych jednostek albo zostań.
prompt-ask-intent = Nie ma trafień, ale wróg ma czołgi: czy chcesz kontratakować?
prompt-ask-react = Kontratakuj albo się wycofaj.
prompt-ask-break-off = Twój pluton musi się wycofać: przesuń go albo przyjmij narysowane miejsca.
prompt-ask-consolidate = Szturm jest wygrany: przesuń się do 4 cali albo zostań.
prompt-ask-arrive = Nadchodzą rezerwy: który pluton?
prompt-ask-deploy = Rozstaw jeden z plutonów.
prompt-ask-reroll = Test nieudany: czy wykorzystujesz przerzut dowódcy?
prompt-ask-intercept = Nadlatują samoloty wroga: czy poświęcasz kość na przechwycenie?
prompt-ask-air-strike = Samoloty są na miejscu: wskaż cel albo je odeślij.
prompt-ask-hold-back = Wskaż plutony do rezerwy i do zasadzki.

## Propozycje

offer-send-home = Odeślij samoloty
offer-default = Domyślnie: { $text }
offer-starting = Wykonaj wszystkie testy fazy wstępnej.
offer-starting-no-air = Wykonaj wszystkie testy fazy wstępnej, bez wzywania samolotów.
offer-move = { $platoon }: wyznacz drogę każdej jednostce.
offer-dig-in = { $platoon } okopuje się.
offer-shoot = { $platoon }: wskaż broń i cele.
offer-bombard = { $platoon }: wskaż kierującego ogniem i cel.
offer-assault = { $platoon } szturmuje { $target-acc }: wyznacz drogę każdej jednostce.
offer-place = { $platoon }: wskaż miejsce każdej jednostce.
offer-poses = Wskaż każdej jednostce nowe miejsce.
offer-counterattack = Kontratak: wyznacz drogę każdej jednostce.
offer-fire = Wskaż broń, która strzela.
offer-hold-back = Wskaż plutony, które czekają.
offer-air-strike = Wskaż cel i broń.
offer-call-air = Wykonaj wszystkie testy i wezwij samoloty ({ $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}).
offer-pass = Zostaw bez zmian.
offer-join = Dołącz do { $platoon-gen }.
offer-arrive = Nadchodzi { $platoon }.
offer-warrior = Stratę przyjmuje { $team }.
offer-change-tank = Dowódca przesiada się do { $team-gen }.
offer-intent-yes = Kontratakuj.
offer-intent-no = Wycofaj się.
offer-yes = Tak.
offer-no = Nie.
offer-hold = { $platoon } zostaje na miejscu.
offer-end-starting = Zakończ fazę wstępną.
offer-end-movement = Zakończ fazę ruchu.
offer-end-shooting = Zakończ fazę strzelania.
offer-end-shooting-air = Zakończ fazę strzelania: atakują samoloty.
offer-end-assault = Zakończ fazę szturmu i turę.
offer-end-deploying = Dalej.

## Rozkazy słowami, zanim zostaną wykonane

order-deploy = { $platoon } zajmuje pozycje w okolicy { $x }, { $y }.
order-move = { $platoon } wykonuje ruch.
order-move-way = { $platoon } rusza { $way } na { $inches }", w okolice { $x }, { $y }.
order-double-way = { $platoon } wykonuje szybki ruch { $way } na { $inches }", w okolice { $x }, { $y }.
way-n = na północ
way-ne = na północny wschód
way-e = na wschód
way-se = na południowy wschód
way-s = na południe
way-sw = na południowy zachód
way-w = na zachód
way-nw = na północny zachód
order-shoot = { $platoon } strzela, celem jest { $targets }.
order-shoot-several = { $platoon } strzela, cele to { $targets }.
order-defend = Ogień zaporowy, celem jest { $targets }.
order-defend-several = Ogień zaporowy, cele to { $targets }.
order-bombard = { $platoon } prowadzi bombardowanie, celem jest { $target }.
order-smoke = { $platoon } stawia dym, celem jest { $target }.
order-repeat = { $platoon } powtarza bombardowanie.
order-assault = { $platoon } szarżuje, celem jest { $target }.
order-place = Rozstaw ocalałych.
order-break-in = Wedrzyj się na miejsca zniszczonych jednostek.
order-break-off = Wycofaj się z walki.
order-consolidate = Przesuń się po wygranym szturmie.
order-counterattack = Kontratak.
order-aa-fire = Ogień do samolotów.

## Zdarzenia: tura

turn-begins = { $side } zaczyna turę { $turn }: faza wstępna.
opens = Misja: { $mission }.
smoke-clears = Rozprasza się dym { $side-gen } z poprzedniej tury.
step-starting = { $side }, tura { $turn }: faza wstępna.
step-movement = { $side }, tura { $turn }: faza ruchu.
step-shooting = { $side }, tura { $turn }: faza strzelania.
step-assault = { $side }, tura { $turn }: faza szturmu.
step-ends = { $side } kończy fazę { $step ->
    [starting] wstępną
    [movement] ruchu
    [shooting] strzelania
   *[assault] szturmu
}.
first-turn-dice = Rzut o pierwszą turę: A wyrzuca { $a }{ $deployed ->
    [A] { "" } + 1 (pierwsza skończyła rozstawianie)
   *[other] { "" }
}, B wyrzuca { $b }{ $deployed ->
    [B] { "" } + 1 (pierwsza skończyła rozstawianie)
   *[other] { "" }
}{ $tie ->
    [yes] : remis, rzut się powtarza
   *[no] { "" }
}.
goes-first = Zaczyna { $side }.
deploys = { $platoon } zajmuje { $teams ->
    [one] pozycję ({ $teams } jednostka)
    [few] pozycje ({ $teams } jednostki)
    [many] pozycje ({ $teams } jednostek)
   *[other] pozycje ({ $teams } jednostki)
}.
springs-ambush = { $platoon } wychodzi z zasadzki ({ $teams ->
    [one] { $teams } jednostka
    [few] { $teams } jednostki
    [many] { $teams } jednostek
   *[other] { $teams } jednostki
}).
kept-in-reserve = { $platoon } zostaje w rezerwie.
kept-in-ambush = { $platoon } czeka w zasadzce.
reserve-die = { $side } rzuca na rezerwy: trzeba 5+, wypada { $die }: { $outcome ->
    [passed] nadchodzi pluton
   *[failed] nikt nie nadchodzi
}.
arrives = { $platoon } może wejść na stół w tej turze.
company-morale = { $side } testuje morale kompanii (plutony stracone: { $lost }, na stole: { $left }): trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] kompania walczy dalej
   *[failed] kompania się załamuje
}.
concedes = { $side } poddaje bitwę.
wins = { $side } wygrywa bitwę. { $why } Punkty za zniszczone plutony wroga: A { $a }, B { $b }.
drawn = Bitwa kończy się remisem. { $why } Punkty za zniszczone plutony wroga: A { $a }, B { $b }.

## Zdarzenia: testy

test-rally = { $name } próbuje się zebrać (test motywacji){ $again ->
    [yes] { "" } jeszcze raz
   *[no] { "" }
}: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] udany, oddział nie jest już przygnieciony
    [open] nieudany, ale można go powtórzyć
   *[failed] nieudany, oddział nadal przygnieciony ogniem
}.
test-remount = { $name }, test motywacji wstrząśniętej załogi{ $again ->
    [yes] { "" } jeszcze raz
   *[no] { "" }
}: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] załoga wraca do siebie
    [open] nieudany, ale można go powtórzyć
   *[failed] załoga nadal wstrząśnięta
}.
test-free = { $name } próbuje się wydostać (test umiejętności){ $again ->
    [yes] { "" } jeszcze raz
   *[no] { "" }
}: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] udaje się
    [open] nieudany, ale można go powtórzyć
   *[failed] nieudany, dalej tkwi na przeszkodzie
}.
test-stay-in = { $name } wykonuje test motywacji załogi{ $again ->
    [yes] { "" } jeszcze raz
   *[no] { "" }
}: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] załoga zostaje w pojeździe
    [open] nieudany, ale można go powtórzyć
   *[failed] nieudany, pojazd jest stracony
}.
test-terror = { $name } wykonuje test motywacji przed szturmem na czołgi{ $again ->
    [yes] { "" } jeszcze raz
   *[no] { "" }
}: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] rusza do szturmu
    [open] nieudany, ale można go powtórzyć
   *[failed] nie rusza do szturmu
}.
test-stand = { $name } wykonuje test motywacji w walce wręcz{ $again ->
    [yes] { "" } jeszcze raz
   *[no] { "" }
}: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] może kontratakować albo się wycofać
    [open] nieudany, ale można go powtórzyć
   *[failed] musi się wycofać
}.
test-morale = { $name } wykonuje test morale{ $again ->
    [yes] { "" } jeszcze raz
   *[no] { "" }
}: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] walczy dalej
    [open] nieudany, ale można go powtórzyć
   *[failed] nieudany
}.
test-keep-still = { $name } wykonuje test motywacji zwiadu{ $again ->
    [yes] { "" } jeszcze raz
   *[no] { "" }
}: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] zostaje na miejscu
    [open] nieudany, ale można go powtórzyć
   *[failed] musi się oderwać
}.
test-without-commander = { $name } nie ma dowódcy i automatycznie nie zdaje testu motywacji.
freed = { $team } wydostaje się i stoi na { $spot }.

## Zdarzenia: ruch

platoon-moves = { $platoon } wykonuje ruch{ $double ->
    [yes] { "" } szybki
   *[no] { "" }
} ({ $teams ->
    [one] { $teams } jednostka
    [few] { $teams } jednostki
    [many] { $teams } jednostek
   *[other] { $teams } jednostki
}).
platoon-turns = { $platoon } obraca się w miejscu ({ $teams ->
    [one] { $teams } jednostka
    [few] { $teams } jednostki
    [many] { $teams } jednostek
   *[other] { $teams } jednostki
}).
platoon-holds = { $platoon } zostaje na miejscu.
stops-at-edge = { $team } zatrzymuje się na krawędzi trudniejszego terenu.
bogging-check = { $team }, test zakopania się: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] można jechać dalej
   *[failed] nieudany
}.
wide-tracks = { $team } ma szerokie gąsienice: trzeba 4+, wypada { $die }: { $outcome ->
    [passed] można jechać dalej
   *[failed] nie pomagają
}.
bogs-down = { $team } zakopuje się.
gets-off = { $team } wysiada.
is-unhitched = Odczepienie od pojazdu: { $team }.
leaves-horses = { $team } zsiada z koni, konie odchodzą na tyły.
no-room-to-get-off = Brak miejsca obok pojazdu: { $team } na nim zostaje.
mounts = { $vehicle } zabiera: { $team }.
is-hitched = { $vehicle } bierze na hol: { $team }.
digs-in = { $platoon } okopuje się: trzeba { $needed }+, wypada { $die }: okopy są gotowe.
fails-to-dig-in = { $platoon } próbuje się okopać: trzeba { $needed }+, wypada { $die }: bez skutku.
leaves-own-edge = { $team } schodzi ze stołu przez własną krawędź.
leaves-lost = { $team } schodzi ze stołu i liczy się jako strata.
goes-to-rear = { $team } odjeżdża na tyły.
joins = { $team } dołącza do { $platoon-gen }.
tows = { $team } próbuje holować: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] udaje się
   *[failed] nie udaje się
}.
towed-off = { $team } odholowuje: { $other }.

## Zdarzenia: strzelanie

platoon-shoots = { $platoon } strzela.
modifier-over-16 = ponad 16 cali +{ $value }
modifier-is-concealed = cel w ukryciu +{ $value }
modifier-gone-to-ground = cel przypadł do ziemi +{ $value }
modifier-slow-and-moved = szybkostrzelność 1 po ruchu +{ $value }
modifier-stabiliser = strzał w ruchu +{ $value }
modifier-commander-directs = ogniem kieruje dowództwo kompanii +{ $value }
cannot-hit = { $team } strzela{ $weapon-from } do { $platoon-gen }: trzeba by { $needed }+{ $why }, więc trafić się nie da.
rolls-to-hit = { $team } strzela{ $weapon-from } do { $platoon-gen }: trzeba { $needed }+{ $why }, wypada { $dice }: { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}.
hits-without-effect = { $hits ->
    [one] { $hits } trafienie w { $platoon-acc } nie ma skutku
    [few] { $hits } trafienia w { $platoon-acc } nie mają skutku
    [many] { $hits } trafień w { $platoon-acc } nie ma skutku
   *[other] { $hits } trafienia w { $platoon-acc } nie ma skutku
}: pociski bez ładunku wybuchowego nie szkodzą piechocie ani działom.
does-not-fire = { $team } nie strzela{ $weapon-from } do { $platoon-gen }: { $why ->
    [too-slow] broń jest za wolna na zwiad, który się odrywa
   *[gone] nie ma już celu
}.
type-die = Wybór trafionego typu: trzeba 5+, wypada { $die }: { $outcome ->
    [passed] wybiera strzelający
   *[failed] wybiera ostrzelany
}.
armour-save = { $team }, pancerz { $face ->
    [front] przedni
    [side] boczny
   *[top] górny
} { $armour }: { $armour } + { $die } z kości{ $far ->
    [0] { "" }
   *[other] { "" } + { $far } za odległość
} = { $total }, przebijalność { $rating }: { $outcome ->
    [bounced] pocisk się odbija
    [level] pancerz ledwo wytrzymuje
   *[through] pocisk przebija pancerz
}.
skirts-save = { $team } ma ekrany boczne: trzeba 5+, wypada { $die }: { $outcome ->
    [saved] ekrany zatrzymują pocisk
   *[failed] ekrany nie pomagają
}.
firepower = Test siły ognia, cel { $team }: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [covered] osłona wytrzymuje
    [unhurt] bez skutku
    [failed] za słabo, by zniszczyć cel
   *[passed] udany
}.
flak-firepower = Test siły ognia przeciw samolotowi: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] skuteczne trafienie
   *[failed] bez skutku
}.
save = { $team }, rzut obronny: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [saved] udany
    [covered] nieudany, ale może pomóc twarda osłona
   *[failed] nieudany
}.
rider-save = { $team } na czołgu, rzut obronny: trzeba 5+, wypada { $die }: { $outcome ->
    [saved] udany
   *[failed] nieudany
}.
passenger-save = { $team } w pojeździe, rzut obronny: trzeba 5+, wypada { $die }: { $outcome ->
    [saved] udany
   *[failed] nieudany
}.
gets-clear = { $team } wychodzi cało.
destroyed = { $team-destroyed }.
bails-out = { $team } ma wstrząśniętą załogę.
pinned = { $platoon-pinned }.
platoon-destroyed = { $platoon } nie ma już żadnej jednostki i wypada z gry.
platoon-breaks = { $platoon } idzie w rozsypkę i znika ze stołu.
warrior-die = { $team }, rzut niezłomnego: trzeba 4+, wypada { $die }: { $outcome ->
    [passed] niezłomny wychodzi cało
   *[failed] niezłomny ginie
}.
warrior-survives = { $team }: niezłomny wychodzi cało, stratę przyjmuje { $other }.
warrior-changes-tank = { $team }: niezłomny wychodzi cało i przesiada się do { $other-gen }{ $renamed ->
    [yes] ; nowe oznaczenia pojazdów: { $left } i { $now }
   *[no] { "" }
}.
changes-tank = Dowódca przesiada się z { $team-gen } do { $other-gen }{ $renamed ->
    [yes] ; nowe oznaczenia pojazdów: { $left } i { $now }
   *[no] { "" }
}.
appoints = { $team } wyznacza dowódcę plutonu: { $other }.
points-out = { $team } wskazuje cel: { $target }.
disengages = { $platoon } odrywa się od wroga: trzeba { $needed }+, wypada { $die }: udaje się.
fails-to-disengage = { $platoon } próbuje się oderwać od wroga: trzeba { $needed }+, wypada { $die }: nie udaje się.

## Zdarzenia: szturm

assaults = { $platoon } szturmuje { $target-acc }.
charges = { $platoon } szarżuje ({ $teams ->
    [one] { $teams } jednostka
    [few] { $teams } jednostki
    [many] { $teams } jednostek
   *[other] { $teams } jednostki
}).
not-hit = { $platoon } nie otrzymuje trafień: { $tanks ->
    [yes] test tylko przed kontratakiem na czołgi
   *[no] test jest zbędny
}.
breaks-in = { $platoon } { $teams ->
    [0] zostaje na miejscu
    [one] wdziera się na wrogie pozycje ({ $teams } jednostka)
    [few] wdziera się na wrogie pozycje ({ $teams } jednostki)
    [many] wdziera się na wrogie pozycje ({ $teams } jednostek)
   *[other] wdziera się na wrogie pozycje ({ $teams } jednostki)
}.
consolidates = { $platoon } { $teams ->
    [0] zostaje na miejscu
    [one] umacnia pozycję ({ $teams } jednostka)
    [few] umacnia pozycję ({ $teams } jednostki)
    [many] umacnia pozycję ({ $teams } jednostek)
   *[other] umacnia pozycję ({ $teams } jednostki)
}.
moves-off = { $platoon } odchodzi ({ $teams ->
    [one] { $teams } jednostka
    [few] { $teams } jednostki
    [many] { $teams } jednostek
   *[other] { $teams } jednostki
}).
dares-not = { $platoon } nie szturmuje i zostaje na miejscu.
no-contact-made = { $platoon } nie dochodzi do wroga: koniec szturmu.
sent-back = { $platoon } wycofuje się pod ogniem zaporowym na początkowe pozycje.
strikes = { $team } walczy wręcz: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [hit] trafienie
   *[missed] pudło
}.
top-armour = { $team }, pancerz górny { $armour }: { $armour } + { $die } z kości = { $total }, przebijalność { $rating }: { $outcome ->
    [bounced] bez skutku
    [level] pancerz ledwo wytrzymuje
   *[through] pancerz nie wytrzymuje
}.
exhausted = { $platoon } nie ma już sił i musi się wycofać.
counterattacks = { $platoon } kontratakuje.
breaks-off = { $platoon } wycofuje się z walki ({ $teams ->
    [one] { $teams } jednostka
    [few] { $teams } jednostki
    [many] { $teams } jednostek
   *[other] { $teams } jednostki
}).
assault-won = Szturm wygrywa { $side }: { $platoon }.
breaks-through = { $platoon } dokonuje przełamania i szturmuje { $target-acc }.

## Zdarzenia: artyleria i lotnictwo

bombards = { $platoon } prowadzi bombardowanie: { $guns ->
    [one] { $guns } działo
    [few] { $guns } działa
    [many] { $guns } dział
   *[other] { $guns } działa
}.
ranges-in = Wstrzelenie się w cel ({ $target }), próba { $attempt }: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] udana
   *[failed] nieudana
}.
not-ranged = Nie udaje się wstrzelić w cel: bombardowania nie ma.
cannot-range-in = Wstrzelenie się w cel ({ $target }) wymaga { $needed }+: to niemożliwe.
aim-lost = { $target } znika z pola widzenia: bombardowania nie ma.
template-die = { $team } pod wzornikiem: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [hit] trafienie
   *[missed] pudło
}.
template-die-again = { $team } pod wzornikiem, powtórny rzut: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [hit] trafienie
   *[missed] pudło
}.
lays-smoke = Bombardowanie dymne: { $count ->
    [one] { $count } wzornik
    [few] { $count } wzorniki
    [many] { $count } wzorników
   *[other] { $count } wzornika
}; rzut na wiatr { $die }.
calls-aircraft = { $side } wzywa lotnictwo: trzeba 5+ choć na jednej kości, wypada { $dice }: { $outcome ->
    [passed] samoloty przylatują
   *[failed] nic nie przylatuje
}.
intercepts = { $side } próbuje przechwycić samoloty: trzeba 6, wypada { $die }: { $outcome ->
    [passed] samoloty zawracają
   *[failed] samoloty lecą dalej
}.
aircraft-come = { $count ->
    [one] Nadlatuje { $count } samolot
    [few] Nadlatują { $count } samoloty
    [many] Nadlatuje { $count } samolotów
   *[other] Nadlatuje { $count } samolotu
}: { $type } (kość { $die }).
dives = Samoloty nurkują; cel: { $target }.
aircraft-leave = { $why ->
    [too-near] W odległości do 16 cali od celu są własne jednostki
   *[no-room] Klucz samolotów nie mieści się na stole
}: samoloty odlatują bez ataku.
aircraft-sent-home = { $side } odsyła samoloty.
flak = { $team } strzela do samolotu: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [hit] trafienie
   *[missed] pudło
}.
flying-tank = Latający czołg, powtórny test siły ognia: trzeba { $needed }+, wypada { $die }: { $outcome ->
    [passed] skuteczne trafienie
   *[failed] bez skutku
}.
shot-down = Samolot zostaje zestrzelony.

## Szczegóły: jak co stoi po ruchu

detail-team = { $team }: { $news }.
detail-platoon = { $platoon }: { $news }.
detail-wreck = Wrak ({ $team }) leży na { $spot }.
detail-smoke = Dym leży na { $spot }.
detail-smoke-left = Wzorniki dymu na stole: { $count }.
detail-aircraft = Samoloty nad stołem: { $count }.
detail-air-dice = { $side }, kości wsparcia lotniczego: { $count }.
detail-points = { $side }, punkty za zniszczone plutony wroga: { $points }.
roster-platoon = { $platoon }: { $teams }
roster-pinned = { $platoon }, przygnieciony: { $teams }
roster-elsewhere = { $platoon }: { $where }
roster-team = { $team } ({ $news })
news-more = { $one }; { $rest }
news-at = pozycja { $spot }
news-mounted = w pojeździe { $vehicle }
news-towed = na holu, ciągnie { $vehicle }
news-off = jeszcze poza stołem
news-destroyed = zniszczenie
news-left = poza stołem
news-rear = na tyłach
news-flag-moved = po ruchu
news-flag-shot = po strzale
news-flag-shot_full = z pełną szybkostrzelnością
news-flag-assaulted = po szturmie
news-flag-held_fire = bez strzału w tej fazie
news-flag-directing = kieruje ogniem
news-flag-eyes_used = wskazuje wroga
news-flag-loaded = zabiera pasażerów
news-flag-digging = okopuje się
news-flag-recovering = bierze udział w holowaniu
news-flag-appointing = wyznacza dowódcę
news-flag-doubled = po szybkim ruchu
news-flag-bogged = zakopanie
news-flag-bailed_out = wstrząśnięta załoga
news-flag-dug_in = w okopach
news-flag-pointed_out = cel wskazany przez zwiad
news-flag-to_rear = odesłanie na tyły
news-no-flag-bogged = koniec zakopania
news-no-flag-bailed_out = załoga wraca do siebie
news-no-flag-dug_in = poza okopami
news-no-flag-pointed_out = cel już niewskazany przez zwiad
news-no-flag-to_rear = bez rozkazu odejścia na tyły
news-role = { $role ->
    [platoon_commander] dowódca plutonu
    [company_commander] dowódca kompanii
    [deputy] zastępca dowódcy kompanii
    [higher_command] wyższe dowództwo
    [staff] sztab
    [observer] obserwator
    [transport] transport
   *[other] nikim nie dowodzi
}
news-platoon = przydział: { $platoon }
news-acts-with = w składzie: { $platoon }
news-type = { team-title }
news-where-waiting = przed rozstawieniem
news-where-table = na stole
news-where-reserve = w rezerwie
news-where-ambush = w zasadzce
news-where-arriving = może wejść na stół
news-where-destroyed = zniszczenie plutonu
news-where-left = poza stołem
news-pinned = przygniecenie ogniem
news-not-pinned = koniec przygniecenia
news-disengaged = po oderwaniu się
news-not-disengaged = koniec oderwania się
news-doubled = szybki ruch
news-acted = po działaniu w tej fazie

## Zakończenia

result-morale = { $verdict } { why-morale } Punkty za zniszczone plutony wroga: A { $a }, B { $b }.
why-morale = Kompania przeciwnika nie zdaje testu morale.
result-objective = { $verdict } { why-objective } Punkty za zniszczone plutony wroga: A { $a }, B { $b }.
why-objective = Cel jest zdobyty.
result-held-out = { $verdict } { why-held-out } Punkty za zniszczone plutony wroga: A { $a }, B { $b }.
why-held-out = Obrońca utrzymuje pozycje.
result-limit = { $verdict } { why-limit } Punkty za zniszczone plutony wroga: A { $a }, B { $b }.
why-limit = Kończy się ostatnia tura.
result-empty = { $verdict } { why-empty } Punkty za zniszczone plutony wroga: A { $a }, B { $b }.
why-empty = Strona, która nie ma już jednostek, nie może dalej walczyć.
result-concession = { $verdict } { why-concession } Punkty za zniszczone plutony wroga: A { $a }, B { $b }.
why-concession = Przeciwnik się poddaje.
verdict-won = { $side } wygrywa.
verdict-drawn = Remis.

## Odmowy: czyja kolej

game-over = Gra jest skończona.
not-asked = Teraz decyduje druga strona.
nothing-asked = Nikt o to teraz nie pyta.
answer-first = Otwarte jest inne pytanie: najpierw na nie odpowiedz.
wrong-step = To należy do fazy { $step ->
    [starting] wstępnej
    [movement] ruchu
    [shooting] strzelania
   *[assault] szturmu
}.
too-late-in-step = W tej fazie jest na to za późno.
starting-done = Testy fazy wstępnej są w tej turze już wykonane.
no-such-team = Nie ma takiej jednostki: { $n }.
no-such-platoon = Nie ma takiego plutonu: { $n }.
no-test-for = Nie ma testu dla numeru { $n }.
no-aircraft-to-call = Nie ma teraz lotnictwa do wezwania.
name-all-teams = Wymień po jednym razie każdą z tych jednostek: { $teams }.
no-substitute = Jednostka { $n } nie może przyjąć tej straty.
no-tank-to-change-to = Dowódca nie może się przesiąść do jednostki { $n }.
must-join = Ostrzelana jednostka musi dołączyć do plutonu w zasięgu.

## Odmowy: dołączanie i dowódcy

not-independent = { $team } nie jest jednostką niezależną.
joined-already = W tej fazie { $team } nie może dołączyć do plutonu jeszcze raz.
too-far-to-join = { $team } jest za daleko, żeby dołączyć do { $platoon-gen }.
not-joined-leader = { $team } nie jest dowódcą dołączonym do tego plutonu.
has-commander = { $platoon } ma już dowódcę.
not-appointed = { $team } nie może teraz objąć dowództwa.

## Odmowy: rozstawianie

not-to-deploy = Plutonu { $n } nie rozstawia się teraz.
not-in-ambush = Pluton { $n } nie czeka w zasadzce.
not-held-back = Plutonu { $n } nie można zatrzymać.
hold-back-count = Do rezerwy wskaż { $reserve }, do zasadzki { $ambush }.
deploy-all = Każdą jednostkę wymień raz: { $platoon }.
deploy-first = Jest miejsce na pluton: rozstaw go.
deploy-in-command = { $team } stanie poza zasięgiem dowodzenia.
deploy-not-there = { $team } nie może tam stanąć.
deploy-outside = { $team } nie stoi w całości w swojej strefie rozstawienia.
deploy-impassable = Teren nieprzebyty: { $team } nie może tam stanąć.
may-not-ride = { $team } nie może jechać tym pojazdem.
ambush-too-near = { $team } stanie w odległości do 4 cali od wroga.
ambush-seen = { $team } stanie na widoku w odległości do 16 cali od wroga.
not-in-reserve = Pluton { $n } nie czeka w rezerwie.

## Odmowy: rozkazy

no-such-platoon-here = Nie ma takiego plutonu: { $other }.
platoon-not-there = Plutonem { $other } nie możesz teraz ruszyć.
platoon-moved = { $other } ma już za sobą ruch w tej fazie.
team-of-another = Jednostka { $other } nie należy do tego plutonu.
no-horses = { $team } nie ma koni.
not-aboard = { $team } nie jedzie żadnym pojazdem.
vehicle-has-moved = { $other } ma już za sobą ruch: { $team } nie może wysiąść.
team-not-on-table = { $team } nie stoi na stole.
team-cannot-move = Zakopanie albo wstrząśnięta załoga: { $team } nie może się ruszyć.
loaded-vehicle-stays = { $team } ma już pasażerów i w tej turze zostaje.
no-commander = Bez dowódcy { $team } nie może się ruszyć.
double-needs-path = { $team }: szybki ruch wymaga drogi.
leave-needs-path = { $team }: zejście ze stołu wymaga drogi.
path-off-table = { $team }: droga prowadzi poza stół.
path-from-entry-edge = { $team }: droga musi się zaczynać na krawędzi wejścia.
path-from-vehicle = { $team }: droga musi się zaczynać przy pojeździe.
path-starts-elsewhere = { $team }: droga nie zaczyna się tam, gdzie stoi jednostka.
may-not-enter = { $team } nie może wejść na ten teren.
double-on-rough = { $team } nie może wykonać ruchu szybkiego przez teren ciężki.
no-opening = { $why ->
    [FW-6_6] { $team } nie może w czasie gry zająć ani opuścić budynku
   *[other] Przez ścianę nie ma drogi: { $team } wchodzi tylko przez przejście, przy którym na początku fazy stoi ta jednostka albo inna własna, a wychodzi przez dowolne przejście
}.
too-far = { $why ->
    [FW-5_2] Stacjonarne działo trzeba holować: { $team }
   *[other] Za daleko: { $team } może tędy przejść najwyżej { $other }"
}.
pinned-no-double = Przygniecenie ogniem: { $team } nie może wykonać ruchu szybkiego.
double-straight = Ruch szybki musi iść po prostej: { $team }.
double-faces-ahead = Zły zwrot: { $team } kończy ruch szybki zwrócony w kierunku ruchu.
double-near-enemy = Za blisko: { $team } znajdzie się w odległości do 8 cali od wroga ({ $other }).
through-enemy = { $team } nie może przejść przez wroga ({ $other }).
path-near-enemy = Za blisko: { $team } minie wroga bliżej niż o 2 cale ({ $other }).
ends-near-enemy = Za blisko: { $team } skończy bliżej niż 2 cale od wroga ({ $other }).
no-room-beside = { $team } nie ma tam miejsca, bo obok stoi { $other }.
off-table = { $team } będzie wystawać poza stół.
formation-no-room = { $team } nie ma tam miejsca: stoją tam inne jednostki.
overlaps = { $team } najdzie na inną jednostkę ({ $other }).
through-wall = { $team } stanie w ścianie.
leave-at-edge = { $team }: droga musi się kończyć na krawędzi stołu.
pinned-not-nearer = Przygniecenie ogniem: { $team } nie może skończyć bliżej wroga.
reorganising-nearer = Reorganizacja: { $team } nie może zbliżyć się do wroga ({ $other }).
reorganising-seen = Reorganizacja: { $team } nie może wejść w pole widzenia wroga ({ $other }).
no-vehicle = { $team }: nie ma pojazdu { $other }.
may-not-mount = { $why ->
    [FW-6_11] { $other } holuje już działo, nie może podczepić następnego: { $team }
    [FW-6_14] Brak miejsca ({ $other }): { $team } nie może wsiąść
    [FW-6_15] Brak miejsca ({ $other }): na czołgu jadą najwyżej trzy jednostki, nigdy działo, a na miotaczu ognia nikt; { $team } nie może wsiąść
    [FW-6_19] Zakopanie albo wstrząśnięta załoga ({ $other }): { $team } nie może wsiąść
   *[other] { $other } nie jest transportem tego plutonu: { $team } nie może wsiąść
}.
not-in-contact = { $team } nie styka się na koniec ruchu z pojazdem ({ $other }).
formation-none = Żadna jednostka tego plutonu nie może teraz ustawić się w takim szyku.
nobody-digs = Żadna jednostka tego plutonu nie może się okopać: każda ma za sobą ruch albo jedzie pojazdem.
not-an-empty-transport = { $team } nie jest pustym transporterem.
arrives-whole = Pluton wchodzi w całości, a w rozkazie brakuje jednostki: { $team }.
out-of-command = { $team } skończy poza zasięgiem dowodzenia.
not-towards-commander = { $team } jest poza zasięgiem dowodzenia i musi zbliżyć się do dowódcy.
half-out-of-command = W zasięgu dowodzenia zostanie za mało jednostek: { $other }.
order-faults = { $first } Ponadto { $rest }
fault-cited = { $rule }: { $fault }
fault-chain = { $one } { $rest }

## Odmowy: strzelanie

platoon-not-on-table = { $platoon } nie stoi na stole.
idle-aircraft-enemy = To samoloty przeciwnika.
idle-aircraft-here = Twoje samoloty atakują, gdy zakończysz fazę strzelania: wskażesz wtedy cel dalej niż 16 cali od wszystkich swoich jednostek.
idle-aircraft-meeting = W pierwszej turze boju spotkaniowego nie można wezwać samolotów.
idle-aircraft = Samoloty wzywa się w fazie wstępnej, przed testami: nadlatują, jeśli na jednej z tych kości wypadnie 5 lub 6.
idle-enemy = { $platoon } należy do przeciwnika: wybierz najpierw własny pluton.
idle-later = { $platoon } nie ma teraz nic do zrobienia.
idle-ordered = { $platoon } ma już za sobą rozkaz w tej fazie.
idle-silent = { $platoon } nie ma teraz broni, która może strzelać.
idle-no-target = { $platoon } nie ma do kogo strzelać: żaden przeciwnik nie jest jednocześnie w zasięgu i w polu widzenia.
idle-far = Na koniec fazy ruchu żaden wróg nie stał o 4 cale lub bliżej ({ $platoon }).
platoon-has-shot = { $platoon } ma już za sobą działanie w tej fazie.
platoon-doubled = { $platoon } ma za sobą szybki ruch w tej turze.
team-doubled = { $team } ma za sobą szybki ruch w tej turze.
platoon-reorganises = { $platoon } reorganizuje się w tej turze.
nobody-fires = Wskaż choć jedną broń, która strzela.
not-of-platoon = { $team } nie strzela z tym plutonem.
no-such-weapon = { $team } nie ma do tego broni { $n }.
does-not-shoot = { $why ->
    [FW-2_7] Zakopanie albo wstrząśnięta załoga: { $team } nie strzela
    [FW-6_12] { $team } jedzie w pojeździe i nie strzela
    [FW-13_1] Ta broń tylko bombarduje: { $team }
    [FW-7_2] { $team } ma już za sobą strzał
    [FW-5_14] { $team } ma za sobą szybki ruch i nie strzela
    [FW-15_8] { $team } reorganizuje się w tej turze i nie strzela
    [FW-8_3] Nad tą jednostką padły strzały: { $team } w tej fazie nie strzela
    [FW-6_18] { $team } bierze udział w holowaniu i nie strzela
    [FW-10_10] { $team } wyznacza dowódcę i nie strzela
    [FW-13_6] { $team } kieruje ogniem artylerii i nie strzela
    [FW-15_2] { $team } wskazuje wroga i nie strzela
   *[other] { $team } ma za sobą ruch: ta broń nie strzela po ruchu
}.
one-target-only = { $team } strzela ze wszystkiego do jednego celu.
too-many-dice = { $most ->
    [one] { $team } rzuca teraz za tę broń { $most } kością
    [few] { $team } rzuca teraz za tę broń najwyżej { $most } kośćmi
    [many] { $team } rzuca teraz za tę broń najwyżej { $most } kośćmi
   *[other] { $team } rzuca teraz za tę broń najwyżej { $most } kości
}.
no-enemy-platoon = Pluton { $n } nie jest plutonem wroga.
only-at-attackers = Ogień zaporowy kieruje się na szturmujących.
no-such-group = Nie ma oddzielonej grupy { $n }.
no-opening-there = { $team } nie ma wolnego przejścia, przez które może strzelać.
nobody-there = { $platoon } nie ma tam jednostek do ostrzelania.
out-of-range = Poza zasięgiem: { $target }, odległość { $inches }"; strzela { $team }.
out-of-sight = { $team } nie widzi celu: { $target }.
own-in-the-way = Na linii ognia stoją własne jednostki: { $team } nie może strzelać; cel: { $target }.
out-of-field = { $target } jest poza polem ostrzału; strzela { $team }.
mortar-too-near = Za blisko: { $target }, odległość { $inches }"; lekki moździerz strzela od 8"; strzela { $team }.
cavalry-too-far = Za daleko: { $target }, odległość { $inches }"; po ruchu { $team } strzela z siodła tylko na 4".
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
scout-moved-or-pinned = { $team } nie wskazuje celów po ruchu ani pod przygniatającym ogniem.
scout-too-far = { $target } jest ponad 16 cali dalej; wskazuje { $team }.
scout-sees-not = { $team } nie widzi celu: { $target }.
not-disengaging = Jednostka { $n } nie odrywa się teraz.
cannot-disengage = { $team } nie może odejść.
disengage-from-here = { $team }: droga nie zaczyna się tam, gdzie stoi jednostka.
disengage-too-far = Za daleko: { $team } nie dojdzie tam.
disengage-straight = Droga musi iść po prostej: { $team }.
disengage-faces-ahead = Zły zwrot: { $team } kończy ruch w kierunku ruchu.
disengage-near-enemy = Za blisko: { $team } za bardzo zbliży się do wroga.
disengage-nearer = Przygniecenie ogniem: { $team } nie może skończyć bliżej wroga.
disengage-no-room = { $team } nie ma tam miejsca.

## Odmowy: szturm

has-assaulted = { $platoon } ma już za sobą szturm w tej fazie albo nie stoi na stole.
pinned-no-assault = Przygniecenie ogniem: { $platoon } nie może szturmować.
shot-full = { $team } ma za sobą ogień z pełną szybkostrzelnością i nie może szturmować.
no-commander-here = Brak dowódcy: { $platoon } nie może szturmować.
not-in-charge-reach = Na koniec fazy ruchu nikt nie stał w zasięgu szarży ({ $platoon }).
may-not-charge = { $team } nie może szarżować.
charge-is-a-path = { $team } szarżuje wzdłuż drogi.
charge-from-here = { $team }: droga nie zaczyna się tam, gdzie stoi jednostka.
charge-too-far = Za daleko: { $team } tam nie dobiegnie.
charge-closed = { $team } nie może wejść na ten teren.
opening-watched = { $team } nie może wyjść przez przejście, przy którym stoi wróg.
charge-near-others = Za blisko: { $team } zbliży się do innego plutonu na mniej niż 2 cale.
charge-towards = { $team } musi iść w stronę celu.
no-room-there = { $team } nie ma tam miejsca.
must-go-in = { $team } może dojść do wroga i musi to zrobić.
no-contact = Nikt nie dojdzie do wroga: wycofaj się.
stays-in-contact = { $team } styka się z wrogiem i zostaje.
may-not-defend = Jednostka { $n } nie może prowadzić ognia zaporowego.
must-break-off = Pluton musi się wycofać.
may-not-break-in = { $team } nie może się wedrzeć na pozycje wroga.
has-not-struck = { $team } nie bierze udziału w walce wręcz, więc nie może się wedrzeć na pozycje wroga.
not-a-place = { $team } może wejść tylko na miejsce zniszczonej jednostki w odległości do 4 cali.
not-of-this-platoon = { $team } się teraz nie rusza.
may-not-step-there = { $why ->
    [too-far] Za daleko: { $inches }", a { $team } może przejść 4"
    [FW-1_5] Brak miejsca: { $team } nachodzi na inną jednostkę albo na krawędź stołu
    [FW-6_27] { $team } stanie w ścianie
    [FW-11_28] { $team } nie może wyjść z budynku przez przejście, przy którym stoi wróg
    [FW-6_6] Działo nie opuszcza budynku: { $team } zostaje
   *[other] Droga prowadzi przez wroga albo przez niedostępny teren; jednostka: { $team }
}.
broke-through-already = Ten pluton ma już za sobą przełamanie w tej fazie.
one-breakthrough = Przełamać się można na jeden pluton.
no-new-contact = { $team } nie może tam zetknąć się z wrogiem.
no-defender-breakthrough = Obrońcy się nie przełamują.

## Odmowy: artyleria, lotnictwo, holowanie

no-battery = { $platoon } nie jest baterią.
no-bombardment-yet = W pierwszej turze boju spotkaniowego nikt nie bombarduje.
cannot-direct = { $why ->
    [moved] { $team } ma w tej turze za sobą ruch, strzał albo wskazanie wroga: nie może kierować tym bombardowaniem
    [out-of-action] { $team } ma wstrząśniętą załogę, tkwi na przeszkodzie albo jest poza stołem: nie może kierować tym bombardowaniem
    [no-battery] { $team } nie ma przypisanej baterii: nie może kierować tym bombardowaniem
    [FW-13_10] { $team } należy do innej baterii, a sztabu nie mają obie: nie może kierować tym bombardowaniem
    [FW-6_24] Pojazd, w którym jest { $team }, ma za sobą ruch lub strzał albo stoi unieruchomiony: obserwator nie może z niego kierować
   *[other] { $team } nie jest obserwatorem ani dowódcą tej baterii: nie może kierować tym bombardowaniem
}.
no-staff = { $platoon } nie ma sztabu.
not-ranged-in = { $platoon } nie ma celu wstrzelonego w poprzedniej turze.
sees-not-the-point = { $team } nie widzi punktu celowania.
sees-not = { $team } nie widzi celu: { $target }.
gun-cannot-fire = { $why ->
    [FW-13_4] Cel jest bliżej niż 8" albo poza zasięgiem: { $team } go nie zbombarduje
    [FW-13_5] Na drodze jest las albo budynek: { $team } nie może strzelać ponad nim
    [FW-13_6] { $team } kieruje bombardowaniem i nie strzela
    [FW-13_22] Brak miejsca na obrót: { $team } nie może bombardować
    [FW-5_21] { $team } okopuje się w tej turze i nie bombarduje
    [FW-7_9] Cel jest poza polem ostrzału: { $team }
    [FW-8_3] Nad tą jednostką padły strzały: { $team } w tej fazie nie bombarduje
    [FW-10_2] Przygniecenie ogniem: { $team } nie bombarduje
   *[other] { $team } nie jest działem zdolnym do strzału albo ma za sobą ruch lub strzał w tej turze: nie bombarduje
}.
no-gun-named = Wskaż choć jedno działo.
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
    .gen = { $id ->
        [m4_sherman] czołgu M4 Sherman (75 mm)
        [m4a3_76] czołgu M4A3(76)W Sherman
        [m10] niszczyciela czołgów M10
        [m5a1_stuart] czołgu lekkiego M5A1 Stuart
        [m8_greyhound] samochodu pancernego M8 Greyhound
        [m7_priest] haubicy samobieżnej M7 Priest
        [jeep] jeepa
        [jeep_mg] jeepa rozpoznawczego z karabinem maszynowym
        [m3_halftrack] transportera półgąsienicowego M3
        [truck] ciężarówki
        [us_command] sekcji dowodzenia (USA)
        [us_rifle] sekcji strzeleckiej (USA)
        [us_rifle_mg] sekcji strzeleckiej z km-em (USA)
        [us_lmg] obsługi lekkiego km-u M1919
        [us_bazooka] sekcji z bazooką
        [us_60mm] moździerza 60 mm M2
        [us_81mm] moździerza 81 mm M1
        [us_57mm] działa przeciwpancernego 57 mm M1
        [us_105mm] haubicy 105 mm M2A1
        [us_observer] obserwatora artylerii (USA)
        [us_staff] sekcji sztabowej (USA)
        [panzer_iv_h] czołgu Panzer IV H
        [stug_g] działa szturmowego StuG G
        [panther_a] czołgu Panther A
        [tiger_ie] czołgu Tiger I E
        [sdkfz_251] transportera półgąsienicowego Sd Kfz 251/1
        [sdkfz_222] samochodu pancernego Sd Kfz 222
        [ger_command] sekcji dowodzenia (Niemcy)
        [ger_command_pf] sekcji dowodzenia z Panzerfaustem (Niemcy)
        [ger_rifle_mg] sekcji grenadierów z km-em
        [ger_mg] sekcji km grenadierów pancernych
        [ger_schreck] sekcji z Panzerschreckiem
        [ger_hmg] ciężkiego km-u sMG42
        [ger_pak40] działa przeciwpancernego 7,5 cm PaK40
        [ger_flak36] działa przeciwlotniczego 8,8 cm FlaK36
        [ger_flak38] działka przeciwlotniczego 2 cm FlaK38
        [ger_lefh18] haubicy 10,5 cm leFH18
        [ger_gw34] moździerza 8 cm GW34
        [ger_sgw43] moździerza 12 cm sGW43
        [ger_nw41] wyrzutni rakiet 15 cm NW41
        [ger_observer] obserwatora artylerii (Niemcy)
        [ger_staff] sekcji sztabowej (Niemcy)
        [cromwell_iv] czołgu Cromwell IV
        [cromwell_cs] czołgu wsparcia Cromwell IV CS (95 mm)
        [firefly_vc] czołgu Sherman VC Firefly
        [stuart_v] czołgu lekkiego Stuart V
        [universal_carrier] transportera Universal Carrier
        [brit_command] sekcji dowodzenia (Wielka Brytania)
        [brit_rifle_mg] sekcji strzeleckiej z km-em (Wielka Brytania)
        [brit_piat] sekcji z PIAT-em
        [brit_2in] moździerza dwucalowego
        [brit_6pdr] działa przeciwpancernego sześciofuntowego
        [brit_17pdr] działa przeciwpancernego siedemnastofuntowego
        [brit_25pdr] haubicoarmaty dwudziestopięciofuntowej
        [brit_bofors] działka przeciwlotniczego 40 mm Bofors
        [brit_3in] moździerza trzycalowego ML
        [t34_76] czołgu T-34/76
        [t34_85] czołgu T-34/85
        [sov_smg] sekcji z pistoletami maszynowymi
        [sov_rifle_mg] sekcji strzeleckiej z km-em (ZSRR)
        [sov_zis3] działa 76 mm ZIS-3
        [sov_bm13] wyrzutni rakiet BM-13 Katiusza
        [sov_120mm] moździerza 120 mm
        [sov_rifle] sekcji strzeleckiej (ZSRR)
        [sov_cavalry] sekcji kawalerii
        [m32_arv] wozu zabezpieczenia technicznego M32
       *[other] { $title }
    }
    .destroyed = { $id ->
        [m7_priest] zniszczona
        [truck] zniszczona
        [us_command] zniszczona
        [us_rifle] zniszczona
        [us_rifle_mg] zniszczona
        [us_lmg] zniszczona
        [us_bazooka] zniszczona
        [us_105mm] zniszczona
        [us_staff] zniszczona
        [ger_command] zniszczona
        [ger_command_pf] zniszczona
        [ger_rifle_mg] zniszczona
        [ger_mg] zniszczona
        [ger_schreck] zniszczona
        [ger_lefh18] zniszczona
        [ger_nw41] zniszczona
        [ger_staff] zniszczona
        [brit_command] zniszczona
        [brit_rifle_mg] zniszczona
        [brit_piat] zniszczona
        [brit_25pdr] zniszczona
        [sov_smg] zniszczona
        [sov_rifle_mg] zniszczona
        [sov_bm13] zniszczona
        [sov_rifle] zniszczona
        [sov_cavalry] zniszczona
        [us_57mm] zniszczone
        [stug_g] zniszczone
        [ger_pak40] zniszczone
        [ger_flak36] zniszczone
        [ger_flak38] zniszczone
        [brit_6pdr] zniszczone
        [brit_17pdr] zniszczone
        [brit_bofors] zniszczone
        [sov_zis3] zniszczone
       *[other] zniszczony
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
    .from = { $id ->
        [w-rifle] { "" } z karabinów powtarzalnych
        [w-rifle_us] { "" } z karabinów M1 Garand
        [w-rifle_mg] { "" } z karabinów i km-u
        [w-mg] { "" } z lekkiego km-u
        [w-smg] { "" } z pistoletów maszynowych
        [w-bazooka] { "" } z bazooki M1
        [w-panzerschreck] { "" } z Panzerschrecka
        [w-panzerfaust] { "" } z Panzerfausta
        [w-piat] { "" } z PIAT-a
        [w-vehicle_mg] { "" } z km-u pojazdu
        [w-cal50] { "" } z wkm-u .50
        [w-m3_75mm] { "" } z armaty 75 mm M3
        [w-m1_76mm] { "" } z armaty 76 mm M1
        [w-m7_3in] { "" } z armaty trzycalowej M7
        [w-m6_37mm] { "" } z armaty 37 mm M6
        [w-m4_105mm] { "" } z haubicy 105 mm M4
        [w-kwk40] { "" } z armaty 7,5 cm KwK40
        [w-stuk40] { "" } z armaty 7,5 cm StuK40
        [w-kwk42] { "" } z armaty 7,5 cm KwK42
        [w-kwk36] { "" } z armaty 8,8 cm KwK36
        [w-kwk38] { "" } z działka 2 cm KwK38
        [w-oqf75] { "" } z armaty 75 mm OQF
        [w-oqf95] { "" } z haubicy 95 mm OQF
        [w-oqf17] { "" } z armaty siedemnastofuntowej OQF
        [w-f34] { "" } z armaty 76 mm F-34
        [w-zis_s53] { "" } z armaty 85 mm ZIS-S-53
        [w-mortar_2in] { "" }
        [w-mortar_60mm] { "" }
        [w-m1_57mm] { "" }
        [w-m2a1_105mm] { "" }
        [w-m1_81mm] { "" }
        [w-pak40] { "" }
        [w-flak36] { "" }
        [w-flak38] { "" }
        [w-lefh18] { "" }
        [w-gw34] { "" }
        [w-sgw43] { "" }
        [w-nw41] { "" }
        [w-6pdr] { "" }
        [w-17pdr] { "" }
        [w-25pdr] { "" }
        [w-ml_3in] { "" }
        [w-bofors] { "" }
        [w-zis3] { "" }
        [w-m120] { "" }
        [w-bm13] { "" }
        [w-lmg_m1919] { "" }
        [w-hmg] { "" }
       *[other] { "" } (broń: { $title })
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
    .gen = { $id ->
        [company-hq] dowództwa kompanii
        [squadron-hq] dowództwa szwadronu
        [first-tank-platoon] 1. plutonu czołgów
        [second-tank-platoon] 2. plutonu czołgów
        [tank-platoon] plutonu czołgów
        [armored-rifle-platoon] plutonu piechoty zmechanizowanej
        [light-tank-platoon] plutonu czołgów lekkich
        [first-panzer-platoon] 1. plutonu czołgów
        [second-panzer-platoon] 2. plutonu czołgów
        [armoured-panzergrenadier-platoon] plutonu grenadierów pancernych
        [anti-tank-gun-platoon] plutonu dział przeciwpancernych
        [anti-tank-gun-section] sekcji dział przeciwpancernych
        [anti-tank-platoon] plutonu przeciwpancernego
        [first-grenadier-platoon] 1. plutonu grenadierów
        [second-grenadier-platoon] 2. plutonu grenadierów
        [grenadier-platoon] plutonu grenadierów
        [machine-gun-platoon] plutonu karabinów maszynowych
        [mortar-section] sekcji moździerzy
        [artillery-battery] baterii artylerii
        [assault-gun-platoon] plutonu dział szturmowych
        [first-rifle-platoon] 1. plutonu strzeleckiego
        [second-rifle-platoon] 2. plutonu strzeleckiego
        [third-rifle-platoon] 3. plutonu strzeleckiego
        [rifle-platoon] plutonu strzeleckiego
        [weapons-platoon] plutonu broni wsparcia
        [field-artillery-battery] baterii artylerii polowej
        [cavalry-recon-patrol] patrolu rozpoznawczego
        [first-armoured-troop] 1. plutonu pancernego
        [second-armoured-troop] 2. plutonu pancernego
        [recce-troop] plutonu rozpoznawczego
        [lorried-rifle-platoon-three-sections] plutonu strzeleckiego na ciężarówkach, trzy sekcje
       *[other] plutonu „{ $title }”
    }
    .acc = { $id ->
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
        [anti-tank-gun-section] sekcję dział przeciwpancernych
        [anti-tank-platoon] pluton przeciwpancerny
        [first-grenadier-platoon] 1. pluton grenadierów
        [second-grenadier-platoon] 2. pluton grenadierów
        [grenadier-platoon] pluton grenadierów
        [machine-gun-platoon] pluton karabinów maszynowych
        [mortar-section] sekcję moździerzy
        [artillery-battery] baterię artylerii
        [assault-gun-platoon] pluton dział szturmowych
        [first-rifle-platoon] 1. pluton strzelecki
        [second-rifle-platoon] 2. pluton strzelecki
        [third-rifle-platoon] 3. pluton strzelecki
        [rifle-platoon] pluton strzelecki
        [weapons-platoon] pluton broni wsparcia
        [field-artillery-battery] baterię artylerii polowej
        [cavalry-recon-patrol] patrol rozpoznawczy
        [first-armoured-troop] 1. pluton pancerny
        [second-armoured-troop] 2. pluton pancerny
        [recce-troop] pluton rozpoznawczy
        [lorried-rifle-platoon-three-sections] pluton strzelecki na ciężarówkach, trzy sekcje
       *[other] pluton „{ $title }”
    }
    .pinned = { $id ->
        [company-hq] przygniecione
        [squadron-hq] przygniecione
        [anti-tank-gun-section] przygnieciona
        [mortar-section] przygnieciona
        [artillery-battery] przygnieciona
        [field-artillery-battery] przygnieciona
       *[other] przygnieciony
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
    [training] Zagroda
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

game-title = Flames of War (starsze zasady)
game-about = Dwie kompanie figurek walczą na stole mierzonym w calach. Plutony poruszają się swobodnie, strzelają, bombardują i szturmują; lasy, wzgórza, mury i domy zasłaniają je i chronią. Rozstrzyga zajęcie celu albo załamanie kompanii wroga.
game-reconstructed = To wydanie nieoficjalne. Wydawcą Flames of War jest Battlefront Miniatures (pierwsza edycja 2002, druga 2006). Tytuły i znaki towarowe należą do ich właścicieli. Zasady są zgodne ze streszczeniem starszej edycji; tam, gdzie streszczenie milczy, przyjęliśmy własne rozstrzygnięcia, oznaczone w tekście zasad. Punkty, część charakterystyk, kompanie i misje nie pochodzą z wydanej gry: zostały odtworzone.
thing-team = { $side }, { $tag }·{ $n } { $type }, { $platoon }: { $states }; { $x }, { $y } cala (część stołu: { $region }), zwrócona na { $octant ->
    [0] wschód
    [1] północny wschód
    [2] północ
    [3] północny zachód
    [4] zachód
    [5] południowy zachód
    [6] południe
   *[other] południowy wschód
}
    .short = { $tag }·{ $n } { $type }
thing-platoon = { $side }, pluton { $tag }, { $platoon }, na stole { $teams ->
        [one] { $teams } jednostka
        [few] { $teams } jednostki
        [many] { $teams } jednostek
       *[other] { $teams } jednostki
    }: { $pinned }
    .short = { $tag } { $platoon }
thing-aircraft = Samoloty, { $side }, zostało { $n ->
        [one] { $n } kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    }
    .short = samoloty, { $side }
thing-objective = Cel { $id }, do zajęcia: { $side }, { $x }, { $y } cala
    .short = cel { $id }
thing-objective-hold = cel { $side-gen }: { $hold ->
    [held] zajęty
    [contested] sporny
    [kept] broniony
   *[open] wolny
}
thing-score = zniszczone punkty: { $points } z { $all }, stracone jednostki: { $lost } z { $teams }
thing-score-holds = zniszczone punkty { $points }/{ $all }; straty: jednostki { $lost }/{ $teams }, plutony { $gone } (test morale { $holds ->
    [0] w następnej turze
   *[other] przy { $at }
})
thing-and = { $one }, { $rest }
thing-state-fit = w gotowości
thing-state-pinned = przygniecenie ogniem
thing-state-bogged = zakopanie
thing-state-bailed-out = wstrząśnięta załoga
thing-state-dug-in = w okopach
thing-state-moved = po ruchu
thing-state-shot = po strzale
thing-state-adrift = poza zasięgiem dowodzenia
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
left-over = { $count ->
    [one] { $count } pluton może jeszcze działać
    [few] { $count } plutony mogą jeszcze działać
    [many] { $count } plutonów może jeszcze działać
   *[other] { $count } plutonu może jeszcze działać
}
pick-default = Domyślnie
pick-starting = Wykonaj wszystkie testy
pick-end-step = Zakończ fazę
card-platoon = { $platoon }: { $training }, { $motivation }
card-count = { $n } × { $type }
card-morale = Test morale { $holds ->
    [0] po każdej następnej stracie
    [one] po jeszcze jednej stracie
    [few] po jeszcze { $holds } stratach
    [many] po jeszcze { $holds } stratach
   *[other] po jeszcze { $holds } stratach
}
card-conscript = poborowi
card-trained = wyszkoleni
card-veteran = weterani
card-reluctant = niechętni
card-confident = pewni siebie
card-fearless = nieustraszeni
card-state = Teraz: { $states }
card-move = Ruch: { $open }″ na przełaj, { $road }″ po drodze, { $rough }″ w terenie ciężkim
card-armour = Pancerz: przód { $front }, bok { $side }, góra { $top }
card-weapon = { $weapon }: { $range }″, szybkostrzelność { $rof }, przebijalność { $tank }, siła ognia { $fire }+
card-aboard = Na pokładzie: { $team }
card-role-platoon-commander = Dowódca plutonu
card-role-company-commander = Dowódca kompanii
card-role-2ic = Zastępca dowódcy
card-role-higher-command = Wyższe dowództwo
card-role-staff = Sztab
card-role-observer = Obserwator
card-role-transport = Transport plutonu
bench = Rozkazy
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
bench-step-back = Cofnij ostatni krok tego planu (Ctrl+Z)
bench-rolls = rzuca kośćmi
bench-leaving = Jeszcze raz Escape: rozkaz zostanie odłożony.
bench-legal = Zgodne z zasadami.
bench-checking = Sprawdzam…
bench-moving = { $tag } { $platoon }: kliknij cel
bench-double = Szybki ruch
bench-double-help = Szybki ruch: prosto przed siebie, dwa razy dalej, w tej turze bez strzelania.
bench-dig-in = Okop się
bench-dismount = Wysiądź
bench-length = { $length } / { $allowance }″
bench-length-on = { $length } / { $allowance }″ · { $ground }
bench-stops = musi stanąć: { $ground }
bench-checks = { $n ->
        [one] { $n } test zakopania się na { $needs }+
        [few] { $n } testy zakopania się na { $needs }+
        [many] { $n } testów zakopania się na { $needs }+
       *[other] { $n } testu zakopania się na { $needs }+
    }
bench-in-command = W zasięgu dowodzenia { $n } z { $of }, potrzeba { $needed }
bench-x = x
bench-y = y
bench-heading = kierunek
bench-stays = zostaje
bench-undo-leg = Wróć na miejsce
bench-via-help = Shift i klik stawia załamanie, klik stawia cel; Q i E obracają; strzałki przesuwają o 0,25″, z Shift o 1″, z Ctrl o 0,05″.
bench-towards = W stronę
bench-inches = cale
bench-go = Ustaw
bench-fire = Strzela { $tag } { $platoon }
bench-fire-defend = Ogień zaporowy
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
bench-bombard = Bombardowanie: { $tag } { $platoon }
bench-directing = Kieruje
bench-aim = Cel
bench-mode-he = Odłamkowe
bench-mode-smoke = Dymne
bench-mode-repeat = Powtórz
bench-ranging = Wstrzelenie się { $needed }+, próby: { $attempts }, razem { $percent } %
bench-guns = { $n ->
        [one] strzela { $n } działo
        [few] strzelają { $n } działa
        [many] strzela { $n } dział
       *[other] strzela { $n } działa
    }
bench-under-own = Własne jednostki pod wzornikiem: { $teams }
bench-under-enemy = Pod wzornikiem: { $teams }
bench-under-nobody = Pod wzornikiem nie ma nikogo.
bench-assault = Szturm: { $tag } { $platoon }
bench-stages = Etapy szturmu
bench-stage-1 = wybór
bench-stage-2 = szarża
bench-stage-3 = ogień zaporowy
bench-stage-4 = walka wręcz
bench-stage-6 = wdarcie się
bench-stage-8 = odpowiedź
bench-stage-10 = umocnienie pozycji
bench-poses = Ustaw jednostki: przeciągnij je albo wpisz, gdzie stoją
bench-deploy = Rozstawienie: { $tag } { $platoon }
bench-counterattack = Kontratak
bench-break-off = Wycofanie
bench-allocate = Kolejność, w jakiej jednostki przyjmują trafienia
bench-allocate-help = Klikaj jednostki w kolejności, w jakiej przyjmują trafienia.
bench-earlier = Wcześniej
bench-later = Później
bench-clear-sight = Czysta: cel jest widoczny
bench-concealed = Cel jest w ukryciu
bench-blocked = Zasłonięta
bench-rays = zasłonięte promienie: { $n } z 5
bench-gone-to-ground = cel przypadł do ziemi
bench-bulletproof = za twardą osłoną
bench-sees = Widzi { $n ->
        [one] { $n } jednostkę wroga
        [few] { $n } jednostki wroga
        [many] { $n } jednostek wroga
       *[other] { $n } jednostki wroga
    }
bench-distance = { $inches }″
hint-move = Kliknij swój pluton, a potem miejsce, dokąd ma iść; szyki są pod mapą. Rysunek jest tylko planem, dopóki nie klikniesz „Zatwierdź”.
hint-shoot = Wybierz pluton: wrogowie, do których może strzelać, są podświetleni z szansą trafienia. Kliknij cel, a potem „Strzelaj”.
hint-assault = Pluton w odległości do 4 cali od wroga może szturmować: wybierz go, a potem wroga ze skrzyżowanymi mieczami. Szarża zostanie narysowana; „Zatwierdź” rzuca kośćmi.
hint-objective = Gwiazda to twój cel: miej jednostkę plutonu do 4 cali od niej, a wroga dalej niż 4, gdy zacznie się twoja następna tura. Podpis mówi, kto tam stoi.
hint-starting = Teraz test motywacji wykonują przygniecione plutony i wstrząśnięte załogi. Pluton, który straci zbyt wiele jednostek, może pójść w rozsypkę.
hint-moved = Teraz czołgi: wybierz je i kliknij cel. Jednostki, które się ruszyły, strzelają mniejszą liczbą kości, więc pluton może też zostać. Potem zakończ fazę.
hint-shot = Pięć trafień przygniata pluton ogniem, aż się zbierze. Kto strzela więcej niż jedną kością, nie szturmuje w tej turze. Strzelaj też drugim plutonem, a potem zakończ fazę.
hint-allocate = Twój pluton jest trafiony. Jednostki przyjmują trafienia w kolejności numerów: klikaj je w innej kolejności albo zatwierdź ją tak, jak jest.
hint-defend = Wróg szarżuje: najpierw strzelają wszyscy, którzy mogą. Pięć trafień odrzuca szarżę.
hint-react = Odpowiedz kontratakiem albo wycofaj się i oddaj wrogowi teren.
hint-consolidate = Szturm wygrany. Kliknij cel w odległości do 4 cali albo zatwierdź, aby zostać.
hint-finished = To była walka o farmę. Teraz zagraj „Skrzyżowanie” z botem albo zbuduj własną kompanię na stronie „Rozpiski”.
bench-teams = Jednostki ({ $n })
bench-direct = Ogień na wprost
bench-bombards = Bombardowanie
bad-question = Nie rozumiem pytania: { $text }
bench-hopeless = Nie ma lepszej podpowiedzi.
phase-deploying = Rozstawienie
    .rule = FW-16
phase-starting = Faza wstępna
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
bench-double-note = Szybki ruch: bez strzelania.
bench-eyes = Oczy i uszy
bench-eyes-help = Jednostka zwiadu wskazuje jednostkę wroga:
bench-appoint = Wyznacz dowódcę
bench-appoint-help = Dowódca wyznacza nowego dowódcę plutonu:
bench-recover = Odholuj
bench-recover-help = Pojazd ewakuacyjny odholowuje inny, najwyżej 4 cale:
bench-join = Dołącz do plutonu
bench-join-help = Jednostka niezależna dołącza do plutonu:
bench-air-strike = Atak z powietrza
bench-air-strike-help = Samoloty atakują jednostkę:
bench-slot-own = Jednostka własna
bench-slot-enemy = Jednostka wroga
bench-slot-any = Jednostka
bench-slot-platoon = Pluton
bench-slot-leader = Dowódca
bench-slot-weapon = Broń
bench-on-board = kliknij na stole
bench-ends-where = Kliknij, gdzie pojazd kończy.
bench-ends-at = Kończy na { $x }, { $y }.
bench-hold-back = Które plutony czekają w rezerwie lub w zasadzce?
bench-hold-deploy = rozstawia się
bench-hold-reserve = rezerwa
bench-hold-ambush = zasadzka
bench-starting = Faza wstępna: które testy są wykonywane?
bench-test-rally = Zebranie
bench-test-remount = Powrót załogi
bench-test-free = Wydostanie się
bench-call-air = Wezwij samoloty ({ $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
})
bench-no-tests = Nie ma czego testować.
bench-where-reserve = w rezerwie
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
bench-group-of = grupa jednostki { $n }
bench-facing = Zwróć się do
bench-nearest = najbliższego
bench-opening = Przejście
bench-first-free = pierwsze wolne
bench-priority = Trafienia najpierw w
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
option-air_a-online = Wsparcie lotnicze strony A.
option-air_b-online = Wsparcie lotnicze strony B.
bench-none = W tej fazie nie możesz już wydać żadnego rozkazu.
bench-turning = Obróć wybraną jednostkę

## Whom a platoon could shoot at, and formations

barred-silent = { $why ->
    [FW-7_2] Już strzelało
    [FW-5_14] Po ruchu szybkim nie strzela się
    [FW-8_3] Wstrzymuje ogień, by inni strzelali obok
    [FW-2_8] Z tej broni nie strzela się po ruchu
   *[other] Żadna z jego broni nie może teraz strzelać
}.
barred-out-of-range = Poza zasięgiem: { $inches }″, zasięg { $range }″.
barred-out-of-sight = Nikt go nie widzi.
barred-out-of-field = Poza polem ostrzału.
barred-mortar-too-near = Za blisko dla moździerzy.
barred-cavalry-too-far = Za daleko na strzał z siodła.
bench-chance = traf. { $percent } %
bench-kill = znisz. { $percent } %
bench-chances = traf. { $percent } %, znisz. { $kill } %
bench-no-chance = trzeba { $n }+: nie do trafienia
bench-shoot-all = Strzelaj
bench-split = Podziel ogień
bench-split-help = Kliknij swoją jednostkę, by dać jej inny cel.
bench-split-target = Kliknij cel dla: { $teams }.
bench-split-cannot = { $teams }: strzał do { $tag } niemożliwy. Kliknij inny cel albo ponownie { $teams }.
bench-split-none = { $teams }: teraz żaden wróg nie może być celem.
bench-split-sum = Ogień podzielony: { $shares }.
bench-split-share = { $tag }: { $teams ->
    [one] { $teams } jednostka
    [few] { $teams } jednostki
    [many] { $teams } jednostek
   *[other] { $teams } jednostki
}, { $percent } % na trafienie, średnio { $hits }, { $kill } % na zniszczenie{ $pins ->
    [0] { "" }
   *[other] , { $pin } % na przygniecenie
}
bench-not-given = Rozkaz dla { $tag } narysowany na mapie nie został jeszcze wydany: Anuluj wraca do niego.
bench-halt-stops = { $teams }: { $n ->
    [one] staje
    [few] stają
    [many] staje
   *[other] stają
} na skraju terenu: { $ground }. Na więcej ten teren w jednym ruchu nie pozwala (FW-5.4).
bench-halt-rolls = ⚄ { $teams }: trzeba { $needs }+, by przejść przez teren: { $ground }.
bench-hopeless-charge = Nie znaleziono gotowej szarży: przeciągnij jednostkę do podstawki wroga, a zetknie się z nią.
bench-forgoes = Pełna szybkostrzelność: w tej turze bez szarży, cele: { $tags }.
bench-spare = Po jednej kości, szarża zostaje
bench-ranges-in = wstrzel. { $percent } %
silent-13-3 = poruszyło się, strzelało lub jest zajęte
silent-13-4 = poza zasięgiem ostrzału
silent-13-5 = zasłonięte przez las lub budynek
silent-13-22 = nie ma miejsca na obrót
silent-7-9 = cel nie jest przed nim
silent-5-21 = okopuje się
silent-8-3 = wstrzymuje ogień
silent-10-2 = jest przygniecione ogniem
bench-short = Dalej nie dojdzie: { $inches }″ przed wskazanym miejscem.
bench-left-behind = { $team } zostaje na miejscu.
bench-astray = { $n ->
    [one] { $n } jednostka nie dochodzi
    [few] { $n } jednostki nie dochodzą
    [many] { $n } jednostek nie dochodzi
   *[other] { $n } jednostki nie dochodzi
} na miejsce w tym szyku: za daleko albo brak tam miejsca.
bench-storm-test = Test motywacji przed szturmem na czołgi: { $needed }+.
bench-storm-fire = Ogień zaporowy: średnio trafień { $fire }, { $percent } % na odparcie szturmu.
bench-storm-calm = Nikt nie może odpowiedzieć ogniem.
bench-storm-blows = Potem walka wręcz, rzuty na { $needed }+: { $strikers }; średnio trafień { $blows }.
bench-targets = Kliknij cel: strzelą do niego wszyscy, którzy mogą.
bench-no-targets = Nie ma do kogo strzelać.
bench-target-sum = { $tag } { $platoon }, { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, trafienie { $percent } % (średnio { $hits }), zniszczenie { $kill } % (średnio { $kills }){ $pins ->
    [0] { "" }
   *[other] , przygniecenie { $pin } %
}
note-goal = Zadanie: od tury { $from } { $mine ->
    [0] nie dopuścić wroga do jego celów (★)
   *[other] utrzymać jeden ze swoich celów (★)
} albo złamać kompanię wroga. Ostatnia jest tura { $turns }.
note-mission = { $mission }: { $mine ->
    [0] wróg wygrywa, jeśli od tury { $from } zacznie swoją turę z jednostką do 4″ od celu (★), przy którym nie ma twojej. Ty wygrywasz, gdy jego kompania się załamie.
   *[other] wygrywasz, jeśli od tury { $from } zaczniesz swoją turę z jednostką do 4″ od swojego celu (★), przy którym nie ma wroga, albo gdy jego kompania się załamie.
} { $special } Po turze { $turns } wygrywa { $limit ->
    [points] strona, która zniszczyła wrogowi więcej punktów
    [mine] twoja strona
   *[theirs] przeciwnik
}.
bench-note-and = { $one } { $rest }
bench-note-nothing = { "" }
note-meeting = Bój spotkaniowy: wszyscy zaczynają jak po ruchu, a w pierwszej turze nie ma ostrzału artylerii ani samolotów.
note-prepared = Piechota i działa { $side-gen } są od początku okopane.
note-reserves = W rezerwie pozostaje połowa plutonów { $side-gen }; wchodzą od tury { $n }.
note-ambush = { $n ->
    [one] { $n } pluton { $side-gen } może
    [few] { $n } plutony { $side-gen } mogą
    [many] { $n } plutonów { $side-gen } może
   *[other] { $n } plutonu { $side-gen } może
} czekać w zasadzce.
note-unequal = Nierówne siły: twoje { $own } punktów, wroga { $enemy }.
note-hold-out = Od tury { $n } wygrywa { $side }, jeśli wróg nie stoi blisko żadnego celu.
bench-details = Szczegóły
bench-form-keep = Bez zmiany szyku
bench-form-line = Linia
bench-form-column = Kolumna
bench-form-wedge = Klin
bench-form-around = Wokół punktu
bench-form = Szyk
bench-one = Po jednej jednostce

## Dice as they fall

outcome-fire = Ogień, cel: { $platoon }
outcome-fire-sum = { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}
outcome-saves = Rzuty obronne
outcome-saves-sum = udane: { $hits } z { $dice }
outcome-firepower = Testy siły ognia
outcome-firepower-sum = udane: { $hits } z { $dice }
outcome-blows = Walka wręcz
outcome-blows-sum = { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}
outcome-template = Pod wzornikiem
outcome-template-sum = { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}
outcome-flak = Ogień do samolotu
outcome-flak-sum = { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}
outcome-ranging = Wstrzelenie się w cel
outcome-ranging-sum = { $hits ->
    [0] nieudane
   *[other] udane
}

## What a platoon can do beside going and shooting

barred-mount = Żaden własny pojazd nie jest w zasięgu.
barred-join = Żaden pluton nie jest dość blisko.
barred-director = Nikt nie może teraz kierować tym bombardowaniem.
barred-tow = Obok nie ma nic do odholowania.
bench-acts = Rozkazy tego plutonu
bench-act-dig-in = Okop się
bench-act-get-off = Wysiądź z pojazdów
bench-act-mount = Wsiądź
bench-act-join = Dołącz do plutonu
bench-act-bombard = Bombarduj
bench-act-smoke = Postaw dym
bench-act-repeat = Powtórz bombardowanie
bench-act-eyes = Oczy i uszy
bench-act-appoint = Wyznacz dowódcę
bench-act-recover = Odholuj
bench-act-double = Ruch szybki
bench-act-shoot = Strzelaj
bench-act-aim = Kliknij jeden z podświetlonych celów i zatwierdź.
bench-act-chance = { $needed }+, { $percent } %
bench-act-chance-best = najlepiej { $needed }+, { $percent } %
bench-more = Inne rozkazy
bench-nudging = Przesuń trzymaną jednostkę o 0,25″; z Shift o 1″, z Ctrl o 0,05″
bench-beside-waiting = do rozstawienia
bench-beside-here = nad stołem: { $n }
bench-beside-dice = { $n ->
    [one] { $n } kość do wezwania
    [few] { $n } kości do wezwania
    [many] { $n } kości do wezwania
   *[other] { $n } kości do wezwania
}
card-aircraft = Wzywa się je w fazie wstępnej: nadlatują, jeśli na jednej z tych kości wypadnie 5 lub 6; każde wezwanie kosztuje kość.
card-aircraft-here = Są nad stołem: gdy kończy się faza strzelania, ich właściciel wskazuje cel dalej niż 16″ od wszystkich własnych jednostek.
bench-beside-call = Wezwij: { $percent } %
bench-beside-calls = ✓ Wezwij: { $percent } %
bench-beside-help = Kliknij znacznik nad stołem: pluton rozstawia się, czeka w rezerwie albo w zasadzce.
bench-strike-help = Kliknij podświetloną jednostkę wroga; drugie kliknięcie zaczyna atak.
bench-strike-sum = { $team }: wstrzelenie się na { $needed }+ ({ $percent } % w trzech próbach), pod wzornikiem { $enemies ->
    [one] { $enemies } jednostka wroga
    [few] { $enemies } jednostki wroga
    [many] { $enemies } jednostek wroga
   *[other] { $enemies } jednostki wroga
}, w zasięgu { $guns ->
    [0] żadnego działa przeciwlotniczego
    [one] { $guns } działo przeciwlotnicze
    [few] { $guns } działa przeciwlotnicze
    [many] { $guns } dział przeciwlotniczych
   *[other] { $guns } działa przeciwlotniczego
}; średnio trafień { $hits }, trafieni są przygnieceni ogniem.

# Części oceny pozycji, do wskazówek i analizy.
worth-strength = sprawne jednostki i plutony
worth-fire = własny ogień
worth-under-fire = ogień przeciwnika
worth-objectives = cele w zasięgu
worth-guard = obrona własnych celów
worth-posture = podejście i osłona
worth-limit = punkty na koniec czasu

## Army lists

list-too-long = Rozpiska jest za długa: najwyżej { $most } znaków.
list-unreadable = Rozpiska zaczyna się od punktów, na przykład 1220:us_rifle_company.hq,us_rifle_company.rifle_1.
list-unknown = W danych nie ma plutonu „{ $word }”.
list-too-many = Za dużo plutonów: najwyżej { $most }.
list-limit = Można umówić się najwyżej na { $most } punktów.
list-over = Za drogo: { $points } punktów z { $limit }, o { $over } za dużo.
list-headquarters = { $count ->
    [0] Kompania potrzebuje dowództwa
    [1] Dowództwo stoi na początku
   *[other] Kompania ma jedno dowództwo, nie { $count }
}.
list-ratings = { $platoon }: inna narodowość albo inna jakość niż dowództwo, więc punkty się nie zgadzają.
list-combat = Co najmniej jeden pluton bojowy musi pochodzić z kompanii dowództwa ({ $company }).
list-support = Za dużo wsparcia: { $others } z innych kompanii, { $own } własnych; najwyżej tyle samo.
list-alike = { $platoon }: najwyżej { $most } razy.
list-teams = Za dużo jednostek: { $teams }, dozwolone { $most }.
list-fits = Tą rozpiską można grać.
list-role-combat = Bojowy
list-role-weapons = Broń wsparcia
list-role-artillery = Artyleria
list-role-support = Wsparcie
list-role-recce = Zwiad
list-role-hq = Dowództwo

## Rodzaje ruchów i zakończenia, jak nazywają je zestawienia wielu partii

verb-move = Ruch plutonu
verb-assault = Szturm
verb-counterattack = Kontratak
verb-disengage-move = Ruch przy oderwaniu się
verb-deploy = Rozstawienie plutonu
verb-ambush = Wyjście z zasadzki
verb-place = Ustawienie jednostek
verb-break-in = Wdarcie się na pozycje wroga
verb-break-off = Wycofanie się z walki
verb-consolidate = Przesunięcie po wygranym szturmie
verb-shoot = Strzelanie
verb-defend = Ogień zaporowy
verb-aa-fire = Ogień przeciwlotniczy
verb-bombard = Ostrzał artyleryjski
verb-starting = Testy fazy wstępnej
verb-end-step = Koniec fazy
verb-concede = Poddanie się
verb-pass = Bez zmian
verb-join = Jednostka niezależna dołącza do plutonu
verb-eyes = Zwiad wskazuje cel
verb-appoint = Wyznaczenie dowódcy
verb-warrior = Wybór straty za niezłomnego
verb-change-tank = Dowódca przesiada się
verb-arrive = Nadejście rezerw
verb-intercept = Przechwycenie lub nie
verb-disengage = Oderwanie się lub nie
verb-reroll = Powtórzenie rzutu lub nie
verb-intent = Kontratak lub wycofanie się
verb-allocate = Rozdzielenie trafień
verb-recover = Odholowanie pojazdu
verb-air-strike = Nalot
verb-decline = Odmowa
verb-hold-back = Wybór plutonów do rezerwy i zasadzki
end-score = zniszczone punkty wroga: { $count }
ending-morale = Kompania nie zdała testu morale
ending-objective = Zdobycie celu
ending-held-out = Obrońca utrzymał pozycje
ending-limit = Koniec ostatniej tury
ending-empty = Strona nie ma już jednostek
ending-concession = Poddanie się

## Co zrobił przeciwnik i salwy w dzienniku

recap = Co zrobiła druga strona
recap-moved = Ruch: { $tags }.
recap-volley = { $by } strzela, cel: { $at }; { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
} na { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}.
recap-bombards = { $by } prowadzi bombardowanie, cel: { $at }{ $missed ->
    [yes] ; bez wstrzelania
   *[no] { "" }
}.
recap-dives = Nalot, cel: { $at }{ $missed ->
    [yes] ; bez wstrzelania
   *[no] { "" }
}.
recap-loss = { $tag }: { $destroyed ->
    [0] { $out ->
        [0] bez strat
       *[other] wstrząśnięte załogi: { $out }
    }
   *[other] zniszczone jednostki: { $destroyed }
}{ $pinned ->
    [yes] , przygnieciony ogniem
   *[no] { "" }
}.
digest-needed = { $low }+
digest-needed-range = od { $low }+ do { $high }+
digest-fire = { $teams ->
    [one] { $teams } jednostka strzela
    [few] { $teams } jednostki strzelają
    [many] { $teams } jednostek strzela
   *[other] { $teams } jednostki strzela
}, cel: { $platoon }; { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, potrzeba { $needs }: { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}.
digest-saves = { $platoon }: obronione trafienia: { $hits } z { $dice }{ $power ->
    [0] { "" }
   *[other] ; udane testy siły ognia: { $passed } z { $power }
}.
digest-saves-all = Obronione trafienia: { $hits } z { $dice }{ $power ->
    [0] { "" }
   *[other] ; udane testy siły ognia: { $passed } z { $power }
}.
digest-blows = { $teams ->
    [one] { $teams } jednostka walczy wręcz
    [few] { $teams } jednostki walczą wręcz
    [many] { $teams } jednostek walczy wręcz
   *[other] { $teams } jednostki walczy wręcz
}, potrzeba { $needs }: { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}.
outcome-saves-of = Obrona: { $platoon }
outcome-firepower-of = Siła ognia, cel: { $platoon }
outcome-nothing = Nikt nie ginie.
outcome-closing = { $tag }: trafienia { $hits }, obronione { $saved }, zniszczone { $destroyed }{ $out ->
    [0] { "" }
   *[other] , wstrząśnięte załogi { $out }
}; { $pinned ->
    [yes] przygnieciony ogniem
    [later] przygnieciony na koniec fazy
   *[no] nieprzygnieciony
}.
