import type { ClientGame } from './client';

const FOUND = import.meta.glob<ClientGame>('../games/*/index.ts', {
  eager: true,
  import: 'default',
});
const GAMES = new Map(Object.entries(FOUND).map(([path, game]) => [path.split('/').at(-2), game]));

/** A game's screens, by its id; a game without any is played from its words. */
export const clientOf = (game: string): ClientGame | undefined => GAMES.get(game);
