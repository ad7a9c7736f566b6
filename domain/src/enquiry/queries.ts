import { defineQueries } from '../shared/query.ts';

const newestFirst = {
  where: [],
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: 25,
  caller: 'admin',
} as const;

export const enquiryQueries = defineQueries({
  messagesOfContact: { collection: 'contactMessages', ...newestFirst },
  messagesOfPackageRequest: { collection: 'packageRequestMessages', ...newestFirst },
});
