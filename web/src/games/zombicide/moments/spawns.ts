import type { LogLine } from '../../../core/game.svelte';
import type { Zombicide } from '../kinds';
import type { ZombicideScene, ZombicideTableView } from '../protocol';

/** A Spawn Zone of the step that is going on, and when its card comes. */
export interface SpawnRow {
  /** The number on its token. */
  order: number;
  zone: number;
  when: 'had' | 'now' | 'next' | 'then';
}

/** The colours that were woken in this very phase: they wait for the next one. */
export function wokenNow(
  log: readonly LogLine<Zombicide>[],
  { box }: ZombicideScene,
): ReadonlySet<string> {
  const since = log.slice(log.findLastIndex(({ data }) => data.type === 'ZombiesAct') + 1);
  return new Set(
    since.flatMap(({ data }) => (data.type === 'SpawnsWoken' ? [box.colours[data.colour]!] : [])),
  );
}

/**
 * The Spawn Zones in the order of their tokens, which everybody sees. Nothing where the card comes
 * otherwise, or where it cannot be told for which of two tokens it is.
 */
export function spawnRows(
  { spawns, zombies_phase }: Pick<ZombicideTableView, 'spawns' | 'zombies_phase'>,
  zone: number,
  woken: ReadonlySet<string>,
): SpawnRow[] {
  const active = spawns.flatMap(([where, colour, on], n) =>
    on && !woken.has(colour) ? [{ order: n + 1, zone: where }] : [],
  );
  const here = active.filter((one) => one.zone === zone);
  if (!zombies_phase || here.length !== 1) return [];
  const now = active.indexOf(here[0]!);
  const when = (n: number): SpawnRow['when'] => {
    if (n < now) return 'had';
    return n === now ? 'now' : n === now + 1 ? 'next' : 'then';
  };
  return active.map((one, n) => ({ ...one, when: when(n) }));
}

/** How many figures of a kind are left in the box once these have come; the dead may be out too. */
export function inBox(
  { box }: Pick<ZombicideScene, 'box'>,
  { zones, memo }: Pick<ZombicideTableView, 'zones' | 'memo'>,
  id: string,
  coming: readonly { id: string; count: number }[],
): number {
  const all = box.zombies.find((one) => one.id === id)?.figures ?? 0;
  const standing = Object.values(zones).map(({ zombies }) => zombies[id] ?? 0);
  const more = coming.map((one) => (one.id === id ? one.count : 0));
  const sum = (counts: number[]) => counts.reduce((total, one) => total + one, 0);
  return Math.max(0, all - sum(standing) - sum(more) - (memo[`dead-${id}`] ?? 0));
}
