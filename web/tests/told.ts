import type { Tagged } from '../src/protocol';

/** What the server tells of an event, for all seats alike; `changes` are those of the board. */
export const moment = <E extends Tagged>(data: E, changes: unknown[][] = []) => ({
  text: { id: '', args: {} },
  rules: [],
  data,
  seats: [] as number[],
  changes: { '': changes },
});

/** An option as the server offers it. */
export const option = <O extends Tagged>(data: O, key = JSON.stringify(data)) => ({
  key,
  text: { id: '', args: {} },
  data,
});
