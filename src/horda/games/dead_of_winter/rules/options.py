"""What a player may do in the own turn, as small structs that are made once."""

from functools import cache

from horda.games.dead_of_winter.base.option import DWOption


class Attack(DWOption, frozen=True):
    """Attack with a survivor and a die."""

    survivor: int
    die: int


class Search(DWOption, frozen=True):
    """Search with a survivor and a die; `card` is an item that lets any die do."""

    survivor: int
    die: int


class Barricade(DWOption, frozen=True):
    """Put up a barricade where a survivor stands."""

    survivor: int
    die: int


class Clean(DWOption, frozen=True):
    """Clean the waste pile."""

    die: int


class Attract(DWOption, frozen=True):
    """Lure zombies to where a survivor stands."""

    survivor: int
    die: int


class Ability(DWOption, frozen=True):
    """Use the ability of a survivor, with a die where it costs one."""

    survivor: int
    die: int


class Use(DWOption, frozen=True):
    """Use an item that a survivor carries."""

    survivor: int
    card: int


class Play(DWOption, frozen=True):
    """Play a card from the hand."""

    card: int


class Equip(DWOption, frozen=True):
    """Give an own survivor an item from the hand."""

    card: int
    survivor: int


class Contribute(DWOption, frozen=True):
    """Add a hand card to the crisis, face down."""

    card: int


class ContributeGear(DWOption, frozen=True):
    """Add an item of an own survivor to the crisis."""

    survivor: int
    card: int


class Move(DWOption, frozen=True):
    """Move a survivor."""

    survivor: int
    place: int


class MoveWith(DWOption, frozen=True):
    """Move a survivor with a card that spares the exposure roll."""

    survivor: int
    place: int
    card: int


class Eat(DWOption, frozen=True):
    """Spend a food token to raise a die."""

    die: int


class EatCard(DWOption, frozen=True):
    """Give up a food card to raise a die, as exiled players do."""

    card: int
    die: int


class Request(DWOption, frozen=True):
    """Ask the others for an item of a type."""

    wanted: int


class HandOff(DWOption, frozen=True):
    """Give an item to another survivor at the same place."""

    survivor: int
    card: int
    to: int


class Accuse(DWOption, frozen=True):
    """Call for the exile of another player."""

    seat: int


class Calm(DWOption, frozen=True):
    """Calm an unruly helpless person with a medicine card."""

    card: int


class PlaceDie(DWOption, frozen=True):
    """Put a die on Raxxon."""

    die: int


class TakeLoot(DWOption, frozen=True):
    """Take a card of the cache, as the leader of the bandits may."""

    card: int


class StoreCard(DWOption, frozen=True):
    """Put a hand card under the objective."""

    card: int


class StoreDie(DWOption, frozen=True):
    """Put a die on the objective, from a survivor's place."""

    survivor: int
    die: int


class Repeat(DWOption, frozen=True):
    """Do once more what a crossroads card allows until the end of the turn."""

    n: int


class EndTurn(DWOption, frozen=True):
    """End the turn."""


END_TURN = EndTurn()

attack, search, barricade = cache(Attack), cache(Search), cache(Barricade)
clean, attract, ability, use = cache(Clean), cache(Attract), cache(Ability), cache(Use)
play, equip, contribute = cache(Play), cache(Equip), cache(Contribute)
contribute_gear, move, move_with = cache(ContributeGear), cache(Move), cache(MoveWith)
eat, eat_card, request = cache(Eat), cache(EatCard), cache(Request)
hand_off, accuse, calm = cache(HandOff), cache(Accuse), cache(Calm)
place_die, take_loot, store_card = cache(PlaceDie), cache(TakeLoot), cache(StoreCard)
store_die = cache(StoreDie)
"""Options are made once and shared, since turns list dozens of them."""
