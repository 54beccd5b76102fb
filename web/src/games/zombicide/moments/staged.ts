import type { WireAsk } from '../../../protocol';
import type { Side } from '../../../moments/Stage.svelte';
import { cardOf } from '../cards';
import type { Edition } from '../edition';
import { mainRect, middle } from '../geometry';
import type { Option, Zombicide, ZombicideEffect } from '../kinds';
import type { ZombicidePersonView, ZombicideScene, ZombicideTableView } from '../protocol';

/** A question that is asked on the stage, not in the list. */
export type Staged = 'found' | 'wounds' | 'skill' | 'trade' | 'reroll' | 'danger';

/** Whether what is seen has a panel on the stage, which tells it and sets its pace. */
export const onStage = (effects: readonly ZombicideEffect[], own: (id: string) => boolean) =>
  effects.some(
    (one) =>
      one.kind === 'card' ||
      one.kind === 'tape' ||
      one.kind === 'goal' ||
      one.kind === 'story' ||
      (one.kind === 'fall' && one.id !== '') ||
      (one.kind === 'level' && own(one.id)),
  );

/** Whether a card or a page lies beside what is told. */
export const hasCard = ({ kind }: ZombicideEffect): boolean =>
  kind === 'card' || kind === 'goal' || kind === 'found' || kind === 'tape';

type Ask = WireAsk<Zombicide>;

/** What options of a question must all be, and that several answers are about one Survivor. */
const all = (ask: Ask, ...kinds: string[]): boolean =>
  ask.options.every(({ data }) => kinds.includes(data.type));

const has = (ask: Ask, kind: string): boolean => ask.options.some(({ data }) => data.type === kind);

/** Which moment a question is, if it is one. */
export function stagedOf(ask: Ask | null): Staged | null {
  if (!ask?.options.length) return null;
  if (all(ask, 'Suffer')) return 'wounds';
  if (all(ask, 'Learn')) return 'skill';
  if (all(ask, 'Reroll', 'Pass') && has(ask, 'Reroll')) return 'reroll';
  if (all(ask, 'Agree', 'Refuse')) return 'trade';
  if (all(ask, 'Lift', 'HandOver', 'HandToken', 'Done') && has(ask, 'Lift')) return 'trade';
  if (!all(ask, 'Put', 'Drop') || !has(ask, 'Put')) return null;
  return owners(ask).size === 1 && has(ask, 'Drop') ? 'found' : 'trade';
}

/** The Survivors, by number, whose places and cards the answers are about. */
export function owners(ask: Ask): Set<number> {
  const about = ({ data }: Option) =>
    data.type === 'Put' || data.type === 'Lift' ? [data.who] : [];
  return new Set(ask.options.flatMap(about));
}

/** The card in question, by its word. */
export function cardAsked(ask: Ask, scene: ZombicideScene): string | null {
  const named = Object.values(ask.prompt.args).find(
    (value) => typeof value === 'object' && /-card-/.test(value.id),
  );
  if (typeof named !== 'object') return null;
  const id = named.id.replace(/^.*?-card-/, '').replace(/\..*$/, '');
  return cardOf(scene, id) ? id : null;
}

/** So many places of each have a key on the sheet of a trade: ten for two. */
export const KEYS = 5;

/** A place for the card: what lies there, and the answer that puts it there. */
export interface Place {
  slot: number;
  /** The text of its row, or of the place itself. */
  word: string;
  open: boolean;
  /** For a card attached to another one: it is there only where something fits. */
  attached: boolean;
  /** The slot of the card that such a one is attached to. */
  holder: number | null;
  /** What is worn on the body. */
  worn: boolean;
  card: string | null;
  option: Option | null;
}

const named = (edition: Edition, end: string | undefined): string | undefined =>
  end && edition.words.id(end);

/** All places of a Survivor, in the order of its board. */
export function placesFor(edition: Edition, person: ZombicidePersonView): Place[] {
  let slot = 0;
  const last = edition.slots.at(-1);
  const found: Place[] = [];
  for (const row of edition.slots)
    // Whoever may carry more has it in the last row.
    for (
      let n = 0;
      (n < row.count || row === last) && slot < person.cards.length;
      n += 1, slot += 1
    )
      found.push({
        slot,
        word: row.attached ? 'web-attached' : (named(edition, row.names?.[n]) ?? row.word),
        open: row.open ?? false,
        attached: row.attached !== undefined,
        holder: row.attached ? Math.floor(n / row.attached) : null,
        worn: row.worn ?? false,
        card: person.cards[slot] ?? null,
        option: null,
      });
  return found;
}

/** The same with the answers that put a card there. */
export function placesOf(ask: Ask, edition: Edition, person: ZombicidePersonView): Place[] {
  const by = new Map(
    ask.options.flatMap((option) =>
      option.data.type === 'Put' ? [[option.data.slot, option] as const] : [],
    ),
  );
  return placesFor(edition, person).map((place) => ({
    ...place,
    option: by.get(place.slot) ?? null,
  }));
}

/** Where most people would put it: a weapon into a free Hand, the rest into the Backpack. */
export function suggested(scene: ZombicideScene, card: string, places: Place[]): Place | null {
  const free = places.filter(({ option, card: there }) => option && there === null);
  const printed = cardOf(scene, card);
  const fitting = free.find(
    ({ attached, worn }) =>
      (attached && printed?.attaches !== 'none') || (worn && printed?.slot === 'body'),
  );
  if (fitting) return fitting;
  const weapon = (printed?.profiles.length ?? 0) > 0;
  return free.find(({ open }) => open === weapon) ?? free[0] ?? null;
}

/** How a number of one card differs from that of another. */
export interface Change {
  by: number;
  better: boolean;
}

const FIGURES = ['range_max', 'dice', 'accuracy', 'damage'] as const;
export type Figure = (typeof FIGURES)[number];

/** What becomes better or worse, number by number, where both are weapons. */
export function changes(
  scene: ZombicideScene,
  card: string,
  other: string | null,
): Partial<Record<Figure, Change>> {
  const fresh = cardOf(scene, card)?.profiles[0];
  const old = other ? cardOf(scene, other)?.profiles[0] : undefined;
  if (!fresh || !old) return {};
  const found: Partial<Record<Figure, Change>> = {};
  for (const figure of FIGURES) {
    const by = (fresh[figure] ?? 0) - (old[figure] ?? 0);
    // A lower number hits more often.
    if (by) found[figure] = { by: Math.abs(by), better: figure === 'accuracy' ? by < 0 : by > 0 };
  }
  return found;
}

/** Somebody of the box on the board, by number. */
export function personOf(
  scene: ZombicideScene,
  board: ZombicideTableView,
  who: number,
): ZombicidePersonView | undefined {
  const id = scene.box.survivors[who]?.id;
  return board.people.find((one) => one.id === id);
}

/** How many wounds one answer gives. */
export function woundsAsked({ prompt }: Ask): number {
  const value = prompt.args['wounds'];
  return typeof value === 'number' ? value : 1;
}

/** Whether somebody falls to this wound, and the game may be lost, although another would stand. */
export function isFatal(
  ask: Ask,
  option: Option,
  scene: ZombicideScene,
  board: ZombicideTableView,
): boolean {
  const falls = ({ data }: Option): boolean => {
    if (data.type !== 'Suffer') return false;
    // Who has no board of the own falls to any wound.
    return (personOf(scene, board, data.who)?.health ?? 0) <= woundsAsked(ask);
  };
  return falls(option) && ask.options.length > 1;
}

/** Where a card lies so that the zone concerned stays in sight; a panel alone lies opposite. */
export function sideOf(
  { zones, width }: ZombicideScene,
  zone: number | undefined,
  alone: boolean,
): Side {
  const there = zone === undefined ? undefined : zones[zone];
  if (!there) return 'middle';
  const at = middle(mainRect(there)).x / width;
  if (at > (alone ? 0.5 : 0.75)) return 'right';
  return at > 0.35 ? 'left' : 'middle';
}
