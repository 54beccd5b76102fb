"""The balance report counts the games it plays, and says how many those were."""

from pathlib import Path

from tools.balance import Place, Run, draw, measure, page


def test_a_cell_is_played_and_written(tmp_path: Path) -> None:
    run = Run("random", "greedy", 1, 3, 1)
    place = Place("random", "M00", "easy", 1, 3, 1)
    cell = run.cells[place.name] = measure(place)
    assert sum(cell.ends.values()) == cell.games == 3
    assert cell == measure(place)
    text = page(run, "the command", 99, "balance")
    assert "the command" in text
    assert f"1 of 247 cells are measured: 1 at commit {cell.code or 'unknown'}." in text
    assert "| M00 | easy | easy |" in text
    draw(run, "M00", tmp_path)
    assert "easy, 1 pl." in (tmp_path / "M00.svg").read_text()


def test_the_easier_missions_are_played_by_the_strongest_bot_first() -> None:
    places = Run("random", "greedy", 1, 2, 1).places()
    best = [place for place in places if place.bot == "greedy"]
    assert places[: len(best)] == best
    assert [place.mission for place in best][:4] == ["M00", "M01", "M03", "M04"]
    assert {(place.cards, place.players, place.games) for place in best} == {("easy", 1, 1)}
