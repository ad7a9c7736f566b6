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
  draft: 'This invoice was not issued yet.',
  issued: 'This invoice was issued.',
  partPaid: 'This invoice was issued.',
  paid: 'This invoice is paid.',
  void: 'This invoice is void.',
  discarded: 'This invoice was discarded.',
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
    discard: isDraft ? null : isOpen ? 'An invoice that was issued can only be voided.' : inWords[status],
    issue: isDraft ? null : inWords[status],
    recordPayment: isOpen
      ? null
      : status === 'paid'
        ? 'This invoice is paid in full: the payment may have been recorded already.'
        : inWords[status],
    void: isOpen
      ? null
      : isDraft
        ? 'Only an issued invoice can be voided: discard the draft.'
        : status === 'paid'
          ? 'A paid invoice can’t be voided.'
          : inWords[status],
    // Recording a payment can be refused, too.
    dispute: isOpen || status === 'paid' ? null : inWords[status],
  };
}
