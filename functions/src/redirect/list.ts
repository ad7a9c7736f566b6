import { redirectQueries } from '@agency/domain/redirect/queries';
import { redirect } from '@agency/domain/redirect/schema';
import { parseReadable, runnableQuery } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';

/** Browsers read no redirects themselves: they ask for a page of them. */
export const listRedirects: OperationHandler<'listRedirects'> = async (deps, { after }) => {
  const spec = redirectQueries.redirectsAfter;
  const { docs } = await runnableQuery(deps.db, spec, [after ?? '']).get();
  const redirects = parseReadable(deps, redirect, docs).map(({ from, to, createdAt }) => ({
    from,
    to,
    createdAt: createdAt.toISOString(),
  }));
  const last: unknown = docs.length === spec.limit ? docs.at(-1)?.get('from') : null;
  return { redirects, next: typeof last === 'string' ? last : null };
};
