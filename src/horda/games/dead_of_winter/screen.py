"""What a person looks at: the colony as a few lines, and the table in words."""

from horda.core.game import Screen
from horda.core.state import Config
from horda.core.words import Text
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.state import NOBODY, NONE, DWState
from horda.games.dead_of_winter.base.table import (
    ENTRANCE_SPACES,
    ENTRANCES_OF,
    SURVIVOR_SPACES,
    is_open,
    people_at,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY, PLACES
from horda.games.dead_of_winter.scene import Scene, scene

SIGNS = ("w", "f", "d")
"""Wounds, frostbite, despair."""


def draw(state: DWState) -> str:
    """Draws the table: a line for every location, and one for every player."""
    lines = [_tracks(state)]
    lines += [_place(state, place) for place in range(len(PLACES)) if is_open(state, place)]
    lines += [_seat(state, seat) for seat in range(len(state.hands))]
    return "\n".join(lines)


def _tracks(state: DWState) -> str:
    helpless = f"{state.helpless}+{state.unruly}!" if state.unruly else str(state.helpless)
    return (
        f"R{state.round} (-{state.rounds_left})  M{state.morale}  F{state.food}"
        f"  S{state.starvation}  H{helpless}  W{len(state.waste)}"
    )


def _place(state: DWState, place: int) -> str:
    doors = " ".join(_door(state, entrance) for entrance in ENTRANCES_OF[place])
    people = " ".join(_person(state, one) for one in people_at(state, place))
    more = "!" * state.noise[place] + "b" * state.bandits[place] + "?" * state.stranded[place]
    deck = "" if place == COLONY else f" [{len(state.items[place])}]"
    room = f"/{SURVIVOR_SPACES[place]}"
    return f"{PLACES[place].value:<9}{deck:<5} {doors} {more} {people} {room}".replace("  ", " ")


def _door(state: DWState, entrance: int) -> str:
    special = sum(at == entrance for _, at in state.specials)
    signs = "z" * state.zombies[entrance] + "X" * special
    signs += "#" * state.barricades[entrance] + "*" * state.traps[entrance]
    return signs + "." * (ENTRANCE_SPACES[entrance] - len(signs))


def _person(state: DWState, one: int) -> str:
    rows = (state.wounds[one], state.frost[one], state.despair[one])
    hurt = "".join(sign * n for sign, n in zip(SIGNS, rows, strict=True))
    seat = state.owner[one]
    lead = "^" if seat != NOBODY and state.leader[seat] == one else ""
    return f"{names.survivor(one)}{lead}({seat + 1}{hurt})"


def _seat(state: DWState, seat: int) -> str:
    signs = "x" if state.exiled >> seat & 1 else "-" if state.out >> seat & 1 else " "
    first = ">" if state.first == seat else " "
    dice = "".join(map(str, state.dice[seat]))
    return f"{first}{signs}{seat + 1}: {len(state.hands[seat])} [{dice}] +{len(state.given[seat])}"


def status(state: DWState, seat: int | None) -> tuple[Text, ...]:
    """Says the table in words, as a seat may know it."""
    objective = names.objective(state.objective)
    side = state.config.side
    said = [
        Text("dw-status-objective", {"name": Text(f"dw-objective-{objective}"),
             "text": Text(f"dw-objective-{objective}.{side}")}),
        *brief(state, seat),
    ]  # fmt: skip
    if seat is not None and state.secrets[seat] != NONE:
        secret = names.secret(state.secrets[seat])
        said.append(_secret(secret))
        if state.exile_goals[seat] != NONE:
            said.append(_secret(names.secret(state.exile_goals[seat])))
    if seat is not None and state.cross_by == seat:
        name = names.crossroads(state.cross)
        said.append(Text("dw-status-crossroads", {"name": Text(f"dw-crossroads-{name}"),
                         "text": Text(f"dw-crossroads-{name}.text")}))  # fmt: skip
    return tuple(said)


def _secret(name: str) -> Text:
    texts = {"name": Text(f"dw-secret-{name}"), "text": Text(f"dw-secret-{name}.text")}
    return Text("dw-status-secret", dict(texts))


def brief(state: DWState, seat: int | None) -> tuple[Text, ...]:
    """Says in a few lines what a player needs at every question."""
    said = [
        Text("dw-status-tracks", {"round": state.round, "left": state.rounds_left,
             "morale": state.morale, "food": state.food, "waste": len(state.waste)}),
    ]  # fmt: skip
    if state.crisis != NONE:
        name = BOX.crises[state.crisis].id
        said.append(Text("dw-status-crisis", {"name": Text(f"dw-crisis-{name}"),
                         "text": Text(f"dw-crisis-{name}.text")}))  # fmt: skip
    if seat is not None:
        said += [
            Text("dw-status-card", {"name": names.card_name(card), "text": _effect(card)})
            for card in dict.fromkeys(state.hands[seat])
        ]
    return tuple(said)


def _effect(card: int) -> Text:
    return Text(f"{names.card_name(card).id}.text")


class WinterScreen(Screen[DWState]):
    """The colony at a glance."""

    def draw(self, state: DWState, seat: int | None) -> str:
        """Draws the table."""
        return draw(state)

    def scene(self, config: Config) -> Scene:
        """The board as it is printed."""
        return scene()

    def status(self, state: DWState, seat: int | None) -> tuple[Text, ...]:
        """The table in words."""
        return status(state, seat)

    def brief(self, state: DWState, seat: int | None) -> tuple[Text, ...]:
        """What stands in front of a player."""
        return brief(state, seat)
