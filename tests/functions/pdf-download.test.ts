import type { OperationInput, OperationName, OperationOutput } from '@agency/domain/operations/operations';
import { rateLimits } from '@agency/domain/platform/schema';
import { formatMoney } from '@agency/domain/shared/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../functions/src/call.ts';
import { getLinkQuotePdf } from '../../functions/src/link/pdf-http.ts';
import { readPdf } from '../../functions/src/pdf/testing/read-pdf.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { reviseQuote } from '../../functions/src/quote/revise.ts';
import { saveQuoteDraft } from '../../functions/src/quote/save-draft.ts';
import { sendQuote } from '../../functions/src/quote/send.ts';
import { withdrawQuote } from '../../functions/src/quote/withdraw.ts';
import { mintToken } from '../../functions/src/records/link/token.ts';
import { invoiceOf, makeClient, makeInvoice, makeIssued } from './money-world.ts';
import { content, headOf, makeDraft, makeSent, recipient, versionOf } from './quote-world.ts';
import { httpRequest } from './support/http-request.ts';
import { asStaff, caller, callerFrom, makeWorld, person, type World } from './world.ts';

// Refusals are tested for every operation in wrong-caller.test.ts; here is what permitted callers get.

const member = person('member');
const other = person('other');
const admin = person('admin', { claims: { role: 'admin' } });

let world: World;

beforeAll(async () => {
  world = await makeWorld('pdf');
  await world.deps.db.doc('access/admins').set({ uids: [admin.uid], updatedAt: new Date() });
});
afterAll(() => world.close());

function ask<TName extends OperationName>(
  who: Person,
  name: TName,
  input: OperationInput<TName>,
): Promise<OperationOutput<TName>> {
  return runOperation(world.deps, name, input, { person: who, caller });
}

async function show(path: string): Promise<void> {
  await world.deps.db.doc(path).update({ memberUids: [member.uid] });
}

async function sentQuote(): Promise<string> {
  const quoteId = await makeSent(world);
  await show(`quotes/${quoteId}`);
  return quoteId;
}

const textOf = async ({ base64 }: { readonly base64: string }) =>
  (await readPdf(Buffer.from(base64, 'base64'))).text;

describe('getQuotePdf', () => {
  it('gives members and staff the version, with the totals that it was sent with', async () => {
    const quoteId = await sentQuote();
    const file = await ask(member, 'getQuotePdf', { quoteId, version: 1 });
    expect(file).toMatchObject({ fileName: `Quote ${quoteId} v1.pdf`, contentType: 'application/pdf' });
    const text = await textOf(file);
    const { totals } = await versionOf(world, quoteId);
    expect(text).toContain(`Total including VAT ${formatMoney(totals.oneOff.total)}`);
    expect(text).toContain(`Total including VAT ${formatMoney(totals.monthly.total)}`);
    expect((await ask(admin, 'getQuotePdf', { quoteId, version: 1 })).base64).toBe(file.base64);
  });

  it('tells others only that there is none', async () => {
    const quoteId = await sentQuote();
    const missing = { code: 'not-found', message: 'We can’t find this quote.' };
    await expect(ask(other, 'getQuotePdf', { quoteId, version: 1 })).rejects.toMatchObject(missing);
    await expect(ask(other, 'getQuotePdf', { quoteId: 'Q-222222', version: 1 })).rejects.toMatchObject(
      missing,
    );
    await expect(ask(member, 'getQuotePdf', { quoteId, version: 2 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('gives the working copy to staff alone, and names what prevents it', async () => {
    const quoteId = await makeDraft(world);
    await show(`quotes/${quoteId}`);
    await expect(ask(member, 'getQuotePdf', { quoteId, version: null })).rejects.toMatchObject({
      code: 'not-found',
    });
    const file = await ask(admin, 'getQuotePdf', { quoteId, version: null });
    expect(file.fileName).toBe(`Quote ${quoteId} draft.pdf`);
    expect(await textOf(file)).toContain('This is a draft');
    const empty = await makeDraft(world, { content: { ...content, sections: [] } });
    await expect(ask(admin, 'getQuotePdf', { quoteId: empty, version: null })).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  });

  it('says of an older version that there is a newer one, and of a withdrawn offer that it is withdrawn', async () => {
    const quoteId = await sentQuote();
    await reviseQuote(world.deps, { quoteId }, asStaff);
    const { revision } = (await world.deps.db.doc(`quotes/${quoteId}/private/draft`).get()).data() ?? {};
    const draft = {
      recipient,
      content: { ...content, title: 'Another title' },
      validUntil: null,
      internalNotes: '',
    };
    const saved = await saveQuoteDraft(
      world.deps,
      { quoteId, revision: Number(revision), ...draft },
      asStaff,
    );
    await sendQuote(world.deps, { quoteId, revision: saved.revision }, asStaff);
    await show(`quotes/${quoteId}`);
    const old = await textOf(await ask(member, 'getQuotePdf', { quoteId, version: 1 }));
    expect(old).toContain('There is a newer version');
    expect(old).toContain('New website');
    expect(await textOf(await ask(member, 'getQuotePdf', { quoteId, version: 2 }))).not.toContain(
      'newer version',
    );
    await withdrawQuote(world.deps, { quoteId }, asStaff);
    expect(await textOf(await ask(member, 'getQuotePdf', { quoteId, version: 2 }))).toContain(
      'This quote was withdrawn',
    );
  });
});

describe('getCertificatePdf', () => {
  it('has what was chosen, and so has the quote from then on', async () => {
    const quoteId = await sentQuote();
    const choices = [{ lineId: 'blog', selected: true }];
    const yes = { quoteId, name: 'Sam Weald', choices, note: 'By phone' };
    const { certificateId } = await acceptQuoteOffline(world.deps, yes, asStaff);
    await Promise.all([show(`quotes/${quoteId}`), show(`certificates/${certificateId}`)]);
    const file = await ask(member, 'getCertificatePdf', { certificateId });
    expect(file.fileName).toBe(`Certificate ${quoteId} v1.pdf`);
    const text = await textOf(file);
    const { totals } = await headOf(world, quoteId);
    for (const part of ['Name entered\nSam Weald', 'Blog', `/verify/${certificateId}`])
      expect(text).toContain(part);
    expect(text).toContain(`Total including VAT ${formatMoney(totals?.oneOff.total ?? 0)}`);
    expect(text).not.toContain('Thirty photographs');
    const accepted = await ask(member, 'getQuotePdf', { quoteId, version: 1 });
    expect(accepted.fileName).toBe(`Quote ${quoteId} v1 accepted.pdf`);
    expect(await textOf(accepted)).toContain(`Total including VAT ${formatMoney(totals?.oneOff.total ?? 0)}`);
    await expect(ask(other, 'getCertificatePdf', { certificateId })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('getInvoicePdf', () => {
  it('gives members what was issued, and drafts to staff alone', async () => {
    const invoiceId = await makeIssued(world);
    await show(`invoices/${invoiceId}`);
    const { number, totals } = await invoiceOf(world, invoiceId);
    const file = await ask(member, 'getInvoicePdf', { invoiceId });
    expect(file.fileName).toBe(`Invoice ${number}.pdf`);
    expect(await textOf(file)).toContain(`Total including VAT ${formatMoney(totals.total)}`);
    await expect(ask(other, 'getInvoicePdf', { invoiceId })).rejects.toMatchObject({ code: 'not-found' });
    const draftId = await makeInvoice(world, await makeClient(world));
    await show(`invoices/${draftId}`);
    await expect(ask(member, 'getInvoicePdf', { invoiceId: draftId })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await ask(admin, 'getInvoicePdf', { invoiceId: draftId })).fileName).toBe('Draft invoice.pdf');
  });

  it('stops somebody who requests too many', async () => {
    // Stopped: the count starts again every ten minutes.
    world.setClock(new Date());
    const invoiceId = await makeIssued(world);
    const eager = person('eager');
    await world.deps.db.doc(`invoices/${invoiceId}`).update({ memberUids: [eager.uid] });
    await expect(ask(eager, 'getInvoicePdf', { invoiceId })).resolves.toBeDefined();
    const { docs } = await world.deps.db.collection('rateLimits').where('count', '==', 1).get();
    await Promise.all(docs.map(({ ref }) => ref.update({ count: rateLimits.papers.most })));
    await expect(ask(eager, 'getInvoicePdf', { invoiceId })).rejects.toMatchObject({
      code: 'resource-exhausted',
    });
  });
});

describe('GET /api/links/quote/{token}/pdf', () => {
  const get = (token: string) =>
    getLinkQuotePdf(
      httpRequest({
        path: `/api/links/quote/${token}/pdf`,
        params: { token },
        caller: callerFrom('198.51.100.77'),
      }),
      world.deps,
    );

  it('gives the quote as a download, and nothing caches a copy on the way', async () => {
    const quoteId = await sentQuote();
    const linkId = (await headOf(world, quoteId)).linkId ?? '';
    const token = mintToken(world.deps.config, { kind: 'quote', linkId, rotation: 0 });
    const { status, headers, body } = await get(token);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'Content-Type': 'application/pdf',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    expect(headers['Content-Disposition']).toMatch(
      new RegExp(`^attachment; filename="Quote ${quoteId} v1\\.pdf"`),
    );
    const same = await ask(member, 'getQuotePdf', { quoteId, version: 1 });
    expect(body instanceof Uint8Array && Buffer.from(body).toString('base64')).toBe(same.base64);
    // Reading changes nothing.
    expect((await headOf(world, quoteId)).status).toBe('sent');
  });

  it('answers every bad token alike', async () => {
    for (const token of ['', 'nonsense', `00000000.${'a'.repeat(20)}.${'A'.repeat(43)}`]) {
      await expect(get(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    }
    const quoteId = await sentQuote();
    const linkId = (await headOf(world, quoteId)).linkId ?? '';
    const asProject = mintToken(world.deps.config, { kind: 'project', linkId, rotation: 0 });
    await expect(get(asProject)).rejects.toMatchObject({ code: 'link-not-valid' });
    await world.deps.db.doc(`links/${linkId}`).update({ revokedAt: new Date() });
    const revoked = mintToken(world.deps.config, { kind: 'quote', linkId, rotation: 0 });
    await expect(get(revoked)).rejects.toMatchObject({ code: 'link-not-valid' });
  });
});
