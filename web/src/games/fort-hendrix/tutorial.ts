import { hidden } from '../../core/client';
import { BASICS } from './basics';
import { fortLessons } from './lessons';

export default hidden.tutorial({
  lessons: fortLessons(BASICS.words),
  table: { game: 'fort-hendrix', course: true, seats: ['me'] },
});
