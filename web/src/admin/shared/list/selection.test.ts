import { UnreadableRecord } from '@agency/domain/shared/parse';
import { expect, it } from 'vitest';
import { dropping, holdSelection, nothingSelected, seeing, selecting, selectingFound } from './selection.ts';

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

it('keeps rows that left the page as last seen, and says that they are out of sight', () => {
  const after = seeing(selected, [c, { ...b, name: 'Benedict' }]);
  expect([...after.rows.values()].map(({ name }) => name)).toEqual(['Ann', 'Benedict']);
  expect([...after.inSight]).toEqual(['b']);
});

it('takes rows of any page, and says which of them are on this one', () => {
  const all = selectingFound(selecting<Row>(nothingSelected(), [a]), [a, b, c]);
  expect([...all.rows.keys()]).toEqual(['a', 'b', 'c']);
  expect([...all.inSight]).toEqual(['a']);
  const after = seeing(all, [a, c]);
  expect([...after.inSight]).toEqual(['a', 'c']);
  expect(seeing(after, [a, c])).toBe(after);
});

it('stays the same object while nothing changes', () => {
  expect(seeing(selected, [b, c, a])).toBe(selected);
  expect(seeing(selected, [a, { ...b }])).not.toBe(selected);
});

it('skips unreadable rows', () => {
  const broken = { id: 'a', unreadable: new UnreadableRecord('users/a', []) };
  expect([...seeing(selected, [broken, b]).inSight]).toEqual(['b']);
  expect(seeing(selected, [broken, b]).rows.get('a')).toBe(a);
});

it('drops those named, wherever they are', () => {
  const rest = dropping(seeing(selected, [b]), ['a', 'c']);
  expect([...rest.rows.keys()]).toEqual(['b']);
  expect([...rest.inSight]).toEqual(['b']);
});

it('stays while its list is not shown, apart from those of other lists, and announces changes only', () => {
  const [quotes, mails] = [holdSelection<Row>(), holdSelection<Row>()];
  const seen: number[] = [];
  const leave = quotes.subscribe(() => seen.push(quotes.read().rows.size));
  quotes.change((now) => selecting(now, [a, b]));
  quotes.change((now) => now);
  leave();
  quotes.change((now) => dropping(now, ['a']));
  expect(seen).toEqual([2]);
  expect([...quotes.read().rows.keys()]).toEqual(['b']);
  expect(mails.read().rows.size).toBe(0);
});
