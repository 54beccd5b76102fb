import { t } from '../../core/texts.svelte';
import { fieldOf, nameOf, sight } from './grid';
import { zombiesOf } from './pawns';
import type { TerrorBoardView, TerrorScene } from './protocol';

/** What is said of a field that offers nothing: its zombie's sign, or who looks there. */
export function lookedAt(
  scene: TerrorScene,
  board: TerrorBoardView,
  at: number,
  taken = false,
): string {
  const field = nameOf(scene, at);
  const people = board.humans.flatMap((one) => (one.field ? [fieldOf(scene, one.field)] : []));
  const zombies = zombiesOf(board).map((one) => {
    const stands = fieldOf(scene, one.field);
    return { ...one, stands, seen: sight(scene, board.signs, stands, one.facing) };
  });
  const here = zombies.find(({ stands }) => stands === at);
  if (here)
    return here.marked || here.seen.some((one) => people.includes(one))
      ? t('web-looked-must', { field })
      : t('web-looked-zombie', { field });
  const watching = zombies.filter(({ seen }) => seen.includes(at));
  const fields = watching.map(({ stands }) => nameOf(scene, stands)).join(', ');
  const seen = watching.length
    ? t('web-reach-seen', { count: watching.length, fields })
    : t('web-reach-unseen');
  return taken ? seen : `${t('web-looked-field', { field })} ${seen}`;
}
