import type { GameKinds, Happening, Moment } from '../protocol';
import { patch } from './patch';

/** Something that happened, with the board before and after it. */
export interface Beat<G extends GameKinds = GameKinds> {
  moment: Moment<G>;
  before: G['board'];
  after: G['board'];
}

/** Whether a seat knows of something as it is told; null is somebody without a seat. */
export const knows = (eyes: number | null, { seats }: Happening): boolean =>
  eyes === null || !seats.length || seats.includes(eyes);

/**
 * Follows a board through what happened, as a seat sees it. The engine has said what changed at each
 * moment, so that there are no rules here; what did not change is shared from board to board.
 */
export function follow<G extends GameKinds>(
  board: G['board'],
  moments: readonly Moment<G>[],
  eyes: number | null,
): Beat<G>[] {
  let before = board;
  return moments.map((moment) => {
    const beat = { moment, before, after: patch(before, seen(moment, eyes)) };
    before = beat.after;
    return beat;
  });
}

/** What a seat does not know of changes with the next thing that it knows. */
function seen(moment: Moment, eyes: number | null): unknown[][] {
  if (!knows(eyes, moment)) return [];
  return moment.changes[String(eyes)] ?? moment.changes[''] ?? [];
}
