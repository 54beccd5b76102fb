import type { Happening } from '../protocol';
import { settings } from './settings.svelte';

/** One thing to be seen: what flies or flashes, for how long, and the board after it. */
export interface Scene<Board> {
  board: Board;
  effects: Effect[];
  /** At normal speed. */
  milliseconds: number;
  /** What is told with it. */
  told?: Happening[];
}

export interface Effect {
  kind: string;
  [detail: string]: unknown;
}

export interface Animator<Board> {
  /** Cuts events into scenes, one after another, beginning with the board as it was. */
  scenes(before: Board, events: Happening[]): Scene<Board>[];
}

/** Nothing moves: for games without animations. */
export const STILL: Animator<never> = { scenes: () => [] };

interface Act<Board> {
  /** What it belongs to; it grows from act to act. */
  mark: number;
  scenes: Scene<Board>[];
  after: Board | null;
}

const REDUCED = 120;
/** Milliseconds in which a key may still belong to the choice that began it all. */
const STILL_CHOOSING = 800;

/** Plays what happened, scene by scene, until the board shown is the real one. */
export class Show<Board> {
  board: Board | null = $state.raw(null);
  effects: Effect[] = $state.raw([]);
  /** What happens on the board right now, to be told beside it. */
  told: Happening[] = $state.raw([]);
  playing = $state(false);
  /** Scenes follow each other only when asked for. */
  paused = $state(false);

  /** The mark of what is being shown; whatever bears it or a later one is not to be told yet. */
  pending: number | null = $state(null);

  private scene: Scene<Board> | undefined;
  private acts: Act<Board>[] = [];
  private began = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly animator: Animator<Board>) {}

  /** Shows a board at once: after connecting, or when all is skipped. */
  reset(board: Board | null): void {
    this.stop();
    this.board = board;
  }

  play(after: Board | null, events: Happening[], mark = 0): void {
    const before = this.acts.at(-1)?.after ?? this.board;
    const scenes = before === null ? [] : this.animator.scenes(before, events);
    this.acts.push({ scenes, after, mark });
    if (this.playing) return;
    this.began = Date.now();
    this.next();
  }

  /** Skips by a key, unless it was pressed so soon that it was meant for the choice before. */
  skipByKey(): void {
    if (this.playing && Date.now() - this.began >= STILL_CHOOSING) this.skip();
  }

  /** Jumps to the end of everything that waits. */
  skip(): void {
    const last = this.acts.at(-1);
    if (last) this.reset(last.after);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.acts = [];
    this.effects = [];
    this.told = [];
    this.scene = undefined;
    this.playing = false;
    this.paused = false;
    this.pending = null;
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

  private next(): void {
    let act = this.acts[0];
    while (act && act.scenes.length === 0) {
      this.board = act.after;
      this.acts.shift();
      act = this.acts[0];
    }
    this.scene = act?.scenes.shift();
    this.playing = this.scene !== undefined;
    this.effects = this.scene?.effects ?? [];
    this.told = this.scene?.told ?? [];
    this.pending = this.scene && act ? act.mark : null;
    if (!this.playing) this.paused = false;
    this.wait();
  }

  private wait(): void {
    if (!this.scene || this.paused) return;
    this.timer = setTimeout(() => this.step(), this.duration(this.scene.milliseconds));
  }

  private duration(milliseconds: number): number {
    const wanted = settings.reducedMotion ? Math.min(REDUCED, milliseconds) : milliseconds;
    return wanted / settings.speed;
  }
}
