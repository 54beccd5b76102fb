### Zombicide: how Survivors fall.

z2-event-fell = { $who } falls to a Zombie ({ $kind }).
z2-event-misfired = { $who } falls to a friend’s stray shot or car.
z2-event-burned = { $who } dies in the fire.
