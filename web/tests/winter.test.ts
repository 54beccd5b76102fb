import { expect, test } from 'vitest';
import { unplayed } from '../src/games/dead-of-winter/names';

test('a name stands alone where its sentence said "player" before it', () => {
  expect(unplayed('Player \u2060Marta begins a turn.')).toBe('Marta begins a turn.');
  expect(unplayed('Player \u2060Ola wants player \u2060Bot 2 exiled.')).toBe(
    'Ola wants Bot 2 exiled.',
  );
  expect(unplayed('Gracz \u2060Ola kończy turę.')).toBe('Ola kończy turę.');
});

test('numbers keep the word, and so does what Polish bends', () => {
  expect(unplayed('Player 2 begins a turn.')).toBe('Player 2 begins a turn.');
  expect(unplayed('Gracz \u2060Ola chce wygnać gracza \u2060Bot 2.')).toBe(
    'Ola chce wygnać gracza Bot 2.',
  );
});
