import type { ZombicideScene, ZombicideSceneLine, ZombicideSceneZone } from './protocol';

export type Rect = [number, number, number, number];
export interface Point {
  x: number;
  y: number;
}

const DOOR_GAP = 46;
const PASSAGE_GAP = 48;
const STUB = 7;
const OUTER_WALL = 10;
const INNER_WALL = 7;
const STRIPE_PITCH = 15;

export const isStreet = (scene: ZombicideScene, zone: number): boolean =>
  ['street', 'outdoor'].includes(scene.zones[zone]?.kind ?? '');

/** The largest rectangle of a zone: where its tokens stand. */
export function mainRect(zone: ZombicideSceneZone): Rect {
  return zone.rects.reduce((best, rect) => (rect[2] * rect[3] > best[2] * best[3] ? rect : best));
}

export function middle([x, y, width, height]: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** An outline of all rectangles of a zone, moved inwards. */
export function outline(zone: ZombicideSceneZone, inset = 0): string {
  return zone.rects
    .map(([x, y, w, h]) => {
      const [left, top, right, bottom] = [x + inset, y + inset, x + w - inset, y + h - inset];
      return `M${left} ${top}H${right}V${bottom}H${left}Z`;
    })
    .join('');
}

/** Many rectangles as one path: a page draws it much faster than an element for each. */
export function boxes(rects: Rect[]): string {
  return rects.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}Z`).join('');
}

/** Many circles, likewise. */
export function discs(middles: Point[], r: number): string {
  const half = (wide: number): string => `a${r} ${r} 0 1 0 ${wide} 0`;
  return middles.map(({ x, y }) => `M${x - r} ${y}${half(2 * r)}${half(-2 * r)}Z`).join('');
}

/** Four corner brackets around a rectangle. */
export function brackets([x, y, w, h]: Rect, inset = 5, arm = 30): string {
  const [l, t, r, b] = [x + inset, y + inset, x + w - inset, y + h - inset];
  const a = Math.min(arm, w / 3, h / 3);
  return (
    `M${l} ${t + a}V${t}H${l + a}M${r - a} ${t}H${r}V${t + a}` +
    `M${r} ${b - a}V${b}H${r - a}M${l + a} ${b}H${l}V${b - a}`
  );
}

/** Is a wall between two rooms, or does it face a street or the world outside? */
function isOuter(scene: ZombicideScene, line: ZombicideSceneLine): boolean {
  return line.zones.some((zone) => zone < 0 || isStreet(scene, zone));
}

/** The stone parts of a line: all of a wall, both ends beside a gap. */
export function wallRects(scene: ZombicideScene, line: ZombicideSceneLine): Rect[] {
  if (line.kind === 'crossing') return [];
  const thick = isOuter(scene, line) ? OUTER_WALL : INNER_WALL;
  const gap = gapOf(line);
  const over = thick / 2;
  if (!gap) return [along(line, -over, line.length + over, thick)];
  const side = (line.length - gap) / 2;
  return [along(line, -over, side, thick), along(line, side + gap, line.length + over, thick)];
}

/** How wide the opening in a wall is: the small cells of a station leave room for two stubs. */
export function gapOf({ kind, length }: ZombicideSceneLine): number {
  if (kind === 'wall') return 0;
  return Math.min(kind === 'door' ? DOOR_GAP : PASSAGE_GAP, length - 2 * STUB);
}

export function along(line: ZombicideSceneLine, from: number, to: number, thick: number): Rect {
  return line.upright
    ? [line.x - thick / 2, line.y + from, thick, to - from]
    : [line.x + from, line.y - thick / 2, to - from, thick];
}

export function lineMiddle(line: ZombicideSceneLine): Point {
  const half = line.length / 2;
  return line.upright ? { x: line.x, y: line.y + half } : { x: line.x + half, y: line.y };
}

/** The worn stripes of a crosswalk. */
export function stripes(line: ZombicideSceneLine): Rect[] {
  const count = Math.floor((line.length - 10) / STRIPE_PITCH);
  const first = (line.length - count * STRIPE_PITCH) / 2 + STRIPE_PITCH / 4;
  return Array.from({ length: count }, (_, n) => {
    const at = first + n * STRIPE_PITCH;
    return line.upright
      ? [line.x - 11, line.y + at, 22, STRIPE_PITCH / 2]
      : [line.x + at, line.y - 11, STRIPE_PITCH / 2, 22];
  });
}

/** The kerb on the street's side of a house wall, or nothing. */
export function kerb(scene: ZombicideScene, line: ZombicideSceneLine): Rect | null {
  if (line.kind !== 'wall' && line.kind !== 'door') return null;
  const [first, second] = line.zones;
  const before = first >= 0 && isStreet(scene, first);
  const after = second >= 0 && isStreet(scene, second);
  if (before === after || first < 0 || second < 0) return null;
  const shift = before ? -16 : 5;
  return line.upright
    ? [line.x + shift, line.y, 11, line.length]
    : [line.x, line.y + shift, line.length, 11];
}

/** The dashed middle of a road that runs between two tiles; none on crossings. */
export function roadLine(zone: ZombicideSceneZone): [Point, Point] | null {
  if (zone.kind !== 'street') return null;
  const [x, y, w, h] = mainRect(zone);
  const wide = w === 180;
  const high = h === 180;
  if (wide === high) return null;
  return wide
    ? [
        { x: x + w / 2, y: y + 18 },
        { x: x + w / 2, y: y + h - 14 },
      ]
    : [
        { x: x + 18, y: y + h / 2 },
        { x: x + w - 14, y: y + h / 2 },
      ];
}

export function isCrossing(zone: ZombicideSceneZone): boolean {
  const [, , w, h] = mainRect(zone);
  return zone.kind === 'street' && w === 180 && h === 180;
}

/** Zones one step away with the doors as they are: for walking the map by arrow keys. */
export function neighbours(scene: ZombicideScene, zone: number): number[] {
  const found = new Set<number>();
  for (const line of scene.lines) {
    if (line.kind === 'wall') continue;
    const [a, b] = line.zones;
    if (a === zone && b >= 0) found.add(b);
    if (b === zone && a >= 0) found.add(a);
  }
  return [...found];
}

/** How many steps lie between a zone and rooms, going through rooms and doors that are open. */
export function inside(
  scene: ZombicideScene,
  from: number,
  open: readonly number[],
): Map<number, number> {
  const lines = scene.lines.filter(({ kind, door }) => kind !== 'door' || open.includes(door));
  const steps = new Map([[from, 0]]);
  const queue = [from];
  for (let zone = queue.shift(); zone !== undefined; zone = queue.shift()) {
    const near = neighbours({ ...scene, lines }, zone);
    const rooms = near.filter((to) => scene.zones[to]?.kind !== 'street');
    for (const to of rooms.filter((room) => !steps.has(room))) {
      steps.set(to, steps.get(zone)! + 1);
      queue.push(to);
    }
  }
  return steps;
}
