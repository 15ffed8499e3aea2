# Co robią opcje.
option-river = Rzeka: wąska (dwa brody) albo szeroka (trzy).
option-river-narrow = wąska
option-river-wide = szeroka
option-rounds = Liczba rund.
option-first-blood = Pierwsze trafienie kończy grę.

# Nazwy.
side-blue = Niebiescy
    .gen = Niebieskich
side-red = Czerwoni
    .gen = Czerwonych
ford-left = lewy bród
    .gen = lewego brodu
    .loc = lewym brodzie
ford-middle = środkowy bród
    .gen = środkowego brodu
    .loc = środkowym brodzie
ford-right = prawy bród
    .gen = prawego brodu
    .loc = prawym brodzie
card-cover = osłona
    .acc = osłonę
    .gen = osłony
card-volley = salwa
    .acc = salwę
    .gen = salwy
card-mist = mgła
    .acc = mgłę
    .gen = mgły
round = Runda
turn = Tura
you = Twój wybór
    .side = { $side }
no-ford-yet = przy żadnym brodzie

# Pytania.
prompt-post = Wybierz bród, przy którym twoja czata stoi w tej rundzie.
prompt-turn = { $actions ->
    [one] Twoja kolej: pozostaje jedna akcja.
    [few] Twoja kolej: pozostają { $actions } akcje.
   *[many] Twoja kolej: pozostaje { $actions } akcji.
  }
prompt-answer = Jesteś pod ogniem: wytrzymaj albo zagraj osłonę.
prompt-wait-posting = Druga strona wybiera bród.
prompt-wait = Czekamy na decyzję { $side-gen }.
prompt-watch-posting = Obie strony wybierają brody w tajemnicy.
prompt-over = Gra jest skończona.

# Propozycje.
offer-post = Stań przy { $ford-loc }
offer-march = Maszeruj do { $ford-gen }
offer-scout = Zwiad: dobierz kartę
offer-fire = Strzelaj
offer-volley = Strzelaj salwą
offer-hold = Wytrzymaj
offer-duck = Zagraj osłonę i ukryj się
offer-rest = Odpocznij

# Co się dzieje.
posts-secretly = Twój wybór: { $ford }.
turn-begins = Tura: { $side }, akcje: { $actions }.
round-begins = Runda { $round }. Niebiescy i Czerwoni nie stoją przy żadnym brodzie; { $side } mają { $actions } akcji, dopóki obie czaty nie staną.
rounds-over = Runda { $round } się nie odbędzie: ostatnia runda dobiega końca. Niebiescy i Czerwoni nie stoją przy żadnym brodzie; { $side } mają { $actions } akcji.
posted = Niebiescy stoją przy { $blue-loc }, Czerwoni przy { $red-loc }.
marches = { $side } maszerują do { $ford-gen }; pozostałe akcje: { $actions }.
scouts = { $side } dobierają kartę: { $cards } na ręce, pozostałe akcje: { $actions }.
draws = Dobierasz { $card-acc }: masz { $held }.
left = Zagrywasz { $card-acc }: masz jeszcze { $held }.
fires = { $side } strzelają; pozostałe akcje: { $actions }.
volley-played = { $side } zagrywają salwę: { $cards } na ręce.
holds = { $side } nie ustępują.
ducks = { $side } zagrywają osłonę i kryją się: { $cards } na ręce.
hits = { $side } potrzebują { $needed }+, wynik rzutu { $die }: trafienie (razem { $total }).
misses = { $side } potrzebują { $needed }+, wynik rzutu { $die }: pudło (razem { $total }).
rests = { $side } odpoczywają.

# Dlaczego nie.
not-asked = Teraz nie ty decydujesz.
post-now = Najpierw wybierz bród, na przykład: post left.
post-not-now = Czaty rozstawia się tylko na początku rundy.
no-ford = Ta rzeka nie ma takiego brodu.
answer-now = Jesteś pod ogniem: hold albo duck.
no-fire = Nikt do ciebie nie strzela.
no-actions = Nie ma już akcji: odpocznij.
not-neighbour = Twoja czata nie dojdzie do { $ford-gen } jednym marszem.
hand-full = Masz już pełną rękę.
deck-empty = Talia jest pusta.
no-target = Przy twoim brodzie nie ma przeciwnika.
no-card = Nie masz na ręce { $card-gen }.

# Zakończenia.
end-rounds = Ostatnia runda dobiega końca. Trafienia: Niebiescy { $blue }, Czerwoni { $red }.
end-first-blood = Pierwsze trafienie kończy grę. Trafienia: Niebiescy { $blue }, Czerwoni { $red }.
