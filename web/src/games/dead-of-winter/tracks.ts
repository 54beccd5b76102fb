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
  const all = Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
  if (all.length <= MOST) return all;
  const near = all.filter((one) => one >= on - 1 && one <= on + 2 && one !== from);
  const gap = (near[0] ?? from) > from + 1 ? [null] : [];
  return [from, ...gap, ...near];
}
