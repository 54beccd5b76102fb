"""Builds tables on which a card finds what it speaks of."""

from typing import Any

from horda.core.decks import Deck
from horda.core.rng import Dice
from horda.core.run import Run
from horda.games.dead_of_winter.base.changes import draw_item, to_hand
from horda.games.dead_of_winter.base.codes import changed, title_of
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.newcomers import join
from horda.games.dead_of_winter.base.state import NOBODY
from horda.games.dead_of_winter.base.table import is_exiled, own
from horda.games.dead_of_winter.cards import when as w
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Crossroads, Event
from horda.games.dead_of_winter.cards.words import COLONY, Damage, Where
from tests.games.dead_of_winter.finding import equip_from_anywhere
from tests.games.dead_of_winter.playing import ENGINE, begun, play_on

EVERYTHING = {
    "players": 4, "sets": "mixed", "improvements": True, "bandits": True, "raxxon": True,
    "adult": True, "scenario": "tribute",
}  # fmt: skip


def table(seed: int, **setup: object) -> Any:
    """Returns a game some turns on, in which a player is asked for the turn."""
    state = begun(seed, **{**EVERYTHING, **setup})
    play_on(state, seed, 25)
    for _ in range(400):
        if state.result is None and state.open[0].prompt == "dw-turn":
            return rich(state)
        if state.result is not None:
            break
        choice = state.open[0]
        ENGINE.choose(state, len(choice.options) - 1, choice.seat)
    return table(seed + 1000, **setup)


def rich(state: Any) -> Any:
    """Puts something of everything on the table: so most operations find something to do."""
    state.morale, state.food, state.starvation = 8, 7, 1
    state.helpless, state.unruly = 3, 2
    state.rounds_left = max(state.rounds_left, 3)
    for entrance in (0, 2, 7, 9):
        state.zombies[entrance] = min(state.zombies[entrance] + 1, 2)
    run = Run.on(ENGINE.game, state, None)
    for seat in range(len(state.hands)):
        to_hand(
            state, seat, *(card for place in (1, 2, 5, 6) if (card := draw_item(run, place)) > 0)
        )
    state.waste = (*state.waste, *(draw_item(run, place) for place in (1, 3, 4)))
    state.removed = (*state.removed, *(draw_item(run, place) for place in (2, 4, 5, 6)))
    state.cache = (*state.cache, *(draw_item(run, place) for place in (1, 5)))
    return state


def recruit(state: Any, name: str, seat: int, place: int = COLONY) -> int:
    """Gives a named survivor to a player, wherever the card was before."""
    one = BOX.survivor_number[name]
    if one in state.people.left:
        state.people = state.people.without(one)
    if state.owner[one] != NOBODY and state.leader[state.owner[one]] == one:
        others = [o for o in own(state, state.owner[one]) if o != one]
        if not others:
            state.where[one] = place
            return one
        state.leader[state.owner[one]] = others[0]
    gear = state.gear[one]
    join(state, seat, one, place)
    state.gear = changed(state.gear, one, gear)
    return one


def place_of(where: Where | None, instead: int = COLONY) -> int:
    """Returns a place that fits what a card says."""
    if where is None or where.place is None:
        return 3 if where is Where.OUTSIDE else instead
    return where.place


def meet(state: Any, card: Crossroads) -> Moment | None:
    """Arranges a table so that a card springs; returns the deed it waits for, if any."""
    seat = state.active
    event = card.trigger.event
    actor = own(state, seat)[0]
    moment: dict[str, Any] = {"survivor": actor, "place": state.where[actor], "origin": COLONY}
    for when in card.trigger.when:
        _MEET.get(type(when), _nothing)(state, when, seat, moment)
    if event is Event.STATE:
        return None
    if event in (Event.MOVE, Event.SEARCH, Event.KILL, Event.EXPOSURE):
        state.where[moment["survivor"]] = moment["place"]
    return Moment(event.value, **moment)


def _nothing(state: Any, when: Any, seat: int, moment: dict[str, Any]) -> None:
    """Nothing has to be arranged."""


def _in_play(state: Any, when: w.InPlay, seat: int, moment: dict[str, Any]) -> None:
    recruit(state, when.id, seat, place_of(when.place))


def _in_deck(state: Any, when: w.InDeck, seat: int, moment: dict[str, Any]) -> None:
    one = BOX.survivor_number[when.id]
    if one in state.people.left:
        return
    if state.owner[one] != NOBODY:
        holder = state.owner[one]
        state.gear = changed(state.gear, one, ())
        state.owner[one], state.where[one] = NOBODY, 255
        spare = state.people.left[0]
        state.people = state.people.without(spare)
        join(state, holder, spare, COLONY)
        if state.leader[holder] == one:
            state.leader[holder] = spare
        moment["survivor"] = own(state, seat)[0]
        moment["place"] = state.where[moment["survivor"]]
    state.where[one] = 255
    state.people = Deck((*state.people.left, one))


def _own_at(state: Any, when: w.OwnAt, seat: int, moment: dict[str, Any]) -> None:
    place = place_of(when.place)
    one = own(state, seat)[-1]
    state.where[one] = place
    if when.zombies:
        state.zombies[place + 5] = max(state.zombies[place + 5], 1)


def _own_damage(state: Any, when: w.OwnDamage, seat: int, moment: dict[str, Any]) -> None:
    one = own(state, seat)[-1]
    state.wounds[one] = state.frost[one] = state.despair[one] = 0
    rows = {
        Damage.WOUND: state.wounds,
        Damage.FROSTBITE: state.frost,
        Damage.DESPAIR: state.despair,
    }
    rows[when.kind][one] = when.min
    if when.place is not None:
        state.where[one] = place_of(when.place)


def _only_at(state: Any, when: w.OnlySurvivorAt, seat: int, moment: dict[str, Any]) -> None:
    place = place_of(when.place)
    for one, where in enumerate(state.where):
        if where == place:
            state.where[one] = COLONY
    state.where[own(state, seat)[-1]] = place


def _shares(state: Any, when: w.SharesWith, seat: int, moment: dict[str, Any]) -> None:
    one = recruit(state, when.id, seat) if when.id else own(state, seat)[-1]
    if when.sort == "bandit":
        state.where[one] = 3
        state.bandits[3] = max(state.bandits[3], 1)
        return
    other_seat = (seat + 1) % len(state.hands)
    other = own(state, other_seat)[0]
    for someone, where in enumerate(state.where):
        if where == 5:
            state.where[someone] = COLONY
    state.where[one] = state.where[other] = 5
    if when.sort == "exiled":
        state.exiled = 1 << other_seat
    elif when.sort == "non_exiled":
        state.exiled = 1 << seat


def _two_alone(state: Any, when: w.TwoAlone, seat: int, moment: dict[str, Any]) -> None:
    names = ("rod-miller", "maria-lopez")
    people = [recruit(state, name, seat) for name in names]
    for someone, where in enumerate(state.where):
        if where == 4:
            state.where[someone] = COLONY
    for one in people:
        state.where[one] = 4


def _active_exiled(state: Any, when: w.ActiveExiled, seat: int, moment: dict[str, Any]) -> None:
    if when.yes:
        state.exiled = 1 << seat
        for one in own(state, seat):
            state.where[one] = 5
    elif is_exiled(state, seat):
        state.exiled = 0


def _item(state: Any, when: w.ItemInPlay, seat: int, moment: dict[str, Any]) -> None:
    equip_from_anywhere(state, when.id, own(state, seat)[0])


def _built(state: Any, when: w.Built, seat: int, moment: dict[str, Any]) -> None:
    number = BOX.improvement_number[when.id]
    state.row = tuple(one for one in state.row if one[0] != number)
    if number in state.improvements.left:
        state.improvements = state.improvements.without(number)
    state.built = tuple(sorted({*state.built, number}))


def _counted(state: Any, when: w.Counted, seat: int, moment: dict[str, Any]) -> None:
    least, most = when.min or 0, when.max
    _COUNTS.get(when.of, lambda state, n, seat, moment: None)(
        state, least if most is None else most, seat, moment
    )


def _set(name: str) -> Any:
    def change(state: Any, n: int, seat: int, moment: dict[str, Any]) -> None:
        setattr(state, name, n)

    return change


def _waste(state: Any, n: int, seat: int, moment: dict[str, Any]) -> None:
    piles = list(state.items)
    while len(state.waste) < n:
        card, piles[2] = piles[2].draw()
        state.waste = (*state.waste, card)
    state.items = tuple(piles)


def _hand(state: Any, n: int, seat: int, moment: dict[str, Any]) -> None:
    state.removed_unseen = (*state.removed_unseen, *state.hands[seat][n:])
    state.hands = changed(state.hands, seat, state.hands[seat][:n])


def _killed(state: Any, n: int, seat: int, moment: dict[str, Any]) -> None:
    for one in state.people.left[:n]:
        state.people = state.people.without(one)
        state.where[one] = 254


def _exiled(state: Any, n: int, seat: int, moment: dict[str, Any]) -> None:
    other = (seat + 1) % len(state.hands)
    state.exiled = 1 << other
    for one in own(state, other):
        state.where[one] = 5


def _zombies(state: Any, n: int, seat: int, moment: dict[str, Any]) -> None:
    for entrance in range(6):
        state.barricades[entrance] = min(state.barricades[entrance], 1)
        state.traps[entrance], state.zombies[entrance] = 0, 2


def _barricades(state: Any, n: int, seat: int, moment: dict[str, Any]) -> None:
    state.zombies[1], state.barricades[1] = 1, 1


def _bandits(state: Any, n: int, seat: int, moment: dict[str, Any]) -> None:
    for place in (1, 2, 4, 5, 6)[:n]:
        state.bandits[place] = 1


def _specials(state: Any, n: int, seat: int, moment: dict[str, Any]) -> None:
    if not state.specials:
        state.zombies[8] = state.barricades[8] = 0
        state.specials, state.loose = ((0, 8),), (0,)


def _improvements(state: Any, n: int, seat: int, moment: dict[str, Any]) -> None:
    if not state.built:
        number = state.improvements.left[0]
        state.improvements = state.improvements.without(number)
        state.built = (number,)


def _dice(state: Any, n: int, seat: int, moment: dict[str, Any]) -> None:
    state.dice = changed(state.dice, seat, tuple(sorted((*state.dice[seat], 3))))


def _destination(state: Any, n: int, seat: int, moment: dict[str, Any]) -> None:
    moment["place"] = COLONY
    state.where[own(state, (seat + 1) % len(state.hands))[0]] = COLONY


_COUNTS: dict[w.Counter, Any] = {
    w.Counter.HELPLESS: _set("helpless"),
    w.Counter.UNRULY: _set("unruly"),
    w.Counter.FOOD: _set("food"),
    w.Counter.MORALE: _set("morale"),
    w.Counter.STARVATION: _set("starvation"),
    w.Counter.KILLS: _set("kills_turn"),
    w.Counter.CONTRIBUTED: _set("gave_turn"),
    w.Counter.WASTE: _waste,
    w.Counter.HAND: _hand,
    w.Counter.KILLED: _killed,
    w.Counter.EXILED: _exiled,
    w.Counter.COLONY_ZOMBIES: _zombies,
    w.Counter.COLONY_BARRICADES: _barricades,
    w.Counter.BANDITS: _bandits,
    w.Counter.SPECIAL_ZOMBIES: _specials,
    w.Counter.IMPROVEMENTS: _improvements,
    w.Counter.UNUSED_DICE: _dice,
    w.Counter.DESTINATION: _destination,
    w.Counter.NOISE_MADE: lambda state, n, seat, moment: moment.update(noise=n),
}


def _flag(state: Any, when: w.Flag, seat: int, moment: dict[str, Any]) -> None:
    if when.name == "last_crisis_failed":
        state.last_failed = True
    elif when.name == "more_than_some_other":
        for name in ("rod-miller", "maria-lopez", "brian-lee"):
            recruit(state, name, seat)
    elif when.name == "helpless_outnumber":
        state.helpless = 14
        for one in own(state, (seat + 1) % len(state.hands)):
            state.where[one] = 5
    elif when.name == "added_man":
        moment["survivor"] = recruit(state, "rod-miller", seat)


def _happened(state: Any, when: w.Happened, seat: int, moment: dict[str, Any]) -> None:
    one = recruit(state, when.searcher, seat) if when.searcher else moment["survivor"]
    if when.human:
        one = recruit(state, "rod-miller", seat)
    place = place_of(when.to or when.at, moment["place"])
    if when.alone or when.with_bandit:
        place = 3
        for someone, where in enumerate(state.where):
            if where == place:
                state.where[someone] = COLONY
    if when.with_bandit:
        state.bandits[place] = 1
    if when.mover_damage:
        state.wounds[one] = 1
    if when.role == "follower":
        state.leader[seat] = next(o for o in own(state, seat) if o != one)
    moment.update(survivor=one, place=place, origin=place_of(when.origin, 2))
    moment.update(fuel=bool(when.fuel), healed=when.healed, success=when.success)
    moment.update(target=when.target, result=when.result, cause=when.cause)
    if when.item_type or when.item_tag:
        fit = [
            card
            for deck in state.items
            for card in deck.left
            if _fits(BOX.items[title_of(card)], when)
        ]
        moment["card"] = fit[0]
    state.where[one] = place


def _fits(item: Any, when: w.Happened) -> bool:
    return when.item_type in (None, item.type) and (not when.item_tag or when.item_tag in item.tags)


_MEET: dict[type[w.Condition], Any] = {
    w.InPlay: _in_play,
    w.InDeck: _in_deck,
    w.OwnAt: _own_at,
    w.OwnDamage: _own_damage,
    w.OnlySurvivorAt: _only_at,
    w.SharesWith: _shares,
    w.TwoAlone: _two_alone,
    w.ActiveExiled: _active_exiled,
    w.ItemInPlay: _item,
    w.Built: _built,
    w.Counted: _counted,
    w.Flag: _flag,
    w.Happened: _happened,
}


def answers(state: Any, dice: Dice, first: dict[str, int]) -> Any:
    """Answers at random until the turn is asked for again; `first` says some answers."""
    for _ in range(500):
        if state.result is not None or state.open[0].prompt == "dw-turn":
            return state
        if dice.below(4) == 0:  # everything can be kept in the middle of anything
            kept = ENGINE.encode(state)
            assert ENGINE.encode(ENGINE.decode(kept)) == kept
        choice = dice.choice(state.open)
        wanted = first.get(choice.prompt, -1)
        keys = [getattr(option, "n", -2) for option in choice.options]
        index = keys.index(wanted) if wanted in keys else dice.below(len(choice.options))
        ENGINE.choose(state, index, choice.seat)
    raise AssertionError("no end of questions")
