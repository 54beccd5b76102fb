"""First-aid kits for the wounded of Mission 12: who goes where for them."""

from horda.games.zombicide.board import FAR
from horda.games.zombicide.mind.tactics.gear import has_tool
from horda.games.zombicide.mind.tactics.reach import reach
from horda.games.zombicide.modules.mission_rules.wounded import still_wounded
from horda.games.zombicide.rules.state import OUT, ZState

KITS = "all-treated"
"""The goal that the kits are for."""
OPEN_ALREADY = 20
"""So much further a kit behind open doors seems to whoever could open others: more than any way."""


def kit_errands(state: ZState) -> dict[int, int]:
    """Sends those with a kit to the wounded at once, and all others to the next kits.

    Each that is treated makes less noise there. The nearest takes a kit that lies beside them.
    """
    people, beds = state.people, [one.zone for one in still_wounded(state)]
    if not beds:
        return {}
    bed, kits = beds[0], [token.zone for token in state.objectives]
    here = [who for who, person in enumerate(people) if person.zone != OUT]
    free = [who for who in here if not people[who].load]
    found = dict.fromkeys(here, bed)
    if bed in kits and free:
        row = _reach(state, bed)
        free.sort(
            key=lambda who: (row[people[who].zone], not has_tool(state.box, people[who].slots))
        )
        free, kits = free[1:], [kit for kit in kits if kit != bed]
    return found | _squads(state, free, kits) if kits else found


def _squads(state: ZState, free: list[int], kits: list[int]) -> dict[int, int]:
    """Gives each kit to one who can get at it, the shortest ways first; the others follow them."""
    pairs = sorted((_alone(state, who, kit), who, kit) for who in free for kit in kits)
    found: dict[int, int] = {}
    for far, who, kit in pairs:
        if far < FAR and who not in found and kit not in found.values():
            found[who] = kit
    if not found:  # all wait where somebody will open a door
        return {who: _nearest(state, who, kits) for who in free}
    return found | _followers(state, [who for who in free if who not in found], found)


def _alone(state: ZState, who: int, kit: int) -> int:
    """Returns how far a kit seems to a Survivor whom nobody opens doors for."""
    person = state.people[who]
    steps = state.tables.distance[person.zone][kit]
    if not has_tool(state.box, person.slots):
        return steps
    return _reach(state, kit)[person.zone] + (OPEN_ALREADY if steps < FAR else 0)


def _nearest(state: ZState, who: int, kits: list[int]) -> int:
    return min(kits, key=lambda kit: _reach(state, kit)[state.people[who].zone])


def _followers(state: ZState, rest: list[int], led: dict[int, int]) -> dict[int, int]:
    """Gives each leader the nearest of the others, and none many more than the next."""
    people, found = state.people, dict[int, int]()
    room = dict.fromkeys(led, -(-len(rest) // max(1, len(led))))
    rows = {leader: _reach(state, people[leader].zone) for leader in led}
    pairs = sorted((rows[one][people[who].zone], who, one) for who in rest for one in led)
    for _, who, leader in pairs:
        if who not in found and room[leader]:
            found[who] = led[leader]
            room[leader] -= 1
    return found


def _reach(state: ZState, zone: int) -> tuple[int, ...]:
    return reach(state.edition, state.config.scenario, state.doors, zone)
