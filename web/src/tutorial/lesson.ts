import type { GameKinds, Happening } from '../protocol';

/** What a lesson is judged by. */
export interface Progress<G extends GameKinds = GameKinds> {
  board: G['board'];
  /** The id of the open question, or nothing. */
  asked: string;
  /** What happened since the lesson began. */
  events: readonly Happening<G>[];
  /** The game is over, and the learner has won. */
  won: boolean;
}

export interface Lesson<G extends GameKinds = GameKinds> {
  /** Its texts are `web-lesson-<id>` with a title. */
  id: string;
  /** What it speaks of beside the board: selectors. */
  marks?: readonly string[];
  /** Zones of a board that it speaks of, and fields. */
  zones?: readonly string[];
  fields?: readonly string[];
  /** Something is to be done; without it, reading is enough. */
  done?: (progress: Progress<G>) => boolean;
  /** It can be left by reading, too: not every game brings it up soon. */
  readable?: boolean;
}
