import type { Stored } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import { type Counted, mostCounted, mostNamed } from '@agency/domain/user/description';
import type * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { parseIfReadable, runnableQuery } from '../platform/firestore.ts';

interface Kind<TSchema extends v.GenericSchema> {
  readonly schema: TSchema;
  readonly spec: QuerySpec;
  readonly nameOf: (record: Stored<v.InferOutput<TSchema>>) => string;
}

/** What a declared query finds, by name, and how much there is. One that can't be read is named by its path. */
export async function named<TSchema extends v.GenericSchema>(
  deps: Deps,
  values: readonly unknown[],
  { schema, spec, nameOf }: Kind<TSchema>,
): Promise<Counted> {
  const query = runnableQuery(deps.db, spec, values);
  const [found, counted] = await Promise.all([
    query.limit(mostNamed).get(),
    query.limit(mostCounted).count().get(),
  ]);
  const items = found.docs.map((snapshot) => {
    const record = parseIfReadable(deps, schema, snapshot);
    return { id: snapshot.id, label: record === null ? snapshot.ref.path : nameOf(record) };
  });
  return { items, count: Math.max(counted.data().count, items.length) };
}
