import type { Option } from './kinds';
import type { WinterBoardView } from './protocol';

/** Whether a card lies there: its name, or a dash. */
export const there = (id: string): boolean => id !== '' && id !== '-';

/** The words of an option's key: its verb, then whom and what it is about. */
export const words = (option: Option): string[] => option.key.split(':');

/** Options of one survivor, or of nobody in particular. */
export interface Group {
  survivor: string | null;
  options: Option[];
}

/** Sorts options by the survivor they are about, in the order of the table. */
export function grouped(options: readonly Option[], board: WinterBoardView): Group[] {
  const people = board.survivors.map(({ id }) => id);
  const about = (option: Option) => people.find((id) => words(option).includes(id)) ?? null;
  return [...people, null].flatMap((survivor) => {
    const found = options.filter((option) => about(option) === survivor);
    return found.length ? [{ survivor, options: found }] : [];
  });
}

/** What is left once somebody and a place were pointed at. */
export function fitting(
  options: readonly Option[],
  survivor: string | null,
  place: string | null,
): Option[] {
  return options.filter(
    (option) =>
      (survivor === null || words(option).includes(survivor)) &&
      (place === null || words(option).includes(place)),
  );
}

/** Places that some option names. */
export function placesMeant(options: readonly Option[], board: WinterBoardView): Set<string> {
  const named = new Set(options.flatMap(words));
  return new Set(board.places.map(({ id }) => id).filter((id) => named.has(id)));
}
