import { basicsOf } from '../zombicide/basics';

/** What the set-up sheet needs of Invader; the rest comes with its table. */
export const BASICS = basicsOf({
  prefix: 'inv',
  colours: {
    red: { ink: '#c22c22', rim: '#FF7A66', door: '#566873' },
    blue: { ink: '#234a75', rim: '#7FB4FF', door: '#2F5FA0' },
    green: { ink: '#1f5a37', rim: '#7FDBA0', door: '#2C7A4B' },
    purple: { ink: '#5b2a82', rim: '#D7A6FF', door: '#7A3FA0' },
    white: { ink: '#3f4a50', rim: '#E4EBEE', door: '#9FB0B8' },
  },
});
