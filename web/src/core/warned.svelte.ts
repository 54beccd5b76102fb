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

  /** What is asked about now; nothing once its question is gone. Other news leave it there. */
  now: Warning | null = $derived.by(() => (this.held?.still() ? this.held : null));

  /** Does it at once where there is nothing to warn of. */
  weigh(option: OfferedOption | undefined, go: () => void, still: () => boolean): void {
    if (!option?.warning) go();
    else this.held = { text: option.text, warning: option.warning, still, go };
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
