import { addDays, londonInstant } from '@agency/domain/shared/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendReminders } from '../../functions/src/invoice/remind.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { silentLog } from '../../functions/src/platform/log.ts';
import { repairAudiences } from '../../functions/src/records/client/sync-audience.ts';
import { refreshMetrics } from '../../functions/src/records/metrics/refresh.ts';
import { findAccount } from '../../functions/src/records/user/account.ts';
import { siteContent } from '../../functions/src/site/content.ts';
import { repairAccess } from '../../functions/src/user/repair-access.ts';
import { invoiceOf, makeClient, makeIssued, moneyOf, pay } from './money-world.ts';
import { headOf, makeDraft, makeSent, recipient } from './quote-world.ts';
import { call, makeAdmin, makeMember, makeUser, signedIn, userOf } from './support/people.ts';
import { makeWorld, offerPackages, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('broken');
});
afterAll(() => world.close());

const docOf = (path: string) => world.deps.db.doc(path);

/** What a document never is. */
const nonsense = ['not', 7];

/** The world's dependencies with a recording log: the paths that it names. */
function logged(): { deps: Deps; paths: unknown[] } {
  const paths: unknown[] = [];
  const error = (_message: string, fields: Readonly<Record<string, unknown>> = {}) =>
    void paths.push(fields.path ?? fields.client ?? fields.uid);
  return { deps: { ...world.deps, log: { ...silentLog, error } }, paths };
}

async function clientOfQuote(quoteId: string): Promise<string> {
  return (await headOf(world, quoteId)).clientId ?? '';
}

describe('a record that can’t be read', () => {
  it('is left out of a public page, which stays, and is logged', async () => {
    await offerPackages(world.deps);
    const { id: _id, ...starter } = { id: '', ...(await docOf('packages/starter').get()).data() };
    await docOf('packages/broken').set({ ...starter, name: nonsense });
    const { deps, paths } = logged();
    expect((await siteContent(deps).packages()).map(({ id }) => id)).toEqual(['starter']);
    expect(paths).toEqual(['packages/broken']);
    await docOf('packages/broken').delete();
  });

  it('holds up no other invoice’s reminder', async () => {
    world.setClock(londonInstant('2026-06-01', 9));
    const clientId = await makeClient(world);
    const [good, bad] = [await makeIssued(world, clientId), await makeIssued(world, clientId)];
    await docOf(`invoices/${bad}`).update({ title: nonsense });
    world.setClock(londonInstant(addDays('2026-06-01', 14), 9));
    const { deps, paths } = logged();
    expect(await sendReminders(deps)).toMatchObject({ reminded: 1 });
    expect(await invoiceOf(world, good)).toMatchObject({ reminders: [{ on: '2026-06-15', offset: 0 }] });
    expect((await docOf(`outbox/invoice-payment-reminder.${clientId}.2026-06-15`).get()).exists).toBe(true);
    expect([...new Set(paths)]).toEqual([`invoices/${bad}`]);
    await docOf(`invoices/${bad}`).delete();
  });

  it('is in no sum: the revenue of its month stays as it was, and that of other months is computed', async () => {
    world.setClock(londonInstant('2026-07-10', 9));
    const invoiceId = await makeIssued(world);
    await refreshMetrics(world.deps, { revenue: ['2026-07'] });
    const before = (await docOf('metrics/2026-07').get()).data();
    await makeIssued(world);
    await docOf(`invoices/${invoiceId}`).update({ lines: nonsense });
    await expect(refreshMetrics(world.deps, { revenue: ['2026-07'] })).rejects.toMatchObject({
      path: `invoices/${invoiceId}`,
    });
    expect((await docOf('metrics/2026-07').get()).data()).toEqual(before);
    await refreshMetrics(world.deps, { revenue: ['2026-06'] });
    expect((await docOf('metrics/2026-06').get()).exists).toBe(true);
    world.setClock(new Date());
  });

  it('keeps money from being recorded twice', async () => {
    const invoiceId = await makeIssued(world);
    const first = moneyOf(world, 4_000);
    await pay(world, invoiceId, first);
    await docOf(`receipts/${first.receiptId}`).update({ reference: nonsense });
    const again = { ...first, receiptId: 'typed-again' };
    await expect(pay(world, invoiceId, again)).rejects.toMatchObject({ code: 'internal' });
    await pay(world, invoiceId, moneyOf(world, 5_000));
  });

  it('is named to staff whose operation needs it, and others go on', async () => {
    const adminUser = await makeAdmin(world);
    const person = await signedIn(world, adminUser);
    const [good, bad] = [await makeDraft(world), await makeDraft(world)];
    await docOf(`quotes/${bad}`).update({ status: 'of the next release' });
    await expect(call(world, person, 'sendQuote', { quoteId: bad, revision: 1 })).rejects.toMatchObject({
      code: 'internal',
      message: expect.stringContaining(`quotes/${bad}`),
    });
    await expect(call(world, person, 'sendQuote', { quoteId: good, revision: 1 })).resolves.toBeDefined();
  });

  it('is not duplicated: a client that can’t be read gets no second record, and another one is used', async () => {
    const email = 'twice@example.com';
    const clientId = await clientOfQuote(await makeSent(world, { recipient: { ...recipient, email } }));
    await docOf(`clients/${clientId}`).update({ people: nonsense });
    await expect(makeSent(world, { recipient: { ...recipient, email } })).rejects.toMatchObject({
      path: `clients/${clientId}`,
    });
    const other = await makeClient(world, { emails: [email], billingEmail: email });
    const quoteId = await makeSent(world, { recipient: { ...recipient, email } });
    expect(await clientOfQuote(quoteId)).toBe(other);
  });

  it('keeps nobody from signing in to their other clients', async () => {
    const someone = await makeUser(world);
    const to = { ...recipient, email: someone.email };
    const bad = await clientOfQuote(await makeSent(world, { recipient: to }));
    const good = await makeClient(world, {
      people: [{ name: 'Jo', email: someone.email, uid: null }],
      emails: [someone.email],
      memberUids: [],
    });
    await docOf(`clients/${bad}`).update({ people: nonsense });
    const answer = await call(world, await signedIn(world, someone), 'linkMyDocuments', {});
    expect(answer).toMatchObject({ clients: 1 });
    expect((await docOf(`clients/${good}`).get()).get('memberUids')).toEqual([someone.uid]);
  });

  it('stops neither the repair of audiences nor that of rights', async () => {
    const adminUser = await makeAdmin(world);
    const bad = await makeAdmin(world);
    await docOf(`users/${bad.uid}`).update({ email: nonsense, role: null });
    await docOf(`users/${adminUser.uid}`).update({ role: null });
    const { deps, paths } = logged();
    await repairAccess(deps);
    expect((await userOf(world, adminUser.uid)).role).toBe('admin');
    expect(paths).toContain(bad.uid);

    const behind = await makeClient(world, { spreadPending: true });
    const broken = await makeClient(world, { spreadPending: true });
    await docOf(`clients/${broken}`).update({ people: nonsense });
    await repairAudiences(deps);
    expect((await docOf(`clients/${behind}`).get()).get('spreadPending')).toBe(false);
    expect(paths).toContain(broken);
  });

  it('is closed, too, when it is a link of a client that somebody leaves', async () => {
    const adminUser = await signedIn(world, await makeAdmin(world));
    const email = 'leaver@example.com';
    const quoteId = await makeSent(world, { recipient: { ...recipient, email } });
    const clientId = await clientOfQuote(quoteId);
    const stays = { name: 'Cleo', email: 'cleo@example.com', uid: null };
    const client = docOf(`clients/${clientId}`);
    const people: unknown[] = (await client.get()).get('people');
    await client.update({ people: [...people, stays], emails: [email, stays.email] });
    const link = docOf(`links/${(await headOf(world, quoteId)).linkId}`);
    const { rotation } = (await link.get()).data() ?? {};
    await link.update({ useCount: 'often' });
    await call(world, adminUser, 'removeColleague', { clientId, email });
    expect((await link.get()).data()).toMatchObject({ rotation: Number(rotation) + 1, useCount: 'often' });
  });

  it('keeps a deletion open until it is repaired, and nothing else of the person', async () => {
    const adminUser = await signedIn(world, await makeAdmin(world));
    const { uid, email } = await makeMember(world);
    const quoteId = await makeDraft(world, { recipient: { ...recipient, email } });
    const enquiry = docOf('contacts/C-LEFT22');
    await enquiry.set({ email });
    const { title } = await headOf(world, quoteId);
    await docOf(`quotes/${quoteId}`).update({ title: nonsense });
    await expect(call(world, adminUser, 'deleteUser', { uid })).rejects.toMatchObject({
      message: expect.stringMatching(`isn’t finished yet.*quotes/${quoteId}`),
    });
    expect(await findAccount(world.deps, email)).toBeNull();
    expect((await enquiry.get()).exists).toBe(false);
    expect((await userOf(world, uid)).erasing).toMatchObject({ address: email });

    await docOf(`quotes/${quoteId}`).update({ title });
    await repairAccess(world.deps);
    expect((await docOf(`quotes/${quoteId}`).get()).exists).toBe(false);
    expect((await docOf(`users/${uid}`).get()).exists).toBe(false);
  });
});
