"""The modules of the story, in the order in which they are switched on."""

from horda.games.zombicide.rules.edition import Module

STORY: tuple[Module, ...] = ()
