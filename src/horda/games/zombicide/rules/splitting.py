"""Zombies with several targets split: over the targets first, then over the ways to each."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import Done, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.zombicide.rules.options import Send
from horda.games.zombicide.rules.people import ZRun, decider
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.targets import Aim

question("z2-send-target", "Z2-ZPHASE-14", "Z2-ZPHASE-Q8", fields=("zone", "kind", "count"))

March = tuple[int, int, int, int]
"""From, to, kind, how many."""
Paths = list[tuple[int, tuple[int, ...]]]
"""Targets, each with the next Zones on the ways to it."""


class Splitting(Frame, frozen=True):
    """One group of Zombies splits over its tied targets; its result are the marches."""

    zone: int
    kind: int
    count: int
    prey: int = NONE
    extra: tuple[int, ...] = ()
    """Targets that one more goes for."""
    at: int = 0
    """The target whose group is being sent."""
    sent: tuple[int, ...] = ()
    """Ways that one more of this group goes."""
    marches: tuple[March, ...] = ()

    def paths(self, state: ZState) -> Paths:
        """Lists each target that can be reached, with the next Zones on the ways to it."""
        return Aim(state, self.prey).paths(self.zone)

    @cites("Z2-ZPHASE-14", "Z2-ZPHASE-15", "Z2-ZPHASE-Q8")
    def ask_target(self, run: ZRun) -> Outcome:
        """Asks which target one more goes for, where it makes a difference."""
        paths = self.paths(run.state)
        left = self.count % len(paths) - len(self.extra)
        if not left:
            return Go("part")
        free = [(target, ways) for target, ways in paths if target not in self.extra]
        if len({ways for _, ways in free}) == 1:
            first = [target for target, _ in free[:left]]
            return Go("part", replace(self, extra=(*self.extra, *first)))
        options = tuple(Send(target) for target, _ in free)
        said = (self.zone, self.kind, left)
        return Choice(decider(run.state), "z2-send-target", options, said)

    def chosen(self, run: ZRun) -> Outcome:
        """Notes it."""
        return Go("ask_target", replace(self, extra=(*self.extra, run.answer.to)))

    @cites("Z2-ZPHASE-13", "Z2-ZPHASE-Q4", "Z2-ZPHASE-Q8")
    def part(self, run: ZRun) -> Outcome:
        """Sends the group of the next target over its ways; the odd ones are asked for."""
        paths = self.paths(run.state)
        if self.at >= len(paths):
            return Done(_together(self.marches))
        target, ways = paths[self.at]
        size = self.count // len(paths) + (target in self.extra)
        each, odd = divmod(size, len(ways))
        if odd > len(self.sent):
            options = tuple(Send(to) for to in ways if to not in self.sent)
            said = (self.zone, self.kind, odd - len(self.sent))
            return Choice(decider(run.state), "z2-send", options, said)
        counts = [(to, each + (to in self.sent)) for to in ways]
        went = tuple((self.zone, to, self.kind, count) for to, count in counts if count)
        frame = replace(self, at=self.at + 1, sent=(), marches=(*self.marches, *went))
        return Go("part", frame)

    def went(self, run: ZRun) -> Outcome:
        """Notes the way of one odd Zombie."""
        return Go("part", replace(self, sent=(*self.sent, run.answer.to)))

    steps = (ask_target, chosen, part, went)


def _together(marches: tuple[March, ...]) -> tuple[March, ...]:
    """Counts those that go the same way for different targets as one march."""
    found: dict[tuple[int, int, int], int] = {}
    for zone, to, kind, count in marches:
        found[zone, to, kind] = found.get((zone, to, kind), 0) + count
    return tuple((*way, count) for way, count in sorted(found.items()))


@cites("Z2-ZPHASE-Q4", "Z2-ZPHASE-Q8")
def fewest_and_most(paths: Paths, count: int) -> dict[int, tuple[int, int]]:
    """Returns for every next Zone how many of a group go there at least and at most."""
    each, odd = divmod(count, len(paths))
    found: dict[int, tuple[int, int]] = {}
    for way in {way for _, ways in paths for way in ways}:
        sizes = [len(ways) for _, ways in paths if way in ways]
        least, most = (sum(each // n for n in sizes), sum(-(-each // n) for n in sizes))
        surely = sum((each + 1) // n > each // n for n in sizes)
        maybe = sum(-(-(each + 1) // n) > -(-each // n) for n in sizes)
        spared = len(paths) - surely
        found[way] = (least + max(0, odd - spared), most + min(odd, maybe))
    return found
