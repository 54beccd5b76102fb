/** Numbers in a row, so many at a time. */
function* taken(numbers: readonly number[], size: number): Generator<number[]> {
  for (let n = 0; n + size <= numbers.length; n += size) yield numbers.slice(n, n + size);
}

/** Rectangles as one path: left, top, width and height of one after the other. */
export const boxes = (numbers: readonly number[]): string =>
  [...taken(numbers, 4)].map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w!}Z`).join('');

/** The middles of signs. */
export const points = (numbers: readonly number[] = []): [number, number][] =>
  [...taken(numbers, 2)].map(([x, y]) => [x!, y!]);
