import { createContext } from 'svelte';
import { Words } from './words';

/** A kind of cars: its paint on the board and on a small map. */
export interface CarKind {
  paint: string;
  small: string;
  lights?: boolean;
  /** Boxes that a Mission counts are loaded into it. */
  boxes?: boolean;
}

/** The little of an edition that a set-up sheet needs: its words, and what a small map shows. */
export interface BasicPlan {
  /** What its texts begin with. */
  prefix: string;
  /** Colours of Objectives, Spawn tokens and doors. */
  colours: Record<string, { ink: string; rim: string; door: string }>;
  /** The module of cars, by their kinds; an edition without it has none. */
  cars?: Record<string, CarKind>;
}

export interface Basics extends BasicPlan {
  words: Words;
}

export const basicsOf = (plan: BasicPlan): Basics => ({ ...plan, words: new Words(plan.prefix) });

/** The edition whose sheet this is. */
export const [basicsHere, setBasics] = createContext<Basics>();
