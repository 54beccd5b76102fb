import type { ClientGame } from '../../core/client';
import cover from './cover.svg?url';

export default {
  cover,
  screen: async () => (await import('./screen')).default,
  tutorial: async () => (await import('./tutorial')).default,
} satisfies ClientGame;
