import { api } from '../core/api';
import { fetched } from '../core/games';
import type { SmallMap } from '../protocol';

/** The small maps of games, fetched when somebody looks at the game and kept. */
class Maps {
  private come: Record<string, Record<string, SmallMap>> = $state.raw({});

  of(game: string, scenario: string): SmallMap | undefined {
    return this.come[game]?.[scenario];
  }

  /** Fetches the maps of a game; returns how to give up. */
  need(game: string): (() => void) | undefined {
    if (!game || this.come[game]) return undefined;
    return fetched(
      () => api.maps(game),
      (found) => (this.come = { ...this.come, [game]: found }),
    );
  }
}

export const maps = new Maps();
