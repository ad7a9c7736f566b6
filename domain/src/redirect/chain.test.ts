import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../shared/errors.ts';
import { movePath } from './chain.ts';

type Redirects = Map<string, string>;

/** Moves a path as the functions do, who know the redirects from either path and to the old one. */
function move(redirects: Redirects, from: string, to: string): void {
  const known = [...redirects]
    .map(([start, end]) => ({ from: start, to: end }))
    .filter((step) => step.from === from || step.from === to || step.to === from);
  const { set, remove } = movePath(known, from, to);
  for (const path of remove) redirects.delete(path);
  for (const step of set) redirects.set(step.from, step.to);
}

describe('movePath', () => {
  test('sends the old path on to the new one', () => {
    expect(movePath([], '/blog/a', '/blog/b')).toEqual({
      set: [{ from: '/blog/a', to: '/blog/b' }],
      remove: [],
    });
  });

  test('takes along what led to the old path, and clears the new one', () => {
    const known = [
      { from: '/blog/a', to: '/blog/b' },
      { from: '/blog/c', to: '/blog/b' },
    ];
    expect(movePath(known, '/blog/b', '/blog/c')).toEqual({
      set: [
        { from: '/blog/b', to: '/blog/c' },
        { from: '/blog/a', to: '/blog/c' },
      ],
      remove: ['/blog/c'],
    });
  });

  test('never sends a page on to itself', () => {
    expect(() => movePath([], '/blog/a', '/blog/a')).toThrow(AppError);
    expect(() => movePath([], '/blog/a', '/blog/a')).toThrow(
      expect.objectContaining({ code: 'invalid-argument' }),
    );
  });

  test('after any moves of any pages, the last page at a path is one step away, and none leads in a circle', () => {
    const pages = ['one', 'two', 'three'] as const;
    const paths = ['/blog/a', '/blog/b', '/blog/c', '/blog/d', '/blog/e', '/blog/f'];
    const moves = fc.array(fc.tuple(fc.constantFrom(...pages), fc.constantFrom(...paths)), { maxLength: 40 });
    fc.assert(
      fc.property(moves, (tried) => {
        const redirects: Redirects = new Map();
        const placeOf = new Map<string, string>(pages.map((page, index) => [page, paths[index] ?? '']));
        const lastAt = new Map([...placeOf].map(([page, path]) => [path, page]));
        for (const [page, to] of tried) {
          const from = placeOf.get(page) ?? '';
          // The editor refuses an address that is taken.
          if ([...placeOf.values()].includes(to)) continue;
          move(redirects, from, to);
          placeOf.set(page, to);
          lastAt.set(to, page);
          const published = new Set(placeOf.values());
          for (const [start, end] of redirects) {
            expect(redirects.has(end), 'no chain').toBe(false);
            expect(published.has(start), 'nothing is hidden').toBe(false);
          }
          for (const [path, last] of lastAt) {
            if (!published.has(path)) expect(redirects.get(path)).toBe(placeOf.get(last));
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
