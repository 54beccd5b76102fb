import { isSecond } from './twice';

/**
 * Acts on the first click only: what a click leads to often has a button at the same place, and the
 * second half of a double click, or of a finger's taps that no browser counts, must not press that one.
 */
export const single =
  (act: () => unknown) =>
  (event: MouseEvent): void => {
    if (!isSecond(event)) void act();
  };
