### The client for browsers: the course of any game. What a lesson says is with its game.

web-lessons = Lekcja
web-learn = Naucz się grać
web-learn-about = dziesięć minut, w praktyce
web-learn-go-on = Wróć do lekcji
web-lesson-number = Lekcja { $number } z { $all }
web-lesson-read = Rozumiem
web-lesson-over = Zakończ lekcje
web-lesson-skip = Pomiń
web-lesson-back = Wstecz
web-lesson-aside = Odłóż lekcję
web-lesson-resume = Wróć do lekcji
web-lesson-anew = Od nowa
web-lesson-cut = Gra skończyła się przed lekcjami. Możesz zacząć je od nowa albo po prostu grać.
    .title = Szybko poszło
