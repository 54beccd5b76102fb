import type { GameStore } from '../core/game.svelte';
import type { Kinds } from '../core/show.svelte';
import type { Progress } from './lesson';

const PLACE = 'horda.course';

interface Stored {
  table: string;
  step: number;
  from: number;
}

const NOTHING: Stored = { table: '', step: 0, from: 0 };

function read(): Stored {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as object) };
  } catch {
    return NOTHING;
  }
}

/** How far this browser's player has come in a course; it can be left and taken up again. */
export class Course {
  /** The table that is taught at; nothing before a course and after its last lesson. */
  table = $state('');
  step = $state(0);
  /** Put aside for now: the table is an ordinary one until somebody wants to go on. */
  aside = $state(false);
  /** The answer after which the lesson began. */
  private from = $state(0);

  constructor() {
    if (typeof localStorage === 'undefined') return;
    const stored = read();
    [this.table, this.step, this.from] = [stored.table, stored.step, stored.from];
  }

  /** Has begun and is not over. */
  get underWay(): boolean {
    return this.table !== '';
  }

  begin(table: string): void {
    this.table = table;
    this.go(0, 0);
  }

  /** On to the next of so many lessons, which counts what happens after `count` answers. */
  next(count: number, lessons: number): void {
    if (this.step + 1 < lessons) this.go(this.step + 1, count);
    else this.forget();
  }

  back(): void {
    if (this.step > 0) this.go(this.step - 1, this.from);
  }

  forget(): void {
    this.table = '';
    this.keep();
  }

  progress<G extends Kinds>(store: GameStore<G>): Progress<G> | null {
    if (!store.board) return null;
    return {
      board: store.board,
      asked: store.ask?.prompt.id ?? '',
      events: store.log.filter((line) => line.count > this.from),
    };
  }

  private go(step: number, from: number): void {
    [this.step, this.from, this.aside] = [step, from, false];
    this.keep();
  }

  private keep(): void {
    const { table, step, from } = this;
    localStorage.setItem(PLACE, JSON.stringify({ table, step, from }));
  }
}

export const course = new Course();
