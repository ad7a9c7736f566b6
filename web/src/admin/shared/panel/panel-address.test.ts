import { expect, it } from 'vitest';
import { withoutPanel, withPanel } from './panel-address.ts';

it('opens one record at a time over the list', () => {
  const there = new URLSearchParams('list=clients&search=a&client=c1');
  expect(withPanel(there, 'user', 'u1').toString()).toBe('list=clients&search=a&user=u1');
  expect(withPanel(there, 'client', 'c2').toString()).toBe('list=clients&search=a&client=c2');
  expect(withoutPanel(there).toString()).toBe('list=clients&search=a');
});
