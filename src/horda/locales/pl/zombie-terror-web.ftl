## Stół pojedynku

web-reach-tag = { $field }: { $cost } PA
web-reach-go = Idź, { $cost } PA
web-reach-about = { $who } na { $field }: { $cost } z { $left } PA
web-reach-unseen = Żadne zombie nie widzi tego pola.
web-reach-seen = { $count ->
    [one] To pole widzi zombie: { $fields }
   *[other] To pole widzą zombie: { $fields }
}
web-threats = Co muszą zrobić zombie
web-threats-none = Żadne zombie nikogo nie widzi.
web-threat-sees = { $field } widzi: { $whom }
web-threat-bites = { $steps ->
    [0] stoi tuż przed ofiarą i gryzie
    [one] jedno pole prosto, staje obok i gryzie
   *[other] { $steps } pola prosto, staje obok i gryzie
}
web-threat-comes = dwa pola prosto, jeszcze nie gryzie
web-threat-falls = prosto do kanału, nie ugryzie
web-human-now = teraz
web-human-can = może
web-human-done = po ruchu
web-human-shut = teraz nie może
web-human-seen = { $fields ->
    [0] nikt nie widzi
   *[other] widziane z { $fields }
}
web-human-worth = Punkty za ucieczkę: { $count }
web-humans-able = { $count ->
    [0] nikt nie może już działać
    [one] jedna osoba może jeszcze działać
    [few] { $count } osoby mogą jeszcze działać
   *[many] { $count } osób może jeszcze działać
}
web-noise-price = { $count ->
    [one] ruch zombie po tej turze
    [few] ruchy zombie po tej turze
   *[many] ruchów zombie po tej turze
}
web-noise-why = Tyle osób działało, i jeszcze jeden.
web-human-points = { $who }, { $count } PA
web-looked-field = { $field }: tego pola nie można teraz wybrać.
web-looked-zombie = { $field }: to zombie nikogo nie widzi.
web-looked-must = { $field }: znak ! mówi, że to zombie widzi człowieka i musi iść prosto.
web-next-human = Następna osoba
web-auto-place = Rozstaw resztę za mnie
web-auto-place-about = Kroki można cofać, póki nie stanie ostatni.
web-gloss-human = Człowiek
web-gloss-ground = Na parkingu
web-gloss-special = Karta specjalna
web-gloss-zt-points = Punkty akcji (PA)
web-gloss-zt-noise = Ruchy zombie
web-gloss-zt-must = Ruch przymusowy
web-gloss-zt-track = Tor terroru
web-gloss-zt-pool = Zombie w puli
web-gloss-zt-bullets = Naboje
web-gloss-zt-saved = Kto uciekł
web-gloss-zt-worth = Punkty za ucieczkę

## Taśmy w poprzek stołu

zt-band-bitten = Ugryzienie!
zt-band-turned = Zamiana w zombie!
zt-band-saved = Ocalenie!
zt-band-collapsed = Puściło!
zt-band-count = Przemienionych: { $count } z 6.
