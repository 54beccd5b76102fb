import type { CampaignInfo, TableInfo } from '../protocol';
import { clientOf } from '../core/games';
import { isOver } from '../core/status';
import { t } from '../core/texts.svelte';
import { scenarioName } from '../ui/titles';

/** A game of a campaign: what it is called and how it ended; `now` where it is being played. */
export interface Stage {
  name: string;
  fate: 'won' | 'lost' | 'now';
}

function fateOf(table: TableInfo): Stage['fate'] {
  if (!isOver(table)) return 'now';
  return table.seats.some(({ ending }) => ending?.fate === 'won') ? 'won' : 'lost';
}

/** The games of a campaign so far, in order. */
export const roadOf = (games: readonly TableInfo[]): Stage[] =>
  games.map((table) => ({ name: scenarioName(table), fate: fateOf(table) }));

/** How far a campaign is: what was won of all there is, or the games so far. */
export function farOf({ table, games }: CampaignInfo): string {
  const total = clientOf(table.game)?.stages;
  const done = new Set(games.filter((one) => fateOf(one) === 'won').map((one) => one.scenario));
  return total
    ? t('web-campaign-far', { done: done.size, total })
    : t('web-campaign-games', { count: games.length });
}
