import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSent, recipient } from './quote-world.ts';
import { makeClientOfOne } from './support/client-of-one.ts';
import { makeLife } from './support/life.ts';
import { call, codeOf, makeMember, makeUser, newAddress, signedIn } from './support/people.ts';
import { makeWorld, type World } from './world.ts';

let world: World;

/** Given up when a part of it had been paid. */
const invoiceFields = {
  title: 'Given up',
  kind: 'invoice',
  status: 'writtenOff',
  writtenOff: { on: '2026-11-30', paidAmount: 500 },
  paidAmount: 500,
  issuedOn: '2026-10-01',
};

beforeAll(async () => {
  world = await makeWorld('export');
});
afterAll(() => world.close());

describe('a copy of one’s data', () => {
  const copyOf = async (me: Parameters<typeof call>[1]) => {
    const { fileName, json } = await call(world, me, 'exportMyData', {});
    expect(fileName).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    return { json, data: JSON.parse(json) };
  };

  it('has all that this person may read, and nothing of others or of staff', async () => {
    const { email, me, quoteId, projectId, uid } = await makeLife(world);
    const { db } = world.deps;
    const strangersQuote = await makeSent(world, { recipient: { ...recipient, email: newAddress() } });
    const at = new Date();
    const text = { createdAt: at, createdBy: uid, updatedAt: at, updatedBy: uid };
    const message = { ...text, body: 'Hello from me', authorName: 'W', authorKind: 'client' };
    await db.doc(`projects/${projectId}/messages/one`).set(message);
    await db.doc(`quotes/${quoteId}/messages/one`).set({ ...message, body: 'A question' });
    await db
      .doc(`projects/${projectId}/notes/one`)
      .set({ ...text, title: 'Inside', body: 'A note of staff' });
    const file = { name: 'plan.pdf', storagePath: 'files/secret-place', visibility: 'client', ...text };
    await db.doc(`projects/${projectId}/files/shared`).set(file);
    await db
      .doc(`projects/${projectId}/files/inside`)
      .set({ ...file, name: 'inside.pdf', visibility: 'internal' });
    for (let count = 0; count < 30; count += 1)
      await db.doc(`projects/${projectId}/activity/a-${count}`).set({ kind: 'started', at, ...text });

    const enquiry = {
      email,
      message: 'Asked before I had an account',
      notes: 'Thought of by staff',
      ...text,
    };
    await db.doc(`contacts/of-${uid}`).set(enquiry);
    await db.doc(`packageRequests/of-${uid}`).set({ ...enquiry, message: 'A package' });
    await db.doc(`contacts/not-of-${uid}`).set({ ...enquiry, email: newAddress(), message: 'A stranger' });

    await db.doc('invoices/given-up').set({ ...invoiceFields, memberUids: [uid] });
    await db
      .doc('invoices/given-up/payments/one')
      .set({ amount: -500, createdAt: at, reason: 'Thought of by staff too' });

    const { json, data } = await copyOf(me);
    expect(data.leftOut.join()).toContain('Our staff’s notes and drafts');
    expect(data.cutShort).toBeNull();
    expect(data.enquiries).toMatchObject([{ message: 'Asked before I had an account' }]);
    expect(data.packageRequests).toMatchObject([{ message: 'A package' }]);
    expect(data.uploads).toHaveLength(2);
    expect(data.account).toMatchObject({ id: uid, email, emailVerified: true, signsInWith: ['password'] });
    expect(data.profile).toMatchObject({ email, displayName: 'Wilhelmina Ashdown' });
    expect(data.clients).toHaveLength(1);
    expect(data.quotes).toMatchObject([
      { id: quoteId, versions: [{ version: 1 }], messages: [{ body: 'A question' }] },
    ]);
    expect(data.projects).toMatchObject([
      { id: projectId, messages: [{ body: 'Hello from me' }], files: [{ name: 'plan.pdf' }] },
    ]);
    // More than a page of them.
    expect(data.projects[0].activity.length).toBeGreaterThanOrEqual(30);
    expect(data.certificates).toHaveLength(1);
    for (const secret of [
      'A note of staff',
      'Thought of by staff',
      'A stranger',
      'inside.pdf',
      'secret-place',
      strangersQuote,
      'By phone',
      'searchTokens',
      'writtenOff',
    ]) {
      expect(json, secret).not.toContain(secret);
    }
    // Draft invoices are nobody's yet, and that a debt was given up is ours to know.
    expect(data.invoices).toMatchObject([
      { title: 'Given up', status: 'partPaid', payments: [{ amount: -500 }] },
    ]);
  });

  it('names the clients whose invoices it is copied to, and nothing else of them', async () => {
    const books = await makeMember(world);
    const { clientId } = await makeClientOfOne(world);
    const ref = world.deps.db.doc(`clients/${clientId}`);
    await ref.update({ name: 'Weald Pottery Ltd', invoiceEmails: [books.email] });
    const { data } = await copyOf(books.person);
    expect(data.invoicesOf).toEqual([{ client: 'Weald Pottery Ltd', sentTo: books.email }]);
    expect(data.clients).toEqual([]);
  });

  it('is the account alone for a session that is not a member’s', async () => {
    const someone = await makeUser(world, { emailVerified: false });
    const quoteId = await makeSent(world, { recipient: { ...recipient, email: someone.email } });
    await world.deps.db.doc(`quotes/${quoteId}`).update({ memberUids: [someone.uid] });
    const { data } = await copyOf(await signedIn(world, someone));
    expect(Object.keys(data)).toEqual(['exportedAt', 'account', 'profile']);
  });

  it('can be requested five times an hour', async () => {
    const someone = await makeUser(world);
    const me = await signedIn(world, someone);
    // Stopped: the count starts again every hour.
    const now = world.deps.clock();
    const still = { ...world, deps: { ...world.deps, clock: () => now } };
    const codes: unknown[] = [];
    for (let count = 0; count < 6; count += 1) codes.push(await codeOf(call(still, me, 'exportMyData', {})));
    expect(codes).toEqual([...Array(5).fill('done'), 'resource-exhausted']);
  });
});
