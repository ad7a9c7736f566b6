import { expect, it } from 'vitest';
import { noteWay, wayBack } from './page-trail.ts';

it('leads back page by page, and says where it knows no way', () => {
  noteWay('after=b', null);
  noteWay('after=c', 'b');
  expect(wayBack('after=c')).toBe('b');
  expect(wayBack('after=b')).toBeNull();
  expect(wayBack('after=elsewhere')).toBeUndefined();
});
