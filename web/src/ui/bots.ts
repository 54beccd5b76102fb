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

/** A bot with the share of games it won, where that was measured. */
export function botStrength({ text, won, games }: BotInfo): string {
  const share = Math.round((100 * won) / games);
  return games ? t('web-bot-share', { bot: t(text), share }) : t(text);
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
