import { expect, it } from 'vitest';
import { isTest, text, within } from './sources.ts';

/** Every call of `converter`: the file, and the collection with its schema. */
const made = within('web/src')
  .filter((file) => !isTest(file))
  .flatMap((file) =>
    [...(text.get(file) ?? '').matchAll(/\bconverter\(\s*('\w+',\s*\w+)/g)].map(([, of = '']) => ({
      file,
      of,
    })),
  );

it('are made beside each other, where every screen finds them', () => {
  expect(made.length).toBeGreaterThan(10);
  expect(made.filter(({ file }) => !file.startsWith('web/src/firebase/records/'))).toEqual([]);
});

it('are made once for each kind of document', () => {
  const twice = made.filter(({ of }, index) => made.findIndex((other) => other.of === of) !== index);
  expect(twice).toEqual([]);
});
