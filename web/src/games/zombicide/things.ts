import type { Terrain, Thing } from './edition';
import { lineMiddle } from './geometry';
import { moonAt } from './ground';
import { dangerPlace, noisePlace, PILL, zonesOf, type Piece, type Token } from './layout';
import type { ZombicideScene, ZombicideTableView } from './protocol';

/** Everything on the board that can be explained, and where it is. */
export function thingsOn(
  scene: ZombicideScene,
  board: ZombicideTableView,
  standing: readonly Token[],
  lying: readonly Piece[],
  terrain?: Terrain,
  stays: readonly number[] = [],
): Thing[] {
  const stands = standing.map(({ kind, id, x, y }) => ({
    term: kind === 'car' ? 'token:car' : `${kind}:${id}`,
    x,
    y,
  }));
  const loud = zonesOf(board)
    .filter((one) => one.noise > 0)
    .map(({ zone }) => ({ term: 'token:noise', half: PILL / 2, ...noisePlace(scene, zone) }));
  const lies = lying.map(({ kind, x, y }) => ({ term: `token:${kind}`, x, y }));
  const doors = scene.lines
    .filter(({ kind }) => kind === 'door')
    .map((line) => ({ term: 'token:door', ...lineMiddle(line) }));
  const dark = scene.zones
    .filter(({ kind }) => kind === 'dark')
    .map((zone) => ({ term: 'zone:dark', ...moonAt(zone) }));
  return [
    ...stands,
    ...loud,
    ...stays.map((zone) => ({ term: 'token:stays', ...dangerPlace(scene, board, zone) })),
    ...(terrain?.things?.(scene, board) ?? []),
    ...lies,
    ...doors,
    ...dark,
  ];
}

/** Within how many units of the board a thing is meant. */
export const NEAR = 27;

/** What is drawn at a place of the board: the thing nearest to it. */
export function thingAt(things: readonly Thing[], x: number, y: number): Thing | null {
  const far = (one: Thing) =>
    Math.hypot(Math.max(0, Math.abs(one.x - x) - (one.half ?? 0)), one.y - y);
  const all = things.filter((one) => far(one) < NEAR);
  return all.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}
