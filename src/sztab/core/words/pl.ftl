# Słowa jądra, wspólne dla wszystkich gier.

notation-empty = Brak ruchu. Wpisz ruch, na przykład { $example }.
notation-unknown = „{ $word }” nie jest ruchem w tej grze. Znane ruchy: { $known }.
notation-malformed = Nie można odczytać zapisu „{ $text }”. Wzór zapisu: { $example }.

undo-nothing = Nie ma czego cofnąć.
undo-other-seat = Ostatni ruch wykonał inny gracz. Poproś o zgodę na cofnięcie.
undo-final = Tego ruchu nie można cofnąć: zdecydował los, coś zostało odkryte albo kolej przeszła na innego gracza. Poproś o zgodę na cofnięcie.

list-last = { $first } i { $rest }
list-more = { $first }, { $rest }
phase-play = Rozgrywka
phase-over = Koniec gry
not-now = Nie teraz: wybierz coś podświetlonego.
too-many-odds = Możliwych wyników tego ruchu jest zbyt wiele, by je tu policzyć.
no-lists = Ta gra nie ma rozpisek.
no-such-question = Ta gra nie odpowiada na pytanie „{ $question }”.

## Stół w przeglądarce

seat-called = { $seat }
game-is-over = Gra jest zakończona.
result-resigned = Gra zakończyła się poddaniem.
prompt-watch = Oglądasz grę.
prompt-resigned = Gra jest zakończona przez poddanie ({ $seat }).
resigns = { $seat }: poddanie gry.
took-back = Gra wraca do ruchu { $moves }.
stale = Pozycja zdążyła się zmienić: spróbuj jeszcze raz.
not-a-command = Nie można odczytać tej wiadomości.
banned = Z tego adresu nie można korzystać z tego serwera. Zapytaj administratora.
too-fast = Za dużo wiadomości w krótkim czasie: odczekaj chwilę.
not-your-seat = Z twojego miejsca nie można tego zrobić.
veiled = Najpierw przekaż urządzenie.
nothing-asked = Nikt nie prosi o cofnięcie.
take-back-seat-open = Nie można cofnąć tego, co przyniósł los albo co zobaczyli inni, dopóki miejsce „{ $seat }” jest wolne. Poczekaj, aż ktoś je zajmie.
no-such-moment = Nie ma tu ruchu { $at }.
hint-against-people = W grze przeciwko ludziom nie ma wskazówek, chyba że stół otwarto jako grę szkoleniową.
hint-not-your-turn = Teraz nie masz nic do rozstrzygnięcia.
hint-waits = Poprzednia wskazówka jest jeszcze liczona.
analysis-hidden = Przy tym stole to, co ukryte, pozostaje ukryte, więc jego gry nie można analizować.
analysis-closed = Tę grę rozegrano według innych zasad lub danych: nie da się jej analizować.
analysis-long = Ta gra jest za długa do analizy: { $moves } ruchów, najwyżej { $most }.
analysis-many = Czekają jeszcze twoje analizy ({ $most }): poczekaj, aż któraś się skończy.
analysis-busy = Zbyt wiele gier czeka na analizę. Spróbuj później.
worth-result = wynik gry
eyes-closed = Ukryte rzeczy widać dopiero po grze i tylko wtedy, gdy gospodarz na to pozwolił.
slow-answer = Odpowiedź trwa zbyt długo: zadaj prostsze pytanie.
slow-move = Sprawdzanie zasad trwa zbyt długo; nic się nie zmieniło.
incident = Coś się tu nie udało; nic się nie zmieniło. Zdarzenie { $incident }.
page-lobby = Gry strategiczne w przeglądarce: przeciw botom, ze znajomymi przy jednym ekranie albo przez sieć. Każda zasada jest sprawdzana i objaśniona.
page-import-title = Wczytaj grę
page-import = Wróć do stołu z zapisaną grą i graj dalej.
page-table = Stół gry { $game }. Otwórz, aby zająć miejsce albo obejrzeć grę.
page-ended = Zakończona gra { $game }: kto wygrał i dlaczego, przebieg przewagi i punkty zwrotne.
page-missing-title = Nie ma takiej strony
page-missing = Pod tym adresem niczego nie ma.
no-such-page = Tu niczego nie ma.
no-such-table = Nie ma takiego stołu.
table-full = Ten stół osiągnął limit ruchów ({ $most }). Poddaj się, aby zakończyć grę.
no-such-game = Nie ma takiej gry.
delete-refused = Tej gry nie można usunąć: grają w nią inni albo ktoś właśnie się dosiadł. Najpierw się poddaj albo przenieś ją do archiwum.
no-such-seat = Nie ma takiego miejsca.
seats-do-not-fit = Te miejsca nie pasują do siebie: wybierz tak, jak pozwala gra.
no-such-bot = Nie ma takiego bota.
no-training = Ta gra nie ma pierwszej gry z przewodnikiem.
option-refused = Opcja { $option }: ta wartość jest niedozwolona.
options-refused = { $why-pl }
record-refused = Nie można wczytać zapisu: { $why }
link-refused = Ten odnośnik nie otwiera miejsca. Poproś gospodarza o nowy.
seat-taken = To miejsce jest zajęte. Jeśli należy do ciebie, użyj kodu powrotu.
seat-held = To miejsce zajmuje { $name }. Poproś o nie jawnie: zobaczą to wszyscy.
seat-not-asked = Nikt nie prosi o to miejsce.
handover-waits = Za wcześnie: gracz z tego miejsca musi być nieobecny { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}.
other-seat-here = W tej przeglądarce zajmujesz już inne miejsce przy tym stole. Użyj innej przeglądarki albo okna prywatnego.
code-refused = Ten kod powrotu jest nieważny. Mógł zostać użyty albo zastąpiony nowym.
no-such-device = To urządzenie jest już wylogowane.
last-device = To twoje jedyne urządzenie przy tym stole. Najpierw utwórz kod powrotu, żeby móc wrócić.
too-many-devices = Przy tym stole grasz już na { $most } urządzeniach. Najpierw wyloguj jedno z nich: ich listę pokazuje „Graj na innym urządzeniu”.
secrets-kept = Ten stół zachowuje tajemnice także po grze, więc nie można grać dalej od środka partii.
name-taken = To imię jest już zajęte przy tym stole. Wybierz inne.
name-refused = Imię ma od 1 do 32 widocznych znaków w jednym wierszu.
host-only = Może to zrobić tylko gospodarz tego stołu.
not-over = Gra jeszcze trwa.
sides-kept = W tej grze nie można zamienić stron.
foreign-origin = To żądanie przyszło z innej strony.
links-withdrawn = Nie masz już miejsca przy tym stole. Nadal możesz oglądać grę.
signed-out = To urządzenie wylogowano od stołu.
session-over = Twoja sesja przy tym stole wygasła. Użyj kodu powrotu albo zwróć się do gospodarza.
cannot-store = Nie udało się zapisać gry, więc nic się nie zmieniło: spróbuj ponownie za chwilę.
disk-full = Na serwerze skończyło się miejsce na dysku, więc nic nie zapisano i nic się nie zmieniło: spróbuj ponownie później.
store-unsure = Baza danych zawiodła podczas zapisywania. Za chwilę stół pokaże, czy zapis się udał: sprawdź, zanim spróbujesz ponownie.
table-deleted = Administrator serwera usunął ten stół.
table-went-back = Baza danych utraciła ostatnie ruchy przy tym stole. Gra toczy się dalej od tego, co zapisano: strona zaraz to pokaże.
cannot-read = Serwer nie może teraz odczytać stołów: spróbuj ponownie za chwilę.
table-other-data = Przy tym stole grano z zestawem danych { $data }, a serwer ma { $found }: partię można oglądać, ale nie można grać dalej.
table-other-rules = Przy tym stole grano według wersji { $rules } zasad, a serwer zna { $known }: partię można oglądać, ale nie można grać dalej.
table-broken = Zasady tego serwera nie przyjmują ruchu { $move } z tego stołu: partię można oglądać do tego miejsca, ale nie można grać dalej.
table-unreadable = Tego stołu nie da się tu rozstawić: potrzebny jest zestaw danych i wersja programu, z którymi grano. Nic nie przepadło.
other-rules = grano według wersji { $rules } zasad, a serwer zna { $known }.
other-hash = po ruchu { $move } pozycja różni się od zapisanej. Zapis zmieniono lub jest uszkodzony; pobierz go ponownie.
other-result = partia kończy się inaczej, niż podano. Zapis zmieniono lub jest uszkodzony; pobierz go ponownie.
moves-missing = na końcu brakuje ruchów. Zapis zmieniono lub jest uszkodzony; pobierz go ponownie.
other-data = grano z zestawem danych { $data }, a serwer ma { $found }.
server-closes = Serwer się wyłącza; stół jest zapisany.
slow-reader = Połączenie jest zbyt wolne: spróbuj ponownie.
game-about-unsaid = { $title }.
game-reconstructed-unsaid = Uwagi obok danych gry { $title } mówią, które dane są odtworzone.

seat-asked = { $seat }: gospodarz chce oddać to miejsce innej osobie. { $name } może się zgodzić albo zostać. Po { $days ->
    [one] { $days } dniu
    [few] { $days } dniach
   *[many] { $days } dniach
} nieobecności gospodarz może to zrobić.
seat-asked-bot = { $seat }: gospodarz chce, żeby dalej grał bot. { $name } może się zgodzić albo zostać. Po { $days ->
    [one] { $days } dniu
    [few] { $days } dniach
   *[many] { $days } dniach
} nieobecności gospodarz może to zrobić.
seat-kept = { $seat }: { $name } jest tutaj i zachowuje miejsce.
seat-ask-withdrawn = { $seat }: gospodarz wycofuje prośbę; { $name } zachowuje miejsce.
seat-freed-agreed = { $seat }: { $name } oddaje miejsce. Może je zająć inna osoba.
seat-freed-agreed-bot = { $seat }: { $name } oddaje miejsce. Dalej gra bot.
seat-freed-absent = { $seat }: { $name } – nieobecność przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}. Gospodarz zaprasza inną osobę.
seat-freed-absent-bot = { $seat }: { $name } – nieobecność przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}. Dalej gra bot.
seat-given-up = { $seat }: gospodarz oddaje to miejsce. Może je zająć inna osoba.
seat-given-up-bot = { $seat }: gospodarz oddaje to miejsce botowi.
seat-taken-over = { $seat }: odtąd gra { $name }.

## Granice tego, co przychodzi z zewnątrz

too-deep = Zbyt głębokie zagnieżdżenie w miejscu { $place }: dozwolonych poziomów jest { $most }.
too-many-values = Za dużo danych: dozwolona liczba wartości to { $most } ({ $place }).
too-many-entries = Za dużo pozycji w miejscu { $place }: jest ich { $found }, a może być najwyżej { $most }.
too-many-together = Za dużo pozycji łącznie we wszystkich { $place }: może ich być najwyżej { $most }.
too-long-text = Tekst w miejscu { $place } jest za długi: ma { $found } znaków, a może mieć najwyżej { $most }.
number-too-large = Liczba w miejscu { $place } jest za duża: dozwolone są liczby od -{ $most } do { $most }.
too-many-moves = Za dużo ruchów: jest ich { $found }, a zapis tej gry może mieć najwyżej { $most }.
position-refused = { $place-pl }: { $why-pl }
position-unreadable = Nie da się ustawić tej pozycji: { $why-pl }
no-such-study = Nie ma takiego studium.
no-such-puzzle = Nie ma takiego zadania.
page-study = Ustaw pozycję gry { $game }, próbuj ruchów, podziel się odnośnikiem do niej.
page-puzzles = Pozycje gry { $game }, w których jeden plan jest wyraźnie najlepszy.
