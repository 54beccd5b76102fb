"""Skills that step in while Zombies appear."""

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.windows import PASS
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.skills.free_moves import go_free, own_ways
from horda.games.zombicide.modules.skills.once import acting
from horda.games.zombicide.modules.skills.support import owners
from horda.games.zombicide.modules.skills.support_options import (
    DISTRIBUTE,
    Assign,
    DashAside,
    Reflex,
    Sidestep,
)
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.moves import burdened
from horda.games.zombicide.rules.options import Act
from horda.games.zombicide.rules.paused import Paused
from horda.games.zombicide.rules.people import ZRun, car_of, change, danger, decider, pay
from horda.games.zombicide.rules.points import EXTRA_ACTIVATION, SPAWN_STEP, SPAWNED
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.spawn import DrawCard, SpawnStep, draw_zombie_card
from horda.games.zombicide.rules.state import MELEE, NONE, RANGED, ZState
from horda.games.zombicide.rules.turn import Turn
from horda.games.zombicide.rules.weapons import melee_attacks, ranged_attacks

question("z2-assign-card", "Z2-SKILL-15", fields=("zone",))
question("z2-distribute", "Z2-SKILL-15", fields=("who",))

SIDESTEP = skill_id("sidestep")
REFLEXES = skill_id("combat_reflexes")


@cites("Z2-SKILL-Q12", "Z2-SEARCH-Q4")
def ready(run: ZRun, zone: int, seat: int, key: str) -> list[int]:
    """Lists a seat's Survivors near a Zone that may still react to the card by a skill."""
    card, state = run.below, run.state
    if not isinstance(card, DrawCard):
        return []
    near = (zone, *state.tables.neighbours[zone])
    skill = state.box.skill_ids[key]
    here = [i for i in owners(state, key) if state.people[i].zone in near]
    return [i for i in here if state.people[i].seat == seat and (i, skill) not in card.reacted]


def mark(run: ZRun, card_of: int, skill: int) -> int:
    """Notes in the card below that a Survivor has reacted; returns its place in the team."""
    who = next(i for i, person in enumerate(run.state.people) if person.card == card_of)
    card = run.below
    assert isinstance(card, DrawCard)
    run.amend_below(replace(card, reacted=(*card.reacted, (who, skill))))
    return who


@cites("Z2-SKILL-18", "Z2-CAR-Q1")
def _offer_step(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers a free Move away from where Zombies appear."""
    people, ways = run.state.people, run.state.tables.neighbours
    options: list[Option] = []
    for who in ready(run, context[0], seat, "sidestep"):
        if car_of(run.state, who) == NONE and not burdened(run.state, who):
            card = people[who].card
            options += [Sidestep(card, to) for to in ways[people[who].zone]]
            options += [DashAside(card, to, manner) for to, manner in own_ways(run, who)]
    return options


@cites("Z2-SKILL-18", "Z2-RUSH-I2", "Z2-SKILL-Q41")
def _step(run: ZRun, context: tuple[int, ...], option: Sidestep | DashAside) -> Outcome:
    who = mark(run, option.who, SIDESTEP)
    manner = option.manner if isinstance(option, DashAside) else ""
    way = go_free(run, who, option.to, sprints="sprint" in manner, slips="slip" in manner)
    return acting(run, who, option, way)


@cites("Z2-SKILL-25", "Z2-SKILL-Q13")
def _offer_attack(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers a free attack on the Zone where Zombies appear, while there are any left."""
    zone, card_below = context[0], run.below
    if isinstance(card_below, DrawCard) and not card_below.left(run.state):
        return []
    return reflexes(run, zone, ready(run, zone, seat, "combat_reflexes"))


def reflexes(run: ZRun, zone: int, people: list[int]) -> list[Option]:
    """Lists the attacks of some Survivors on a Zone."""
    state = run.state
    options: list[Option] = []
    for who in people:
        card = state.people[who].card
        if state.people[who].zone == zone:
            strikes = melee_attacks(state, run.hooks, who)
            options += [Reflex(card, "melee", one.card, one.second) for one in strikes]
        shots = [one for one in ranged_attacks(state, run.hooks, who) if one.zone == zone]
        options += [Reflex(card, "ranged", one.card, one.second, one.which) for one in shots]
    return options


@cites("Z2-SKILL-25", "Z2-SKILL-Q13", "Z2-RUSH-I2")
def _attack(run: ZRun, context: tuple[int, ...], option: Reflex) -> Outcome:
    who = mark(run, option.who, REFLEXES)
    pay(run.state, who, MELEE if option.mode == "melee" else RANGED, 0)
    attack = Attack(who, option.mode, context[0], option.card, option.second)
    return acting(run, who, option, attack)


class ExtraTurns(Frame, frozen=True):
    """Survivors play extra turns before Zombies act once more."""

    left: tuple[int, ...]
    who: int = NONE
    paused: Paused | None = None

    @cites("Z2-SKILL-56")
    def ask(self, run: ZRun) -> Outcome:
        """Asks who comes first."""
        if not self.left:
            return DONE
        options = tuple(Act(run.state.people[who].card) for who in self.left)
        return Choice(decider(run.state), "z2-who-acts", options)

    @cites("Z2-SKILL-56", "Z2-SKILL-Q35", "Z2-INTER-20")
    def play(self, run: ZRun) -> Outcome:
        """Plays a full turn; a turn that is going on waits."""
        state = run.state
        who = next(i for i, p in enumerate(state.people) if p.card == run.answer.who)
        now = state.people[who]
        paused = Paused(
            state.turn_of,
            now.actions,
            now.free,
            now.used,
            now.searched,
            now.slipped,
            now.chain,
            now.done,
        )
        left = tuple(other for other in self.left if other != who)
        change(state, who, used=())  # nothing of this round, not even a given Search, counts here
        return Push(Turn(who), ExtraTurns(left, who, paused))

    def resume(self, run: ZRun) -> Outcome:
        """Goes back to what was going on."""
        before = self.paused
        assert before is not None
        run.state.turn_of = before.turn_of
        change(
            run.state,
            self.who,
            actions=before.actions,
            free=before.free,
            used=before.used,
            searched=before.searched,
            slipped=before.slipped,
            chain=before.chain,
            done=before.done,
        )
        return Go("ask", ExtraTurns(self.left))

    steps = (ask, play, resume)


@cites("Z2-SKILL-56", "Z2-SKILL-Q35")
def _zombie_link(run: ZRun, kind: int) -> Frame | None:
    """Gives an extra turn for each extra activation card, at Blue too."""
    people = owners(run.state, "zombie_link")
    return ExtraTurns(people) if people else None


class Spread(Frame, frozen=True):
    """A Distributor draws the cards of the Spawn step and says where each goes."""

    who: int
    cards: tuple[int, ...] = ()
    given: tuple[int, ...] = ()

    @cites("Z2-SKILL-15", "Z2-SKILL-Q9", "Z2-SKILL-G5")
    def ask(self, run: ZRun) -> Outcome:
        """Asks whether to use the skill."""
        person = run.state.people[self.who]
        return Choice(person.seat, "z2-distribute", (DISTRIBUTE, PASS), (person.card,))

    def draw(self, run: ZRun) -> Outcome:
        """Draws a card for each active Spawn Zone; who declines leaves it to the next one."""
        if run.answer == PASS:
            later = [who for who in owners(run.state, "distributor") if who > self.who]
            return Go("ask", Spread(later[0])) if later else DONE
        cards = tuple(draw_zombie_card(run) for _ in active_spawns(run.state))
        return replace(self, cards=cards)

    @cites("Z2-SKILL-15", "Z2-SKILL-Q9")
    def assign(self, run: ZRun) -> Outcome:
        """Asks for the card of the next Zone; all are assigned before the first is resolved."""
        zone = active_spawns(run.state)[len(self.given)]
        level = danger(run.state)
        options = tuple(Assign(card, level) for card in self.cards)
        return Choice(run.state.people[self.who].seat, "z2-assign-card", options, (zone,))

    def assigned(self, run: ZRun) -> Outcome:
        """Hands the cards to the Spawn step when all are assigned."""
        chosen = run.answer.zombie_card
        cards = tuple(card for card in self.cards if card != chosen)
        given = (*self.given, chosen)
        if cards:
            return Go("assign", Spread(self.who, cards, given))
        run.amend_below(SpawnStep(0, given))
        return DONE

    steps = (ask, draw, assign, assigned)


def active_spawns(state: ZState) -> list[int]:
    """Lists the Zones of the active Spawn tokens, in spawning order."""
    return [zone for zone, colour in state.spawns if state.active_spawns >> colour & 1]


@cites("Z2-SKILL-15", "Z2-SKILL-Q9")
def _distributor(run: ZRun, context: None) -> Frame | None:
    """Offers the skill where there is more than one Zone to choose between."""
    people = owners(run.state, "distributor")
    return Spread(people[0]) if people and len(active_spawns(run.state)) > 1 else None


PIECES: dict[str, Piece] = {
    piece.id: piece
    for piece in (
        Piece("sidestep", (SPAWNED.use(_offer_step, _step),), ("Z2-SKILL-18",)),
        Piece("combat_reflexes", (SPAWNED.use(_offer_attack, _attack),), ("Z2-SKILL-25",)),
        Piece("zombie_link", (EXTRA_ACTIVATION.use(_zombie_link),), ("Z2-SKILL-56",)),
        Piece("distributor", (SPAWN_STEP.use(_distributor),), ("Z2-SKILL-15",)),
    )
}
