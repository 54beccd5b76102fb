/** A kind of Zombies: the frame says the kind, so that colour is never the only sign. */
export interface Figure {
  rim: string;
  fill: string;
  /** An outline around 0,0. */
  path: string;
  glyph: string;
  /** How far the glyph stands left of the middle, where the frame is not even. */
  left?: number;
  /** Drawn larger than all others, with a heavy edge. */
  giant?: boolean;
}

export const ROUND = 'M19.5 0A19.5 19.5 0 1 1 -19.5 0A19.5 19.5 0 1 1 19.5 0Z';
export const SQUARE =
  'M-13 -18.3H13Q18.3 -18.3 18.3 -13V13Q18.3 18.3 13 18.3H-13Q-18.3 18.3 -18.3 13V-13Q-18.3 -18.3 -13 -18.3Z';
export const POINTED =
  'M-13.6 -21.1L19.5 -4.3Q26.5 0 19.5 4.3L-13.6 21.1Q-20.5 23.4 -20.5 15.6V-15.6Q-20.5 -23.4 -13.6 -21.1Z';
export const BLOB =
  'M-30 -4Q-36 -18 -27 -22L-33 -36L-16 -29Q-6 -36 4 -30L16 -37L19 -26Q33 -24 31 -10L39 -4L31 4Q36 18 24 22L25 34L12 27Q2 35 -8 29L-22 35L-21 24Q-35 20 -30 6L-39 2Z';
