import type { ScenarioCard } from '../protocol';

/** What the gallery is narrowed to; filters combine. */
export interface Wish {
  difficulty: string;
  /** At most so many minutes; 0: however long. */
  minutes: number;
  /** Only what I have not won yet. */
  open: boolean;
}

export const ALL: Wish = { difficulty: '', minutes: 0, open: false };

const ORDER = ['easy', 'medium', 'hard', 'very-hard', 'special'];

/** How hard the scenarios are, and how many of each; nothing where all are alike. */
export function difficulties(cards: readonly ScenarioCard[]): [string, number][] {
  const count = (name: string) => cards.filter(({ difficulty }) => difficulty === name).length;
  const found = ORDER.map((name): [string, number] => [name, count(name)]).filter(([, n]) => n > 0);
  return found.length > 1 ? found : [];
}

/** The shortest time that more than one scenario fits into, if not all do; else 0. */
export function shortTime(cards: readonly ScenarioCard[]): number {
  const known = cards.map(({ minutes }) => minutes).filter((minutes) => minutes > 0);
  const [, second] = known.toSorted((a, b) => a - b);
  return second !== undefined && known.some((minutes) => minutes > second) ? second : 0;
}

/** The scenarios that fit all filters. */
export const fitting = (
  cards: readonly ScenarioCard[],
  wish: Wish,
  won: (id: string) => boolean,
): ScenarioCard[] =>
  cards.filter(
    ({ id, difficulty, minutes }) =>
      (!wish.difficulty || difficulty === wish.difficulty) &&
      (!wish.minutes || (minutes > 0 && minutes <= wish.minutes)) &&
      (!wish.open || !won(id)),
  );

/** How many skulls of three stand for a difficulty; a fourth is for what is harder still. */
export const skulls = (difficulty: string): number => ORDER.slice(0, 4).indexOf(difficulty) + 1;

/** Which card an arrow key leads to; `columns` lie side by side. */
export function stepped(key: string, from: number, count: number, columns: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? null : to >= 0 && to < count ? to : from;
}
