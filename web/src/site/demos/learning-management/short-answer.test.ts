import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberIn, plainWords } from './short-answer.ts';

describe('a number that somebody types', () => {
  it.each([
    ['63', 63],
    [' 63 °C', 63],
    ['63C', 63],
    ['−18', -18],
    ['–18 °C', -18],
    ['-18', -18],
    ['1,000', 1000],
    ['£1,250.50', 1250.5],
    ['about 7', 7],
    ['2.5 hours', 2.5],
    ['', null],
    ['none', null],
    ['5 or 6', null],
    ['room 5', null],
    ['1,00', null],
  ])('%j is %j', (typed, number) => {
    expect(numberIn(typed)).toBe(number);
  });

  it('is read back as it was, whatever the unit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('', ' %', ' °C', 'hours'), (number, unit) => {
        expect(numberIn(`${number}${unit}`)).toBe(number);
      }),
    );
  });
});

describe('words that somebody types', () => {
  it('are compared without case, stops and spaces', () => {
    expect(plainWords('  Best-Before date. ')).toBe('best before date');
    expect(plainWords('BCC')).toBe('bcc');
    expect(plainWords('...')).toBe('');
  });
});
