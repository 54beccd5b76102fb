import type { GameStore } from '../../core/game.svelte';
import { Walk } from '../../core/walk.svelte';
import type { EventKind, Zombicide } from './kinds';
import type { ZombicideOutlook, ZombicideScene, ZombicideTableView } from './protocol';
import { mainRect, middle } from './geometry';
import type { Words } from './words';

/** What happens when somebody takes a step, and no more. */
const STEPS = new Set<EventKind>(['Moved', 'Drove', 'GotOut', 'SkillUsed']);

/** Walks of several steps at a table of the family. */
export const walkOf = (store: GameStore<Zombicide>, words: Words): Walk<Zombicide> =>
  new Walk(
    store,
    ({ prompt }) => words.is(prompt.id, 'turn') || words.is(prompt.id, 'move-on'),
    ({ data }) => STEPS.has(data.type),
  );

/** While somebody wants to walk, every zone in reach is a target and says its price. */
export function reached(
  next: Map<number, string>,
  outlook: ZombicideOutlook | null,
): Map<number, string> {
  const found = new Map(next);
  outlook?.zones.forEach(({ way, far }, zone) => {
    if (way?.keys.length && !far) found.set(zone, String(way.cost));
  });
  return found;
}

/** The way as a line through the middles of its zones. */
export function drawn(scene: ZombicideScene, way: number[]): string {
  return way
    .map((zone, n) => {
      const { x, y } = middle(mainRect(scene.zones[zone]!));
      return `${n ? 'L' : 'M'}${x} ${y}`;
    })
    .join('');
}

export const actingOf = (board: ZombicideTableView) =>
  board.people.find((one) => one.id === board.turn);

const acts = (one: { done: boolean; zone: number | null }): boolean =>
  !one.done && one.zone !== null;

/** Says who follows when the turn ends: Zombies, or another player. */
export const afterEnd = (board: ZombicideTableView): string =>
  board.people.some((one) => one !== actingOf(board) && acts(one))
    ? 'web-end-anyway-next'
    : 'web-end-anyway-about';

/**
 * The Actions that are lost for good if the turn ends now: no other Survivor of the same player is
 * left, and Zombies or somebody else follow at once.
 */
export function lastActions(board: ZombicideTableView): number {
  const acting = actingOf(board);
  const others = board.people.some(
    (one) => one !== acting && one.seat === acting?.seat && acts(one),
  );
  return others ? 0 : (acting?.actions ?? 0);
}
