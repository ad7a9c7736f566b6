import { mailQueries } from '@agency/domain/mail/queries';
import { type OutboxMail, outboxMail } from '@agency/domain/mail/schema';
import type { Listed } from '@agency/domain/shared/parse';
import { readCursor, writeCursor } from '../../firebase/firestore/cursor.ts';
import { useRecordPage } from '../../firebase/firestore/hooks.ts';
import { reader } from '../../firebase/firestore/reader.ts';
import { type MailFilters, mailLists } from './mail-filters.ts';

const mails = reader('outbox', outboxMail);

export interface MailPage {
  readonly items: readonly Listed<OutboxMail>[];
  /** The cursor of the next page as the address carries it; null on the last. */
  readonly next: string | null;
}

/** One page of the outbox, the newest first, live. Reads at most one document more than it shows. */
export function useMailPage({ list, after }: MailFilters): MailPage {
  const { statuses } = mailLists[list];
  const spec = statuses.length === 0 ? mailQueries.mailList : mailQueries.mailsByStatus;
  const values = statuses.length === 0 ? [] : [statuses];
  const { items, next } = useRecordPage(mails, spec, values, readCursor(after, spec.orderBy.length));
  return { items, next: next && writeCursor(next) };
}
