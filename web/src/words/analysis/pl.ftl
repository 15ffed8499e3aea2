# Słowa raportu o szczęściu i analizy; przychodzą razem z tymi stronami.
working-last = Przejrzano wszystkie ruchy ({ $moves }); strona jest właśnie składana.
working-waiting = { $ahead ->
    [0] Przejrzano ruch { $done } z { $moves }.
    [one] Najpierw liczona jest inna gra. Przejrzano ruch { $done } z { $moves }.
    [few] Najpierw liczone są { $ahead } inne gry. Przejrzano ruch { $done } z { $moves }.
    [many] Najpierw liczonych jest { $ahead } innych gier. Przejrzano ruch { $done } z { $moves }.
   *[other] Najpierw liczone są inne gry ({ $ahead }). Przejrzano ruch { $done } z { $moves }.
}
working-failed = Tego nie udało się obliczyć.
working-again = Spróbuj ponownie
working-note = Możesz opuścić tę stronę: obliczenia trwają dalej, a wyniki zostają zachowane.
working-progress = Postęp
to-board = Do planszy
to-end = Jak się skończyło
to-luck = Raport o szczęściu
to-analysis = Analiza
in-replay = Pokaż na planszy

luck-title = Raport o szczęściu
luck-page-title = { $title }: raport o szczęściu
luck-lead = Ile zdziałał los, a ile decyzje: szczęście + umiejętności = wynik. Wszystkie liczby to punkty procentowe szansy na wygraną.
luck-unfinished = Grę przerwano, zanim się rozstrzygnęła: „Koniec” poniżej to jej ostatnia pozycja.
luck-none-at-all = Tę grę rozstrzygnięto bez kości i kart: szczęścia w niej nie było.
luck-start = Początek
luck-luck = Szczęście
luck-own = Własne decyzje
luck-others = Decyzje innych
luck-end = Koniec
luck-skill = Umiejętności
luck-sum = Szczęście { $luck } + umiejętności { $skill } = { $total }
luck-sum-long = { $side }: na początku { $first }, szczęście { $luck }, własne decyzje { $own }, decyzje innych { $others }, na końcu { $last }.
luck-luckiest = Najszczęśliwsze zdarzenia
luck-costliest = Najkosztowniejsze decyzje
luck-better = Co byłoby lepsze
luck-nothing = Brak
luck-change = Ruch { $move }: z { $before } na { $after } ({ $change })
luck-by = Kto wykonał ruch: { $side }
luck-brought = Kości: { $outcomes }
luck-brought-sampled = Kości, z próby: { $outcomes }
luck-exact = Jak dokładne są te liczby
luck-measured = Na { $positions } pozycjach z gier odłożonych do sprawdzenia prognoza myliła się średnio o { $gap } punktu.
luck-unmeasured = W tej grze nie zmierzono jeszcze, jak dobrze te szanse przewidują wynik: kolejność jest pewniejsza niż same liczby.
luck-counted = Wszystkie zdarzenia losowe ({ $events }) policzono dokładnie.
luck-drawn = Zdarzenia losowe o zbyt wielu możliwych wynikach oszacowano z próby ({ $sampled } z { $events }): szczęście może się różnić o { $margin } punktu.
luck-caution = Szczęście mierzy się względem najlepszej gry według oceny botów, przy odkrytych kartach. Słabszy gracz często wykazuje więcej szczęścia, bo odpowiedzi nie były najlepsze. Na ostatni ruch przypada wszystko, w czym ocena się wcześniej pomyliła.
luck-json = To samo jako JSON

analysis-title = Analiza
analysis-page-title = { $title }: analiza
analysis-lead = Szanse na wygraną według botów. Dla każdej decyzji zbadano { $nodes } pozycji, na podstawie tego, co wiedziała dana strona. Wybierz moment na wykresie albo poniżej.
analysis-keys = Klawisze ← i → prowadzą przez partię albo przez rozgrywany wariant.
analysis-back = Wstecz
analysis-forward = Dalej
analysis-moment = Moment gry
analysis-at = Po ruchu { $at } z { $of }
analysis-decides = Ruch { $move }, decyduje: { $side }
analysis-played = Zagrano:
analysis-cost = koszt w punktach: { $cost }
analysis-glance = Wykonanego ruchu nie było wśród zbadanych planów: jego koszt oceniono jednym spojrzeniem.
analysis-forced = Nie było wyboru.
analysis-made = zagrane
analysis-wins = { $steps ->
    [1] To kończy grę zwycięstwem.
   *[other] Każdy sprawdzony wariant wygrywa; rozegraj go, aby zobaczyć jak.
}
analysis-line = Rozegraj dalej
analysis-step = Krok { $at } z { $of }
analysis-short = Wariant urywa się tutaj: dalej inny był los albo to, co ukryte.
analysis-mistakes = Błędy według wielkości
analysis-mistake = Ruch { $move }, { $side }: błąd, punkty: { $cost }
analysis-blunder = Ruch { $move }, { $side }: gruby błąd, punkty: { $cost }
analysis-instead = Zagrano: { $played }. Lepiej: { $better }.
analysis-more = { $count ->
    [one] Jeszcze jeden mniejszy
    [few] Jeszcze { $count } mniejsze
    [many] Jeszcze { $count } mniejszych
   *[other] Jeszcze { $count } mniejszego
}
analysis-turns = Punkty zwrotne
analysis-turn = Ruch { $move }: z { $before } na { $after } ({ $side })
analysis-sum = Razem
analysis-tally = { $side }: decyzje { $decisions }, grube błędy { $blunders }, mniejsze błędy { $mistakes }, stracone punkty { $cost }.
