import type { OfferedOption } from '../../protocol';
import type { TerrorEvent, TerrorKinds } from './protocol';

/** What is seen and heard of events, and on which field. */
export interface TerrorEffect {
  kind: string;
  at: number | null;
  /** Both sides look up: all but its place is dimmed. */
  great?: boolean;
  /** Whom it happens to. */
  who?: number | null;
}

/** All that a table of this game deals with. */
export interface Terror extends TerrorKinds {
  effect: TerrorEffect;
}

export type Option = OfferedOption<Terror>;
export type EventKind = TerrorEvent['type'];
