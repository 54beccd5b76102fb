import type { ZombicidePersonView, ZombicideScene, ZombicideTableView } from '../games';
import { HANDS, cardOf } from './cards';
import { neighbours } from './geometry';
import { zombiesIn } from './odds';
import { actingOf, closedDoors, route } from './ways';

/**
 * Keys of options that a player may have had in mind with a button that is grey, the likeliest
 * first. The server says of each what stands in its way.
 */
export function candidates(
  group: string,
  scene: ZombicideScene,
  board: ZombicideTableView,
): string[] {
  const person = actingOf(board);
  if (!person || person.zone === null) return [];
  return (GROUPS[group] ?? (() => []))(scene, board, person, person.zone).slice(0, MOST);
}

/** The key of the deed a player points at on the map. */
export function aimed(
  group: string,
  zone: number,
  scene: ZombicideScene,
  board: ZombicideTableView,
): string | null {
  const person = actingOf(board);
  if (!person) return null;
  if (group === 'move') return `walk:z${zone}`;
  if (group !== 'shoot') return null;
  return `shoot:z${zone}:${held(scene, person, 'ranged')[0] ?? 'pistol'}`;
}

const MOST = 4;

type Guess = (
  scene: ZombicideScene,
  board: ZombicideTableView,
  person: ZombicidePersonView,
  here: number,
) => string[];

const GROUPS: Record<string, Guess> = {
  move: (scene, _board, _person, here) => neighbours(scene, here).map((to) => `walk:z${to}`),
  shoot: (scene, board, person, here) => {
    const zone = nearestZombies(scene, board, here) ?? here;
    return held(scene, person, 'ranged').map((card) => `shoot:z${zone}:${card}`);
  },
  melee: (scene, _board, person) => held(scene, person, 'melee').map((card) => `melee:${card}`),
  search: () => ['search'],
  door: (scene, board, person, here) => {
    const tool = hands(person).find((id) => cardOf(scene, id)?.opens_doors) ?? hands(person)[0];
    const doors = closedDoors(scene, board.doors, here);
    return (doors.length ? doors : [0]).map((door) => `open-door:d${door}:${tool ?? '-'}`);
  },
  take: () => ['take-objective:0', 'take-crate'],
  trade: (_scene, board, person) => {
    const others = board.people.filter((one) => one.id !== person.id && one.zone !== null);
    return ['reorganise', ...others.map((one) => `trade:${one.id}`)];
  },
  noise: () => ['make-noise'],
  exit: () => ['escape'],
  end: () => ['end-turn'],
};

const hands = (person: ZombicidePersonView): string[] =>
  person.cards.slice(0, HANDS).filter((id) => id !== null);

/** Weapons of a kind in the hands, then in the backpack, then whatever is in the hands. */
function held(scene: ZombicideScene, person: ZombicidePersonView, mode: string): string[] {
  const fits = (id: string) =>
    cardOf(scene, id)?.profiles.some((profile) => profile.mode === mode) ?? false;
  const carried = person.cards.filter((id) => id !== null);
  const found = [...hands(person).filter(fits), ...carried.filter(fits), ...hands(person)];
  const any = scene.box.cards.find(({ id, deck }) => deck === 'starting' && fits(id))?.id;
  return [...new Set([...found, ...(any ? [any] : [])])];
}

function nearestZombies(
  scene: ZombicideScene,
  board: ZombicideTableView,
  here: number,
): number | null {
  const far = (zone: number) => route(scene, board.doors, here, zone)?.length ?? Infinity;
  const zones = board.zones.map((one) => one.zone).filter((zone) => zombiesIn(board, zone) > 0);
  return zones.sort((a, b) => far(a) - far(b))[0] ?? null;
}
