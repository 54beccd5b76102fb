import { describe, expect, it } from 'vitest';
import { thingAt } from '../src/games/zombicide/things';

describe('what lies under a finger', () => {
  const noise = { term: 'token:noise', x: 30, y: 2, half: 12 };
  const door = { term: 'token:door', x: 56, y: 0 };
  const at = (x: number, y: number) => thingAt([noise, door], x, y)?.term;

  it('is the noise as far as its pill reaches', () => {
    expect(at(44, 6)).toBe('token:noise');
    expect(at(14, -4)).toBe('token:noise');
  });
  it('is the door beside it', () => expect(at(56, 2)).toBe('token:door'));
  it('is nothing far from both', () => expect(at(200, 2)).toBeUndefined());
});
