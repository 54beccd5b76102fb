"""What follows from a position by the rules, as a table that position files check."""

from horda.core.game import Table
from horda.games.zombicide.board import bits
from horda.games.zombicide.box.entries import LEVELS
from horda.games.zombicide.rules.actors import noise_in
from horda.games.zombicide.rules.deed import index_of
from horda.games.zombicide.rules.people import danger, place, skills
from horda.games.zombicide.rules.points import SIGHT
from horda.games.zombicide.rules.state import NONE, OUT, ZState


def facts(state: ZState) -> Table:
    """Says who sees what and what counts, though it is written nowhere on the board."""
    zones = range(len(state.board.zones))
    return {
        "danger": LEVELS[danger(state)],
        "noise": {str(zone): noise_in(state, zone) for zone in zones},
        "ways": {str(zone): list(state.tables.neighbours[zone]) for zone in zones},
        "sight": {str(zone): _seen(state, zone) for zone in zones},
        "rooms": {str(zone): _rooms(state, zone) for zone in zones},
        "tiles": {str(zone.index): list(zone.faces) for zone in state.board.zones},
        **_people(state),
        **state.own_facts(),
    }


def _people(state: ZState) -> Table:
    names = {who: state.box.survivors[person.card].id for who, person in enumerate(state.people)}
    here = {who: name for who, name in names.items() if state.people[who].zone != OUT}
    return {
        "sees": {name: _seen_by(state, who) for who, name in here.items()},
        "skills": {
            name: [state.box.skill_key(skill) for skill in skills(state, who)]
            for who, name in names.items()
        },
        "companions": {
            state.box.survivors[one.card].id: place(state, one) for one in state.companions
        },
    }


def _seen(state: ZState, zone: int) -> list[int]:
    """Lists the Zones a Zombie sees from a Zone, its own included."""
    return list(bits(state.zombie_eyes().sight[zone]))


def _seen_by(state: ZState, who: int) -> list[int]:
    view = state.eyes_for(who, NONE, index_of(state).query(SIGHT, state, who, False))
    return list(bits(view.sight[state.people[who].zone]))


def _rooms(state: ZState, zone: int) -> list[int]:
    """Lists the rooms of the building a Zone belongs to; none for a street."""
    building = state.board.building_of[zone]
    return [] if building < 0 else list(state.board.buildings[building])
