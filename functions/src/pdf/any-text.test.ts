import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { legalName } from '@agency/domain/settings/legal-words';
import { invariant } from '@agency/domain/shared/invariant';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedInvoice } from './invoice.ts';
import { invoicePdfData } from './invoice-data.ts';
import { printedQuote } from './quote.ts';
import { quotePdfData } from './quote-data.ts';
import { renderPdf } from './render.ts';
import { counted, creditOfTexts, numberedWords, offerOfTexts } from './testing/arbitrary-texts.ts';
import { type ReadPdf, readPdf } from './testing/read-pdf.ts';
import { contentOf, invoiceDocument, offerOf, quoteDocument, quoteLine } from './testing/samples.ts';

/** How often each of the letters is in these texts; the foot, which is on every page, counts once. */
function counts(texts: readonly string[]): Record<string, number> {
  const all = texts.join('').normalize('NFC');
  return Object.fromEntries(counted.map((letter) => [letter, all.split(letter).length - 1]));
}

function expectAllPrinted(pdf: ReadPdf, texts: readonly string[], footText = ''): void {
  expect(pdf.overprinted).toEqual([]);
  expect(pdf.outside).toEqual([]);
  expect(counts([pdf.solid])).toEqual(counts([...texts, ...pdf.pages.map(() => footText)]));
}

/** As many words as are wanted, from where the first of them is; page heads between them are left out. */
function runIn(words: readonly string[], wanted: readonly string[]): string[] {
  const known = new Set(wanted);
  return words.slice(words.indexOf(wanted[0] ?? '')).filter((word) => known.has(word));
}

describe('whatever text is in a document', () => {
  it('every letter of a quote is on paper, and nothing is printed over another', async () => {
    await fc.assert(
      fc.asyncProperty(offerOfTexts, async (offer) => {
        const pdf = await readPdf(await renderPdf(printedQuote(quotePdfData(quoteDocument(offer)))));
        const { content, recipient, terms, seller } = offer;
        const lines = content.sections.flatMap((section) => section.lines);
        expectAllPrinted(
          pdf,
          [
            content.title,
            content.introduction,
            recipient.name,
            legalName(seller),
            terms.text,
            ...content.sections.flatMap(({ title, introduction }) => [title, introduction]),
            ...lines.flatMap(({ description, unitLabel }) => [description, unitLabel]),
            ...content.milestones.flatMap(({ title, description }) => [title, description]),
            ...quotePdfData(quoteDocument(offer)).payments.map(({ when }) => when),
          ],
          legalName(seller),
        );
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('every letter of a credit note is, its reason too', async () => {
    await fc.assert(
      fc.asyncProperty(creditOfTexts, async (invoice) => {
        const document = { ...invoiceDocument(), invoice };
        const pdf = await readPdf(await renderPdf(printedInvoice(invoicePdfData(document))));
        invariant(invoice.credits !== null, 'it is a credit note');
        expectAllPrinted(pdf, [
          invoice.credits.reason,
          ...invoice.lines.map(({ description }) => description),
        ]);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('plain words are all there, in their order, in every kind of text', async () => {
    const texts = fc.tuple(numberedWords('A'), numberedWords('B'), numberedWords('C'), numberedWords('D'));
    await fc.assert(
      fc.asyncProperty(texts, async ([introduction, lineText, milestoneText, terms]) => {
        const content = contentOf([quoteLine('a', { description: lineText.slice(0, 1000).trim() })], {
          introduction,
          milestones: [{ id: 'launch', title: 'Launch', description: milestoneText, weeksAfterStart: 1 }],
        });
        const offer = offerOf(content);
        const document = quoteDocument({ ...offer, terms: { ...offer.terms, text: terms } });
        const { text } = await readPdf(await renderPdf(printedQuote(quotePdfData(document))));
        const words = text.normalize('NFKC').split(/\s+/);
        for (const written of [introduction, lineText.slice(0, 1000), milestoneText, terms]) {
          const wanted = written.trim().split(/\s+/);
          expect(runIn(words, wanted)).toEqual(wanted);
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it('lines of one letter each are one below the other', async () => {
    const short = (count: number) => Array.from({ length: count }, (_, index) => `${index % 10}`).join('\n');
    const content = contentOf([quoteLine('a', { description: short(500) })], {
      milestones: [{ id: 'launch', title: 'Launch', description: short(55), weeksAfterStart: 1 }],
    });
    const [section] = content.sections;
    invariant(section !== undefined, 'there is a section');
    const offer = offerOf({ ...content, sections: [{ ...section, introduction: short(450) }] });
    const pdf = await readPdf(await renderPdf(printedQuote(quotePdfData(quoteDocument(offer)))));
    expect(pdf.overprinted).toEqual([]);
    expect(pdf.text.match(/^\d$/gm)?.length).toBeGreaterThanOrEqual(1000);
  });

  it('the longest draft that the schemas take is ready in under 20 seconds and 512 MB', () => {
    const script = join(import.meta.dirname, 'testing', 'print-longest.ts');
    const { pages, seconds, megabytes } = JSON.parse(
      execFileSync(process.execPath, [script], { encoding: 'utf8' }),
    );
    expect(pages).toBeGreaterThan(2000);
    expect(seconds).toBeLessThan(20);
    expect(megabytes).toBeLessThan(512);
  }, 180_000);
});
