import type { Option, OptionKind } from './kinds';
import type { ZombicideScene } from './protocol';

export const verbOf = (option: Option): string => option.key.split(':')[0] ?? '';
export const kindOf = (option: Option): OptionKind => option.data.type;

/** The zone an option points at, if it points at one. */
export function zoneOf({ data }: Option): number | null {
  if ('to' in data && data.to >= 0) return data.to;
  return 'zone' in data && data.zone >= 0 ? data.zone : null;
}

/** Where on the map an option is found: the zone it points at, behind its door, or here. */
export function placeOf(
  option: Option,
  scene: ZombicideScene,
  here: number | null,
  isHere: (option: Option) => boolean,
): number | null {
  const zone = zoneOf(option);
  if (zone !== null) return zone;
  const door = 'door' in option.data ? option.data.door : null;
  if (door === null) return isHere(option) ? here : null;
  const line = scene.lines.find((one) => one.kind === 'door' && one.door === door);
  if (!line || here === null) return null;
  return line.zones[0] === here ? line.zones[1] : line.zones[0];
}
