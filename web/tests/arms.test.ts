import { beforeAll, expect, test } from 'vitest';
import { texts } from '../src/core/texts.svelte';
import { armsOf, effectsOf } from '../src/games/zombicide/moments/arms';

const NOTHING = { melee: 0, ranged: 0 };
const lift = (who: number, slot: number) => ({
  key: `lift:${who}:${slot}`,
  text: { id: 'x', args: {} },
  data: { type: 'Lift', who, slot, card: 1 },
});
const fit = (melee: number, ranged: number) => ({
  now: { melee, ranged },
  then: NOTHING,
  locks: false,
  lost: false,
});

beforeAll(() =>
  texts.set(
    'en',
    ['ranged = shoots at { $chance }', 'melee = strikes at { $chance }']
      .concat('no-ranged = no gun', 'no-melee = no blade')
      .map((line) => `web-arms-${line}`)
      .join('\n'),
  ),
);

test('the best card in Hand counts, and only the own ones', () => {
  const options = [lift(1, 0), lift(1, 1), lift(2, 0)] as never;
  const fits = { 'lift:1:0': fit(0, 0.75), 'lift:1:1': fit(0.5, 0.5), 'lift:2:0': fit(0.9, 0) };
  expect(armsOf(options, fits, 1)).toEqual({ melee: 0.5, ranged: 0.75 });
  expect(armsOf(options, fits, 3)).toEqual(NOTHING);
});

test('what is lost is said, and what was never there is not', () => {
  const said = (before: typeof NOTHING, now: typeof NOTHING) =>
    effectsOf(before, now).map((one) => [one.said.replace(/[⁨⁩]/g, ''), one.warns]);
  const armed = { melee: 0.5, ranged: 0.75 };
  expect(said(armed, { melee: 0, ranged: 0.75 })).toEqual([
    ['shoots at 75%', false],
    ['no blade', true],
  ]);
  expect(said(NOTHING, NOTHING)).toEqual([]);
});
