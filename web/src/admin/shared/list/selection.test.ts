import { UnreadableRecord } from '@agency/domain/shared/parse';
import { expect, it } from 'vitest';
import { dropping, nothingSelected, seeing, selecting } from './selection.ts';

interface Row {
  readonly id: string;
  readonly name: string;
}

const [a, b, c] = [
  { id: 'a', name: 'Ann' },
  { id: 'b', name: 'Ben' },
  { id: 'c', name: 'Cem' },
];
const selected = selecting<Row>(nothingSelected(), [a, b]);

it('keeps what left the page as it was last seen, and says that it is out of sight', () => {
  const after = seeing(selected, [c, { ...b, name: 'Benedict' }]);
  expect([...after.rows.values()].map(({ name }) => name)).toEqual(['Ann', 'Benedict']);
  expect([...after.inSight]).toEqual(['b']);
});

it('stays the very same while nothing about it changes', () => {
  expect(seeing(selected, [b, c, a])).toBe(selected);
  expect(seeing(selected, [a, { ...b }])).not.toBe(selected);
});

it('passes over rows that can’t be read', () => {
  const broken = { id: 'a', unreadable: new UnreadableRecord('users/a', []) };
  expect([...seeing(selected, [broken, b]).inSight]).toEqual(['b']);
  expect(seeing(selected, [broken, b]).rows.get('a')).toBe(a);
});

it('drops those named, wherever they are', () => {
  const rest = dropping(seeing(selected, [b]), ['a', 'c']);
  expect([...rest.rows.keys()]).toEqual(['b']);
  expect([...rest.inSight]).toEqual(['b']);
});
