import { formatDateTime } from '@agency/domain/shared/format';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerMilestone, recordMilestoneAnswer } from '../../functions/src/project/answer-milestone.ts';
import { askApproval, withdrawApproval } from '../../functions/src/project/ask-approval.ts';
import { completeUnanswered } from '../../functions/src/project/complete-unanswered.ts';
import { milestoneWritten } from '../../functions/src/project/milestone-written.ts';
import { setProjectStatus } from '../../functions/src/project/set-status.ts';
import { shareProject } from '../../functions/src/project/share.ts';
import { sendAll, wordsOf } from './money-mail.ts';
import { overtaken } from './overtaken.ts';
import {
  asMember,
  auditOf,
  deliver,
  type Member,
  mailIds,
  makeMilestone,
  makeProject,
  makeUser,
  member,
  written,
} from './project-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;
let anna: Member;
let projectId: string;

const monday = new Date('2026-11-30T10:00:00Z');
const at = (instant: string) => world.setClock(new Date(instant));

beforeAll(async () => {
  world = await makeWorld('approval');
  await makeUser(world, { uid: 'staff', email: 'staff@downland.example', name: 'Sam Webb' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setClock(monday);
  anna = member('Anna');
  projectId = await makeProject(world, { members: [anna], milestones: { one: { status: 'inProgress' } } });
});
afterEach(async () => {
  at('2027-06-01T10:00:00Z');
  await sendAll(world);
});

const one = () => ({ projectId, milestoneId: 'one' });
const path = () => `projects/${projectId}/milestones/one`;
const milestone = async () => (await world.deps.db.doc(path()).get()).data();
const ask = (answerBy = '2026-12-14', round = 0) =>
  askApproval(world.deps, { ...one(), answerBy, round }, asStaff);
const approve = (comment = '', who = anna) =>
  answerMilestone(world.deps, { ...one(), answer: 'approved', comment }, asMember(who));
const record = (answer: 'approved' | 'changesRequested', name = 'Anna Field', comment = '') =>
  recordMilestoneAnswer(world.deps, { ...one(), answer, comment, name, how: 'phone' }, asStaff);
const unanswered = () => completeUnanswered(world.deps, one(), asStaff);
const askedMails = () => mailIds(world, `notice.approvalAsked.${projectId}`);
const reminders = () => mailIds(world, `notice.approvalReminder.${projectId}`);
const activity = async () => {
  const { docs } = await world.deps.db.collection(`projects/${projectId}/activity`).orderBy('at').get();
  return docs.map((entry) => entry.data());
};
const sentTo = async () => (await sendAll(world)).map(({ to, subject }) => [to[0], subject]);

describe('asking for approval', () => {
  it('asks once for ten clicks, says by when, and reminds once two working days before', async () => {
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(asked).toEqual(Array.from({ length: 10 }, () => ({ status: 'inReview' })));
    expect(await milestone()).toMatchObject({
      status: 'inReview',
      answerBy: '2026-12-14',
      updatedBy: 'system',
    });
    const [mail = '', ...others] = await askedMails();
    expect(others).toEqual([]);
    expect(await wordsOf(world, mail)).toContain('Please reply by 14 December 2026.');
    expect(await wordsOf(world, mail)).toContain('answer=one');
    expect(await sentTo()).toEqual([[anna.email, 'Please check: Design agreed']]);
    at('2026-12-10T08:59:00Z');
    expect(await sentTo()).toEqual([]);
    at('2026-12-10T09:00:00Z');
    expect(await sentTo()).toEqual([[anna.email, 'Reminder: please check Design agreed']]);
    at('2026-12-14T10:00:00Z');
    expect(await sentTo()).toEqual([]);
    expect(await auditOf(world, path())).toHaveLength(1);
  });

  it('sends no reminder where there is no time for one, and none once it was answered or taken back', async () => {
    await ask('2026-12-02');
    expect(await reminders()).toEqual([]);
    await withdrawApproval(world.deps, one(), asStaff);
    expect(await milestone()).toMatchObject({ status: 'inProgress', answerBy: null });
    at('2026-11-30T11:00:00Z');
    await ask('2026-12-14', monday.getTime());
    expect(await reminders()).toHaveLength(1);
    await sendAll(world);
    await approve();
    await sendAll(world);
    at('2026-12-11T10:00:00Z');
    expect(await sentTo()).toEqual([]);
  });

  it('asks again with another day, and reminds by that one alone', async () => {
    await ask();
    await sendAll(world);
    at('2026-12-09T10:00:00Z');
    await ask('2026-12-21', monday.getTime());
    expect(await sentTo()).toEqual([[anna.email, 'Please check: Design agreed']]);
    at('2026-12-10T10:00:00Z');
    expect(await sentTo()).toEqual([]);
    at('2026-12-17T10:00:00Z');
    expect(await sentTo()).toEqual([[anna.email, 'Reminder: please check Design agreed']]);
  });

  it('is refused for a day that has passed, in another state, for an old request, and when it was cancelled', async () => {
    await expect(ask('2026-11-29')).rejects.toMatchObject({ code: 'invalid-argument' });
    await ask();
    await withdrawApproval(world.deps, one(), asStaff);
    await expect(ask('2026-12-15')).rejects.toMatchObject({ code: 'failed-precondition' });
    await world.deps.db.doc(path()).update({ status: 'planned' });
    await expect(ask('2026-12-15', monday.getTime())).rejects.toMatchObject({ code: 'failed-precondition' });
    await world.deps.db.doc(path()).update({ status: 'inProgress' });
    await setProjectStatus(world.deps, { projectId, status: 'cancelled' }, asStaff);
    await expect(ask('2026-12-15', monday.getTime())).rejects.toThrow('This project has been cancelled.');
  });

  it('mails nobody about a project that the client can’t see', async () => {
    const milestones = { one: { status: 'inProgress' } } as const;
    projectId = await makeProject(world, { members: [anna], shared: false, milestones });
    await ask();
    expect([...(await askedMails()), ...(await reminders())]).toEqual([]);
    expect(await milestone()).toMatchObject({ status: 'inReview' });
  });

  const share = () => shareProject(world.deps, { projectId }, asStaff);

  it('reaches the client when the project is shared, with what time is left then', async () => {
    const milestones = { one: { status: 'inProgress' }, two: { status: 'inProgress' } } as const;
    projectId = await makeProject(world, { members: [anna], shared: false, milestones });
    await ask();
    await askApproval(
      world.deps,
      { projectId, milestoneId: 'two', answerBy: '2026-12-01', round: 0 },
      asStaff,
    );
    at('2026-12-15T10:00:00Z');
    await expect(unanswered()).rejects.toThrow('we haven’t asked them');
    at('2026-12-07T10:00:00Z');
    await Promise.all([share(), share()]);
    expect(await askedMails()).toHaveLength(2);
    const [first = '', second = ''] = await askedMails();
    expect(await wordsOf(world, first)).toContain('Please reply by 14 December 2026.');
    // Its day had passed before they could know of it.
    expect(await wordsOf(world, second)).toContain('Please reply by 21 December 2026.');
    expect(await reminders()).toHaveLength(2);
    expect((await milestone())?.askedAt.toDate()).toEqual(new Date('2026-12-07T10:00:00Z'));
    await sendAll(world);
    at('2026-12-10T09:00:00Z');
    expect(await sentTo()).toEqual([[anna.email, 'Reminder: please check Design agreed']]);
  });

  it('reaches the client once when it is shared at the same moment, whichever comes first', async () => {
    const milestones = { one: { status: 'inProgress' } } as const;
    projectId = await makeProject(world, { members: [anna], shared: false, milestones });
    await askApproval(overtaken(world, share), { ...one(), answerBy: '2026-12-14', round: 0 }, asStaff);
    expect(await askedMails()).toHaveLength(1);
    projectId = await makeProject(world, { members: [anna], shared: false, milestones });
    await shareProject(
      overtaken(world, () => ask()),
      { projectId },
      asStaff,
    );
    expect(await askedMails()).toHaveLength(1);
  });

  it('is done for a tab of an older build that changes the status alone, once for five deliveries', async () => {
    const before = makeMilestone(monday, { status: 'inProgress' });
    const { askedAt: _askedAt, answerBy: _answerBy, unanswered: _unanswered, ...older } = before;
    const after = { ...older, status: 'inReview', updatedAt: monday, updatedBy: 'staff' };
    const change = await written(world, path(), { projectId, milestoneId: 'one' }, after);
    await deliver(world, milestoneWritten, change);
    expect(await milestone()).toMatchObject({ status: 'inReview', answerBy: '2026-12-14' });
    expect((await milestone())?.askedAt.toDate()).toEqual(monday);
    expect(await askedMails()).toHaveLength(1);
    expect((await activity()).map(({ kind }) => kind)).toEqual(['approvalAsked']);
    // A late delivery finds it answered.
    await approve();
    await deliver(world, milestoneWritten, change);
    expect(await milestone()).toMatchObject({ status: 'completed' });
  });
});

describe('two answers at once', () => {
  it('have one outcome, and the other is told whose', async () => {
    const ben = member('Ben');
    await world.deps.db.doc(`projects/${projectId}`).update({ memberUids: [anna.uid, ben.uid] });
    await ask();
    await approve('Lovely');
    const late = answerMilestone(
      world.deps,
      { ...one(), answer: 'changesRequested', comment: 'Bigger logo' },
      asMember(ben),
    );
    await expect(late).rejects.toThrow(`Anna approved this step on ${formatDateTime(monday)}.`);
    expect(await milestone()).toMatchObject({ status: 'completed', approval: { comment: 'Lovely' } });
  });
});

describe('an answer to an older request', () => {
  it('is refused once it was asked again, as the page then shows something else', async () => {
    await ask();
    at('2026-12-01T10:00:00Z');
    await ask('2026-12-15', monday.getTime());
    const answerTo = (asked: number) =>
      answerMilestone(world.deps, { ...one(), answer: 'approved', comment: '', asked }, asMember(anna));
    await expect(answerTo(monday.getTime())).rejects.toThrow('We’ve asked again since you opened this page.');
    expect(await milestone()).toMatchObject({ status: 'inReview', approval: null });
    expect(await answerTo(Date.parse('2026-12-01T10:00:00Z'))).toEqual({ status: 'completed' });
    // Repeated after a lost response.
    expect(await answerTo(Date.parse('2026-12-01T10:00:00Z'))).toEqual({ status: 'completed' });
  });
});

describe('an answer that came by phone', () => {
  it('is stored as recorded, under both names, once, and completes the step', async () => {
    await ask();
    await sendAll(world);
    await Promise.all([record('approved'), record('approved')]);
    expect(await milestone()).toMatchObject({
      status: 'completed',
      approval: {
        answer: 'approved',
        name: 'Anna Field',
        by: asStaff.person.uid,
        recorded: { how: 'phone', by: asStaff.person.uid, name: asStaff.person.name },
      },
    });
    const given = (await activity()).filter(({ kind }) => kind === 'approvalGiven');
    expect(given).toMatchObject([{ actorName: 'Anna Field', recordedBy: asStaff.person.name }]);
    expect(await sentTo()).toEqual([[anna.email, 'Done: Design agreed']]);
  });

  it('can ask for changes; a different one afterwards is refused', async () => {
    await ask();
    await record('changesRequested', 'Anna Field', 'Bigger logo');
    expect(await milestone()).toMatchObject({ status: 'changesRequested', completedAt: null });
    await expect(record('approved')).rejects.toThrow('Anna Field asked for changes to this step on');
  });

  it('of a client who answers at the same moment is one outcome', async () => {
    await ask();
    const results = await Promise.allSettled([approve(), record('changesRequested')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('no answer', () => {
  it('lets staff complete it after the day alone, and says so for ever', async () => {
    await ask();
    await sendAll(world);
    at('2026-12-14T23:59:00Z');
    await expect(unanswered()).rejects.toThrow('The client still has time to answer.');
    at('2026-12-15T00:00:00Z');
    expect(await Promise.all([unanswered(), unanswered()])).toEqual([
      { status: 'completed' },
      { status: 'completed' },
    ]);
    expect(await milestone()).toMatchObject({
      status: 'completed',
      approval: null,
      unanswered: { answerBy: '2026-12-14' },
    });
    const [, completed] = await activity();
    expect(completed).toMatchObject({ kind: 'milestoneCompleted', unansweredBy: '2026-12-14' });
    const [mail = ''] = await mailIds(world, `project-milestone-completed.${projectId}`);
    expect(await wordsOf(world, mail)).toContain('We didn’t get an answer from you by 14 December 2026');
    await expect(approve()).rejects.toThrow('there was no answer by 14 December 2026');
  });

  it('needs a day to have been given', async () => {
    await world.deps.db.doc(path()).update({ status: 'inReview', answerBy: null });
    await expect(unanswered()).rejects.toMatchObject({ code: 'failed-precondition' });
    await world.deps.db.doc(path()).update({ status: 'inProgress', answerBy: '2020-01-01' });
    await expect(unanswered()).rejects.toThrow('This step isn’t waiting for an answer.');
  });

  it('of an answer at the same moment is one outcome', async () => {
    await ask();
    at('2026-12-15T10:00:00Z');
    const results = await Promise.allSettled([approve(), unanswered()]);
    const failed = results.filter(({ status }) => status === 'rejected');
    expect(failed).toHaveLength(1);
    const { approval, unanswered: silent } = (await milestone()) ?? {};
    expect([approval === null, silent === null]).toContain(true);
  });
});
