import type { OfferedOption } from '../../protocol';
import type {
  ZombicideEvent,
  ZombicideGoalView,
  ZombicideKinds,
  ZombicideOption,
} from './protocol';

/** So many of a kind come with a card. */
export interface Arrival {
  id: string;
  count: number;
}

/** What is seen and heard of events. */
export type ZombicideEffect =
  | { kind: 'fly'; from: number; to: number; id: string; count: number; delay?: number }
  | { kind: 'walk'; from: number | null; to: number; id: string }
  | { kind: 'drive'; car: number; to: number }
  | { kind: 'flash' | 'killed' | 'spawned' | 'mold' | 'lit'; zone: number }
  | { kind: 'story'; what: 'card' | 'note' | 'event'; id: string }
  | { kind: 'card'; zone: number; number: number; level: number; arrivals: Arrival[] }
  | {
      kind: 'tape';
      word: 'rush' | 'again';
      id: string;
      /** Where they act, and how many: of a Rush those who have just come. */
      groups: { zone: number; count: number }[];
      /** The card that made them, if one did, and its row. */
      card: number | null;
      level: number;
    }
  | { kind: 'found'; who: string; card: string }
  | { kind: 'fall'; id: string }
  | { kind: 'dice'; dice: number[]; needed: number }
  | { kind: 'wounded'; id: string }
  | { kind: 'level'; id: string; level: number; skills: number[] }
  | { kind: 'door'; door: number }
  | { kind: 'goal'; met: number[]; goals: ZombicideGoalView[] }
  | { kind: 'phase' };

/** All that a table of this family deals with. */
export interface Zombicide extends ZombicideKinds {
  effect: ZombicideEffect;
}

export type Option = OfferedOption<Zombicide>;
export type OptionKind = ZombicideOption['type'];
export type EventKind = ZombicideEvent['type'];
/** An event of one kind. */
export type EventOf<K extends EventKind> = Extract<ZombicideEvent, { type: K }>;
