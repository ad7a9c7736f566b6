import { defineQueries } from '../shared/query.ts';

/** Expired records of the kinds that live a day at most. */
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
