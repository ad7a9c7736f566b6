import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import type * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { runnableQuery } from '../platform/firestore.ts';

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
  const first = runnableQuery(deps.db, spec, values);
  const found: Stored<v.InferOutput<TSchema>>[] = [];
  for (let page = await first.get(); ; ) {
    for (const snapshot of page.docs) {
      try {
        found.push(parseDocument(schema, snapshot.ref.path, snapshot.data()));
      } catch (cause) {
        deps.log.error('A document could not be read', { document: snapshot.ref.path, cause });
      }
    }
    const last = page.docs.at(-1);
    if (!last || page.size < spec.limit) return found;
    page = await first.startAfter(last).get();
  }
}
