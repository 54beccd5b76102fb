"""What operations do to decks and dice."""

from tests.games.dead_of_winter.oracle.core import Oracle, Surprise, Unknown, op
from tests.games.dead_of_winter.oracle.whom import aim, seat_of, seats_of
from tests.games.dead_of_winter.oracle.world import NUMBER, PLACE, RAXXON, Json, item

TOWN = list(range(1, 7))


def deck_of(oracle: Oracle, name: str, seat: int | None = None) -> int:
    """The place whose deck is meant."""
    if name in ("any_1_6", "any_location"):
        places = [*TOWN, RAXXON] if name == "any_location" else TOWN
        fit = [place for place in places if oracle.world.decks[place]]
        asked = oracle.seat if seat is None else seat
        return int(oracle.ask(asked, "dw-pick-deck", fit)) if fit else -1
    if name == "that_location":
        return oracle.place
    if name == "current":
        return int(oracle.world.where[oracle.survivor])
    return PLACE[name]


def has(oracle: Oracle, place: int) -> bool:
    """Whether there are cards."""
    return 0 <= place < len(oracle.world.decks) and bool(oracle.world.decks[place])


@op("draw_items")
def _draw(oracle: Oracle, one: Json) -> None:
    for seat in seats_of(oracle, one.get("who", "self")):
        place = deck_of(oracle, one["deck"], seat)
        for _ in range(one.get("n", 1) if has(oracle, place) else 0):
            if oracle.world.decks[place]:
                oracle.world.hands[seat][oracle.world.decks[place].pop(0)] += 1


@op("search_deck")
def _search(oracle: Oracle, one: Json) -> None:
    place = deck_of(oracle, one["deck"])
    if not has(oracle, place):
        return
    named = one.get("equip", {}).get("who") == "named"  # others are chosen once a card is found
    carriers = aim(oracle, one["equip"]) if named else []
    deck = oracle.world.decks[place]
    fit = [card for card in deck if _fits(one, card)]
    for _ in range(0 if named and not carriers else one.get("n", 1)):
        card = oracle.ask(oracle.seat, "dw-pick-card", sorted(set(fit)) or [-1], auto=False)
        if card < 0:
            return
        fit.remove(card)
        deck.remove(card)
        if "equip" in one:
            carriers = carriers or aim(oracle, one["equip"])
            oracle.world.gear[carriers[0]][card & 0xFFF] += 1
        else:
            oracle.world.hands[oracle.seat][card] += 1


def _fits(one: Json, card: int) -> bool:
    printed = item(card)
    return (
        (not one.get("types") or printed["type"] in one["types"])
        and (not one.get("item") or printed["id"] == one["item"])
        and (not one.get("tag") or one["tag"] in printed.get("tags", []))
        and ("equip" not in one or printed["use"] == "equip")
    )


@op("reveal_take")
def _reveal_take(oracle: Oracle, one: Json) -> None:
    place = deck_of(oracle, one["deck"])
    if not has(oracle, place):
        return
    deck = oracle.world.decks[place]
    fit = [card for card in deck[: one["n"]] if _fits(one, card)]
    most = min(one["take"] if isinstance(one["take"], int) else len(fit), len(fit))
    for _ in range(most):
        card = oracle.ask(oracle.seat, "dw-pick-card", [*sorted(set(fit)), -1])
        if card == -1:
            return
        fit.remove(card)
        deck.remove(card)
        oracle.world.hands[oracle.seat][card] += 1


@op("reveal_until")
def _reveal_until(oracle: Oracle, one: Json) -> None:
    place = deck_of(oracle, one["deck"])
    if has(oracle, place):
        deck = oracle.world.decks[place]
        for card in [card for card in deck if _fits(one, card)][: one["n"]]:
            deck.remove(card)
            oracle.world.hands[oracle.seat][card] += 1


@op("peek_deck")
def _peek(oracle: Oracle, one: Json) -> None:
    """The order is the player's; the cards stay the same."""
    world = oracle.world
    decks = {"crisis": world.crises, "experiments": world.experiments}
    if one["deck"] in decks:
        deck = decks[one["deck"]]
    else:
        place = deck_of(oracle, one["deck"])
        if not has(oracle, place):
            return
        deck = world.decks[place]
    top, rest = deck[: one["n"]], deck[one["n"] :]
    order = []
    while one.get("reorder", True) and len(top) > 1:
        order.append(oracle.ask(oracle.seat, "dw-pick-next", sorted(set(top))))
        top.remove(order[-1])
    deck[:] = [*order, *top, *rest]


@op("remove_deck")
def _remove_deck(oracle: Oracle, one: Json) -> None:
    deck = oracle.world.decks[deck_of(oracle, one["deck"])]
    oracle.world.unseen.update(deck)
    deck.clear()


@op("remove_from_deck")
def _remove_from_deck(oracle: Oracle, one: Json) -> None:
    deck = oracle.world.decks[deck_of(oracle, one["deck"])]
    gone = deck[: one["n"]] if isinstance(one["n"], int) else list(deck)
    if one.get("types"):
        gone = [card for card in deck if item(card)["type"] in one["types"]]
    oracle.world.unseen.update(gone)
    for card in gone:
        deck.remove(card)


@op("take_removed")
def _take_removed(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    free = isinstance(one["n"], dict)
    for _ in range(one["n"]["up_to"] if free else one["n"]):
        fit = sorted({card for card in world.removed if item(card)["type"] in one["types"]})
        if not fit:
            return
        card = oracle.ask(oracle.seat, "dw-pick-card", [*fit, *([-1] if free else [])])
        if card == -1:
            return
        world.removed.remove(card)
        world.hands[oracle.seat][card] += 1


@op("take_from_waste")
def _take_from_waste(oracle: Oracle, one: Json) -> None:
    for _ in range(min(one.get("n", 1), len(oracle.world.waste))):
        oracle.world.hands[oracle.seat][oracle.world.waste.pop()] += 1


@op("draw_and_give")
def _draw_and_give(oracle: Oracle, one: Json) -> None:
    world, who = oracle.world, NUMBER[one["survivor"]]
    if not world.alive(who):
        return
    giver, deck = world.owner[who], world.decks[PLACE[one["deck"]]]
    most = min(one["n"]["up_to"], len(deck))
    n = oracle.ask(giver, "dw-pick-number", list(range(most, -1, -1)))
    others = world.around(giver)[1:]
    for _ in range(n):
        world.hands[oracle.ask(giver, "dw-pick-seat", others)][deck.pop(0)] += 1


# -- dice --------------------------------------------------------------------------------------


@op("spend_dice")
def _spend(oracle: Oracle, one: Json) -> None:
    seat = seat_of(oracle, one.get("who", "active_player"))
    dice = oracle.world.dice[seat]
    left = [value for value in dice if value >= one.get("min", 1)]
    n = min(one["n"], len(left)) if isinstance(one["n"], int) else len(left)
    everything = n == len(left)
    for _ in range(n):
        fit = sorted(set(left))
        value = fit[0] if everything else oracle.ask(seat, "dw-spend-die", fit)
        left.remove(value)
        dice.remove(value)
        oracle.world.spent[seat] += 1


@op("reroll_die")
def _reroll(oracle: Oracle, one: Json) -> None:
    dice, n = oracle.world.dice[oracle.seat], one.get("n", 1)
    free, chosen, left = isinstance(n, dict), list[int](), list(dice)
    while len(chosen) < min(n["up_to"] if isinstance(n, dict) else n, len(dice)):
        fit = [*sorted(set(left)), *([-1] if free else [])]
        value = oracle.ask(oracle.seat, "dw-reroll-die", fit)
        if value == -1:
            break
        chosen.append(value)
        left.remove(value)
    for value in chosen:
        seat, old, now = oracle.log.next_event("DieChanged")
        if (seat, old) != (oracle.seat, value):
            raise Surprise("another die was rolled again")
        dice.remove(value)
        dice.append(now)
    dice.sort()


@op("increase_die")
def _increase(oracle: Oracle, one: Json) -> None:
    owner = one.get("owner", "self")
    if owner == "other_non_exiled_or_raxxon":
        _nudge(oracle, one["n"])
        return
    seat = seat_of(oracle, owner)
    dice = oracle.world.dice[seat]
    for _ in range(one["n"] if one.get("split") else 1):
        fit = sorted({value for value in dice if value < 6})
        if not fit:
            break
        value = oracle.ask(seat, "dw-raise-die", fit)
        dice.remove(value)
        dice.append(value + 1 if one.get("split") else min(value + one["n"], 6))
        dice.sort()


def _nudge(oracle: Oracle, by: int) -> None:
    world = oracle.world
    fit = {
        seat: sorted({v for v in world.dice[seat] if 1 <= v + by <= 6})
        for seat in world.around(oracle.seat)[1:]
        if not world.is_exiled(seat)
    }
    fit = {seat: dice for seat, dice in fit.items() if dice}
    if not fit:
        return
    seat = oracle.ask(oracle.seat, "dw-nudge-whose", list(fit))
    value = oracle.ask(oracle.seat, "dw-nudge-die", fit[seat])
    world.dice[seat].remove(value)
    world.dice[seat] = sorted([*world.dice[seat], value + by])


@op("set_die")
def _set(oracle: Oracle, one: Json) -> None:
    if one.get("where") == "raxxon":
        raise Unknown("dice at Raxxon")
    dice = oracle.world.dice[oracle.seat]
    if dice:
        value = oracle.ask(oracle.seat, "dw-set-die", sorted(set(dice)))
        now = oracle.ask(oracle.seat, "dw-set-value", [v for v in range(1, 7) if v != value])
        dice.remove(value)
        dice.append(now)
        dice.sort()


@op("transfer_pip")
def _transfer(oracle: Oracle, one: Json) -> None:
    world, seat = oracle.world, oracle.seat
    mine = sorted({v for v in world.dice[seat] if v < 6})
    fit = [s for s in world.around(seat)[1:] if any(v > 1 for v in world.dice[s])]
    if not mine or not fit:
        return
    other = oracle.ask(seat, "dw-nudge-whose", fit)
    value = oracle.ask(seat, "dw-nudge-die", sorted({v for v in world.dice[other] if v > 1}))
    own = oracle.ask(seat, "dw-raise-die", mine)
    world.dice[other].remove(value)
    world.dice[seat].remove(own)
    world.dice[other] = sorted([*world.dice[other], value - 1])
    world.dice[seat] = sorted([*world.dice[seat], own + 1])


# -- improvements ------------------------------------------------------------------------------


@op("advance_improvement")
def _advance(oracle: Oracle, one: Json) -> None:
    from tests.games.dead_of_winter.oracle.world import data

    row, cards = oracle.world.row, data("improvements")
    if one["n"] == "-all":
        for card in row:
            row[card] = 0
        return
    times, n = (one["n"], 1) if one.get("split") else (1, one["n"])
    if not row:
        return
    chosen = [oracle.ask(oracle.seat, "dw-pick-improvement", list(row)) for _ in range(times)]
    for card in dict.fromkeys(chosen):
        row[card] += n * chosen.count(card)
        if row[card] >= cards[card]["progress"]:
            raise Unknown("an improvement is finished")
