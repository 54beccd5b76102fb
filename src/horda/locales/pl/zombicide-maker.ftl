# Co jest nie tak z Misją z pliku (horda mission check) i jak się ona nazywa.

z2-scenario-custom = Misja z pliku
z2-scenario-custom-about = Misja napisana przez kogoś innego: jej cele są pod planszą. Gdy zginie choć jeden Ocalały, przegrywają wszyscy.
z2-bad-mission = Wiersz { $line }, pole { $field }: { $why }

z2-mission-wrong-long = plik ma znaków: { $length }; dozwolone jest najwyżej { $longest }.
z2-mission-wrong-deep = nazwa ma za dużo kropek; dozwolonych jest najwyżej { $most }.
z2-mission-wrong-line = wiersz ma znaków: { $length }; dozwolone jest najwyżej { $longest }.
z2-mission-wrong-form = nie da się tego odczytać. (Słowami czytnika: { $what })
z2-mission-wrong-toml = od kolumny { $column } pliku nie da się odczytać jako TOML. (Słowami czytnika: { $what })
z2-mission-wrong-end = plik kończy się w kolumnie { $column }, a coś nie zostało zamknięte: tekst, lista albo tabela. (Słowami czytnika: { $what })
z2-mission-wrong-unknown = nie ma tu pola „{ $name }”. (Słowami czytnika: { $what })
z2-mission-wrong-missing = brakuje tu pola „{ $name }”. (Słowami czytnika: { $what })
z2-mission-wrong-choice = „{ $value }” nie jest żadnym ze słów, które mogą tu stać. (Słowami czytnika: { $what })
z2-mission-wrong-length = lista musi mieć elementów: { $wanted }{ $got ->
    [none] {""}
   *[other] , a ma { $got }
}. (Słowami czytnika: { $what })
z2-mission-wrong-small = liczba musi wynosić co najmniej { $least }. (Słowami czytnika: { $what })
z2-mission-wrong-large = liczba może wynosić najwyżej { $most }. (Słowami czytnika: { $what })
z2-mission-wrong-type = ma tu stać { $wanted ->
    [int] liczba całkowita
    [str] tekst w cudzysłowie
    [bool] true albo false
    [array] lista w nawiasach kwadratowych
   *[object] tabela
}. (Słowami czytnika: { $what })
z2-mission-wrong-cell = to pole leży poza planszą: rzędów jest { $rows }, a kolumn { $columns }; jedne i drugie liczy się od 0.
z2-mission-wrong-words = może tu stać najwyżej { $longest } znaków, i to takich, które da się pokazać.
z2-mission-wrong-colour = te drzwi czekają na { $colour ->
    [blue] niebieski
   *[green] zielony
} Cel, którego w tej Misji nie ma: nigdy by się nie otworzyły. Dodaj Cel albo zasadę specjalną „coloured-doors-open”.
z2-mission-wrong-start = trzeba podać co najmniej jedną Strefę, w której zaczynają Ocalali.
z2-mission-wrong-spawn = pierwszy żeton Namnażania musi być „starting”, pozostałe red, blue lub green, i nie może ich być więcej niż w pudełku.
z2-mission-wrong-zombie = może tu stać tylko walker, brute, runner albo jedna abomination, i nie więcej, niż jest figurek.
z2-mission-wrong-car = samochód to pimpmobile, police_car albo wreck, i nie może ich być więcej niż w pudełku.
z2-mission-wrong-objectives-on = wymienione tu strony kafelków muszą być w Misji, każda raz, a kolor jest albo ukryty, albo leży na jednej z nich.
z2-mission-wrong-companion = tylu Towarzyszy nie ma w pudełku: po sześcioosobowej drużynie zostaje sześcioro Ocalałych.
z2-mission-wrong-objectives = Celów na planszy musi być { $count }: po jednym na kafelek i na samochód, który go wiezie. Niebieski i zielony wymagają „hidden” albo „on” i muszą być w pudełku.
z2-mission-wrong-crates = Skrzyń musi być { $count }: po jednej na kafelek i na samochód, który ją wiezie, i nie więcej niż w pudełku.
z2-mission-wrong-layout = rzędy muszą być równie długie, a każdy kafelek od 1 do 9 może leżeć tylko raz, stroną V albo R.
z2-mission-wrong-exit = Wyjść jest więcej niż żetonów w pudełku.
z2-mission-wrong-door = kolorowych drzwi jest więcej niż żetonów w pudełku.
z2-mission-wrong-edge = tu nie może być drzwi: krawędź jest otwarta, leży na brzegu planszy albo została już podana.
z2-mission-wrong-board = z tych kafelków nie da się ułożyć planszy. (Słowami programu: { $what })
z2-mission-wrong-board-turn = kafelek { $tile } można obrócić tylko o 0, 90, 180 lub 270 stopni.
z2-mission-wrong-board-rims = brzegi { $one } i { $two } do siebie nie pasują: ulica styka się z budynkiem (pola { $here } i { $there }).
z2-mission-wrong-board-room = żadne drzwi nie prowadzą do pomieszczenia na polu { $cell }.
z2-mission-wrong-rule = nie ma zasady specjalnej „{ $rule }”; znane: { $known }.
z2-mission-wrong-twice = zasada specjalna „{ $rule }” jest podana dwa razy.
z2-mission-wrong-need = zasada specjalna „{ $rule }” wymaga: { $need }.
z2-mission-wrong-at-once = gra skończyłaby się, zanim ktokolwiek się ruszy: { $reason }
z2-mission-wrong-clash = gra nie może się nawet zacząć: niektóre zasady specjalne do siebie nie pasują. (Słowami programu: { $what })
z2-mission-wrong-goal = nie ma nic do zrobienia: trzeba podać co najmniej jeden cel lub drogę ucieczki.
z2-mission-wrong-reach = do Strefy { $zone } nigdy nie da się dojść, jakiekolwiek drzwi otworzą Ocalali.
z2-mission-wrong-street = Strefa { $zone } jest pomieszczeniem; samochody stoją na ulicy.
z2-mission-wrong-room = Strefa { $zone } jest ulicą; budynek oznacza się jednym z jego pomieszczeń.
z2-mission-wrong-mark = żadna zasada nie mówi o oznaczeniu „{ $mark }”; są: { $known }.

z2-mission-need-mark = Strefa z oznaczeniem „{ $mark }”
z2-mission-need-exit = Wyjście
z2-mission-need-car = samochód, którym można jeździć
z2-mission-need-broken = wyłamane drzwi
z2-mission-need-spawns = jeszcze jeden żeton Namnażania poza startowym
z2-mission-need-coloured = niebieski lub zielony Cel
z2-mission-need-both = po jednym niebieskim i zielonym Celu
z2-mission-need-tokens = tylu Celów na planszy, ile zużywają razem wszystkie jej cele
z2-mission-need-none-aside = żeby żaden Cel nie był odłożony na bok
z2-mission-need-cars = po jednym samochodzie na każdy żeton Namnażania poza startowym
z2-mission-need-all-drive = żeby każdym samochodem dało się jeździć
z2-mission-need-abomination = Abominacji, która stoi na planszy od początku
z2-mission-need-alone = żeby nikt inny nie był Towarzyszem ani na to nie czekał
z2-mission-need-friends = Towarzyszy, którzy na pewno się pojawią: { $count }
z2-mission-need-rule = zasada specjalna „{ $rule }” obok niej
z2-mission-need-companions = Towarzysze czekający na planszy
z2-mission-need-objectives = Cele, liczba: { $count }
z2-mission-need-spare = Ocalali, których nie zajęła drużyna ani inna zasada, liczba: { $count }
z2-mission-need-pairs = Strefy startowe, liczba: { $count }

# Co jest dziwnego w Misji, w którą mimo to można grać.

z2-mission-odd-taken = { $id } to identyfikator Misji z pudełka; wybierz inny.
z2-mission-odd-id = identyfikator z małych liter, cyfr i łączników łatwiej podać i zapisać.
z2-mission-odd-title = bez tytułu ludzie widzą identyfikator.
z2-mission-odd-trivial = drużyna zaczyna przy Wyjściu i nie ma nic do zrobienia: pierwsza Akcja wygrywa.
z2-mission-odd-asleep = nic nie budzi { $colour ->
    [blue] niebieskiej
   *[green] zielonej
} Strefy Namnażania: nie ma Celu tego koloru.

z2-mission-wrong-machine = W pudełku jest jeden Robot (bot) i jedno Działko strażnicze (sentry_gun).
z2-mission-wrong-mold = Pleśń jest active albo inactive, a znaczników jest 15.
z2-mission-wrong-mold-outdoors = Pleśń nigdy nie rośnie na zewnątrz, jak w { $zone }.
z2-mission-wrong-mold-door = Pleśń od razu usunęłaby te drzwi: obok niej nie mogą leżeć żadne.
z2-mission-wrong-airlock = Z tej strony pola nie ma Śluzy powietrznej.
z2-mission-need-machine = maszyna: { $kind }
z2-mission-need-colour = Cele w kolorze: { $colour }
z2-mission-need-hidden-spawn = znacznik Namnażania leżący zakryty (what = "hidden")
z2-mission-need-coloured-spawn = zielony albo fioletowy znacznik Namnażania
z2-mission-need-coloured-door = kolorowe drzwi
z2-mission-need-sealed = zabezpieczona Śluza ([[sealed]])
z2-mission-need-two-starts = dwie Strefy startowe

## Zasady domowe

z2-bad-house = Nie da się grać według tych zasad domowych: wiersz { $line }, { $field }: { $why }
z2-house-wrong-long = Plik ma znaków: { $length }; dozwolonych jest { $longest }.
z2-house-wrong-id = W pudełku nie ma { $id }. Są: { $known }.
z2-house-wrong-field = Nie ma tu pola { $field }. Są: { $known }.
z2-house-wrong-fixed = Pole { $field } zostaje takie, jak w pudełku. Zmieniać można: { $known }.
z2-house-wrong-guest = { $id } pochodzi z innego pudełka: trzeba podać także pole { $field }.
z2-house-wrong-skill = W tej grze nie ma Umiejętności { $skill }. Podobne: { $known }.
z2-house-wrong-modes = Linie walki { $id } nie pasują do rodzaju: wręcz, dystansowa, obie albo żadna.
z2-house-wrong-kind = Nie ma rodzaju Ocalałych { $what }. Są: { $known }.
z2-house-wrong-levels = { $id } musi mieć Umiejętność na każdym z czterech poziomów.
z2-house-wrong-box = Pudełko się nie zgadza: { $what }
