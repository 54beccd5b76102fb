"""The words that cards are written in: places, types, kinds of damage, numbers."""

from enum import StrEnum

from msgspec import Struct


class Place(StrEnum):
    """The nine locations; the number of a place is where it stands here."""

    COLONY = "colony"
    POLICE = "police"
    GROCERY = "grocery"
    SCHOOL = "school"
    LIBRARY = "library"
    HOSPITAL = "hospital"
    GAS = "gas"
    RAXXON = "raxxon"
    HIDEOUT = "hideout"


PLACES = tuple(Place)
COLONY, POLICE, GROCERY, SCHOOL, LIBRARY, HOSPITAL, GAS, RAXXON, HIDEOUT = range(9)
TOWN = range(POLICE, GAS + 1)
"""The locations 1 to 6, which have a number on a die."""


class Where(StrEnum):
    """Where something happens, as a card says it: a place, or what is found when it happens."""

    COLONY = "colony"
    POLICE = "police"
    GROCERY = "grocery"
    SCHOOL = "school"
    LIBRARY = "library"
    HOSPITAL = "hospital"
    GAS = "gas"
    RAXXON = "raxxon"
    HIDEOUT = "hideout"
    THAT = "that_location"
    SAME = "same_location"
    WITH_OWN = "location_with_own_survivor"
    OUTSIDE_WITH_OWN = "non_colony_with_own"
    WITH_BANDIT = "a_location_with_bandit"
    CHOSEN_OUTSIDE = "chosen_noncolony"
    ANY = "any"
    ANY_ONE = "any_one_location"
    ANY_OUTSIDE = "any_noncolony"
    OUTSIDE = "non_colony"
    EACH = "each_location"
    EACH_OUTSIDE = "each_noncolony"
    EACH_TOWN = "each_1_6"
    RANDOM = "random"
    RANDOM_EACH = "random_each"
    MOST_SURVIVORS = "most_survivors_noncolony"
    ORIGIN = "origin"
    DESTINATION = "destination"
    OTHER_WITH_ROOM = "other_with_room"

    @property
    def place(self) -> int | None:
        """The number of the place, if it is one."""
        return PLACE_NUMBERS.get(self)  # a word is its own text


PLACE_NUMBERS = {place.value: number for number, place in enumerate(PLACES)}


class Deck(StrEnum):
    """A deck to take cards from: of a place, of the survivor's place, or one that is chosen."""

    POLICE = "police"
    GROCERY = "grocery"
    SCHOOL = "school"
    LIBRARY = "library"
    HOSPITAL = "hospital"
    GAS = "gas"
    RAXXON = "raxxon"
    ANY_TOWN = "any_1_6"
    ANY = "any_location"
    THAT = "that_location"
    CURRENT = "current"
    CRISIS = "crisis"
    EXPERIMENTS = "experiments"


class ItemType(StrEnum):
    """The seven symbols of item cards."""

    WEAPON = "weapon"
    TOOL = "tool"
    FUEL = "fuel"
    FOOD = "food"
    EDUCATION = "education"
    MEDICINE = "medicine"
    SURVIVOR = "survivor"


TYPES = tuple(ItemType)


class Damage(StrEnum):
    """The three kinds of tokens that hurt."""

    WOUND = "wound"
    FROSTBITE = "frostbite"
    DESPAIR = "despair"


class Healing(StrEnum):
    """Which tokens an effect may take off; despair goes only where it is named."""

    ANY = "any"
    WOUND = "wound"
    FROSTBITE = "frostbite"
    DESPAIR = "despair"
    ANY_OR_DESPAIR = "any_or_despair"


class Module(StrEnum):
    """A part of the game that is used or not."""

    IMPROVEMENTS = "improvements"
    BANDITS = "bandits"
    RAXXON = "raxxon"


class Until(StrEnum):
    """How long something holds."""

    TURN = "end_of_turn"
    ROUND = "end_of_round"
    NEXT_ROUND = "end_of_next_round"
    GAME = "end_of_game"


class Many(StrEnum):
    """An amount that depends on the table."""

    ALL = "all"
    FILL = "fill"
    DIE = "d6"
    DIFFERENCE = "difference"
    SOME = "1+"
    NONE_LEFT = "-all"


class UpTo(Struct, frozen=True, forbid_unknown_fields=True):
    """Any number from none to this many, as the chooser likes."""

    up_to: int


Count = int | Many | UpTo
"""How many: exactly (or as many as there are), up to, or by the table."""


class Scaled(Struct, frozen=True, forbid_unknown_fields=True):
    """A number by the players at the start: a sum, or a row for 2, 3, 4 and 5 of them."""

    base: int = 0
    per_player: int = 0
    by_players: tuple[int, ...] = ()

    def of(self, players: int) -> int:
        """Returns the number for so many players."""
        if self.by_players:
            return self.by_players[players - 2]
        return self.base + self.per_player * players


Amount = int | Scaled


def amount(number: Amount, players: int) -> int:
    """Returns a number of an objective for so many players at the start."""
    return number if isinstance(number, int) else number.of(players)
