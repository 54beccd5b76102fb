### Słowa wiersza poleceń.

## Odmowy: co jest nie tak i co zrobić, w jednej linii. $what i $file nazywają rzecz.

cli-bad-language = Nie ma takiego języka: { $what }. Podaj --lang en albo --lang pl.
cli-cannot-read = Nie można odczytać { $file }: { $why }. Sprawdź ścieżkę.
cli-too-large = Plik { $file } jest za duży: ma ponad { $most } MB. Podaj inny.
cli-cannot-write = Nie można zapisać { $file }: { $why }. Wybierz inne miejsce.
cli-bad-setting = „{ $what }” nie jest ustawieniem. Napisz --option nazwa=wartość; nazwy wypisuje „horda games”.
cli-twice = { $what } podano dwa razy. Podaj raz.
cli-bad-bot = Nie ma takiego gracza: { $what }. Popraw nazwę lub parametr.
cli-too-many-bots = Liczba botów ({ $count }) przekracza liczbę wolnych miejsc ({ $seats }). Podaj jednego dla wszystkich miejsc albo po jednym na miejsce.
cli-bad-format = Nie można zapisać wierszy jako „{ $what }”. Wybierz csv albo parquet.
cli-no-parquet = Format parquet wymaga pakietu pyarrow. Zainstaluj horda[sim] albo wybierz --format csv.
cli-no-answers = { $file } to pozycja, w której nie ma odpowiedzi. Pomiń --at albo podaj zapis gry.
cli-no-such-answer = Nie ma pozycji po odpowiedzi { $at }: liczba odpowiedzi w tej grze to { $count }. Wybierz liczbę od 0 do { $count }.
cli-no-positions = W { $file } nie ma pliku pozycji (*.toml). Podaj inny folder albo plik.
cli-bad-tests = Nie można odczytać testów: { $what }. Popraw je albo podaj inny folder przez --tests.
cli-no-rule = Nie ma zasady „{ $id }” w { $games }. Identyfikatory wypisuje „horda rules”.
cli-save-exists = { $file } już istnieje. Wybierz inną nazwę albo kontynuuj tamtą grę: --load.
cli-file-exists = { $file } już istnieje. Wybierz inną nazwę.
cli-load-alone = { $file } ma własną grę, scenariusz, ustawienia i ziarno. Pomiń je.
cli-error-unknown-game = Nie ma gry { $what }. Gry wypisuje „horda games”.
cli-error-unknown-option = Takie ustawienie gry jest niemożliwe: { $what }. Scenariusze i ustawienia wypisuje „horda games”.
cli-error-unknown-seat = Nie ma miejsca { $what }. Miejsca wypisuje „horda games”.
cli-error-replay-differs = { $what }. Powtórka idzie inną drogą, niż zapisano: plik zmieniono albo pochodzi z innego programu. Użyj nietkniętej kopii albo zgłoś błąd.
cli-error-bad-record = { $what }. To nie jest cały zapis gry; sprawdź plik.
cli-error-version-differs = { $what }. Zasady, według których grano, są dziś inne; otwórz zapis w wersji, w której powstał.
cli-error-bad-position = { $what }. Popraw to miejsce w pliku.
cli-error-undo-barrier = Nie można cofnąć gry poza to miejsce: { $what }. Coś potem odkryto albo wybierał już ktoś inny. Graj dalej albo cofnij mimo to: u!

## horda games

cli-games-head = { $id }, wersja { $version }, { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[many] { $rules } zasad
}
cli-any-text = tekst
cli-games-scenario = { $id }: miejsca { $seats }
cli-games-bots = Boty (--bot NAZWA:parametr=wartość,…)

## Nagłówki kolumn

cli-column-option = ustawienie
cli-column-values = wartości
cli-column-default = domyślnie
cli-column-seat = miejsce
cli-column-bot = bot
cli-column-wins = wygrane
cli-column-rate = udział
cli-column-interval = przedział 95 %
cli-column-reason = jak się skończyło
cli-column-fate = jak poszło
cli-column-count = gry
cli-column-length = długość
cli-column-least = najmniej
cli-column-p10 = 10 %
cli-column-median = mediana
cli-column-p90 = 90 %
cli-column-most = najwięcej
cli-column-mean = średnio
cli-column-group = rozdział
cli-column-all = razem
cli-column-measure = pomiar
cli-column-target = wymaganie
cli-column-found = wynik
cli-column-verdict = ocena

## horda simulate

cli-simulating = Trwa gra
cli-summary = { $game }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, ziarno { $seed }
cli-length-decisions = decyzje
cli-length-rounds = rundy
cli-reason-unfinished = nieukończona
cli-unfinished = { $count ->
    [one] { $count } gra nie została ukończona; nikt jej nie wygrał.
    [few] { $count } gry nie zostały ukończone; nikt ich nie wygrał.
   *[many] { $count } gier nie zostało ukończonych; nikt ich nie wygrał.
}
cli-faults = Boty zawiodły i odpowiedziały losowo (ile razy: { $count }); zobacz dziennik powyżej.
cli-written = Zapisano: { $file }

## horda replay

cli-replay-ok = { $file }: każda odpowiedź prowadzi tam, gdzie poprzednio.
cli-replay-answers-only = { $file }: każda odpowiedź nadal jest dozwolona. Zapis pochodzi z innej wersji, która inaczej przechowuje pozycje, więc nie można było ich porównać.
cli-replay-setup = { $game } ({ $setup }), ziarno { $seed }
cli-replay-answers = Obowiązuje { $answers ->
    [one] { $answers } odpowiedź,
    [few] { $answers } odpowiedzi,
   *[many] { $answers } odpowiedzi,
} { $entries ->
    [one] { $entries } wpis w dzienniku
    [few] { $entries } wpisy w dzienniku
   *[many] { $entries } wpisów w dzienniku
}
cli-replay-digest = skrót { $digest }
cli-replay-rules = Zapis powstał w wersji { $made } zasad, tu jest { $here }: zasady, z których korzystał, są te same.
cli-replay-horda = Zapis pochodzi z programu horda { $made }; to jest horda { $here }.
cli-step-help = Enter: dalej. b: wstecz. Liczba: do tej odpowiedzi. q: koniec.
cli-step-end = Tam nic nie ma; odpowiedzi mają numery od 0 do { $last }.

## horda check

cli-check-ok = zgadza się   { $file }: { $title }
cli-check-fail = RÓŻNI SIĘ    { $file }: { $title }
cli-check-sum = Zgadza się { $good } z { $count }.
cli-check-hint = „horda show { $file }” rysuje jej początek; z „--seat NAZWA” podaje opcje tego miejsca.

## horda rules

cli-rules-head = { $game }: { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
cli-rule-done = gotowa
cli-rule-untested = bez testu
cli-rule-open = otwarta
cli-rule-enforced = pilnowana
cli-rule-example = pokazana testem
cli-rules-no-tests = Testów nie ma w zainstalowanym pakiecie: wiadomo, co jest pilnowane, ale nie, co jest przetestowane. Podaj ich folder przez --tests albo zapytaj w kopii źródeł.
cli-rule-not-enforced = niepilnowana
cli-rules-unknown = Żaden zbiór zasad nie ma { $id }, a wymienia ją { $places }

## horda bench

cli-bench-busy = Trwa pomiar …
cli-bench-interpreter = Interpreter: { $interpreter }
cli-bench-goal = cel osiągnięty
cli-bench-goal-of = cel { $times } ×
cli-bench-met = osiągnięte
cli-bench-missed = nieosiągnięte
cli-bench-unknown = bez porównania
cli-no-yardstick = Catanatron nie jest zainstalowany, więc są tu tylko nasze liczby. Aby porównać, zainstaluj horda[bench] (catanatron { $version }).

## horda play

cli-play-intro = Wpisz numer możliwości albo ?, aby zobaczyć pomoc.
cli-play-help =
    Numer, klucz albo jego część odpowiada na pytanie.
    Enter lub b  plansza jeszcze raz   k      możliwości z kluczami
    s            stan gry słowami      log    co się dotąd stało
    u            cofnij                u!     cofnij nawet to, co potem odkryto
    r            ponów                 rule ID  treść zasady
    w PLIK       zapisz kopię          why KLUCZ  dlaczego czegoś nie można
    d            co wolno zrobić w każdej chwili, np. odrzucić swoje karty; d KLUCZ to robi
    q            koniec
cli-no-requests = Poza odpowiedzią na pytanie nic teraz nie można zrobić.
cli-other-options = Inne
cli-offered = „{ $what }” jest na liście: można to teraz wybrać.
cli-several = „{ $what }” może znaczyć kilka rzeczy: { $keys }. Wpisz więcej.
cli-no-answer-yet = nie było jeszcze odpowiedzi
cli-save-where = Podaj plik: w PLIK
cli-save-offer = Zapisać kopię pod inną nazwą? Nazwa pliku albo Enter, jeśli nie:{" "}
cli-hand-over = { $seat }: twoja kolej. Naciśnij Enter.
cli-left = Gra jest zapisana w { $file }; aby ją kontynuować: horda play --load { $file }
cli-lost-some = { $lost ->
    [one] Ostatnia odpowiedź nie jest zapisana: nie udało się jej zapisać.
    [few] Ostatnie { $lost } odpowiedzi nie są zapisane: nie udało się ich zapisać.
   *[many] Ostatnich { $lost } odpowiedzi nie zapisano: nie udało się tego zrobić.
} W { $file } jest gra do wpisu { $kept }.
cli-lost-all = Nic z tej gry nie jest zapisane: pliku { $file } nie udało się zapisać ({ $lost ->
    [one] przepadła jedna odpowiedź
    [few] przepadły { $lost } odpowiedzi
   *[many] przepadło { $lost } odpowiedzi
}).
cli-kept = Zapis gry jest w { $file }
cli-stalled = Grę przerwano; liczba odpowiedzi: { $count }.
cli-result = { $reason } Zwycięstwo: { $winners }.
cli-result-nobody = { $reason } Nikt nie wygrał.

## horda db

cli-db-upgraded = Tabele bazy { $database } są teraz w wersji { $after }.
cli-db-current = Tabele bazy { $database } są w wersji { $after }: nie trzeba nic robić.
cli-db-checking = Odtwarzanie …
cli-db-fault = Baza jest uszkodzona: { $what }
cli-db-bad = BŁĄD { $game }: { $why }
cli-db-sum = Gry odtwarzające się zgodnie z zapisem: { $good } z { $count }.
cli-bad-database = Z bazy nie można korzystać: { $what }. Sprawdź --database albo wykonaj „horda db upgrade”.
cli-no-pg-dump = Kopia bazy PostgreSQL wymaga programu pg_dump, a nie ma go w PATH. Zainstaluj programy klienckie PostgreSQL.
cli-no-server = Do prowadzenia stołów potrzeba więcej pakietów (brak { $what }). Zainstaluj horda[server].
cli-bad-settings = Tego ustawienia nie można użyć: { $what }. Popraw je.

## horda mission

cli-house-new = Zapisano { $file }. Popraw go, a potem: horda house check { $file }
cli-house-ok = Według { $file } można grać: horda play { $game } --option house={ $file }
cli-house-game = Gra { $game } nie zna zasad domowych. Znają je: { $games }.
cli-mission-new = Zapisano { $file }. Zmień go, a potem: horda mission check { $then }
cli-not-of-the-box = „{ $what }” nie jest scenariuszem tej gry. Podaj jeden z tych, które wypisuje „horda games”.
cli-mission-ok = { $file }: w „{ $title }” można grać: horda play { $game } --scenario { $file }
cli-mission-flaw = { $file }: wiersz { $line }: { $field }: { $why }
cli-mission-warning = { $file }: wiersz { $line }: { $field }: ostrzeżenie: { $why }
cli-mission-trivial = boty wygrały wszystkie próbne gry ({ $games }), najdłuższą w { $rounds ->
    [one] jednej rundzie
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}: czy nie jest za łatwo?
cli-mission-rule-needs = wymaga: { $needs }
cli-mission-rule-used = w { $missions }
cli-no-special = Nie ma zasady specjalnej „{ $name }”; spróbuj: { $near }.
cli-mission-trial = losowo rozegrana gra załamała się ({ $what }): niektóre zasady specjalne do siebie nie pasują.
cli-mission-game = { $game } nie przyjmuje Misji z plików; przyjmują je: { $games }.
cli-no-svg = { $game } nie da się narysować jako obrazu. Pomiń --svg.

## horda campaign. $game to gra ze scenariuszem.

cli-campaign-next = Gra { $number }: { $game }.
cli-campaign-game = Gra { $number }: { $game }. { $reason }
cli-campaign-what = Powiedz, którą część: grę (--game N) czy odgałęzienie (--at N).
cli-campaign-file = { $file } to cała kampania. Zobacz „horda campaign --help”; „horda campaign export” zapisuje jedną z jej gier.
cli-is-campaign = { $name } to kampania z kilku gier. Zobacz: horda campaign --help
cli-campaign-ok = { $file }: kampania i jej { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} prowadzą tam, gdzie poprzednio.
