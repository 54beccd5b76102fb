import type { Happening } from '../../protocol';
import type { Mark } from '../../table/film';

const SIGNS: Record<string, Mark> = {
  ActivationsCounted: { kind: 'phase' },
  Killed: { kind: 'event', icon: 'pistol-gun' },
  CardPlayed: { kind: 'event', icon: 'card-exchange' },
  Left: { kind: 'event', icon: 'exit-door' },
  Collapsed: { kind: 'event', icon: 'packed-planks', bad: true },
  Bitten: { kind: 'event', icon: 'neck-bite', bad: true },
  Became: { kind: 'event', icon: 'raise-zombie', bad: true },
};

/** What the events of Zombie Terror mean to the timeline. */
export function markOf({ data }: Happening): Mark | null {
  const kind = String(data['type']);
  if (kind === 'RoundBegan') return { kind: 'round', number: Number(data['round']) };
  return SIGNS[kind] ?? null;
}
