import type { ScenarioCard } from '../protocol';
import { t } from '../core/texts.svelte';

/** What the server calls a scenario that came with its table. */
export const OWN = 'custom';

/** A scenario that somebody wrote, found good by the server. */
export interface Own {
  name: string;
  text: string;
  scene: unknown;
  card: ScenarioCard;
}

export interface Shelf {
  difficulty: string;
  scenarios: ScenarioCard[];
}

const ORDER = ['easy', 'medium', 'hard', 'very-hard', 'special'];

/** Sorts scenarios by how hard they are; a game that does not say has one shelf without a name. */
export function shelves(scenarios: readonly ScenarioCard[]): Shelf[] {
  return ['', ...ORDER]
    .map((difficulty) => ({
      difficulty,
      scenarios: scenarios.filter((one) => one.difficulty === difficulty),
    }))
    .filter((shelf) => shelf.scenarios.length > 0);
}

/** How hard a scenario is and how long it takes, as far as its book says. */
export function factsOf(card: ScenarioCard | undefined): string {
  if (!card?.minutes) return card?.difficulty ? t(`web-difficulty-${card.difficulty}`) : '';
  if (!card.difficulty) return t('web-about-minutes', { minutes: card.minutes });
  const difficulty = t(`web-difficulty-${card.difficulty}`);
  return t('web-mission-about', { difficulty, minutes: card.minutes });
}
