import type { GameStore } from '../../../core/game.svelte';
import { settings } from '../../../core/settings.svelte';
import type { Chooser } from '../chooser.svelte';
import type { WireAsk } from '../../../protocol';
import type { Option, Zombicide } from '../kinds';
import { Sharing } from './sharing.svelte';

type Ask = WireAsk<Zombicide>;

/** A slot of somebody, by number. */
export interface Spot {
  who: number;
  slot: number;
}

const at = ({ data }: Option, type: 'Lift' | 'Put', { who, slot }: Spot): boolean =>
  data.type === type && data.who === who && data.slot === slot;

/** Names the question that an answer leads to, where nobody else is asked and nobody goes back. */
const after = ({ epoch, number, seat }: WireAsk): string =>
  mark({ epoch, number: number + 1, seat });
const mark = ({ epoch, number, seat }: Pick<WireAsk, 'epoch' | 'number' | 'seat'>): string =>
  `${epoch}.${number}.${seat}`;

/**
 * Hands on the cards: one movement from slot to slot is two small answers, and putting a found
 * card away is the end of it, unless somebody wants to sort the rest.
 */
export class Hands {
  /** Where the card that is being lifted shall go, and the question that asks for it. */
  private target: (Spot & { asked: string }) | null = null;
  /** Where the card goes that made room for a found one, and the question that asks for it. */
  private onward: { slot: number; asked: string } | null = null;
  /** The question at which the rest stays as it lies, because the card is away. */
  private leaving = '';
  /** Somebody is sorting cards: each one that is put down is not the last. */
  private sorting = false;
  private seen = '';
  /** Whether the cards of a trade are wished to be seen or not; null: as is usual. */
  private wish: boolean | null = $state(null);
  /** Wounds are small answers, too. */
  readonly sharing: Sharing;

  constructor(
    private readonly store: GameStore<Zombicide>,
    private readonly chooser: Chooser,
  ) {
    this.sharing = new Sharing(store);
  }

  /**
   * Whether the cards of a trade lie open that somebody else lays out or decides on: for the two
   * of it, unless they put it aside; for others if they want to look.
   */
  watches = $derived.by(() => {
    const { ask, show, past, board, seats, view, closed } = this.store;
    if (!board?.trade || ask || show.playing || past.watching || view?.result) return false;
    // Nobody decides any more at a table that was closed.
    if (closed || settings.moments === 'off') return false;
    const { who, other } = board.trade;
    const two = board.people.filter(({ id }) => id === who || id === other);
    return this.wish ?? two.some(({ seat }) => seats.includes(seat));
  });

  /** Opens the cards of a trade that another one lays out, or puts them aside. */
  look(wish: boolean): void {
    this.wish = wish;
  }

  /** Whether cards are being sorted: then each of them is asked about. */
  get sorts(): boolean {
    return this.sorting;
  }

  /**
   * Answers with a found card's place; the rest of the cards stays, or is sorted afterwards. What
   * lay there goes to a free slot, if one is named, and is asked about otherwise.
   */
  putAway(option: Option, sort: boolean, room?: number): void {
    const { ask } = this.store;
    if (!ask || this.store.busy) return;
    const ends = !sort && !this.sorting;
    this.onward = ends && room !== undefined ? { slot: room, asked: after(ask) } : null;
    this.leaving = ends ? after(ask) : '';
    this.chooser.choose(option);
  }

  /** What a press on a slot means now: to lift its card, or to put the lifted one there. */
  option(spot: Spot): Option | undefined {
    const options = this.store.ask?.options ?? [];
    return options.find((one) => at(one, 'Lift', spot) || at(one, 'Put', spot));
  }

  /** Moves a card from slot to slot. */
  move(from: Spot, to: Spot): void {
    const { ask } = this.store;
    const lift = ask?.options.find((one) => at(one, 'Lift', from));
    if (!ask || !lift || this.store.busy) return;
    if (from.who === to.who && from.slot === to.slot) return;
    this.target = { ...to, asked: after(ask) };
    this.chooser.choose(lift);
  }

  /** Gives the small answers that were meant; to be called at every question. */
  refresh(): void {
    this.sharing.refresh();
    const { ask } = this.store;
    // What was put aside is another trade's, or is asked about now.
    if (ask || !this.store.board?.trade) this.wish = null;
    if (!ask || this.store.busy || mark(ask) === this.seen) return;
    this.seen = mark(ask);
    const { target } = this;
    this.target = null;
    const meant = target?.asked === this.seen ? target : null;
    const put = meant && ask.options.find((one) => at(one, 'Put', meant));
    if (put) return this.chooser.choose(put);
    const away = this.packed(ask);
    if (away) return this.putAway(away, false);
    if (ask.options.some(({ data }) => data.type === 'Put')) return;
    const done = ask.options.find(({ data }) => data.type === 'Done');
    const leave = this.leaving === this.seen && done;
    this.leaving = '';
    this.sorting = !leave && done !== undefined;
    if (leave) this.chooser.choose(done);
  }

  /** The answer that packs the card which made room, where that is what is asked. */
  private packed({ options }: Ask): Option | undefined {
    const { onward } = this;
    this.onward = null;
    if (onward?.asked !== this.seen) return undefined;
    return options.find(
      ({ data }) => data.type === 'Put' && data.slot === onward.slot && data.card < 0,
    );
  }
}
