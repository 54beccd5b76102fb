"""The scenario's rules written out a second time, to compare the engine with.

The drawing and the rules are taken from the rulebook, not from the engine, in the plainest way.
"""

import random
from typing import Any

DRAWING = """
s s s s s s s s s s s s s s s s
s . . . . s B B s . . . . . . s
s . . . . s B B s . . . . . . s
s . . . . s B B s . . 1 1 . 1 G
s . . . . . s s . . . 2 . . . g
s . . . K . . . . . . 2 . O . g
s . . . . . . . . . . . . . . g
s . . . . s s s . . . 1 . . . g
s . . . s B B B s . . 1 C C 2 2
s . . . s B B B s . . . . . . g
s . . . . s s s . . . . . . . s
s s s s s s s s s s s s s s s s
"""
ROWS = [line.split() for line in DRAWING.strip().splitlines()]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
LEFT, RIGHT = dict(zip("NESW", "WNES", strict=True)), dict(zip("NESW", "ESWN", strict=True))
BACK = dict(zip("NESW", "SWNE", strict=True))
WALKS = {
    "forward-forward": "ff", "forward-left": "fl", "forward-right": "fr",
    "left-forward": "lf", "right-forward": "rf", "forward": "f", "left": "l", "right": "r",
}  # fmt: skip
MANHOLE = (13, 5)
HUMANS = ("child", "mechanic", "nurse", "banker", "lumberjack", "policeman")
Field = tuple[int, int]


def inwards(field: Field) -> str:
    """The way from a field to the middle of the fort."""
    c, r = 13.5 - field[0], 5.5 - field[1]
    if abs(c) > abs(r):
        return "E" if c > 0 else "W"
    return "S" if r > 0 else "N"


def text(field: Field) -> str:
    return f"{field[0]},{field[1]}"


class Board:
    """A position, and the rules as the rulebook tells them."""

    def __init__(self, dice: random.Random, humans: int, collapsed: bool) -> None:
        self.collapsed = collapsed
        near = [(c, r) for c in range(9, 16) for r in range(1, 11) if (c, r) != MANHOLE]
        near.sort(key=lambda field: dice.random() - 0.3 * self.barricade(field))
        self.zombies: dict[Field, str] = {}
        self.humans: dict[Field, str] = {}
        for field in near[:20]:
            self.zombies[field] = dice.choice((*"NESW", *(3 * inwards(field))))
        for field in [field for field in near[20:] if self.ground(field)][:humans]:
            self.humans[field] = HUMANS[len(self.humans)]
        self.carrier = dice.choice(("", *self.humans.values()))
        self.in_car = dice.random() < 0.5
        self.ap = dice.choice((1, 2, 3))

    def table(self, **more: object) -> dict[str, Any]:
        humans = {who: text(field) for field, who in self.humans.items()}
        zombies = [f"{text(field)} {facing}" for field, facing in self.zombies.items()]
        return {
            "collapsed": self.collapsed,
            "terror": 6 if self.collapsed else 0,
            "humans": humans,
            "zombies": zombies,
            **more,
        }

    def sign(self, field: Field) -> str:
        c, r = field
        if not (0 <= c < 16 and 0 <= r < 12):
            return ""
        return "." if self.collapsed and ROWS[r][c] == "1" else ROWS[r][c]

    def barricade(self, field: Field) -> bool:
        return self.sign(field) in {"1", "2", "G", "C"}

    def ground(self, field: Field) -> bool:
        return self.sign(field) in {".", "s", "g", "O", "K"}

    def empty(self, field: Field) -> bool:
        return field not in self.zombies and field not in self.humans

    def next(self, field: Field, way: str) -> Field:
        return field[0] + STEPS[way][0], field[1] + STEPS[way][1]

    def sees(self, field: Field) -> bool:
        """R5.4 with S5.9: up to four fields ahead, barricades and pawns end the line."""
        way, ahead = self.zombies[field], field
        for _ in range(4):
            ahead = self.next(ahead, way)
            if not self.ground(ahead) or ahead in self.zombies:
                return False
            if ahead in self.humans:
                return True
        return False

    def walks(self, field: Field) -> set[str]:
        """R5.8 to R5.11 with S5.2 to S5.8."""
        found = {key for key, path in WALKS.items() if self.walk(field, path)}
        if self.next(field, self.zombies[field]) in self.humans:
            found.add("bite")
        if self.climb(field):
            found.add("climb")
        return found

    def walk(self, field: Field, path: str) -> bool:
        way, on_top = self.zombies[field], self.barricade(field)
        for point in path:
            if field == MANHOLE:
                return False  # it is gone already
            if point != "f":
                if on_top:
                    return False
                way = (LEFT if point == "l" else RIGHT)[way]
                continue
            field, on_top = self.next(field, way), False
            if not self.ground(field) or not self.empty(field):
                return False
        contact = self.next(field, way) in self.humans and self.ground(self.next(field, way))
        return len(path) == 2 or contact or field == MANHOLE

    def climb(self, field: Field) -> bool:
        way = self.zombies[field]
        helper = self.next(field, way)
        top = self.next(helper, way)
        behind = self.next(top, way)
        if self.barricade(field) or helper not in self.zombies or not self.ground(helper):
            return False
        if not self.barricade(top):
            return False
        if top not in self.zombies:
            return True
        return self.empty(behind) and (self.ground(behind) or self.barricade(behind))

    def deeds(self) -> set[str]:
        """Sections 2 and 4 with S4.1 to S4.8 and S8.3, S8.4."""
        return {key for field, who in self.humans.items() for key in self.deeds_of(who, field)}

    def deeds_of(self, who: str, field: Field) -> set[str]:
        found: set[str] = set()
        for way in "NESW":
            ahead = self.next(field, way)
            found |= {f"{verb}:{who}:{text(ahead)}" for verb in self.towards(who, ahead, way)}
            if who == "policeman":
                found |= {f"shoot:{who}:{text(target)}" for target in self.shots(field, way)}
        if who == "child":
            corners = [(field[0] + dc, field[1] + dr) for dc in (-1, 1) for dr in (-1, 1)]
            open_corners = [c for c in corners if self.ground(c) and self.empty(c)]
            found |= {f"diagonal:child:{text(corner)}" for corner in open_corners}
        return found

    def towards(self, who: str, ahead: Field, way: str) -> set[str]:
        """What a human may do to the field before it in one direction."""
        behind = self.next(ahead, way)
        room = self.ground(ahead) and self.ground(behind) and self.empty(behind)
        faced = self.zombies.get(ahead) == BACK[way]
        zombie = ahead in self.zombies
        car = self.sign(ahead) == "C" and not zombie and (self.in_car or self.carrier == who)
        possible = {
            "move": self.ground(ahead) and self.empty(ahead),
            "push": zombie and room and not faced and who != "child",
            "kill": zombie and not faced and who in ("lumberjack", "mechanic"),
            "shove": ahead in self.humans and room and who == "mechanic",
            "shove-off": zombie and self.barricade(ahead) and who != "child" and self.ap >= 2,
            "enter-car": car,
        }
        return {verb for verb, can in possible.items() if can}

    def shots(self, field: Field, way: str) -> list[Field]:
        ahead = self.next(field, way)
        while self.ground(ahead) and self.empty(ahead):
            ahead = self.next(ahead, way)
        return [ahead] if ahead in self.zombies else []
