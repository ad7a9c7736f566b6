import { describe, expect, it } from 'vitest';
import { moved, stepOf, withLineMoved } from './line-order.ts';

describe('stepOf', () => {
  it('moves within a section', () => {
    expect(stepOf({ section: 0, line: 1 }, 'up', [2, 1])).toEqual({ section: 0, line: 0 });
    expect(stepOf({ section: 0, line: 0 }, 'down', [2, 1])).toEqual({ section: 0, line: 1 });
  });

  it('continues into the neighbouring section, even an empty one', () => {
    expect(stepOf({ section: 0, line: 1 }, 'down', [2, 3])).toEqual({ section: 1, line: 0 });
    expect(stepOf({ section: 1, line: 0 }, 'up', [2, 3])).toEqual({ section: 0, line: 2 });
    expect(stepOf({ section: 1, line: 0 }, 'up', [0, 3])).toEqual({ section: 0, line: 0 });
  });

  it('stops at the top and at the bottom', () => {
    expect(stepOf({ section: 0, line: 0 }, 'up', [2])).toBeNull();
    expect(stepOf({ section: 0, line: 1 }, 'down', [2])).toBeNull();
  });
});

describe('moving', () => {
  it('keeps every entry once', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });

  it('moves a line from one section into another', () => {
    const sections = [
      { id: 'x', lines: ['a', 'b'] },
      { id: 'y', lines: ['c'] },
    ];
    expect(withLineMoved(sections, { section: 0, line: 1 }, { section: 1, line: 0 })).toEqual([
      { id: 'x', lines: ['a'] },
      { id: 'y', lines: ['b', 'c'] },
    ]);
    expect(withLineMoved(sections, { section: 0, line: 0 }, { section: 0, line: 1 })[0]?.lines).toEqual([
      'b',
      'a',
    ]);
  });
});
