import type { Explained, Finder } from '../../core/gloss.svelte';
import { t } from '../../core/texts.svelte';
import { fieldOf, nameOf } from './grid';
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

/** What stands on a field now, what it may do, and who sees it; null where nobody stands. */
function pawn(scene: TerrorScene, board: TerrorBoardView, at: number): Explained | null {
  const here = ({ field }: { field: string | null }) => !!field && fieldOf(scene, field) === at;
  const human = board.humans.find(here);
  const zombie = zombiesOf(board).find(here);
  if (human) {
    const seen = lookedAt(scene, board, at, true);
    const health = human.health === 'healthy' ? '' : `${t(`web-health-${human.health}`)}. `;
    return {
      ...person(human.id),
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

const person = (id: string): Explained => ({
  kind: t('web-gloss-human'),
  name: t(`zt-human-${id}`),
  rules: [`R2.${id}`, 'R2.1'],
  see: ['word:points', 'word:worth'],
});

/** The terms of the duel: its people, cards and numbers, and what stands on the board. */
export const finder =
  (now: () => [TerrorScene, TerrorBoardView]): Finder =>
  (term): Explained | null => {
    const [kind = '', id = '', at = ''] = term.split(':');
    if (kind === 'pawn') return pawn(...now(), Number(id));
    if (kind === 'human') return (at && pawn(...now(), Number(at))) || person(id);
    if (kind === 'card')
      return {
        kind: t('web-gloss-special'),
        name: t(`zt-card-${id.replaceAll('_', '-')}`),
        rules: [`C.${id}`, 'R9.2'],
      };
    const rules = RULES[term];
    return rules ? { kind: t('web-gloss-word'), name: t(`web-gloss-zt-${id}`), rules } : null;
  };
