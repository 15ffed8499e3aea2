# 1944: Wyścig do Renu: nazwy, polecenia, propozycje, zdarzenia i odmowy.

red = Montgomery
    .gen = Montgomery’ego
white = Bradley
    .gen = Bradleya
blue = Patton
    .gen = Pattona
germans = Niemcy
    .gen = Niemców
field = { $name }
round = runda
turn-at = { $round }, tura { $army-gen }
last-round = ostatnia runda
not-last = nie ostatnia
pool = pula
    .loc = puli
supply-track = tor zapasów
    .loc = torze zapasów
truck-track = tor dostępnych ciężarówek
    .loc = torze dostępnych ciężarówek
medals-left = medale w puli
    .one = medal w puli
    .many = medali w puli
markers-left = znaczniki oporu w puli
    .one = znacznik oporu
    .many = znaczników oporu w puli
paratroops-left = znaczniki wojsk spadochronowych na torze
    .one = znacznik wojsk spadochronowych na torze
    .many = znaczników wojsk spadochronowych na torze
box = pudełko
    .loc = pudełku
ostend-marker = Znacznik Ostendy
in-place = na miejscu
in-box = pudełka
weather = pogoda
is-rain = deszcz
    .loc = deszczową
is-sun = słońce
    .loc = słoneczną
is-commander-used = odwraca kartę dowódcy
is-commander-active = znów są aktywne
    .one = znów jest aktywna
air-home = wracają do zasobów
    .one = wraca do zasobów
is-immobilised = unieruchomiony
is-active = nie jest już unieruchomiony
has-moved = rozpoczyna ruch
resistance-marker = znacznik oporu
    .turned = opór
number = znacznik numeryczny { $number }
number-gone = pudełka
    .turned = odwraca się
one-medal = medal
score-of = { $army } (medale: { $medals }, pokonane dywizje: { $divisions })

## Stan po posunięciu: wszystko, co się zmieniło

ledger = Teraz { $lines }.
ledger-more = { $first }; { $rest }
now-pool = w puli { $load }
now-track = na torze zapasów { $load }
roads = ciężarówki na planszy
    .one = ciężarówka na planszy
    .many = ciężarówek na planszy
now-roads = { $count ->
    [one] { $count } ciężarówka na planszy
    [few] { $count } ciężarówki na planszy
    [many] { $count } ciężarówek na planszy
   *[other] { $count } ciężarówki na planszy
}
now-truck-track = { $count ->
    [one] { $count } ciężarówka na torze dostępnych ciężarówek
    [few] { $count } ciężarówki na torze dostępnych ciężarówek
    [many] { $count } ciężarówek na torze dostępnych ciężarówek
   *[other] { $count } ciężarówki na torze dostępnych ciężarówek
}
now-medals-left = { $count ->
    [one] { $count } medal w puli
    [few] { $count } medale w puli
    [many] { $count } medali w puli
   *[other] { $count } medale w puli
}
now-markers = { $count ->
    [one] { $count } znacznik oporu w puli
    [few] { $count } znaczniki oporu w puli
    [many] { $count } znaczników oporu w puli
   *[other] { $count } znaczniki oporu w puli
}
now-paratroops-left = { $count ->
    [one] { $count } znacznik wojsk spadochronowych na torze
    [few] { $count } znaczniki wojsk spadochronowych na torze
    [many] { $count } znaczników wojsk spadochronowych na torze
   *[other] { $count } znaczniki wojsk spadochronowych na torze
}
now-box-medals = w pudełku { $count ->
    [one] { $count } medal
    [few] { $count } medale
    [many] { $count } medali
   *[other] { $count } medale
}
now-box-markers = w pudełku { $count ->
    [one] { $count } znacznik oporu
    [few] { $count } znaczniki oporu
    [many] { $count } znaczników oporu
   *[other] { $count } znaczniki oporu
}
now-starving = odkryte karty „Starving civilians”: { $count }
now-actions = { $army } ma { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
now-load = na karcie { $corps-gen } { $load }
now-stock = na polu { $field } { $load }
now-drops = na polu { $field } { $drops }
drops-on = znaczniki wojsk spadochronowych (jasne: { $light }, ciemne: { $dark })
now-trucks = w zasobach { $army-gen } { $count ->
    [one] { $count } ciężarówka
    [few] { $count } ciężarówki
    [many] { $count } ciężarówek
   *[other] { $count } ciężarówki
}
now-medals = { $army } ma { $count ->
    [one] { $count } medal
    [few] { $count } medale
    [many] { $count } medali
   *[other] { $count } medale
} (w tym znaczniki: { $tokens })
now-deck = w { $deck-gen } { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
now-card = karta { $card } leży { $place }
lies-beaten = wśród pokonanych dywizji { $army-gen }
lies-kept = wśród zatrzymanych kart { $army-gen }
lies-discarded = na stosie kart odrzuconych { $army-gen }
lies-discarded-common = na wspólnym stosie kart odrzuconych
lies-boxed = w pudełku

corps = { $label } Korpus { $army-gen }
    .gen = { $label } Korpusu { $army-gen }

fuel = paliwo
    .acc = pionek paliwa
    .gen = paliwa
ammo = amunicja
    .acc = pionek amunicji
    .gen = amunicji
food = prowiant
    .acc = pionek prowiantu
    .gen = prowiantu

load-none = brak pionków
load-f = { $fuel ->
    [one] { $fuel } pionek paliwa
    [few] { $fuel } pionki paliwa
    [many] { $fuel } pionków paliwa
   *[other] { $fuel } pionka paliwa
}
    .badge = P{ $fuel }
load-a = { $ammo ->
    [one] { $ammo } pionek amunicji
    [few] { $ammo } pionki amunicji
    [many] { $ammo } pionków amunicji
   *[other] { $ammo } pionka amunicji
}
    .badge = A{ $ammo }
load-r = { $food ->
    [one] { $food } pionek prowiantu
    [few] { $food } pionki prowiantu
    [many] { $food } pionków prowiantu
   *[other] { $food } pionka prowiantu
}
load-fa = { $fuel ->
    [one] { $fuel } pionek paliwa
    [few] { $fuel } pionki paliwa
    [many] { $fuel } pionków paliwa
   *[other] { $fuel } pionka paliwa
} i { $ammo ->
    [one] { $ammo } pionek amunicji
    [few] { $ammo } pionki amunicji
    [many] { $ammo } pionków amunicji
   *[other] { $ammo } pionka amunicji
}
    .badge = P{ $fuel } A{ $ammo }
load-fr = { $fuel ->
    [one] { $fuel } pionek paliwa
    [few] { $fuel } pionki paliwa
    [many] { $fuel } pionków paliwa
   *[other] { $fuel } pionka paliwa
} i { $food ->
    [one] { $food } pionek prowiantu
    [few] { $food } pionki prowiantu
    [many] { $food } pionków prowiantu
   *[other] { $food } pionka prowiantu
}
load-ar = { $ammo ->
    [one] { $ammo } pionek amunicji
    [few] { $ammo } pionki amunicji
    [many] { $ammo } pionków amunicji
   *[other] { $ammo } pionka amunicji
} i { $food ->
    [one] { $food } pionek prowiantu
    [few] { $food } pionki prowiantu
    [many] { $food } pionków prowiantu
   *[other] { $food } pionka prowiantu
}
load-far = { $fuel ->
    [one] { $fuel } pionek paliwa
    [few] { $fuel } pionki paliwa
    [many] { $fuel } pionków paliwa
   *[other] { $fuel } pionka paliwa
}, { $ammo ->
    [one] { $ammo } pionek amunicji
    [few] { $ammo } pionki amunicji
    [many] { $ammo } pionków amunicji
   *[other] { $ammo } pionka amunicji
} i { $food ->
    [one] { $food } pionek prowiantu
    [few] { $food } pionki prowiantu
    [many] { $food } pionków prowiantu
   *[other] { $food } pionka prowiantu
}

deck-pursuit = talia pościgu { $army-gen }
    .gen = talii pościgu { $army-gen }
    .own = ze swojej talii pościgu
deck-common = wspólna talia pościgu
    .gen = wspólnej talii pościgu
    .own = ze wspólnej talii pościgu
deck-resistance = talia oporu
    .gen = talii oporu
    .own = z talii oporu
own-deck-pursuit = własna talia pościgu
    .gen = własnej talii pościgu
own-deck-resistance = talia oporu
    .gen = talii oporu

card-boches = „Les Boches”
card-starving = „Starving civilians”
card-stock = „Captured stock”
card-supplies = „Captured supplies”
card-liberation = „Vive la libération”
card-market = „Black market”
card-resistance = „Resistance”
card-recon = „Recon”
card-division = „{ $name }”
card-event = „{ $name }”

## Opcje

option-training = Gra szkoleniowa: bez wsparcia lotniczego, desantów, dowódców i zasad specjalnych.
option-weather = Pogoda: wydarzenia historyczne przynoszą słońce i deszcz; deszcz uziemia lotnictwo i desanty.
option-common_deck = Wspólna talia pościgu: talie wszystkich armii w grze są tasowane razem.
option-hard_red = Trudniej dla Montgomery’ego: kontrataki wychodzą także z niezdobytych portów.
option-hard_white = Trudniej dla Bradleya: zaczyna na 1. poziomie możliwości logistycznych.
option-hard_blue = Trudniej dla Pattona: od początku na polu Metz leży znacznik oporu.
option-turns = Gra solo: po tylu turach wyścig zostaje przerwany; 0 oznacza brak limitu.
option-data = Zestaw danych: puste oznacza dane gry, „tuned” – zaopatrzenie, które wyrównuje szanse dwóch armii; można też podać własny plik.
option-data-online = Zaopatrzenie na początku. Po dostrojeniu dla dwóch armii Montgomery wygrywa z Bradleyem 60 % gier botów zamiast 76 %.
option-data- = jak w grze
option-data-tuned = dostrojone

## Fazy, jak nazywa je nagłówek stołu

phase-acting = Akcja
    .rule = RR-5
phase-transporting = Transport
    .rule = RR-8
phase-moving = Ruch korpusu
    .rule = RR-10
phase-card = Karta pościgu
    .rule = RR-10
phase-surplus = Nadwyżka pionków
    .rule = RR-8
phase-dropping = Desant spadochronowy
    .rule = RR-12
phase-dropped = Wojska spadochronowe
    .rule = RR-12
phase-reacting = Reakcja niemiecka
    .rule = RR-14
phase-shifting = Przesunięcie frontu
    .rule = RR-14
phase-over = Koniec wyścigu
    .rule = RR-16

## Polecenia

prompt-acting = { $actions ->
    [0] Zagraj kartę, załaduj lub wyładuj pionki albo zakończ turę. Nie masz już akcji.
    [one] Wybierz akcję, załaduj lub wyładuj pionki albo zakończ turę. Pozostała { $actions } akcja.
    [few] Wybierz akcję, załaduj lub wyładuj pionki albo zakończ turę. Pozostały { $actions } akcje.
    [many] Wybierz akcję, załaduj lub wyładuj pionki albo zakończ turę. Pozostało { $actions } akcji.
   *[other] Wybierz akcję, załaduj lub wyładuj pionki albo zakończ turę. Pozostało { $actions } akcji.
}
prompt-wait-acting = { $army } wybiera akcję.
prompt-transporting = { $left ->
    [0] Załaduj ciężarówkę albo zakończ: do wystawienia nie została już żadna ciężarówka.
    [one] Załaduj ciężarówkę, wystaw następną na swojej strzałce albo zakończ. Do wystawienia pozostała { $left } ciężarówka.
    [few] Załaduj ciężarówkę, wystaw następną na swojej strzałce albo zakończ. Do wystawienia pozostały { $left } ciężarówki.
    [many] Załaduj ciężarówkę, wystaw następną na swojej strzałce albo zakończ. Do wystawienia pozostało { $left } ciężarówek.
   *[other] Załaduj ciężarówkę, wystaw następną na swojej strzałce albo zakończ. Do wystawienia pozostało { $left } ciężarówki.
}
prompt-wait-transporting = { $army } przewozi zaopatrzenie.
prompt-moving = { $corps }: wejdź na następne pole albo zakończ ruch. { $left ->
    [one] Pozostało { $left } pole.
    [few] Pozostały { $left } pola.
    [many] Pozostało { $left } pól.
   *[other] Pozostało { $left } pola.
}
prompt-moving-held = { $corps }: odrzuć 1 pionek paliwa, by kontynuować ruch, albo go zakończ. { $left ->
    [one] Pozostało { $left } pole.
    [few] Pozostały { $left } pola.
    [many] Pozostało { $left } pól.
   *[other] Pozostało { $left } pola.
}
prompt-moving-stuck = { $corps } nie ma paliwa na dalszy ruch: zakończ go albo najpierw załaduj paliwo. { $left ->
    [one] Pozostało { $left } pole.
    [few] Pozostały { $left } pola.
    [many] Pozostało { $left } pól.
   *[other] Pozostało { $left } pola.
}
prompt-wait-moving = { $army } porusza korpusem.
prompt-card = { $card }: zdecyduj, co zrobić z kartą.
prompt-wait-card = { $army } decyduje, co zrobić z kartą.
prompt-surplus = Za dużo pionków na polu { $field }: wybierz, które wracają do puli. { $count ->
    [one] Nadwyżka: { $count } pionek.
    [few] Nadwyżka: { $count } pionki.
    [many] Nadwyżka: { $count } pionków.
   *[other] Nadwyżka: { $count } pionka.
}
prompt-wait-surplus = { $army } wybiera pionki, które wracają do puli.
prompt-dropping = Umieść znacznik wojsk spadochronowych na polu, którego nikt nie kontroluje. Na torze pozostało: { $left }.
prompt-wait-dropping = { $army } zrzuca wojska spadochronowe.
prompt-dropped = Zapłać za kolejny znacznik wojsk spadochronowych albo zakończ. Na torze pozostało: { $left }.
prompt-wait-dropped = { $army } zrzuca wojska spadochronowe.
prompt-reacting = Reakcja niemiecka: dołóż znacznik oporu albo wykonaj kontratak. { $left ->
    [one] Pozostał { $left } znacznik.
    [few] Pozostały { $left } znaczniki.
    [many] Pozostało { $left } znaczników.
   *[other] Pozostało { $left } znacznika.
}
prompt-reacting-last = Reakcja niemiecka ostatniej rundy: wykonaj kontratak albo zrezygnuj. Znaczniki w puli: { $left }.
prompt-rolling = Reakcja niemiecka: następują kontrataki, potem rzuć trzema kostkami.
prompt-wait-reacting = { $army } decyduje o reakcji niemieckiej.
prompt-shifting = Przesunięcie frontu: wybierz pole dla znacznika numerycznego { $number }.
prompt-wait-shifting = { $army } decyduje o przesunięciu frontu.
prompt-over = Wyścig jest zakończony.

## Propozycje

offer-supplies = Pobierz { $load } na pole { $field }.
offer-supplies-track = Pobierz z toru zapasów { $load } na pole { $field }.
offer-supplies-plus = Pobierz { $load } na pole { $field } oraz { $bonus } z karty Montgomery’ego.
offer-supplies-track-plus = Pobierz z toru zapasów { $load } na pole { $field } oraz { $bonus } z karty Montgomery’ego.
offer-trucks = { $count ->
    [one] Pobierz { $count } ciężarówkę.
    [few] Pobierz { $count } ciężarówki.
    [many] Pobierz { $count } ciężarówek.
   *[other] Pobierz { $count } ciężarówki.
}
offer-trucks-last = { $count ->
    [0] Nie pobieraj ciężarówek: od razu zacznie się faza logistyki.
    [one] Pobierz { $count } ciężarówkę: od razu zacznie się faza logistyki.
    [few] Pobierz { $count } ciężarówki: od razu zacznie się faza logistyki.
    [many] Pobierz { $count } ciężarówek: od razu zacznie się faza logistyki.
   *[other] Pobierz { $count } ciężarówki: od razu zacznie się faza logistyki.
}
offer-truck = Wystaw ciężarówkę z pola { $start } na pole { $goal }.
offer-carry = Ciężarówka zabiera jeszcze 1 { $kind-acc }.
offer-load-some = { $corps } ładuje pionki na polu { $field }: wybierz, ile.
offer-unload-some = { $corps } wyładowuje pionki na polu { $field }: wybierz, ile.
offer-march = { $corps } idzie na pole { $field }.
offer-march-card = { $corps } wchodzi na pole { $field } i odkrywa kartę z { $deck-gen }.
offer-march-commander = Z karty Pattona: { $corps } idzie na pole { $field }.
offer-march-commander-card = Z karty Pattona: { $corps } wchodzi na pole { $field } i odkrywa kartę z { $deck-gen }.
offer-stop = Zakończ ruch tutaj.
offer-feed = Oddaj 1 pionek prowiantu za 1 medal.
offer-swap = Oddaj 1 { $given-acc } za 1 { $taken-acc }.
offer-keep = Zatrzymaj kartę.
offer-ignore = Nie korzystaj z karty.
offer-discard = Oddaj do puli 1 { $kind-acc }.
offer-resistance = Zagraj kartę „Resistance” i zyskaj dodatkową akcję.
offer-recon = Zagraj kartę „Recon”: podejrzyj wierzchnią kartę z { $deck-gen }.
offer-air = Wsparcie lotnicze: podejrzyj wierzchnią kartę z { $deck-gen } i połóż na niej znacznik.
offer-air-commander = Wsparcie lotnicze z karty Bradleya: podejrzyj wierzchnią kartę z { $deck-gen } i połóż na niej znacznik.
offer-paratroops-medal = Desant: zapłać 1 medal za znacznik.
offer-paratroops-division = Desant: zapłać za znacznik kartą { $card }.
offer-paratroops-cards = { $count ->
    [one] Desant: zapłać za znacznik { $count } kartą dywizji (amunicja: { $ammo }).
    [few] Desant: zapłać za znacznik { $count } kartami dywizji (amunicja: { $ammo }).
    [many] Desant: zapłać za znacznik { $count } kartami dywizji (amunicja: { $ammo }).
   *[other] Desant: zapłać za znacznik { $count } kartami dywizji (amunicja: { $ammo }).
}
offer-drop = Zrzuć wojska spadochronowe na pole { $field }.
offer-done-transporting = Zakończ transport.
offer-done-dropped = Zakończ desant.
offer-end = Zakończ turę.
offer-resist = Dołóż znacznik oporu na pole { $field }.
offer-counterattack = Wykonaj kontratak na pole { $field }.
offer-forgo = Odłóż znacznik oporu do pudełka: nie ma dla niego pola.
offer-forgo-last = Zrezygnuj z kontrataku.
offer-roll = Rzuć trzema kostkami na reakcję niemiecką.
offer-shift = Przesuń znacznik numeryczny { $number } na pole { $field }.

## Stół w terminalu: drogi znakami, reszta słowami

drawn =
    { $head }
    { $tracks }
    { $armies }
    { $corps }
    { $placed }
    { $supplies }
    Znaki pól: R, W, B kto kontroluje; ! znacznik oporu, f symbol oporu, ^ fortyfikacje, * medal, # pole zwycięstwa.
drawn-lines =
    { $first }
    { $rest }
drawn-letter = { $army } ({ $letter })
drawn-head = Runda { $round }{ $last ->
    [yes] , ostatnia
   *[no] {""}
}{ $sky ->
    [rain] , pada deszcz
   *[sun] {""}
}. Kolejność tur: { $order }. Tura { $army-gen }; pozostałe akcje: { $actions }; znaczniki oporu w puli: { $markers }.
drawn-counts = paliwo { $fuel }, amunicja { $ammo }, prowiant { $food }
drawn-deck = { $deck } { $count }
drawn-tracks = Pula: { $pool }. Tor zapasów: { $track }. Tor dostępnych ciężarówek: { $trucks }. Karty: { $decks }.
drawn-army = { $letter } { $army }: poziom możliwości logistycznych { $level }, ciężarówki { $trucks } z { $limit }, medale { $medals }, karta dowódcy { $commander ->
    [active] aktywna
   *[used] zużyta
}, pokonane dywizje { $beaten }, zatrzymane karty { $kept }; kontroluje: { $held }
drawn-corps = {"  "}{ $corps } { $field }: { $load }; pola do Renu: { $far }{ $state ->
    [immobilised] ; unieruchomiony
    [moved] ; po ruchu
   *[ready] {""}
}
drawn-resistance = Znaczniki oporu: { $fields }
drawn-trucks = Ciężarówki: { $fields }
drawn-paratroops = Wojska spadochronowe: { $fields }
drawn-numbers = Znaczniki numeryczne: { $fields }
drawn-stock = { $field } ({ $load })
drawn-supplies = Zaopatrzenie na polach: { $stocks }

## Zdarzenia

turn-order = Kolejność tur: { $armies }.
turn-begins = Runda { $round }, tura { $army-gen } (akcje: { $actions }).
eats-card = { $corps } ({ $field }) zużywa 1 pionek prowiantu z karty.
eats-field = { $corps } zużywa 1 pionek prowiantu z pola { $field }.

gains-supplies = { $army } pobiera { $load } na pole { $field }{ $all ->
    [yes] {""}
   *[no] {""} (reszty nie ma w puli)
}.
gains-from-track = { $army } pobiera z toru zapasów { $load } na pole { $field }{ $all ->
    [yes] {""}
   *[no] {""} (więcej ich tam nie ma)
}.
montgomery-adds = { $army } odwraca kartę dowódcy i dokłada { $load }.
ostend-goes = Znacznik Ostendy trafia do pudełka: { $field } przestaje być bazą.
gains-trucks = { $count ->
    [one] { $army } pobiera { $count } ciężarówkę (w zasobach: { $stock }).
    [few] { $army } pobiera { $count } ciężarówki (w zasobach: { $stock }).
    [many] { $army } pobiera { $count } ciężarówek (w zasobach: { $stock }).
   *[other] { $army } pobiera { $count } ciężarówki (w zasobach: { $stock }).
}
finds-no-truck = { $army } zastaje pusty tor dostępnych ciężarówek (w zasobach: { $stock }).
logistics-phase = Zaczyna się faza logistyki.
climbs = { $army } awansuje na { $level }. poziom możliwości logistycznych.
corps-eat = Każdy korpus, który nie jest unieruchomiony, musi zużyć 1 pionek prowiantu.
immobilised = { $corps } ({ $field }) nie ma prowiantu i zostaje unieruchomiony.
fed = { $corps } zużywa 1 pionek prowiantu z pola { $field } i nie jest już unieruchomiony.
more-trucks = { $count ->
    [one] Do gry wchodzi dodatkowo { $count } ciężarówka.
    [few] Do gry wchodzą dodatkowo { $count } ciężarówki.
    [many] Do gry wchodzi dodatkowo { $count } ciężarówek.
   *[other] Do gry wchodzi dodatkowo { $count } ciężarówki.
}
trucks-return = { $count ->
    [0] Na torze dostępnych ciężarówek nadal nie ma żadnej ciężarówki.
   *[other] Ciężarówki z planszy wracają: na torze dostępnych ciężarówek stoi ich teraz { $count }.
}
track-refilled = Tor zapasów zostaje uzupełniony o { $load }.
commander-wakes = Karta dowódcy { $army-gen } znów jest aktywna.
commanders-wake = Karty dowódców ({ $armies }) znów są aktywne.
aircraft-return = Znaczniki wsparcia lotniczego ({ $armies }) wracają do zasobów graczy.
truck-carries = Ciężarówka { $army-gen } wiezie { $load } z pola { $start } na pole { $goal }.
truck-placed = { $army } wystawia pustą ciężarówkę na strzałce z pola { $start } na pole { $goal }.
carries-more = Ciężarówka { $army-gen } zabiera jeszcze 1 { $kind-acc } z pola { $start } na pole { $goal }.
ends-transport = { $army } kończy transport.
loads = { $corps } ładuje { $load } na polu { $field }.
unloads = { $corps } wyładowuje { $load } na polu { $field }.
begins-move = { $corps } odrzuca 1 pionek paliwa i rozpoczyna ruch.
patton-moves = Patton odwraca kartę dowódcy: { $corps } odrzuca 1 pionek paliwa i rozpoczyna ruch.
pays-to-go-on = { $corps } odrzuca 1 pionek paliwa, by kontynuować ruch.
moves = { $corps } wchodzi na pole { $field }.
pays-fort = { $corps } odrzuca 1 pionek amunicji za wejście na pole { $field } (fortyfikacje).
fort-by-help = Fortyfikacje na polu { $field }: { $by ->
    [air] wsparcie lotnicze zastępuje
    [paratroops] wojska spadochronowe zastępują
   *[both] wsparcie lotnicze i wojska spadochronowe zastępują
} 1 pionek amunicji, { $corps } nic nie odrzuca.
enters = { $corps } wchodzi na pole { $field } i odkrywa kartę { $card }.
enters-without-card = { $corps } wchodzi na pole { $field }; nie ma karty do odkrycia.
boches = { $corps } potrzebuje 1 pionka paliwa, by kontynuować ruch.
stops = { $corps } kończy ruch.
wins-fight = { $corps } walczy na polu { $field } z dywizją { $card } (wymagania: { $needs }{ $help ->
    [0] {""}
    [one] , wsparcie liczy się jako { $help } pionek amunicji
    [few] , wsparcie liczy się jako { $help } pionki amunicji
    [many] , wsparcie liczy się jako { $help } pionków amunicji
   *[other] , wsparcie liczy się jako { $help } pionka amunicji
}): { $pays ->
    [0] nic nie odrzuca
   *[other] odrzuca { $paid }
} i wygrywa. { $army } zabiera kartę{ $medal ->
    [yes] {""}, która liczy się jako medal
   *[no] {""}
}.
loses-fight = { $corps } walczy na polu { $goal } z dywizją { $card } (wymagania: { $needs }{ $help ->
    [0] {""}
    [one] , wsparcie liczy się jako { $help } pionek amunicji
    [few] , wsparcie liczy się jako { $help } pionki amunicji
    [many] , wsparcie liczy się jako { $help } pionków amunicji
   *[other] , wsparcie liczy się jako { $help } pionka amunicji
}): { $pays ->
    [0] nic nie odrzuca
   *[other] odrzuca { $paid }
}, przegrywa i wycofuje się na pole { $field }. Jego ruch się kończy, a karta zostaje wtasowana do { $deck-gen }.
takes = { $army } zajmuje pole { $field }.
marker-lifted = Znacznik oporu z pola { $field } wraca do puli (w puli: { $count }).
marker-lifted-alone = Znacznik oporu z pola { $field } trafia do pudełka.
paratroops-boxed = Wojska spadochronowe z pola { $field } trafiają do pudełka.
wins-medal = { $army } otrzymuje medal za pole { $field } (znaczniki medali: { $count }).
no-medal-left = Nie ma już medalu za pole { $field }.
encircled = Pole { $field } zostaje okrążone i przechodzi pod kontrolę { $army-gen }.
antwerp-opens = Droga do portu { $field } jest otwarta: to nowa baza główna { $army-gen } zamiast { $before }.
feeds = { $corps } oddaje cywilom 1 pionek prowiantu; { $army } otrzymuje medal (znaczniki medali: { $count }).
swaps = { $corps } wymienia 1 { $given-acc } na 1 { $taken-acc }.
keeps = { $army } zatrzymuje kartę { $card }.
ignores = { $army } nie korzysta z karty { $card }.
resistance-helps = { $army } zyskuje w tej turze dodatkową akcję dzięki karcie „Resistance”.
resistance-lost = Karta „Resistance” nic nie daje: { $army } wykorzystuje tylko jedną taką kartę w turze.
plays-resistance = { $army } zagrywa kartę „Resistance” i zyskuje dodatkową akcję.
token-found = { $army } umieszcza na polu { $field } 1 { $kind-acc } z puli.
token-lost = W puli nie ma już { $kind-gen }: na pole { $field } nic nie trafia.
discards = { $army } oddaje do puli 1 { $kind-acc } z pola { $field }.
rain-falls = Pogoda zmienia się na deszczową: nie ma wsparcia lotniczego ani desantów.
sun-shines = Pogoda zmienia się na słoneczną.
air-returns = Znacznik wsparcia lotniczego wraca do zasobów { $army-gen }.
air-support = { $army } podgląda wierzchnią kartę { $deck-own } i kładzie na niej znacznik wsparcia lotniczego.
bradley-looks = { $army } odwraca kartę dowódcy, podgląda wierzchnią kartę { $deck-own } i kładzie na niej znacznik wsparcia lotniczego.
recon-looks = { $army } zagrywa kartę „Recon” i podgląda wierzchnią kartę { $deck-own }.
sees-card = Wierzchnia karta z { $deck-gen } to { $card }.
pays-paratroops = { $army } odrzuca { $paid } i bierze znacznik wojsk spadochronowych.
drops = { $army } zrzuca wojska spadochronowe na pole { $field }.
ends-drops = { $army } kończy desant.
paratroops-turn = Znacznik wojsk spadochronowych na polu { $field } zostaje odwrócony na ciemną stronę i leży do końca następnej tury { $army-gen }.
paratroops-leave = Niewykorzystane wojska spadochronowe z pola { $field } trafiają do pudełka.
ends-turn = { $army } nie wykonuje więcej akcji.
marker-placed = { $army } dokłada znacznik oporu na pole { $field } (w puli: { $count }).
marker-boxed = Nie ma pola dla znacznika oporu: jeden trafia do pudełka (w puli: { $count }).
last-marker = Pula znaczników oporu jest pusta: to ostatnia runda.
counterattacked = { $alone ->
    [yes] Kontratak niemiecki
   *[no] { $by } wykonuje kontratak niemiecki
}: { $army } traci pole { $field } na rzecz Niemców.
returns-medal = { $army } oddaje medal (znaczniki medali: { $count }).
no-counterattack = { $army } rezygnuje z kontrataku.
number-shifts = Znacznik numeryczny { $number } przesuwa się na pole { $field }.
number-boxed = Znacznik numeryczny { $number } trafia do pudełka.
dice = { $army } rzuca trzema kostkami: wypada { $total }.
number-turns = Znacznik numeryczny { $number } odwraca się: na polu { $field } leży teraz znacznik oporu.
crosses-rhine = { $army } przekracza Ren i wygrywa (medale: { $count }). Wynik końcowy: { $scores }.
next-turn = Runda { $count }, tura { $army-gen } (akcje: { $actions }).
solo-result = { $army } dociera do Renu w { $turns }. turze i ma { $medals ->
    [one] { $medals } medal
    [few] { $medals } medale
    [many] { $medals } medali
   *[other] { $medals } medalu
}.
deck-rebuilt = Stos kart odrzuconych zostaje przetasowany: to nowa { $deck }.
turns-over = { $count ->
    [one] { $army } nie przekracza Renu w ciągu { $count } tury.
   *[other] { $army } nie przekracza Renu w ciągu { $count } tur.
}
wins-by-medals = { $count ->
    [0] { $army } wygrywa, choć nikt nie ma medalu: { $by ->
        [divisions] ma więcej pokonanych dywizji
       *[order] pokonanych dywizji jest po równo, a w kolejności tur { $army } jest dalej
    }
   *[other] { $army } wygrywa: ma { $count ->
        [one] { $count } medal
        [few] { $count } medale
        [many] { $count } medali
       *[other] { $count } medalu
    }{ $by ->
        [divisions] {""}; tyle samo co następny, ale pokonanych dywizji ma więcej
        [order] {""}; medali i dywizji tyle samo co następny, ale w kolejności tur jest dalej
       *[medals] {""}
    }
}. Wynik końcowy: { $scores }.

## Wyniki

result-rhine = { $army } przekracza Ren i wygrywa. Wynik końcowy: { $scores }.
result-markers = Pula znaczników oporu się wyczerpała. { $count ->
    [0] { $army } wygrywa, choć nikt nie ma medalu: { $by ->
        [divisions] ma więcej pokonanych dywizji
       *[order] pokonanych dywizji jest po równo, a w kolejności tur { $army } jest dalej
    }
   *[other] { $army } wygrywa: ma { $count ->
        [one] { $count } medal
        [few] { $count } medale
        [many] { $count } medali
       *[other] { $count } medalu
    }{ $by ->
        [divisions] {""}; tyle samo co następny, ale pokonanych dywizji ma więcej
        [order] {""}; medali i dywizji tyle samo co następny, ale w kolejności tur jest dalej
       *[medals] {""}
    }
}. Wynik końcowy: { $scores }.
result-turns = { $army } nie przekracza Renu w ciągu { $turns ->
    [one] { $turns } tury
   *[other] { $turns } tur
}. Wynik końcowy: { $scores }.
end-score = { $count ->
    [one] { $count } medal
    [few] { $count } medale
    [many] { $count } medali
   *[other] { $count } medalu
}

## Odmowy

game-over = Gra jest zakończona.
not-your-decision = To nie twoja kolej: teraz decyduje { $army }.
transport-first = Najpierw zakończ transport.
move-first = Najpierw zakończ ruch korpusu.
card-first = Najpierw zdecyduj, co zrobić z kartą.
drop-first = Najpierw umieść znacznik wojsk spadochronowych.
drops-first = Najpierw zakończ desant.
react-first = Teraz czas na reakcję niemiecką: dołóż znacznik oporu albo wykonaj kontratak.
roll-first = Najpierw rzuć kostkami na reakcję niemiecką.
shift-first = Teraz czas na przesunięcie frontu: wybierz pole dla znacznika numerycznego.
surplus-first = Najpierw wybierz, które pionki z pola { $field } wracają do puli.
end-turn-first = Reakcja niemiecka następuje po akcjach: najpierw zakończ turę.
nothing-to-shift = Żaden znacznik numeryczny nie czeka na przesunięcie.
no-surplus = Na żadnym polu nie ma nadwyżki.
pay-first = Najpierw zapłać za znacznik wojsk spadochronowych.
no-transport = Transport nie jest w toku: najpierw wystaw ciężarówkę.
nothing-to-finish = Nie ma transportu ani desantu do zakończenia.
no-move-to-stop = Żaden korpus się nie porusza: ruch kończy się sam po trzecim polu albo po przegranej walce.
no-card = Żadna karta nie czeka na decyzję.
no-action-left = Nie masz już akcji w tej turze.
no-such-field = Nie ma pola { $field }; pola zapisuje się tak: le_havre.
no-such-corps = W tej grze nie ma korpusu { $corps }; korpusy zapisuje się tak: R-I.
not-your-corps = { $corps } nie należy do ciebie.
not-a-base = { $field } nie jest twoją bazą zaopatrzenia.
base-not-controlled = Nie kontrolujesz pola { $field }.
base-used = Baza { $field } została już wykorzystana w tej turze.
ostend-used = Baza { $field } została już wykorzystana: służy tylko raz w grze.
mixed-only = { $field } to baza wysunięta: przyjmuje tylko po jednym pionku każdego rodzaju.
nothing-to-place = Nie ma pionka tego rodzaju do wystawienia.
no-bonus = W puli nie ma pionka dla karty Montgomery’ego.
wrong-bonus = Karta Montgomery’ego dokłada { $count ->
    [one] dokładnie { $count } pionek
    [few] dokładnie { $count } pionki
    [many] dokładnie { $count } pionków
   *[other] dokładnie { $count } pionka
} z puli.
track-empty = Tor dostępnych ciężarówek jest pusty: pobierz 0 ciężarówek, by zacząć fazę logistyki.
truck-limit-held = Twój limit ciężarówek ({ $limit }) jest wyczerpany.
take-a-truck = Weź co najmniej 1 ciężarówkę.
too-few-trucks = Za mało ciężarówek na torze: { $left }.
draw-too-many = Za dużo: twój poziom pozwala pobrać najwyżej { $most ->
    [one] { $most } ciężarówkę
    [few] { $most } ciężarówki
    [many] { $most } ciężarówek
   *[other] { $most } ciężarówki
}.
over-truck-limit = Za dużo: możesz mieć najwyżej { $limit ->
    [one] { $limit } ciężarówkę
    [few] { $limit } ciężarówki
    [many] { $limit } ciężarówek
   *[other] { $limit } ciężarówki
}.
no-more-trucks = Więcej nie można: twój poziom pozwala wystawić w jednym transporcie najwyżej { $count ->
    [one] { $count } ciężarówkę
    [few] { $count } ciężarówki
    [many] { $count } ciężarówek
   *[other] { $count } ciężarówki
}.
no-truck-in-stock = Nie masz ciężarówki w swoich zasobach.
no-free-arrow = Żadna wolna strzałka nie łączy dwóch pól pod twoją kontrolą.
no-corps-can-move = Żaden z twoich korpusów nie może się ruszyć: każdy jest unieruchomiony, już się ruszał albo nie ma paliwa lub drogi.
choose-first = Najpierw wybierz akcję albo jeden ze swoich korpusów.
corps-not-asked = { $corps } nie jest tu potrzebny: zakończ albo cofnij to, co zaczęte.
not-adjacent = Pól { $start } i { $goal } nie łączy strzałka.
not-own-arrow = Strzałka między polami { $start } i { $goal } nie jest twoja.
end-not-controlled = Nie kontrolujesz pola { $field }.
arrow-occupied = Na strzałce między polami { $start } i { $goal } do najbliższej fazy logistyki stoi ciężarówka.
truck-overloaded = Za dużo: ciężarówka mieści najwyżej { $most ->
    [one] { $most } pionek
    [few] { $most } pionki
    [many] { $most } pionków
   *[other] { $most } pionka
}.
truck-has-left = Ostatnia ciężarówka już pojechała: wystaw następną.
tokens-missing = Na polu { $field } nie ma tyle { $kind-gen }.
tokens-not-on-card = Na karcie { $corps-gen } nie ma tyle { $kind-gen }.
card-full = Brak miejsca: karta { $corps-gen } mieści najwyżej { $limit ->
    [one] { $limit } pionek
    [few] { $limit } pionki
    [many] { $limit } pionków
   *[other] { $limit } pionka
}.
no-such-token = Na polu { $field } nie ma { $kind-gen }.
other-corps-moves = { $corps } jest w ruchu: najpierw zakończ jego ruch.
card-begins-a-move = Karta Pattona rozpoczyna ruch korpusu; nie płaci za kolejny krok.
montgomery-only = Tylko karta Montgomery’ego dokłada pionki.
patton-only = Tylko karta Pattona daje ruch korpusu.
bradley-only = Tylko karta Bradleya daje wsparcie lotnicze.
commander-used = Karta dowódcy jest zużyta do następnej fazy logistyki.
corps-immobilised = { $corps } jest unieruchomiony, dopóki na jego pole nie trafi prowiant.
corps-has-moved = { $corps } wykonał już ruch w tej turze.
no-fuel = { $corps } nie ma paliwa na karcie.
no-fuel-to-go-on = { $corps } nie ma paliwa, by iść dalej: załaduj je tutaj albo zakończ ruch.
no-own-arrow = Żadna twoja strzałka nie prowadzi z pola { $start } na pole { $goal }.
field-occupied = Na polu { $field } stoi inny korpus.
field-foreign = Pole { $field } kontroluje { $army }.
field-absent = Pole { $field } uznaje się za kontrolowane przez { $army-gen }, który nie bierze udziału w grze.
no-ammo-for-fort = Brak amunicji na fortyfikacje ({ $field }): trzeba odrzucić 1 pionek z karty korpusu albo mieć wsparcie.
card-gives-other = Karta { $card } na to nie pozwala.
swap-same-kind = Karta „Black market” daje pionek innego rodzaju.
pool-lacks = W puli nie ma { $kind-gen }.
not-in-training = W grze szkoleniowej tego nie ma.
rain = Pada deszcz: nie ma wsparcia lotniczego ani desantów.
air-marker-out = Twój znacznik wsparcia lotniczego leży na talii i jeszcze nie wraca.
deck-empty = Nie ma już kart w tej talii: { $deck }.
resistance-played = Karta „Resistance” została już zagrana w tej turze.
no-resistance-card = Nie masz karty „Resistance”.
recon-played = Karta „Recon” została już zagrana w tej turze.
no-recon-card = Nie masz karty „Recon”.
no-paratroops-alone = W grze solo nie ma desantów.
no-paratroops-left = Nie ma już znaczników wojsk spadochronowych.
three-drops = Jedna akcja daje najwyżej 3 znaczniki wojsk spadochronowych.
no-medal-to-pay = Nie masz znacznika medalu.
card-not-beaten = Tej dywizji nie masz wśród pokonanych: płaci się kartami pokonanych dywizji.
payment-too-small = Za mało: jeden medal to karty dywizji, na których jest łącznie { $ammo ->
    [one] { $ammo } pionek amunicji
    [few] { $ammo } pionki amunicji
    [many] { $ammo } pionków amunicji
   *[other] { $ammo } pionka amunicji
}.
payment-needless = Za dużo: jedna z tych kart nie jest potrzebna.
payment-mixed = Karta dywizji z medalem wystarcza za jeden znacznik: odrzuć ją bez innych kart.
drop-controlled = Pole { $field } jest kontrolowane: desant ląduje na polach niekontrolowanych.
no-marker-in-last-turns = W ostatnich turach nie dokłada się znaczników oporu.
resist-controlled = Pole { $field } jest kontrolowane: znaczniki dokłada się na wolne pola.
resist-marked = Na polu { $field } jest już znacznik oporu.
resist-flagged = Pole { $field } ma już symbol oporu.
resist-far = Pole { $field } nie sąsiaduje ani z polem zwycięstwa z symbolem oporu, ani ze znacznikiem oporu.
no-marker-to-remove = Na polu { $field } nie ma znacznika gracza do zdjęcia.
own-marker = Znacznik na polu { $field } jest twój.
corps-protects = Korpus na polu { $near } chroni pole { $field }.
base-protects = Pole { $field } chroni baza główna albo pole startowe.
not-threatened = Obok pola { $field } nie ma wolnego pola połączonego z Düsseldorfem.
must-react = Dołóż znacznik oporu albo wykonaj kontratak.
shift-highest = Teraz przesuń znacznik numeryczny { $number }.
not-a-target = Front nie może przesunąć się na pole { $field }.
sums-uneven = Nierówne sumy: inne pole rozkłada znaczniki numeryczne równiej niż { $field }.

# The browser table.

game-title = 1944: Wyścig do Renu
game-about = Jesień 1944: Montgomery, Bradley i Patton ścigają się z Francji nad Ren. Paliwo porusza korpusy, amunicja rozstrzyga walki, prowiant utrzymuje korpusy w gotowości, a wszystko to dowożą na front ciężarówki. Wygrywa, kto pierwszy przekroczy Ren, mając nieprzerwane połączenie z bazą główną; jeśli nikomu się to nie uda, rozstrzygają medale.
game-reconstructed = To wydanie nieoficjalne. Wydawcą gry jest PHALANX (2014). Tytuły i znaki towarowe należą do ich właścicieli. Zasady są zgodne z drukowaną instrukcją. Plansza, karty i schematy gry solo nie mają w niej postaci tekstu: miasta i strzałki odtworzono z dróg roku 1944, a większość kart, pozycji początkowych i część liczb na torach zrekonstruowano tak, by zgadzał się każdy fakt z instrukcji. Posiadacz gry może użyć własnego zestawu danych.

hint-move = Kliknij korpus, a potem podświetlone pole. Pierwszy krok kosztuje 1 pionek paliwa z jego karty. Najbliżej Renu jest XII Korpus na polu Metz; drogę do pola Mannheim zamykają mu Saarbrücken i Kaiserslautern.
hint-moving = Korpus przechodzi do trzech pól. Każde pole, którego nikt nie kontroluje, odkrywa kartę, a fortyfikacje kosztują 1 pionek amunicji. Zatrzymaj się, zanim zabraknie amunicji: przegrana walka kończy ruch.
hint-card = Karta pośrodku mapy mówi, co robi. Ta zostawia wybór; skorzystaj z niej teraz albo wcale.
hint-dropping = Połóż znacznik wojsk spadochronowych na polu, którego nikt nie kontroluje, najlepiej tam, gdzie korpus będzie walczył: liczy się za 1 pionek amunicji w tej i w następnej twojej turze.
hint-reaction = Tura kończy się reakcją niemiecką: znacznik oporu przed drugą armią drogo ją kosztuje, bo jej walki wymagają wtedy 2 albo 3 pionków amunicji.
hint-counter = Zamiast tego możesz wykonać kontratak: podświetlone pole drugiej armii, przy którym nie ma korpusu, wraca do Niemców, a pole z medalem kosztuje właściciela medal.
hint-load = Na niektórych polach twoich korpusów leży zaopatrzenie. Kliknij tam korpus i załaduj: załadunek i wyładunek nie kosztują akcji w żadnym momencie tury.
hint-supply = Bez paliwa nic się nie ruszy. Pobranie zaopatrzenia kładzie pionki na polu Nancy, które jest twoją bazą wysuniętą, albo w odległej bazie głównej; na front dowożą je ciężarówki.
hint-transport = Transport: kliknij go, potem skąd i dokąd jedzie ciężarówka. Przewozi do 5 pionków wzdłuż twojej strzałki; następna może powieźć je dalej.
hint-air = Wsparcie lotnicze: podejrzyj wierzchnią kartę talii, zanim za nią zapłacisz. Leżący na niej znacznik liczy się przy jej odkryciu za 1 pionek amunicji.
hint-commander = Sam Patton rusza jeszcze jednym korpusem bez zużycia akcji. Potem jego karta jest odwrócona do następnej fazy logistyki.
hint-trucks = Ciężarówki, które pojechały, stoją na strzałkach do fazy logistyki. Pobranie ciężarówek daje nowe, a zabranie ostatniej z toru rozpoczyna tę fazę.
hint-paratroops = Wojska spadochronowe: zapłać 1 medal za znacznik i zrzuć je tam, gdzie walka będzie trudna. Opłaca się, gdy otwiera to drogę do Renu.
hint-hand = Masz zatrzymaną kartę. „Resistance” daje dodatkową akcję, „Recon” pozwala podejrzeć wierzchnią kartę talii; każdą można zagrać raz w turze, poza zwykłymi akcjami.
hint-logistics = To była faza logistyki: ciężarówki wróciły, każda armia awansowała o poziom, a każdy korpus zużył 1 pionek prowiantu. Bez prowiantu korpus stoi, dopóki go nie dostanie.
hint-encircled = Pola odcięte od Düsseldorfu przechodzą pod kontrolę bez walki. Szukaj kroku, który zamyka takie okrążenie.
hint-goal = Zajmij pole Mannheim, mając nieprzerwany ciąg własnych pól, a wygrasz od razu. Inaczej liczą się medale: pola z medalem i pokonane dywizje, które go mają.
hint-finished = To był wyścig. Zagraj teraz trzema armiami przeciw dwóm botom albo w pojedynkę przeciw Niemcom.

ask-base = Która baza otrzymuje zaopatrzenie?
ask-supplies = Co otrzymuje pole { $field }?
ask-trucks = Ile ciężarówek bierzesz?
ask-truck-start = Skąd rusza ciężarówka?
ask-truck-goal = Dokąd jedzie ciężarówka z pola { $field }?
ask-deck = Którą talię podglądasz?
ask-payment = Czym płacisz za wojska spadochronowe?
ask-swap = Co bierzesz w zamian?
ask-corps = { $corps }: kliknij pole, na które wchodzi, albo załaduj lub wyładuj na miejscu.
ask-corps-load = { $corps }: załaduj lub wyładuj na miejscu; teraz nie może wejść na żadne pole.
note-victory = { $corps } może wejść na pole { $field }: z nieprzerwanym ciągiem własnych pól to wygrywa wyścig.
recap = Co zrobili inni
recap-took = { $army } zajmuje: { $fields }.
note-goal = Cel: zająć czarne pole za Renem i połączyć je z główną bazą.
note-last = To ostatnia runda.

pick-supplies = Pobierz zaopatrzenie
pick-trucks = Pobierz ciężarówki
pick-truck = Transport
pick-march = Ruch korpusu
pick-air = Wsparcie lotnicze
pick-paratroops = Wojska spadochronowe
pick-commander = Karta dowódcy
pick-recon = Karta „Recon”
pick-resistance = Karta „Resistance”
pick-deck-pursuit = Własna talia pościgu
pick-deck-resistance = Talia oporu
pick-load = Załaduj
pick-unload = Wyładuj
pick-mixed = Po 1 każdego rodzaju
pick-fuel = Paliwo
pick-ammo = Amunicja
pick-food = Prowiant
pick-give-fuel = Oddaj 1 pionek paliwa
pick-give-ammo = Oddaj 1 pionek amunicji
pick-give-food = Oddaj 1 pionek prowiantu
pick-end = Zakończ turę
pick-stop = Zakończ ruch
pick-done = Zakończ


score-medals = { $count ->
    [one] { $count } medal
    [few] { $count } medale
    [many] { $count } medali
   *[other] { $count } medalu
}

whose-red = Montgomery’ego
whose-white = Bradleya
whose-blue = Pattona
whose-red-white = Montgomery’ego i Bradleya
whose-white-blue = Bradleya i Pattona
whose-red-blue = Montgomery’ego i Pattona
whose-black = dla wszystkich armii

thing-field = { $name }, pole { $whose }, { $held ->
    [red] kontroluje Montgomery
    [white] kontroluje Bradley
    [blue] kontroluje Patton
   *[nobody] bez kontroli
}{ $victory ->
    [yes] , pole zwycięstwa
   *[no] {""}
}{ $base ->
    [main] , baza główna
    [forward] , baza wysunięta
    [once] , baza jednorazowa
   *[no] {""}
}{ $medal ->
    [yes] , medal
   *[no] {""}
}{ $fort ->
    [yes] , fortyfikacje
   *[no] {""}
}{ $flag ->
    [yes] , symbol oporu
   *[no] {""}
}{ $marker ->
    [yes] , znacznik oporu
   *[no] {""}
}{ $number ->
    [0] {""}
   *[other] , znacznik numeryczny { $number }
}{ $drops ->
    [0] {""}
    [one] , { $drops } znacznik wojsk spadochronowych
    [few] , { $drops } znaczniki wojsk spadochronowych
    [many] , { $drops } znaczników wojsk spadochronowych
   *[other] , { $drops } znacznika wojsk spadochronowych
}{ $count ->
    [0] {""}
   *[other] ; { $load }, { $count } z { $room }
}
    .short = { $name }
thing-arrow = Strzałka { $start } – { $goal }, { $whose }
    .short = { $start } – { $goal }
thing-arrow-black = Czarna strzałka { $start } – { $goal }: tylko sąsiedztwo
    .short = { $start } – { $goal }
thing-arrow-truck = Strzałka { $start } – { $goal }, { $whose }; ciężarówka pojechała { $start } → { $goal }
    .short = { $start } – { $goal }
thing-corps = { $corps } na polu { $field }; na karcie: { $load }{ $state ->
    [immobilised] ; unieruchomiony
    [moved] ; ruszał się w tej turze
   *[ready] {""}
}
    .short = { $corps }
    .left = Na karcie: { $load }.

line-victory = Zajęcie go przy nieprzerwanym połączeniu z bazą główną od razu daje zwycięstwo.
line-fort = Fortyfikacje: dopóki nikt nie kontroluje pola, wejście kosztuje 1 pionek amunicji.
line-flag = Symbol oporu: wejście odkrywa kartę z talii oporu.
line-marker = Znacznik oporu: wejście odkrywa kartę z talii oporu.
line-medal = Kto przejmie kontrolę, bierze 1 medal.
line-shared = Mogą tu wejść dwie armie, dopóki jedna z nich nie przejmie kontroli.
line-base-main = Baza główna: po jednym pionku każdego rodzaju albo trzy jednego rodzaju z toru zapasów.
line-base-forward = Baza wysunięta: po jednym pionku każdego rodzaju, raz w turze, dla tego, kto ją kontroluje.
line-base-once = Baza wysunięta, która służy tylko raz w grze.
line-block = Pole blokady Antwerpii: gdy Montgomery kontroluje wszystkie cztery i samą Antwerpię, staje się ona jego bazą główną.
line-start = Pole startowe: nie można go stracić.
line-open = Teraz możliwy jest tu kontratak.
line-cut-off = Odcięte od Düsseldorfu: stąd nie wyjdzie kontratak.
line-full = Leży tu { $count } z { $room } pionków.
line-step = { $corps } może wejść, koszt: { $load }; walka { $fight } %, przegrana walka { $lost } %.
line-step-free = { $corps } może tu wejść, koszt: { $load }.
line-encircles = { $count ->
    [one] Zajęcie go okrąży { $count } pole.
    [few] Zajęcie go okrąży { $count } pola.
    [many] Zajęcie go okrąży { $count } pól.
   *[other] Zajęcie go okrąży { $count } pola.
}
line-truck = Strzałka jest zajęta do najbliższej fazy logistyki.
line-immobilised = Nie może się ruszyć, dopóki na jego pole nie dotrze prowiant.
line-moved = Korpus rusza się raz w turze.
line-card-room = Na karcie zajęte miejsca: { $count } z { $room }.
line-number = Znacznik numeryczny { $number }: kostki reakcji niemieckiej mogą go odwrócić.
line-paratroops = { $count ->
    [one] { $count } znacznik wojsk spadochronowych zastępuje { $count } pionek amunicji.
    [few] { $count } znaczniki wojsk spadochronowych zastępują { $count } pionki amunicji.
    [many] { $count } znaczników wojsk spadochronowych zastępuje { $count } pionków amunicji.
   *[other] { $count } znacznika wojsk spadochronowych zastępuje { $count } pionków amunicji.
}

card-text-boches = By kontynuować ruch, korpus musi odrzucić jeszcze 1 pionek paliwa.
card-text-starving = Oddaj 1 pionek prowiantu z karty korpusu za 1 medal, teraz albo nigdy.
card-text-stock = Na zajęte właśnie pole trafia 1 pionek amunicji.
card-text-supplies = Na zajęte właśnie pole trafia 1 pionek paliwa.
card-text-liberation = Na zajęte właśnie pole trafia 1 pionek prowiantu.
card-text-market = Wymień 1 pionek z karty korpusu na inny rodzaj, teraz albo nigdy.
card-text-res_now = Dodatkowa akcja w tej turze, po zakończeniu ruchu korpusu.
card-text-res_hand = Można zatrzymać: odrzuć ją w swojej turze, by wykonać dodatkową akcję.
card-text-recon = Można zatrzymać: odrzuć ją, by podejrzeć wierzchnią kartę swojej talii pościgu albo talii oporu.
card-text-division = Walka: kosztuje { $cost }.
card-text-division-medal = Walka: kosztuje { $cost }. Pokonana liczy się za 1 medal.
card-text-event = Nic się nie dzieje.
card-text-event-sun = Niebo się przejaśnia.
card-text-event-rain = Zaczyna padać: bez wsparcia lotniczego i desantu spadochronowego.

hand-actions-list = Akcje
hand-march = Kliknij jeden z podświetlonych korpusów, a potem pole, na które ma wejść.
hand-label = Tory, karty korpusów i karty
hand-round = Runda { $round }
hand-turn = Tura { $round }
hand-last = ostatnia runda
hand-order = Kolejność tur
hand-on-turn = Tura: { $army }
hand-actions = { $count ->
    [0] Brak akcji
    [one] Pozostała { $count } akcja
    [few] Pozostały { $count } akcje
    [many] Pozostało { $count } akcji
   *[other] Pozostało { $count } akcji
}
hand-truck-track = { $count ->
    [0] Na torze nie ma ciężarówek
    [one] { $count } ciężarówka na torze
    [few] { $count } ciężarówki na torze
    [many] { $count } ciężarówek na torze
   *[other] { $count } ciężarówki na torze
}
hand-stock = { $army }: ciężarówki w zasobach { $count } z { $limit }
hand-level = Poziom { $level }
hand-level-long = Poziom możliwości logistycznych { $level }: pobranie { $draw }, wystawienie { $placement }, limit { $limit }
hand-track = Tor zapasów
hand-pool = Pula
hand-decks = Talie
hand-deck = { $deck }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
hand-air = Leży na niej wsparcie lotnicze { $army-gen }
hand-discards = { $deck }, stos kart odrzuconych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
hand-close = Zamknij
hand-none = Brak kart
hand-sun = Słońce
hand-rain = Deszcz
hand-commander-active = Karta dowódcy { $army-gen } jest aktywna
hand-commander-used = Karta dowódcy { $army-gen } jest zużyta
hand-markers = Znaczniki oporu w puli: { $count }
hand-paratroops = Znaczniki wojsk spadochronowych na torze: { $count }
hand-corps-card = Karta korpusu, { $corps }: { $load } na { $room } miejsc
hand-kept = Zatrzymane karty
hand-beaten = Pokonane dywizje
hand-revealed = Odkryta karta
hand-top = Wierzchnia karta { $deck-gen }
hand-look = Spójrz
hand-look-long = Przytrzymaj, by zobaczyć wierzchnią kartę { $deck-gen }
hand-look-for = Pokaż na 5 s
hand-covered = Zakryta
hand-starving = „Starving civilians”, odkryte karty: { $count }

overlay-connected = Pola połączone i odcięte
overlay-open = Możliwe kontrataki
overlay-line = Linie zwycięstwa

mark-cut-off = odcięte
mark-open = kontratak
mark-encircled = okrążone
mark-entry = walka { $fight } %, przegrana walka { $lost } %

map-france = Francja
map-belgium = Belgia
map-netherlands = Holandia
map-luxembourg = Luksemburg
map-germany = Niemcy
map-england = Anglia
map-channel = Kanał La Manche
map-north-sea = Morze Północne
map-seine = Sekwana
map-marne = Marna
map-meuse = Moza
map-moselle = Mozela
map-somme = Somma
map-loire = Loara
map-aisne = Aisne
map-saar = Saara
map-rhine = Ren
map-ardennes = Ardeny
map-eifel = Eifel
map-vosges = Wogezy
map-hunsrueck = Hunsrück

telling = Co dzieje się samo
telling-step = Dalej
telling-skip = Pomiń
telling-close = Zamknij
key-loading = Załaduj lub rozładuj korpus

# Details of a unit, legend, cards.

fact-fuel-means = Ruch korpusu kosztuje 1 pionek paliwa z karty, przed pierwszym krokiem.
fact-ammo-means = Płaci za fortyfikacje i za walki z niemieckimi dywizjami.
fact-food-means = W fazie logistyki każdy korpus potrzebuje 1 pionka prowiantu, inaczej zostaje unieruchomiony.
fact-places = Karta
fact-places-means = Pionki na karcie i ile się mieści. W swojej turze ładujesz i wyładowujesz na polu korpusu, kiedy chcesz.
fact-move = Ruch
fact-move-means = Do tylu pól w jednym ruchu, wzdłuż twoich strzałek; pola bez kontroli odkrywają kartę.
fact-state = Stan
fact-state-ready = W tej turze może się jeszcze ruszyć.
fact-state-moved = W tej turze już się ruszał.
fact-state-immobilised = Nie ruszy się, dopóki na jego pole nie trafi prowiant.

legend-fields = Pola
legend-field = Pole jednej armii: mówią o niej barwa, wzór i litera.
legend-held = Kostka: armia, która kontroluje pole.
legend-signs = Znaki przy polu
legend-arrows = Strzałki
legend-arrow = Strzałka jednej armii: idą po niej jej korpusy i ciężarówki.
legend-arrow-both = Strzałka dwóch armii.
legend-arrow-black = Kropkowana strzałka: pola sąsiadują, ale nikt tędy nie idzie.
legend-pieces = Bloczki, pionki i znaczniki
legend-corps = Korpus: jego numer oraz paliwo, amunicja i prowiant na jego karcie.
legend-corps-moved = Znak ✓: ruszał się w tej turze.
legend-corps-still = Krzyżyk: unieruchomiony z braku prowiantu.
legend-tokens = Zaopatrzenie na polu: paliwo, amunicja, prowiant. Pole mieści 6 pionków, baza główna 9.
legend-drop = Wojska spadochronowe: każdy znacznik liczy się jako 1 pionek amunicji dla tego, kto je zrzucił.

cards-kind = Karta
cards-count = Zostało
cards-chance = Szansa
cards-division = Dywizja: { $cost }
cards-division-medal = Dywizja z medalem: { $cost }
cards-revealed = Odkryte i odrzucone karty: { $count }
cards-looked = Podejrzana karta z wierzchu: { $card }.
cards-kept = Zatrzymane i pokonane: { $army }
cards-named = { $card }{ $kept ->
    [yes] , można zatrzymać
   *[no] {""}
}

# Części oceny pozycji, do wskazówek i analizy.
worth-race = wyścig do Renu
worth-logistics = zaopatrzenie i ciężarówki
worth-road = wolna droga przed korpusem
worth-open = pola wystawione na kontratak
worth-rivals = postępy rywali
worth-resistance = znaczniki oporu na mapie
worth-medals = medale
worth-time = pozostałe tury
worth-turn = kolejność tur

## Rodzaje ruchów i zakończenia, jak nazywają je zestawienia wielu partii

verb-supplies = Pobranie zaopatrzenia
verb-trucks = Pobranie ciężarówek
verb-truck = Wystawienie ciężarówki
verb-carry = Jeszcze jeden pionek na ciężarówkę
verb-load = Korpus ładuje pionki
verb-unload = Korpus wyładowuje pionki
verb-march = Ruch korpusu
verb-commander = Karta dowódcy
verb-stop = Zakończenie ruchu korpusu
verb-feed = Prowiant za medal
verb-swap = Wymiana pionka
verb-keep = Zatrzymanie karty
verb-ignore = Rezygnacja z karty
verb-discard = Pionek wraca do puli
verb-resistance = Zagranie karty „Resistance”
verb-recon = Zagranie karty „Recon”
verb-air = Wsparcie lotnicze
verb-paratroops = Zapłata za desant
verb-drop = Zrzut wojsk spadochronowych
verb-done = Koniec transportu lub desantu
verb-end = Koniec tury
verb-resist = Dołożenie znacznika oporu
verb-counterattack = Kontratak niemiecki
verb-forgo = Bez kontrataku lub bez pola dla znacznika
verb-roll = Rzut na reakcję niemiecką
verb-shift = Przesunięcie znacznika numerycznego
ending-rhine = Przekroczenie Renu
ending-markers = Wyczerpanie znaczników oporu
ending-turns = Ren nie został przekroczony w terminie
