import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Text } from '../protocol';
import type { Locale } from './settings.svelte';

export type Args = Record<string, string | number>;

/** How a game writes some arguments: zones have names on the map, not numbers. */
export type Spelling = (name: string, value: string | number) => string | number;

const PLAIN: Spelling = (_, value) => value;

/** The texts of one language; ids and arguments come from the server, sentences from here. */
export class Texts {
  private bundle: FluentBundle | null = $state.raw(null);
  locale: Locale = $state('en');

  get ready(): boolean {
    return this.bundle !== null;
  }

  set(locale: Locale, source: string): void {
    const bundle = new FluentBundle(locale, { useIsolating: false });
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.bundle = bundle;
    this.locale = locale;
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** Says `id` or `id.attribute`; what is missing shows as its id in marks. */
  say(id: string, args: Args = {}): string {
    const pattern = this.pattern(id);
    if (!this.bundle || pattern === null) return `⟦${id}⟧`;
    return this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
  }

  /** Says a text of the engine; texts among its arguments come first. */
  render(text: Text, spelling: Spelling = PLAIN): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(text.args)) {
      args[name] = typeof value === 'object' ? this.render(value, spelling) : spelling(name, value);
    }
    return this.say(text.id, args);
  }

  private pattern(id: string) {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle?.getMessage(name);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }
}

export const texts = new Texts();

/** Short form for templates. */
export const t = (id: string, args: Args = {}): string => texts.say(id, args);
