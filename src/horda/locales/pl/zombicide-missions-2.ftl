### Zombicide 2. Edycja: to, co znają tylko niektóre Misje (M14–M25).

## O czym jest Misja

z2-scenario-M14-about = Sześcioro przyjaciół siedzi zamkniętych w barze. Zdobądźcie Zielony Cel, otwórzcie Zielone Drzwi, pozyskajcie ich wszystkich i zbierzcie wszystkich Ocalałych w Strefie Wyjścia, w której nie ma Zombie. Gdy zginie Ocalały lub Towarzysz, przegrywają wszyscy.
z2-scenario-M15-about = Pary Ocalałych są rozrzucone po mieście; wybieracie te, którymi gracie. Pozyskajcie wszystkich pozostałych i zdobądźcie wszystkie Cele i Skrzynie oznaczonego budynku. Gdy zginie Ocalały lub Towarzysz, przegrywają wszyscy.
z2-scenario-M16-about = Schronienie ma czworo wyłamanych drzwi, przez które Zombie po prostu przechodzą. Zabarykadujcie każde z nich deską (to Cele), a potem wyeliminujcie wszystkie Zombie, które zostały w środku. Żadnych innych drzwi nie da się otworzyć. Gdy wszystkie drzwi są zabarykadowane, a w środku są Zombie i nie ma nikogo, kto by z nimi walczył, albo gdy zginie Ocalały, przegrywają wszyscy.
z2-scenario-M17-about = Otwórzcie wielki budynek i wyeliminujcie wszystkie Zombie w środku; jego drzwi otworzy tylko Ocalały na poziomie Pomarańczowym lub wyższym. Gdy zginie choć jeden Ocalały, przegrywają wszyscy.
z2-scenario-M18-about = Zdobądźcie wszystkie Cele. Czerwone przyprowadzają Towarzysza; niebieski i zielony, jeśli są wśród nich, budzą Strefę Namnażania swojego koloru. Gdy zginie Ocalały lub Towarzysz, przegrywają wszyscy.
z2-scenario-M19-about = Każdy Ocalały ma Towarzysza. Każda para zamienia się rolami, zdobywając Cel (od poziomu Żółtego, jeden na parę), a na każdej planszy Ocalałego ma leżeć Podrasowana Broń. Gdy zostanie za mało Podrasowanych Broni albo ktokolwiek zginie, przegrywają wszyscy.
z2-scenario-M20-about = Zdobądźcie wszystkie Cele i opróżnijcie zapas Szwendaczy, Spaślaków i Biegaczy. Niebieski i zielony Cel, ukryte wśród czerwonych, przyprowadzają Towarzysza. Otwarcie kolorowych drzwi budzi Strefę Namnażania ich koloru i od tej chwili zabite Zombie nie wracają do zapasu. Gdy zginie Ocalały lub Towarzysz, przegrywają wszyscy.
z2-scenario-M21-about = Załadujcie wszystkie Cele, czyli ciężkie skrzynki, do Podrasowanej Bryki, a potem ucieknijcie przez Wyjście pieszo albo samochodem. Kto niesie skrzynkę, płaci za Ruch 2 Akcje. Jedna ze skrzynek jest niebieska i budzi niebieską Strefę Namnażania. Gdy zginie choć jeden Ocalały, przegrywają wszyscy.
z2-scenario-M22-about = Zdobądźcie wszystkie Cele, a potem ucieknijcie przez Wyjście. Po zdobyciu zielonego otwierają się wszystkie drzwi na planszy. Gdy zginie choć jeden Ocalały, przegrywają wszyscy.
z2-scenario-M23-about = Znajdźcie 4 Towarzyszy: przychodzą z czerwonymi Celami. Niebieski i zielony, ukryte wśród nich, przyprowadzają Zombie. Gdy zginie Ocalały lub Towarzysz, przegrywają wszyscy.
z2-scenario-M24-about = Zdobądźcie tyle Podrasowanych Broni, ilu jest Ocalałych (albo ile się da). Potem w jednej rundzie wrzućcie Koktajle Mołotowa do obu Stref Namnażania innych niż startowa i ucieknijcie przez nie, wszyscy w samochodach. Niebieski i zielony Cel, ukryte wśród czerwonych, dają Koktajl Mołotowa. Gdy w tej rundzie ktoś zostanie albo zginie Ocalały, przegrywają wszyscy.
z2-scenario-M25-about = Przynieście Nedowi Koktajl Mołotowa, Niebieski i Zielony Cel: zmiesza z nich koktajl, jedyną rzecz, która na dobre zabija Superabominację. Gdy Zombie wejdzie do Strefy Neda, koktajl się zmarnuje albo zginie Ocalały, przegrywają wszyscy.

## Zadania

z2-goal-all-at-exit = wszyscy Ocalali są w Strefie Wyjścia, w której nie ma Zombie ({ $done } z { $all })
z2-goal-all-rallied = pozyskać wszystkich Towarzyszy ({ $done } z { $all })
z2-goal-building-looted = zdobyć wszystkie Cele i Skrzynie w oznaczonym budynku (zostało: { $left })
z2-goal-building-cleared = { $open ->
    [0] otworzyć oznaczony budynek i wyeliminować w nim wszystkie Zombie
   *[other] wyeliminować wszystkie Zombie w oznaczonym budynku (zostało: { $left })
}
z2-goal-doors-barricaded = zabarykadować wyłamane drzwi ({ $done } z { $all })
z2-goal-shelter-cleared = potem wyeliminować wszystkie Zombie w budynku (zostało: { $left })
z2-goal-pairs-swapped = każda para zamienia się rolami ({ $done } z { $all })
z2-goal-pimpweapon-on-each = na każdej planszy Ocalałego leży Podrasowana Broń ({ $done } z { $all })
z2-goal-reserve-empty = opróżnić zapas Zombie (zostało: Szwendacze { $walker }, Spaślaki { $brute }, Biegacze { $runner })
z2-goal-boxes-loaded = załadować wszystkie skrzynki do Podrasowanej Bryki ({ $done } z { $all })
z2-goal-four-companions = znaleźć Towarzyszy ({ $done } z { $all })
z2-goal-both-burned = w rundzie ucieczki wrzucić Koktajle Mołotowa na obie drogi ucieczki ({ $done } z { $all })
z2-goal-cocktail-mixed = przynieść Nedowi Niebieski i Zielony Cel oraz Koktajl Mołotowa{ $missing ->
    [nothing] {""}
    [blue] {" "}(brakuje Niebieskiego Celu)
    [green] {" "}(brakuje Zielonego Celu)
    [molotov] {" "}(brakuje Koktajlu Mołotowa)
    [blue-green] {" "}(brakuje Niebieskiego i Zielonego Celu)
    [blue-molotov] {" "}(brakuje Niebieskiego Celu i Koktajlu Mołotowa)
    [green-molotov] {" "}(brakuje Zielonego Celu i Koktajlu Mołotowa)
   *[other] {" "}(brakuje całej trójki)
}
z2-goal-superabomination-dead = potem zabić Superabominację koktajlem Neda

## Jak skończyła się gra

z2-end-locked-out = Wszystkie drzwi są zabarykadowane na dobre, a w środku nie ma nikogo, kto walczyłby z Zombie; Misja zakończyła się porażką.
z2-end-left-behind = W rundzie ucieczki ktoś został na planszy; Misja zakończyła się porażką.
z2-end-ned-found = Zombie dotarło do Neda; Misja zakończyła się porażką.
z2-end-cocktail-wasted = Koktajlu Neda już nie ma, a Superabominacja wciąż jest; Misja zakończyła się porażką.

## Pytania

z2-pick-pair = Którą parą gracie? Do wybrania: { $count }.
z2-who-plays = Kto gra postacią { $who }?
z2-partner = { $who }: kto jest Towarzyszem?
z2-next-building = W którym budynku pojawią się teraz Zombie?
z2-fetch-molotov = Skąd bierzesz Koktajl Mołotowa?
z2-who-is-ned = Kto gra rolę Neda?
z2-take-cocktail = Kto bierze koktajl Neda?

## Możliwości

z2-option-play-pair = { $who } i { $other } (strefa { $zone })
z2-option-played-by = Gracz { $player }
z2-option-barricade = Zabarykaduj drzwi { $door }
z2-option-load-box = Załaduj skrzynkę do samochodu { $car }
z2-option-reveal-building = Budynek ze strefą { $zone }
z2-option-fetch-molotov = { $source ->
    [deck] Z talii, którą się potem tasuje
   *[discards] Z kart odrzuconych
}
z2-option-give = { $ingredient ->
    [blue] Daj Nedowi Niebieski Cel
    [green] Daj Nedowi Zielony Cel
   *[molotov] Daj Nedowi Koktajl Mołotowa
}
z2-option-take-cocktail = { $who }

## Co się dzieje

z2-event-pair-picked = { $who } i { $other } są w drużynie.
z2-event-all-doors-opened = { $who } włącza bas: otwierają się wszystkie drzwi na planszy.
z2-event-rush-ignored = Karta Zombie { $number } to Zryw: dla strefy { $zone } dobiera się inną.
z2-event-door-burst = Zombie przechodzą przez wyłamane drzwi { $door }, które są teraz otwarte.
z2-event-barricaded = { $who } barykaduje drzwi { $door }.
z2-event-swapped = { $who } jest teraz Dowódcą, a Towarzyszem jest { $other }.
z2-event-box-loaded = { $who } ładuje skrzynkę do samochodu { $car }.
z2-event-ned-waits = { $who } czeka na składniki w strefie { $zone }.
z2-event-ingredient-given = { $ingredient ->
    [blue] { $who } daje Nedowi Niebieski Cel.
    [green] { $who } daje Nedowi Zielony Cel.
   *[molotov] { $who } daje Nedowi Koktajl Mołotowa.
}
z2-event-cocktail-mixed = Ned zmieszał swój koktajl; bierze go { $who }.
z2-event-came-back = Superabominacja wstaje znowu w strefie { $zone } ({ $kind }).

## Jak wygląda gra

z2-status-own-master = {"    "}W roli Neda czeka na składniki: { $who }, strefa { $zone }

## Dlaczego czegoś nie można

z2-no-no-plank = Potrzebna jest deska (Cel), a ten Ocalały jej nie ma.
z2-no-door-not-broken = Zabarykadować można tylko wyłamane drzwi tej Strefy, które nie są jeszcze zabarykadowane.
z2-no-barricade-zombies = Drzwi nie można zabarykadować, gdy w Strefie są Zombie.
z2-no-no-box = Ten Ocalały nie niesie skrzynki.
z2-no-not-pimpcar = Skrzynki ładuje się tylko do Podrasowanej Bryki.
z2-no-box-zombies = Skrzynki nie można załadować, gdy w Strefie są Zombie.
z2-no-burdened = Kto niesie skrzynkę, porusza się wolno: bez umiejętności, darmowego Ruchu i przemykania obok Zombie.
z2-no-pair-level = W tej Misji Cel można zdobyć dopiero na poziomie Żółtym.
z2-no-pair-swapped = Ta para zdobyła już swój Cel; każda zdobywa tylko jeden.
z2-no-pair-parted = W tej Misji par się nie rozdziela.
z2-no-ned-not-here = Neda tu nie ma.
z2-no-no-ingredient = Ten Ocalały nie ma takiego składnika albo Ned już go dostał.
z2-no-own-master = { $who } z nikim nie pójdzie.
z2-moment-pair = przed grą, gdy drużyna wybiera pary
z2-moment-building = wtedy, gdy otwiera się naraz kilka budynków
z2-moment-fetch = wtedy, gdy kolorowy Cel daje Koktajl Mołotowa
z2-moment-cocktail = wtedy, gdy Ned zmieszał swój koktajl

## Drużyny, których być nie może

z2-bad-pairs = W tej Misji wybiera się pary, więc liczba Ocalałych musi być parzysta; jest: { $team }.

## Nagłówki możliwości

z2-verb-play-pair = Para
z2-verb-played-by = Gracz
z2-verb-barricade = Zabarykaduj
z2-verb-load-box = Ładuj skrzynkę
z2-verb-reveal-building = Budynek
z2-verb-fetch-molotov = Koktajl Mołotowa
z2-verb-give = Daj Nedowi
z2-verb-take-cocktail = Koktajl
