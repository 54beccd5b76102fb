import type { OfferedOption, Text } from '../protocol';

/** What somebody is about to give away for good. */
interface Warning {
  text: Text;
  warning: Text;
  /** Whether that can still be done. */
  still: () => boolean;
  go: () => void;
}

/** Answers and requests that the rules warn of wait here until they are wished for once more. */
export class Warned {
  private held: Warning | null = $state.raw(null);

  /**
   * What is asked about now. No news take it away: a key that was meant for it would reach the
   * table below.
   */
  now: Warning | null = $derived.by(() => this.held);
  /** The table has gone on: it cannot be done as it was wished for. */
  gone: boolean = $derived.by(() => this.held !== null && !this.held.still());

  /** Does it at once where there is nothing to warn of. */
  weigh(option: OfferedOption | undefined, go: () => void, still: () => boolean): void {
    if (!option?.warning) go();
    else this.held = { text: option.text, warning: option.warning, still, go };
  }

  /** Does it after all. */
  insist(): void {
    const { held, gone } = this;
    if (gone) return;
    this.held = null;
    held?.go();
  }

  back(): void {
    this.held = null;
  }
}
