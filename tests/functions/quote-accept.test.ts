import type { LineChoice } from '@agency/domain/quote/content';
import { addDays, londonDate, startOfLondonDay } from '@agency/domain/shared/dates';
import { formatDate } from '@agency/domain/shared/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { declineQuote } from '../../functions/src/quote/decline.ts';
import { dropRevision } from '../../functions/src/quote/drop-revision.ts';
import { expireQuotes } from '../../functions/src/quote/expire.ts';
import { markViewed } from '../../functions/src/quote/mark-viewed.ts';
import { reviseQuote } from '../../functions/src/quote/revise.ts';
import { sendQuote } from '../../functions/src/quote/send.ts';
import { withdrawQuote } from '../../functions/src/quote/withdraw.ts';
import {
  accept,
  bob,
  content,
  headOf,
  makeDraft,
  makeSent,
  snapshotOf,
  versionOf,
  yesTo,
} from './quote-world.ts';
import { asStaff, caller, countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('accept');
});
afterAll(() => world.close());

describe('accepting a quote', () => {
  it('makes certificate, project, milestones, invoices, series, link and mails in one go', async () => {
    const quoteId = await makeSent(world);
    const choices: LineChoice[] = [
      { lineId: 'blog', selected: true },
      { lineId: 'pages', selected: true, quantity: 3 },
    ];
    const { certificateId, projectId } = await accept(
      world,
      quoteId,
      await yesTo(world, quoteId, { choices }),
    );
    const { db } = world.deps;

    const head = await headOf(world, quoteId);
    expect(head).toMatchObject({ status: 'accepted', projectId, acceptance: { certificateId, version: 1 } });
    const certificate = (await db.doc(`certificates/${certificateId}`).get()).data();
    const version = await versionOf(world, quoteId);
    expect(certificate).toMatchObject({
      quoteId,
      projectId,
      contentHash: version.contentHash,
      name: 'Sam Weald',
    });
    // Design 1,000 + blog 500 + 3 pages 300 + ten photographs 200.
    expect(certificate?.totals.oneOff).toMatchObject({ net: 200_000, vat: 40_000, total: 240_000 });
    expect(certificate?.totals.monthly).toMatchObject({ net: 3_000, total: 3_600 });

    const project = (await db.doc(`projects/${projectId}`).get()).data();
    expect(project).toMatchObject({ status: 'planned', quoteId, name: 'New website', milestonesTotal: 2 });
    const milestones = await db.collection(`projects/${projectId}/milestones`).orderBy('position').get();
    expect(milestones.docs.map((found) => found.get('title'))).toEqual(['First draft', 'Launch']);
    const invoices = await db
      .collection('invoices')
      .where('projectId', '==', projectId)
      .orderBy('stage.position')
      .get();
    expect(
      invoices.docs.map((found) => [found.get('status'), found.get('totals.total'), found.get('memberUids')]),
    ).toEqual([
      ['draft', 96_000, []],
      ['draft', 144_000, []],
    ]);
    expect((await db.doc(`billingSeries/${projectId}-monthly`).get()).data()).toMatchObject({
      status: 'active',
      lines: [{ net: 3_000 }],
    });
    expect((await db.doc(`links/${project?.linkId}`).get()).data()).toMatchObject({
      kind: 'project',
      documentId: projectId,
    });
    for (const template of ['quote-accepted-confirmation', 'quote-accepted-notification']) {
      expect((await db.doc(`outbox/${template}.${quoteId}.1`).get()).data()).toMatchObject({
        status: 'queued',
      });
    }
    const [evidence] = (await db.collection(`quotes/${quoteId}/evidence`).get()).docs;
    expect(evidence?.data()).toMatchObject({
      ip: '203.0.113.7',
      connectedFrom: '203.0.113.7',
      forwardedFor: '203.0.113.7',
      nameTyped: 'Sam Weald',
      agreedTexts: [
        'I accept this quote for a business or organisation and agree to the terms of Downland Digital (version 1).',
      ],
    });
  });

  it('answers twenty at once with one project', async () => {
    const quoteId = await makeSent(world);
    const yes = await yesTo(world, quoteId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(world, quoteId, yes)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countOf(world, 'projects', 'quoteId', quoteId)).toBe(1);
    expect(await countOf(world, 'certificates', 'quoteId', quoteId)).toBe(1);
    expect(await countOf(world, 'invoices', 'quoteId', quoteId)).toBe(2);
  });

  it('gives the same choice the same response, even in other words, and refuses another', async () => {
    const quoteId = await makeSent(world);
    const first = await accept(world, quoteId, await yesTo(world, quoteId));
    const spelledOut: LineChoice[] = [
      { lineId: 'photos-few', selected: true },
      { lineId: 'photos-many', selected: false },
      { lineId: 'pages', selected: true, quantity: 2 },
    ];
    expect(await accept(world, quoteId, await yesTo(world, quoteId, { choices: spelledOut }))).toEqual(first);
    const other = await yesTo(world, quoteId, { choices: [{ lineId: 'blog', selected: true }] });
    const before = await snapshotOf(world, quoteId);
    await expect(accept(world, quoteId, other)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await snapshotOf(world, quoteId)).toBe(before);
  });

  const tampered: [string, LineChoice[]][] = [
    ['a line that does not exist', [{ lineId: 'free-lunch', selected: true }]],
    ['a fixed line left out', [{ lineId: 'design', selected: false }]],
    ['a quantity above the range', [{ lineId: 'pages', selected: true, quantity: 6 }]],
    ['a quantity below the range', [{ lineId: 'pages', selected: true, quantity: 0.5 }]],
    ['the quantity of a line that has none', [{ lineId: 'design', selected: true, quantity: 0.01 }]],
    ['both of a choose-one group', [{ lineId: 'photos-many', selected: true }]],
    ['none of a choose-one group', [{ lineId: 'photos-few', selected: false }]],
    [
      'a line twice',
      [
        { lineId: 'blog', selected: true },
        { lineId: 'blog', selected: false },
      ],
    ],
  ];
  it.each(tampered)('refuses %s and writes nothing', async (_what, choices) => {
    const quoteId = await makeSent(world);
    const before = await snapshotOf(world, quoteId);
    const yes = await yesTo(world, quoteId, { choices });
    await expect(accept(world, quoteId, yes)).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(await snapshotOf(world, quoteId)).toBe(before);
  });

  const closed: [string, (quoteId: string) => Promise<unknown>][] = [
    ['withdrawn', (quoteId) => withdrawQuote(world.deps, { quoteId }, asStaff)],
    ['being revised', (quoteId) => reviseQuote(world.deps, { quoteId }, asStaff)],
    [
      'declined',
      (quoteId) => declineQuote(world.deps, { quoteId, version: 1, reason: '', actor: bob, caller }),
    ],
    [
      'replaced by a newer version',
      async (quoteId) => {
        const { revision } = await reviseQuote(world.deps, { quoteId }, asStaff);
        await sendQuote(world.deps, { quoteId, revision }, asStaff);
      },
    ],
  ];
  it.each(closed)('refuses a quote that is %s and writes nothing', async (_state, close) => {
    const quoteId = await makeSent(world);
    const yes = await yesTo(world, quoteId);
    await close(quoteId);
    const before = await snapshotOf(world, quoteId);
    await expect(accept(world, quoteId, yes)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await snapshotOf(world, quoteId)).toBe(before);
  });

  it('says of a version that does not exist that it does not, and which one does', async () => {
    const quoteId = await makeSent(world);
    const message = 'This quote has no version 2. Please read version 1 before you answer.';
    const yes = await yesTo(world, quoteId, { version: 2 });
    await expect(accept(world, quoteId, yes)).rejects.toMatchObject({ code: 'failed-precondition', message });
    const no = { quoteId, version: 2, reason: '', actor: bob, caller };
    await expect(declineQuote(world.deps, no)).rejects.toMatchObject({ message });
  });

  it('refuses content that is not what was sent', async () => {
    const quoteId = await makeSent(world);
    const yes = await yesTo(world, quoteId, { contentHash: 'a'.repeat(64) });
    await expect(accept(world, quoteId, yes)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it('decides expiry by the clock, at the end of the last day in London', async () => {
    const validUntil = addDays(londonDate(new Date()), 3);
    const quoteId = await makeSent(world, { validUntil });
    const yes = await yesTo(world, quoteId);
    const lastSecond = await makeSent(world, { validUntil });
    const inTime = await yesTo(world, lastSecond);
    const over = startOfLondonDay(addDays(validUntil, 1));
    world.setClock(new Date(over.getTime() - 1));
    try {
      expect((await accept(world, lastSecond, inTime)).status).toBe('accepted');
      const before = await snapshotOf(world, quoteId);
      world.setClock(over);
      await expect(accept(world, quoteId, yes)).rejects.toMatchObject({
        code: 'failed-precondition',
        message: expect.stringContaining(`expired on ${formatDate(validUntil)}`),
      });
      expect(await snapshotOf(world, quoteId)).toBe(before);
      expect((await expireQuotes(world.deps)).expired).toBeGreaterThan(0);
      expect((await headOf(world, quoteId)).status).toBe('expired');
      expect(await expireQuotes(world.deps)).toEqual({ expired: 0 });
    } finally {
      world.setClock(new Date());
    }
  });

  it('expires the rest when one quote can’t be read', async () => {
    const validUntil = addDays(londonDate(new Date()), 3);
    const broken = await makeSent(world, { validUntil });
    const whole = await makeSent(world, { validUntil: addDays(validUntil, 1) });
    const ref = world.deps.db.doc(`quotes/${broken}`);
    await ref.update({ title: 7 });
    world.setClock(new Date(`${addDays(validUntil, 3)}T00:00:00Z`));
    try {
      await expireQuotes(world.deps);
      expect((await headOf(world, whole)).status).toBe('expired');
    } finally {
      world.setClock(new Date());
      await ref.delete();
    }
  });

  it('refuses a choice that takes the total over the maximum, as a wrong choice', async () => {
    const dear = content.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) =>
        line.id === 'pages'
          ? { ...line, unitPrice: 10_000_000, selection: { kind: 'adjustable' as const, min: 1, max: 5000 } }
          : line,
      ),
    }));
    const quoteId = await makeSent(world, { content: { ...content, sections: dear } });
    const yes = await yesTo(world, quoteId, {
      choices: [{ lineId: 'pages', selected: true, quantity: 5000 }],
    });
    await expect(accept(world, quoteId, yes)).rejects.toMatchObject({ code: 'invalid-argument' });
    expect((await headOf(world, quoteId)).status).toBe('sent');
  });

  it('can be answered again after a revision was dropped', async () => {
    const quoteId = await makeSent(world);
    const yes = await yesTo(world, quoteId);
    await reviseQuote(world.deps, { quoteId }, asStaff);
    await dropRevision(world.deps, { quoteId }, asStaff);
    expect(await accept(world, quoteId, yes)).toMatchObject({ status: 'accepted' });
  });
});

describe('accepting on behalf of the client', () => {
  it('freezes a draft that was agreed to in person, and makes the project once', async () => {
    const quoteId = await makeDraft(world);
    const input = { quoteId, name: 'Sam Weald', choices: [], note: 'By phone' };
    const { certificateId, projectId } = await acceptQuoteOffline(world.deps, input, asStaff);
    expect(await headOf(world, quoteId)).toMatchObject({ status: 'accepted', sentVersion: 1, projectId });
    expect((await world.deps.db.doc(`certificates/${certificateId}`).get()).exists).toBe(true);
    await expect(acceptQuoteOffline(world.deps, input, asStaff)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    expect(await countOf(world, 'projects', 'quoteId', quoteId)).toBe(1);
  });
});

describe('viewing and declining a quote', () => {
  it('marks it as viewed once', async () => {
    const quoteId = await makeSent(world);
    expect(await markViewed(world.deps, quoteId, bob)).toEqual({ viewed: true });
    const { viewedAt } = await headOf(world, quoteId);
    expect(await markViewed(world.deps, quoteId, bob)).toEqual({ viewed: false });
    expect((await headOf(world, quoteId)).viewedAt).toEqual(viewedAt);
  });

  it('tells staff that it was declined, once', async () => {
    const quoteId = await makeSent(world);
    const no = { quoteId, version: 1, reason: 'Too dear', actor: bob, caller };
    expect(await declineQuote(world.deps, no)).toEqual({ status: 'declined' });
    expect(await declineQuote(world.deps, no)).toEqual({ status: 'declined' });
    expect(await headOf(world, quoteId)).toMatchObject({
      status: 'declined',
      decline: { reason: 'Too dear' },
    });
    const mail = await world.deps.db.doc(`outbox/notice.quoteDeclined.${quoteId}.1`).get();
    expect(mail.get('to')).toEqual(['staff@downland.example']);
  });
});
