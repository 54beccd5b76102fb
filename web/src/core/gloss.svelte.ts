/** What a small card says of a thing: names and numbers; its text comes from the rules. */
export interface Explained {
  /** What sort of thing it is. */
  kind: string;
  name: string;
  /** The rules that say it, the first ones that the book of the game knows. */
  rules: readonly string[];
  /** Said before the rules, where something is to be told of this very thing. */
  text?: string;
  numbers?: readonly { value: string; label: string }[];
  /** Other terms that belong to it. */
  see?: readonly string[];
}

/** Explains a term such as `skill:lucky`; null where it is not known. */
export type Finder = (term: string) => Explained | null;

const DELAY = 350;
/** So long the pointer may be on its way from the thing to its card. */
const GRACE = 260;

/** The one small card of the page: what it is about, where, and whether it stays. */
class Gloss {
  term: string | null = $state(null);
  box: DOMRect | null = $state.raw(null);
  pinned = $state(false);
  /** The list of all that is on the screen. */
  help = $state(false);
  /** The rule that is read over the table: a rule's number, or nothing for the whole book. */
  book: string | null = $state(null);

  game = $state('');
  private finder: Finder | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A table says what its things are; returns how to stop. */
  use(game: string, finder: Finder): () => void {
    this.game = game;
    this.finder = finder;
    return () => {
      if (this.finder !== finder) return;
      this.finder = null;
      this.leave();
      this.help = false;
      this.book = null;
    };
  }

  get ready(): boolean {
    return this.finder !== null;
  }

  find(term: string): Explained | null {
    return this.finder?.(term) ?? null;
  }

  /** Somebody points at a thing, or at none. */
  point(term: string | null, box: DOMRect | null = null): void {
    if (this.pinned || (term !== null && term === this.term)) return this.stay();
    clearTimeout(this.timer);
    if (term && box) this.timer = setTimeout(() => this.show(term, box), DELAY);
    else if (this.term) this.timer = setTimeout(() => this.leave(), GRACE);
  }

  /** The pointer has come to the card itself. */
  stay(): void {
    if (this.term !== null) clearTimeout(this.timer);
  }

  show(term: string, box: DOMRect | null, pinned = false): void {
    clearTimeout(this.timer);
    if (!this.find(term)) return;
    [this.term, this.box, this.pinned] = [term, box, pinned];
  }

  leave(): void {
    clearTimeout(this.timer);
    [this.term, this.pinned] = [null, false];
  }

  /** Shuts everything: it told what was on a screen that somebody else takes now. */
  shut(): void {
    this.leave();
    [this.help, this.book] = [false, null];
  }
}

export const gloss = new Gloss();
