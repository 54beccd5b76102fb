"""Shooter Walkers: they fire when a card with their symbol is drawn, and more of them come."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push, pushed
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.board import bits
from horda.games.zombicide.modules.fort_hendrix.extra import ExtraActivation
from horda.games.zombicide.modules.fort_hendrix.points import SHOT
from horda.games.zombicide.modules.fort_hendrix.setup import SHOOTERS
from horda.games.zombicide.rules.activation import everybody
from horda.games.zombicide.rules.actors import others, targets_in
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.events import OutOfFigures, ZEvent
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, decider, on_board
from horda.games.zombicide.rules.points import CARD_DONE, FIGURES, SPAWNED, SPAWNING
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.spawn import DrawCard, place, put_down
from horda.games.zombicide.rules.state import OUT, ZState
from horda.games.zombicide.rules.wounds import Share

question("z2-shooter-zone", "FH-SHOOT-4", fields=("left",))

SHOOTER = "shooter_walker"


class ShooterIn(ZOption, frozen=True):
    """Put a Shooter Walker into this Zone."""

    moment = ("shooter", "FH-SHOOT-4")
    zone: int


class ShotsFired(ZEvent, frozen=True):
    """Shooter Walkers fire at a Zone."""

    rules = ("FH-SHOOT-3",)
    zone: int
    count: int


def shooter(state: ZState) -> int:
    """Returns the kind of the Shooter Walkers."""
    return state.box.zombie_ids[SHOOTER]


def symbol(state: ZState, card: int) -> bool:
    """Tells whether a Zombie card has the symbol, in a game that knows it."""
    return state.box.zombie_cards[card].shooter and state.config.on(SHOOTERS)


@cites("FH-SHOOT-3", "FH-SHOOT-Q4", "FH-SW-8", "FH-KO-Q1")
def manned(state: ZState) -> int:
    """Returns the mask of the Zones where anybody stands; who sits in a car does too."""
    zones = {person.zone for person in state.people} | {one.zone for one in others(state)}
    return sum(1 << zone for zone in zones if zone != OUT)


@cites("FH-SHOOT-3", "FH-D15", "FH-SHOOT-X-B", "FH-SHOOT-X-D", "FH-SHOOT-Q11")
def shots(state: ZState) -> dict[int, int]:
    """Counts the attacks on each Zone: one of every Shooter that sees it, as by Day."""
    return {zone: count for zone, (count, _) in lines_of_fire(state).items()}


def lines_of_fire(state: ZState) -> dict[int, tuple[int, tuple[int, ...]]]:
    """Returns the attacks on each Zone, and the Zones they come from."""
    sight, there = state.tables.view().sight, manned(state)
    found: dict[int, tuple[int, tuple[int, ...]]] = {}
    for zone, _, count in everybody(state, (shooter(state),)):
        for target in bits(sight[zone] & there):
            known, sources = found.get(target, (0, ()))
            found[target] = known + count, (*sources, zone)
    return dict(sorted(found.items()))


@cites("FH-SHOOT-3", "FH-SHOOT-Q3", "FH-SHOOT-Q6", "FH-SHOOT-Q10", "FH-KO-Q3")
def volley(run: ZRun) -> list[Frame]:
    """Returns the Wounds of all Shooters on the board: one for each attack, shared by Zone."""
    state = run.state
    found = shots(state)
    if found:
        state.attack_steps += 1
    frames: list[Frame] = []
    for zone, count in found.items():
        run.emit(ShotsFired, zone, count)
        run.trigger(SHOT, zone)
        among = tuple(targets_in(state, zone))
        frames.append(Share(among, count, 1, shooter(state), state.attack_steps))
    return frames


class Volley(Frame, frozen=True):
    """All Shooters on the board fire, before the card puts anybody down."""

    def fire(self, run: ZRun) -> Outcome:
        """Every one of them at each Zone it sees with somebody in it."""
        return pushed(volley(run))

    steps = (fire,)


@cites("FH-SHOOT-3", "FH-D16", "FH-SHOOT-X-A", "FH-SHOOT-X-C", "FH-SHOOT-Q3")
def eligible(state: ZState, kind: int) -> tuple[int, ...]:
    """Lists the Zones that get a Shooter: with one of a kind who sees somebody, and none yet."""
    sight, there = state.tables.view().sight, manned(state)
    shoots, size = shooter(state), state.kinds
    zones = [zone for zone, _, _ in everybody(state, (kind,)) if sight[zone] & there]
    return tuple(zone for zone in zones if not state.zombies[zone * size + shoots])


class Reinforcement(DrawCard, frozen=True):
    """Shooters appear in some Zones; Survivors may react, if the card left them that."""

    zones: tuple[int, ...] = ()
    """Where some are still to be put, or have been and may be reacted to."""
    fresh: tuple[int, ...] = ()

    @cites("FH-SHOOT-4", "FH-D17")
    def ask(self, run: ZRun) -> Outcome:
        """Puts one into each Zone; where figures run out, the players say where the last go."""
        state, kind = run.state, self.kind
        left = run.query(FIGURES, kind, state.box.zombies[kind].figures) - on_board(state, kind)
        if not left and self.zones:
            return Go("next", replace(self, zones=(), short=True))
        if left >= len(self.zones):
            for zone in self.zones:
                place(run, zone, kind, 1)
            return Go("next", replace(self, zones=(), fresh=self.fresh + self.zones))
        options = tuple(ShooterIn(zone) for zone in self.zones)
        return Choice(decider(state), "z2-shooter-zone", options, (left,))

    def put(self, run: ZRun) -> Outcome:
        """Puts it there."""
        zone = run.answer.zone
        place(run, zone, self.kind, 1)
        rest = tuple(other for other in self.zones if other != zone)
        return Go("ask", replace(self, zones=rest, fresh=(*self.fresh, zone)))

    @cites("FH-SHOOT-Q8")
    def next(self, run: ZRun) -> Outcome:
        """Goes from Zone to Zone for whoever may react."""
        if not self.fresh:
            return Go("act")
        zone, there = self.fresh[0], run.state.zombies
        frame = replace(
            self,
            zone=zone,
            fresh=self.fresh[1:],
            placed=1,
            there=there[zone * run.state.kinds + self.kind],
        )
        window = run.window(SPAWNED, (zone, self.kind, 1), tuple(range(run.state.config.players)))
        return frame if window is None else Push(window.child, frame)

    def again(self, run: ZRun) -> Outcome:
        """Goes on."""
        return Go("next")

    @cites("FH-SHOOT-4")
    def act(self, run: ZRun) -> Outcome:
        """Where there were too few, all Shooters act once more, without shooting."""
        if not self.short:
            return DONE
        run.emit(OutOfFigures, self.kind)
        groups = everybody(run.state, (self.kind,))
        return Push(ExtraActivation(groups)) if groups else DONE

    steps = (ask, put, next, again, act)


@cites("FH-SHOOT-3", "FH-SHOOT-5", "FH-SHOOT-Q7", "FH-SHOOT-Q9")
def _before(run: ZRun, context: tuple[int, int]) -> Frame | None:
    """They fire before the card's Zombies come."""
    return Volley() if symbol(run.state, context[1]) else None


@cites("FH-SHOOT-Q1")
def _handle(run: ZRun, frame: DrawCard, level: int) -> Outcome:
    """A card without Zombies at this level still lets them fire, and calls others."""
    box = run.state.box
    if not symbol(run.state, frame.card) or box.zombie_cards[frame.card].counts[level]:
        return put_down(run, frame, level)
    ready = DrawCard(frame.zone, frame.card, box.spawned[frame.card], 0)
    return Push(Volley(), ready)


@cites("FH-SHOOT-3", "FH-SHOOT-Q2", "FH-SHOOT-Q5", "FH-SHOOT-Q8")
def _after(run: ZRun, context: tuple[int, int]) -> Frame | None:
    """Once the whole card is done, Shooters join the Zombies of its kind."""
    state, card = run.state, context[1]
    if not symbol(state, card) or state.result is not None:
        return None
    zones, drawn = eligible(state, state.box.spawned[card]), run.frames[-1]
    reacted = drawn.reacted if isinstance(drawn, DrawCard) else ()
    return replace(reinforce(state, zones), reacted=reacted) if zones else None


def reinforce(state: ZState, zones: tuple[int, ...]) -> Reinforcement:
    """Returns the frame that puts a Shooter into each of some Zones, as far as there are any."""
    return Reinforcement(zones[0], kind=shooter(state), zones=zones)


MODULE = Module(
    "shooters",
    (Piece("shooters", (SPAWNING.use(_before), CARD_DONE.use(_after)), ("FH-SHOOT-3",)),),
    cards={"spawn": _handle},
    switch=SHOOTERS,
)
