import type {
  ZombicideCarView,
  ZombicideCompanionView,
  ZombicideScene,
  ZombicideSceneLine,
  ZombicideTableView,
} from '../games';
import { t, texts } from '../core/texts.svelte';
import { noise } from './layout';
import { isOpen } from './ways';

/** A zone in words, for screen readers and tooltips: what it is and what is there. */
export function spokenZone(scene: ZombicideScene, board: ZombicideTableView, zone: number): string {
  const place = scene.zones[zone]!;
  const people = board.people.filter((one) => one.zone === zone).map((one) => survivorName(one.id));
  const here = board.zones.find((one) => one.zone === zone);
  const zombies = Object.entries(here?.zombies ?? {}).map(([id, count]) =>
    zombieCount(scene, id, count),
  );
  const parts = [place.name, t(`web-zone-${place.kind}`), ...people, ...zombies];
  for (const [where, colour] of board.objectives) {
    if (where === zone) parts.push(objectiveName(scene, colour));
  }
  if (board.crates.includes(zone)) parts.push(t('web-crate'));
  board.spawns.forEach(([where, colour, active], n) => {
    if (where === zone)
      parts.push(t('web-spawn-of', { order: n + 1, colour, active: yes(active) }));
  });
  if (scene.exits.includes(zone)) parts.push(t('web-exit'));
  for (const [n, car] of board.cars.entries()) {
    if (car.zone !== zone) continue;
    parts.push(spokenCar(car, n + 1, car.kind === 'pimpmobile' ? (board.memo['boxes'] ?? 0) : 0));
  }
  for (const { what } of scene.marks.filter((mark) => mark.zone === zone)) {
    parts.push(t(`web-mark-${what}`));
  }
  const guests = board.companions.filter((one) => one.zone === zone);
  parts.push(...guests.map(companionName));
  for (const line of scene.lines) {
    if (line.kind !== 'door' || !line.zones.includes(zone)) continue;
    const other = line.zones[0] === zone ? line.zones[1] : line.zones[0];
    const kind = doorKind(line, board);
    if (kind) parts.push(t(kind, { zone: scene.zones[other]!.name, colour: line.colour }));
  }
  const loud = noise(board, zone);
  if (loud) parts.push(t('web-noise', { count: loud }));
  return parts.join(', ');
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** What an Objective is called, with what it stands for in this Mission. */
export function objectiveName(scene: ZombicideScene, colour: string): string {
  const objective = t(colour === 'red' ? 'web-objective' : `web-objective-${colour}`);
  const what = scene.tokens[colour];
  return what ? t('web-token-of', { objective, what: t(`web-token-${what}`) }) : objective;
}

/** The letter on tokens and doors of a colour, for who does not see colours well. */
export const colourLetter = (colour: string): string =>
  (t(`web-objective-${colour}`)[0] ?? '').toUpperCase();

/** How sentences call what has a number: as the map does. A door has the zones on its sides. */
export function spelled(
  scene: ZombicideScene,
  name: string,
  value: string | number,
): string | number {
  if (typeof value !== 'number') return value;
  if (name === 'car') return value + 1;
  if (name === 'zone' || name === 'to') return scene.zones[value]?.name ?? value;
  const line = name === 'door' && scene.lines.find((one) => one.door === value);
  return line ? line.zones.map((zone) => scene.zones[zone]!.name).join('–') : value;
}

/** A Companion, and whom it follows or why it follows nobody. */
export function companionName({ id, how, leader }: ZombicideCompanionView): string {
  const whose = leader ? survivorName(leader) : '';
  return t(`web-companion-${how}`, { who: survivorName(id), leader: whose });
}

function spokenCar(car: ZombicideCarView, number: number, boxes: number): string {
  const { kind, drivable, crate } = car;
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
  if (isOpen(board.memo['barricaded'] ?? 0, line.door)) return 'web-door-shut';
  if (line.broken) return 'web-door-broken';
  if (isOpen(board.doors, line.door)) return null;
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
