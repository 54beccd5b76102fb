"""What follows from the open table: whose word it waits for, what comes next, what is met."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from horda.core.frames import Frame
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.changes import next_death_free
from horda.games.dead_of_winter.base.exposure import Spread, immune
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import (
    PLACE_OF,
    crowd,
    is_exiled,
    not_exiled,
    outside,
    people_at,
)
from horda.games.dead_of_winter.base.votes import Vote
from horda.games.dead_of_winter.base.zombies import breaking_in
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import PLACES, TYPES
from horda.games.dead_of_winter.consequences import ChangeView, ways
from horda.games.dead_of_winter.effects.do_story import CardVote
from horda.games.dead_of_winter.effects.lasting import holding, reduction
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.rules.actions.motions import Motion
from horda.games.dead_of_winter.rules.actions.requests import Ask
from horda.games.dead_of_winter.rules.actions.searching import SearchAction, after_search
from horda.games.dead_of_winter.rules.colony import supply_due, waste_due
from horda.games.dead_of_winter.rules.coming import drawn_to
from horda.games.dead_of_winter.rules.crossroads import Read

NOBODY = -1


class NowView(Struct, frozen=True):
    """What holds the table: a card that is read, a vote, a bite, a request; all of it is open."""

    crossroads: str = ""
    chooser: int = NOBODY
    option: int = 0
    """The way that was chosen, from 1; 0 before."""
    ways: tuple[tuple[ChangeView, ...], ...] = ()
    """What each way of the card would change for certain, until one is chosen."""
    vote: str = ""
    voters: tuple[int, ...] = ()
    tied: bool = False
    accuser: int = NOBODY
    accused: int = NOBODY
    bitten: str = ""
    chain: tuple[str, ...] = ()
    """Whom a bite would reach if everybody dies by the roll: who is bitten, then the others."""
    morales: tuple[int, ...] = ()
    """The morale once each of them has died, and all before."""
    asker: int = NOBODY
    wanted: str = ""
    left: tuple[int, ...] = ()
    """The players who are still to be asked, the next one first."""
    offered: str = ""
    searcher: str = ""
    source: str = ""
    """The open card whose words are carried out, as `item/painkillers` or `objective/b1/start`:
    questions come from it."""


class ComingView(Struct, frozen=True):
    """What the next colony phase brings as the table lies now, besides noise."""

    food: int
    contributions: int
    zombies: tuple[int, ...]
    """By place."""
    overrun: tuple[str, ...]
    """Those who would fall where no space is left, the lowest influence first."""
    waste: int
    """The morale that the waste pile costs."""
    loud: tuple[str, ...]
    """The places where each noise token brings a zombie for certain."""


@cites("DW-INT-24", "DW-CROSS-04", "DW-VOTE-02", "DW-REQ-03")
def now(state: DWState) -> NowView:
    """Says what is going on, from the frames that are open to all."""
    found: dict[str, object] = {}
    for frame in state.stack:
        tell = TELL.get(type(frame))
        if tell is not None:
            found.update(tell(state, frame))
    return NowView(**found)  # type: ignore[arg-type]


def _read(state: DWState, frame: Read) -> dict[str, object]:
    name = names.crossroads(frame.card)
    told = {"crossroads": name, "chooser": frame.chooser, "option": frame.option}
    if frame.option or frame.chooser < 0:
        return told
    scope = replace(frame.scope, seat=frame.chooser)
    return {**told, "ways": ways(state, frame.card, frame.chooser, scope)}


def _vote(state: DWState, frame: Vote) -> dict[str, object]:
    tied = any(choice.prompt == "dw-tie" for choice in state.open)
    return {"vote": frame.prompt.removeprefix("dw-vote-"), "voters": frame.seats, "tied": tied}


def _motion(state: DWState, frame: Motion) -> dict[str, object]:
    return {"accuser": frame.seat, "accused": frame.target}


def _card_vote(state: DWState, frame: CardVote) -> dict[str, object]:
    return {"accused": frame.target}


@cites("DW-BITE-01", "DW-BITE-02")
def _spread(state: DWState, frame: Spread) -> dict[str, object]:
    people = [one for one in people_at(state, frame.place) if not immune(state, one)]
    if not people:
        return {}
    chain = tuple(names.survivor(one) for one in people)
    return {"bitten": chain[0], "chain": chain, "morales": _falling(state, people)}


@cites("DW-KILLS-06", "DW-EXILE-09")
def _falling(state: DWState, people: list[int]) -> tuple[int, ...]:
    free = next_death_free(state)
    morale, found = state.morale, []
    for one in people:
        if not is_exiled(state, state.owner[one]):
            morale, free = morale - (not free), False
        found.append(max(0, morale))
    return tuple(found)


def _ask(state: DWState, frame: Ask) -> dict[str, object]:
    card = names.item(frame.card) if frame.card >= 0 else ""
    wanted = TYPES[frame.wanted].value
    return {"asker": frame.seat, "wanted": wanted, "left": frame.left, "offered": card}


def _search(state: DWState, frame: SearchAction) -> dict[str, object]:
    told: dict[str, object] = {"searcher": names.survivor(frame.survivor)}
    # One may have the abilities of all others there: the question says whose it is about.
    if any(choice.prompt == "dw-after-search" for choice in state.open):
        whose = after_search(state, frame.survivor, frame.scope)
        told["source"] = f"survivor/{names.survivor(whose)}"
    return told


OPEN = ("item", "survivor", "crossroads", "crisis", "objective", "experiment")
"""Cards that lie open, or were shown, when their words are carried out."""


@cites("DW-PLAY-02", "DW-CROSS-04", "DW-CARD-Q7")
def _script(state: DWState, frame: Script) -> dict[str, object]:
    kind, card, *part = frame.source.split("/")
    # A sheet begins with one thing and ends with another: what it says of its end is sealed.
    told = (kind, card, *part) if kind == "objective" else (kind, card)
    return {"source": "/".join(told) if kind in OPEN else ""}


TELL: dict[type[Frame], Callable[[DWState, Any], dict[str, object]]] = {
    Read: _read,
    Vote: _vote,
    Motion: _motion,
    CardVote: _card_vote,
    Spread: _spread,
    Ask: _ask,
    SearchAction: _search,
    Script: _script,
}
"""What each frame tells everybody."""


def coming(state: DWState) -> ComingView:
    """Counts what the next colony phase needs and brings."""
    open_ = set(outside(state))
    drawn = [(crowd(state) + 1) // 2]
    drawn += [drawn_to(state, n) if n in open_ else 0 for n in range(1, len(state.noise))]
    number = tuple(max(0, n - reduction(state, place)) for place, n in enumerate(drawn))
    fallen = _overrun(state, number)
    howls = {rule.place for rule in holding(state, Mod.SPECIAL_NOISE_ALWAYS)}
    loud = tuple(PLACES[place].value for place in sorted(howls))
    return ComingView(supply_due(state), not_exiled(state), number, fallen, waste_due(state), loud)


def _overrun(state: DWState, number: tuple[int, ...]) -> tuple[str, ...]:
    fallen: list[str] = []
    for place in range(1, len(number)):
        many = breaking_in(state, PLACE_OF.index(place), number[place])
        fallen += [names.survivor(one) for one in people_at(state, place)[:many]]
    return tuple(fallen)
