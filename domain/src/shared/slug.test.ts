import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { slug } from './fields.ts';
import { slugFrom } from './slug.ts';

it('makes an address of a name', () => {
  expect(slugFrom('Tune-up & care')).toBe('tune-up-care');
  expect(slugFrom('  Café’s menus, 2026 ')).toBe('cafes-menus-2026');
  expect(slugFrom('£££')).toBe('');
});

it('makes one that is taken, or none, of whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const made = slugFrom(name);
      expect(made === '' || v.is(slug, made)).toBe(true);
    }),
  );
});
