import { describe, expect, it } from 'vitest';
import { offerPrice, offerWords } from './package-offer.ts';

const site = { name: 'Starter site', priceFrom: 180_000, billing: 'once' } as const;
const care = { name: 'Care plan', priceFrom: 6_599, billing: 'monthly' } as const;

describe('the price of a package', () => {
  it('names the rate of VAT and what comes to be paid', () => {
    expect(offerPrice(site, 2000)).toEqual({
      amount: '£1,800',
      vat: '+ VAT at\u00a020% (£2,160 including VAT)',
    });
    expect(offerWords(care, 2000)).toBe(
      'Care plan, from £65.99 a month + VAT at\u00a020% (£79.19 including VAT)',
    );
  });

  it('says first what is paid where a visitor wants that', () => {
    expect(offerPrice(care, 2000, true)).toEqual({
      amount: '£79.19 a month',
      vat: 'including VAT at\u00a020% (£65.99 a month before VAT)',
    });
  });

  it('mentions no VAT where none is charged', () => {
    expect(offerPrice(site, null, true)).toEqual({ amount: '£1,800' });
    expect(offerWords(care, null)).toBe('Care plan, from £65.99 a month');
  });
});
