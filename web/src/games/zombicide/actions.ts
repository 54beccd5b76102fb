import type { Option, OptionKind } from './kinds';
import type { ZombicideScene, ZombicideTableView } from './protocol';

/** The kinds of the options that a shot is. */
export const SHOTS: readonly OptionKind[] = ['Shoot'];
export const verbOf = (option: Option): string => option.key.split(':')[0] ?? '';
export const kindOf = (option: Option): OptionKind => option.data.type;

/** What is done with something that stands or lies where the Survivor is. */
const DONE_HERE = new Set<OptionKind>([
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
export function zoneOf({ data }: Option): number | null {
  if ('to' in data && data.to >= 0) return data.to;
  return 'zone' in data && data.zone >= 0 ? data.zone : null;
}

/** Where on the map an option is found: the zone it points at, behind its door, or here. */
export function placeOf(option: Option, scene: ZombicideScene, here: number | null): number | null {
  const zone = zoneOf(option);
  if (zone !== null) return zone;
  if (DONE_HERE.has(kindOf(option))) return here;
  const door = 'door' in option.data ? option.data.door : null;
  if (door === null || here === null) return null;
  const line = scene.lines.find((one) => one.kind === 'door' && one.door === door);
  if (!line) return null;
  return line.zones[0] === here ? line.zones[1] : line.zones[0];
}

/** Shots at Zombies come before shots into empty zones, and those that endanger nobody first. */
export function aimed(options: Option[], board: ZombicideTableView | null): Option[] {
  if (!board || options.some((one) => !SHOTS.includes(kindOf(one)))) return options;
  const worth = (option: Option): number => {
    const zone = zoneOf(option);
    const zombies = board.zones[zone ?? -1]?.zombies ?? {};
    const friends = board.people.some((one) => one.zone === zone && one.id !== board.turn);
    return (Object.keys(zombies).length ? 0 : 2) + (friends ? 1 : 0);
  };
  return options.toSorted((one, other) => worth(one) - worth(other));
}
