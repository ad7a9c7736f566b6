import { defineQueries } from '../shared/query.ts';

/** What lives a day at most, past its time. */
const expired = {
  where: [{ field: 'expiresAt', op: '<=' }],
  orderBy: [{ field: 'expiresAt', direction: 'asc' }],
  limit: 200,
  caller: 'system',
} as const;

export const platformQueries = defineQueries({
  expiredIdempotency: { ...expired, collection: 'idempotency' },
  expiredLimits: { ...expired, collection: 'rateLimits' },
  expiredCodes: { ...expired, collection: 'stepUpCodes' },
});
