import type { MilestoneStatus } from '@agency/domain/project/status';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerMilestone } from '../../functions/src/project/answer-milestone.ts';
import { sendAll, wordsOf } from './money-mail.ts';
import { activityOf, asMember, auditOf, type Member, mailIds, makeProject, member } from './project-world.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let anna: Member;
let projectId: string;

beforeAll(async () => {
  world = await makeWorld('answer');
});
afterAll(() => world.close());
beforeEach(async () => {
  anna = member('Anna');
  projectId = await makeProject(world, { members: [anna], milestones: { one: { status: 'inReview' } } });
});
afterEach(() => sendAll(world));

const path = () => `projects/${projectId}/milestones/one`;
const milestone = async () => (await world.deps.db.doc(path()).get()).data();
const answer = (kind: 'approved' | 'changesRequested', comment = '', who = anna) =>
  answerMilestone(world.deps, { projectId, milestoneId: 'one', answer: kind, comment }, asMember(who));

it('records who approved, completes the step, tells staff and client, once for ten clicks', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => answer('approved', 'Lovely')));
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ status: 'completed' })));
  expect(await milestone()).toMatchObject({
    status: 'completed',
    updatedBy: 'system',
    approval: { answer: 'approved', by: anna.uid, name: 'Anna', comment: 'Lovely' },
  });
  expect(await auditOf(world, path())).toHaveLength(1);
  expect((await activityOf(world, projectId)).toSorted()).toEqual(['approvalGiven', 'milestoneCompleted']);
  const [given = '', ...others] = await mailIds(world, `notice.approvalGiven.${projectId}`);
  expect(others).toEqual([]);
  expect(await wordsOf(world, given)).toContain('Lovely');
  const sent = await sendAll(world);
  expect(sent.map(({ to: [to] }) => to).toSorted()).toEqual(
    [anna.email, 'staff@downland.example'].toSorted(),
  );
});

it('records what should change, tells staff alone, and can be answered again after another review', async () => {
  expect(await answer('changesRequested', 'Bigger logo')).toEqual({ status: 'changesRequested' });
  expect(await milestone()).toMatchObject({ status: 'changesRequested', completedAt: null });
  const [first = ''] = await mailIds(world, `notice.changesAsked.${projectId}`);
  expect(await wordsOf(world, first)).toContain('Bigger logo');
  expect((await sendAll(world)).map(({ to }) => to)).toEqual([['staff@downland.example']]);
  await world.deps.db.doc(path()).update({ status: 'inReview' });
  world.setClock(new Date(world.deps.clock().getTime() + 60_000));
  expect(await answer('approved')).toEqual({ status: 'completed' });
  expect(await wordsOf(world, first)).toBe('There is a newer answer.');
});

it('does not mail the client again for a round that it knows', async () => {
  await answer('approved');
  await sendAll(world);
  await world.deps.db.doc(path()).update({ status: 'inReview', approval: null });
  world.setClock(new Date(world.deps.clock().getTime() + 5_000));
  await answer('approved', 'Again');
  expect((await sendAll(world)).map(({ to }) => to)).toEqual([['staff@downland.example']]);
});

it.each<MilestoneStatus>(['planned', 'inProgress', 'changesRequested', 'completed'])(
  'is refused while the step is %s',
  async (status) => {
    await world.deps.db.doc(path()).update({ status });
    await expect(answer('approved')).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await milestone()).toMatchObject({ status, approval: null });
  },
);

it('is refused to everybody else, as if there were no such project', async () => {
  await expect(answer('approved', '', member('Mallory'))).rejects.toMatchObject({ code: 'not-found' });
  expect(await milestone()).toMatchObject({ status: 'inReview' });
});

it('lets one of two people win, and tells the other why not', async () => {
  const ben = member('Ben');
  await world.deps.db.doc(`projects/${projectId}`).update({ memberUids: [anna.uid, ben.uid] });
  const results = await Promise.allSettled([answer('approved'), answer('changesRequested', 'No', ben)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
