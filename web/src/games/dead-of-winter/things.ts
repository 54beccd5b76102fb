import drawings from './things.svg?raw';

/** What items look like: fetched once the table stands, which is played without it. */
export default drawings;
