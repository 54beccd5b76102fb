"""Who has never seen the colony knows how many to choose, and can read who is about to die."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Visit
from tests.browser.winter import COLONY, GAME, PEOPLE, sit, until

CONTRAST = """tile => {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    .getContext('2d', { willReadFrequently: true })
  const light = colour => {
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map(one => one / 255)
      .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const style = getComputedStyle(tile)
  const words = light(getComputedStyle(tile.querySelector('.nm')).color)
  const stripes = style.backgroundImage.match(/(?:rgba?|color)\\([^)]*\\)/g).map(light)
  return Math.min(...stripes.map(one =>
    (Math.max(one, words) + 0.05) / (Math.min(one, words) + 0.05)))
}"""


def test_the_seal_says_how_many_are_chosen_and_stays_where_it_is(visit: Visit) -> None:
    """One was chosen, the button was grey and said nothing; then it slid away."""
    marta = visit(viewport={"width": 1366, "height": 768})
    marta.open(GAME, {"players": 2}, ("me", "greedy"))
    until(marta, "setup")
    seal = marta.page.locator(".seal")
    many = int((seal.locator("[data-chosen]").inner_text()).split()[-1])
    before = seal.bounding_box()
    for n in range(many):
        expect(seal.locator("[data-chosen]")).to_have_text(f"{n} of {many}")
        marta.page.locator("[data-deal]").nth(n).click()
    expect(seal).to_be_enabled()
    after = seal.bounding_box()
    assert before
    assert after
    assert after["x"] == before["x"]


def test_stripes_of_danger_hide_no_word_in_the_light(visit: Visit) -> None:
    marta = visit(color_scheme="light", **PHONE)
    people = {**PEOPLE, "kevin-jackson": {"seat": "player-1", "at": "gas"}}
    sit(marta, {**COLONY, "survivors": people})
    lost = marta.page.locator(".lost")
    expect(lost).to_have_count(1)
    assert lost.evaluate(CONTRAST) >= 4.5
