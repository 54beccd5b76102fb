### Co serwer mówi ludziom poza grą.

## Powiadomienia o kolejce. $nickname to adresat, $game nazwa gry, $link adres stołu.

notice-turn-subject = { $game }: Twoja kolej
notice-turn-short = { $nickname }, gra { $game } czeka na Twoją decyzję: { $link }
notice-turn-body =
    Cześć, { $nickname }!

    Gra { $game } czeka na Twoją decyzję:
    { $link }

    Przez godzinę nie napiszemy o tym stole ponownie, chyba że wcześniej wrócisz do gry. Jeśli nie chcesz
    dostawać listów, usuń adres e-mail ze swojego profilu.

## Potwierdzenie adresu. $code to, co trzeba wpisać.

notice-confirm-subject = Twój kod do Hordy
notice-confirm-body =
    Cześć!

    Kod { $code } potwierdza ten adres. Wpisz go w ciągu godziny na stronie swojego imienia i ustawień.

    Jeśli to nie Twoja prośba, nic nie rób: bez kodu nie będziemy do Ciebie pisać.

## Odmowy stołu. $what mówi więcej, jeśli jest co powiedzieć; może być puste.

error-bad-message = Serwer nie mógł tego odczytać. Wczytaj stronę ponownie. { $what }
error-too-large = To jest za duże. { $what }
error-too-fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
error-old-client = Ta strona jest starsza lub nowsza niż serwer. Wczytaj ją ponownie. { $what }
error-hello-first = Połączenie musi zacząć się od stołu. Wczytaj stronę ponownie.
error-no-such-table = Nie ma stołu { $what } albo nie możesz go oglądać. Poproś gospodarza o zaproszenie.
error-not-allowed = Tego nie możesz tu zrobić. { $what }
error-removed = Gospodarz usunął cię z tego stołu. Wrócić możesz tylko przez zaproszenie utworzone już po tym.
error-not-your-seat = To nie jest twoje miejsce. { $what }
error-not-running = Przy tym stole nie toczy się teraz gra. { $what }
error-no-identity = Najpierw wybierz imię.
error-no-proposal = Ta propozycja nie jest już aktualna.
error-seat-taken = To miejsce jest zajęte. Wybierz inne. { $what }
error-seats-open = Niektóre miejsca są jeszcze wolne. Poczekaj na graczy albo oddaj te miejsca botom. { $what }
error-already-started = Gra już się zaczęła. { $what }
error-host-here = Gospodarz stołu jest obecny albo był tu kilka minut temu. Na razie tylko on może to zrobić.
error-secret-until-finished = To można zobaczyć dopiero po zakończeniu gry. { $what }
error-bad-invitation = Ten link nie działa: został unieważniony albo brakuje jego części. Poproś o nowy osobę, która go przysłała.
error-not-stored = Nie udało się tego zapisać, więc nic się nie stało. Spróbuj ponownie.
error-undo-off = W tej grze nie można cofnąć tego, co już odkryto. { $what }
error-too-many = Jest ich już za dużo. { $what }
error-foreign-page = To przyszło ze strony innej witryny i zostało odrzucone.
error-bad-nickname = Tego imienia nie można użyć: od 1 do 32 znaków, żaden ukryty (takie znaki ma emoji złożone z kilku). Wybierz inne.
error-bad-passphrase = Słowo gracza lub hasło powrotu jest błędne albo hasło jest za krótkie lub za długie. { $what }
error-bad-address = To nie jest adres e-mail. { $what }
error-no-letters = Ten serwer nie wysyła e-maili.
error-not-sent = Nie udało się wysłać listu. Sprawdź adres i spróbuj ponownie za minutę.
error-bad-code = Ten kod jest błędny albo starszy niż godzina. Wyślij nowy.
error-signed-out = Wylogowano cię na tym urządzeniu. Wybierz imię albo wróć ze swoim hasłem powrotu.
error-wrong-passphrase = To nie jest twoje obecne hasło powrotu.
error-chosen-seed = Ziarno można wybrać tylko przy stole, przy którym grasz w pojedynkę: nikt nie może znać przyszłości.
error-too-soon = Ta osoba dopiero co odeszła. Bot może ją zastąpić, gdy wszyscy przez chwilę widzą, że jej nie ma.
error-no-newcomers = Ten stół nie przyjmuje nowych osób. Poproś gospodarza o zaproszenie.
error-fault = Coś poszło u nas nie tak. Gra jest bezpieczna; wczytaj stronę ponownie.
