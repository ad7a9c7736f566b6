import { enquiryMessage } from '@agency/domain/enquiry/message';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestContact } from '../../functions/src/contact/request.ts';
import { addEnquiryAnswer } from '../../functions/src/enquiry/add-answer.ts';
import { convertEnquiry } from '../../functions/src/enquiry/convert.ts';
import { replyToEnquiry } from '../../functions/src/enquiry/reply.ts';
import { requestPackage } from '../../functions/src/package-request/request.ts';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import { unique } from '../support/suite.ts';
import { auditOf } from './project-world.ts';
import { headOf, makeSent, recipient } from './quote-world.ts';
import { asStaff, makeWorld, offerPackages, sender, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('conversation');
  await offerPackages(world.deps);
});
afterAll(() => world.close());

const email = () => `${unique('kim')}@example.com`;

async function newContact(address = email()) {
  const sent = {
    name: 'Kim Fenn',
    email: address,
    subject: 'A site',
    message: 'Hello',
    consent: true,
  } as const;
  const { id } = await requestContact(world.deps, sent, sender());
  return { kind: 'contact', id } as const;
}

type EnquiryRef = { readonly kind: 'contact' | 'packageRequest'; readonly id: string };
const pathOf = ({ kind, id }: EnquiryRef) => `${kind === 'contact' ? 'contacts' : 'packageRequests'}/${id}`;
const stored = async (enquiry: EnquiryRef) => (await world.deps.db.doc(pathOf(enquiry)).get()).data();
const put = (enquiry: EnquiryRef, fields: Record<string, unknown>) =>
  world.deps.db.doc(pathOf(enquiry)).update(fields);

async function messagesOf(enquiry: EnquiryRef) {
  const found = await world.deps.db
    .collection(`${pathOf(enquiry)}/messages`)
    .orderBy('createdAt')
    .get();
  return found.docs.map((one) => ({
    id: one.id,
    ...v.parse(enquiryMessage, { ...one.data(), createdAt: one.get('createdAt').toDate() }),
  }));
}

const reply = (enquiry: EnquiryRef, message: string, rest: { replyId?: string; seen?: string | null } = {}) =>
  replyToEnquiry(world.deps, { enquiry, replyId: unique('reply'), message, ...rest }, asStaff);
const today = () => londonDate(world.deps.clock());
const answer = (enquiry: EnquiryRef, body: string, rest: { answerId?: string; receivedOn?: string } = {}) =>
  addEnquiryAnswer(
    world.deps,
    { enquiry, answerId: unique('answer'), body, receivedOn: today(), ...rest },
    asStaff,
  );

describe('a reply', () => {
  it('stands in the conversation beside its mail, once however often it is sent', async () => {
    const enquiry = await newContact();
    const replyId = unique('reply');
    const send = () => reply(enquiry, 'Yes, we can.', { replyId });
    const [{ mailId }, again] = await Promise.all([send(), send()]);
    expect(again).toEqual({ mailId });
    expect(await send()).toEqual({ mailId });
    const [message, ...others] = await messagesOf(enquiry);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      kind: 'reply',
      body: 'Yes, we can.',
      authorUid: asStaff.person.uid,
      mailId,
      receivedOn: null,
    });
    expect(await stored(enquiry)).toMatchObject({ status: 'answered', lastMessageId: message?.id });
    expect((await world.deps.db.doc(`outbox/${mailId}`).get()).exists).toBe(true);
  });

  it('is known by its message once its mail has been purged', async () => {
    const enquiry = await newContact();
    const replyId = unique('reply');
    const { mailId } = await reply(enquiry, 'Yes.', { replyId });
    await world.deps.db.doc(`outbox/${mailId}`).delete();
    expect(await reply(enquiry, 'Yes.', { replyId })).toEqual({ mailId });
    await expect(reply(enquiry, 'No.', { replyId })).rejects.toMatchObject({ code: 'already-exists' });
    expect((await world.deps.db.doc(`outbox/${mailId}`).get()).exists).toBe(false);
  });

  it('that an earlier version sent, without a message, is not sent again', async () => {
    const enquiry = await newContact();
    const replyId = unique('reply');
    const { mailId } = await reply(enquiry, 'Yes.', { replyId });
    const [message] = await messagesOf(enquiry);
    await world.deps.db.doc(`${pathOf(enquiry)}/messages/${message?.id}`).delete();
    expect(await reply(enquiry, 'Yes.', { replyId })).toEqual({ mailId });
    expect(await messagesOf(enquiry)).toEqual([]);
  });

  it('is refused to somebody who has not seen a colleague’s, and both at once are one of them', async () => {
    const enquiry = await newContact();
    const answers = await Promise.allSettled([
      reply(enquiry, 'From Ada.', { seen: null }),
      reply(enquiry, 'From Ben.', { seen: null }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [message] = await messagesOf(enquiry);
    await expect(reply(enquiry, 'From Ben.', { seen: null })).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('A colleague has replied'),
    });
    await reply(enquiry, 'From Ben, once more.', { seen: message?.id ?? '' });
    expect(await messagesOf(enquiry)).toHaveLength(2);
    const mails = await world.deps.db.collection('outbox').where('data.composed', '==', true).get();
    expect(mails.docs.filter(({ id }) => id.includes(enquiry.id))).toHaveLength(2);
    // What was refused has left no letter behind.
    const [cached] = await (await bucketOf(world.deps)).getFiles({
      prefix: `mail/notice.inboxReply.${enquiry.id}`,
    });
    expect(cached).toHaveLength(2);
  });

  it('from a tab of an earlier version, which says nothing of what it has seen, is sent', async () => {
    const enquiry = await newContact();
    await reply(enquiry, 'One.');
    await reply(enquiry, 'Two.');
    expect(await messagesOf(enquiry)).toHaveLength(2);
  });
});

describe('their answer', () => {
  it('is stored once with the day it came, and the enquiry waits for staff again', async () => {
    const enquiry = await newContact();
    await reply(enquiry, 'When shall we begin?');
    const answerId = unique('answer');
    const add = () => answer(enquiry, 'On Monday.', { answerId });
    const [first, second] = await Promise.all([add(), add()]);
    expect(second).toEqual(first);
    expect(await add()).toEqual(first);
    const wrongDay = { answerId, receivedOn: addDays(today(), 1) };
    await expect(answer(enquiry, 'On Monday.', wrongDay)).rejects.toMatchObject({ code: 'already-exists' });
    await expect(answer(enquiry, 'On Tuesday.', { answerId })).rejects.toMatchObject({
      code: 'already-exists',
    });
    const messages = await messagesOf(enquiry);
    expect(messages).toHaveLength(2);
    expect(messages[1]).toMatchObject({
      kind: 'answer',
      body: 'On Monday.',
      receivedOn: today(),
      mailId: null,
      authorUid: asStaff.person.uid,
    });
    const waiting = { status: 'open', answeredOn: today(), lastMessageId: first.messageId };
    expect(await stored(enquiry)).toMatchObject(waiting);
    const [entry] = await auditOf(world, pathOf(enquiry)).then((all) =>
      all.filter(({ action }) => action === 'addEnquiryAnswer'),
    );
    expect(entry?.after).toEqual({ status: 'open', answer: '10 characters', receivedOn: today() });
  });

  it.each([
    ['new', 'open'],
    ['open', 'open'],
    ['answered', 'open'],
    ['archived', 'open'],
    ['spam', 'open'],
    ['converted', 'converted'],
  ])('makes one that is %s %s', async (before, after) => {
    const enquiry = await newContact();
    await put(enquiry, { status: before });
    await answer(enquiry, 'Hello again.');
    // What waits already has waited since they wrote.
    const answeredOn = before === 'new' || before === 'open' ? null : today();
    expect(await stored(enquiry)).toMatchObject({ status: after, answeredOn });
  });

  it('brings back one that was archived with its quote as what it is', async () => {
    const enquiry = await newContact();
    await put(enquiry, { status: 'archived', quoteId: 'Q-7K3M9P' });
    await answer(enquiry, 'Hello again.');
    expect(await stored(enquiry)).toMatchObject({ status: 'converted' });
  });

  it('came neither tomorrow nor before they wrote', async () => {
    const enquiry = await newContact();
    for (const days of [1, -1]) {
      const receivedOn = addDays(today(), days);
      await expect(answer(enquiry, 'Hello', { receivedOn })).rejects.toMatchObject({
        code: 'invalid-argument',
        issues: [expect.objectContaining({ path: 'receivedOn' })],
      });
    }
    expect(await messagesOf(enquiry)).toEqual([]);
  });

  it('to a package request stands below that', async () => {
    const sent = { packageId: 'starter', name: 'Kim Fenn', email: email(), consent: true } as const;
    const { id } = await requestPackage(world.deps, sent, sender());
    const enquiry = { kind: 'packageRequest', id } as const;
    await reply(enquiry, 'Which one?');
    await answer(enquiry, 'The small one.');
    expect((await messagesOf(enquiry)).map(({ kind }) => kind)).toEqual(['reply', 'answer']);
  });

  it('can’t be added to what isn’t there', async () => {
    const nothing = { kind: 'contact', id: 'C-999999' } as const;
    await expect(answer(nothing, 'Hello')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a quote made of an enquiry', () => {
  it('is for the client that staff chose among those with the address, and for no other', async () => {
    const address = email();
    const quoteId = await makeSent(world, { recipient: { ...recipient, email: address } });
    const { clientId } = await headOf(world, quoteId);
    const theirs = await newContact(address);
    const converted = await convertEnquiry(
      world.deps,
      { enquiry: theirs, clientId: clientId ?? '' },
      asStaff,
    );
    expect(await headOf(world, converted.quoteId)).toMatchObject({ clientId, recipient: { email: address } });
    const other = await newContact();
    await expect(
      convertEnquiry(world.deps, { enquiry: other, clientId: clientId ?? '' }, asStaff),
    ).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(await stored(other)).toMatchObject({ status: 'new', quoteId: null });
  });

  it.each(['archived', 'spam'])('is not made of one that is %s', async (status) => {
    const enquiry = await newContact();
    await put(enquiry, { status });
    await expect(convertEnquiry(world.deps, { enquiry }, asStaff)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    await expect(reply(enquiry, 'Yes.')).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});
