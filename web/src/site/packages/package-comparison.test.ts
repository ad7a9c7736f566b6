import { describe, expect, it } from 'vitest';
import { testPackage } from '../../platform/testing/site-content.ts';
import { toOffer } from '../../views/package/package-offer.ts';
import { sharedFeatures } from './package-comparison.tsx';

describe('comparing packages', () => {
  it('gives a row to features that at least two share', () => {
    const packages = [
      toOffer(testPackage({ features: ['a', 'b'] })),
      toOffer(testPackage({ features: ['b', 'c'] })),
      toOffer(testPackage({ features: ['c', 'd'] })),
    ];
    expect(sharedFeatures(packages)).toEqual(['b', 'c']);
  });
});
