import { describe, expect, it } from 'vitest';
import { landing } from './landing.ts';

const at = (list: number, index: number) => ({ list, index });

describe('a row dropped into a gap', () => {
  it.each([
    ['down: its own gap closes', at(0, 0), at(0, 3), at(0, 2)],
    ['up', at(0, 2), at(0, 0), at(0, 0)],
    ['into another list', at(0, 0), at(1, 2), at(1, 2)],
    ['into an empty list', at(0, 0), at(1, 0), at(1, 0)],
    ['above itself', at(0, 1), at(0, 1), null],
    ['below itself', at(0, 1), at(0, 2), null],
  ])('%s', (_, from, gap, place) => {
    expect(landing(from, gap)).toEqual(place);
  });
});
