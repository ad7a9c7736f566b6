import { sampleKinds } from '@agency/domain/settings/sample-kinds';
import type { Company } from '@agency/domain/settings/schema';
import { describe, expect, it } from 'vitest';
import { printedCertificate } from './certificate.ts';
import { certificatePdfData } from './certificate-data.ts';
import { printedInvoice } from './invoice.ts';
import { invoicePdfData } from './invoice-data.ts';
import { printedQuote } from './quote.ts';
import { quotePdfData } from './quote-data.ts';
import { renderPdf } from './render.ts';
import { type ReadPdf, readPdf } from './testing/read-pdf.ts';
import {
  certificateDocument,
  contentOf,
  invoiceDocument,
  offerOf,
  quoteDocument,
  quoteLine,
} from './testing/samples.ts';

const oneLine = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ');

/** A quote, its certificate and an invoice of the sample agency, as this kind. */
function documentsOf(company: Company): Promise<ReadPdf[]> {
  const plain = offerOf(contentOf([quoteLine('a')]));
  const offer = { ...plain, seller: { ...plain.seller, company } };
  const { parties, ...invoice } = invoiceDocument();
  const seller = { ...parties.seller, company };
  const documents = [
    printedQuote(quotePdfData(quoteDocument(offer))),
    printedCertificate(certificatePdfData(certificateDocument(offer))),
    printedInvoice(invoicePdfData({ ...invoice, parties: { ...parties, seller } })),
  ];
  return Promise.all(documents.map(async (document) => readPdf(await renderPdf(document))));
}

describe.each(sampleKinds)('$title', ({ company, says }) => {
  it('says what the law wants of it on every page of a quote, a certificate and an invoice', async () => {
    for (const { pages, outside } of await documentsOf(company)) {
      for (const page of pages) for (const part of says) expect(oneLine(page)).toContain(oneLine(part));
      expect(outside).toEqual([]);
    }
  });
});

it('twenty partners with long names fit', async () => {
  const partners = Array.from({ length: 20 }, (_, index) =>
    `Partner ${index} ${'Featherstonehaugh '.repeat(5)}`.trim(),
  );
  const company: Company = { ...partnershipOf(), partners };
  for (const { pages, outside } of await documentsOf(company)) {
    for (const page of pages) for (const partner of partners) expect(oneLine(page)).toContain(partner);
    expect(outside).toEqual([]);
  }
});

function partnershipOf() {
  const found = sampleKinds.map(({ company }) => company).find((company) => company.kind === 'partnership');
  if (found?.kind !== 'partnership') throw new Error('one of the kinds is a partnership');
  return found;
}
