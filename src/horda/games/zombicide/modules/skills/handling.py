"""Skills that move others once a turn: Taunt, Shove, Lifesaver."""

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.companions import OWN_MASTER, drag
from horda.games.zombicide.modules.skills.move_events import Dragged, Shoved
from horda.games.zombicide.modules.skills.move_options import Come, Rescue, Shove, Stay, Taunt
from horda.games.zombicide.modules.skills.once import fresh, use
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.options import STOP_HERE, StopHere
from horda.games.zombicide.rules.people import (
    COMPANIONS,
    ZRun,
    card_of,
    change,
    in_zone,
    kinds_in,
    leave_seat,
    target_of,
    zombies_in,
)
from horda.games.zombicide.rules.points import OFFERS
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.turn import does

TAUNT, SHOVE, LIFESAVER = (skill_id(key) for key in ("taunt", "shove", "lifesaver"))
TAUNT_ZONES = 2


@cites("Z2-SKILL-14", "Z2-SKILL-Q8")
def _taunts(state: ZState, who: int, options: list[Option]) -> list[Option]:
    """Offers the Zones with Zombies at most two steps away, the own one included."""
    if not fresh(state, who, TAUNT):
        return options
    near = sorted(state.tables.within(state.people[who].zone, TAUNT_ZONES))
    return options + [Taunt(zone) for zone in near if zombies_in(state, zone)]


@does(Taunt)
@cites("Z2-SKILL-14", "Z2-SKILL-Q8")
def _taunt(run: ZRun, who: int, option: Taunt) -> Outcome:
    """Activates the Zombies of the Zone; for them there is nobody but the taunter."""
    use(run, who, TAUNT)
    groups = tuple(group for group in everybody(run.state) if group[0] == option.zone)
    return Activation(groups, prey=who)


@cites("Z2-SKILL-60", "Z2-SKILL-Q37")
def _shoves(state: ZState, who: int, options: list[Option]) -> list[Option]:
    """Offers the neighbouring Zones, while there is anybody to push."""
    zone = state.people[who].zone
    if not fresh(state, who, SHOVE) or not zombies_in(state, zone):
        return options
    return options + [Shove(to) for to in state.tables.neighbours[zone]]


@does(Shove)
@cites("Z2-SKILL-60", "Z2-SKILL-Q37", "Z2-SKILL-Q7")
def _shove(run: ZRun, who: int, option: Shove) -> Outcome:
    """Pushes all Zombies of the Zone, Abominations too; nobody was eliminated by it."""
    state = run.state
    use(run, who, SHOVE)
    zone = state.people[who].zone
    for kind in kinds_in(state, zone):
        count = state.zombies[zone * state.kinds + kind]
        state.zombies[zone * state.kinds + kind] = 0
        state.zombies[option.to * state.kinds + kind] += count
        run.emit(Shoved, zone, option.to, kind, count)
    return None


@cites("Z2-SKILL-62")
def _rescues(state: ZState, who: int, options: list[Option]) -> list[Option]:
    """Offers each Survivor next door, in sight and among Zombies."""
    if not fresh(state, who, LIFESAVER):
        return options
    zone = state.people[who].zone
    seen = state.tables.view(dark_mode=state.config.dark_zones).sight[zone]
    near = [to for to in state.tables.neighbours[zone] if seen >> to & 1 and zombies_in(state, to)]
    return options + [
        Rescue(card_of(state, other), to) for to in near for other in in_need(state, to)
    ]


@cites("Z2-SKILL-Q39", "Z2-M25-09")
def in_need(state: ZState, zone: int) -> list[int]:
    """Lists who can be dragged out of a Zone; Companions follow their Leader, if they have one."""
    if OWN_MASTER in state.mission.special:
        return in_zone(state, zone)
    lone = enumerate(state.companions, COMPANIONS)
    return in_zone(state, zone) + [i for i, c in lone if c.leader == NONE and c.zone == zone]


@does(Rescue)
def _rescue(run: ZRun, who: int, option: Rescue) -> Outcome:
    use(run, who, LIFESAVER)
    other = target_of(run.state, option.other)
    left = tuple(i for i in in_need(run.state, option.zone) if i != other)
    return Rescuing(who, option.zone, other, left)


class Rescuing(Frame, frozen=True):
    """A Lifesaver drags Survivors out of one Zone into its own."""

    who: int
    zone: int
    other: int
    left: tuple[int, ...]
    """Those that may still be chosen."""

    @cites("Z2-SKILL-62")
    def ask(self, run: ZRun) -> Outcome:
        """Asks the one to be dragged, if another player speaks for it."""
        people = run.state.people
        if self.other >= COMPANIONS:
            return Go("drag")
        one = people[self.other]
        if one.seat == people[self.who].seat:
            return Go("drag")
        return Choice(one.seat, "z2-be-dragged", (Come(one.card), Stay(one.card)))

    def answered(self, run: ZRun) -> Outcome:
        """Each may refuse."""
        return Go("more") if type(run.answer) is Stay else None

    @cites("Z2-SKILL-62")
    def drag(self, run: ZRun) -> Outcome:
        """Drags: no Move, and nothing to pay for the Zombies left behind."""
        zone = run.state.people[self.who].zone
        if self.other >= COMPANIONS:
            drag(run.state, self.other - COMPANIONS, zone)
        else:
            leave_seat(run.state, self.other)
            change(run.state, self.other, zone=zone)
        run.emit(Dragged, card_of(run.state, self.other), zone)
        return None

    def more(self, run: ZRun) -> Outcome:
        """Asks for another one of the same Zone."""
        people = run.state.people
        if not self.left:
            return DONE
        options = [Rescue(card_of(run.state, i), self.zone) for i in self.left]
        return Choice(people[self.who].seat, "z2-rescue", (*options, STOP_HERE))

    def next(self, run: ZRun) -> Outcome:
        """Goes on with the chosen one."""
        if type(run.answer) is StopHere:
            return DONE
        other = target_of(run.state, run.answer.other)
        left = tuple(i for i in self.left if i != other)
        return Go("ask", Rescuing(self.who, self.zone, other, left))

    steps = (ask, answered, drag, more, next)


_ALL = (
    Piece("taunt", (OFFERS.use(_taunts, TAUNT),), ("Z2-SKILL-14", "Z2-SKILL-Q8")),
    Piece("shove", (OFFERS.use(_shoves, SHOVE),), ("Z2-SKILL-60", "Z2-SKILL-Q37")),
    Piece("lifesaver", (OFFERS.use(_rescues, LIFESAVER),), ("Z2-SKILL-62",)),
)
PIECES: dict[str, Piece] = {piece.id: piece for piece in _ALL}
