"""What operations do to hands and to the cache."""

from tests.games.dead_of_winter.oracle.board import come
from tests.games.dead_of_winter.oracle.core import Oracle, op
from tests.games.dead_of_winter.oracle.finding import met
from tests.games.dead_of_winter.oracle.whom import aim, choose_seat, seat_of, seats_of
from tests.games.dead_of_winter.oracle.world import COLONY, Json, item, take


def fit_cards(oracle: Oracle, seat: int, types: list[str]) -> list[int]:
    """Hand cards of some types, each sort once."""
    return sorted(c for c in oracle.world.hands[seat] if not types or item(c)["type"] in types)


def lose(oracle: Oracle, seat: int, types: list[str], n: int, prompt: str) -> list[int]:
    """Cards of the player's choice leave the hand, as many as there are."""
    gone: list[int] = []
    while len(gone) < n:
        fit = fit_cards(oracle, seat, types)
        if not fit:
            break
        card = oracle.ask(seat, prompt, fit, auto=False)
        take(oracle.world.hands[seat], card)
        gone.append(card)
    return gone


def to_waste(oracle: Oracle, seat: int, card: int) -> None:
    """Onto the waste pile; of an exiled player out of the game."""
    if oracle.world.is_exiled(seat):
        oracle.world.removed.append(card & 0xFFF)
    else:
        oracle.world.waste.append(card)


@op("item_to_waste")
def _item_to_waste(oracle: Oracle, one: Json) -> None:
    world, seat = oracle.world, oracle.seat
    if one["which"] == "hand":
        for card in lose(oracle, seat, one.get("types", []), one.get("n", 1), "dw-pay-card"):
            to_waste(oracle, seat, card)
        return
    who, card = oracle.survivor, oracle.played
    if one["which"] == "equipped":
        found = aim(oracle, one["target"])
        if not found or not world.gear[found[0]]:
            oracle.run(one.get("otherwise", []))
            return
        who = found[0]
        card = oracle.ask(world.owner[who], "dw-pay-card", sorted(world.gear[who]))
    if who >= 0 and card >= 0 and world.gear[who][card & 0xFFF]:
        take(world.gear[who], card & 0xFFF)
        to_waste(oracle, world.owner[who], card & 0xFFF)


@op("remove_hand_cards")
def _remove_hand_cards(oracle: Oracle, one: Json) -> None:
    if not one.get("anyones"):
        gone = lose(oracle, oracle.seat, one.get("types", []), one["n"], "dw-lose-card")
        oracle.world.unseen.update(gone)
        return
    for _ in range(one["n"]):
        seats = [s for s in range(oracle.world.players) if fit_cards(oracle, s, one["types"])]
        if not seats:
            return
        whose = oracle.ask(oracle.seat, "dw-pick-seat", seats, auto=False)
        fit = fit_cards(oracle, whose, one["types"])
        card = oracle.ask(oracle.seat, "dw-lose-card", fit, auto=False)
        take(oracle.world.hands[whose], card)
        oracle.world.removed.append(card & 0xFFF)


@op("remove_random_hand_card")
def _remove_random(oracle: Oracle, one: Json) -> None:
    for seat in seats_of(oracle, one.get("who", "self")):
        for _ in range(min(one.get("n", 1), oracle.world.hands[seat].total())):
            take(oracle.world.hands[seat], next(iter(oracle.world.hands[seat])))
            oracle.world.vague.add(seat)
            oracle.world.blind += 1


@op("steal_random_card")
def _steal(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    others = [s for s in world.around(oracle.seat)[1:] if world.hands[s].total()]
    if one.get("of") == "chosen_exiled_player":
        others = [s for s in others if world.is_exiled(s)]
    seat = choose_seat(oracle, others)
    if seat < 0:
        return
    for _ in range(min(one.get("n", 1), world.hands[seat].total())):
        card = next(iter(world.hands[seat]))
        take(world.hands[seat], card)
        world.hands[oracle.seat][card] += 1
        world.vague |= {seat, oracle.seat}


@op("look_at_hands", "peek_hand", "look_at_secret_objective", "reveal_hand")
def _look(oracle: Oracle, one: Json) -> None:
    """Somebody learns something; the table stays as it is."""
    world = oracle.world
    who = one.get("who", "chosen_other_player")
    if who == "chosen_other_player":
        others = world.around(oracle.seat)[1:]
        if one["op"] == "peek_hand":
            others = [s for s in others if world.hands[s].total()]
        choose_seat(oracle, others)


def other_there(oracle: Oracle) -> int:
    """The other player at the place of whoever met the trigger."""
    world = oracle.world
    for one in met(oracle):
        for other in range(len(world.where)):
            if other != one and world.where[other] == world.where[one]:
                if world.owner[other] not in (255, world.active):
                    return int(world.owner[other])
    return oracle.player


@op("take_chosen_hand_card")
def _take_chosen(oracle: Oracle, one: Json) -> None:
    world, seat = oracle.world, other_there(oracle)
    if seat < 0 or not world.hands[seat].total():
        return
    card = oracle.ask(oracle.seat, "dw-pick-card", sorted(world.hands[seat]), auto=False)
    take(world.hands[seat], card)
    world.hands[oracle.seat][card] += 1
    world.rules.append(("resting", -1, oracle.seat, -1, "end_of_round"))


@op("give_cards")
def _give_cards(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    there = [world.where[one] for one in met(oracle)]
    taker = next((world.owner[o] for place in there for o in world.people_at(place)
                  if world.is_exiled(world.owner[o])), -1)  # fmt: skip
    kept: list[int] = []
    hand = world.hands[oracle.seat]
    while hand.total() and len(kept) < one["keep"]:
        kept.append(oracle.ask(oracle.seat, "dw-keep-card", sorted(hand), auto=False))
        take(hand, kept[-1])
    if taker >= 0:
        world.hands[taker] += hand
        hand.clear()
    hand.update(kept)


@op("others_may_give")
def _others_may_give(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    for seat in world.around(world.active)[1:]:
        card = oracle.ask(seat, "dw-give-card", [*sorted(world.hands[seat]), -1], auto=False)
        if card != -1:
            take(world.hands[seat], card)
            world.hands[world.active][card] += 1


@op("name_item_first_giver")
def _name_item(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    types = ["weapon", "tool", "fuel", "food", "education", "medicine", "survivor"]
    kind = types[oracle.ask(world.active, "dw-name-type", list(range(7)))]
    for seat in world.around(world.active)[1:]:
        fit = fit_cards(oracle, seat, [kind])
        card = oracle.ask(seat, "dw-give-card", [*fit, -1], auto=False)
        if card != -1:
            take(world.hands[seat], card)
            world.hands[world.active][card] += 1
            oracle.player = seat
            oracle.run(one["reward"])
            return


@op("must_contribute")
def _must_contribute(oracle: Oracle, one: Json) -> None:
    world, seat = oracle.world, oracle.seat
    hand = world.hands[seat]
    card = -1
    if world.crisis >= 0 and hand.total():
        card = oracle.ask(seat, "dw-must-contribute", [*sorted(hand), -1], auto=False)
    if card == -1:
        oracle.run(one["otherwise"])
        return
    take(hand, card)
    world.given[seat][card & 0xFFF] += 1


@op("tell_secrets")
def _tell(oracle: Oracle, one: Json) -> None:
    world = oracle.world
    noes = sum(oracle.ask(s, "dw-tell-secret", [1, 0]) == 0 for s in world.around(world.first))
    come(oracle, COLONY, noes * one["zombies"])


@op("hand_to_hideout")
def _hand_to_hideout(oracle: Oracle, one: Json) -> None:
    world, seat = oracle.world, oracle.seat
    free = one.get("n", 1) == "1+"
    left = world.hands[seat].total() if free else one.get("n", 1)
    done = 0
    while left and world.hands[seat].total():
        fit = [*sorted(world.hands[seat]), *([-1] if free and done else [])]
        card = oracle.ask(seat, "dw-cache-card", fit, auto=False)
        if card == -1:
            break
        take(world.hands[seat], card)
        world.cache[card] += 1
        left, done = left - 1, done + 1
        oracle.cached.append(card)
    oracle.number += done


@op("take_from_hideout")
def _take_from_hideout(oracle: Oracle, one: Json) -> None:
    world, seat = oracle.world, seat_of(oracle, one.get("who", "self"))
    if one.get("just_placed"):
        for card in oracle.cached:
            take(world.cache, card)
            world.hands[seat][card] += 1
        return
    free = isinstance(one.get("n", 1), dict)
    most = min(one["n"]["up_to"] if free else one.get("n", 1), world.cache.total())
    for _ in range(most):
        fit = [*sorted(c for c in world.cache if world.cache[c]), *([-1] if free else [])]
        card = oracle.ask(seat, "dw-take-cache", fit)
        if card == -1:
            return
        take(world.cache, card)
        world.hands[seat][card] += 1
