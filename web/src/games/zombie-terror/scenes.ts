import type { Beat } from '../../core/moments';
import type { Animator, Scene } from '../../core/show.svelte';
import type { EventKind, Terror } from './kinds';
import type { TerrorEvent } from './protocol';

const STEP = 320;
const FLASH = 380;
const CARD = 1000;
const QUICK = 200;

/** What is seen and heard of every kind of event, and for how long; null happens at once. */
const SEEN: Record<EventKind, [string, number] | null> = {
  ActivationsCounted: ['phase', FLASH],
  Added: ['spawned', QUICK],
  Answered: null,
  Became: ['wounded', CARD],
  Bitten: ['wounded', CARD],
  BriefcaseLost: ['wounded', FLASH],
  CarEntered: ['door', FLASH],
  CardPlayed: ['card', CARD],
  Charged: ['fly', STEP],
  Climbed: ['fly', STEP],
  Collapsed: ['door', CARD],
  Emboldened: null,
  FellIn: ['killed', FLASH],
  Hastened: null,
  Healed: ['level', FLASH],
  KeysDropped: null,
  KeysTaken: ['turn', FLASH],
  Killed: ['killed', FLASH],
  Left: ['door', FLASH],
  Lured: ['fly', STEP],
  Marked: null,
  Moved: ['walk', STEP],
  Placed: ['walk', QUICK],
  Pushed: ['walk', STEP],
  PushedThrough: ['fly', STEP],
  RoundBegan: null,
  Shot: ['killed', FLASH],
  Shoved: ['walk', STEP],
  ShovedOff: ['killed', FLASH],
  Slipped: ['walk', STEP],
  Stepped: ['fly', STEP],
  Surfaced: ['walk', STEP],
  Surplus: null,
  TerrorMoved: ['phase', FLASH],
  ToAdd: null,
  TurnPassed: null,
  Turned: ['fly', QUICK],
};

/** Plays the duel step by step; what each event changed on the board comes with it. */
export const animator = (): Animator<Terror> => ({ scenes: cut });

/** Cuts events into scenes, each with the board after it. */
export function cut(beats: Beat<Terror>[]): Scene<Terror>[] {
  const scenes: Scene<Terror>[] = [];
  for (const { moment, after } of beats) {
    const seen = SEEN[moment.data.type];
    const last = scenes.at(-1);
    if (seen) {
      const effects = [{ kind: seen[0], at: placeOf(moment.data) }];
      scenes.push({ board: after, effects, milliseconds: seen[1], told: [moment] });
    } else if (last) {
      last.board = after;
      last.told.push(moment);
    }
  }
  return scenes;
}

/** The field where something happened: where it led to, or where it was. */
function placeOf(event: TerrorEvent): number | null {
  if ('to' in event) return event.to;
  return 'at' in event ? event.at : null;
}
