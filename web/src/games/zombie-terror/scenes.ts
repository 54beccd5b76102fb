import type { Beat } from '../../core/moments';
import type { Animator, Scene } from '../../core/show.svelte';
import type { EventKind, Terror } from './kinds';
import type { TerrorEvent } from './protocol';

const STEP = 320;
const FLASH = 380;
const QUICK = 200;
/** To read a band across the table. */
const BAND = 1600;

/** What is seen and heard of every kind of event, and for how long; null happens at once. */
const SEEN: Record<EventKind, [string, number] | null> = {
  ActivationsCounted: ['phase', FLASH],
  Added: ['spawned', QUICK],
  Answered: null,
  Became: ['wounded', BAND],
  Bitten: ['wounded', BAND],
  BriefcaseLost: ['wounded', FLASH],
  CarEntered: ['door', FLASH],
  CardPlayed: ['card', BAND],
  Charged: ['fly', STEP],
  Climbed: ['fly', STEP],
  Collapsed: ['door', BAND],
  Emboldened: null,
  FellIn: ['killed', FLASH],
  Hastened: null,
  Healed: ['level', FLASH],
  KeysDropped: null,
  KeysTaken: ['turn', FLASH],
  Killed: ['killed', FLASH],
  Left: ['door', BAND],
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
      const great = seen[1] === BAND;
      const effects = [{ kind: seen[0], at: placeOf(moment.data), great, who: whoOf(moment.data) }];
      scenes.push({ board: after, effects, milliseconds: seen[1], told: [moment], great });
    } else if (last) {
      last.board = after;
      last.told.push(moment);
    }
  }
  return scenes;
}

/** What only zombies do, or is done to them in their own turn. */
const UNDEAD: ReadonlySet<EventKind> = new Set([
  'ActivationsCounted',
  'Added',
  'Became',
  'Bitten',
  'BriefcaseLost',
  'Charged',
  'Climbed',
  'Marked',
  'PushedThrough',
  'Stepped',
  'Surplus',
  'ToAdd',
  'Turned',
]);
/** What belongs to neither side's turn. */
const EITHER: ReadonlySet<EventKind> = new Set([
  'CardPlayed',
  'Collapsed',
  'FellIn',
  'TerrorMoved',
]);

/** Whose turn is being shown, by the seat; null where what is told does not say so. */
export function sideOf(told: readonly { data: TerrorEvent }[]): number | null {
  const [first] = told;
  if (!first || EITHER.has(first.data.type)) return null;
  return Number(UNDEAD.has(first.data.type));
}

/** The field where something happened: where it led to, or where it was. */
function placeOf(event: TerrorEvent): number | null {
  if ('to' in event) return event.to;
  return 'at' in event ? event.at : null;
}

const whoOf = (event: TerrorEvent): number | null => ('human' in event ? event.human : null);
