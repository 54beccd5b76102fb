import { api } from './api';
import { fetched } from './games';
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

  /** A language that was set anew has no game's own texts. */
  forget(): void {
    this.come = {};
  }
}

export const parts = new Parts();
