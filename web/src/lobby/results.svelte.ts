import { api } from '../core/api';
import type { ResultInfo } from '../protocol';

/** What I have won and lost so far, by game and scenario. */
class Results {
  private mine: ResultInfo[] = $state.raw([]);
  private found = $derived(new Map(this.mine.map((one) => [`${one.game} ${one.scenario}`, one])));
  /** Of all games together. */
  won = $derived(this.mine.reduce((sum, one) => sum + one.won, 0));
  lost = $derived(this.mine.reduce((sum, one) => sum + one.lost, 0));

  of(game: string, scenario: string): ResultInfo | undefined {
    return this.found.get(`${game} ${scenario}`);
  }

  /** Reads them anew; without them the lobby is as good as before. */
  async load(): Promise<void> {
    this.mine = await api.results().catch(() => this.mine);
  }
}

export const results = new Results();
