import { owedOf } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import { invoicePdfAttachment } from '../../pdf/attachments.ts';
import { billedOf, findInvoice, gone, invoiceLink, numbered } from './of-invoice.ts';
import type { NoticeResolver } from './resolution.ts';

/** To the client, with the credit note. */
export const creditNote: NoticeResolver<'creditNote'> = async (deps, mail, { invoiceId }) => {
  const note = await findInvoice(deps, invoiceId);
  const credits = note?.credits;
  if (!note || !credits) return gone;
  const billed = await billedOf(deps, note.clientId, mail, numbered(note).parties.buyer.name);
  if ('calledOff' in billed) return billed;
  const credited = await findInvoice(deps, credits.invoiceId);
  return {
    to: billed.to,
    data: async () =>
      creditNoteWords(note, credits, credited, {
        hello: `${greeting(billed.clientName, billed.isBusiness)},`,
        ...(await invoiceLink(deps, note, billed)),
      }),
    attachments: [invoicePdfAttachment(deps, note.id)],
  };
};

interface Frame {
  readonly hello: string;
  readonly invoiceUrl: string;
  readonly hasAccount: boolean;
}

type Note = Pick<Invoice, 'number' | 'issuedOn' | 'parties' | 'totals' | 'kind'>;
type Credits = NonNullable<Invoice['credits']>;

/** What a credit note did to its invoice, which is null once it has been deleted. */
export function creditNoteWords(
  note: Note,
  { invoiceNumber, reason, becameCredit = 0 }: Credits,
  invoice: Invoice | null,
  { hello, invoiceUrl, hasAccount }: Frame,
): Notice {
  const { number, issuedOn, totals } = note;
  const what = whatItDid(totals.total, invoiceNumber, invoice);
  const facts = [
    { label: 'Credit note', value: number ?? '' },
    { label: 'For invoice', value: invoiceNumber },
    { label: 'Credited', value: formatMoney(totals.total) },
    ...(issuedOn === null ? [] : [{ label: 'Issued', value: formatDate(issuedOn) }]),
    ...(invoice === null ? [] : [{ label: 'Still to pay', value: formatMoney(owedOf(invoice)) }]),
  ];
  return {
    subject: `${what.subject}: credit note ${number}`,
    heading: `Credit note ${number}`,
    paragraphs: [hello, what.sentence, ...creditWords(becameCredit), ...comesAgain(invoice)],
    facts,
    quoted: { text: reason, author: 'Reason' },
    action: {
      label: hasAccount ? 'View the credit note' : 'View your project and its invoices',
      url: invoiceUrl,
    },
  };
}

function whatItDid(amount: number, number: string, invoice: Invoice | null) {
  const isWhole = invoice !== null && amount === invoice.totals.total;
  const owed = invoice === null ? 0 : owedOf(invoice);
  const sum = formatMoney(amount);
  if (isWhole && invoice.status === 'void') {
    return {
      subject: `Invoice ${number} has been cancelled`,
      sentence: `We’ve cancelled invoice ${number}. This credit note credits all of it, so you have nothing to pay for it.`,
    };
  }
  if (isWhole) {
    return {
      subject: `Invoice ${number} has been credited in full`,
      sentence: `This credit note credits all of invoice ${number}, so you have nothing more to pay for it.`,
    };
  }
  const left =
    owed > 0 && invoice?.dueOn
      ? `You have ${formatMoney(owed)} of it left to pay, due on ${formatDate(invoice.dueOn)}.`
      : 'You have nothing more to pay for it.';
  return {
    subject: `${sum} credited on invoice ${number}`,
    sentence: `This credit note takes ${sum} off invoice ${number}. ${left}`,
  };
}

function creditWords(amount: number): string[] {
  if (amount === 0) return [];
  return [
    `You had already paid ${formatMoney(amount)} of what we’ve credited. We’ll keep it as credit for your next invoice. If you’d prefer a refund, reply to this email.`,
  ];
}

function comesAgain(invoice: Invoice | null): string[] {
  return invoice?.reissuedAs === undefined ? [] : ['We’ll send you a corrected invoice.'];
}
