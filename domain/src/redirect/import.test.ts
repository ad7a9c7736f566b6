import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KnownSite, pathsIn, planImport } from './import.ts';
import type { RedirectRow } from './schema.ts';

const pages = ['/', '/contact', '/blog/a'];
const site: KnownSite = {
  origin: 'https://www.downland.example',
  isPage: (path) => pages.includes(path),
  isReserved: (path) => path.startsWith('/admin'),
};
type Step = readonly [from: string, to: string];
const steps = (...of: readonly Step[]) => of.map(([from, to]) => ({ from, to }));
const plan = (rows: readonly RedirectRow[], known: readonly Step[] = []) =>
  planImport(rows, steps(...known), site);
const outcomes = (rows: readonly RedirectRow[], known: readonly Step[] = []) =>
  plan(rows, known).rows.map(({ outcome, reason }) => (outcome === 'refused' ? reason : outcome));

describe('importing redirects', () => {
  test('takes a row once, and says what it changes', () => {
    const rows = steps(['https://old.example/About/', '/contact'], ['/b', '/'], ['/c', '/contact']);
    const known: Step[] = [
      ['/b', '/contact'],
      ['/c', '/contact'],
    ];
    expect(plan(rows, known)).toEqual({
      rows: [
        { from: '/about', to: '/contact', outcome: 'added', reason: null },
        { from: '/b', to: '/', outcome: 'changed', reason: 'It led to /contact.' },
        { from: '/c', to: '/contact', outcome: 'same', reason: null },
      ],
      set: steps(['/b', '/'], ['/about', '/contact']),
      remove: [],
    });
  });

  test.each<[string, Step]>([
    ['Both addresses are the same.', ['https://old.example/x', '/x']],
    ['There’s a page of this site at the old address: it can’t lead elsewhere.', ['/contact', '/blog/a']],
    [
      'There’s a page of this site at the old address: it can’t lead elsewhere.',
      ['https://old.example/', '/contact'],
    ],
    ['The old address belongs to the site itself.', ['/admin/quotes', '/contact']],
    ['There’s no page at /nowhere.', ['/x', '/nowhere']],
    ['There’s no page at /admin.', ['/x', '/admin']],
    ['The new address is on another site.', ['/x', 'https://evil.example/contact']],
    ['Enter an old address that starts with / or https://', ['x', '/contact']],
  ])('refuses with %j', (reason, row) => {
    expect(outcomes(steps(row))).toEqual([reason]);
    expect(plan(steps(row))).toMatchObject({ set: [], remove: [] });
    expect(plan(steps(row)).rows).toMatchObject(steps(row));
  });

  test('leads to the end of a chain, through the file and through what there is, whatever their order', () => {
    const rows = steps(['/a', '/b'], ['/b', '/known'], ['/old', '/a']);
    const { rows: told, set } = plan(rows, [
      ['/known', '/contact'],
      ['/first', '/b'],
    ]);
    expect(told.map(({ to }) => to)).toEqual(['/contact', '/contact', '/contact']);
    expect(told[0]?.reason).toBe('/b leads there.');
    expect(new Map(set.map(({ from, to }) => [from, to]))).toEqual(
      new Map(['/first', '/a', '/b', '/old'].map((from) => [from, '/contact'])),
    );
  });

  test('refuses circles, and the second of two that disagree', () => {
    const circle = 'These addresses lead round in a circle.';
    expect(outcomes(steps(['/a', '/b'], ['/b', '/c'], ['/c', '/a'], ['/d', '/a']))).toEqual(
      Array(4).fill(circle),
    );
    expect(outcomes(steps(['/a', '/contact'], ['/A/', '/contact'], ['/a', '/']))).toEqual([
      'added',
      'added',
      'An earlier row sends this old address elsewhere.',
    ]);
  });

  test('speaks of every path that somebody has to look up', () => {
    const rows = steps(['https://old.example/A', '/contact'], ['?', '//x']);
    expect(pathsIn(rows, site.origin)).toEqual(new Set(['/a', '/contact']));
  });

  test('never makes chains, circles or a redirect away from a page; and the second time nothing is left to do', () => {
    const path = fc.constantFrom(...pages, '/x1', '/x2', '/x3', '/x4', '/x5', '/admin', '/X1/', 'x', '/?a');
    const rows = fc.array(fc.record({ from: path, to: path }), { maxLength: 12 });
    fc.assert(
      fc.property(rows, rows, (first, second) => {
        const stored = new Map<string, string>();
        for (const file of [first, second, second]) {
          const {
            rows: told,
            set,
            remove,
          } = planImport(
            file,
            [...stored].map(([from, to]) => ({ from, to })),
            site,
          );
          const before = new Map(stored);
          for (const each of remove) stored.delete(each);
          for (const { from, to } of set) stored.set(from, to);
          expect(told).toHaveLength(file.length);
          for (const { from, to, outcome } of told) {
            if (outcome !== 'refused') expect(stored.get(from)).toBe(to);
            if (outcome === 'added') expect(before.has(from)).toBe(false);
          }
          for (const [from, to] of stored) {
            expect(pages).toContain(to);
            expect(pages).not.toContain(from);
            expect(stored.has(to)).toBe(false);
          }
        }
        const again = planImport(
          second,
          [...stored].map(([from, to]) => ({ from, to })),
          site,
        );
        expect(again).toMatchObject({ set: [], remove: [] });
        for (const { outcome } of again.rows) expect(['same', 'refused']).toContain(outcome);
      }),
      { numRuns: 500 },
    );
  });
});
