import type { Happening } from '../../protocol';
import type { EventKind, Terror } from './kinds';
import type { Mark } from '../../table/film';

const SIGNS: Partial<Record<EventKind, Mark>> = {
  ActivationsCounted: { kind: 'phase' },
  Killed: { kind: 'event', icon: 'pistol-gun' },
  CardPlayed: { kind: 'event', icon: 'card-exchange' },
  Left: { kind: 'event', icon: 'exit-door' },
  Collapsed: { kind: 'event', icon: 'packed-planks', bad: true },
  Bitten: { kind: 'event', icon: 'neck-bite', bad: true },
  Became: { kind: 'event', icon: 'raise-zombie', bad: true },
};

/** What the events of Zombie Terror mean to the timeline. */
export function markOf({ data }: Happening<Terror>): Mark | null {
  if (data.type === 'RoundBegan') return { kind: 'round', number: data.round };
  return SIGNS[data.type] ?? null;
}
