import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { List } from '../shared/list/declaration.ts';
import { readingOrder } from '../shared/list/export-order.ts';
import { openNames } from '../shared/open-record.ts';

const admin = join(import.meta.dirname, '..');
const sources = readdirSync(admin, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.test)\.tsx?$/.test(path),
);
const textOf = (path: string) => readFileSync(join(admin, path), 'utf8');

const declaring = sources.filter((path) => textOf(path).includes('defineList({'));
const modules = import.meta.glob('../**/*.tsx');

function isList(value: unknown): value is List<unknown> {
  return typeof value === 'object' && value !== null && 'plan' in value && 'orderLabels' in value;
}

async function listsIn(path: string) {
  const module = await modules[`../${path}`]?.();
  return Object.values(module ?? {}).flatMap((value) => (isList(value) ? [[path, value] as const] : []));
}

/** Every list by the file that declares it. */
const lists = (await Promise.all(declaring.map(listsIn))).flat();

/** The parameters of the address that this folder's pages read by themselves, and those of every list. */
function taken(folder: string): ReadonlySet<string> {
  const texts = sources.filter((path) => dirname(path) === folder).map(textOf);
  const read = texts.flatMap((text) => [...text.matchAll(/query\.(?:get|has)\('(\w+)'\)/g)]);
  return new Set(['search', 'order', 'after', ...openNames, ...read.map(([, name]) => name ?? '')]);
}

it('looks at every list that is declared', () => {
  expect([...new Set(lists.map(([path]) => path))].toSorted()).toEqual(declaring.toSorted());
});

describe.each(lists)('%s', (path, { plan, columns, filters = [], about, orderLabels }) => {
  it('has as few queries as it can: two fields and three orders at most', () => {
    expect(Object.keys(plan.fields).length).toBeLessThanOrEqual(2);
    expect(plan.orders.length).toBeLessThanOrEqual(3);
  });

  it('offers every order by the head of one column, and names it for narrow screens', () => {
    const names = plan.orders.map(({ name }) => name).toSorted();
    expect(columns.flatMap(({ orders = [] }) => orders).toSorted()).toEqual(names);
    expect(Object.keys(orderLabels).toSorted()).toEqual(names);
  });

  it('can be exported while it changes', () => {
    expect(plan.orders).toContain(readingOrder(plan));
  });

  it('has a filter by no name that its page uses for something else', () => {
    const used = taken(dirname(path));
    const names = [...filters, ...(about ? [about] : [])].map(({ name }) => name);
    expect(names.filter((name) => used.has(name))).toEqual([]);
  });
});

it('knows the parameters that pages read by themselves', () => {
  expect([...taken('users')]).toContain('list');
  expect([...taken('settings')]).toContain('tab');
});
