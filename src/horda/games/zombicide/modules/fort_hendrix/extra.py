"""Extra Activations of Fort Hendrix, which pieces can tell from ordinary ones."""

from horda.games.zombicide.rules.activation import Activation


class ExtraActivation(Activation, frozen=True):
    """Some Zombies act besides the phase: those that light draws, or all Shooters."""
