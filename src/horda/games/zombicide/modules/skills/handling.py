"""Skills that move others once a turn: Taunt, Shove, Lifesaver."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.companions import OWN_MASTER, drag
from horda.games.zombicide.modules.skills.move_events import Dragged, Shoved
from horda.games.zombicide.modules.skills.move_options import Come, Rescue, Shove, Stay, Taunt
from horda.games.zombicide.modules.skills.once import lacks, use
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.actors import (
    card_of,
    companion,
    companion_place,
    in_zone,
    is_survivor,
    others,
    target_of,
)
from horda.games.zombicide.rules.deed import DEEDS, Deed, deed
from horda.games.zombicide.rules.deeds.moving import beside
from horda.games.zombicide.rules.goals import Look, won
from horda.games.zombicide.rules.options import STOP_HERE, StopHere
from horda.games.zombicide.rules.people import ZRun, change, kinds_in, leave_seat, zombies_in
from horda.games.zombicide.rules.points import MOVED, OFFERS, SHOVED
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.refusals import between, no, someone
from horda.games.zombicide.rules.state import NONE, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

question("z2-be-dragged", "Z2-SKILL-62")
question("z2-rescue", "Z2-SKILL-62")

TAUNT, SHOVE, LIFESAVER = (skill_id(key) for key in ("taunt", "shove", "lifesaver"))
TAUNT_ZONES = 2


@deed
class Taunting(Deed[Taunt]):
    """Taunt the Zombies of a Zone at most two steps away, the own one included."""

    option, rule, anybodys, sign = Taunt, "Z2-SKILL-14", False, "acoustic-megaphone"
    skill = "taunt"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Taunt]:
        """The Zones near by."""
        yield from map(Taunt, sorted(state.tables.within(state.people[who].zone, TAUNT_ZONES)))

    @cites("Z2-SKILL-14", "Z2-SKILL-Q8")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Taunt) -> Refusal | None:
        """There must be Zombies, near enough."""
        zone, wrong = option.zone, lacks(state, who, TAUNT)
        if wrong is not None:
            return wrong
        if zone not in state.tables.within(state.people[who].zone, TAUNT_ZONES):
            return no("taunt-far", "Z2-SKILL-14", zone=zone)
        return None if zombies_in(state, zone) else no("no-zombies", "Z2-SKILL-14", zone=zone)

    def price(self, state: ZState, hooks: HookIndex, who: int, option: Taunt) -> int:
        """Nothing: the skill is used for free, and that is no Action."""
        return 0

    @cites("Z2-SKILL-14", "Z2-SKILL-Q8")
    def do(self, run: ZRun, who: int, option: Taunt) -> Outcome:
        """Activates the Zombies of the Zone; for them there is nobody but the taunter."""
        use(run, who, TAUNT)
        groups = tuple(group for group in everybody(run.state) if group[0] == option.zone)
        return Activation(groups, prey=who)


@deed
class Shoving(Deed[Shove]):
    """Push all Zombies of the own Zone into another."""

    option, rule, anybodys = Shove, "Z2-SKILL-60", False
    skill = "shove"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Shove]:
        """The Zones around."""
        yield from map(Shove, beside(state, state.people[who].zone))

    @cites("Z2-SKILL-60", "Z2-SKILL-Q37")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Shove) -> Refusal | None:
        """There must be somebody to push."""
        here, wrong = state.people[who].zone, lacks(state, who, SHOVE)
        if wrong is not None:
            return wrong
        if not zombies_in(state, here):
            return no("no-zombies", "Z2-SKILL-60", zone=here)
        return between(state, here, option.to)

    def price(self, state: ZState, hooks: HookIndex, who: int, option: Shove) -> int:
        """Nothing: the skill is used for free, and that is no Action."""
        return 0

    @cites("Z2-SKILL-60", "Z2-SKILL-Q37", "Z2-SKILL-Q7")
    def do(self, run: ZRun, who: int, option: Shove) -> Outcome:
        """Pushes all Zombies of the Zone, Abominations too; nobody was eliminated by it."""
        state = run.state
        use(run, who, SHOVE)
        zone, moved = state.people[who].zone, []
        for kind in kinds_in(state, zone):
            count = state.zombies[zone * state.kinds + kind]
            state.zombies[zone * state.kinds + kind] = 0
            state.zombies[option.to * state.kinds + kind] += count
            run.emit(Shoved, zone, option.to, kind, count)
            moved.append((zone, option.to, kind, count))
        if SHOVED in run.hooks.uses:
            run.trigger(SHOVED, tuple(moved))
        return None

    def weight(self, look: "Thoughts", option: Shove) -> float:
        """A breath of air."""
        return look.later + 0.3


@deed
class Lifesaving(Deed[Rescue]):
    """Drag Survivors out of a Zone next door."""

    option, rule, group, anybodys = Rescue, "Z2-SKILL-62", "lead", False
    skill = "lifesaver"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Rescue]:
        """Whoever is in a Zone around."""
        for zone in beside(state, state.people[who].zone):
            yield from (Rescue(card_of(state, one), zone) for one in in_need(state, zone))

    @cites("Z2-SKILL-62")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Rescue) -> Refusal | None:
        """They must be in sight, and among Zombies."""
        zone, here = option.zone, state.people[who].zone
        wrong = lacks(state, who, LIFESAVER) or between(state, here, zone)
        if wrong is not None:
            return wrong
        if not state.eyes().sight[here] >> zone & 1:
            return no("sight", "Z2-SKILL-62", zone=zone)
        if not zombies_in(state, zone):
            return no("no-zombies", "Z2-SKILL-62", zone=zone)
        if option.other in [card_of(state, one) for one in in_need(state, zone)]:
            return None
        return no("not-there", "Z2-SKILL-62", who=someone(state, option.other), zone=zone)

    def price(self, state: ZState, hooks: HookIndex, who: int, option: Rescue) -> int:
        """Nothing: the skill is used for free, and that is no Action."""
        return 0

    def do(self, run: ZRun, who: int, option: Rescue) -> Outcome:
        """Asks the one who is to be dragged, and goes on with others."""
        use(run, who, LIFESAVER)
        other = target_of(run.state, option.other)
        left = tuple(i for i in in_need(run.state, option.zone) if i != other)
        return Rescuing(who, option.zone, other, left)


@cites("Z2-SKILL-Q39", "Z2-M25-09")
def in_need(state: ZState, zone: int) -> list[int]:
    """Lists who can be dragged out of a Zone; Companions follow their Leader, if they have one."""
    if OWN_MASTER in state.mission.special:
        return in_zone(state, zone)
    there = ((one.id, companion(state, one.id)) for one in others(state) if one.zone == zone)
    return in_zone(state, zone) + [i for i, one in there if one and one.leader == NONE]


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
        if not is_survivor(self.other):
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
        if not is_survivor(self.other):
            drag(run.state, companion_place(self.other), zone)
        else:
            leave_seat(run.state, self.other)
            change(run.state, self.other, zone=zone)
            if MOVED in run.hooks.uses:
                run.trigger(MOVED, (self.other, self.zone))
        run.emit(Dragged, card_of(run.state, self.other), zone)
        return DONE if won(run, Look.PLACES) else None

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
    Piece("taunt", (OFFERS.use(DEEDS[Taunt].offer, TAUNT),), ("Z2-SKILL-14", "Z2-SKILL-Q8")),
    Piece("shove", (OFFERS.use(DEEDS[Shove].offer, SHOVE),), ("Z2-SKILL-60", "Z2-SKILL-Q37")),
    Piece("lifesaver", (OFFERS.use(DEEDS[Rescue].offer, LIFESAVER),), ("Z2-SKILL-62",)),
)
PIECES: dict[str, Piece] = {piece.id: piece for piece in _ALL}
