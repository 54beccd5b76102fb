import type { ZombicidePreview, ZombicideScene, ZombicideTableView } from './protocol';
import { lineMiddle, mainRect, middle, type Point } from './geometry';
import { tokens } from './layout';

/** A group that would go from a zone to the next. */
export interface Arrow {
  key: string;
  from: number;
  to: number;
  path: string;
  head: string;
  /** Where the number is written, if the group splits. */
  tag: Point | null;
  count: string;
  /** The Runners' second Action. */
  second: boolean;
  /** It ends at a closed door, which they would destroy. */
  smash: boolean;
  /** Something draws them before their phase. */
  drawn: boolean;
}

/** A zone whose Survivors would be attacked. */
export interface Danger {
  zone: number;
  wounds: number;
  /** Everybody who stands there, with all their Health. */
  people: string[];
  /** Enough Wounds for all of them. */
  deadly: boolean;
  sure: boolean;
}

const SHORT = 24;
const BEND = 0.13;

interface Way {
  from: number;
  to: number;
  least: number;
  most: number;
  split: boolean;
  second: boolean;
  smash: boolean;
  drawn: boolean;
}

export function arrows(
  scene: ZombicideScene,
  board: ZombicideTableView,
  preview: ZombicidePreview,
): Arrow[] {
  const standing = tokens(scene, board).filter((token) => token.kind === 'zombie');
  const all = [...ways(preview.drawn, true), ...ways(preview.going, false)];
  return all.map((way) => {
    const own = standing.filter((token) => token.zone === way.from);
    const start = own.length && !way.second ? mean(own) : middleOf(scene, way.from);
    const end = way.smash ? doorOf(scene, way.from, way.to) : middleOf(scene, way.to);
    const { path, head, tag } = curve(start, end);
    const count = way.least === way.most ? `${way.most}` : `${way.least}–${way.most}`;
    const key = `${way.from}-${way.to}-${way.second}-${way.smash}-${way.drawn}`;
    const { from, to, second, smash, drawn } = way;
    return { key, from, to, path, head, tag: way.split ? tag : null, count, second, smash, drawn };
  });
}

/** Zones whose Zombies would not move: no open way leads where they want to be, or they are there. */
export function stays({ going }: ZombicidePreview): number[] {
  const still = going.filter(
    ({ zone, ways, second, smashes }) =>
      !second && !smashes.length && ways.every((next) => next === zone),
  );
  return [...new Set(still.map(({ zone }) => zone))];
}

/** Groups of all kinds that go the same way are one arrow. */
function ways(going: ZombicidePreview['going'], drawn: boolean): Way[] {
  const found = new Map<string, Way>();
  for (const { zone, count, ways: free, second, smashes } of going) {
    const to = [...free, ...smashes];
    for (const next of to.filter((one) => one !== zone)) {
      const key = `${zone}-${next}-${second}-${smashes.includes(next)}`;
      const way = found.get(key) ?? {
        from: zone,
        to: next,
        least: 0,
        most: 0,
        split: false,
        second,
        smash: smashes.includes(next),
        drawn,
      };
      way.least += Math.floor(count / to.length);
      way.most += Math.ceil(count / to.length);
      way.split ||= to.length > 1;
      found.set(key, way);
    }
  }
  return [...found.values()];
}

export function dangers(
  scene: ZombicideScene,
  board: ZombicideTableView,
  preview: ZombicidePreview,
): Danger[] {
  const found = new Map<number, Danger>();
  const shots = preview.shots.map(({ zone, count }) => ({ zone, kind: -1, count, sure: false }));
  for (const { zone, kind, count, sure } of [
    ...preview.drawn_attacks,
    ...preview.attacking,
    ...shots,
  ]) {
    const here = board.people.filter((one) => one.zone === zone && one.health > 0);
    const danger = found.get(zone) ?? {
      zone,
      wounds: 0,
      people: here.map((one) => one.id),
      deadly: false,
      sure: true,
    };
    danger.wounds += count * (scene.box.zombies[kind]?.wounds ?? 1);
    danger.sure &&= sure;
    const health = here.reduce((all, one) => all + one.health, 0);
    danger.deadly = here.length > 0 && danger.wounds >= health;
    found.set(zone, danger);
  }
  return [...found.values()];
}

/** The middle of the first door between two zones. */
function doorOf(scene: ZombicideScene, from: number, to: number): Point {
  const line = scene.lines.find(
    ({ kind, zones }) => kind === 'door' && zones.includes(from) && zones.includes(to),
  );
  return line ? lineMiddle(line) : middleOf(scene, to);
}

const middleOf = (scene: ZombicideScene, zone: number): Point =>
  middle(mainRect(scene.zones[zone]!));

function mean(points: Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** A slightly bent line that begins and ends beside the tokens, and its head. */
export function curve(from: Point, to: Point): { path: string; head: string; tag: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = {
    x: (from.x + to.x) / 2 - uy * length * BEND,
    y: (from.y + to.y) / 2 + ux * length * BEND,
  };
  const start = { x: from.x + ux * SHORT, y: from.y + uy * SHORT };
  const end = { x: to.x - ux * SHORT, y: to.y - uy * SHORT };
  const angle = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  const r = (n: number) => Math.round(n * 10) / 10;
  return {
    path: `M${r(start.x)} ${r(start.y)}Q${r(bend.x)} ${r(bend.y)} ${r(end.x)} ${r(end.y)}`,
    head: `translate(${r(end.x)} ${r(end.y)}) rotate(${r(angle)})`,
    tag: { x: (start.x + end.x + 2 * bend.x) / 4, y: (start.y + end.y + 2 * bend.y) / 4 },
  };
}
