import type { Outcome, SeatEnding, Sequel, Summary, TableInfo } from '../protocol';
import { t } from '../core/texts.svelte';
import { botName } from '../ui/bots';
import { scenarioName, settingName } from '../ui/titles';

export type Verdict = 'won' | 'lost' | 'over';

/**
 * What the end is to who holds these seats. Who watches, or played both sides, has neither won
 * nor lost; where sides play against each other nobody may have.
 */
export function verdict(result: Outcome, held: readonly number[], opposed: boolean): Verdict {
  const mine = held.filter((seat) => result.winners.includes(seat)).length;
  if (!held.length) return 'over';
  if (mine === held.length) return 'won';
  return mine || (opposed && !result.winners.length) ? 'over' : 'lost';
}

/** How it ended for each seat, where that was not alike for all. */
export function endings({ reason, seats }: Outcome): SeatEnding[] {
  const alike = seats.every(
    (one) => one.fate === seats[0]?.fate && one.reason === reason && !one.achieved.length,
  );
  return alike ? [] : seats;
}

/** How long a game took, in words. */
export function lasting(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return t('web-end-time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** A number of the game, and the word for it. */
export interface Fact {
  word: string;
  value: string;
}

/** How much was played: rounds, decisions and time, as far as they are known. */
export function factsOf(round: number, summary: Summary | null): Fact[] {
  const count = (word: string, number: number): Fact => ({
    word: t(word, { count: number }),
    value: String(number),
  });
  const found = round ? [count('web-end-rounds', round)] : [];
  if (summary) found.push(count('web-end-decisions', summary.decisions));
  if (summary?.seconds) found.push({ word: t('web-end-lasted'), value: lasting(summary.seconds) });
  return found;
}

/** What a game that may follow is called. */
export function sequelName({ why, changes }: Sequel, table: TableInfo): string {
  const { scenario, bot, ...settings } = changes;
  const named = Object.entries(settings).map(([name, to]) => settingName(table.game, name, to));
  if (scenario !== undefined)
    named.push(scenarioName({ game: table.game, scenario: String(scenario) }));
  if (bot !== undefined) named.push(botName(String(bot)));
  return t(`web-end-${why}`, { what: named.filter(Boolean).join(', ') });
}

/** The one that a button invites to first: on to what comes next, or the same once more. */
export const favourite = (sequels: readonly Sequel[], how: Verdict): Sequel | null =>
  (how === 'won' && sequels.find((one) => one.why === 'next')) || null;
