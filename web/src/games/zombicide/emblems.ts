/** How a Survivor is told apart: shape, initials and colour together, never colour alone. */
export interface Emblem {
  initials: string;
  rim: string;
  fill: string;
  /** An outline around 0,0 that fits into a circle of 22. */
  path: string;
  /** There is a portrait of them, too. */
  bust: boolean;
}

type Colours = readonly [rim: string, fill: string];

export const TEAL: Colours = ['#4FD0BE', '#0F3D38'];
export const PINK: Colours = ['#FF9DBB', '#4A1B2C'];
export const COPPER: Colours = ['#E29A6B', '#462512'];
export const VIOLET: Colours = ['#C3ABFF', '#2C2152'];
export const LIME: Colours = ['#C3E05E', '#313C0E'];
export const CREAM: Colours = ['#F1E6CB', '#3A3524'];
export const MINT: Colours = ['#9BE8B4', '#143A24'];
export const ROSE: Colours = ['#F0A6A0', '#47201C'];
export const STEEL: Colours = ['#A9C9D6', '#1D3540'];
export const SAND: Colours = ['#DCC48A', '#3E3113'];
export const LILAC: Colours = ['#E6B8EC', '#42224A'];
export const MOSS: Colours = ['#B9C48A', '#2D3316'];

export const CIRCLE = 'M20 0A20 20 0 1 1 -20 0A20 20 0 1 1 20 0Z';
export const HEXAGON = 'M21.6 0L10.8 18.7H-10.8L-21.6 0L-10.8 -18.7H10.8Z';
export const SHIELD = 'M-19 -19H19V5Q18 17 0 24Q-18 17 -19 5Z';
export const DIAMOND = 'M0 -24.8L24.8 0L0 24.8L-24.8 0Z';
export const SQUARE =
  'M-13.6 -18.8H13.6Q18.8 -18.8 18.8 -13.6V13.6Q18.8 18.8 13.6 18.8H-13.6Q-18.8 18.8 -18.8 13.6V-13.6Q-18.8 -18.8 -13.6 -18.8Z';
export const TRIANGLE = 'M0 -25Q10 -18 23 12.4Q23 20.4 0 20.4Q-23 20.4 -23 12.4Q-10 -18 0 -25Z';
export const PENTAGON = 'M0 -23L22 -7L14 19H-14L-22 -7Z';
export const OCTAGON = 'M-8.6 -21H8.6L21 -8.6V8.6L8.6 21H-8.6L-21 8.6V-8.6Z';
export const ARCH = 'M-18 20V-2Q-18 -22 0 -22Q18 -22 18 -2V20Z';
export const DROP = 'M0 -26Q20 -6 20 4A20 18 0 1 1 -20 4Q-20 -6 0 -26Z';
export const TRAPEZE = 'M-13 -19H13L23 19H-23Z';
export const CROSS = 'M-9 -22H9V-11H22V11H9V22H-9V11H-22V-11H-9Z';

export const emblem = (
  initials: string,
  [rim, fill]: Colours,
  path: string,
  bust = true,
): Emblem => ({ initials, rim, fill, path, bust });

/** Somebody whom the edition does not know: the first letters will do. */
export const stranger = (id: string): Emblem =>
  emblem(id.slice(0, 2).toUpperCase(), STEEL, CIRCLE, false);
