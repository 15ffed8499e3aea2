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
    [ge-2ss-d] 2 SS piechota KG D
    [ge-2ss-df] 2 SS piechota KG DF
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
germans-out = Niemcy poza mapą
marker-air = marker powietrzny
marker-oba = marker artylerii
interdiction-on = nęka
has-acted = po akcji
    .moves = rusza się
    .enters = wchodzi do gry
    .leaves = opuszcza mapę
    .fires = strzela
    .fire = ogień łączony
is-flipped = obrócona
    .verb = obraca się na drugą stronę
is-whole = nieobrócona
place-waiting = czeka poza mapą
place-exited = opuszcza mapę
place-eliminated = zostaje wyeliminowana

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

caption = Znaki: " las, v wioska, T miasto, ^ wzgórze; #102 jednostka niemiecka, +120 amerykańska, gwiazdka: druga strona żetonu. Tura { $turn } z { $turns }, kart w talii: { $left }{ $joker ->
    [in] {""}
   *[out] , bez Jokera
}; Niemcy poza mapą: { $exits } z { $needed }.
chance = trafia { $needed } lub mniej: trafienie { $hit } %, koniec tury { $ends } % (przy wymianie figur)
    .badge = { $hit }%
chance-in-vain = żadna karta nie trafia; koniec tury { $ends } % (przy wymianie figur)
    .badge = 0%

## Opcje

option-one_per_type = Jak często można użyć markerów amerykańskich: jeden marker na turę albo jeden powietrzny i jeden artylerii na turę.
option-data = Plik z własnym zestawem danych zamiast danych gry.

## Fazy, jak nazywa je nagłówek stołu

phase-placing = Rozstawienie
    .rule = SM-1
phase-acting = Aktywacja
    .rule = SM-4
phase-redrawing = Figura w walce
    .rule = SM-3
phase-over = Koniec gry
    .rule = SM-8

## Polecenia

prompt-placing = Rozstaw swoje jednostki poza wschodnim brzegiem mapy, najwyżej dwie na heksie. { $left ->
    [one] Pozostaje { $left } jednostka.
    [few] Pozostają { $left } jednostki.
    [many] Pozostaje { $left } jednostek.
   *[other] Pozostaje { $left } jednostki.
}
prompt-ready = Wszystkie jednostki stoją na mapie. Zakończ rozstawianie albo cofnij ruch.
prompt-wait-placing = { $side } rozstawiają jednostki.
prompt-acting = Karta: { $card }. { $left ->
    [0] Wszystkie aktywacje są wykorzystane. Zakończ kartę.
    [one] Możesz aktywować jeszcze { $left } jednostkę: ruch o jeden heks albo strzał.
    [few] Możesz aktywować najwyżej { $left } jednostki: każda rusza się o jeden heks albo strzela.
    [many] Możesz aktywować najwyżej { $left } jednostek: każda rusza się o jeden heks albo strzela.
   *[other] Możesz aktywować najwyżej { $left } jednostki: każda rusza się o jeden heks albo strzela.
}
prompt-tiger = Karta: { $card }. Wszystkie aktywacje są wykorzystane, ale Tiger działa za darmo: { $tiger ->
    [acted] jedna jednostka z jego heksu może jeszcze ruszyć się albo strzelić.
   *[free] może jeszcze ruszyć się albo strzelić.
}
prompt-face = Karta: { $card }. Możesz aktywować jedną jednostkę albo jeden zbiór jednostek: każda jednostka rusza się o jeden heks albo strzela.
prompt-done = Marker jest wykorzystany. Zakończ kartę.
prompt-wait-acting = Działają { $side-mid }. Karta: { $card }.
prompt-redrawing = Karta: { $card }. Dobierz następną kartę albo przyjmij pudło.
prompt-wait-redrawing = Karta: { $card }. { $side } decydują, czy dobrać następną.
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
offer-redraw = Dobierz następną kartę.
offer-accept = Przyjmij pudło.
offer-pass = Spasuj; potem następna karta.
offer-done = Zakończ kartę; potem następna.
offer-ready = Zakończ rozstawianie; potem pierwsza karta.

## Zdarzenia

placed = { $unit } zajmuje heks { $hex }.
set-up = { $side } są gotowi. Nadchodzą { $enemy-mid }.
turn-begins = Tura { $turn } z { $turns }: wszystkie karty zostają przetasowane (w talii: { $left }).
turn-now = Tura { $turn } z { $turns } (w talii: { $left }).
draws = Karta: { $card } (w talii: { $left }). Działają { $side }: { $units ->
    [one] { $units } jednostka
    [few] do { $units } jednostek
    [many] do { $units } jednostek
   *[other] do { $units } jednostki
}.
draws-face = Karta: { $card } (w talii: { $left }). Działają { $side }: jedna jednostka albo jeden zbiór jednostek.
nothing-to-do = { $side } nie mogą z nią nic zrobić.
passes = { $side } pasują.
joker-ignored = Joker pojawia się, zanim obie strony miały swoją kartę, i zostaje odłożony (w talii: { $left }).
joker-ends-turn = Joker kończy turę { $turn } (w talii: { $left }).
joker-in-combat = Joker kończy turę (w talii: { $left }); atak pozostaje nierozstrzygnięty.
deck-runs-out = Talia jest pusta: kończy się tura { $turn }.
moves = { $unit } rusza się z { $origin } na { $hex } (wykorzystane aktywacje: { $used }).
tiger-rides = { $unit } działa razem ze swoim zbiorem jednostek: nie zużywa aktywacji.
enters = { $unit } wchodzi do gry na heksie { $hex } (wykorzystane aktywacje: { $used }).
exits = { $unit } opuszcza mapę z heksu { $hex } (wykorzystane aktywacje: { $used }). Niemcy poza mapą: { $exits } z { $needed }.
fires = { $count ->
    [one] { $units } strzela
   *[other] Ogień łączony: { $units }
}; cel: { $target } na heksie { $hex } (wykorzystane aktywacje: { $used }).
air-attacks = Atak lotnictwa ({ $mode }); cel: { $units } na heksie { $hex }, { $terrain }; marker powietrzny w tej turze: { $uses }.
oba-attacks = Ostrzał artylerii spoza planszy; cel: { $units } na heksie { $hex }, { $terrain }; marker artylerii w tej turze: { $uses }.
interdicts = Lotnictwo nęka do końca tury heks { $hex } i heksy wokół niego; marker powietrzny w tej turze: { $uses }.
all-adjacent = { $value } wszystkie strzelające jednostki sąsiadują z celem
tiger-fires = { $value } Tiger strzela do czołgów
cover = { $value } teren celu
interdiction = { $value } ogień z obszaru nękanego przez lotnictwo
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
}; karta: { $card } (w talii: { $left }): { $result ->
    [hit] trafienie
   *[miss] pudło
}.
face-card = Karta: { $card } (w talii: { $left }). { $side } mogą ją wymienić albo przyjąć pudło.
face-card-last = Karta: { $card } (w talii: { $left }); nie ma już czym jej wymienić.
accepts-miss = { $side } przyjmują pudło.
misses-without-card = Brak karty, która rozstrzygnęłaby atak: pudło.
redraws = { $side } dobierają następną kartę.
flipped = { $unit } otrzymuje trafienie i obraca się na drugą stronę: AT { $AT }, AI { $AI }.
eliminated = { $unit } na heksie { $hex } otrzymuje kolejne trafienie i zostaje wyeliminowana.
misses = Pudło.
hits-nobody = Atak ({ $mode }) nie trafia nikogo: żaden cel nie jest tego rodzaju.
enough-exits = { $side } wygrywają. Niemcy poza mapą: { $exits } z { $needed }. Straty amerykańskie: { $lost } z { $of }.
us-eliminated = { $side } wygrywają: w grze nie ma już żadnej jednostki amerykańskiej. Niemcy poza mapą: { $exits } z { $needed }. Straty amerykańskie: { $lost } z { $of }.
us-not-in-play = { $side } wygrywają: ostatnia tura jest skończona, a na mapie nie ma jednostki amerykańskiej. Niemcy poza mapą: { $exits } z { $needed }. Straty amerykańskie: { $lost } z { $of }.
germans-spent = { $side } wygrywają: żadna jednostka niemiecka nie może już działać. Niemcy poza mapą: { $exits } z { $needed }. Straty amerykańskie: { $lost } z { $of }.
time-is-up = { $side } wygrywają: ostatnia tura jest skończona. Niemcy poza mapą: { $exits } z { $needed }. Straty amerykańskie: { $lost } z { $of }.
result-enough-exits = { $side } wygrywają. Niemcy poza mapą: { $exits } z { $needed }. Straty amerykańskie: { $lost } z { $of }.
result-us-eliminated = { $side } wygrywają: w grze nie ma już żadnej jednostki amerykańskiej. Niemcy poza mapą: { $exits } z { $needed }. Straty amerykańskie: { $lost } z { $of }.
result-us-not-in-play = { $side } wygrywają: ostatnia tura jest skończona, a na mapie nie ma jednostki amerykańskiej. Niemcy poza mapą: { $exits } z { $needed }. Straty amerykańskie: { $lost } z { $of }.
result-germans-spent = { $side } wygrywają: żadna jednostka niemiecka nie może już działać. Niemcy poza mapą: { $exits } z { $needed }. Straty amerykańskie: { $lost } z { $of }.
result-time-is-up = { $side } wygrywają: ostatnia tura jest skończona. Niemcy poza mapą: { $exits } z { $needed }. Straty amerykańskie: { $lost } z { $of }.

## Odmowy

game-over = Bitwa jest zakończona.
other-side-sets-up = Jednostki rozstawiają { $side-mid }.
other-side-acts = Z tą kartą ({ $card }) działają { $side-mid }.
other-side-redraws = Najpierw { $side-mid } muszą wymienić figurę albo przyjąć pudło.
set-up-first = Najpierw rozstaw swoje jednostki.
set-up-is-over = Rozstawianie jest zakończone.
place-the-rest = { $left ->
    [one] Do rozstawienia pozostaje { $left } jednostka.
    [few] Do rozstawienia pozostają { $left } jednostki.
    [many] Do rozstawienia pozostaje { $left } jednostek.
   *[other] Do rozstawienia pozostaje { $left } jednostki.
}
no-such-unit = Nie ma jednostki { $unit }.
germans-wait = { $unit } czeka poza mapą; jednostki niemieckie wchodzą do gry z czarną kartą.
reinforcement-waits = { $unit } czeka poza mapą i może wejść do gry od drugiej tury.
placed-already = { $unit } stoi już na mapie.
no-such-hex = Nie ma heksu { $hex }.
not-on-east-edge = Heks { $hex } leży na wschodnim brzegu, gdzie nie rozstawia się jednostek amerykańskich.
stack-full = Heks { $hex } jest pełny: najwyżej dwie jednostki jednej strony, nie licząc Tigera.
answer-face-card = Karta: { $card }. Dobierz następną kartę albo przyjmij pudło.
no-face-card = Nie ma figury do wymiany.
card-is-used = Ta karta jest już w użyciu: zakończ ją.
card-is-unused = Z tą kartą nic jeszcze nie zrobiono: działaj albo spasuj.
not-your-unit = { $side } nie mają jednostki { $unit }.
not-on-map = { $unit } nie stoi na mapie.
not-adjacent = { $unit } może ruszyć się tylko na sąsiedni heks, a { $hex } nim nie jest.
enemy-there = Na heksie { $hex } stoi przeciwnik.
entry-kept-open = Dopóki jakaś jednostka niemiecka czeka, jednostki amerykańskie nie wchodzą na wschodni brzeg, a więc i na heks { $hex }.
not-waiting = { $unit } nie czeka poza mapą.
too-early = { $unit } może wejść do gry od drugiej tury.
not-an-entry-hex = { $unit } nie może wejść na heks { $hex }: Niemcy wchodzą na wschodnim brzegu, Amerykanie na zachodnim.
only-germans-exit = Mapę opuszczają tylko jednostki niemieckie.
not-on-west-edge = { $unit } może opuścić mapę tylko z heksu zachodniego brzegu.
marker-instead = Ta karta jest już wykorzystana na marker.
acted-already = { $unit } działa najwyżej raz z tą samą kartą.
no-activations-left = Ta karta nie aktywuje tylu jednostek.
one-stack-only = Figura aktywuje jedną jednostkę albo jednostki z jednego heksu.
one-waiting-only = Figura wprowadza jedną czekającą jednostkę; razem z nią może wejść tylko Tiger, na ten sam heks.
nobody-fires = Do ataku potrzeba co najmniej jednej strzelającej jednostki.
no-such-target = { $unit } nie jest wrogą jednostką na mapie.
out-of-range = { $unit } stoi za daleko od heksu { $hex }, aby strzelać.
no-line-of-fire = { $unit } nie może strzelać do heksu { $hex }: linię ognia zasłania teren.
deck-is-empty = Talia jest pusta, więc żadnego ataku nie da się rozstrzygnąć.
markers-are-us = Markery mają tylko Amerykanie.
activated-already = Z tą kartą działały już jednostki, a markera używa się zamiast nich.
air-needs-odd = Marker powietrzny wymaga czerwonego asa, 3, 5, 7, 9 lub waleta.
oba-needs-other = Marker artylerii wymaga czerwonej 2, 4, 6, 8, 10, damy lub króla.
marker-used = W tej turze użyto już markera.
marker-used-type = W tej turze użyto już tego markera.
nothing-to-aim-at = Na mapie nie ma jednostki niemieckiej, którą można by zaatakować.
no-german-unit = { $unit } nie jest niemiecką jednostką na mapie.
no-german-there = Na heksie { $hex } nie ma jednostki niemieckiej.

# The browser table.

game-about = Sierpień 1944: osiem niemieckich grup bojowych próbuje się przebić pod Mortain, a Amerykanie muszą wytrwać przez sześć tur. Talia kart rozstrzyga, kto i iloma jednostkami działa, a o każdym ataku decyduje jeszcze jedna karta.
game-reconstructed = Zasady idą za wydanym arkuszem. Dokładna mapa, wartości jednostek i osłona części terenów nie były dostępne; zaprojektowano je tak, by zgadzały się ze wszystkim, co wiadomo, i dostrojono w wielu symulowanych grach.

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
thing-exit = Wyjście na zachodzie, Niemcy poza mapą: { $now } z { $needed }
    .short = wyjście
thing-unit = { $side }, { $type } { $name }, przeciwpancerna { $AT }, przeciwpiechotna { $AI }, heks { $hex }, { $terrain }{ $face ->
    [back] , odwrócona
   *[front] {""}
}{ $acted ->
    [yes] , po akcji
   *[no] {""}
}
    .short = { $name }
thing-waiting = { $side }, { $type } { $name }, przeciwpancerna { $AT }, przeciwpiechotna { $AI }, czeka poza mapą{ $face ->
    [back] , odwrócona
   *[front] {""}
}{ $acted ->
    [yes] , po akcji
   *[no] {""}
}
    .short = { $name }
thing-exited = { $side }, { $type } { $name }, przeciwpancerna { $AT }, przeciwpiechotna { $AI }, poza mapą na zachodzie{ $face ->
    [back] , odwrócona
   *[front] {""}
}{ $acted ->
    [yes] , po akcji
   *[no] {""}
}
    .short = { $name }
thing-eliminated = { $side }, { $type } { $name }, wyeliminowana

card-unit = { $name }, { $type }
card-values = Przeciwpancerna { $AT }, przeciwpiechotna { $AI }.
card-front = Przednia strona; trafienie odwraca na { $AT }-{ $AI }.
card-back = Odwrócona: następne trafienie eliminuje.
card-acted = Po akcji z tą kartą.
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
card-interdiction = Interdykcja lotnicza: niemiecki ogień stąd i z sąsiednich heksów ma +1.
card-fire = Pod ogniem: { $side }.
card-exit = Niemieckie jednostki poza mapą: { $now } z { $needed }.
card-allows = { $allowance ->
    [one] Może działać { $allowance } jednostka
    [few] Mogą działać najwyżej { $allowance } jednostki
    [many] Może działać najwyżej { $allowance } jednostek
   *[other] Może działać najwyżej { $allowance } jednostki
}
card-used = wykorzystane: { $used }
card-allows-stack = Może działać jedna jednostka albo jeden zbiór jednostek
card-combat = Karta walki

tray-us = Amerykanie
tray-german = Niemcy
tray-exit = WYJŚCIE
tray-exited = Niemcy poza mapą
tray-eliminated = Wyeliminowane
track-turn = Tura

panel-markers = Amerykańskie markery w tej turze
panel-air = Marker powietrzny { $left ->
    [yes] (czerwone A 3 5 7 9 J): gotowy
   *[no] – wykorzystany
}
panel-oba = Artyleria spoza planszy { $left ->
    [yes] (czerwone 2 4 6 8 10 Q K): gotowa
   *[no] – wykorzystana
}
panel-had = Kartę w tej turze mieli już
panel-deck = Kart w talii: { $left }, Joker { $joker ->
    [in] jeszcze w talii
   *[out] już poza talią
}. Wyszły:

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
pick-redraw = Ciągnij ponownie
pick-accept = Przyjmij pudło
pick-pass = Spasuj
pick-done = Gotowe
pick-air-at = Lotnictwo przeciw czołgom
pick-air-ai = Lotnictwo przeciw działom i piechocie
pick-oba = Artyleria spoza planszy
pick-interdict = Interdykcja lotnicza

hint-acting = Dowodzisz Niemcami: trzy z pięciu potrzebnych jednostek są już poza mapą, a dwie kolejne dają wygraną. Wskaż jednostkę, potem następny heks na zachód, wyjście obok mapy albo przeciwnika do ostrzału.
hint-face = Figura pozwala działać jednej jednostce albo wszystkim z jednego heksu. Wskazuj je po kolei.
hint-redrawing = Figura niczego w walce nie rozstrzyga. Ponowne ciągnięcie może dać trafienie, ale może też wyjść Joker i zakończyć turę.
hint-done = Z tą kartą nie da się już nic zrobić albo może działać tylko Tiger. Zakończ kartę, a zostanie odkryta następna.

overlay-sight = Widoczność stąd
overlay-reach = Kto tu dojdzie

roster-Tank = Czołgi
roster-Gun = Działa
roster-Infantry = Piechota

odds-strength = Siła { $strength }
odds-needed = Trafia karta { $needed } lub niższa.
odds-in-vain = Nie trafia żadna karta.
odds-card = Karta
odds-left = W talii
odds-hit = Trafienie
odds-miss = Pudło
odds-ends = Joker kończy turę
