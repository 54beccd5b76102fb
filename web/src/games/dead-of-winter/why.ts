import type { Action } from './choices';
import type { WinterBoardView, WinterScene } from './protocol';

/** What takes a die. */
const THROWN: readonly Action[] = ['search', 'attack', 'barricade', 'attract', 'clean'];

/**
 * Why nobody can do this now, as a word of `dw-web-why-`; nothing where the open table does not
 * tell for certain.
 */
export function whyNot(action: Action, board: WinterBoardView, scene: WinterScene): string {
  const dice = board.seats[board.active]?.dice ?? [];
  if (THROWN.includes(action) && !dice.length) return 'no-dice';
  if (action === 'search') return whyNoSearch(board, scene, Math.max(...dice));
  if (action === 'clean' && !board.waste.length) return 'no-waste';
  if (action === 'eat' && !board.food) return 'no-food';
  if (action === 'attract' && !zombies(board)) return 'no-zombies';
  return '';
}

function whyNoSearch(board: WinterBoardView, scene: WinterScene, best: number): string {
  const own = board.survivors.filter(({ seat }) => seat === board.active);
  const out = own.filter(({ place }) => place !== 'colony').map(({ id }) => id);
  if (!out.length) return 'all-home';
  const printed = scene.survivors.filter(({ id }) => out.includes(id));
  return printed.every(({ search }) => search > best) ? 'low-dice' : '';
}

const zombies = ({ places }: WinterBoardView): boolean =>
  places.some(({ entrances }) =>
    entrances.some(({ zombies, specials }) => zombies > 0 || specials.length > 0),
  );
