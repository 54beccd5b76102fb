import { t } from '../../../core/texts.svelte';
import type { WinterBoardView } from '../protocol';

/** A part of what may come of a bite: how likely, how it looks, what it says. */
export interface Fate {
  share: number;
  look: 'good' | 'middle' | 'bad';
  said: string;
}

const WHOLE = 100;
const morale = (count: number): string =>
  count > 0 ? t('dw-web-fate-morale', { count }) : t('dw-web-fate-falls');

/** The victim is killed, and the bite stops. */
export function killed({ now }: WinterBoardView): Fate[] {
  const [left = 0] = now.morales;
  return [{ share: WHOLE, look: left ? 'middle' : 'bad', said: morale(left) }];
}

/** Everybody is rolled for: half of the faces are blank, any other one kills. */
export function rolled(board: WinterBoardView): Fate[] {
  const [one = 0, two, ...more] = board.now.morales;
  const half = WHOLE / 2;
  const lives: Fate = { share: half, look: 'good', said: morale(board.morale) };
  const dies = (share: number): Fate => ({
    share,
    look: one ? 'middle' : 'bad',
    said: morale(one),
  });
  // With the last morale the game ends, and the bite with it.
  if (two === undefined || !one) return [lives, dies(half)];
  const end = more.at(-1);
  let said = morale(two);
  if (two && end !== undefined && end < two)
    said = end > 0 ? t('dw-web-fate-less', { count: two }) : t('dw-web-fate-may-fall');
  return [lives, dies(half / 2), { share: half / 2, look: 'bad', said }];
}
