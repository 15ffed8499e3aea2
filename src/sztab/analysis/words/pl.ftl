# Słowa raportu o szczęściu.
luck-title = { $game }: raport o szczęściu, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
luck-unfinished = Gra nie jest skończona: koniec w raporcie to ostatnia pozycja.
luck-seat = { $seat }: na początku { $first }, na końcu { $last }.
luck-sum = Szczęście { $luck } + umiejętności { $skill } = { $total } pkt proc. Umiejętności: własne decyzje { $own }, decyzje innych { $others }.
luck-no-chance = O tej grze nie decydowały kości ani karty: szczęścia nie było.
luck-luckiest = Najszczęśliwsze zdarzenia:
luck-costliest = Najdroższe decyzje:
luck-none = brak
luck-event = Ruch { $move }, { $seat }: { $before } zmieniło się w { $after } ({ $change }).
luck-brought = Kości: { $outcomes }.
luck-decision = Ruch { $move }: { $text }. { $before } zmieniło się w { $after } ({ $change }).
luck-more = i jeszcze { $count }
luck-how = Jak dokładny jest raport
luck-measured = Na { $positions } pozycjach z odłożonych gier prognoza myliła się średnio o { $gap } pkt proc.
luck-not-measured = Dla tej gry nie zmierzono, jak dobrze te szanse przewidują wynik: kolejność jest pewniejsza niż liczby.
luck-drawn = { $drawn } z { $events } zdarzeń losowych ma zbyt wiele możliwości, by je policzyć, więc losowano próbki: szczęście ({ $seat }) może się różnić o { $margin } pkt proc.
luck-counted = Wszystkie zdarzenia losowe ({ $events }) policzono dokładnie.
luck-caution = Szczęście mierzy się względem najlepszej gry w ocenie botów, przy odkrytych kartach. Słabszy gracz często wydaje się szczęśliwszy, bo odpowiedzi nie były najlepsze. Ostatni ruch wyrównuje to, co ocena źle osądziła.

# Słowa analizy.
analysis-title = { $game }: analiza, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
analysis-effort = Przy każdej decyzji przeszukano { $nodes } pozycji, według wiedzy decydującej strony.
analysis-graph = { $seat }, szanse od pierwszego ruchu do ostatniego:
analysis-turns = Punkty zwrotne:
analysis-turn = Ruch { $move }, { $seat }: { $before } zmieniło się w { $after }.
analysis-mistakes = Błędy według wielkości:
analysis-mistake = Ruch { $move }, { $seat } ({ $kind }, { $cost } pkt proc.): { $text }
analysis-better = Lepiej: { $plan } ({ $chance } zamiast { $played }).
analysis-also = Też lepiej: { $plan } ({ $chance }).
analysis-then = → { $seat }: { $plan }.
analysis-one-look = Wykonany ruch oceniono tylko jednym spojrzeniem.
analysis-counts = { $seat }: decyzje: { $decisions }, poważne błędy: { $blunders }, mniejsze błędy: { $mistakes }, razem stracono { $cost } pkt proc.
analysis-mistake-kind = błąd
analysis-blunder-kind = poważny błąd
analysis-none = brak
analysis-caution = Szanse są takie, jak widzą je boty. Błąd kosztuje co najmniej 2 pkt proc., poważny błąd 8.
analysis-kept = Przerwano: gotowe ruchy: { $done } z { $of }, zapisane w { $file }. To samo polecenie podejmie pracę w tym miejscu.

# Słowa podpowiedzi.
hint-plan = Pułkownik zagrałby: { $plan } (szansa wygranej { $chance }).
hint-other = Drugi najlepszy pomysł: { $plan } ({ $chance }).
hint-line = → { $seat }: { $plan }.
hint-pro = Za: { $parts }.
hint-con = Przeciw: { $parts }.
hint-later = Od razu niczego nie daje: według obliczeń opłaci się później.
hint-rules = Ważne zasady: { $rules }.
