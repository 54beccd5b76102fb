"""What bots want of the story: where its cards draw the team, and what they answer."""

from horda.games.zombicide.mind.tactics.aims import AIMS
from horda.games.zombicide.mind.tactics.small import WEIGHTS
from horda.games.zombicide.modules.fort_hendrix.state import FhState, fort
from horda.games.zombicide.modules.fort_hendrix.story import actions
from horda.games.zombicide.modules.fort_hendrix.story.conditions import holds, of_kind
from horda.games.zombicide.modules.fort_hendrix.story.giving_up import CarryOn
from horda.games.zombicide.modules.fort_hendrix.story.on_board import in_zones
from horda.games.zombicide.modules.fort_hendrix.story.penny import penny_zone
from horda.games.zombicide.modules.fort_hendrix.story.places import named, spawn_zone
from horda.games.zombicide.modules.fort_hendrix.story.stages import stage_of
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import standing, story_of
from horda.games.zombicide.modules.fort_hendrix.story.things import bears
from horda.games.zombicide.modules.fort_hendrix.story.words import Gathered, Held
from horda.games.zombicide.rules.state import OUT, ZState

Row = tuple[int, ...]
AHEAD = ("goal", "named", "clue", "choice")
"""Cards by what they are for: these first."""


def wanted(state: ZState) -> Row:
    """Lists the Zones where the stage of the goal, or a card, draws the team."""
    own = fort(state)
    cond = stage_of(own).done
    name, said = cond.said[0] if cond is not None else ("", None)
    if isinstance(said, Gathered):
        return (_meeting(own, said),)
    if isinstance(said, Held):
        return (named(own.edition, own.config.scenario, said.place),)
    return _tasks(own) or _cards(own) or ((penny_zone(own),) if name else ())


def _meeting(state: FhState, wanted_: Gathered) -> int:
    """Returns where to meet: with Penny, or in the street that most are in already."""
    if not wanted_.street:
        return penny_zone(state)
    zones = [state.people[who].zone for who in standing(state)]
    streets = [zone for zone in zones if state.board.zones[zone].street]
    return max(streets, key=streets.count) if streets else state.spawns[0][0]


def _tasks(state: FhState) -> Row:
    """Lists where the Actions of cards are to be done."""
    zones: list[int] = []
    there = standing(state)
    if actions.allowed(state, "feed_burner") and any(of_kind(state, w, "fire") for w in there):
        zones.append(named(state.edition, state.config.scenario, actions.BURNER))
    if any(bears(state, who, "charge") for who in there):
        zones.append(spawn_zone(state, "green"))
    if any(bears(state, who, "welder") for who in there):
        for door in state.tale.entrances:
            zones += state.board.doors[door].zones if door not in state.tale.sealed else ()
    return tuple(zone for zone in zones if zone != OUT)


def _cards(state: FhState) -> Row:
    """Lists the Zones of cards that may be revealed, those that lead on before the others."""
    open_: dict[bool, list[int]] = {True: [], False: []}
    for zone, numbers in in_zones(state).items():
        for number in numbers:
            card = story_of(state).card_of(number)
            if card.gate is None or holds(state, card.gate):
                open_[card.role in AHEAD].append(zone)
    return tuple(open_[True] or open_[False])


def register() -> None:
    """Tells bots of it."""
    AIMS["story"] = wanted
    WEIGHTS[CarryOn] = lambda state, option: 1.0
    WEIGHTS[actions.LeaveNow] = lambda state, option: 1.0
