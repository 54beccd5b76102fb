import terror from '../art/cover-terror.svg?url';
import winter from '../art/cover-winter.svg?url';
import zombicide from '../art/cover-zombicide.svg?url';

/** The pictures on the boxes; a game without one shows the town at night. */
const COVERS: Record<string, string> = {
  'zombicide-2e': zombicide,
  'zombie-terror': terror,
  'dead-of-winter': winter,
};

export const coverOf = (game: string): string => COVERS[game] ?? zombicide;
