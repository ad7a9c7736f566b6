import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asOneItem, cutWords, fullWords, pastedItems } from './pasted.ts';

test('every line is an item, whatever mark it begins with', () => {
  const text =
    '- Point the domain\r\n* [ ] Test the forms\n\n2. Restore a backup\n☐ Ring Kim\n   \n24-hour check';
  expect(pastedItems(text)).toEqual([
    'Point the domain',
    'Test the forms',
    'Restore a backup',
    'Ring Kim',
    '24-hour check',
  ]);
});

test('no text makes an item that the list would refuse', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const item of pastedItems(text)) {
        expect(item.trim()).toBe(item);
        expect(item.length).toBeGreaterThan(0);
        expect(item.length).toBeLessThanOrEqual(300);
      }
    }),
  );
});

test('what doesn’t fit is said, not left out unseen', () => {
  const long = 'x'.repeat(301);
  expect(cutWords(`Short\n- ${'x'.repeat(300)}`)).toBeNull();
  expect(cutWords(`${long}\nShort`)).toBe('1 line is longer than 300 characters, so the end is left out.');
  expect(cutWords(`${long}\n${long}`)).toBe(
    '2 lines are longer than 300 characters, so the end is left out.',
  );
  expect(asOneItem(['Point the domain', 'Ring Kim'])).toBe('Point the domain, Ring Kim');
  expect(asOneItem(['x'.repeat(200), 'x'.repeat(99)])).toBeNull();
});

test.each([
  [99, 1, null],
  [100, 1, 'A checklist holds at most 100 items. Remove one, or start another checklist.'],
  [98, 3, 'A checklist holds at most 100 items, so there’s room for 2 more.'],
])('with %i items, %i more: %s', (count, adding, words) => {
  expect(fullWords(count, adding)).toBe(words);
});
