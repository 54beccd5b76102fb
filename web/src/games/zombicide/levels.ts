export interface Band {
  level: string;
  from: number;
  /** The last adrenaline point of the level; null for the last level. */
  to: number | null;
  ticks: number;
}

/** The stretches of the adrenaline track, one a level. */
export function bands(levels: readonly string[], starts: number[]): Band[] {
  return levels.map((level, n) => {
    const from = starts[n] ?? 0;
    const next = starts[n + 1];
    return { level, from, to: next === undefined ? null : next - 1, ticks: next ? next - from : 1 };
  });
}
