import { hidden } from '../../core/client';
import { BASICS } from './basics';
import { stationLessons } from './lessons';

export default hidden.tutorial({
  lessons: stationLessons(BASICS.words),
  table: { game: 'invader', course: true, seats: ['me'] },
});
