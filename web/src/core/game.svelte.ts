import type {
  ChatLine,
  FromClient,
  FromServer,
  Happening,
  Proposal,
  Refused,
  Requests,
  TableInfo,
  Update,
  View,
  WireAsk,
} from '../protocol';
import { isAsked, isNow } from './asked';
import { Chosen } from './chosen';
import { freely } from './freely';
import { heirOf, Holder } from './holder.svelte';
import { knows } from './moments';
import { Show, type Animator, type Kinds, type Telling } from './show.svelte';
import { Past, type Look } from './past.svelte';
import { patch } from './patch';
import { endsLine, lasting, REMOVED, SIGNED_OUT } from './refusals';
import { Says } from './says.svelte';
import { shelf } from './shelf.svelte';
import { Line, type LineState } from './socket';
import { Story, type LogLine } from './story.svelte';
import { Talk } from './talk.svelte';
import { texts } from './texts.svelte';
import { Warned } from './warned.svelte';

export type { LogLine };

const NOWHERE = (): Promise<never> => Promise.reject(new Error('nobody to ask'));

/** A table as this browser knows it, fed by its line. `shown` is the board while events play. */
export class GameStore<G extends Kinds = Kinds> {
  line: LineState = $state('connecting');
  retryAt = $state(0);
  table: TableInfo | null = $state.raw(null);
  /** When the table was told of last: what it counts in seconds goes on from there. */
  toldAt = $state(0);
  person: string | null = $state(null);
  seats: number[] = $state.raw([]);
  /** The seat that the screen was passed to, or whose question was turned to. */
  private readonly holder: Holder;
  /** The seat that the screen is to be passed to because somebody wished so. */
  private wished: number | null = $state(null);
  view: View<G> | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  proposal: Proposal | null = $state.raw(null);
  /** We asked to go back, and nothing came of it. */
  declined = $state(false);
  refusal: Refused | null = $state.raw(null);
  private refusedOf: WireAsk<G> | null = null;
  /** An answer, or the wish to take one back, is on its way; the same cannot be sent twice. */
  busy = $state(false);

  readonly show: Show<G>;
  readonly story = new Story<G>();
  readonly past: Past<G>;
  readonly talk = new Talk<G>(this, (said) =>
    this.wire.send({ type: 'favour', id: this.messages++, ...said }),
  );
  readonly warned = new Warned();
  readonly says = new Says(this);
  private readonly wire: Line<G>;
  private messages = 1;
  private awaited = 0;
  private viewSeats: number[] = [];

  constructor(
    readonly id: string,
    animator: Animator<G>,
    address: string,
    look: Look<G> = NOWHERE,
  ) {
    this.show = new Show<G>(animator);
    this.holder = new Holder(id);
    this.past = new Past<G>(animator, look, () => this.view?.count ?? 0, {
      board: (boards) => this.own(boards),
      known: (moments) => this.known(moments),
      eyes: () => this.here,
      covered: () => this.heir !== null,
    });
    this.wire = new Line<G>(address, id, {
      message: (message) => this.receive(message),
      state: (state, retryAt) => {
        this.line = state;
        this.retryAt = retryAt;
        if (state !== 'open') this.busy = false;
      },
      since: () => this.view?.seq ?? -1,
      seats: () => this.viewSeats,
    });
  }

  /** Grows with every answer and request that is sent, and with all that is taken back. */
  get answered(): number {
    return this.awaited;
  }

  /** The board of a seat of ours, or the one that all see; the real one, not the one shown. */
  board = $derived.by((): G['board'] | null => {
    const boards = this.view?.boards;
    return boards ? this.own(boards) : null;
  });

  private own(boards: Record<string, G['board']>): G['board'] | null {
    const own = [this.here, ...this.seats].map(String).find((seat) => seat in boards);
    return boards[own ?? ''] ?? Object.values(boards)[0] ?? null;
  }

  /** The board to be drawn: of the past while somebody looks back, else as far as it was shown. */
  get shown(): G['board'] | null {
    return this.past.watching ? (this.past.show.board ?? this.show.board) : this.show.board;
  }

  /** What moves and flashes on it. */
  get effects(): G['effect'][] {
    return this.past.watching ? this.past.show.effects : this.show.effects;
  }

  /** What happened, as far as it was shown: dice are not told before they have fallen. */
  log: LogLine<G>[] = $derived.by(() => {
    const pending = this.show.pending;
    const lines = this.known(this.story.lines);
    return pending === null ? lines : lines.filter((line) => line.count < pending);
  });
  /** All that happened, answer by answer, as far as the seat at the screen knows it. */
  steps: ReadonlyMap<number, LogLine<G>[]> = $derived.by(() => {
    const { steps } = this.story;
    if (!this.apart) return steps;
    return new Map([...steps].map(([count, lines]) => [count, this.known(lines)]));
  });

  /** Whether this table is ours: we opened it, or it was handed to us. */
  hosting: boolean = $derived(this.table !== null && this.table.host === this.person);

  /** The seats that we play ourselves: on others of ours a bot stands in. */
  played: number[] = $derived.by(() => {
    const led = (this.table?.seats ?? []).filter((seat) => seat.bot).map((seat) => seat.seat);
    return this.seats.filter((seat) => !led.includes(seat));
  });

  /** Several seats, a bot's stand-ins too, share this screen and have secrets: one has it at a time. */
  apart = $derived.by((): boolean => {
    const view = this.view;
    return this.seats.length > 1 && view !== null && !view.result && !('' in view.boards);
  });
  /** The seat that has the screen: the first of ours until it is passed on. */
  here = $derived.by((): number | null => {
    const [{ seat }, { played, seats }] = [this.holder, this];
    const known = seat !== null && (this.apart ? seats : played).includes(seat);
    return known ? seat : (played[0] ?? seats[0] ?? null);
  });

  /** Something is shown first, or nothing can be said any more. */
  private elsewhere = $derived.by(
    (): boolean => this.show.playing || this.past.watching || this.closed,
  );
  /** We have nothing to answer, and nothing is shown. */
  idle = $derived.by((): boolean => !this.elsewhere && !this.asks.length);
  /**
   * The questions to our seats, whether their seat has the screen or not. They wait until what led
   * to them was shown, and while somebody looks back.
   */
  private asks: WireAsk<G>[] = $derived.by(() =>
    this.elsewhere ? [] : (this.view?.asks ?? []).filter((ask) => this.played.includes(ask.seat)),
  );
  /** The seat that the screen has to be passed to; until then it is covered. */
  heir = $derived.by((): number | null => {
    const [asked, taken] = [this.asks.map(({ seat }) => seat), this.holder.seat === this.here];
    return this.apart ? heirOf(asked, this.here, taken, this.wished) : null;
  });
  /** The question on the screen: of the seat that has it, else the first one. */
  ask: WireAsk<G> | null = $derived.by(() => {
    const own = this.asks.find((ask) => ask.seat === this.here) ?? null;
    if (this.apart) return this.heir === null ? own : null;
    return own ?? this.asks[0] ?? null;
  });
  /** Our other seats that have a question, too: the screen can be passed or turned to them. */
  others: number[] = $derived.by(() =>
    this.heir === null
      ? this.asks.map((ask) => ask.seat).filter((seat) => seat !== this.ask?.seat)
      : [],
  );
  /** Names the question that can be answered now; nothing while an answer is on its way. */
  mark = $derived.by((): string | undefined =>
    this.ask && !this.busy ? `${this.ask.epoch}.${this.ask.number}.${this.ask.seat}` : undefined,
  );

  /** The host has ended the table before the game came to its end: nobody plays on. */
  closed = $derived.by((): boolean => this.table?.status === 'closed');
  /** The seats that have to decide. */
  waiting = $derived.by((): number[] => (this.closed ? [] : (this.view?.waiting ?? [])));

  /** The host has removed us. */
  removed = $derived.by((): boolean => this.refusedBy(REMOVED));
  /** This browser was signed out, from here or from elsewhere. */
  signedOut = $derived.by((): boolean => this.refusedBy(SIGNED_OUT));

  /** The seat of ours that may go back without asking anybody: the one at the screen first. */
  private undoer = $derived.by((): number | null =>
    this.closed ? null : freely(this.view, this.played, this.here),
  );
  undoable = $derived.by((): boolean => this.undoer !== null);

  private readonly chosen = new Chosen();
  last = $derived.by(() => this.chosen.last(this.view?.count ?? 0, this.here));

  receive(message: FromServer<G>): void {
    switch (message.type) {
      case 'welcome':
        this.meet(message.table);
        this.person = message.person;
        this.seats = message.seats;
        [this.chat, this.proposal] = [message.chat, null]; // one that is still open is told next
        this.says.met(message.chat);
        this.talk.forget();
        break;
      case 'view':
        this.forget(message, message.epoch === this.view?.epoch ? message.count : -1);
        this.view = message;
        this.viewSeats = this.seats;
        // Whoever opens the game has the first seat's screen.
        if (!message.count && this.apart && this.holder.seat === null) this.passOn(this.here!);
        this.show.reset(this.board);
        break;
      case 'update':
        this.update(message);
        break;
      case 'table':
        this.meet(message.table);
        this.seats = message.seats;
        break;
      case 'chatted':
        this.chat = [...this.chat, message.line];
        this.says.heard(message.line, this.view?.count ?? -1);
        break;
      case 'proposed':
        this.declined =
          !message.proposal && !message.carried && this.seats.includes(this.proposal?.seat ?? -1);
        this.proposal = message.proposal;
        break;
      case 'voiced':
        this.talk.receive(message.debate);
        break;
      case 'done':
        if (this.says.taken(message.id)) break; // it answers nothing
        if (message.id >= this.awaited) this.busy = false;
        this.refusal = null;
        break;
      case 'refused':
        this.refused(message);
        break;
      case 'pong':
        break;
    }
  }

  private meet(table: TableInfo): void {
    texts.sit(shelf.prefix(table.game));
    this.table = table;
    this.toldAt = Date.now();
  }

  private update(update: Update<G>): void {
    const view = this.view;
    if (!view || view.seq !== update.base) {
      // Something was missed: only a whole view can help.
      this.view = null;
      this.wire.renew();
      return;
    }
    const covered = this.heir !== null;
    const fresh = patch(view, update.changes);
    this.forget(fresh, Math.min(view.count, fresh.count));
    [this.view, this.refusal] = [fresh, lasting(this.refusal, this.refusedOf, fresh)];
    // Answers that were brought back are told by the server when asked.
    if (update.events.length || fresh.epoch === view.epoch)
      this.story.add(fresh.count, update.events);
    // Nobody looks on while the screen is passed on: it stays covered.
    if (covered) this.show.reset(this.board);
    else this.show.play(this.board, this.telling(update, fresh.count));
  }

  private telling({ base, seq, events, more }: Update<G>, mark: number): Telling<G> {
    const again = base === seq && events.length > 0;
    return { moments: this.known(events), eyes: this.here, mark, more, again };
  }

  /** Leaves out what the seat at the screen does not know, where another one of ours does. */
  private known<Line extends Happening>(events: Line[]): Line[] {
    const { here } = this;
    if (!this.apart || here === null) return events;
    return events.filter((event) => knows(here, event));
  }

  /** After an undo or redo, what came after the point where the games part has not happened. */
  private forget(fresh: View<G>, common: number): void {
    if (!this.story.parts(fresh.epoch)) return;
    this.story.cut(common);
    this.past.cut(common);
    this.chosen.cut(common);
  }

  private refusedBy = (code: string) => this.line === 'refused' && this.refusal?.code === code;

  private refused(message: Refused): void {
    if (this.says.refused(message)) return;
    this.busy = false;
    this.refusal = message;
    this.refusedOf = this.view?.asks.find((ask) => this.played.includes(ask.seat)) ?? null;
    if (endsLine(message, this.view !== null)) this.wire.giveUp();
  }

  /** Answers; what the rules warn of waits until it is wished for once more. */
  answer(ask: WireAsk, option: string): void {
    const found = ask.options.find(({ key }) => key === option);
    const go = (): void => {
      if (found) this.chosen.note(this.view?.count ?? 0, ask.seat, found.text);
      this.send(ask, option);
    };
    this.warned.weigh(found, go, () => !this.closed && isAsked(this.view, ask));
  }

  private send({ seat, number, epoch }: WireAsk, option: string): void {
    if (this.busy) return;
    this.declined = false;
    // Who plays on has thought better of going back.
    if (this.seats.includes(this.proposal?.seat ?? -1)) this.proposal = null;
    this.show.skip();
    this.once((id) => ({ type: 'answer', id, seat, ask: number, epoch, option }));
  }

  /** Sends what must not go out twice, and returns whether it did: the table answers it first. */
  private once(said: (id: number) => FromClient): boolean {
    if (this.busy) return false;
    [this.awaited, this.refusal] = [this.messages++, null]; // what was refused was another wish
    return (this.busy = this.wire.send(said(this.awaited)));
  }

  /** Asks for something that a seat of ours may do at any time; `seen` lists it for a position. */
  request(seat: number, seen: Requests<G>, option: string): void {
    const found = seen.options.find(({ key }) => key === option);
    const go = (): void => this.sendRequest(seat, seen, option);
    this.warned.weigh(found, go, () => !this.closed && isNow(this.view, seen));
  }

  private sendRequest(seat: number, { count, epoch }: Requests<G>, option: string): void {
    this.once((id) => ({ type: 'request', id, seat, count, epoch, option }));
  }

  /** Turns to another seat of ours that has a question; where seats have secrets, by a cover. */
  turnTo(seat: number): void {
    if (this.apart) this.wished = seat;
    else [this.holder.seat, this.refusal] = [seat, null]; // what was refused was another's answer
  }

  /** The screen is passed on: now this seat's board is shown, with its secrets. */
  passOn(seat: number): void {
    [this.wished, this.refusal] = [null, null];
    this.holder.take(seat);
    this.show.reset(this.board);
  }

  private seat = (): number => this.ask?.seat ?? this.here ?? 0;

  undo(to: number | null = null): boolean {
    return this.once((id) => ({ type: 'undo', id, seat: this.undoer ?? this.seat(), to }));
  }

  redo(to: number | null = null): boolean {
    return this.once((id) => ({ type: 'redo', id, seat: this.seat(), to }));
  }

  consent(agree: boolean): void {
    const proposal = this.proposal?.number;
    if (proposal === undefined) return;
    this.wire.send({ type: 'consent', id: this.messages++, proposal, agree });
  }

  /** Says something to the table; returns whether it went out. */
  say = (text: string): boolean =>
    this.says.say(this.messages++, text, (said) => this.wire.send(said));

  /** Comes in anew: who we are has changed. */
  renew(): void {
    this.wire.renew();
    this.wire.hurry();
  }

  retry = (): void => this.wire.hurry();

  close(): void {
    this.wire.close();
    this.show.stop();
    this.past.back();
  }
}
