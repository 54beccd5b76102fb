"""Ultrared: once all own skills are taken, the player may choose any other, or none."""

from horda.core.decisions import Option
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.windows import PASS
from horda.games.zombicide.box.entries import ORANGE
from horda.games.zombicide.box.skill_keys import variants
from horda.games.zombicide.rules.adrenaline import unlearnt
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.options import Learn
from horda.games.zombicide.rules.points import LEARNS
from horda.games.zombicide.rules.state import ZState

WITH_CARD = sorted(variants("plus_1_damage_with"))


@cites("INV-ULTRA-1", "INV-ULTRA-Q1")
def _any_or_none(state: ZState, who: int, options: list[Option]) -> list[Option]:
    """Adds "+1 Damage" with each weapon, which a list of skills leaves open, and leaving it."""
    person, box = state.people[who], state.box
    if person.lap - 1 < ORANGE or unlearnt(box, person):
        return options
    weapons = {box.names[box.same[card]] for card, one in enumerate(box.cards) if one.profiles}
    known = [skill for skill in WITH_CARD if skill in box.skill_entry]
    more = [s for s in known if box.skill_key(s).partition(":")[2] in weapons]
    return [*options, *(Learn(skill) for skill in more if skill not in person.skills), PASS]


MODULE = Module("ultrared", (Piece("any_skill", (LEARNS.use(_any_or_none),), ("INV-ULTRA-1",)),))
