import type { GameStore } from '../../core/game.svelte';
import type { Option, Zombicide } from './kinds';
import type { ZombicideScene } from './protocol';
import { aimed, kindOf, placeOf, zoneOf } from './actions';
import type { Bar } from './bar';
import { END } from './deeds';
import { actingOf, lastActions } from './ways';

/** Whom an option is about, by number; a pair is chosen by either of the two. */
function meant({ data }: Option): number[] {
  if (data.type === 'PlayPair') return [data.who, data.other];
  return 'who' in data ? [data.who] : [];
}

/** Always the same, so that no Survivor is drawn again when the next question is no other. */
const NOBODY = new Map<string, Option>();

/** What a player has pointed at so far, until a single option is left and confirmed. */
export class Chooser {
  group: string | null = $state(null);
  zone: number | null = $state(null);
  card: string | null = $state(null);
  private seen = -1;

  constructor(
    private readonly store: GameStore<Zombicide>,
    private readonly scene: () => ZombicideScene,
    private readonly bar: Bar,
  ) {}

  get ask() {
    return this.store.ask;
  }

  turn = $derived.by(() => this.bar.isTurn(this.store.ask));
  offers = $derived.by(() =>
    this.store.ask && this.turn ? this.bar.offers(this.store.ask, this.scene().verbs) : [],
  );

  /** The options that still fit. */
  left: Option[] = $derived.by(() => {
    const ask = this.store.ask;
    if (!ask) return [];
    const fitting = this.bar.narrowed(ask.options, this.group, this.zone, this.place);
    return this.card === null ? fitting : fitting.filter((option) => this.uses(option, this.card!));
  });

  /** Options to be listed: all of a small question, and of a turn what was pointed at. */
  listed: Option[] = $derived.by(() => {
    if (!this.turn) return this.left;
    if (this.group === null && this.zone === null && this.card === null) return [];
    return aimed(this.left, this.store.board);
  });

  /** How many Actions the end of the turn would waste for good; then it is asked for twice. */
  wasted = $derived.by(() => (this.turn && this.store.board ? lastActions(this.store.board) : 0));

  /** Whether the next press ends the turn although Actions are left. */
  get armed(): boolean {
    return this.group === END.id && this.wasted > 0;
  }

  /** Zones that mean something now, each with the word on its tag. */
  targets: Map<number, string> = $derived.by(() => {
    const found = new Map<number, string>();
    const ask = this.store.ask;
    if (!ask) return found;
    const group = this.armed ? null : this.group;
    for (const option of this.bar.narrowed(ask.options, group, null)) {
      const zone = this.place(option);
      const silent = this.turn && group === null && !isMove(option);
      if (zone !== null && !silent) found.set(zone, '');
    }
    return found;
  });

  /** Words of the cards that some option uses. */
  usable: Set<string> = $derived.by(() => {
    const cards = (this.store.ask?.options ?? []).flatMap((option) => this.cardsOf(option));
    return new Set(cards);
  });

  /** A new question begins with nothing pointed at. */
  refresh(): void {
    const number = this.store.ask?.number ?? -1;
    if (number === this.seen) return;
    this.seen = number;
    this.clear();
  }

  clear(): void {
    this.group = null;
    this.zone = null;
    this.card = null;
  }

  back(): void {
    if (this.zone !== null && this.group !== null) this.zone = null;
    else this.clear();
  }

  pickGroup(id: string): void {
    const same = this.group === id;
    const sure = same && this.armed;
    this.clear();
    if (same && !sure) return;
    this.group = id;
    const careful = this.bar.groups.find((one) => one.id === id)?.careful || (this.armed && !sure);
    const only = this.left.length === 1 ? this.left[0] : undefined;
    if (only && !careful) this.choose(only);
  }

  /** Points at a zone; returns whether that meant anything. */
  pickZone(zone: number): boolean {
    const ask = this.store.ask;
    if (!ask) return false;
    if (this.armed) this.clear();
    const here = this.bar.narrowed(ask.options, this.group, zone, this.place);
    if (!here.length) {
      this.zone = null;
      return false;
    }
    const move = this.turn && this.group === null ? here.find(isMove) : undefined;
    const only = move ?? (here.length === 1 ? here[0] : undefined);
    // What only lies there is listed first: somebody may have meant the zone itself.
    const sure = only && (zoneOf(only) === zone || this.group !== null);
    if (only && sure && !this.bar.groupOf(only).careful) this.choose(only);
    else {
      this.zone = zone;
      if (only) this.group = this.bar.groupOf(only).id;
    }
    return true;
  }

  /** Where on the map an option of the open question is found. */
  private readonly place = (option: Option): number | null => {
    const board = this.turn ? this.store.board : null;
    return board ? placeOf(option, this.scene(), actingOf(board)?.zone ?? null) : zoneOf(option);
  };

  pickCard(card: string): void {
    this.group = null;
    this.zone = null;
    this.card = this.card === card ? null : card;
  }

  /** Those who are the answer to a question about Survivors, each with its option. */
  people: Map<string, Option> = $derived.by(() => {
    const options = this.store.ask?.options ?? [];
    if (this.turn || !options.length) return NOBODY;
    const found = new Map<string, Option>();
    this.scene().box.survivors.forEach(({ id }, number) => {
      const about = options.filter((option) => meant(option).includes(number));
      if (about.length === 1) found.set(id, about[0]!);
    });
    return found;
  });

  /** Clicking on a Survivor answers a question about Survivors; returns whether it did. */
  pickPerson(id: string): boolean {
    const option = this.people.get(id);
    if (option) this.choose(option);
    return option !== undefined;
  }

  choose(option: Option): void {
    if (this.store.ask) this.store.answer(this.store.ask, option.key);
  }

  private uses(option: Option, card: string): boolean {
    return this.cardsOf(option).includes(card);
  }

  private cardsOf({ data }: Option): string[] {
    const { card_of, cards } = this.scene().box;
    const numbers = ['card' in data ? data.card : -1, 'second' in data ? data.second : -1];
    return numbers.flatMap((number) => {
      const card = number >= 0 ? cards[card_of[number]!] : undefined;
      return card ? [card.id] : [];
    });
  }
}

const isMove = (option: Option): boolean => ['Walk', 'DriveSlow'].includes(kindOf(option));
