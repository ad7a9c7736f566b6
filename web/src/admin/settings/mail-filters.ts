import type { MailStatus } from '@agency/domain/mail/status';

/** The lists of the outbox; the first shows everything. */
export const mailLists = {
  all: { label: 'All emails', statuses: [] },
  trouble: { label: 'Not sent, or unknown', statuses: ['failed', 'uncertain'] },
  returned: { label: 'Came back or called spam', statuses: ['bounced', 'complained'] },
  waiting: { label: 'Waiting', statuses: ['queued', 'sending'] },
  sent: { label: 'Sent', statuses: ['sent', 'delivered'] },
  cancelled: { label: 'Called off', statuses: ['cancelled'] },
} as const satisfies Record<string, { label: string; statuses: readonly MailStatus[] }>;
export type MailList = keyof typeof mailLists;

/** What the address says about the outbox. `after` is the cursor of a later page. */
export interface MailFilters {
  readonly list: MailList;
  readonly after: string | null;
}

function isList(value: string | null): value is MailList {
  return value !== null && Object.hasOwn(mailLists, value);
}

/** Reads the filters out of an address; what it doesn't know is as if it weren't there. */
export function readMailFilters(query: URLSearchParams): MailFilters {
  const list = query.get('list');
  return { list: isList(list) ? list : 'all', after: query.get('after') };
}

/** The address with other filters; another list begins on its first page. */
export function withMailFilters(query: URLSearchParams, change: Partial<MailFilters>): URLSearchParams {
  const { list, after } = { ...readMailFilters(query), after: null, ...change };
  const result = new URLSearchParams();
  if (list !== 'all') result.set('list', list);
  if (after) result.set('after', after);
  return result;
}
