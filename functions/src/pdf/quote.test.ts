import { contentArbitrary } from '@agency/domain/quote/arbitrary-content';
import { defaultChoice, normaliseChoices } from '@agency/domain/quote/choices';
import type { Offer } from '@agency/domain/quote/schema';
import { quoteTotals } from '@agency/domain/quote/totals';
import { totalsRows } from '@agency/domain/quote/words';
import { formatMoney } from '@agency/domain/shared/format';
import { reverseChargeNote } from '@agency/domain/vat/treatment';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedQuote } from './quote.ts';
import { type QuoteDocument, quotePdfData } from './quote-data.ts';
import { renderPdf } from './render.ts';
import { type ReadPdf, readPdf } from './testing/read-pdf.ts';
import { contentOf, offerOf, quoteDocument, quoteLine } from './testing/samples.ts';

function render(document: QuoteDocument): Promise<Uint8Array> {
  return renderPdf(printedQuote(quotePdfData(document)));
}

async function read(document: QuoteDocument): Promise<ReadPdf> {
  return readPdf(await render(document));
}

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => quoteLine(`${index + 1}`, { unitPrice: 10_000 + index * 37 }));

const ofLines = (count: number) => quoteDocument(offerOf(contentOf(linesOf(count))));

/**
 * The block that the page shows, in the page's own words: each row on one line followed by its amount, all on one page.
 * @returns that page
 */
function expectTotals({ pages }: Pick<ReadPdf, 'pages'>, { content, vatRegistered }: Offer): string {
  const { oneOff, monthly } = quoteTotals(defaultChoice(content), content.discount, vatRegistered);
  let home = '';
  for (const totals of [oneOff, monthly].filter(({ subtotal }) => subtotal > 0)) {
    const { rows, total } = totalsRows(totals, vatRegistered);
    const block = [...rows, total].map(({ label, value }) => `${label} ${value}`);
    const flat = pages.map((page) => page.replaceAll('\n', ' '));
    home = flat.find((page) => page.includes(`${total.label} ${total.value}`)) ?? '';
    for (const row of block) expect(home).toContain(row);
  }
  return home;
}

describe('a printed quote', () => {
  it('adds up to what the calculator says, to the penny, whatever is quoted', async () => {
    await fc.assert(
      fc.asyncProperty(contentArbitrary, fc.boolean(), async (content, vatRegistered) => {
        const offer = offerOf({ ...content, title: content.title }, vatRegistered);
        const pdf = await read(quoteDocument(offer));
        expectTotals(pdf, offer);
        expect(pdf.text.includes('VAT')).toBe(vatRegistered);
        expect(pdf.outside).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });

  it('says what is outside the scope of UK VAT on the line and in the totals, and not where its client belongs', async () => {
    const lines = [quoteLine('home'), quoteLine('abroad', { vatRate: 0, outsideScope: true })];
    const offer = offerOf(contentOf(lines, { discount: { kind: 'none' } }));
    const pdf = await read(quoteDocument(offer));
    const page = expectTotals(pdf, offer);
    expect(page).toContain('Outside the scope of UK VAT £');
    expect(pdf.text.replaceAll('\n', ' ')).not.toContain(reverseChargeNote);
    expect(pdf.text).toMatch(/Outside\s+scope/);
    expect(pdf.outside).toEqual([]);
  });

  it.each([1, 20, 200])(
    'numbers its pages and repeats the heading row: %i lines',
    async (count) => {
      const document = ofLines(count);
      const { pages, text } = await read(document);
      pages.forEach((page, index) => {
        expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
        expect(page).toContain('Quote Q-7K3M9P, version 2');
        if (/^Line \d+$/m.test(page)) expect(page).toMatch(/^Description Quantity Unit price VAT Net$/m);
      });
      const found = [...text.matchAll(/^Line (\d+)$/gm)].map(([, number]) => Number(number));
      expect(found).toEqual(linesOf(count).map((_, index) => index + 1));
      expectTotals({ pages }, document.offer);
    },
    60_000,
  );

  it('never breaks the totals over two pages, wherever they fall', async () => {
    // Each line pushes the block on by its own height, over the foot of the page and onto the next.
    const standsBesideLines: boolean[] = [];
    for (let count = 6; count <= 14; count += 1) {
      const document = ofLines(count);
      const home = expectTotals(await read(document), document.offer);
      standsBesideLines.push(/Line \d+/.test(home));
    }
    expect(new Set(standsBesideLines).size).toBe(2);
  });

  it('keeps a row whole, and continues one that is longer than a page on the next', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => `row ${index}`).join('\n');
    const long = quoteLine('long', { description: `Everything\n${rows}` });
    const { text, pages } = await read(
      quoteDocument(offerOf(contentOf([...linesOf(3), long, quoteLine('last')]))),
    );
    const found = [...text.matchAll(/row (\d+)/g)].map(([, number]) => Number(number));
    expect(found).toEqual(Array.from({ length: 150 }, (_, index) => index));
    for (const page of pages) {
      const titles = page.match(/^Line \d+$/gm)?.length ?? 0;
      expect(page.match(/^What is in it, in a sentence or two\./gm)?.length ?? 0).toBe(
        titles + (page.includes('Line last') ? 1 : 0),
      );
    }
  });

  it('prints £ é — Ł and other letters, and a box for any letter it lacks', async () => {
    const words = 'é — Ł ő ž ß “quoted” Ελένη Жанна → ✓ 日本';
    const { text } = await read(quoteDocument(offerOf(contentOf([quoteLine('a', { description: words })]))));
    expect(text).toContain('é — Ł ő ž ß “quoted” Ελένη Жанна → ✓ □□');
    expect(text).toContain('£1,350.00');
    expect(text).toContain('Café Łódź Ltd');
    // Decomposed accents are the same letters.
    const apart = await read(
      quoteDocument(offerOf(contentOf([quoteLine('a', { description: 'Zoe\u0308' })]))),
    );
    expect(apart.text).toContain('Zoë');
  });

  it('breaks text without spaces, adding no hyphen', async () => {
    const address = `https://example.com/${'a-very-long-path/'.repeat(12)}?q=1&r=2`;
    const name = 'W'.repeat(100);
    const offer = offerOf(
      contentOf([
        quoteLine('a', {
          description: `${address}\n${address}`,
          unitLabel: 'W'.repeat(20),
          quantity: 100_000,
          unitPrice: 5_000,
        }),
        quoteLine('b', { unitPrice: 1_000_000_000, quantity: 0.1 }),
      ]),
    );
    const pdf = await read(
      quoteDocument({
        ...offer,
        recipient: { ...offer.recipient, name },
        content: { ...offer.content, title: 'x'.repeat(120) },
      }),
    );
    expect(pdf.solid.split(address)).toHaveLength(3);
    expect(pdf.solid).toContain(name);
    expect(pdf.solid).toContain('x'.repeat(120));
    expect(pdf.outside).toEqual([]);
  });

  it('has the whole terms after the totals, and says when and what is paid', async () => {
    const document = ofLines(6);
    const { text, solid } = await read(document);
    expect(solid).toContain(document.offer.terms.text.replace(/\s/g, ''));
    expect(text.indexOf('Total including VAT')).toBeLessThan(text.indexOf('1. What we agree'));
    const { payments } = quotePdfData(document);
    const sum = payments.reduce((all, { amount }) => all + Number(amount.replace(/[£,.]/g, '')), 0);
    expect(sum).toBe(document.offer.totals.oneOff.total);
    for (const { title, when, amount } of payments) expect(text).toContain(`${when} ${title} ${amount}`);
  });

  it('shows what was chosen, and what was left out, once it is accepted', async () => {
    const optional = quoteLine('extra', {
      description: 'Photographs',
      selection: { kind: 'optional', selected: false },
    });
    const offer = offerOf(contentOf([...linesOf(2), optional]));
    const choices = normaliseChoices(defaultChoice(offer.content)).map((choice) => ({
      lineId: choice.lineId,
      selected: true,
      quantity: choice.quantity ?? 1,
    }));
    const accepted = {
      id: 'certificate-1',
      name: 'Zoë Żak',
      acceptedAt: new Date('2026-07-01T12:30:00Z'),
      choices,
    };
    const offered = await read(quoteDocument(offer));
    expect(offered.text).toContain('Optional, not included');
    const { text } = await read({ ...quoteDocument(offer), accepted });
    expect(text).toContain('Accepted by Zoë Żak');
    expect(text).toContain('1 July 2026, 1:30 pm BST');
    expect(text).toContain('Optional, chosen');
    const { oneOff } = quoteTotals(
      defaultChoice(offer.content).map((chosen) => ({ ...chosen, included: true })),
      offer.content.discount,
      true,
    );
    expect(text).toContain(`Total including VAT ${formatMoney(oneOff.total)}`);
  });

  it('names its author, title and language, and is the same file each time', async () => {
    const first = await render(ofLines(3));
    const second = await render(ofLines(3));
    expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).toBe(0);
    const { info } = await readPdf(first);
    expect(info).toMatchObject({
      Title: 'Quote Q-7K3M9P, version 2: A website for the Café Łódź',
      Author: 'Downland Digital',
      Language: 'en-GB',
      CreationDate: 'D:20261127090000Z',
    });
    // Its fonts are embedded.
    const objects = Buffer.from(first).toString('latin1');
    expect(objects).toContain('+Figtree');
    expect(objects).not.toContain('Helvetica');
  });

  it('tells a section from a line of the same name', () => {
    const content = contentOf([quoteLine('one'), quoteLine('two')]);
    const { rows } = quotePdfData({ ...ofLines(2), offer: offerOf(content) }).table;
    const keys = rows.map(({ key }) => key);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(4);
  });

  it('says that a draft is one', async () => {
    const { text } = await read({ ...ofLines(1), sentAt: null });
    expect(text).toContain('Draft of quote Q-7K3M9P');
    expect(text).toContain('This is a draft');
  });
});
