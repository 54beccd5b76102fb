import type { TableInfo } from '../protocol';
import { t, texts } from '../core/texts.svelte';

const PREFIXES: Record<string, string> = { 'zombicide-2e': 'z2', 'zombie-terror': 'zt' };

const known = (id: string, other: string): string => (texts.has(id) ? t(id) : other);

/** What is played, at a table or maybe at one. */
type Played = Pick<TableInfo, 'game' | 'scenario'> & Partial<Pick<TableInfo, 'scenario_title'>>;

export const gameName = ({ game }: Played): string => known(`web-game-${game}`, game);

/** What a scenario is called; one that came with the table names itself. */
export const scenarioName = ({ game, scenario, scenario_title }: Played): string =>
  scenario_title || known(`${PREFIXES[game] ?? game}-scenario-${scenario}`, scenario);

/** What a table is called: as its host said, or by what is played there, and where it branched off. */
export function tableTitle(table: TableInfo): string {
  const title = table.title || scenarioName(table);
  return table.forked_from ? t('web-forked', { title, count: table.forked_at }) : title;
}

/** The Zombie cards of a table, where they are not the usual ones; else nothing. */
export function deckName({ config }: TableInfo): string {
  const { cards } = config;
  return typeof cards === 'string' && cards !== 'all' ? known(`web-cards-${cards}`, cards) : '';
}
