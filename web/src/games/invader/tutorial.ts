import { hidden } from '../../core/client';
import '../zombicide/lessons.css';
import { BASICS } from './basics';
import './lessons.css';
import { stationLessons } from './lessons';

export default hidden.tutorial({
  lessons: stationLessons(BASICS.words),
  table: { game: 'invader', course: true, seats: ['me'] },
});
