"""Writes the numbers of new skills down, so that later ones cannot change them."""

from pathlib import Path

from horda.games.zombicide.box.skill_keys import numbers

FILE = (
    Path(__file__).parents[1]
    / "src"
    / "horda"
    / "games"
    / "zombicide"
    / "box"
    / "skill_numbers.txt"
)


def main() -> None:
    """Adds what is not in the file yet at its end."""
    FILE.write_text("\n".join(numbers()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
