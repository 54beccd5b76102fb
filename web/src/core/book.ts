import { FluentBundle, FluentResource } from '@fluent/bundle';

/** Where a message begins; the library reads it in the same way. */
const BEGINS = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** Another message, or a term, that is said within one. */
const WITHIN = /\{\s*(-?[a-zA-Z][\w-]*)/g;

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>;

/**
 * The sentences of a language. Each is read when it is said for the first time: a page says a tenth
 * of them, and to read all would hold it up.
 */
export class Book {
  readonly bundle: FluentBundle;
  private readonly unread = new Map<string, string>();
  /** What was looked up before, found or not. */
  private readonly asked = new Set<string>();

  constructor(locale: string, source: string) {
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    this.add(source);
  }

  /** Takes more sentences; tells whether anything that was looked up before is another one now. */
  add(source: string): boolean {
    const messages = new Map(parted(source));
    for (const [id, message] of messages) this.unread.set(id, message);
    const again = [...messages.keys()].filter((id) => this.asked.has(id));
    for (const id of again) this.open(id);
    return again.length > 0;
  }

  find(id: string): Message | undefined {
    this.open(id);
    return this.bundle.getMessage(id);
  }

  /** Reads a message and those it says. */
  private open(id: string): void {
    this.asked.add(id);
    const source = this.unread.get(id);
    if (source === undefined) return;
    this.unread.delete(id);
    for (const [, other] of source.matchAll(WITHIN)) this.open(other!);
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
}

/** The messages of a text, by their ids. */
function* parted(source: string): Generator<[string, string]> {
  let last: RegExpExecArray | null = null;
  for (const next of source.matchAll(BEGINS)) {
    if (last) yield [last[1]!, source.slice(last.index, next.index)];
    last = next;
  }
  if (last) yield [last[1]!, source.slice(last.index)];
}
