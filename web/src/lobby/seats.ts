import type { GameInfo } from '../protocol';
import { botsFor } from '../ui/bots';

/** How a table is played: alone with bots, at one screen, or over the net. */
export type Mode = 'solo' | 'hotseat' | 'online';

const ME = 'me';
const OPEN = 'open';

/** How many seats besides the first one there are at least. */
export function fewestOthers({ seats, secrets }: GameInfo, mode: Mode): number {
  if (!seats.option) return seats.most - 1;
  // At one screen a seat is enough for all, unless they have secrets from each other.
  const alone = mode === 'solo' || (mode === 'hotseat' && !secrets);
  return Math.max(seats.least - 1, alone ? 0 : 1);
}

/** Who sits on the other seats at first. */
export function company(game: GameInfo): Record<Mode, string[]> {
  const bot = botsFor(game)[0]!;
  const least = (mode: Mode, who: string) => Array<string>(fewestOthers(game, mode)).fill(who);
  const online = least('online', OPEN);
  // Where there is room for more, a bot comes along.
  const more = game.seats.option && online.length + 1 < game.seats.most ? [bot] : [];
  return { solo: least('solo', bot), hotseat: least('hotseat', ME), online: [...online, ...more] };
}

/** Who may take the other seats, the usual one first; nobody where all of them are mine. */
export function kindsOf(game: GameInfo, mode: Mode): string[] {
  if (mode === 'hotseat') return game.seats.option && game.secrets ? [ME] : [];
  return mode === 'solo' ? botsFor(game) : [OPEN, ...botsFor(game)];
}

/** The seats in their order, where I, who come first, play the side with this number. */
export const placed = (seats: readonly string[], side: number): string[] => [
  ...seats.slice(1, side + 1),
  seats[0]!,
  ...seats.slice(side + 1),
];
