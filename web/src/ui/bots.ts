import type { BotInfo, GameInfo, SeatInfo, TableInfo } from '../protocol';
import { t, texts } from '../core/texts.svelte';

/** The bot that takes a seat where nobody chose one. */
export const USUAL_BOT = 'greedy';

/** The bots to choose from when a table is set up: the usual one first, then the stronger ones. */
export const botsFor = (game: GameInfo): string[] =>
  game.bots
    .toSorted((a, b) => Number(b.usual) - Number(a.usual) || b.order - a.order)
    .map(({ name }) => name);

/** A bot in words: `mcts:iterations=400` is one that thinks ahead. */
export function botName(spec: string): string {
  const name = spec.split(':')[0] ?? '';
  return texts.has(`web-bot-${name}`) ? t(`web-bot-${name}`) : name;
}

const BOXES = 3;

/** How strong a bot is among those of its game, from 0 to 3. */
export const strengthOf = ({ bots }: GameInfo, { order }: BotInfo): number =>
  Math.round((BOXES * order) / Math.max(1, bots.length - 1));

/** A bot by its strength, with the share of games of a scenario it won where that was measured. */
export function botStrength(game: GameInfo, bot: BotInfo, scenario: string): string {
  const title = t(`web-strength-${strengthOf(game, bot)}`);
  const rate = bot.rates[scenario];
  if (!rate?.games) return title;
  return t('web-bot-share', { bot: title, share: Math.round((100 * rate.won) / rate.games) });
}

/** How a bot plays, and how it fared at a scenario; it is said where nobody has measured it. */
export function botRecord(bot: BotInfo, scenario: string): string {
  const rate = bot.rates[scenario];
  if (!rate?.games) return `${t(bot.text)}, ${t('web-bot-not-measured')}`;
  const { won, games, setup } = rate;
  const how = [
    t(rate.quick ? 'web-bot-won-quick' : 'web-bot-won', { won, games }),
    setup['cards'] === 'easy' ? t('web-bot-easy') : '',
    setup['against'] ? t('web-bot-against', { bot: botName(String(setup['against'])) }) : '',
    setup['campaign'] ? t('web-bot-campaigns') : '',
  ];
  return [t(bot.text), how.filter(Boolean).join(' ')].join('; ');
}

/** Who sits on a seat; a bot that stands in for somebody has that name before its own. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return '';
  if (!seat.bot) return seat.nickname || t('web-seat-free');
  const bot = botName(seat.bot);
  return seat.nickname ? `${seat.nickname} (${bot})` : bot;
}

/** Who plays a seat, as this browser's player would say. */
export function ownerName(at: { seats: number[]; table: TableInfo | null }, seat: number): string {
  if (at.seats.includes(seat)) return t('web-you');
  return seatName(at.table?.seats.find((one) => one.seat === seat));
}
