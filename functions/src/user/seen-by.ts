import { clientQueries } from '@agency/domain/client/queries';
import { client } from '@agency/domain/client/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { invoice } from '@agency/domain/invoice/schema';
import { projectQueries } from '@agency/domain/project/queries';
import { project } from '@agency/domain/project/schema';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import { type Counted, mostCounted, mostNamed, type SeenKind } from '@agency/domain/user/description';
import type * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { parseIfReadable, runnableQuery } from '../platform/firestore.ts';

interface Kind<TSchema extends v.GenericSchema> {
  readonly schema: TSchema;
  readonly spec: QuerySpec;
  readonly nameOf: (record: Stored<v.InferOutput<TSchema>>) => string;
}

/** What the rules let this person read of their clients' documents: whose audience they are in. */
export async function seenBy(deps: Deps, uid: string): Promise<Readonly<Record<SeenKind, Counted>>> {
  const [clients, quotes, projects, invoices] = await Promise.all([
    named(deps, [uid], { schema: client, spec: clientQueries.clientsOfMember, nameOf: ({ name }) => name }),
    named(deps, [uid], {
      schema: quoteHead,
      spec: quoteQueries.quotesOfMember,
      nameOf: ({ number, title }) => `${number} ${title}`.trim(),
    }),
    named(deps, [uid], {
      schema: project,
      spec: projectQueries.projectsOfMember,
      nameOf: ({ number, name }) => `${number} ${name}`.trim(),
    }),
    named(deps, [uid], {
      schema: invoice,
      spec: invoiceQueries.invoicesOfMember,
      nameOf: ({ number, title }) => `${number ?? 'Draft'} ${title}`.trim(),
    }),
  ]);
  return { clients, quotes, projects, invoices };
}

/** One that can't be read is named by its path: it may be seen all the same. */
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
