import type { Recipient } from '@agency/domain/quote/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropRevision } from '../../functions/src/quote/drop-revision.ts';
import { reviseQuote } from '../../functions/src/quote/revise.ts';
import { saveQuoteDraft } from '../../functions/src/quote/save-draft.ts';
import { sendQuote } from '../../functions/src/quote/send.ts';
import { withdrawQuote } from '../../functions/src/quote/withdraw.ts';
import { content, headOf, makeDraft, makeSent, recipient, snapshotOf, versionOf } from './quote-world.ts';
import { asStaff, countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('writing');
});
afterAll(() => world.close());

const other: Recipient = { name: 'Jo Other', email: 'jo@example.com', company: null, phone: null };
/** A colleague of the first recipient: the client that it becomes has both addresses. */
const colleague: Recipient = { ...other, email: 'colleague@example.com' };

function save(quoteId: string, revision: number, to: Recipient): Promise<{ revision: number }> {
  const input = { quoteId, revision, recipient: to, content, validUntil: null, internalNotes: '' };
  return saveQuoteDraft(world.deps, input, asStaff);
}

/** A quote that was sent, with a revision to another recipient saved and not sent. */
async function revisedTo(to: Recipient): Promise<{ quoteId: string; revision: number }> {
  const quoteId = await makeSent(world);
  const { revision } = await reviseQuote(world.deps, { quoteId }, asStaff);
  return { quoteId, revision: (await save(quoteId, revision, to)).revision };
}

const draftOf = async (quoteId: string) =>
  (await world.deps.db.doc(`quotes/${quoteId}/private/draft`).get()).data();

describe('the recipient of a revision', () => {
  it('stays in the draft: withdrawing tells the one who got the offer', async () => {
    const { quoteId } = await revisedTo(other);
    expect((await headOf(world, quoteId)).recipient).toEqual(recipient);
    expect((await headOf(world, quoteId)).searchTokens).not.toContain('jo@example.com');
    expect(await draftOf(quoteId)).toMatchObject({ recipient: other });
    // Exactly what is declared: a time in it would reach the browser as `{}`.
    expect(await withdrawQuote(world.deps, { quoteId }, asStaff)).toEqual({ status: 'withdrawn' });
    const mail = await world.deps.db.doc(`outbox/notice.quoteWithdrawn.${quoteId}.1`).get();
    expect(mail.get('to')).toEqual([recipient.email]);
  });

  it('reaches the head when the version is sent', async () => {
    const { quoteId, revision } = await revisedTo(colleague);
    const { clientId } = await headOf(world, quoteId);
    const client = world.deps.db.doc(`clients/${clientId}`);
    const { emails } = (await client.get()).data() ?? {};
    await client.update({ emails: [...emails, colleague.email] });
    await sendQuote(world.deps, { quoteId, revision }, asStaff);
    expect(await headOf(world, quoteId)).toMatchObject({ recipient: colleague, clientId, sentVersion: 2 });
    expect((await versionOf(world, quoteId, 2)).recipient).toEqual(colleague);
    expect((await versionOf(world, quoteId, 1)).recipient).toEqual(recipient);
  });

  it('goes back to that of the sent version when the revision is dropped', async () => {
    const { quoteId } = await revisedTo(other);
    await dropRevision(world.deps, { quoteId }, asStaff);
    expect(await draftOf(quoteId)).toMatchObject({ recipient });
  });

  it('shows on the head of a quote that was never sent', async () => {
    const quoteId = await makeDraft(world);
    await save(quoteId, 1, other);
    expect((await headOf(world, quoteId)).recipient).toEqual(other);
  });
});

describe('a revision for somebody else', () => {
  it.each([
    ['a new client', { ...other, email: 'new@example.com' }],
    ['a known client', { ...other, email: 'known@example.com' }],
  ])('is not sent to %s, who could read the older versions', async (_who, to) => {
    await makeSent(world, { recipient: { ...other, email: 'known@example.com' } });
    const { quoteId, revision } = await revisedTo(to);
    const before = await snapshotOf(world, quoteId);
    await expect(sendQuote(world.deps, { quoteId, revision }, asStaff)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('Create a new quote'),
    });
    expect(await snapshotOf(world, quoteId)).toBe(before);
  });
});

describe('saves that nobody asked for', () => {
  const logOf = async (quoteId: string) => {
    const { docs } = await world.deps.db.collection('auditLog').get();
    const ours = docs.filter((entry) => entry.get('path').startsWith(`quotes/${quoteId}`));
    return ours.map((entry) => [entry.get('action'), entry.get('after.changed') ?? []].join(' '));
  };
  const autosave = (quoteId: string, revision: number, title: string, internalNotes = '') =>
    saveQuoteDraft(
      world.deps,
      {
        quoteId,
        revision,
        recipient,
        content: { ...content, title },
        validUntil: null,
        internalNotes,
        auto: true,
      },
      asStaff,
    );

  it('are logged once for each part, and a save by hand each time', async () => {
    const quoteId = await makeDraft(world);
    const before = (await logOf(quoteId)).length;
    await autosave(quoteId, 1, 'N');
    await autosave(quoteId, 2, 'Ne');
    await autosave(quoteId, 3, 'New');
    await autosave(quoteId, 4, 'New', 'A note');
    // The first names the title in the draft and on the head; the last one the note.
    expect((await logOf(quoteId)).length - before).toBe(3);
    expect(await headOf(world, quoteId)).toMatchObject({ title: 'New' });
    expect(await draftOf(quoteId)).toMatchObject({ revision: 5, savedBy: asStaff.person.uid });
    await save(quoteId, 5, recipient);
    expect(await draftOf(quoteId)).toMatchObject({ stretch: null });
    expect((await logOf(quoteId)).length - before).toBe(5);
  });

  it('overwrite nobody’s', async () => {
    const quoteId = await makeDraft(world);
    await autosave(quoteId, 1, 'Mine');
    await expect(autosave(quoteId, 1, 'Theirs')).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});

describe('writing a quote', () => {
  const saveAgain = (quoteId: string, revision: number) => save(quoteId, revision, recipient);

  it('lets only one of two saves from the same copy through', async () => {
    const quoteId = await makeDraft(world);
    const saves = await Promise.allSettled([saveAgain(quoteId, 1), saveAgain(quoteId, 1)]);
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(saveAgain(quoteId, 1)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it('refuses to send an old copy, an unfinished quote and one that would be expired', async () => {
    const quoteId = await makeDraft(world);
    const send = (id: string, revision: number) => sendQuote(world.deps, { quoteId: id, revision }, asStaff);
    await expect(send(quoteId, 0)).rejects.toMatchObject({ code: 'failed-precondition' });
    const empty = await makeDraft(world, { content: { ...content, sections: [] } });
    await expect(send(empty, 1)).rejects.toMatchObject({
      code: 'invalid-argument',
      issues: [{ path: 'sections' }],
    });
    const late = await makeDraft(world, { validUntil: '2020-01-01' });
    await expect(send(late, 1)).rejects.toMatchObject({ issues: [{ path: 'validUntil' }] });
    expect(await countOf(world, `quotes/${quoteId}/versions`)).toBe(0);
  });

  it('refuses a version of more than 256 KiB', async () => {
    const [section] = content.sections;
    const [first] = section?.lines ?? [];
    if (!section || !first) throw new Error('the sample quote has a line');
    const lines = Array.from({ length: 100 }, (_, index) => ({
      ...first,
      id: `line-${index}`,
      description: '€'.repeat(1000),
    }));
    const quoteId = await makeDraft(world, { content: { ...content, sections: [{ ...section, lines }] } });
    await expect(sendQuote(world.deps, { quoteId, revision: 1 }, asStaff)).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it('sends twice at once as one version with one mail', async () => {
    const quoteId = await makeDraft(world);
    const sends = await Promise.allSettled(
      [1, 2].map(() => sendQuote(world.deps, { quoteId, revision: 1 }, asStaff)),
    );
    expect(sends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countOf(world, `quotes/${quoteId}/versions`)).toBe(1);
    expect(
      (await world.deps.db.doc(`outbox/quote-sent-notification.${quoteId}.1`).get()).data(),
    ).toMatchObject({
      to: ['sam@example.com'],
      data: { quoteId, version: 1 },
      deliveryPath: `quotes/${quoteId}`,
    });
  });

  it('finds the client again by exactly the same address, and makes one for any other', async () => {
    const plus = { ...recipient, email: 'sam+shop@example.com' };
    const [one, two, other] = await Promise.all([
      makeSent(world).then((id) => headOf(world, id)),
      makeSent(world).then((id) => headOf(world, id)),
      makeSent(world, { recipient: plus }).then((id) => headOf(world, id)),
    ]);
    expect(one.clientId).toBe(two.clientId);
    expect(other.clientId).not.toBe(one.clientId);
  });
});
