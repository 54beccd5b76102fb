"""What happens by the special rules of Missions, for the log and the screen."""

from horda.games.zombicide.rules.events import ZEvent


class SpawnMoved(ZEvent, frozen=True):
    """The Spawn token of a Zone was moved to the Start Spawn Zone."""

    rules = ("Z2-SPAWN-Q2",)
    zone: int
    to: int


class CarBlewUp(ZEvent, frozen=True):
    """A car that was hit blew up."""

    rules = ("Z2-M04-05",)
    aside = ("model",)
    car: int
    zone: int
    model: str


class FoodLoaded(ZEvent, frozen=True):
    """Food was put into a car."""

    rules = ("Z2-M06-04",)
    who: int
    card: int
    car: int


class FoodUnloaded(ZEvent, frozen=True):
    """Food was taken out of a car."""

    rules = ("Z2-M06-04",)
    who: int
    card: int
    car: int


class LaidWounded(ZEvent, frozen=True):
    """A Survivor lies wounded in a Zone."""

    rules = ("Z2-M12-04",)
    who: int
    zone: int


class Treated(ZEvent, frozen=True):
    """A wounded Survivor was treated with a first-aid kit."""

    rules = ("Z2-M12-06",)
    who: int
    other: int
