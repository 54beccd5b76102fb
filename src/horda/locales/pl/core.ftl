### Co mówi każda gra: możliwości, zdarzenia i odmowy silnika.

## Możliwości i zdarzenia każdej gry

core-option-pass = Pasuj
core-prompt-play = Czeka na rozegranie gry.
core-option-brought = Co przyniosła gra
# $option to możliwość opisana słowami.
core-event-answered = Możliwa była tylko jedna odpowiedź: { $option }
core-event-answered-to = { $question } Możliwa była tylko jedna odpowiedź: { $option }
core-event-dealt-anew = Wszystko, co zakryte, rozdano na nowo: karty na rękach, talie i to, co leży zakryte

## Co stało się z miejscem, gdy gra się skończyła

core-fate-won = Zwycięstwo
core-fate-lost = Przegrana
core-fate-drawn = Remis
core-fate-out = Poza grą

## Odmowy. $what to rzecz, której dotyczy odmowa: numer, identyfikator lub plik, nigdy zdanie.

error-stale-ask = Gra poszła tymczasem dalej. Zobacz, jak teraz wygląda, i wybierz ponownie. { $what }
error-not-offered = „{ $what }” nie ma wśród możliwości. Wybierz jedną z listy.
error-not-now = W tej chwili nie można zrobić „{ $what }”. Spróbuj za chwilę.
error-wrong-seat = Miejsce { $what } nie podejmuje teraz decyzji. Poczekaj, aż przyjdzie jego kolej.
error-game-over = Gra jest skończona: { $what }. Zacznij nową grę albo obejrzyj tę jako powtórkę.
error-unknown-game = Nie ma gry „{ $what }”. Wyświetl listę gier i wybierz jedną z nich.
error-unknown-option = Ta gra nie ma ustawienia „{ $what }”. Sprawdź ustawienia gry i popraw nazwę lub wartość.
error-unknown-seat = W tej grze nie ma miejsca { $what }. Wybierz jedno z miejsc przy stole.
error-bad-record = Nie można odczytać „{ $what }” jako zapisu gry. Sprawdź, czy to właściwy plik i czy jest cały.
error-version-differs = Zapis gry pochodzi z innej wersji: { $what }. Otwórz go w tamtej wersji albo zacznij nową grę.
error-replay-differs = Powtórka idzie inną drogą od odpowiedzi { $what }. Wróć do poprzedniej odpowiedzi albo zgłoś zapis gry jako błąd.
error-undo-barrier = Nie można cofnąć gry poza to miejsce: { $what }. Coś tu odkryto lub rzucono kością; graj dalej od tego miejsca.
error-dealt-anew = Po tym miejscu ({ $what }) zakryte karty rozdano na nowo. Dalej nikt nie może cofnąć gry; graj od tego miejsca.
error-nothing-to-undo = Nie ma czego cofnąć ({ $what }). Najpierw podejmij decyzję.
error-nothing-to-redo = Nie ma czego ponowić ({ $what }). Najpierw cofnij decyzję.
error-bad-position = Pozycja jest błędna: { $what }. Popraw to miejsce i wczytaj ją ponownie.

## Dlaczego tak nie można ustawić gry. $name to ustawienie, $known to, co przyjmuje.

core-setup-names = Nie ma ustawienia { $name }; są: { $known }.
core-setup-words = { $name } musi być jednym z: { $known }.
core-setup-range = { $name } musi być liczbą całkowitą, { $known }.
core-setup-word = { $name } musi być zwykłym słowem.
core-setup-number = { $name } musi być liczbą całkowitą.
