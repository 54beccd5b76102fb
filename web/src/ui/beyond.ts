import type { Box } from './zoom.svelte';

export const SIDES = ['up', 'right', 'down', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** Something on a board: what it is, where, which place that is, and how many of them. */
export interface Thing {
  kind: string;
  x: number;
  y: number;
  at: number;
  count: number;
}

/** What stands beyond one side of the view: how many, and the nearest place. */
export interface Pill {
  kind: string;
  side: Side;
  count: number;
  at: number;
  far: number;
}

/** On which side of the view a place lies, and how far; null where it is in sight. */
function beyond(box: Box, { x, y }: Thing): { side: Side; far: number } | null {
  const over: Record<Side, number> = {
    up: box.y - y,
    right: x - box.x - box.width,
    down: y - box.y - box.height,
    left: box.x - x,
  };
  const side = SIDES.reduce((one, other) => (over[other] > over[one] ? other : one));
  return over[side] > 0 ? { side, far: over[side] } : null;
}

/** Counts what is out of sight, by kind and side. */
export function outOfSight(box: Box, things: readonly Thing[]): Pill[] {
  const found = new Map<string, Pill>();
  for (const thing of things) {
    const there = thing.count > 0 ? beyond(box, thing) : null;
    if (!there) continue;
    const key = `${thing.kind} ${there.side}`;
    const old = found.get(key);
    const near = !old || there.far < old.far ? { at: thing.at, far: there.far } : old;
    const count = (old?.count ?? 0) + thing.count;
    found.set(key, { kind: thing.kind, side: there.side, count, at: near.at, far: near.far });
  }
  return [...found.values()];
}
