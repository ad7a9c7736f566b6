import type { Milestone } from '@agency/domain/project/schema';
import { UnreadableRecord } from '@agency/domain/shared/parse';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentChange } from '../../functions/src/platform/deploy.ts';
import { auditBrowserWrite } from '../../functions/src/platform/triggers/audit-browser-write.ts';
import { milestoneWritten } from '../../functions/src/project/milestone-written.ts';
import { updateWritten } from '../../functions/src/project/update-written.ts';
import { unique } from '../support/suite.ts';
import { sendAll, wordsOf } from './money-mail.ts';
import {
  activityOf,
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
import { makeWorld, type World } from './world.ts';

let world: World;
let anna: Member;

beforeAll(async () => {
  world = await makeWorld('followups');
  await makeUser(world, { uid: 'staff', email: 'staff@downland.example', name: 'Sam Webb' });
});
afterAll(() => world.close());
beforeEach(() => {
  anna = member('Anna');
});
// Mails queued by one test must not be sent by the next.
afterEach(() => sendAll(world));

const projectOf = async (id: string) => (await world.deps.db.doc(`projects/${id}`).get()).data();

/** Staff change a milestone in the browser. */
async function milestone(
  projectId: string,
  milestoneId: string,
  rest: Partial<Milestone>,
): Promise<DocumentChange> {
  const now = world.deps.clock();
  const path = `projects/${projectId}/milestones/${milestoneId}`;
  const stored = (await world.deps.db.doc(path).get()).data();
  const completedAt = rest.status === 'completed' ? now : null;
  const after = {
    ...(stored ?? makeMilestone(now)),
    completedAt,
    updatedAt: now,
    updatedBy: 'staff',
    ...rest,
  };
  return written(world, path, { projectId, milestoneId }, after);
}

const done = (projectId: string) => `project-milestone-completed.${projectId}`;

describe('a milestone is completed', () => {
  it('mails each of the client’s people once, counts, and writes one entry everywhere, five deliveries or not', async () => {
    const ben = member('Ben');
    const milestones = { one: { status: 'inProgress' }, two: {} } as const;
    const projectId = await makeProject(world, { members: [anna, ben], milestones });
    const change = await milestone(projectId, 'one', { status: 'completed' });
    await deliver(world, milestoneWritten, change);
    expect(await mailIds(world, done(projectId))).toHaveLength(2);
    expect(await projectOf(projectId)).toMatchObject({
      milestonesTotal: 2,
      milestonesCompleted: 1,
      progress: 50,
    });
    expect(await activityOf(world, projectId)).toEqual(['milestoneCompleted']);
    expect(await auditOf(world, change.path)).toMatchObject([
      { actor: 'staff', action: 'update', after: { status: 'completed' } },
    ]);
    const sent = await sendAll(world);
    expect(sent.map(({ to }) => to).toSorted()).toEqual([[anna.email], [ben.email]].toSorted());
    expect(sent[0]?.text).toContain('50%');
  });

  it('names the mail by project too: two projects of one quote template have the same milestones', async () => {
    const milestones = { launch: { status: 'inProgress' } } as const;
    const first = await makeProject(world, { members: [anna], milestones });
    const second = await makeProject(world, { members: [anna], milestones });
    for (const projectId of [first, second]) {
      await deliver(world, milestoneWritten, await milestone(projectId, 'launch', { status: 'completed' }));
    }
    expect(await mailIds(world, done(first))).toHaveLength(1);
    expect(await mailIds(world, done(second))).toHaveLength(1);
  });

  it('mails nobody when it is reopened and completed again, unless staff ask for it, even after months', async () => {
    const projectId = await makeProject(world, {
      members: [anna],
      milestones: { one: { status: 'inProgress' } },
    });
    const first = await milestone(projectId, 'one', { status: 'completed' });
    const reopened = await milestone(projectId, 'one', { status: 'inProgress' });
    world.setClock(new Date(world.deps.clock().getTime() + 1000));
    const again = await milestone(projectId, 'one', { status: 'completed' });
    await deliver(world, milestoneWritten, first, reopened, again);
    const ids = await mailIds(world, done(projectId));
    expect(ids).toHaveLength(1);
    expect((await activityOf(world, projectId)).toSorted()).toEqual([
      'milestoneCompleted',
      'milestoneCompleted',
      'milestoneReopened',
    ]);
    // Retention removed the entry: the client was notified all the same.
    await world.deps.db.doc(`outbox/${ids[0]}`).delete();
    await deliver(world, milestoneWritten, await milestone(projectId, 'one', { status: 'inProgress' }));
    await deliver(world, milestoneWritten, await milestone(projectId, 'one', { status: 'completed' }));
    expect(await mailIds(world, done(projectId))).toEqual([]);
    await deliver(world, milestoneWritten, await milestone(projectId, 'one', { status: 'inProgress' }));
    const asked = await milestone(projectId, 'one', { status: 'completed', mailRound: 2 });
    await deliver(world, milestoneWritten, asked);
    expect(await mailIds(world, done(projectId))).toHaveLength(1);
  });

  it('calls the mail off when it was reopened before it went, or the recipient lost access', async () => {
    const ben = member('Ben');
    const milestones = { one: { status: 'inProgress' } } as const;
    const projectId = await makeProject(world, { members: [anna, ben], milestones });
    await deliver(world, milestoneWritten, await milestone(projectId, 'one', { status: 'completed' }));
    const [first = '', second = ''] = await mailIds(world, done(projectId));
    const project = await projectOf(projectId);
    await world.deps.db.doc(`clients/${project?.clientId}`).update({ memberUids: [anna.uid] });
    const words = [await wordsOf(world, first), await wordsOf(world, second)];
    expect(words.filter((one) => one === 'This person no longer has access to the project.')).toHaveLength(1);
    expect(words.filter((one) => one.startsWith('Done: Design agreed'))).toHaveLength(1);
    await milestone(projectId, 'one', { status: 'inProgress' });
    await sendAll(world);
    expect((await world.deps.db.doc(`outbox/${first}`).get()).get('status')).toBe('cancelled');
  });

  it('tells nobody of what the client does not see, and skips what operations wrote', async () => {
    const milestones = { one: { status: 'inProgress' } } as const;
    const hidden = await makeProject(world, { members: [anna], shared: false, milestones });
    await deliver(world, milestoneWritten, await milestone(hidden, 'one', { status: 'completed' }));
    expect(await mailIds(world, done(hidden))).toEqual([]);
    const projectId = await makeProject(world, { members: [anna], milestones });
    const change = await milestone(projectId, 'one', { status: 'completed', updatedBy: 'system' });
    await deliver(world, milestoneWritten, change);
    expect(await mailIds(world, done(projectId))).toEqual([]);
    expect(await auditOf(world, change.path)).toEqual([]);
    expect(await projectOf(projectId)).toMatchObject({ milestonesCompleted: 1, progress: 100 });
  });
});

describe('a milestone comes into review', () => {
  it('asks the client, each time that it does, and only while it waits', async () => {
    const projectId = await makeProject(world, {
      members: [anna],
      milestones: { one: { status: 'inProgress' } },
    });
    const begin = `notice.approvalAsked.${projectId}`;
    await deliver(world, milestoneWritten, await milestone(projectId, 'one', { status: 'inReview' }));
    const [first = ''] = await mailIds(world, begin);
    expect(await wordsOf(world, first)).toContain('/client/project?id=');
    // Records read in order of time need distinct times.
    world.setClock(new Date(world.deps.clock().getTime() + 1000));
    await deliver(world, milestoneWritten, await milestone(projectId, 'one', { status: 'changesRequested' }));
    expect(await wordsOf(world, first)).toBe('The step is no longer waiting for an answer.');
    await deliver(world, milestoneWritten, await milestone(projectId, 'one', { status: 'inProgress' }));
    world.setClock(new Date(world.deps.clock().getTime() + 1000));
    await deliver(world, milestoneWritten, await milestone(projectId, 'one', { status: 'inReview' }));
    expect(await mailIds(world, begin)).toHaveLength(2);
    expect(await activityOf(world, projectId)).toEqual(['approvalAsked', 'changesAsked', 'approvalAsked']);
  });

  it('asks by the billing address where nobody has an account', async () => {
    const projectId = await makeProject(world, { milestones: { one: { status: 'inProgress' } } });
    await deliver(world, milestoneWritten, await milestone(projectId, 'one', { status: 'inReview' }));
    const [asked = ''] = await mailIds(world, `notice.approvalAsked.${projectId}`);
    expect(await wordsOf(world, asked)).toContain('reply to this email to approve it');
  });
});

describe('a record that can’t be read', () => {
  it('is audited and retried when it is the milestone as it is now; an earlier state does no harm', async () => {
    const projectId = await makeProject(world, {
      members: [anna],
      milestones: { one: { status: 'inProgress' } },
    });
    const change = await milestone(projectId, 'one', { status: 'completed' });
    const unreadable = { ...change, eventId: unique('event'), after: { ...change.after, position: 'first' } };
    await expect(milestoneWritten(world.deps, unreadable)).rejects.toThrow(UnreadableRecord);
    expect(await auditOf(world, change.path)).toMatchObject([{ action: 'update' }]);
    expect(await mailIds(world, done(projectId))).toEqual([]);
    await deliver(world, milestoneWritten, { ...change, before: { status: 'ofTheNextRelease' } });
    expect(await mailIds(world, done(projectId))).toHaveLength(1);
    expect(await activityOf(world, projectId)).toEqual(['milestoneCompleted']);
  });
});

describe('counters', () => {
  it('are right whatever order the events come in', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [
        `m${index}`,
        { status: 'inProgress', position: index } as const,
      ]),
    );
    const projectId = await makeProject(world, { milestones: many, fields: { milestonesTotal: 0 } });
    const changes: DocumentChange[] = [];
    for (const id of ['m0', 'm1', 'm2', 'm3']) {
      changes.push(await milestone(projectId, id, { status: 'completed' }));
    }
    changes.push(await milestone(projectId, 'm1', { status: 'inProgress' }));
    await deliver(world, milestoneWritten, ...changes.toReversed());
    expect(await projectOf(projectId)).toMatchObject({
      milestonesTotal: 6,
      milestonesCompleted: 3,
      progress: 50,
    });
  });
});

describe('news for the client', () => {
  const update = (title: string, body: string) => {
    const now = world.deps.clock();
    return { title, body, createdAt: now, createdBy: 'staff', updatedAt: now, updatedBy: 'staff' };
  };

  it('goes to each once, says how it begins, and not again when it is edited', async () => {
    const projectId = await makeProject(world, { members: [anna] });
    const params = { projectId, updateId: 'first' };
    const path = `projects/${projectId}/updates/first`;
    const created = await written(world, path, params, update('The basket works', 'You can **buy** now.'));
    await deliver(world, updateWritten, created);
    const edited = await written(
      world,
      path,
      params,
      update('The basket works', 'You can buy *everything*.'),
    );
    await deliver(world, updateWritten, edited);
    const begin = `project-update-notification.${projectId}`;
    const [id = '', ...others] = await mailIds(world, begin);
    expect(others).toEqual([]);
    expect(await wordsOf(world, id)).toContain('You can buy everything.');
    expect(await activityOf(world, projectId)).toEqual(['updatePublished']);
    expect(await auditOf(world, path)).toHaveLength(2);
    await world.deps.db.doc(path).delete();
    expect(await wordsOf(world, id)).toBe('The update has been deleted.');
  });

  it('stands in the activity under the title that it has by now, whenever its events come', async () => {
    const projectId = await makeProject(world, { members: [anna] });
    const params = { projectId, updateId: 'first' };
    const path = `projects/${projectId}/updates/first`;
    const created = await written(world, path, params, update('They pay late', 'Look.'));
    const edited = await written(world, path, params, update('The basket works', 'Look.'));
    await deliver(world, updateWritten, edited);
    await deliver(world, updateWritten, created);
    const entry = world.deps.db.doc(`projects/${projectId}/activity/update-first`);
    expect((await entry.get()).get('subject')).toBe('The basket works');
    const again = await written(world, path, params, update('The whole shop works', 'Look.'));
    await deliver(world, updateWritten, again);
    expect((await entry.get()).get('subject')).toBe('The whole shop works');
    expect(await mailIds(world, `project-update-notification.${projectId}`)).toHaveLength(1);
  });

  it('is not sent to people who switched it off', async () => {
    const ben = member('Ben');
    await makeUser(world, ben, { 'project-update-notification': false });
    const auth = await world.deps.auth();
    await auth.createUser({ uid: ben.uid, email: ben.email, emailVerified: true });
    const projectId = await makeProject(world, { members: [anna, ben] });
    const path = `projects/${projectId}/updates/first`;
    const params = { projectId, updateId: 'first' };
    await deliver(world, updateWritten, await written(world, path, params, update('News', 'Look.')));
    const sent = await sendAll(world);
    expect(sent.map(({ to }) => to)).toEqual([[anna.email]]);
  });
});

it('a note of staff is audited, once, and mails nobody', async () => {
  const projectId = await makeProject(world, { members: [anna] });
  const now = world.deps.clock();
  const note = { title: 'Careful', body: 'Ask first.', createdAt: now, createdBy: 'staff' };
  const path = `projects/${projectId}/notes/first`;
  const change = await written(world, path, {}, { ...note, updatedAt: now, updatedBy: 'staff' });
  await deliver(world, auditBrowserWrite, change);
  expect(await auditOf(world, path)).toMatchObject([{ action: 'create', actor: 'staff' }]);
  expect(await sendAll(world)).toEqual([]);
});
