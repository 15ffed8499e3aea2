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
head-won = Koniec gry · zwycięzca: { $side }
head-closed = Tylko do oglądania
step = { $turn ->
    [0] { $phase } · część { $n } z { $of }
   *[other] Tura { $turn } · { $phase } · część { $n } z { $of }
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
showing = Trwa pokazywanie ruchów drugiej strony (zostało: { $count }). Pomiń je albo poczekaj na swój ruch.
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
why-bar = Najpierw odpowiedz na pasku u góry: { $question }
you-play = Twoja strona: { $side }.
undo-bots = Cofnij (U): stan sprzed twojego ostatniego ruchu i odpowiedzi botów
undo-all = Cofnij wszystko
undo-all-key = Cofnij wszystko (Shift+U)
redo = Ponów
more-actions = Wszystkie działania ({ $count })…
amount = Liczba
amount-of = { $what }, od 0 do { $most }
amounts-none = Wybierz co najmniej jeden.
take-amount = Wybierz { $count }
less = Mniej: { $what }
more = Więcej: { $what }
vacant = Wolne miejsce: { $side }. Czekamy na gracza.
vacant-host = Wolne miejsce: { $side }. Wyślij link z panelu.
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
moment-loading = Wczytywanie…
rematch-join = Dołącz do rewanżu
rematch = Rewanż
rematch-swap = Zamień strony i zagraj
replay = Powtórka
since = { $count ->
    [one] Od twojego ostatniego ruchu wykonano { $count } ruch.
    [few] Od twojego ostatniego ruchu wykonano { $count } ruchy.
    [many] Od twojego ostatniego ruchu wykonano { $count } ruchów.
   *[other] Od twojego ostatniego ruchu wykonano { $count } ruchu.
}
since-show = Pokaż
since-skip = Pomiń
pace-left = Pomiń ({ $count })

warn-die = rzut kośćmi
warn-card = odkrywa kartę
warn-reveals = ujawnia to, co ukryte
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
card-pin = Szczegóły
card-pin-key = Szczegóły w panelu (drugi raz I)
inspector = Szczegóły
inspect-show = Pokaż na mapie
inspect-moves = { $count ->
    [one] Możliwy { $count } ruch.
    [few] Możliwe { $count } ruchy.
    [many] Możliwych { $count } ruchów.
   *[other] Możliwe { $count } ruchu.
}
inspect-comers = Może tu działać lub wejść:
inspect-log = Co się z tym działo
inspect-look = Pokaż ten moment

legend = Legenda
legend-table = Znaki stołu
legend-lit = Kolorowa obwódka: można to teraz wybrać.
legend-picked = Gruba czarna obwódka: wybrane.
legend-goal = Zabarwione pole: możliwy cel. Liczba to koszt.
legend-way = Trasa ruchu.
legend-changed = Nawiasy: co zmienił ostatni ruch.
legend-swords = Skrzyżowane miecze: zaatakowany, musi odpowiedzieć.
legend-beyond = Strzałka przy krawędzi: tyle możliwości jest poza widokiem. Kliknij, by tam przejść.
cards = Karty
guide-missing = Nie udało się tego pobrać. Sprawdź połączenie i spróbuj ponownie.
key-lookup = legenda, karty
outcome = Co się stało
outcome-unfold = Pokaż wynik
outcome-needed = Potrzeba
outcome-rolled = Wynik
recap-open = Ostatnia tura
edge = Krawędź
tools = Mapa
tool-closer = Przybliż (+)
tool-farther = Oddal (−)
tool-fit = Cała mapa (0)
tool-asked = Pokaż, czego dotyczy pytanie (Z)
tool-hide = Ukryj żetony (H)
beyond-left = Jeszcze { $count } na zachodzie
beyond-right = Jeszcze { $count } na wschodzie
beyond-up = Jeszcze { $count } na północy
beyond-down = Jeszcze { $count } na południu
overlays = Warstwy
hand = Ręka i karty
nothing-to-do = Nie ma już nic do zrobienia.

tell = Zapytaj mapę
tell-where = Gdzie jestem
tell-around = Co jest wokół
tell-mine = Moje oddziały
tell-enemies = Przeciwnicy w pobliżu
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
type-example = np. { $example }
send = Wyślij

log = Dziennik
log-filter = Które wpisy
log-all = Wszystkie
log-fights = Walki
log-mine = Moje
log-concerns = o twoich żetonach
log-chat = Czat
log-private = notatka prywatna
log-ledger = Stan po ruchu
log-details = { $count ->
    [one] { $count } szczegół
    [few] { $count } szczegóły
    [many] { $count } szczegółów
   *[other] { $count } szczegółu
}
log-new = Nowe: { $count }
log-since = Co się wydarzyło od twojego ostatniego ruchu
log-empty = Nic się jeszcze nie wydarzyło.
log-look = Pokaż ruch { $n }
log-save = Zapisz jako tekst:

rules = Zasady
rules-search = Szukaj w zasadach
rules-table = Tabela do tej zasady
rules-book = Instrukcja
rules-exact = Dokładne zasady
rules-missing = Nie można pokazać tej zasady.
rules-now = Teraz: { $phase }
rules-goal = Cel gry
dice = Dotychczasowe rzuty
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
here = połączono
away = brak połączenia
you = ty
seat-open = wolne miejsce
seat-with = { $side }: { $name }
bot-name = { $bot }
bot-random = Bot losowy
bot-greedy = Bot zachłanny
bot-search = Bot przeszukujący
bot-recruit = Rekrut (bot)
bot-sergeant = Sierżant (bot)
bot-colonel = Pułkownik (bot)
bot-general = Generał (bot)
bot-random-about = Dowolny dozwolony ruch.
bot-greedy-about = Ruch, który od razu wygląda najlepiej.
bot-recruit-about = Przeocza jedne ruchy, a inne źle ocenia: przeciwnik na początek.
bot-sergeant-about = Ocenia każdy plan po tym, dokąd prowadzi; o twojej odpowiedzi nie myśli.
bot-colonel-about = Myśli kilka ruchów naprzód, najwyżej sekundę.
bot-general-about = Myśli tak daleko naprzód, jak zdoła, około dwóch sekund.
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
invite-copy = Kopiuj zaproszenie
invite-text-plain = Zagraj ze mną: { $game }, strona: { $side }. { $link }
invite-text = { $name } zaprasza cię do gry { $game }, strona: { $side }. { $link }
spectator-link = Kopiuj odnośnik dla widzów
links-lead = Wyślij każdy odnośnik osobie, która ma zająć to miejsce:
copy = Kopiuj
link-new = Nowy odnośnik
copied = Skopiowano
sit-down = Usiądź: { $side }
devices = Graj na innym urządzeniu
devices-lead = Wpisz kod powrotu na drugim urządzeniu, a zagrasz tam na tym samym miejscu. Nikomu go nie pokazuj: kto go ma, może zagrać za ciebie.
devices-own = Twoje urządzenia przy tym stole
device-unknown = Nieznane urządzenie
device-here = to urządzenie
device-used = Ostatnio używane: { $when }
device-out = Wyloguj
device-out-what = Wyloguj: { $device }
code-make = Utwórz kod powrotu
code-renew = Utwórz nowy kod
code-revoke = Unieważnij kod
code-copy = Kopiuj jako odnośnik
code-once = Widać go tylko teraz i działa tylko raz. Nowy kod zastępuje poprzedni.
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
hand-waits = Gospodarz prosi o to miejsce. Jeśli { $name } nie wróci, miejsce będzie wolne od: { $when }.
hand-waits-bot = Gospodarz prosi, żeby grał bot. Jeśli { $name } nie wróci, będzie to możliwe od: { $when }.
hand-asked = Gospodarz chce oddać twoje miejsce ({ $side }) innej osobie. Jeśli nic nie zrobisz, będzie to możliwe od: { $when }.
hand-asked-bot = Gospodarz chce, żeby na twoim miejscu ({ $side }) grał bot. Jeśli nic nie zrobisz, będzie to możliwe od: { $when }.
hand-stay = Zostaję
hand-agree = Oddaję miejsce

went-back = Cofnięto grę. Późniejsze ruchy przepadły.
take-back = Poproś o powrót
take-back-to = Powrót do ruchu
save-record = Zapisz grę
branch = Nowy stół od ruchu { $at }
resign = Poddaj się
resign-ask = Poddać grę?
resign-sure = Poddaję się

replay-first = Na początek
replay-back = Ruch wstecz
replay-forward = Ruch naprzód
replay-last = Do bieżącego ruchu
replay-slider = Ruch
replay-at = ruch { $at } z { $of }
replay-number = Numer ruchu
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-fight = Następna walka
replay-eyes = Widok
eyes-own = Moimi oczami
eyes-all = Wszystko
times = { $speed } ×

veil = Przekaż urządzenie
veil-recorded = Ruch gracza { $name } został zapisany.
veil-next = Następny: { $name } ({ $side })
veil-show = Jestem: { $name }, pokaż moją stronę

hint = Wskazówka
hint-dismiss = Rozumiem
hint-tried = Wypróbowane: { $done } z { $all }
hint-hide = Ukryj wskazówki
hint-none = Wybierz coś obwiedzionego; zakładka Działania podaje każdy wybór słowami.
hint-wait = Ruch drugiej strony. Pasek u góry pokazuje, co robi.
hint-over = Gra skończona.

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
key-z = to, czego dotyczy pytanie; cała mapa
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
set-motion = Animacje
motion-system = jak w systemie
motion-on = włączone
motion-off = wyłączone
set-pace = Ruchy botów
pace = { $pace ->
    [0] od razu
    [400] szybko
    [1600] wolno
   *[other] normalnie
}
set-confirm = Na ekranie dotykowym każdy ruch czeka na zatwierdzenie
set-letters = Skróty jednoliterowe
set-sound = Dźwięki: ruchy, karty, walki i wezwanie do mojego ruchu
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
    [compiled] zasady skompilowane
   *[pure] zasady w czystym Pythonie (wolniejsze)
  }
lobby-title = Stół do gier wojennych
lobby-lead = Stół zna zasady: podświetla to, co można zrobić, i mówi, dlaczego czegoś nie można. Graj od razu albo otwórz stół dla znajomych.
tonight = Zagraj dziś
play-as = strona
play-strength = przeciwnik
play-bot = Graj z botem
play-training = Pierwsza gra z przewodnikiem
training-title = Pierwsza gra z przewodnikiem
new-table = Nowy stół
new-table-of = Nowy stół: { $game }
own-tables = Twoje gry
no-running = Żadna z twoich gier nie czeka na ciebie.
finished-games = Zakończone gry ({ $count })
archived-games = Archiwum ({ $count })
lobby-turns = ({ $count }) Twój ruch
watch-tables = Gry do oglądania
no-watch-tables = Żadna gra nie jest teraz otwarta dla widzów.
players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
players-range = od { $least } do { $most } graczy
minutes = około { $least }–{ $most } minut
weight = { $weight ->
    [1] bardzo łatwa
    [2] łatwa do nauki
    [3] średnia
    [4] wymagająca
   *[5] bardzo wymagająca
}
reconstructed-what = Co jest odtworzone
archive = Do archiwum
unarchive = Przywróć
delete = Usuń
delete-table-title = Usunąć „{ $title }”?
delete-table-about = Gra zostanie usunięta na zawsze, razem z ruchami, dziennikiem i czatem. Nikt inny w nią nie gra. Odnośniki do niej przestaną działać.
delete-table-sure = Usuń na zawsze
delete-view-title = Usunąć „{ $title }” z twojej listy?
delete-view-about = Gra zniknie z twojej listy, a ty stracisz widok ze swojego miejsca na wszystkich urządzeniach. Pozostali gracze zachowają grę wraz z twoim imieniem.
delete-view-sure = Usuń z listy
delete-going-on = { $count ->
    [0] Ta gra nie jest skończona: nie wykonano jeszcze żadnego ruchu.
    [one] Ta gra nie jest skończona: wykonano { $count } ruch.
    [few] Ta gra nie jest skończona: wykonano { $count } ruchy.
    [many] Ta gra nie jest skończona: wykonano { $count } ruchów.
   *[other] Ta gra nie jest skończona: wykonano { $count } ruchu.
}
open-tables = Otwarte stoły
no-own-tables = Nie masz jeszcze żadnych gier.
no-open-tables = Żaden stół nie czeka na graczy.
state-over = Koniec
state-yours = ▶ Twój ruch
state-waits = Czeka na: { $who }
state-won-me = Twoja wygrana
state-won = Wygrywa: { $who }
state-draw = Remis
state-nobody = Nikt nie wygrał
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
invite-note = Aby zaprosić znajomego, wybierz dla jednej ze stron „Ktoś inny, przez odnośnik”: dostaniesz odnośnik do wysłania.
who-open = Ktoś inny, przez odnośnik
who-bot = { $bot }
seating = Armie w grze
your-name = Twoje imię
name-of = Imię gracza: { $side }
hot-seat-note = Kilka osób gra na tym urządzeniu i przekazuje je sobie między ruchami.
table = Stół
table-title = Nazwa stołu
listed = Pokaż stół w poczekalni, aby każdy mógł dołączyć
watch = Pokaż grę w poczekalni, aby każdy mógł ją oglądać
free-take-back = Powrót do wcześniejszego ruchu bez pytania o zgodę
show-all-after = Po zakończeniu każdy może zobaczyć wszystko
open-table = Otwórz stół
take-seat = Zajmij miejsce
take-title = Twoje miejsce: { $side }
take-invited = { $name } zaprasza cię do gry { $game }.
take-invited-plain = Zaproszenie do gry { $game }.
take-table = Stół: { $title }.
take-rules = O grze i jej zasadach
take-terms = Co warto wiedzieć
take-once = Odnośnik działa raz. Gdy zajmiesz miejsce, należy tylko do ciebie.
take-consent = Ruchy można cofać tylko za zgodą wszystkich.
take-free = Ruchy można cofać bez pytania o zgodę.
take-shown = Po zakończeniu gry każdy może zobaczyć wszystko.
take-hidden = Co jest ukryte, pozostaje ukryte także po zakończeniu gry.
take-watch-listed = Gra jest pokazana w poczekalni: każdy może oglądać to, co jawne.
take-saved = Gospodarz zapisał tę grę w pliku, w którym jest wszystko, także to, co ukryte.
take-absence = { $days ->
    [one] Gospodarz może poprosić o twoje miejsce. Odda je komuś innemu tylko wtedy, gdy się zgodzisz albo nie pojawisz się przez { $days } dzień od prośby.
    [few] Gospodarz może poprosić o twoje miejsce. Odda je komuś innemu tylko wtedy, gdy się zgodzisz albo nie pojawisz się przez { $days } dni od prośby.
    [many] Gospodarz może poprosić o twoje miejsce. Odda je komuś innemu tylko wtedy, gdy się zgodzisz albo nie pojawisz się przez { $days } dni od prośby.
   *[other] Gospodarz może poprosić o twoje miejsce. Odda je komuś innemu tylko wtedy, gdy się zgodzisz albo nie pojawisz się przez { $days } dnia od prośby.
}
take-imported = Gospodarz wczytał tę grę z zapisu. Serwer sprawdził ruchy z zasadami; wyniki kości i karty pochodzą z zapisu.
take-position = Gra zaczęła się od przygotowanej pozycji, a nie od zwykłego początku.
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
loading = Otwieranie stołu…
no-table = Nie ma połączenia z tym stołem. Mógł zostać zamknięty albo serwer jest niedostępny; strona wciąż próbuje.
to-lobby = Do poczekalni
missing = Nie ma takiej strony
missing-lead = Adres może być ucięty albo gra została usunięta. Odnośniki do miejsc i kody powrotu zaczynają się od adresu stołu; poproś o nowy, jeśli twój prowadzi tutaj.
missing-games = Gry, w które można zagrać
import = Wczytaj
import-title = Wczytaj zapisaną grę
import-lead = Otwórz stół z zapisanego pliku. Serwer odtwarza każdy ruch i sprawdza go z zasadami.
import-file = Zapisana gra
import-elsewhere = Ten plik prowadzi do gry kilku osób na innym serwerze. Na tym serwerze jej nie ma.
import-not-json = Ten plik nie jest zapisaną grą.
problem-offline = Nie można połączyć się z serwerem.
problem-server = Serwer odpowiedział błędem { $status }.
problem-client = Coś się nie udało na tej stronie. Wczytaj ją ponownie i spróbuj jeszcze raz.
plain = { $text }

## Koniec gry

end-how = Przebieg gry
end-title = Koniec gry
end-page-title = { $title }: jak się skończyło
end-seat = { $name } ({ $side })
end-seat-bot = { $side } ({ $bot ->
    [recruit] rekrut
    [sergeant] sierżant
    [colonel] pułkownik
    [general] generał
   *[other] { $bot }
}, bot)
end-won = Wygrywa { $who }
end-won-several = Wygrywają { $who }
end-draw = Remis
end-nobody = Nikt nie wygrywa
end-resigned = { $who } – poddanie gry.
end-tie-break = Najlepsze wyniki były równe: rozstrzygnęła zasada na wypadek remisu.
end-board = Do planszy
end-replay = Odtwórz od początku
end-share = Kopiuj wynik i odnośnik
end-share-text = { $game }: { $result }.
end-scores = Wynik
end-place = { $place }.
end-score = Wynik { $count }
end-lead = Przewaga w ciągu gry
end-lead-about = Szansa każdej strony na wygraną po każdym ruchu, jak ocenia ją program. Kliknij wykres, aby zobaczyć tę chwilę na planszy.
end-lead-line = { $side }: od { $from } do { $to }.
end-lead-turns = Liczby pod wykresem: tury
end-lead-at = Po ruchu { $at }
end-turning = Punkty zwrotne
end-steady = Żaden pojedynczy ruch nie odwrócił gry.
end-point = Ruch { $at }, tura { $turn }: { $who } +{ $swing } %
end-show = Pokaż na planszy
end-hidden = Przy tym stole to, co ukryte, pozostaje ukryte po zakończeniu gry, więc nie ma wykresu.
end-slow = Obliczenie wykresu tej gry trwa zbyt długo.
end-short = Gra skończyła się, zanim ktokolwiek wykonał ruch.
end-loading = Trwa analiza gry…

# The games by name, where their own words have not arrived yet.
title-flames-of-war = Flames of War (starsze zasady)
title-medieval-battle = Medieval Battle
title-race-to-the-rhine = 1944: Wyścig do Renu
title-stand-at-mortain = Stand at Mortain

# --- wskazówki przy stole -------------------------------------------------------------------------
teaching = Gra szkoleniowa: każdy gracz może prosić o wskazówki
teaching-here = Gra szkoleniowa: wskazówki dla wszystkich
take-teaching = To gra szkoleniowa: każdy gracz może prosić pułkownika o wskazówki.
key-hint = poproś o wskazówkę, jeśli są dozwolone
advice = Pułkownik zagrałby tak
advice-thinking = Pułkownik myśli…
advice-waits = Pułkownik myśli.
advice-none = Teraz nie ma żadnej wskazówki.
advice-chance = Szansa na wygraną według botów: { $chance }
advice-reason = { $part } { $points }
advice-pro = Za:
advice-con = Przeciw:
advice-for = Za: { $pros }
advice-later = Od razu niczego nie daje: według obliczeń opłaci się później.
advice-rules = Ważne zasady:
advice-other = Drugi wybór: { $plan } ({ $chance })
advice-play = Zagraj tak
advice-close = Zamknij
end-luck = Raport o szczęściu
end-analysis = Analiza

## Army lists

list-title = Rozpiski
list-about = Złóż kompanię w limicie punktów. Zasady sprawdzają ją na bieżąco.
list-chief = Dowództwo
list-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
list-support = wsparcie
list-less = O jeden mniej: { $platoon }
list-more = Dodaj: { $platoon }
list-own = Twoja rozpiska
list-name = Nazwa
list-unnamed = Moja rozpiska
list-limit = Limit punktów
list-sum = { $points } z { $limit } punktów
list-save = Zapisz na tym urządzeniu
list-share = Kopiuj odnośnik
list-play = Graj stroną { $side }
list-saved = Zapisane rozpiski
list-remove = Usuń: { $name }
list-build = Złóż rozpiskę

# Stół do studiów i zadania.
study = Stół do studiów
puzzles = Zadania
