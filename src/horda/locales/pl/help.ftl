### `horda --help` i to, co jest nie tak z wywołaniem. help-POLECENIE mówi o poleceniu: jego pierwszy
### akapit stoi na listach. help-POLECENIE-NAZWA mówi o parametrze, help-any-NAZWA o takim, który ma
### kilka poleceń; `.value` stoi w miejscu jego wartości.

help-usage = Użycie: { $call }
help-command-value = POLECENIE
help-options-value = [OPCJE]
help-arguments = Argumenty:
help-options = Opcje:
help-commands = Polecenia:
help-exit-codes = Kody wyjścia: 0 wszystko w porządku; 1 sprawdzenie się nie powiodło albo powtórka idzie inną drogą; 2 dane były błędne i nic nie zapisano; 141 czytający z potoku już go zamknął.

## Błędne wywołania. $what to zdanie bez kropki, $call to polecenie, o którego pomoc chodzi.

help-wrong = { $what }. Zobacz: { $call } --help
help-wrong-command = Nie ma polecenia „{ $name }”; spróbuj: { $known }
help-wrong-option = Nie ma opcji { $name }{ $near ->
    [none] {""}
   *[other] ; spróbuj: { $near }
}
help-wrong-twice = Opcję { $name } podano dwa razy; podaj ją raz
help-wrong-extra = Nie wiadomo, co zrobić z: { $words }
help-wrong-missing = Brakuje: { $name }
help-wrong-value-missing = { $name } wymaga wartości
help-wrong-value-many = { $name } nie przyjmuje wartości
help-wrong-number = { $name } wymaga liczby całkowitej, a nie „{ $value }”
help-wrong-range = { $name } musi być od { $least } do { $most }
help-wrong-other = Nie można tego zrozumieć ({ $what })

## Opcje wspólne kilku poleceniom

help-any-help = Pokaż tę pomoc.
help-any-lang = Język: en albo pl (inaczej HORDA_LANG, inaczej systemowy).
    .value = JĘZYK
help-any-json = Wypisz JSON dla programów.
help-any-scenario = Scenariusz (wypisuje je „horda games”; m0 znaczy M00) albo własny plik („horda mission”).
    .value = NAZWA
help-any-option = Ustawienie gry; powtórz opcję, aby podać kilka.
    .value = NAZWA=WARTOŚĆ
help-any-bot = Bot, na przykład greedy albo mcts:iterations=400: raz dla wszystkich miejsc, po kolei dla każdego albo MIEJSCE=BOT. „moduł:Klasa” to własny bot.
    .value = BOT
help-any-seat = Tylko to, co wolno wiedzieć temu miejscu.
    .value = MIEJSCE
help-any-at = Pozycja po tylu odpowiedziach.
    .value = LICZBA
help-any-svg = Zapisz tam obraz (SVG).
    .value = PLIK
help-any-record = Zapis gry (JSON).
    .value = ZAPIS
help-any-database = Adres bazy danych; inaczej plik SQLite w folderze danych.
    .value = URL
help-any-data = Folder na bazę danych i sekret serwera.
    .value = FOLDER
help-any-config = Plik TOML z dowolnymi ustawieniami.
    .value = PLIK

## horda

help-horda =
    Graj w planszówki o zombi, pozwól grać botom i zajrzyj w każdą grę.
help-horda-version = Wypisz wersję.
help-horda-install-completion = Zainstaluj dopełnianie dla tej powłoki.
help-horda-show-completion = Wypisz dopełnianie dla tej powłoki, aby je skopiować lub zmienić.

## horda games

help-games =
    Wypisz gry z ich scenariuszami, miejscami, ustawieniami i botami.
help-games-game = Tylko ta gra.
    .value = GRA

## horda play

help-play =
    Zagraj w terminalu.

    Przy każdym pytaniu ? pokazuje polecenia. Zapisywana jest każda odpowiedź.
help-play-game = Gra; inaczej zombie-terror.
    .value = GRA
help-play-seat = Twoje miejsce; inaczej pierwsze. Powtórz albo napisz „all”.
    .value = MIEJSCE
help-play-seed = Kości i talie; inaczej losowo.
    .value = LICZBA
help-play-save = Tam zapisuj grę; inaczej w last.json.
    .value = PLIK
help-play-load = Kontynuuj zapisaną grę.
    .value = PLIK

## horda serve

help-serve =
    Prowadź stoły w przeglądarce, dla siebie albo dla znajomych.

    Każde ustawienie może też stać w pliku TOML albo w środowisku (HORDA_PORT i tak dalej).
help-serve-host = Adres, pod którym serwer słucha; 0.0.0.0 wpuszcza inne komputery.
    .value = ADRES
help-serve-port = Port, na którym serwer słucha.
    .value = LICZBA
help-serve-public-url = Adres, który wpisują ludzie, gdy serwer stoi za proxy.
    .value = URL
help-serve-admin-token = Słowo potrzebne do czytania /metrics.
    .value = SŁOWO
help-serve-workers = Procesy; więcej niż jeden wymaga PostgreSQL.
    .value = LICZBA

## horda simulate

help-simulate =
    Niech boty rozegrają wiele gier; policz, kto wygrywa, dlaczego i po jakim czasie.

    Wiersze zależą tylko od ziarna, nigdy od liczby procesów.
help-simulate-game = Gra; wypisuje je „horda games”.
    .value = GRA
help-simulate-games = Ile gier; inaczej 100.
    .value = LICZBA
help-simulate-seed = To samo ziarno daje te same gry; inaczej 1.
    .value = LICZBA
help-simulate-workers = Procesy; 0: jeden na rdzeń; inaczej 1.
    .value = LICZBA
help-simulate-out = Zapisz tam wiersze i summary.json.
    .value = FOLDER
help-simulate-kind = Format wierszy: csv albo parquet; inaczej parquet, jeśli się da.
    .value = FORMAT

## horda replay

help-replay =
    Odtwórz zapis i sprawdź, czy każda odpowiedź prowadzi tam, gdzie poprzednio.

    Jeśli nie, kod wyjścia to 1. Z --json opcja --log wypisuje każdą odpowiedź z wierszami dziennika, --step także pozycje, a --at pozycję po tylu odpowiedziach.
help-replay-verify = Tylko sprawdź; tak jest zwykle.
help-replay-log = Wypisz dziennik słowami.
help-replay-step = Przechodź krok po kroku klawiszami.

## horda check

help-check =
    Rozegraj pliki pozycji i porównaj z tym, czego oczekują.

    Kod wyjścia 0: wszystko się zgadza; 1: coś się różni; 2: pliku nie da się rozegrać.
help-check-paths = Pliki pozycji albo foldery z nimi.
    .value = PLIKI
help-check-quiet = Wymień tylko pliki, które się nie zgadzają.

## horda show

help-show =
    Narysuj pozycję jako tekst albo jako obraz.

    Z zapisu gry jest to ostatnia pozycja albo ta po tylu odpowiedziach.
help-show-file = Plik pozycji (TOML) albo zapis gry (JSON).
    .value = PLIK

## horda export

help-export =
    Zapisz chwilę z zapisu gry jako plik pozycji: dla „horda check”, „horda show” albo testu.

    Pozycja jest dokładna: kości i talie wypadną tak, jak wypadłyby w zapisie.
help-export-title = Co pokazuje pozycja.
    .value = TEKST
help-export-out = Zapisz tam, a nie na terminal.
    .value = PLIK

## horda rules

help-rules =
    Policz, które zasady są pilnowane i przetestowane, według kodu i testów.

    Testów nie ma w zainstalowanym pakiecie: można z niego poznać tylko to, co jest pilnowane. Kod wyjścia 1, jeśli kod albo testy wymieniają zasadę, której nie ma w żadnym zbiorze.
help-rules-game = Gra; inaczej wszystkie.
    .value = GRA
help-rules-id = Jedna zasada wraz z treścią.
    .value = ZASADA
help-rules-open = Wypisz tylko zasady, które nie są gotowe.
help-rules-tests = Folder testów; inaczej ten ze źródeł.
    .value = FOLDER

## horda bench

help-bench =
    Zmierz szybkość: mediany rund, w których kandydaci się zmieniają.

    Wszystko poza ostatnim pomiarem działa na jednym rdzeniu. Kolumny z krzyżykiem mówią, ile razy jesteśmy szybsi od catanatrona; niżej stoi, czy to już tyle, ile chcemy osiągnąć. --json podaje też rozrzut rund.
help-bench-quick = Kilka sekund, przybliżone liczby.

## horda db

help-db =
    Zadbaj o bazę danych serwera: upgrade, backup, check.
help-db-upgrade =
    Dostosuj tabele do tej wersji programu; „horda serve” robi to sama.
help-db-backup =
    Skopiuj bazę do pliku, także gdy serwer działa.

    Kopia SQLite jest znów bazą; kopię PostgreSQL czyta pg_restore.
help-db-backup-file = Dokąd trafia kopia.
    .value = PLIK
help-db-check =
    Odtwórz każdą grę z bazy i porównaj każdy skrót, także gdy serwer działa.

    Kod wyjścia 0: wszystko w porządku; 1: coś jest uszkodzone.

## horda mission

help-mission =
    Napisz własną Misję: zacznij ją, sprawdź, narysuj i przeczytaj, co znaczą zasady specjalne.
help-any-game = Gra, do której należy; inaczej zombicide-2e.
    .value = GRA
help-any-file = Plik Misji (TOML).
    .value = PLIK
help-mission-new =
    Zapisz na początek małą Misję z objaśnieniem każdego pola.

    Z --from jest to Misja z pudełka, którą można dowolnie zmienić.
help-mission-new-from = Zacznij od tej Misji z pudełka, na przykład M05.
    .value = MISJA
help-mission-check =
    Powiedz wszystko, co jest nie tak z Misją, wiersz po wierszu, i rozegraj ją raz losowo.

    Kod wyjścia 0: można w nią grać; 1: coś jest nie tak. Ostrzeżenia niczego nie zmieniają.
help-mission-show =
    Narysuj Misję w chwili rozpoczęcia: jako tekst albo z --svg jako obraz.
help-mission-show-file = Plik Misji albo identyfikator, na przykład M05.
    .value = PLIK
help-mission-rules =
    Powiedz, co znaczą zasady specjalne, które Misja może wymienić.
help-mission-rules-name = Tylko ta zasada.
    .value = ZASADA

## horda house

help-house =
    Popraw liczby z pudełka: zacznij plik zasad domowych i sprawdź go.
help-house-new =
    Zapisz plik ze wszystkimi odtworzonymi liczbami z pudełka, do poprawienia.
help-house-new-file = Plik zasad domowych (TOML).
    .value = PLIK
help-house-check-file = Plik zasad domowych (TOML).
    .value = PLIK
help-house-check =
    Powiedz wszystko, co jest nie tak z plikiem zasad domowych, wiersz po wierszu.

    Kod wyjścia 0: można według niego grać; 1: coś jest nie tak.

## horda campaign

help-campaign =
    Graj w kampanię: kilka gier, jedna opowieść i wszystko, co przechodzi z jednej do drugiej.
help-any-path = Zapisana kampania (JSON).
    .value = PLIK
help-campaign-new =
    Zacznij kampanię i graj dalej.

    Zapisywana jest każda odpowiedź, w jednym pliku ze wszystkimi grami.
help-campaign-new-kind = Kampania; nieznana nazwa wypisuje znane.
    .value = KAMPANIA
help-campaign-new-path = Gdzie jest zapisywana.
    .value = PLIK
help-campaign-new-seat = Twoje miejsce; inaczej pierwsze. Powtórz albo napisz „all”.
    .value = MIEJSCE
help-campaign-new-seed = Kości i talie; inaczej losowo.
    .value = LICZBA
help-campaign-continue =
    Kontynuuj kampanię od miejsca, w którym została przerwana.
help-campaign-show =
    Pokaż stan kampanii: dotychczasowe gry, arkusz i to, co dalej.
help-campaign-export =
    Zapisz jedną grę kampanii albo kampanię z tamtej chwili, aby pójść inną drogą.
help-campaign-export-out = Gdzie zostanie zapisana.
    .value = PLIK
help-campaign-export-game = Tylko ta gra, dla „horda replay”.
    .value = NUMER
help-campaign-export-at = Odgałęzienie po tylu odpowiedziach.
    .value = LICZBA
help-campaign-replay =
    Odtwórz kampanię ze wszystkimi grami i sprawdź, czy każda prowadzi tam, gdzie poprzednio.

    Jeśli któraś nie, kod wyjścia to 1.
