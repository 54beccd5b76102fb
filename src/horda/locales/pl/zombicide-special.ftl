# Co znaczy każda zasada specjalna z pliku Misji (horda mission rules).

## Cele

z2-special-all-objectives = Zadanie: zabrać z planszy wszystkie Cele.
z2-special-all-crates = Zadanie: otworzyć wszystkie Skrzynie, także te na samochodach.
z2-special-objective-each = Zadanie: każdy Ocalały zdobywa Cel. Gra jest przegrana, gdy zostało ich za mało.
z2-special-three-food = Zadanie: drużyna ma trzy karty żywności.
z2-special-six-food = Zadanie: drużyna ma sześć kart żywności, u Ocalałych lub w samochodach.
z2-special-pimpweapon-each = Zadanie: zdobyć tyle Podrasowanych Broni, ilu jest Ocalałych, o ile starczy Skrzyń i kart.
z2-special-pimpweapon-on-each = Zadanie: na planszy każdego Ocalałego leży Podrasowana Broń. Gra jest przegrana, gdy jest ich za mało.
z2-special-reach-red = Zadanie: jeden Ocalały osiąga poziom Czerwony; gra jest od razu wygrana.
z2-special-all-buildings = Zadanie: otworzyć każdy budynek.
z2-special-five-objectives = Zadanie: zdobyć pięć Celów.
z2-special-coloured-objective = Zadanie: zdobyć niebieski lub zielony Cel.
z2-special-blue-and-green = Zadanie: zdobyć i niebieski, i zielony Cel.
z2-special-three-companions = Zadanie: znaleźć trzech Towarzyszy.
z2-special-four-companions = Zadanie: znaleźć czterech Towarzyszy.
z2-special-all-rallied = Zadanie: każdy Towarzysz czekający na planszy ma Lidera.
z2-special-all-treated = Zadanie: opatrzyć apteczkami wszystkich rannych.
z2-special-molotov-found = Zadanie: ktoś znajduje koktajl Mołotowa; nie musi go zatrzymać.
z2-special-no-abomination = Zadanie: na planszy nie ma Abominacji.
z2-special-spawns-back = Zadanie: wszystkie żetony Namnażania leżą w Startowej Strefie Namnażania.
z2-special-burn-start = Zadanie: gdy wszystkie żetony Namnażania leżą w Startowej Strefie Namnażania, rzucić w nią koktajl Mołotowa.
z2-special-cars-parked = Zadanie: każdy samochód stoi w Strefie z oznaczeniem „parking”.
z2-special-all-at-exit = Zadanie: wszyscy Ocalali są w Strefie Wyjścia i nie ma w niej Zombie.
z2-special-building-looted = Zadanie: w budynku z oznaczeniem „building” nie ma już Celów ani Skrzyń.
z2-special-building-cleared = Zadanie: budynek z oznaczeniem „building” jest otwarty i nie ma w nim Zombie.
z2-special-doors-barricaded = Zadanie: zabarykadować wszystkie wyłamane drzwi.
z2-special-shelter-cleared = Zadanie: po zabarykadowaniu drzwi w budynku z oznaczeniem „building” nie ma Zombie. Gra jest przegrana, gdy nikt już nie może tam wejść.
z2-special-pairs-swapped = Zadanie: każda para zamienia się rolami.
z2-special-reserve-empty = Zadanie: w zapasie nie ma już Szwendaczy, Spaślaków ani Biegaczy.
z2-special-boxes-loaded = Zadanie: załadować wszystkie Cele, które są tu skrzynkami, do Podrasowanej Bryki.
z2-special-both-burned = Zadanie: w rundzie ucieczki rzucić koktajl Mołotowa w każdą Strefę Namnażania, przez którą się ucieka.
z2-special-cocktail-mixed = Zadanie: Ned dostaje niebieski i zielony Cel oraz koktajl Mołotowa i miesza swój koktajl.
z2-special-superabomination-dead = Zadanie: zabić Superabominację koktajlem Neda. Gra jest przegrana, gdy koktajl się zmarnuje.

## Drogi ucieczki

z2-special-exit = Wszyscy Ocalali muszą odejść pieszo przez Wyjście, gdy zadania są wykonane i w Strefie nie ma Zombie.
z2-special-car-exit = Wszyscy Ocalali muszą odjechać samochodem przez Wyjście na koniec tury Kierowcy, gdy zadania są wykonane i w Strefie nie ma Zombie. Gra jest przegrana, gdy brakuje miejsc w samochodach.
z2-special-spawn-exits = Wszystkie Strefy Namnażania poza startową są drogami ucieczki dla samochodów. Gra jest przegrana, gdy ktoś zostanie.

## Cele na planszy

z2-special-carry = Cele leżą na planszy tego, kto je wziął, nie zajmują miejsca i można się nimi wymieniać.
z2-special-companion-red = Każdy czerwony Cel przyprowadza Towarzysza, losowanego spośród Ocalałych, którymi nikt nie gra.
z2-special-companion-blue = Niebieski Cel przyprowadza Towarzysza, losowanego spośród Ocalałych, którymi nikt nie gra.
z2-special-companion-green = Zielony Cel przyprowadza Towarzysza, losowanego spośród Ocalałych, którymi nikt nie gra.
z2-special-molotov-tokens = Niebieski i zielony Cel są koktajlami Mołotowa dla tego, kto je weźmie.
z2-special-molotov-cards = Niebieski i zielony Cel dają po koktajlu Mołotowa z talii albo ze stosu kart odrzuconych.
z2-special-bad-company = Kto bierze niebieski lub zielony Cel, sprowadza też Zombie: w jego Strefie namnaża jedna karta.
z2-special-roles-swap = Cel można wziąć dopiero od poziomu Żółtego, raz na parę; Lider i Towarzysz zamieniają się wtedy rolami.
z2-special-ingredients = Niebieski i zielony Cel się nosi, a za jedną Akcję zostawia się składnik u Neda.

## Drzwi i budynki

z2-special-coloured-doors-open = Kolorowe drzwi otwiera się jak inne; budzi to Strefę Namnażania tego koloru.
z2-special-green-opens-all = Zielony Cel otwiera wszystkie zamknięte drzwi, a zamknięte budynki namnażają.
z2-special-coloured-door-only = Budynek z oznaczeniem „building” można otworzyć tylko kolorowymi drzwiami.
z2-special-orange-opens = Budynek z oznaczeniem „building” otwierają tylko Ocalali na poziomie Pomarańczowym lub Czerwonym.
z2-special-bunker = Budynek z Wyjściem jest zamknięty, dopóki nie zdobyto niebieskiego i zielonego Celu.
z2-special-broken-doors = Otwierają się tylko wyłamane drzwi. Nie trzeba do nich narzędzi, a Zombie przez nie przechodzą.
z2-special-planks = Za jedną Akcję Cel, tu deska, barykaduje wyłamane drzwi na dobre; w Strefie nie może być Zombie.
z2-special-open-buildings-spawn = Budynki z otwartymi drzwiami namnażają zaraz po przygotowaniu gry.

## Strefy Namnażania

z2-special-burn-spawns = Koktajl Mołotowa rzucony w Strefę Namnażania przenosi jej żeton do Startowej Strefy Namnażania.
z2-special-neutralise = Za jedną Akcję Ocalały przenosi stąd żeton Namnażania do Startowej Strefy Namnażania, jeśli w Strefie nie ma Zombie.
z2-special-blow-up-cars = Trafienie na odległość wysadza samochód jak koktajl Mołotowa; w Strefie Namnażania jej żeton wędruje do Startowej Strefy Namnażania. Gra jest przegrana, gdy samochodów jest za mało.
z2-special-no-return = Gdy pierwsze kolorowe drzwi są otwarte, zabite Zombie nie wracają do zapasu.

## Towarzystwo

z2-special-two-companions = Drużyna zaczyna z dwoma wybranymi Towarzyszami.
z2-special-pairs = Każdy Ocalały zaczyna z Towarzyszem wybranym przez graczy; pary się nie rozdzielają.
z2-special-random-pairs = W każdej Strefie startowej stoi dwoje losowych Ocalałych; gracze wybierają trzy pary, a pozostali czekają jako Towarzysze.
z2-special-wounded = Ocalali, którymi nikt nie gra, leżą ranni w Strefie z oznaczeniem „wounded”; za jedną Akcję Cel, tu apteczka, opatruje jednego, który zostaje Towarzyszem. Gra jest przegrana, gdy działa tam Zombie.
z2-special-ned = Ned stoi w Strefie z oznaczeniem „ned”; nikt nim nie kieruje. Gra jest przegrana, gdy dostanie się tam Zombie.
z2-special-comes-back = Abominacja zabita czymkolwiek innym niż koktajl Neda wraca do Startowej Strefy Namnażania.

## Inne

z2-special-noisy-marks = Strefy z oznaczeniem „noise” mają po trzy stałe żetony Hałasu. Gra jest przegrana, gdy Zombie zaczyna tam działać.
z2-special-food-in-cars = Za jedną Akcję Ocalały wkłada żywność do samochodu w swojej Strefie albo ją wyjmuje.
z2-special-heavy-boxes = Ze skrzynką na planszy Ruch kosztuje dwie Akcje i nie pomaga żadna umiejętność ruchu.
z2-special-load-boxes = Za jedną Akcję Ocalały ładuje skrzynkę do Podrasowanej Bryki w swojej Strefie, jeśli nie ma tam Zombie.
