import { basicsOf } from '../zombicide/basics';

/** What the set-up sheet needs of the second edition; the rest comes with its table. */
export const BASICS = basicsOf({
  prefix: 'z2',
  colours: {
    red: { ink: '#c22c22', rim: '#FF7A66', door: '#A5622B' },
    blue: { ink: '#234a75', rim: '#7FB4FF', door: '#2F5FA0' },
    green: { ink: '#1f5a37', rim: '#7FDBA0', door: '#2C7A4B' },
  },
  cars: {
    pimpmobile: { paint: '#7A3FA0', small: '#A765D0', boxes: true },
    police_car: { paint: '#2B4F7E', small: '#5B8FD0', lights: true },
    wreck: { paint: '#5B4A3C', small: '#8A7562' },
  },
});
