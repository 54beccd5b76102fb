### Dead of Winter: lekcje kursu.

dw-web-lesson-hello = Ty i dwa boty utrzymujecie kolonię przez kilka rund. Dwie kartki mówią o celu głównym i zagrożeniu tej rundy. U góry są rundy i morale; przy morale 0 kolonia upada. Każdy ma też tajny cel.
    .title = Noc w kolonii
dw-web-lesson-keep = Naciśnij dwoje z czworga ocalałych. Pierwszy przewodzi: wpływ decyduje, kogo zjedzą na końcu. Potem zapieczętuj wybór.
    .title = Wybierz swoich
dw-web-lesson-crossroads = Na początku każdej tury gracz po prawej dobiera taką kartę po cichu. Ta się otworzyła, bo spełnił się jej warunek. Wybierz drogę i potwierdź. Karta mówi, ile to kosztuje.
    .title = Rozdroże
dw-web-lesson-secret = Twoja ręka i tajny cel leżą zakryte. Naciśnij zakryte karty. Wygrywasz tylko wtedy, gdy na końcu spełnisz własny cel.
    .title = Tylko dla twoich oczu
dw-web-lesson-dice = Naciśnij ocalałego, potem kość, potem akcję. Barykada przyjmie każdą kość; atak wymaga kości nie niższej niż liczba przy ocalałym. Zrób coś jedną kością.
    .title = Użyj kości
dw-web-lesson-outside = Ruch nie kosztuje kości, tylko mróz: rzucasz kością ryzyka. Sześć z dwunastu pól jest pustych, jedno to ugryzienie. Karta paliwa oszczędza rzutu. Wyprowadź kogoś z kolonii.
    .title = Wyjdź
dw-web-lesson-searching = Kto stoi na zewnątrz, może szukać dość wysoką kością. Zostaw kartę albo narób hałasu, by obejrzeć kolejną: każdy hałas może nocą ściągnąć zombie.
    .title = Szukaj
dw-web-lesson-crisis = Każdy dokłada karty zakryte; widać ile, nie widać jakie. Karta innego typu liczy się na minus. Dołóż kartę, jeśli masz pasującą.
    .title = Zagrożenie
dw-web-lesson-finish = Gdy skończysz, zakończ turę. Przy niewykorzystanych kościach gra zapyta dwa razy. Potem grają inni.
    .title = Zakończ turę
dw-web-lesson-night = Teraz kolonia je, liczą się odpady, karty zagrożenia odkrywają się jedna po drugiej, przychodzą zombie. Poczekaj albo naciśnij gdziekolwiek; pytanie czeka na odpowiedź.
    .title = Faza kolonii
dw-web-lesson-goals = Zaczęła się nowa runda i nowe kości. Wprowadzaj ludzi do kolonii, by kłaść karty pod cel, dbaj o morale i o własny cel. Możesz grać dalej albo wyjść; stół zostaje.
    .title = Dalej sami
