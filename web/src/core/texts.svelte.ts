import { FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Text } from '../protocol';
import { Book } from './book';
import type { Locale } from './settings.svelte';

export type Args = Record<string, string | number>;

/** How a game writes some arguments: zones have names on the map, not numbers. */
export interface Spelling {
  (name: string, value: string | number): string | number;
  /** What is put right in the sentence once all is spelled. */
  tidy?: (said: string) => string;
}

const PLAIN: Spelling = (_, value) => value;

/**
 * A whole number below a thousand is written alike in all our languages; a browser needs tens of
 * milliseconds before it writes its first number in the way of a language.
 */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const isSmall = (value: unknown): boolean =>
  Number.isInteger(value) && Math.abs(value as number) < 1000;

function variables(args: Args): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args))
    found[name] = isSmall(value) ? new Small(Number(value)) : value;
  return found;
}

interface Language {
  book: Book;
  /** What was said before without arguments: most words on the page, again and again. */
  said: Map<string, string>;
}

/** The texts of one language; ids and arguments come from the server, sentences from here. */
export class Texts {
  private language: Language | null = $state.raw(null);
  locale: Locale = $state('en');

  /** By the prefix of a game that of its family, whose texts it says where it has none itself. */
  private families: Record<string, string> = {};
  /** The game at the table: its own texts come before those of its family. */
  private own = '';

  get ready(): boolean {
    return this.language !== null;
  }

  set(locale: Locale, source: string): void {
    this.language = { book: new Book(locale, source), said: new Map() };
    this.locale = locale;
  }

  /** Takes more sentences of the language that is spoken now. */
  add(locale: Locale, source: string): void {
    if (!this.language || locale !== this.locale) return;
    const { book } = this.language;
    // What nobody asked for yet changes nothing that is on the page.
    if (book.add(source)) this.language = { book, said: new Map() };
  }

  /** Takes the games there are: those of one family share texts. */
  share(games: readonly { prefix: string; family: string }[]): void {
    const own = games.filter(({ prefix, family }) => family && family !== prefix);
    this.families = Object.fromEntries(own.map(({ prefix, family }) => [prefix, family]));
  }

  /** From now on the texts of this game come first, by its prefix. */
  sit(prefix: string): void {
    if (prefix === this.own) return;
    this.own = prefix;
    this.language?.said.clear();
  }

  has(id: string): boolean {
    return this.pattern(this.ids(id)) !== null;
  }

  /** Says `id` or `id.attribute`; what is missing shows as its id in marks. */
  say(id: string, args?: Args): string {
    if (args) return this.format(id, variables(args));
    const said = this.language?.said;
    const known = said?.get(id);
    if (known !== undefined) return known;
    const words = this.format(id, {});
    said?.set(id, words);
    return words;
  }

  /** Says a text of the engine; texts among its arguments come first. */
  render(text: Text, spelling: Spelling = PLAIN): string {
    const all = Object.entries(text.args);
    if (!all.length) return this.say(text.id);
    const args: Args = {};
    for (const [name, value] of all) {
      args[name] = typeof value === 'object' ? this.render(value, spelling) : spelling(name, value);
    }
    const said = this.say(text.id, args);
    return spelling.tidy ? spelling.tidy(said) : said;
  }

  /** Says a text of the very game that its prefix names, whichever is at the table; else nothing. */
  exactly(id: string): string | null {
    const pattern = this.pattern(this.inherited(id));
    return this.language && pattern && this.language.book.bundle.formatPattern(pattern, {}, []);
  }

  private format(id: string, args: Record<string, FluentVariable>): string {
    const pattern = this.pattern(this.ids(id));
    if (!this.language || pattern === null) return `⟦${id}⟧`;
    return this.language.book.bundle.formatPattern(pattern, args, []);
  }

  private pattern(ids: string[]) {
    for (const one of ids) {
      const [name = '', attribute] = one.split('.');
      const message = this.language?.book.find(name);
      const found = (attribute ? message?.attributes[attribute] : message?.value) ?? null;
      if (found !== null) return found;
    }
    return null;
  }

  /**
   * The ids a text may have: that of the game at the table, or its own, before the family's. What
   * the page says of any game, a game may say in its own words.
   */
  private ids(id: string): string[] {
    const [prefix = ''] = id.split('-', 1);
    const end = id.slice(prefix.length);
    if (this.own && prefix === 'web') return [`${this.own}-${id}`, id];
    if (this.own && this.families[this.own] === prefix) return [this.own + end, id];
    return this.inherited(id);
  }

  /** A text of a game, or that of its family. */
  private inherited(id: string): string[] {
    const [prefix = ''] = id.split('-', 1);
    const family = this.families[prefix];
    return family ? [id, family + id.slice(prefix.length)] : [id];
  }
}

export const texts = new Texts();

/** Short form for templates. */
export const t = (id: string, args?: Args): string => texts.say(id, args);
