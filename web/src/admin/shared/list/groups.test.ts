import { expect, it } from 'vitest';
import { rowsByGroup } from './groups.ts';

const groups = {
  labels: ['Open', 'Closed'],
  of: ({ open }: { open: boolean }) => (open ? 0 : 1),
};

it('keeps the order of the list inside each group', () => {
  const rows = [
    { id: 'a', open: false },
    { id: 'b', open: true },
    { id: 'c', open: false },
    { id: 'd', open: true },
  ];
  expect(rowsByGroup(rows, groups, new Date()).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});
