### The client for browsers: setting up tables, friends and bots.

web-bot-random = bot grający losowo
web-bot-greedy = szybki bot
web-bot-planner = bot planujący turę
web-bot-mcts = bot myślący naprzód (wolny)
web-bot-share = { $bot }, wygrywa { $share }%
web-bot-won = w pomiarach wygrał tu { $won } z { $games }
web-bot-won-quick = w pomiarach, myśląc krócej, wygrał tu { $won } z { $games }
web-bot-easy = z łatwymi kartami
web-bot-against = (przeciwnik: { $bot })
web-bot-campaigns = w kampaniach
web-bot-not-measured = tu niezmierzony
web-strength-0 = bot bez planu
web-strength-1 = słaby bot
web-strength-2 = niezły bot
web-strength-3 = silny bot
web-survivors = Ocalali
web-survivors-drawn = Wybierz Ocalałych (inaczej los)
web-survivors-chosen = Wybrano { $count } z { $all }, pozostali są losowani
web-survivors-lot = Losuj wszystkich
web-survivors-of = Wybrano { $count } z { $all }
web-survivors-usual = Szóstka z pudełka
web-survivors-few = Każdy gracz potrzebuje Ocalałego.
web-team-size = Ocalałych w grze
web-shares = Kto gra iloma
web-shares-in-turn = rozdani po kolei
web-kind-adult = dorosły
web-kind-kid = dziecko
web-health-points = { $count ->
    [one] { $count } punkt Zdrowia
    [few] { $count } punkty Zdrowia
   *[other] { $count } punktów Zdrowia
}
web-cards = Karty Zombie
web-finished = Zakończone gry
web-qr = Kod QR zaproszenia
web-notices = Powiadomienie, gdy moja kolej
web-notices-on = Tak
web-notices-off = Nie
web-notices-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-to-bot = Niech gra za mnie bot
web-to-bot-about = Bot zaczyna grać od razu. Miejsce można odzyskać w każdej chwili, ale nie wszystko, co bot zrobi, da się cofnąć.
web-to-bot-sure = Niech gra
web-take-back = Wracam do gry (teraz: { $bot })

## Missions on the board

web-mission-threats = O co chodzi
web-lost-when = Przegrywacie, gdy
web-mark-building = oznaczony budynek
web-mark-parking = parking Misji
web-mark-wounded = tu leżą ranni
web-mark-noise = zawsze głośno
web-mark-ned = miejsce Neda
web-mark-bunker = bunkier, zamknięty do zdobycia niebieskiego i zielonego Celu
web-companion-led = { $who }, Towarzysz; prowadzi: { $leader }
web-companion-alone = { $who }, Towarzysz, który na kogoś czeka
web-companion-wounded = { $who }, z raną, czeka na apteczkę
web-companion-own-master = { $who }, nie chodzi za nikim
web-spawn-of = Strefa Namnażania { $order }, { $colour ->
    [blue] niebieska
    [green] zielona
   *[red] czerwona
}{ $active ->
    [no] , jeszcze nieaktywna
   *[yes] {""}
}
web-door-broken = wyłamane drzwi do { $zone }
web-door-shut = zabarykadowane drzwi do { $zone }
web-door-coloured = { $colour ->
    [blue] zamknięte niebieskie drzwi
   *[green] zamknięte zielone drzwi
} do { $zone }
web-car-is = { $car }{ $parked ->
    [yes] , nie można nim jechać
   *[no] {""}
}{ $crate ->
    [yes] , na nim skrzynia
   *[no] {""}
}
web-car-inside = w środku: { $what }
web-boxes = { $count ->
    [one] { $count } skrzynka
    [few] { $count } skrzynki
   *[many] { $count } skrzynek
}

## Zombie Terror

web-play-card = Zagraj
web-cards-played = Zagrane: { $cards }
web-must-move = widzi człowieka i musi się ruszyć
web-is-seen = widzi go zombie
web-must-move-count = { $count ->
    [one] { $count } zombie widzi człowieka: musi ruszyć się pierwsze
    [few] { $count } zombie widzą ludzi: muszą ruszyć się pierwsze
   *[other] { $count } zombie widzi ludzi: muszą ruszyć się pierwsze
}

web-more-rules = Więcej zasad
web-as-usual = Jak zwykle
web-your-side = Twoja strona
web-rules-chapter = Rozdział
web-campaign = Kampania
web-single-game = Jedna gra
web-campaign-or-game = Kampania czy jedna gra
web-campaign-games = { $count ->
    [one] kampania, rozegrano 1 grę
    [few] kampania, rozegrano { $count } gry
   *[many] kampania, rozegrano { $count } gier
}

## Galeria i to, co wokół niej

web-filter = Które pokazać
web-filter-all = wszystkie { $count }
web-filter-minutes = do { $minutes } min
web-filter-open = jeszcze nie wygrane
web-filter-none = Nic tu nie pasuje do wszystkiego naraz.
web-minutes = { $minutes } min
web-about-minutes = około { $minutes } minut
web-won-times = wygrane: { $count }
web-lost-times = przegrane: { $count }
web-not-played = jeszcze nie grana
web-last-time = ostatnim razem: { $fate ->
    [won] wygrana
   *[lost] przegrana
}
web-look-again = zobacz
web-results = wygrane: { $won }, przegrane: { $lost }
web-tables = Wszystkie stoły
web-tables-count = moje: { $own }, otwarte: { $free }
web-sheet-open = miejsca i zasady
web-sheet-shut = gotowe
web-team-lot = { $chosen ->
    [0] { $count } z losowania
   *[other] jeszcze { $count } z losowania
 }
