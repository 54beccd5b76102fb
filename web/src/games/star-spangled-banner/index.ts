import type { ClientGame } from '../../core/client';
import cover from '../fort-hendrix/cover.svg?url';

export default {
  cover,
  stages: 10,
  screen: async () => (await import('./screen')).default,
  setUp: async () => (await import('./setup')).default,
} satisfies ClientGame;
