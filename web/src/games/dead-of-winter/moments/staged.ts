import type { GameStore } from '../../../core/game.svelte';
import { settings } from '../../../core/settings.svelte';
import type { Winter } from '../kinds';
import type { WinterBoardView } from '../protocol';

/** A question, or something that holds the whole table, that has a stage of its own. */
export type Staged = 'setup' | 'search' | 'bite' | 'crossroads' | 'vote' | 'give' | 'end';

/** Which moment the table waits in, as the seat at the screen sees it. */
export function stagedOf(store: GameStore<Winter>, board: WinterBoardView): Staged | null {
  if (store.show.playing || store.past.watching || settings.moments === 'off') return null;
  if (store.view?.result) return 'end';
  if (store.closed) return null; // nothing is asked any more, and the board may be looked at
  const asked = store.ask?.prompt.id ?? '';
  const { now, own } = board;
  if (asked === 'dw-keep') return 'setup';
  if (own?.dealt.length && !asked && !board.survivors.length) return 'setup';
  if (asked === 'dw-search' || asked === 'dw-keep-more') return 'search';
  if (asked === 'dw-give') return 'give';
  if (asked === 'dw-bite' || (now.bitten && !asked)) return 'bite';
  if (now.vote && (!asked || /^dw-(vote|tie)/.test(asked))) return 'vote';
  const reading = now.crossroads !== '' && now.chooser >= 0 && !now.option;
  if (reading && (!asked || asked === 'dw-crossroads-choice')) return 'crossroads';
  return null;
}
