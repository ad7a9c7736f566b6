import { type Invoice, invoiceLine as invoiceLineSchema } from '@agency/domain/invoice/schema';
import { calculateTotals } from '@agency/domain/quote/totals';
import { formatMoney } from '@agency/domain/shared/format';
import { reverseChargeNote } from '@agency/domain/vat/treatment';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { printedInvoice } from './invoice.ts';
import { type InvoiceDocument, invoiceName, invoicePdfData } from './invoice-data.ts';
import { renderPdf } from './render.ts';
import { readPdf } from './testing/read-pdf.ts';
import { invoiceDocument, invoiceLine } from './testing/samples.ts';

const read = async (document: InvoiceDocument) =>
  readPdf(await renderPdf(printedInvoice(invoicePdfData(document))));

/** All printed text, as one string. */
const words = (document: InvoiceDocument) => JSON.stringify(invoicePdfData(document));

const credited: Partial<Invoice> = {
  kind: 'creditNote',
  number: 'CN-2026-0001',
  dueOn: null,
  bankDetails: null,
  credits: {
    invoiceId: 'invoice-1',
    invoiceNumber: 'INV-2026-0001',
    invoiceIssuedOn: '2026-11-20',
    reason: 'Issued twice',
  },
};

/** The same, to a client in Ireland. */
function abroad({ parties, ...document }: InvoiceDocument): InvoiceDocument {
  const { buyer, seller } = parties;
  const address = {
    line1: '1 Main Street',
    line2: '',
    town: 'Dublin',
    county: '',
    postcode: '',
    country: 'Ireland',
  };
  return { ...document, parties: { seller, buyer: { ...buyer, address } } };
}

describe('a printed invoice', () => {
  it('shows what HMRC requires of a VAT invoice', async () => {
    const { text } = await read(invoiceDocument());
    const asked = [
      'Invoice INV-2026-0001',
      'Issued\n27 November 2026',
      'Tax point\n26 November 2026',
      'Due\n11 December 2026',
      // Both parties with their addresses.
      'Downland Digital Ltd\n12 Chalk Row\nHorsham, West Sussex\nRH12 0XX\nUnited Kingdom',
      'Company number 00000000',
      'VAT number GB000000000',
      'Café Łódź Ltd\n1 Weald Lane\nCrawley, West Sussex\nRH12 0XX\nUnited Kingdom',
      'VAT number GB987654321',
      // Each line: description, quantity, unit price, discount, rate and what it is without VAT.
      'Description Quantity Unit price Discount VAT Net',
      'Training\nOne day in Horsham\n1.5 days £600.00 10% 20% £810.00',
      'Printed menus 200 copies £2.15 0% £430.00',
      // The totals: without VAT, VAT at each rate, with it.
      'Discount −£50.00',
      'After discount £3,690.00',
      'VAT at 0% on £424.25 £0.00',
      'VAT at 20% on £3,265.75 £653.15',
      'Total including VAT £4,343.15',
      'Paid £0.00',
      'Balance £4,343.15',
    ];
    for (const part of asked) expect(text).toContain(part);
    // How to pay.
    for (const part of ['by 11 December 2026', '00-00-00', '00000000', 'Reference INV-2026-0001']) {
      expect(text.replaceAll('\n', ' ')).toContain(part);
    }
  });

  it('adds up to what the calculator says, to the penny, over any number of pages', async () => {
    const line = fc
      .record({
        quantity: fc.integer({ min: 1, max: 50_000 }).map((thousandths) => thousandths / 1000),
        unitPrice: fc.nat(400_000),
        discount: fc.constantFrom(0, 0, 250, 3333),
        vatRate: fc.constantFrom(0 as const, 500 as const, 2000 as const),
      })
      .map((change) => v.parse(invoiceLineSchema, invoiceLine(change)));
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 60 }),
        fc.nat(100_000),
        fc.boolean(),
        async (lines, discount, vatRegistered) => {
          const document = invoiceDocument({ discount, vatRegistered, paidAmount: 0 }, lines);
          const { totals } = calculateTotals(lines, discount, vatRegistered);
          const { pages, text, outside } = await read(document);
          const label = vatRegistered ? 'Total including VAT' : 'Total';
          const home =
            pages.map((page) => page.replaceAll('\n', ' ')).find((page) => page.includes(`${label} £`)) ?? '';
          expect(home).toContain(`${label} ${formatMoney(totals.total)}`);
          for (const { rate, vat } of totals.vatByRate) {
            expect(home).toMatch(new RegExp(`VAT at ${rate / 100}%(?: on £[\\d,.]+)? ${formatMoney(vat)}`));
          }
          for (const { net } of lines) expect(text).toContain(formatMoney(net));
          expect(text.includes('VAT')).toBe(vatRegistered);
          expect(outside).toEqual([]);
          pages.forEach((page, index) => {
            expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
          });
        },
      ),
      { numRuns: 10 },
    );
  });

  it('mentions no VAT where none is charged, nor the VAT numbers of the parties', () => {
    const document = invoiceDocument({ vatRegistered: false });
    expect(words(document)).not.toContain('VAT');
    expect(words(document)).not.toContain('Tax point');
    expect(invoicePdfData(document).table.columns.map(({ label }) => label)).toEqual([
      'Quantity',
      'Unit price',
      'Discount',
      'Amount',
    ]);
  });

  it('says what is paid and what is left', () => {
    const [block] = invoicePdfData(invoiceDocument({ status: 'partPaid', paidAmount: 100_000 })).totals;
    expect(block?.after).toEqual([
      { label: 'Paid', value: '£1,000.00' },
      { label: 'Balance', value: '£3,343.15' },
    ]);
    const paid = invoicePdfData(invoiceDocument({ status: 'paid', paidAmount: 434_315 }));
    expect(paid.totals[0]?.after[1]).toEqual({ label: 'Balance', value: '£0.00' });
    expect(paid.opening.notice?.title).toBe('Paid');
    expect(paid.payment).toBeNull();
    expect([invoicePdfData(invoiceDocument()).terms, paid.terms]).toEqual([
      'Payment within 14 days. Thank you.',
      '',
    ]);
  });

  it('takes off what was credited and what was invoiced before, and adds up', () => {
    const deducted = {
      creditedAmount: 2_000,
      paidAmount: 10_000,
      status: 'partPaid',
      purchaseOrder: 'PO-4711',
      totals: {
        subtotal: 100_000,
        discount: 0,
        deducted: 40_000,
        net: 60_000,
        vatByRate: [{ rate: 2000, net: 60_000, vat: 12_000 }],
        vat: 12_000,
        total: 72_000,
      },
      deductions: [
        {
          invoiceId: 'first',
          invoiceNumber: 'INV-2026-0000',
          taxPoint: '2026-11-01',
          net: 40_000,
          vatByRate: [{ rate: 2000, net: 40_000, vat: 8_000 }],
          vat: 8_000,
          total: 48_000,
        },
      ],
    } satisfies Partial<Invoice>;
    const document = invoiceDocument();
    const invoice = { ...document.invoice, ...deducted };
    const { totals, opening } = invoicePdfData({ ...document, invoice });
    expect(totals[0]?.rows).toEqual([
      { label: 'Subtotal', value: '£1,000.00' },
      { label: 'Already invoiced', value: '−£400.00' },
      { label: 'Before VAT', value: '£600.00' },
      { label: 'VAT at 20%', value: '£120.00' },
    ]);
    expect(totals[0]?.after).toEqual([
      { label: 'Paid', value: '£100.00' },
      { label: 'Credited', value: '£20.00' },
      { label: 'Balance', value: '£600.00' },
    ]);
    const lines = ['INV-2026-0000 of 1 November 2026: £400.00 + £80.00 VAT'];
    expect(opening.facts).toContainEqual({ label: 'Already invoiced', lines });
    expect(opening.facts).toContainEqual({ label: 'Your purchase order', lines: ['PO-4711'] });
  });

  it('says that our bank details changed on the day it was issued or later, and only then', () => {
    const sentence = (bankDetailsSince: string) =>
      invoicePdfData(invoiceDocument({ bankDetailsSince })).payment?.sentence;
    expect(sentence('2026-11-28')).toContain('Our bank details changed on 28 November 2026.');
    expect(sentence('2026-11-27')).toContain('Our bank details changed on 27 November 2026.');
    expect(sentence('2026-11-26')).not.toContain('changed');
  });

  it('has the reverse-charge note, and no rate, for what is outside the scope of UK VAT', async () => {
    const line = { ...invoiceLine({ vatRate: 0 }), outsideScope: true as const };
    const { text } = await read(abroad(invoiceDocument({ discount: 0 }, [line])));
    const plain = text.replaceAll('\n', ' ');
    expect(plain).toContain(reverseChargeNote);
    expect(plain).toContain('Outside the scope of UK VAT £2,500.00');
    expect(plain).toContain('Total £2,500.00');
    expect(plain).not.toContain('VAT at 0%');
    const note = invoicePdfData(invoiceDocument({ ...credited, discount: 0 }, [line]));
    expect(note.totals[0]?.total.label).toBe('Total credited');
  });

  it('doesn’t tell a client in the UK, or one without an address, that they belong abroad', () => {
    const line = { ...invoiceLine({ vatRate: 0 }), outsideScope: true as const };
    const document = invoiceDocument({ discount: 0 }, [line]);
    const { buyer } = document.parties;
    const nowhere = { ...document.parties, buyer: { ...buyer, address: null } };
    for (const parties of [document.parties, nowhere]) {
      expect(invoicePdfData({ ...document, parties }).totals[0]?.note).toBe('');
    }
    expect(invoicePdfData(abroad(document)).totals[0]?.note).toBe(reverseChargeNote);
  });

  it('reads the same once we gave the debt up', () => {
    const rest = { paidAmount: 100_000 };
    const owed = words(invoiceDocument({ ...rest, status: 'partPaid' }));
    expect(words(invoiceDocument({ ...rest, status: 'writtenOff' }))).toBe(owed);
  });

  it('names its credit note when void, and asks for no money', () => {
    const { opening, payment, totals } = invoicePdfData({
      ...invoiceDocument({ status: 'void' }),
      creditedBy: 'CN-2026-0001',
    });
    expect(opening.notice).toMatchObject({ title: 'This invoice has been cancelled' });
    expect(opening.notice?.text).toContain('CN-2026-0001');
    expect(payment).toBeNull();
    expect(totals[0]?.after.slice(1)).toEqual([
      { label: 'Credited', value: '£4,343.15' },
      { label: 'Balance', value: '£0.00' },
    ]);
  });

  it('is not a VAT invoice while it is a draft', () => {
    const draft = invoicePdfData(
      invoiceDocument({
        number: null,
        status: 'draft',
        issuedOn: null,
        taxPoint: null,
        dueOn: null,
        bankDetails: null,
      }),
    );
    expect(draft.sheet.reference).toBe('Draft invoice');
    expect(draft.opening.notice?.text).toContain('isn’t a VAT invoice');
    expect(draft.totals[0]?.after).toEqual([]);
  });
});

describe('a printed credit note', () => {
  it('names its invoice and its reason, with the amounts as credited', async () => {
    const { text } = await read(invoiceDocument(credited));
    expect(text).toContain('Credit note CN-2026-0001');
    expect(text).toContain('For invoice\nINV-2026-0001 of 20 November 2026');
    expect(text).toContain('Reason\nIssued twice');
    expect(text).toContain('Tax point\n26 November 2026');
    expect(text).toContain('Total credited including VAT £4,343.15');
    expect(text).not.toContain('Balance');
    expect(text).not.toContain('How to pay');
    expect(text).not.toContain('Payment within 14 days');
  });

  it('is named by its number, and mentions no VAT where none is charged', () => {
    expect(invoiceName(invoiceDocument(credited).invoice)).toBe('Credit note CN-2026-0001');
    const document = invoiceDocument({ ...credited, vatRegistered: false });
    expect(invoicePdfData(document).totals[0]?.total.label).toBe('Total credited');
    expect(words(document)).not.toContain('VAT');
  });
});
