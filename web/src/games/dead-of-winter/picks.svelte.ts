import type { GameStore } from '../../core/game.svelte';
import {
  actionOf,
  dieOf,
  fitting,
  meant,
  NOTHING,
  words,
  type Action,
  type Pointed,
} from './choices';
import type { Option, Winter } from './kinds';
import type { WinterScene } from './protocol';

/** What this browser's player points at before an answer is sent, and the answers that are left. */
export class Picks {
  at: Pointed = $state({ ...NOTHING });
  /** What a card is wanted for that will be asked for: said to the table with the request. */
  purpose: string = $state('');
  /** An answer that cannot be taken back: pressed in a list, it is shown alone and pressed again. */
  meant: Option | null = $state.raw(null);
  /** An answer that is asked about once more. */
  doubted: Option | null = $state.raw(null);

  constructor(
    private readonly store: GameStore<Winter>,
    private readonly scene: () => WinterScene,
    /** The own cards that lie covered before eyes that they are not meant for. */
    private readonly covered: () => readonly string[] = () => [],
  ) {}

  options: Option[] = $derived.by(() => this.store.ask?.options ?? []);
  isTurn: boolean = $derived.by(() => this.options.some(({ data }) => data.type === 'EndTurn'));
  left: Option[] = $derived.by(() => fitting(this.options, this.at));
  /** Those that are named: an answer with a covered card tells the table what it is. */
  told: Option[] = $derived.by(() => {
    const covered = this.covered().filter((card) => card !== this.at.card);
    return this.left.filter((one) => !words(one).some((word) => covered.includes(word)));
  });
  /** How many are not. */
  veiled: number = $derived.by(() => this.left.length - this.told.length);
  /** The same without what the bar of actions offers, until one of them, a card or a place is chosen. */
  extra: Option[] = $derived.by(() => {
    const { action, card, place } = this.at;
    if (action || card || place) return this.told;
    return this.told.filter((option) => actionOf(option) === 'more');
  });
  /** Nothing was pointed at yet. */
  idle: boolean = $derived.by(() => Object.values(this.at).every((one) => one === null));

  /** Whether places and the like are marked: not before somebody knows what for. */
  aimed: boolean = $derived.by(() => !this.isTurn || !this.idle);

  survivors: Set<string> = $derived.by(() =>
    meant(
      this.options,
      this.scene().survivors.map(({ id }) => id),
    ),
  );
  places: Set<string> = $derived.by(() => {
    const { action, survivor, card } = this.at;
    const open = this.isTurn ? { action: action ?? 'move', survivor, card } : {};
    return meant(
      fitting(this.options, open),
      this.scene().places.map(({ id }) => id),
    );
  });
  entrances: Set<string> = $derived.by(() =>
    meant(
      this.options,
      [1, 2, 3, 4, 5, 6].map((n) => `colony-${n}`),
    ),
  );
  actions: Set<Action> = $derived.by(() => new Set(this.options.map(actionOf)));

  /** Dice that do something for who and what was pointed at. */
  usable(die: number): boolean {
    return fitting(this.options, { ...this.at, die: null }).some((one) => dieOf(one) === die);
  }

  forget(): void {
    this.at = { ...NOTHING };
    this.doubted = this.meant = null;
  }

  /** A new question: what still means something stays pointed at. */
  renew(): void {
    const { survivor } = this.at;
    const still = this.isTurn && survivor && fitting(this.options, { survivor }).length;
    this.at = { ...NOTHING, survivor: still ? survivor : null };
    this.doubted = this.meant = null;
  }

  toggle<K extends keyof Pointed>(what: K, value: Pointed[K]): void {
    const same = this.at[what] === value;
    const next = { ...this.at, [what]: same ? null : value };
    // What does not go together any more is let go, the newest stays.
    this.at = fitting(this.options, next).length
      ? next
      : { ...NOTHING, [what]: same ? null : value };
    this.doubted = this.meant = null;
  }

  pickPerson(id: string): void {
    const direct = this.isTurn ? undefined : this.only('PickSurvivor', id);
    if (direct) this.choose(direct);
    else this.toggle('survivor', id);
  }

  pickPlace(id: string): void {
    const direct = this.isTurn ? undefined : this.only('PickPlace', id);
    if (direct) this.choose(direct);
    else {
      if (this.isTurn && this.at.action === null) this.at = { ...this.at, action: 'move' };
      this.toggle('place', id);
    }
  }

  pickEntrance(id: string): void {
    const found = this.options.find((one) => words(one).includes(id));
    if (found) this.choose(found);
  }

  private only(kind: string, id: string): Option | undefined {
    return this.options.find((one) => one.data.type === kind && words(one)[1] === id);
  }

  choose(option: Option): void {
    const { ask } = this.store;
    if (!ask) return;
    const purpose = option.data.type === 'Request' ? this.purpose.trim() : '';
    // Without a line neither goes out, and what was written stays.
    if (purpose && !this.store.say(purpose)) return;
    this.purpose = '';
    this.store.answer(ask, option.key);
  }

  chooseKey(key: string): void {
    const found = this.options.find((one) => one.key === key);
    if (found) this.choose(found);
  }
}
