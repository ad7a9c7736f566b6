import type { AuditEntry } from '@agency/domain/audit/schema';
import { formatMoney } from '@agency/domain/shared/format';

/** What an entry of the audit log says was done with an invoice, by the operation that did it; what runs by itself names nobody. */
const words: Readonly<Record<string, string>> = {
  createInvoice: 'started the draft',
  saveInvoice: 'saved the draft',
  discardInvoice: 'discarded the draft',
  issueInvoice: 'issued it',
  sendInvoiceAgain: 'sent it again',
  setPurchaseOrder: 'added the purchase order number',
  recordReceipt: 'recorded a receipt',
  reverseReceipt: 'reversed a receipt',
  useCredit: 'used credit',
  creditInvoice: 'issued a credit note',
  correctAndReissue: 'credited it and opened a new draft',
  writeOffInvoice: 'wrote it off',
  reinstateInvoice: 'undid the write-off',
  setInvoiceDisputed: 'marked it as disputed, or ended the dispute',
  disputeInvoice: 'said that something is wrong',
  reportPayment: 'said that it was paid',
  clearPaymentReport: 'noted that the payment hasn’t arrived',
  skipReminder: 'skipped a reminder',
  sendReminders: 'Reminder sent',
  askAboutReports: 'Staff asked whether the payment has arrived',
  stageDue: 'Due for invoicing, or waiting again',
  billSeries: 'Draft added by monthly billing',
  applyBankDetails: 'New bank details added',
};

type Change = Pick<AuditEntry, 'action' | 'before' | 'after'>;
type Sum = 'paidAmount' | 'creditedAmount';

/** The same with the sum, where the entry has it: by which sum of the invoice changed. */
const withSum: Readonly<Record<string, { readonly field: Sum; readonly say: (sum: string) => string }>> = {
  recordReceipt: { field: 'paidAmount', say: (sum) => `recorded a receipt of ${sum}` },
  reverseReceipt: { field: 'paidAmount', say: (sum) => `reversed a receipt of ${sum}` },
  useCredit: { field: 'paidAmount', say: (sum) => `used ${sum} of credit` },
  creditInvoice: { field: 'creditedAmount', say: (sum) => `issued a credit note of ${sum}` },
  correctAndReissue: { field: 'creditedAmount', say: (sum) => `credited ${sum} and opened a new draft` },
};

/** 'issued it', 'used £20.00 of credit'; an operation of a newer build is spelt out: 'issue invoice twice'. */
export function historyWords(change: Change): string {
  const { action } = change;
  const summed = withSum[action];
  const sum = summed ? changeOf(change, summed.field) : 0;
  if (summed && sum !== 0) return summed.say(formatMoney(sum));
  return words[action] ?? action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** By how much a sum of the invoice changed, in pence. */
function changeOf({ before, after }: Change, field: Sum): number {
  return Math.abs(penceIn(after, field) - penceIn(before, field));
}

function penceIn(fields: AuditEntry['after'], field: Sum): number {
  const value = fields?.[field];
  return typeof value === 'number' ? value : 0;
}

/** Why it was done, where only the log has it; empty where it doesn't say. */
export function reasonIn({ after }: Pick<Change, 'after'>): string {
  return typeof after?.reason === 'string' ? after.reason : '';
}

/** The credit note that it issued; null where it issued none. */
export function creditNoteIn({ action, after }: Change): string | null {
  if (withSum[action]?.field !== 'creditedAmount') return null;
  return typeof after?.creditNoteId === 'string' ? after.creditNoteId : null;
}
