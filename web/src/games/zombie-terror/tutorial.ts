import { hidden } from '../../core/client';
import { LESSONS } from './lessons';
import './lessons.css';

export default hidden.tutorial({
  lessons: LESSONS,
  table: { game: 'zombie-terror', course: true, seats: ['me', 'greedy'] },
});
