import type {
  ZombicideCarView,
  ZombicideCompanionView,
  ZombicideScene,
  ZombicideSceneLine,
  ZombicideTableView,
} from './protocol';
import { t } from '../../core/texts.svelte';
import type { Edition } from './edition';
import { noise, zonesOf } from './layout';
import type { Words } from './words';

type Say = (zone: number | null, said: string) => void;

/**
 * All zones in words, for screen readers: what they are and what is there. Most are empty, so it
 * asks of everything where it is, not of every zone what is there.
 */
export function spokenZones(
  edition: Edition,
  scene: ZombicideScene,
  board: ZombicideTableView,
): string[] {
  const { words } = edition;
  const parts = scene.zones.map((zone) => [zone.name, zoneWord(zone)]);
  const say: Say = (zone, said) => zone !== null && parts[zone]?.push(said);
  for (const { zone, id } of board.people) say(zone, words.survivor(id));
  const zones = zonesOf(board);
  for (const { zone, zombies } of zones)
    for (const [id, count] of Object.entries(zombies)) say(zone, words.zombies(scene, id, count));
  sayPieces(edition, scene, board, say);
  for (const companion of board.companions) say(companion.zone, companionName(words, companion));
  sayStation(words, board, say);
  sayFort(words, board, say);
  sayDoors(scene, board, say);
  for (const zone of new Set([...board.people, ...zones].map((one) => one.zone))) {
    const count = zone === null ? 0 : noise(board, zone);
    if (count) say(zone, t('web-noise', { count }));
  }
  return parts.map((said) => said.join(', '));
}

function sayPieces(
  { words, cars }: Edition,
  scene: ZombicideScene,
  board: ZombicideTableView,
  say: Say,
): void {
  for (const [zone, colour] of board.objectives) say(zone, words.objective(scene, colour));
  for (const zone of new Set(board.crates)) say(zone, t('web-crate'));
  board.spawns.forEach(([zone, colour, active], n) =>
    say(zone, t('web-spawn-of', { order: n + 1, colour, active: yes(active) })),
  );
  for (const zone of scene.exits) say(zone, t('web-exit'));
  for (const car of board.cars)
    say(car.zone, spokenCar(words, car, cars?.[car.kind]?.boxes ? (board.memo['boxes'] ?? 0) : 0));
  for (const { zone, what } of scene.marks) say(zone, t(`web-mark-${what}`));
}

/** What a zone is: a street, a room, or what the room is for. */
export const zoneWord = ({ kind, special }: ZombicideScene['zones'][number]): string =>
  t(special ? `web-place-${special}` : `web-zone-${kind}`);

/** Mold, machines, and who is hidden. */
function sayStation(words: Words, board: ZombicideTableView, say: Say): void {
  for (const { id, zone, active } of board.machines)
    say(zone, t('web-machine-is', { machine: words.survivor(id), active: yes(active) }));
  for (const zone of board.station?.active ?? []) say(zone, t('web-mold-active'));
  for (const zone of board.station?.inactive ?? []) say(zone, t('web-mold-inactive'));
  for (const id of board.station?.unseen ?? []) {
    const zone = board.people.find((one) => one.id === id)?.zone ?? null;
    say(zone, t('web-hidden', { who: words.survivor(id) }));
  }
}

/** Light in the Night, cards of the story, and who lies on the ground. */
function sayFort(words: Words, board: ZombicideTableView, say: Say): void {
  for (const zone of board.clock?.night ? board.clock.lit : []) say(zone, t('web-lit'));
  for (const { zone, up } of board.story?.cards ?? [])
    say(zone, t(up ? 'web-tale-open' : 'web-tale-hidden'));
  for (const { id, zone, fate, last } of board.fallen)
    if (fate === 'down')
      say(zone, t('web-down-about', { who: words.survivor(id), round: last ?? 0 }));
}

function sayDoors(scene: ZombicideScene, board: ZombicideTableView, say: Say): void {
  const said = new Set<number>();
  for (const line of scene.lines) {
    const kind = line.kind === 'door' ? doorKind(line, board) : null;
    if (!kind || said.has(line.door)) continue;
    said.add(line.door);
    const [one, other] = line.zones;
    const behind = (zone: number) => ({ zone: scene.zones[zone]!.name, colour: line.colour });
    say(one, t(kind, behind(other)));
    say(other, t(kind, behind(one)));
  }
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** How sentences call what has a number: as the map does. A door has the zones on its sides. */
export function spelled(
  scene: ZombicideScene,
  name: string,
  value: string | number,
): string | number {
  if (typeof value !== 'number') return value;
  if (name === 'zone' || name === 'to') return scene.zones[value]?.name ?? value;
  const line =
    name === 'door' && scene.lines.find((one) => one.kind === 'door' && one.number === value);
  return line ? line.zones.map((zone) => scene.zones[zone]!.name).join('–') : value;
}

/** A Companion, and whom it follows or why it follows nobody. */
function companionName(words: Words, { id, how, leader }: ZombicideCompanionView): string {
  const whose = leader ? words.survivor(leader) : '';
  return t(`web-companion-${how}`, { who: words.survivor(id), leader: whose });
}

function spokenCar(words: Words, car: ZombicideCarView, boxes: number): string {
  const { number, kind, drivable, crate } = car;
  const name = t('web-car-is', {
    car: `${words.say(`car-${kind}`)} ${number}`,
    parked: yes(!drivable && kind !== 'wreck'),
    crate: yes(crate),
  });
  const people = car.seats.filter((id) => id !== null).map(words.survivor);
  const inside = [...people, ...car.trunk.map(words.card)];
  if (boxes) inside.push(t('web-boxes', { count: boxes }));
  return inside.length ? `${name}, ${t('web-car-inside', { what: inside.join(', ') })}` : name;
}

/** The words for a door that is more than an open one. */
function doorKind(line: ZombicideSceneLine, board: ZombicideTableView): string | null {
  if (board.station?.smashed.includes(line.door)) return 'web-door-smashed';
  if (board.barricaded.includes(line.door)) return 'web-door-shut';
  if (line.broken) return 'web-door-broken';
  if (board.doors.includes(line.door)) return null;
  return line.colour ? 'web-door-coloured' : 'web-closed-door';
}
