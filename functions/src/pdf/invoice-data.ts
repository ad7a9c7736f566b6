import { addressLines } from '@agency/domain/client/address-lines';
import { owedOf, takesMoney } from '@agency/domain/invoice/balance';
import { bankDetailsChangedOn } from '@agency/domain/invoice/banking';
import type { Invoice } from '@agency/domain/invoice/schema';
import { hasVat } from '@agency/domain/quote/words';
import { legalAddition, legalAddress, legalName } from '@agency/domain/settings/legal-words';
import type { BankDetails } from '@agency/domain/settings/schema';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { reverseChargeNoteFor } from '@agency/domain/vat/place-of-supply';
import { type LineTable, tableColumns, tableLine } from './line-table.ts';
import { legalLine } from './parties.ts';
import type { Fact, Notice, OpeningData } from './parts/opening.ts';
import type { SheetData } from './parts/sheet.ts';
import { type TotalsBlock, totalsBlock } from './totals-block.ts';

/** An invoice with its parties: those recorded once it is issued, the current ones while it is a draft. */
export interface InvoiceDocument {
  readonly invoice: Invoice;
  readonly parties: NonNullable<Invoice['parties']>;
  /** The number of the credit note that voided it. */
  readonly creditedBy: string | null;
}

/** An invoice or credit note as printed: texts alone. */
export interface InvoicePdfData {
  readonly sheet: SheetData;
  readonly opening: OpeningData;
  readonly table: LineTable;
  readonly totals: readonly TotalsBlock[];
  /** How to pay, where something is due. */
  readonly payment: { readonly sentence: string; readonly facts: readonly Fact[] } | null;
  readonly terms: string;
}

/**
 * What an invoice says. A VAT invoice shows, as HMRC's VAT Notice 700 requires (16.3.1): a number of its own in a
 * sequence, the time of supply (tax point), the date of issue, the seller's name, address and VAT number, the buyer's
 * name and address, and for each line a description, the quantity, the unit price, the rate of VAT, the discount and
 * the amount without VAT; the total without VAT, the VAT at each rate and in all, in pounds. A credit note (18.2.3) is
 * named as one, has a number, a date and both parties, and names the invoice that it credits and why. A seller who is
 * not registered must show no VAT at all (VAT Act 1994, schedule 11, 5(2): what is shown as VAT is owed).
 */
export function invoicePdfData(document: InvoiceDocument): InvoicePdfData {
  const { invoice } = document;
  const { lines, vatRegistered } = invoice;
  const columns = tableColumns(lines, vatRegistered);
  return {
    sheet: sheetOf(document),
    opening: openingOf(document),
    table: {
      columns: columns.map(({ label, width }) => ({ label, width })),
      // Lines of an invoice have no id: their position identifies them.
      rows: lines.map((line, index) => tableLine(String(index), { line, ...line }, columns)),
    },
    totals: [totalsOf(document)],
    payment: paymentOf(invoice),
    // They say when to pay: what is paid, cancelled or a credit note asks for nothing.
    terms: invoice.number === null || takesMoney(invoice) ? (invoice.termsText ?? '') : '',
  };
}

export function invoiceName({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string {
  const what = kind === 'invoice' ? 'invoice' : 'credit note';
  if (number === null) return `Draft ${what}`;
  return `${upperFirst(what)} ${number}`;
}

function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function sheetOf({ invoice, parties }: InvoiceDocument): SheetData {
  const { brandName } = parties.seller;
  const reference = invoiceName(invoice);
  return {
    reference,
    title: `${reference}: ${invoice.title}`,
    subject: invoice.title,
    brandName,
    legal: legalLine(parties.seller, invoice.vatRegistered),
    createdAt: invoice.updatedAt,
  };
}

function openingOf(document: InvoiceDocument): OpeningData {
  const { invoice } = document;
  return {
    kind: invoiceName(invoice),
    title: invoice.title,
    notice: noticeOf(document),
    facts: [
      ...partyFacts(document),
      ...dateFacts(invoice),
      ...creditFacts(invoice),
      ...advanceFacts(invoice),
    ],
  };
}

function partyFacts({ invoice, parties }: InvoiceDocument): Fact[] {
  const { buyer } = parties;
  const { vatRegistered } = invoice;
  const buyerVat = vatRegistered && buyer.vatNumber ? [`VAT number ${buyer.vatNumber}`] : [];
  return [
    { label: 'From', lines: sellerLines(parties, vatRegistered) },
    {
      label: 'To',
      lines: [
        buyer.name,
        ...(buyer.address ? addressLines(buyer.address) : []),
        buyer.billingEmail,
        ...buyerVat,
      ],
    },
  ];
}

function sellerLines({ seller }: InvoiceDocument['parties'], vatRegistered: boolean): string[] {
  const { company, email } = seller;
  const vat = vatRegistered && company.vatNumber ? [`VAT number ${company.vatNumber}`] : [];
  const addition = legalAddition(seller);
  return [
    legalName(seller),
    ...addressLines(legalAddress(company)),
    email,
    ...(addition === null ? [] : [upperFirst(addition)]),
    ...vat,
  ];
}

function dateFacts(invoice: Invoice): Fact[] {
  const { kind, issuedOn, taxPoint, dueOn, purchaseOrder, vatRegistered } = invoice;
  const days: [label: string, day: string | null][] = [
    ['Issued', issuedOn],
    // Without VAT there is no time of supply to state.
    ['Tax point', vatRegistered ? taxPoint : null],
    ['Due', kind === 'invoice' ? dueOn : null],
  ];
  const dates = days.flatMap(([label, day]) => (day === null ? [] : [{ label, lines: [formatDate(day)] }]));
  if (purchaseOrder !== null) dates.push({ label: 'Your purchase order', lines: [purchaseOrder] });
  return takesMoney(invoice) ? [...dates, { label: 'To pay', lines: [formatMoney(owedOf(invoice))] }] : dates;
}

// Law, checked 2026-11-30: Value Added Tax Regulations 1995, regulation 15C: a credit note has the number and the date of its invoice.
function creditFacts({ credits }: Invoice): Fact[] {
  if (credits === null) return [];
  const { invoiceNumber, invoiceIssuedOn, reason, becameCredit } = credits;
  const on = invoiceIssuedOn === undefined ? '' : ` of ${formatDate(invoiceIssuedOn)}`;
  return [
    { label: 'For invoice', lines: [`${invoiceNumber}${on}`] },
    { label: 'Reason', lines: [reason] },
    ...(becameCredit === undefined
      ? []
      : [
          {
            label: 'Added to your credit',
            lines: [`${formatMoney(becameCredit)}, which you had already paid`],
          },
        ]),
  ];
}

/** The invoices whose sums are taken off: with them it foots. */
function advanceFacts({ deductions = [], vatRegistered }: Invoice): Fact[] {
  if (deductions.length === 0) return [];
  const lines = deductions.map(({ invoiceNumber, taxPoint, net, vat }) => {
    const amount =
      vatRegistered && vat > 0 ? `${formatMoney(net)} + ${formatMoney(vat)} VAT` : formatMoney(net);
    return `${invoiceNumber} of ${formatDate(taxPoint)}: ${amount}`;
  });
  return [{ label: 'Already invoiced', lines }];
}

function noticeOf({ invoice, creditedBy }: InvoiceDocument): Notice | null {
  const { status, kind, number, vatRegistered } = invoice;
  if (number === null) {
    const isNone = vatRegistered ? 'It has no number yet and isn’t a VAT invoice.' : 'It has no number yet.';
    return { tone: 'info', title: 'This is a draft', text: isNone };
  }
  if (kind === 'creditNote') return null;
  if (status === 'void') {
    const by =
      creditedBy === null ? 'It has been credited in full.' : `Credit note ${creditedBy} credits all of it.`;
    return {
      tone: 'warning',
      title: 'This invoice has been cancelled',
      text: `${by} There is nothing to pay.`,
    };
  }
  if (status === 'credited') {
    return {
      tone: 'warning',
      title: 'This invoice has been credited in full',
      text: 'There is nothing to pay.',
    };
  }
  return status === 'paid'
    ? { tone: 'success', title: 'Paid', text: 'Thank you. You have nothing left to pay.' }
    : null;
}

function totalsOf({ invoice, parties }: InvoiceDocument): TotalsBlock {
  const { kind, number, totals, vatRegistered, paidAmount } = invoice;
  const note = reverseChargeNoteFor(totals, parties.buyer) ?? '';
  const block = totalsBlock(totals, vatRegistered, { note });
  if (kind === 'creditNote') {
    const label = hasVat(totals, vatRegistered) ? 'Total credited including VAT' : 'Total credited';
    return { ...block, total: { ...block.total, label } };
  }
  if (number === null) return block;
  // A void one of earlier releases has no sum of its credit notes.
  const credited = invoice.status === 'void' ? totals.total : invoice.creditedAmount;
  const after = [
    { label: 'Paid', value: formatMoney(paidAmount) },
    ...(credited > 0 ? [{ label: 'Credited', value: formatMoney(credited) }] : []),
    { label: 'Balance', value: formatMoney(owedOf(invoice)) },
  ];
  return { ...block, after };
}

function paymentOf(invoice: Invoice): InvoicePdfData['payment'] {
  const { number, dueOn, bankDetails } = invoice;
  if (!takesMoney(invoice) || number === null || bankDetails === null) return null;
  const by = dueOn === null ? '' : ` by ${formatDate(dueOn)}`;
  const changedOn = bankDetailsChangedOn(invoice);
  const changed = changedOn === null ? '' : ` Our bank details changed on ${formatDate(changedOn)}.`;
  return { sentence: `Please pay by bank transfer${by}.${changed}`, facts: bankFacts(bankDetails, number) };
}

function bankFacts({ accountName, sortCode, accountNumber }: BankDetails, reference: string): Fact[] {
  return [
    { label: 'Account name', lines: [accountName] },
    { label: 'Reference', lines: [reference] },
    { label: 'Sort code', lines: [sortCode] },
    { label: 'Account number', lines: [accountNumber] },
  ];
}
