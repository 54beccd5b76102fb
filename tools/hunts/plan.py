"""What a hunt for one end of a Mission has in mind: where everybody goes, what they do there."""

from collections.abc import Collection
from typing import Any

from horda.core.decisions import Choice, Option
from horda.games.zombicide.board import FAR
from horda.games.zombicide.mind.tactics.advice import advise
from horda.games.zombicide.mind.tactics.gear import gear
from horda.games.zombicide.mind.tactics.threat import danger
from horda.games.zombicide.modules.cars import help_card
from horda.games.zombicide.modules.skills.move_options import Dash, SlipDash
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.people import car_of
from horda.games.zombicide.rules.people import danger as danger_level
from horda.games.zombicide.rules.state import HANDS, NONE, OUT, ZState
from horda.sim.branching import Hunt
from tests.games.zombicide.boxes import BOX
from tools.hunts.ways import Row, by_car, on_foot

MOLOTOVS = frozenset(card for card, data in enumerate(BOX.cards) if data.eliminates_zone)
PULL = 1.2
DOOR = 2.5
DO = 6.0
NEVER = -30.0
DONE = 6.0
STEP = 0.8
WOUND = 0.8
LAST_HEALTH = 1.5
ZOMBIE = 0.05
DANGER = 0.06
ENOUGH = 10.0
GEAR = 0.3
WELL_ARMED = 2.0
ADULTS = "amy+doug+elle+josh+ned+wanda"
"""They have more Health than kids."""
LEVELS = (0.0, 0.4, 1.2, 3.0)
STEPS = (o.Walk, o.Slip, Dash, SlipDash)
DRIVES = (o.DriveSlow, o.DriveFast, o.DriveOn)


class Plan:
    """One end of a Mission, the setup it is looked for in, and how to come to it."""

    mission = ""
    end = "won"
    team = 6
    survivors = ""
    seed = 0
    """The first seed to try: the one that led to the end."""
    cards = "easy"
    levels: tuple[float, ...] = LEVELS
    cars = False
    """Whether anybody gets into cars."""
    kept, branches, rounds = 12, 16, 30

    @property
    def name(self) -> str:
        """The name of the record."""
        return f"{self.mission}-{self.end}"

    @property
    def setup(self) -> dict[str, object]:
        """The options of the game."""
        return {
            "scenario": self.mission,
            "cards": self.cards,
            "team": self.team,
            "survivors": self.survivors,
        }

    def hunt(self) -> Hunt:
        """Returns what the search asks for."""
        reason = f"z2-end-{self.end}"
        return Hunt(reason, self.value, self.weigh, self.kept, self.branches, self.rounds)

    # What a Mission's plan says

    def promising(self, state: ZState) -> bool:
        """Tells by the decks of a new game whether it is worth a search."""
        return True

    def done(self, state: ZState) -> float:
        """Counts what is done of the plan."""
        return 0.0

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """Returns where a Survivor on foot should go; nowhere if nothing is to be done."""
        return ()

    def roads(self, state: ZState, car: int) -> Collection[int]:
        """Returns where a car should be driven."""
        return ()

    def first(self, state: ZState) -> int:
        """Returns who should act first, if it matters."""
        return NONE

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Returns how much more than advised the plan wants an option."""
        return 0.0

    # How it is used

    def value(self, state: ZState) -> float:
        """Tells how good a position at the start of a round looks."""
        found, score = danger(state), DONE * self.done(state)
        for who, person in enumerate(state.people):
            if person.zone == OUT:
                continue
            score -= STEP * self.steps(state, who)
            score -= WOUND * (BOX.survivors[person.card].health - person.health)
            score -= LAST_HEALTH if person.health == 1 else 0.0
            score -= DANGER * min(ENOUGH, found[person.zone])
            score += GEAR * min(WELL_ARMED, gear(state.box, person.slots))
        return score - ZOMBIE * sum(state.zombies) - self.levels[danger_level(state)]

    def steps(self, state: ZState, who: int) -> int:
        """Counts how far a Survivor is from where it should be."""
        row = self.row(state, who)
        return min(row[state.people[who].zone], 2 * help_card(BOX).fast * len(row)) if row else 0

    def row(self, state: ZState, who: int) -> Row:
        """Returns how far each Zone is from where a Survivor should be."""
        car = car_of(state, who)
        if car != NONE and state.cars[car].seats[0] == who:
            streets = self.roads(state, car)
            if streets:
                return by_car(state, streets)
        zones = self.goals(state, who)
        return on_foot(state, zones, who) if zones else ()

    def weigh(self, state: ZState, choice: Choice) -> list[float]:
        """Weighs the options of a question: the advice, and what the plan wants."""
        weights, who = advise(state, choice), state.turn_of
        if who == NONE and type(choice.options[0]) is o.Act:
            first = self.first(state)
            cards = [person.card for person in state.people]
            return [
                weight + DO * (type(option) is o.Act and cards.index(option.who) == first)
                for weight, option in zip(weights, choice.options, strict=True)
            ]
        if who == NONE or state.people[who].zone == OUT:
            return weights
        row = self.row(state, who)
        return [
            weight + self._steer(state, who, row, option) + self.wish(state, who, option)
            for weight, option in zip(weights, choice.options, strict=True)
        ]

    def _steer(self, state: ZState, who: int, row: Row, option: Any) -> float:
        """Leads a Survivor, or the car it drives, to where it should be."""
        kind, here = type(option), state.people[who].zone
        if kind is o.GetIn and not self.cars:
            return NEVER
        if not row or row[here] == FAR:
            return 0.0
        if kind in STEPS:
            return PULL * float(row[here] - row[option.to])
        if kind in DRIVES:
            far = kind is o.DriveFast and row[option.to] > 0
            return DO / 2 * float(row[here] - row[option.to] + 0.8 * far)
        if kind is o.OpenDoor:
            other = state.board.doors[option.door].other(here)
            return DOOR if row[other] < row[here] else 0.0
        return 0.0


def holds(state: ZState, who: int, cards: Collection[int]) -> int:
    """Counts the cards of some kinds that a Survivor carries."""
    return sum(card in cards for card in state.people[who].slots)


def in_hand(state: ZState, who: int, cards: Collection[int]) -> bool:
    """Tells whether a Survivor has one of some cards in Hand."""
    return any(card in cards for card in state.people[who].slots[:HANDS])


def held(state: ZState) -> int:
    """Returns the card that is being put somewhere, if any."""
    return getattr(state.stack[-1], "held", NONE)


def keep_at_hand(state: ZState, option: Option, cards: Collection[int]) -> float:
    """Wants some cards to be taken up, kept, and carried in Hand."""
    if isinstance(option, o.Put):
        lifted = DO if held(state) in cards else 0.0
        given = DO if option.card in cards else 0.0
        return (lifted - given) * (1.0 if option.slot < HANDS else 0.3)
    if isinstance(option, o.Lift) and option.card in cards:
        return DO if option.slot >= HANDS else -DO
    if isinstance(option, o.Drop) and held(state) in cards:
        return NEVER
    if isinstance(option, o.DiscardFrom) and option.card in cards:
        return NEVER
    return 0.0


def crowd(state: ZState, cards: int) -> int:
    """Counts the Zombies on the next Zombie cards, at Blue and at Yellow together."""
    found = [BOX.zombie_cards[card].counts for card in state.zombie_deck.left[:cards]]
    return sum(counts[0] + counts[1] for counts in found)


def first_cards(state: ZState) -> list[int]:
    """Lists the cards on top of the equipment deck before the first fright."""
    cards = state.equipment.left
    frights = [place for place, card in enumerate(cards) if BOX.cards[card].spawns]
    return list(cards[: min(frights, default=len(cards))])


def first_weapons(state: ZState) -> list[int]:
    """Lists the weapons among them, as police cars give them."""
    return [card for card in first_cards(state) if BOX.cards[card].type != "other"]
