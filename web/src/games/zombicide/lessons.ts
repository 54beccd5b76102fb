import type { Lesson, Progress } from '../../tutorial/lesson';
import type { EventKind, Zombicide } from './kinds';

type Judge = (progress: Progress<Zombicide>) => boolean;

/** Has anything of these kinds happened since the lesson began? */
export const happened =
  (...kinds: EventKind[]): Judge =>
  ({ events }) =>
    events.some(({ data }) => kinds.includes(data.type));

/** The same, once nothing that it led to is asked about any more: somebody acts, or nobody yet. */
export const settled =
  (isIdle: (asked: string) => boolean, ...kinds: EventKind[]): Judge =>
  (progress) =>
    isIdle(progress.asked) && happened(...kinds)(progress);

/** The button of an action, while it can be pressed. */
export const able = (action: string): string => `[data-action='${action}']:not(.off)`;

/** Who shall act next, in the list or on a phone's strip. */
export const next = (who: string): string[] => [
  `[data-option='act:${who}']`,
  `[data-survivor='${who}'].can`,
];

/** What lessons that several editions teach speak of. */
const SPOKEN: Record<string, readonly string[]> = {
  hello: ['.goals'],
  move: ["[data-action='move']"],
  door: [able('door')],
  open: [able('door')],
  close: [able('door')],
  oxygen: [able('oxygen')],
  machine: [able('machine')],
  search: [able('search')],
  strike: [able('melee')],
  shoot: [able('shoot')],
  fight: [able('shoot')],
  fire: [able('shoot')],
  crate: [able('take')],
  goal: [able('take'), '.goals'],
  leave: [able('exit')],
  round: ["[data-action='end']", '[data-preview]', "[data-more][aria-expanded='false']"],
  level: ['.squad'],
};

/** Lessons with what they speak of: in every edition, and in this one. */
export const spoken = (lessons: Lesson<Zombicide>[]): Lesson<Zombicide>[] =>
  lessons.map((one) => ({ ...one, marks: [...(SPOKEN[one.id] ?? []), ...(one.marks ?? [])] }));
