### Zombicide 2. Edycja z Fortem Hendrix. Czego tu nie ma, to teksty rodziny (z2-…): docs/editions.md.

## Gra

fh-game = Zombicide: Fort Hendrix
fh-name = { fh-game }
web-game-fort-hendrix = Zombicide: Fort Hendrix
    .players = 1–6
    .time = 45–120 min
    .about = Wojskowy fort Nocą, broń, która się psuje, martwi, którzy strzelają, i kampania dziesięciu Misji. Wygrywają albo przegrywają wszyscy.
    .now = pierwsza Misja, solo z sześciorgiem Ocalałych
    .gallery = Droga przez fort
web-game-star-spangled-banner = Gwieździsty Sztandar
    .players = 1–6
    .time = dziesięć Misji
    .about = Kampania Fortu Hendrix: dziesięć Misji, które pamiętają wybory, straty i to, co niesiecie.
    .now = pierwsza Misja, solo z sześciorgiem Ocalałych
