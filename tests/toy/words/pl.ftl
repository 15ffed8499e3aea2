left = Lewy
right = Prawy
option-stones = Ile kamieni leży na stosie.
option-die = Czy po każdym ruchu rzuca się kostką.
option-bids = Czy o pierwszy ruch licytuje się w tajemnicy.
prompt-take = { $seat } bierze kamienie: na stosie { $stones }.
prompt-bid = { $seat } zapisuje liczbę.
prompt-wait = Czekaj na drugą osobę.
prompt-over = Gra skończona.
offer-take = weź { $n ->
    [one] jeden kamień
    [few] { $n } kamienie
   *[other] { $n } kamieni
}
offer-bid = zapisz liczbę od 0 do 99
takes = { $seat } bierze { $n }: zostaje { $stones }.
bids = Zapisujesz { $n }.
bids-shown = Licytacja: { $left } i { $right }.
weather = Kostka pokazuje { $roll }: kamieni { $stones }.
too-many = Kamieni jest tylko { $stones }.
not-awaited = To nie twoja kolej.
wrong-phase = Teraz się tego nie robi.
wrong-number = Weź od jednego do trzech kamieni.
won-last = Wzięto ostatni kamień.
