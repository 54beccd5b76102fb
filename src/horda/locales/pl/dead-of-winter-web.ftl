### Martwa zima: słowa stołu w przeglądarce.

dw-web-mine = Moje
dw-web-dice = Kości akcji
dw-web-players = Gracze
dw-web-bot = Bot { $n }
dw-web-first = pierwszy gracz
dw-web-1st = 1.
dw-web-exiled = na wygnaniu
dw-web-long-night = Długa noc
dw-web-round-of = Runda { $round }/{ $rounds }
dw-web-morale = Morale
dw-web-track-morale = morale
dw-web-track-food = żywność
dw-web-track-starvation = głód
dw-web-track-waste = odpady
dw-web-step-crisis = Zagrożenie
dw-web-step-dice = Kości
dw-web-step-turns = Tury
dw-web-step-colony = Kolonia
dw-web-hand-of = karty na ręce
dw-web-holds = trzyma kartę rozdroża
dw-web-board = Kolonia i okolica
dw-web-main = Cel główny
dw-web-goal-mark = Cel:{" "}
dw-web-whole = cała karta
dw-web-less = tylko cel
dw-web-goal-other = warunek
dw-web-goal-survive_rounds = rundy
dw-web-goal-stored_dice = kości
dw-web-goal-stored_cache_cards = karty ze składowiska
dw-web-goal-samples = próbki
dw-web-goal-stranded_rescued_min = uratowani
dw-web-goal-food_supply_min = żywność
dw-web-goal-improvements_built_min = zbudowane
dw-web-goal-experiments_contained_min = powstrzymane
dw-web-goal-dice_on_raxxon_sum_min = oczka
dw-web-goal-cache_min = składowisko
dw-web-goal-main = Cel główny jest wykonany
dw-web-crisis-now = Zagrożenie tej rundy
dw-web-crisis-none = Teraz nie ma zagrożenia
dw-web-sealed = { $count ->
    [0] brak kart
    [one] { $count } zakryta
    [few] { $count } zakryte
   *[other] { $count } zakrytych
 }
dw-web-next = Gdyby faza kolonii była teraz
dw-web-next-fed = Żywność { $food }, potrzeba { $need }
dw-web-next-hunger = Żywność { $food } z { $need }: głód
dw-web-next-waste = { $loss ->
    [0] Odpady { $count }: bez straty
   *[other] Odpady { $count }: morale −{ $loss }
 }
dw-web-next-noise = Hałas { $count }: od { $least } do { $count } zombie
dw-web-overrun = { $who } ginie
dw-web-stored = { $have } z { $need }
dw-web-of = { $have }/{ $need }
dw-web-zombies = zombie { $count }
dw-web-barricades = barykady { $count }
dw-web-noise = hałas { $count }
dw-web-food = żywność { $count }
dw-web-waste = odpady { $count }
dw-web-starving = głód { $count }
dw-web-dead = zmarli { $count }
dw-web-inside = w środku { $count } z { $room } · jedzenie { $feed } · nocą +{ $zombies } zombie
dw-web-inside-short = { $count } z { $room } · nocą +{ $zombies } zombie
dw-web-theirs = ich ogień, ich jedzenie
dw-web-closed-to-you = Zamknięte: jesteś na wygnaniu
dw-web-helpless = { $count ->
    [0] bez darmozjadów
    [one] { $count } darmozjad
    [few] { $count } darmozjady
   *[other] { $count } darmozjadów
 }
dw-web-helpless-unruly = { $count ->
    [one] { $count } darmozjad
    [few] { $count } darmozjady
   *[other] { $count } darmozjadów
 }, { $unruly ->
    [one] { $unruly } zbuntowany
    [few] { $unruly } zbuntowane
   *[other] { $unruly } zbuntowanych
 }
dw-web-leader = przywódca
dw-web-wounds = rany: { $count }
dw-web-frostbite = odmrożenia: { $count }
dw-web-despair = rozpacz: { $count }
dw-web-bandits = bandyci { $count }
dw-web-deck = { $count ->
    [0] pusta talia
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
 }
dw-web-place-police = Policja
dw-web-place-grocery = Sklep
dw-web-place-school = Szkoła
dw-web-place-library = Biblioteka
dw-web-place-hospital = Szpital
dw-web-place-gas = Stacja paliw
dw-web-colony-papers = Papiery kolonii
dw-web-attack-value = atak
dw-web-search-value = przeszukanie
dw-web-influence-word = wpływ
dw-web-influence = wpływ { $count }
dw-web-nobody-left = Nie masz już nikogo.
dw-web-your-dice = Twoje kości
dw-web-die = kość { $die }
dw-web-only-hand = Tylko ty widzisz: ręka
dw-web-only-secret = Tylko ty: tajny cel
dw-web-only-exile = Tylko ty: cel wygnańca
dw-web-morale-too = Morale kolonii wynosi 0 (dodała to opowieść)
dw-web-only-crossroads = Tylko ty: trzymana karta rozdroża
dw-web-only-these = Tylko ty widzisz: zostaw jedną
dw-web-only-start = { $count ->
    [0] Tylko ty: bez kart
    [one] Tylko ty: { $count } karta
    [few] Tylko ty: { $count } karty
   *[other] Tylko ty: { $count } kart
 }
dw-web-hand-empty = Nie masz kart na ręce.
dw-web-hand-count = Ręka { $count }
dw-web-press-look = Naciśnij, aby zobaczyć
dw-web-hold-look = Przytrzymaj, aby zobaczyć
dw-web-let-go-hide = Puść, aby zasłonić
dw-web-press-hide = Naciśnij, aby zasłonić
dw-web-hand-and-goal = { $count ->
    [0] twój ukryty cel
    [one] { $count } karta i twój ukryty cel
    [few] { $count } karty i twój ukryty cel
   *[other] { $count } kart i twój ukryty cel
 }
dw-web-hide = Zasłoń
dw-web-look = Zobacz
dw-web-actions = Akcje
dw-web-act-search = Szukaj
dw-web-act-attack = Atak
dw-web-act-barricade = Barykada
dw-web-act-attract = Przyciągnij
dw-web-act-clean = Sprzątaj
dw-web-act-move = Ruch
dw-web-act-crisis = Poświęć
dw-web-act-eat = Zjedz
dw-web-act-eat-card = Zjedz kartę
dw-web-act-more = Więcej
dw-web-act-end = Koniec tury
dw-web-note-barricade = 1 kość
dw-web-note-attract = 1 kość
dw-web-note-clean = 1 kość
dw-web-note-move = ryzyko
dw-web-note-crisis = za darmo
dw-web-note-eat = kość +1
dw-web-note-eat-card = karta żywności +1
dw-web-note-more = prośby
dw-web-dice-left = { $count ->
    [0] bez kości
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
 }
dw-web-not-outside = na wygnaniu
dw-web-not-now = nie teraz
dw-web-die-from = kość { $die }+
dw-web-with-card = { $what }, karta: { $card }
dw-web-let-go = Odznacz: { $what }
dw-web-all = Pokaż wszystko
dw-web-others = Kolonia i karty
dw-web-how = Naciśnij ocalałego, kość, kartę, miejsce albo akcję. Tu zostanie to, co pasuje.
dw-web-sure-dice = { $count ->
    [one] Niewykorzystana kość: { $dice }.
   *[other] Niewykorzystane kości: { $dice }.
 }
dw-web-sure-crisis = Zagrożenie wymaga pasujących kart: { $need }. Leżą zakryte: { $given }, niekoniecznie pasujące.
dw-web-sure-grave = To zwróci stół przeciw komuś. Na pewno?
dw-web-on-stage = Zdecyduj poniżej.
dw-web-first-this = Najpierw to pytanie
dw-web-your-turn = Twoja tura
dw-web-busy-asked = Pytanie
dw-web-busy-setup = Początek
dw-web-busy-search = Przeszukanie
dw-web-busy-bite = Ugryzienie
dw-web-busy-crossroads = Rozdroże
dw-web-busy-vote = Głosowanie
dw-web-busy-give = Prośba
dw-web-busy-end = Koniec
dw-web-watching = Oglądasz
dw-web-hidden-from-you = Zakryte przed tobą: ręce, tajne cele, zakryte karty zagrożenia, karta rozdroża, oglądane karty i głosy przed odkryciem.
dw-web-whole-board = Cała plansza
dw-web-hold = przytrzymaj
dw-web-crossroads-read = Rozdroże czyta
dw-web-crossroads-read-you = Rozdroże czytasz
dw-web-way-shut = Ta droga nie jest dla ciebie otwarta.
dw-web-you-choose = Karta mówi do ciebie: wybierasz tylko ty.
dw-web-you-choose-short = Ty wybierasz na rozdrożu
dw-web-choose-way = Wybierz drogę
dw-web-chose = { $who }: { $way }
dw-web-choosing = Wybiera: { $who }
    .you = Wybierasz
dw-web-listening = Słyszysz to co wszyscy. Decyduje tylko ten, do kogo mówi karta.
dw-web-points-at = { $who } oskarża: { $whom }
dw-web-you-point-at = Oskarżasz: { $whom }
dw-web-points-at-you = { $who } oskarża ciebie
dw-web-card-points-at = Wygnać z kolonii: { $who }?
    .you = Wygnać z kolonii ciebie?
dw-web-on-exile = Wygnanie: { $whom }
dw-web-vote-token = Czy znacznik pierwszego gracza zostaje?
dw-web-vote-contain = Powstrzymać eksperyment?
dw-web-thumb-exile = Wygnać
dw-web-thumb-stays = Zostaje
dw-web-thumb-token-up = Zostaje
dw-web-thumb-token-down = Przechodzi dalej
dw-web-thumb-contain-up = Powstrzymać
dw-web-thumb-contain-down = Odpuścić
dw-web-thinking = myśli
dw-web-is-sealed = w kopercie
dw-web-accused = pod oskarżeniem
dw-web-accuses = oskarża
dw-web-all-vote = Głosują wszyscy naraz, pod oskarżeniem też.
dw-web-all-vote-card = Wszyscy, którzy mają głos, naraz.
dw-web-tie = Remis: decyduje { $who }
    .you = Remis: decydujesz ty
dw-web-tie-why = Remis rozstrzyga pierwszy gracz, na oczach wszystkich.
dw-web-your-thumb = Twój kciuk
dw-web-your-word = Twoje słowo
dw-web-thumb-secret = nikt go nie zobaczy, zanim zagłosują wszyscy
dw-web-open-word = zobaczą to wszyscy
dw-web-hold-thumb = Przytrzymaj kciuk, aż zamknie się koperta.
dw-web-you-sealed = Twój głos jest w kopercie. Odkryją się wszystkie naraz.
dw-web-no-vote = Nie masz tu głosu. Odkryją się wszystkie naraz.
dw-web-sealed-of = Głosowanie: { $count } z { $all } w kopertach
dw-web-what-exile = Co znaczy wygnanie?
dw-web-exile-if = Kto idzie na wygnanie
dw-web-gate-shut = Brama zostaje zamknięta
dw-web-exile-crisis = nie dokłada kart do zagrożenia; wystarczy { $less } zamiast { $need }
dw-web-exile-food = nie je z zapasów; kość podnosi karta żywności
dw-web-exile-vote = nie głosuje w żadnym głosowaniu
dw-web-exile-waste = zagrane karty usuwa z gry
dw-web-exile-morale = straty tej grupy nie kosztują morale
dw-web-exile-out = wyprowadza swoich z kolonii, każdy rzuca na ryzyko
dw-web-exile-goal = dostaje nowy, tajny cel
dw-web-exile-two = Dwoje wygnanych, którzy nie są zdrajcami, od razu spycha morale do 0.
dw-web-reveal = Wszystkie głosy są odkryte
dw-web-stamp-exiled = Wygnanie
dw-web-stamp-stays = Zostaje
dw-web-stamp-up = Przyjęte
dw-web-stamp-down = Odrzucone
dw-web-stamp-tie = Remis
dw-web-count = { $ayes } do { $noes }
dw-web-up = kciuk w górę
dw-web-down = kciuk w dół
dw-web-is-exiled = { $who }: wygnanie
dw-web-exile-sees = Stół widzi, że dobrano cel wygnańca. Czyta go tylko { $who }.
    .you = Stół widzi, że dobrano cel wygnańca. Czytasz go tylko ty.
dw-web-from-now = Od tej chwili
dw-web-needs = Zagrożenie wymaga
dw-web-voters = Głosujący
dw-web-their-dead = Straty tej grupy
dw-web-minus-morale = morale −1
dw-web-no-loss = bez straty
dw-web-bandit-lead = Przywódca bandytów
dw-web-nobody = nikt
dw-web-leads-out = { $who } wyprowadza grupę
    .you = Wyprowadzasz grupę
dw-web-must-leave = musi opuścić kolonię i rzucić na ryzyko
dw-web-stays-at = zostaje: { $place }
dw-web-expo-title = Mróz bierze swoje
dw-web-expo = Ryzyko: { $who }
dw-web-expo-blank = nic
dw-web-expo-wound = rana: { $count } z { $most }
dw-web-expo-frost = odmrożenie: { $count } z { $most }, rana na początku każdej tury
dw-web-expo-bite = ugryzienie: śmierć i może przejść dalej
dw-web-expo-then-blank = Tym razem się udało: { $who }.
dw-web-expo-then-wound = { $wounds ->
    [one] { $who }: jedna rana; śmierć przy { $most } żetonach obrażeń.
    [few] { $who }: { $wounds } rany; śmierć przy { $most } żetonach obrażeń.
   *[many] { $who }: { $wounds } ran; śmierć przy { $most } żetonach obrażeń.
}
dw-web-expo-then-frostbite = Bez leczenia rani na początku każdej tury: { $who }.
dw-web-expo-then-bite = { $others ->
    [0] { $who } ginie. Nikogo więcej tu nie ma, więc dalej nie pójdzie.
   *[other] { $who } ginie, a ugryzienie szuka następnej osoby.
 }
dw-web-expo-replaced = Wynik zmienił przedmiot.
dw-web-bitten = Ugryzienie przechodzi z ręki do ręki
dw-web-bitten-order = Najpierw najmniejszy wpływ, czyjkolwiek to ocalały
dw-web-bitten-dead = nie żyje
dw-web-bitten-next = następny, jeśli rzut zabije
dw-web-decides = Decyduje: { $who }
    .you = Decydujesz ty
dw-web-let-die = Niech { $who } umrze
dw-web-roll-for = Rzuć kością: { $who }
dw-web-roll = Rzuć
dw-web-bite-stops = Ugryzienie na pewno tu się zatrzyma.
dw-web-bite-roll = Puste pole: ratunek. Cokolwiek innego: śmierć i ugryzienie idzie dalej.
dw-web-bite-note = Ratuje tylko puste pole; znaczniki się nie liczą.
dw-web-your-bite = Twoja decyzja: { $who }
dw-web-who-paid = Kto zapłacił, a kto nie?
dw-web-shuffled = { $count ->
    [0] Ani jednej karty.
    [one] Jedna karta. Widać ją, imienia nigdy.
    [few] { $count } karty, potasowane. Widać karty, imion nigdy.
   *[other] { $count } kart, potasowanych. Widać karty, imion nigdy.
 }
dw-web-nobody-gave = Nikt nie dołożył karty.
dw-web-so-far = na razie
dw-web-face-down = zakryte
dw-web-averted = { $total } z { $due }: zażegnane
dw-web-failed = { $total } z { $due }: stało się
dw-web-who-added = Kto ile dołożył
dw-web-number-public = Liczba i imię są jawne. Która karta jest czyja, nigdy.
dw-web-yours-in = Tylko ty: twoje karty
dw-web-searches = Szuka: { $who }
dw-web-search-seen = Stół widzi, ile kart oglądasz i ile robisz hałasu. Nigdy które i co zostawiasz.
dw-web-left = zostało { $count }
dw-web-keep = Zostaw: { $card }
dw-web-keep-one = Zostaw jedną
dw-web-rest-under = Pozostałe idą pod talię.
dw-web-noise-more = Narób hałasu, dobierz jeszcze
dw-web-noise-odds = { $count ->
    [0] bez zombie
    [one] zombie z { $count } znacznika hałasu tej nocy
    [few] zombie z { $count } znaczników hałasu tej nocy
   *[other] zombie z { $count } znaczników hałasu tej nocy
 }
dw-web-asks-you = { $who } prosi ciebie
dw-web-wants = Potrzebne: { $what }
dw-web-give-free = Daj, co chcesz, albo nic.
dw-web-give-use = Karta zużywa się od razu: nie zostaje na ręce i nie liczy się do zagrożenia.
dw-web-not-asked = nie o to chodzi
dw-web-give = Daj: { $card }
dw-web-give-it = Daj
dw-web-give-same = Odmowa i brak kart wyglądają tak samo.
dw-web-setup-title = Idzie z tobą dwoje. Kto przewodzi?
dw-web-setup-more = Idzie z tobą { $count }. Kto przewodzi?
dw-web-setup-how = Inni zobaczą twój wybór, gdy wszyscy zapieczętują.
dw-web-leads = Przewodzi
dw-web-follows = Idzie
dw-web-goes-back = wraca do talii
dw-web-one-leads = Przewodzi: { $who }
dw-web-one-follows = Idzie też: { $who }
dw-web-secret-kind = Tajny cel
dw-web-never-show = Nigdy go nie pokazuj. Mów, co chcesz.
dw-web-seal = Pieczętuję wybór
dw-web-seal-chosen = { $count } z { $many }
dw-web-wait-seals = Zapieczętowane. Inni jeszcze wybierają.
dw-web-agreed = Co ustalił stół
dw-web-rounds = { $count ->
    [0] 0 rund
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
 }
dw-web-side-normal = zwykła strona
dw-web-side-hard = trudna strona
dw-web-module-improvements = Usprawnienia
dw-web-module-bandits = Bandyci
dw-web-module-raxxon = Raxxon
dw-web-in-play = w grze
dw-web-left-out = bez
dw-web-all-together = Wszyscy razem wygrywają albo przegrywają; nikt nie ma tajemnic.
dw-web-secret-goals = Każdy ma tajny cel, a w puli jest karta zdrady.
dw-web-trust = Komu ufasz?
dw-web-trust-odds = że ktoś z was chce upadku kolonii: potasowano { $goals } tajnych celów i 1 zdradę.
dw-web-goals-up = Teraz cele. Kto chciał tego poranka, a kto nie?
dw-web-goals-down = Cele odkrywają się w kolejności graczy.
dw-web-end-objective = Kolonia żyje.
dw-web-end-morale = Morale 0. Kolonia upada.
dw-web-end-rounds = Czas minął.
dw-web-betrayer = zdrajca
dw-web-your-turn-show = Teraz twój cel
dw-web-turn-mine = Odkryj mój
dw-web-kind-secret = Tajny cel
dw-web-kind-betrayal = Cel zdrajcy
dw-web-kind-exile = Cel wygnańca
dw-web-kind-main = Cel główny
dw-web-wins = wygrywa
dw-web-wins-not = nie wygrywa
dw-web-to-table = Do stołu
dw-web-morale-down = stracone morale: { $count }
dw-web-morale-up = zyskane morale: { $count }
dw-web-met = Cel główny spełniony
dw-web-phase-feed = Wyżywienie
dw-web-phase-waste = Odpady
dw-web-phase-crisis = Zagrożenie
dw-web-phase-zombies = Zombie
dw-web-phase-objective = Cel
dw-web-phase-round = Runda
dw-web-phase-first = Pierwszy gracz
dw-web-on-top = Na wierzchu
dw-web-lying = Leżące kości:
dw-web-none = brak
dw-web-cache = Kryjówka, jawna
dw-web-give-device = Podaj urządzenie:
dw-web-only-for = Tylko dla tych oczu. Reszta patrzy gdzie indziej.
dw-web-wipe = { $who }: przytrzymaj, by przetrzeć szybę
dw-web-nothing-behind = Do tego czasu na ekranie i w stronie za nim nie ma żadnych tajemnic.
dw-web-your-part = Co mogę zrobić
