import type { Invoice } from '@agency/domain/invoice/schema';
import type { Milestone } from '@agency/domain/project/schema';
import { londonInstant } from '@agency/domain/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { correctAndReissue } from '../../functions/src/invoice/reissue.ts';
import { sendReminders } from '../../functions/src/invoice/remind.ts';
import { milestoneWritten } from '../../functions/src/project/milestone-written.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { queued, wordsOf } from './money-mail.ts';
import { fieldsOf, fresh, giveAddress, invoiceOf, issue } from './money-world.ts';
import { deliver, makeUser, written } from './project-world.ts';
import { makeDraft } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('stage-due');
  await makeUser(world, { uid: 'staff', email: 'staff@downland.example', name: 'Sam Webb' });
});
beforeEach(() => at('2026-06-01'));
afterAll(() => world.close());

const at = (day: string, hour = 12) => world.setClock(londonInstant(day, hour));

type Trigger = NonNullable<Invoice['stage']>['trigger'];

/** An accepted project whose second stage has this trigger, as a draft of a build that knew nothing of it being due. */
async function stageOf(trigger: Trigger): Promise<{ projectId: string; invoiceId: string }> {
  const accepted = { quoteId: await makeDraft(world), name: 'Sam Weald', choices: [], note: '' };
  const { projectId } = await acceptQuoteOffline(world.deps, accepted, asStaff);
  await giveAddress(world, projectId);
  const invoiceId = `${projectId}-2`;
  await world.deps.db
    .doc(`invoices/${invoiceId}`)
    .update({ 'stage.trigger': trigger, dueSince: null, stageAskedOn: null });
  return { projectId, invoiceId };
}

const launch: Trigger = { kind: 'milestone', milestoneId: 'launch' };

/** Staff change the milestone in the browser. */
async function turn(projectId: string, status: Milestone['status'], milestoneId = 'launch') {
  const path = `projects/${projectId}/milestones/${milestoneId}`;
  const now = world.deps.clock();
  const stored = await fieldsOf(world, path);
  const base = Object.keys(stored).length > 0 ? stored : newMilestone(now);
  const completedAt = status === 'completed' ? now : null;
  const after = { ...base, status, completedAt, updatedAt: now, updatedBy: 'staff' };
  return written(world, path, { projectId, milestoneId }, after);
}

const newMilestone = (now: Date) => ({
  title: 'Launch',
  description: '',
  position: 9,
  plannedOn: null,
  mailRound: 1,
  approval: null,
  createdAt: now,
  createdBy: 'staff',
});

const noticeOf = (invoiceId: string) => `notice.stageDue.${invoiceId}`;

async function isAsked(invoiceId: string): Promise<boolean> {
  return (await world.deps.db.doc(`outbox/${noticeOf(invoiceId)}`).get()).exists;
}

describe('a stage that waits for a milestone', () => {
  it('is due when that is completed, and staff are asked once, however often and late it is delivered', async () => {
    const { projectId, invoiceId } = await stageOf(launch);
    await turn(projectId, 'inProgress');
    at('2026-06-10');
    const done = await turn(projectId, 'completed');
    at('2026-06-11');
    await deliver(world, milestoneWritten, done);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({
      status: 'draft',
      dueSince: '2026-06-10',
      stageAskedOn: '2026-06-11',
    });
    expect((await queued(world, noticeOf(invoiceId))).to).toEqual(['staff@downland.example']);
    const words = await wordsOf(world, noticeOf(invoiceId));
    expect(words).toContain('The step “Launch” was completed on 10 June 2026.');
    expect(words).toContain('You can now invoice the stage “Launch”.');
    expect(words).toContain(`/admin/invoices?invoice=${invoiceId}`);
  });

  it('waits again when that is reopened, and asks nobody a second time, even after months', async () => {
    const { projectId, invoiceId } = await stageOf(launch);
    const first = await turn(projectId, 'completed');
    await turn(projectId, 'inProgress').then((reopened) => deliver(world, milestoneWritten, first, reopened));
    // Decided by the milestone as it is: the late delivery of its completion changes nothing.
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ dueSince: null, stageAskedOn: null });
    expect(await isAsked(invoiceId)).toBe(false);
    at('2026-06-02');
    await deliver(world, milestoneWritten, await turn(projectId, 'completed'));
    expect(await isAsked(invoiceId)).toBe(true);
    const reopened = await turn(projectId, 'inProgress');
    await deliver(world, milestoneWritten, reopened);
    expect((await invoiceOf(world, invoiceId)).dueSince).toBeNull();
    expect(await wordsOf(world, noticeOf(invoiceId))).toBe('The stage is waiting for its step again.');
    // Retention has removed the entry by then.
    await world.deps.db.doc(`outbox/${noticeOf(invoiceId)}`).delete();
    at('2026-12-02');
    await deliver(world, milestoneWritten, await turn(projectId, 'completed'));
    expect((await invoiceOf(world, invoiceId)).dueSince).toBe('2026-12-02');
    expect(await isAsked(invoiceId)).toBe(false);
  });

  it('is left alone by other milestones, and once it has been issued', async () => {
    const { projectId, invoiceId } = await stageOf(launch);
    await deliver(world, milestoneWritten, await turn(projectId, 'completed', 'design'));
    expect((await invoiceOf(world, invoiceId)).dueSince).toBeNull();
    await issue(world, invoiceId);
    await deliver(world, milestoneWritten, await turn(projectId, 'completed'));
    expect((await invoiceOf(world, invoiceId)).dueSince).toBeNull();
    expect(await isAsked(invoiceId)).toBe(false);
  });

  it('and another that can’t be read: the first is asked about all the same', async () => {
    const { projectId, invoiceId } = await stageOf(launch);
    await world.deps.db.doc(`invoices/${projectId}-1`).update({ lines: 'none' });
    await deliver(world, milestoneWritten, await turn(projectId, 'completed'));
    expect(await isAsked(invoiceId)).toBe(true);
  });

  it('is said to be issued when its mail comes late', async () => {
    const { projectId, invoiceId } = await stageOf(launch);
    await deliver(world, milestoneWritten, await turn(projectId, 'completed'));
    await issue(world, invoiceId);
    expect(await wordsOf(world, noticeOf(invoiceId))).toBe('The invoice has been issued or discarded.');
  });
});

describe('other stages', () => {
  it('with a date are due on that day, and staff are asked once', async () => {
    const { invoiceId } = await stageOf({ kind: 'date', date: '2026-07-01' });
    await world.deps.db.doc(`invoices/${invoiceId}`).update({ dueSince: '2026-07-01' });
    at('2026-06-30', 18);
    expect(await sendReminders(world.deps)).toMatchObject({ stages: 0 });
    at('2026-07-01', 8);
    const runs = await Promise.all([sendReminders(world.deps), sendReminders(world.deps)]);
    expect(runs.reduce((sum, { stages = 0 }) => sum + stages, 0)).toBe(1);
    expect(await sendReminders(world.deps)).toMatchObject({ stages: 0 });
    expect(await wordsOf(world, noticeOf(invoiceId))).toContain('This stage was planned for 1 July 2026.');
  });

  it('of an acceptance are due at once, of which staff hear by the acceptance', async () => {
    const { projectId } = await stageOf(launch);
    const deposit = `${projectId}-1`;
    expect(await invoiceOf(world, deposit)).toMatchObject({
      dueSince: '2026-06-01',
      stageAskedOn: '2026-06-01',
    });
    expect(await isAsked(deposit)).toBe(false);
  });

  it('that are corrected and reissued are due from then on', async () => {
    const { projectId } = await stageOf(launch);
    await issue(world, `${projectId}-1`);
    at('2026-06-20');
    const input = { invoiceId: `${projectId}-1`, creditNoteId: fresh('note'), reason: 'Wrong name' };
    const { invoiceId } = await correctAndReissue(world.deps, input, asStaff);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({
      dueSince: '2026-06-20',
      stageAskedOn: '2026-06-20',
    });
  });
});
