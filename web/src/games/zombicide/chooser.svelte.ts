import type { GameStore } from '../../core/game.svelte';
import type { WireAsk } from '../../protocol';
import type { Option, Zombicide } from './kinds';
import { lyingDice, type Lying } from './moments/lying';
import { isFatal } from './moments/staged';
import type { ZombicideScene } from './protocol';
import { kindOf, placeOf, zoneOf } from './actions';
import type { Advice } from './advice.svelte';
import { END, type Bar } from './bar';
import { actingOf, lastActions } from './ways';

/** Whom an option is about, by number; a pair is chosen by either of the two. */
function meant({ data }: Option): number[] {
  if (data.type === 'PlayPair') return [data.who, data.other];
  return 'who' in data ? [data.who] : [];
}

/** The button that somebody walks by. */
const MOVE = 'move';
/** Always the same, so that no Survivor is drawn again when the next question is no other. */
const NOBODY = new Map<string, Option>();

/** What a player has pointed at so far, until a single option is left and confirmed. */
export class Chooser {
  group: string | null = $state(null);
  zone: number | null = $state(null);
  card: string | null = $state(null);
  /** The attack or wound that is asked about once more before it is made. */
  doubt: Option | null = $state.raw(null);
  /** What most people would answer, where the stage says so; Enter takes it. */
  suggestion: Option | null = $state.raw(null);
  /** What takes it, where that is more than choosing it. */
  suggested: ((option: Option) => void) | null = null;
  private seen = '';
  /** Grows with all that is pointed at: an attack that still waits for its odds is wished no more. */
  private wishes = 0;
  /** The map named the deed together with the zone: one step back leaves both. */
  private named = false;

  constructor(
    private readonly store: GameStore<Zombicide>,
    private readonly scene: () => ZombicideScene,
    readonly bar: Bar,
    private readonly advice: Advice,
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

  /** The dice that lie while somebody decides whether to roll them again. */
  dice: Lying | null = $derived.by(() =>
    this.store.ask?.options.some((option) => kindOf(option) === 'Reroll')
      ? lyingDice(this.store.log)
      : null,
  );

  /** Options to be listed: all of a small question, and of a turn what was pointed at. */
  private shown: Option[] = $derived.by(() => {
    if (!this.turn) return this.dice ? rerolls(this.left, this.dice) : this.plainFirst(this.left);
    return this.group === null && this.zone === null && this.card === null ? [] : this.left;
  });
  /** Those that a single press chooses. */
  listed: Option[] = $derived.by(() => this.shown.filter((one) => !this.advice.isTrap(one)));
  /** Attacks that may wound a friend or help nobody stand apart; those that may help come first. */
  traps: Option[] = $derived.by(() => {
    const found = this.shown.filter((one) => this.advice.isTrap(one));
    const useless = (one: Option) => Number(!this.advice.odds[one.key]!.useful);
    return found.toSorted((one, other) => useless(one) - useless(other));
  });

  /** How many Actions the end of the turn would waste for good; then it is asked for twice. */
  wasted = $derived.by(() => (this.turn && this.store.board ? lastActions(this.store.board) : 0));

  /** Whether the next press ends the turn although Actions are left. */
  get armed(): boolean {
    return this.group === END && this.wasted > 0;
  }

  /** Zones that mean something now, each with the word on its tag. */
  targets: Map<number, string> = $derived.by(() => {
    const found = new Map<number, string>();
    const ask = this.store.ask;
    if (!ask) return found;
    const group = this.armed ? null : this.group;
    // What is listed by the names of zones is found on the map by them.
    const names = this.turn ? group === 'door' : !this.people.size;
    for (const option of this.bar.narrowed(ask.options, group, null)) {
      const zone = this.place(option);
      const silent = this.turn && group === null && !isMove(option);
      if (zone !== null && !silent) found.set(zone, names ? this.scene().zones[zone]!.name : '');
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
    const { epoch = -1, number = -1, seat = -1 } = this.store.ask ?? {};
    const asked = `${epoch}.${number}.${seat}`;
    if (asked === this.seen) return;
    this.seen = asked;
    this.clear();
  }

  clear(): void {
    this.wishes++;
    this.group = null;
    this.zone = null;
    this.card = null;
    this.doubt = null;
    this.looked = null;
    this.named = false;
  }

  back(): void {
    this.wishes++;
    if (this.doubt) this.doubt = null;
    else if (this.zone !== null && this.group !== null && !this.named) this.zone = null;
    else this.clear();
  }

  pickGroup(id: string): void {
    const same = this.group === id;
    const sure = same && this.armed;
    const doubted = this.doubt !== null;
    this.clear();
    if (same && !sure) return;
    this.group = id;
    // Who asks where one may go, or was asked something else, has not said that the one way is wanted.
    const asks = id === MOVE || (this.armed && !sure) || doubted;
    const careful = asks || this.bar.groups.find((one) => one.id === id)?.careful;
    const only = this.left.length === 1 ? this.left[0] : undefined;
    if (only && !careful) this.choose(only);
  }

  /** Whether a zone that is pointed at may be meant as the end of a way. */
  get strolling(): boolean {
    return this.turn && (this.group === null || this.group === MOVE) && this.card === null;
  }

  /** Whether something of the open question can be chosen in a zone. */
  means(zone: number): boolean {
    return this.meantBy(zone).length > 0;
  }

  /** What a zone that is pointed at may mean: a shot that helps nobody only if shots were asked for. */
  private meantBy(zone: number): Option[] {
    const found = this.bar.narrowed(this.store.ask?.options ?? [], this.group, zone, this.place);
    if (!this.strolling) return found;
    return found.filter(({ key }) => this.advice.odds[key]?.useful !== false);
  }

  /** Whether the next step may lead there. */
  walksTo(zone: number): boolean {
    const options = this.store.ask?.options ?? [];
    return options.some((option) => kindOf(option) === 'Walk' && zoneOf(option) === zone);
  }

  /** Points at a zone; returns whether that meant anything. */
  pickZone(zone: number): boolean {
    const ask = this.store.ask;
    if (!ask) return false;
    this.wishes++;
    if (this.armed) this.clear();
    const here = this.meantBy(zone);
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
      this.named ||= this.group === null && only !== undefined;
      if (only) this.group = this.bar.groupOf(only).id;
    }
    return true;
  }

  /** Where on the map an option of the open question is found. */
  private readonly place = (option: Option): number | null => {
    const board = this.turn ? this.store.board : null;
    if (!board) return zoneOf(option);
    const here = actingOf(board)?.zone ?? null;
    return placeOf(option, this.scene(), here, (one) => this.bar.isHere(one));
  };

  pickCard(card: string): void {
    this.wishes++;
    [this.group, this.zone, this.doubt] = [null, null, null];
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

  /**
   * The key that chooses a listed option. Who acts next is chosen by the place in the team: hands
   * learn it, and it stays the same when others have acted. A tenth has none: whoever typed its 10
   * would choose the first.
   */
  keyOf(option: Option): number | null {
    const key = this.placeOf(option) + 1;
    return key >= 1 && key <= 9 ? key : null;
  }

  private placeOf(option: Option): number {
    const { data } = option;
    if (data.type !== 'Act' || !this.strip) return this.listed.indexOf(option);
    const id = this.scene().box.survivors[data.who]?.id;
    return this.store.board?.people.findIndex((one) => one.id === id) ?? -1;
  }

  /** The Survivor whom a question is about, such as where one of them starts. */
  about: string | null = $derived.by(() => {
    const who = this.turn ? undefined : this.store.ask?.prompt.args['who'];
    const name = typeof who === 'object' && 'id' in who ? who.id.split('survivor-')[1] : undefined;
    return name && this.scene().box.survivors.some(({ id }) => id === name) ? name : null;
  });

  /** Whether the question is who of several Survivors it shall be, and nothing else. */
  strip = $derived.by(() => {
    const options = this.store.ask?.options ?? [];
    if (this.people.size < 2 || this.suggestion) return false;
    const about = new Set([...this.people.values()].map(({ key }) => key));
    return options.every(({ key, data }) => about.has(key) && data.type !== 'Suffer');
  });
  /** Whom somebody looks at before it is chosen: the first one, until another is touched. */
  private looked: string | null = $state(null);
  get candidate(): string | null {
    if (!this.strip) return null;
    return this.looked !== null && this.people.has(this.looked)
      ? this.looked
      : ([...this.people.keys()][0] ?? null);
  }
  set candidate(id: string | null) {
    this.looked = id;
  }

  /** Clicking on a Survivor answers a question about Survivors; returns whether it did. */
  pickPerson(id: string): boolean {
    const option = this.people.get(id);
    if (option) this.choose(option);
    return option !== undefined;
  }

  /** Answers; what may cost a friend, or helps nobody, is asked about once more. */
  choose(option: Option): void {
    const { ask } = this.store;
    if (!ask) return;
    this.wishes++;
    if (this.bar.isAttack(option)) void this.weigh(ask, option);
    else if (this.isFatal(option)) this.doubt = option;
    else this.store.answer(ask, option.key);
  }

  /** Whether somebody falls to this wound although another one would stand. */
  private isFatal(option: Option): boolean {
    const { ask, board } = this.store;
    return ask !== null && board !== null && isFatal(ask, option, this.scene(), board);
  }

  /** Does what was asked about. */
  confirm(): void {
    if (this.store.ask && this.doubt) this.store.answer(this.store.ask, this.doubt.key);
  }

  /** An attack of this turn that is asked about once more: it is asked on the stage. */
  get danger(): 'danger' | null {
    return this.turn && this.doubt && this.bar.isAttack(this.doubt) ? 'danger' : null;
  }

  /** What Enter does: the one thing that is left, or the way back from what was asked about. */
  get enter(): (() => void) | null {
    if (this.doubt) return () => this.back();
    const { suggestion } = this;
    if (suggestion) return () => (this.suggested ?? ((one) => this.choose(one)))(suggestion);
    const [only] = this.listed;
    return only && this.listed.length === 1 ? () => this.choose(only) : null;
  }

  /** Whoever was quicker than the odds waits for them; without any it is asked about, too. */
  private async weigh(ask: WireAsk<Zombicide>, option: Option): Promise<void> {
    const wish = this.wishes;
    if (!(option.key in this.advice.odds)) await this.advice.weighed;
    if (this.store.ask !== ask || wish !== this.wishes) return;
    if (option.key in this.advice.odds && !this.advice.isTrap(option))
      this.store.answer(ask, option.key);
    else this.doubt = option;
  }

  /** An attack as it is stands before those that risk the weapon, or draw Zombies by light. */
  private plainFirst(options: Option[]): Option[] {
    return options.some((one) => this.bar.isPlan(one)) ? passFirst(options) : options;
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

/** Dice that all hit are kept, unless somebody says otherwise. */
function rerolls(options: Option[], { dice, needed }: Lying): Option[] {
  return dice.every((face) => face >= needed) ? passFirst(options) : options;
}

const passFirst = (options: Option[]): Option[] =>
  options.toSorted((one, other) => Number(isPass(other)) - Number(isPass(one)));

export const isPass = (option: Option): boolean => kindOf(option) === 'Pass';

const isMove = (option: Option): boolean => ['Walk', 'DriveSlow'].includes(kindOf(option));
