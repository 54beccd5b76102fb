import type { ClientGame } from './client';

const FOUND = import.meta.glob<ClientGame>('../games/*/index.ts', {
  eager: true,
  import: 'default',
});
const GAMES = new Map(Object.entries(FOUND).map(([path, game]) => [path.split('/').at(-2), game]));

/** A game's screens, by its id; a game without any is played from its words. */
export const clientOf = (game: string): ClientGame | undefined => GAMES.get(game);

const AGAIN = 3000;

/** Asks for something until it comes, as over a bad line; returns how to give up. */
export function fetched<Part>(ask: () => Promise<Part>, came: (part: Part) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = true;
  const again = (): void => {
    ask().then(
      (part) => wanted && came(part),
      () => wanted && (timer = setTimeout(again, AGAIN)),
    );
  };
  again();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
