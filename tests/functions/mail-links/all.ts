import { bankDetailsHoldMs } from '@agency/domain/settings/bank-details';
import { sampleBankDetails } from '@agency/domain/settings/sample-agency';
import { londonDate } from '@agency/domain/shared/dates';
import { people } from '@agency/emulators/seed/people';
import { quoteIds } from '@agency/emulators/seed/quotes';
import { Timestamp } from 'firebase-admin/firestore';
import type { MailDeps } from '../../../functions/src/mail/deps.ts';
import type { MailMessage } from '../../../functions/src/mail-queue/message.ts';
import { newMail } from '../../../functions/src/mail-queue/outbox.ts';
import { unique } from '../../support/suite.ts';
import { seeing } from '../support/seeing.ts';
import { idsBegin, makeMail } from './make.ts';
import { whileMoneyIsAmiss } from './money.ts';
import { allOrders, type Order } from './orders.ts';
import { makeMover, makeOwnProject } from './own.ts';

async function stageInvoice({ db }: MailDeps, stage: string): Promise<string> {
  const { docs } = await db.collection('invoices').where('quoteId', '==', quoteIds.accepted).get();
  return docs.find((invoice) => invoice.get('stage.id') === stage)?.id ?? '';
}

/** A bounced entry, which the drain leaves alone. */
async function returnedMail(deps: MailDeps): Promise<string> {
  const id = unique('returned');
  const order = { id, template: 'contact-form-confirmation', to: ['nobody@example.com'], data: {} } as const;
  const { path, data } = newMail(order, deps.clock());
  await deps.db.doc(path).create({ ...data, status: 'bounced', error: 'Mailbox full' });
  return id;
}

/** To whom other bank details are held since then; journeys change those of the suite meanwhile. */
function whoHold(deps: MailDeps, askedAt: Date): MailDeps {
  return seeing(deps, 'settings/private', {
    pendingBankDetails: {
      details: { ...sampleBankDetails, accountNumber: '55779911' },
      askedBy: people.admin.uid,
      askedAt: Timestamp.fromDate(askedAt),
      countsAt: Timestamp.fromMillis(askedAt.getTime() + bankDetailsHoldMs),
    },
  });
}

/** One mail of every kind, made from stored documents by the product's own code. */
export async function makeAllMails(deps: MailDeps): Promise<Map<Order, MailMessage>> {
  const [own, mover] = await Promise.all([makeOwnProject(deps), makeMover(deps)]);
  const invoices = {
    deposit: await stageInvoice(deps, 'deposit'),
    review: await stageInvoice(deps, 'review'),
    draft: await stageInvoice(deps, 'launch'),
  };
  const day = londonDate(deps.clock());
  const returnedMailId = await returnedMail(deps);
  const asked = deps.clock();
  const holding = whoHold(deps, asked);
  return whileMoneyIsAmiss(deps, invoices, async () => {
    const mails = new Map<Order, MailMessage>();
    const askedAt = asked.getTime();
    for (const order of allOrders({ own, mover, invoices, day, returnedMailId, askedAt })) {
      mails.set(order, await makeMail(holding, order));
    }
    return mails;
  });
}

/** Deletes the rendered messages that preparing these mails has cached. */
export async function removeCachedMails(deps: MailDeps): Promise<void> {
  const storage = await deps.storage();
  await storage.bucket(deps.config.storageBucket).deleteFiles({ prefix: `mail/${idsBegin}` });
}
