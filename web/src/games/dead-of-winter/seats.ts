/** How a seat is told apart: by its shape as well as by its colour, and its name stands beside it. */
export interface Look {
  colour: string;
  dark: string;
  shape: 'circle' | 'diamond' | 'hex' | 'shield' | 'square';
}

const LOOKS: readonly Look[] = [
  { colour: '#FF9DBB', dark: '#4A1B2C', shape: 'circle' },
  { colour: '#C3ABFF', dark: '#2C2152', shape: 'diamond' },
  { colour: '#4FD0BE', dark: '#0F3D38', shape: 'hex' },
  { colour: '#E29A6B', dark: '#462512', shape: 'shield' },
  { colour: '#C7DD6B', dark: '#343F14', shape: 'square' },
];
const NOBODY: Look = { colour: '#93A1A6', dark: '#1D2629', shape: 'circle' };

export const lookOf = (seat: number): Look => LOOKS[seat] ?? NOBODY;

const corners = (count: number, from: number, radius: number): string =>
  Array.from({ length: count }, (_, n) => {
    const angle = from + (n * 2 * Math.PI) / count;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join('L');

/** The outline of a seat's token around the origin. */
export function outline(seat: number, r: number): string {
  const { shape } = lookOf(seat);
  if (shape === 'diamond') return `M${corners(4, -Math.PI / 2, r * 1.24)}Z`;
  if (shape === 'hex') return `M${corners(6, 0, r * 1.08)}Z`;
  if (shape === 'square') return `M${corners(4, -Math.PI / 4, r * 1.24)}Z`;
  if (shape === 'circle') return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  const w = r * 0.95;
  const low = (r * 0.25).toFixed(1);
  const side = (r * 0.9).toFixed(1);
  const bend = (r * 0.85).toFixed(1);
  return `M${-w} ${-w}H${w}V${low}Q${side} ${bend} 0 ${r * 1.2}Q-${side} ${bend} ${-w} ${low}Z`;
}
