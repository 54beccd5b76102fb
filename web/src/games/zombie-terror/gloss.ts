import type { Explained, Finder } from '../../core/gloss.svelte';
import { t } from '../../core/texts.svelte';
import { fieldOf, nameOf, SIGNS } from './grid';
import { lookedAt } from './looked';
import { zombiesOf } from './pawns';
import type { TerrorBoardView, TerrorScene } from './protocol';

/** Which rules say what a thing of the duel is. */
const RULES: Record<string, readonly string[]> = {
  'word:points': ['R4.1', 'R4.3'],
  'word:noise': ['R5.1', 'R5.3'],
  'word:must': ['R5.5', 'R5.6'],
  'word:track': ['R7.1', 'R7.3'],
  'word:pool': ['R6.1', 'R6.2'],
  'word:bullets': ['R4.5'],
  'word:saved': ['R8.1', 'R4.7'],
  'word:worth': ['R2.1', 'R8.1'],
};
/** What another scenario says of them instead, and of its people besides. */
const DEFENCE: Record<string, readonly string[]> = {
  'word:track': ['S6.2', 'S6.3', 'S6.5'],
  'word:saved': ['S9.1', 'S8.3'],
  'human:child': ['S4.2'],
  'human:banker': ['S4.3'],
  'human:mechanic': ['S4.4'],
};
/** What lies or stands on the ground, by the words for it. */
const GROUND: Record<string, readonly string[]> = {
  obstacle: ['R1.11'],
  bus: ['R1.11', 'R1.7'],
  barricade: ['S4.6', 'S5.2', 'S5.9'],
  booth: ['S4.6', 'S5.2', 'S5.9'],
  car: ['S8.3', 'S8.5', 'S9.1'],
  manhole: ['S7.1', 'S7.2'],
  keys: ['S8.1', 'S8.2'],
  adding: ['R6.3', 'R6.1'],
  exit: ['R4.7', 'R2.1'],
};

/** The term for the ground of a field; undefined where it is plain. */
export function groundOf(scene: TerrorScene, board: TerrorBoardView, at: number) {
  const keys = board.keys && !board.carrier && fieldOf(scene, board.keys) === at;
  const kind = keys ? 'keys' : scene.exits.includes(at) ? 'exit' : SIGNS[board.signs[at] ?? ''];
  return kind && kind in GROUND ? `ground:${kind}` : undefined;
}

/** What stands on a field now, what it may do, and who sees it; null where nobody stands. */
function pawn(scene: TerrorScene, board: TerrorBoardView, at: number): Explained | null {
  const here = ({ field }: { field: string | null }) => !!field && fieldOf(scene, field) === at;
  const human = board.humans.find(here);
  const zombie = zombiesOf(board).find(here);
  if (human) {
    const seen = lookedAt(scene, board, at, true);
    const health = human.health === 'healthy' ? '' : `${t(`web-health-${human.health}`)}. `;
    return {
      ...person(scene, human.id),
      text: `${nameOf(scene, at)}. ${health}${seen}`,
      numbers: [{ value: String(human.ap), label: t('web-gloss-zt-points') }],
    };
  }
  if (!zombie) return null;
  const [must, text] = [zombie.marked, lookedAt(scene, board, at)];
  const sees = must || text === t('web-looked-must', { field: nameOf(scene, at) });
  return {
    kind: nameOf(scene, at),
    name: t('web-zombie-facing', { facing: zombie.facing }),
    text,
    rules: sees ? ['R5.6', 'R5.5'] : ['R5.8', 'R5.4'],
    see: ['word:must', 'word:noise'],
  };
}

/** Where nobody scores, nobody is worth anything. */
function person(scene: TerrorScene, id: string): Explained {
  const base = scene.scenario === 'base';
  return {
    kind: t('web-gloss-human'),
    name: t(`zt-human-${id}`),
    rules: base ? [`R2.${id}`, 'R2.1'] : defence(id),
    see: base ? ['word:points', 'word:worth'] : ['word:points'],
  };
}

/** The Banker has nothing of his own there. */
const defence = (id: string): readonly string[] => [
  ...(id === 'banker' ? [] : [`R2.${id}`]),
  ...(DEFENCE[`human:${id}`] ?? []),
  'R2.2',
];

/** The terms of the duel: its people, cards and numbers, and what stands on the board. */
export const finder =
  (now: () => [TerrorScene, TerrorBoardView]): Finder =>
  (term): Explained | null => {
    const [kind = '', id = ''] = term.split(':');
    if (kind === 'pawn') return pawn(...now(), Number(id));
    if (kind === 'human') return person(now()[0], id);
    if (kind === 'ground' && GROUND[id])
      return {
        kind: t('web-gloss-ground'),
        name: t(id === 'exit' ? 'web-exit' : `web-field-${id}`),
        rules: GROUND[id],
      };
    if (kind === 'card')
      return {
        kind: t('web-gloss-special'),
        name: t(`zt-card-${id.replaceAll('_', '-')}`),
        rules: [`C.${id}`, 'R9.2'],
      };
    const rules = (now()[0].scenario === 'base' ? null : DEFENCE[term]) ?? RULES[term];
    return rules ? { kind: t('web-gloss-word'), name: t(`web-gloss-zt-${id}`), rules } : null;
  };
