import type { IconName } from '../../icons/names';
import type { TerrorBoardView, TerrorZombieView } from './protocol';

/** The zombies on the board, each with its pawn. */
export const zombiesOf = (board: TerrorBoardView): (TerrorZombieView & { pawn: string })[] =>
  Object.entries(board.zombies).map(([pawn, zombie]) => ({ pawn, ...zombie }));

/** How far the humans are, and how far they must come: points, or people in the car. */
export const saved = ({ scenario, score, in_car }: TerrorBoardView): [number, number] =>
  scenario === 'base' ? [score, 5] : [in_car, 2];

/** All humans are blue discs and told apart by their icon. */
export const HUMAN_ICONS: Record<string, IconName> = {
  child: 'baby-face',
  mechanic: 'auto-repair',
  nurse: 'nurse-female',
  banker: 'briefcase',
  lumberjack: 'wood-axe',
  policeman: 'police-badge',
};
