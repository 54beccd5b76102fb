import type { Place } from '../../finale/places';

const dome = (x: number, width: number, height: number): string =>
  `M${x} 514V${514 - height * 0.4}Q${x} ${514 - height} ${x + width / 2} ${514 - height}T${x + width} ${514 - height * 0.4}V514Z`;
const mast = (x: number, height: number): string =>
  `M${x} 514V${514 - height}h5V514ZM${x - 14} ${514 - height}h33l-8 -12h-17Z`;

/** The base on another world: domes and masts on the dust, and a red sky. */
export const STATION: Place = {
  far: [
    'M-150 514V440L120 398L260 446L420 380L600 452L760 410L900 450L1130 404L1290 448L1448 392V514Z',
    mast(540, 230),
    mast(1330, 250),
  ].join(''),
  near: [
    ...[dome(-60, 260, 170), dome(230, 180, 120), dome(430, 300, 200), dome(760, 130, 90)],
    ...[
      dome(1130, 150, 100),
      dome(1260, 240, 160),
      mast(210, 210),
      mast(735, 150),
      mast(1240, 190),
    ],
  ].join(''),
  lights: [
    ...([40, 62, 84, 290, 312, 520, 542, 564, 586, 800] as const).map((x) => [x, 478] as const),
    ...([1180, 1202, 1340, 1362, 1384] as const).map((x) => [x, 478] as const),
  ],
  dawn: ['#1a0f1e', '#46243a', '#8e4a4e', '#e07a5c', '#ffc9a0'],
};
