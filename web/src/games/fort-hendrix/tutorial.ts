import { hidden } from '../../core/client';
import '../zombicide/lessons.css';
import { BASICS } from './basics';
import './lessons.css';
import { fortLessons } from './lessons';

export default hidden.tutorial({
  lessons: fortLessons(BASICS.words),
  table: { game: 'fort-hendrix', course: true, seats: ['me'] },
});
