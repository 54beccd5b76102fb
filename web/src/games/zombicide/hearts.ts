/** So many fit; a game that came as a file may say any number, and nobody's browser pays for it. */
export const MOST = 20;

/** Tells of each heart whether it is whole. */
export const heartsOf = (health: number, full: number): boolean[] =>
  Array.from({ length: Math.min(MOST, Math.max(full, health)) }, (_, n) => n < health);
