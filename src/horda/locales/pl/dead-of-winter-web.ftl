### Martwa zima: słowa stołu w przeglądarce.

dw-web-mine = Moje
dw-web-dice = Kości akcji
dw-web-secret = Tajny cel (naciśnij, żeby zobaczyć)
dw-web-crossroads = Karta rozdroży, którą trzymam (naciśnij, żeby zobaczyć)
dw-web-hand = { $count ->
    [0] Brak kart na ręce
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
dw-web-players = Gracze
dw-web-first = pierwszy gracz
dw-web-exiled = na wygnaniu
dw-web-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
dw-web-given = kryzys: { $count }
dw-web-crisis = Kryzys: { $name }
dw-web-track-morale = morale
dw-web-track-left = rund zostało
dw-web-track-food = żywność
dw-web-track-starvation = głód
dw-web-track-helpless = darmozjady
dw-web-track-waste = odpadki
dw-web-deck = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
dw-web-zombies = Zombie przy wejściach: { $count }
dw-web-bandits = bandyci: { $count }
dw-web-stranded = darmozjady tutaj: { $count }
dw-web-leader = przywódca
dw-web-wounds = rany: { $count }
dw-web-frostbite = odmrożenia: { $count }
dw-web-despair = rozpacz: { $count }
dw-web-others = Kolonia
dw-web-all = Pokaż wszystko
