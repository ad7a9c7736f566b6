import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateRange } from './estimate.ts';

const rates = [
  { service: 'websites', from: 150_000, to: 400_000, billing: 'once' as const },
  { service: 'hosting', from: 2_000, to: 5_000, billing: 'monthly' as const },
  { service: 'seo-optimization', from: 30_000, to: 60_000, billing: 'monthly' as const },
];

describe('estimateRange', () => {
  test('adds up one-off and monthly apart', () => {
    expect(
      estimateRange({ services: ['websites', 'hosting', 'seo-optimization'], package: null }, rates),
    ).toEqual({
      oneOff: { from: 150_000, to: 400_000 },
      monthly: { from: 32_000, to: 65_000 },
    });
  });

  test('counts a package from its price up, to whole ten pounds', () => {
    expect(estimateRange({ services: [], package: { priceFrom: 99_900, billing: 'once' } }, rates)).toEqual({
      oneOff: { from: 99_900, to: 140_000 },
      monthly: null,
    });
  });

  test('says nothing where nothing chosen has a rate', () => {
    expect(estimateRange({ services: ['chatbot-development'], package: null }, rates)).toBeNull();
    expect(estimateRange({ services: [], package: null }, rates)).toBeNull();
  });

  test('is whole pence, never the wrong way round, and grows with what is chosen', () => {
    const services = fc.subarray(rates.map((rate) => rate.service));
    const chosenPackage = fc.option(
      fc.record({
        priceFrom: fc.nat(10_000_000),
        billing: fc.constantFrom('once' as const, 'monthly' as const),
      }),
    );
    fc.assert(
      fc.property(services, chosenPackage, (chosen, servicePackage) => {
        const range = estimateRange({ services: chosen, package: servicePackage }, rates);
        const all = estimateRange(
          { services: rates.map((rate) => rate.service), package: servicePackage },
          rates,
        );
        for (const part of ['oneOff', 'monthly'] as const) {
          const found = range?.[part];
          if (!found) continue;
          expect(Number.isInteger(found.from) && Number.isInteger(found.to)).toBe(true);
          expect(found.to).toBeGreaterThanOrEqual(found.from);
          expect(all?.[part]?.from).toBeGreaterThanOrEqual(found.from);
        }
      }),
    );
  });
});
