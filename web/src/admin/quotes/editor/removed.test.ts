import { describe, expect, it } from 'vitest';
import { newLine, newSection } from './new-parts.ts';
import { placeOf, type Removed, removedAt, withLineBack } from './removed.ts';

const listOf = (...ids: string[]) => ids.map((id) => ({ id }));
const taken = (ids: string[], index: number): Removed<{ id: string }> => {
  const removed = removedAt(listOf(...ids), index);
  if (!removed) throw new Error('Nothing stands there');
  return removed;
};

describe('a removed part', () => {
  it.each([
    ['where it stood', taken(['a', 'b', 'c'], 1), ['a', 'c'], 1],
    ['before what followed it, when that was moved', taken(['a', 'b', 'c'], 1), ['c', 'a'], 0],
    ['before what followed it, when another came back first', taken(['b', 'c'], 0), ['a', 'c'], 1],
    ['no further than the end', taken(['a', 'b', 'c'], 2), ['a'], 1],
  ])('goes back %s', (_where, removed, now, index) => {
    expect(placeOf(listOf(...now), removed)).toEqual({ index, isThere: false });
  });

  it('is not put beside itself', () => {
    expect(placeOf(listOf('b', 'a'), taken(['a', 'b'], 0))).toEqual({ index: 1, isThere: true });
  });
});

describe('a removed line', () => {
  const line = newLine(2000);
  const own = newSection(2000, { id: 'own' });
  const other = newSection(2000, { id: 'other' });
  const removed: Removed<typeof line> = { part: line, index: 0, before: undefined };

  it('goes back into its own section, wherever that stands now', () => {
    const back = withLineBack([other, own], 'own', removed);
    expect(back).toEqual({ section: 1, line: 0, lines: [line, ...own.lines] });
  });

  it('has no place once its section is gone', () => {
    expect(withLineBack([other], 'own', removed)).toBeNull();
  });
});
