import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readCsv, writeCsv } from '../shared/sheet.ts';
import { exportName, invoiceSheet, standingHeads } from './export.ts';
import { type Invoice, invoice as invoiceSchema } from './schema.ts';

const now = new Date('2026-12-01T09:00:00Z');
const line = { unitLabel: '', quantity: 1, discount: 0 };

/** £1,000.00 at 20%, £100.00 at 5% and £50.00 outside the scope: £1,355.00. */
const mixed: Invoice = v.parse(invoiceSchema, {
  number: 'INV-2026-0001',
  kind: 'invoice',
  title: '=HYPERLINK("https://evil.example")',
  clientId: 'weald',
  memberUids: ['sam'],
  membersVersion: 1,
  projectId: null,
  quoteId: null,
  stage: null,
  series: null,
  lines: [
    { ...line, description: 'Work', unitPrice: 100_000, vatRate: 2000, net: 100_000 },
    { ...line, description: 'Leaflets', unitPrice: 10_000, vatRate: 500, net: 10_000 },
    { ...line, description: 'Abroad', unitPrice: 5_000, vatRate: 0, outsideScope: true, net: 5_000 },
  ],
  discount: 0,
  totals: {
    subtotal: 115_000,
    discount: 0,
    net: 115_000,
    vatByRate: [
      { rate: 500, net: 10_000, vat: 500 },
      { rate: 2000, net: 100_000, vat: 20_000 },
    ],
    outsideScope: 5_000,
    vat: 20_500,
    total: 135_500,
  },
  vatRegistered: true,
  status: 'partPaid',
  disputed: false,
  issuedOn: '2026-11-01',
  taxPoint: '2026-11-01',
  dueOn: '2026-11-15',
  purchaseOrder: 'PO-7',
  paidAmount: 50_000,
  creditedAmount: 12_000,
  parties: {
    seller: {
      brandName: 'Downland',
      email: 'hello@downland.example',
      company: {
        kind: 'soleTrader',
        name: 'Ann Down',
        address: {
          line1: '1 High Street',
          line2: '',
          town: 'Horsham',
          county: '',
          postcode: 'RH12 1AA',
          country: 'United Kingdom',
        },
        vatNumber: null,
        icoNumber: null,
      },
    },
    buyer: {
      name: '+44 Weald, “Pottery”, Ltd',
      address: null,
      vatNumber: null,
      billingEmail: 'accounts@weald.example',
    },
  },
  bankDetails: null,
  termsText: null,
  credits: null,
  creditNoteId: 'note',
  delivery: null,
  deliveryMailId: null,
  lastReminder: null,
  searchTokens: [],
  createdAt: now,
  updatedAt: now,
  updatedBy: 'system',
});

const note: Invoice = {
  ...mixed,
  number: 'CN-2026-0001',
  kind: 'creditNote',
  title: 'Credit',
  status: 'issued',
  totals: {
    subtotal: 10_000,
    discount: 0,
    net: 10_000,
    vatByRate: [{ rate: 2000, net: 10_000, vat: 2_000 }],
    vat: 2_000,
    total: 12_000,
  },
  dueOn: null,
  purchaseOrder: null,
  paidAmount: 0,
  creditedAmount: 0,
  credits: { invoiceId: 'first', invoiceNumber: 'INV-2026-0001', reason: 'Too many hours' },
};

const byHead = ([heads = [], ...rows]: readonly string[][]) =>
  rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index]])));

it('shows what is outside the scope in a column of its own, and VAT by rate', () => {
  const sheet = invoiceSheet([mixed, note]);
  expect(sheet.heads).toEqual([
    'Number',
    'Document',
    'For invoice',
    'Title',
    'Company',
    'Purchase order',
    'Issued',
    'Tax point',
    'Due',
    'Net',
    'Net at 20%',
    'VAT at 20%',
    'Net at 5%',
    'VAT at 5%',
    'Outside the scope of UK VAT',
    'VAT',
    'Total',
    'Paid (including credit used)',
    'Credited (by credit notes)',
    'Balance',
  ]);
  const [first, second] = byHead(readCsv(writeCsv(sheet)));
  expect(first).toMatchObject({
    Net: '1150.00',
    'Net at 20%': '1000.00',
    'VAT at 5%': '5.00',
    'Outside the scope of UK VAT': '50.00',
    Total: '1355.00',
    'Paid (including credit used)': '500.00',
    'Credited (by credit notes)': '120.00',
    Balance: '735.00',
  });
  expect(second).toMatchObject({
    Document: 'Credit note',
    'For invoice': 'INV-2026-0001',
    Due: '',
    Net: '-100.00',
    'Net at 5%': '0.00',
    Total: '-120.00',
    'Credited (by credit notes)': '-120.00',
    Balance: '0.00',
  });
});

it('foots in every row and in its columns', () => {
  const rows = byHead(readCsv(writeCsv(invoiceSheet([mixed, note]))));
  const pence = (row: Record<string, string | undefined>, head: string) =>
    Math.round(Number(row[head]) * 100);
  for (const row of rows) {
    const net = ['Net at 20%', 'Net at 5%', 'Outside the scope of UK VAT'];
    expect(net.reduce((sum, head) => sum + pence(row, head), 0)).toBe(pence(row, 'Net'));
    expect(pence(row, 'Net') + pence(row, 'VAT')).toBe(pence(row, 'Total'));
    const standing = standingHeads.reduce((all, head) => all + pence(row, head), 0);
    expect(pence(row, 'Total') - standing).toBe(pence(row, 'Balance'));
  }
  const sum = (head: string) => rows.reduce((all, row) => all + pence(row, head), 0);
  expect(standingHeads.reduce((left, head) => left - sum(head), sum('Total'))).toBe(sum('Balance'));
});

it('holds no formula', () => {
  const csv = writeCsv(invoiceSheet([mixed]));
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).toContain(`"'+44 Weald, “Pottery”, Ltd"`);
});

it('names a download by the whole name of the company, whatever stands in it', () => {
  const period = { from: '2026-04-01', to: '2026-06-30' };
  expect(exportName('Sam Weald t/a Clay & Co', period)).toBe(
    'Sam Weald t-a Clay & Co invoices 2026-04-01 to 2026-06-30',
  );
});
