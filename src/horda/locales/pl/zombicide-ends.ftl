### Zombicide: jak giną Ocalali.

z2-event-fell = { $who } ginie z rąk Zombie ({ $kind }).
z2-event-misfired = { $who } ginie od zbłąkanego strzału albo pod kołami swoich.
z2-event-burned = { $who } ginie w ogniu.
