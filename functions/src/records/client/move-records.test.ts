import { documentSchemas } from '@agency/domain/schemas';
import { expect, test } from 'vitest';
import { belongings } from './move-records.ts';

/** Does a document of this schema name its client? */
function namesClient(schema: object): boolean {
  if ('entries' in schema) return Object.keys(Object(schema.entries)).includes('clientId');
  return 'options' in schema && Array.isArray(schema.options) && schema.options.some(namesClient);
}

test('a merge moves every document that names its client', () => {
  const naming = Object.entries(documentSchemas)
    .filter(([, schemas]) => schemas.some(namesClient))
    .map(([name]) => name);
  expect(belongings.map(({ collection }) => collection).toSorted()).toEqual(naming.toSorted());
});
