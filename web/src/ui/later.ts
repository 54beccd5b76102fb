import type { Component, ComponentInternals } from 'svelte';
import InTurn from './InTurn.svelte';

/** The same part of a page, put there in a turn of its own: a whole table at once takes too long. */
export function inTurn<Part>(part: Part, last = false): Part {
  const Part = part as Component<object>;
  const waiting = (internals: ComponentInternals, props: object) =>
    InTurn(internals, { Part, props, last });
  return waiting as Part;
}

/** What is asked comes when there is everything that it is about. */
export const atLast = <Part>(part: Part): Part => inTurn(part, true);
