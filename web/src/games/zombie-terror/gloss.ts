import type { Explained, Finder } from '../../core/gloss.svelte';
import { t } from '../../core/texts.svelte';

/** Which rules say what a thing of the duel is. */
const RULES: Record<string, readonly string[]> = {
  'word:points': ['R4.1', 'R4.3'],
  'word:noise': ['R5.1', 'R5.3'],
  'word:must': ['R5.5', 'R5.6'],
  'word:track': ['R7.1', 'R7.3'],
  'word:pool': ['R6.1', 'R6.2'],
  'word:bullets': ['R4.5'],
  'word:saved': ['R8.1', 'R4.7'],
  'word:worth': ['R2.1', 'R8.1'],
};

/** The terms of the duel: its people, cards and numbers. */
export const finder: Finder = (term): Explained | null => {
  const [kind = '', id = ''] = term.split(':');
  if (kind === 'human')
    return {
      kind: t('web-gloss-human'),
      name: t(`zt-human-${id}`),
      rules: [`R2.${id}`, 'R2.1'],
      see: ['word:points', 'word:worth'],
    };
  if (kind === 'card')
    return {
      kind: t('web-gloss-special'),
      name: t(`zt-card-${id.replaceAll('_', '-')}`),
      rules: [`C.${id}`, 'R9.2'],
    };
  const rules = RULES[term];
  return rules ? { kind: t('web-gloss-word'), name: t(`web-gloss-zt-${id}`), rules } : null;
};
