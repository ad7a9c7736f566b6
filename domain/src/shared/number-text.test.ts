import { describe, expect, it } from 'vitest';
import {
  parseInteger,
  parsePercent,
  parsePounds,
  parseQuantity,
  percentForInput,
  poundsForInput,
  quantityForInput,
} from './number-text.ts';

describe('parsePounds', () => {
  it.each([
    ['1234.50', 123450],
    ['£1,234.5', 123450],
    [' 1 234 ', 123400],
    ['.5', 50],
    ['0', 0],
    ['-12.01', -1201],
    ['-£12', -1200],
    ['0.29', 29],
    ['1,000,000', 100000000],
    ['\u221212.01', -1201],
    ['\u200E£1\u202F234\u00A0', 123400],
  ])('reads %s', (text, pence) => {
    expect(parsePounds(text)).toEqual({ ok: true, value: pence });
  });

  it.each(['', '  ', '£'])('reads "%s" as no amount', (text) => {
    expect(parsePounds(text)).toEqual({ ok: true, value: null });
  });

  it.each(['abc', '1.234', '12,34', '1.2.3', '.', '-', '1e3', '9'.repeat(30)])('refuses %s', (text) => {
    expect(parsePounds(text)).toEqual({ ok: false });
  });
});

describe('writing back', () => {
  it.each([0, 1, 29, 100, 123450, 100000000, -1201])('gives %i pence back unchanged', (pence) => {
    expect(parsePounds(poundsForInput(pence))).toEqual({ ok: true, value: pence });
  });

  it('groups thousands and keeps pence', () => {
    expect(poundsForInput(123456700)).toBe('1,234,567.00');
    expect(poundsForInput(5)).toBe('0.05');
    expect(poundsForInput(-1201)).toBe('-12.01');
  });

  it('shows percentages and quantities without idle zeros', () => {
    expect(percentForInput(2000)).toBe('20');
    expect(percentForInput(1250)).toBe('12.5');
    expect(quantityForInput(1.5)).toBe('1.5');
    expect(quantityForInput(12)).toBe('12');
  });
});

describe('parseInteger', () => {
  it('reads whole numbers, with and without commas', () => {
    expect(parseInteger('4,000')).toEqual({ ok: true, value: 4000 });
    expect(parseInteger(' 12 ')).toEqual({ ok: true, value: 12 });
    expect(parseInteger('')).toEqual({ ok: true, value: null });
  });

  it.each(['1.5', '4,00', '1e3', 'ten'])('refuses %s', (text) => {
    expect(parseInteger(text)).toEqual({ ok: false });
  });
});

describe('parsePercent and parseQuantity', () => {
  it('read into basis points and plain quantities', () => {
    expect(parsePercent('17.5 %')).toEqual({ ok: true, value: 1750 });
    expect(parseQuantity('2.125')).toEqual({ ok: true, value: 2.125 });
  });

  it('refuse more places than they keep', () => {
    expect(parsePercent('1.234')).toEqual({ ok: false });
    expect(parseQuantity('1.2345')).toEqual({ ok: false });
  });
});
