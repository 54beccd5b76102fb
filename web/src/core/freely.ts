import type { View } from '../protocol';

/** The seat that may go back by one answer without asking anybody; the one `first` before others. */
export function freely(
  view: Pick<View, 'free' | 'count' | 'result'> | null,
  seats: readonly number[],
  first: number | null,
): number | null {
  if (!view || view.result) return null;
  const may = seats.filter((seat) => (view.free[String(seat)] ?? view.count) < view.count);
  return may.find((seat) => seat === first) ?? may[0] ?? null;
}
