### The course in the Secret Laboratory, from a prepared position.

fh-web-lesson-hello = Czworo Ocalałych i dziewczynka o imieniu Penny są w forcie, który się nie obronił. Wygrywacie wszyscy albo nikt, a jeśli zginie Penny, wszystko stracone. Zegar u góry pokazuje piątą rano: jest noc. Większość kroków można cofnąć.
    .title = Fort Hendrix
fh-web-lesson-night = W nocy widzicie tylko własną Strefę i sąsiednie, a strzały w ciemność trafiają tylko na 6. Zombie nie widzą dalej niż własna Strefa: idą tam, gdzie głośno. Broń do walki wręcz działa jak za dnia.
    .title = Noc
fh-web-lesson-lamp = Michelle ma w plecaku Latarkę. Naciśnij Włącz światło i skieruj promień w prawo, na E6. Oświetla jej Strefę i tamtą i idzie razem z nią; po Ruchu można go obrócić za darmo.
    .title = Włącz latarkę
fh-web-lesson-allout = E6 jest oświetlona, więc strzały trafiają tam jak za dnia. Naciśnij Strzał, wybierz E6, a potem atak Na Całość: czerwona liczba na broni to kości, które możesz dodać. Wszystkie albo żadnej, i to przed rzutem.
    .title = Na Całość
fh-web-lesson-breaks = Na czerwonych kościach nie wypadła 1. Gdyby wypadła, po ataku broń byłaby stracona, choć trafienia się liczą; tych kości nic nie przerzuca. Ekran podaje ryzyko, zanim wybierzesz.
    .title = Ile to może kosztować
fh-web-lesson-rescue = Wayne leży w C4: kto traci ostatni punkt Zdrowia, jest Znokautowany, a po Fazie Końcowej następnej rundy martwy. Zakończ turę Michelle, niech działa Karl, i naciśnij Weź. Wayne nie zagra już w tej Misji, ale żyje.
    .title = Nikt nie zostaje
fh-web-lesson-card = Opowieść leży tu na kartach. Niech działa Riley: idź w lewo do A8 i naciśnij Weź. Kartę czyta się na głos, o tym, co daje, rozmawiają wszyscy, a decyduje gracz, który ją odkrył. Wybierz, co wolisz.
    .title = Karta opowieści
fh-web-lesson-round = Zakończ wszystkie tury. Przedtem włącz Ruch Zombie: na I6 stoi Strzelec, a stamtąd promień Michelle widać jak na dłoni.
    .title = Teraz Zombie
fh-web-lesson-drawn = Światło przywołało Strzelca: kto w nocy widzi światło, działa raz więcej, przed Fazą Zombie. Minęła też godzina; o siódmej latarki gasną i jest dzień. Karta Zombie ze znakiem Strzelców każe każdemu z nich strzelać do wszystkich Stref, które widzi.
    .title = Światło wabi
fh-web-lesson-end = Odkrywajcie dalsze karty, żeby znaleźć to, co kończy Misję. Albo wyjdź teraz: stół zostaje. W kampanii Ocalali zachowują doświadczenie, część kart i to, co wybraliście. Szare przyciski mówią, dlaczego są szare.
    .title = Już umiesz
