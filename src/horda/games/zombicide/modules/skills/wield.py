"""Which skills count for an attack."""

from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import names, variants
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.people import NUMBERS, skills
from horda.games.zombicide.rules.state import NONE, ZState


@cites("Z2-EQSKILL-01", "Z2-EQSKILL-02", "Z2-EQSKILL-I1", "Z2-ADR-Q2")
def wielded(state: ZState, blow: Blow) -> tuple[int, ...]:
    """Lists the attacker's skills and the one its weapon lends to this attack only.

    What the attacker learned by the kills of this attack counts from the next Action on.
    """
    if blow.steered:
        return ()
    owned = skills(state, blow.who)
    if blow.fresh:
        own = len(state.people[blow.who].skills)  # they stand before those of cards and others
        owned = owned[: own - blow.fresh] + owned[own:]
    lent = state.box.granted[blow.card] if blow.card != NONE else NONE
    if lent == NONE or state.box.cards[blow.card].type == "other":
        return owned
    return (*owned, lent)


@cites("Z2-SKILL-G3", "Z2-SKILL-Q40")
def copies(state: ZState, blow: Blow, id: str) -> int:
    """Counts the copies of a skill for this kind of attack: its own, and that for all Combat."""
    wanted = FOR_MODE[id, blow.mode]
    return sum(skill in wanted for skill in wielded(state, blow))


def owns(state: ZState, blow: Blow, id: str) -> bool:
    """Tells whether a skill without a parameter counts for this attack."""
    return NUMBERS[id] in wielded(state, blow)


FOR_MODE = {
    (id, mode): variants(id, "combat", mode)
    for id in {key.partition(":")[0] for key in names()}
    for mode in ("melee", "ranged")
}
