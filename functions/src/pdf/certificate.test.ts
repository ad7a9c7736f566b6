import { formatMoney } from '@agency/domain/shared/format';
import { expect, it } from 'vitest';
import { printedCertificate } from './certificate.ts';
import { type CertificateDocument, certificatePdfData } from './certificate-data.ts';
import { renderPdf } from './render.ts';
import { readPdf } from './testing/read-pdf.ts';
import { certificateDocument, contentOf, offerOf, quoteLine } from './testing/samples.ts';

const read = async (document: CertificateDocument) =>
  readPdf(await renderPdf(printedCertificate(certificatePdfData(document))));

it('ties the acceptance to what was agreed, and says how to check it', async () => {
  const document = certificateDocument();
  const { certificate } = document;
  const { text, solid, outside } = await read(document);
  for (const part of [
    'Certificate of acceptance',
    'Name entered\nZoë Żak',
    'Accepted\n1 July 2026, 1:30 pm BST\nEurope/London',
    'Terms\nVersion 2026-1',
    document.verifyUrl,
    certificate.id,
    `Total including VAT ${formatMoney(certificate.totals.oneOff.total)}`,
    `Total including VAT ${formatMoney(certificate.totals.monthly.total)}`,
  ]) {
    expect(text).toContain(part);
  }
  expect(solid).toContain(certificate.contentHash);
  expect(solid).toContain(certificate.termsSha256);
  expect(solid).toContain('IacceptthisquoteandagreetothetermsofDownlandDigital(version2026-1).');
  expect(outside).toEqual([]);
});

it('has the chosen lines and no others', async () => {
  const { text } = await read(certificateDocument());
  expect(text).toContain('Hosting, small');
  expect(text).not.toContain('Hosting, large');
  expect(text).not.toContain('Photographs');
});

it('says that it is no longer in force once the acceptance was voided', () => {
  const document = certificateDocument();
  const voidedAt = new Date('2026-11-27T09:00:00Z');
  const { opening } = certificatePdfData({ ...document, certificate: { ...document.certificate, voidedAt } });
  expect(opening.notice).toMatchObject({ title: 'No longer valid' });
  expect(opening.notice?.text).toContain('27 November 2026, 9:00 am GMT');
});

it('says nothing of VAT where none is charged', () => {
  const document = certificateDocument(offerOf(contentOf([quoteLine('a'), quoteLine('b')]), false));
  expect(JSON.stringify(certificatePdfData(document))).not.toContain('VAT');
});
