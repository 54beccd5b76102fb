import type { GameKinds, Happening, Moment } from '../protocol';
import { follow, type Beat } from './moments';
import { settings } from './settings.svelte';

/** Something that is seen and heard; a game says more of its own. */
export interface Effect {
  kind: string;
}

/** What a game is made of on its way to the eyes: what messages hold, and what is seen of events. */
export interface Kinds extends GameKinds {
  effect: Effect;
}

/** One thing to be seen: what flies or flashes, for how long, and the board after it. */
export interface Scene<G extends Kinds = Kinds> {
  board: G['board'];
  effects: G['effect'][];
  /** At normal speed. */
  milliseconds: number;
  /** What is told with it. */
  told: Happening<G>[];
  /** A great moment: it is to be read, so that it stays also where nothing may move. */
  great?: boolean;
  /** It passes with nothing to press: who has paused is not held up there. */
  passing?: boolean;
}

export interface Animator<G extends Kinds = Kinds> {
  /** Cuts what happened into scenes, one after another. */
  scenes(beats: Beat<G>[]): Scene<G>[];
}

/** Nothing moves: for games without animations. */
export const STILL = { scenes: (): [] => [] };

/** What came of an answer, or of a part of it. */
export interface Telling<G extends Kinds = Kinds> {
  moments: Moment<G>[];
  /** The seat that looks on. */
  eyes: number | null;
  /** What it belongs to; it grows from answer to answer. */
  mark?: number;
  /** It goes on with what was told last, ... */
  again?: boolean;
  /** ... or more of it will come. */
  more?: boolean;
}

interface Act<G extends Kinds> {
  mark: number;
  scenes: Scene<G>[];
  after: G['board'] | null;
}

const REDUCED = 120;
/** How long a great moment takes for who wants to see none. */
const PASSING = 300;

/** How long something great stays, at the pace of this browser's player. */
export const staying = (milliseconds: number): number =>
  (milliseconds * (settings.moments === 'short' ? 0.5 : 1)) / settings.speed;

/** Milliseconds in which a key may still belong to the choice that began it all. */
const STILL_CHOOSING = 800;

/** Plays what happened, scene by scene, until the board shown is the real one. */
export class Show<G extends Kinds = Kinds> {
  board: G['board'] | null = $state.raw(null);
  effects: G['effect'][] = $state.raw([]);
  /** What happens on the board right now, to be told beside it. */
  told: Happening<G>[] = $state.raw([]);
  playing = $state(false);
  /** Scenes follow each other only when asked for. */
  paused = $state(false);

  /** The mark of what is being shown; whatever bears it or a later one is not to be told yet. */
  pending: number | null = $state(null);

  /** Something great was shown before this, and can be looked at again. */
  earlier = $state(false);

  private scene: Scene<G> | undefined;
  private acts: Act<G>[] = [];
  /** What was shown of the act that goes on, each with the board it began with. */
  private shown: { scene: Scene<G>; before: G['board'] | null }[] = [];
  /** More of the last act will come. */
  private open = false;
  private began = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly animator: Animator<G>,
    /** It happens now; otherwise somebody looks back, and keys lead through the past. */
    readonly live = true,
  ) {}

  /** Shows a board at once: after connecting, or when all is skipped. */
  reset(board: G['board'] | null): void {
    this.stop();
    this.board = board;
  }

  /** Plays what happened on the way to a board. */
  play(after: G['board'] | null, telling: Telling<G>): void {
    // Whoever has not seen its beginning is shown the end.
    if (telling.again && !this.open) return this.reset(after);
    const before = this.acts.at(-1)?.after ?? this.board;
    const beats = before === null ? [] : follow<G>(before, telling.moments, telling.eyes);
    this.open = telling.more ?? false;
    this.acts.push({
      scenes: this.animator.scenes(beats),
      after: this.open ? (beats.at(-1)?.after ?? before) : after,
      mark: telling.mark ?? 0,
    });
    if (this.playing) return;
    this.began = Date.now();
    this.next();
  }

  /** Skips by a key, unless it was pressed so soon that it was meant for the choice before. */
  skipByKey(): void {
    if (this.playing && Date.now() - this.began >= STILL_CHOOSING) this.skip();
  }

  /** Ends the scene by any key; one that may choose something not so soon after a choice. */
  endedBy(key: string): void {
    const sure = key === 'Escape' || key === ' ' || Date.now() - this.began >= STILL_CHOOSING;
    if (this.playing && sure) this.step();
  }

  /** Jumps to the end of everything that waits. */
  skip(): void {
    const last = this.acts.at(-1);
    const { open } = this;
    if (last) this.reset(last.after);
    this.open = open;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.acts = [];
    this.shown = [];
    this.earlier = false;
    this.effects = [];
    this.told = [];
    this.scene = undefined;
    this.playing = false;
    this.paused = false;
    this.pending = null;
    this.open = false;
  }

  pause(): void {
    if (!this.playing) return;
    this.paused = true;
    clearTimeout(this.timer);
  }

  resume(): void {
    this.paused = false;
    this.wait();
  }

  /** Ends the scene that is shown and begins the next one. */
  step(): void {
    clearTimeout(this.timer);
    if (this.scene) this.board = this.scene.board;
    this.next();
  }

  /** Shows once more what was great before this, and holds there. */
  back(): void {
    const act = this.acts[0];
    const great = this.shown.slice(0, -1).findLastIndex(({ scene }) => scene.great);
    if (!act || great < 0) return;
    clearTimeout(this.timer);
    const again = this.shown.splice(great);
    act.scenes.unshift(...again.map(({ scene }) => scene));
    this.board = again[0]!.before;
    this.paused = true;
    this.next();
  }

  private next(): void {
    let act = this.acts[0];
    while (act && act.scenes.length === 0) {
      this.board = act.after;
      this.acts.shift();
      this.shown = [];
      act = this.acts[0];
    }
    this.scene = act?.scenes.shift();
    this.earlier = this.shown.some(({ scene }) => scene.great);
    if (this.scene) this.shown.push({ scene: this.scene, before: this.board });
    this.playing = this.scene !== undefined;
    this.effects = this.scene?.effects ?? [];
    this.told = this.scene?.told ?? [];
    this.pending = this.scene && act ? act.mark : null;
    if (!this.playing) this.paused = false;
    this.wait();
  }

  private wait(): void {
    if (!this.scene || (this.paused && !this.scene.passing)) return;
    this.timer = setTimeout(() => this.step(), this.duration(this.scene));
  }

  private duration({ milliseconds, great }: Scene<G>): number {
    if (great && settings.moments !== 'off') return staying(milliseconds);
    const wanted = settings.reducedMotion ? Math.min(REDUCED, milliseconds) : milliseconds;
    return Math.min(great ? PASSING : wanted, wanted) / settings.speed;
  }
}
