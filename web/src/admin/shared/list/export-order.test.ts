import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { orderedBy, readingOrder } from './export-order.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).join('');
const at =
  (value: ReadonlyMap<string, unknown>) =>
  ({ id }: { readonly id: string }) =>
    value.get(id);

it('orders as the list does: times to the nanosecond, texts by their letters, equals by id in the same direction', () => {
  const times = new Map([
    ['a', new Timestamp(1_795_000_000, 5)],
    ['b', new Timestamp(1_795_000_000, 40)],
    ['c', new Timestamp(999_999_999, 9)],
    ['d', new Timestamp(1_795_000_000, 5)],
  ]);
  expect(ids(orderedBy({ direction: 'desc' }, rows, at(times)))).toBe('bdac');
  const names = new Map([
    ['a', 'Zoë'],
    ['b', 'ada'],
    ['c', 'Ada'],
    ['d', 'Zoë'],
  ]);
  expect(ids(orderedBy({ direction: 'asc' }, rows, at(names)))).toBe('cadb');
});

it('reads by the last change, else by creation, and refuses a list that has neither', () => {
  const name = { name: 'name', field: 'name', direction: 'asc' } as const;
  const changed = { name: 'changed', field: 'updatedAt', direction: 'desc' } as const;
  const newest = { name: 'newest', field: 'createdAt', direction: 'desc' } as const;
  expect(readingOrder({ orders: [name, newest, changed] })).toBe(changed);
  expect(readingOrder({ orders: [name, newest] })).toBe(newest);
  expect(() => readingOrder({ orders: [name] })).toThrow('newest first');
});
