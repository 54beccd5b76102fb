import type { OfferedOption, WireAsk } from '../../protocol';
import type { ZombicideScene, ZombicideTableView } from './protocol';
import type { IconName } from '../../icons/names';

/** A button of the action bar; options of several kinds may share one. */
export interface Group {
  id: string;
  icon: IconName;
  key: string;
  /** The tags of the options that belong to it. */
  kinds: string[];
  /** Shown even when nothing of it can be done, with the reason. */
  always?: boolean;
  /** Ask once more before it happens: dice, and things that cannot be taken back. */
  careful?: boolean;
}

/** The bar of a Survivor's turn, from left to right. What is in no group has one of its own. */
export const GROUPS: Group[] = [
  {
    id: 'move',
    icon: 'footsteps',
    key: 'M',
    kinds: ['Walk', 'Slip', 'Dash', 'SlipDash', 'Sidestep'],
    always: true,
  },
  {
    id: 'shoot',
    icon: 'winchester-rifle',
    key: 'R',
    kinds: ['Shoot'],
    always: true,
    careful: true,
  },
  {
    id: 'melee',
    icon: 'bowie-knife',
    key: 'A',
    kinds: ['Melee', 'Improvise'],
    always: true,
    careful: true,
  },
  {
    id: 'search',
    icon: 'magnifying-glass',
    key: 'S',
    kinds: ['Search', 'SearchCar'],
    always: true,
  },
  { id: 'door', icon: 'entry-door', key: 'O', kinds: ['OpenDoor'], always: true },
  { id: 'take', icon: 'wooden-crate', key: 'X', kinds: ['TakeObjective', 'TakeCrate', 'LootCar'] },
  { id: 'trade', icon: 'card-exchange', key: 'T', kinds: ['Trade', 'Reorganise'], always: true },
  {
    id: 'car',
    icon: 'police-car',
    key: 'C',
    kinds: ['GetIn', 'GetOut', 'ChangeSeat', 'SwapSeats'],
  },
  { id: 'drive', icon: 'run', key: 'D', kinds: ['DriveSlow', 'DriveFast', 'DriveOn', 'RunOver'] },
  { id: 'reload', icon: 'shotgun-rounds', key: 'L', kinds: ['Reload'] },
  { id: 'eat', icon: 'canned-fish', key: 'F', kinds: ['Eat'] },
  { id: 'drop', icon: 'trash-can', key: 'G', kinds: ['Discard', 'DiscardFreely', 'DiscardFrom'] },
  { id: 'noise', icon: 'megaphone', key: 'N', kinds: ['MakeNoise'], always: true },
  { id: 'lead', icon: 'team-idea', key: 'H', kinds: ['Rally', 'Lead', 'Heal', 'Rescue'] },
  { id: 'exit', icon: 'exit-door', key: 'Q', kinds: ['Escape'] },
];
export const END: Group = {
  id: 'end',
  icon: 'hourglass',
  key: 'E',
  kinds: ['EndTurn'],
  always: true,
};
const ALL = [...GROUPS, END];
const BY_KIND = new Map(ALL.flatMap((group) => group.kinds.map((kind) => [kind, group] as const)));
/** What Missions and skills add has a button for each verb, with the verb's own heading. */
const VERB = 'verb-';
const VERB_ICONS: Record<string, IconName> = {
  act: 'person',
  barricade: 'packed-planks',
  'be-leader': 'person',
  'escape-by-car': 'exit-door',
  'fetch-molotov': 'molotov',
  give: 'molotov',
  'hit-car': 'police-car',
  'load-box': 'hand-truck',
  'load-food': 'hand-truck',
  'play-pair': 'team-idea',
  recruit: 'person',
  reveal: 'modern-city',
  'reveal-building': 'modern-city',
  stow: 'canned-fish',
  'take-out': 'canned-fish',
  'unload-food': 'hand-truck',
  neutralise: 'hand',
  'take-cocktail': 'molotov',
  taunt: 'acoustic-megaphone',
  treat: 'first-aid-kit',
};
const KEYS = ['B', 'J', 'K', 'P', 'V'];

const kebab = (kind: string): string =>
  kind.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The verbs of the options that a button stands for. */
export function verbsOf(group: Group): string[] {
  return group.id.startsWith(VERB) ? [group.id.slice(VERB.length)] : group.kinds.map(kebab);
}

const verbOf = (option: OfferedOption): string => option.key.split(':')[0] ?? '';

function verbGroup(verb: string): Group {
  return { id: VERB + verb, icon: VERB_ICONS[verb] ?? 'rolling-dices', key: '', kinds: [] };
}

/** The text on a button: a word of ours, or the heading of the verb. */
export function wordOf(group: Group): string {
  return group.id.startsWith(VERB)
    ? `z2-verb-${group.id.slice(VERB.length)}`
    : `web-action-${group.id}`;
}

export const kindOf = (option: OfferedOption): string => String(option.data['type'] ?? '');

export interface Offer {
  group: Group;
  options: OfferedOption[];
}

/**
 * Sorts the options of a turn into the bar's buttons. The Mission's own verbs have theirs even when
 * nothing of them can be done.
 */
export function offers(ask: WireAsk, own: string[] = []): Offer[] {
  const fitting = (group?: Group) =>
    ask.options.filter((option) => BY_KIND.get(kindOf(option)) === group);
  const found = ALL.map((group) => ({ group, options: fitting(group) }));
  const others = fitting();
  const known = new Set(ALL.flatMap(verbsOf));
  const verbs = [...others.map(verbOf), ...own.filter((verb) => !known.has(verb))];
  const special = [...new Set(verbs)].map((verb, n) => ({
    group: { ...verbGroup(verb), key: KEYS[n] ?? '' },
    options: others.filter((option) => verbOf(option) === verb),
  }));
  const last = found.pop()!;
  return [...found, ...special, last].filter(
    ({ group, options }) =>
      group.always || options.length > 0 || verbsOf(group).some((verb) => own.includes(verb)),
  );
}

/** Is this the question of a Survivor's turn, with all its Actions? */
export const isTurn = (ask: WireAsk | null): boolean => ask?.prompt.id === 'z2-turn';

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

export function groupOf(option: OfferedOption): Group {
  return BY_KIND.get(kindOf(option)) ?? verbGroup(verbOf(option));
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
  if (!board || !options.length || options.some((one) => groupOf(one).id !== 'shoot'))
    return options;
  const worth = (option: OfferedOption): number => {
    const zone = zoneOf(option);
    const zombies = board.zones.find((one) => one.zone === zone)?.zombies ?? {};
    const friends = board.people.some((one) => one.zone === zone && one.id !== board.turn);
    return (Object.keys(zombies).length ? 0 : 2) + (friends ? 1 : 0);
  };
  return options.toSorted((one, other) => worth(one) - worth(other));
}

/** The options that fit what is chosen so far. */
export function narrowed(
  options: OfferedOption[],
  group: string | null,
  zone: number | null,
  place: (option: OfferedOption) => number | null = zoneOf,
): OfferedOption[] {
  return options.filter(
    (option) =>
      (group === null || groupOf(option).id === group) && (zone === null || place(option) === zone),
  );
}
