import type { GameStore } from '../../../core/game.svelte';
import type { Chooser } from '../chooser.svelte';
import type { Option, Zombicide } from '../kinds';

/** A slot of somebody, by number. */
export interface Spot {
  who: number;
  slot: number;
}

const at = ({ data }: Option, type: 'Lift' | 'Put', { who, slot }: Spot): boolean =>
  data.type === type && data.who === who && data.slot === slot;

/**
 * Hands on the cards: one movement from slot to slot is two small answers, and putting a found
 * card away is the end of it, unless somebody wants to sort the rest.
 */
export class Hands {
  /** Where the card that is being lifted shall go. */
  private target: Spot | null = null;
  /** Once the card is away, the rest stays as it lies. */
  private leaving = false;
  /** Somebody is sorting cards: each one that is put down is not the last. */
  private sorting = false;
  private seen = -1;

  constructor(
    private readonly store: GameStore<Zombicide>,
    private readonly chooser: Chooser,
  ) {}

  /** Answers with a found card's place; the rest of the cards stays, or is sorted afterwards. */
  putAway(option: Option, sort: boolean): void {
    this.leaving = !sort && !this.sorting;
    this.chooser.choose(option);
  }

  /** What a press on a slot means now: to lift its card, or to put the lifted one there. */
  option(spot: Spot): Option | undefined {
    const options = this.store.ask?.options ?? [];
    return options.find((one) => at(one, 'Lift', spot) || at(one, 'Put', spot));
  }

  /** Moves a card from slot to slot. */
  move(from: Spot, to: Spot): void {
    const lift = this.store.ask?.options.find((one) => at(one, 'Lift', from));
    if (!lift || (from.who === to.who && from.slot === to.slot)) return;
    this.target = to;
    this.chooser.choose(lift);
  }

  /** Gives the small answers that were meant; to be called at every question. */
  refresh(): void {
    const { ask } = this.store;
    if (!ask || this.store.busy || ask.number === this.seen) return;
    this.seen = ask.number;
    const { target } = this;
    this.target = null;
    const put = target && ask.options.find((one) => at(one, 'Put', target));
    if (put) return this.chooser.choose(put);
    if (ask.options.some(({ data }) => data.type === 'Put')) return;
    const done = ask.options.find(({ data }) => data.type === 'Done');
    const leave = this.leaving && done;
    this.leaving = false;
    this.sorting = !leave && done !== undefined;
    if (leave) this.chooser.choose(done);
  }
}
