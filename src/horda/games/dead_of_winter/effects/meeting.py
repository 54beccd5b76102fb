"""Who met the trigger of a crossroads card, where the card speaks of that survivor."""

from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import (
    everybody,
    in_play,
    is_exiled,
    of_exiled,
    own,
    people_at,
    zombies_at,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Crossroads
from horda.games.dead_of_winter.cards.when import (
    InPlay,
    OnlySurvivorAt,
    OwnAt,
    OwnDamage,
    SharesWith,
    TwoAlone,
)
from horda.games.dead_of_winter.cards.words import COLONY, Damage
from horda.games.dead_of_winter.effects.lasting import standing


def meeting(state: DWState, source: str) -> list[int]:
    """Lists the survivors that meet the trigger of the card a list of operations is from."""
    kind, _, rest = source.partition("/")
    if kind != "crossroads":
        return []
    card = BOX.crossroads[BOX.crossroads_number[rest.split("/")[0]]]
    found = met(state, card)
    return [one for one in found if in_play(state, one)]


def met(state: DWState, card: Crossroads) -> list[int]:
    """Lists the survivors that the conditions of a card speak of, by influence."""
    seat = state.active
    for when in card.trigger.when:
        if isinstance(when, OwnAt):
            return own_standing(state, seat, when)
        if isinstance(when, OwnDamage):
            return own_hurt(state, seat, when)
        if isinstance(when, SharesWith):
            return sharing(state, seat, when)
        if isinstance(when, TwoAlone):
            return two_alone(state, seat)
        if isinstance(when, OnlySurvivorAt):
            return only_at(state, seat, when)
    named = [BOX.survivor_number[w.id] for w in card.trigger.when if isinstance(w, InPlay)]
    return named[:1]


def own_standing(state: DWState, seat: int, when: OwnAt) -> list[int]:
    """Lists own survivors at a place, beside enough zombies."""
    return [
        one
        for one in own(state, seat)
        if standing(when.place, state.where[one])
        and zombies_at(state, state.where[one]) >= when.zombies
    ]


def own_hurt(state: DWState, seat: int, when: OwnDamage) -> list[int]:
    """Lists own survivors with enough tokens of a kind."""
    rows = {
        Damage.WOUND: state.wounds,
        Damage.FROSTBITE: state.frost,
        Damage.DESPAIR: state.despair,
    }
    row = rows[when.kind]
    return [
        one
        for one in own(state, seat)
        if row[one] >= when.min and (when.place is None or standing(when.place, state.where[one]))
    ]


def sharing(state: DWState, seat: int, when: SharesWith) -> list[int]:
    """Lists own survivors who stand with a bandit, an exiled survivor, or one of another."""
    mine = own(state, seat)
    if when.id:
        mine = [one for one in mine if BOX.survivors[one].id == when.id]
    return [one for one in mine if _beside(state, seat, one, when.sort)]


def _beside(state: DWState, seat: int, one: int, sort: str) -> bool:
    place = state.where[one]
    if sort == "bandit":
        return bool(state.bandits[place])
    others = [o for o in people_at(state, place) if state.owner[o] != seat]
    if sort == "exiled":
        return not is_exiled(state, seat) and any(of_exiled(state, o) for o in others)
    if sort == "non_exiled":
        return is_exiled(state, seat) and any(not of_exiled(state, o) for o in others)
    return len(others) == 1


def two_alone(state: DWState, seat: int) -> list[int]:
    """Lists two own humans who are alone at a location outside the colony."""
    for place in range(COLONY + 1, len(state.bandits)):
        there = people_at(state, place)
        if len(there) == 2 and all(
            state.owner[one] == seat and BOX.survivors[one].human for one in there
        ):
            return there
    return []


def only_at(state: DWState, seat: int, when: OnlySurvivorAt) -> list[int]:
    """Lists the own survivor who is alone at a place."""
    there = [one for one in everybody(state) if standing(when.place, state.where[one])]
    return there if len(there) == 1 and state.owner[there[0]] == seat else []
