/** What lies over the board on a small screen. */
export type PhoneSheet = '' | 'log' | 'goals' | 'person';

/** Small screens show one thing at a time over the board. */
export const phone = matchMedia('(max-width: 1100px)');
