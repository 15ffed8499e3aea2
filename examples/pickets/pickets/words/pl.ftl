# Co robią opcje.
option-river = Liczba brodów: dwa albo trzy.
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
posted = Niebiescy stoją przy { $blue-loc }, Czerwoni przy { $red-loc }.
marches = { $side } maszerują do { $ford-gen }.
scouts = { $side } dobierają kartę.
draws = Dobierasz { $card-acc }.
fires = { $side } strzelają.
volley-played = { $side } zagrywają salwę i strzelają.
holds = { $side } nie ustępują.
ducks = { $side } zagrywają osłonę i kryją się.
hits = { $side } rzucają kostką: { $die }, trafienie.
misses = { $side } rzucają kostką: { $die }, pudło.
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
end-rounds = Ostatnia runda dobiega końca.
end-first-blood = Pierwsze trafienie kończy grę.
