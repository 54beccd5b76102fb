"""Whether everything on a page can be read and reached, however big its text is."""

from playwright.sync_api import ViewportSize

from tests.browser.guest import Guest

# A dialog makes all behind it wait, and a tooltip goes with a key: both may lie over controls.
COVERED = """
  const top = document.querySelector('dialog[open], [role=dialog]') ?? document;
  const covered = [...top.querySelectorAll('button, a[href], select, input, summary')]
    .filter(one => one.checkVisibility({visibilityProperty: true}))
    .filter(one => {
      one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      const box = one.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (hit?.closest('[role=tooltip]')) return false;
      if (!strict && hit?.closest('[data-moment], .note, .sheet')) return false;
      return !hit || !(one.contains(hit) || hit.contains(one) && hit.matches('label'));
    })
    .map(one => `cannot be clicked: ${one.outerHTML.slice(0, 160)}`);
"""
# Text that ends where something hides it, and that no scrolling brings back.
CUT = """
  const outside = (text, box, slack) => [
    text.left < box.left - 2 || text.right > box.right + 2,
    text.top < box.top - slack || text.bottom > box.bottom + slack,
  ];
  const cut = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const slack = parseFloat(getComputedStyle(node.parentElement).fontSize) * 0.3;
    let [across, down] = [false, false];
    for (let up = node.parentElement; up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      if (style.clipPath.startsWith('inset') || box.width < 3) return false;
      const [wide, high] = outside(text, box, slack);
      across ||= /auto|scroll/.test(style.overflowX);
      down ||= /auto|scroll/.test(style.overflowY);
      if (wide && !across && /hidden|clip/.test(style.overflowX)) return true;
      if (high && !down && /hidden|clip/.test(style.overflowY)) return true;
    }
    return !across && (text.left < -2 || text.right > innerWidth + 2);
  };
  // The whole of it is read in the title, by a mouse, or on the card that explains it, by all.
  const pointed = matchMedia('(hover: hover)').matches;
  const titled = (node) =>
    pointed && node.parentElement.closest('[title]')?.title.includes(node.data.trim());
  const told = (node) =>
    !strict && (titled(node) || node.parentElement.closest('[data-gloss]') !== null);
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode);
  const lost = texts
    .filter(node => node.data.trim() && !node.parentElement.closest('svg, option'))
    .filter(node => node.parentElement.checkVisibility({visibilityProperty: true}))
    .filter(node => cut(node) && !told(node))
    .map(node => `is cut off: ${node.data.trim().slice(0, 80)} (${node.parentElement.className})`);
"""
LOST = f"""async (strict) => {{
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  {COVERED} {CUT}
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [...covered, ...lost, ...(wide > 0 ? [`the page is ${{wide}} pixels too wide`] : [])];
}}"""

# Words that go on in another line without a hyphen of their own; what is cut off is not seen.
TORN = """(within) => {
  const top = document.querySelector(within);
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [];
  const shown = (node, box) => {
    for (let up = node.parentElement; up !== document.body; up = up.parentElement) {
      const clip = getComputedStyle(up).overflowY !== 'visible' && up.getBoundingClientRect();
      if (clip && (box.top >= clip.bottom - 2 || box.bottom <= clip.top + 2)) return false;
    }
    return true;
  };
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (node.parentElement.closest('svg, option')) continue;
    if (!node.parentElement.checkVisibility({visibilityProperty: true})) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]{3,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter((box) => box.width && shown(node, box));
      if (lines.some((box) => box.top > lines[0].top + box.height / 2)) found.push(word);
    }
  }
  return found;
}"""


def torn(guest: Guest, within: str = "body") -> list[str]:
    """Returns the words in sight that are broken in the middle."""
    found: list[str] = guest.page.evaluate(TORN, within)
    return found


def twice_as_big(guest: Guest) -> None:
    """Zooms to 200 %, as browsers do it: the window has room for half as much."""
    size = guest.page.viewport_size
    assert size is not None
    half: ViewportSize = {"width": size["width"] // 2, "height": size["height"] // 2}
    guest.page.set_viewport_size(half)


def lost(guest: Guest, strict: bool = True) -> list[str]:
    """Returns what cannot be read or clicked, even after scrolling to it.

    At usual sizes (not `strict`) a moment or a sheet that is drawn up may lie over what waits
    behind it, and text may end early where its title or its card says all of it.
    """
    found: list[str] = guest.page.evaluate(LOST, strict)
    return found
