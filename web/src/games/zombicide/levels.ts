/** Danger levels have a glyph each, so that colour is never the only sign. */
export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
export type Level = (typeof LEVELS)[number];

export const glyphOf = (level: string): string => `lv${LEVELS.indexOf(level as Level) + 1}`;

export interface Band {
  level: Level;
  from: number;
  /** The last adrenaline point of the level; null for the last level. */
  to: number | null;
  ticks: number;
}

/** The four stretches of the adrenaline track. */
export function bands(starts: number[]): Band[] {
  return LEVELS.map((level, n) => {
    const from = starts[n] ?? 0;
    const next = starts[n + 1];
    return { level, from, to: next === undefined ? null : next - 1, ticks: next ? next - from : 1 };
  });
}
