import { api } from './api';
import { fetched } from './games';
import type { Locale } from './settings.svelte';
import { texts } from './texts.svelte';

/** What only one game says: fetched when somebody comes to it, in the language spoken then. */
class Parts {
  private come: Record<string, boolean> = $state({});

  has(game: string): boolean {
    return this.come[`${game} ${texts.locale}`] ?? false;
  }

  /** Fetches a game's own texts; returns how to give up. To be called again in another language. */
  need(game: string): (() => void) | undefined {
    const { locale } = texts;
    const key = `${game} ${locale}`;
    if (!game || !texts.ready || this.come[key]) return undefined;
    return fetched(
      () => api.ownTexts(locale, game),
      (source) => {
        texts.add(locale, source);
        this.come[key] = true;
      },
    );
  }

  /** What is said at tables of a game only. */
  hasTable(game: string): boolean {
    return this.has(game) && this.has(`${game}/table`);
  }

  /** All that has come so far, in another language: nobody should read half of a page in it. */
  async in(locale: Locale): Promise<Record<string, string>> {
    const games = [...new Set(Object.keys(this.come).map((key) => key.split(' ')[0]!))];
    const sources = await Promise.all(games.map((game) => api.ownTexts(locale, game)));
    return Object.fromEntries(games.map((game, n) => [`${game} ${locale}`, sources[n]!]));
  }

  /** A language that was set anew has no game's own texts but these. */
  renew(locale: Locale, sources: Record<string, string>): void {
    for (const source of Object.values(sources)) texts.add(locale, source);
    this.come = Object.fromEntries(Object.keys(sources).map((key) => [key, true]));
  }
}

export const parts = new Parts();
