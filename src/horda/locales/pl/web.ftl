### Klient przeglądarkowy: jego własne słowa. Nazwy gier, kart i zasad są gdzie indziej.

## Poczekalnia

web-what-to-play = W co zagramy?
web-play-now = Graj od razu
web-go-on = Wróć do gry
web-open-tables = Otwarte stoły
web-no-own-tables = Tu pojawią się stoły, przy których siedzisz.
web-no-open-tables = Nikt teraz nie czeka na graczy.
web-return = Wróć
web-join = Dołącz
web-look = Zobacz
web-status-open = czeka na graczy
web-status-running = gra trwa
web-status-finished = zakończona
web-status-closed = zamknięta
web-new-table = Nowy stół
web-who-plays = Kto gra
web-mode-solo = Solo
web-mode-hotseat = Jeden ekran
web-mode-online = Przez sieć
web-scenario = Scenariusz
web-mission-about = { $difficulty }, około { $minutes } minut
web-difficulty-easy = łatwa
web-difficulty-medium = średnia
web-difficulty-hard = trudna
web-difficulty-very-hard = bardzo trudna
web-difficulty-special = szczególna
web-who-comes = kto przyjdzie?
web-and-rules = a zasady?
web-option-dark_zones = Strefy Mroku
web-option-dark_zones-about = Do ciemnych pomieszczeń zagląda się tylko z bliska, a strzały w nie trafiają na 6.
web-option-ultrared = ultraczerwień
web-option-ultrared-about = Po Czerwonym gra się dalej: tor zaczyna się od nowa i daje niewybrane umiejętności.
web-seat = Miejsce { $number }
web-seat-free = wolne miejsce
web-seat-waits = czeka na znajomego albo na bota
web-seat-friend = ktoś znajomy
web-add-seat = Jeszcze jedno miejsce
web-add-bot = Dodaj bota
web-remove = Usuń
web-start = Zaczynamy noc
web-start-with-bots = Zacznij, boty zajmą wolne miejsca
web-host-starts = grę rozpocznie gospodarz
web-sit-down = Usiądź
web-stand-up = Wstań
web-invited = Masz zaproszenie
web-nickname = Twoje imię
web-save = Zapisz
web-guest = Gość
web-give-name = wybierz imię

## Stół

web-team = Drużyna
web-course = Misja, decyzje i dziennik
web-round = Runda
web-phase = Faza
web-phase-players = Gracze
web-phase-zombies = Zombie
web-you = ty
web-deciding = decyduje
web-waits = czeka
web-away = poza stołem
web-rules = Zasady
web-rule = Zasada { $id }
web-language = Język
web-menu = Menu
web-close = Zamknij
web-theme = Wygląd
web-theme-auto = Jak urządzenie
web-theme-dark = Noc
web-theme-light = Dzień
web-speed = Szybkość
web-invite = Zaproś linkiem
web-invitation = Zaproszenie
web-copied = Skopiowano
web-to-lobby = Do poczekalni
web-no-table = Do tego stołu nie można wejść
web-your-turn = Twoja kolej
web-lost = Brak połączenia.
web-connecting = Łączę …
web-retry-in = { $seconds ->
    [0] Próbuję ponownie. Ruchy są zapisane.
   *[other] Kolejna próba za { $seconds } s. Ruchy są zapisane.
}
web-retry = Spróbuj teraz
web-agree = Zgoda
web-disagree = Nie ma zgody
web-log = Dziennik
web-log-empty = Jeszcze nic się nie stało.
web-chat = Czat
web-say = Napisz coś
web-send = Wyślij
web-undo = Cofnij
web-undo-one = jedną decyzję
web-undo-what = Cofnij: { $what }
web-undo-taken = Cofnięto: { $what }
web-undo-none = nie ma czego
web-undo-ask = Poproś innych o cofnięcie dalej
web-undo-anyway = Cofnij mimo wszystko to, co już było widać
web-barrier-ask = poproś innych o cofnięcie
web-barrier = coś zostało odkryte
web-barrier-again = Od tamtej chwili coś odkryto i teraz może to wypaść inaczej. Naciśnij jeszcze raz, żeby mimo to cofnąć.
web-redo = Ponów
web-redo-none = pusto
web-redo-count = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
web-back = Wróć
web-in-order = Wszystkie w tej kolejności: { $places }
web-skip = Pomiń
web-fit = Cała mapa
web-waiting = Decydują inni.
web-waiting-for = Decyduje: { $who }.
web-watching-events = Zobacz, co się dzieje …
web-first-decide = Najpierw odpowiedz na pytanie.
web-first-found = Najpierw ta karta
web-first-trade = Najpierw skończ z kartami
web-first-wounds = Najpierw rozdziel rany
web-first-skill = Najpierw wybierz umiejętność
web-first-danger = Atak jeszcze się nie odbył
web-first-reroll = Najpierw zostaw kości albo rzuć jeszcze raz
web-hint-turn = Wybierz zaznaczoną strefę, żeby tam pójść, albo jedną z akcji.
web-hint-hold = Przytrzymaj coś, a zobaczysz opis.
web-hint-act = Wybierz jedną z akcji. Szara powie, czemu nie.
web-hint-over = Nie ma już akcji: zakończ turę albo zrób to, co nic nie kosztuje.
web-hint-field = Wybierz zaznaczone pole.
web-hint-human = Wybierz kogoś albo zaznaczone pole.
web-hint-cards = Na planszy nie ma już nic do zrobienia: idź dalej albo zagraj kartę.
web-hint-faces = albo dotknij innej twarzy wyżej
web-won = Wygrana
web-lost-game = Przegrana
web-over = Koniec gry
web-again = Zagraj ponownie
web-search-rules = Szukaj w zasadach
web-rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}

## Zombicide

web-board = Plansza
web-board-of = { $name }: plansza i karty
web-goals = Misja
web-exit = WYJŚCIE
web-crate = skrzynia
web-closed-door = zamknięte drzwi do { $zone }
web-target = można wybrać
web-asked-about = tego dotyczy pytanie
web-zone-street = ulica
web-zone-room = pomieszczenie
web-zone-dark = ciemne pomieszczenie
web-noise = { $count ->
    [one] hałas { $count }
   *[other] hałas { $count }
}
web-danger = Poziom zagrożenia: { $level }
web-health = Zdrowie: { $health } z { $full }
web-ap = PA
web-now = teraz
web-done = po turze
web-ready = Gotowe
web-escaped = ucieczka
web-fallen = nie żyje
web-adrenaline = Adrenalina { $points }, poziom { $level }
web-actions-left = { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}
web-hands = Ręce
web-backpack = Plecak
web-free-hand = pusta ręka
web-free-slot = pusto
web-range = Zasięg
web-dice = Kości
web-hit-on = Trafia
web-damage = Obr.
web-noisy = Głośna
web-silent = Cicha
web-dual = Para
web-opens-doors = Otwiera
web-ammo-bullets = Naboje
web-ammo-shells = Śrut
web-own-cards = Odrzuć lub zjedz
web-own-cards-none = W tej chwili nie można odrzucić żadnej z tych kart.
web-requests = W każdej chwili
web-requests-none = W tej chwili nie ma o co poprosić.
web-food = jedzenie, +{ $count } PA
web-rerolls = przerzut
web-works-here = działa tutaj
web-empty = pusta
web-dice-rolled = Kości: { $dice }
web-action-move = Ruch
web-action-shoot = Strzał
web-action-melee = Cios
web-action-search = Szukaj
web-action-door = Drzwi
web-action-take = Weź
web-action-trade = Wymiana
web-action-car = Auto
web-action-drive = Jazda
web-action-reload = Przeładuj
web-action-eat = Jedz
web-action-drop = Odrzuć
web-action-noise = Hałas
web-action-lead = Pomóż
web-action-exit = Ucieczka
web-action-end = Koniec tury

## Zombie Terror

web-terror-track = Tor terroru
web-activations = aktywacje
web-pool = w puli
web-bullets = naboje
web-saved = ocaleni
web-only-you = Tylko ty to widzisz
web-cards-held = { $side }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-off-board = poza planszą
web-health-waiting = czeka
web-health-wounded = ranny
web-health-turned = przemieniony
web-health-gone = ocalony
web-has-keys = ma kluczyki
web-field-obstacle = przeszkoda
web-field-bus = autobus
web-field-barricade = barykada
web-field-booth = budka strażnika
web-field-car = samochód ucieczki
web-field-manhole = właz
web-field-keys = kluczyki
web-field-adding = tu wchodzą zombie
web-zombie-facing = zombie, patrzy na { $facing ->
    [N] północ
    [E] wschód
    [S] południe
   *[W] zachód
}
