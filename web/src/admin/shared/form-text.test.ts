import { describe, expect, it } from 'vitest';
import { comparable, formFromText, formToText } from './form-text.ts';

describe('the text of a form', () => {
  const values = { title: 'unreadableNumber', lines: [{ discount: Number.NaN }, { discount: null }] };

  it('keeps a number that can’t be read, and an empty one', () => {
    expect(formFromText(formToText(values))).toEqual(values);
  });

  it('differs between the two, and not by the order of keys', () => {
    expect(comparable({ discount: Number.NaN })).not.toBe(comparable({ discount: null }));
    expect(comparable({ a: Number.NaN, b: 1 })).toBe(comparable({ b: 1, a: Number.NaN }));
  });
});
