import type { SeatInfo } from '../protocol';
import { t, texts } from '../core/texts.svelte';

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
