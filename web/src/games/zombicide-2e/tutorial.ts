import { hidden } from '../../core/client';
import { BASICS } from './basics';
import { lessonsOf } from './lessons';

export default hidden.tutorial({
  lessons: lessonsOf(BASICS.words),
  table: { game: 'zombicide-2e', course: true, seats: ['me'] },
});
