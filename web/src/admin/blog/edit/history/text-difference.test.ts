import { emptyDraft } from '@agency/domain/blog-post/draft';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differencesOf } from './text-difference.ts';

const of = (before: string, after: string) =>
  differencesOf({ ...emptyDraft, body: before }, { ...emptyDraft, body: after });

it('names each field that differs, and the words in it', () => {
  const before = { ...emptyDraft, title: 'A red fox', categories: ['costs'] };
  const found = differencesOf(before, { ...before, title: 'A brown fox', categories: ['costs', 'plans'] });
  expect(found.map(({ label }) => label)).toEqual(['Title', 'Categories']);
  expect(found[0]?.pieces).toEqual([
    { change: 'same', text: 'A ' },
    { change: 'removed', text: 'red' },
    { change: 'added', text: 'brown' },
    { change: 'same', text: ' fox' },
  ]);
});

it('leaves out what is the same for long', () => {
  const long = 'same words here\n'.repeat(50);
  const pieces = of(`first\n${long}last`, `1st\n${long}last`)[0]?.pieces ?? [];
  expect(pieces.some(({ change }) => change === 'left out')).toBe(true);
  expect(pieces.map(({ text }) => text).join('').length).toBeLessThan(400);
});

it('has every word that was added, and every one that was removed', () => {
  const part = fc.constantFrom('a', 'b', 'c', ' ', '\n');
  const text = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = of(before, after)[0]?.pieces ?? [{ change: 'same', text: before }];
      const without = (change: string) =>
        pieces.flatMap((piece) => (piece.change === change ? [] : [piece.text])).join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

it('shows two texts whole that share too little', () => {
  const words = (seed: number) =>
    Array.from({ length: 1000 }, (_, line) => `line ${line} with ten words in it ${(line * seed) % 97}`).join(
      '\n\n',
    );
  expect(of(words(3), words(5))[0]?.pieces).toEqual([
    { change: 'removed', text: words(3) },
    { change: 'added', text: words(5) },
  ]);
});
