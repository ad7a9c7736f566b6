import { describe, expect, it } from 'vitest';
import { targetOf } from './use-cell-focus.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };
const at = { x: 3, y: 2 };
const reach = {
  row: [
    { x: 0, y: 2 },
    { x: 6, y: 2 },
  ],
  grid: [
    { x: 0, y: 0 },
    { x: 6, y: 5 },
  ],
} as const;

describe('the keys of a grid', () => {
  it.each([
    ['ArrowLeft', { x: 2, y: 2 }],
    ['ArrowRight', { x: 4, y: 2 }],
    ['ArrowUp', { x: 3, y: 1 }],
    ['ArrowDown', { x: 3, y: 3 }],
    ['Home', { x: 0, y: 2 }],
    ['End', { x: 6, y: 2 }],
    ['Enter', null],
    ['a', null],
  ])('move from the middle with %s', (key, to) => {
    expect(targetOf({ ...plain, key }, at, reach)).toEqual(to);
  });

  it('move to the corners with Ctrl', () => {
    expect(targetOf({ ...plain, ctrlKey: true, key: 'Home' }, at, reach)).toEqual({ x: 0, y: 0 });
    expect(targetOf({ ...plain, ctrlKey: true, key: 'End' }, at, reach)).toEqual({ x: 6, y: 5 });
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('leave %s to the browser', (modifier) => {
    expect(targetOf({ ...plain, [modifier]: true, key: 'ArrowLeft' }, at, reach)).toBeNull();
  });

  it('leave Home and End to the page where there are no rows', () => {
    expect(targetOf({ ...plain, key: 'Home' }, at)).toBeNull();
  });
});
