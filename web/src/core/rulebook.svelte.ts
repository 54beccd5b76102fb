import { api } from './api';
import { settings } from './settings.svelte';

/** The texts of rules, read once per game and language when somebody asks for one. */
class Rulebook {
  private books: Record<string, Record<string, string>> = $state({});
  private asked = new Set<string>();

  /** A rule in our words; empty until it was read. */
  text(game: string, rule: string): string {
    return this.books[`${game} ${settings.locale}`]?.[rule] ?? '';
  }

  /** Makes sure that the rules of a game are at hand. */
  async need(game: string): Promise<void> {
    const locale = settings.locale;
    const key = `${game} ${locale}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const rules = await api.rules(game, locale);
      this.books[key] = Object.fromEntries(rules.map(({ id, text }) => [id, text]));
    } catch {
      this.asked.delete(key);
    }
  }
}

export const rulebook = new Rulebook();
