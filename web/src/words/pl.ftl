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
    [0] { $phase }{ $of ->
        [1] {""}
       *[other] {" "}· część { $n } z { $of }
    }
   *[other] Tura { $turn }{ $last ->
        [0] {""}
       *[other] {" "}z { $last }
    } · { $phase }{ $of ->
        [1] {""}
       *[other] {" "}· część { $n } z { $of }
    }
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
why-confirm = Najpierw zatwierdź albo anuluj ten ruch.
you-play = Twoja strona: { $side }.
undo-bots = Cofnij (U): stan sprzed twojego ostatniego ruchu i odpowiedzi botów
undo-luck = Od tego czasu padły kości, odkryto kartę lub coś ukrytego. Aby mimo to cofnąć grę (los zdecyduje od nowa), wybierz Stół, Powrót do ruchu.
undo-all = Cofnij wszystko
undo-all-key = Cofnij wszystko (Shift+U)
redo = Ponów
more-actions = Wszystkie działania ({ $count })…
amount = Liczba
amount-of = { $what }, od 0 do { $most }
amounts-none = Wybierz co najmniej jeden.
amounts-over = To za dużo: coś trzeba odjąć.
take-amount = Wybierz { $count }
less = Mniej: { $what }
more = Więcej: { $what }
vacant = Wolne miejsce: { $side }. Czekamy na gracza.
vacant-host = Wolne miejsce: { $side }. Wyślij odnośnik z panelu.
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

legend = Legenda
cards = Karty
guide-missing = Nie udało się tego pobrać. Sprawdź połączenie i spróbuj ponownie.
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
rules-goal = Cel gry
dice = Dotychczasowe rzuty
figure = { $value }
rule-open = Zasada { $rule }

chat = Czat
chat-empty = Nikt się jeszcze nie odezwał.

people = Przy stole
here = połączono
away = brak połączenia
you = ty
seat-open = wolne miejsce
bot-name = { $bot }
bot-random = Bot losowy
bot-greedy = Bot zachłanny
bot-search = Bot przeszukujący
bot-recruit = Rekrut (bot)
bot-sergeant = Sierżant (bot)
bot-colonel = Pułkownik (bot)
bot-general = Generał (bot)
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
sit-down = Usiądź: { $side }
devices = Graj na innym urządzeniu
seats-manage = Zarządzaj miejscami
hand-waits = Gospodarz prosi o to miejsce. Jeśli { $name } nie wróci, miejsce będzie wolne od: { $when }.
hand-waits-bot = Gospodarz prosi, żeby grał bot. Jeśli { $name } nie wróci, będzie to możliwe od: { $when }.
hand-asked = Gospodarz chce oddać twoje miejsce ({ $side }) innej osobie. Jeśli nic nie zrobisz, będzie to możliwe od: { $when }.
hand-asked-bot = Gospodarz chce, żeby na twoim miejscu ({ $side }) grał bot. Jeśli nic nie zrobisz, będzie to możliwe od: { $when }.
hand-stay = Zostaję
hand-agree = Oddaję miejsce

take-back = Poproś o powrót
save-record = Zapisz grę
resign = Poddaj się

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

hint = Wskazówka
hint-dismiss = Rozumiem
hint-tried = Wypróbowane: { $done } z { $all }
hint-hide = Ukryj wskazówki
hint-none = Wybierz coś obwiedzionego; zakładka Działania podaje każdy wybór słowami.
hint-wait = Ruch drugiej strony. Pasek u góry pokazuje, co robi.
hint-over = Gra skończona.

keys = Klawisze

settings = Ustawienia

## Strony

pages = Strony
guest = Gość
seats = Miejsca
table = Stół
recover = Wróć do gry z kodem powrotu
loading = Otwieranie stołu…
no-table = Nie ma połączenia z tym stołem. Mógł zostać zamknięty albo serwer jest niedostępny; strona wciąż próbuje.
to-lobby = Do poczekalni
missing = Nie ma takiej strony
import = Wczytaj
problem-offline = Nie można połączyć się z serwerem.
problem-server = Serwer odpowiedział błędem { $status }.
problem-client = Coś się nie udało na tej stronie. Wczytaj ją ponownie i spróbuj jeszcze raz.
plain = { $text }

## Koniec gry

end-how = Przebieg gry

# The games by name, where their own words have not arrived yet.
title-flames-of-war = Flames of War (starsze zasady)
title-medieval-battle = Medieval Battle
title-race-to-the-rhine = 1944: Wyścig do Renu
title-stand-at-mortain = Stand at Mortain

teaching-here = Gra szkoleniowa: wskazówki dla wszystkich
key-hint = poproś o wskazówkę, jeśli są dozwolone
advice = Pułkownik zagrałby tak
advice-thinking = Pułkownik myśli…
advice-waits = Pułkownik myśli.
advice-none = Teraz nie ma żadnej wskazówki.

## Study

# Stół do studiów i zadania.
study = Stół do studiów
puzzles = Zadania
