import { said } from './failure';

/** Something asked of the server that may be refused: one thing at a time, and what went wrong. */
export class Attempt {
  failure = $state('');
  busy = $state(false);

  /** Tells whether it went well; while something is under way nothing else begins. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failure = '';
    try {
      await act();
      return true;
    } catch (error) {
      this.failure = said(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
