"""Whether a crossroads card springs: its event came, and everything it asks for holds."""

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.newcomers import can_join
from horda.games.dead_of_winter.base.state import NOBODY, DWState
from horda.games.dead_of_winter.base.table import people_at
from horda.games.dead_of_winter.cards import when as w
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Crossroads, Event
from horda.games.dead_of_winter.cards.ops_colony import Helpless
from horda.games.dead_of_winter.cards.ops_people import AddSurvivor
from horda.games.dead_of_winter.cards.trees import walk
from horda.games.dead_of_winter.cards.words import Where
from horda.games.dead_of_winter.effects.conditions import true
from horda.games.dead_of_winter.effects.lasting import standing
from horda.games.dead_of_winter.effects.scope import Scope


@cites("DW-CROSS-03", "DW-CROSS-04", "DW-CROSS-Q1", "DW-CROSS-Q4", "DW-INT-05", "DW-INT-25")
def sprung(state: DWState, card: int, moment: Moment | None = None) -> bool:
    """Whether a card springs now; without a moment only those that look at the table do."""
    found = BOX.crossroads[card]
    event = Event.STATE if moment is None else moment.event
    if found.trigger.event != event:
        return False
    if moment is not None and moment.survivor >= 0 and state.owner[moment.survivor] == NOBODY:
        return False
    scope = _scope(state, moment)
    for when in found.trigger.when:
        if isinstance(when, w.Happened):
            if moment is None or not _fits(state, when, moment):
                return False
        elif not true(state, when, state.active, scope):
            return False
    return not _crowded_out(state, found)


def _scope(state: DWState, moment: Moment | None) -> Scope:
    if moment is None:
        return Scope(state.active)
    return Scope(
        state.active, moment.survivor, moment.place, moment.origin, moment.card,
        target=moment.target, noise=moment.noise,
    )  # fmt: skip


@cites("DW-CROSS-11", "DW-CROSS-Q3", "DW-ADDS-03")
def _crowded_out(state: DWState, card: Crossroads) -> bool:
    """Whether every option brings people and none of them has room."""
    return not any(room_for(state, card, n, state.active) for n in range(len(card.options)))


def room_for(state: DWState, card: Crossroads, option: int, seat: int) -> bool:
    """Whether there is room for everybody that an option brings."""
    people = helpless = 0
    for op in walk(card.options[option].effects):
        if isinstance(op, AddSurvivor):
            people += 1
        elif isinstance(op, Helpless):
            helpless += max(op.delta, 0)
    return not people + helpless or can_join(state, seat, people, helpless)


# -- what was done -----------------------------------------------------------------------------


def _fits(state: DWState, when: w.Happened, moment: Moment) -> bool:
    """Whether every word that the card gives fits what was done."""
    return (
        _at(when.to, moment.place)
        and _at(when.origin, moment.origin)
        and _at(when.at, moment.place)
        and when.fuel in (None, moment.fuel)
        and (not when.healed or moment.healed)
        and (not when.target or when.target == moment.target)
        and (not when.success or moment.success)
        and (not when.result or when.result == moment.result)
        and (not when.cause or when.cause == moment.cause)
        and _actor_fits(state, when, moment)
        and _item_fits(when, moment)
    )


def _at(where: Where | None, place: int) -> bool:
    return where is None or (place >= 0 and standing(where, place))


def _actor_fits(state: DWState, when: w.Happened, moment: Moment) -> bool:
    one = moment.survivor
    if one < 0:
        return not (when.searcher or when.role or when.human or when.mover_damage)
    card, place = BOX.survivors[one], state.where[one]
    leads = state.leader[state.owner[one]] == one
    hurt = state.wounds[one] + state.frost[one]
    return (
        (not when.searcher or card.id == when.searcher)
        and (not when.role or leads == (when.role == "leader"))
        and (not when.human or card.human)
        and hurt >= when.mover_damage
        and (not when.alone or people_at(state, place) == [one])
        and (not when.with_bandit or bool(state.bandits[place]))
    )


def _item_fits(when: w.Happened, moment: Moment) -> bool:
    if when.item_type is None and not when.item_tag:
        return True
    if moment.card < 0:
        return False
    item = BOX.items[title_of(moment.card)]
    return when.item_type in (None, item.type) and (not when.item_tag or when.item_tag in item.tags)
