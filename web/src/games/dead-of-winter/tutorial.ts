import { hidden } from '../../core/client';
import './css/lessons.css';
import { LESSONS } from './lessons';

export default hidden.tutorial({
  lessons: LESSONS,
  // Everybody meets the same crossroads card at the start of the first turn.
  table: {
    game: 'dead-of-winter',
    config: { scenario: 'tribute', players: 3 },
    seed: 12076,
    seats: ['me', 'greedy', 'greedy'],
    public: false,
  },
});
