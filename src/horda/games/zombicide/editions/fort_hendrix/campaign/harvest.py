"""What a Mission that is over leaves behind, from its last position alone."""

from typing import Literal

from msgspec import UNSET, UnsetType

from horda.core.rulebook import cites
from horda.games.zombicide.editions.fort_hendrix.campaign.state import Fared, Harvest
from horda.games.zombicide.modules.fort_hendrix.state import FhState
from horda.games.zombicide.modules.fort_hendrix.story.carried import Gift, Sheet
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import page
from horda.games.zombicide.rules.people import carried

Fate = Literal["standing", "lying", "taken", "dead"]


@cites("FH-END-5", "FH-KO-4", "FH-KO-5", "FH-KO-Q4", "FH-CXP-2", "FH-ACH-1")
def harvested(state: FhState) -> Harvest:
    """Writes down sheets, cards, who fell, and what was noted."""
    tale = state.tale
    people = tuple(
        Fared(_sheet(state, who), _fate(state, who), _cards(state, who), _breaks(state, who))
        for who in range(len(state.people))
    )
    gifts = tuple(Gift(skill, missions) for skill, missions in tale.gifts)
    lost = tale.lost or ("" if tale.won or _anybody(state) else "nobody")
    return Harvest(tale.won, lost, tale.ending, people, tale.flags, tale.order, gifts, tale.told)


def _sheet(state: FhState, who: int) -> Sheet:
    box, own = state.box, page(state, who)
    skills = tuple(box.skill_key(skill) for skill in own.skills)
    name = box.survivors[state.people[who].card].id
    return Sheet(name, own.cxp, skills, own.bonus, own.infections)


def _fate(state: FhState, who: int) -> Fate:
    out = state.out(who)
    if out == "down":
        return "lying"
    return out or "standing"


@cites("FH-D3", "FH-END-3")
def _cards(state: FhState, who: int) -> tuple[str, ...]:
    """Lists what a Survivor carried, without what broke in the attack that won the Mission."""
    gone = state.breaking if state.loose is UNSET else ()
    cards = (card for card in carried(state.people[who]) if card not in gone)
    return tuple(state.box.cards[card].id for card in cards)


@cites("FH-D3", "FH-ALLOUT-Q5")
def _breaks(state: FhState, who: int) -> tuple[str, ...] | UnsetType:
    """Names the pair of which one has broken: its player has yet to say which."""
    own = [card for card in state.breaking if card in state.people[who].slots]
    if state.loose is UNSET or not own:
        return UNSET
    return tuple(state.box.cards[card].id for card in own)


def _anybody(state: FhState) -> bool:
    return len(state.fallen) < len(state.people)
