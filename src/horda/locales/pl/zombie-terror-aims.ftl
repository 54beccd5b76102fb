### O co chodzi w scenariuszu, w jednym wierszu: do galerii w poczekalni.

zt-aim-base = Ludzie biegną do wyjść: 5 punktów wygrywa.
zt-aim-barricades = Kluczyki, auto, dwoje w środku, zanim skończy się tor.
