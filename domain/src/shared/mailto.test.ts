import { expect, test } from 'vitest';
import { mailto } from './mailto.ts';

test.each([
  ['first.last@example.com', 'mailto:first.last@example.com'],
  ["o'brien@example.com", "mailto:o'brien@example.com"],
  ['50%?cc=x&y@example.com', 'mailto:50%25%3Fcc%3Dx%26y@example.com'],
])('%s is written to by %s', (address, link) => {
  expect(mailto(address)).toBe(link);
});

test('fills in a subject', () => {
  expect(mailto('hello@a.example', 'Quote Q-7K3M9P & more')).toBe(
    'mailto:hello@a.example?subject=Quote%20Q-7K3M9P%20%26%20more',
  );
});
