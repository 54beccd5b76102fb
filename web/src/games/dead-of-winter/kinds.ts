import type { OfferedOption } from '../../protocol';
import type { WinterEvent, WinterKinds } from './protocol';

/** What is seen of events: the great ones have a stage of their own. */
export type WinterEffect =
  | { kind: 'exposure'; survivor: string; face: number; replaced: boolean }
  | { kind: 'crisis'; crisis: string; cards: string[]; total: number; due: number; passed: boolean }
  | {
      kind: 'reveal';
      vote: string;
      ayes: number[];
      noes: number[];
      passed: boolean;
      accused: number;
      tied: boolean;
    }
  | { kind: 'exiled'; seat: number; leads: boolean; goal: string }
  | { kind: 'sprung'; crossroads: string; reader: number; option: number; chooser: number }
  | { kind: 'fall'; survivor: string }
  | { kind: 'morale'; by: number; now: number }
  | { kind: 'met'; objective: string }
  | { kind: 'phase'; step: PhaseStep };

/** The steps of the colony phase, in their order. */
export type PhaseStep = 'feed' | 'waste' | 'crisis' | 'zombies' | 'objective' | 'round' | 'first';

/** All that a table of this game deals with. */
export interface Winter extends WinterKinds {
  effect: WinterEffect;
}

export type Option = OfferedOption<Winter>;
export type EventKind = WinterEvent['type'];
export type EventOf<K extends EventKind> = Extract<WinterEvent, { type: K }>;
