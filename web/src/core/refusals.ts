import type { GameKinds, Refused, View, WireAsk } from '../protocol';
import { isAsked } from './asked';

/** Refusals after which connecting again makes no sense. */
const FINAL = new Set(['no-such-table', 'not-allowed', 'old-client', 'bad-message']);
/** What is stored of a table cannot be read: damaged, or made by rules that are other ones now. */
const UNREAD = new Set(['version-differs', 'replay-differs', 'bad-record']);
/** They come without being asked for, whatever was shown before. */
export const REMOVED = 'removed';
export const SIGNED_OUT = 'signed-out';

/** Whether a refusal is the end of the line, for who has seen the table or has not. */
export function endsLine({ id, code }: Refused, seen: boolean): boolean {
  if (id !== null) return false;
  if (code === REMOVED || code === SIGNED_OUT || UNREAD.has(code)) return true;
  return FINAL.has(code) && !seen;
}

/** A refusal is read as long as its question is open; one that came too late is of the past. */
export function lasting<G extends GameKinds>(
  refusal: Refused | null,
  asked: WireAsk<G> | null,
  view: View<G>,
): Refused | null {
  return refusal?.code !== 'stale-ask' && asked && isAsked(view, asked) ? refusal : null;
}
