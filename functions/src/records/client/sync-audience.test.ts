import { documentSchemas } from '@agency/domain/schemas';
import { expect, test } from 'vitest';
import { copies } from './sync-audience.ts';

/** Does a document of this schema say who may read it? A variant schema does if any of its options does. */
function hasAudience(schema: object): boolean {
  if ('entries' in schema) return Object.keys(Object(schema.entries)).includes('memberUids');
  return 'options' in schema && Array.isArray(schema.options) && schema.options.some(hasAudience);
}

test('every schema with an audience is synced', () => {
  const carrying = Object.entries(documentSchemas)
    .filter(([name, schemas]) => name !== 'clients' && schemas.some(hasAudience))
    .map(([name]) => name);
  expect(copies.map(({ collection }) => collection).toSorted()).toEqual(carrying.toSorted());
});
