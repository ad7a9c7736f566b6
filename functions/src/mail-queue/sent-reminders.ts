import { lastRemindedBefore, type Reminded } from '@agency/domain/invoice/reminders';
import { outboxMail } from '@agency/domain/mail/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import { reminderMailId } from './invoice-mails.ts';

/**
 * Did a reminder from before this day go out today, because it was delayed? A client gets one a day, counted by the day on
 * which it is sent, too.
 */
export async function wasRemindedToday(
  deps: Deps,
  clientId: string,
  open: readonly Reminded[],
  before: CivilDate,
): Promise<boolean> {
  const day = lastRemindedBefore(open, before);
  if (day === null) return false;
  const ref = documentRef(deps.db, 'outbox', reminderMailId(clientId, day));
  const earlier = await findDocument(outboxMail, ref);
  return earlier?.sentAt != null && londonDate(earlier.sentAt) === londonDate(deps.clock());
}
