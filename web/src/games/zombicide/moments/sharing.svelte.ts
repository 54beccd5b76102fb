import type { GameStore } from '../../../core/game.svelte';
import type { WireAsk } from '../../../protocol';
import type { Zombicide } from '../kinds';

type Ask = WireAsk<Zombicide>;

const mark = ({ epoch, number, seat }: Ask, later = 0): string =>
  `${epoch}.${number + later}.${seat}`;

/**
 * Wounds that were shared out on one sheet: each is a small answer of its own. As soon as anything
 * else is asked, such as whether somebody cancels one, the rest of the plan is forgotten.
 */
export class Sharing {
  /** Who takes the next ones, by number. */
  private plan: number[] = [];
  private asked = $state('');
  private sent = $state('');

  constructor(private readonly store: GameStore<Zombicide>) {}

  /** Gives a wound to each of these, one after the other. */
  start(plan: readonly number[]): void {
    const { ask } = this.store;
    if (!ask || this.store.busy) return;
    this.plan = [...plan];
    this.asked = mark(ask);
    this.refresh();
  }

  /** Whether the plan answers this question, so that nobody is asked. */
  meant(ask: Ask): boolean {
    const here = mark(ask);
    if (here === this.sent && this.store.busy) return true;
    return here === this.asked && this.next(ask) !== undefined;
  }

  /** Gives the next answer; to be called at every question. */
  refresh(): void {
    const { ask } = this.store;
    if (!ask || this.store.busy || !this.plan.length) return;
    const option = mark(ask) === this.asked ? this.next(ask) : undefined;
    if (!option) {
      this.plan = [];
      this.asked = '';
      return;
    }
    this.plan.shift();
    this.sent = mark(ask);
    this.asked = this.plan.length ? mark(ask, 1) : '';
    this.store.answer(ask, option.key);
  }

  private next({ options }: Ask): Ask['options'][number] | undefined {
    return options.find(({ data }) => data.type === 'Suffer' && data.who === this.plan[0]);
  }
}
