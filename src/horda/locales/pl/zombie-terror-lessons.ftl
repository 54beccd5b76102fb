### The course of the duel: a chase.

zt-web-lesson-hello = Prowadzisz ludzi, bot prowadzi umarłych. Bankier jest już bezpieczny i dał 2 punkty; 5 daje zwycięstwo. Samo Dziecko jest warte 3: doprowadź je do wyjścia na prawej krawędzi.
    .title = Parking nocą
zt-web-lesson-sight = Zombie widzi cztery pola na wprost, nic obok i nic za sobą. Pola w paski są teraz widziane: kto tam stoi, na tego ruszą. Lista mówi, które zombie muszą iść.
    .title = Widzą tylko przed sobą
zt-web-lesson-run = Każdy ma w turze 3 punkty akcji. Wybierz Dziecko i naciśnij pole w stronę wyjść: stoi na nim cena. Raz na turę Dziecko może też iść na ukos.
    .title = Biegnij
zt-web-lesson-shot = Tuż za Policjantem jest zombie. Wybierz Policjanta i każ mu strzelić: wzdłuż rzędu albo kolumny nie chybia. Nabojów jest jednak mało, a każdy strzał przywołuje jedno zombie więcej.
    .title = Strzel
zt-web-lesson-axe = Drwal stoi za plecami zombie, które zagradza drogę. Z boku albo od tyłu powala je po cichu. Wszyscy oprócz Dziecka mogą też pchnąć zombie, które patrzy gdzie indziej.
    .title = Siekiera
zt-web-lesson-finish = Im więcej ludzi działało, tym więcej zombie może ruszyć: tyle samo i jedno. Zakończ turę, gdy skończysz; gra upewni się, jeśli ktoś może jeszcze działać.
    .title = Ich kolej
zt-web-lesson-chase = Oznaczone zombie musiały ruszyć prosto na ofiarę, pozostałe poszły tam, gdzie chciał przeciwnik. Ugryzienie rani, drugie zamienia w zombie. Pielęgniarka leczy za 1 punkt. Potem doszły nowe.
    .title = Pościg
zt-web-lesson-exit = Postaw Dziecko na polu wyjścia i zakończ turę: kto wtedy tam stoi, jest bezpieczny i daje punkty. Jeśli droga jest zajęta, obejdź, pchnij albo strzel.
    .title = Na zewnątrz
zt-web-lesson-end = 5 punktów daje zwycięstwo. W pełnej grze cała szóstka zaczyna przy lewej krawędzi, obie strony mają tajne karty, a poprowadzić można też zombie.
    .title = Już umiesz
