import { outboxMail } from '@agency/domain/mail/schema';
import { addDays, dayMs, londonDate } from '@agency/domain/shared/dates';
import { parseDocument } from '@agency/domain/shared/parse';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notice } from '../../functions/src/mail/resolve/notice.ts';
import { addressHash } from '../../functions/src/mail-queue/suppressions.ts';
import { migrate } from '../../functions/src/migration/migrate.ts';
import { quoteNudges } from '../../functions/src/migration/quote-nudges.ts';
import { logClientView } from '../../functions/src/quote/log-client-view.ts';
import { nudgeQuote } from '../../functions/src/quote/nudge.ts';
import { reviseQuote } from '../../functions/src/quote/revise.ts';
import { withdrawQuote } from '../../functions/src/quote/withdraw.ts';
import { quoteWritten } from '../../functions/src/quote/written.ts';
import { accept, headOf, makeDraft, makeSent, recipient, snapshotOf, yesTo } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('nudge');
});
afterAll(() => world.close());
afterEach(() => world.setClock(new Date()));

const now = new Date();
const day = (days: number) => addDays(londonDate(now), days);
const words = 'Have you had time to look at it, Sam?';

/** A sent quote that was opened six days ago. */
async function makeOpened(): Promise<string> {
  const quoteId = await makeSent(world, { validUntil: day(30) });
  const change = { status: 'viewed', viewedAt: new Date(now.getTime() - 6 * dayMs), delivery: 'delivered' };
  await world.deps.db.doc(`quotes/${quoteId}`).update(change);
  return quoteId;
}

const nudge = (quoteId: string, nudgeId = 'first', text = words) =>
  nudgeQuote(world.deps, { quoteId, nudgeId, text }, asStaff);

async function mailOf(mailId: string) {
  const path = `outbox/${mailId}`;
  return notice(world.deps, parseDocument(outboxMail, path, (await world.deps.db.doc(path).get()).data()));
}

describe('a nudge', () => {
  it('is one email with the words of staff, a step of the history, and noted on the quote', async () => {
    const quoteId = await makeOpened();
    const { mailId } = await nudge(quoteId);
    const entry = (await world.deps.db.doc(`outbox/${mailId}`).get()).data();
    expect(entry).toMatchObject({
      to: [recipient.email],
      data: { notice: 'quoteNudge', quoteId, version: 1, eventId: 'nudge-first' },
      deliveryPath: `quotes/${quoteId}`,
    });
    expect((await world.deps.db.doc(`quotes/${quoteId}/events/nudge-first`).get()).data()).toMatchObject({
      kind: 'resent',
      actor: { kind: 'staff' },
      version: 1,
      nudge: words,
    });
    const { status, lastNudgedAt, delivery, deliveryMailId } = await headOf(world, quoteId);
    expect({ status, delivery, deliveryMailId }).toEqual({
      status: 'viewed',
      delivery: 'queued',
      deliveryMailId: mailId,
    });
    expect(lastNudgedAt).not.toBeNull();
  });

  it('is the same one however often it is asked for, also at once', async () => {
    const quoteId = await makeOpened();
    const [one, two] = await Promise.all([nudge(quoteId), nudge(quoteId)]);
    expect(one).toEqual(two);
    expect(await nudge(quoteId)).toEqual(one);
    const mails = await world.deps.db.collection('outbox').where('data.quoteId', '==', quoteId).get();
    expect(mails.docs.filter((mail) => mail.get('data.notice') === 'quoteNudge')).toHaveLength(1);
  });

  it('doesn’t pass for another one: words that were changed after a lost answer are refused', async () => {
    const quoteId = await makeOpened();
    await nudge(quoteId);
    await expect(nudge(quoteId, 'first', 'Other words.')).rejects.toMatchObject({ code: 'already-exists' });
  });

  it('asks no private buyer for a yes to a version that lacks their rights', async () => {
    const quoteId = await makeOpened();
    const { clientId } = await headOf(world, quoteId);
    await world.deps.db.doc(`clients/${clientId}`).update({ kind: 'person', buys: 'private' });
    await expect(nudge(quoteId)).rejects.toThrow('right to cancel');
    await world.deps.db.doc(`clients/${clientId}`).update({ kind: 'company' });
  });

  it('is followed by another after a week, no sooner', async () => {
    const quoteId = await makeOpened();
    await nudge(quoteId);
    const before = await snapshotOf(world, quoteId);
    world.setClock(new Date(Date.now() + 6 * dayMs));
    await expect(nudge(quoteId, 'second')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('You sent a nudge on'),
    });
    expect(await snapshotOf(world, quoteId)).toBe(before);
    world.setClock(new Date(Date.now() + 7 * dayMs + 60_000));
    await expect(nudge(quoteId, 'second')).resolves.toHaveProperty('mailId');
  });

  it('lets one of two different ones through', async () => {
    const quoteId = await makeOpened();
    const both = await Promise.allSettled([nudge(quoteId, 'mine'), nudge(quoteId, 'theirs')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each<[string, (quoteId: string) => Promise<unknown>]>([
    ['just opened', (id) => world.deps.db.doc(`quotes/${id}`).update({ viewedAt: new Date() })],
    ['being revised', (id) => reviseQuote(world.deps, { quoteId: id }, asStaff)],
    ['withdrawn', (id) => withdrawQuote(world.deps, { quoteId: id }, asStaff)],
    ['bounced', (id) => world.deps.db.doc(`quotes/${id}`).update({ delivery: 'bounced' })],
  ])('is refused for a quote that is %s', async (_what, prepare) => {
    const quoteId = await makeOpened();
    await prepare(quoteId);
    const before = await snapshotOf(world, quoteId);
    await expect(nudge(quoteId)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await snapshotOf(world, quoteId)).toBe(before);
  });

  it('goes to nobody who reported another of our emails as spam', async () => {
    const at = new Date();
    const stamps = { createdAt: at, updatedAt: at };
    const email = 'reported@example.com';
    const quoteId = await makeSent(world, { validUntil: day(1), recipient: { ...recipient, email } });
    await world.deps.db
      .doc(`suppressions/${addressHash(email)}`)
      .set({ kindsOff: [], bouncedAt: null, complainedAt: at, ...stamps });
    await expect(nudge(quoteId)).rejects.toMatchObject({ message: expect.stringContaining('spam') });
  });
});

describe('at sending', () => {
  it('has a button to the quote, minted then', async () => {
    const quoteId = await makeOpened();
    const resolution = await mailOf((await nudge(quoteId)).mailId);
    if ('calledOff' in resolution) throw new Error(resolution.calledOff);
    expect(await resolution.data()).toMatchObject({
      letter: words,
      action: { label: 'View the quote', url: expect.stringContaining('/client/quotes/view/') },
    });
  });

  it.each<[string, (quoteId: string) => Promise<unknown>]>([
    ['accepted', async (id) => accept(world, id, await yesTo(world, id))],
    ['withdrawn', (id) => withdrawQuote(world.deps, { quoteId: id }, asStaff)],
    ['being revised', (id) => reviseQuote(world.deps, { quoteId: id }, asStaff)],
    ['expired', async () => world.setClock(new Date(now.getTime() + 40 * dayMs))],
    ['sent in a newer version', (id) => world.deps.db.doc(`quotes/${id}`).update({ sentVersion: 2 })],
  ])('is called off where the quote was %s meanwhile', async (_what, change) => {
    const quoteId = await makeOpened();
    const { mailId } = await nudge(quoteId);
    await change(quoteId);
    expect(await mailOf(mailId)).toHaveProperty('calledOff');
  });
});

describe('staff looking as the client', () => {
  it('is logged, and counts as no view', async () => {
    const quoteId = await makeSent(world);
    await logClientView(world.deps, { quoteId }, asStaff);
    expect(await headOf(world, quoteId)).toMatchObject({ status: 'sent', viewedAt: null });
    const log = await world.deps.db.collection('auditLog').where('path', '==', `quotes/${quoteId}`).get();
    const entry = log.docs.find((found) => found.get('action') === 'logClientView');
    expect(entry?.data()).toMatchObject({ actor: asStaff.person.uid, after: { version: 1 } });
  });

  it('has nothing to look at before it is sent', async () => {
    const quoteId = await makeDraft(world);
    await expect(logClientView(world.deps, { quoteId }, asStaff)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });
});

describe('the day from which a nudge is offered', () => {
  const nudgeFrom = async (quoteId: string) =>
    (await world.deps.db.doc(`quotes/${quoteId}`).get()).get('nudgeFrom');
  /** An event that comes late tells of what the quote was. */
  const happened = async (quoteId: string, after: Record<string, unknown>) =>
    quoteWritten(world.deps, { path: `quotes/${quoteId}`, before: after, after });
  const stored = async (quoteId: string) => (await world.deps.db.doc(`quotes/${quoteId}`).get()).data() ?? {};

  it('stands on the quote, follows it, and is gone once they wait for us', async () => {
    const quoteId = await makeOpened();
    const first = await stored(quoteId);
    await happened(quoteId, first);
    expect(await nudgeFrom(quoteId)).toBe(day(-1));
    await nudge(quoteId);
    const nudged = await stored(quoteId);
    await Promise.all([happened(quoteId, nudged), happened(quoteId, first)]);
    expect(await nudgeFrom(quoteId)).toBe(day(7));
    await world.deps.db.doc(`quotes/${quoteId}`).update({ awaitsReplySince: now });
    await happened(quoteId, nudged);
    await happened(quoteId, await stored(quoteId));
    expect(await nudgeFrom(quoteId)).toBe('9999-12-31');
  });

  it('is written to older quotes by a migration', async () => {
    const quoteId = await makeOpened();
    await world.deps.db.doc(`quotes/${quoteId}`).update({ nudgeFrom: FieldValue.delete() });
    await migrate(world.deps, 'quote-nudges', quoteNudges, () => {});
    expect(await nudgeFrom(quoteId)).toBe(day(-1));
  });
});
