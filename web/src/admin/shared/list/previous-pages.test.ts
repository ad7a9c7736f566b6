import { expect, it } from 'vitest';
import { notePrevious, previousOf } from './previous-pages.ts';

it('leads back page by page, and says where the previous one is not known', () => {
  notePrevious('after=b', null);
  notePrevious('after=c', 'b');
  expect(previousOf('after=c')).toBe('b');
  expect(previousOf('after=b')).toBeNull();
  expect(previousOf('after=elsewhere')).toBeUndefined();
});
