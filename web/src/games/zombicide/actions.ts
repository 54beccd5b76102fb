import type { OfferedOption } from '../../protocol';
import type { ZombicideScene, ZombicideTableView } from './protocol';

/** The kinds of the options that a shot is. */
export const SHOTS = ['Shoot'];
export const verbOf = (option: OfferedOption): string => option.key.split(':')[0] ?? '';
export const kindOf = (option: OfferedOption): string => String(option.data['type'] ?? '');

const TURN_ZONES = ['to', 'zone'];
/** What is done with something that stands or lies where the Survivor is. */
const DONE_HERE = new Set([
  'Melee',
  'Search',
  'SearchCar',
  'TakeObjective',
  'TakeCrate',
  'LootCar',
  'GetIn',
  'GetOut',
  'Rally',
  'Escape',
  'EscapeByCar',
  'Neutralise',
  'LoadFood',
  'UnloadFood',
  'Treat',
  'LoadBox',
  'Give',
]);

/** The zone an option points at, if it points at one. */
export function zoneOf(option: OfferedOption): number | null {
  for (const name of TURN_ZONES) {
    const value = option.data[name];
    if (typeof value === 'number' && value >= 0) return value;
  }
  return null;
}

/** Where on the map an option is found: the zone it points at, behind its door, or here. */
export function placeOf(
  option: OfferedOption,
  scene: ZombicideScene,
  here: number | null,
): number | null {
  const zone = zoneOf(option);
  if (zone !== null) return zone;
  if (DONE_HERE.has(kindOf(option))) return here;
  const door = option.data['door'];
  if (door === undefined || here === null) return null;
  const line = scene.lines.find((one) => one.kind === 'door' && one.door === door);
  if (!line) return null;
  return line.zones[0] === here ? line.zones[1] : line.zones[0];
}

/** Shots at Zombies come before shots into empty zones, and those that endanger nobody first. */
export function aimed(options: OfferedOption[], board: ZombicideTableView | null): OfferedOption[] {
  if (!board || options.some((one) => !SHOTS.includes(kindOf(one)))) return options;
  const worth = (option: OfferedOption): number => {
    const zone = zoneOf(option);
    const zombies = board.zones.find((one) => one.zone === zone)?.zombies ?? {};
    const friends = board.people.some((one) => one.zone === zone && one.id !== board.turn);
    return (Object.keys(zombies).length ? 0 : 2) + (friends ? 1 : 0);
  };
  return options.toSorted((one, other) => worth(one) - worth(other));
}
