"""Events about zombies, barricades and noise that everybody sees."""

from horda.games.dead_of_winter.base.events.event import DWEvent


class ZombieAdded(DWEvent, frozen=True):
    """A zombie came."""

    rules = ("DW-ADDZ-04",)
    entrance: int


class ZombieKilled(DWEvent, frozen=True):
    """A zombie was killed."""

    rules = ("DW-KILLZ-01",)
    entrance: int


class ZombieRemoved(DWEvent, frozen=True):
    """A zombie was taken away."""

    rules = ("DW-KILLZ-04",)
    entrance: int


class ZombieMoved(DWEvent, frozen=True):
    """A zombie was lured from one entrance to another."""

    rules = ("DW-ATTRACT-01",)
    entrance: int
    onto: int


class Overrun(DWEvent, frozen=True):
    """A zombie found no space."""

    rules = ("DW-ADDZ-07",)
    place: int


class BarricadeBuilt(DWEvent, frozen=True):
    """A barricade was put up."""

    rules = ("DW-BARR-01",)
    entrance: int


class BarricadeBroken(DWEvent, frozen=True):
    """A barricade fell."""

    rules = ("DW-ADDZ-06",)
    entrance: int


class TrapLaid(DWEvent, frozen=True):
    """An explosive trap was laid."""

    rules = ("DW-TRAP-01",)
    entrance: int


class TrapWentOff(DWEvent, frozen=True):
    """An explosive trap went off."""

    rules = ("DW-TRAP-02",)
    entrance: int


class NoiseMade(DWEvent, frozen=True):
    """Noise was made."""

    rules = ("DW-SEARCH-05",)
    place: int
    n: int


class NoiseFlipped(DWEvent, frozen=True):
    """A noise token was flipped."""

    rules = ("DW-ADDZ-03",)
    place: int
    loud: bool


class NoiseGone(DWEvent, frozen=True):
    """Noise tokens were taken away."""

    rules = ("DW-ADDZ-03",)
    place: int


class BanditCame(DWEvent, frozen=True):
    """A bandit appeared."""

    rules = ("DW-BANDIT-04",)
    place: int


class BanditLeft(DWEvent, frozen=True):
    """A bandit is gone."""

    rules = ("DW-BANDIT-07",)
    place: int


class Looted(DWEvent, frozen=True):
    """Bandits looted a card."""

    rules = ("DW-BANDIT-10",)
    place: int
    card: int


class SpecialCame(DWEvent, frozen=True):
    """A special zombie came."""

    rules = ("DW-RAXXON-13",)
    experiment: int
    entrance: int


class SpecialLeft(DWEvent, frozen=True):
    """A special zombie is gone."""

    rules = ("DW-RAXXON-21",)
    experiment: int
    entrance: int


class Encounter(DWEvent, frozen=True):
    """The encounter with a special zombie was rolled."""

    rules = ("DW-RAXXON-20",)
    experiment: int
    value: int


class ExperimentContained(DWEvent, frozen=True):
    """An experiment is contained."""

    rules = ("DW-RAXXON-10",)
    experiment: int


class ExperimentGone(DWEvent, frozen=True):
    """An experiment left the game."""

    rules = ("DW-RAXXON-14",)
    experiment: int


class Reduced(DWEvent, frozen=True):
    """A location gets fewer zombies this time."""

    rules = ("DW-RAXXON-11",)
    place: int
    n: int
