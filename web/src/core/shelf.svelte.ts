import type { GameInfo } from '../protocol';
import { texts } from './texts.svelte';

/** The games of this server, as it describes them; read once, before anything is shown. */
class Shelf {
  games: GameInfo[] = $state.raw([]);
  /** Stories of several games; they are described as games are. */
  campaigns: GameInfo[] = $state.raw([]);

  async load(
    readGames: () => Promise<GameInfo[]>,
    readCampaigns: () => Promise<GameInfo[]>,
  ): Promise<void> {
    [this.games, this.campaigns] = await Promise.all([readGames(), readCampaigns()]);
    texts.share(this.games);
  }

  of(id: string): GameInfo | undefined {
    return [...this.games, ...this.campaigns].find((game) => game.id === id);
  }

  isCampaign(id: string): boolean {
    return this.campaigns.some((one) => one.id === id);
  }

  /** The campaigns that are played with a game: they speak as it does. */
  campaignsOf({ prefix }: GameInfo): GameInfo[] {
    return this.campaigns.filter((one) => one.prefix === prefix);
  }

  /** What the texts of a game begin with. */
  prefix(id: string): string {
    return this.of(id)?.prefix ?? id;
  }
}

export const shelf = new Shelf();
