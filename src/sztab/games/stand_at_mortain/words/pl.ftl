# Stand at Mortain: nazwy, polecenia, propozycje, zdarzenia i odmowy.

german = Niemcy
    .mid = Niemcy
us = Amerykanie
    .mid = Amerykanie

unit = { $id ->
    [us-117] 117. pułk piechoty
    [us-119] 119. pułk piechoty
    [us-120] 120. pułk piechoty
    [us-td-t] 823. batalion niszczycieli czołgów (holowany)
    [us-td-sp] batalion niszczycieli czołgów (samobieżny)
    [ge-2ss-d] 2 SS KG D (piechota)
    [ge-2ss-df] 2 SS KG DF (piechota)
   *[other] { $name }
}
hex = { $hex }
hex-named = { $hex } ({ $place ->
    [hill-314] Wzgórze 314
   *[other] { $name }
})
place = { $place ->
    [hill-314] Wzgórze 314
   *[other] { $name }
}
turn = tura
deck = w talii
drawn = karta
    .acc = kartę
    .joker = Joker
in-play = karta
activations = wykorzystane aktywacje
one-stack = jedna jednostka albo jeden zbiór jednostek
    .acc = jedną jednostkę albo jeden zbiór jednostek
germans-out = Jednostki niemieckie, które opuściły mapę
us-lost = Straty amerykańskie
marker-air = marker powietrzny
    .gen = markera powietrznego
marker-oba = marker artylerii
    .gen = markera artylerii
interdiction-on = nęka
has-acted = po akcji
    .moves = rusza się
    .enters = wchodzi do gry
    .leaves = opuszcza mapę
    .fires = strzela
    .fire = ogień łączony
under-attack = cel
is-flipped = obrócona
is-whole = nieobrócona
place-waiting = czeka poza mapą
place-exited = opuszcza mapę
place-eliminated = wyeliminowana

card = { $rank ->
    [A] as
    [J] walet
    [Q] dama
    [K] król
   *[other] { $rank }
} { $suit ->
    [S] pik
    [C] trefl
    [H] kier
   *[D] karo
}
joker = Joker

caption = Znaki: " las, v wioska, T miasto, ^ wzgórze; #102 jednostka niemiecka, +120 amerykańska, gwiazdka: jednostka obrócona. Tura { $turn } z { $turns }, kart w talii: { $left }{ $joker ->
    [in] {""}
   *[out] , bez Jokera
}; jednostki niemieckie, które opuściły mapę: { $exits } (potrzeba { $needed }).
caption-off-map =
    { $place ->
        [waiting] Czekają poza mapą
        [exited] Opuściły mapę
       *[eliminated] Wyeliminowane
    }: { $units }
    { $rest }
chance = { $needed ->
    [1] trafia tylko as
    [10] trafia każda karta od asa do 10
   *[other] trafia karta { $needed } lub niższa
}: trafienie { $hit } %{ $ends ->
    [0] {""}
   *[other] , Joker kończy turę: { $ends } %
}
    .badge = { $hit }%
chance-in-vain = żadna karta nie trafia{ $ends ->
    [0] {""}
   *[other] ; Joker kończy turę: { $ends } %
}
    .badge = 0%

## Opcje

option-one_per_type = Amerykanie mogą użyć w turze obu markerów: powietrznego i artylerii. Bez tej opcji: jeden marker na turę.
option-data = Zestaw danych: puste oznacza dane gry, „tuned” – wartości, które wyrównują szanse stron; można też podać własny plik.
option-data-online = Wartości jednostek. Po dostrojeniu Niemcy wygrywają 57 % gier generałów (botów) zamiast 69 %.
option-data- = jak w grze
option-data-tuned = dostrojone

## Fazy, jak nazywa je nagłówek stołu

phase-placing = Przygotowanie
    .rule = SM-1
phase-acting = Aktywacja
    .rule = SM-4
phase-redrawing = Figura w walce
    .rule = SM-3
phase-over = Koniec gry
    .rule = SM-8

## Polecenia

prompt-placing = Rozmieść swoje jednostki gdziekolwiek, ale nie na wschodnich heksach, najwyżej dwie na heksie. { $left ->
    [one] Pozostaje { $left } jednostka.
    [few] Pozostają { $left } jednostki.
    [many] Pozostaje { $left } jednostek.
   *[other] Pozostaje { $left } jednostki.
}
prompt-ready = Wszystkie jednostki stoją na mapie. Zakończ rozmieszczanie albo cofnij ruch.
prompt-wait-placing = { $side } rozmieszczają jednostki.
prompt-acting = Karta: { $card }. { $left ->
    [0] Wszystkie aktywacje są wykorzystane. Naciśnij „Zakończ”.
    [one] Możesz aktywować { $left } jednostkę: rusza się o jeden heks albo strzela.
    [few] Możesz aktywować najwyżej { $left } jednostki: każda rusza się o jeden heks albo strzela.
    [many] Możesz aktywować najwyżej { $left } jednostek: każda rusza się o jeden heks albo strzela.
   *[other] Możesz aktywować najwyżej { $left } jednostki: każda rusza się o jeden heks albo strzela.
}
prompt-tiger = Karta: { $card }. Wszystkie aktywacje są wykorzystane, ale Tiger działa za darmo: { $tiger ->
    [acted] jedna jednostka z jego heksu może jeszcze ruszyć się albo strzelić.
   *[free] może jeszcze ruszyć się albo strzelić.
}
prompt-face = Karta: { $card }. Możesz aktywować jedną jednostkę albo jeden zbiór jednostek: każda jednostka rusza się o jeden heks albo strzela.
prompt-done = Marker jest wykorzystany. Naciśnij „Zakończ”.
prompt-wait-acting = Działają { $side-mid }. Karta: { $card }.
prompt-redrawing = Karta: { $card }. Wyciągnij następną kartę albo przyjmij pudło.
prompt-wait-redrawing = Karta: { $card }. { $side } decydują, czy wyciągnąć następną.
prompt-over = Bitwa jest zakończona.

## Propozycje

offer-place = Ustaw na heksie { $hex }: { $unit }.
offer-move = { $unit } rusza się na heks { $hex }.
offer-enter = { $unit } wchodzi do gry na heksie { $hex }.
offer-exit = { $unit } opuszcza mapę.
offer-fire = { $count ->
    [one] { $units } strzela
   *[other] Ogień łączony: { $units }
}; cel: { $target }.
offer-air = Atak lotnictwa ({ $mode }); cel: { $target }.
offer-oba = Ostrzał artylerii spoza planszy; cel: { $target }.
offer-interdict = Lotnictwo nęka heks { $hex } i heksy wokół niego.
offer-redraw = Wyciągnij następną kartę.
offer-accept = Przyjmij pudło.
offer-pass = Spasuj; potem następna karta.
offer-done = Zakończ działania; potem następna karta.
offer-ready = Zakończ rozmieszczanie; potem pierwsza karta.

## Zdarzenia

placed = { $unit } zajmuje heks { $hex }.
set-up = { $side } rozmieścili jednostki. Teraz do gry wchodzą { $enemy-mid }.
turn-begins = Tura { $turn } z { $turns }: wszystkie karty zostają przetasowane (w talii: { $left }).
turn-now = Tura { $turn } z { $turns } (w talii: { $left }).
draws = Karta: { $card } (w talii: { $left }). { $side } mogą aktywować { $units ->
    [one] { $units } jednostkę
    [few] do { $units } jednostek
    [many] do { $units } jednostek
   *[other] do { $units } jednostki
}.
draws-face = Karta: { $card } (w talii: { $left }). { $side } mogą aktywować jedną jednostkę albo jeden zbiór jednostek.
nothing-to-do = Karta: { $card } (w talii: { $left }). { $side } nie mogą nic z nią zrobić.
passes = { $side } pasują.
finishes = { $side } kończą działania z tej karty.
joker-ignored = Joker wychodzi, zanim obie strony miały swoją kartę, więc zostaje odłożony (w talii: { $left }).
joker-ends-turn = Joker kończy turę { $turn } (w talii: { $left }).
joker-in-combat = Joker kończy turę (w talii: { $left }); atak pozostaje nierozstrzygnięty.
deck-runs-out = Talia jest pusta: kończy się tura { $turn }.
moves = { $unit } rusza się z heksu { $origin } na { $hex }; wykorzystane aktywacje: { $used }{ $allowed ->
    [0] { $used ->
        [one] {""}
        [few] {" "}(jeden zbiór jednostek)
        [many] {" "}(jeden zbiór jednostek)
       *[other] {" "}(jeden zbiór jednostek)
    }
    [1] {""}
   *[other] {" "}z { $allowed }
}.
tiger-rides = { $unit } liczy się jako aktywowany razem ze swoim zbiorem jednostek i nie zużywa osobnej aktywacji.
enters = { $unit } wchodzi do gry na heksie { $hex }; wykorzystane aktywacje: { $used }{ $allowed ->
    [0] { $used ->
        [one] {""}
        [few] {" "}(jeden zbiór jednostek)
        [many] {" "}(jeden zbiór jednostek)
       *[other] {" "}(jeden zbiór jednostek)
    }
    [1] {""}
   *[other] {" "}z { $allowed }
}.
exits = { $unit } opuszcza mapę z heksu { $hex }; wykorzystane aktywacje: { $used }{ $allowed ->
    [0] { $used ->
        [one] {""}
        [few] {" "}(jeden zbiór jednostek)
        [many] {" "}(jeden zbiór jednostek)
       *[other] {" "}(jeden zbiór jednostek)
    }
    [1] {""}
   *[other] {" "}z { $allowed }
}. Jednostki niemieckie, które opuściły mapę: { $exits } (potrzeba { $needed }).
fires = { $count ->
    [one] { $units } strzela
   *[other] Ogień łączony: { $units }
}; cel: { $target } na heksie { $hex }; wykorzystane aktywacje: { $used }{ $allowed ->
    [0] { $used ->
        [one] {""}
        [few] {" "}(jeden zbiór jednostek)
        [many] {" "}(jeden zbiór jednostek)
       *[other] {" "}(jeden zbiór jednostek)
    }
    [1] {""}
   *[other] {" "}z { $allowed }
}.
air-attacks = Atak lotnictwa ({ $mode }); cel: { $units } na heksie { $hex }, { $terrain }; marker powietrzny użyty w tej turze { $uses } { $uses ->
    [one] raz
   *[other] razy
}.
oba-attacks = Ostrzał artylerii spoza planszy; cel: { $units } na heksie { $hex }, { $terrain }; marker artylerii użyty w tej turze { $uses } { $uses ->
    [one] raz
   *[other] razy
}.
interdicts = Lotnictwo nęka do końca tury heks { $hex } i heksy wokół niego; marker powietrzny użyty w tej turze { $uses } { $uses ->
    [one] raz
   *[other] razy
}.
all-adjacent = { $value }: wszystkie strzelające jednostki sąsiadują z celem.
tiger-fires = { $value }: 102 Tiger strzela do czołgów.
cover = { $value }: teren celu.
interdiction = { $value }: ogień z obszaru nękanego przez lotnictwo.
strength = Siła { $strength }: { $most ->
    [1] trafia tylko as
    [10] trafia każda karta od asa do 10
   *[other] trafia karta { $most } lub niższa
}.
strength-no-target = Siła { $strength }: nie trafia żadna karta, bo żaden cel nie jest tego rodzaju.
strength-in-vain = Siła { $strength }: nie trafia żadna karta.
combat-card = { $most ->
    [0] Żadna karta nie trafia
    [1] Potrzebny as
    [10] Potrzebna karta od asa do 10
   *[other] Potrzebna karta { $most } lub niższa
}; wyciągnięta karta: { $card } (w talii: { $left }). { $result ->
    [hit] Trafienie
   *[miss] Pudło
}.
face-card = Wyciągnięta karta: { $card } (w talii: { $left }). To figura: { $side-mid } mogą ją wymienić albo przyjąć pudło.
face-card-last = Wyciągnięta karta: { $card } (w talii: { $left }). To figura, a nie ma już czym jej wymienić.
accepts-miss = { $side } przyjmują pudło.
misses-without-card = Brak karty, która rozstrzygnęłaby atak: pudło.
redraws = { $side } ciągną następną kartę.
flipped = Jednostka obrócona na drugą stronę: { $unit }, teraz AT { $AT }, AI { $AI }.
eliminated = Kolejne trafienie, jednostka wyeliminowana: { $unit } na heksie { $hex }.
hits-nobody = Atak ({ $mode }) nie trafia nikogo: żaden cel nie jest tego rodzaju.
enough-exits = { $side } wygrywają. Jednostki niemieckie, które opuściły mapę: { $exits } (potrzeba { $needed }). Straty amerykańskie: { $lost } z { $of }.
us-eliminated = { $side } wygrywają: w grze nie ma już żadnej jednostki amerykańskiej. Jednostki niemieckie, które opuściły mapę: { $exits } (potrzeba { $needed }). Straty amerykańskie: { $lost } z { $of }.
us-not-in-play = { $side } wygrywają: skończyła się ostatnia tura, a na mapie nie ma jednostki amerykańskiej. Jednostki niemieckie, które opuściły mapę: { $exits } (potrzeba { $needed }). Straty amerykańskie: { $lost } z { $of }.
germans-spent = { $side } wygrywają: żadna jednostka niemiecka nie pozostała w grze. Jednostki niemieckie, które opuściły mapę: { $exits } (potrzeba { $needed }). Straty amerykańskie: { $lost } z { $of }.
time-is-up = { $side } wygrywają: skończyła się ostatnia tura. Jednostki niemieckie, które opuściły mapę: { $exits } (potrzeba { $needed }). Straty amerykańskie: { $lost } z { $of }.
result-enough-exits = { $side } wygrywają. Jednostki niemieckie, które opuściły mapę: { $exits } (potrzeba { $needed }). Straty amerykańskie: { $lost } z { $of }.
result-us-eliminated = { $side } wygrywają: w grze nie ma już żadnej jednostki amerykańskiej. Jednostki niemieckie, które opuściły mapę: { $exits } (potrzeba { $needed }). Straty amerykańskie: { $lost } z { $of }.
result-us-not-in-play = { $side } wygrywają: skończyła się ostatnia tura, a na mapie nie ma jednostki amerykańskiej. Jednostki niemieckie, które opuściły mapę: { $exits } (potrzeba { $needed }). Straty amerykańskie: { $lost } z { $of }.
result-germans-spent = { $side } wygrywają: żadna jednostka niemiecka nie pozostała w grze. Jednostki niemieckie, które opuściły mapę: { $exits } (potrzeba { $needed }). Straty amerykańskie: { $lost } z { $of }.
result-time-is-up = { $side } wygrywają: skończyła się ostatnia tura. Jednostki niemieckie, które opuściły mapę: { $exits } (potrzeba { $needed }). Straty amerykańskie: { $lost } z { $of }.

# Strona z wynikiem: do czego doszła każda strona.
end-score-german = poza mapą: { $exits } z { $needed }, straty: { $german-lost } z { $german-of }
end-score-us = straty: { $lost } z { $of }

## Odmowy

game-over = Bitwa jest zakończona.
other-side-sets-up = Jeszcze nie: { $side-mid } rozmieszczają jednostki.
other-side-acts = To nie twoja karta ({ $card }): teraz działają { $side-mid }.
other-side-redraws = Jeszcze nie: najpierw { $side-mid } muszą wymienić figurę albo przyjąć pudło.
set-up-first = Najpierw rozmieść swoje jednostki.
set-up-is-over = Rozmieszczanie jest zakończone.
place-the-rest = { $left ->
    [one] Do rozmieszczenia pozostaje { $left } jednostka.
    [few] Do rozmieszczenia pozostają { $left } jednostki.
    [many] Do rozmieszczenia pozostaje { $left } jednostek.
   *[other] Do rozmieszczenia pozostaje { $left } jednostki.
}
no-such-unit = Nie ma jednostki { $unit }.
germans-wait = { $unit } czeka poza mapą; jednostki niemieckie wchodzą do gry z czarną kartą.
reinforcement-waits = { $unit } czeka poza mapą i może wejść do gry od drugiej tury.
placed-already = { $unit } stoi już na mapie.
no-such-hex = Nie ma heksu { $hex }.
not-on-east-edge = Heks { $hex } leży na wschodnim brzegu, gdzie nie rozmieszcza się jednostek amerykańskich.
stack-full = Heks { $hex } jest pełny: najwyżej dwie jednostki jednej strony, nie licząc Tigera.
answer-face-card = Karta: { $card }. Wyciągnij następną kartę albo przyjmij pudło.
no-face-card = Nie ma figury do wymiany.
card-is-used = Ta karta jest już wykorzystana. Naciśnij „Zakończ”.
card-is-unused = Ta karta nie jest jeszcze wykorzystana: aktywuj jednostki albo spasuj.
not-your-unit = { $unit } nie jest twoją jednostką.
unit-first = Najpierw wybierz jednostkę, potem heks.
not-on-map = { $unit } nie stoi na mapie.
not-adjacent = Za daleko do heksu { $hex }: { $unit } rusza się tylko o jeden heks.
one-moves = Wybrano kilka jednostek, a one mogą tylko strzelać razem. Aby się ruszyć, wybierz jedną jednostkę.
enters-first = { $unit } czeka poza mapą: z tą kartą może tylko wejść, a nie strzelać.
enemy-there = Na heksie { $hex } stoi przeciwnik.
entry-kept-open = Heks { $hex } leży na wschodnim brzegu: jednostki amerykańskie nie mogą tam wejść, dopóki na wejście czekają jednostki niemieckie.
not-waiting = { $unit } nie czeka poza mapą.
too-early = Za wcześnie: { $unit } może wejść do gry od drugiej tury.
not-an-entry-hex = { $unit } nie może wejść na heks { $hex }: Niemcy wchodzą na wschodnim brzegu, Amerykanie na zachodnim.
only-germans-exit = Mapę mogą opuścić tylko jednostki niemieckie.
not-on-west-edge = { $unit } nie stoi na zachodnim brzegu: tylko stamtąd opuszcza się mapę.
marker-instead = Ta karta jest już wykorzystana na marker.
acted-already = { $unit } nie może drugi raz działać z tą samą kartą.
no-activations-left = Za dużo jednostek na tę kartę.
one-stack-only = Figura aktywuje jedną jednostkę albo jednostki z jednego heksu.
one-waiting-only = Figura wprowadza jedną czekającą jednostkę; razem z nią może wejść tylko Tiger, na ten sam heks.
nobody-fires = Do ataku potrzebna jest co najmniej jedna strzelająca jednostka.
no-such-target = { $unit } nie jest wrogą jednostką na mapie.
out-of-range = Poza zasięgiem: { $unit } stoi za daleko od heksu { $hex }.
no-line-of-fire = Teren zasłania linię ognia: { $unit } nie może strzelać na heks { $hex }.
deck-is-empty = Talia jest pusta: nie da się rozstrzygnąć żadnego ataku.
markers-are-us = Markery mają tylko Amerykanie.
activated-already = Z tą kartą działały już jednostki, a markera można użyć tylko zamiast nich.
air-needs-odd = Marker powietrzny wymaga czerwonego asa, 3, 5, 7, 9 lub waleta.
oba-needs-other = Marker artylerii wymaga czerwonej 2, 4, 6, 8, 10, damy lub króla.
marker-used = W tej turze użyto już markera.
marker-used-type = W tej turze użyto już tego markera.
nothing-to-aim-at = Na mapie nie ma jednostki niemieckiej, którą można by zaatakować.
no-german-unit = { $unit } nie jest niemiecką jednostką na mapie.
no-german-there = Na heksie { $hex } nie ma jednostki niemieckiej.

# The browser table.

game-title = Stand at Mortain
game-about = Sierpień 1944: osiem niemieckich grup bojowych próbuje się przebić pod Mortain, a Amerykanie muszą wytrwać sześć tur. Karty rozstrzygają, kto działa i iloma jednostkami, a o każdym ataku decyduje kolejna karta.
game-reconstructed = To wydanie nieoficjalne. Autorem gry jest Paul Rohrbaugh (gra pocztówkowa, zasady z 2006 roku; nasze źródła nie podają wydawcy). Tytuły i znaki towarowe należą do ich właścicieli. Zasady są zgodne z wydanym arkuszem. Dokładna mapa, wartości jednostek i osłona części terenów nie były dostępne; zaprojektowano je tak, by zgadzały się ze wszystkim, co wiadomo, i dostrojono w wielu symulowanych grach.

terrain-clear = teren otwarty
terrain-woods = las
terrain-village = wioska
terrain-town = miasto
terrain-hill = wzgórze
type-Tank = czołgi
type-Gun = działa
type-Infantry = piechota

thing-hex = Heks { $hex }, { $terrain }
    .short = { $hex }
thing-hex-west = Heks { $hex }, { $terrain }, zachodni brzeg
    .short = { $hex }
thing-hex-east = Heks { $hex }, { $terrain }, wschodni brzeg
    .short = { $hex }
thing-exit = Wyjście na zachodzie, jednostki niemieckie, które opuściły mapę: { $now } (potrzeba { $needed })
    .short = wyjście
thing-unit = { $side }, { $type } { $name }, przeciwpancerna { $AT }, przeciwpiechotna { $AI }, heks { $hex }, { $terrain }{ $face ->
    [back] , obrócona
   *[front] {""}
}{ $acted ->
    [yes] , po akcji
   *[no] {""}
}
    .short = { $name }
thing-waiting = { $side }, { $type } { $name }, przeciwpancerna { $AT }, przeciwpiechotna { $AI }, czeka poza mapą{ $face ->
    [back] , obrócona
   *[front] {""}
}{ $acted ->
    [yes] , po akcji
   *[no] {""}
}
    .short = { $name }
thing-exited = { $side }, { $type } { $name }, przeciwpancerna { $AT }, przeciwpiechotna { $AI }, poza mapą na zachodzie{ $face ->
    [back] , obrócona
   *[front] {""}
}{ $acted ->
    [yes] , po akcji
   *[no] {""}
}
    .short = { $name }
thing-eliminated = { $side }, { $type } { $name }, wyeliminowana

card-unit = { $name }, { $type }
card-values = Przeciwpancerna { $AT }, przeciwpiechotna { $AI }.
card-front = Przednia strona: po trafieniu { $AT }-{ $AI }.
card-back = Obrócona: następne trafienie ją eliminuje.
card-acted = Działała już z tą kartą.
card-waiting = Czeka poza mapą{ $turn ->
    [0] {""}
   *[other] ; może wejść od tury { $turn }
}.
card-cover = { $terrain }: { $cover ->
    [0] bez osłony
   *[other] +{ $cover } do karty ataku na ten heks
}.
card-range = Zasięg ognia stąd: { $range }.
card-west = Zachodni brzeg: tędy wychodzą Niemcy, a wchodzą Amerykanie.
card-east = Wschodni brzeg: tędy wchodzą Niemcy.
card-interdiction = Nękanie z powietrza: +1 do karty, gdy Niemcy strzelają stąd lub z sąsiedniego heksu.
card-fire = Pod ogniem: { $side }.
card-exit = Jednostki niemieckie, które opuściły mapę: { $now } (potrzeba { $needed }).
card-allows = { $allowance ->
    [one] Aktywuje { $allowance } jednostkę
   *[other] Aktywuje do { $allowance } jednostek
}
card-used = wykorzystane: { $used }
card-allows-stack = Aktywuje jedną jednostkę albo jeden zbiór jednostek
card-combat = Karta walki

tray-us = Amerykanie
tray-german = Niemcy
tray-exit = WYJŚCIE
tray-exited = Niemcy, którzy opuścili mapę
tray-eliminated = Wyeliminowane
track-turn = Tura

panel-markers = Amerykańskie markery w tej turze
panel-air = Marker powietrzny { $left ->
    [yes] (czerwone A 3 5 7 9 J): gotowy
   *[no] – w tej turze już nie
}
panel-oba = Artyleria spoza planszy { $left ->
    [yes] (czerwone 2 4 6 8 10 Q K): gotowa
   *[no] – w tej turze już nie
}
panel-had = Swoją kartę mieli już
panel-deck = Kart w talii: { $left }, Joker { $joker ->
    [in] jeszcze w talii
   *[out] już poza talią
}. Wyciągnięte:

score-german = poza mapą { $out } z { $needed }, { $units ->
    [one] { $units } jednostka
    [few] { $units } jednostki
    [many] { $units } jednostek
   *[other] { $units } jednostki
}
score-us = { $units ->
    [one] { $units } jednostka
    [few] { $units } jednostki
    [many] { $units } jednostek
   *[other] { $units } jednostki
}

overlay-fire = Pola ostrzału

pick-exit = Opuść mapę
pick-redraw = Ciągnij następną
pick-accept = Przyjmij pudło
pick-pass = Spasuj
pick-done = Zakończ
pick-air-at = Lotnictwo przeciw czołgom
pick-air-ai = Lotnictwo przeciw działom i piechocie
pick-oba = Artyleria spoza planszy
pick-interdict = Nękanie z powietrza

hint-acting = Dowodzisz Niemcami. Przed końcem 6. tury pięć jednostek musi opuścić mapę na zachodzie; jedna już wyszła. Karta mówi, ile jednostek aktywujesz. Wskaż jednostkę, potem heks na zachód albo cel ostrzału.
hint-redrawing = Figura niczego w walce nie rozstrzyga. Wyciągnij następną kartę, która może trafić, albo przyjmij pudło. Gdy obie strony miały już w tej turze kartę, może wyjść Joker i zakończyć turę; wcześniej jest odkładany.
hint-face = Figura pozwala działać jednej jednostce albo wszystkim z jednego heksu. Wskazuj je po kolei.
hint-exit = Jednostki na zachodnim brzegu mogą opuścić mapę: kliknij jednostkę, potem wyjście. Poza mapą są bezpieczne, a każda się liczy.
hint-firing = Aby strzelać, kliknij swoją jednostkę, a potem przeciwnika. Przed zatwierdzeniem panel pokazuje potrzebną kartę i szansę trafienia. Rozstrzyga jedna karta.
hint-stack = Siły jednostek strzelających razem sumują się, a 102 Tiger działa z inną jednostką ze swojego heksu za darmo. Kliknij zbiór jednostek, naciśnij „Zaznacz wszystkie”, potem kliknij przeciwnika.
hint-enter = StuG czeka jeszcze na wschód od mapy. Kliknij go w polu obok niej, potem podświetlony heks na wschodnim brzegu: wejście to taki sam ruch jak inne.
hint-done = Z tą kartą nie da się już nic zrobić albo może działać tylko Tiger. Naciśnij „Zakończ”, a zostanie wyciągnięta następna.
hint-joker = Joker zakończył turę: karty są tasowane, a wszystkie jednostki mogą znów działać. Liczy się dopiero wtedy, gdy obie strony miały już kartę. Każda wyciągnięta karta może okazać się Jokerem.
hint-air = Przy czerwonych kartach Amerykanie mogą użyć lotnictwa albo artylerii przeciw dowolnej twojej jednostce. Gdy lotnictwo nęka heks, strzelaj spoza tego heksu i heksów wokół niego.
hint-west = Idź dalej na zachód: przeciwnik nie zatrzyma jednostki, która go omija, a las i wioska osłaniają przed ostrzałem.
hint-finished = To było przełamanie. Teraz zagraj całą bitwę Amerykanami: przy czerwonych kartach masz też lotnictwo i artylerię.

ask-place = Gdzie zaczyna { $unit }?
ask-enter = Którędy wchodzi { $unit }?
ask-enter-free = Wszystkie aktywacje są wykorzystane, ale { $unit } może jeszcze wejść za darmo: gdzie?
ask-unit-free = Wszystkie aktywacje są wykorzystane, ale { $unit } może jeszcze działać za darmo: kliknij heks, żeby się ruszyć, albo wroga, żeby strzelić.
ask-unit = { $unit }: kliknij heks, aby tam wejść, albo przeciwnika, aby do niego strzelać.
ask-unit-joined = { $unit }: kliknij heks, aby tam wejść, albo przeciwnika, aby do niego strzelać. Jednostki ze znakiem + mogą strzelać razem z nią.
ask-fire = Jednostki strzelające razem: { $count }. Kliknij przeciwnika albo dodaj jednostkę, trzymając Shift.
ask-target = Którą niemiecką jednostkę atakujesz?
ask-interdict = Który heks ma nękać lotnictwo?
note-air = Czerwona karta: zamiast jednostek lotnictwo.
note-oba = Czerwona karta: zamiast jednostek artyleria.
note-exit = Jeszcze jedna jednostka poza mapą i Niemcy wygrywają.
note-goal = { $side ->
    [german] Cel: { $needed } jednostek za zachodnim brzegiem albo koniec Amerykanów.
   *[other] Cel: wytrwać do końca tury { $turns } i nie wypuścić { $needed } jednostek na zachód.
}
note-last = To ostatnia tura.

# Co jest pokazywane duże, gdy się dzieje, i co zrobiła druga strona.
outcome-card = Następna karta jest w grze
outcome-fires = { $count ->
    [one] { $units } strzela
   *[other] Ogień łączony: { $units }
}; cel: { $target } na heksie { $hex }
outcome-air-attacks = Atak lotnictwa ({ $mode }); cel: { $units } na heksie { $hex }
outcome-oba-attacks = Ostrzał artylerii spoza planszy; cel: { $units } na heksie { $hex }
outcome-miss = Pudło: celowi nic się nie dzieje.
outcome-needs = { $most ->
    [0] nie trafia żadna karta
    [1] as
    [10] karta od asa do 10
   *[other] karta { $most } lub niższa
}
recap = Co zrobiła druga strona
recap-moved = Ruch: { $ways }.
stack-sum = razem { $AT }-{ $AI }

overlay-sight = Widoczność stąd
overlay-reach = Kto tu dotrze

roster-Tank = Czołgi
roster-Gun = Działa
roster-Infantry = Piechota

odds-strength = Siła { $strength }: karta razem z modyfikatorami może mieć najwyżej { $strength }
odds-needed = { $needed ->
    [1] Trafia tylko as
    [10] Trafia każda karta od asa do 10
   *[other] Trafia karta { $needed } lub niższa
}.
odds-in-vain = Nie trafia żadna karta.
odds-flips = { $unit }: trafienie obraca żeton na { $AT }-{ $AI }.
odds-kills = { $unit }: trafienie eliminuje, bo żeton jest już obrócony.
odds-faces = Te liczby zakładają wymianę każdego waleta, damy i króla.
odds-early = Joker zostałby odłożony: { $side ->
    [german] w tej turze nie było jeszcze w grze czarnej karty.
   *[other] w tej turze nie było jeszcze w grze czerwonej karty.
}
odds-card = Karta
odds-left = W talii
odds-hit = Trafienie
odds-miss = Pudło
odds-ends = Joker kończy turę

# Details of a unit, legend, cards.

fact-AT = Przeciwpancerna
fact-AT-means = Dodaje się do siły ataku na czołgi.
fact-AI = Przeciwpiechotna
fact-AI-means = Dodaje się do siły ataku na działa i piechotę.
fact-other = Po trafieniu
fact-other-means = Pierwsze trafienie obraca jednostkę na te wartości, drugie ją eliminuje.
fact-last = Jest już obrócona: następne trafienie ją eliminuje.
fact-move = Ruch
fact-move-means = Jedna aktywacja to ruch o jeden heks, przez dowolny teren, albo ogień z miejsca.
fact-range = Zasięg
fact-range-means = Na tyle heksów strzela ze swojego heksu, jeśli nic nie zasłania linii ognia.
fact-cover = Osłona
fact-cover-means = Dodaje się do karty każdego ataku na ten heks.
fact-tiger = Działa za darmo
fact-tiger-means = Działa za darmo, gdy aktywowana jest inna jednostka z jego heksu, i nie liczy się do limitu dwóch jednostek na heksie.

legend-terrain = Teren
legend-ground = { $terrain }: { $cover ->
    [0] bez osłony
   *[other] +{ $cover } do karty ataku na ten heks
}, zasięg ognia stąd: { $range }.
legend-counters = Żetony
legend-german = Jednostka niemiecka: pomarańczowa, ze ściętym rogiem.
legend-us = Jednostka amerykańska: niebieska, z zaokrąglonymi rogami.
legend-at = Po lewej: wartość przeciw czołgom.
legend-ai = Po prawej: wartość przeciw działom i piechocie.
legend-tank = Czołgi: owal.
legend-gun = Działa: klin.
legend-infantry = Piechota: skrzyżowane pasy.
legend-back = Czarny róg: jednostka obrócona po trafieniu; następne trafienie ją eliminuje.
legend-acted = Znak ✓: jednostka działała już z tą kartą.
legend-stack = Liczba w kółku: tyle jednostek stoi na tym heksie. Kliknij, by wybrać jedną albo wszystkie, które mogą działać.
legend-markers = Markery i mapa
legend-interdiction = Samolot: gdy Niemcy strzelają stąd lub z sąsiedniego heksu, do karty dodaje się 1.
legend-exit = Wyjście: Niemcy wygrywają, gdy opuści tędy mapę tyle jednostek: { $needed }.

cards-left = W talii { $left ->
    [one] jest jeszcze { $left } karta
    [few] są jeszcze { $left } karty
    [many] jest jeszcze { $left } kart
   *[other] jest jeszcze { $left } karty
}: czarne dla Niemców – { $german }, czerwone dla Amerykanów – { $us }.
cards-faces = { $count ->
    [0] Nie ma już figur.
    [one] W tym { $count } figura, która nie rozstrzyga ataku.
    [few] W tym { $count } figury, które nie rozstrzygają ataku.
    [many] W tym { $count } figur, które nie rozstrzygają ataku.
   *[other] W tym { $count } figury, które nie rozstrzygają ataku.
}
cards-joker-in = Joker jest jeszcze w talii. Wyciągnięty kończy turę, jeśli obie strony miały już w niej kartę; wcześniej jest odkładany.
cards-joker-out = Joker już wyszedł.
cards-deck = Talia
cards-drawn = Wyciągnięte w tej turze, od ostatniej
cards-none = W tej turze nie wyciągnięto jeszcze żadnej karty.
cards-is-in = { $rank }: w talii
cards-is-out = { $rank }: wyciągnięta
suit-S = Pik
suit-C = Trefl
suit-H = Kier
suit-D = Karo

# Części oceny pozycji, do wskazówek i analizy.
worth-survivors = liczba ocalałych jednostek amerykańskich
worth-units = jednostki i ich siła
worth-exits = droga Niemców poza mapę
worth-fire = jednostki pod ostrzałem
worth-cover = osłona terenu
worth-attack = atak czekający na kartę
worth-cards = karty i aktywacje
worth-time = pozostałe tury

## Rodzaje ruchów i zakończenia, jak nazywają je zestawienia wielu partii

verb-place = Rozmieszczenie jednostki
verb-move = Ruch
verb-enter = Wejście na mapę
verb-exit = Opuszczenie mapy
verb-fire = Atak
verb-air = Atak lotnictwa
verb-oba = Artyleria spoza planszy
verb-interdict = Nękanie z powietrza
verb-redraw = Następna karta w walce
verb-accept = Przyjęcie pudła
verb-pass = Pas
verb-done = Koniec karty
ending-enough-exits = Dość jednostek niemieckich opuściło mapę
ending-us-eliminated = Nie ma już jednostek amerykańskich
ending-us-not-in-play = Koniec ostatniej tury, na mapie nie ma jednostek amerykańskich
ending-germans-spent = Żadna jednostka niemiecka nie pozostała w grze
ending-time-is-up = Koniec ostatniej tury
