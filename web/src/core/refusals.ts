import type { Refused } from '../protocol';

/** Refusals after which connecting again makes no sense. */
const FINAL = new Set(['no-such-table', 'not-allowed', 'old-client', 'bad-message']);
/** They come without being asked for, whatever was shown before. */
export const REMOVED = 'removed';
export const SIGNED_OUT = 'signed-out';

/** Whether a refusal is the end of the line, for who has seen the table or has not. */
export function endsLine({ id, code }: Refused, seen: boolean): boolean {
  if (id !== null) return false;
  return code === REMOVED || code === SIGNED_OUT || (FINAL.has(code) && !seen);
}
