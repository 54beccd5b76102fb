/**
 * Acts on the first click only: what a click leads to often has a button at the same place, and the
 * second half of a double click must not press that one.
 */
export const single =
  (act: () => unknown) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) void act();
  };
