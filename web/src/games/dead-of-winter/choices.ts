import type { Option } from './kinds';
import type { WinterBoardView } from './protocol';

/** Whether a card lies there: its name, or a dash. */
export const there = (id: string): boolean => id !== '' && id !== '-';

/** A card's name in a key without the mark that this copy was used. */
const bare = (word: string): string => word.replace(/\*\d+$/, '');

/** The words of an option's key: its verb, then whom and what it is about. */
export const words = (option: Option): string[] => option.key.split(':').map(bare);

/** What the bar below the table offers, by the verbs of the keys. */
export const ACTIONS = {
  search: ['search'],
  attack: ['attack'],
  barricade: ['barricade'],
  attract: ['attract'],
  clean: ['clean'],
  move: ['move', 'move-with'],
  crisis: ['contribute', 'contribute-gear'],
  eat: ['eat', 'eat-card'],
  more: [] as string[],
  end: ['end-turn'],
} as const;
export type Action = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as Action[];

/** The button of the bar that an option belongs to; whatever has none of its own is among `more`. */
export function actionOf(option: Option): Action {
  const [verb = ''] = words(option);
  const found = ACTION_NAMES.find((one) => (ACTIONS[one] as readonly string[]).includes(verb));
  return found ?? 'more';
}

/** The die that an option spends; 0 for none. */
export function dieOf({ data }: Option): number {
  return 'die' in data && typeof data.die === 'number' ? data.die : 0;
}

/** What was pointed at so far. */
export interface Pointed {
  action: Action | null;
  survivor: string | null;
  die: number | null;
  card: string | null;
  place: string | null;
}
export const NOTHING: Pointed = {
  action: null,
  survivor: null,
  die: null,
  card: null,
  place: null,
};

/** What is left once somebody, a die, a card or a place was pointed at. */
export function fitting(options: readonly Option[], at: Partial<Pointed>): Option[] {
  return options.filter((option) => {
    const said = words(option);
    return (
      (!at.action || actionOf(option) === at.action) &&
      (!at.survivor || said.includes(at.survivor)) &&
      (!at.card || said.includes(at.card)) &&
      (!at.place || said.includes(at.place)) &&
      (!at.die || dieOf(option) === at.die || said[1] === String(at.die))
    );
  });
}

/** Options of one survivor, or of nobody in particular. */
export interface Group {
  survivor: string | null;
  options: Option[];
}

/** Sorts options by the survivor they are about, in the order of the table. */
export function grouped(
  options: readonly Option[],
  survivors: WinterBoardView['survivors'],
): Group[] {
  const people = survivors.map(({ id }) => id);
  const about = (option: Option) =>
    words(option)
      .slice(1)
      .find((word) => people.includes(word)) ?? null;
  return [...people, null].flatMap((survivor) => {
    const found = options.filter((option) => about(option) === survivor);
    return found.length ? [{ survivor, options: found }] : [];
  });
}

/**
 * The least die that does it: what is printed, not the least of the dice that happen to lie there.
 * Where a card or a law changes what is printed, the dice that are offered say so.
 */
export function leastDie(
  offered: readonly number[],
  printed: readonly number[],
  dice: readonly number[],
): number {
  const [least, number] = [Math.min(...offered), Math.min(...printed)];
  return dice.some((die) => die >= number && die < least) ? least : Math.min(least, number);
}

/** The same by what is done, in the order of the bar. */
export function byAction(options: readonly Option[]): { action: Action; options: Option[] }[] {
  return ACTION_NAMES.flatMap((action) => {
    const found = options.filter((option) => actionOf(option) === action);
    return found.length ? [{ action, options: found }] : [];
  });
}

/** What has no button of its own, by what it is about; what sets the table against somebody comes last. */
export const SORTS = ['play', 'own', 'ask', 'grave'] as const;
export type Sort = (typeof SORTS)[number];
export function sortOf(option: Option): Sort {
  if (grave(option)) return 'grave';
  if (option.data.type === 'Play') return 'play';
  return option.data.type === 'Request' ? 'ask' : 'own';
}
export function bySort(options: readonly Option[]): { sort: Sort; options: Option[] }[] {
  return SORTS.flatMap((sort) => {
    const found = options.filter((option) => sortOf(option) === sort);
    return found.length ? [{ sort, options: found }] : [];
  });
}

/** Which of some names the options speak of. */
export function meant(options: readonly Option[], names: readonly string[]): Set<string> {
  const said = new Set(options.flatMap((option) => words(option).slice(1)));
  return new Set(names.filter((name) => said.has(name)));
}

/** What is best left alone unless it is meant: it ends a turn, or sets the table against somebody. */
export const grave = (option: Option): boolean =>
  ['EndTurn', 'Accuse', 'ShowYourself'].includes(option.data.type);
