# Słowa raportów.
report-title = { $game }: raport o równowadze stron
report-run = Seria { $run }: partie: { $games }, ziarno { $seed }, zasady { $rules }, dane { $data }. Gracze: { $players }.
report-seats = Wygrane według miejsc
report-players = Wygrane według graczy
report-settings = Wygrane według opcji
report-first = Pierwsza decyzja
report-first-note = Jak często wygrywa strona, która pierwsza podejmuje samodzielną decyzję.
report-endings = Zakończenia
report-lengths = Długość partii
report-moves = Ruchy
report-rounds = Rundy
report-margins = Przewaga: wynik zwycięzcy minus wynik drugiego gracza
report-verbs = Ruchy na partię
report-rules = Zastosowane zasady
report-rules-note = W ilu z { $count } odtworzonych partii dziennik powołuje się na zasadę.
report-compare = Porównanie: { $one } i { $other }
report-compare-note = Istotność p: z testu z dla dwóch udziałów, przy niewielu partiach z dokładnego testu Fishera (średnie: test Welcha), z poprawką Holma na liczbę porównań ({ $count }). Efekt: h Cohena (średnie: d); 0,2 mały efekt, 0,5 średni, 0,8 duży. Pogrubienie: istotne na poziomie 5 %.
report-interval-note = Słupki to udziały, wąsy to przedziały 95 % (Wilsona). Remis nie jest wygraną.
report-column-name = Nazwa
report-column-wins = Wygrane
report-column-games = Partie
report-column-share = Udział
report-column-interval = 95 %
report-column-move = Ruch
report-column-rule = Zasada
report-column-ending = Zakończenie
report-column-difference = Różnica
report-column-effect = Efekt
report-column-p = p z poprawką
report-wins = Wygrane: { $seat }
report-ends = Koniec: { $ending }
report-drawn = Remisy: { $count }. Bez zwycięzcy: { $nobody }.
report-spread = Od { $least } do { $most }, mediana { $middle }; osiem na dziesięć mieści się od { $tenth } do { $ninth }.
report-seatings = Wygrane według składu
report-chance = Źródła losowości
report-chance-note = Każdą wartość źródła (jeden ciąg rzutów, jedną kolejność kart) rozegrano kilka razy, gdy wszystko inne się zmieniało. Szum: o ile udziały wygranych różniłyby się między wartościami, gdyby źródło nic nie znaczyło. Odchylenie: o ile różnią się ponad to (analiza wariancji; przedział z losowania wartości). Waga: część wariancji wyniku, którą samo źródło wyjaśnia.
report-source-opening = Otwarcie
report-source-dice = Kości
report-source-cards = Karty
report-source-choices = Własne wybory graczy
report-heat = Na mapie
report-heat-note = { $map }: odtworzone partie: { $games } ({ $maps ->
    [one] jedyna mapa
   *[other] jedna z { $maps } map
}). Mocniejszy kolor: częściej (na skali pierwiastkowej, żeby było widać także rzadkie miejsca). Wskaż miejsce, aby zobaczyć jego wartość.
report-heat-stood = { $seat }: miejsca postoju (najwięcej: średnio { $most } jednostki)
report-heat-ends = { $seat }: miejsca na koniec tur (najwięcej: { $most } na partię)
report-heat-fought = { $seat }: tu atakuje (najwięcej: { $most } na partię)
report-heat-died = { $seat }: tu traci jednostki (najwięcej: { $most } na partię)
report-heat-taken = { $seat }: to zajmuje lub tędy opuszcza mapę (najwięcej: { $most } na partię)
report-cards = Dobrane karty na partię
report-dice = Rzuty kośćmi
report-pieces = Jednostki
report-pieces-note = Odtworzone partie: { $count }. Ruchy: jednej jednostki w partii. Wygrane: udział partii z taką jednostką, które wygrała jej strona.
report-rules-always = W każdej z tych partii: { $rules }.
report-rules-not-met = Ani razu: { $rules }.
report-column-source = Źródło, wygrane strony
report-column-values = Wartości
report-column-range = Najmniej i najwięcej
report-column-noise = Szum
report-column-deviation = Odchylenie
report-column-weight = Waga
report-column-card = Karta
report-column-drawn = Dobrana
report-column-piece = Jednostka
report-column-fielded = Na partię
report-column-acted = Ruchy
report-column-lost = Stracone
report-column-won = Wygrane
report-mean = { $what }, średnia
report-default = domyślne
report-yes = tak
report-no = nie
report-defaults = opcje domyślne
report-unfinished = Przerwana: za dużo ruchów
report-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
report-option-data = Zestaw danych
report-data-tuned = dostrojony
report-options = Opcje: { $options }.
report-sweep = Wygrane według ustawień
report-first-who = Wygrywa ten, kto decyduje pierwszy
report-expected-note = Linia przerywana: udział, którego należałoby się spodziewać, gdyby liczyła się tylko strona, a nie to, kto decyduje pierwszy.
report-fair-note = Linia przerywana: równy udział.
report-column-figure = Wielkość
report-column-first = Pierwsze ustawienie
report-column-other = Porównywane ustawienie
report-compare-settings = Każde ustawienie w porównaniu z: { $one }
report-compare-found = { $count ->
    [one] Jedna różnica jest większa, niż tłumaczy przypadek (pogrubiona).
    [few] { $count } różnice są większe, niż tłumaczy przypadek (pogrubione).
    [many] { $count } różnic jest większych, niż tłumaczy przypadek (pogrubione).
   *[other] { $count } różnicy jest większe, niż tłumaczy przypadek (pogrubione).
}
report-compare-nothing = Żadna różnica nie jest większa, niż tłumaczy przypadek.
report-contents = Spis treści
report-short = W skrócie
report-short-wins = { $name }: wygrane { $share } (95 %: { $interval }).
report-short-player = { $name }: wygrane { $share } partii (95 %: { $interval }).
report-short-first = Ten, kto decyduje pierwszy, wygrywa { $share } partii (95 %: { $interval }).
report-short-first-always = Pierwszą decyzję podejmuje zawsze ta sama strona: { $seat }.
report-short-first-gains = Pierwsza decyzja daje przewagę: sam układ stron dałby { $expected }.
report-short-first-loses = Pierwsza decyzja szkodzi: sam układ stron dałby { $expected }.
report-short-first-none = Nie widać, by pierwsza decyzja dawała przewagę albo szkodziła: sam układ stron dałby { $expected }.
report-short-even = Równo: mieści się w przedziale { $band }.
report-short-uneven = Nierówno: leży poza przedziałem { $band }.
report-short-rather-even = Raczej równo: mieści się w przedziale { $band }, ale przedział ufności wychodzi poza niego. Pewność dałoby więcej partii.
report-short-rather-uneven = Raczej nierówno: leży poza przedziałem { $band }, ale przedział ufności do niego sięga. Pewność dałoby więcej partii.
report-short-ending = Najczęstsze zakończenie: { $ending } ({ $share }).
report-short-rounds = Połowa partii trwa najwyżej { $middle } rund, jedna na dziesięć co najmniej { $ninth }.
report-short-rounds-narrow = Osiem partii na dziesięć trwa od { $tenth } do { $ninth } rund.
report-short-rounds-same = Co najmniej osiem partii na dziesięć trwa dokładnie { $count ->
    [one] jedną rundę
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}.
report-short-moves-narrow = Osiem partii na dziesięć trwa od { $tenth } do { $ninth } ruchów.
report-short-moves-same = Co najmniej osiem partii na dziesięć trwa dokładnie { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}.
report-short-moves = Połowa partii trwa najwyżej { $middle } ruchów, jedna na dziesięć co najmniej { $ninth }.
report-short-unsure = Liczba partii: { $games }, więc udział jest znany z dokładnością do { $points } pkt proc.; przy 400 partiach do 5.
report-short-players = Te liczby dotyczą graczy z tej serii ({ $players }). Silniejsi gracze albo ludzie mogą osiągać inne wyniki.
report-player-random = bot losowy
report-player-greedy = bot zachłanny
report-player-recruit = rekrut
report-player-sergeant = sierżant
report-player-colonel = pułkownik
report-player-general = generał
