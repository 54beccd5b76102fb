import type { GameStore } from '../core/game.svelte';
import type { Kinds } from '../core/show.svelte';
import type { Progress } from './lesson';

const PLACE = 'horda.courses';
/** So many are kept; who begins more has forgotten the oldest. */
const MOST = 12;

interface Stored {
  table: string;
  game: string;
  step: number;
  from: number;
}

function read(): Stored[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(stored) ? (stored as Stored[]) : [];
  } catch {
    return [];
  }
}

/** How far somebody has come in the course at one table. */
export class Course {
  step = $state(0);
  /** Put aside for now: the table is an ordinary one until somebody wants to go on. */
  aside = $state(false);
  /** What the page of the end says for the teacher, whose note it covers: the id of a lesson. */
  farewell: string | null = $state(null);
  /** The answer after which the lesson began. */
  private from = $state(0);

  constructor(
    readonly table: string,
    readonly game: string,
    private readonly all: Courses,
    step = 0,
    from = 0,
  ) {
    [this.step, this.from] = [step, from];
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
    this.all.forget(this);
  }

  progress<G extends Kinds>(store: GameStore<G>): Progress<G> | null {
    if (!store.board) return null;
    const { result } = store.view ?? {};
    return {
      board: store.board,
      asked: store.ask?.prompt.id ?? '',
      events: store.log.filter((line) => line.count > this.from),
      won: result?.winners.some((seat) => store.seats.includes(seat)) ?? false,
    };
  }

  stored(): Stored {
    const { table, game, step, from } = this;
    return { table, game, step, from };
  }

  private go(step: number, from: number): void {
    [this.step, this.from, this.aside] = [step, from, false];
    this.all.first(this);
  }
}

/** The courses that this browser's player has begun; each is left and taken up where it was. */
export class Courses {
  /** The one that was gone on with last comes first. */
  private going: Course[] = $state.raw([]);

  constructor() {
    if (typeof localStorage === 'undefined') return;
    this.going = read().map(
      ({ table, game, step, from }) => new Course(table, game, this, step, from),
    );
  }

  /** The one at a table, if one is taught there. */
  at(table: string): Course | null {
    return this.going.find((one) => one.table === table) ?? null;
  }

  /** The one to go on with: that of a game, else the last of any. */
  underWay(game: string): Course | null {
    return this.going.find((one) => one.game === game) ?? this.going[0] ?? null;
  }

  begin(table: string, game: string): void {
    const others = this.going.filter((one) => one.game !== game);
    this.going = [new Course(table, game, this), ...others].slice(0, MOST);
    this.keep();
  }

  first(course: Course): void {
    this.going = [course, ...this.going.filter((one) => one !== course)];
    this.keep();
  }

  forget(course: Course): void {
    this.going = this.going.filter((one) => one !== course);
    this.keep();
  }

  /** Whoever began them is forgotten, and their tables with them. */
  clear(): void {
    this.going = [];
    this.keep();
  }

  keep(): void {
    localStorage.setItem(PLACE, JSON.stringify(this.going.map((one) => one.stored())));
  }
}

export const courses = new Courses();
