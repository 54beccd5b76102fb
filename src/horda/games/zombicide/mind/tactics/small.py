"""Weighs the small questions: who acts, who suffers, where a card or a Zombie goes."""

from collections.abc import Callable
from typing import Any

from horda.core.decisions import Option
from horda.games.zombicide.mind.tactics.blows import worth_of_kinds
from horda.games.zombicide.mind.tactics.burning import (
    empty_of_friends,
    in_pack_only,
    to_blow_up,
    to_burn,
)
from horda.games.zombicide.mind.tactics.driving import errands, road
from horda.games.zombicide.mind.tactics.gear import gain_of_lift, gear, worth
from horda.games.zombicide.mind.tactics.hints import hints_of
from horda.games.zombicide.mind.tactics.strategy import food_mission, way
from horda.games.zombicide.mind.tactics.threat import danger
from horda.games.zombicide.mind.tactics.tools import put_worth, stowed
from horda.games.zombicide.modules.cars import Drive, help_card
from horda.games.zombicide.modules.mission_rules.cars_blown_up import HitCar
from horda.games.zombicide.modules.skills.finds import Pocket
from horda.games.zombicide.modules.skills.move_options import Heal
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.actors import target_of
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.discards import Discarding
from horda.games.zombicide.rules.hits import able
from horda.games.zombicide.rules.inventory import Arrange, PutAway
from horda.games.zombicide.rules.people import car_of
from horda.games.zombicide.rules.state import HANDS, NONE, OUT, ZState
from horda.games.zombicide.rules.trade_options import Agree, Refuse

FOOD_WANTED = 2.0
"""What food is worth to a team that has to find some, above its worth as a card."""
IN_VAIN = -8.0
"""What it is worth to spend a hit on somebody who does not feel it, or to let a gift go."""
SPARES = 20.0
"""What it is worth to give Wounds to somebody who is down already."""
SKILLS = {
    "plus_1_action": 9.0,
    "plus_1_free_action:combat": 8.0,
    "plus_1_die:combat": 7.5,
    "plus_1_damage:melee": 7.0,
    "plus_1_damage:ranged": 7.0,
    "plus_1_die:melee": 6.5,
    "plus_1_free_action:melee": 6.0,
    "plus_1_die:ranged": 6.0,
    "plus_1_free_action:ranged": 5.5,
    "plus_1_to_dice_roll:combat": 5.0,
    "plus_1_free_action:move": 4.5,
    "slippery": 4.0,
}


def weigh_small(state: ZState, options: tuple[Option, ...]) -> list[float]:
    """Returns a weight for each option of any question but a turn's."""
    if type(options[0]) is o.Act:
        return _who_acts(state, options)
    weights: list[float] = []
    for option in options:
        rule = WEIGHTS.get(type(option))
        weights.append(0.1 if rule is None else rule(state, option))
    return weights


def _who_acts(state: ZState, options: tuple[Option, ...]) -> list[float]:
    """Weighs whose turn it is, all by one look at the board; to wait comes last."""
    threat, row = danger(state), way(state)
    return [_act(state, one, threat, row) if isinstance(one, o.Act) else -1.0 for one in options]


def _act(state: ZState, option: o.Act, threat: list[float], row: tuple[int, ...]) -> float:
    """Lets those fight first who stand among Zombies, then those who are ahead."""
    person = state.people[target_of(state, option.who)]
    here = sum(state.zombies[person.zone * state.kinds : person.zone * state.kinds + state.kinds])
    score = threat[person.zone] - 0.05 * row[person.zone]
    return score + (
        2.0 + gear(state.box, person.slots) if here else 0.3 * gear(state.box, person.slots)
    )


def _suffer(state: ZState, option: o.Suffer) -> float:
    who = target_of(state, option.who)
    if who in state.fallen:  # what is too much for it spares the others
        return SPARES
    hints = hints_of(state.edition)
    if hints is not None:
        return hints.suffers(state, who)
    return float(state.people[who].health) if who < len(state.people) else -5.0


def _hit(state: ZState, option: Any) -> float:
    """Hits what brings most, and never in vain."""
    frame = state.stack[-1]
    damage = frame.damage if isinstance(frame, Attack) else help_card(state.box).attack.damage
    if not able(state, [option.kind], damage):
        return IN_VAIN
    worth: float = worth_of_kinds(state.box)[option.kind]
    return worth + (1.0 if type(option) is o.Reap else 0.0)


def _roll_six(state: ZState, option: o.RollSix) -> float:
    """More dice are welcome, unless a miss could eliminate a friend."""
    attack = next((one for one in reversed(state.stack) if isinstance(one, Attack)), None)
    if attack is None or attack.mode == "melee":
        return 1.0
    return 1.0 if empty_of_friends(state, attack.zone) else -1.0


def _send(state: ZState, option: o.Send) -> float:
    """Sends odd Zombies where nobody is, or where most Health is."""
    zone, far = option.to, state.tables.distance[option.to]
    people = [person for person in state.people if person.zone != OUT]
    here = [person.health for person in people if person.zone == zone]
    if here:
        return -10.0 + sum(here) - 3.0 * min(here) * (min(here) == 1)
    return float(min([far[person.zone] for person in people], default=0))


def _learn(state: ZState, option: o.Learn) -> float:
    return SKILLS.get(state.box.skill_key(option.skill), 3.0)


def _handing(state: ZState, option: o.Lift | o.Put) -> float:
    """Returns what a module knows of a card that changes hands."""
    hints = hints_of(state.edition)
    return 0.0 if hints is None else hints.handing(state, option)


def _put(state: ZState, option: o.Put) -> float:
    frame = state.stack[-1]
    if isinstance(frame, Pocket):
        return worth(state.box, frame.card) - worth(state.box, option.card)
    assert isinstance(frame, Arrange)
    if given := _handing(state, option):
        return given
    person = state.people[target_of(state, option.who)]
    box, slots = state.box, [*person.slots]
    slots[option.slot] = frame.held
    # What is taken up can still go somewhere, but each swap is an answer more.
    stays = option.card != NONE and not isinstance(frame, PutAway)
    rest = 0.25 * worth(box, option.card) - 0.001 if stays else 0.0
    rest += put_worth(state, frame.held, option.card, option.slot)
    if food_mission(state):
        rest += FOOD_WANTED * ((frame.held in box.food) - (option.card in box.food))
    return gear(box, tuple(slots)) - gear(box, person.slots) + rest


def _eat(state: ZState, option: o.EatFrom) -> float:
    """Nobody eats what the Mission asks for."""
    return -9.0 if food_mission(state) else 0.1


def _discard(state: ZState, option: o.DiscardFrom) -> float:
    if not isinstance(state.stack[-1], Discarding):  # against a Wound
        return 0.1
    kept = FOOD_WANTED if option.card in state.box.food and food_mission(state) else 0.0
    return -worth(state.box, option.card) - kept


def _lift(state: ZState, option: o.Lift) -> float:
    """Takes a weapon out of the Backpack if it is better than one in Hand."""
    if given := _handing(state, option):
        return given
    if not state.box.slots.plain:
        slots = state.people[target_of(state, option.who)].slots
        return gain_of_lift(state.box, slots, option.slot) - 0.05
    if option.slot < HANDS:
        return -1.0
    person = state.people[target_of(state, option.who)]
    held = min([worth(state.box, card) if card != NONE else 0.0 for card in person.slots[:HANDS]])
    if (
        option.card in state.box.molotovs
        and in_pack_only(state.box, person.slots)
        and to_burn(state)
    ):
        return 1.0
    if option.card in state.box.tools and stowed(state, person.slots):
        return 1.0
    weapon = bool(state.box.cards[option.card].profiles)
    return worth(state.box, option.card) - held - 0.05 if weapon else -1.0


def _reroll(state: ZState, option: o.Reroll) -> float:
    """Rolls again where fewer dice hit than one may expect."""
    frame = next((one for one in reversed(state.stack) if isinstance(one, Attack)), None)
    if frame is None or not frame.dice:
        return 0.0
    hints = hints_of(state.edition)
    if hints is not None and (aimed := hints.again(state, frame)):
        return aimed
    mean = sum(frame.dice) / len(frame.dice)
    return 1.0 if mean < 3.4 else -1.0


def _hit_car(state: ZState, option: HitCar) -> float:
    """Blows up a car only where the Mission wants it, and with none of ours beside it."""
    zone = state.cars[option.car].zone
    return 9.0 if zone in to_blow_up(state) and empty_of_friends(state, zone) else -9.0


def _run_over(state: ZState, option: o.RunOver) -> float:
    """Attacks by car where nobody on foot could be hit."""
    people = enumerate(state.people)
    near = any(p.zone == option.zone and car_of(state, who) == NONE for who, p in people)
    return -1.0 if near else 1.0


def _drive_on(state: ZState, option: o.DriveOn) -> float:
    frame = state.stack[-1]
    assert type(frame) is Drive
    target = errands(state).get(frame.car)
    return 0.1 if target is None else -float(road(state.tables, target)[option.to])


WEIGHTS: dict[type[Option], Callable[[ZState, Any], float]] = {
    o.Suffer: _suffer,
    o.Hit: _hit,
    o.Reap: _hit,
    o.Send: _send,
    o.Learn: _learn,
    HitCar: _hit_car,
    o.RunOver: _run_over,
    o.DriveOn: _drive_on,
    o.Put: _put,
    o.Lift: _lift,
    o.DiscardFrom: _discard,
    o.EatFrom: _eat,
    o.Drop: lambda state, option: 0.0,
    o.Done: lambda state, option: 0.0,
    Agree: lambda state, option: 1.0,
    Refuse: lambda state, option: 0.0,
    o.Reroll: _reroll,
    o.RollDice: lambda state, option: float(option.dice),
    o.RollSix: _roll_six,
    Heal: lambda state, option: 1.0,
}
