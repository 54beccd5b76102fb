import { t, texts } from '../../core/texts.svelte';
import type { ZombicideScene } from './protocol';

/** What the texts of the whole family begin with. */
const FAMILY = 'z2';

/** What an edition calls its people, cards and things: in its own texts, else in the family's. */
export class Words {
  constructor(private readonly prefix: string) {}

  /** The whole id of a text, by its end. */
  id(end: string): string {
    const own = `${this.prefix}-${end}`;
    return texts.has(own) ? own : `${FAMILY}-${end}`;
  }

  has(end: string): boolean {
    return texts.has(this.id(end));
  }

  say(end: string, args?: Record<string, string | number>): string {
    return t(this.id(end), args);
  }

  /** Whether a text of the engine is the one that ends so. */
  is(id: string | undefined, end: string): boolean {
    return id === `${this.prefix}-${end}` || id === `${FAMILY}-${end}`;
  }

  survivor = (id: string): string => this.say(`survivor-${id}`);
  card = (id: string): string => this.say(`card-${id}`);
  zombie = (id: string): string => this.say(`zombie-${id}`);
  level = (id: string): string => this.say(`level-${id}`);
  verb = (id: string): string => this.say(`verb-${id}`);

  /** So many Zombies of a kind; several are counted by their family. */
  zombies(scene: ZombicideScene, id: string, count: number): string {
    const family = scene.box.zombies.find((one) => one.id === id)?.family ?? id;
    if (count === 1 && family !== id) return this.zombie(id);
    return this.say(`zombies-${family}`, { count });
  }

  /** A kind of Zombies as many, without a number. */
  kind(scene: ZombicideScene, id: string): string {
    const family = scene.box.zombies.find((one) => one.id === id)?.family ?? id;
    // People are counted in another case than they are named.
    if (this.has(`zombies-${family}.kind`)) return this.say(`zombies-${family}.kind`);
    return this.zombies(scene, id, 2).replace(/^\d+\s*/, '');
  }

  /** A Mission's name; one brought from outside has only the one its file gives. */
  mission(id: string): string {
    return this.has(`scenario-${id}`) ? this.say(`scenario-${id}`) : id;
  }

  /** What an Objective is called: by what it stands for in this Mission, and by its colour. */
  objective(scene: ZombicideScene, colour: string): string {
    const what = scene.tokens[colour] ?? 'objective';
    return colour === 'red' ? this.say(`token-${what}`) : this.say(`token-${what}-${colour}`);
  }

  /** The letter on tokens and doors of a colour, for who does not see colours well. */
  letter(colour: string): string {
    return (this.say(`colour-${colour}`)[0] ?? '').toUpperCase();
  }
}
