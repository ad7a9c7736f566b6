import { link as linkSchema } from '@agency/domain/link/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setProjectStatus } from '../../functions/src/project/set-status.ts';
import { shareProject } from '../../functions/src/project/share.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { sendAll, wordsOf } from './money-mail.ts';
import { activityOf, auditOf, mailIds, makeProject, member } from './project-world.ts';
import { makeSent } from './quote-world.ts';
import { asStaff, countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('share');
});
afterAll(() => world.close());

const share = (projectId: string) => shareProject(world.deps, { projectId }, asStaff);
const projectOf = async (id: string) => (await world.deps.db.doc(`projects/${id}`).get()).data();
const created = (projectId: string) => mailIds(world, `project-created-notification.${projectId}`);

async function linkOf(projectId: string) {
  const { docs } = await world.deps.db.collection('links').where('documentId', '==', projectId).get();
  return docs.map((found) => parseDocument(linkSchema, found.ref.path, found.data()));
}

describe('sharing a project', () => {
  it('gives access, makes the link and mails each person, once, with ten clicks at once', async () => {
    const members = [member('Anna'), member('Ben')];
    const milestones = { one: { plannedOn: '2026-12-18' } };
    const projectId = await makeProject(world, { members, shared: false, milestones });
    await Promise.all(Array.from({ length: 10 }, () => share(projectId)));
    expect(await projectOf(projectId)).toMatchObject({
      memberUids: members.map(({ uid }) => uid),
      membersVersion: 3,
      updatedBy: 'system',
    });
    const entry = await world.deps.db.doc(`projects/${projectId}/activity/shared`).get();
    expect((await projectOf(projectId))?.sharedAt).toEqual(entry.get('at'));
    const [link, ...others] = await linkOf(projectId);
    expect(others).toEqual([]);
    expect(link).toMatchObject({ kind: 'project', rotation: 0, memberUids: members.map(({ uid }) => uid) });
    expect(await activityOf(world, projectId)).toEqual(['projectShared']);
    expect(await auditOf(world, `projects/${projectId}`)).toHaveLength(1);
    expect(await created(projectId)).toHaveLength(2);
    const sent = await sendAll(world);
    expect(sent.flatMap(({ to }) => to).toSorted()).toEqual(members.map(({ email }) => email).toSorted());
    expect(sent[0]?.text).toContain('/project/track/');
    expect(sent[0]?.text).toContain('Design agreed: 18 December 2026');
    const before = JSON.stringify(await projectOf(projectId));
    await share(projectId);
    expect(JSON.stringify(await projectOf(projectId))).toBe(before);
  });

  it('reports a project that an acceptance shared, and leaves its link as it is', async () => {
    const quoteId = await makeSent(world);
    const yes = { quoteId, name: 'Sam Weald', choices: [], note: 'By phone' };
    const { projectId } = await acceptQuoteOffline(world.deps, yes, asStaff);
    const [link] = await linkOf(projectId);
    await world.deps.db.doc(`links/${link?.id}`).update({ revokedAt: world.deps.clock() });
    await share(projectId);
    const [id = ''] = await created(projectId);
    // A link closed by staff stays closed: the mail leads to the page behind sign-in.
    expect(await wordsOf(world, id)).toContain(`/client/project?id=${projectId}`);
    expect(await linkOf(projectId)).toHaveLength(1);
    await share(projectId);
    expect(await created(projectId)).toHaveLength(1);
  });

  it('refuses a cancelled project, and calls the mail off when it is cancelled meanwhile', async () => {
    const projectId = await makeProject(world, { members: [member('Anna')], shared: false });
    await share(projectId);
    await setProjectStatus(world.deps, { projectId, status: 'cancelled' }, asStaff);
    const [id = ''] = await created(projectId);
    expect(await wordsOf(world, id)).toBe('The project has been cancelled.');
    const other = await makeProject(world, { shared: false, fields: { status: 'cancelled' } });
    await expect(share(other)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await countOf(world, 'links', 'documentId', other)).toBe(0);
  });
});

describe('the status of a project', () => {
  const set = (projectId: string, status: Parameters<typeof setProjectStatus>[1]['status']) =>
    setProjectStatus(world.deps, { projectId, status }, asStaff);

  it('ends the link 90 days after completion, counted in London, and reopens it when work resumes', async () => {
    const projectId = await makeProject(world, { members: [member('Anna')], shared: false });
    await share(projectId);
    // Half past midnight in London on the 1st, still June by UTC.
    world.setClock(new Date('2027-06-30T23:30:00Z'));
    expect(await set(projectId, 'completed')).toEqual({ status: 'completed' });
    expect((await projectOf(projectId))?.completedAt.toDate()).toEqual(new Date('2027-06-30T23:30:00Z'));
    expect((await linkOf(projectId))[0]?.expiresOn).toBe('2027-09-29');
    await set(projectId, 'completed');
    await set(projectId, 'active');
    expect(await projectOf(projectId)).toMatchObject({ status: 'active', completedAt: null });
    expect((await linkOf(projectId))[0]?.expiresOn).toBeNull();
    expect(await auditOf(world, `projects/${projectId}`)).toHaveLength(3);
    expect((await activityOf(world, projectId)).toSorted()).toEqual([
      'projectShared',
      'statusChanged',
      'statusChanged',
    ]);
  });

  it.each([
    ['planned', 'completed'],
    ['planned', 'onHold'],
    ['completed', 'cancelled'],
    ['cancelled', 'active'],
    ['onHold', 'completed'],
  ] as const)('can not go from %s to %s', async (from, to) => {
    const projectId = await makeProject(world, { fields: { status: from } });
    await expect(set(projectId, to)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await projectOf(projectId)).toMatchObject({ status: from });
  });
});
