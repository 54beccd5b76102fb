"""How the game stands, in lines of text that any language can say."""

from collections.abc import Iterator

from horda.core.words import Text, text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.counting import nth
from horda.games.zombicide.box.entries import LEVELS
from horda.games.zombicide.modules.companions import OWN_MASTER
from horda.games.zombicide.modules.crates import obtained, wanted_weapons
from horda.games.zombicide.papers.words import card_word, listed, skill_name
from horda.games.zombicide.rules.goals import BEHIND, GOALS, PROGRESS, plan, wanted
from horda.games.zombicide.rules.people import carried, crates_left, danger, skills, team
from horda.games.zombicide.rules.slots import attached
from horda.games.zombicide.rules.state import CARS, HANDS, NONE, OUT, Companion, Person, ZState
from horda.games.zombicide.rules.tokens import token_word

FOOD = 3
FREE = ("other", "combat", "melee", "ranged", "move", "search", "door", "machine")
"""Kinds of free Actions, in the order the state counts them."""


def status(state: ZState, seat: int | None) -> tuple[Text, ...]:
    """Lists how the game stands; everybody may know all of it."""
    return (
        text("z2-status-round", round=state.round, first=_seat(state.first)),
        text("z2-status-danger", level=_level(danger(state))),
        *_goals(state),
        text(
            "z2-status-decks",
            equipment=len(state.equipment),
            discarded=len(state.equipment_out),
            pimpweapons=len(state.pimpweapons),
            zombies=len(state.zombie_deck),
        ),
        *(_car(state, number) for number, car in enumerate(state.cars) if car.zone != OUT),
        *(line for who in range(len(state.people)) for line in _person(state, who)),
        *(_companion(state, one) for one in state.companions),
    )


def _car(state: ZState, number: int) -> Text:
    """One car: where it stands and who sits in it, the Driver first."""
    car = state.cars[number]
    people = [state.people[who] if who != NONE else None for who in car.seats]
    names = [
        Text(f"z2-survivor-{state.box.survivors[p.card].id}") if p else listed(()) for p in people
    ]
    kind, end = Text(f"z2-car-{CARS[car.kind]}"), "drivable" if car.drivable else "parked"
    line = text(f"z2-status-car-{end}", number=nth(number), kind=kind, zone=car.zone)
    line = text("z2-status-seats", line=line, seats=listed(names)) if car.drivable else line
    if car.trunk:
        food = listed([_card(state, card) for card in car.trunk])
        line = text("z2-status-car-trunk", line=line, cards=food)
    return text("z2-status-car-crate", line=line) if car.crate else line


def brief(state: ZState, seat: int | None) -> tuple[Text, ...]:
    """Says who acts and with what, or how all stand where nobody does."""
    level = _level(danger(state))
    if state.turn_of != NONE:
        lines = tuple(_person(state, state.turn_of))
    else:
        lines = tuple(_in_short(state, who) for who in range(len(state.people)))
    return text("z2-brief", round=state.round, level=level), *lines


def _in_short(state: ZState, who: int) -> Text:
    """One Survivor with its cards, in one line."""
    person, line = state.people[who], next(_person(state, who))
    cards = [_card(state, card) for card in carried(person)]
    if person.zone == OUT or not cards:
        return line
    return text("z2-brief-survivor", line=line, cards=listed(cards))


def _seat(seat: int) -> Text:
    return Text(f"z2-seat-player-{seat + 1}")


def _level(level: int) -> Text:
    return Text(f"z2-level-{LEVELS[level]}")


def _goals(state: ZState) -> Iterator[Text]:
    """What the Mission asks for, and how far it is done."""
    yield text("z2-status-won-when")
    for goal, done in progress(state):
        yield text(f"z2-goal-{'done' if done else 'open'}", goal=goal)


def progress(state: ZState) -> Iterator[tuple[Text, bool]]:
    """Says for every goal of the Mission how far it is, and whether it is met."""
    for name in wanted(state):
        yield PROGRESS[name](state), GOALS[name](state)
    if plan(state).escape:
        away = sum(person.escaped for person in state.people)
        way = "exit" if plan(state).on_foot else "car-exit"
        all_ = len(team(state))
        yield _of(way, away, all_), away == all_
    for name in state.mission.special:
        if name in BEHIND:
            yield PROGRESS[name](state), BEHIND[name](state)


def _of(name: str, done: int, all_: int) -> Text:
    return Text(f"z2-goal-{name}", {"done": done, "all": all_})


def _objective_each(state: ZState) -> Text:
    have = sum(bool(person.tokens) for person in team(state))
    return _of("objective-each", have, len(team(state)))


def _food(state: ZState) -> Text:
    cards = [card for person in state.people for card in carried(person)]
    return _of("three-food", sum(state.box.cards[card].food > 0 for card in cards), FOOD)


def _pimpweapons(state: ZState) -> Text:
    return _of("pimpweapon-each", obtained(state), wanted_weapons(state))


PROGRESS |= {
    "all-objectives": lambda s: text("z2-goal-all-objectives", left=len(s.objectives)),
    "all-crates": lambda s: text("z2-goal-all-crates", left=crates_left(s)),
    "objective-each": _objective_each,
    "three-food": _food,
    "pimpweapon-each": _pimpweapons,
}


def _person(state: ZState, who: int) -> Iterator[Text]:
    """One Survivor: where and how it is, its cards, its skills."""
    person = state.people[who]
    name = Text(f"z2-survivor-{state.box.survivors[person.card].id}")
    if state.config.players > 1:
        name = text("z2-status-of", who=name, seat=_seat(person.seat))
    if person.zone == OUT:
        yield text("z2-status-escaped" if person.escaped else "z2-status-fallen", who=name)
        return
    yield _standing(state, who, name)
    yield _cards(state, person)
    yield text(
        "z2-status-skills", skills=listed([skill_name(state.box, s) for s in skills(state, who)])
    )
    if state.turn_of == who:
        held = dict.fromkeys(state.box.same[card] for card in person.slots[:HANDS] if card != NONE)
        yield from (
            line for name in held for line in _weapon(state.box, state.box.same.index(name))
        )


def _cards(state: ZState, person: Person) -> Text:
    """The cards in Hands and Backpack; where they can be worn or attached, those too."""
    places, slots = state.box.slots, person.slots
    pack = listed([_card(state, card) for card in slots[places.pack :]])
    hands = [_card(state, card) for card in slots[: places.hands]]
    if places.plain:
        return text("z2-status-cards", hands=listed(hands), backpack=pack)
    for hand, name in enumerate(hands):
        more = [_card(state, card) for card in attached(state.box, slots, hand)]
        if more:
            hands[hand] = text("z2-status-attached", card=name, cards=listed(more))
    worn = slots[places.hands : places.hands + places.body]
    body = listed([_card(state, card) for card in worn])
    return text("z2-status-cards-worn", hands=listed(hands), body=body, backpack=pack)


def _standing(state: ZState, who: int, name: Text) -> Text:
    """Where a Survivor is, how it is, and what it may still do this round."""
    person = state.people[who]
    line = text(
        "z2-status-survivor",
        who=name,
        zone=person.zone,
        health=person.health,
        adrenaline=person.adrenaline,
        level=_level(person.level),
    )
    if person.tokens:
        line = text("z2-status-tokens", line=line, count=person.tokens)
    if person.load:
        line = text("z2-status-load", line=line, what=listed(_load(state, person)))
    if state.turn_of == who:
        line = text("z2-status-acting", line=line, actions=person.actions)
        free = [Text(f"z2-free-{FREE[kind]}") for kind, left in enumerate(person.free) if left]
        line = text("z2-status-free", line=line, kinds=listed(free)) if free else line
    elif person.done:
        line = text("z2-status-done", line=line)
    return line


def _load(state: ZState, person: Person) -> list[Text]:
    """Names the Objectives that lie on a dashboard to be carried somewhere."""
    return [Text(f"z2-token-{token_word(state.mission, colour)}") for colour in person.load]


def _weapon(box: Content, card: int) -> Iterator[Text]:
    """The values of a weapon as they are printed, a line for each way to use it."""
    for one in box.cards[card].profiles:
        kind = "fire" if box.cards[card].eliminates_zone else one.mode
        yield text(
            f"z2-status-weapon-{kind}",
            card=Text(f"z2-card-{card_word(box, card)}"),
            near=one.range_min,
            far=one.range_max,
            dice=one.dice,
            accuracy=one.accuracy,
            damage=one.damage,
            noisy=int(one.noisy),
        )


def _companion(state: ZState, one: Companion) -> Text:
    """A Companion: whom it follows, or where it waits."""
    name = Text(f"z2-survivor-{state.box.survivors[one.card].id}")
    if OWN_MASTER in state.mission.special:
        return text("z2-status-own-master", who=name, zone=one.zone)
    if one.leader == NONE:
        return text("z2-status-lone-companion", who=name, zone=one.zone)
    leader = state.box.survivors[state.people[one.leader].card].id
    return text("z2-status-companion", who=name, other=Text(f"z2-survivor-{leader}"))


def _card(state: ZState, card: int) -> Text:
    if card == NONE:
        return Text("z2-status-nothing")
    name = Text(f"z2-card-{card_word(state.box, card)}")
    return text("z2-status-unloaded", card=name) if state.empty >> card & 1 else name
