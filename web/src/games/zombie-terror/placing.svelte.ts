import { whose } from '../../core/asked';
import type { GameStore } from '../../core/game.svelte';
import type { WireAsk } from '../../protocol';
import type { Option, Terror } from './kinds';
import type { TerrorScene } from './protocol';
import { fieldOf, target } from './grid';

const SET_UP = new Set(['zt-place-human', 'zt-place-zombie']);
const FACE = 'zt-face';

/** How far two fields are apart, in steps. */
function apart(scene: TerrorScene, one: number, other: number): number {
  const across = Math.abs((one % scene.width) - (other % scene.width));
  const along = Math.abs(Math.floor(one / scene.width) - Math.floor(other / scene.width));
  return across + along;
}

/**
 * The set-up by one press: everybody who is left is placed well apart from the others of the
 * own side. Each placing is an ordinary answer, and the first question of the game ends it.
 */
export class Placing {
  /** Whose set-up it is: at a shared screen the other side places its own. */
  private of: string | null = $state(null);

  constructor(
    private readonly store: GameStore<Terror>,
    private readonly scene: () => TerrorScene,
  ) {}

  /** Whether it can be begun now. */
  get offered(): boolean {
    return this.of === null && SET_UP.has(this.store.ask?.prompt.id ?? '');
  }

  begin(): void {
    const { ask, busy } = this.store;
    if (!ask || busy) return;
    this.of = whose(ask);
    this.next(ask); // whatever was refused before
  }

  stop(): void {
    this.of = null;
  }

  /** Places the next one; to be called in an effect. */
  refresh(): void {
    const { ask, busy, refusal, line, past } = this.store;
    if (this.of === null) return;
    // What is refused is not asked for again and again, and who looks back has something else in mind.
    if (refusal || line !== 'open' || past.watching) this.stop();
    else if (ask && !busy) this.next(ask);
  }

  private next(ask: WireAsk<Terror>): void {
    const { id } = ask.prompt;
    if (this.of !== whose(ask) || (!SET_UP.has(id) && id !== FACE)) return this.stop();
    const option = id === FACE ? this.facing(ask.options) : this.farthest(ask.options);
    if (option) this.store.answer(ask, option.key);
    else this.stop();
  }

  /** The own pawns that stand already. */
  private standing(): number[] {
    const { board, ask } = this.store;
    if (!board || !ask) return [];
    const own = ask.prompt.id === 'zt-place-human' ? board.humans : Object.values(board.zombies);
    return own.flatMap(({ field }) => (field ? [fieldOf(this.scene(), field)] : []));
  }

  private farthest(options: readonly Option[]): Option | undefined {
    const scene = this.scene();
    const all = this.standing();
    const exits = scene.exits;
    const worth = (option: Option): number => {
      const at = target(option) ?? 0;
      const room = Math.min(3, ...all.map((other) => apart(scene, at, other)));
      const way = exits.length ? Math.min(...exits.map((exit) => apart(scene, at, exit))) : 0;
      return 3 * room - way;
    };
    return options.toSorted((one, other) => worth(other) - worth(one))[0];
  }

  /** Towards the humans, who stand in the left half. */
  private facing(options: readonly Option[]): Option | undefined {
    const { facings } = this.scene();
    return (
      options.find(({ data }) => data.type === 'Face' && facings[data.facing] === 'W') ?? options[0]
    );
  }
}
