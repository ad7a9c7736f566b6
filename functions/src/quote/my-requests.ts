import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import { findDocuments } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';

/** A draft that staff began by themselves is nobody's request, and not told of. */
export const listMyRequests: OperationHandler<'listMyRequests'> = async (deps, _input, { person }) => {
  const values = [person.email, ['requested', 'draft']];
  const found = await findDocuments(deps, quoteHead, quoteQueries.requestsOfAddress, values);
  return {
    requests: found.flatMap(({ number, requestedAt }) =>
      requestedAt === null ? [] : [{ reference: number, requestedAt: requestedAt.toISOString() }],
    ),
  };
};
