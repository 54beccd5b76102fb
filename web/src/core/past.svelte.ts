import type { GameKinds, Moment, Past as Position } from '../protocol';
import { Show, type Animator, type Kinds, type Telling } from './show.svelte';

/** Asks the server for the position after so many answers, seen from a seat. */
export type Look<G extends GameKinds = GameKinds> = (
  count: number,
  seat: number | null,
) => Promise<Position<G>>;

/** Who looks back: which board is theirs, what they know of what happened, and with which eyes. */
export interface Onlooker<G extends GameKinds = GameKinds> {
  board(boards: Record<string, G['board']>): G['board'] | null;
  known(moments: Moment<G>[]): Moment<G>[];
  eyes(): number | null;
  /** Whether the screen is on its way to somebody else: then nobody sees anything on it. */
  covered(): boolean;
}

const KEPT = 400;
const PAUSE = 500;

/** Looking back: any position of the game instead of the one of now. Nothing can be answered. */
export class Past<G extends Kinds = Kinds> {
  /** How many answers had been given; null is now. */
  at: number | null = $state(null);
  /** The seat that is looked through; null is one's own. */
  lens: number | null = $state(null);
  running = $state(false);
  failed = $state(false);
  readonly show: Show<G>;

  private readonly known = new Map<string, Position<G>>();
  private wanted = 0;
  /** How often answers were taken back: what was asked for before may not have happened. */
  private cuts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What plays ends with now: nobody has to leave the past. */
  private passing = false;

  constructor(
    animator: Animator<G>,
    private readonly look: Look<G>,
    private readonly total: () => number,
    private readonly onlooker: Onlooker<G>,
  ) {
    this.show = new Show<G>(animator, false);
  }

  get watching(): boolean {
    return this.at !== null;
  }

  /** Shows a position at once. */
  async go(count: number): Promise<void> {
    this.pause();
    await this.move(count, false);
  }

  /** One answer on, with what came of it. */
  async on(): Promise<void> {
    this.pause();
    await this.move((this.at ?? this.total()) + 1, true);
  }

  /** Plays on from here until now. */
  play(): void {
    if (this.running) return;
    this.running = true;
    if (this.at === null || this.at >= this.total()) void this.move(0, false).then(this.next);
    else this.next();
  }

  /** Plays from so many answers until now, and is back there by itself. */
  async again(from: number): Promise<void> {
    await this.go(from);
    if (this.at === null || this.failed) return;
    this.passing = this.running = true;
    this.next();
  }

  pause(): void {
    this.running = this.passing = false;
    clearTimeout(this.timer);
  }

  /** Back to now. */
  back(): void {
    this.pause();
    this.wanted++;
    this.at = null;
    this.lens = null;
    this.show.reset(null);
  }

  /** Looks through another seat, which a finished game allows. */
  async through(seat: number | null): Promise<void> {
    this.lens = seat;
    await this.move(this.at ?? this.total(), false, true);
  }

  /** Answers were taken back: what came after them has not happened. */
  cut(count: number): void {
    this.cuts++;
    for (const key of this.known.keys()) {
      if (Number(key.split(' ')[0]) > count) this.known.delete(key);
    }
    // Who looked at where the others wished to go back to has that for now.
    if (this.at !== null && this.at >= count) this.back();
  }

  private next = (): void => {
    if (!this.running) return;
    if (this.show.playing) {
      this.timer = setTimeout(this.next, 50);
      return;
    }
    const at = this.at ?? 0;
    if (at >= this.total()) {
      if (this.passing) this.back();
      else this.pause();
      return;
    }
    void this.move(at + 1, true, true).then(() => {
      this.timer = setTimeout(this.next, this.show.effects.length ? 50 : PAUSE / 2);
    });
  };

  private async move(count: number, animated: boolean, stay = false): Promise<void> {
    const to = Math.max(0, count);
    if (to >= this.total() && this.lens === null && !stay) {
      this.back();
      return;
    }
    const mine = ++this.wanted;
    try {
      const position = await this.position(Math.min(to, this.total()));
      if (mine !== this.wanted) return;
      if (this.onlooker.covered()) return this.pause();
      this.failed = false;
      const board = this.onlooker.board(position.boards);
      // What happened can be seen from the position before it only.
      const next = this.at !== null && position.count === this.at + 1;
      this.at = position.count;
      if (animated && next) this.show.play(board, this.telling(position));
      else this.show.reset(board);
    } catch {
      this.failed = true;
      this.pause();
    }
  }

  private telling({ events }: Position<G>): Telling<G> {
    const { lens, onlooker } = this;
    if (lens !== null) return { moments: events, eyes: lens };
    return { moments: onlooker.known(events), eyes: onlooker.eyes() };
  }

  private async position(count: number): Promise<Position<G>> {
    const key = `${count} ${this.lens ?? ''}`;
    const known = this.known.get(key);
    if (known) return known;
    const cuts = this.cuts;
    const found = await this.look(count, this.lens);
    if (cuts !== this.cuts) return this.position(Math.min(count, this.total()));
    if (this.known.size >= KEPT) this.known.delete(this.known.keys().next().value!);
    this.known.set(key, found);
    return found;
  }
}
