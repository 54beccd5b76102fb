"""Events about cards and dice that everybody sees."""

from horda.games.dead_of_winter.base.events.event import DWEvent


class DieSpent(DWEvent, frozen=True):
    """A die was used."""

    rules = ("DW-DICE-05",)
    seat: int
    die: int


class DieRaised(DWEvent, frozen=True):
    """Food raised a die."""

    rules = ("DW-FOOD-02",)
    seat: int
    die: int


class DieChanged(DWEvent, frozen=True):
    """A die shows another number."""

    rules = ("DW-DICE-03",)
    seat: int
    die: int
    now: int


class DieGained(DWEvent, frozen=True):
    """A player got a die more."""

    rules = ("DW-DICE-Q3",)
    seat: int
    die: int


class Rolled(DWEvent, frozen=True):
    """A die of the stock was rolled."""

    rules = ("DW-CARD-16",)
    seat: int
    value: int


class CardPlayed(DWEvent, frozen=True):
    """A card was played."""

    rules = ("DW-PLAY-02",)
    seat: int
    card: int


class CardRemoved(DWEvent, frozen=True):
    """A card left the game."""

    rules = ("DW-PLAY-03",)
    card: int


class CardWasted(DWEvent, frozen=True):
    """A card was put onto the waste pile."""

    rules = ("DW-PLAY-02",)
    card: int


class Equipped(DWEvent, frozen=True):
    """A survivor got an item."""

    rules = ("DW-PLAY-04",)
    survivor: int
    card: int


class ItemUsed(DWEvent, frozen=True):
    """A survivor used an item."""

    rules = ("DW-PLAY-Q7",)
    survivor: int
    card: int


class HandedOff(DWEvent, frozen=True):
    """An item changed survivors."""

    rules = ("DW-HAND-01",)
    survivor: int
    card: int
    to: int


class Cleaned(DWEvent, frozen=True):
    """Waste was cleaned away."""

    rules = ("DW-CLEAN-01",)
    n: int


class Searched(DWEvent, frozen=True):
    """A survivor searches a location."""

    rules = ("DW-SEARCH-02",)
    survivor: int
    place: int


class Requested(DWEvent, frozen=True):
    """A player asks the others for items of a type."""

    rules = ("DW-REQ-01",)
    seat: int
    wanted: int


class Gave(DWEvent, frozen=True):
    """A player gave a card on request."""

    rules = ("DW-REQ-03",)
    seat: int
    card: int


class Declined(DWEvent, frozen=True):
    """A player gave nothing."""

    rules = ("DW-REQ-02",)
    seat: int


class Stored(DWEvent, frozen=True):
    """A card was put under the objective."""

    rules = ("DW-SAMPLE-03",)
    card: int


class DieStored(DWEvent, frozen=True):
    """A die was put on the objective."""

    rules = ("DW-TURN-05",)
    seat: int
    die: int


class DiePlaced(DWEvent, frozen=True):
    """A die was put on Raxxon."""

    rules = ("DW-RAXXON-08",)
    seat: int
    die: int


class CacheTaken(DWEvent, frozen=True):
    """A card was taken from the cache."""

    rules = ("DW-BANDIT-13",)
    seat: int
    card: int


class Progress(DWEvent, frozen=True):
    """An improvement made progress."""

    rules = ("DW-IMPROVE-03",)
    improvement: int
    n: int


class Built(DWEvent, frozen=True):
    """An improvement is finished."""

    rules = ("DW-IMPROVE-04",)
    improvement: int


class ImprovementOpened(DWEvent, frozen=True):
    """An improvement lies open."""

    rules = ("DW-IMPROVE-05",)
    improvement: int


class Told(DWEvent, frozen=True):
    """Cards are shown to all."""

    rules = ("DW-CARD-Q10",)
    cards: tuple[int, ...]


class DeckTurned(DWEvent, frozen=True):
    """A deck was shuffled."""

    rules = ("DW-CARD-15",)
    place: int
