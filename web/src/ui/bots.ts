import type { SeatInfo } from '../protocol';
import { t, texts } from '../core/texts.svelte';

/** A bot in words: `mcts:iterations=400` is one that thinks ahead. */
export function botName(spec: string): string {
  const name = spec.split(':')[0] ?? '';
  return texts.has(`web-bot-${name}`) ? t(`web-bot-${name}`) : name;
}

/** Who sits on a seat. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return '';
  return seat.bot ? botName(seat.bot) : seat.nickname || t('web-seat-free');
}
