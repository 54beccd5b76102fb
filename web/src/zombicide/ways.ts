import type { ZombicideScene, ZombicideTableView } from '../games';
import { mainRect, middle } from './geometry';

/** Doors that are open, by number; masks of more than 31 doors are too large for bit operators. */
export const isOpen = (doors: number, door: number): boolean =>
  Math.floor(doors / 2 ** door) % 2 === 1;

/** Zones one step away, with the doors as they are. */
export function stepsFrom(scene: ZombicideScene, doors: number, zone: number): number[] {
  const found = new Set<number>();
  for (const line of scene.lines) {
    if (line.kind === 'wall' || (line.kind === 'door' && !isOpen(doors, line.door))) continue;
    const [a, b] = line.zones;
    if (a === zone && b >= 0) found.add(b);
    if (b === zone && a >= 0) found.add(a);
  }
  return [...found];
}

/** A shortest way, with both ends; null where there is none. */
export function route(
  scene: ZombicideScene,
  doors: number,
  from: number,
  to: number,
): number[] | null {
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  while (queue.length) {
    const zone = queue.shift()!;
    if (zone === to) return back(before, from, to);
    for (const next of stepsFrom(scene, doors, zone)) {
      if (before.has(next)) continue;
      before.set(next, zone);
      queue.push(next);
    }
  }
  return null;
}

function back(before: Map<number, number>, from: number, to: number): number[] {
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]!)!);
  return way;
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

/** Closed doors of a zone, by number. */
export function closedDoors(scene: ZombicideScene, doors: number, zone: number): number[] {
  return scene.lines
    .filter((line) => line.kind === 'door' && line.zones.includes(zone))
    .map((line) => line.door)
    .filter((door, n, all) => !isOpen(doors, door) && all.indexOf(door) === n);
}

export const actingOf = (board: ZombicideTableView) =>
  board.people.find((one) => one.id === board.turn);
