import type { TableInfo } from '../protocol';
import { t, texts } from '../core/texts.svelte';

const PREFIXES: Record<string, string> = { 'zombicide-2e': 'z2', 'zombie-terror': 'zt' };

const known = (id: string, other: string): string => (texts.has(id) ? t(id) : other);

export const gameName = (table: TableInfo): string => known(`web-game-${table.game}`, table.game);

export const scenarioName = (table: TableInfo): string =>
  known(`${PREFIXES[table.game] ?? table.game}-scenario-${table.scenario}`, table.scenario);

/** What a table is called: as its host said, or by what is played there. */
export const tableTitle = (table: TableInfo): string => table.title || scenarioName(table);
