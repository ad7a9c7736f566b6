import { queries } from '@agency/domain/queries';
import { documentSchemas } from '@agency/domain/schemas';
import { fieldOverrides } from '@agency/domain/shared/field-overrides';
import { compositeIndexes } from '@agency/domain/shared/indexes';

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
