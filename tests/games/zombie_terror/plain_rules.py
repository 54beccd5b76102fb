"""The base rules written once more, plainly and slowly, from the description of a position only.

Tests compare what the engine offers with this, over many random games.
"""

from collections.abc import Iterator
from typing import Any

Field = tuple[int, int]

SIDE_A = (
    "ssssssssssssssss",
    "s....ss........s",
    "s#...##.#......s",
    "s#...##..s.....s",
    "s...s##..#...#.s",
    "s..............X",
    "s...#..##..#...X",
    "s.....s........X",
    "s.....###s.....s",
    "s.....###s..#..s",
    "s..............s",
    "ssssssssssssssss",
)
COMPASS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
TURN = {
    "left": {"N": "W", "W": "S", "S": "E", "E": "N"},
    "right": {"N": "E", "E": "S", "S": "W", "W": "N"},
}


def parse(text: str) -> Field:
    c, r = text.split(",")
    return int(c), int(r)


def word(at: Field) -> str:
    return f"{at[0]},{at[1]}"


def step(at: Field, direction: str, count: int = 1) -> Field:
    dc, dr = COMPASS[direction]
    return at[0] + dc * count, at[1] + dr * count


def sign(at: Field) -> str:
    """What is drawn on a field; beyond the board it is as solid as an obstacle (R1.1)."""
    return SIDE_A[at[1]][at[0]] if 0 <= at[0] < 16 and 0 <= at[1] < 12 else "#"


class Plain:
    """A position of the base game and what the rules allow in it."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.table = table
        self.humans: dict[Field, str] = {}
        self.wounded: set[str] = set()
        self.zombies: dict[Field, str] = {}
        self.acted: set[Field] = set()
        self.marked: set[Field] = set()
        for who, words in table["humans"].items():
            if "," in words:
                where, *health = words.split()
                self.humans[parse(where)] = who
                self.wounded |= {who} if health else set()
        for words in table["zombies"]:
            if "," in words:
                where, facing, *tags = words.split()
                self.zombies[parse(where)] = facing
                self.acted |= {parse(where)} if "acted" in tags else set()
                self.marked |= {parse(where)} if "marked" in tags else set()

    def free(self, at: Field) -> bool:
        """R1.4, R1.11."""
        return sign(at) != "#" and at not in self.humans and at not in self.zombies

    # -- the human turn ------------------------------------------------------------------

    def actions(self) -> set[str]:
        """R4.3 to R4.5 and the personal abilities."""
        found: set[str] = set()
        for at, who in self.humans.items():
            if self.table["ap"][who]:
                found.update(f"{deed}:{who}:{word(to)}" for deed, to in self._common(at, who))
                found.update(f"{deed}:{who}:{to}" for deed, to in self._own(at, who))
        return found

    def _common(self, at: Field, who: str) -> Iterator[tuple[str, Field]]:
        for direction in COMPASS:
            ahead = step(at, direction)
            if self.free(ahead):
                yield "move", ahead
            if ahead in self.zombies and who != "child" and self.free(step(ahead, direction)):
                faces = self.zombies[ahead] == OPPOSITE[direction]
                if not faces or self.table["desperate"] == who:
                    yield "push", ahead

    def _own(self, at: Field, who: str) -> Iterator[tuple[str, str]]:
        used = who in self.table["used"]
        if who == "child" and not used:
            corners = [(at[0] + dc, at[1] + dr) for dc in (-1, 1) for dr in (-1, 1)]
            yield from (("diagonal", word(corner)) for corner in corners if self.free(corner))
        if who == "nurse":
            near = {self.humans.get(step(at, direction), "") for direction in COMPASS}
            yield from (("heal", other) for other in (near | {who}) & self.wounded)
        for direction in COMPASS:
            ahead = step(at, direction)
            room = self.free(step(ahead, direction))
            if who == "mechanic" and not used and ahead in self.humans and room:
                yield "shove", word(ahead)
            towards = OPPOSITE[direction]
            if who == "lumberjack" and self.zombies.get(ahead, towards) != towards:
                yield "kill", word(ahead)
            if who == "policeman" and self.table["bullets"]:
                first = self.first_pawn(at, direction, 16)
                if first in self.zombies:
                    yield "shoot", word(first)

    def first_pawn(self, at: Field, direction: str, far: int) -> Field:
        """The first field in a line that is not free."""
        for count in range(1, far + 1):
            if not self.free(step(at, direction, count)):
                return step(at, direction, count)
        return -1, -1

    def sewers(self, who: str) -> set[str]:
        """C.sewers."""
        ((c, r),) = [at for at, other in self.humans.items() if other == who]
        near = [(x, y) for x in range(16) for y in range(12) if abs(x - c) + abs(y - r) <= 5]
        return {
            f"go:{word(at)}"
            for at in near
            if self.free(at)
            and sign(at) != "X"
            and not any(step(at, direction) in self.zombies for direction in COMPASS)
        }

    # -- the zombie turn -----------------------------------------------------------------

    def sees(self, at: Field) -> bool:
        """R5.4."""
        return self.first_pawn(at, self.zombies[at], 4) in self.humans

    def to_activate(self) -> set[str]:
        """R5.2, R5.5, R5.10."""
        if not self.table["activations"]:
            return set()
        rest = (at for at in self.zombies if at not in self.acted and self.walks(at))
        return {f"activate:{word(at)}" for at in self.marked or rest}

    def walks(self, at: Field) -> set[str]:
        """R5.8 and R5.9."""
        found: set[str] = set()
        facing = self.zombies[at]
        ahead, beyond = step(at, facing), step(at, facing, 2)
        if ahead in self.humans:
            found.add("bite")
        if self.free(ahead):
            found |= {"forward-left", "forward-right"}
            found |= {"forward-forward"} if self.free(beyond) else set()
            found |= {"forward"} if beyond in self.humans else set()
        for turn, turned in TURN.items():
            side = step(at, turned[facing])
            found |= {f"{turn}-forward"} if self.free(side) else set()
            found |= {turn} if side in self.humans else set()
        return found

    def charge(self, at: Field) -> list[str]:
        """What happens by R5.6."""
        facing, happens = self.zombies[at], []
        for _ in range(3 if self.table["rampage"] else 2):
            ahead = step(at, facing)
            if not self.free(ahead):
                break
            happens.append(f"charged:{word(at)}:{word(ahead)}")
            at = ahead
        return happens + self.bite(at, facing)

    def walk(self, at: Field, path: str) -> list[str]:
        """What happens in a free move."""
        facing, happens = self.zombies[at], []
        for point in path.split("-"):
            if point == "forward":
                happens.append(f"stepped:{word(at)}:{word(step(at, facing))}")
                at = step(at, facing)
            elif point in TURN:
                facing = TURN[point][facing]
                happens.append(f"turned:{word(at)}:{facing}")
        return happens + self.bite(at, facing)

    def bite(self, at: Field, facing: str) -> list[str]:
        """R5.11 and R5.12."""
        ahead = step(at, facing)
        who = self.humans.get(ahead)
        if who is None:
            return []
        if who == "banker" and self.table["briefcase"]:
            return ["briefcase-lost"]
        return [f"{'became' if who in self.wounded else 'bitten'}:{who}:{word(ahead)}"]

    def to_add(self) -> int:
        """R6.1."""
        halves = {at[0] < 8 for at in self.humans}
        more: list[int] = [self.table[name] for name in ("shots", "turned", "plague")]
        return len(halves) + sum(more)

    def adding_fields(self) -> set[str]:
        """R6.3."""
        return {
            f"add:{c},{r}"
            for c in range(16)
            for r in range(12)
            if sign((c, r)) == "s" and self.free((c, r))
        }
