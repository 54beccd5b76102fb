import { hidden } from '../../core/client';
import '../zombicide/lessons.css';
import { BASICS } from './basics';
import './lessons.css';
import { lessonsOf } from './lessons';

export default hidden.tutorial({
  lessons: lessonsOf(BASICS.words),
  table: { game: 'zombicide-2e', course: true, seats: ['me'] },
});
