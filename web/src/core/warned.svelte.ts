import type { OfferedOption, Text } from '../protocol';

/** What somebody is about to give away for good. */
interface Warning {
  text: Text;
  warning: Text;
  /** The position it was meant for. */
  seq: number;
  go: () => void;
}

/** Answers and requests that the rules warn of wait here until they are wished for once more. */
export class Warned {
  private held: Warning | null = $state.raw(null);

  constructor(private readonly seq: () => number) {}

  /** What is asked about now; nothing once the table has gone on. */
  now: Warning | null = $derived.by(() => (this.held?.seq === this.seq() ? this.held : null));

  /** Does it at once where there is nothing to warn of. */
  weigh(option: OfferedOption | undefined, go: () => void): void {
    if (!option?.warning) go();
    else this.held = { text: option.text, warning: option.warning, seq: this.seq(), go };
  }

  /** Does it after all. */
  insist(): void {
    const { now } = this;
    this.held = null;
    now?.go();
  }

  back(): void {
    this.held = null;
  }
}
