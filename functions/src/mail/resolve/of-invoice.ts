import type { Client } from '@agency/domain/client/schema';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import type { OutboxMail } from '@agency/domain/mail/schema';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { billedPerson, stillBilled } from '../../records/client/recipients.ts';
import { findCurrent } from '../../records/client/store.ts';
import { projectUrl } from './quote.ts';

// What the mails about an invoice have in common.

export const gone = { calledOff: 'The invoice has been deleted.' } as const;

export function findInvoice(deps: Deps, invoiceId: string): Promise<Stored<Invoice> | null> {
  return findDocument(invoiceSchema, documentRef(deps.db, 'invoices', invoiceId));
}

export function findClient(deps: Deps, clientId: string): Promise<Stored<Client> | null> {
  return findCurrent(deps, clientId);
}

/** What every issued document has. */
export function numbered({ number, issuedOn, parties }: Invoice) {
  invariant(number !== null && issuedOn !== null && parties !== null, 'it was issued');
  return { number, issuedOn, parties };
}

/** Where a mail to a client goes, and whom it greets. */
export interface Billed {
  readonly to: readonly string[];
  /** False where nobody at the client has one, and none but the billing address gets the mail. */
  readonly hasAccount: boolean;
  readonly clientName: string;
  readonly isBusiness: boolean;
}

/** Those of a mail's addresses that the client's invoices still go to; or why none is left. */
export async function billedOf(
  deps: Deps,
  clientId: string,
  mail: Pick<OutboxMail, 'to'>,
  otherwise = '',
): Promise<Billed | { readonly calledOff: string }> {
  const client = await findClient(deps, clientId);
  // Erased since: the mail is all that is left to say it.
  if (client === null) return { to: mail.to, hasAccount: true, clientName: otherwise, isBusiness: true };
  const { to, obstacle } = await stillBilled(deps, client, mail.to);
  if (obstacle !== null) return { calledOff: obstacle };
  const { name, isBusiness } = billedPerson(client, otherwise === '' ? client.name : otherwise);
  const isBillingAlone = to.length === 1 && to[0] === client.billingEmail;
  const hasAccount = client.memberUids.length > 0 || !isBillingAlone;
  return { to, hasAccount, clientName: name, isBusiness };
}

interface InvoiceLink {
  readonly invoiceUrl: string;
  readonly hasAccount: boolean;
}

/**
 * Where the client sees it: in the client area, where one of their people has an account, else by the project's link. That
 * shows more than an invoice, so it goes to nobody but the billing address. A client without either can create an account.
 */
export async function invoiceLink(
  deps: Deps,
  { id: invoiceId, projectId }: Pick<Stored<Invoice>, 'id' | 'projectId'>,
  { hasAccount }: Pick<Billed, 'hasAccount'>,
): Promise<InvoiceLink> {
  if (projectId !== null && !hasAccount) {
    return { invoiceUrl: await projectUrl(deps, projectId), hasAccount: false };
  }
  const path = paths.client.invoices({ invoice: invoiceId });
  return { invoiceUrl: absoluteUrl(deps.config.origin, path), hasAccount: true };
}

/** Where it sees several. */
export async function invoicesLink(
  deps: Deps,
  invoices: readonly Pick<Stored<Invoice>, 'id' | 'projectId'>[],
  billed: Pick<Billed, 'hasAccount'>,
): Promise<InvoiceLink> {
  const [first, ...others] = invoices;
  const isOneProject = others.every(({ projectId }) => projectId === first?.projectId);
  if (first && (others.length === 0 || (!billed.hasAccount && isOneProject))) {
    return invoiceLink(deps, first, billed);
  }
  return { invoiceUrl: invoicesUrl(deps), hasAccount: true };
}

export function invoicesUrl({ config }: Deps): string {
  return absoluteUrl(config.origin, paths.client.invoices());
}
