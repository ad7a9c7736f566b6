import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatBytes,
  formatDate,
  formatDateShort,
  formatDateTime,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatMonth,
  formatPercent,
  formatQuantity,
  formatTime,
  unbroken,
} from './format.ts';

test.each([
  [0, '£0.00'],
  [5, '£0.05'],
  [123_450, '£1,234.50'],
  [1_450_020, '£14,500.20'],
  [100_000_000_000, '£1,000,000,000.00'],
  [-5, '−£0.05'],
  [-123_456, '−£1,234.56'],
])('%i pence are %s', (pence, expected) => {
  expect(formatMoney(pence)).toBe(expected);
});

test('money reads back as what was written', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (pence) => {
      fc.pre(!Object.is(pence, -0));
      const read = BigInt(formatMoney(pence).replace('−', '-').replace(/[£,.]/g, ''));
      expect(read).toBe(BigInt(pence));
    }),
  );
});

test.each([
  [120_000, '£1,200'],
  [123_450, '£1,234.50'],
  [0, '£0'],
])('%i pence in running text are %s', (pence, expected) => {
  expect(formatMoneyShort(pence)).toBe(expected);
});

test.each([
  [2000, '20%'],
  [1750, '17.5%'],
  [3333, '33.33%'],
  [0, '0%'],
])('%i basis points are %s', (share, expected) => {
  expect(formatPercent(share)).toBe(expected);
});

test('every percentage has at most two decimals and no more digits than it needs', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (share) => {
      expect(formatPercent(share)).toMatch(/^\d{1,3}(\.\d?[1-9])?%$/);
      expect(Math.round(Number.parseFloat(formatPercent(share)) * 100)).toBe(share);
    }),
  );
});

test.each([
  [1, '1'],
  [1234.5, '1,234.5'],
  [0.333, '0.333'],
  [2.5, '2.5'],
  [1.005, '1.005'],
  [100_000, '100,000'],
  [10, '10'],
])('the quantity %d is %s', (quantity, expected) => {
  expect(formatQuantity(quantity)).toBe(expected);
});

describe('dates and times', () => {
  test('are written in full and short', () => {
    expect(formatDate('2026-11-07')).toBe('7 November 2026');
    expect(formatDateShort('2026-09-07')).toBe('7 Sep 2026');
    expect(formatMonth('2026-09')).toBe('September 2026');
  });

  test.each([
    ['2026-11-27T00:00:00Z', '12:00 am'],
    ['2026-11-27T09:05:00Z', '9:05 am'],
    ['2026-11-27T12:00:00Z', '12:00 pm'],
    ['2026-07-27T12:00:00Z', '1:00 pm'],
    ['2026-07-27T23:59:00Z', '12:59 am'],
  ])('%s is %s in London', (instant, expected) => {
    expect(formatTime(new Date(instant))).toBe(expected);
  });

  test('carry the London day', () => {
    expect(formatDateTime(new Date('2026-07-27T23:59:00Z'))).toBe('28 July 2026, 12:59 am');
  });
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [52_428_800, '50 MB'],
  [157_286_400, '150 MB'],
  [1_610_612_736, '1.5 GB'],
])('%i bytes are %s', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});

test('a list reads like a sentence', () => {
  expect(formatList([])).toBe('');
  expect(formatList(['a'])).toBe('a');
  expect(formatList(['a', 'b'])).toBe('a and b');
  expect(formatList(['a', 'b', 'c'])).toBe('a, b and c');
});

test('a date in a sentence wraps after its comma alone', () => {
  expect(unbroken('27 November 2026, 9:00 am GMT')).toBe('27\u00A0November\u00A02026, 9:00\u00A0am\u00A0GMT');
});
