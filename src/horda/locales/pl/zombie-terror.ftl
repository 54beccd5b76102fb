### Zombie Terror. Pola mają postać „kolumna,rząd”; $facing to N, E, S albo W.

## Gra

zt-game = Zombie Terror
zt-name = { zt-game }
web-game-zombie-terror = Zombie Terror
    .players = 2
    .time = 30–60 min
    .about = Pojedynek na parkingu: sześcioro ludzi przeciw hordzie.
    .now = ludzie przeciw botowi, na otwartym parkingu
    .gallery = Wybierzcie pojedynek
zt-seat-human = Ludzie
zt-seat-zombie = Zombie

zt-scenario-base = Gra podstawowa
zt-scenario-base-about = Sześcioro ludzi przedziera się przez parking pełen zombie. Wygrywają, gdy ci, którzy uciekną przez wyjścia, są warci razem 5 punktów; zombie wygrywają, gdy staje się to niemożliwe albo gdy znacznik terroru zejdzie z toru.
zt-scenario-barricades = Obrona barykad
zt-scenario-barricades-about = Ludzie bronią fortu wokół kanału. Muszą zdobyć kluczyki z drugiego końca parkingu i wsiąść we dwoje do auta ucieczkowego, zanim pięcioro z nich zamieni się w zombie lub znacznik terroru zejdzie z toru.

## Ustawienia gry

zt-setup-scenario = Który scenariusz jest rozgrywany.
zt-setup-action_points = Ile punktów akcji (PA) ma każdy człowiek w turze.
zt-setup-terror_start = Na którym polu toru terroru zaczyna znacznik w grze podstawowej.
zt-setup-cards_per_turn = Ile kart specjalnych gracz może zagrać w jednej turze.
zt-setup-unused_activations = Gracz zombie może nie wykorzystać wszystkich aktywacji.
zt-setup-interleave = Ludzie mogą działać na przemian; jeśli nie, każdy kończy, zanim zacznie następny.
zt-setup-leaving = Kiedy człowiek na wyjściu opuszcza planszę: na koniec tury (turn-end) czy od razu po wejściu (at-once).
zt-setup-turned = Skąd bierze się zombie po zamienionym człowieku: z fazy dokładania (adding) czy od razu w miejscu zamiany (on-the-spot).
zt-setup-round_limit = Po ilu rundach gra kończy się bez rozstrzygnięcia; 0 oznacza brak limitu.

## Sześcioro ludzi. Atrybuty: biernik oraz to, co się z człowiekiem stało.

zt-human-child = Dziecko
    .acc = Dziecko
    .waiting = jeszcze poza planszą
    .healthy = zdrowe
    .wounded = ranne
    .turned = zamienione w zombie
    .gone = uratowane
zt-human-mechanic = Mechanik
    .acc = Mechanika
    .waiting = jeszcze poza planszą
    .healthy = zdrowy
    .wounded = ranny
    .turned = zamieniony w zombie
    .gone = uratowany
zt-human-nurse = Pielęgniarka
    .acc = Pielęgniarkę
    .waiting = jeszcze poza planszą
    .healthy = zdrowa
    .wounded = ranna
    .turned = zamieniona w zombie
    .gone = uratowana
zt-human-banker = Bankier
    .acc = Bankiera
    .waiting = jeszcze poza planszą
    .healthy = zdrowy
    .wounded = ranny
    .turned = zamieniony w zombie
    .gone = uratowany
zt-human-lumberjack = Drwal
    .acc = Drwala
    .waiting = jeszcze poza planszą
    .healthy = zdrowy
    .wounded = ranny
    .turned = zamieniony w zombie
    .gone = uratowany
zt-human-policeman = Policjant
    .acc = Policjanta
    .waiting = jeszcze poza planszą
    .healthy = zdrowy
    .wounded = ranny
    .turned = zamieniony w zombie
    .gone = uratowany

## Dwanaście kart i działanie każdej w jednej linii

zt-card-sewers = Kanał
zt-card-sewers-effect = Człowiek, który jeszcze nie działał, znika pod ziemią i wychodzi na pustym polu odległym najwyżej o 5, nie obok zombie i nie na wyjściu; to cała jego tura.
zt-card-adrenaline = Adrenalina
zt-card-adrenaline-effect = Jeden człowiek na planszy dostaje w tej turze 2 dodatkowe PA.
zt-card-silence = Cisza
zt-card-silence-effect = W najbliższej turze zombie mają o 2 aktywacje mniej, ale co najmniej 1.
zt-card-decoy = Wabik
zt-card-decoy-effect = Obróć jedno lub dwa zombie w dowolną stronę; nie działa na stojące na barykadach.
zt-card-first-aid = Apteczka
zt-card-first-aid-effect = Wylecz jednego rannego człowieka w dowolnym miejscu planszy, bez żadnego kosztu.
zt-card-desperate-shove = Desperacja
zt-card-desperate-shove-effect = Do końca tury jeden człowiek, ale nie Dziecko, może pchać także zombie zwrócone do niego przodem.
zt-card-zombie-horde = Hordy Zombie
zt-card-zombie-horde-effect = W fazie dokładania przez jedną krawędź planszy wchodzą najwyżej 3 dodatkowe zombie, zwrócone do niej tyłem.
zt-card-plague = Plaga
zt-card-plague-effect = W fazie dokładania tej tury dochodzą 2 dodatkowe zombie.
zt-card-awe = Groza
zt-card-awe-effect = Jedno zombie oznaczone do ruchu obowiązkowego wykonuje zamiast niego ruch dowolny.
zt-card-trap = Pułapka
zt-card-trap-effect = Jedno zombie z tej fazy dokładania może stanąć na niemal dowolnym pustym polu, nie tylko na polu dokładania.
zt-card-bloodlust = Żądza krwi
zt-card-bloodlust-effect = Zombie mają w tej turze o 2 aktywacje więcej.
zt-card-rampage = Szał
zt-card-rampage-effect = W tej turze ruch obowiązkowy prowadzi do 3 pól zamiast 2.

## Strony świata

zt-facing = { $facing ->
    [N] na północ
    [E] na wschód
    [S] na południe
   *[W] na zachód
}

## Pytania

zt-place-human = Gdzie zaczyna { $who }? Wybierz wolne pole w skrajnej lewej kolumnie.
zt-place-zombie = Postaw zombie na pustym polu: najpierw pięć w lewej połowie, potem pięć w prawej.
zt-face = W którą stronę ma być zwrócone zombie na ({ $field })?
zt-act = Co robią ludzie?
zt-activate = Faza aktywacji: co robią zombie?
zt-walk = Jak rusza się zombie na ({ $field })?
zt-add = { $left ->
    [0] Faza dokładania: wszystkie nowe zombie już stoją.
    [one] Faza dokładania: gdzie staje ostatnie nowe zombie?
    [few] Faza dokładania: gdzie staje nowe zombie? Zostały { $left }.
   *[many] Faza dokładania: gdzie staje nowe zombie? Zostało { $left }.
}
zt-sewers-who = Kanał: kto schodzi pod ziemię?
zt-sewers-where = Kanał: gdzie wychodzi { $who }?
zt-adrenaline = Adrenalina: kto dostaje 2 dodatkowe PA?
zt-first-aid = Apteczka: kto wraca do zdrowia?
zt-desperate = Desperacja: kto może pchać zombie zwrócone do niego przodem?
zt-decoy = Wabik: które zombie obracasz?
zt-awe = Groza: które zombie wykona ruch dowolny zamiast obowiązkowego?
zt-horde-edge = Hordy Zombie: przez którą krawędź wchodzą?
zt-horde-field = Hordy Zombie: gdzie wchodzi następne zombie?

## Możliwości. $who to imię człowieka w mianowniku, $whom w bierniku.

zt-option-place = { $who }: zacznij na ({ $field })
zt-option-move = { $who }: idź na ({ $field })
zt-option-diagonal = { $who }: przemknij na ukos na ({ $field })
zt-option-push = { $who }: pchnij zombie z ({ $field })
zt-option-shove = { $who }: przesuń człowieka z ({ $field })
zt-option-kill = { $who }: zabij zombie na ({ $field })
zt-option-shoot = { $who }: zastrzel zombie na ({ $field })
zt-option-shove-off = { $who }: zepchnij zombie z barykady ({ $field }), 2 PA
zt-option-enter-car = { $who }: wsiądź do auta na ({ $field })
zt-option-heal = Pielęgniarka: wylecz { $whom }
zt-option-heal-self = Pielęgniarka: wylecz siebie
zt-option-play = Zagraj kartę „{ $card }”
zt-option-pick = { $who }
zt-option-go = Wyjdź na ({ $field })
zt-option-target = Zombie na ({ $field })
zt-option-activate = Aktywuj zombie na ({ $field })
zt-option-add = Postaw zombie na ({ $field })
zt-option-face = { $facing ->
    [N] Na północ (w górę)
    [E] Na wschód (w prawo)
    [S] Na południe (w dół)
   *[W] Na zachód (w lewo)
}
zt-option-edge = { $facing ->
    [N] Krawędź północna (górna)
    [E] Krawędź wschodnia (prawa)
    [S] Krawędź południowa (dolna)
   *[W] Krawędź zachodnia (lewa)
}
zt-option-forward-forward = Dwa kroki do przodu
zt-option-forward-left = Krok do przodu i obrót w lewo
zt-option-forward-right = Krok do przodu i obrót w prawo
zt-option-left-forward = Obrót w lewo i krok do przodu
zt-option-right-forward = Obrót w prawo i krok do przodu
zt-option-forward = Tylko jeden krok do przodu
zt-option-left = Obrót w lewo i ugryzienie
zt-option-right = Obrót w prawo i ugryzienie
zt-option-bite = Ugryzienie bez ruchu
zt-option-climb = Wspięcie się na barykadę
zt-option-end-turn = Zakończ turę ludzi
zt-option-end-activations = Koniec aktywacji; przejdź do fazy dokładania
zt-option-end-adding = Zakończ turę zombie
zt-option-enough = Wystarczy

## Co się dzieje

zt-event-placed = { $human } zaczyna na polu ({ $at }).
zt-event-round-began = Runda { $round }: zaczyna się tura ludzi.
zt-event-moved = { $human } idzie z ({ $at }) na ({ $to }).
zt-event-slipped = { $human } przemyka na ukos z ({ $at }) na ({ $to }).
zt-event-pushed = { $human } pcha zombie z ({ $at }) na ({ $to }) i wchodzi na zwolnione pole.
zt-event-shoved = Mechanik przesuwa { $whom } z ({ $at }) na ({ $to }) i wchodzi na zwolnione pole.
zt-event-healed = { $human } wraca do zdrowia.
zt-event-killed = { $human } zabija zombie na polu ({ $at }).
zt-event-shot = Policjant zabija strzałem zombie na polu ({ $at }). { $bullets ->
    [0] To był ostatni nabój.
    [one] Został { $bullets } nabój.
    [few] Zostały { $bullets } naboje.
   *[many] Zostało { $bullets } nabojów.
}
zt-event-shoved-off = { $human } spycha zombie z barykady ({ $at }).
zt-event-keys-taken = { $human } podnosi kluczyki na polu ({ $at }).
zt-event-keys-dropped = Kluczyki leżą teraz na polu ({ $at }).
zt-event-car-entered = { $human } wsiada do auta ucieczkowego.
zt-event-left = { $human } ucieka z parkingu i przynosi { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; razem: { $score }.
zt-event-turn-passed = Żaden człowiek nie może nic zrobić; tura ludzi przepada.
zt-event-card-played-human = Ludzie zagrywają kartę „{ $card }”.
zt-event-card-played-zombie = Zombie zagrywają kartę „{ $card }”.
zt-event-hastened = { $human } czuje przypływ adrenaliny i ma teraz { $points } PA.
zt-event-emboldened = { $human } do końca tury może pchać także zombie zwrócone przodem.
zt-event-surfaced = { $human } schodzi pod ziemię na polu ({ $at }) i wychodzi na polu ({ $to }).
zt-event-lured = Wabik: zombie na polu ({ $at }) obraca się { zt-facing }.
zt-event-terror-moved = { $field ->
    [0] Znacznik terroru schodzi z toru.
   *[other] Znacznik terroru stoi teraz na polu { $field }.
}
zt-event-collapsed = Barykady pojedyncze się walą! Zombie, które na nich stały, zostają na swoich polach.
zt-event-activations-counted = Tura zombie: { $count ->
    [one] { $count } aktywacja.
    [few] { $count } aktywacje.
   *[many] { $count } aktywacji.
}
zt-event-marked = Zombie na polu ({ $at }) widzi człowieka: jego ruch jest obowiązkowy.
zt-event-turned = Zombie na polu ({ $at }) obraca się { zt-facing }.
zt-event-stepped = Zombie robi krok z ({ $at }) na ({ $to }).
zt-event-charged = Zombie rusza prosto na człowieka, z ({ $at }) na ({ $to }).
zt-event-climbed = Zombie wspina się z ({ $at }) na barykadę ({ $to }).
zt-event-pushed-through = Zombie z barykady ({ $at }) zostaje przepchnięte na ({ $to }).
zt-event-fell-in = Zombie wpada do kanału ({ $at }).
zt-event-briefcase-lost = Bankier zasłania się teczką i traci ją zamiast zdrowia.
zt-event-bitten = Zombie gryzie i rani { $whom } na polu ({ $at }).
zt-event-became = { $human } na polu ({ $at }) zamienia się w zombie.
zt-event-to-add = Faza dokładania: { $count ->
    [0] bez nowych zombie.
    [one] { $count } nowe zombie.
    [few] { $count } nowe zombie.
   *[many] { $count } nowych zombie.
}
zt-event-added = Na polu ({ $at }) pojawia się zombie zwrócone { zt-facing }.
zt-event-surplus = Brakuje pionków lub wolnych pól: { $count ->
    [one] { $count } zombie nie dochodzi.
    [few] { $count } zombie nie dochodzą.
   *[many] { $count } zombie nie dochodzi.
}

## Dlaczego czegoś nie można

zt-no-must-activate = Zanim zakończysz turę, aktywuj co najmniej jednego człowieka.
zt-no-must-charge = Najpierw trzeba aktywować zombie oznaczone do ruchu obowiązkowego; wybierz jedno z nich.
zt-no-use-all = Dopóki jakieś zombie może się ruszyć, trzeba wykorzystać wszystkie aktywacje.
zt-no-climb = Aby się wspiąć, zombie musi być zwrócone do barykady, mieć tuż przed sobą inne zombie na ziemi, a na barykadzie musi być dla niego miejsce.
zt-no-nobody-in-front = Bezpośrednio przed tym zombie nie stoi żaden człowiek.
zt-no-blocked = Droga jest zablokowana albo zombie stoi na barykadzie i nie może się tam obrócić.
zt-no-spend-both = Zombie musi wykorzystać oba punkty; wcześniej zatrzymuje się tylko wtedy, gdy ma człowieka przed sobą.
zt-no-not-in-hand = Nie masz tej karty na ręce.
zt-no-card-played = W tej turze zagrano już tyle kart, ile wolno.
zt-no-card-now = Tej karty nie można teraz zagrać: to nie ta faza albo nic by nie dała.
zt-no-card-target = Zagrana karta nie pozwala na taki wybór.
zt-no-no-zombie = Na tym polu nie ma zombie.
zt-no-acted = To zombie było już aktywowane w tej turze.
zt-no-no-activations = Nie ma już więcej aktywacji.
zt-no-cannot-move = To zombie nie może się ruszyć ani nikogo ugryźć.
zt-no-taken = To pole jest zajęte.
zt-no-not-start-field = Na tym polu nie można zacząć: ludzie zaczynają w skrajnej lewej kolumnie, a zombie w tej połowie planszy, którą się właśnie zapełnia.
zt-no-not-adding-field = Na tym polu nie można teraz dołożyć zombie.
zt-no-not-wounded = { $who } nie ma rany do wyleczenia.
zt-no-not-adjacent = To pole nie sąsiaduje; pola muszą mieć wspólną krawędź.
zt-no-placing = Najpierw wszyscy trafiają na planszę; przedtem nikt nie działa.
zt-no-off-board = { $who } jest poza planszą.
zt-no-no-points = { $who } ma za mało punktów akcji albo nie może ich teraz wydać.
zt-no-not-able = { $who } tego nie potrafi; wybierz kogoś innego.
zt-no-barricade = Ludzie nie mogą wchodzić na barykady.
zt-no-obstacle = Na tym polu jest przeszkoda.
zt-no-once = Ta zdolność działa raz na turę i została już użyta.
zt-no-not-diagonal = Dziecko przemyka tylko na pole, które styka się rogiem z jego polem.
zt-no-on-barricade = Zombie na barykadzie nie można pchnąć; trzeba je zepchnąć.
zt-no-faces = To zombie jest zwrócone przodem; podejdź do niego z boku albo od tyłu.
zt-no-no-room-behind = Pole, na które trzeba by kogoś przesunąć, nie jest wolne.
zt-no-no-human = Na tym polu nie ma człowieka.
zt-no-no-bullets = Policjant nie ma już nabojów.
zt-no-no-line = Policjant nie ma czystej linii strzału do tego pola.
zt-no-only-scenario = To jest możliwe tylko w scenariuszu „{ zt-scenario-barricades }”.
zt-no-not-on-barricade = To zombie nie stoi na barykadzie.
zt-no-no-car = Na tym polu nie ma auta ucieczkowego.
zt-no-keys-first = Jako pierwszy do auta musi wsiąść człowiek z kluczykami.

## Jak skończyła się gra

zt-end-escaped = Z parkingu uciekli ludzie warci razem co najmniej 5 punktów.
zt-end-car = Dwoje ludzi odjeżdża autem ucieczkowym.
zt-end-too-few = Nawet ucieczka wszystkich ludzi z planszy nie da już 5 punktów.
zt-end-nobody-left = Na planszy nie ma już ludzi, a 5 punktów nie zdobyto.
zt-end-terror = Znacznik terroru zszedł z toru; nikt już nie ucieknie.
zt-warn-terror = Znacznik terroru stoi na ostatnim polu: po końcu tej tury zejdzie z toru i zombie wygrają.
zt-warn-charge = Zombie, które widzą ludzi, muszą szarżować: mogą od razu przemienić tylu, że zombie wygrają.
zt-warn-leave = Ranni, którzy uciekają, są warci mniej: ludzie nie zdobyliby już dość punktów i zombie wygrają.
zt-end-five-turned = Pięcioro ludzi zamieniło się w zombie.
zt-end-unfinished = Minęła uzgodniona liczba rund, a gra pozostała nierozstrzygnięta.

## Rysunek planszy

zt-legend =
    C M N B L P   Dziecko, Mechanik, Pielęgniarka, Bankier, Drwal, Policjant; mała litera: człowiek ranny
    ^ > v <       zombie i strona, w którą jest zwrócone; na barykadzie stoi przed nim jej znak
    !             za zombie: widzi człowieka, więc jego ruch jest obowiązkowy
    '             za zombie: było już aktywowane w tej turze
    $k            kluczyki; $ za człowiekiem: ma kluczyki
    ##            przeszkoda lub autobus
    ++ %% GG      barykada pojedyncza, barykada podwójna, budka strażnika
    {"[]"} ()         auto ucieczkowe, kanał
    =>            wyjście
    : i .         pole dokładania, zwykłe pole

## Słowa obok planszy

zt-row = { $first } · { $rest }
zt-brief-points = PA: { $points }
zt-brief-hand = Twoje karty: { $cards }

## Stan gry

zt-list = { $first }, { $rest }
zt-phase-place-humans = rozstawianie ludzi
zt-phase-place-zombies = rozstawianie zombie
zt-phase-human = tura ludzi
zt-phase-activation = tura zombie, faza aktywacji
zt-phase-adding = tura zombie, faza dokładania
zt-phase-over = koniec gry
zt-status-round = Runda { $round }: { $phase }
zt-status-score = Punkty: { $score } z { $goal }
zt-status-keys-on = Kluczyki leżą na polu ({ $field })
zt-status-keys-with = Kluczyki ma { $who }
zt-status-car = W aucie ucieczkowym: { $count } z { $goal } osób
zt-status-terror = { $field ->
    [0] Znacznik terroru: poza torem
   *[other] Znacznik terroru: pole { $field } z { $end }
}
zt-status-collapsed = Barykady pojedyncze są zawalone; znacznik terroru odlicza tury
zt-status-pool = Zombie w puli: { $count }
zt-status-bullets = Naboje: { $count }
zt-status-activations = Pozostałe aktywacje: { $count }
zt-status-to-add = Zombie do dołożenia: { $count }
zt-status-human = { $who } ({ $sign }): { $health }, pole ({ $field }), PA: { $ap }
zt-status-human-off = { $who }: { $health }
zt-status-with-briefcase = { $line }, ma teczkę
zt-status-with-keys = { $line }, ma kluczyki
zt-status-own-hand = { $count ->
    [0] Nie masz już kart
    [one] Twoja karta:
    [few] Twoje { $count } karty:
   *[many] Twoje karty ({ $count }):
}
zt-status-card = „{ $card }” – { $effect }
zt-status-hand-human = { $count ->
    [0] Ludzie nie mają już kart
    [one] Ludzie mają na ręce { $count } kartę
    [few] Ludzie mają na ręce { $count } karty
   *[many] Ludzie mają na ręce { $count } kart
}
zt-status-hand-zombie = { $count ->
    [0] Zombie nie mają już kart
    [one] Zombie mają na ręce { $count } kartę
    [few] Zombie mają na ręce { $count } karty
   *[many] Zombie mają na ręce { $count } kart
}
zt-status-played-human = Zagrane przez ludzi: { $cards }
zt-status-played-zombie = Zagrane przez zombie: { $cards }

## Działające karty

zt-active-silence = { zt-card-silence }: w tej rundzie zombie mają o { $count ->
    [one] { $count } aktywację
    [few] { $count } aktywacje
   *[many] { $count } aktywacji
} mniej, ale co najmniej 1
zt-active-desperate = { zt-card-desperate-shove }: { $who } może w tej turze pchać także zombie zwrócone przodem
zt-active-rampage = { zt-card-rampage }: w tej turze ruch obowiązkowy prowadzi do 3 pól
zt-active-plague = { zt-card-plague }: w fazie dokładania tej tury { $count ->
    [one] dochodzi { $count } dodatkowe
    [few] dochodzą { $count } dodatkowe
   *[many] dochodzi { $count } dodatkowych
} zombie
zt-active-trap = { zt-card-trap }: jedno nowe zombie może stanąć na niemal dowolnym pustym polu
