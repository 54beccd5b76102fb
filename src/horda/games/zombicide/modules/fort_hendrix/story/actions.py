"""Actions that cards allow: feeding the burner, welding, planting a charge, leaving."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story.conditions import of_kind
from horda.games.zombicide.modules.fort_hendrix.story.doing_zombies import remove_spawn
from horda.games.zombicide.modules.fort_hendrix.story.infection import infect
from horda.games.zombicide.modules.fort_hendrix.story.places import named, spawn_zone
from horda.games.zombicide.modules.fort_hendrix.story.stages import follow
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_tale, flags
from horda.games.zombicide.modules.fort_hendrix.story.things import bears, drop_thing
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.fire import burn_zone
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, decider, pay, zombies_in
from horda.games.zombicide.rules.piles import discard
from horda.games.zombicide.rules.points import END_BEGINS, MISSION_ACTIONS, OFFERS, ROUND_ENDS
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.state import NONE, OTHER, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

question("z2-leave", "FH-M9-1", debated=True)
BURNER, REMOTE, LEAVE = "20V G", "launch_keys", "leave"
GREEN = COLOURS.index("green")


def allowed(state: ZState, action: str) -> bool:
    """Tells whether a card has allowed an Action."""
    return action in fort(state).tale.allowed


class FeedBurner(ZOption, frozen=True):
    """Feed the burner with this card."""

    card: int


@deed
class Feeding(Deed[FeedBurner]):
    """Feed the burner by hand."""

    option, special, rule, sign = FeedBurner, "story", "FH-M4-1", "flame"
    of_mission = rule

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[FeedBurner]:
        """Cards that burn; equal ones are named once."""
        cards = of_kind(state, who, "fire")
        yield from map(FeedBurner, {state.box.same[c]: c for c in reversed(cards)}.values())

    @cites("FH-M4-1")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: FeedBurner
    ) -> Refusal | None:
        """A card allows it, in the room of the burner, with something that burns."""
        if not allowed(state, "feed_burner"):
            return no("not-allowed-yet", self.rule)
        if state.people[who].zone != named(state.edition, state.config.scenario, BURNER):
            return no("burner-here", self.rule)
        if option.card not in of_kind(state, who, "fire"):
            return no("not-carried", "Z2-INV-03")
        return tired(state, who)

    def do(self, run: ZRun, who: int, option: FeedBurner) -> None:
        """Discards the card; it costs an Infection, and the burner is fed."""
        pay(run.state, who, OTHER)
        discard(run, who, option.card)
        run.emit(events.BurnerFed, run.state.people[who].card)
        infect(run, who, 1)
        tale = fort(run.state).tale
        change_tale(run.state, words=(*tale.words, "FED"), done=(*tale.done, "feed_burner"))
        run.emit(events.WordLearned, "FED")

    def weight(self, look: "Thoughts", option: FeedBurner) -> float:
        """It wins."""
        return look.goal


class SealDoor(ZOption, frozen=True):
    """Weld an entrance shut."""

    door: int


@deed
class Sealing(Deed[SealDoor]):
    """Weld an entrance."""

    option, special, rule, sign = SealDoor, "story", "FH-M10-1", "padlock"
    of_mission = rule
    here = True

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Entrances of a Zone."""
        tale = fort(state).tale
        for door in state.board.doors_of[zone]:
            if door in tale.entrances and door not in tale.sealed:
                yield Wish("door", SealDoor(door))

    @cites("FH-M10-1")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: SealDoor
    ) -> Refusal | None:
        """It takes a welding set, no Zombie on either side, and the last one comes last."""
        tale, door = fort(state).tale, option.door
        if not allowed(state, "seal_door") or not bears(state, who, "welder"):
            return no("no-welder", self.rule)
        if door not in tale.entrances or door in tale.sealed:
            return no("no-entrance", self.rule)
        zones = state.board.doors[door].zones
        if state.people[who].zone not in zones:
            return no("door-far", self.rule)
        if any(zombies_in(state, zone) for zone in zones):
            return no("weld-zombies", self.rule)
        left = [one for one in tale.entrances if one not in tale.sealed]
        if len(left) == 1 and not tale.removed >> GREEN & 1:
            return no("last-entrance", self.rule)
        return tired(state, who)

    def do(self, run: ZRun, who: int, option: SealDoor) -> None:
        """Shuts it for good, whatever it was before; the set stays with its bearer."""
        state = run.state
        pay(state, who, OTHER)
        tale = fort(state).tale
        change_tale(state, sealed=(*tale.sealed, option.door), done=(*tale.done, "seal_door"))
        state.doors &= ~(1 << option.door)
        run.emit(events.DoorSealed, state.people[who].card, option.door)

    def weight(self, look: "Thoughts", option: SealDoor) -> float:
        """It wins."""
        return look.goal


class PlantCharge(ZOption, frozen=True):
    """Plant the charge here."""


@deed
class Planting(Deed[PlantCharge]):
    """Plant the charge in the Green Spawn Zone."""

    option, special, rule, sign = PlantCharge, "story", "FH-M10-1", "time-bomb"
    of_mission = rule

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[PlantCharge]:
        """There is one charge."""
        yield PlantCharge()

    @cites("FH-M10-1")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: PlantCharge
    ) -> Refusal | None:
        """Its bearer must stand in the Green Spawn Zone."""
        if not allowed(state, "plant_charge") or not bears(state, who, "charge"):
            return no("no-charge", self.rule)
        if state.people[who].zone != spawn_zone(state, "green"):
            return no("green-spawn-here", self.rule)
        return tired(state, who)

    def do(self, run: ZRun, who: int, option: PlantCharge) -> None:
        """It lies there and cannot be taken up again."""
        state = run.state
        pay(state, who, OTHER)
        tale, zone = fort(state).tale, state.people[who].zone
        drop_thing(state, who, "charge")
        change_tale(state, charge=zone, done=(*tale.done, "plant_charge"))
        run.emit(events.ChargePlanted, state.people[who].card, zone)

    def weight(self, look: "Thoughts", option: PlantCharge) -> float:
        """It wins."""
        return look.goal


class Detonate(ZOption, frozen=True):
    """Set the charge off now."""

    fateful = True


@deed
class Detonating(Deed[Detonate]):
    """Set the charge off, free and from anywhere."""

    option, special, rule, sign = Detonate, "story", "FH-M10-1", "detonator"
    of_mission = rule
    anybodys = False

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Detonate]:
        """There is one charge."""
        yield Detonate()

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: Detonate
    ) -> Refusal | None:
        """It takes the launch keys, and a charge that was planted."""
        if fort(state).tale.charge == NONE:
            return no("no-charge", self.rule)
        return None if REMOTE in flags(state) else no("no-remote", self.rule)

    def price(self, state: ZState, hooks: HookIndex, who: int, option: Detonate) -> int:
        """It is free."""
        return 0

    def do(self, run: ZRun, who: int, option: Detonate) -> None:
        """It goes off."""
        explode(run)

    def weight(self, look: "Thoughts", option: Detonate) -> float:
        """It wins, unless friends stand there."""
        return look.silly


@cites("FH-M10-1", "FH-KO-Q3", "FH-PENNY-3")
def explode(run: ZRun) -> None:
    """Eliminates every Actor there, as fire does but without adrenaline; the Spawn token goes."""
    state = run.state
    zone = fort(state).tale.charge
    change_tale(state, charge=NONE)
    run.emit(events.ChargeBlown, zone)
    burn_zone(run, zone)
    if state.result is None:
        remove_spawn(run, zone, GREEN)


@cites("FH-M10-1")
def _end_begins(run: ZRun, context: None) -> None:
    """Without the keys it goes off in the End Phase, before anything else there."""
    if fort(run.state).tale.charge != NONE and REMOTE not in flags(run.state):
        explode(run)


class LeaveNow(ZOption, frozen=True):
    """Leave: the Mission is won."""

    moment = ("leave", "FH-M9-1")


class StayOn(ZOption, frozen=True):
    """Stay another round."""

    moment = ("leave", "FH-M9-1")


class Leaving(Frame, frozen=True):
    """The team may leave in an End Phase."""

    @cites("FH-M9-1")
    def ask(self, run: ZRun) -> Outcome:
        """Asks the holder of the Clock; declining is free."""
        return Choice(decider(run.state), "z2-leave", (LeaveNow(), StayOn()))

    def go(self, run: ZRun) -> Outcome:
        """Leaves."""
        if isinstance(run.answer, StayOn):
            return DONE
        change_tale(run.state, done=(*fort(run.state).tale.done, LEAVE))
        after = follow(run)
        return DONE if after is None else Push(after)

    steps = (ask, go)


def _round_ends(run: ZRun, context: None) -> Frame | None:
    return Leaving() if allowed(run.state, LEAVE) else None


def _offer(state: ZState, who: int, options: list[Option]) -> list[Option]:
    for kind in (FeedBurner, SealDoor, PlantCharge):
        if fort(state).tale.allowed:
            options = DEEDS[kind].offer(state, who, options)
    return options


def _free(state: ZState, who: int, options: list[Option]) -> list[Option]:
    return DEEDS[Detonate].offer(state, who, options)


ACTIONS = Piece(
    "story-actions",
    (
        MISSION_ACTIONS.use(_offer),
        OFFERS.use(_free),
        END_BEGINS.use(_end_begins),
        ROUND_ENDS.use(_round_ends),
    ),
    ("FH-M4-1", "FH-M9-1", "FH-M10-1"),
    Rank.MISSION,
)
