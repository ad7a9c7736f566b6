import { isOpenInvoice, takesMoney } from './balance.ts';
import type { Invoice } from './schema.ts';

/** What staff can do with an invoice, each with the reason where it can't be done: one table for buttons and functions. */
export interface InvoiceActions {
  readonly save: string | null;
  readonly discard: string | null;
  readonly issue: string | null;
  readonly recordReceipt: string | null;
  readonly credit: string | null;
  readonly reissue: string | null;
  readonly writeOff: string | null;
  readonly reinstate: string | null;
  readonly dispute: string | null;
  readonly setPurchaseOrder: string | null;
  readonly sendAgain: string | null;
}

const inWords: Readonly<Record<Invoice['status'], string>> = {
  draft: 'This invoice hasn’t been issued yet.',
  issued: 'This invoice has been issued.',
  partPaid: 'This invoice has been issued.',
  paid: 'This invoice has been paid.',
  credited: 'This invoice has been credited in full.',
  void: 'This invoice has been voided.',
  writtenOff: 'This invoice has been written off.',
  discarded: 'This invoice has been discarded.',
};

const creditNote = 'This is a credit note.';
const none: InvoiceActions = {
  save: creditNote,
  discard: creditNote,
  issue: creditNote,
  recordReceipt: creditNote,
  credit: creditNote,
  reissue: creditNote,
  writeOff: creditNote,
  reinstate: creditNote,
  dispute: creditNote,
  setPurchaseOrder: creditNote,
  sendAgain: null,
};

type Acted = Pick<Invoice, 'kind' | 'status' | 'advance'>;

/** For each action null when it is allowed, else a sentence that says why not. */
export function invoiceActions(invoice: Acted): InvoiceActions {
  if (invoice.kind === 'creditNote') return none;
  const { status } = invoice;
  const words = inWords[status];
  const isDraft = status === 'draft';
  const isOpen = isOpenInvoice(invoice);
  const isOver = status === 'void' || status === 'credited' || status === 'discarded';
  const credit = creditObstacle(invoice);
  return {
    save: isDraft ? null : words,
    discard: isDraft ? null : isOpen ? 'This invoice has been issued. You can only credit it.' : words,
    issue: isDraft ? null : words,
    recordReceipt: takesMoney(invoice)
      ? null
      : status === 'paid'
        ? 'This invoice is paid in full. The payment may already have been recorded.'
        : words,
    credit,
    reissue: credit,
    writeOff: isOpen ? null : words,
    reinstate: status === 'writtenOff' ? null : 'This invoice hasn’t been written off.',
    // Also one that was written off: its client doesn’t know that, and owes it as before.
    dispute: takesMoney(invoice) ? null : words,
    setPurchaseOrder: isOver ? words : null,
    sendAgain: isDraft || status === 'discarded' || status === 'void' ? words : null,
  };
}

function creditObstacle({ status, advance }: Acted): string | null {
  switch (status) {
    case 'draft':
      return 'Only an issued invoice can be credited. Discard the draft instead.';
    // HMRC, VAT Notice 700/18, 3.1: VAT on a bad debt is claimed back, not credited.
    case 'writtenOff':
      return 'A bad debt can’t be credited. If the client never owed this money, ask your accountant what to do.';
    case 'void':
    case 'credited':
    case 'discarded':
      return inWords[status];
    default:
      return advance && !advance.isOpen
        ? 'Nothing is left to credit: later invoices have been reduced by this one. Credit those instead.'
        : null;
  }
}
