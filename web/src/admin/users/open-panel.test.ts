import { expect, it } from 'vitest';
import { withPanel } from './open-panel.ts';

it('opens one thing at a time over the list', () => {
  const there = new URLSearchParams('list=clients&search=a&client=c1');
  expect(withPanel(there, { user: 'u1' }).toString()).toBe('list=clients&search=a&user=u1');
  expect(withPanel(there, {}).toString()).toBe('list=clients&search=a');
});
