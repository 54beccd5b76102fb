"""What every place of the map means to the Survivor who acts: way, sight, range, and why not.

All of it is told at once for the open question of a turn, so that a pointer can run over the map
without asking again.
"""

from msgspec import Struct

from horda.core.engine import Engine
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.papers.explain import explain
from horda.games.zombicide.papers.words import card_word
from horda.games.zombicide.rules import weapons
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.people import change, leave_seat
from horda.games.zombicide.rules.points import MAX_RANGE
from horda.games.zombicide.rules.refusals import TIRED, no
from horda.games.zombicide.rules.state import OUT, ZState
from horda.games.zombicide.rules.turn import Turn
from horda.games.zombicide.screen.outlook.sight import Looking, look
from horda.games.zombicide.screen.outlook.things import Onlooker, Thing
from horda.games.zombicide.screen.outlook.ways import Reach, Ways, barred, beyond, ways
from horda.games.zombicide.screen.preview import Preview


class Weapon(Struct, frozen=True):
    """A loaded ranged weapon in Hand, with its Range as skills make it."""

    card: str
    least: int
    most: int


class Place(Struct, frozen=True):
    """A Zone as the Survivor who acts finds it."""

    look: Looking
    way: Reach | None = None
    """None where no open way leads there."""
    far: Refusal | None = None
    """Why the Survivor does not come there this turn."""
    step: Refusal | None = None
    """Why it does not come there by walking at once."""
    in_range: tuple[bool, ...] = ()
    """For each of the weapons whether the Zone can be shot at."""
    aim: Refusal | None = None
    """Why nobody can shoot there now."""
    things: tuple[Thing, ...] = ()
    attacks: int = 0
    """Zombies that would attack there if the Survivor came and their phase followed."""


class Outlook(Struct, frozen=True):
    """The whole map, by Zone, and what cannot be done at all, by verb."""

    who: str
    actions: int
    weapons: tuple[Weapon, ...]
    zones: tuple[Place, ...]
    verbs: dict[str, Refusal]


def outlook(engine: Engine[ZState], state: ZState, seat: int) -> Outlook | None:
    """Tells what the map means in the turn a seat plays; None where it plays none."""
    frame = state.stack[-1] if state.stack else None
    asked = any(one.seat == seat for one in state.open)
    if not asked or not isinstance(frame, Turn) or state.people[frame.who].zone == OUT:
        return None
    who, hooks = frame.who, engine.game.hooks(state)
    going, arms = ways(engine, state, who), weapons.weapons(state, hooks, who, "ranged")
    reached = [frozenset(weapons.zones_in_range(state, hooks, who, card)) for card in arms]
    onlooker = Onlooker(state, who)
    return Outlook(
        who=state.box.survivors[state.people[who].card].id,
        actions=state.people[who].actions,
        weapons=tuple(_weapon(state, hooks, who, card) for card in arms),
        zones=tuple(
            Place(
                look=look(state, hooks, who, zone),
                way=going.get(zone),
                far=_far(state, hooks, seat, who, zone, going),
                step=explain(state, seat, f"walk:z{zone}"),
                in_range=tuple(zone in zones for zones in reached),
                aim=onlooker.aim(zone),
                things=tuple(onlooker.things(zone)),
                attacks=_attacks(engine, state, who, zone, going.get(zone)),
            )
            for zone in range(len(state.board.zones))
        ),
        verbs=dict(onlooker.greyed()),
    )


@cites("Z2-RANGED-03", "Z2-RANGED-04")
def _weapon(state: ZState, hooks: HookIndex, who: int, card: int) -> Weapon:
    line = weapons.profile(state.box, card, "ranged")
    assert line is not None
    blow = Blow(who, card, "ranged", state.people[who].zone, line.dice, line.damage)
    most = hooks.query(MAX_RANGE, state, blow, line.range_max)
    return Weapon(card_word(state.box, card), line.range_min, most)


def _far(
    state: ZState, hooks: HookIndex, seat: int, who: int, zone: int, going: Ways
) -> Refusal | None:
    """Says why a Survivor does not come to a Zone this turn; None where it can."""
    person, way = state.people[who], going.get(zone)
    if way is not None and way.cost <= person.actions:
        return None
    step = explain(state, seat, f"walk:z{zone}")
    if step is not None and (zone in state.tables.neighbours[person.zone] or _shut(step)):
        return step
    if way is None and beyond(going, state, hooks, who, zone):
        return no("way-asked", "Z2-MOVE-01")
    if way is None:
        return barred(going, state, hooks, who, zone) or no("no-way", "Z2-MOVE-05", "Z2-DOOR-01")
    return no("far", "Z2-MOVE-01", *TIRED, cost=way.cost, left=person.actions)


def _attacks(engine: Engine[ZState], state: ZState, who: int, zone: int, way: Reach | None) -> int:
    """Counts the Zombies that would attack in a Zone that can be reached, as the preview says.

    Who attacks twice counts twice; those that something draws before the phase count too.
    """
    if way is None or not 0 < way.cost <= state.people[who].actions:
        return 0
    twin = state.clone()
    change(twin, who, zone=zone)
    leave_seat(twin, who)
    told = engine.game.preview(twin, None)
    assert isinstance(told, Preview)
    blows = (*told.drawn_attacks, *told.attacking)
    return sum(one.count for one in blows if one.zone == zone)


def _shut(step: Refusal) -> bool:
    """Tells whether a Zone is just behind a door: that says more than the way around."""
    return step.why is not None and step.why.id == "z2-no-door-closed"


__all__ = ["Outlook", "Place", "Thing", "Weapon", "outlook"]
