import { expect, it } from 'vitest';
import { withOpen, withoutOpen } from './open-record.ts';

it('opens one record at a time, and leaves the list as it is', () => {
  const there = new URLSearchParams('list=clients&search=a&client=c1');
  expect(withOpen(there, 'user', 'u1').toString()).toBe('list=clients&search=a&user=u1');
  expect(withOpen(there, 'client', 'c2').toString()).toBe('list=clients&search=a&client=c2');
  expect(withoutOpen(there).toString()).toBe('list=clients&search=a');
});
