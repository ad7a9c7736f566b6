import { isLinkOpen, link as linkSchema } from '@agency/domain/link/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { voidQuote } from '../../functions/src/quote/void.ts';
import { accept, headOf, makeSent, snapshotOf, yesTo } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('void');
});
afterAll(() => world.close());

describe('voiding an acceptance', () => {
  it('keeps the record and ends what it made', async () => {
    const quoteId = await makeSent(world);
    const { certificateId, projectId } = await accept(world, quoteId, await yesTo(world, quoteId));
    await voidQuote(world.deps, { quoteId, reason: 'Accepted by mistake' }, asStaff);
    const { db } = world.deps;
    expect((await headOf(world, quoteId)).status).toBe('voided');
    expect((await db.doc(`certificates/${certificateId}`).get()).get('voidedAt')).not.toBeNull();
    expect((await db.doc(`projects/${projectId}`).get()).get('status')).toBe('cancelled');
    expect((await db.doc(`billingSeries/${projectId}-monthly`).get()).get('status')).toBe('ended');
    const invoices = await db.collection('invoices').where('projectId', '==', projectId).get();
    expect(new Set(invoices.docs.map((found) => found.get('status')))).toEqual(new Set(['discarded']));
    const { linkId } = (await db.doc(`projects/${projectId}`).get()).data() ?? {};
    const link = parseDocument(linkSchema, `links/${linkId}`, (await db.doc(`links/${linkId}`).get()).data());
    expect(isLinkOpen(link, new Date())).toBe(false);
  });

  it('finds an issued invoice after any number of others', async () => {
    const quoteId = await makeSent(world);
    const { projectId } = await accept(world, quoteId, await yesTo(world, quoteId));
    const { db } = world.deps;
    const first = (await db.doc(`invoices/${projectId}-1`).get()).data() ?? {};
    const batch = db.batch();
    for (let count = 0; count < 60; count += 1) {
      batch.create(db.doc(`invoices/${projectId}-more-${count}`), { ...first, status: 'discarded' });
    }
    const issued = { status: 'issued', number: 'INV-2026-0002', createdAt: new Date(Date.now() + 1000) };
    batch.create(db.doc(`invoices/${projectId}-late`), { ...first, ...issued });
    await batch.commit();
    await expect(voidQuote(world.deps, { quoteId, reason: 'Mistake' }, asStaff)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    expect((await headOf(world, quoteId)).status).toBe('accepted');
  });

  it('is refused once an invoice was issued', async () => {
    const quoteId = await makeSent(world);
    const { projectId } = await accept(world, quoteId, await yesTo(world, quoteId));
    await world.deps.db.doc(`invoices/${projectId}-1`).update({ status: 'issued', number: 'INV-2026-0001' });
    const before = await snapshotOf(world, quoteId);
    await expect(voidQuote(world.deps, { quoteId, reason: 'Mistake' }, asStaff)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    expect(await snapshotOf(world, quoteId)).toBe(before);
  });
});
