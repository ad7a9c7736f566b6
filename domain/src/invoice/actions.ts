import type { Invoice } from './schema.ts';

/** What staff can do with an invoice, each with the reason where it can't be done: one table for buttons and functions. */
export interface InvoiceActions {
  readonly save: string | null;
  readonly discard: string | null;
  readonly issue: string | null;
  readonly recordPayment: string | null;
  readonly void: string | null;
  readonly dispute: string | null;
}

const inWords: Readonly<Record<Invoice['status'], string>> = {
  draft: 'This invoice hasn’t been issued yet.',
  issued: 'This invoice has been issued.',
  partPaid: 'This invoice has been issued.',
  paid: 'This invoice has been paid.',
  void: 'This invoice has been voided.',
  discarded: 'This invoice has been discarded.',
};

const creditNote = 'This is a credit note.';

/** For each action null when it is allowed, else a sentence that says why not. */
export function invoiceActions({ kind, status }: Pick<Invoice, 'kind' | 'status'>): InvoiceActions {
  if (kind === 'creditNote') {
    return {
      save: creditNote,
      discard: creditNote,
      issue: creditNote,
      recordPayment: creditNote,
      void: creditNote,
      dispute: creditNote,
    };
  }
  const isDraft = status === 'draft';
  const isOpen = status === 'issued' || status === 'partPaid';
  return {
    save: isDraft ? null : inWords[status],
    discard: isDraft
      ? null
      : isOpen
        ? 'This invoice has been issued. You can only void it.'
        : inWords[status],
    issue: isDraft ? null : inWords[status],
    recordPayment: isOpen
      ? null
      : status === 'paid'
        ? 'This invoice is paid in full. The payment may already have been recorded.'
        : inWords[status],
    void: isOpen
      ? null
      : isDraft
        ? 'Only an issued invoice can be voided. Discard the draft instead.'
        : status === 'paid'
          ? 'A paid invoice can’t be voided.'
          : inWords[status],
    // Recording a payment can be refused, too.
    dispute: isOpen || status === 'paid' ? null : inWords[status],
  };
}
