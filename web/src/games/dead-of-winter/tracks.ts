import type { WinterBoardView } from './protocol';

/** The parts of a round, as the bar above the table shows them. */
export const STEPS = ['crisis', 'dice', 'turns', 'colony'] as const;

export function stepOf({ phase }: WinterBoardView): number {
  if (phase === 'colony') return 3;
  if (phase === 'turns') return 2;
  return 0;
}

/** So many cells fit; longer tracks show their end, the cells around the marker, and gaps. */
const MOST = 6;

export function cells(from: number, to: number, on: number): (number | null)[] {
  const all = (first: number, last: number) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
  if (to - from < MOST) return all(from, to);
  // Never the whole track: a game that came as a file may say any number.
  const near = all(Math.max(on - 1, from + 1), Math.min(on + 2, to));
  const gap = (near[0] ?? from) > from + 1 ? [null] : [];
  return [from, ...gap, ...near];
}
