import { basicsOf } from '../zombicide/basics';

/** What the set-up sheet needs of Fort Hendrix; the rest comes with its table. */
export const BASICS = basicsOf({
  prefix: 'fh',
  colours: {
    red: { ink: '#c22c22', rim: '#FF7A66', door: '#A5622B' },
    blue: { ink: '#234a75', rim: '#7FB4FF', door: '#2F5FA0' },
    green: { ink: '#1f5a37', rim: '#7FDBA0', door: '#2C7A4B' },
    purple: { ink: '#5b2a82', rim: '#D7A6FF', door: '#7A3FA0' },
    white: { ink: '#3f4a50', rim: '#E4EBEE', door: '#9FB0B8' },
  },
  cars: {
    pimpmobile: { paint: '#4B5A33', small: '#7E9157', boxes: true },
    police_car: { paint: '#2B4F7E', small: '#5B8FD0', lights: true },
    wreck: { paint: '#5B4A3C', small: '#8A7562' },
  },
});
