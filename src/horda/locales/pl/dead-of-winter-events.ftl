### Martwa zima: co się dzieje.

dw-event-round-began = Zaczyna się runda { $round }.
dw-event-crisis-revealed = Zagrożenie: { $crisis }.
dw-event-no-crisis = Talia zagrożeń jest pusta: w tej rundzie nie ma zagrożenia.
dw-event-dice-rolled =
    { $dice ->
        [one] Gracz { $seat } rzuca jedną kością akcji.
       *[other] Gracz { $seat } rzuca { $dice } kośćmi akcji.
    }
dw-event-turn-began = Gracz { $seat } zaczyna turę.
dw-event-turn-ended = Gracz { $seat } kończy turę.
dw-event-crossroads-drawn = Gracz { $seat } dobiera kartę rozdroża i zachowuje ją w tajemnicy: { $crossroads }.
dw-event-crossroads-sprung = Rozdroże: { $crossroads }.
dw-event-crossroads-chosen = { $crossroads }: gracz { $seat } wybiera: „{ $option }”.
dw-event-crossroads-voted = { $crossroads }: głosowanie rozstrzyga: „{ $option }”.
dw-event-crossroads-void = { $crossroads }: żadna opcja nie jest możliwa, nic się nie dzieje.
dw-event-moved = { $survivor } porusza się: { $origin } → { $place }.
dw-event-put-at = { $survivor } trafia tutaj: { $place }.
dw-event-exposed = Kość ryzyka za { $survivor }: { $face }.
dw-event-face-replaced = Wynik za { $survivor } zmienia się na: { $face }.
dw-event-hurt = { $survivor } otrzymuje: { $kind } ×{ $n }.
dw-event-healed = { $survivor } pozbywa się: { $kind } ×{ $n }.
dw-event-ticked = Odmrożenia osłabiają: { $survivor }.
dw-event-died = { $survivor } ginie ({ $place }).
dw-event-left = { $survivor } odchodzi z gry.
dw-event-bite-spreads = Ugryzienie przechodzi dalej: { $survivor }.
dw-event-new-leader = { $survivor } przewodzi teraz grupie gracza { $seat }.
dw-event-joined = { $survivor } dołącza do gracza { $seat } ({ $place }).
dw-event-hand-lost = Gracz { $seat } traci ostatniego ocalałego, a z nim całą rękę: { $n } kart.
dw-event-eliminated = Gracz { $seat } odpada z gry.
dw-event-morale-changed = Morale { $by }: teraz wynosi { $now }.
dw-event-food-changed = Żywność { $by }: w magazynie { $now }.
dw-event-fed = Kolonia zjada żywność: { $n }.
dw-event-starved = Potrzeba żywności: { $n }, głód. Znaczników głodu: { $tokens }.
dw-event-starvation-changed = Znaczniki głodu: { $n }.
dw-event-waste-checked = Kart na stosie odpadów: { $n }, morale { $by }.
dw-event-helpless-came = { $unruly ->
    [yes] Zbuntowane darmozjady: { $n }
   *[no] Darmozjady: { $n }
  }.
dw-event-helpless-died = { $unruly ->
    [yes] Ginie zbuntowany darmozjad
   *[no] Ginie darmozjad
  }.
dw-event-helpless-turned = { $unruly ->
    [yes] Darmozjad się buntuje
   *[no] Zbuntowany darmozjad się uspokaja
  }.
dw-event-zombie-added = Przychodzi zombie: { $entrance }.
dw-event-zombie-killed = Zombie ginie: { $entrance }.
dw-event-zombie-removed = Zombie znika: { $entrance }.
dw-event-zombie-moved = Zombie zwabiony: { $entrance } → { $onto }.
dw-event-overrun = Zombie wdzierają się: { $place }!
dw-event-barricade-built = Powstaje barykada: { $entrance }.
dw-event-barricade-broken = Barykada pada: { $entrance }.
dw-event-trap-laid = Podłożono wybuchającą pułapkę: { $entrance }.
dw-event-trap-went-off = Wybucha pułapka: { $entrance }!
dw-event-noise-made = Hałas ×{ $n }: { $place }.
dw-event-noise-flipped = { $loud ->
    [yes] Zombie słyszą hałas ({ $place }
   *[no] Nikt nie słyszy hałasu ({ $place }
  }).
dw-event-noise-gone = Hałas cichnie: { $place }.
dw-event-die-spent = Gracz { $seat } zużywa kość z wynikiem { $die }.
dw-event-die-raised = Gracz { $seat } podnosi kość do { $die }.
dw-event-die-changed = Kość gracza { $seat }: { $die } → { $now }.
dw-event-die-gained = Gracz { $seat } dostaje dodatkową kość: { $die }.
dw-event-rolled = Gracz { $seat } wyrzuca { $value }.
dw-event-missed = { $survivor } chybia ({ $value }).
dw-event-struck = { $survivor } trafia: { $other } ({ $value }).
dw-event-card-played = Gracz { $seat } zagrywa: { $card }.
dw-event-card-removed = { $card }: karta usunięta z gry.
dw-event-card-wasted = { $card } trafia na stos odpadów.
dw-event-equipped = { $survivor } dostaje: { $card }.
dw-event-item-used = { $survivor } używa: { $card }.
dw-event-ability-used = { $survivor } używa zdolności.
dw-event-handed-off = { $survivor } przekazuje: { $card } → { $to }.
dw-event-cleaned = Usunięto kart ze stosu odpadów: { $n }.
dw-event-contributed = Gracz { $seat } poświęca kartę: { $card }.
dw-event-contributions-shown = Odsłonięto poświęconych kart: { $cards }.
dw-event-crisis-resolved = { $crisis }: { $total } z { $needed }, { $averted ->
    [yes] zażegnane
   *[no] niezażegnane
  }.
dw-event-crisis-peeked = Gracz { $seat } ogląda następne zagrożenie: { $crisis }.
dw-event-crisis-buried = { $done ->
    [yes] Gracz { $seat } odkłada je pod talię
   *[no] Gracz { $seat } zostawia je na wierzchu
  }.
dw-event-searched = { $survivor } przeszukuje: { $place }.
dw-event-looked = Gracz { $seat } ogląda kartę: { $card }.
dw-event-kept = Gracz { $seat } zatrzymuje kartę: { $card }.
dw-event-drew = Gracz { $seat } dobiera kartę: { $card }.
dw-event-stolen = Gracz { $seat } zabiera kartę graczowi { $target }: { $card }.
dw-event-passed = Gracz { $seat } oddaje kartę graczowi { $target }: { $card }.
dw-event-peeked = Gracz { $seat } ogląda zakryte karty: { $cards }.
dw-event-requested = Gracz { $seat } prosi pozostałych o: { $wanted }.
dw-event-gave = Gracz { $seat } daje: { $card }.
dw-event-declined = Gracz { $seat } nic nie daje.
dw-event-accused = Gracz { $seat } chce wygnać gracza { $target }.
dw-event-voted = Głosy: { $ayes } za, { $noes } przeciw: { $passed ->
    [yes] przyjęto
   *[no] nie przyjęto
  }.
dw-event-tie-broken = Gracz { $seat } jako pierwszy gracz rozstrzyga remis: { $passed ->
    [yes] tak
   *[no] nie
  }.
dw-event-exiled = Gracz { $seat } idzie na wygnanie.
dw-event-exile-goal = Cel wygnańca gracza { $seat }: { $secret }.
dw-event-bandit-leader = Gracz { $seat } przewodzi teraz bandytom.
dw-event-token-passed = Pierwszym graczem jest gracz { $seat }.
dw-event-round-marker = Zostało rund: { $left }.
dw-event-stored = { $card } trafia pod cel główny.
dw-event-die-stored = Gracz { $seat } kładzie na celu kość z wynikiem { $die }.
dw-event-die-placed = Gracz { $seat } kładzie na Raxxonie kość z wynikiem { $die }.
dw-event-objective-met = Cel spełniony: { $objective }.
dw-event-objective-changed = Nowy cel: { $objective }.
dw-event-secret-shown = Cel gracza { $seat } to: { $secret }.
dw-event-bandit-came = Pojawia się bandyta: { $place }.
dw-event-bandit-left = Znika bandyta: { $place }.
dw-event-looted = Bandyci łupią: { $card } ({ $place }).
dw-event-cache-taken = Gracz { $seat } zabiera ze składowiska: { $card }.
dw-event-progress = { $improvement }: postęp { $n }.
dw-event-built = Kolonia zbudowała: { $improvement }.
dw-event-improvement-opened = Można budować nowe usprawnienie: { $improvement }.
dw-event-experiment-contained = { $experiment }: eksperyment powstrzymany.
dw-event-experiment-gone = { $experiment } znika z gry.
dw-event-special-came = { $experiment } przychodzi: { $entrance }.
dw-event-special-left = { $experiment } znika: { $entrance }.
dw-event-encounter = Potyczka z { $experiment }: { $value }.
dw-event-side-effect = { $survivor } ma skutek uboczny: { $side_effect }.
dw-event-reduced = { $place }: tym razem o { $n } zombie mniej.
dw-event-stranded = Odcięta osoba trafia do kolonii: { $place }.
dw-event-told = Wszyscy widzą karty: { $cards }.
dw-event-deck-turned = Talia przetasowana: { $place }.
