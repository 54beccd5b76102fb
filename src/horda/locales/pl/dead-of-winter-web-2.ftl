### Dead of Winter: dalsze słowa jego stołu w przeglądarce.

# Noc przy wejściach kolonii, gdyby nadeszła teraz.
dw-web-door-breaks = { $count ->
    [one] pęka { $count }
    [few] pękają { $count }
   *[other] pęka { $count }
 }
dw-web-door-trap = wybuch pułapki
dw-web-door-overrun = wyłom { $count }
dw-web-next-breaks = Kolonia, wejście { $door }: { $count ->
    [one] pęka barykada
    [few] pękają { $count } barykady
   *[other] pęka { $count } barykad
 }
dw-web-next-trap = Kolonia, wejście { $door }: wybucha pułapka
dw-web-next-door-overrun = Kolonia, wejście { $door }: { $count ->
    [one] wdziera się zombie
   *[other] wdziera się { $count } zombie
 }
# Tabela kryjówki bandytów.
dw-web-hideout-table = Co daje kość w kryjówce
dw-web-hideout-die = kość
dw-web-hideout-search = Przeszukanie
dw-web-hideout-attack = Atak
dw-web-hideout-nothing = nic
dw-web-hideout-wounds = { $count ->
    [one] { $count } rana
    [few] { $count } rany
   *[other] { $count } ran
 }
dw-web-hideout-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
 }
# Kto znał kartę rozdroża, zanim ją odczytano.
dw-web-knew = Kto znał tę kartę
dw-web-knew-reader = { $who }: od początku tej tury. Otworzyła się sama, nie dało się jej zatrzymać.
dw-web-knew-active = { $who }: dopiero gdy się otworzyła.
dw-web-knew-others = { $who }: tylko rewers karty.
# Co stół wie o kimś, kto jest pod oskarżeniem.
dw-web-known-of = Co stół wie: { $who }
dw-web-known-what = co
dw-web-known-all = wszyscy
dw-web-known-given = Karty na zagrożenia
dw-web-known-given-about = runda po rundzie
dw-web-known-wrong = Karty, które szkodziły
dw-web-known-nobody = nikt nie wie
dw-web-known-hand = Karty na ręce
dw-web-known-searches = Przeszukania
dw-web-known-accused = Wcześniejsze oskarżenia
dw-web-known-times = { $count ->
    [0] nigdy
    [one] raz
   *[other] { $count } razy
 }
dw-web-known-note = Tylko to, co widzieli wszyscy, odkąd zaczęto tę grę. Odmów przy prośbach nie liczymy.
# Odpowiedzi na prośbę, jedna po drugiej.
dw-web-answers = Odpowiedzi, zgodnie z ruchem zegara
dw-web-you-ask-for = Prosisz o: { $what }
dw-web-asked-for = { $who } prosi: { $what }
dw-web-answer-gave = daje: { $card }; widzą to wszyscy
dw-web-answer-nothing = nic nie daje
dw-web-answer-now = decyduje
dw-web-answer-later = czeka na swoją kolej
dw-web-answer-same = Odmowa i pusta ręka wyglądają tak samo.
dw-web-answer-use = Kartę zużywa się od razu: nie zostaje na ręce i nie liczy się do zagrożenia.
# Morale na końcu ugryzienia.
dw-web-fate-morale = morale { $count }
dw-web-fate-less = morale { $count } albo mniej
dw-web-fate-falls = kolonia upada
dw-web-fate-may-fall = kolonia może upaść
dw-web-fate-note = Jeśli za każdą następną osobę też ktoś rzuci.
# Etapy opowieści.
dw-web-stages = Etapy opowieści
dw-web-stage = Etap { $n }
dw-web-stage-done = ukończony
dw-web-stage-now = trwa
dw-web-stage-sealed = zapieczętowany
# Pigułka.
dw-web-pill-table = Co daje każda liczba na kości
# Co zmieniłyby drogi karty rozdroży.
dw-web-change-shut = Nie ma czym zapłacić: bez względu na głosy wchodzi druga droga
dw-web-change-morale = Morale { $now } → { $then }
dw-web-change-food = Żywność { $now } → { $then }
dw-web-change-starvation = Głód { $now } → { $then }
dw-web-change-helpless = Darmozjady { $now } → { $then }
dw-web-change-harm = { $who }: obrażenia { $then } z { $most }
dw-web-change-unhurt = { $who }: bez obrażeń
dw-web-change-dies = { $who } ginie
dw-web-change-frost = { $who } zginie od odmrożenia na początku swojej następnej tury
dw-web-change-exposure = { $who }: ryzyko { $then ->
    [one] raz
   *[other] { $then } razy
 }, 8% na ugryzienie
# Rozmowa przy stole obok decyzji.
dw-web-talk = Rozmowa przy stole
dw-web-talk-none = Nikt jeszcze nic nie powiedział.
# Do czego potrzebna jest karta.
dw-web-for = Do czego? Stół usłyszy to razem z prośbą.
dw-web-for-use = Kartę, którą dostaniesz, zużywa się od razu: nie zostaje na ręce i nie liczy się do zagrożenia.
dw-web-for-hint = nie trzeba mówić
dw-web-for-healing = żeby wyleczyć: { $who }
dw-web-for-feeding = żeby wykarmić kolonię
dw-web-for-moving = na bezpieczny ruch: { $who }
dw-web-you-next = Zaraz ty: zobacz, co się stało.
# Kto patrzy.
dw-web-follow = Śledź, kto działa
dw-web-others-watch = { $count ->
    [one] ogląda 1 inna osoba
    [few] oglądają { $count } inne osoby
   *[many] ogląda { $count } innych osób
 }
# Specjalne zombie.
dw-web-encounter-mark = Potyczka:
dw-web-encounter-table = { $who }: co robi każda liczba na kości temu, kto atakuje
dw-web-standing = w grze: { $count }
# Zanim padnie kość.
dw-web-hand-alone = { $count ->
    [0] bez kart na ręce
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
 }
dw-web-how-few = Wybierz akcję albo najpierw ocalałego lub kość.
dw-web-sort-play = Zagraj kartę
dw-web-sort-own = Zdolności i rzeczy
dw-web-sort-ask = Poproś innych o kartę
dw-web-sort-grave = Przeciw komuś
dw-web-cancel = Anuluj
dw-web-next-last = Kończy się ostatnia runda: koniec gry.
dw-web-if-exposed = Jeśli grozi ryzyko: 50% nic, 25% rana, 17% odmrożenie, 8% ugryzienie.
dw-web-attacks-people = Nie ma tu zombie: to atak na ludzi.
dw-web-crisis-fits = Pasuje do zagrożenia i liczy się jako 1. Dołożonej karty nie można cofnąć.
dw-web-crisis-wrong = To nie ten rodzaj: liczy się jako −1. Dołożonej karty nie można cofnąć.
dw-web-eat-die = { $die } zmieni się w { $then }
dw-web-eat-what = Zużywa 1 żywność kolonii: { $die } zmieni się w { $then }.
dw-web-other-way = coś innego
dw-web-uncover = { $count ->
    [one] Zobacz swoją rękę: jeszcze { $count } odpowiedź
    [few] Zobacz swoją rękę: jeszcze { $count } odpowiedzi
   *[other] Zobacz swoją rękę: jeszcze { $count } odpowiedzi
 }
dw-web-all-ways = Wszystko, co można zrobić
dw-web-raxxon-cold = Po każdym przeszukaniu rzuca się kością ryzyka.
dw-web-people-here = ludzie i miejsca
# O co chodzi w pytaniu, gdy same słowa nie wystarczą.
dw-web-first-holder = Teraz ma go { $who }.
    .you = Teraz masz go ty.
dw-web-hint-dw-call-token-vote = Kto go ma, zaczyna rundę i rozstrzyga remisy. Bez głosowania trafia do gracza po prawej.
dw-web-beyond = Poza miastem
dw-web-why-no-dice = Nie teraz: nie masz już kości.
dw-web-why-all-home = Nie teraz: wszyscy twoi ocalali są w kolonii. Najpierw przenieś kogoś do innej lokacji.
dw-web-why-low-dice = Nie teraz: żadna kość nie wystarcza twoim ocalałym poza kolonią.
dw-web-why-no-waste = Nie teraz: stos odpadów jest pusty.
dw-web-why-no-food = Nie teraz: kolonia nie ma żywności.
dw-web-why-no-zombies = Nie teraz: nigdzie nie ma zombie.
