import { listPlan, listQueries } from '../shared/list-queries.ts';
import { defineQueries } from '../shared/query.ts';

export const quoteList = listPlan({
  collection: 'quotes',
  fields: { status: 'in' },
  searched: true,
  orders: [
    { name: 'changed', field: 'updatedAt', direction: 'desc' },
    { name: 'created', field: 'createdAt', direction: 'desc' },
  ],
});

export const quoteQueries = defineQueries({
  ...listQueries('quoteList', quoteList),
  /** What visitors asked for and hasn’t been answered, the longest on top. */
  quotesRequested: {
    collection: 'quotes',
    where: [
      { field: 'status', op: 'in' },
      { field: 'source', op: '==' },
    ],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 10,
    caller: 'admin',
  },
  /** Those that wait for an answer and may be nudged by a day, the longest on top. */
  quotesToNudge: {
    collection: 'quotes',
    where: [{ field: 'nudgeFrom', op: '<=' }],
    orderBy: [{ field: 'nudgeFrom', direction: 'asc' }],
    limit: 10,
    caller: 'admin',
  },
  quotesFirstSentBetween: {
    collection: 'quotes',
    where: [
      { field: 'firstSentAt', op: '>=' },
      { field: 'firstSentAt', op: '<' },
    ],
    orderBy: [{ field: 'firstSentAt', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** Every quote that can be answered, those whose last day has passed too; the caller reads every page. */
  quotesOffered: {
    collection: 'quotes',
    where: [{ field: 'status', op: 'in' }],
    orderBy: [],
    limit: 200,
    caller: 'system',
  },
  quotesOfferedUntil: {
    collection: 'quotes',
    where: [
      { field: 'status', op: 'in' },
      { field: 'validUntil', op: '==' },
    ],
    orderBy: [],
    limit: 200,
    caller: 'system',
  },
  /** Where a client waits for our reply, the longest on top. */
  quotesAwaitingReply: {
    collection: 'quotes',
    where: [{ field: 'awaitsReplySince', op: '>' }],
    orderBy: [{ field: 'awaitsReplySince', direction: 'asc' }],
    limit: 5,
    caller: 'admin',
  },
  quotesOfMember: {
    collection: 'quotes',
    where: [{ field: 'memberUids', op: 'array-contains' }],
    orderBy: [{ field: 'sentAt', direction: 'desc' }],
    limit: 25,
    caller: 'member',
  },
  /** What a member can answer, those that expire first on top. */
  quotesToAnswerOfMember: {
    collection: 'quotes',
    where: [
      { field: 'memberUids', op: 'array-contains' },
      { field: 'beingRevised', op: '==' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [{ field: 'validUntil', direction: 'asc' }],
    limit: 25,
    caller: 'member',
  },
  quotesOfClient: {
    collection: 'quotes',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'membersVersion', op: '<' },
    ],
    orderBy: [{ field: 'membersVersion', direction: 'asc' }],
    limit: 200,
    caller: 'system',
  },
  /** For the client's record, those that changed last on top. */
  quotesOnRecord: {
    collection: 'quotes',
    where: [{ field: 'clientId', op: '==' }],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: 25,
    caller: 'admin',
  },
  quotesToExpire: {
    collection: 'quotes',
    where: [
      { field: 'status', op: 'in' },
      { field: 'validUntil', op: '<' },
    ],
    orderBy: [{ field: 'validUntil', direction: 'asc' }],
    limit: 100,
    caller: 'system',
  },
  eventsOfQuote: {
    collection: 'quoteEvents',
    where: [],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit: 50,
    caller: 'member',
  },
  versionsOfQuote: {
    collection: 'quoteVersions',
    where: [],
    orderBy: [{ field: 'version', direction: 'desc' }],
    limit: 20,
    caller: 'member',
  },
  /** Enquiries and unaccepted quotes past their retention period. */
  quotesToPurge: {
    collection: 'quotes',
    where: [
      { field: 'status', op: 'in' },
      { field: 'updatedAt', op: '<' },
    ],
    orderBy: [{ field: 'updatedAt', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
  /** Agreed so long ago that the books no longer need them. */
  acceptedQuotesToPurge: {
    collection: 'quotes',
    where: [{ field: 'acceptance.at', op: '<' }],
    orderBy: [{ field: 'acceptance.at', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
  /** Priced and not answered; the caller reads as many pages as it needs. */
  quotesOpen: {
    collection: 'quotes',
    where: [{ field: 'status', op: 'in' }],
    orderBy: [],
    limit: 100,
    caller: 'system',
  },
  anyQuoteOfClient: {
    collection: 'quotes',
    where: [{ field: 'clientId', op: '==' }],
    orderBy: [],
    limit: 1,
    caller: 'system',
  },
  quotesOpenOfClient: {
    collection: 'quotes',
    where: [
      { field: 'clientId', op: '==' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [],
    limit: 20,
    caller: 'system',
  },
  /** Requests from, and quotes to, somebody's verified address; the caller reads every page. */
  quotesOfAddress: {
    collection: 'quotes',
    where: [{ field: 'recipient.email', op: '==' }],
    orderBy: [],
    limit: 50,
    caller: 'system',
  },
  /** What an address asked for by the form: the quote may be made out to somebody else by now. */
  draftsAskedByAddress: {
    collection: 'quotePrivate',
    group: true,
    where: [{ field: 'enquiry.email', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
  /** Drafts for an address: of a revision, the version that was sent may name somebody else. */
  draftsForAddress: {
    collection: 'quotePrivate',
    group: true,
    where: [{ field: 'recipient.email', op: '==' }],
    orderBy: [{ field: 'createdAt', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
  /** Every version that was sent to an address, later ones or not. */
  versionsForAddress: {
    collection: 'quoteVersions',
    group: true,
    where: [{ field: 'recipient.email', op: '==' }],
    orderBy: [{ field: 'sentAt', direction: 'asc' }],
    limit: 50,
    caller: 'system',
  },
  /** Requests from somebody's verified address for which no quote has been sent. */
  requestsOfAddress: {
    collection: 'quotes',
    where: [
      { field: 'recipient.email', op: '==' },
      { field: 'status', op: 'in' },
    ],
    orderBy: [{ field: 'requestedAt', direction: 'desc' }],
    limit: 3,
    caller: 'system',
  },
  readsOfQuote: {
    collection: 'quoteReads',
    where: [],
    orderBy: [{ field: 'lastReadAt', direction: 'desc' }],
    limit: 50,
    caller: 'member',
  },
});
