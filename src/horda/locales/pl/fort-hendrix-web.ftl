### Fort Hendrix w przeglądarce: Zegar, światło, opowieść i kampania.

web-clock-night = noc
web-clock-day = dzień
web-story = Opowieść
web-story-card = Karta celu
web-story-note = Notatka
web-story-event = Zanim się zacznie
fh-web-plan-spread = Zwykły
fh-web-plan-spread-all = Atakuj tak, jak jest
web-plan-all-out = Na Całość
web-plan-all-out-doubled = Na Całość, podwójnie
web-plan-lamp = Z latarką
web-odds-breaks = { $chance }: Uszkodzenie
fh-web-single-game = Jedna Misja

## Kampania między Misjami

web-campaign-of = kampania Fortu Hendrix
web-campaign-far = Misje: { $done } z { $total }
web-road-stop = { $number }, { $mission }: { $state ->
    [won] wygrana
    [next] następna
   *[later] później
}
web-road-facts = Misja { $number } · początek o { $hour }:00, { $day ->
    [yes] Dzień
   *[no] Noc
} · { $minutes } min · { $difficulty }
web-experience = Doświadczenie { $count } z { $most }
web-next-milestone = następny kamień milowy: { $count }
web-rewards = Nagrody
web-no-rewards = jeszcze żadnych
web-bonus-actions = { $count ->
    [one] 1 Akcja bonusowa
    [few] { $count } Akcje bonusowe
   *[many] { $count } Akcji bonusowych
}
web-achievements = Zapiski drużyny
web-kept = Zachowany sprzęt
web-nothing-kept = Po wygranej Misji kości zdecydują, co zostanie.
web-card-kept = zachowana
web-card-left = zostaje
web-card-lost = zepsuta
web-card-open = zachować?
web-infections = { $count ->
    [0] brak Infekcji
    [one] Infekcja: w M9 i M10 zabiera czerwoną umiejętność
   *[other] Infekcje: w M9 i M10 zabierają umiejętności
}
web-dead = nie żyje
web-penny-lives = Penny żyje.
web-penny-dead = Penny nie żyje.
web-penny-about = Jeśli zginie, kampania przepada.
web-story-so-far = Co było dotąd
web-story-not-yet = Pierwsza Misja jeszcze przed wami.
web-chapter-won = wygrana
web-chapter-lost = przegrana
web-chapter-look = Obejrzyj
web-branch = Inną drogą
web-branch-about = Druga kampania, która idzie dalej od chwili przed końcem tej Misji
web-campaign-saved = Zapisane po każdym kroku
web-campaign-come-back = wróć z poczekalni albo tym adresem
web-copy-address = Skopiuj adres
web-campaign-next = Dalej: { $mission }
web-campaign-join = Do stołu: { $mission }
web-is-missing = brakuje: { $who }
web-stands-in = bot za: { $who }

## Na planszy

web-beam-stays = Zostaw promień, jak jest
web-down-until = leży do { $round }
web-down-about = { $who }: Nokaut. Figurkę trzeba zabrać najpóźniej w rundzie { $round }.
web-shots-chance = strzały: { $chance }
web-story-cards = Karty celu: odkryte { $open } z { $all }
web-story-of = { $open } z { $all }
web-cxp = PDK
web-infection = infekcja
web-keep = zachowaj { $dice }
fh-prompt-react-declared = Jak przeprowadzić atak?
fh-prompt-react-rerolls = Zmienić coś w tym rzucie?
fh-option-reroll = Rzuć kośćmi jeszcze raz ({ $by })
web-break-stays = Niech broń ulegnie Uszkodzeniu

web-lit = oświetlona
web-tale-open = karta celu, odkryta
web-tale-hidden = karta celu, zakryta

## Co oznacza przegraną i kto wypadł z gry

fh-threat-penny = zginie Penny
fh-threat-nobody = nikt nie ustoi na nogach
web-fallen-down = nokaut
web-fallen-taken = zabrany
web-fallen-dead = nie żyje
fh-web-ghost-falls = { $who } pada

## Co można objaśnić

web-gloss-clock = Zegar
web-gloss-night = Noc
web-gloss-day = Dzień
web-moment-shooters = Znak Strzelców
web-moment-shooters-about = Karta ma znak Strzelców: najpierw każdy Strzelec Szwendacz w grze strzela w każdą strefę, którą widzi.
web-gloss-allout = Kości Na Całość
web-gloss-cxp = Doświadczenie kampanii
web-gloss-bonus = Akcje bonusowe
web-gloss-infection = Infekcja
web-gloss-beam = Promień Światła
web-gloss-down = Nokaut

## Do czego jest karta, na jej awersie

fh-does-flashlight = Nocą oświetla twoją Strefę i jeszcze jedną. Przeszukując, dobierasz 2 karty.
fh-does-repair_kit = Odrzuć go, gdy broń się psuje, a broń zostanie.
