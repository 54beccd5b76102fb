import type {
  ZombicideCarView,
  ZombicideCompanionView,
  ZombicideScene,
  ZombicideSceneLine,
  ZombicideTableView,
} from './protocol';
import { t, texts } from '../../core/texts.svelte';
import { noise } from './layout';

type Say = (zone: number | null, words: string) => void;

/**
 * All zones in words, for screen readers: what they are and what is there. Most are empty, so it
 * asks of everything where it is, not of every zone what is there.
 */
export function spokenZones(scene: ZombicideScene, board: ZombicideTableView): string[] {
  const parts = scene.zones.map(({ name, kind }) => [name, t(`web-zone-${kind}`)]);
  const say: Say = (zone, words) => zone !== null && parts[zone]?.push(words);
  for (const { zone, id } of board.people) say(zone, survivorName(id));
  for (const { zone, zombies } of board.zones)
    for (const [id, count] of Object.entries(zombies)) say(zone, zombieCount(scene, id, count));
  sayPieces(scene, board, say);
  for (const companion of board.companions) say(companion.zone, companionName(companion));
  sayDoors(scene, board, say);
  for (const zone of new Set([...board.people, ...board.zones].map((one) => one.zone))) {
    const count = zone === null ? 0 : noise(board, zone);
    if (count) say(zone, t('web-noise', { count }));
  }
  return parts.map((words) => words.join(', '));
}

function sayPieces(scene: ZombicideScene, board: ZombicideTableView, say: Say): void {
  for (const [zone, colour] of board.objectives) say(zone, objectiveName(scene, colour));
  for (const zone of new Set(board.crates)) say(zone, t('web-crate'));
  board.spawns.forEach(([zone, colour, active], n) =>
    say(zone, t('web-spawn-of', { order: n + 1, colour, active: yes(active) })),
  );
  for (const zone of scene.exits) say(zone, t('web-exit'));
  for (const car of board.cars)
    say(car.zone, spokenCar(car, car.kind === 'pimpmobile' ? (board.memo['boxes'] ?? 0) : 0));
  for (const { zone, what } of scene.marks) say(zone, t(`web-mark-${what}`));
}

function sayDoors(scene: ZombicideScene, board: ZombicideTableView, say: Say): void {
  for (const line of scene.lines) {
    const kind = line.kind === 'door' ? doorKind(line, board) : null;
    if (!kind) continue;
    const [one, other] = line.zones;
    const behind = (zone: number) => ({ zone: scene.zones[zone]!.name, colour: line.colour });
    say(one, t(kind, behind(other)));
    say(other, t(kind, behind(one)));
  }
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** What an Objective is called: by what it stands for in this Mission, and by its colour. */
export function objectiveName(scene: ZombicideScene, colour: string): string {
  const what = scene.tokens[colour] ?? 'objective';
  return t(colour === 'red' ? `z2-token-${what}` : `z2-token-${what}-${colour}`);
}

/** The letter on tokens and doors of a colour, for who does not see colours well. */
export const colourLetter = (colour: string): string =>
  (t(`z2-colour-${colour}`)[0] ?? '').toUpperCase();

/** How sentences call what has a number: as the map does. A door has the zones on its sides. */
export function spelled(
  scene: ZombicideScene,
  name: string,
  value: string | number,
): string | number {
  if (typeof value !== 'number') return value;
  if (name === 'zone' || name === 'to') return scene.zones[value]?.name ?? value;
  const line = name === 'door' && scene.lines.find((one) => one.number === value);
  return line ? line.zones.map((zone) => scene.zones[zone]!.name).join('–') : value;
}

/** A Companion, and whom it follows or why it follows nobody. */
function companionName({ id, how, leader }: ZombicideCompanionView): string {
  const whose = leader ? survivorName(leader) : '';
  return t(`web-companion-${how}`, { who: survivorName(id), leader: whose });
}

function spokenCar(car: ZombicideCarView, boxes: number): string {
  const { number, kind, drivable, crate } = car;
  const name = t('web-car-is', {
    car: `${t(`z2-car-${kind}`)} ${number}`,
    parked: yes(!drivable && kind !== 'wreck'),
    crate: yes(crate),
  });
  const people = car.seats.filter((id) => id !== null).map(survivorName);
  const inside = [...people, ...car.trunk.map(cardName)];
  if (boxes) inside.push(t('web-boxes', { count: boxes }));
  return inside.length ? `${name}, ${t('web-car-inside', { what: inside.join(', ') })}` : name;
}

/** The words for a door that is more than an open one. */
function doorKind(line: ZombicideSceneLine, board: ZombicideTableView): string | null {
  if (board.barricaded.includes(line.door)) return 'web-door-shut';
  if (line.broken) return 'web-door-broken';
  if (board.doors.includes(line.door)) return null;
  return line.colour ? 'web-door-coloured' : 'web-closed-door';
}

/** A Mission's name; one brought from outside has only the one its file gives. */
export function missionName(id: string): string {
  const text = `z2-scenario-${id}`;
  return texts.has(text) ? t(text) : id;
}

export const survivorName = (id: string): string => t(`z2-survivor-${id}`);
export const cardName = (id: string): string => t(`z2-card-${id}`);

export function zombieCount(scene: ZombicideScene, id: string, count: number): string {
  const family = scene.box.zombies.find((one) => one.id === id)?.family ?? id;
  if (count === 1 && family !== id) return t(`z2-zombie-${id}`);
  return t(`z2-zombies-${family}`, { count });
}
