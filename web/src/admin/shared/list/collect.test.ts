import { type Listed, UnreadableRecord } from '@agency/domain/shared/parse';
import { describe, expect, it } from 'vitest';
import { collect, mostRows } from './collect.ts';
import { orderedBy, readingOrder } from './export-order.ts';

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
    return {
      rows: page,
      placeOf: () => '',
      next: page.length === 200 ? (page.at(-1)?.id ?? null) : null,
    };
  };
  return { readPage, asked: () => asked };
}

interface Named extends Row {
  readonly name: string;
  readonly changed: number;
}

/** A live list shown by name, and read as an export reads it. */
function namedList(count: number) {
  const orders = [
    { name: 'name', field: 'name', direction: 'asc' },
    { name: 'changed', field: 'updatedAt', direction: 'desc' },
  ] as const;
  const nameAt = (at: number) => `n${String(at).padStart(3, '0')}`;
  let rows = Array.from(
    { length: count },
    (_, at): Named => ({ id: `r${at}`, name: nameAt(at), changed: -at }),
  );
  let clock = 0;
  const before = (one: Named, other: Named) =>
    readingOrder({ orders }).field === 'name' ? one.name < other.name : one.changed > other.changed;
  const rename = (from: string, to: string) => {
    clock += 1;
    rows = rows.map((row) => (row.name === from ? { ...row, name: to, changed: clock } : row));
  };
  const read = (onPage: (asked: number) => unknown) => {
    let asked = 0;
    return async (after: Named | null) => {
      asked += 1;
      onPage(asked);
      const inOrder = rows.toSorted((one, other) => (before(one, other) ? -1 : 1));
      const page = inOrder.filter((row) => after === null || before(after, row)).slice(0, 200);
      const next = page.length === 200 ? (page.at(-1) ?? null) : null;
      return {
        rows: page,
        placeOf: (row: Listed<Named>) => ('changed' in row ? `${row.changed}` : ''),
        next,
      };
    };
  };
  return { shown: orders[0], rename, read, names: () => rows.map(({ name }) => name).toSorted() };
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

  it.each([
    ['from the end to the beginning', 'n499', 'a'],
    ['from the beginning to the end', 'n000', 'z'],
    ['from what is read next to what has been read', 'n450', 'n250b'],
    ['from what has been read to what is read next', 'n250', 'n450b'],
    ['within what has been read', 'n010', 'n150b'],
  ])('has a row once that is renamed %s of the list meanwhile', async (_where, from, to) => {
    const list = namedList(500);
    const readPage = list.read((asked) => asked === 3 && list.rename(from, to));
    const { rows } = await collect<Named, Named>(readPage, watching());
    const found = orderedBy(list.shown, rows, ({ name }) => name).map(({ name }) => name);
    expect(found).toEqual(list.names());
  });

  it('finds a row behind more than a page of others that moved as well', async () => {
    const list = namedList(900);
    const readPage = list.read((asked) => {
      if (asked !== 2) return;
      list.rename('n850', 'n850b');
      for (let at = 650; at < 890; at += 1) if (at !== 850) list.rename(`n${at}`, `n${at}b`);
      for (let at = 0; at < 200; at += 1) list.rename(`n${String(at).padStart(3, '0')}`, `m${at}`);
    });
    const { rows } = await collect<Named, Named>(readPage, watching());
    expect(rows).toHaveLength(900);
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
