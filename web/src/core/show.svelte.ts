import type { Happening } from '../protocol';
import { settings } from './settings.svelte';

/** One thing to be seen: what flies or flashes, for how long, and the board after it. */
export interface Scene<Board> {
  board: Board;
  effects: Effect[];
  /** At normal speed. */
  milliseconds: number;
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
  scenes: Scene<Board>[];
  after: Board | null;
}

const REDUCED = 120;

/** Plays what happened, scene by scene, until the board shown is the real one. */
export class Show<Board> {
  board: Board | null = $state.raw(null);
  effects: Effect[] = $state.raw([]);
  playing = $state(false);

  private acts: Act<Board>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly animator: Animator<Board>) {}

  /** Shows a board at once: after connecting, or when all is skipped. */
  reset(board: Board | null): void {
    this.stop();
    this.board = board;
  }

  play(after: Board | null, events: Happening[]): void {
    const before = this.acts.at(-1)?.after ?? this.board;
    const scenes = before === null ? [] : this.animator.scenes(before, events);
    this.acts.push({ scenes, after });
    if (!this.playing) this.next();
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
    this.playing = false;
  }

  private next(): void {
    let act = this.acts[0];
    while (act && act.scenes.length === 0) {
      this.board = act.after;
      this.acts.shift();
      act = this.acts[0];
    }
    const scene = act?.scenes.shift();
    this.playing = scene !== undefined;
    this.effects = scene?.effects ?? [];
    if (!scene) return;
    this.timer = setTimeout(() => {
      this.board = scene.board;
      this.next();
    }, this.duration(scene.milliseconds));
  }

  private duration(milliseconds: number): number {
    const wanted = settings.reducedMotion ? Math.min(REDUCED, milliseconds) : milliseconds;
    return wanted / settings.speed;
  }
}
