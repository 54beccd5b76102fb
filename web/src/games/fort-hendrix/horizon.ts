import type { Place } from '../../finale/places';

const tower = (x: number): string =>
  `M${x} 514L${x + 8} 360H${x - 6}V322h68V360H${x + 48}L${x + 56} 514ZM${x - 12} 322L${x + 28} 296L${x + 68} 322Z`;

/** The fort at night's end: hills, a wall with its gate open, and watchtowers. */
export const FORTRESS: Place = {
  far: 'M-150 514V412Q140 330 320 392T640 372T900 404V514ZM1120 514V398Q1260 352 1448 402V514Z',
  near: [
    'M-150 514V430H30V420H60V430H90V420H120V430H900V420H926V514Z',
    'M1094 514V420H1120V430H1448V514Z',
    ...[150, 470, 860, 1110, 1340].map(tower),
  ].join(''),
  lights: [150, 470, 860, 1110, 1340].map((x) => [x + 26, 336] as const),
  dawn: ['#0f1822', '#2f3d4c', '#6f6257', '#c9984f', '#ffe0a0'],
};
