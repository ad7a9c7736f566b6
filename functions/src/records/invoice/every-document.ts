import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import type * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { everySnapshot } from '../../platform/firestore.ts';

/**
 * All documents that a declared query finds, page by page. One that can't be read is left out and logged: it must not
 * keep the others from being reminded of or counted.
 */
export async function everyDocument<const TSchema extends v.GenericSchema>(
  deps: Deps,
  schema: TSchema,
  spec: QuerySpec,
  values: readonly unknown[],
): Promise<Stored<v.InferOutput<TSchema>>[]> {
  const found: Stored<v.InferOutput<TSchema>>[] = [];
  for await (const snapshot of everySnapshot(deps.db, spec, values)) {
    try {
      found.push(parseDocument(schema, snapshot.ref.path, snapshot.data()));
    } catch (cause) {
      deps.log.error('A document could not be read', { document: snapshot.ref.path, cause });
    }
  }
  return found;
}
