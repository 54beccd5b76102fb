import type { Outcome } from '../protocol';
import type { Place } from './places';

/** What a game shows when it is over: where, in which light, who walks away and who fell. */
export interface Ending {
  place: Place;
  bright: boolean;
  /** The colours of those who live. */
  people: readonly string[];
  /** The colour of who lies there. */
  fallen: string | null;
  /** What the picture is called: who fell, or what was won. */
  headline: string;
}

/** A game says how it ended; what was counted may not have come yet. */
export type EndingOf<Tally> = (result: Outcome, tally: Tally | null) => Ending;

/** As a title: the first part of a sentence, without its full stop. */
export const titled = (sentence: string): string => sentence.split(';')[0]!.replace(/\.$/, '');

/** What a sentence says besides its title. */
export function besides(sentence: string, title: string): string {
  if (!sentence.startsWith(title)) return sentence;
  const rest = sentence.slice(title.length).replace(/^[;.]\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
