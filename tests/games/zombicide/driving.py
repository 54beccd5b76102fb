"""Positions with cars on the board of Mission 0."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.zombicide.fighting import Fight

BUSY = {"backpack": ["water"]}
"""With food to eat a turn does not end by itself when the Actions are spent."""
ACTIONS = ("get-in", "get-out", "change-seat", "swap-seats", "drive")


def car(zone: int = 3, *seats: str, **fields: Any) -> dict[str, Any]:
    """Describes a car that can be driven."""
    plain = {"kind": "pimpmobile", "zone": zone, "drivable": True, "seats": list(seats)}
    return plain | fields


def fight(
    *dice: int,
    cars: Sequence[Mapping[str, Any]],
    zombies: Mapping[int, Mapping[str, int]] | None = None,
    table: Mapping[str, Any] | None = None,
    setup: Mapping[str, Any] | None = None,
    **people: Mapping[str, Any],
) -> Fight:
    """Lays out a position with cars on the board of Mission 0."""
    described = {"cars": list(cars), **(table or {})}
    return Fight(*dice, zombies=zombies, table=described, setup=setup, **people)


def car_actions(game: Fight) -> list[str]:
    """The offered car Actions."""
    return [key for key in game.offered if key.startswith(ACTIONS)]


def seats(game: Fight, number: int = 0) -> list[str]:
    """Who sits in a car."""
    found: list[str] = game.table["cars"][number]["seats"]
    return found


def keep(game: Fight, slot: int = 0) -> Fight:
    """Puts the card Amy found into a slot."""
    game.play(f"put:amy:{slot}")
    while game.prompt == "z2-arrange":
        game.play("done")
    return game
