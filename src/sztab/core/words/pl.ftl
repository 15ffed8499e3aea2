# Słowa jądra, wspólne dla wszystkich gier.

notation-empty = Nie zapisano ruchu. Zapisz ruch, na przykład { $example }.
notation-unknown = „{ $word }” nie jest ruchem w tej grze. Znane ruchy: { $known }.
notation-malformed = Nie można odczytać zapisu „{ $text }”. Wzór zapisu: { $example }.

undo-nothing = Nie ma czego cofnąć.
undo-other-seat = Ostatni ruch wykonało inne miejsce przy stole. Poproś o zgodę na cofnięcie.
undo-final = Tego ruchu nie można cofnąć: coś wyrzucono, odkryto albo przekazano dalej. Poproś o zgodę na cofnięcie.

phase-play = Rozgrywka
phase-over = Koniec gry
no-such-question = Ta gra nie odpowiada na pytanie „{ $question }”.
