import type { PendingBankDetails } from '@agency/domain/settings/schema';
import { newMailEach, type QueuedMail } from './outbox.ts';

/** data: notice, askedAt. To every admin: they have a day to stop it. */
export function bankDetailsAsked({ askedAt }: PendingBankDetails, staff: readonly string[]): QueuedMail[] {
  const at = askedAt.getTime();
  const id = `notice.bankDetailsAsked.${at}`;
  const data = { notice: 'bankDetailsAsked', askedAt: at } as const;
  return newMailEach({ id, template: 'notice', to: staff, data }, askedAt);
}

/** data: notice, askedAt, by. To every admin. */
export function bankDetailsStopped(
  { askedAt }: PendingBankDetails,
  by: string,
  staff: readonly string[],
  now: Date,
): QueuedMail[] {
  const at = askedAt.getTime();
  const id = `notice.bankDetailsStopped.${at}`;
  const data = { notice: 'bankDetailsStopped', askedAt: at, by } as const;
  return newMailEach({ id, template: 'notice', to: staff, data }, now);
}
