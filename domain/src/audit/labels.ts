/** Labels that the stored names of fields don't make by themselves. */
const labels: Readonly<Record<string, string>> = {
  authorUid: 'Author',
  booksClosedUntil: 'Books closed until',
  buys: 'Buys as a business or privately',
  creditedAmount: 'Credited',
  creditNoteId: 'Credit note',
  defaultVatRate: 'Usual VAT rate',
  dueOn: 'Due',
  email: 'Email',
  emails: 'Email addresses',
  icoNumber: 'ICO registration number',
  invoiceEmails: 'Invoices go to',
  billingEmail: 'Invoices go to',
  issuedOn: 'Issued',
  memberUids: 'People with access',
  net: 'Net',
  origin: 'Address of the site',
  outsideScope: 'Outside the scope of VAT',
  paidAmount: 'Paid',
  paymentTermsDays: 'Days to pay',
  priceFrom: 'Price, from',
  purchaseOrder: 'Purchase order number',
  quoteValidityDays: 'Days that a quote is valid',
  reminderOffsets: 'Reminders, in days from the due date',
  seoDescription: 'Description for search engines',
  seoTitle: 'Title for search engines',
  sessionsFrom: 'Sessions valid from',
  slug: 'Name in the address',
  socialLinks: 'Social links',
  stepUpThreshold: 'Total from which a link alone can’t accept a quote',
  uid: 'Account',
  url: 'Address',
};

const acronyms = new Set(['vat', 'pdf', 'ico', 'id', 'ip']);

/** 'paymentSchedule' → 'Payment schedule', 'assigneeUid' → 'Assignee', 'vatByRate' → 'VAT by rate'. */
export function fieldLabel(name: string): string {
  const own = Object.hasOwn(labels, name) ? labels[name] : undefined;
  if (own !== undefined) return own;
  const words = tidyWords(name.replace(/(?<=[a-z])(?:Uid|Id)(s?)$/, '$1'));
  return words.replace(/\b[a-zA-Z]+\b/g, (word) =>
    acronyms.has(word.toLowerCase()) ? word.toUpperCase() : word,
  );
}

/** 'inProgress' → 'In progress'. */
export function tidyWords(name: string): string {
  const words = name
    .replace(/[-_.]+/g, ' ')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const money = new Set([
  'amount',
  'balance',
  'becameCredit',
  'budgetSteps',
  'credited',
  'creditedAmount',
  'creditedOutsideScope',
  'deducted',
  'deductedOutsideScope',
  'net',
  'outsideScope',
  'paidAmount',
  'priceFrom',
  'stepUpThreshold',
  'subtotal',
  'total',
  'unitPrice',
  'vat',
]);
const shares = new Set(['share', 'rate', 'vatRate', 'defaultVatRate']);
/** Of these the numbers inside are pence: ranges have no name of their own for them. */
const ranges = new Set(['prices', 'estimateRates', 'estimate', 'oneOff', 'monthly']);

export type NumberKind = 'money' | 'percent' | 'number';

/** What a number under these names is, the innermost last. */
export function numberKind(path: readonly string[]): NumberKind {
  const name = path.at(-1) ?? '';
  // Of a line it is a share, of a whole document an amount.
  if (name === 'discount') return path.includes('lines') ? 'percent' : 'money';
  if (shares.has(name)) return 'percent';
  const isRange = (name === 'from' || name === 'to') && path.some((part) => ranges.has(part));
  return money.has(name) || isRange ? 'money' : 'number';
}

const people = new Set([
  'actor',
  'askedBy',
  'by',
  'claimedBy',
  'invitedBy',
  'recordedBy',
  'savedBy',
  'uid',
  'uploadedBy',
]);

/** Does this field hold an account's id? */
export function isPerson(path: readonly string[]): boolean {
  const name = path.at(-1) ?? '';
  return people.has(name) || /Uids?$/.test(name);
}
