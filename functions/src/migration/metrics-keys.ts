import { isIssued } from '@agency/domain/invoice/balance';
import { invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { quoteHead, quoteVersion } from '@agency/domain/quote/schema';
import { findDocument } from '../platform/firestore.ts';
import { readOrigin } from '../records/invoice/origin.ts';
import { versionRef } from '../records/quote/store.ts';
import { type Migration, stepOver } from './migration.ts';

/** To run after 0.2.0, before `npm run rebuild:metrics`: what is sent or issued later carries both. */
export const metricsKeys: Migration = {
  says: 'Every quote says when it was first sent, and every issued invoice where its client came from.',
  steps: [
    stepOver('quotes', quoteHead, async ({ id, firstSentAt, sentVersion, sentAt }, deps) => {
      if (firstSentAt !== null || sentVersion === 0) return null;
      const first = await findDocument(quoteVersion, versionRef(deps, id, 1));
      return { firstSentAt: first?.sentAt ?? sentAt };
    }),
    stepOver('invoices', invoiceSchema, async (invoice, deps) => {
      if (invoice.origin !== null || !isIssued(invoice)) return null;
      return { origin: await readOrigin(deps, invoice) };
    }),
  ],
};
