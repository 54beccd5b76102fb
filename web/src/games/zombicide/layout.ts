import type {
  ZombicideCompanionView,
  ZombicideScene,
  ZombicideTableView,
  ZombicideZoneView,
} from './protocol';
import { mainRect, middle, type Point, type Rect } from './geometry';

export interface Token {
  key: string;
  kind: 'survivor' | 'companion' | 'zombie' | 'machine' | 'car';
  /** The Survivor's or the Zombie's id. */
  id: string;
  zone: number;
  count: number;
  /** Of a Companion: whether it follows somebody, or why not. */
  how?: ZombicideCompanionView['how'];
  /** Of a machine: whether it carries an Activation token. */
  awake?: boolean;
  x: number;
  y: number;
  scale: number;
}

const PITCH = 46;
const EDGE = 5;
/** Tags and noise sit on a zone's upper edge; where there is room, tokens keep below them. */
const UNDER_TAGS = 13;
const TALL = 110;
const PIECE_REACH = 30;
/** Spawn tokens are the largest, and their number must be read. */
const SPAWN_REACH = 46;
/** Two Spawn tokens, or two cars, in one zone. */
const BESIDE = 54;
/** Half of the pill that says how loud it is, and a gap. */
export const PILL = 24;
/** How far something written may stand from the middle of its zone to leave room for another. */
const GIVE = 64;
const SCALES = [1, 0.9, 0.8, 0.7, 0.62, 0.57, 0.5, 0.44];

/** The zones where anything is, with their numbers. */
export const zonesOf = (board: ZombicideTableView): (ZombicideZoneView & { zone: number })[] =>
  Object.entries(board.zones).map(([zone, there]) => ({ zone: Number(zone), ...there }));

/** Puts everybody into a slot: Survivors from the top left, Zombies from the bottom right. */
export function tokens(
  scene: ZombicideScene,
  board: ZombicideTableView,
  lying: Piece[] = boardPieces(scene, board),
): Token[] {
  const taken = places(scene, board, lying);
  const standing = byZone(scene, board);
  return scene.zones.flatMap((zone, number) => {
    const here = standing[number]!;
    if (!here.length) return [];
    const slots = fit(mainRect(zone), taken.get(number) ?? [], here.length);
    const heads = here.filter((one) => one.kind !== 'zombie');
    const zombies = here.filter((one) => one.kind === 'zombie');
    return [
      ...heads.map((one, n) => at(one, slots[n]!)),
      ...zombies.map((one, n) => at(one, slots[slots.length - 1 - n]!)),
    ];
  });
}

type Loose = Omit<Token, 'x' | 'y' | 'scale'>;
type Lying = Point & Partial<Pick<Piece, 'kind'>>;
interface Slot extends Point {
  scale: number;
}

const at = (token: Loose, slot: Slot): Token => ({ ...token, ...slot });

/** Who stands in each zone: Survivors, then Companions, then Zombies. */
function byZone(scene: ZombicideScene, board: ZombicideTableView): Loose[][] {
  const found: Loose[][] = scene.zones.map(() => []);
  const riding = new Set(board.cars.flatMap((car) => car.seats));
  for (const { id, zone, health } of board.people)
    if (zone !== null && health > 0 && !riding.has(id))
      found[zone]!.push({ key: id, kind: 'survivor', id, zone, count: 1 });
  for (const { id, zone, how } of board.companions)
    if (zone !== null) found[zone]!.push({ key: id, kind: 'companion', id, zone, count: 1, how });
  for (const { id, zone, active } of board.machines)
    if (zone !== null)
      found[zone]!.push({ key: id, kind: 'machine', id, zone, count: 1, awake: active });
  for (const { zone, zombies } of zonesOf(board))
    for (const [id, count] of Object.entries(zombies))
      found[zone]!.push({ key: `${zone}:${id}`, kind: 'zombie', id, zone, count });
  return found;
}

/** Finds the largest scale at which all fit, beside the pieces if possible. */
function fit(rect: Rect, taken: Lying[], needed: number): Slot[] {
  let crowded: Slot[] = [];
  for (const scale of SCALES) {
    const slots = grid(rect, scale);
    const free = slots.filter((slot) => !taken.some((piece) => near(slot, piece, scale)));
    if (free.length >= needed) return free;
    if (crowded.length < needed) crowded = slots;
  }
  while (crowded.length < needed) crowded = [...crowded, ...crowded];
  return crowded;
}

function near(slot: Point, piece: Lying, scale: number): boolean {
  const large = Math.max(scale, 0.8);
  if (piece.kind === 'spawn')
    return Math.hypot(slot.x - piece.x, slot.y - piece.y) < SPAWN_REACH * large;
  const reach = PIECE_REACH * large;
  return Math.abs(slot.x - piece.x) < reach && Math.abs(slot.y - piece.y) < reach;
}

function grid([x, y, w, h]: Rect, scale: number): Slot[] {
  const pitch = PITCH * scale;
  const columns = Math.max(1, Math.floor((w - 2 * EDGE) / pitch));
  const top = h >= TALL ? UNDER_TAGS : EDGE;
  const rows = Math.max(1, Math.floor((h - top - EDGE) / pitch));
  const [dx, dy] = [(w - 2 * EDGE) / columns, (h - top - EDGE) / rows];
  return Array.from({ length: columns * rows }, (_, n) => ({
    x: x + EDGE + dx * ((n % columns) + 0.5),
    y: y + top + dy * (Math.floor(n / columns) + 0.5),
    scale,
  }));
}

export interface Piece extends Point {
  key: string;
  kind: 'objective' | 'taken' | 'crate' | 'spawn' | 'exit' | 'car';
  zone: number;
  colour?: string;
  order?: number;
  active?: boolean;
  index?: number;
  turned?: number;
  /** Of an exit: it lies on the frame, between its letters. */
  slim?: boolean;
}

/** Everything that lies on the board, with its place. */
export function boardPieces(scene: ZombicideScene, board: ZombicideTableView): Piece[] {
  const lying = [...board.objectives];
  const spots = scene.spots.map((spot, n): Piece | null => {
    const { zone, x, y } = spot;
    if (spot.kind === 'crate') {
      return board.crates.includes(zone) ? { key: `crate${n}`, kind: 'crate', zone, x, y } : null;
    }
    const found = lying.findIndex(([where]) => where === zone);
    if (found < 0) return { key: `taken${n}`, kind: 'taken', zone, x, y };
    const [token] = lying.splice(found, 1);
    return { key: `objective${n}`, kind: 'objective', zone, x, y, colour: token![1], turned: n };
  });
  const exits = scene.exits.map((zone): Piece => {
    return { key: `exit${zone}`, kind: 'exit', zone, ...exitPlace(scene, zone) };
  });
  const cars = carPieces(scene, board);
  return [
    ...spots.filter((piece) => piece !== null),
    ...exits,
    ...cars,
    ...loosePieces(scene, lying, cars),
    ...spawnPieces(scene, board),
  ];
}

/** Spawn tokens at the edge of the board; several of one zone, or beside a car, in a row. */
function spawnPieces(scene: ZombicideScene, board: ZombicideTableView): Piece[] {
  return board.spawns.map(([zone, colour, active], n): Piece => {
    const place = atEdge(scene, zone, 26, 26);
    const alike = board.spawns.filter(([where]) => where === zone).length;
    const before = board.spawns.slice(0, n).filter(([where]) => where === zone).length;
    const [left, top, wide, high] = mainRect(scene.zones[zone]!);
    const beside = 74 + before * BESIDE;
    if (scene.exits.includes(zone)) place.x += place.x > scene.width / 2 ? -beside : beside;
    else if (alike > 1 || board.cars.some((car) => car.zone === zone)) {
      if (high > wide) place.y = top + 40 + before * BESIDE;
      else place.x = left + 40 + before * BESIDE;
    }
    return { key: `spawn${n}`, kind: 'spawn', zone, colour, active, order: n + 1, ...place };
  });
}

/** Cars in the middle of their zones, one below the other. */
function carPieces(scene: ZombicideScene, board: ZombicideTableView): Piece[] {
  return board.cars.flatMap(({ zone }, index): Piece[] => {
    if (zone === null) return [];
    const { x, y } = middle(mainRect(scene.zones[zone]!));
    const there = board.cars.flatMap((car, n) => (car.zone === zone ? [n] : []));
    const row = there.indexOf(index) - (there.length - 1) / 2;
    return [{ key: `car${index}`, kind: 'car', zone, index, x, y: y + 14 + row * BESIDE }];
  });
}

/** Objectives without a printed spot lie on a car, or beside the middle of their zone. */
function loosePieces(
  scene: ZombicideScene,
  lying: ZombicideTableView['objectives'],
  cars: Piece[],
): Piece[] {
  return lying.map(([zone, colour], n): Piece => {
    const place = cars.find((car) => car.zone === zone) ?? middle(mainRect(scene.zones[zone]!));
    const before = lying.slice(0, n).filter(([where]) => where === zone).length;
    const [dx, dy] = isStation(scene) ? [-22, 16] : [-34, -22];
    const [x, y] = [place.x + dx + before * 28, place.y + dy];
    return { key: `loose${n}`, kind: 'objective', zone, colour, turned: n, x, y };
  });
}

/** Signs of rooms are printed in the corners of a station's zones. */
const isStation = (scene: ZombicideScene): boolean => scene.zones.some(({ special }) => special);

/** An exit stands in its zone; where that is small, on the frame or the wall beside it.
 * The letters and numbers of the frame stay free: in a corner it lies between both. */
function exitPlace(scene: ZombicideScene, zone: number): Point & Pick<Piece, 'slim'> {
  const [x, y, w, h] = mainRect(scene.zones[zone]!);
  const place = atEdge(scene, zone, 40, 20);
  if (Math.min(w, h) > 120) return place;
  if (isStation(scene)) return { x: x + w / 2, y: y + h * 0.6 };
  const [level, upright] = [y === 0 || y + h === scene.height, x === 0 || x + w === scene.width];
  if (!level && !upright) return { ...place, x: x + w + 20 };
  const corner = level && upright && Math.max(w, h) < 180;
  const [out, into] = corner ? [9, 11] : [14, -4];
  if (upright && (corner || !level)) place.x = x === 0 ? out : scene.width - out;
  if (level) place.y = y === 0 ? into : scene.height - into;
  return { ...place, slim: true };
}

/** The middle of a zone, moved to the edge of the board if the zone lies there. */
function atEdge(scene: ZombicideScene, zone: number, dx: number, dy: number): Point {
  const [x, y, w, h] = mainRect(scene.zones[zone]!);
  const place = middle([x, y, w, h]);
  if (x === 0) place.x = dx + 8;
  else if (x + w === scene.width) place.x = scene.width - dx - 8;
  if (y === 0) place.y = dy + 8;
  else if (y + h === scene.height) place.y = scene.height - dy - 8;
  return place;
}

/** The places in each zone where nobody can stand. */
function places(
  scene: ZombicideScene,
  board: ZombicideTableView,
  lying: Piece[],
): Map<number, Lying[]> {
  const found = new Map<number, Lying[]>();
  for (const piece of lying) {
    if (piece.kind === 'taken') continue;
    found.set(piece.zone, [...(found.get(piece.zone) ?? []), piece]);
  }
  for (const { zone, noise } of zonesOf(board)) {
    if (noise) found.set(zone, [...(found.get(zone) ?? []), noisePlace(scene, zone)]);
  }
  return found;
}

/** Where a zone says how loud it is: on its edge, at the top left. */
export function noisePlace(scene: ZombicideScene, zone: number): Point {
  const [x, y] = mainRect(scene.zones[zone]!);
  return { x: x + 30, y: Math.max(y, 8) + 2 };
}

/** Where a zone says what its Zombies would do: on its lower edge, above the noise of the next zone. */
export function dangerPlace(scene: ZombicideScene, board: ZombicideTableView, zone: number): Point {
  const [x, y, w, h] = mainRect(scene.zones[zone]!);
  // Between those who stand here and those of the next zone: both keep off their edges.
  const place = { x: x + w / 2, y: Math.min(y + h + 3, scene.height - 10) };
  const covered = zonesOf(board)
    .filter((one) => one.noise > 0)
    .map((one) => noisePlace(scene, one.zone))
    .some((pill) => Math.abs(pill.x - place.x) < 80 && Math.abs(pill.y - place.y) < 26);
  return covered ? { ...place, y: y + h - 24 } : place;
}

/** What the tags of zones say, on the upper edges of these, beside how loud it is there. */
export function tagsOf(
  scene: ZombicideScene,
  board: ZombicideTableView,
  targets: ReadonlyMap<number, string>,
  grow: number,
): (Written & { zone: number; word: string })[] {
  return [...targets].flatMap(([zone, word]) => {
    const [x, y, w] = mainRect(scene.zones[zone]!);
    const wide = word.length * 8.6 + 16;
    const loud = (board.zones[zone]?.noise ?? 0) > 0;
    const free = loud ? noisePlace(scene, zone).x + (PILL + wide / 2) * grow : -Infinity;
    return word ? [{ zone, word, wide, x: Math.max(x + w / 2, free), y: Math.max(y, 2) }] : [];
  });
}

/** Something written on the board, as wide as its words. */
interface Written extends Point {
  wide: number;
}

/** Keeps what is written on the board, and none of it over another: it gives way a little, or goes below. */
export function apart<T extends Written>(tags: T[], width: number, grow: number): T[] {
  const placed: T[] = [];
  for (const tag of tags.toSorted((one, other) => one.x - other.x)) {
    const half = (tag.wide * grow) / 2;
    let x = Math.min(Math.max(tag.x, half - 20), width - half + 20);
    let { y } = tag;
    for (const one of placed.toSorted((a, b) => a.y - b.y)) {
      const aside = one.x + ((one.wide + tag.wide) * grow) / 2 + 2;
      if (aside <= x || Math.abs(one.y - y) >= 27 * grow) continue;
      if (aside - x < GIVE * grow && aside + half <= width + 20) x = aside;
      else y = one.y + 28 * grow;
    }
    placed.push({ ...tag, x, y });
  }
  return placed;
}

/** Noise of a zone as the rules count it: tokens, Survivors who are not hidden, awake machines. */
export function noise(board: ZombicideTableView, zone: number): number {
  const lying = board.zones[zone]?.noise ?? 0;
  const here = board.people.filter((one) => one.zone === zone && one.health > 0);
  const heard = here.filter((one) => !board.station?.unseen.includes(one.id));
  const machines = board.machines.filter((one) => one.zone === zone && one.active);
  return lying + heard.length + machines.length;
}
