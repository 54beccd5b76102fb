import type { OfferedOption } from '../../protocol';
import type { ZombicideEvent, ZombicideKinds, ZombicideOption } from './protocol';

/** What is seen and heard of events. */
export type ZombicideEffect =
  | { kind: 'fly'; from: number; to: number; id: string; count: number; delay?: number }
  | { kind: 'walk'; from: number | null; to: number; id: string }
  | { kind: 'drive'; car: number; to: number }
  | { kind: 'flash' | 'killed' | 'spawned' | 'card' | 'mold'; zone: number }
  | { kind: 'dice'; dice: number[]; needed: number }
  | { kind: 'wounded' | 'level'; id: string }
  | { kind: 'door'; door: number }
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
