/** How Survivors are told apart: shape, initials and colour together, never colour alone. */
export interface Identity {
  initials: string;
  rim: string;
  fill: string;
  /** An outline around 0,0 that fits into a circle of 22. */
  path: string;
}

const TEAL = ['#4FD0BE', '#0F3D38'] as const;
const PINK = ['#FF9DBB', '#4A1B2C'] as const;
const COPPER = ['#E29A6B', '#462512'] as const;
const VIOLET = ['#C3ABFF', '#2C2152'] as const;
const LIME = ['#C3E05E', '#313C0E'] as const;
const CREAM = ['#F1E6CB', '#3A3524'] as const;
const MINT = ['#9BE8B4', '#143A24'] as const;
const ROSE = ['#F0A6A0', '#47201C'] as const;
const STEEL = ['#A9C9D6', '#1D3540'] as const;
const SAND = ['#DCC48A', '#3E3113'] as const;
const LILAC = ['#E6B8EC', '#42224A'] as const;
const MOSS = ['#B9C48A', '#2D3316'] as const;

const CIRCLE = 'M20 0A20 20 0 1 1 -20 0A20 20 0 1 1 20 0Z';
const HEXAGON = 'M21.6 0L10.8 18.7H-10.8L-21.6 0L-10.8 -18.7H10.8Z';
const SHIELD = 'M-19 -19H19V5Q18 17 0 24Q-18 17 -19 5Z';
const DIAMOND = 'M0 -24.8L24.8 0L0 24.8L-24.8 0Z';
const SQUARE =
  'M-13.6 -18.8H13.6Q18.8 -18.8 18.8 -13.6V13.6Q18.8 18.8 13.6 18.8H-13.6Q-18.8 18.8 -18.8 13.6V-13.6Q-18.8 -18.8 -13.6 -18.8Z';
const TRIANGLE = 'M0 -25Q10 -18 23 12.4Q23 20.4 0 20.4Q-23 20.4 -23 12.4Q-10 -18 0 -25Z';
const PENTAGON = 'M0 -23L22 -7L14 19H-14L-22 -7Z';
const OCTAGON = 'M-8.6 -21H8.6L21 -8.6V8.6L8.6 21H-8.6L-21 8.6V-8.6Z';
const ARCH = 'M-18 20V-2Q-18 -22 0 -22Q18 -22 18 -2V20Z';
const DROP = 'M0 -26Q20 -6 20 4A20 18 0 1 1 -20 4Q-20 -6 0 -26Z';
const TRAPEZE = 'M-13 -19H13L23 19H-23Z';
const CROSS = 'M-9 -22H9V-11H22V11H9V22H-9V11H-22V-11H-9Z';

const of = (initials: string, [rim, fill]: readonly [string, string], path: string): Identity => ({
  initials,
  rim,
  fill,
  path,
});

const KNOWN: Record<string, Identity> = {
  doug: of('D', TEAL, HEXAGON),
  wanda: of('W', PINK, CIRCLE),
  ned: of('N', COPPER, SHIELD),
  amy: of('A', VIOLET, DIAMOND),
  lili: of('L', LIME, SQUARE),
  tiger_sam: of('TS', CREAM, TRIANGLE),
  elle: of('E', MINT, OCTAGON),
  josh: of('J', ROSE, PENTAGON),
  bunny_g: of('BG', LILAC, DROP),
  lou: of('Lo', SAND, TRAPEZE),
  odin: of('O', STEEL, CROSS),
  ostara: of('Os', MOSS, ARCH),
};

export function identity(id: string): Identity {
  return KNOWN[id] ?? of(id.slice(0, 2).toUpperCase(), STEEL, CIRCLE);
}
