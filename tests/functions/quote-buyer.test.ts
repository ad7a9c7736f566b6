import type { Buys } from '@agency/domain/client/buys';
import { outboxMail } from '@agency/domain/mail/schema';
import type { Recipient } from '@agency/domain/quote/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { consumerTexts } from '@agency/emulators/seed/terms';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteAcceptedConfirmation } from '../../functions/src/mail/resolve/quote.ts';
import { renderMail } from '../../functions/src/mail-render/render.ts';
import { testBrand } from '../../functions/src/mail-render/testing/brand.ts';
import { quotePdf } from '../../functions/src/pdf/documents.ts';
import { readPdf } from '../../functions/src/pdf/testing/read-pdf.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { resendQuote } from '../../functions/src/quote/resend.ts';
import { sendQuote } from '../../functions/src/quote/send.ts';
import { accept, headOf, makeDraft, makeSent, snapshotOf, versionOf, yesTo } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

// Whether a person buys for business or privately, and what a private buyer is owed.

let world: World;
const worlds: World[] = [];
beforeEach(async () => {
  world = await makeWorld('quote-buyer');
  worlds.push(world);
  await world.deps.db.doc('settings/private').update({ 'terms.consumer': consumerTexts });
});
afterAll(() => Promise.all(worlds.map((each) => each.close())));

const person: Recipient = { name: 'Nell Harker', email: 'nell@example.com', company: null, phone: null };
const withoutRights = () =>
  world.deps.db.doc('settings/private').update({ 'terms.consumer': FieldValue.delete() });

const send = (quoteId: string, buys?: Buys) =>
  sendQuote(world.deps, { quoteId, revision: 1, ...(buys ? { buys } : {}) }, asStaff);
const clientOf = async (quoteId: string) => {
  const { clientId } = await headOf(world, quoteId);
  return (await world.deps.db.doc(`clients/${clientId}`).get()).data();
};
const certificateOf = async (certificateId: string) =>
  (await world.deps.db.doc(`certificates/${certificateId}`).get()).data();
const evidenceOf = async (quoteId: string) => {
  const [evidence] = (await world.deps.db.collection(`quotes/${quoteId}/evidence`).get()).docs;
  return evidence?.data();
};

describe('sending to a person', () => {
  it('is refused until staff say what they buy for; then it is on record, and not asked again', async () => {
    const first = await makeDraft(world, { recipient: person });
    const before = await snapshotOf(world, first);
    await expect(send(first)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'Say whether this client buys for a business or privately.',
    });
    expect(await snapshotOf(world, first)).toBe(before);
    await send(first, 'private');
    expect(await clientOf(first)).toMatchObject({ kind: 'person', buys: 'private' });
    const second = await makeDraft(world, { recipient: person });
    await send(second);
    expect(await versionOf(world, second)).toMatchObject({
      buys: 'private',
      terms: { consumer: consumerTexts },
    });
    const third = await makeDraft(world, { recipient: person });
    await expect(send(third, 'business')).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it('asks of a client from before it was asked, and logs who said it', async () => {
    const first = await makeDraft(world, { recipient: person });
    await send(first, 'business');
    const { clientId } = await headOf(world, first);
    await world.deps.db.doc(`clients/${clientId}`).update({ buys: FieldValue.delete() });
    const second = await makeDraft(world, { recipient: person });
    await expect(send(second)).rejects.toMatchObject({ code: 'failed-precondition' });
    await send(second, 'business');
    expect((await clientOf(second))?.buys).toBe('business');
    const log = await world.deps.db.collection('auditLog').where('path', '==', `clients/${clientId}`).get();
    expect(log.docs.map((each) => each.data())).toMatchObject([
      { actor: 'staff', action: 'sendQuote', after: { buys: 'business' } },
    ]);
  });

  it('who buys privately is refused while the terms lack their rights', async () => {
    await withoutRights();
    const quoteId = await makeDraft(world, { recipient: person });
    await expect(send(quoteId, 'private')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('right to cancel'),
    });
    expect((await headOf(world, quoteId)).clientId).toBeNull();
    const offline = { quoteId, name: person.name, choices: [], note: 'By phone' };
    for (const said of [{}, { buys: 'private' as const }]) {
      await expect(acceptQuoteOffline(world.deps, { ...offline, ...said }, asStaff)).rejects.toMatchObject({
        code: 'failed-precondition',
      });
    }
    await send(quoteId, 'business');
    expect((await versionOf(world, quoteId)).terms).not.toHaveProperty('consumer');
  });

  it('is not repeated to a private buyer with a version that lacks their rights', async () => {
    const quoteId = await makeSent(world, { recipient: person });
    const { clientId } = await headOf(world, quoteId);
    await resendQuote(world.deps, { quoteId }, asStaff);
    await world.deps.db.doc(`clients/${clientId}`).update({ buys: 'private' });
    await expect(resendQuote(world.deps, { quoteId }, asStaff)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('Revise it'),
    });
    const other = await makeSent(world, { recipient: person, buys: 'private' });
    await resendQuote(world.deps, { quoteId: other }, asStaff);
  });

  it('is not asked of a company', async () => {
    const quoteId = await makeSent(world);
    expect(await versionOf(world, quoteId)).toMatchObject({ buys: 'business' });
    expect((await versionOf(world, quoteId)).terms).not.toHaveProperty('consumer');
  });
});

describe('a private buyer accepts', () => {
  const sent = () => makeSent(world, { recipient: person, buys: 'private' });
  const noon = new Date('2026-11-20T12:00:00Z');

  it('without asking us to begin early: work is planned from after the days to cancel', async () => {
    world.setClock(noon);
    const quoteId = await sent();
    const { certificateId, projectId } = await accept(world, quoteId, await yesTo(world, quoteId));
    expect((await headOf(world, quoteId)).acceptance).toMatchObject({ startEarly: false });
    expect(await certificateOf(certificateId)).toMatchObject({ startEarly: false });
    const evidence = await evidenceOf(quoteId);
    expect(evidence).toMatchObject({ startEarly: false });
    expect(evidence?.agreedTexts).toEqual([expect.stringContaining('right to cancel within 14 days')]);
    const milestones = await world.deps.db
      .collection(`projects/${projectId}/milestones`)
      .orderBy('position')
      .get();
    // Two and six weeks after 5 December, the first day on which the contract can't be cancelled.
    expect(milestones.docs.map((each) => each.get('plannedOn'))).toEqual(['2026-12-19', '2027-01-16']);
  });

  it('and asks us to begin early: the request is kept word for word, and is part of the choice', async () => {
    world.setClock(noon);
    const quoteId = await sent();
    const yes = await yesTo(world, quoteId, { startEarly: true });
    const first = await accept(world, quoteId, yes);
    expect((await headOf(world, quoteId)).acceptance).toMatchObject({ startEarly: true });
    expect(await certificateOf(first.certificateId)).toMatchObject({ startEarly: true });
    expect((await evidenceOf(quoteId))?.agreedTexts).toEqual([
      expect.stringContaining('right to cancel within 14 days'),
      consumerTexts.startEarlyRequest,
    ]);
    const milestones = await world.deps.db
      .collection(`projects/${first.projectId}/milestones`)
      .orderBy('position')
      .get();
    expect(milestones.docs[0]?.get('plannedOn')).toBe('2026-12-04');
    expect(await accept(world, quoteId, yes)).toEqual(first);
    await expect(accept(world, quoteId, await yesTo(world, quoteId))).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });

  it('and gets the right to cancel and the form in the mail and in its PDF', async () => {
    world.setClock(noon);
    const quoteId = await sent();
    await accept(world, quoteId, await yesTo(world, quoteId, { startEarly: true }));
    const queued = await world.deps.db.doc(`outbox/quote-accepted-confirmation.${quoteId}.1`).get();
    const mail = parseDocument(outboxMail, queued.ref.path, queued.data());
    const resolved = await quoteAcceptedConfirmation(world.deps, mail);
    if (!('data' in resolved)) throw new Error('The mail was called off');
    const { text } = await renderMail('quote-accepted-confirmation', await resolved.data(), testBrand);
    const { text: printed } = await readPdf(Buffer.from((await quotePdf(world.deps, quoteId, 1)).bytes));
    for (const shown of [text, printed].map((one) => one.replace(/\s+/g, ' '))) {
      expect(shown).toContain('You have the right to cancel this contract within 14 days');
      expect(shown).toContain('hereby give notice');
      expect(shown).toContain('until the end of 4 December 2026');
    }
    expect(text).toContain('You asked us to start before then.');
  });
});

it('a business is not asked when to begin, and nothing of it is stored', async () => {
  const quoteId = await makeSent(world);
  const asked = await yesTo(world, quoteId, { startEarly: true });
  await expect(accept(world, quoteId, asked)).rejects.toMatchObject({
    code: 'invalid-argument',
    issues: [{ path: 'startEarly' }],
  });
  const { certificateId } = await accept(world, quoteId, await yesTo(world, quoteId));
  expect(await certificateOf(certificateId)).not.toHaveProperty('startEarly');
});

it('a version from before it was asked is accepted as it was', async () => {
  const quoteId = await makeSent(world, { recipient: person });
  await world.deps.db.doc(`quotes/${quoteId}/versions/1`).update({ buys: FieldValue.delete() });
  await accept(world, quoteId, await yesTo(world, quoteId));
  expect((await evidenceOf(quoteId))?.agreedTexts).toEqual([
    'I accept this quote and agree to the terms of Downland Digital (version 1).',
  ]);
});
