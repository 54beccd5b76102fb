### Zombicide: Invader: Machines and Camouflage.


z2-follow = Does { $other } go along to zone { $to }?
z2-camouflage = Does { $who } take the Camouflage token?
z2-option-steer-to = { $other }: move to zone { $to }
z2-option-steer-strike = { $other }: strike
z2-option-steer-shot = { $other }: shoot at zone { $zone }
z2-option-along = It goes along
z2-option-hide = Take the Camouflage token
z2-option-show-up = Give the Camouflage token up
z2-moment-follow = when a Survivor moves out of the Bot's Zone
z2-moment-camouflage = when the Turn of a Survivor with Camouflage begins and no Xenos sees it
z2-event-machine-moved = { $other } moves to zone { $to }.
z2-event-machine-attacked = { $who } attacks { $mode } in zone { $zone } with: { $other }.
z2-event-machine-destroyed = Destroyed: { $other }.
z2-event-hidden = { $who } takes the Camouflage token.
z2-event-exposed = { $who } loses the Camouflage token.
z2-no-machine-none = This Machine is not on the board.
z2-no-machine-control = { $who } does not control this Machine.
z2-no-machine-cannot = This Machine cannot do that.
z2-no-not-hidden = There is no Camouflage token to give up.
