import { hidden } from '../../core/client';
import { BASICS } from './basics';
import './lessons.css';
import { stationLessons } from './lessons';

export default hidden.tutorial({
  lessons: stationLessons(BASICS.words),
  table: {
    game: 'invader',
    config: {
      scenario: 'M00',
      players: 1,
      team: 3,
      survivors: 'cole+mitsuki+jared',
      cards: 'easy',
    },
    seed: 6,
    seats: ['me'],
    public: false,
  },
});
