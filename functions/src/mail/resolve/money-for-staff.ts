import { owedOf } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { milestone as milestoneSchema } from '@agency/domain/project/schema';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl } from '@agency/domain/site/paths';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { asIssuedNow } from '../../records/invoice/advances.ts';
import { findProject } from '../../records/project/store.ts';
import { findClient, findInvoice, gone } from './of-invoice.ts';
import type { NoticeResolver, Resolution } from './resolution.ts';

function words(notice: Notice): Resolution {
  return { data: async () => notice };
}

function openAction(deps: Deps, invoice: Stored<Invoice>, label = 'Open the invoice') {
  return { label, url: absoluteUrl(deps.config.origin, adminPaths.invoice(invoice)) };
}

const buyerOf = ({ parties }: Invoice) => parties?.buyer.name ?? 'The client';
const owedFact = (invoice: Invoice) => ({
  label: invoice.status === 'writtenOff' ? 'Written off' : 'Still to pay',
  value: formatMoney(owedOf(invoice)),
});

const dealtWith: Resolution = { calledOff: 'The payment has been dealt with.' };

/** A client says that they have paid. */
export const paymentReported: NoticeResolver<'paymentReported'> = async (deps, _mail, { invoiceId }) => {
  const invoice = await findInvoice(deps, invoiceId);
  if (invoice === null) return gone;
  const { paymentReported: report, number } = invoice;
  if (report === null || owedOf(invoice) === 0) return dealtWith;
  const heading = `${buyerOf(invoice)} says they’ve paid invoice ${number}`;
  const until = report.askOn === undefined ? '' : ` until ${formatDate(report.askOn)}`;
  return words({
    subject: heading,
    heading,
    paragraphs: [
      `Check your bank account and record the payment when it arrives. We won’t remind the client about this invoice${until}.`,
    ],
    facts: [
      { label: 'Paid on', value: formatDate(report.paidOn) },
      { label: 'Reference', value: report.reference || 'None given' },
      ...(report.by === '' ? [] : [{ label: 'Reported by', value: report.by }]),
      owedFact(invoice),
    ],
    action: openAction(deps, invoice),
  });
};

/** A payment that a client reported should have come by now. */
export const paymentAwaited: NoticeResolver<'paymentAwaited'> = async (deps, _mail, { invoiceId }) => {
  const invoice = await findInvoice(deps, invoiceId);
  if (invoice === null) return gone;
  const { paymentReported: report, number } = invoice;
  if (report === null || owedOf(invoice) === 0) return dealtWith;
  const isReminded = invoice.status !== 'writtenOff' && !invoice.disputed;
  const heading = `Has the payment for invoice ${number} arrived?`;
  return words({
    subject: heading,
    heading,
    paragraphs: [
      `${buyerOf(invoice)} told us more than five working days ago that they’d paid, and no payment has been recorded. Check your bank account. If it has arrived, record it.`,
      isReminded
        ? 'If it hasn’t arrived, contact the client. Reminders start again today.'
        : 'If it hasn’t arrived, contact the client.',
    ],
    facts: [
      { label: 'Paid on', value: formatDate(report.paidOn) },
      { label: 'Reference', value: report.reference || 'None given' },
      owedFact(invoice),
    ],
    action: openAction(deps, invoice),
  });
};

/** A client says that something is wrong. */
export const invoiceDisputed: NoticeResolver<'invoiceDisputed'> = async (deps, _mail, { invoiceId }) => {
  const invoice = await findInvoice(deps, invoiceId);
  if (invoice === null) return gone;
  const { dispute, disputed, number } = invoice;
  if (!disputed || dispute === null) return { calledOff: 'The invoice is no longer in dispute.' };
  const name = buyerOf(invoice);
  return words({
    subject: `${name} says something is wrong with invoice ${number}`,
    heading: `Something is wrong with invoice ${number}`,
    paragraphs: [
      `${name} has told us that something is wrong with this invoice. We won’t remind them about it while it’s marked as disputed.`,
    ],
    facts: [owedFact(invoice)],
    quoted: { text: dispute.reason, author: dispute.by || name },
    action: openAction(deps, invoice),
  });
};

/** The trigger of a stage has come: staff decide whether to issue its draft. */
export const stageDue: NoticeResolver<'stageDue'> = async (deps, _mail, { invoiceId }) => {
  const draft = await findInvoice(deps, invoiceId);
  if (draft === null) return gone;
  const { status, stage, dueSince } = draft;
  if (status !== 'draft') return { calledOff: 'The invoice has been issued or discarded.' };
  if (stage === null || dueSince === null) return { calledOff: 'The stage is waiting for its step again.' };
  const project = draft.projectId === null ? null : await findProject(deps, draft.projectId);
  if (project?.status === 'cancelled') return { calledOff: 'The project has been cancelled.' };
  const [client, { totals }] = await Promise.all([
    findClient(deps, draft.clientId),
    asIssuedNow(deps, draft),
  ]);
  return words({
    subject: `Stage due for invoicing: ${draft.title}`,
    heading: 'A stage is due for invoicing',
    paragraphs: [
      `${await whyDue(deps, draft, dueSince)} You can now invoice the stage “${stage.label}”.`,
      'Check the draft, then issue it. Nothing goes to the client until you do.',
    ],
    facts: [
      ...(client === null ? [] : [{ label: 'Client', value: client.name }]),
      { label: 'Invoice', value: draft.title },
      { label: draft.vatRegistered ? 'Total including VAT' : 'Total', value: formatMoney(totals.total) },
    ],
    action: openAction(deps, draft, 'Open the draft'),
  });
};

async function whyDue(deps: Deps, { projectId, stage }: Invoice, dueSince: string): Promise<string> {
  if (stage?.trigger.kind !== 'milestone' || projectId === null) {
    return `This stage was planned for ${formatDate(dueSince)}.`;
  }
  const ref = documentRef(deps.db, 'projectMilestones', projectId, stage.trigger.milestoneId);
  const title = (await findDocument(milestoneSchema, ref))?.title ?? stage.label;
  return `The step “${title}” was completed on ${formatDate(dueSince)}.`;
}
