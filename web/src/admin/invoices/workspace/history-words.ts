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

/** 'issueInvoice' → 'issued it'; an operation of a newer build is spelt out: 'issue invoice twice'. */
export function historyWords(action: string): string {
  return words[action] ?? action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
