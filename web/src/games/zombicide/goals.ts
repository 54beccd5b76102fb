/** Keeps “(0 of 6)” at the end of a goal in one line. */
export const whole = (said: string): string =>
  said.replace(/\([^)]{1,14}\)$/, (count) => count.replaceAll(' ', '\u00a0'));
