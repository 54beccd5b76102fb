/** Scrolls the row that a marked button lies in, so that it can be seen; other rows stay as they are. */
export function reveal(button: Element): void {
  const row = rowOf(button);
  if (!row) return;
  const [outer, inner] = [row.getBoundingClientRect(), button.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}

/** The row around it that has more than it shows. */
function rowOf(button: Element): Element | null {
  let one = button.parentElement;
  while (one && (one.scrollWidth <= one.clientWidth || !scrolls(one))) one = one.parentElement;
  return one;
}

const scrolls = (one: Element): boolean =>
  ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
