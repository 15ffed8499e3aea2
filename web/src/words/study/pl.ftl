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
study-link = Link do tego studium:
study-copied = Link skopiowano:
study-panel = Pozycja, ruchy i słowa
study-eyes = Widziane przez
study-piece = Żeton
study-pick = Wskaż żeton na planszy, a potem miejsce, gdzie ma leżeć. Delete zdejmuje go z planszy.
study-put = Położono.
study-put-where = { $piece }: teraz wskaż miejsce.
study-take-off = Zdejmij
study-box = Obok planszy
study-values = Tura, znaczniki i inne
study-whole = Wszystko na piśmie
study-whole-lead = Karty i cała reszta pozycji, tak jak zapisują ją zasady.
study-apply = Ustaw
study-moves = Co można zrobić
study-partial = Ruchy z liczbami i rozkazy rysowane wykonuje się przy stole: Graj stąd.
study-filter = Znajdź ruch
study-no-moves = Nic tu nie można wybrać.
study-arrows-lead = Wskaż, gdzie strzałka się zaczyna, a potem dokąd prowadzi. To samo drugi raz ją usuwa.
study-no-arrows = Usuń wszystkie strzałki
study-plans = Najlepsze plany; na ruchu: { $side }
study-plans-wait = { $ahead ->
    [0] Szukam najlepszych planów …
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
study-plans-lead = Szanse na wygraną, jak je widzą boty, na podstawie tego, co ta strona może wiedzieć.
study-plans-over = Gra jest tu skończona: nie ma już o czym decydować.
study-words = Słowa
study-comment = Tekst
study-title = Tytuł
study-field-side = na ruchu
study-field-turn = tura
study-field-stage = chwila tury
study-field-oba = artyleria
study-field-map = mapa
study-field-passes = pasy
study-field-round = runda
study-field-mission = misja
study-field-step = krok
study-field-first = zaczynał
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
puzzles-lead = Pozycje z zapisanych partii, w których jeden plan jest wyraźnie najlepszy. Co do każdej zgadzają się trzy przeszukania.
puzzles-none = Zadanie wymaga jednego, wyraźnie najlepszego planu, a w tej grze takiego nie znaleziono: ruch narysowany na stole ma sąsiadów prawie tak samo dobrych. Zamiast tego ustaw pozycję na stole do studiów i poproś o jej analizę.
puzzle-number = { $game }, zadanie { $number }
puzzle-ask = Na ruchu: { $seat }. Najlepszy plan wygrywa { $chance } partii, jak to widzą boty.
puzzle-line-of-list = Zadanie { $number }: na ruchu { $seat }, najlepszy plan wygrywa w { $chance }
puzzle-percent = { $share }%
puzzle-panel = Zadanie
puzzle-how = Znajdź pierwszy ruch planu, na planszy albo na liście.
puzzle-wrong = Nie ten ruch: { $move } Spróbuj jeszcze raz.
puzzle-right = To jest to.
puzzle-given-up = Rozwiązanie
puzzle-values = { $best } Szansa: { $chance }. Następny w kolejności: { $other } Szansa: { $otherChance }.
puzzle-line = Jak może być dalej
puzzle-free = Teraz można próbować wszystkiego na planszy.
puzzle-next = Następne zadanie
puzzle-give-up = Pokaż rozwiązanie
puzzle-done = rozwiązane
puzzle-source = Z zapisanej partii botów, ruch { $move }
