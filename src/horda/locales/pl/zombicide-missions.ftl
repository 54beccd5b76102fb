### Zombicide 2. Edycja: to, co znają tylko niektóre Misje (M03–M13).

## O co chodzi w Misji

z2-scenario-M03-about = Wyścig przez miasto: Misja jest wygrana, gdy tylko jeden z Ocalałych osiągnie poziom Czerwony. Gdy zginie choć jeden Ocalały, przegrywają wszyscy.
z2-scenario-M04-about = Strzelajcie do samochodów stojących w czerwonych Strefach Namnażania: wybuchając, przenoszą żetony Namnażania do Startowej Strefy Namnażania. Gdy są tam wszystkie, rzućcie w nią koktajl Mołotowa. Gdy zabraknie samochodów albo zginie Ocalały, przegrywają wszyscy.
z2-scenario-M05-about = Otwórzcie każdy budynek i zdobądźcie 5 Celów, w tym niebieski lub zielony, a potem ucieknijcie przez Wyjście. Gdy zginie choć jeden Ocalały, przegrywają wszyscy.
z2-scenario-M06-about = Zbierzcie wszystkie 6 kart żywności i odjedźcie wszyscy samochodami przez Wyjście. Gdy zabraknie miejsc albo zginie Ocalały, przegrywają wszyscy.
z2-scenario-M07-about = Przenieście wszystkie żetony Namnażania do Startowej Strefy Namnażania, a potem rzućcie w nią koktajl Mołotowa. W dwóch oznaczonych Strefach zawsze jest hałas: gdy Zombie zacznie tam działać albo zginie Ocalały, przegrywają wszyscy.
z2-scenario-M08-about = Zdobądźcie niebieski i zielony Cel; dopiero wtedy da się otworzyć budynek z Wyjściem. Ucieknijcie przez Wyjście. Gdy zginie choć jeden Ocalały, przegrywają wszyscy.
z2-scenario-M09-about = Znajdźcie 3 Towarzyszy: przychodzą z czerwonymi Celami, między którymi ukryty jest zielony. Gdy zginie Ocalały lub Towarzysz, przegrywają wszyscy.
z2-scenario-M10-about = Zdobądźcie wszystkie Cele i wszystkie Skrzynie oraz znajdźcie koktajl Mołotowa. Gdy zginie choć jeden Ocalały, przegrywają wszyscy.
z2-scenario-M11-about = Ucieknijcie przez Wyjście z dwoma Towarzyszami; nikt nie wyjdzie, dopóki na planszy jest Abominacja. Gdy zginie Ocalały lub Towarzysz, przegrywają wszyscy.
z2-scenario-M12-about = Przy wraku leży sześciu rannych Ocalałych. Przynieście każdemu apteczkę (Cel). Gdy Zombie zacznie działać tam, gdzie leżą ranni, albo zginie Ocalały, przegrywają wszyscy.
z2-scenario-M13-about = Rzućcie koktajl Mołotowa w każdą czerwoną Strefę Namnażania i zaparkujcie oba samochody w oznaczonej Strefie. Niebieski i zielony Cel to koktajle Mołotowa. Gdy zginie choć jeden Ocalały, przegrywają wszyscy.

## Zadania

z2-goal-reach-red = jeden z Ocalałych osiąga poziom Czerwony (najwięcej adrenaliny: { $done } z { $all })
z2-goal-spawns-back = przenieść żetony Namnażania do Startowej Strefy Namnażania ({ $done } z { $all })
z2-goal-burn-start = potem rzucić koktajl Mołotowa w Startową Strefę Namnażania
z2-goal-all-buildings = otworzyć każdy budynek (zamkniętych: { $left })
z2-goal-five-objectives = zdobyć Cele ({ $done } z { $all })
z2-goal-coloured-objective = jednym z nich jest niebieski lub zielony ({ $done } z { $all })
z2-goal-six-food = mieć karty żywności, u Ocalałych lub w samochodach ({ $done } z { $all })
z2-goal-car-exit = wszyscy Ocalali odjeżdżają samochodami przez Wyjście ({ $done } z { $all })
z2-goal-blue-and-green = zdobyć niebieski i zielony Cel ({ $done } z { $all })
z2-goal-three-companions = znaleźć Towarzyszy ({ $done } z { $all })
z2-goal-molotov-found = znaleźć koktajl Mołotowa ({ $done } z { $all })
z2-goal-no-abomination = na planszy nie ma Abominacji (pozostało: { $left })
z2-goal-all-treated = opatrzyć rannych apteczkami ({ $done } z { $all })
z2-goal-cars-parked = zaparkować samochody w oznaczonej Strefie ({ $done } z { $all })

## Jak skończyła się gra

z2-end-no-cars = Zostało za mało samochodów, by przenieść żetony Namnażania.
z2-end-no-seats = W pozostałych samochodach jest za mało miejsc dla wszystkich.
z2-end-overrun = Zombie działa w oznaczonej Strefie; Misja się nie powiodła.
z2-end-wounded-found = Zombie dopadły rannych; Misja się nie powiodła.

## Pytania

z2-choose-companion = Kto idzie z wami jako Towarzysz? Do wybrania: { $count }.
z2-choose-leader = Za kim idzie ten Towarzysz: { $who }?
z2-wounded = Kto leży ranny w strefie { $zone }?
z2-assign-hit-or-car = Strefa { $zone }: które Zombie albo który samochód dostaje trafienie (Obrażenia: { $damage })? Zostało trafień: { $hits }.
z2-assign-hit-car = Strefa { $zone }: żadnego Zombie nie da się trafić (Obrażenia: { $damage }). Trafić samochód? Zostało trafień: { $hits }.
z2-load-food = Którą żywność wkładasz do samochodu { $car }?
z2-unload-food = Którą żywność wyjmujesz z samochodu { $car }?

## Możliwości

z2-option-be-leader = { $who }
z2-option-neutralise = Przenieś żeton Namnażania stąd do Startowej Strefy Namnażania
z2-option-hit-car = Wysadź samochód { $car } ({ $model })
z2-option-escape-by-car = Odjedź przez Wyjście samochodem ze wszystkimi, którzy w nim siedzą
z2-option-load-food = Włóż żywność do samochodu { $car }
z2-option-unload-food = Wyjmij żywność z samochodu { $car }
z2-option-stow = Włóż: { $card_acc }
z2-option-take-out = Wyjmij: { $card_acc }
z2-option-treat = Opatrz apteczką: { $other_acc }

## Co się dzieje

z2-event-spawn-moved = Żeton Namnażania ze strefy { $zone } trafia do strefy { $to }.
z2-event-spawns-woken = Od teraz Zombie pojawiają się też przy żetonie Namnażania w kolorze: { $colour }.
z2-event-car-blew-up = Samochód { $car } ({ $model }) wybucha w strefie { $zone }!
z2-event-food-loaded = { $who } wkłada żywność do samochodu { $car }: { $card_acc }.
z2-event-food-unloaded = { $who } wyjmuje żywność z samochodu { $car }: { $card_acc }.
z2-event-laid-wounded = { $who } leży z ranami w strefie { $zone }.
z2-event-treated = { $who } opatruje apteczką: { $other_acc }.

## Stan gry

z2-status-car-trunk = { $line }, ładunek: { $cards }

## Dlaczego czegoś nie można

z2-no-not-in-mission = W tej Misji nie ma takiej zasady.
z2-no-door-mission = Zasady Misji nie pozwalają teraz otworzyć tych drzwi.
z2-no-exit-by-car = Z tej Misji można odjechać tylko samochodem.
z2-no-no-spawn = Nie ma tu żetonu Namnażania, który można przenieść.
z2-no-spawn-zombies = Nie można przenieść żetonu Namnażania, gdy w Strefie są Zombie.
z2-no-no-food = Ten Ocalały nie ma żywności.
z2-no-no-food-in-car = W tym samochodzie nie ma żywności.
z2-no-car-not-there = W strefie { $zone } nie ma takiego samochodu.
z2-no-not-wounded-here = { $who } nie leży tutaj z ranami.
z2-no-no-kit = Potrzebna jest apteczka, a ten Ocalały jej nie ma.
z2-no-wounded = { $who } ma rany i bez apteczki za nikim nie pójdzie.
z2-moment-leader = gdy wybrany Towarzysz dostaje Dowódcę
z2-moment-hit-car = gdy strzał trafia w Strefie z samochodem, w Misji, w której można strzelać do samochodów
z2-moment-load = gdy do samochodu wkładana jest żywność
z2-moment-unload = gdy z samochodu wyjmowana jest żywność

## Nagłówki możliwości

z2-verb-be-leader = Dowódca
z2-verb-neutralise = Przenieś żeton
z2-verb-hit-car = Trafienie w samochód
z2-verb-escape-by-car = Odjazd autem
z2-verb-load-food = Ładuj żywność
z2-verb-unload-food = Wyjmij żywność
z2-verb-stow = Włożenie
z2-verb-take-out = Wyjęcie
z2-verb-treat = Opatrz rannego

## Co przegrywa Misję

z2-threat-eliminated = zginie Ocalały lub Towarzysz
z2-threat-objective-each = zabraknie Celów dla wszystkich
z2-threat-pimpweapon-each = zabraknie Podrasowanych Broni
z2-threat-pimpweapon-on-each = zabraknie Podrasowanych Broni
z2-threat-shelter-cleared = wszystkie drzwi są zabarykadowane, a w środku nikt nie może walczyć z Zombie
z2-threat-car-exit = w pozostałych samochodach zabraknie miejsc
z2-threat-blow-up-cars = zabraknie samochodów do przeniesienia żetonów Namnażania
z2-threat-spawn-exits = ktoś zostanie na planszy w rundzie ucieczki
z2-threat-superabomination-dead = koktajl Neda się zmarnuje
z2-threat-ned = Zombie wejdzie do Strefy Neda
z2-threat-noisy-marks = Zombie zacznie działać w oznaczonej Strefie
z2-threat-wounded = Zombie zacznie działać tam, gdzie leżą ranni
