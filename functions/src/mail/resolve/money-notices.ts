import { client as clientSchema } from '@agency/domain/client/schema';
import { owedOf } from '@agency/domain/invoice/balance';
import { invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { receipt as receiptSchema } from '@agency/domain/receipt/schema';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { billedPerson, billObstacle } from '../../records/client/recipients.ts';
import type { NoticeResolver, Resolution } from './resolution.ts';

const gone: Resolution = { calledOff: 'The invoice has been deleted.' };

function findInvoice(deps: Deps, invoiceId: string) {
  return findDocument(invoiceSchema, documentRef(deps.db, 'invoices', invoiceId));
}

/** To the client: what had been recorded as paid is owed again. */
export const receiptReversed: NoticeResolver<'receiptReversed'> = async (deps, mail, { receiptId }) => {
  const receipt = await findDocument(receiptSchema, documentRef(deps.db, 'receipts', receiptId));
  if (!receipt?.reversed) return { calledOff: 'The receipt stands.' };
  const client = await findDocument(clientSchema, documentRef(deps.db, 'clients', receipt.clientId));
  if (client === null) return { calledOff: 'The client has been deleted.' };
  const obstacle = await billObstacle(deps, client, mail.to[0] ?? '');
  if (obstacle !== null) return { calledOff: obstacle };
  const { name, isBusiness } = billedPerson(client, client.name);
  const numbers = receipt.allocations.map(({ invoiceNumber }) => invoiceNumber);
  const words = {
    subject: `We’ve corrected a payment of ${formatMoney(receipt.amount)}`,
    heading: 'We’ve corrected a payment',
    paragraphs: [
      `${greeting(name, isBusiness)},`,
      `We had recorded a payment of ${formatMoney(receipt.amount)} on ${formatDate(receipt.receivedOn)}. That was wrong, so we’ve taken it back.`,
      ...(numbers.length === 0
        ? []
        : [
            `It no longer counts towards ${numbers.join(', ')}. If you think that you’ve paid, reply to this email.`,
          ]),
    ],
    action: {
      label: 'View your invoices',
      url: absoluteUrl(deps.config.origin, paths.client.invoices()),
    },
  } satisfies Notice;
  return { data: async () => words };
};

/** To staff: a client says that they have paid. */
export const paymentReported: NoticeResolver<'paymentReported'> = async (deps, _mail, { invoiceId }) => {
  const invoice = await findInvoice(deps, invoiceId);
  if (invoice === null) return gone;
  const { paymentReported: report, parties, number } = invoice;
  if (report === null) return { calledOff: 'The payment has been dealt with.' };
  const name = parties?.buyer.name ?? 'A client';
  const words = {
    subject: `${name} says that ${number} has been paid`,
    heading: `${name} says that ${number} has been paid`,
    paragraphs: [
      'We won’t send reminders for this invoice for five working days. Look for the money at the bank, and record it when it has come.',
    ],
    facts: [
      { label: 'Paid on', value: formatDate(report.paidOn) },
      { label: 'Reference', value: report.reference || 'None given' },
      { label: 'Still to pay', value: formatMoney(owedOf(invoice)) },
    ],
    action: { label: 'Open the invoice', url: absoluteUrl(deps.config.origin, adminPaths.invoice(invoice)) },
  } satisfies Notice;
  return { data: async () => words };
};

/** To staff: a client says that something is wrong. */
export const invoiceDisputed: NoticeResolver<'invoiceDisputed'> = async (deps, _mail, { invoiceId }) => {
  const invoice = await findInvoice(deps, invoiceId);
  if (invoice === null) return gone;
  const { dispute, disputed, parties, number } = invoice;
  if (!disputed || dispute === null) return { calledOff: 'The invoice is no longer in dispute.' };
  const name = parties?.buyer.name ?? 'A client';
  const words = {
    subject: `${name} says that something is wrong with ${number}`,
    heading: `Something is wrong with ${number}`,
    paragraphs: [
      `${name} doesn’t agree with this invoice. We won’t send reminders for it until you’ve dealt with this.`,
    ],
    facts: [{ label: 'Still to pay', value: formatMoney(owedOf(invoice)) }],
    quoted: { text: dispute.reason, author: dispute.by || name },
    action: { label: 'Open the invoice', url: absoluteUrl(deps.config.origin, adminPaths.invoice(invoice)) },
  } satisfies Notice;
  return { data: async () => words };
};
