import { region } from '@agency/domain/platform/region';
import { quoteIds } from '@agency/emulators/seed/quotes';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readPdf } from '../../functions/src/pdf/testing/read-pdf.ts';
import { linkToken } from '../support/link-addresses.ts';
import { mailsTo, readMail, resetLimits } from '../support/mailbox.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { addresses, admin, eventually, forged, project, samples } from '../support/suite.ts';

// PDFs as the running suite makes them: from the bundle, with the fonts beside it.

const file = v.object({ fileName: v.string(), contentType: v.string(), base64: v.string() });
const quoteId = quoteIds.sent;
let staff: string;

beforeAll(async () => {
  staff = (await signIn(samples.admin)).idToken;
});
beforeEach(() => resetLimits());

async function pdfOf(token: string): Promise<Buffer> {
  const { result, body } = await callOperation('getQuotePdf', { quoteId, version: 1 }, token);
  expect(body).not.toHaveProperty('error');
  return Buffer.from(v.parse(file, result).base64, 'base64');
}

it('makes a PDF by callHeavy, and by that alone', async () => {
  const { text, info } = await readPdf(await pdfOf(staff));
  expect(text).toContain(`Quote ${quoteId}, version 1`);
  expect(text).toMatch(/Page 1 of \d/);
  expect(info.Language).toBe('en-GB');
  const answer = await fetch(`${addresses.functions}/${project}/${region}/call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${staff}` },
    body: JSON.stringify({ data: { operation: 'getQuotePdf', input: { quoteId, version: 1 } } }),
  });
  expect(answer.status).toBe(404);
});

it('gives the holder of the link the same file, as a download', async () => {
  const { linkId } = (await admin().db.doc(`quotes/${quoteId}`).get()).data() ?? {};
  const token = await linkToken(linkId);
  const answer = await fetch(`${addresses.site}/api/links/quote/${token}/pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-disposition')).toContain(`filename="Quote ${quoteId} v1.pdf"`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.equals(await pdfOf(staff))).toBe(true);

  const bad = await fetch(`${addresses.site}/api/links/quote/${forged(token)}/pdf`);
  const none = await fetch(`${addresses.site}/api/links/quote/nonsense/pdf`);
  expect([bad.status, none.status]).toEqual([404, 404]);
  expect(await bad.text()).toBe(await none.text());
});

it('attaches the PDF to the mail', async () => {
  const { recipient } = (await admin().db.doc(`quotes/${quoteId}`).get()).data() ?? {};
  const { email } = v.parse(v.looseObject({ email: v.string() }), recipient);
  const before = (await mailsTo(email, 'quote-sent-notification')).map(({ id }) => id);
  const { body } = await callOperation('resendQuote', { quoteId }, staff);
  expect(body).not.toHaveProperty('error');
  const mail = await eventually('the mail', async () => {
    const found = await mailsTo(email, 'quote-sent-notification');
    return found.find(({ id }) => !before.includes(id));
  });
  const { attachments } = await readMail(mail.id);
  expect(attachments).toMatchObject([
    { filename: `Quote ${quoteId} v1.pdf`, contentType: 'application/pdf' },
  ]);
});
