import type { GameInfo, SeatInfo, TableInfo } from '../protocol';
import { t, texts } from '../core/texts.svelte';

/** The bot that takes a seat where nobody chose one. */
export const USUAL_BOT = 'greedy';

/** The best partner where it answers soon enough: measured, see docs/zombicide-bots.md. */
const BEST: Record<string, string> = { 'zombicide-2e': 'planner' };

/** The bots to choose from when a table is set up, the usual one first. */
export function botsFor(game: GameInfo): string[] {
  const usual = BEST[game.id] ?? USUAL_BOT;
  return game.bots.toSorted((a, b) => Number(b === usual) - Number(a === usual));
}

/** A bot in words: `mcts:iterations=400` is one that thinks ahead. */
export function botName(spec: string): string {
  const name = spec.split(':')[0] ?? '';
  return texts.has(`web-bot-${name}`) ? t(`web-bot-${name}`) : name;
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
