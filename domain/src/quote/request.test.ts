import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { attribution, submittedAttribution } from './schema.ts';

test('whatever an address told of where a visitor came from, it is taken and can be read again', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 700 });
  const names = ['source', 'medium', 'campaign', 'term', 'content', 'referrer', 'landingPage'];
  const touch = fc.record(Object.fromEntries(names.map((name) => [name, anyText])));
  fc.assert(
    fc.property(touch, fc.option(touch), (last, first) => {
      const taken = v.parse(submittedAttribution, { first, last });
      expect(v.parse(attribution, taken)).toEqual(taken);
    }),
  );
});
