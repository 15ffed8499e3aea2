# Stół do studiów i zadania.
study-mode = Co robią kliknięcia
study-mode-set-up = Ustawianie
study-mode-moves = Ruchy
study-mode-arrows = Strzałki
study-mode-analysis = Analiza
study-undo = Krok wstecz
study-undone = Jeden krok wstecz.
study-table = Graj stąd
study-share = Udostępnij
study-link = Odnośnik do tego studium:
study-copied = Skopiowano odnośnik:
study-panel = Pozycja, ruchy i opis
study-eyes = Widok
study-piece = Żeton
study-pick = Wskaż żeton na planszy, a potem jego nowe miejsce. Delete zdejmuje go z planszy.
study-put = Położono.
study-put-where = { $piece }: teraz wskaż miejsce.
study-take-off = Zdejmij
study-box = Obok planszy
study-values = Tura, znaczniki i inne
study-markers = Znaczniki
study-tool-flag = Flaga: { $side }
study-tool-flipped = Odwrócony żeton
study-tool-interdiction = Nękanie z powietrza
study-tool-control = Znacznik: { $side }
study-tool-fuel = Paliwo
study-tool-ammo = Amunicja
study-tool-food = Prowiant
study-tool-resistance = Znacznik oporu
study-tool-truck = Ciężarówka
study-tool-paratroops = Wojska spadochronowe
study-tool-immobilised = Unieruchomiony
study-tool-bailed_out = Wstrząśnięta załoga
study-tool-bogged = Zakopanie
study-tool-dug_in = W okopach
study-tool-pinned = Pluton przygnieciony ogniem
study-tool-place = Kliknij miejsce. Kliknięcie miejsca ze znacznikiem zdejmuje go. Escape: z powrotem do żetonów.
study-tool-piece = Kliknij żeton. Drugie kliknięcie zdejmuje znacznik. Escape: z powrotem do żetonów.
study-tool-two = Kliknij, skąd ciężarówka rusza, a potem dokąd jedzie. Escape: z powrotem do żetonów.
study-less = Kliknięcia zdejmują jeden
study-taken = Zdjęto.
study-cards = Karty
study-cards-lead = Kliknij kartę, a potem miejsce, do którego ma trafić.
study-card-where = { $card }: dokąd trafia?
study-pile-deck = Talia
study-pile-deck-of = Talia: { $side }
study-pile-discards = Odrzucone: { $side }
study-pile-kept = Zachowane: { $side }
study-pile-beaten = Pokonane: { $side }
study-pile-box = Poza grą
study-pile-in-play = W grze
study-pile-used = Zużyte
study-pile-count = { $pile } ({ $count })
study-pile-side-resistance = opór
study-whole = Edycja tekstowa
study-whole-lead = Cała pozycja w zapisie zasad.
study-apply = Ustaw
study-moves = Możliwe ruchy
study-partial = Ruchy z wyborem liczby i rysowane rozkazy wykonuje się przy stole: naciśnij „Graj stąd”.
study-filter = Znajdź ruch
study-no-moves = Niczego nie można tu wybrać.
study-arrows-lead = Wskaż, gdzie strzałka się zaczyna, a potem dokąd prowadzi. Narysowana drugi raz znika.
study-no-arrows = Usuń wszystkie strzałki
study-plans = Najlepsze plany; na ruchu: { $side }
study-plans-wait = { $ahead ->
    [0] Szukam najlepszych planów…
    [one] Najpierw badana jest inna pozycja.
    [few] Najpierw badane są { $ahead } inne pozycje.
    [many] Najpierw badanych jest { $ahead } innych pozycji.
   *[other] Najpierw badane są inne pozycje ({ $ahead }).
}
study-plans-found = { $plans ->
    [one] Znaleziono jeden plan.
    [few] Znaleziono { $plans } plany.
    [many] Znaleziono { $plans } planów.
   *[other] Znaleziono plany ({ $plans }).
}
study-plans-depth = { $state ->
    [done] Zbadane pozycje: { $nodes }.
    [failed] Przerwano po rundzie { $done } z { $rounds }; zbadane pozycje: { $nodes }.
   *[waiting] Runda { $done } z { $rounds }, zbadane pozycje: { $nodes }; szukanie trwa.
}
study-plans-lead = Szanse na wygraną według botów, na podstawie tego, co ta strona może wiedzieć.
study-plans-over = Gra jest tu skończona: nie ma już o czym decydować.
study-words = Tytuł i tekst
study-comment = Tekst
study-title = Tytuł
study-field-side = na ruchu
study-field-turn = tura
study-field-stage = moment tury
study-field-oba = artyleria
study-field-map = mapa
study-field-passes = pasy
study-field-round = runda
study-field-mission = misja
study-field-step = krok
study-field-first = pierwszy gracz
study-field-at = miejsce
study-field-mp = punkty ruchu
study-field-strength = siła
study-field-fuel = paliwo
study-field-ammo = amunicja
study-field-food = prowiant
study-field-markers = znaczniki
study-field-card = karta
study-field-red = czerwony
study-field-yellow = żółty
study-field-white = biały
study-field-blue = niebieski
study-field-air = lotnictwo
study-field-last = ostatnia
study-field-actions = akcje
study-field-id = nazwa
study-field-type = rodzaj
study-field-role = rola
study-field-moved = poruszył się
puzzles-title = Zadania: { $game }
puzzles-lead = Pozycje z zapisanych partii, w których jeden plan jest wyraźnie najlepszy. Każdą potwierdziły trzy przeszukania.
puzzles-none = Zadanie wymaga jednego, wyraźnie najlepszego planu, a w tej grze takiego nie znaleziono: ruch narysowany na stole ma sąsiadów prawie tak samo dobrych. Zamiast tego ustaw pozycję na stole do studiów i poproś o jej analizę.
puzzle-number = { $game }, zadanie { $number }
puzzle-ask = Na ruchu: { $seat }. Najlepszy plan wygrywa { $chance } partii według botów.
puzzle-line-of-list = Zadanie { $number }: na ruchu { $seat }, najlepszy plan wygrywa { $chance } partii
puzzle-percent = { $share } %
puzzle-panel = Zadanie
puzzle-how = Znajdź pierwszy ruch planu, na planszy albo na liście.
puzzle-choose = Który rozkaz jest wyraźnie najlepszy? Wskaż żetony, żeby zobaczyć, co to za jednostki, a potem wybierz.
puzzle-wrong = Nie ten ruch: { $move } Spróbuj jeszcze raz.
puzzle-right = To jest to.
puzzle-given-up = Rozwiązanie
puzzle-values = { $best } Szansa: { $chance }. Drugi wybór: { $other } Szansa: { $otherChance }.
puzzle-line = Możliwy dalszy ciąg
puzzle-free = Teraz możesz na planszy próbować wszystkiego.
puzzle-next = Następne zadanie
puzzle-give-up = Pokaż rozwiązanie
puzzle-done = rozwiązane
puzzle-source = Z zapisanej partii botów, ruch { $move }
