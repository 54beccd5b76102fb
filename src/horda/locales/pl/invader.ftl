### Zombicide: Najeźdźca. Tekst, którego tu nie ma, jest wspólny dla serii (z2-…): docs/editions.md.
### Identyfikatory kończą się tak jak w danych gry; .acc to biernik.

## Gra

inv-game = Zombicide: Najeźdźca
inv-name = { inv-game }
web-game-invader = Zombicide: Najeźdźca
    .players = 1–6
    .time = 30–120 min
    .about = Stacja wydobywcza, śluzy i pleśń, która zżera ściany. Wszyscy wygrywają albo wszyscy przegrywają.
    .now = Misja samouczkowa, w pojedynkę z sześciorgiem Ocalałych
    .gallery = Wybierzcie Misję

## Misje

inv-mission-M00 = Wyłom! (samouczek)
inv-mission-M01 = Zbieranie sił
inv-mission-M02 = Rock’n Rolly
inv-mission-M03 = Ariergarda
inv-mission-M04 = Inżynierowie
inv-mission-M05 = Wyścig zbrojeń
inv-mission-M06 = Igranie z ogniem
inv-mission-M07 = Bułka z ksenium
inv-mission-M08 = Kod pomarańczowy
inv-mission-M09 = Nieproszeni goście
inv-mission-M10 = Powrót do korzeni
inv-scenario-M00 = { inv-mission-M00 }
inv-scenario-M01 = { inv-mission-M01 }
inv-scenario-M02 = { inv-mission-M02 }
inv-scenario-M03 = { inv-mission-M03 }
inv-scenario-M04 = { inv-mission-M04 }
inv-scenario-M05 = { inv-mission-M05 }
inv-scenario-M06 = { inv-mission-M06 }
inv-scenario-M07 = { inv-mission-M07 }
inv-scenario-M08 = { inv-mission-M08 }
inv-scenario-M09 = { inv-mission-M09 }
inv-scenario-M10 = { inv-mission-M10 }
inv-scenario-M00-about = Zdobądźcie czerwony Cel, Prototypowy LKM z Baterią, i ucieknijcie przez Wyjście. Jeśli zginie Ocalały, przepadnie Cel albo pleśń połączy dwie Strefy Namnażania, wszyscy przegrywają.
inv-scenario-M01-about = Dwie grupy zaczynają osobno. Na koniec rundy wszyscy Ocalali muszą stać tam, gdzie Działko strażnicze, bez Xenosów. Pleśń w pobliżu kolorowej Strefy Namnażania ją budzi. Jeśli zginie Ocalały albo pleśń połączy dwie Strefy Namnażania, wszyscy przegrywają.
inv-scenario-M02-about = Znajdźcie biały Cel, skafander, potem zabierzcie niebieski, Rolly, i ucieknijcie przez Wyjście. Wszyscy zaczynają na zewnątrz z Butlą tlenową. Jeśli Xenosy aktywują się w Strefie Rolly, zanim ją zabierzecie, zginie Ocalały albo pleśń połączy dwie Strefy Namnażania, wszyscy przegrywają.
inv-scenario-M03-about = Dziesięcioro członków załogi opuszcza stację przez Strefę Wyjścia, po jednym na rundę, a ich hałas wabi Xenosy. Żaden Xenos nie może tam wcześniej dotrzeć; potem uciekacie sami. Jeśli dotrze, zginie Ocalały albo pleśń połączy dwie Strefy Namnażania, wszyscy przegrywają.
inv-scenario-M04-about = Znajdźcie oboje inżynierów, niebieski i biały Cel, potem ucieknijcie przez Wyjście. Wszyscy zaczynają na zewnątrz z Butlą tlenową. Jeśli stracicie inżyniera, zginie Ocalały albo pleśń połączy dwie Strefy Namnażania, wszyscy przegrywają.
inv-scenario-M05-about = Zdobądźcie cztery czerwone Cele, Prototypy, spośród sześciu zakrytych, potem ucieknijcie przez Wyjście. Jeśli któryś przepadnie, zginie Ocalały albo pleśń połączy dwie Strefy Namnażania, wszyscy przegrywają.
inv-scenario-M06-about = Palcie Ogniem piekielnym Strefy Namnażania na dwóch odległych kafelkach, aż znajdziecie fioletowy znacznik: to wygrana. Jeśli zginie Ocalały albo pleśń połączy dwie Strefy Namnażania, wszyscy przegrywają.
inv-scenario-M07-about = Zdobądźcie wszystkie dziewięć Celów, potem ucieknijcie przez Wyjście. Kolorowe drzwi i Cele budzą Strefę Namnażania swojego koloru; Ogień piekielny spala znaczniki Namnażania. Jeśli przepadnie Cel, zginie Ocalały albo pleśń połączy dwie Strefy Namnażania, wszyscy przegrywają.
inv-scenario-M08-about = Zdobądźcie wszystkie Cele i wprowadźcie każdego Ocalałego na Pomarańczowy Poziom. Jeden Cel leży za zabezpieczoną Śluzą, którą sforsuje tylko Robot. Jeśli przepadnie Cel, zginie Ocalały albo pleśń połączy dwie Strefy Namnażania, wszyscy przegrywają.
inv-scenario-M09-about = Ucieknijcie przez Wyjście z oboma naukowcami, którzy idą o jedną Strefę na rundę. Jeśli zginie naukowiec lub Ocalały albo pleśń połączy dwie Strefy Namnażania, wszyscy przegrywają.
inv-scenario-M10-about = Zdobądźcie wszystkie Cele, zbierzcie pięć próbek Xenosów i pleśni i wyposażcie wszystkich w nowe Butle tlenowe; stare zużywają się w pierwszej Śluzie. Jeśli cel stanie się nieosiągalny, zginie Ocalały albo pleśń połączy dwie Strefy Namnażania, wszyscy przegrywają.

## Ustawienia gry

inv-setup-cards = Które karty Xenosów są w talii.
    .all = wszystkie karty Xenosów
    .easy = tylko łatwe karty
    .hard = tylko trudne karty
    .no-extra = bez dodatkowych aktywacji
    .easy-extra = łatwe, z dodatkowymi aktywacjami
    .hard-extra = trudne, z dodatkowymi aktywacjami
inv-setup-ultrared = Tryb Krwistoczerwony: po Poziomie Czerwonym tor doświadczenia zaczyna się od nowa.
inv-setup-ones_miss = Wynik 1 na kości zawsze pudłuje.
inv-setup-mold_returns_doors = Neutralne drzwi usunięte przez pleśń wracają do zapasu.
inv-setup-free_move_pays = Darmowy Ruch opłaca część kosztu opuszczenia Strefy z Xenosami.

## Ekwipunek

inv-card-cattle_prod = Paralizator
    .acc = Paralizator
inv-card-smg = PM
    .acc = PM
inv-card-assault_shotgun = Strzelba szturmowa
    .acc = Strzelbę szturmową
inv-card-heavy_shotgun = Ciężka strzelba
    .acc = Ciężką strzelbę
inv-card-lmg = LKM
    .acc = LKM
inv-card-heavy_cutter = Maczeta
    .acc = Maczetę
inv-card-sledge = Młot
    .acc = Młot
inv-card-flamethrower = Miotacz ognia
    .acc = Miotacz ognia
inv-card-canister = Zbiornik
    .acc = Zbiornik
inv-card-energy_cell = Bateria
    .acc = Baterię
inv-card-ablative_armor = Pancerz ablacyjny
    .acc = Pancerz ablacyjny
inv-card-mre = Prowiant
    .acc = Prowiant
inv-card-scout_drone = Dron zwiadowczy
    .acc = Drona zwiadowczego
inv-card-searchlight = Latarka
    .acc = Latarkę
inv-card-mold_spawn_1_hunter = Namnażanie z Pleśni: 1 Łowca
    .acc = Namnażanie z Pleśni: 1 Łowca
inv-card-mold_spawn_1_tank = Namnażanie z Pleśni: 1 Mięśniak
    .acc = Namnażanie z Pleśni: 1 Mięśniak
inv-card-mold_spawn_1_worker = Namnażanie z Pleśni: 1 Robotnik
    .acc = Namnażanie z Pleśni: 1 Robotnik
inv-card-mold_spawn_2_worker = Namnażanie z Pleśni: 2 Robotników
    .acc = Namnażanie z Pleśni: 2 Robotników
inv-card-oxygen_tank = Butla tlenowa
    .acc = Butlę tlenową
inv-card-prototype_assault_shotgun = Prototypowa strzelba szturmowa
    .acc = Prototypową strzelbę szturmową
inv-card-prototype_heavy_shotgun = Prototypowa ciężka strzelba
    .acc = Prototypową ciężką strzelbę
inv-card-prototype_lmg = Prototypowy LKM
    .acc = Prototypowy LKM
inv-card-prototype_sniper_rifle = Prototypowa snajperka
    .acc = Prototypową snajperkę

## Ocalali i Maszyny

inv-survivor-cole = Cole
    .acc = Cole’a
inv-survivor-vivian = Vivian
    .acc = Vivian
inv-survivor-mitsuki = Mitsuki
    .acc = Mitsuki
inv-survivor-magnus = Magnus
    .acc = Magnusa
inv-survivor-jared = Jared
    .acc = Jareda
inv-survivor-baraka = Baraka
    .acc = Barakę
inv-survivor-bot = Robot Rozjemca
    .acc = Robota Rozjemcę
inv-survivor-sentry_gun = Działko strażnicze Falchion
    .acc = Działko strażnicze Falchion
inv-survivor-scientist_blue = naukowiec (niebieski)
    .acc = naukowca (niebieskiego)
inv-survivor-scientist_white = naukowiec (biały)
    .acc = naukowca (białego)

## Xenosy

inv-zombie-worker = Robotnik
    .acc = Robotnika
inv-zombie-tank = Mięśniak
    .acc = Mięśniaka
inv-zombie-hunter = Łowca
    .acc = Łowcę
inv-zombie-abomination = Abominacja
    .acc = Abominację
inv-zombie-spoiler_abomination = Gnijąca Abominacja
    .acc = Gnijącą Abominację
inv-zombies-worker =
    { $count ->
        [one] { $count } Robotnik
        [few] { $count } Robotników
       *[other] { $count } Robotników
    }
    .kind = Robotnicy
inv-zombies-tank =
    { $count ->
        [one] { $count } Mięśniak
        [few] { $count } Mięśniaki
       *[other] { $count } Mięśniaków
    }
inv-zombies-hunter =
    { $count ->
        [one] { $count } Łowca
        [few] { $count } Łowców
       *[other] { $count } Łowców
    }
    .kind = Łowcy
inv-zombies-abomination =
    { $count ->
        [one] { $count } Abominacja
        [few] { $count } Abominacje
       *[other] { $count } Abominacji
    }

## Co uzupełnia nazwę umiejętności ($param) i umiejętności tylko z tego pudełka

inv-param-machine = Maszyna
inv-param-worker = Robotnik
inv-param-tank = Mięśniak
inv-param-hunter = Łowca
inv-param-abomination = Abominacja
inv-param-bot = Robot
inv-param-sentry_gun = Działko
inv-param-all = Wszystkie
inv-skill-plus_1_damage_with = +1 Obrażenie: { $param } (Ekwipunek)
inv-skill-auto_repair = Auto-naprawa
inv-skill-zero_g_run = Bieg nieważkości
inv-skill-predator = Drapieżnik
inv-skill-concentrate_fire_expert = Ekspert koncentracji
inv-skill-camouflage = Kamuflaż
inv-skill-blademaster = Mistrz ostrzy
inv-skill-unstoppable = Nie do zatrzymania
inv-skill-starts_with_armor = Rozpoczyna z { $param } Punktami Pancerza
inv-skill-dual_expert = Spec od podwójnej broni
inv-skill-xenos_link = Więź z Xenosami
inv-skill-enhanced_senses = Wyostrzone zmysły
inv-skill-ironclad = Zakuty łeb: { $param }
inv-skill-remote_control = Zdalne sterowanie: { $param }

## Miejsca i znaczniki

inv-colour-purple = fioletowy
inv-colour-white = biały
inv-token-objective-blue = niebieski Cel
    .acc = niebieski Cel
inv-token-objective-green = zielony Cel (Zdalne sterowanie Robota)
    .acc = zielony Cel (Zdalne sterowanie Robota)
inv-token-objective-purple = fioletowy Cel (Zdalne sterowanie Działka)
    .acc = fioletowy Cel (Zdalne sterowanie Działka)
inv-token-objective-white = biały Cel
    .acc = biały Cel
inv-token-suit-white = skafander (biały Cel)
    .acc = skafander (biały Cel)
inv-token-rolly-blue = Rolly (niebieski Cel)
    .acc = Rolly (niebieski Cel)
inv-token-scientist-blue = naukowiec (niebieski znacznik)
    .acc = naukowca (niebieski znacznik)
inv-token-scientist-white = naukowiec (biały znacznik)
    .acc = naukowca (biały znacznik)
inv-token-sample-blue = próbka Abominacji (niebieski znacznik)
    .acc = próbkę Abominacji (niebieski znacznik)
inv-token-sample-white = próbka pleśni (biały znacznik)
    .acc = próbkę pleśni (biały znacznik)

## Zasady specjalne Misji

inv-special-take-red = Zadanie: zdobyto czerwony Cel.
inv-special-breach-gear = Czerwony Cel daje Prototypowy LKM i Baterię.
inv-special-prototypes = Czerwony Cel daje losowy Prototyp, dopóki jakiś został.
inv-special-oxygen-start = Każdy Ocalały zaczyna z założoną Butlą tlenową.
inv-special-gather-at-sentry = Zadanie: na koniec Fazy Końcowej wszyscy Ocalali są w Strefie Działka strażniczego, w której nie ma Xenosów.
inv-special-two-groups = Gracze dzielą drużynę na dwie możliwie równe grupy; los decyduje, która Strefa startowa przypadnie której.
inv-special-mold-wakes-spawns = Kolorowa Strefa Namnażania aktywuje się w chwili, gdy obok niej powstanie Strefa Pleśni; jej własna pleśń staje się Aktywna.
inv-special-space-suit = Zadanie: zdobyto biały Cel, przed niebieskim.
inv-special-rolly = Zadanie: zdobyto niebieski Cel.
inv-special-rolly-safe = Gra jest przegrana, jeśli jakikolwiek Xenos aktywuje się w Strefie niebieskiego Celu, zanim go zdobędziecie.
inv-special-crew-evacuated = Zadanie: wszyscy ewakuowani odlecieli. Gra jest przegrana, jeśli wcześniej Xenos dotrze do Strefy Wyjścia.
inv-special-evacuees = Dziesięć znaczników Hałasu w Strefie Wyjścia to załoga: w każdej Fazie Końcowej odchodzi jeden i żadna inna zasada Hałasu ich nie usuwa.
inv-special-blue-and-white = Zadanie: zdobyto niebieski i biały Cel.
inv-special-four-prototypes = Zadanie: zdobyto wszystkie cztery czerwone Cele; inne można zostawić.
inv-special-purple-spawn-destroyed = Zadanie: spalono fioletowy znacznik Namnażania ukryty wśród tych na kafelkach 1V i 2V.
inv-special-burned-mold-goes = Ogień piekielny usuwa znacznik Namnażania na kafelkach 1V i 2V razem z jego pleśnią; dopiero wtedy się go odkrywa.
inv-special-burned-spawns-go = Ogień piekielny usuwa wszystkie znaczniki Namnażania w swojej Strefie.
inv-special-coloured-doors = Kolorowe drzwi można otwierać jak inne, ale nie zamykać ponownie.
inv-special-doors-wake-spawns = Kolorowa Strefa Namnażania aktywuje się, gdy zdobyto Cel jej koloru albo usunięto lub zniszczono jej drzwi.
inv-special-all-orange = Zadanie: każdy Ocalały jest na Pomarańczowym lub wyższym Poziomie.
inv-special-sealed-airlock = Jedna Śluza jest zabezpieczona: tylko gdy stoi przed nią Robot, ktoś może wydać Akcję, by ją otworzyć.
inv-special-scientists = Niebieski i biały znacznik to naukowcy. Liczą się jako Ocalali, nie można ich zdobyć i na koniec Fazy Graczy każdy może przejść o jedną Strefę w stronę Wyjścia.
inv-special-new-tanks = Zadanie: każdy Ocalały nosi Butlę tlenową wziętą w Magazynie z tlenem.
inv-special-samples = Zadanie: wręcz zabito Robotnika, Mięśniaka, Łowcę i Abominację, a w Strefie Namnażania wydano Akcję na zebranie pleśni. Każda próbka daje 5 punktów doświadczenia.
inv-special-airlocks-take-tanks = Kto wejdzie do Śluzy, odrzuca każdą Butlę tlenową z przygotowania gry.

## Cele

z2-goal-take-red = zdobądźcie czerwony Cel
z2-goal-gather-at-sentry = na koniec rundy wszyscy Ocalali są przy Działku strażniczym, bez Xenosów ({ $done } z { $all })
z2-goal-space-suit = znajdźcie skafander, biały Cel
z2-goal-rolly = potem zabierzcie Rolly, niebieski Cel
z2-goal-crew-evacuated = brońcie Wyjścia aż do ewakuacji załogi (zostało: { $left })
z2-goal-blue-and-white = znajdźcie inżynierów, niebieski i biały Cel ({ $done } z { $all })
z2-goal-four-prototypes = zdobądźcie czerwone Cele ({ $done } z { $all })
z2-goal-purple-spawn-destroyed = znajdźcie i spalcie fioletowy znacznik Namnażania (zakrytych: { $left })
z2-goal-all-orange = każdy Ocalały jest na Pomarańczowym lub wyższym Poziomie ({ $done } z { $all })
z2-goal-new-tanks = każdy Ocalały nosi nową Butlę tlenową ({ $done } z { $all })
z2-goal-samples = zbierzcie próbki ({ $done } z { $all })

## Jak skończyła się gra i co ją przegrywa

z2-end-exit-overrun = Xenos dotarł do Strefy Wyjścia, zanim załoga odleciała; Misja się nie powiodła.
inv-threat-eliminated = zginie Ocalały
inv-threat-rolly-safe = Xenosy aktywują się w Strefie Rolly
inv-threat-crew-evacuated = Xenos dotrze do Strefy Wyjścia przed ewakuacją załogi
inv-threat-scientists = zginie naukowiec
inv-threat-sealed-airlock = Robot zostanie zniszczony, zanim otworzy zabezpieczoną Śluzę
inv-threat-new-tanks = zabraknie Magazynów z tlenem, zanim wszyscy będą mieć nowe Butle

## Pytania

inv-assign-hit = Strefa { $zone }: który Xenos dostaje trafienie (Obrażenia: { $damage })? Zostało trafień: { $hits }.
inv-share-wounds = Xenosy atakują: kto otrzymuje Obrażenia ({ $wounds })? Do przydzielenia: { $count }.
inv-friendly-fire = Bratobójczy ogień: kto otrzymuje Obrażenia ({ $wounds })? Do przydzielenia: { $count }.
inv-prompt-react-spawned = Pojawiły się Xenosy. Użyć umiejętności?
inv-prompt-react-wounds = Zaraz padną Obrażenia. Użyć umiejętności lub odrzucić kartę?
inv-treat = Czyj Pancerz naprawić?
inv-medic = { $who } to Medyk: czyj Pancerz naprawić?

## Możliwości

inv-option-eat = Zużyj { $card_acc } dla doświadczenia
inv-option-eat-from = Zużyj { $card_acc } dla doświadczenia ({ $who }, { $slot })
inv-option-taunt = Drwina z Xenosów w strefie { $zone }
inv-option-shove = Zepchnij wszystkie Xenosy stąd do strefy { $to }
inv-option-heal = Napraw 1 punkt Pancerza: { $who }

## Co się dzieje

inv-event-gained =
    { $who } zyskuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } doświadczenia i ma teraz { $total }.
inv-event-wounded =
    { $who } otrzymuje { $wounds ->
        [one] { $wounds } Obrażenie
        [few] { $wounds } Obrażenia
       *[other] { $wounds } Obrażeń
    }; zostało Pancerza: { $health }.
inv-event-spared = { $who } unika Obrażeń ({ $wounds }): { $skill }.
inv-event-card-drawn = Karta Xenosów { $number } dla strefy { $zone } (poziom zagrożenia: { $level }).
inv-event-out-of-figures = Brakuje figurek ({ $kind }): działają Abominacje i może pojawić się nowa.
inv-event-acted-again = Wszystkie Xenosy jednego rodzaju działają jeszcze raz: { $kind }.
inv-event-zombies-act = Zaczyna się Faza Xenosów.
inv-event-fell = { $who } ginie z rąk Xenosa ({ $kind }).
inv-event-spawns-woken = Od teraz Xenosy pojawiają się też przy znaczniku Namnażania w kolorze: { $colour }.
inv-event-wound-healed = { $skill }: { $who } odzyskuje Pancerz. Pancerz: { $health }.

## Stan gry

inv-status-decks = Talie: ekwipunek { $equipment } (odrzucone: { $discarded }), Prototypy { $pimpweapons }, Xenosy { $zombies }
inv-status-survivor = { $who }: strefa { $zone }, Pancerz { $health }, doświadczenie { $adrenaline } ({ $level })

## Dlaczego czegoś nie można

inv-no-cost = Opuszczenie tej Strefy wymaga Akcji: { $cost } (jedna i po jednej za każdego Xenosa w niej).
inv-no-sight-room = Wzrok sięga tylko do pierwszego pomieszczenia.
inv-no-search-zombies = Nie można Przeszukiwać, gdy w Strefie są Xenosy.
inv-no-search-street = Tu nie ma czego Przeszukiwać; wejdź do pomieszczenia.
inv-no-melee-zombie = W tej Strefie nie ma Xenosa, w którego można uderzyć.
inv-no-exit-zombies = Nie można uciec, gdy w Strefie Wyjścia są Xenosy.
inv-no-dash-zombies = Xenosy po drodze zatrzymują ruch przed Strefą { $zone }.
inv-no-no-target-there = Ze Strefy { $zone } żadną bronią w Rękach nie da się strzelić do Xenosów.
inv-no-no-zombies = W Strefie { $zone } nie ma Xenosów.
inv-no-not-hurt-here = { $who } nie może otrzymać tych Obrażeń.
inv-no-unhurt = { $who } ma cały Pancerz.
inv-no-hit-none = W Strefie { $zone } nie ma takiego Xenosa.
inv-no-reap = Jedno trafienie w dwa Xenosy wymaga umiejętności „Rozpruwacz”, nieużytej jeszcze w tym ataku, i dwóch Xenosów tego rodzaju.
inv-no-oxygen = Wyjście ze Śluzy wymaga Butli tlenowej w gnieździe Tułowia.
inv-no-sealed = Śluza jest zabezpieczona.

## Kiedy pada pytanie

inv-moment-wounds = przy rozdzielaniu Obrażeń
inv-moment-cancel = wtedy, gdy Obrażenia mają spaść na Ocalałego, który może odrzucać za nie karty
inv-moment-send = wtedy, gdy Xenosy się rozdzielają i jeden zostaje
inv-moment-reflex = wtedy, gdy Xenosy pojawiają się w Polu widzenia Ocalałego z umiejętnością „Odruchy bojowe”

## Misje: o co pytają, co proponują, opowiadają i czego odmawiają

z2-first-group = Zespół zaczyna w dwóch miejscach. Kto jest w pierwszej grupie? Do wskazania: { $count }.
z2-first-group-about = Potem los mówi, która grupa zaczyna w C1, a która w K9. Wszyscy muszą się spotkać tam, gdzie Działko strażnicze.
z2-scientists = Faza Graczy dobiega końca: czy naukowcy się ruszają?
z2-option-in-group = { $who } – pierwsza grupa
z2-option-guide = { $who }: ruch do strefy { $to }
z2-option-guide-out = { $who }: ucieczka
z2-option-force-airlock = Sforsuj zabezpieczoną Śluzę obok Robota
z2-option-steer-airlock = Robot forsuje zabezpieczoną Śluzę (Akcja Maszyny)
z2-option-take-mold = Pobierz próbkę pleśni
z2-moment-groups = przed pierwszą rundą, gdy drużyna zaczyna w dwóch grupach
z2-moment-scientists = na koniec Fazy Graczy
z2-event-starts-in = { $who } zaczyna w strefie { $zone }.
z2-event-spawn-burned = Znacznik Strefy Namnażania w strefie { $zone } płonie. Jego kolor: { $colour }.
z2-event-evacuated = Odlatuje kolejna osoba z załogi. Zostało: { $left }.
z2-event-airlock-forced = Zabezpieczona Śluza zostaje sforsowana ({ $who }).
z2-event-sample-taken = { $who } pobiera próbkę: { $kind }.
z2-event-mold-taken = { $who } pobiera próbkę pleśni.
z2-goal-scientists = uciekają też obaj naukowcy ({ $done } z { $all })
z2-end-rolly-found = Xenosy znalazły Rolly; Misja się nie powiodła.
z2-end-scientist-lost = Naukowiec nie żyje; Misja się nie powiodła.
z2-no-suit-first = Rolly nie może wyruszyć, dopóki nie znajdziecie skafandra.
z2-no-not-sealed = Śluza nie jest już zabezpieczona.
z2-no-sealed-bot = Śluzę można otworzyć tylko wtedy, gdy stoi przed nią Robot.
z2-no-sealed-control = Śluzę może sforsować tylko ktoś, kto stoi przy Robocie lub nim steruje.
z2-no-scientist = Naukowcy nie idą za nikim.
z2-no-sample-taken = Ta próbka została już pobrana.
z2-no-no-spawn-here = Nie ma tu znacznika Strefy Namnażania.
z2-token-engineer-blue = inżynier (niebieski Cel)
    .acc = inżyniera (niebieski Cel)
z2-token-engineer-white = inżynier (biały Cel)
    .acc = inżyniera (biały Cel)
