import { isInUk } from '@agency/domain/client/schema';
import { expect, it } from 'vitest';
import { countryNames } from './countries.ts';

it('suggests countries by their English names, each once and in order', () => {
  const names = countryNames();
  expect(names).toEqual(expect.arrayContaining(['France', 'Ireland', 'United States', 'Åland Islands']));
  expect(names.filter((name) => name === 'United Kingdom' || name === 'Germany')).toHaveLength(2);
  expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Belgium'));
  for (const none of ['European Union', 'United Nations', 'Unknown Region'])
    expect(names).not.toContain(none);
});

it('names one of them as an address in the UK does', () => {
  expect(countryNames().filter((country) => isInUk({ country }))).toEqual(['United Kingdom']);
});
