import { type Listed, UnreadableRecord } from '@agency/domain/shared/parse';
import { describe, expect, it } from 'vitest';
import { collect, mostRows } from './collect.ts';

interface Row {
  readonly id: string;
}

const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: `r${at}` }));

/** A list in pages of 200, read page by page; `onPage` may change it before each. */
function listOf(rows: Listed<Row>[], onPage: (asked: number) => void = () => {}) {
  let asked = 0;
  const readPage = async (after: string | null) => {
    asked += 1;
    onPage(asked);
    const from = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
    const page = rows.slice(from, from + 200);
    return { rows: page, next: page.length === 200 ? (page.at(-1)?.id ?? null) : null };
  };
  return { readPage, asked: () => asked };
}

const watching = () => ({ onProgress: () => {}, signal: new AbortController().signal });
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

describe('collect', () => {
  it.each([0, 1, 199, 200, 201, 400, 512])('has each of %s rows once, in order', async (count) => {
    const { rows, isCut } = await collect<Row, string>(listOf(rowsOf(count)).readPage, watching());
    expect(idsOf(rows)).toEqual(idsOf(rowsOf(count)));
    expect(isCut).toBe(false);
  });

  it('finds a row that moves to the beginning while later pages are read', async () => {
    const rows: Listed<Row>[] = rowsOf(500);
    const { readPage } = listOf(rows, (asked) => {
      if (asked === 2) rows.unshift(...rows.splice(450, 1));
    });
    const collected = await collect<Row, string>(readPage, watching());
    expect(new Set(idsOf(collected.rows))).toEqual(new Set(idsOf(rowsOf(500))));
    expect(collected.rows).toHaveLength(500);
  });

  it('counts what can’t be read', async () => {
    const broken = { id: 'bad', unreadable: new UnreadableRecord('users/bad', []) };
    const { rows, unreadable } = await collect<Row, string>(
      listOf([...rowsOf(3), broken]).readPage,
      watching(),
    );
    expect([rows.length, unreadable]).toEqual([3, 1]);
  });

  it('stops at the limit and says so, but not at exactly that many', async () => {
    const exact = await collect<Row, string>(listOf(rowsOf(mostRows)).readPage, watching());
    expect([exact.rows.length, exact.isCut]).toEqual([mostRows, false]);
    const { readPage, asked } = listOf(rowsOf(mostRows + 5000));
    const cut = await collect<Row, string>(readPage, watching());
    expect([cut.rows.length, cut.isCut]).toEqual([mostRows, true]);
    expect(asked()).toBeLessThanOrEqual(mostRows / 200 + 1);
  });

  it('stops when it is cancelled', async () => {
    const control = new AbortController();
    const { readPage, asked } = listOf(rowsOf(1000), (page) => page === 2 && control.abort());
    const over = collect<Row, string>(readPage, { onProgress: () => {}, signal: control.signal });
    await expect(over).rejects.toThrow();
    expect(asked()).toBe(2);
  });
});
