import type { GameInfo } from '../protocol';
import { texts } from './texts.svelte';

/** The games of this server, as it describes them; read once, before anything is shown. */
class Shelf {
  games: GameInfo[] = $state.raw([]);

  async load(read: () => Promise<GameInfo[]>): Promise<void> {
    this.games = await read();
    texts.share(this.games);
  }

  of(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** What the texts of a game begin with. */
  prefix(id: string): string {
    return this.of(id)?.prefix ?? id;
  }
}

export const shelf = new Shelf();
