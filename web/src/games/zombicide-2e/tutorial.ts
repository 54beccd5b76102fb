import { hidden } from '../../core/client';
import { lessonsOf } from '../zombicide/lessons';
import '../zombicide/lessons.css';
import { BASICS } from './basics';

export default hidden.tutorial({
  lessons: lessonsOf(BASICS.words),
  table: {
    game: 'zombicide-2e',
    config: { scenario: 'M00', players: 1, team: 3, survivors: 'wanda+doug+amy', cards: 'easy' },
    seed: 6,
    seats: ['me'],
    public: false,
  },
});
