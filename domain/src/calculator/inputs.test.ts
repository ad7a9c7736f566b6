import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressParameters, tidied, typedFromAddress } from './address.ts';
import {
  calculatorInputs,
  type InputName,
  inputNames,
  readInput,
  readInputs,
  type TypedInputs,
  typedInput,
  usualInputs,
  usualTyped,
} from './inputs.ts';

const typed = (part: Partial<TypedInputs>): TypedInputs => ({ ...usualTyped, ...part });

describe('readInputs', () => {
  it('reads what people type', () => {
    const given = typed({
      visitors: ' 12,500 ',
      conversion: '2.5%',
      orderValue: '£84.50',
      margin: '45 %',
      months: '24',
    });
    expect(readInputs(given)).toEqual({
      errors: {},
      inputs: {
        ...usualInputs,
        visitors: 12_500,
        conversion: 250,
        orderValue: 8_450,
        margin: 4_500,
        months: 24,
      },
    });
  });

  it.each<[InputName, string, string]>([
    ['visitors', '', 'Enter visitors a month'],
    ['visitors', 'many', 'Visitors a month must be a number like 4,000'],
    ['visitors', '1.5', 'Visitors a month must be a number like 4,000'],
    ['visitors', '1,000,001', 'Visitors a month must be between 0 and 1,000,000'],
    ['conversion', '101', 'Conversion rate must be between 0% and 100%'],
    ['conversion', '-1', 'Conversion rate must be between 0% and 100%'],
    ['orderValue', '100,000.01', 'Average order value must be between £0 and £100,000'],
    ['orderValue', '1.999', 'Average order value must be a number like 85 or 84.50'],
    ['uplift', '301', 'Expected uplift must be between 0% and 300%'],
    ['months', '0', 'Horizon in months must be between 1 and 120'],
    ['months', '121', 'Horizon in months must be between 1 and 120'],
    ['discountRate', 'NaN', 'Discount rate a year must be a number like 8'],
    ['discountRate', 'Infinity', 'Discount rate a year must be a number like 8'],
    ['buildCost', '1e9', 'Build cost must be a number like 5,500'],
    ['months', `${'0'.repeat(99)}36`, 'Horizon in months must be a number like 36'],
    ['monthlyCost', '9'.repeat(500), 'Running cost a month must be a number like 65'],
  ])('says of %s %j how to mend it, and reads the rest', (name, text, message) => {
    expect(readInputs(typed({ [name]: text }))).toEqual({ errors: { [name]: message }, inputs: null });
    expect(readInput(name, text)).toEqual({ error: message });
  });

  it('gives back every number that the fields write', () => {
    for (const name of inputNames) {
      const { least, most } = calculatorInputs[name];
      fc.assert(
        fc.property(fc.integer({ min: least, max: most }), (value) => {
          expect(readInput(name, typedInput(name, value))).toEqual({ value });
        }),
      );
    }
  });
});

describe('an address that carries the figures', () => {
  const read = (search: string) => {
    const parameters = new Map(search.split('&').map((part) => part.split('=') as [string, string]));
    return typedFromAddress((short) => parameters.get(short) ?? null);
  };
  const write = (given: TypedInputs) =>
    addressParameters(given)
      .map(([short, text]) => `${short}=${text}`)
      .join('&');

  it('names all nine, short and without commas', () => {
    expect(write(usualTyped)).toBe('v=4000&c=1.2&o=85&m=45&u=25&b=5500&r=65&h=36&d=8');
    expect(write(typed({ visitors: '12,500', orderValue: '£84.50' }))).toContain('v=12500&c=1.2&o=84.50');
  });

  it('comes back as it was typed, in the page’s writing', () => {
    const given = typed({ visitors: '12500', buildCost: '1,800' });
    expect(read(write(given))).toEqual(typed({ visitors: '12,500', buildCost: '1,800' }));
  });

  it('takes what is left out from the example, and knows when it carries nothing', () => {
    expect(read('u=10')).toEqual(typed({ uplift: '10' }));
    expect(read('utm_source=x&vat=inc')).toBeNull();
  });

  it('loses nothing that can’t be read', () => {
    const given = typed({ visitors: 'lots, we think', margin: '', months: '-3' });
    expect(read(write(given))).toEqual(given);
    expect(tidied('months', '-3')).toBe('-3');
  });

  it('cuts what no person typed', () => {
    expect(read(`v=${'9'.repeat(5_000)}`)?.visitors).toHaveLength(100);
  });

  it('has one short name for each', () => {
    expect(new Set(inputNames.map((name) => calculatorInputs[name].short)).size).toBe(inputNames.length);
  });
});
