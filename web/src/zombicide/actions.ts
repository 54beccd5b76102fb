import type { OfferedOption, WireAsk } from '../protocol';
import type { IconName } from '../icons/names';

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
/** What Missions and skills add has a button for each verb, with the verb's own heading. */
const VERB = 'verb-';
const VERB_ICONS: Record<string, IconName> = {
  barricade: 'packed-planks',
  'escape-by-car': 'exit-door',
  give: 'molotov',
  'hit-car': 'police-car',
  'load-box': 'hand-truck',
  'load-food': 'hand-truck',
  'unload-food': 'hand-truck',
  neutralise: 'hand',
  'take-cocktail': 'molotov',
  taunt: 'acoustic-megaphone',
  treat: 'first-aid-kit',
};
const KEYS = ['B', 'J', 'K', 'P', 'V'];

export const verbOf = (option: OfferedOption): string => option.key.split(':')[0] ?? '';

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

/** Sorts the options of a turn into the bar's buttons. */
export function offers(ask: WireAsk): Offer[] {
  const all = [...GROUPS, END];
  const known = new Set(all.flatMap((group) => group.kinds));
  const found = all.map((group) => ({
    group,
    options: ask.options.filter((option) => group.kinds.includes(kindOf(option))),
  }));
  const others = ask.options.filter((option) => !known.has(kindOf(option)));
  const special = [...new Set(others.map(verbOf))].map((verb, n) => ({
    group: { ...verbGroup(verb), key: KEYS[n] ?? '' },
    options: others.filter((option) => verbOf(option) === verb),
  }));
  const last = found.pop()!;
  return [...found, ...special, last].filter(
    ({ group, options }) => group.always || options.length > 0,
  );
}

/** Is this the question of a Survivor's turn, with all its Actions? */
export const isTurn = (ask: WireAsk | null): boolean => ask?.prompt.id === 'z2-turn';

const TURN_ZONES = ['to', 'zone'];

/** The zone an option points at, if it points at one. */
export function zoneOf(option: OfferedOption): number | null {
  for (const name of TURN_ZONES) {
    const value = option.data[name];
    if (typeof value === 'number' && value >= 0) return value;
  }
  return null;
}

export function groupOf(option: OfferedOption): Group {
  const kind = kindOf(option);
  return [...GROUPS, END].find((group) => group.kinds.includes(kind)) ?? verbGroup(verbOf(option));
}

/** The options that fit what is chosen so far. */
export function narrowed(
  options: OfferedOption[],
  group: string | null,
  zone: number | null,
): OfferedOption[] {
  return options.filter(
    (option) =>
      (group === null || groupOf(option).id === group) &&
      (zone === null || zoneOf(option) === zone),
  );
}
