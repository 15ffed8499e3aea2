# Słowa, bez których obywa się pierwsza plansza: dla stron i paneli, które je wczytują (words.ts).

## Plansza

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

## Panel

rules-search = Szukaj w zasadach
rules-table = Tabela do tej zasady
rules-book = Instrukcja
rules-exact = Dokładne zasady
rules-missing = Nie można pokazać tej zasady.
rules-now = Teraz: { $phase }
dice-of = { $side }, rzuty kością: { $count }, średnia { $mean } (oczekiwana 3,5)
dice-face = Ścianka
dice-actual = wypadło
dice-expected = oczekiwane
rule-whole = W tekście zasad

seat-with = { $side }: { $name }
invite-copy = Kopiuj zaproszenie
invite-text-plain = Zagraj ze mną: { $game }, strona: { $side }. { $link }
invite-text = { $name } zaprasza cię do gry { $game }, strona: { $side }. { $link }
spectator-link = Kopiuj odnośnik dla widzów
links-lead = Wyślij każdy odnośnik osobie, która ma zająć to miejsce:
copy = Kopiuj
link-new = Nowy odnośnik
copied = Skopiowano
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

went-back = Cofnięto grę. Późniejsze ruchy przepadły.
take-back-to = Powrót do ruchu
branch = Nowy stół od ruchu { $at }
resign-ask = Poddać grę?
resign-sure = Poddaję się

veil-recorded = Ruch gracza { $name } został zapisany.
veil-next = Następny: { $name } ({ $side })
veil-show = Jestem: { $name }, pokaż moją stronę

keys-game = Ta gra
keys-table = Stół
key-held = akcje z ręki; dalej przyciski paska

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
recover-lead = Kod dostaniesz na urządzeniu, na którym grasz: „Graj na innym urządzeniu” przy stole. Każdy kod działa raz.
recover-code = Kod powrotu
recover-go = Graj tutaj
absence = Po ilu dniach nieobecności miejsce można oddać komuś innemu
import-title = Wczytaj zapisaną grę
import-lead = Otwórz stół z zapisanego pliku. Serwer odtwarza każdy ruch i sprawdza go z zasadami.
import-file = Zapisana gra
import-elsewhere = Ten plik prowadzi do gry kilku osób na innym serwerze. Na tym serwerze jej nie ma.
import-not-json = Ten plik nie jest zapisaną grą.

## Koniec gry

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
end-won = Zwycięzca: { $who }
end-won-several = Zwycięzcy: { $who }
end-draw = Remis
end-nobody = Nikt nie wygrywa
end-resigned = { $who } – poddanie gry.
end-tie-break = Najlepsze wyniki były równe: rozstrzygnęła zasada na wypadek remisu.
end-board = Do planszy
end-replay = Odtwórz od początku
end-share = Kopiuj wynik i odnośnik
end-share-text = { $game }. { $result }.
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

# --- wskazówki przy stole -------------------------------------------------------------------------
teaching = Gra szkoleniowa: każdy gracz może prosić o wskazówki
take-teaching = To gra szkoleniowa: każdy gracz może prosić pułkownika o wskazówki.
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

## Podpowiedzi

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

## Akcje i czat

tell = Zapytaj mapę
no-actions = Nie masz teraz nic do rozstrzygnięcia.
nothing-fits = Nic nie pasuje.
type-move = Albo wpisz ruch
type-example = np. { $example }
chat-write = Napisz coś
send = Wyślij

## Adres, pod którym nic nie ma

missing-lead = Adres może być ucięty albo gra została usunięta. Odnośniki do miejsc i kody powrotu zaczynają się od adresu stołu; poproś o nowy, jeśli twój prowadzi tutaj.
missing-games = Gry, w które można zagrać

## Znaki

legend-table = Znaki stołu
legend-lit = Kolorowa obwódka: można to teraz wybrać.
legend-picked = Gruba czarna obwódka: wybrane.
legend-goal = Zabarwione pole: możliwy cel. Liczba to koszt.
legend-way = Trasa ruchu.
legend-changed = Nawiasy: co zmienił ostatni ruch.
legend-swords = Skrzyżowane miecze: zaatakowany, musi odpowiedzieć.
legend-beyond = Strzałka przy krawędzi: tyle możliwości jest poza widokiem. Kliknij, by tam przejść.

## Boty

bot-random-about = Dowolny dozwolony ruch.
bot-greedy-about = Ruch, który od razu wygląda najlepiej.
bot-recruit-about = Przeocza jedne ruchy, a inne źle ocenia: przeciwnik na początek.
bot-sergeant-about = Ocenia każdy plan po tym, dokąd prowadzi; o twojej odpowiedzi nie myśli.
bot-colonel-about = Myśli kilka ruchów naprzód, najwyżej sekundę.
bot-general-about = Myśli tak daleko naprzód, jak zdoła, około dwóch sekund.

## Klawisze

key-lookup = legenda, karty
key-tab = następny obszar; plansza to jeden przystanek
key-arrows = najbliższa rzecz, którą można wskazać
key-ctrl-arrows = dowolna rzecz na mapie
key-pan = przesuń mapę
key-enter = wskaż; zatwierdź
key-add = dodaj do wskazanych
key-esc = krok wstecz, zamknij kartę, zakończ powtórkę
key-numbers = ponumerowane przyciski
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
