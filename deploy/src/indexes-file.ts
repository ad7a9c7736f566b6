import { readFileSync } from 'node:fs';
import { queries } from '@agency/domain/queries';
import { documentSchemas } from '@agency/domain/schemas';
import { fieldOverrides } from '@agency/domain/shared/field-overrides';
import { compositeIndexes } from '@agency/domain/shared/indexes';
import { type Finding, ok, wrong } from './finding.ts';

export const indexesPath = new URL('../../firestore.indexes.json', import.meta.url);

/** What firestore.indexes.json must hold, as text. */
export function indexesFile(): string {
  const specs = Object.values(queries);
  const content = {
    indexes: compositeIndexes(specs),
    fieldOverrides: fieldOverrides(documentSchemas, specs),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Are the indexes that would be deployed those that the queries need? */
export function indexesFinding(): Finding {
  const count = compositeIndexes(Object.values(queries)).length;
  return readFileSync(indexesPath, 'utf8') === indexesFile()
    ? ok('Indexes', `${count}, as the queries need them`)
    : wrong('Indexes', 'firestore.indexes.json doesn’t match the queries', 'npm run indexes');
}
