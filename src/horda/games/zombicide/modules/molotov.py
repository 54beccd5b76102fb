"""Molotovs: weapons that eliminate all of a Zone; Missions may need them."""

from horda.games.zombicide.rules.edition import Module

MODULE = Module("molotov")
