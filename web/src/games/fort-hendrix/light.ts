import { mainRect, middle, type Point, type Rect } from '../zombicide/geometry';
import type { Option } from '../zombicide/kinds';
import type { ZombicideBeamView, ZombicideScene, ZombicideTableView } from '../zombicide/protocol';

export type Side = 'N' | 'E' | 'S' | 'W';

const STEPS: Record<Side, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

const rectOf = (scene: ZombicideScene, zone: number): Rect => mainRect(scene.zones[zone]!);

/** The middle of a side of a zone, a little inside. */
export function edge([x, y, w, h]: Rect, side: Side, inset = 0): Point {
  const { x: dx, y: dy } = STEPS[side];
  return { x: x + w / 2 + dx * (w / 2 - inset), y: y + h / 2 + dy * (h / 2 - inset) };
}

/** Before a wall, and not in its middle: a way into the next zone may be there. */
function beside(rect: Rect, side: Side): Point {
  const { x, y } = edge(rect, side, 16);
  const along = side === 'N' || side === 'S';
  return { x: along ? x + rect[2] * 0.34 : x, y: along ? y : y + rect[3] * 0.34 };
}

/** Where a lamp shines: a cone from its owner to the far side of what it lights. */
export function cone(scene: ZombicideScene, beam: ZombicideBeamView, from: Point): string {
  const side = beam.side as Side;
  const [x, y, w, h] = rectOf(scene, beam.to ?? beam.zone);
  const far = edge([x, y, w, h], side, beam.to === null ? 2 : 6);
  const half = Math.min(side === 'N' || side === 'S' ? w : h, 170) / 2 - 4;
  const { x: dx, y: dy } = STEPS[side];
  const [ax, ay] = [far.x + dy * half, far.y + dx * half];
  const [bx, by] = [far.x - dy * half, far.y - dx * half];
  return `M${from.x} ${from.y}L${ax} ${ay}L${bx} ${by}Z`;
}

/** A handle on the board that points a lamp somewhere. */
export interface Handle extends Point {
  key: string;
  option: Option;
  /** In degrees; 0 points to the right. */
  turned: number;
  wall: boolean;
}

/** Handles for a question about a lamp: one for each way it may point. */
export function handles(
  scene: ZombicideScene,
  board: ZombicideTableView,
  options: readonly Option[],
): Handle[] {
  const here = board.people.find(({ id }) => id === board.turn)?.zone ?? null;
  if (here === null) return [];
  const own = rectOf(scene, here);
  const centre = middle(own);
  return options.flatMap((option): Handle[] => {
    const { data, key } = option;
    if (data.type === 'LightWall') {
      const side = data.side as Side;
      const turned = angle(centre, edge(own, side));
      return [{ key, option, ...beside(own, side), turned, wall: true }];
    }
    if (data.type !== 'LightZone') return [];
    const to = middle(rectOf(scene, data.zone));
    const away = Math.hypot(to.x - centre.x, to.y - centre.y) || 1;
    const reach = Math.min(away * 0.55, 90);
    const at = {
      x: centre.x + ((to.x - centre.x) / away) * reach,
      y: centre.y + ((to.y - centre.y) / away) * reach,
    };
    return [{ key, option, ...at, turned: angle(centre, to), wall: false }];
  });
}

const angle = (from: Point, to: Point): number =>
  Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);

/** A line along which Shooters would fire. */
export interface Fire {
  key: string;
  path: string;
  from: Point;
  to: Point;
}

export function fires(
  scene: ZombicideScene,
  shots: readonly { zone: number; sources: readonly number[] }[],
): Fire[] {
  return shots.flatMap(({ zone, sources }) =>
    [...new Set(sources)].map((source) => {
      const [from, to] = [middle(rectOf(scene, source)), middle(rectOf(scene, zone))];
      return { key: `${source}-${zone}`, from, to, path: `M${from.x} ${from.y}L${to.x} ${to.y}` };
    }),
  );
}

/** Cards of the story that lie in zones, each with its place. */
export interface Lying extends Point {
  key: string;
  number: number;
  up: boolean;
}

export function lying(scene: ZombicideScene, board: ZombicideTableView): Lying[] {
  const before = new Map<number, number>();
  return (board.story?.cards ?? []).flatMap(({ zone, number, up }, n): Lying[] => {
    if (!scene.zones[zone]) return [];
    const [x, y, w, h] = rectOf(scene, zone);
    const order = before.get(zone) ?? 0;
    before.set(zone, order + 1);
    const at = { x: x + Math.min(w * 0.2, 26) + order * 26, y: y + h - Math.min(h * 0.26, 28) };
    return [{ key: `${n}`, number, up, ...at }];
  });
}
