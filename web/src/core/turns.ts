import { flushSync } from 'svelte';

/** Milliseconds of work, then the browser has its turn: a slow phone must answer a finger too. */
const ENOUGH = 3;
/** Nobody draws a page that lies behind others; it goes on all the same. */
const UNSEEN = 100;

/** Waits until what is there has been drawn. */
const drawn = (): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(done, UNSEEN);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });

/** Builds a page piece by piece, as many between two drawings as there is time for. */
class Turns {
  private waiting: (() => void)[] = [];
  private last: (() => void)[] = [];
  private going: Promise<void> | null = null;
  /** The pieces of the piece that is being done: they come next, so that a page fills from above. */
  private inner: (() => void)[] | null = null;

  /** Does a piece when its turn comes, or when nothing else waits; returns how to leave it. */
  take(piece: () => void, last = false): () => void {
    (last ? this.last : (this.inner ?? this.waiting)).push(piece);
    this.going ??= this.go();
    const others = (one: () => void): boolean => one !== piece;
    return () => {
      this.waiting = this.waiting.filter(others);
      this.inner &&= this.inner.filter(others);
      this.last = this.last.filter(others);
    };
  }

  /** Waits until everything is built. */
  async rest(): Promise<void> {
    while (this.going) await this.going;
  }

  private async go(): Promise<void> {
    this.told(true);
    while (this.waits) {
      await drawn();
      const end = performance.now() + ENOUGH;
      do this.do(this.waiting.shift() ?? this.last.shift());
      while (this.waits && performance.now() < end);
    }
    this.going = null;
    this.told(false);
  }

  /** Styles ask for it: what moves by itself waits. */
  private told(coming: boolean): void {
    document.documentElement.toggleAttribute('data-coming', coming);
  }

  /** A piece that fails takes no other with it. */
  private do(piece: (() => void) | undefined): void {
    this.inner = [];
    try {
      flushSync(piece);
    } catch (error) {
      reportError(error);
    }
    this.waiting = [...this.inner, ...this.waiting];
    this.inner = null;
  }

  private get waits(): boolean {
    return this.waiting.length + this.last.length > 0;
  }
}

export const turns = new Turns();
