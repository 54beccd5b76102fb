"""How far the story of a Mission has come: one frozen leaf of the state."""

from msgspec import Struct


class Page(Struct, frozen=True, gc=False):
    """A Survivor's campaign sheet during a Mission; places are those in the team."""

    cxp: int = 0
    reached: int = 0
    """1 once Orange was reached in this Mission, 2 once Red was too."""
    skills: tuple[int, ...] = ()
    """Campaign skills on the sheet."""
    lent: int = -1
    """The Campaign skill of a Jack of all trades in this Mission."""
    bonus: int = 0
    """Bonus Actions in the reserve of the sheet."""
    gift: int = 0
    """Bonus Actions that cards give in this Mission only."""
    spent: int = 0
    infections: int = 0
    owed: int = 0
    """Milestones passed whose reward is still to be chosen."""
    hidden: tuple[int, ...] = ()
    """Skills of the own card that an Infection takes away."""


class Thing(Struct, frozen=True, gc=False):
    """A token of the story that lies on the board."""

    token: str
    zone: int


class Tale(Struct, frozen=True):
    """All that cards and Notes have changed in this Mission."""

    stage: int = 1
    met: bool = False
    """What ends the stage has come about."""
    over: bool = False
    """The end of the stage has been told."""
    cards: tuple[int, ...] = ()
    """Numbers of the objective cards on the board."""
    up: tuple[int, ...] = ()
    """Those among them that lie face up."""
    revealed: tuple[int, ...] = ()
    peeked: tuple[int, ...] = ()
    notes: tuple[int, ...] = ()
    """Notes that were read."""
    words: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    """Noted in this Mission; those of earlier ones are in the setup."""
    order: tuple[str, ...] = ()
    gifts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    allowed: tuple[str, ...] = ()
    """Actions that cards have allowed, "car", and places of crates ("21V e")."""
    done: tuple[str, ...] = ()
    """Actions of cards that were carried out."""
    unlocked: tuple[str, ...] = ()
    """Faces of buildings and colours of doors."""
    entrances: tuple[int, ...] = ()
    sealed: tuple[int, ...] = ()
    broken: tuple[int, ...] = ()
    held: int = 0
    """End Phases in a row for which a Zone was held."""
    trod: int = 0
    """End Phases in a row in which Zombies stood where they must not."""
    removed: int = 0
    """Bits of the colours whose Spawn token was taken off."""
    things: tuple[Thing, ...] = ()
    rolls: tuple[int, ...] = ()
    """Who still has to roll a die for being in the fire; -2: Penny."""
    looted: bool = False
    """The car was searched."""
    charge: int = -1
    """The Zone where the charge was planted."""
    pages: tuple[Page, ...] = ()
    told: tuple[str, ...] = ()
    """Moments that were told in this Mission, each as often as it was."""
    won: bool = False
    ending: str = ""
    """The end of the campaign, where a card or Note says so."""
    lost: str = ""
    """How the campaign was lost: "penny", "nobody"."""
