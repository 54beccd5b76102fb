import type { GameStore } from '../../../core/game.svelte';
import { settings } from '../../../core/settings.svelte';
import type { Chooser } from '../chooser.svelte';
import type { Option, Zombicide, ZombicideEffect } from '../kinds';
import type { ZombicideScene, ZombicideTableView } from '../protocol';
import { tradersOf } from './bargain';
import type { Hands } from './hands.svelte';
import { aimOf } from '../odds';
import { owners, personOf, type Staged } from './staged';

/** The place that a great moment is about. */
export interface Spot {
  /** These stay lit, all else is dimmed; none: the whole board is. */
  zones: number[];
  /** Something bad happens there. */
  bad: boolean;
  /** Who shines there, because of a new level. */
  rising: string | null;
}

type Store = Pick<GameStore<Zombicide>, 'ask' | 'effects' | 'log'>;

const at = (zones: number[], more: Partial<Spot> = {}): Spot => ({
  zones,
  bad: false,
  rising: null,
  ...more,
});

/** Where somebody stands or stood last. */
const zoneOf = ({ people }: ZombicideTableView, id: string): number[] => {
  const zone = people.find((one) => one.id === id)?.zone ?? null;
  return zone === null ? [] : [zone];
};

const traders = (scene: ZombicideScene, { trade }: ZombicideTableView): number[] =>
  trade ? tradersOf(scene, trade) : [];

const standing = (scene: ZombicideScene, board: ZombicideTableView, who: number[]): Spot =>
  at([...new Set(who.flatMap((one) => personOf(scene, board, one)?.zone ?? []))]);

/** What is lit while something great is shown; others' finds and levels are told in passing. */
export function shownAt(
  effects: readonly ZombicideEffect[],
  board: ZombicideTableView,
  mine: (id: string) => boolean,
): Spot | null {
  for (const one of effects) {
    if (one.kind === 'card') return at([one.zone]);
    if (one.kind === 'tape')
      return at(
        one.groups.map(({ zone }) => zone),
        { bad: true },
      );
    if (one.kind === 'goal' || one.kind === 'story') return at([]);
    if (one.kind === 'fall' && one.id) return at(zoneOf(board, one.id), { bad: true });
    if (one.kind === 'found' && mine(one.who)) return at(zoneOf(board, one.who));
    if (one.kind === 'level' && mine(one.id)) return at(zoneOf(board, one.id), { rising: one.id });
  }
  return null;
}

/** Who chooses a skill: whoever reached a level last. */
export function learner(
  { log }: Pick<Store, 'log'>,
  scene: ZombicideScene,
  board: ZombicideTableView,
) {
  const reached = log.findLast(({ data }) => data.type === 'LevelReached')?.data;
  const who = reached?.type === 'LevelReached' ? reached.who : -1;
  return personOf(scene, board, who) ?? board.people.find(({ id }) => id === board.turn);
}

/** What is lit while something is decided on the stage. */
export function askedAt(
  store: Store,
  staged: Staged,
  scene: ZombicideScene,
  board: ZombicideTableView,
  dice: Chooser['dice'],
): Spot {
  const shot = staged === 'reroll' ? dice?.attack?.zone : undefined;
  if (shot !== undefined) return at([shot]);
  if (staged === 'skill') {
    const one = learner(store, scene, board);
    return at(one ? zoneOf(board, one.id) : [], { rising: one?.id ?? null });
  }
  const ask = store.ask!;
  const hurt = ask.options.flatMap(({ data }) => (data.type === 'Suffer' ? data.who : []));
  return standing(scene, board, [...hurt, ...owners(ask), ...traders(scene, board)]);
}

/** Where a dangerous attack would hit, and who makes it. */
export function doubtedAt(doubt: Option, board: ZombicideTableView): Spot {
  const aim = aimOf(doubt, board);
  const from = board.turn ? zoneOf(board, board.turn) : [];
  return at([...new Set([...(aim === null ? [] : [aim]), ...from])], { bad: true });
}

/** The place that the table is about now; null: none. */
export function spotOf(
  store: Store,
  staged: Staged | null,
  { dice, doubt }: Pick<Chooser, 'dice' | 'doubt'>,
  { watches }: Pick<Hands, 'watches'>,
  scene: ZombicideScene,
  board: ZombicideTableView,
  mine: (id: string) => boolean,
): Spot | null {
  const shown = settings.moments === 'off' ? null : shownAt(store.effects, board, mine);
  if (shown) return shown;
  if (staged === 'danger') return doubt ? doubtedAt(doubt, board) : null;
  if (staged) return askedAt(store, staged, scene, board, dice);
  return watches ? standing(scene, board, traders(scene, board)) : null;
}
