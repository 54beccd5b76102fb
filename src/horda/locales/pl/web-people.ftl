### The client for browsers: who I am, people at a table, invitations.

## Kim jestem

web-me = Moje imię i ustawienia
web-me-link = imię, urządzenia, ustawienia
web-likes = Wygląd i dźwięk na tym urządzeniu
web-name-about = Tak widzą cię inni. Nie trzeba zakładać konta.
web-me-saved = Zapisano.
web-letters = E-mail
web-letters-address = Twój adres e-mail
web-letters-about = Jeśli gra czeka na ciebie, a nie ma cię dłużej niż minutę, serwer napisze do ciebie: najwyżej raz na godzinę dla każdego stołu i w żadnej innej sprawie. Nikt inny nie widzi adresu.
web-letters-removed = Adres usunięty. Nie dostaniesz więcej listów.
web-letters-none = Ten serwer nie wysyła e-maili.
web-letters-code = Na adres { $address } wysłaliśmy kod. Wpisz go tutaj w ciągu godziny:
web-letters-confirm = Potwierdź
web-letters-confirmed = Adres potwierdzony. Od teraz listy przychodzą pod ten adres.
web-letters-again = Wyślij kod ponownie
web-phrase = Powrót na innym urządzeniu
web-phrase-about = Ta przeglądarka cię pamięta. Aby grać jako ta sama osoba na innym urządzeniu albo po usunięciu danych przeglądarki, utwórz hasło powrotu.
web-phrase-set = Masz hasło powrotu. Nikt nie może go ponownie pokazać, ale możesz utworzyć nowe; stare przestanie wtedy działać, a inne urządzenia zostaną wylogowane.
web-phrase-make = Utwórz hasło powrotu
web-phrase-again = Utwórz nowe hasło powrotu
web-phrase-once = Zapisz jedno i drugie: widać je tylko teraz.
web-phrase-first = Hasło powrotu jest jednak ustawione. Najpierw je zapisz.
web-phrase-old = Obecne hasło powrotu
web-handle = Słowo gracza
web-passphrase = Hasło powrotu
web-copy = Kopiuj
web-claim = Mam hasło powrotu z innego urządzenia
web-claim-now = Wracam
web-claim-loses = Na tym urządzeniu grasz jako { $name }, bez hasła powrotu. Jeśli wrócisz jako ktoś inny, miejsca gracza { $name } staną się niedostępne.
web-claimed = Witaj ponownie, { $name }.
web-devices = Zalogowane urządzenia
web-device-unknown = Przeglądarka
web-device-here = to urządzenie
web-device-seen = ostatnio: { $when }
web-sign-out = Wyloguj
web-sign-out-safe = Ta przeglądarka zapomni, kim jesteś. Wrócisz, podając słowo gracza { $handle } i hasło powrotu.
web-sign-out-lost = Nie masz hasła powrotu. Jeśli ta przeglądarka cię zapomni, nikt, także ty, nie wróci już do twoich miejsc i gier.
web-sign-out-sure = Wyloguj tutaj
web-sign-out-else = Wyloguj na innych urządzeniach
web-signed-out = Wylogowano cię
web-signed-out-else = Wylogowano cię na wszystkich innych urządzeniach.
web-forget = Zapomnij mnie
web-forget-about = Z tego serwera znikną twoje imię, adres e-mail, wypowiedzi na czatach i miejsca przy stołach. Na twoich miejscach zagrają dalej boty, a twoje stoły przejmie ktoś, kto przy nich siedzi, albo zostaną zamknięte.
web-forget-now = Zapomnij mnie…
web-forget-warning = Tego nikt nie cofnie, także ty.
web-forget-sure = Zapomnij mnie na dobre

## Zaproszenia

web-invitations = Ważne zaproszenia
web-invite-whom = Dla kogo jest link
web-invite-any = dowolne wolne miejsce
web-invite-show = Pokaż
web-invite-revoke = Unieważnij
web-invite-until = (do { $day })
web-invite-here-only = Ten adres działa tylko na tym komputerze. Aby weszli inni, uruchom serwer z --host 0.0.0.0 i otwórz stronę przez adres tego komputera.
web-invited-not = To zaproszenie nie działa
web-invited-by = Zaprasza: { $host }.
web-invited-with = Przy stole: { $who }.
web-invited-late = { $status ->
    [running] Gra już trwa: możesz ją oglądać.
   *[other] Gra jest zakończona.
}
web-no-seat = Wszystkie miejsca są zajęte: możesz się przyglądać i usiąść, gdy tylko któreś się zwolni.
web-come-in = Wejdź

## Ludzie przy stole

web-people = Osoby przy tym stole
web-host = gospodarz
web-here = przy stole
web-led-by = w zastępstwie gra { $bot }
web-away-for = poza stołem; za { $seconds } s może zagrać bot
web-away-long = poza stołem; gospodarz może wpuścić bota
web-away-short = poza stołem, { $seconds } s
web-newcomers-seats = Każdy może usiąść (inaczej tylko z zaproszeniem)
web-newcomers-bots = Każdy może zastąpić bota (inaczej tylko z zaproszeniem)
web-origin-seed = wybrane ziarno
web-origin-file = z pliku
web-origin-course = lekcja
web-stand-in = Niech zastąpi bot
web-give-back = Oddaj miejsce: { $who }
web-make-host = Mianuj gospodarzem
web-make-host-sure = Na pewno gospodarz: { $who }
web-make-host-about = Tego nie cofniesz: odtąd o miejscach i linkach decyduje nowy gospodarz.
web-become-host = Zostań gospodarzem
web-host-gone = Gospodarza nie ma. Jeśli potrwa to kilka minut, możesz przejąć jego rolę.
web-remove-sure = Na pewno usuń: { $who }
web-remove-about = Usunięta osoba dowie się o tym i nie wróci do tego stołu, dopóki nie użyje linku utworzonego później; wszystkie dotychczasowe linki wygasną.
web-remove-running = Dalej zagra bot. Ta osoba się o tym dowie i nie wróci do stołu, dopóki nie dostanie nowego linku; wszystkie dotychczasowe linki wygasną.
web-removed = Nie ma cię już przy tym stole
web-seat-to-bot = Bot
web-seat-which-bot = Który bot gra na miejscu { $number }
web-seat-free-it = Zwolnij miejsce
web-bot-plays = Gra za ciebie { $bot }.
web-play-myself = Wracam do gry
web-absent = Decyzja należy do: { $who }, ale tej osoby nie ma.
web-absent-wait = Za { $seconds } s gospodarz może wpuścić bota.
web-close-table = Zamknij stół
web-close-table-about = Gra skończy się tu dla wszystkich. Będzie można ją oglądać, ale nie grać dalej.
web-close-table-open = Nikt już tu nie usiądzie, a linki do tego stołu przestaną działać.
web-close-table-sure = Tak, zamknij
web-end-begun = Następna gra już trwa: { $what }.
web-end-copy = Chcę w to zagrać
web-table-closed = Ten stół jest zamknięty
web-table-closed-about = Stół zamknięto z woli gospodarza: grę można oglądać, ale nie grać dalej.
web-table-never = Zamknięto go z woli gospodarza, zanim gra się zaczęła.

## Poczekalnia

web-continue = Graj dalej: { $table }
web-pass-on = Oddaj ekran: { $side }
web-pass-on-why = Każde z was ma tajemnice, których inni nie mogą zobaczyć.
web-pass-on-ready = Gram: { $side }. Pokaż to, co moje
web-also-asked = Pytanie ma też:
web-debate = Decyduje: { $who }. Wskaż, za czym jesteś.
web-counsel = Decyzja należy do ciebie, a naradzają się wszyscy.
web-voices-for = Za: { $who }
web-you-watch = Oglądasz tę grę.
web-play-for-bot = Zagraj za: { $bot }
web-watch = Oglądaj
web-watch-tables = Trwające gry
web-loading = Chwileczkę …
web-no-server = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-listed = każdy może dołączyć (inaczej tylko przez link)
web-own-mission = Misja z pliku …
web-own-mission-flaws = { $count ->
    [one] Jedna rzecz w tej Misji jest błędna:
    [few] { $count } rzeczy w tej Misji są błędne:
   *[other] { $count } rzeczy w tej Misji jest błędnych:
}
web-own-mission-template = Przykład na początek
web-house = Zasady domowe z pliku …
web-house-about = Poprawione liczby z własnego pudełka
web-house-on = Gra według pliku { $file }
web-house-here = Zasady domowe: liczby z pudełka poprawia plik gospodarza.
web-agreed = umówione przy tym stole:
web-agreed-is = { $value ->
    [yes] tak
    [no] nie
   *[other] { $value }
}
web-house-off = Bez zasad domowych
web-house-template = Plik na początek
web-house-flaws = { $count ->
    [one] Jedna rzecz w tych zasadach jest błędna:
    [few] { $count } rzeczy w tych zasadach są błędne:
   *[other] { $count } rzeczy w tych zasadach jest błędnych:
}
