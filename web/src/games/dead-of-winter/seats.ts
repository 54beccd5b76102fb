/** A colour for each seat; its name always stands beside it. */
const HUES = ['#4fd0be', '#f291c6', '#e29a6b', '#b39cf5', '#c7dd6b'];

export const hue = (seat: number): string => HUES[seat % HUES.length] ?? '#93a1a6';
