"""Deals what a player cannot see anew: a world that could be true for all they know."""

from collections import defaultdict
from collections.abc import Sequence

from msgspec.structs import replace

from horda.core.decks import Deck
from horda.core.rng import Dice
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.codes import HOME, PLAIN, TITLE, home_of
from horda.games.dead_of_winter.base.exile import is_betrayer, shown, too_many_loyal
from horda.games.dead_of_winter.base.marks import Lasting, Settled
from horda.games.dead_of_winter.base.state import NONE, DWState
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import SecretKind
from horda.games.dead_of_winter.cards.ops_cards import LookAtHands
from horda.games.dead_of_winter.cards.trees import ops_at
from horda.games.dead_of_winter.cards.who import Player
from horda.games.dead_of_winter.effects.hand_frames import Seize
from horda.games.dead_of_winter.effects.lasting import RESTING, names_in
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.effects.wins import CONFESSED, MORALE_TOO
from horda.games.dead_of_winter.rules.actions.aids import item_of
from horda.games.dead_of_winter.rules.actions.kills import PayCard

TRIES = 60


def sees(state: DWState, seat: int | None, what: str) -> bool:
    """Whether a seat is just looking at something of this sort, in the middle of an effect."""
    return state.peek == what and state.peek_by in (NONE, seat)


def _top(state: DWState, seat: int | None, what: str) -> int:
    return state.peek_n if sees(state, seat, what) else 0


def redeal(state: DWState, seat: int | None, dice: Dice) -> None:
    """Deals hands, decks, contributions, objectives and the crossroads card anew."""
    _items(state, seat, dice)
    _survivors(state, seat, dice)
    _secrets(state, seat, dice)
    _hidden_goals(state, seat)
    _crossroads(state, seat, dice)
    state.settled = tuple(_settled(one, seat, dice) for one in state.settled)
    state.crises = _mixed(state.crises, dice, _top(state, seat, "crises"))
    state.improvements = _mixed(state.improvements, dice)
    seen = max(1, _top(state, seat, "experiments"))  # the top one lies open to all
    state.experiments = _mixed(state.experiments, dice, seen)


def _mixed(deck: Deck, dice: Dice, known: int = 0) -> Deck:
    # Sorted first: the guess must not depend on what is really there.
    return Deck((*deck.left[:known], *dice.shuffled(sorted(deck.left[known:]))))


def _items(state: DWState, seat: int | None, dice: Dice) -> None:
    """Deals hidden item cards anew. Each keeps its place, and the back of its deck."""
    rows = [*_hidden_rows(state, seat, dice)]
    pools: dict[int, list[int]] = defaultdict(list)
    for row in rows:
        for card in row:
            if card <= PLAIN:  # a mark of use was seen by all: that card is known
                pools[home_of(card)].append(card & TITLE)
    for home in sorted(pools):
        pools[home] = dice.shuffled(sorted(pools[home]))
    _let_pay(state, seat, pools, dice)

    def deal(cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(
            card if card > PLAIN else pools[home_of(card)].pop() | home_of(card) << HOME
            for card in cards
        )

    _put_back(state, seat, [deal(row) for row in rows])
    _rest(state, seat, dice)


@cites("DW-CARD-Q10")
def _rest(state: DWState, seat: int | None, dice: Dice) -> None:
    """Lets cards of the hands dealt anew rest: which one was taken, few have seen."""
    if RESTING not in names_in(state.lasting):
        return
    shown, rules = _known_hands(state, seat), []
    hands = [dice.shuffled(hand) for hand in state.hands]
    for rule in state.lasting:
        hidden = rule.modifier == RESTING and rule.seat != seat and rule.seat not in shown
        if hidden and hands[rule.seat]:
            rule = replace(rule, item=hands[rule.seat].pop())
        rules.append(rule)
    state.lasting = tuple(rules)


def _let_pay(state: DWState, seat: int | None, pools: dict[int, list[int]], dice: Dice) -> None:
    """Puts a card on top of its pool that somebody can pay with who has just said to.

    They hold such a card, as everybody knows; which one, and what else they hold, nobody does.
    """
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, PayCard) or top.seat == seat:
        return
    hand = state.hands[top.seat]
    if any(card > PLAIN and item_of(card).type is top.wanted for card in hand):
        return
    homes = sorted({home_of(card) for card in hand if card <= PLAIN})
    fit = [
        (home, title)
        for home in homes
        for title in sorted(set(pools[home]))
        if item_of(title).type is top.wanted
    ]
    if fit:
        home, title = dice.choice(fit)
        pools[home].remove(title)
        pools[home].append(title)


def _hidden_rows(state: DWState, seat: int | None, dice: Dice) -> list[tuple[int, ...]]:
    """Lists the rows of item cards that a seat cannot see, in the order `_put_back` needs."""
    others = _others(state, seat)
    shown = _known_hands(state, seat)
    rows = [() if other in shown else state.hands[other] for other in others]
    rows += [state.given[other] for other in others]
    rows += [_lost(deck.left[_known(state, seat, n) :], dice) for n, deck in enumerate(state.items)]
    rows += [state.starting_box, state.removed_unseen]
    rows.append(() if state.looked_by == seat else state.looked)
    return rows


@cites("DW-KILLS-08", "DW-CARD-15")
def _lost(deck: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """Puts used items anywhere among cards of their back: they were shuffled in."""
    if max(deck, default=0) <= PLAIN:
        return deck
    found = [*deck]
    for home in sorted({home_of(card) for card in deck if card > PLAIN}):
        at = [n for n, card in enumerate(deck) if home_of(card) == home]
        for n, card in zip(at, dice.shuffled(sorted(deck[n] for n in at)), strict=True):
            found[n] = card
    return tuple(found)


def _others(state: DWState, seat: int | None) -> list[int]:
    """Lists the other seats; who is about to pay with a card comes first, and finds one."""
    top = state.stack[-1] if state.stack else None
    payer = top.seat if isinstance(top, PayCard) else NONE
    others = (other for other in range(len(state.hands)) if other != seat)
    return sorted(others, key=lambda other: (other != payer, other))


def _known_hands(state: DWState, seat: int | None) -> tuple[int, ...]:
    """Lists hands that stay: one that is looked at, or all of them."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Seize) or (seat is not None and _saw_all(state, seat)):
        return tuple(range(len(state.hands)))
    return (state.peek_at,) if sees(state, seat, "hand") else ()


def _saw_all(state: DWState, seat: int) -> bool:
    """Whether a seat has looked at all hands in the effect that goes on."""
    return any(
        isinstance(frame, Script) and frame.seat == seat and _looked(frame) for frame in state.stack
    )


def _looked(frame: Script) -> bool:
    done = ops_at(frame.source, frame.path)[: frame.at]
    return any(isinstance(op, LookAtHands) and op.who is Player.ALL for op in done)


def _known(state: DWState, seat: int | None, place: int) -> int:
    """Counts the top cards of a location's deck that a seat is looking at."""
    return _top(state, seat, "items") if place == state.peek_at else 0


def _put_back(state: DWState, seat: int | None, rows: list[tuple[int, ...]]) -> None:
    found = iter(rows)
    others = _others(state, seat)
    hands, given = list(state.hands), list(state.given)
    shown = _known_hands(state, seat)
    for other in others:
        row = tuple(sorted(next(found)))
        hands[other] = state.hands[other] if other in shown else row
    for other in others:
        given[other] = tuple(sorted(next(found)))
    state.hands, state.given = tuple(hands), tuple(given)
    state.items = tuple(
        Deck((*deck.left[: _known(state, seat, n)], *next(found)))
        for n, deck in enumerate(state.items)
    )
    state.starting_box = tuple(sorted(next(found)))
    state.removed_unseen = tuple(sorted(next(found)))
    looked = next(found)
    if state.looked_by != seat:
        state.looked = looked


def _survivors(state: DWState, seat: int | None, dice: Dice) -> None:
    """Deals the survivor deck anew, and what others were dealt to choose from."""
    others = [s for s, cards in enumerate(state.dealt) if s != seat and cards]
    known = _top(state, seat, "people")
    top = state.people.left[:known]
    pool = [*state.people.left[known:], *(card for s in others for card in state.dealt[s])]
    mixed = dice.shuffled(sorted(pool))
    dealt = list(state.dealt)
    for other in others:
        dealt[other] = tuple(sorted(mixed.pop() for _ in state.dealt[other]))
    state.dealt, state.people = tuple(dealt), Deck((*top, *mixed))


def _secrets(state: DWState, seat: int | None, dice: Dice) -> None:
    """Deals the others' objectives anew, as they may have been dealt; public facts stay true."""
    if state.config.together:
        return
    for _ in range(TRIES):
        _deal_secrets(state, seat, dice)
        if _believable(state):
            break
    goals = list(state.exile_goals)
    others = [s for s, goal in enumerate(goals) if goal != NONE and s != seat]
    pool = dice.shuffled(sorted((*state.exile_deck.left, *(goals[s] for s in others))))
    for other in others:
        goals[other] = pool.pop()
    state.exile_goals, state.exile_deck = tuple(goals), Deck(tuple(pool))


def _deal_secrets(state: DWState, seat: int | None, dice: Dice) -> None:
    count = len(state.hands)
    own = NONE if seat is None else state.secrets[seat]
    seen = state.peek_at if sees(state, seat, "secret") else NONE
    others = [s for s in range(count) if s not in (seat, seen) and not shown(state, s)]
    traitors = [s for s in others if unmasked(state, s)]
    hidden = (*state.secret_box, *(state.secrets[other] for other in others))
    unseen = sorted(card for card in hidden if card != NONE)
    betrayals = [n for n in unseen if BOX.secrets[n].kind is SecretKind.BETRAYAL]
    plain = dice.shuffled([n for n in unseen if n not in betrayals])
    secrets = list(state.secrets)
    dealt = dice.shuffled(betrayals)
    for other in traitors:
        secrets[other] = dealt.pop()
    known = sum(shown(state, s) for s in range(count)) + (own != NONE)
    pool = plain[: count * (1 if state.config.betrayer else 2) - known]
    if not traitors and not (own != NONE and BOX.secrets[own].kind is SecretKind.BETRAYAL):
        pool += dealt[:1]
    rest = [other for other in others if other not in traitors]
    # Somebody who wrote a position need not have named a card for everybody.
    pool = [*[NONE] * (len(rest) - len(pool)), *dice.shuffled(pool)]
    for other in rest:
        secrets[other] = pool.pop()
    state.secrets = tuple(secrets)
    state.secret_box = tuple(n for n in unseen if n not in secrets)


def unmasked(state: DWState, seat: int) -> bool:
    """Whether all know a betrayer: exiled with a card, and no objective was shown."""
    exiled = bool(state.exiled >> seat & 1) and state.exile_goals[seat] != NONE
    return exiled and is_betrayer(state, seat)


def _hidden_goals(state: DWState, seat: int | None) -> None:
    """Gives betrayers the goal that they alone know of, where the story has come that far.

    Nothing but what all know decides, and who is a betrayer in this world: the rule names one.
    """
    rules = [rule for rule in state.lasting if rule.modifier != MORALE_TOO]
    own = [rule for rule in state.lasting if rule.modifier == MORALE_TOO and rule.seat == seat]
    asked = f"objective/{CONFESSED}/"
    open_yet = any(isinstance(one, Script) and one.source.startswith(asked) for one in state.stack)
    if CONFESSED in state.stages and not open_yet:
        free = (s for s in range(len(state.hands)) if s != seat and not state.exiled >> s & 1)
        own += [Lasting(MORALE_TOO, seat=s) for s in free if is_betrayer(state, s)]
    state.lasting = (*rules, *sorted(own, key=lambda rule: rule.seat))


def _believable(state: DWState) -> bool:
    """Whether objectives fit what everybody saw: leaders of bandits, exiles without an end."""
    exiled = [s for s in range(len(state.hands)) if state.exiled >> s & 1]
    leaders = [s for s in exiled if state.bandit_leaders >> s & 1]
    if any(is_betrayer(state, s) for s in leaders):
        return False
    if state.config.bandits and "no-leader" not in state.unlocked:
        if any(not is_betrayer(state, s) for s in exiled if s not in leaders):
            return False
    return state.result is not None or not too_many_loyal(state)


def _crossroads(state: DWState, seat: int | None, dice: Dice) -> None:
    """Deals the card over this turn anew, unless the seat drew it."""
    if state.cross == NONE or (seat is not None and state.cross_by == seat):
        state.crossroads = _mixed(state.crossroads, dice)
        return
    pool = dice.shuffled(sorted((state.cross, *state.crossroads.left)))
    state.cross = pool.pop()
    state.crossroads = Deck(tuple(pool))


def _settled(one: Settled, seat: int | None, dice: Dice) -> Settled:
    """Guesses anew who gave the cards that did not fit; a seat knows its own and the sum."""
    others = [s for s, given in enumerate(one.given) if s != seat for _ in range(given)]
    own = 0 if seat is None else one.wrong[seat]
    blamed = dice.shuffled(others)[: sum(one.wrong) - own]
    wrong = [own if s == seat else blamed.count(s) for s in range(len(one.given))]
    return replace(one, wrong=tuple(wrong))
