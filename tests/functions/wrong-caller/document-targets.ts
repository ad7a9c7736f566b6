import { acceptQuoteOffline } from '../../../functions/src/quote/answer.ts';
import { invoiceOf, makeIssued } from '../money-world.ts';
import { makeSent } from '../quote-world.ts';
import { asStaff, type World } from '../world.ts';
import type { Accounts } from './accounts.ts';

/** Adds everybody locked out only by their session to a document's audience. */
export async function showTo(world: World, accounts: Accounts, path: string): Promise<void> {
  const { unverified, notLinked, oldSession, disabled, member } = accounts;
  const memberUids = [unverified, notLinked, oldSession, disabled, member].map(({ uid }) => uid);
  await world.deps.db.doc(path).update({ memberUids });
}

/** Inputs of the operations that return PDFs. */
export const documentInputs = {
  getQuotePdf: async (world: World, accounts: Accounts) => {
    const quoteId = await makeSent(world);
    await showTo(world, accounts, `quotes/${quoteId}`);
    return { quoteId, version: 1 };
  },
  getInvoicePdf: async (world: World, accounts: Accounts) => {
    const invoiceId = await makeIssued(world);
    await showTo(world, accounts, `invoices/${invoiceId}`);
    return { invoiceId };
  },
  exportMyInvoices: async (world: World, accounts: Accounts) => {
    const invoiceId = await makeIssued(world);
    const { clientId, issuedOn } = await invoiceOf(world, invoiceId);
    await Promise.all(
      [`invoices/${invoiceId}`, `clients/${clientId}`].map((path) => showTo(world, accounts, path)),
    );
    return { clientId, from: issuedOn ?? '', to: issuedOn ?? '' };
  },
  getCertificatePdf: async (world: World, accounts: Accounts) => {
    const answer = { name: 'Sam Weald', choices: [], note: 'By phone' };
    const quoteId = await makeSent(world);
    const { certificateId } = await acceptQuoteOffline(world.deps, { quoteId, ...answer }, asStaff);
    await showTo(world, accounts, `certificates/${certificateId}`);
    return { certificateId };
  },
} as const;
