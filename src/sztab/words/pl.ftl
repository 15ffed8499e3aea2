# Słowa terminala.

rules-version = wersja zasad { $version }
seats = miejsca: { $seats }
any-number = liczba
any-text = tekst

welcome = { $title }. Wpisz numer albo ruch; „help” powie, co jeszcze można wpisać.
table-of = Przy stole: { $seats }.
seat-human = { $seat } (człowiek)
seat-bot = { $seat } ({ $bot })
bot-random = bot losowy
bot-greedy = bot zachłanny
bot-recruit = bot, rekrut
bot-sergeant = bot, sierżant
bot-colonel = bot, pułkownik
bot-general = bot, generał
bot-random-about = Dowolny dozwolony ruch.
bot-greedy-about = Ruch, który od razu wygląda najlepiej.
bot-recruit-about = Przeocza jedne ruchy, a inne źle ocenia: przeciwnik na początek.
bot-sergeant-about = Ocenia każdy plan po tym, dokąd prowadzi, bez twojej odpowiedzi.
bot-colonel-about = Myśli kilka ruchów naprzód, najwyżej sekundę.
bot-general-about = Myśli tak daleko naprzód, jak zdoła, około dwóch sekund.
bot-budget = przy stole { $seconds } s, bez zegara { $nodes } pozycji
not-as-kept = Gra toczy się dalej, ale różni się od zachowanej: { $why }
resumed = Gra toczy się dalej po { $moves ->
    [one] jednym ruchu
   *[other] { $moves } ruchach
}.

choices = Do wyboru:
groups = Możliwości: { $count }. Wpisz numer, początek ruchu, aby zawęzić wybór, albo „moves”, aby zobaczyć wszystkie.
more-choices = Pozostało { $left }: naciśnij Enter.
no-choices = Żaden ruch nie zaczyna się od „{ $filter }”.
only-choice = Naciśnij Enter, aby go wybrać.
parts = Możesz wymienić:
amount = { $name } od 0 do { $limit }
examples = Przykłady; możesz też wpisać własny ruch:
no-such-number = Nie ma możliwości { $number }. Wybierz od 1 do { $count }.

warn-die = rzut kostką
warn-card = dobranie karty
warn-reveals = odkrycie ukrytych informacji
warn-ends-phase = koniec fazy
warn-ends-turn = koniec tury
warn-lasting = nie można cofnąć

refused = Niedozwolone: { $why }
unread = Niezrozumiałe: { $why }
undone = Cofnięto: { $move }.
log-empty = Nic się jeszcze nie wydarzyło.
no-board = Ta gra nie ma rysunku dla terminala.
rule-hint = Wpisz „rules ID” z jednym z tych oznaczeń.
saved = Zapisano: { $file }
save-needs-file = Dopisz nazwę pliku: save gra.json
not-kept = Nie można zachować gry: { $why } Wpisz „save PLIK”, aby zapisać ją gdzie indziej.
kept = Gra jest zachowana w pliku { $file }
resume = Aby grać dalej: { $command }
nothing-kept = Nie wykonano żadnego ruchu, więc niczego nie zachowano.
serving = Serwer działa pod adresem { $address } (Ctrl+C kończy; każdy stół jest zachowany).
replay-it = Aby obejrzeć ją ponownie: { $command }

pass-device = Przekaż urządzenie graczowi { $seat } i odwróć wzrok. { $seat }: naciśnij Enter, gdy tylko ty patrzysz na ekran.
over = Gra skończona.
nobody-wins = Nikt nie wygrywa.
place = { $place }. { $seats }: { $scores }
score = { $seats }: { $scores }

hint-people = W grze przeciw ludziom nie ma wskazówek.
help =
    Numer wybiera z listy. Tekst ruchu wykonuje go. Początek ruchu zawęża listę; Enter
    pokazuje jej dalszy ciąg.
      moves [POCZĄTEK]   możliwe ruchy         board        rysunek stołu
      log [all]          co się wydarzyło      rules [ID]   tekst zasady
      undo               cofnij swój ruch      save PLIK    zapisz partię
      hint               co zrobiłby pułkownik
      help               ta pomoc              quit         koniec; gra jest zachowana
