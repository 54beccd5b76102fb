### Zombicide 2. Edycja: dlaczego czegoś nie można.

z2-no-actions = Nie ma już na to Akcji.
z2-no-cost = Opuszczenie tej Strefy wymaga Akcji: { $cost } (jedna i po jednej za każde Zombie w niej).
z2-no-neighbour = Strefa { $zone } nie sąsiaduje z tą Strefą.
z2-no-door-closed = Po drodze są zamknięte drzwi; najpierw trzeba je otworzyć.
z2-no-no-way = Nie ma tam otwartej drogi; najpierw trzeba otworzyć jakieś drzwi.
z2-no-way-asked = Po drodze coś się jeszcze rozstrzygnie; najpierw idź do Strefy obok.
z2-no-far = Droga tam kosztuje { $cost ->
    [one] { $cost } Akcję
    [few] { $cost } Akcje
   *[many] { $cost } Akcji
}, a { $left ->
    [0] nie ma już żadnej
    [one] została { $left }
    [few] zostały { $left }
   *[many] zostało { $left }
}.
z2-no-elsewhere = Można to zrobić tylko w Strefie { $zone }; najpierw trzeba tam pójść.
z2-no-sight-corner = Nie prowadzi tam żadna linia prosta, a za róg nikt nie widzi.
z2-no-sight-door = Widok zasłaniają zamknięte drzwi.
z2-no-sight-wall = Widok zasłania ściana.
z2-no-sight-room = Wzrok sięga tylko do pierwszego pomieszczenia budynku.
z2-no-sight-dark = Ciemne pomieszczenie widać tylko z sąsiedniej Strefy.
z2-no-search-zombies = Nie można Przeszukiwać, gdy w Strefie są Zombie.
z2-no-search-street = Na ulicy nie ma czego Przeszukiwać; wejdź do budynku.
z2-no-search-again = Przeszukiwanie było już w tej turze.
z2-no-search-empty = Talia ekwipunku jest wyczerpana.
z2-no-door-not-here = Tych drzwi nie ma na ścianach tej Strefy.
z2-no-door-open = Te drzwi są już otwarte.
z2-no-door-locked = Te drzwi są zaryglowane, dopóki nie zdobędziecie Celu w ich kolorze.
z2-no-door-tool = Do otwarcia drzwi trzeba mieć w Ręce narzędzie, na przykład Łom albo Topór Strażacki.
z2-no-card-not-held = Tę kartę trzeba trzymać w Ręce.
z2-no-not-carried = Ten Ocalały nie ma takiej karty.
z2-no-melee-zombie = W tej Strefie nie ma Zombie, w które można uderzyć.
z2-no-weapon-mode = Ta karta nie jest bronią do takiego ataku.
z2-no-no-pair = Atak dwiema broniami wymaga pary takich samych broni podwójnych w Rękach.
z2-no-hobomination = W Strefie z Abominarzem nie można walczyć.
z2-no-range = Strefa { $zone } jest w odległości { $distance }; Zasięg tej broni to { $least }–{ $most }.
z2-no-sight = Strefy { $zone } stąd nie widać.
z2-no-reload = Ta broń jest rozładowana; najpierw ją przeładuj.
z2-no-loaded = Tej broni nie trzeba przeładowywać.
z2-no-objective = W tej Strefie nie ma Celu.
z2-no-crate = W tej Strefie nie ma Skrzyni.
z2-no-exit = To nie jest Strefa Wyjścia.
z2-no-exit-none = W tej Misji nie ma Wyjścia, przez które można uciec.
z2-no-exit-goals = Najpierw trzeba wykonać pozostałe zadania Misji.
z2-no-exit-zombies = Nie można uciec, gdy w Strefie Wyjścia są Zombie.
z2-no-not-here = W tej Strefie nie ma: { $who }.
z2-no-led = { $who } ma już Dowódcę.
z2-no-no-seat = W samochodzie nie ma wolnego miejsca pasażera, które mógłby zająć ten Towarzysz: { $who }.
z2-no-nothing-to-trade = Nie ma kart do przełożenia.
z2-no-food = Ta karta nie jest żywnością.
z2-no-seated = Z samochodu nie można się Poruszyć: najpierw trzeba wysiąść.
z2-no-car-not-here = Tego samochodu nie ma w tej Strefie.
z2-no-car-parked = W tej Misji tym samochodem nie można jechać.
z2-no-car-zombies = Nie można wsiąść do samochodu, gdy w Strefie są Zombie.
z2-no-car-full = Nie ma wolnego miejsca tego rodzaju albo jest ich za mało dla Towarzyszy.
z2-no-not-driver = Prowadzić może tylko ten, kto siedzi za kierownicą.
z2-no-car-building = Samochody nie wjeżdżają do budynków.
z2-no-car-dead-end = Szybka jazda to dokładnie dwie Strefy i nie z powrotem; stamtąd nie da się jechać dalej.
z2-no-car-no-police = Przeszukiwać można tylko radiowozy.

## Ruch i umiejętności

z2-no-slipped = To Dziecko użyło już w tej turze swojego Ruchu „Nieuchwytny”.
z2-no-not-kid = Obok Zombie przemykają tylko Dzieci.
z2-no-slip-needless = Przemykanie nic by tu nie zmieniło; wystarczy zwykły Ruch.
z2-no-slip-jump = Przemykania obok Zombie nie można połączyć ze Skokiem.
z2-no-skill-none = Ten Ocalały nie ma umiejętności „{ $skill }”.
z2-no-skill-used = Umiejętność „{ $skill }” działa raz na turę i w tej została już użyta.
z2-no-skill-no-move = Umiejętność „{ $skill }” nie pozwala się przemieścić.
z2-no-dash-cost = To wymaga Akcji: { $cost }, a tylu już nie ma.
z2-no-dash-far = Strefa { $zone } jest stąd dalej niż { $count } { $count ->
    [few] Strefy
   *[other] Stref
}.
z2-no-dash-zombies = Zombie po drodze zatrzymują ruch przed Strefą { $zone }.
z2-no-dash-end = Umiejętność „{ $skill }” nie pozwala zakończyć ruchu w Strefie { $zone }.
z2-no-no-target-there = Ze Strefy { $zone } żadną bronią w Rękach nie da się strzelić do Zombie.
z2-no-nobody-there = W Strefie { $zone } nie ma innego Ocalałego.
z2-no-jump = Skok kończy się dokładnie dwie Strefy dalej; w Strefie { $zone } nie może.
z2-no-sprint = Sprint prowadzi co najmniej przez dwie Strefy.
z2-no-taunt-far = Strefa { $zone } jest dalej niż dwie Strefy stąd albo nie ma do niej otwartej drogi.
z2-no-no-zombies = W Strefie { $zone } nie ma Zombie.
z2-no-not-there = W Strefie { $zone } nie ma: { $who }.
z2-no-no-brother = Nie ma tu umiejętności Towarzysz broni.
z2-no-brother-apart = Umiejętność Towarzysz broni jest już odłożona.
z2-no-brother-so = Umiejętność Towarzysz broni jest w użyciu.
z2-no-not-led = Akcję można oddać tylko innemu Ocalałemu na planszy, a nie: { $who }.
z2-no-favour = Podarowana Akcja musi być taką, którą może wykonać każdy: bez umiejętności z własnej tury, posiłku i ucieczki.
z2-no-gone = Tego Ocalałego nie ma już na planszy.

## Osoby

z2-no-not-in-team = { $who } nie należy do drużyny.
z2-no-no-companion = { $who } nie jest w tej grze Towarzyszem.
z2-no-acted = { $who }: tura w tej rundzie już się odbyła.
z2-no-escaped = { $who } jest już poza planszą.
z2-no-not-yet = Teraz jest tura innego gracza; { $who } musi zaczekać.
z2-no-no-tactician = Zaczekać może tylko Taktyk.
z2-no-not-hurt-here = { $who } nie może otrzymać tej Rany.
z2-no-not-traded = { $who } nie towarzyszy żadnemu z dwojga wymieniających się Ocalałych.
z2-no-unhurt = { $who } nie ma Ran.
z2-no-not-healed = { $who } jest w innej Strefie albo przed chwilą wyleczono tu Ranę.

## Samochody

z2-no-on-foot = Ten Ocalały nie siedzi w samochodzie.
z2-no-same-seat = To byłoby miejsce tego samego rodzaju co teraz.
z2-no-not-in-car = { $who } nie siedzi w tym samym samochodzie.
z2-no-car-back = Szybki samochód nie wraca tam, skąd ruszył.

## Trafienia i karty

z2-no-hit-none = W Strefie { $zone } nie ma takiego Zombie.
z2-no-hit-order = Najpierw trzeba trafić inne cele w kolejności albo trafień wystarczy dla wszystkich.
z2-no-reap = Jedno trafienie w dwa Zombie wymaga umiejętności „Rozpruwacz”, nieużytej jeszcze w tym ataku, i dwóch Zombie tego rodzaju.
z2-no-skill-choice = To nie jest umiejętność nowego poziomu.
z2-no-no-slot = Nie ma takiego miejsca u tych, którzy przekładają karty.
z2-no-room-apart = W Plecaku broń i podłączone do niej karty rozdzielają się: za mało wolnych miejsc.
z2-no-slot-alike = Na liście zastępuje je takie samo miejsce.
z2-no-slot-empty = To miejsce jest puste.
z2-no-no-meal = W tym miejscu nie ma żywności albo jej właściciel może ją zużyć od razu w tej turze.
z2-no-no-token = Nie można tu przekazać żetonu Celu w tym kolorze.
z2-no-lifts = Podniesiono już dość kart; czas je tak zostawić.
z2-no-holding = Najpierw trzeba odłożyć albo odrzucić tę kartę, o którą chodzi.
z2-no-no-cards = Żaden z twoich Ocalałych nie ma karty.
z2-no-not-recruited = { $who } nie może czekać jako Towarzysz: jest już w grze albo nic by nie dawał bez planszy Ocalałego.
z2-no-between-roll = Kości zostały rzucone: najpierw rozstrzyga się, co z nich wynika.
z2-no-in-an-attack = Ta karta właśnie służy do ataku: najpierw trzeba rzucić kośćmi.
z2-no-learning = { $who } właśnie zdobywa umiejętność: najpierw trzeba ją wybrać.
z2-no-in-a-trade = Trwa wymiana, w której bierze udział { $who }: najpierw trzeba ją zakończyć.
z2-no-not-own-card = Ta karta należy do innego gracza: tylko on może ją odrzucić.
z2-no-not-holding = Żadna karta nie jest podniesiona, więc nie ma czego odrzucić.

## Inne chwile

z2-no-not-asked = Teraz decyduje inny gracz.
z2-no-not-among = Zasady pozwalają tylko na to, co jest na liście.
z2-no-first = Najpierw trzeba rozstrzygnąć coś innego: „{ $question }”
z2-no-moment = O tym decyduje się tylko { $moment }.
z2-moment-deal = podczas rozdawania kart startowych
z2-moment-start = przed grą, jeśli Misja ma kilka Stref startowych
z2-moment-recruit = przed grą, jeśli Misja ustawia na planszy Towarzyszy
z2-moment-act = wtedy, gdy wybiera się, czyja tura jest następna
z2-moment-wait = wtedy, gdy swoją turę może rozpocząć Taktyk
z2-moment-way = w trakcie Ruchu przez kilka Stref
z2-moment-cards = podczas przekładania, wymiany lub znalezienia kart
z2-moment-trade = podczas wymiany między dwojgiem Ocalałych
z2-moment-agree = wtedy, gdy Ocalały innego gracza proponuje wymianę
z2-moment-discard = po zapowiedzi odrzucenia karty
z2-moment-hit = przy przydzielaniu trafienia
z2-moment-reap = przy przydzielaniu trafienia kogoś z umiejętnością „Rozpruwacz”
z2-moment-dice = wtedy, gdy umiejętność daje wybór liczby kości
z2-moment-six = wtedy, gdy szóstki dają dodatkowe kości
z2-moment-reroll = zaraz po rzucie, gdy ma się amunicję albo umiejętność do przerzutu
z2-moment-wounds = przy rozdzielaniu Ran
z2-moment-cancel = wtedy, gdy Rany mają spaść na Ocalałego, który może odrzucać za nie karty
z2-moment-send = wtedy, gdy Zombie się rozdzielają i jedno zostaje
z2-moment-reveal = przy otwarciu budynku
z2-moment-learn = po osiągnięciu przez Ocalałego nowego poziomu zagrożenia
z2-moment-drive = podczas szybkiej jazdy samochodem
z2-moment-drag = wtedy, gdy Ocalałego chce przeciągnąć Zbawca
z2-moment-heal = wtedy, gdy leczy Medyk albo Sanitariusz
z2-moment-twin = wtedy, gdy znajdzie się broń podwójną dzięki umiejętności „Broń do pary!”
z2-moment-redraw = wtedy, gdy dobraną kartę można wymienić dzięki umiejętności „Przychylność losu”
z2-moment-sidestep = wtedy, gdy Zombie pojawiają się obok Ocalałego z umiejętnością „Krok w bok”
z2-moment-reflex = wtedy, gdy Zombie pojawiają się obok Ocalałego z umiejętnością „Odruchy bojowe”
z2-moment-spread = wtedy, gdy Dyspozytor przydziela karty Zombie w kroku Namnażania
z2-moment-pass = wtedy, gdy można z czegoś zrezygnować

## Drużyny, których być nie może

z2-bad-survivor = Nie ma Ocalałego { $name }; są: { $known }.
z2-bad-abomination = Nie ma Abominacji { $name }; są: { $known }.
z2-bad-twice = { $who } może być w drużynie tylko raz.
z2-bad-few = W pudełku jest Ocalałych: { $count }; nie może ich grać { $team }.
z2-bad-team = Wymieniono Ocalałych: { $count }, a w grze ma ich być: { $team }.
z2-bad-shares = Podział to liczby całkowite połączone znakiem +, na przykład 4+2; { $shares } nim nie jest.
z2-bad-shares-players = Podział obejmuje graczy: { $count }, a gra ich: { $players }; każdy gracz potrzebuje swojej części.
z2-bad-shares-team = Podział obejmuje Ocalałych: { $count }, a w grze ma ich być: { $team }.
z2-bad-shares-none = Gracz { $player } nie dostaje żadnego Ocalałego; każdy prowadzi co najmniej jednego.
z2-bad-players = Każdy gracz potrzebuje Ocalałego; graczy: { $players }, Ocalałych: { $team }.
