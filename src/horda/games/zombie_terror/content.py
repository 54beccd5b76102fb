"""Who and what is in the box: the six humans and the twelve cards."""

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert

from horda.core.rulebook import cite, cites
from horda.core.words import Text

HUMAN, ZOMBIE = 0, 1
"""The seats."""
SEATS = ("human", "zombie")

CHILD, MECHANIC, NURSE, BANKER, LUMBERJACK, POLICEMAN = range(6)
HUMANS = ("child", "mechanic", "nurse", "banker", "lumberjack", "policeman")
WORTH = ((3, 2), (3, 2), (2, 1), (2, 1), (1, 0), (1, 0))
"""For each human the worth when healthy and when wounded."""
cite("horda.games.zombie_terror.content:WORTH", "R2.1")

PAWNS = 20
"""Zombies in the box; those not on the board are the pool."""
START_ZOMBIES_PER_HALF = 5
BULLETS = 4
TRACK_END = 6
POINTS_TO_WIN = 5
TURNED_TO_LOSE = 5
IN_CAR_TO_WIN = 2
cite("horda.games.zombie_terror.content:PAWNS", "R1.6")


class Card(Struct, frozen=True):
    """A special card: whose it is, when it is played, where it is in the deck."""

    id: str
    side: str
    phase: str
    scenarios: tuple[str, ...]
    rule: str
    name_source: str
    effect_source: str
    why: str = ""


class _Cards(Struct, frozen=True):
    game: str
    hand_size: int
    card: tuple[Card, ...]


@cites("R9.3")
@cache
def _cards() -> _Cards:
    data = tomllib.loads(files(__package__).joinpath("data", "cards.toml").read_text("utf-8"))
    return convert(data, _Cards)


CARDS = _cards().card
HAND_SIZE = _cards().hand_size
CARD_IDS = tuple(card.id for card in CARDS)
(
    SEWERS,
    ADRENALINE,
    SILENCE,
    DECOY,
    FIRST_AID,
    DESPERATE_SHOVE,
    ZOMBIE_HORDE,
    PLAGUE,
    AWE,
    TRAP,
    BLOODLUST,
    RAMPAGE,
) = (
    CARD_IDS.index(card)
    for card in (
        "sewers",
        "adrenaline",
        "silence",
        "decoy",
        "first_aid",
        "desperate_shove",
        "zombie_horde",
        "plague",
        "awe",
        "trap",
        "bloodlust",
        "rampage",
    )
)


@cites("R3.2", "S2.5")
def deck(seat: int, scenario: str) -> tuple[int, ...]:
    """Returns the special cards a side shuffles in a scenario."""
    side = SEATS[seat]
    return tuple(i for i, c in enumerate(CARDS) if c.side == side and scenario in c.scenarios)


def human_name(human: int) -> Text:
    """Returns the name of a human, to be put into a sentence."""
    return Text(f"zt-human-{HUMANS[human]}")


def card_name(card: int) -> Text:
    """Returns the name of a card."""
    return Text(f"zt-card-{CARD_IDS[card].replace('_', '-')}")
