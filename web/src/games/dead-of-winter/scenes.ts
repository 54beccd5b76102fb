import type { Beat } from '../../core/moments';
import type { Animator, Scene } from '../../core/show.svelte';
import type { EventKind, EventOf, PhaseStep, Winter, WinterEffect } from './kinds';
import { itemOf } from './names';
import type { WinterScene } from './protocol';

/** Milliseconds at normal speed. */
export const EXPOSED = 3400;
export const CARD = 600;
export const COUNTED = 2600;
const REVEALED = 3200;
const EXILED = 3600;
const READ = 3000;
const CHOSEN = 2600;
const FALL = 2400;
const MORALE = 1300;
const STEP = 650;
const MET = 2400;

/** What is seen of an event, for how long, and whether it has a stage of its own. */
interface Seen {
  /** Nothing, where only the board changes before what comes next. */
  effect: WinterEffect | null;
  milliseconds: number;
  great: boolean;
}
const great = (milliseconds: number, effect: WinterEffect): Seen => ({
  effect,
  milliseconds,
  great: true,
});
const step = (name: PhaseStep): Seen => ({
  effect: { kind: 'phase', step: name },
  milliseconds: STEP,
  great: false,
});

interface Around {
  scene: WinterScene;
  beat: Beat<Winter>;
  later: Beat<Winter>[];
}
type Seeing<K extends EventKind> = (event: EventOf<K>, around: Around) => Seen | null;

const survivor = ({ scene }: Around, n: number): string => scene.survivors[n]?.id ?? '';
/** What follows of one kind, before another of the same. */
const next = <K extends EventKind>(later: Beat<Winter>[], kind: K): EventOf<K> | undefined =>
  later.map(({ moment }) => moment.data).find((one): one is EventOf<K> => one.type === kind);

const SEEN: { [K in EventKind]?: Seeing<K> } = {
  Exposed: ({ survivor: who, face }, around) => {
    const after = around.later[0]?.moment.data;
    const changed = after?.type === 'FaceReplaced' && after.survivor === who;
    const id = survivor(around, who);
    return great(EXPOSED, {
      kind: 'exposure',
      survivor: id,
      face: changed ? after.face : face,
      replaced: changed,
    });
  },
  ContributionsShown: ({ cards }, around) => {
    const end = next(around.later, 'CrisisResolved');
    if (!end) return null;
    return great(CARD * (cards.length + 1) + COUNTED, {
      kind: 'crisis',
      crisis: around.scene.crises[end.crisis]?.id ?? '',
      cards: cards.map((card) => itemOf(around.scene, card)),
      total: end.total,
      due: end.needed,
      passed: end.averted,
    });
  },
  Voted: ({ ayes, noes, passed }, { beat }) => {
    const { vote, accused } = beat.before.now;
    return great(REVEALED, {
      kind: 'reveal',
      vote,
      ayes,
      noes,
      passed,
      accused,
      tied: ayes.length === noes.length,
    });
  },
  Exiled: ({ seat }, { later, scene }) =>
    great(EXILED, {
      kind: 'exiled',
      seat,
      leads: next(later, 'BanditLeader')?.seat === seat,
      // Others are told that a card was drawn, not which one.
      goal: scene.secrets[next(later, 'ExileGoal')?.secret ?? -1]?.id ?? '',
    }),
  CrossroadsSprung: ({ crossroads }, around) =>
    great(READ, {
      kind: 'sprung',
      crossroads: around.scene.crossroads[crossroads]?.id ?? '',
      reader: around.beat.before.crossroads_by,
      option: 0,
      chooser: -1,
    }),
  CrossroadsChosen: ({ seat, crossroads, option }, around) =>
    great(CHOSEN, {
      kind: 'sprung',
      crossroads: around.scene.crossroads[crossroads]?.id ?? '',
      reader: -1,
      option,
      chooser: seat,
    }),
  Died: ({ survivor: who }, around) =>
    great(FALL, { kind: 'fall', survivor: survivor(around, who) }),
  MoraleChanged: ({ by, now }) => (by ? great(MORALE, { kind: 'morale', by, now }) : null),
  ObjectiveMet: ({ objective }, { scene }) =>
    great(MET, { kind: 'met', objective: scene.objectives[objective] ?? '' }),
  /** Who moves is there before the cold takes its share. */
  Moved: (_, { later }) =>
    later[0]?.moment.data.type === 'Exposed'
      ? { effect: null, milliseconds: 0, great: false }
      : null,
  Fed: () => step('feed'),
  Starved: () => step('feed'),
  WasteChecked: () => step('waste'),
  RoundMarker: () => step('round'),
  TokenPassed: () => step('first'),
};

/** Zombies come in dozens: one look at all of them. */
function horde(beat: Beat<Winter>, later: Beat<Winter>[]): Seen | null {
  if (beat.moment.data.type !== 'ZombieAdded' || beat.before.phase !== 'colony') return null;
  return later[0]?.moment.data.type === 'ZombieAdded' ? null : step('zombies');
}

function sight<K extends EventKind>(around: Around): Seen | null {
  const { data } = around.beat.moment;
  const see = SEEN[data.type] as Seeing<K> | undefined;
  return see ? see(data as EventOf<K>, around) : horde(around.beat, around.later);
}

/** What passes over the table, and lays no page on it. */
const PASSING: readonly string[] = ['morale', 'phase', 'met'];

export function winterAnimator(scene: () => WinterScene | null): Animator<Winter> {
  return {
    scenes(beats) {
      const printed = scene();
      if (!printed) return [];
      return beats.flatMap((beat, n): Scene<Winter>[] => {
        const seen = sight({ scene: printed, beat, later: beats.slice(n + 1) });
        if (!seen) return [];
        const { effect, milliseconds, great } = seen;
        const effects = effect ? [effect] : [];
        const passing = !effect || PASSING.includes(effect.kind);
        return [{ board: beat.after, effects, milliseconds, great, passing, told: [beat.moment] }];
      });
    },
  };
}
