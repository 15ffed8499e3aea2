# Słowa stołu w przeglądarce. Te same klucze i argumenty są w en.ftl.

## Pasek

prompt = Co teraz
head-yours = Twój ruch · { $side }
head-answer = Twoja odpowiedź · { $side }
head-waiting = Czekanie · { $side }
head-watching = Oglądasz · ruch: { $side }
head-sending = Twój ruch · { $side }
head-offline = Brak połączenia
head-gone = Zamknięte
head-replay = Powtórka { $at }/{ $of }
head-over = Koniec gry
head-closed = Tylko do oglądania
step = { $turn ->
    [0] { $phase } · { $n }/{ $of }
   *[other] Etap { $turn } · { $phase } · { $n }/{ $of }
}
picking = { $what }: { $goals ->
    [place] wskaż cel.
    [piece] wskaż żeton.
    [both] wskaż cel albo żeton.
   *[other] wskaż, co dalej.
}
sending = Wysyłanie…
trying = { $seconds ->
    [0] Połączenie przerwane. Ponawianie…
   *[other] Połączenie przerwane. Kolejna próba za { $seconds } s.
}
trying-again = Nie ma jeszcze odpowiedzi. Ponawianie…
try-now = Spróbuj teraz
stale = Sytuacja się zmieniła.
elsewhere = Ten ruch wykonano w innym twoim oknie.
reminder = Nadal twój ruch.
called = Twój ruch.
gone = Ten stół jest już dla ciebie zamknięty
left-over = { $count ->
    [one] { $count } żeton może jeszcze działać
    [few] { $count } żetony mogą jeszcze działać
    [many] { $count } żetonów może jeszcze działać
   *[other] { $count } żetonu może jeszcze działać
}
confirm = Zatwierdź
cancel = Anuluj
close = Zamknij
undo = Cofnij
undo-what = Cofnij (U): { $what }
undo-all = Cofnij wszystko
undo-all-key = Cofnij wszystko (Shift+U)
redo = Ponów
more-actions = Wszystkie działania ({ $count })…
amount = Liczba
amount-of = { $what }, od 0 do { $most }
take-amount = Wybierz { $count }
less = Mniej: { $what }
more = Więcej: { $what }
take-back-asked = { $side }: prośba o powrót do ruchu { $to }. { $lost ->
    [one] Przepadnie { $lost } ruch.
    [few] Przepadną { $lost } ruchy.
    [many] Przepadnie { $lost } ruchów.
   *[other] Przepadnie { $lost } ruchu.
}
take-back-waits = { $side }: prośba o powrót do ruchu { $to }.
yes-back = Zgoda
no = Nie
present = { $count ->
    [0] Wróć do gry
   *[other] Wróć do gry (nowe: { $count })
}
moment-start = Początek gry.
moment-loading = Szukanie…
rematch-join = Dołącz do rewanżu
rematch = Rewanż
replay = Powtórka
since = { $count ->
    [one] Od twojego ostatniego ruchu wykonano { $count } ruch.
    [few] Od twojego ostatniego ruchu wykonano { $count } ruchy.
    [many] Od twojego ostatniego ruchu wykonano { $count } ruchów.
   *[other] Od twojego ostatniego ruchu wykonano { $count } ruchu.
}
since-show = Pokaż
since-skip = Pomiń

warn-die = rzut kośćmi
warn-card = odkrywa kartę
warn-reveals = pokazuje ukryte
warn-ends-phase = kończy fazę
warn-ends-turn = kończy twoją turę
warn-lasting = nie da się cofnąć

## Plansza

board-label = Mapa, { $places ->
    [one] { $places } pole
    [few] { $places } pola
    [many] { $places } pól
   *[other] { $places } pola
}, { $pieces ->
    [one] { $pieces } żeton
    [few] { $pieces } żetony
    [many] { $pieces } żetonów
   *[other] { $pieces } żetonu
}. { $lit ->
    [0] Teraz nic nie można wskazać.
    [one] Można wskazać { $lit }.
   *[other] Można wskazać { $lit }.
}
thing-lit = { $label }; można wskazać
thing-picked = { $label }; wskazane
thing-plain = { $label }
can-pick = wskaż
stack = Leży tu kilka rzeczy
stack-all = Zaznacz wszystkie
card-pin = Zostaw w panelu
card-pin-key = Zostaw w panelu (drugi raz I)
pinned = Zatrzymana karta
edge = Krawędź
tools = Mapa
tool-closer = Przybliż (+)
tool-farther = Oddal (−)
tool-fit = Cała mapa (0)
tool-asked = Do tego, o co chodzi (Z)
tool-hide = Ukryj żetony (H)
overlays = Warstwy
hand = Ręka i karty
nothing-to-do = Nie ma już nic do zrobienia.

tell = Zapytaj mapę
tell-where = Gdzie jestem
tell-around = Co jest wokół
tell-mine = Moje oddziały
tell-enemies = Wrogowie w pobliżu
tell-nothing = Nic tu nie ma.
tell-thing = { $way }: { $thing }
tell-far = { $way }, { $far }: { $thing }
hexes = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
way-here = tutaj
way-north = północ
way-north-east = północny wschód
way-east = wschód
way-south-east = południowy wschód
way-south = południe
way-south-west = południowy zachód
way-west = zachód
way-north-west = północny zachód

## Panel

panel = Panel
panel-fold = Pokaż albo ukryj panel
tab-log = Dziennik
tab-actions = Działania
tab-rules = Zasady
tab-chat = Czat
tab-table = Stół
and-more = I jeszcze { $count }; dziennik pod klawiszem L.

filter = Filtruj działania
no-actions = Nie masz teraz nic do rozstrzygnięcia.
nothing-fits = Nic nie pasuje.
type-move = Albo wpisz ruch
send = Wyślij

log = Dziennik
log-filter = Które wpisy
log-all = Wszystkie
log-fights = Walki
log-mine = Moje
log-concerns = o twoich żetonach
log-chat = Czat
log-private = notatka prywatna
log-new = Nowe: { $count }
log-since = Co się wydarzyło od twojego ostatniego ruchu
log-empty = Nic się jeszcze nie wydarzyło.
log-look = Pokaż ruch { $n }
log-save = Zapisz jako tekst:

rules = Zasady
rules-search = Szukaj w zasadach
rules-table = Tabela zasad
rules-missing = Nie można pokazać tej zasady.
rules-now = Teraz: { $phase }
dice = Dotychczasowe kości
dice-of = { $side }: rzucono { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}, średnia { $mean } (oczekiwana 3,5)
dice-face = Ścianka
dice-actual = wypadło
dice-expected = oczekiwane
figure = { $value }
rule-open = Zasada { $rule }
rule-whole = W tekście zasad

chat = Czat
chat-empty = Nikt się jeszcze nie odezwał.
chat-write = Napisz coś

people = Przy stole
here = połączenie jest
away = brak połączenia
you = ty
seat-open = wolne miejsce
seat-with = { $side }: { $name }
bot-name = { $bot }
bot-random = Bot losowy
bot-greedy = Bot zachłanny
bot-search = Bot szukający
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
links-lead = Wyślij każdy odnośnik osobie, która ma zająć to miejsce:
copy = Kopiuj
link-new = Nowy odnośnik
copied = Skopiowano
sit-down = Usiądź: { $side }
devices = Graj na innym urządzeniu
devices-lead = Wpisz kod powrotu na drugim urządzeniu, a zagrasz tam na tym samym miejscu. Nikomu go nie pokazuj: otwiera twoje miejsce.
devices-own = Twoje urządzenia przy tym stole
device-unknown = Nieznane urządzenie
device-here = to
device-used = Ostatnio używane: { $when }
device-out = Wyloguj
device-out-what = Wyloguj: { $device }
code-make = Utwórz kod powrotu
code-renew = Utwórz nowy kod
code-revoke = Unieważnij kod
code-copy = Kopiuj jako odnośnik
code-once = Widać go tylko teraz i działa raz. Nowy kod zastępuje poprzedni.
code-waits = Masz kod powrotu, którego jeszcze nie użyto.
seats-manage = Zarządzaj miejscami
seats-lead = { $days ->
    [one] Zajęte miejsce można oddać tylko jawnie: za zgodą gracza albo po { $days } dniu jego nieobecności.
    [few] Zajęte miejsce można oddać tylko jawnie: za zgodą gracza albo po { $days } dniach jego nieobecności.
    [many] Zajęte miejsce można oddać tylko jawnie: za zgodą gracza albo po { $days } dniach jego nieobecności.
   *[other] Zajęte miejsce można oddać tylko jawnie: za zgodą gracza albo po { $days } dnia jego nieobecności.
}
hand-ask = Poproś o to miejsce
hand-ask-bot = Poproś o zgodę na bota
hand-own = Oddaj to miejsce…
hand-own-sure = Od razu tracisz to miejsce. Kto ma grać dalej?
hand-person = Inna osoba
hand-bot = Niech gra bot
hand-now = Zaproś teraz inną osobę
hand-now-bot = Niech teraz gra bot
hand-withdraw = Wycofaj prośbę
hand-link = Nowy odnośnik
hand-waits = Gospodarz prosi o to miejsce. Jeśli { $name } nie wróci, miejsce będzie wolne: { $when }.
hand-waits-bot = Gospodarz prosi, żeby grał bot. Jeśli { $name } nie wróci, będzie to możliwe: { $when }.
hand-asked = Gospodarz chce oddać twoje miejsce ({ $side }) innej osobie. Jeśli nic nie zrobisz, będzie to możliwe: { $when }.
hand-asked-bot = Gospodarz chce, żeby na twoim miejscu ({ $side }) grał bot. Jeśli nic nie zrobisz, będzie to możliwe: { $when }.
hand-stay = Zostaję
hand-agree = Oddaję miejsce

take-back = Poproś o powrót
take-back-to = Powrót do ruchu
save-record = Zapisz grę
branch = Nowy stół od ruchu { $at }
resign = Poddaj się
resign-sure = Poddaję się

replay-first = Na początek
replay-back = Ruch wstecz
replay-forward = Ruch naprzód
replay-last = Do teraz
replay-slider = Ruch
replay-at = ruch { $at } z { $of }
replay-number = Numer ruchu
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-fight = Następna walka
replay-eyes = Czyimi oczami
eyes-own = Moimi oczami
eyes-all = Wszystko
times = { $speed } ×

veil = Przekaż urządzenie
veil-recorded = Ruch gracza { $name } został zapisany.
veil-next = Następny: { $name } ({ $side })
veil-show = Jestem: { $name }, pokaż moją stronę

hint = Wskazówka
hint-dismiss = Rozumiem

keys = Klawisze
keys-game = Ta gra
keys-table = Stół
key-tab = następny obszar; plansza to jeden przystanek
key-arrows = najbliższa rzecz, którą można wskazać
key-ctrl-arrows = dowolna rzecz na mapie
key-pan = przesuń mapę
key-enter = wskaż; zatwierdź
key-add = dodaj do wskazanych
key-esc = krok wstecz, zamknij kartę, zakończ powtórkę
key-numbers = ponumerowane przyciski
key-held = akcje z ręki; dalej przyciski paska
key-u = cofnij
key-shift-u = cofnij wszystko
key-y = ponów
key-n = następny lub poprzedni żeton, który ma coś do zrobienia
key-dot = pomiń ten żeton do następnej fazy
key-i = karta wskazanej rzeczy; drugi raz: zostaje w panelu
key-a = lista działań
key-l = dziennik
key-z = to, o co chodzi; cała mapa
key-zoom = powiększenie
key-h = ukryj żetony, póki wciśnięty
key-panel = panel boczny
key-replay = powtórka, jeden ruch
key-help = dlaczego nie można wskazać tej rzeczy; poza tym ta lista

settings = Ustawienia
set-language = Język
set-shade = Kolory
shade-system = jak w systemie
shade-light = jasne
shade-dark = ciemne
set-motion = Ruch na ekranie
motion-system = jak w systemie
motion-on = włączony
motion-off = wyłączony
set-confirm = Na ekranie dotykowym każdy ruch czeka na zatwierdzenie
set-letters = Skróty jednoliterowe
set-sound = Dźwięk, gdy przychodzi mój ruch
set-notify = Powiadomienie, gdy przychodzi mój ruch
set-remind = Przypomnij mi o ruchu
remind-after = { $minutes ->
    [0] nigdy
    [one] po { $minutes } minucie
    [few] po { $minutes } minutach
    [many] po { $minutes } minutach
   *[other] po { $minutes } minuty
}
set-hints = Pokaż wskazówki od nowa

## Strony

pages = Strony
about-build = Sztab { $version } · { $build ->
    [compiled] reguły skompilowane
   *[pure] reguły w czystym Pythonie (wolniejsze)
  }
lobby-title = Stół do gier wojennych
lobby-lead = Stół zna zasady: podświetla to, co można zrobić, i mówi, dlaczego czegoś nie można. Graj od razu albo otwórz stół dla znajomych.
tonight = Na dziś wieczór
play-bot = Graj z botem
play-training = Pierwsza gra z przewodnikiem
training-title = Pierwsza gra z przewodnikiem
new-table = Nowy stół
new-table-of = Nowy stół: { $game }
own-tables = Twoje stoły
open-tables = Otwarte stoły
no-own-tables = Nie masz jeszcze żadnych gier.
no-open-tables = Żaden stół nie czeka na graczy.
state-over = koniec
state-yours = ▶ twój ruch
state-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
guest = Gość
seats = Miejsca
options = Opcje
no-options = Brak.
reconstructed = Dane odtworzone
rules-version = Wersja zasad { $version }
who-plays = Kto gra
who-me = Ja, na tym urządzeniu
who-open = Ktoś inny, przez odnośnik
who-bot = { $bot }
seating = Armie w grze
your-name = Twoje imię
name-of = Imię gracza: { $side }
hot-seat-note = Kilka osób gra na tym urządzeniu: między ruchami jest przekazywane.
table = Stół
table-title = Nazwa stołu
listed = Pokaż stół w poczekalni, aby każdy mógł dołączyć
free-take-back = Powrót do wcześniejszego ruchu bez pytania o zgodę
show-all-after = Po zakończeniu każdy może zobaczyć wszystko
open-table = Otwórz stół
take-seat = Zajmij miejsce
take-title = Twoje miejsce: { $side }
take-invited = { $name } zaprasza cię do gry { $game }.
take-invited-plain = Zaproszenie do gry { $game }.
take-table = Stół: { $title }.
take-terms = Co warto wiedzieć
take-once = Odnośnik działa raz. Gdy zajmiesz miejsce, należy tylko do ciebie.
take-consent = Ruchy można cofać tylko za zgodą wszystkich.
take-free = Ruchy można cofać bez pytania o zgodę.
take-shown = Po zakończeniu gry każdy może zobaczyć wszystko.
take-hidden = Co jest ukryte, pozostaje ukryte także po zakończeniu gry.
take-absence = { $days ->
    [one] Gospodarz może poprosić o twoje miejsce. Odda je komuś innemu tylko wtedy, gdy się zgodzisz albo nie pojawisz się przez { $days } dzień od prośby.
    [few] Gospodarz może poprosić o twoje miejsce. Odda je komuś innemu tylko wtedy, gdy się zgodzisz albo nie pojawisz się przez { $days } dni od prośby.
    [many] Gospodarz może poprosić o twoje miejsce. Odda je komuś innemu tylko wtedy, gdy się zgodzisz albo nie pojawisz się przez { $days } dni od prośby.
   *[other] Gospodarz może poprosić o twoje miejsce. Odda je komuś innemu tylko wtedy, gdy się zgodzisz albo nie pojawisz się przez { $days } dnia od prośby.
}
take-imported = Gospodarz wczytał tę grę z zapisu. Serwer sprawdził ruchy według zasad, ale wyniki kości i karty są takie, jak podaje zapis.
take-position = Gra zaczęła się od przygotowanego położenia, a nie od zwykłego początku partii.
take-moves = { $count ->
    [one] Wykonano już { $count } ruch.
    [few] Wykonano już { $count } ruchy.
    [many] Wykonano już { $count } ruchów.
   *[other] Wykonano już { $count } ruchu.
}
take-played = Na tym miejscu grał dotąd ktoś inny.
take-taken-back = { $count ->
    [one] Dotąd cofano ruchy { $count } raz.
    [few] Dotąd cofano ruchy { $count } razy.
    [many] Dotąd cofano ruchy { $count } razy.
   *[other] Dotąd cofano ruchy { $count } raza.
}
take-refused = Nie możesz zająć tego miejsca
take-watch = Oglądaj grę
option-on = tak
option-off = nie
recover = Wróć do gry z kodem powrotu
recover-lead = Kod dostaniesz na urządzeniu, na którym grasz: „Graj na innym urządzeniu” przy stole. Każdy kod działa raz.
recover-code = Kod powrotu
recover-go = Graj tutaj
absence = Po ilu dniach nieobecności miejsce można oddać komuś innemu
loading = Stół się otwiera…
no-table = Nie ma połączenia z tym stołem. Mógł zostać zamknięty albo serwer jest niedostępny; strona wciąż próbuje.
to-lobby = Do poczekalni
missing = Nie ma takiej strony
import = Wczytaj
import-title = Wróć do zapisanej gry
import-lead = Plik zapisany przy stole staje się znów stołem. Serwer odtwarza go według zasad, ruch po ruchu.
import-file = Zapisana gra
import-not-json = Ten plik nie jest zapisaną grą.
problem-offline = Nie można połączyć się z serwerem.
problem-server = Serwer odpowiedział błędem { $status }.
problem-client = Coś się nie udało na tej stronie. Wczytaj ją ponownie i spróbuj jeszcze raz.
plain = { $text }
