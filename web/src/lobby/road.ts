import type { CampaignInfo, TableInfo } from '../protocol';
import { isOver } from '../core/status';
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
export const roadOf = ({ games }: CampaignInfo): Stage[] =>
  games.map((table) => ({ name: scenarioName(table), fate: fateOf(table) }));
