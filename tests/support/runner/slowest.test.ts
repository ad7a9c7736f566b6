import { expect, it } from 'vitest';
import { timesOf } from './slowest.ts';

const tests = Array.from({ length: 25 }, (_, index) => ({
  title: `test ${index}`,
  milliseconds: index * 1000,
}));

it('tells the slowest twenty tests of each part, then the time of each part', () => {
  const lines = timesOf([
    { part: 'lint', passed: 1, failures: [], milliseconds: 1500 },
    { part: 'unit', passed: 25, failures: [], tests, milliseconds: 61_000 },
  ]);
  expect(lines.slice(0, 3)).toEqual(['', 'The slowest tests of unit:', '    24.0 s  test 24']);
  expect(lines.slice(-5)).toEqual([
    '     5.0 s  test 5',
    '',
    'The time of each part:',
    '     1.5 s  lint (1)',
    '    61.0 s  unit (25)',
  ]);
});

it('cuts a long title in its middle, for its end says where the test is', () => {
  const title = `${'a very long title '.repeat(10)}(quote.test.ts:3)`;
  const [, , line = ''] = timesOf([
    { part: 'unit', passed: 1, failures: [], tests: [{ title, milliseconds: 1 }], milliseconds: 1 },
  ]);
  expect(line).toMatch(/^ {5}0\.0 s {2}a very long title .*….*\(quote\.test\.ts:3\)$/);
  expect(line.length).toBeLessThan(115);
});
