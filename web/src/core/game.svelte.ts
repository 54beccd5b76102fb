import type {
  ChatLine,
  FromServer,
  Proposal,
  Refused,
  TableInfo,
  Update,
  View,
  WireAsk,
} from '../protocol';
import { Show, type Animator, type Effect } from './show.svelte';
import { Past, type Look } from './past.svelte';
import { patch } from './patch';
import { Line, type LineState } from './socket';
import { Story, type LogLine } from './story.svelte';

export type { LogLine };

const NOWHERE: Look = () => Promise.reject(new Error('nobody to ask'));
/** Refusals after which connecting again makes no sense. */
const FINAL = new Set(['no-such-table', 'not-allowed', 'old-client', 'bad-message']);
/** They come without being asked for, whatever was shown before. */
const REMOVED = 'removed';
const SIGNED_OUT = 'signed-out';

/** A table as this browser knows it, fed by its line. `shown` is the board while events play. */
export class GameStore<Board = unknown> {
  line: LineState = $state('connecting');
  retryAt = $state(0);
  table: TableInfo | null = $state.raw(null);
  /** When the table was told of last: what it counts in seconds goes on from there. */
  toldAt = $state(0);
  person: string | null = $state(null);
  seats: number[] = $state.raw([]);
  /** Whose board is shown where several seats share a screen; at first the first one's. */
  private eyes: number | null = $state(null);
  view: View | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  proposal: Proposal | null = $state.raw(null);
  /** We asked to go back, and nothing came of it. */
  declined = $state(false);
  refusal: Refused | null = $state.raw(null);
  /** An answer is on its way; the same cannot be sent twice. */
  busy = $state(false);

  readonly show: Show<Board>;
  readonly story = new Story();
  readonly past: Past<Board>;
  private readonly wire: Line;
  private messages = 1;
  private awaited = 0;
  private viewSeats: number[] = [];

  constructor(
    readonly id: string,
    animator: Animator<Board>,
    address: string,
    look: Look = NOWHERE,
  ) {
    this.show = new Show<Board>(animator);
    this.past = new Past<Board>(
      animator,
      look,
      () => this.view?.count ?? 0,
      (boards) => this.own(boards),
    );
    this.wire = new Line(address, id, {
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

  /** The board of a seat of ours, or the one that all see; the real one, not the one shown. */
  board = $derived.by((): Board | null => {
    const boards = this.view?.boards;
    return boards ? this.own(boards) : null;
  });

  private own(boards: Record<string, unknown>): Board | null {
    const own = [this.eyes, ...this.seats].map(String).find((seat) => seat in boards);
    return (boards[own ?? ''] ?? Object.values(boards)[0] ?? null) as Board | null;
  }

  /** The board to be drawn: of the past while somebody looks back, else as far as it was shown. */
  get shown(): Board | null {
    return this.past.watching ? (this.past.show.board ?? this.show.board) : this.show.board;
  }

  /** What moves and flashes on it. */
  get effects(): Effect[] {
    return this.past.watching ? this.past.show.effects : this.show.effects;
  }

  /** What happened, as far as it was shown: dice are not told before they have fallen. */
  log: LogLine[] = $derived.by(() => {
    const pending = this.show.pending;
    const { lines } = this.story;
    return pending === null ? lines : lines.filter((line) => line.count < pending);
  });

  /** Whether this table is ours: we opened it, or it was handed to us. */
  hosting: boolean = $derived(this.table !== null && this.table.host === this.person);

  /** The seats that we play ourselves: on others of ours a bot stands in. */
  played: number[] = $derived.by(() => {
    const led = (this.table?.seats ?? []).filter((seat) => seat.bot).map((seat) => seat.seat);
    return this.seats.filter((seat) => !led.includes(seat));
  });

  /** Questions wait until what led to them was shown, and while somebody looks back. */
  asks: WireAsk[] = $derived.by(() =>
    this.show.playing || this.past.watching || this.closed
      ? []
      : (this.view?.asks ?? []).filter((ask) => this.played.includes(ask.seat)),
  );
  ask: WireAsk | null = $derived(this.asks[0] ?? null);
  /** The seat on this screen that has to decide while it is another one's board that is shown. */
  heir = $derived.by((): number | null => {
    const seat = this.ask?.seat ?? null;
    return seat === (this.eyes ?? this.seats[0] ?? null) ? null : seat;
  });
  /** Names the question that can be answered now; nothing while an answer is on its way. */
  mark = $derived.by((): string | undefined =>
    this.ask && !this.busy ? `${this.ask.epoch}.${this.ask.number}.${this.ask.seat}` : undefined,
  );

  /** The host has ended the table before the game came to its end: nobody plays on. */
  closed = $derived.by((): boolean => this.table?.status === 'closed');
  /** The seats that have to decide. */
  waiting = $derived.by((): number[] => (this.closed ? [] : (this.view?.waiting ?? [])));

  /** The host has removed us. */
  removed = $derived.by((): boolean => this.line === 'refused' && this.refusal?.code === REMOVED);

  /** This browser was signed out, from here or from elsewhere. */
  signedOut = $derived.by(
    (): boolean => this.line === 'refused' && this.refusal?.code === SIGNED_OUT,
  );

  /** How far back we may go without asking anybody. */
  undoable = $derived.by((): boolean => {
    const view = this.view;
    if (!view || view.result || this.closed) return false;
    return this.played.some((seat) => (view.free[String(seat)] ?? view.count) < view.count);
  });

  receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.meet(message.table);
        this.person = message.person;
        this.seats = message.seats;
        this.chat = message.chat;
        break;
      case 'view':
        this.forget(message, message.epoch === this.view?.epoch ? message.count : -1);
        this.view = message;
        this.viewSeats = this.seats;
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
        break;
      case 'proposed':
        this.declined =
          !message.proposal && !message.carried && this.seats.includes(this.proposal?.seat ?? -1);
        this.proposal = message.proposal;
        break;
      case 'done':
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
    this.table = table;
    this.toldAt = Date.now();
  }

  private update(update: Update): void {
    const view = this.view;
    if (!view || view.seq !== update.base) {
      // Something was missed: only a whole view can help.
      this.view = null;
      this.wire.renew();
      return;
    }
    const fresh = patch(view, update.changes);
    this.forget(fresh, Math.min(view.count, fresh.count));
    this.view = fresh;
    // Answers that were brought back are told by the server when asked.
    if (update.events.length || fresh.epoch === view.epoch)
      this.story.add(fresh.count, update.events);
    this.show.play(this.board, update.events, fresh.count);
  }

  /** After an undo or redo, what came after the point where the games part has not happened. */
  private forget(fresh: View, common: number): void {
    if (!this.view || fresh.epoch === this.view.epoch) return;
    this.story.cut(common);
    this.past.cut(common);
  }

  private refused(message: Refused): void {
    this.busy = false;
    this.refusal = message;
    if (message.id !== null) return;
    const out = message.code === REMOVED || message.code === SIGNED_OUT;
    if (out || (FINAL.has(message.code) && !this.view)) this.wire.giveUp();
  }

  answer(ask: WireAsk, option: string): void {
    if (this.busy) return;
    this.declined = false;
    // Who plays on has thought better of going back.
    if (this.seats.includes(this.proposal?.seat ?? -1)) this.proposal = null;
    this.show.skip();
    const { seat, number, epoch } = ask;
    const id = this.messages++;
    this.awaited = id;
    this.busy = this.wire.send({ type: 'answer', id, seat, ask: number, epoch, option });
  }

  /** The screen is passed on: now this seat's board is shown, with its secrets. */
  passOn(seat: number): void {
    this.eyes = seat;
    this.show.reset(this.board);
  }

  private seat(): number {
    return this.ask?.seat ?? this.played[0] ?? this.seats[0] ?? 0;
  }

  undo(to: number | null = null): void {
    this.wire.send({ type: 'undo', id: this.messages++, seat: this.seat(), to });
  }

  redo(to: number | null = null): void {
    this.wire.send({ type: 'redo', id: this.messages++, seat: this.seat(), to });
  }

  consent(agree: boolean): void {
    const proposal = this.proposal?.number;
    if (proposal === undefined) return;
    this.wire.send({ type: 'consent', id: this.messages++, proposal, agree });
  }

  say(text: string): void {
    this.wire.send({ type: 'say', id: this.messages++, text });
  }

  /** Comes in anew: who we are has changed. */
  renew(): void {
    this.wire.renew();
    this.wire.hurry();
  }

  retry(): void {
    this.wire.hurry();
  }

  close(): void {
    this.wire.close();
    this.show.stop();
    this.past.back();
  }
}
