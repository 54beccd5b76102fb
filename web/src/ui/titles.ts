import type { TableInfo } from '../protocol';
import { shelf } from '../core/shelf.svelte';
import { t, texts } from '../core/texts.svelte';

const known = (id: string, other: string): string => (texts.has(id) ? t(id) : other);
/** A word of one game: the lobby lists its tables also while another of its family is chosen. */
const named = (id: string, other: string): string => texts.exactly(id) ?? other;

/** What is played, at a table or maybe at one. */
type Played = Pick<TableInfo, 'game' | 'scenario'> & Partial<Pick<TableInfo, 'scenario_title'>>;

export const gameName = ({ game }: Pick<Played, 'game'>): string => known(`web-game-${game}`, game);

/** What a scenario is called; one that came with the table names itself. */
export const scenarioName = ({ game, scenario, scenario_title }: Played): string =>
  scenario_title || named(`${shelf.prefix(game)}-scenario-${scenario}`, scenario);

/** What a table is called: as its host said, or by what is played there, and where it branched off. */
export function tableTitle(table: TableInfo): string {
  const title = table.title || scenarioName(table);
  return table.forked_from ? t('web-forked', { title, count: table.forked_at }) : title;
}

/** What a setting means, where its values have words; else nothing. */
export const settingName = (game: string, name: string, value: unknown): string =>
  named(`${shelf.prefix(game)}-setup-${name}.${String(value)}`, '');

/** The settings of a table that are not the usual ones and have words. */
export function settingNames({ game, config }: TableInfo): string[] {
  const options = shelf.of(game)?.options ?? [];
  return options
    .filter(({ name, default: usual }) => name in config && config[name] !== usual)
    .map(({ name }) => settingName(game, name, config[name]))
    .filter(Boolean);
}

/** A rule that was agreed on at a table, in its own sentence. */
interface Agreed {
  name: string;
  rule: string;
  value: string | number;
}

/** All other settings that are not the usual ones: whoever sits down is to know of them. */
export function agreed({ game, config }: TableInfo): Agreed[] {
  const { options, seats } = shelf.of(game) ?? { options: [], seats: null };
  return options.flatMap(({ name, kind, default: usual }) => {
    const [value, rule] = [config[name], `${shelf.prefix(game)}-setup-${name}`];
    const told = kind === 'str' || name === seats?.option || settingName(game, name, value);
    if (value === undefined || value === usual || told || !texts.has(rule)) return [];
    const said = typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value as string | number);
    return [{ name, rule: t(rule), value: said }];
  });
}

/** The part that a seat plays, in games whose seats differ; else nothing. */
export function sideName(game: string, name: string): string {
  const side = shelf.of(game)?.seats.sides.find((one) => one.name === name);
  return side ? t(side.text) : '';
}

/** What a seat is called at the table, whoever sits there. */
export function seatTitle({ game, seats }: TableInfo, seat: number): string {
  const name = seats.find((one) => one.seat === seat)?.name ?? String(seat + 1);
  return named(`${shelf.prefix(game)}-seat-${name}`, name);
}
