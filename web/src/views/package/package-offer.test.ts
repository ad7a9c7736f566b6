import { describe, expect, it } from 'vitest';
import { pricesOf } from './package-offer.ts';

describe('the price of a package', () => {
  it('is shown without and with VAT', () => {
    expect(pricesOf({ priceFrom: 180_000, billing: 'once' }, 2000)).toEqual({
      exVat: { amount: '£1,800', suffix: '+ VAT' },
      incVat: { amount: '£2,160', suffix: 'inc VAT' },
    });
  });

  it('says that it is monthly', () => {
    expect(pricesOf({ priceFrom: 6_599, billing: 'monthly' }, 2000)).toEqual({
      exVat: { amount: '£65.99', suffix: 'a month + VAT' },
      incVat: { amount: '£79.19', suffix: 'a month inc VAT' },
    });
  });

  it('mentions no VAT where none is charged', () => {
    expect(pricesOf({ priceFrom: 180_000, billing: 'once' }, null)).toEqual({
      exVat: { amount: '£1,800', suffix: undefined },
      incVat: undefined,
    });
  });
});
