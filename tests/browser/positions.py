"""Positions in the middle of a game, brought to a server as a game's file."""

from typing import Any

from horda import __version__
from horda.core.record import Record, dumps
from horda.games import registry
from tests.browser.guest import Guest

# Downtown in the evening: guns, noise, a wounded friend in the line of fire.
DOWNTOWN: dict[str, Any] = {
    "survivors": {
        "doug": {
            "zone": "E3",
            "tokens": 1,
            "hands": ["shotgun", "machete"],
            "backpack": ["plenty_of_shells", "canned_food"],
            "adrenaline": 11,
            "actions": 2,
        },
        "wanda": {"zone": "C3", "hands": ["pistol"], "adrenaline": 8},
        "ned": {"zone": "E2", "hands": ["baseball_bat"], "adrenaline": 6, "health": 2},
        "lili": {"zone": "E5", "hands": ["pistol#2"], "adrenaline": 2},
        "amy": {"zone": "F2", "hands": ["crowbar"], "adrenaline": 3},
        "tiger_sam": {"zone": "E6", "hands": ["pistol#3"], "adrenaline": 4, "health": 1},
    },
    "order": ["doug", "wanda", "ned", "lili", "amy", "tiger_sam"],
    "turn": "doug",
    "zombies": {
        "C3": {"brute": 1, "walker": 2},
        "F3": {"walker": 3, "runner": 1},
        "I3": {"walker": 2},
        "A6": {"walker": 4, "brute": 1},
        "C6": {"walker": 5},
        "F6": {"abominacop": 1},
        "F9": {"runner": 2},
    },
    "noise": {"E3": 2, "E6": 1},
    "doors": ["door2", "door3", "door5", "door7", "door10"],
    "objectives": [f"{zone} red" for zone in ("A2", "E2", "H2", "A5", "C9", "D9", "H8")],
    "crates": ["B1", "E2", "B5", "E5", "D8", "H5", "I8"],
    "spawns": ["A6 red", "I3 red", "F9 red"],
}
# Doug is alone: when his turn ends, the whole Zombies' Phase follows, and nobody is asked in it.
ALONE: dict[str, Any] = {
    **DOWNTOWN,
    "survivors": {"doug": DOWNTOWN["survivors"]["doug"]},
    "order": ["doug"],
    "zombies": {"C3": {"walker": 1}, "I3": {"walker": 1}},
    "zombie_deck": [1, 2, 3, 4, 5, 6],
}
HORDE = {
    "A6": {"walker": 8, "brute": 3, "runner": 2},
    "C3": {"walker": 7, "brute": 3},
    "C6": {"walker": 6, "runner": 4},
    "F3": {"walker": 5, "runner": 3},
    "F6": {"walker": 5, "brute": 3},
    "I3": {"walker": 5, "runner": 2},
    "F9": {"walker": 4},
}
"""Sixty of them, and no more Walkers than the box has."""


def with_zone_numbers(position: dict[str, Any], scenario: str) -> dict[str, Any]:
    """Returns the position with numbers for the names that zones have on the map."""
    engine = registry.engine("zombicide-2e")
    scene: Any = engine.game.scene(engine.config({"scenario": scenario}))
    number = {zone.name: n for n, zone in enumerate(scene.zones)}
    people = position["survivors"].items()

    def place(words: str) -> str:
        zone, _, colour = words.partition(" ")
        return f"{number[zone]} {colour}"

    return {
        **position,
        "survivors": {who: {**card, "zone": number[card["zone"]]} for who, card in people},
        **{
            piece: {str(number[zone]): what for zone, what in position[piece].items()}
            for piece in ("zombies", "noise")
        },
        **{piece: [place(one) for one in position[piece]] for piece in ("objectives", "spawns")},
        "crates": [number[zone] for zone in position["crates"]],
    }


def sit_down(
    guest: Guest, position: dict[str, Any], scenario: str = "M01", players: int = 1
) -> str:
    """Opens a table at a position of Zombicide with the map's names of zones."""
    return lay_out(guest, with_zone_numbers(position, scenario), scenario, players=players)


def lay_out(
    guest: Guest,
    position: dict[str, Any],
    scenario: str,
    game: str = "zombicide-2e",
    players: int = 1,
    settle: bool = True,
    **setup: Any,
) -> str:
    """Opens a table at a position as its file has it; returns the table's number.

    A game of always as many has no say in its `players`: 0.
    """
    engine = registry.engine(game)
    how_many = {"players": players} if players else {}
    record = Record(
        game=game,
        version=engine.game.version,
        horda=__version__,
        config={"scenario": scenario, **how_many, **setup},
        seed=7,
        schema=engine.game.state_type.schema,
        position=position,
    )
    guest.call("POST", "me", {"nickname": guest.nickname})
    table: str = guest.call("POST", "tables/import", dumps(record))["id"]
    guest.go(f"/table/{table}")
    if settle:
        guest.settled()
    return table
