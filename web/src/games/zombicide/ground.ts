import type { ZombicideScene, ZombicideSceneZone } from './protocol';
import { decorate, type Decoration } from './decoration';
import {
  boxes,
  discs,
  kerb,
  mainRect,
  outline,
  roadLine,
  stripes,
  wallRects,
  type Point,
  type Rect,
} from './geometry';

/** Stripes of crosswalks are more or less worn: how much of their paint is left. */
export const WORN = [0.42, 0.48, 0.54, 0.6, 0.66];

/** Paths of what never changes; what looks alike is one path, not hundreds of elements. */
export interface Ground {
  art: Decoration;
  shaded: string;
  roads: string;
  crossings: string[];
  kerbs: string;
  joints: string;
  manholes: string;
  bars: string;
  furniture: string;
  night: string;
  moons: string;
  walls: string;
  posts: string;
  bulbs: string;
}

export function ground(scene: ZombicideScene): Ground {
  const art = decorate(scene);
  const kerbs = scene.lines.map((line) => kerb(scene, line)).filter((one) => one !== null);
  const dark = scene.zones.filter((zone) => zone.kind === 'dark');
  const { lamps, manholes } = art;
  return {
    art,
    shaded: art.shaded.map((n) => outline(scene.zones[n]!)).join(''),
    roads: roads(scene),
    crossings: crossings(scene),
    kerbs: boxes(kerbs),
    joints: kerbs.map(along).join(''),
    manholes: discs(manholes, 10),
    bars: manholes.map(({ x, y }) => `M${x - 6} ${y - 3}h12m-12 6h12`).join(''),
    furniture: boxes(art.furniture),
    night: dark.map((zone) => outline(zone)).join(''),
    moons: dark.map(moon).join(''),
    walls: boxes(scene.lines.flatMap((line) => wallRects(scene, line))),
    posts: discs(lamps, 5.5),
    bulbs: discs(lamps, 3.6),
  };
}

function roads(scene: ZombicideScene): string {
  const lines = scene.zones.map(roadLine).filter((one) => one !== null);
  return lines.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
}

function crossings(scene: ZombicideScene): string[] {
  const lines = scene.lines.filter((line) => line.kind === 'crossing');
  const all = lines.flatMap((line) => stripes(line));
  return WORN.map((_, worn) => boxes(all.filter((__, n) => n % WORN.length === worn)));
}

/** The middle of a kerb, along which its stones are told apart. */
function along([x, y, w, h]: Rect): string {
  return w > h ? `M${x} ${y + h / 2}h${w}` : `M${x + w / 2} ${y}v${h}`;
}

/** Where the moon of a dark room is. */
export function moonAt(zone: ZombicideSceneZone): Point {
  const [x, y] = mainRect(zone);
  return { x: x + 20, y: y + 21 };
}

/** A moon in the corner of a dark room. */
function moon(zone: ZombicideSceneZone): string {
  const { x, y } = moonAt(zone);
  return `M${x + 2} ${y - 9}a9 9 0 1 0 5 13a8 8 0 0 1 -5 -13Z`;
}
